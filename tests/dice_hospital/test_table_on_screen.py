"""Dice Hospital at the widget: real dice typed by clicks, chores by hand, undo of an activation, what is sent."""

from __future__ import annotations

from random import Random

import pytest

from kit.widgets.table import Table
from tests.dice_hospital.reaching import clicks
from tests.dice_hospital.tables import GAME
from tests.widgets.driving import match_of, send, sent_sizes

LATE = 6
"""A round after more than two hundred entries."""
LARGEST = 60_000
"""Bytes of one message once the faces have been sent."""


def seated(seats: int, *, chance: str, manual: tuple[str, ...] = ()) -> Table:
    """A table of people only, at which chance is sampled or typed."""
    table = Table("dice-hospital", seats=seats, lang="en", seed=3)
    people = [{"kind": "person", "name": name} for name in "abcd"[:seats]]
    send(table, "begin", players=people, chance=chance, manual=list(manual))
    return table


def play(table: Table, rng: Random, until) -> list[str]:
    """Random moves, each by clicks, up to a position; their kinds."""
    match, made = match_of(table), []
    while not until(match.state):
        if table.cover:
            send(table, "ready")
        action = rng.choice(match.state.legal_actions())
        path = clicks(table.session.view, action, table.session.width)
        assert path is not None, action
        before = match.rev
        for spot in path:
            send(table, "touch", spot=spot)
        assert match.rev > before, (action, table.why)
        made.append(action.kind)
    return made


def test_a_round_with_real_dice_and_every_chore_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    table = seated(2, chance="typed", manual=GAME.chores)
    sizes = sent_sizes(monkeypatch)
    made = play(table, Random(4), lambda state: state.round == 2)
    assert {entry.by for entry in match_of(table).entries} == {"person", "chance"}
    assert {"start", "die", "load", "token", "admit", "worsen", "discharge", "shift", "next-round"} <= set(made)
    assert len([size for size in sizes if size > LARGEST]) <= 3
    assert max(sizes) < 400_000


def test_what_a_click_sends_does_not_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards of the second round and of a late one: as large for the same number of things on them."""
    table, rng = seated(2, chance="sampled"), Random(5)
    match = match_of(table)
    boards = {}
    while match.state.round < LATE or match.state.phase != "activate":
        if table.cover:
            send(table, "ready")
        if match.state.phase == "activate":
            boards.setdefault(match.state.round, len(table.board))
        before = match.rev
        send(table, "play", move=str(rng.choice(match.state.legal_actions())))
        assert match.rev > before
    assert len(match.entries) > 200
    assert len(table.board) < boards[2] + 25_000
    assert len(table.board) < LARGEST


def test_an_activation_is_undone_as_a_whole() -> None:
    table = seated(3, chance="sampled")
    match = match_of(table)
    play(table, Random(2), lambda state: state.phase == "activate")
    begun, first = match.state.digest(), match.state.to_act
    for text in ("activate nurse imaging", "activate nurse clinic", "activate nurse intensive-care"):
        send(table, "play", move=text)
        while match.state.phase in ("treat", "effect") and match.state.to_act == first:
            send(table, "play", move=str(match.state.legal_actions()[0]))
    assert match.state.digest() != begun
    send(table, "undo-turn")
    assert match.state.digest() == begun
    assert table.live == "Your turn has been undone from its beginning."


def test_in_a_match_an_activation_that_has_ended_stays() -> None:
    """Until somebody else has acted it can be taken back; then every reason is told."""
    table = Table("dice-hospital", seats=3, lang="en", seed=3, mode="match", players=["a", "b", "c"])
    match = match_of(table)
    play(table, Random(2), lambda state: state.phase == "activate")
    first, begun = match.state.to_act, match.state.digest()
    send(table, "ready")
    send(table, "play", move=str(match.state.legal_actions()[1]))
    while match.state.phase != "activate":
        send(table, "play", move=str(match.state.legal_actions()[0]))
    send(table, "play", move="end")
    assert match.state.to_act != first
    send(table, "ready")
    send(table, "play", move="end")
    send(table, "ready")
    send(table, "undo-turn")
    assert "past another player’s move" in table.live
    assert match.state.digest() != begun
