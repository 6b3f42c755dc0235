"""The table of Emergency Roll: every move by clicks, in both arrangements; what is drawn can be hit and read."""

from __future__ import annotations

from random import Random

import pytest

from kit.drawing.flat import placed_spots, texts
from kit.drawing.tokens import SCREEN_DARK, SCREEN_TYPE, SPOT_LINES
from kit.engine import CHANCE, Action
from kit.games import load as load_game
from kit.games.board import text_width
from kit.games.emergency_roll import table, text
from kit.games.emergency_roll.box import WARDS
from kit.games.touch import Ui
from kit.widgets.table import Table
from tests.reaching import reach, seen_by_actor, spot_ids
from tests.widgets.driving import sent_sizes
from translations import load

GAME = load_game("emergency-roll")
REACH = reach("emergency-roll")
clicks, drawn, drawn_on_the_way, positions = REACH.clicks, REACH.drawn, REACH.drawn_on_the_way, REACH.positions
WIDE, NARROW = 736.0, 344.0
RARE = ("turn-card", "no-screen", "extra", "morgue-extra", "finish")
"""Kinds of moves that may not come up in one game."""
TRIED = 3
"""Moves tried in each position, drawn at random; all kinds come up many times."""
EVERY = 7
"""Of positions that differ little, one in so many is drawn."""


def some(seats: int, seed: int, every: int = EVERY, **options: str):
    """One position in ``every``, and the first of every phase."""
    seen = set()
    for number, state in enumerate(positions(seats, seed, **options)):
        if number % every == 0 or state.phase not in seen:
            seen.add(state.phase)
            yield state


def position(phase: str, *, seats: int = 4, seeds: int = 20, where=lambda state: True):
    """The first position of that phase in random games for which ``where`` holds."""
    return next(
        state for seed in range(seeds) for state in positions(seats, seed) if state.phase == phase and where(state)
    )


@pytest.mark.parametrize(("seats", "width"), [(2, WIDE), (4, NARROW), (6, WIDE)])
def test_every_legal_move_can_be_clicked(seats, width):
    rng, kinds = Random(seats), set()
    for state in some(seats, seats, every=5):
        view, legal = seen_by_actor(state), state.legal_actions()
        for action in rng.sample(legal, min(TRIED, len(legal))):
            path = clicks(view, action, width)
            assert path is not None, f"{state.phase}: {action}"
            assert drawn_on_the_way(view, path, width), f"{state.phase}: {action} by {path}"
            kinds.add(action.kind)
    assert set(GAME.grammar.kinds) - set(RARE) <= kinds


@pytest.mark.parametrize("width", [NARROW, WIDE])
@pytest.mark.parametrize("kind", RARE)
def test_rare_moves_can_be_clicked(kind, width):
    state = next(
        state
        for seed in range(20)
        for state in positions(4, seed)
        if any(action.kind == kind for action in state.legal_actions())
    )
    action = next(action for action in state.legal_actions() if action.kind == kind)
    path = clicks(seen_by_actor(state), action, width)
    assert path is not None
    assert drawn_on_the_way(seen_by_actor(state), path, width)


def test_a_blood_bag_goes_into_the_choice_and_into_the_room():
    follow = position("pick", where=lambda state: any("bag" in action.args for action in state.legal_actions()))
    for state in (follow, position("admit", where=lambda s: any("bag" in a.args for a in s.legal_actions()))):
        action = next(action for action in state.legal_actions() if "bag" in action.args)
        path = clicks(seen_by_actor(state), action, WIDE)
        assert path is not None
        assert "bag:use" in path


@pytest.mark.parametrize("width", [NARROW, WIDE])
def test_every_room_can_be_tried_and_answers_every_reason(width):
    state = position("admit", where=lambda state: state.round > 10 and state.picked and not state.extra)
    view = seen_by_actor(state)
    rooms = [spot for spot in spot_ids(drawn(view, Ui(), width)) if spot.startswith("room-")]
    assert len(rooms) == 32
    legal = set(view.legal_actions())
    for spot in rooms:
        action = table.touch(view, Ui(), spot)
        assert isinstance(action, Action)
        assert (action in legal) == (not view.why_not(action))


