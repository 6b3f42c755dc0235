"""A match: who plays what, undo in both modes, chance sampled and typed, branches, names."""

import pytest

from kit.engine import CHANCE, IllegalAction, Match
from kit.engine.bots import make_bot
from kit.engine.match import UndoRefused
from kit.games import load
from tests.engine.toy import toy_game

GAME = load("forty-eight")
NAMES = ("Ada", "Ben", "Cy")


def new(**changes):
    return Match.new(GAME, **{"seed": 7, "players": NAMES, **changes})


def play(match, until):
    """First legal actions up to a phase."""
    while match.state.phase != until:
        match.do(match.state.legal_actions()[0])
    return match


def by(match):
    return [entry.by for entry in match.entries]


def test_it_goes_on_to_the_next_decision_of_a_person():
    match = new()
    assert (match.state.phase, match.due()) == ("set-aside", "person")
    assert by(match) == ["chance", "chance", "kit", "kit", "chance", "kit", "kit", "kit"]
    events = match.do(match.state.legal_actions()[0])
    assert [event.kind for event in events] == ["set-aside"]


def test_manual_chores_are_left_to_the_player():
    match = new(manual={"take-out"})
    assert (match.state.chore, match.due()) == ("take-out", "person")
    match.set_manual(())
    assert match.state.phase == "set-aside"
    with pytest.raises(ValueError, match="unknown chore 'cook' of forty-eight; there are take-out"):
        match.set_manual({"cook"})


def test_typed_chance_is_a_persons():
    match = new(chance="typed")
    assert (match.state.to_act, match.due(), match.entries) == (CHANCE, "person", ())
    match.do(GAME.parse("suit-out green"))
    match.do(GAME.parse("suit-out red"))
    assert by(match)[:3] == ["chance", "chance", "kit"]
    match.undo()
    assert match.state.removed == ("green",)


def test_bots_play_on_their_own():
    bots = Match.new(GAME, seed=3, players=_bots())
    assert bots.state.to_act is None
    assert set(by(bots)) == {"bot", "chance", "kit"}
    again = Match.new(GAME, seed=3, players=_bots())
    assert again.entries == bots.entries


def _bots():
    return tuple(make_bot(name, GAME) for name in ("random", "greedy", "random"))


def test_an_illegal_try_changes_nothing():
    match = new()
    before = (match.state.digest(), match.entries, match.rev)
    with pytest.raises(IllegalAction) as caught:
        match.do(GAME.parse("set-aside 0"))
    assert [refusal.rule for refusal in caught.value.refusals] == ["fe-set-aside"]
    assert (match.state.digest(), match.entries, match.rev) == before


def test_an_illegal_try_keeps_what_can_be_redone():
    match = play(new(), "bids")
    match.undo()
    later = match.future
    with pytest.raises(IllegalAction):
        match.do(GAME.parse("finish"))
    assert match.future == later


def test_another_seat_is_refused():
    match = new()
    other = (match.state.to_act + 1) % 3
    with pytest.raises(IllegalAction) as caught:
        match.do(GAME.parse("set-aside 1"), seat=other)
    assert [refusal.rule for refusal in caught.value.refusals] == ["fe-turn"]


def test_a_stale_click_is_ignored():
    match = new()
    rev = match.rev
    assert match.do(GAME.parse("set-aside 1"), rev=rev)
    assert match.do(GAME.parse("set-aside 1"), rev=rev) == ()
    assert len([entry for entry in match.entries if entry.by == "person"]) == 1


def test_undo_goes_before_the_last_personal_entry():
    match = play(new(), "command")
    before = match.state.digest()
    match.do(GAME.parse("pass"))
    assert match.state.phase == "bids", "return, place, pass-boss and draw happened by themselves"
    match.undo()
    assert match.state.digest() == before
    match.redo()
    assert match.state.phase == "bids"
    with pytest.raises(UndoRefused):
        match.redo()


def test_undo_of_nothing():
    match = new()
    assert match.why_not_undo() == ("undo-nothing",)
    with pytest.raises(UndoRefused):
        match.undo()


