"""Every component of Dynamite Nurse as it is drawn: the deck's counts, numbers, marks, low ink, aids, figures."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from kit.drawing.cards import SPINE
from kit.drawing.flat import bounds, texts
from kit.drawing.shapes import Drawing, Group, Text
from kit.drawing.tokens import COLOURS, INK, PRINT, PRINT_LOW, SCREEN_DARK, SCREEN_LIGHT, SMALL
from kit.games.dynamite_nurse import GAME, deck, figures
from kit.games.dynamite_nurse.cards import CARDS
from kit.games.dynamite_nurse.faces import draw
from printables.deck_document import aid_document, deck_document
from printables.order import APART, Order
from printables.pads import pad_document
from printables.papers import PAPERS, paper
from printables.preflight import component_findings, preflight
from printables.sheets import SLOT
from printables.summary import summary_document
from tests.drawn import corners, count, middles, paths, said, turned
from tests.dynamite_nurse.stored import COPIES
from translations import LANGUAGES, load

IDS = [component.id for component in GAME.components]
PATIENTS = [f"patient-{n}" for n in range(10)]
EMERGENCIES = [f"emergency-{n}" for n in range(10)]
DOCTORS = [f"doctor-{n}" for n in range(1, 11)]
ALMIGHTY = [f"almighty-{n}" for n in range(1, 11)]
OPEN = ["new-bed", "broken-bed", "quiet-night", "blackout", "recovery"]
OWN_TURN = ["epidemic", "turn-worse", "referral", "new-drug", "audit"]
"""000:197-219: each is used in one's own turn."""
RED, YELLOW, BLUE = (COLOURS[name].fill for name in ("red", "yellow", "blue"))


@pytest.fixture(scope="module", params=LANGUAGES)
def words(request):
    return load(request.param, "dynamite-nurse")


@pytest.fixture(scope="module")
def english():
    return load("en", "dynamite-nurse")


def spine_of(drawing: Drawing) -> Drawing:
    """The card's spine alone."""
    items = tuple(item for item in drawing.items if isinstance(item, Group) and item.role == SPINE)
    return replace(drawing, items=items)


# What is printed is what is played with.


def printed(game):
    """Cards, aids and strips by id as they lie on the sheets, and backs."""
    job = Order(game, load("en", "dynamite-nurse"), paper("a4"))
    names = {}
    for component in game.components:
        names[id(job.face(component.id).items)] = component.id
    found = Counter()
    for document in (deck_document(job), aid_document(job)):
        for page in document.pages:
            for item in page.drawing.items:
                if isinstance(item, Group) and item.role == SLOT:
                    found[names[id(item.items[0].items[0].items)]] += 1
    return found


def test_printed_cards_are_the_engines():
    found = printed(GAME)
    assert {name: number for name, number in found.items() if name in CARDS and name != "spare"} == dict(COPIES)
    assert found["spare"] == 1
    assert found["back-card"] == 50 + 26 + 43 + 1
    assert (found["aid"], found["back-aid"], found["bed-strip"]) == (6, 6, 6)


def test_an_owners_list_changes_what_is_printed(monkeypatch):
    entries = tuple(
        entry._replace(card="emergency-9") if entry.card == "emergency-2" else entry for entry in deck.kit_deck()
    )
    monkeypatch.setattr(deck, "deck", lambda: entries)
    found = printed(replace(GAME))
    assert found["emergency-2"] == 0
    assert found["emergency-9"] == COPIES["emergency-2"]
    assert sum(found[name] for name in CARDS) == 120


def test_all_cards_have_one_back():
    assert {one.back for one in GAME.components if one.kind not in APART} == {"back-card"}


# Every card that can be, in every language.


@pytest.mark.parametrize("detail", ["full", "index", "small"])
def test_every_card_fits_and_keeps_its_safe_zone(detail, words):
    for name in (*CARDS, *(f"worse-{card}" for card in PATIENTS + EMERGENCIES)):
        drawing = draw(name, words, PRINT, detail)
        assert (drawing.width, drawing.height, drawing.unit) == (63.5, 88.9, "mm")
        assert component_findings(drawing) == ()


