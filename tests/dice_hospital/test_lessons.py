"""The lessons of Dice Hospital: every rule is taught, every step can be done, every wrong try is answered."""

import pytest

from kit.games import load
from kit.teach.course import course
from kit.teach.lesson import Lesson
from kit.teach.practice import Practice
from kit.widgets.lesson import Lesson as OnScreen
from tests.dice_hospital.reaching import clicks
from tests.widgets.driving import click, send
from translations import LANGUAGES
from translations import load as load_words

GAME = load("dice-hospital")
COURSE = course(GAME)
STEPS = [(chapter.id, step.id) for chapter in COURSE.chapters for step in chapter.steps]
BY_ID = {step.id: step for chapter in COURSE.chapters for step in chapter.steps}
WRONG = [
    pytest.param(chapter.id, step.id, seat, action, id=f"{step.id}: {action}")
    for chapter in COURSE.chapters
    for step in chapter.steps
    for seat, action in step.wrong
]
VARIANTS = {
    "crisis": {"crisis": "on"},
    "pandemic": {"pandemic_mode": "on"},
    "superbug": {"superbug": "on"},
    "events": {"events": "on"},
    "final-round": {"final_round": "on"},
}
"""The chapters on one hard mode or variant, and the option it is."""


def lesson(chapter, step=None, lang="en"):
    run = Lesson(GAME, load_words(lang, GAME.id))
    run.goto(chapter, step)
    return run


def after(step):
    """The state when a step is done by its first solution."""
    run = lesson(BY_ID[step].chapter, step)
    assert run.try_(run.solution()).kind == "done"
    return run.state


def test_every_rule_occurs_in_a_step():
    assert {rule for step in BY_ID.values() for rule in step.rules} == set(GAME.rulebook)


def test_the_chapters_stand_in_the_order_of_learning():
    ids = [chapter.id for chapter in COURSE.chapters]
    assert ids == [
        "box",
        "setup",
        "round",
        "ambulances",
        "improvement",
        "activation",
        "closing",
        "scoring",
        *VARIANTS,
        "experiments",
        "texts",
    ]


@pytest.mark.parametrize(("chapter", "step"), STEPS)
def test_every_step_is_done_by_what_it_expects(chapter, step):
    run = lesson(chapter, step)
    assert run.step.seat in (None, run.state.to_act)
    assert set(run.step.expect) <= set(run.state.legal_actions())
    kinds = {"more"}
    while kinds == {"more"}:
        kinds = {run.try_(run.solution()).kind}
    assert kinds == {"done"}


@pytest.mark.parametrize("chapter", [chapter.id for chapter in COURSE.chapters])
def test_every_step_is_done_by_clicks(chapter):
    table = OnScreen(GAME.id, lang="en", keep=False, chapter=chapter)
    run = table.session.lesson
    for step in run.chapter.steps:
        assert run.step is step
        while not run.done:
            path = clicks(table.session.view, run.solution(), 736)
            assert path is not None, step.id
            for spot in path:
                click(table, spot)
        assert table.lesson["kind"] == "done"
        send(table, "next")


@pytest.mark.parametrize(("chapter", "step", "seat", "action"), WRONG)
def test_a_wrong_try_is_refused_by_a_rule_the_step_teaches(chapter, step, seat, action):
    run = lesson(chapter, step)
    before = run.state.digest()
    result = run.try_(action, seat=seat)
    assert result.kind == "refused"
    assert {told.rule for told in result.refusals} & set(run.step.rules)
    assert run.state.digest() == before


def test_every_step_has_a_try_worth_making():
    assert all(step.wrong for step in BY_ID.values())


def test_every_rule_that_can_be_broken_is_broken_by_a_try_worth_making():
    """All but two: the colour that is out of the bag, and the end of the game, after which nothing is asked."""
    met = set()
    for chapter, step, seat, action in (param.values for param in WRONG):
        met |= {told.rule for told in lesson(chapter, step).try_(action, seat=seat).refusals}
    breakable = {rule for rule in GAME.rulebook if "broken" in load_words("en", GAME.id).attributes(rule)}
    assert breakable - met == {"dh-draw", "dh-over", "dh-administrators"}


@pytest.mark.parametrize("chapter", [chapter.id for chapter in COURSE.chapters])
@pytest.mark.parametrize("pick", [0, -1])
def test_a_chapter_can_be_played_through_whatever_of_the_right_moves_is_made(chapter, pick):
    run = lesson(chapter)
    done = []
    while run.chapter.id == chapter and run.step.id not in done:
        kind = "more"
        while kind == "more":
            right = [a for a in run.state.legal_actions() if COURSE.accepts(run.step, run.state, a)]
            kind = run.try_(right[pick]).kind
        assert kind == "done"
        done.append(run.step.id)
        run.next()
    assert done == [step for where, step in STEPS if where == chapter]


