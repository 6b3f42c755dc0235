"""Whom departments and specialists can treat, against a naive version that tries every choice of dice."""

from itertools import combinations, permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from kit.games.dice_hospital.box import DEPARTMENTS, SPECIALISTS, WORDS
from kit.games.dice_hospital.treating import groups, open_for, targets

codes = st.integers(0, 107)
hospitals = st.lists(codes, max_size=12).map(lambda own: tuple(sorted(own)))
some = settings(max_examples=300, deadline=None)
COLOURS = ("red", "yellow", "green", "blue")


def read(code):
    """(shown colour, value) from the patient's word."""
    colour, value, *_ = WORDS[code].split("-")
    return colour, int(value)


def allowed(department, chosen):
    """Whether a department's words are met by these dice, in this order."""
    one = DEPARTMENTS[department]
    colours, values = zip(*map(read, chosen), strict=True)
    right = one.colour < 0 or set(colours) == {COLOURS[one.colour]}
    low, size, different = min(values), len(chosen), len(set(values))
    shapes = {
        "one": size == 1 and values[0] in one.values,
        "drug": size == 1 and values[0] in one.values,
        "equal": size == 3 and different == 1,
        "run": size == 3 and sorted(values) == [low, low + 1, low + 2],
        "each-colour": size == 3 and len(set(colours)) == 3,
        "pair": size == 2 and different == 1,
        "swap": size == 2 and different == 2,
        "trial": size == 2 and values[0] <= 3 < values[1],
    }
    return right and shapes[one.shape]


@some
@given(hospitals, st.integers(0, len(DEPARTMENTS) - 1))
def test_groups_are_every_choice_that_meets_the_words(patients, department):
    choices = [chosen for size in (1, 2, 3) for chosen in combinations(patients, size)]
    if DEPARTMENTS[department].shape == "trial":
        choices = list(permutations(patients, 2))
    naive = {chosen for chosen in choices if allowed(department, chosen)}
    assert groups(department, patients) == tuple(sorted(naive))
    assert len(naive) <= 128
    assert bool(open_for(patients) >> department & 1) is bool(naive)


def meets(one, chosen, rest, just, any_of_colour):
    """Whether a specialist's words are met by these places of dice; ``just`` are the places just treated."""
    place, *others = chosen
    colour, value = rest[place]
    mine = colour == COLOURS[one.colour]
    right = {
        "again": mine and (any_of_colour or place in just),
        "another": mine and place not in just,
        "equal": any(other != place and rest[other] == (COLOURS[one.colour], value) for other in just),
        "value": all(rest[other][1] in one.values for other in chosen),
        "student": others and place in just and rest[others[0]][1] > 1,
        "pair": others and rest[others[0]][1] == value,
        "swap": others and mine and (any_of_colour or place in just) and rest[others[0]][1] != value,
        "research": mine and place not in just and value > 1,
        "drug": mine and place not in just,
        "points": False,
    }
    return right[one.effect]


@some
@given(hospitals, st.integers(0, len(SPECIALISTS) - 1), st.data(), st.booleans())
def test_targets_are_every_choice_that_meets_the_words(patients, specialist, data, any_of_colour):
    size = data.draw(st.integers(0, min(3, len(patients))))
    just = data.draw(st.permutations(range(len(patients))))[:size]
    one, dice = SPECIALISTS[specialist], [read(code) for code in patients]
    treated = tuple(sorted(patients[place] for place in just))
    low = one.effect == "value" and one.patients == 2 and sum(value in one.values for _, value in dice) > 1
    size = 2 if one.effect in ("student", "pair", "swap") or low else 1
    found = set()
    for chosen in permutations(range(len(patients)), size):
        if meets(one, chosen, dice, just, any_of_colour):
            names = tuple(patients[place] for place in chosen)
            found.add(names if one.effect == "student" else tuple(sorted(names)))
    if one.effect in ("another", "research", "drug"):
        # Dice that look alike are one target: only what is left without those treated counts.
        found = {(code,) for (code,) in found if patients.count(code) > treated.count(code)}
    assert targets(specialist, patients, treated, any_of_colour, False) == tuple(sorted(found))
    assert len(found) + 1 + 36 <= 128