@pytest.mark.parametrize("component", [one for one in GAME.components if one.kind in APART], ids=lambda one: one.id)
def test_other_components_have_their_size(component, words):
    drawing = draw(component.id, words, PRINT)
    assert (drawing.width, drawing.height) == (component.width, component.height)
    assert component_findings(drawing) == ()


@pytest.mark.parametrize("bad", ["patient-10", "doctor-0", "worse-doctor-3", "beds", "back-patient", ""])
def test_an_unknown_component_is_refused(bad, english):
    with pytest.raises(ValueError, match="no component"):
        draw(bad, english, PRINT)


@pytest.mark.parametrize("detail", ["full", "index", "small"])
def test_the_spine_says_difficulty_or_skill(detail, english):
    for name in PATIENTS + EMERGENCIES + DOCTORS + ALMIGHTY:
        number = name.rsplit("-")[-1]
        shown = said(spine_of(draw(name, english, PRINT, detail)))
        assert shown == [number] * (2 if detail == "full" else 1)


def test_small_faces_have_no_words(words):
    for name in CARDS:
        assert all(text.isdigit() for text in said(draw(name, words, PRINT, "small")))


def test_titles_of_a_language_differ(words):
    titles = [words(f"dn-card-{name}") for name in PATIENTS + EMERGENCIES + DOCTORS + ALMIGHTY]
    assert len(set(titles)) == 40


def test_every_card_has_a_picture_of_its_own(english):
    pictures = set()
    for name in CARDS:
        face = draw(name, english, PRINT_LOW, "small")
        rest = replace(face, items=tuple(item for item in face.items if getattr(item, "role", "") != SPINE))
        pictures.add(tuple(path.commands for path, _ in paths(rest)))
    assert len(pictures) == len(CARDS)


# Kinds are told apart without colour.


def test_emergencies_alone_bear_the_seal_and_the_siren(words):
    for name in CARDS:
        face = draw(name, words, PRINT_LOW)
        urgent = name in EMERGENCIES
        assert ("急" in said(face)) is urgent
        assert count(spine_of(face), "siren") == urgent


def test_almighty_doctors_alone_have_a_double_frame_and_stars(english):
    def frames(name):
        wide = (
            bounds(path.commands, matrix)
            for path, matrix in paths(draw(name, english, PRINT))
            if path.style.stroke == BLUE and path.style.fill is None
        )
        return sum(box.bottom - box.top > 80 for box in wide)

    assert {frames(name) for name in ALMIGHTY} == {2}
    assert {frames(name) for name in DOCTORS + PATIENTS} == {0}
    assert {count(spine_of(draw(name, english, PRINT)), "star") for name in ALMIGHTY} == {1}


def test_open_events_have_an_opened_envelope_a_red_title_and_a_yellow_chip(english):
    for name in OPEN:
        face = draw(name, english, PRINT)
        assert count(spine_of(face), "open") == 2
        titles = [p.item for p in texts(face) if isinstance(p.item, Text) and p.item.fill == RED]
        assert [text.text for text in titles] == [english(f"dn-piece-{name}")]
    assert {count(spine_of(draw(name, english, PRINT)), "open") for name in OWN_TURN} == {0}


@pytest.mark.parametrize(
    ("names", "when"),
    [
        (OWN_TURN, "turn"),
        (["pass-on"], "visit"),  # 000:193
        (["intern", "misdiagnosis"], "operation"),
        (["cancel"], "answer"),
        (OPEN, "drawn"),  # 000:20-22
    ],
)
def test_the_chip_says_when_an_event_is_played(names, when, words):
    for name in names:
        assert words(f"dn-when-{when}") in said(draw(name, words, PRINT))