@pytest.mark.parametrize("width", [NARROW, WIDE])
def test_rooms_are_marked_legal_exactly_when_they_are(width):
    for state in list(positions(3, 5))[::5]:
        view = seen_by_actor(state)
        if state.phase != "admit":
            continue
        for ui in (Ui(), Ui(("value:6",)), Ui(("bag:use",)), Ui(("value:1", "bag:use"))):
            for spot, _ in placed_spots(drawn(view, ui, width)):
                if spot.id.startswith("room-"):
                    tried = table.touch(view, ui, spot.id)
                    assert isinstance(tried, Action)
                    assert spot.state == ("refused" if view.why_not(tried) else "legal"), (state.round, tried)


def test_wrong_answers_to_chores_can_be_clicked():
    for phase, wrong in [
        ("gain", "circle-bags 2"),
        ("cross", "cross 3 1"),
        ("morgue", "circle-morgue 2"),
        ("nurse", "nurse 4 35"),
        ("critical", "critical 4-3"),
        ("claim", "claim cardio-full 5 0 2"),
        ("side", "side 5"),
        ("write-critical", "write total 31"),
        ("winners", "winners 0 1 2 3"),
    ]:
        view = seen_by_actor(position(phase))
        if phase == "claim":
            view = seen_by_actor(position(phase, where=lambda state: "cardio-full" in state.specialists))
        assert clicks(view, GAME.parse(wrong), WIDE) is not None, wrong


def test_a_chore_is_not_given_away_by_what_is_marked():
    for state in some(4, 9):
        if state.chore is not None:
            states = {spot.state for spot, _ in placed_spots(drawn(seen_by_actor(state), Ui(), WIDE))}
            assert states <= {"plain", "sealed"}, state.phase


def test_a_sealed_choice_is_drawn_for_nobody_else():
    state = position("pick", where=lambda s: s.picks.count(None) == 1 and s.seats == 4)
    chosen = next(seat for seat in range(4) if state.picks[seat] is not None and seat != state.chief)
    other = next(colour for colour in ("red", "yellow", "green") if colour != state.picks[chosen])
    changed = state.copy()
    changed.picks[chosen] = other
    for width in (NARROW, WIDE):
        seen = [drawn(one.view(one.to_act), Ui(), width) for one in (state, changed)]
        assert seen[0] == seen[1]
        own = [drawn(one.view(chosen), Ui(), width) for one in (state, changed)]
        assert own[0] != own[1]


def test_results_of_a_real_table_can_be_pointed_at_by_the_player():
    """With typed chance the player's own view is on the screen while a card or a die is due."""
    for phase in ("specialists", "chief", "card", "dice"):
        state = position(phase)
        view, action = state.view(0), Random(1).choice(state.legal_actions())
        assert state.to_act == CHANCE
        for width in (NARROW, WIDE):
            assert clicks(view, action, width) is not None, action


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("width", [328.0, 344.0, 420.0, 619.0, 620.0, 736.0])
def test_spots_are_large_unique_and_on_the_table(seats, width):
    for state in some(seats, 7, every=23):
        drawing = drawn(seen_by_actor(state), Ui(), width)
        ids = spot_ids(drawing)
        assert len(set(ids)) == len(ids)
        for spot, matrix in placed_spots(drawing):
            left, top = matrix.apply(spot.x, spot.y)
            wide, high = spot.width * matrix.scale, spot.height * matrix.scale
            assert wide >= SPOT_LINES.target - 0.01, f"{state.phase} {width}: {spot.id} {wide}"
            assert high >= SPOT_LINES.target - 0.01, f"{state.phase} {width}: {spot.id} {high}"
            assert left >= -0.01 and top >= -0.01
            assert left + wide <= drawing.width + 0.01, f"{state.phase} {width}: {spot.id}"
            assert top + high <= drawing.height + 0.01, f"{state.phase} {width}: {spot.id}"


@pytest.mark.parametrize("lang", ["en", "ja", "zh-Hant", "ru"])
@pytest.mark.parametrize("width", [328.0, 620.0, 736.0])
def test_every_text_lies_on_the_table_and_is_not_too_small(lang, width):
    words = load(lang, "emergency-roll", isolate=True)
    names = ("<b>Mika</b>", "A very long name of forty characters, yes", "مريم", "ユキ😀", "Лин", "六")
    for state in some(6, 11, every=40):
        ui = Ui(tuple(f"specialist:{card}" for card in state.specialists[:1]), "12")
        drawing = table.draw(seen_by_actor(state), words, SCREEN_DARK, names, ui, width)
        for placed in texts(drawing):
            found, scale = placed.item, placed.matrix.scale
            if placed.unit == "mm":
                continue
            assert found.size * scale >= SCREEN_TYPE.floor - 0.01, found.text
            wide = text_width(found.text, found.size, found.lang, found.bold)
            x, y = placed.matrix.apply(found.x, found.y)
            left = x - {"start": 0, "middle": wide / 2, "end": wide}[found.anchor]
            assert left >= 0 and left + wide <= drawing.width, f"{state.phase}: {found.text}"
            assert 0 <= y <= drawing.height, f"{state.phase}: {found.text}"


