"""Windows of Dynamite Nurse on a shared screen: one question to the table, hands shown to their owners only."""

from __future__ import annotations

import json
from io import StringIO
from random import Random

import pytest

from kit.cli_console import Console
from kit.cli_table import TextTable
from kit.engine import CHANCE, Match
from kit.engine.bots import RandomBot
from kit.games import load as load_game
from kit.games.dynamite_nurse import table as drawn_table
from kit.games.dynamite_nurse.cards import CARDS
from kit.games.window import pass_until, people_asked
from kit.widgets.table import Table
from tests.dynamite_nurse.reaching import positions
from tests.widgets.driving import match_of, send, sent_messages, shown_text, spots_of
from translations import load as load_words

MOVES = 120
PEOPLE = ("Ann", "Ben", "Cai")


def table_at(phase, *, players=PEOPLE, seeds=range(60), where=lambda state: True):
    """A table of ``players`` at the first moment of ``phase`` for which ``where`` holds, played at random."""
    game = load_game("dynamite-nurse")
    for seed in seeds:
        match, rng = Match.new(game, players=players, seed=seed), Random(seed)
        while match.state.to_act is not None and len(match.entries) < 400:
            if match.due() == "person" and match.state.phase == phase and where(match.state):
                table = Table("dynamite-nurse", players=players, lang="en", seed=seed)
                table.session.start(match)
                table.refresh()
                return table
            match.do(rng.choice(match.state.legal_actions()))
    raise AssertionError(f"no {phase}")


def offers(table):
    """The answers offered under the board: what is sent, and what it says."""
    return [(offer["spot"], offer["text"].replace("\u2068", "").replace("\u2069", "")) for offer in table.bar["offers"]]


def all_asked(state):
    """Whether nobody has passed yet."""
    return state.passed == 0


@pytest.mark.parametrize("phase", ["answer", "operation"])
def test_an_open_window_is_one_question_to_the_table(phase):
    table = table_at(phase, where=all_asked)
    state = match_of(table).state
    asked = people_asked(match_of(table), drawn_table.window(state.view(None)))
    assert len(asked) == 2
    assert not table.cover
    assert table.head["line"] == "Does anybody answer?"
    nobody, *takers = offers(table)
    assert nobody == ("window:nobody", "Nobody answers")
    assert takers == [(f"window:{seat}", f"{PEOPLE[seat]} answers") for seat in asked]
    assert table.can["groups"] == []
    assert not [spot for spot in spots_of(table) if spot.startswith("hand:")]


@pytest.mark.parametrize("phase", ["answer", "operation"])
def test_nobody_passes_for_all_who_are_asked(phase):
    table = table_at(phase, where=all_asked)
    match = match_of(table)
    before = len(match.entries)
    send(table, "touch", spot="window:nobody")
    told = [str(entry.action) for entry in match.entries[before:] if entry.by == "person"]
    assert told == ["pass", "pass"]
    assert match.state.phase not in ("answer", "operation")


@pytest.mark.parametrize("phase", ["answer", "operation"])
def test_the_tables_answer_is_undone_and_done_again_as_one(phase):
    table = table_at(phase, where=all_asked)
    match = match_of(table)
    before = match.state.digest()
    send(table, "touch", spot="window:nobody")
    after = match.state.digest()
    send(table, "undo")
    assert match.state.digest() == before
    assert table.session.window is not None
    send(table, "redo")
    assert match.state.digest() == after
    send(table, "undo")
    seat = match.state.to_act
    send(table, "touch", spot=f"window:{seat}")
    send(table, "ready")
    send(table, "touch", spot="do:pass")
    one = match.state.digest()
    send(table, "undo")
    assert match.state.digest() == before
    send(table, "redo")
    assert match.state.digest() == one


@pytest.mark.parametrize("place", [0, 1])
def test_whoever_takes_the_window_sees_the_hand_after_the_cover_only(place):
    table = table_at("answer", where=all_asked)
    match = match_of(table)
    seat = people_asked(match, drawn_table.window(match.state.view(None)))[place]
    send(table, "touch", spot=f"window:{seat}")
    assert match.state.to_act == seat
    assert table.cover["seat"] == seat
    assert not [spot for spot in spots_of(table) if spot.startswith("hand:")]
    send(table, "ready")
    hand = [spot for spot in spots_of(table) if spot.startswith("hand:")]
    assert len(hand) == len(match.state.hands[seat])
    assert "do:pass" in [spot for spot, _ in offers(table)]
    send(table, "touch", spot="do:pass")
    assert not [spot for spot in spots_of(table) if spot.startswith("hand:")] or table.session.seat != seat


