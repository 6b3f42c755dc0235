"""The positions and breaches of ``breaches.toml``."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from kit.engine import Action, Named
from kit.games import load
from tests.forty_eight import naive

GAME = load("forty-eight")
BOOK = tomllib.loads(Path(__file__).with_name("breaches.toml").read_text("utf-8"))
TIME_SET = (0, 1, 1, 2, 2, 3, 4, 5, 6)
UNDEALT = ("take-out", "lay-ranks", "start", "take-sets")
SCORING = ("vp", "bonus", "discard", "hours")
FINAL = ("initial", "total", "drop-count", "drop", "winners", "over")


class Breach(NamedTuple):
    """A try that breaks ``rule`` alone at ``position``, the numbers of the refusal, and what keeps the rule there."""

    rule: str
    position: dict
    attempt: Action
    seat: int | None
    numbers: dict
    keeps: Action | None

    def state(self):
        """The position as a state."""
        return GAME.from_dict(self.position)


def breach(rule):
    """The stored breach of ``rule``."""
    entry = BOOK["breaches"][rule]
    keeps = GAME.parse(entry["keeps"]) if "keeps" in entry else None
    attempt = GAME.parse(entry["try"])
    return Breach(rule, position(entry["at"]), attempt, entry.get("seat"), entry["numbers"], keeps)


def position(name, **changes):
    """The stored position as a dict, with its hands and what is written down so far."""
    found = _fields(name) | changes
    taken = found.pop("taken", None)
    if taken:
        found["commands"] = [paid if rank == taken else None for rank, paid in enumerate(found["commands"], 1)]
    if found.get("phase", "take-out") not in UNDEALT and "hands" not in found:
        found["hands"] = [_rest(found, seat) for seat in range(found["seats"])]
    if found.get("phase") in (*SCORING, *FINAL):
        _write_down(found)
    return found


def state(name, **changes):
    """The stored position as a state."""
    return GAME.from_dict(position(name, **changes))


def plain(data):
    """A refusal's data as ``breaches.toml`` writes it."""
    named = lambda value: {value.role: list(value.values)} if isinstance(value, Named) else value  # noqa: E731
    return {name: named(value) for name, value in data.items()}


def _fields(name):
    own = dict(BOOK["positions"][name])
    like = own.pop("like", None)
    return (_fields(like) if like else {}) | own


def _rest(found, seat):
    """The cards of a set that lie nowhere else."""
    gone = [card for _, _, cards in found.get("won", [[]] * found["seats"])[seat] for card in cards]
    gone += found.get("bids", [[]] * found["seats"])[seat]
    if "aside" in found:
        gone.append(found["aside"][seat])
    if seat == found.get("boss", 0):
        gone += [card for paid in found.get("commands", []) for card in paid or []]
    return sorted((Counter(TIME_SET) - Counter(gone)).elements())


def _write_down(found):
    """Parts, sums and drop-outs up to the phase."""
    phase = found["phase"]
    every_twelve = found.get("options", {}).get("threshold_end") == "every-12"
    reckoning = naive.reckon(found["won"], found["aside"], every_twelve)
    parts = [_parts(part) for part in reckoning["parts"]]
    if phase in SCORING:
        before = SCORING[: SCORING.index(phase)]
        first = {name: value for name, value in parts[0].items() if name.split("-")[0] in before}
        found["parts"] = [first, *({} for _ in parts[1:])]
        return
    found["parts"], found["asides"] = parts, sorted(found["aside"])
    done = FINAL.index(phase)
    sums = {"initial": reckoning["initial"], "total": reckoning["total"], "drop-count": reckoning["count"]}
    found["sums"] = dict(list(sums.items())[:done])
    if done >= FINAL.index("winners"):
        found["dropped"] = reckoning["dropped"]


def _parts(part):
    discards = {f"discard-{suit}": card for suit, card in part["discards"].items()}
    return {"vp": part["vp"], "bonus": part["bonus"], **discards, "hours": part["hours"]}
