"""An independent search: which clicks lead to a move, trying every spot that is drawn or offered."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from random import Random
from typing import Any

from kit.drawing.flat import placed_spots
from kit.drawing.shapes import Drawing
from kit.drawing.tokens import SCREEN_LIGHT
from kit.engine import CHANCE, Action, State
from kit.games.dice_hospital import GAME, table
from kit.games.dice_hospital.box import WORDS as BOX_WORDS
from kit.games.dice_hospital.table_beds import in_beds
from kit.games.touch import Ui
from translations import load

NAMES = ("Mika", "Oleg", "Anna", "Yuki")
WORDS = load("en", "dice-hospital", isolate=True)


def drawn(view: Any, ui: Ui, width: float) -> Drawing:
    """The table as it is drawn."""
    return table.draw(view, WORDS, SCREEN_LIGHT, NAMES[: view.seats], ui, width)


def spot_ids(drawing: Drawing) -> tuple[str, ...]:
    """The ids of all hot spots."""
    return tuple(spot.id for spot, _ in placed_spots(drawing))


def seen_by_actor(state: Any) -> Any:
    """The view of whoever is to act, of seat 0 while chance is, everybody's when nobody is."""
    return state.view(0 if state.to_act == CHANCE else state.to_act)


def clicks(view: Any, wanted: Action, width: float) -> tuple[str, ...] | None:
    """The fewest clicks that come to ``wanted``, None when no clicks do."""
    spots = [spot for spot in spot_ids(drawn(view, Ui(), width)) if _may_help(view, spot, wanted)]
    queue: deque[tuple[Ui, tuple[str, ...]]] = deque([(Ui(), ())])
    seen = {_key(Ui(), wanted)}
    while queue:
        ui, path = queue.popleft()
        for spot in (*spots, *table.offers(view, ui)):
            touched = table.touch(view, ui, spot)
            if touched == wanted:
                return (*path, spot)
            if isinstance(touched, Ui) and _more(touched, ui) and _key(touched, wanted) not in seen:
                seen.add(_key(touched, wanted))
                queue.append((touched, (*path, spot)))
    return None


def _key(ui: Ui, wanted: Action) -> object:
    """What tells two ways of having pointed apart: the order in which things were chosen counts for a trial only."""
    return ui if wanted.kind == "trial" else (frozenset(ui.chosen), ui.number)


def _more(touched: Ui, ui: Ui) -> bool:
    return len(touched.chosen) > len(ui.chosen) or len(touched.number) > len(ui.number)


def _may_help(view: Any, spot: str, wanted: Action) -> bool:
    """Leave out what speaks of another digit, patient, tile or seat than the move, so that the search stays small."""
    family, _, rest = spot.partition(":")
    match family:
        case "key":
            said = {"minus": "-"}.get(rest, rest)
            return any(said in str(arg) for arg in wanted.args if isinstance(arg, int))
        case "seat":
            return int(rest) in wanted.args
        case "meeple" | "room" | "admin":
            return rest.partition(":")[0] in wanted.args
        case "offer":
            return rest.split(":")[1] in wanted.args
        case "draw":
            return rest.replace(":", " ") == str(wanted)
        case "start":
            return any(str(word).endswith(rest[2:]) for word in wanted.args)
        case "bag":
            return wanted.kind == ("heal" if rest == "heal" else "dye") and (rest == "heal" or rest in wanted.args)
        case "die" | "bed":
            seat = view.to_act if isinstance(view.to_act, int) else 0
            code = (view.dice if family == "die" else in_beds(view, seat))[int(rest)]
            return code is not None and BOX_WORDS[code] in wanted.args
    return True


def drawn_on_the_way(view: Any, path: tuple[str, ...], width: float) -> bool:
    """Whether each click of ``path`` is on a spot that is drawn, or on a button offered, at that moment."""
    ui = Ui()
    for spot in path:
        if spot not in (*spot_ids(drawn(view, ui, width)), *table.offers(view, ui)):
            return False
        touched = table.touch(view, ui, spot)
        ui = touched if isinstance(touched, Ui) else ui
    return True


def positions(seats: int, seed: int, **options: str) -> Iterator[State]:
    """Every position of one random game, chance and chores included; blood bags and activations are used often."""
    rng = Random(seed)
    state = GAME.new(seats=seats, **options)
    while state.to_act is not None:
        yield state.copy()
        if state.to_act == CHANCE:
            action = state.deal(rng)
        else:
            legal = state.legal_actions()
            eager = [one for one in legal if one.kind not in ("end", "take-nothing", "heal")]
            action = rng.choice(eager or legal) if rng.random() < 0.9 else rng.choice(legal)
        state.apply(action)
    yield state