def test_who_is_asked_never_depends_on_a_hand():
    """The question is told from what everybody sees."""
    checked = 0
    for state in positions(4, 3):
        if state.phase in ("answer", "operation"):
            window = drawn_table.window(state.view(None))
            assert window == drawn_table.window(state) == drawn_table.window(state.view(0))
            assert window.asked[0] == state.to_act
            assert len(set(window.asked)) == len(window.asked)
            checked += 1
    assert checked > 20


def test_the_asked_are_those_the_engine_asks():
    """Passing on one after another asks exactly the seats of the first window, in that order."""
    for start in positions(5, 8):
        if start.phase in ("answer", "operation"):
            state, asked = start.copy(), []
            wanted = drawn_table.window(state).asked
            while (window := drawn_table.window(state)) and len(asked) < len(wanted):
                asked.append(state.to_act)
                state.apply(window.passing)
            assert tuple(asked) == wanted


def test_bots_answer_for_themselves():
    """One person among bots is asked like anybody, without a question to the table."""
    table = table_at("answer", players=("Ann", RandomBot(), RandomBot()))
    assert table.session.window is None
    assert not table.cover
    assert {spot for spot, _ in offers(table)} == {"do:pass"}


def test_a_bots_card_ends_the_passing():
    game = load_game("dynamite-nurse")
    seen = 0
    for seed in range(200):
        match, rng = Match.new(game, players=("Ann", RandomBot(), "Cai", RandomBot()), seed=seed), Random(seed)
        while match.state.to_act is not None and len(match.entries) < 150:
            window = drawn_table.window(match.view(None)) if match.due() == "person" else None
            if window is None:
                match.do(rng.choice(match.state.legal_actions()))
                continue
            before = len(match.entries)
            pass_until(match, drawn_table.window, None)
            told = [(entry.by, entry.action.kind) for entry in match.entries[before:]]
            cards = [k for k, (by, kind) in enumerate(told) if by == "bot" and kind != "pass"]
            if cards:
                assert ("person", "pass") not in told[cards[0] :]
                seen += 1
        if seen > 2:
            return
    raise AssertionError("no bot ever answered")


@pytest.mark.parametrize("spot", ["window:7", "window:x", "window:", "window:0:1"])
def test_an_answer_nobody_can_give_changes_nothing(spot):
    table = table_at("answer", where=all_asked)
    before = match_of(table).to_dict()
    send(table, "touch", spot=spot)
    table.receive({"do": "touch", "spot": "window:nobody", "rev": table.rev - 1})
    assert match_of(table).to_dict() == before
    assert offers(table)[0][0] == "window:nobody"


def test_people_at_one_screen_play_on_by_their_answers():
    """Every window is answered once or taken; whoever sees a hand is the one to act."""
    table = Table("dynamite-nurse", players=list(PEOPLE), lang="en", seed=11)
    match, rng = match_of(table), Random(1)
    windows = takes = 0
    for _ in range(MOVES):
        if table.cover:
            send(table, "ready")
        session = table.session
        if session.window is not None:
            windows += 1
            take = rng.random() < 0.3
            takes += take
            send(table, "touch", spot=table.bar["offers"][-1 if take else 0]["spot"])
            continue
        assert session.seat == match.state.to_act
        send(table, "play", move=str(rng.choice(match.state.legal_actions())))
    assert windows > 8 and takes > 2


# What stays in the page


def known_to_the_page(messages, known):
    """The faces a page knows after ``messages``, as ``faces.js`` keeps them; ``known`` before."""
    for message in messages:
        state = message.get("state", {})
        if "faces" in state:
            known = dict(state["faces"])
        known |= state.get("fresh", {})
        if "kept" in state:
            known = {name: face for name, face in known.items() if name in state["kept"]["faces"]}
    return known