def test_what_is_not_in_the_text_is_marked_as_the_kits(words):
    text = ["pass-on", "epidemic", "turn-worse", "referral", "new-drug", "audit"]  # 000:193-224
    marked = [name for name in CARDS if words("mark-kit") in said(draw(name, words, PRINT))]
    assert set(CARDS) - set(marked) == set(text)


# Backs, and patients that have worsened.


@pytest.mark.parametrize("look", [PRINT, PRINT_LOW])
def test_the_back_is_the_same_after_half_a_turn_and_framed(look, english):
    back = draw("back-card", english, look)
    assert corners(back) == turned(back)
    inside = [bounds(path.commands, matrix) for path, matrix in paths(back)[1:]]
    assert min(box.left for box in inside) >= 4.2
    assert max(box.bottom for box in inside) <= 88.9 - 4.2


@pytest.mark.parametrize("look", [PRINT, PRINT_LOW, SCREEN_LIGHT, SCREEN_DARK])
@pytest.mark.parametrize("detail", ["full", "small"])
def test_a_worsened_patient_is_its_back_with_a_large_bed_and_its_number(look, detail, english):
    back, face = draw("back-card", english, look), draw("worse-patient-7", english, look, detail)
    assert face.items[: len(back.items)] == back.items
    assert count(face, "bed") == 1
    assert said(face) == ["7"]
    ((x, y),) = middles(face, "bed")
    assert abs(x - 63.5 / 2) < 2
    assert abs(y - 88.9 / 2) < 12


# Ink.


def test_low_ink_uses_paper_and_ink_alone(english):
    for name in {*CARDS, *IDS, "worse-emergency-4"}:
        for path, _ in paths(draw(name, english, PRINT_LOW)):
            assert path.style.fill in (None, PRINT_LOW.paper, INK), name
            assert path.style.stroke in (None, INK, SMALL, PRINT_LOW.hairline, PRINT_LOW.paper), name


def test_texts_are_the_same_with_low_ink(words):
    for name in {*CARDS, *IDS}:
        full, low = (
            [(placed.matrix, replace(placed.item, fill="")) for placed in texts(draw(name, words, look))]
            for look in (PRINT, PRINT_LOW)
        )
        assert full == low, name


# Aids, strip, pad.


def test_aids_number_their_steps(words):
    steps = {"aid": 6, "back-aid": 4 + 4, "aid-setup": 6, "back-aid-setup": 5}
    for name, number in steps.items():
        assert sum(text.isdigit() for text in said(draw(name, words, PRINT))) == number


def test_the_setup_aid_tells_the_texts_numbers(english):
    told = " ".join(said(draw("aid-setup", english, PRINT)))
    assert "119" in told
    assert "Deal 5 cards" in told
    assert "3 beds" in told


def test_a_strip_has_three_beds_and_counts_more(english):
    strip = draw("bed-strip", english, PRINT)
    beds = middles(strip, "bed")
    assert len(beds) == 3 + 1  # and one in the head
    lefts = sorted(x for x, y in beds if y > 30)
    assert [right - left for left, right in pairwise(lefts)] == pytest.approx([63.8, 63.8])
    assert Counter(text for text in said(strip) if text.isdigit()) == Counter("12345678") + Counter("123")


def test_three_strips_fit_a_sheet_of_either_paper(english):
    for name in PAPERS:
        pages = aid_document(Order(GAME, english, paper(name), backs="none")).pages
        assert [len(page.slots) for page in pages] == [9, 3, 3]


def test_the_pad_has_six_rows_of_fifteen_strokes_and_a_strong_line_at_ten(english):
    pad = draw("kill-pad", english, PRINT)
    bundles = [(path, matrix) for path, matrix in paths(pad) if path.style.dash]
    assert len(bundles) == 6 * 3
    assert {sum(step == "M" for step, *_ in path.commands) for path, _ in bundles} == {5}
    strong = [bounds(path.commands, matrix) for path, matrix in paths(pad) if path.style.width == 0.9]
    lefts = sorted({round(bounds(path.commands, matrix).left, 1) for path, matrix in bundles})
    (cut,) = [box.left for box in strong if box.right - box.left < 0.1]
    assert [left < cut for left in lefts] == [True, True, False]