def test_the_guided_round_goes_through_all_six_phases_to_the_second_round():
    run = lesson("round")
    seen = []
    while run.chapter.id == "round":
        seen.append(run.state.phase)
        while run.try_(run.solution()).kind == "more":
            pass
        last = run.state
        run.next()
    phases = ["dice", "load", "choose", "unused", "token", "admit", "improve", "return", "activate", "treat", "effect",
              "worsen", "discharge", "administrator-points", "shift", "next-round"]  # fmt: skip
    assert list(dict.fromkeys(seen)) == phases
    assert (last.round, last.first, [sum(own) for own in last.scores]) == (2, 1, [3, 2])


@pytest.mark.parametrize(
    ("step", "patients"),
    [
        ("act-three", ["red-4-treated", "red-4-treated", "red-4-treated-was-green", "yellow-5"]),
        ("act-mike-effect", ["red-4-treated", "red-5", "yellow-3"]),
        ("act-jenny", ["red-3", "yellow-2", "yellow-4-treated", "yellow-4-treated", "yellow-5-treated"]),
        ("act-caezar", ["green-4", "red-3-treated", "red-3-treated", "red-3-treated"]),
        ("act-stan-pharmacy", ["red-3-treated", "red-3-treated"]),
    ],
)
def test_the_worked_examples_end_as_the_texts_say(step, patients):
    assert sorted(after(step).to_dict()["patients"][0]) == patients


def test_the_pharmacists_effect_does_not_come():
    assert after("act-caezar").phase == "activate"


def test_mikes_overflow_costs_a_fatality_and_fills_all_twelve_beds():
    run = lesson("ambulances", "amb-overflow")
    run.try_(run.solution())
    assert run.state.fatalities == [1, 0]
    run.next()
    run.try_(run.solution())
    assert len(run.state.patients[0]) == 12


def test_the_fours_of_the_ambulance_example_are_the_last_players_choice():
    run = lesson("ambulances", "amb-fours")
    fours = {action.args[2] for action in run.state.legal_actions()} | {a.args[3] for a in run.state.legal_actions()}
    assert run.state.to_act == 2
    assert {four for four in fours if four.endswith("-4")} == {"red-4", "yellow-4", "green-4"}


def test_red_3_of_the_final_round_brings_a_point():
    assert after("fin-send").scores[0][5] == 1


@pytest.mark.parametrize("chapter", VARIANTS)
def test_a_chapter_on_a_variant_is_played_with_it(chapter):
    positions = {step.position for step in BY_ID.values() if step.chapter == chapter} - {None}
    for position in positions:
        options = COURSE.positions[position].get("options", {})
        assert VARIANTS[chapter].items() <= options.items()


def test_every_option_is_met_in_a_lesson():
    met = {name for data in COURSE.positions.values() for name in data.get("options", {})}
    assert met == {option.id for option in GAME.options}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("chapter", "step"), STEPS)
def test_every_step_has_its_words(lang, chapter, step):
    words = load_words(lang, GAME.id)
    assert words.has(f"dh-step-{step}")
    assert {"hint", "done"} <= words.attributes(f"dh-step-{step}")
    assert words.has(f"dh-lesson-{chapter}", "about")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_no_words_without_a_step(lang):
    words = load_words(lang, GAME.id)
    told = {id.removeprefix("dh-step-") for id in words.ids() if id.startswith("dh-step-")}
    assert told == set(BY_ID)


def test_every_component_shown_is_in_the_box():
    shown = {component for step in BY_ID.values() for component in step.show}
    assert shown <= {component.id for component in GAME.components}


def test_every_position_is_used():
    assert {step.position for step in BY_ID.values()} - {None} == set(COURSE.positions)


def test_drills_ask_for_discharge_administrator_and_final_scoring():
    asked = set()
    for seed in range(12):
        practice = Practice(GAME, load_words("en", GAME.id), seed=seed, seats=2)
        while not practice.over:
            asked.add(practice.state.phase)
            assert practice.goal
            assert practice.try_(practice.state.legal_actions()[0]).kind in ("more", "done")
    assert asked >= {"discharge", "administrator-points", "final", "winners"}


def test_a_drill_is_over_with_the_discharge_of_any_round():
    practice = Practice(GAME, load_words("en", GAME.id), seed=1, seats=2)
    rounds = set()
    for _ in range(12):
        while not practice.over:
            practice.try_(practice.state.legal_actions()[0])
        rounds.add(practice.state.round)
        assert practice.state.phase in ("offer", "over")
        practice.next()
    assert len(rounds) > 2