@pytest.mark.parametrize("lang", ["en", "ja", "zh-Hant", "ru"])
def test_every_phase_has_a_head_a_rule_and_something_to_do(lang):
    words = load(lang, "emergency-roll", isolate=True)
    for state in some(3, 2):
        view = seen_by_actor(state)
        assert table.head(view, words)
        assert table.rule(view) in GAME.rulebook
        assert bool(table.instruction(view, words)) == (state.to_act is not None), state.phase
        for group in table.groups(view, words):
            assert group.actions
            assert group.title or len(group.actions) == 1, (state.phase, group)


@pytest.mark.parametrize("lang", ["en", "ja", "zh-Hant", "ru"])
def test_the_table_in_lines_of_text_tells_the_same(lang):
    words = load(lang, "emergency-roll")
    for state in some(4, 3):
        view = seen_by_actor(state)
        told = text.lines(view, words, lambda seat: f"<{seat}>")
        assert all(told) and "\n" not in "".join(told)
        if state.round and isinstance(state.to_act, int):
            sheet = state.sheets[state.to_act]
            wards = told[-8:-1]
            written = [value for value in sheet.values if value]
            assert sum(char in "123456" for ward in wards for char in ward.split(":", 1)[-1]) >= len(written)
            assert all(str(ward.clipboard) in line for ward, line in zip(WARDS, wards, strict=True))


def test_the_text_keeps_a_sealed_choice():
    state = position("pick", where=lambda s: s.picks.count(None) == 1)
    chosen = next(seat for seat in range(4) if state.picks[seat] is not None and seat != state.chief)
    words = load("en", "emergency-roll")
    line = next(line for line in text.lines(state.view(state.to_act), words, str) if line.startswith(f"{chosen + 1}."))
    assert "has chosen" in line and "chose " not in line


def send(table, do, **content):
    """One message as the screen sends it."""
    table.receive({"do": do, "rev": table.rev, **content})


def typed_table(seats: int, **more):
    """A table of people with real cards and dice, every chore by hand."""
    table = Table("emergency-roll", seats=seats, lang="en", seed=3, **more)
    people = [{"kind": "person", "name": name} for name in "abcdef"[:seats]]
    send(table, "begin", players=people, chance="typed", manual=list(GAME.chores))
    return table


def test_three_rounds_at_the_widget_with_real_cards_and_dice(monkeypatch):
    table, rng = typed_table(3), Random(4)
    sizes = sent_sizes(monkeypatch)
    match = table.session.match
    while match.state.round < 4:
        if table.cover:
            send(table, "ready")
        action = rng.choice(match.state.legal_actions())
        path = clicks(table.session.view, action, table.session.width)
        assert path is not None, action
        before = match.rev
        for spot in path:
            send(table, "touch", spot=spot)
        assert match.rev > before, (action, table.why)
    assert {entry.by for entry in match.entries} == {"person", "chance"}
    large = [size for size in sizes if size > 60_000]
    assert len(large) <= 3  # sheet and cards are sent once, each click then is small
    assert max(sizes) < 400_000


def test_a_sealed_choice_never_reaches_another_screen():
    """Two games that differ in what one person chose look the same to the next person until all have chosen."""

    def screens(choice):
        table = Table("emergency-roll", seats=4, lang="en", seed=3, players=list("abcd"))
        match, seen = table.session.match, []
        first = match.state.chief
        while match.state.picks.count(None) > 1:
            if table.cover:
                seen.append([table.board, table.log_panel])
                send(table, "ready")
            seat = match.state.to_act
            if seat != (first + 1) % 4:
                seen.append([table.board, table.log_panel, table.can, table.head])
            taken = match.state.picks[first]
            free = [colour for colour in ("red", "yellow", "green") if colour != taken]
            send(table, "play", move=f"pick {free[choice if seat == (first + 1) % 4 else 0]}")
        return seen

    assert screens(0) == screens(1)
