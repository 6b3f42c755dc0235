"""A table without a browser: it is sent the screen's messages, and what goes to the screen is measured."""

from __future__ import annotations

import json
from typing import Any
from xml.etree import ElementTree

import ipywidgets
import pytest

from kit.engine import CHANCE
from kit.games.touch import Ui
from kit.widgets.frame import Frame
from kit.widgets.match_session import MatchSession
from tests.reaching import reach


def send(table: Frame, do: str, **content: Any) -> None:
    """One message as the screen sends it, through JSON."""
    table.receive(json.loads(json.dumps({"do": do, "rev": table.rev, **content})))


def match_of(table: Frame) -> Any:
    """The match played at a table."""
    session = table.session
    assert isinstance(session, MatchSession)
    return session.match


def shown_text(table: Frame) -> str:
    """Everything the screen gets, as JSON."""
    values = {name: getattr(table, name) for name in table.keys if not name.startswith(("_", "font"))}
    values.pop("layout", None), values.pop("tabbable", None)
    return json.dumps(values, ensure_ascii=False, default=str)


def spots_of(table: Frame) -> dict[str, str]:
    """Hot spots on the board by id: their labels. The board must be well-formed XML."""
    root = ElementTree.fromstring(table.board)
    return {node.attrib["data-spot"]: node.attrib["aria-label"] for node in root.iter() if "data-spot" in node.attrib}


def click(table: Frame, spot: str) -> None:
    """A click on a spot that is there."""
    assert spot in spots_of(table) or spot in (offer["spot"] for offer in table.bar["offers"]), spot
    send(table, "touch", spot=spot)


def play_by_clicks(table: Frame, choose: Any) -> int:
    """Play to the end by clicks; ``choose`` picks among the legal actions. How many moves were made."""
    match, moves = match_of(table), 0
    while match.state.to_act is not None:
        if table.cover:
            send(table, "ready")
        action = choose(match.state.legal_actions())
        path = reach(match.game.id).clicks(table.session.view, action, table.session.width)
        assert path is not None, action
        before = match.rev
        for spot in path:
            click(table, spot)
        assert match.rev > before, (action, table.why)
        moves += 1
    return moves


def sent_sizes(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """From now on, the size in bytes of every message to the screen."""
    sizes: list[int] = []

    def measure(self: Any, message: Any, buffers: Any = None) -> None:
        sizes.append(len(json.dumps(message, default=str)))

    monkeypatch.setattr(ipywidgets.Widget, "_send", measure)
    return sizes


def sent_messages(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """From now on, every message to the screen."""
    messages: list[dict[str, Any]] = []
    monkeypatch.setattr(ipywidgets.Widget, "_send", lambda self, message, buffers=None: messages.append(message))
    return messages


def size_of(message: dict[str, Any], but: str) -> int:
    """Bytes of a message as it goes over the wire, without the trait ``but``."""
    state = {name: value for name, value in message["state"].items() if name != but}
    return len(json.dumps({**message, "state": state}, ensure_ascii=False, default=str).encode())


__all__ = [
    "CHANCE",
    "Ui",
    "click",
    "match_of",
    "play_by_clicks",
    "send",
    "sent_messages",
    "sent_sizes",
    "shown_text",
    "size_of",
    "spots_of",
]
