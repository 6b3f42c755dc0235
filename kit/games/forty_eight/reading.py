"""Reading a position of 48: every field checked by itself, then all of them together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from kit.engine.fields import Check, listed, mapping, maybe, need, one_of, table, whole
from kit.engine.outcome import PositionError
from kit.engine.state import seats_clockwise
from kit.games.forty_eight import agenda, moves, position, scoring
from kit.games.forty_eight.box import INCIDENTS, SUITS, TIME_SET
from kit.games.forty_eight.scoring import Won
from kit.games.forty_eight.state import FortyEight

SETUP = ("take-out", "lay-ranks", "start", "take-sets", "set-aside")
ROUND = ("draw", "bids", "reveal", "ranks", "command", "return", "place", "pass-boss")
SCORING = ("vp", "bonus", "discard", "hours", "reveal-initial")
FINAL = ("initial", "total", "drop-count", "drop", "winners", "over")
PHASES = (*SETUP, *ROUND, *SCORING, *FINAL)
SUMS = {"initial": "initial", "total": "total", "drop-count": "drop-count"}
PARTS = ("vp", "bonus", "hours", *(f"discard-{suit}" for suit in SUITS))
ALLOWED = ("seats", "options", "phase", *position.fresh(3))


def read(data: Mapping[str, Any], options: Callable[[Mapping[str, object]], dict[str, str]]) -> FortyEight:
    """The full state written in ``data``; PositionError names the field that cannot be and why."""
    for name in data:
        if name in ("viewer", "pools"):
            raise PositionError(str(name), "this is a view; only a full position can be restored")
        if name not in ALLOWED:
            raise PositionError(str(name), f"unknown field; there are {', '.join(ALLOWED)}")
    seats = whole(3, 5)(data.get("seats"), "seats")
    try:
        chosen = options(mapping(data.get("options", {}), "options"))
    except ValueError as error:
        raise PositionError("options", str(error)) from None
    state = FortyEight(seats, chosen)
    values = position.fresh(seats) | dict(data)
    state.phase = one_of(PHASES)(values.get("phase", state.phase), "phase")
    _fill(state, values)
    _check(state)
    if not agenda.resume(state):
        raise PositionError("phase", f"{state.phase!r} is not what is due here")
    return state


def _fill(state: FortyEight, values: Mapping[str, Any]) -> None:
    seats = state.seats
    seat, card = whole(0, seats - 1), whole(0, 6)
    cards = _cards(card)
    removed = listed(one_of(SUITS), 0, agenda.suits_out(state))(values["removed"], "removed")
    state.removed = tuple(sorted(removed, key=SUITS.index))
    state.start = seat(values["start"], "start")
    state.boss = seat(values["boss"], "boss")
    state.round = whole(0, agenda.rounds(state))(values["round"], "round")
    state.hands = listed(cards, seats, seats)(values["hands"], "hands")
    state.aside = listed(maybe(whole(1, 6)), seats, seats)(values["aside"], "aside")
    state.places = listed(maybe(_incident), 2, 2)(values["places"], "places")
    state.bids = listed(cards, seats, seats)(values["bids"], "bids")
    ranks = maybe(listed(seat, 2, 2))(values["ranks"], "ranks")
    state.ranks = None if ranks is None else (ranks[0], ranks[1])
    state.commands = listed(maybe(cards), 2, 2)(values["commands"], "commands")
    state.won = listed(listed(_won, 0, 20), seats, seats)(values["won"], "won")
    state.parts = listed(table(PARTS, whole(0, 999)), seats, seats)(values["parts"], "parts")
    state.asides = maybe(cards)(values["asides"], "asides")
    state.sums = table(tuple(SUMS), whole(0, 999))(values["sums"], "sums")
    dropped = maybe(listed(seat, 0, seats))(values["dropped"], "dropped")
    state.dropped = None if dropped is None else tuple(dropped)


def _check(state: FortyEight) -> None:
    for check in (_check_suits, _check_round, _check_incidents, _check_table, _check_cards, _check_sums):
        check(state)
    if state.phase != "take-out":
        moves.fill_pile(state)


def _check_suits(state: FortyEight) -> None:
    out = agenda.suits_out(state)
    need(len(set(state.removed)) == len(state.removed), "removed", "a suit leaves once")
    if state.phase != "take-out":
        need(len(state.removed) == out, "removed", f"{out} suits leave with {state.seats} players")


def _check_round(state: FortyEight) -> None:
    if state.phase in SETUP:
        need(state.round == 0, "round", f"is 0 in the set-up, got {state.round}")
        return
    last = agenda.rounds(state)
    low = 1 if state.phase in ROUND else last
    need(state.round >= low, "round", f"must be {low}–{last} in phase {state.phase}, got {state.round}")
    boss = (state.start + state.round - 1) % state.seats
    need(state.boss == boss, "boss", f"seat {boss} is boss in round {state.round}, got {state.boss}")


def _check_incidents(state: FortyEight) -> None:
    drawn = Counter(place for place in state.places if place)
    drawn.update((won.suit, won.number) for row in state.won for won in row)
    for (suit, number), count in drawn.items():
        path = "places" if (suit, number) in state.places else "won"
        need(suit not in state.removed, path, f"the {suit} suit is not in the game")
        need(
            count <= INCIDENTS[suit, number], path, f"there are {INCIDENTS[suit, number]} {suit} {number}, got {count}"
        )
    done = 2 * state.round if state.phase not in ROUND[:-1] else 2 * (state.round - 1)
    if state.phase == "place":
        done += 1
    total = sum(len(row) for row in state.won)
    need(total <= done, "won", f"at most {done} incidents are won by now, got {total}")
    need(all(0 not in won.cards for row in state.won for won in row), "won", "a 0 never stays on an incident")


def _check_table(state: FortyEight) -> None:
    phase = state.phase
    both = sum(place is not None for place in state.places)
    bounds = {"draw": (0, 1), "place": (1, 2)}.get(phase, (2, 2) if phase in ROUND[1:6] else (0, 0))
    need(
        bounds[0] <= both <= bounds[1],
        "places",
        f"{bounds[0]}–{bounds[1]} incidents lie open in phase {phase}, got {both}",
    )
    need(phase != "draw" or state.places[1] is None, "places", "the 1st place is filled before the 2nd")
    ranked = phase in ("command", "return", "place")
    need((state.ranks is not None) is ranked, "ranks", f"are {'fixed' if ranked else 'open'} in phase {phase}")
    _check_bids(state)
    if state.ranks is not None:
        _check_ranks(state, state.ranks)
    _check_commands(state)


def _check_bids(state: FortyEight) -> None:
    need(not state.bids[state.boss], f"bids.{state.boss}", "the boss does not bid")
    laid = [bool(state.bids[seat]) for seat in seats_clockwise(state.boss, state.seats)[1:]]
    need(state.phase != "bids" or laid == sorted(laid, reverse=True), "bids", "are laid clockwise from the boss")
    for seat, bid in enumerate(state.bids):
        path = f"bids.{seat}"
        if seat == state.boss or (state.phase in ("bids", "return", "place") and not bid):
            continue
        if state.phase not in ("bids", "reveal", "ranks", "command", "return", "place"):
            need(not bid, path, f"no bid lies on the table in phase {state.phase}")
        elif state.phase in ("return", "place"):
            need(len(bid) <= 2, path, f"a bid is at most 2 cards, got {len(bid)}")
        else:
            size = min(2, len(bid) + len(state.hands[seat]))
            need(len(bid) == size, path, f"a bid is {size} cards here, got {len(bid)}")


def _check_ranks(state: FortyEight, ranks: tuple[int, int]) -> None:
    need(ranks[0] != ranks[1] and state.boss not in ranks, "ranks", "are two different bidders")
    if state.phase != "command":
        return
    sums = [sum(bid) for bid in state.bids]
    others = [sums[seat] for seat in range(state.seats) if seat not in (*ranks, state.boss)]
    order = sums[ranks[0]] >= sums[ranks[1]] >= max(others, default=0)
    need(order, "ranks", "the highest bids are first and second")


def _check_commands(state: FortyEight) -> None:
    taken = [paid is not None for paid in state.commands]
    both = state.options["command_count"] == "both"
    if state.phase == "command":
        allowed = [[False, False], [True, False]] if both else [[False, False]]
        need(taken in allowed, "commands", "the boss has decided already")
    elif state.phase not in ("return", "place"):
        need(not any(taken), "commands", f"nothing is commanded in phase {state.phase}")
    need(both or not all(taken), "commands", "one incident a round")
    need(all(len(paid or ()) <= 2 for paid in state.commands), "commands", "a payment is at most 2 cards")


def _check_cards(state: FortyEight) -> None:
    dealt = state.phase not in SETUP[:3]
    for seat in range(state.seats):
        held = Counter(state.hands[seat]) + Counter(state.bids[seat])
        held.update(card for won in state.won[seat] for card in won.cards)
        held.update(card for card in state.aside[seat : seat + 1] if card is not None)
        if seat == state.boss:
            held.update(card for paid in state.commands if paid for card in paid)
        unpacked = state.phase == "take-sets" and not held
        need(held == Counter(TIME_SET if dealt and not unpacked else ()), f"hands.{seat}", _difference(held, dealt))
        aside = state.phase not in SETUP
        need(state.aside[seat] is not None or not aside, f"aside.{seat}", "a card must be set aside by now")
        early = state.phase in SETUP[:4] and state.aside[seat] is not None
        need(not early, f"aside.{seat}", "nothing is set aside yet")


def _difference(held: Counter[int], dealt: bool) -> str:
    whole = Counter(TIME_SET if dealt else ())
    lacking, surplus = whole - held, held - whole
    return f"the set of nine is not whole: missing {sorted(lacking.elements())}, too many {sorted(surplus.elements())}"


def _check_sums(state: FortyEight) -> None:
    final = state.phase in FINAL
    scored = state.phase in (*SCORING, *FINAL)
    for seat, parts in enumerate(state.parts):
        won = state.won[seat]
        right = {"vp": scoring.points(won), "bonus": scoring.suit_bonus(won), "hours": scoring.hours(won)}
        right |= {f"discard-{suit}": card for suit, card in scoring.discards(won).items()}
        for name, value in parts.items():
            need(scored and right.get(name) == value, f"parts.{seat}.{name}", f"cannot be {value} here")
        need(not final or parts == right, f"parts.{seat}", "must be written down by now")
    asides = tuple(sorted(card for card in state.aside if card is not None))
    need(state.asides == (asides if final else None), "asides", f"must be {list(asides) if final else None} here")
    _check_end(state, FINAL.index(state.phase) if final else 0)


def _check_end(state: FortyEight, step: int) -> None:
    vp, time = state.result()
    start = scoring.initial(state.asides) if state.asides else 0
    total = sum(time) + start
    count = scoring.drop_count(total, state.options["threshold_end"] == "every-12")
    right = dict(list({"initial": start, "total": total, "drop-count": count}.items())[:step])
    need(state.sums == right, "sums", f"must be {right} here")
    dropped = scoring.dropouts(count, time, vp) if step >= FINAL.index("winners") else None
    need(state.dropped == dropped, "dropped", f"must be {None if dropped is None else list(dropped)} here")


def _cards(card: Check) -> Check:
    plain = listed(card, 0, 9)
    return lambda value, path: tuple(sorted(plain(value, path)))


def _incident(value: object, path: str) -> tuple[str, int]:
    suit, number = listed(lambda entry, _: entry, 2, 2)(value, path)
    return one_of(SUITS)(suit, f"{path}.0"), whole(1, 3)(number, f"{path}.1")


def _won(value: object, path: str) -> Won:
    suit, number, cards = listed(lambda entry, _: entry, 3, 3)(value, path)
    incident = _incident([suit, number], path)
    return Won(*incident, _cards(whole(1, 6))(cards, f"{path}.2"))
