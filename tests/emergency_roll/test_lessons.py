"""The lessons of Emergency Roll: every rule is taught, every step can be done, every wrong try is answered."""

import pytest

from kit.games import load
from kit.games.emergency_roll.checker import Filled, check
from kit.teach.course import course
from kit.teach.lesson import Lesson
from tests.emergency_roll import naive
from translations import LANGUAGES
from translations import load as load_words

GAME = load("emergency-roll")
COURSE = course(GAME)
BY_ID = {step.id: step for chapter in COURSE.chapters for step in chapter.steps}
WRONG = [
    pytest.param(chapter.id, step.id, seat, action, id=f"{step.id}: {action}")
    for chapter in COURSE.chapters
    for step in chapter.steps
    for seat, action in step.wrong
]
SHEETS = [
    pytest.param(data, seat, id=f"{name} {seat}")
    for name, data in COURSE.positions.items()
    for seat in range(len(data.get("sheets", [])))
    if "round" in data
]
EXAMPLE = {"5-1", "7-1", "8-2"}
"""Where the green 3 of the worked example may go (004:57-58): grey, green at entrances, or after a lower value."""
TURN = ("gain", "admit", "screen", "critical", "nurse", "morgue", "cross")
"""The phases of one seat's turn of admission."""


def lesson(chapter, step, lang="en"):
    run = Lesson(GAME, load_words(lang, GAME.id))
    run.goto(chapter, step)
    return run


def test_every_rule_is_broken_by_a_try_worth_making():
    """All but er-over: once the winner is named there is nothing left to ask for."""
    met = set()
    for chapter, step, seat, action in (param.values for param in WRONG):
        met |= {told.rule for told in lesson(chapter, step).try_(action, seat=seat).refusals}
    assert met == set(GAME.rulebook) - {"er-over"}


def test_every_ruling_is_a_trap():
    rulings = {rule.id for rule in GAME.rulebook.values() if rule.status == "ruling"}
    traps = {rule for step in BY_ID.values() if step.chapter == "traps" for rule in step.rules}
    assert rulings <= traps


def test_when_the_winner_is_named_a_further_try_is_told_that_the_game_is_over():
    run = lesson("scoring", "scoring-win")
    run.try_(run.solution())
    assert [refusal.rule for refusal in run.state.why_not(GAME.parse("winners 0"), seat=0)] == ["er-over"]


def test_the_chapters_stand_in_the_order_of_learning():
    ids = [chapter.id for chapter in COURSE.chapters]
    assert ids == [
        "box",
        "setup",
        "choice",
        "admit",
        "bonus",
        "morgue",
        "cardiologists",
        "scoring",
        "traps",
        "first",
    ]


@pytest.mark.parametrize("step", ["admit-colour", "admit-example"])
def test_the_worked_example_goes_where_colour_order_and_value_let_it(step):
    run = lesson("admit", step)
    right = {a.args[0] for a in run.state.legal_actions() if COURSE.accepts(run.step, run.state, a)}
    assert right == EXAMPLE


def test_every_room_the_worked_example_may_not_go_to_is_refused():
    run = lesson("admit", "admit-example")
    for ward, rooms in naive.WARDS.items():
        for place in range(1, len(rooms) + 1):
            if f"{ward}-{place}" not in EXAMPLE:
                assert run.try_(GAME.parse(f"admit {ward}-{place} 3")).kind == "refused"


@pytest.mark.parametrize(
    ("step", "box"),
    [
        ("scoring-clipboards", "clipboards"),
        ("scoring-critical", "critical"),
        ("scoring-nurses", "nurses"),
        ("scoring-cardiologists", "cardiologists"),
        ("scoring-radiologist", "radiologist"),
        ("scoring-epidemiologist", "epidemiologist"),
        ("scoring-morgue", "morgue"),
        ("scoring-total", "total"),
        ("trap-number", "critical"),
        ("trap-shared", "epidemiologist"),
        ("trap-overlap", "epidemiologist"),
        ("trap-rare", "epidemiologist"),
        ("trap-half", "radiologist"),
        ("trap-unused", "total"),
    ],
)
def test_the_number_a_box_expects_is_the_one_reckoned_by_hand(step, box):
    run = lesson(BY_ID[step].chapter, step)
    data = run.state.to_dict()
    reckoned = naive.reckon(data["sheets"][0], data["specialists"], data.get("options", {}))
    assert run.solution() == GAME.parse(f"write {box} {reckoned[box]}")


@pytest.mark.parametrize(("data", "seat"), SHEETS)
def test_every_sheet_of_a_position_could_have_been_filled(data, seat):
    played = rounds_of(data, seat)
    found = check(filled(data["sheets"][seat]), seats=data["seats"], specialists=data["specialists"], played=played)
    waiting = {"patients-few"} if acting(data) == seat else set()
    assert {finding.key for finding in found.findings} <= waiting


def acting(data):
    """The seat whose turn of admission a position is in the midst of, if any."""
    return (data.get("chief", 0) + data.get("turn", 0)) % data["seats"] if data["phase"] in TURN else None


def rounds_of(data, seat):
    """For how many rounds a seat has got its patient and bonus at a position; the acting seat has this round's too."""
    behind = (seat - data.get("chief", 0)) % data["seats"] > data.get("turn", 0)
    missing = data["phase"] in ("card", "dice", "pick") or (data["phase"] in TURN and behind)
    return data["round"] - missing


def filled(sheet):
    """A sheet of a position as the checker takes it."""
    values = {f"{ward}-{at + 1}": value for ward, row in sheet.get("wards", {}).items() for at, value in enumerate(row)}
    (circled, crossed), (bags, used) = sheet.get("stethoscopes", [1, 0]), sheet.get("bags", [0, 0])
    nurses = sheet.get("nurses", [])
    return Filled(
        values,
        frozenset(sheet.get("screens", [])),
        frozenset(sheet.get("critical", [])),
        frozenset(nurses),
        len(nurses),
        circled,
        crossed,
        bags,
        used,
        sheet.get("morgue", 0),
        sheet.get("claims", {}),
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_says_who_checked_a_cardiologist(lang):
    run = lesson("cardiologists", "cardiologists-claim", lang)
    (line, *_) = run.try_(run.solution()).log
    assert line.startswith(run.telling.name(0))