# Figures.


def figure(words, name, **numbers):
    """The figure whose caption is ``dn-figure-<name>``."""
    caption = words(f"dn-figure-{name}", **numbers)
    return next(one for one in figures.figures(words, PRINT) if one.caption == caption)


def test_five_patients_in_three_beds(english):
    shown = figure(english, "worsen").drawing
    # 000:128-135, 141: two too many; the 2 is turned face down, the 5 lay so already and dies, the others close up.
    assert said(shown) == list("25341") + list("2341") + ["5"]
    assert count(shown, "kill") == 1


def test_what_a_doctor_of_skill_8_can_do(english):
    shown = figure(english, "capacity", skill=8).drawing
    groups = {8, 5, 3, 4, 2}
    assert {int(text) for text in said(shown)} == groups
    assert (count(shown, "ok"), count(shown, "no")) == (4, 1)  # 000:159-161, and 5 + 4 = 9


def test_whom_an_almighty_doctor_of_skill_4_treats(english):
    shown = figure(english, "almighty", skill=4).drawing
    assert said(shown) == ["4", "4", "2", "5", "4", "3"]
    fine, not_fine = middles(shown, "ok"), middles(shown, "no")
    assert len(fine) == 4
    assert sum(x < not_fine[0][0] for x, _ in fine) == 2  # the 5 is the third


def test_a_chain_of_answers_ends_with_the_spoiler_cancelled(words):
    shown = figure(words, "chain").drawing
    assert [text for text in said(shown) if not any(map(str.isdigit, text))] == [
        words("dn-piece-pass-on"),
        words("dn-piece-intern"),
        words("dn-piece-cancel"),
        words("dn-piece-intern"),
    ]
    assert (count(shown, "no"), count(shown, "home")) == (1, 1)
    assert count(shown, "leaf") == 2 + 1  # the third player answers twice, and the turn is theirs


def test_the_contradiction_shows_its_three_readings(english):
    shown = figure(english, "emergency").drawing
    marks = sorted([(y, x, "ok") for x, y in middles(shown, "ok")] + [(y, x, "no") for x, y in middles(shown, "no")])
    rows = sorted(marks, key=lambda mark: (round(mark[0] / 4), mark[1]))
    assert [mark for *_, mark in rows] == ["ok", "ok", "ok", "no", "no", "no"]
    assert GAME.rulebook["dn-emergency-op"].status == "conflict"


# Pages.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_passes_preflight(lang):
    look = PRINT_LOW if lang in ("ja", "ru") else PRINT
    name = "letter" if lang in ("en", "ja") else "a4"
    job = Order(GAME, load(lang, "dynamite-nurse"), paper(name), look)
    for make in (deck_document, aid_document, pad_document, summary_document):
        assert preflight(make(job)) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_summary_marks_the_contradiction_and_no_text_lies_on_another(lang):
    job = Order(GAME, load(lang, "dynamite-nurse"), paper("a4"))
    pages = summary_document(job).pages
    conflict = job.words("mark-conflict")
    heights = [
        [(p.matrix.apply(p.item.x, p.item.y)[1], p.item.text) for p in texts(page.drawing) if isinstance(p.item, Text)]
        for page in pages
    ]
    beside = [
        sorted(text for y, text in found if abs(y - at) < 1.5 and text.startswith("dn-"))
        for found in heights
        for at, mark in found
        if mark == conflict
    ]
    assert [ids for ids in beside if ids] == [["dn-emergency-op"]]
    for page in pages:
        for path, matrix in paths(page.drawing):
            assert bounds(path.commands, matrix).right <= page.drawing.width
