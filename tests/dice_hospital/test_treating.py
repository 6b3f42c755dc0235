"""Whom departments and specialists can treat, against a naive version that tries every choice of dice."""

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from kit.games.dice_hospital.box import DEPARTMENTS, SPECIALISTS, WORDS
from kit.games.dice_hospital.treating import groups, open_for, targets

codes = st.integers(0, 107)
hospitals = st.lists(codes, max_size=12).map(lambda own: tuple(sorted(own)))
some = settings(max_examples=300, deadline=None)


def read(code):
    """(shown colour, value) from the patient's word."""
    colour, value, *_ = WORDS[code].split("-")
    return colour, int(value)


def allowed(department, chosen):
    """Whether a department's words are met by these dice."""
    one = DEPARTMENTS[department]
    colours, values = zip(*map(read, chosen), strict=True)
    right = one.colour < 0 or set(colours) == {("red", "yellow", "green")[one.colour]}
    low = min(values)
    shapes = {
        "one": len(chosen) == 1 and values[0] in one.values,
        "equal": len(chosen) == 3 and len(set(values)) == 1,
        "run": len(chosen) == 3 and sorted(values) == [low, low + 1, low + 2],
        "each-colour": len(chosen) == 3 and len(set(colours)) == 3,
    }
    return right and shapes[one.shape]


@some
@given(hospitals, st.integers(0, len(DEPARTMENTS) - 1))
def test_groups_are_every_choice_that_meets_the_words(patients, department):
    naive = {
        chosen for size in (1, 3) for chosen in combinations(patients, size) if allowed(department, chosen)
    }  # fmt: skip
    assert groups(department, patients) == tuple(sorted(naive))
    assert len(naive) <= 128
    assert bool(open_for(patients) >> department & 1) is bool(naive)


@some
@given(hospitals, st.integers(0, len(SPECIALISTS) - 1), st.data(), st.booleans())
def test_targets_are_every_choice_that_meets_the_words(patients, specialist, data, any_of_colour):
    size = data.draw(st.integers(0, min(3, len(patients))))
    at = data.draw(st.permutations(range(len(patients))))[:size]
    just = tuple(sorted(patients[index] for index in at))
    one = SPECIALISTS[specialist]
    colour = ("red", "yellow", "green", "blue")[one.colour]
    found = set()
    for index, code in enumerate(patients):
        shown, value = read(code)
        if one.effect == "again":
            right = shown == colour and (any_of_colour or index in at)
        elif one.effect == "another":
            right = shown == colour and index not in at
        elif one.effect == "equal":
            right = any(other != index and read(patients[other]) == (colour, value) for other in at)
        else:
            right = value in one.values
        found |= {(code,)} if right else set()
    if one.patients == 2 and len([code for code in patients if read(code)[1] in one.values]) > 1:
        found = set(combinations([code for code in patients if read(code)[1] in one.values], 2))
    if one.effect == "another":
        # Dice that look alike are one target: only what is left without those treated counts.
        found = {(code,) for (code,) in found if patients.count(code) > just.count(code)}
    assert targets(specialist, patients, just, any_of_colour, False) == tuple(sorted(found))