def test_a_turn_is_undone_to_where_it_began():
    """A turn is what one seat does one thing after another; what chance or another seat does begins the next."""
    match = new(manual=frozenset(GAME.chores))
    begin, last, moves, most = 0, None, 0, 0
    while match.state.to_act is not None:
        seat, before = match.state.to_act, len(match.entries)
        if seat != last:
            begin, moves = before, 0
        match.do(match.state.legal_actions()[-1])
        moves += 1
        twin = match.branch()
        twin.undo_turn()
        assert len(twin.entries) == begin
        twin.goto(len(match.entries))
        assert twin.state == match.state, "what was undone can be done again"
        last, most = None if "chance" in by(match)[before + 1 :] else seat, max(most, moves)
    assert most > 3


def test_a_turn_that_has_not_begun_cannot_be_undone():
    match = new()
    assert match.why_not_undo_turn() == ("undo-nothing",)
    with pytest.raises(UndoRefused):
        match.undo_turn()


def test_match_mode_undoes_no_turn_that_chance_or_others_have_answered():
    match = new(mode="match")
    first = match.state.to_act
    match.do(GAME.parse("set-aside 1"))
    assert match.why_not_undo_turn(first) == ()
    assert match.why_not_undo_turn() == ("undo-other",)
    match.do(GAME.parse("set-aside 1"))
    match.do(GAME.parse("set-aside 1"))
    assert "undo-chance" in match.why_not_undo_turn(first)
    play(match, "ranks")
    assert "undo-revelation" in match.why_not_undo_turn()
    with pytest.raises(UndoRefused):
        match.undo_turn()


def test_match_mode_undoes_nothing_that_chance_or_others_have_answered():
    match = new(mode="match")
    first = match.state.to_act
    match.do(GAME.parse("set-aside 1"))
    assert match.why_not_undo(first) == ()
    assert match.why_not_undo() == ("undo-other",)
    match.do(GAME.parse("set-aside 1"))
    match.do(GAME.parse("set-aside 1"))
    assert "undo-chance" in match.why_not_undo(first)
    play(match, "ranks")
    assert "undo-revelation" in match.why_not_undo()
    with pytest.raises(UndoRefused):
        match.undo()


def test_match_mode_jumps_only_after_the_end():
    match = new(mode="match")
    with pytest.raises(UndoRefused):
        match.goto(0)
    play(match, "over")
    match.goto(0)
    assert match.state == GAME.new(seats=3)


def test_a_new_decision_forgets_what_was_undone():
    match = play(new(), "bids")
    match.undo()
    match.do(match.state.legal_actions()[-1])
    assert match.future == ()


def test_a_branch_is_independent():
    match = play(new(), "command")
    twin = match.branch()
    assert twin.state == match.state
    twin.do(GAME.parse("pass"))
    assert match.state.phase == "command"
    assert match.branch(0).state == GAME.new(seats=3)


def test_the_log_of_a_seat_keeps_others_cards_back():
    match = play(new(), "command")
    for seat in (0, 1, 2, None):
        own = [event for event in match.log(seat) if event.kind == "set-aside"]
        assert [event.data["seat"] for event in own] == ([] if seat is None else [seat])
    assert len([event for event in match.log(None) if event.kind == "set-aside-hidden"]) == 3


@pytest.mark.parametrize("players", [("Ada",), ("Ada", "Ben", "Cy", "Di", "Ed", "Flo"), ()])
def test_the_wrong_number_of_players(players):
    with pytest.raises(ValueError, match=r"(seats|players) must be"):
        Match.new(GAME, players=players, seats=None if players else 3)


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\nb", "\x00", "\x7f", None, 3])
def test_a_name_that_is_none(name):
    with pytest.raises(ValueError, match="must be"):
        Match.new(GAME, players=(name, "Ben", "Cy"))


@pytest.mark.parametrize(("name", "value"), [("mode", "fun"), ("chance", "dice"), ("seed", 1.5), ("seed", None)])
def test_a_setting_that_is_none(name, value):
    with pytest.raises(ValueError, match=name):
        new(**{name: value})


@pytest.mark.parametrize("n", [-1, 10**6, 1.0, "1", None, True])
def test_a_place_that_is_none(n):
    match = new()
    with pytest.raises(ValueError, match="n must be 0–"):
        match.goto(n)


def test_a_toy_is_played_like_any_game():
    match = Match.new(toy_game(), players=("Ada", "Ben"), seed=1)
    while match.state.to_act is not None:
        match.do(match.state.legal_actions()[0])
    assert by(match).count("person") == 4
    assert match.state.outcome().ending in ("win", "draw")