def test_nothing_of_a_hand_stays_when_the_screen_is_passed_on(monkeypatch):
    """A page that was passed on knows what is shown now and what everybody was shown, and so does Python."""
    messages = sent_messages(monkeypatch)
    table = Table("dynamite-nurse", players=list(PEOPLE), lang="en", seed=4)
    match, rng, known, passed_on = match_of(table), Random(2), dict(table.faces), 0
    everybodys = set(known)
    del messages[:]
    while passed_on < 12:
        turn = table.kept.get("turn", 0)
        if table.cover:
            send(table, "ready")
        elif table.session.window is not None:
            send(table, "touch", spot="window:nobody")
        else:
            send(table, "play", move=str(rng.choice(match.state.legal_actions())))
        known = known_to_the_page(messages, known)
        del messages[:]
        assert set(known) == set(table.faces)
        needed = set(table.session.shown()["faces"])
        if table.session.seat is None:
            everybodys |= needed
        if table.kept.get("turn", 0) > turn:
            assert needed <= set(known) <= needed | everybodys
            assert set(table.fresh) <= needed
            passed_on += 1


def test_two_hands_that_differ_leave_the_same_page():
    """All a page holds while it is covered is the same, whatever the one before had in hand."""

    def covered(choice):
        table = Table("dynamite-nurse", players=list(PEOPLE), lang="en", seed=21)
        match = match_of(table)
        send(table, "ready")
        hand = match.state.hands[match.state.turn]
        send(table, "touch", spot=f"hand:{choice % len(hand)}")
        send(table, "hint")
        send(table, "play", move="end")
        while match.due() == "person" and match.state.phase == "discard":
            send(table, "play", move=str(match.state.legal_actions()[0]))
        assert table.cover
        shown = json.loads(shown_text(table))
        shown.pop("log_panel")
        return {name: value for name, value in shown.items() if name not in ("rev",)}

    assert covered(0) == covered(1)


def test_a_saved_page_holds_no_hand_but_the_one_before_the_screen():
    """The state a notebook is saved with, after a hand-over: no card of the seat before, drawn or named."""
    table = Table("dynamite-nurse", players=list(PEOPLE), lang="en", seed=21)
    match, before = match_of(table), set(table.faces)
    send(table, "ready")
    assert set(table.faces) - before
    seat = match.state.to_act
    send(table, "play", move="end")
    if match.state.phase == "discard":
        send(table, "play", move=str(match.state.legal_actions()[0]))
    held = [CARDS[card] for card in match.state.hands[seat]]
    assert held and table.cover
    state = table.get_state()
    board = state["board"]
    needed = set(table.session.shown()["faces"])
    assert needed <= set(state["faces"])
    assert set(state["faces"]) <= needed | before
    assert "hand:" not in board
    assert state["can"]["groups"] == []


def test_a_card_typed_in_is_seen_by_whoever_drew_it_alone():
    """With real cards the screen is passed on before a card is pointed at, not after."""
    table = Table("dynamite-nurse", players=list(PEOPLE), lang="en", seed=3)
    send(table, "begin", players=[{"kind": "person", "name": name} for name in PEOPLE], chance="typed")
    match, rng, draws = match_of(table), Random(5), 0
    assert match.state.to_act == CHANCE
    while draws < 3:
        if table.cover:
            send(table, "ready")
        elif table.session.window is not None:
            send(table, "touch", spot="window:nobody")
        elif match.state.phase == "draw":
            assert table.session.seat == match.state.turn
            card = str(match.state.deal(rng).args[0])
            send(table, "touch", spot=f"lot:{card}")
            assert match.entries[-1].by != "chance" or str(match.entries[-1].action) == f"draw {card}"
            draws += 1
        else:
            due = match.state.to_act
            send(table, "play", move=str(match.state.deal(rng) if due == CHANCE else match.state.legal_actions()[0]))


# At the command line


def typed_table(match, *lines):
    """A text table that is typed ``lines``."""
    console = Console(StringIO("".join(f"{line}\n" for line in lines)), StringIO(), StringIO())
    return TextTable(match, load_words("en", "dynamite-nurse"), console)


@pytest.mark.parametrize("answer", ["", "pass", "taken"])
def test_the_command_line_asks_the_table_once_too(answer):
    match = match_of(table_at("answer", where=all_asked))
    asked = people_asked(match, drawn_table.window(match.view(None)))
    before = len(match.entries)
    made = typed_table(match, "9", *((str(asked[1] + 1), "", "pass") if answer == "taken" else (answer,)))
    made.run()
    said = made.console.output.getvalue()
    assert said.count("Does anybody answer?") >= 2  # nobody has the number 9
    first = said[: said.index("Does anybody answer?")]
    assert "Your hand" not in first
    told = [str(entry.action) for entry in match.entries[before:] if entry.by == "person"]
    assert told[:2] == ["pass", "pass"]
    assert (f"Please pass the screen to {PEOPLE[asked[1]]}" in said) == (answer == "taken")
