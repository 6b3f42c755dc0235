"""The lessons of Dice Hospital: every rule is taught, every step can be done, every wrong try is answered."""

import pytest

from kit.games import load
from kit.teach.course import course
from kit.teach.lesson import Lesson
from kit.teach.practice import Practice
from translations import load as load_words

GAME = load("dice-hospital")
COURSE = course(GAME)
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


def test_every_rule_that_can_be_broken_is_broken_by_a_try_worth_making():
    """All but two: the colour that is out of the bag, and the end of the game, after which nothing is asked."""
    met = set()
    for chapter, step, seat, action in (param.values for param in WRONG):
        met |= {told.rule for told in lesson(chapter, step).try_(action, seat=seat).refusals}
    breakable = {rule for rule in GAME.rulebook if "broken" in load_words("en", GAME.id).attributes(rule)}
    assert breakable - met == {"dh-draw", "dh-over", "dh-administrators"}


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
