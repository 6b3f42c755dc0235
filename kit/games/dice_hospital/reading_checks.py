"""What a written position of Dice Hospital is checked for: its fields against its phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.engine.fields import need
from kit.games.dice_hospital import asking
from kit.games.dice_hospital.box import (
    ASIDE,
    BACKS,
    BEDS,
    DEPARTMENTS,
    NURSE,
    PLACES,
    REAL,
    ROLLED,
    ROUNDS,
    SHOWN,
    START_VALUES,
    TREATED,
    VALUE,
)
from kit.games.dice_hospital.reading_checks_late import administrators, closing, effects, events
from kit.games.dice_hospital.reading_phases import (
    ACTIVATION,
    BEFORE,
    CLOSING,
    DEALING,
    IMPROVING,
    INTAKE,
    LAST,
    LAYING,
    NO_TURN,
    SCORING,
    SETUP,
    TURN,
    UNPACKING,
)

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital


def _order(state: DiceHospital) -> None:
    phase, turn = state.phase, state.turn
    due = state.seats if phase in TURN else 0 if phase in NO_TURN else turn
    need(turn == due and (phase in TURN or turn < state.seats), "turn", f"cannot be {turn} in phase {phase}")
    early = phase in (*UNPACKING, *SETUP)
    if early:
        need(state.round == 0, "round", "no round is played yet")
    elif phase in LAYING:
        need(state.round != 1, "round", "in round 1 the offer of the set-up lies there")
    elif phase == "event":
        need(state.round > 1, "round", "events come from round 2 on")
    else:
        low, high = (ROUNDS, ROUNDS) if phase in LAST else (1, ROUNDS)
        high = ROUNDS - 1 if phase in ("shift", "next-round") else high
        need(low <= state.round <= high, "round", f"must be {low}–{high} in phase {phase}, got {state.round}")
    need(phase != "start" or state.first == 0, "first", "there is no first player yet")
    need(phase not in DEALING or state.options["administrators"] == "on", "phase", "plays without administrators")


def _offer(state: DiceHospital) -> None:
    base, phase = asking.base_offer(state), state.phase
    tiles, cards = len(state.offer_tiles), len(state.offer_cards)
    if phase in UNPACKING:
        need(not tiles + cards and not state.extra, "offer_tiles", "nothing is laid out yet")
    elif phase in LAYING:
        whole = tiles >= base and cards >= base
        need(not state.extra or (whole and asking.has_extra(state)), "extra", "is not chosen yet")
        need(cards == 0 or tiles >= base, "offer_cards", "departments are laid out first")
    else:
        need(bool(state.extra) is asking.has_extra(state), "extra", "must be chosen with 2 players, and only then")
    most = (base + (state.extra == "department"), base + (state.extra == "specialist"))
    need(tiles <= most[0], "offer_tiles", f"must be at most {most[0]}, got {tiles}")
    need(cards <= most[1], "offer_cards", f"must be at most {most[1]}, got {cards}")
    if phase not in (*UNPACKING, *LAYING):
        gone = state.turn if phase == "improve" else 0 if phase in ("event", *SETUP, *INTAKE) else state.seats
        least = sum(most) - gone
        exact = state.options["improve_optional"] == "must" or not gone
        have = tiles + cards
        need(have >= least and (not exact or have == least), "offer_tiles", f"{least} improvements lie open here")
    each = asking.most_offered(state)
    left = each * (ROUNDS - max(state.round, 1))
    for pile, shown in ((state.tiles, tiles), (state.cards, cards)):
        low = left + (each - shown if phase in (*UNPACKING, *LAYING) else 0)
        need(sum(pile) >= low, "under_tiles", f"each pile holds at least {low} in this round")
    for own, more in zip(state.built, state.staff, strict=True):
        taken = state.round - (phase in (*BEFORE, *INTAKE))
        need(len(own) + len(more) <= max(taken, 0), "built", "at most one improvement a round")
    need(state.round or not state.under_tiles + state.under_cards, "under_tiles", "nothing was put back yet")
    _decks(state)


def _decks(state: DiceHospital) -> None:
    """The tiles set aside, and the decks of Experimental Medicine."""
    phase, count = state.phase, len(state.aside)
    need(state.options["expansion_deck"] != "off" or phase != "decks", "phase", "plays without the expansion")
    different = len(set(state.aside)) == count and not any(DEPARTMENTS[number].expansion for number in state.aside)
    need(different, "aside", "must be different tiles of the base game")
    most = ASIDE if asking.sets_aside(state) else 0
    if phase == "set-aside":
        need(count < most, "aside", f"must be fewer than {most}")
    else:
        due = 0 if phase in UNPACKING[:3] else most
        need(count == due, "aside", f"must be {due} tiles in phase {phase}")


def _fresh(codes: tuple[int, ...], path: str, values: tuple[int, ...] | range = ROLLED) -> None:
    for code in codes:
        kept = not TREATED[code] and SHOWN[code] == REAL[code] and VALUE[code] in values
        need(kept, path, f"new patients are untreated, of their own colour, with values {values[0]}–{values[-1]}")


def _intake(state: DiceHospital) -> None:
    phase, all_ambulances = state.phase, state.seats + 1
    dice, loaded = len(state.dice), len(state.ambulances)
    _fresh(state.dice, "dice")
    need(list(state.dice) == sorted(state.dice, key=lambda code: (VALUE[code], code)), "dice", "lie lowest first")
    if phase == "dice":
        need(dice < PLACES * all_ambulances and not loaded, "dice", "are rolled before any ambulance is filled")
    elif phase == "load":
        need(dice == PLACES * (all_ambulances - loaded) > 0, "dice", "are those not in an ambulance yet")
    else:
        need(not dice, "dice", f"are all in ambulances in phase {phase}")
    if _helped(state):
        return
    filled = phase in (*INTAKE[2:], *IMPROVING, *ACTIVATION, *CLOSING)
    need(phase == "load" or loaded == (all_ambulances if filled else 0), "ambulances", f"cannot be {loaded} here")
    _ambulances(state)


def _helped(state: DiceHospital) -> bool:
    """Whether the final round has begun; if so, its ambulances are checked."""
    on = state.options["final_round"] == "on"
    need(on or state.phase not in ("help", "left-behind"), "phase", "plays without the final round")
    if not on or state.phase not in LAST:
        return False
    need(len(state.ambulances) == state.seats, "ambulances", f"must be {state.seats} in the final round")
    for number, codes in enumerate(state.ambulances):
        right = set(codes) <= set(BACKS[number]) and len(set(codes)) == len(codes)
        need(right, f"ambulances.{number}", "takes one patient in each of its places")
    need(sorted(state.taken) == sorted(set(state.taken) - {0}), "taken", "each ambulance is taken once")
    return True


def _ambulances(state: DiceHospital) -> None:
    phase, turn = state.phase, state.turn
    later = phase in (*INTAKE[4:], *IMPROVING, *ACTIVATION, *CLOSING)
    taken = turn + (phase == "extra-die") if phase == "choose" or _at_choice(state) else state.seats if later else 0
    later = later or (phase == "extra-die" and not _at_choice(state))
    if later:
        taken = state.seats
    choosers = state.order[:taken] if taken < state.seats else range(state.seats)
    for seat, number in enumerate(state.taken):
        need((number > 0) is (seat in choosers), f"taken.{seat}", "does not belong to this phase")
    numbers = [number for number in state.taken if number]
    need(len(set(numbers)) == len(numbers), "taken", "each ambulance is taken once")
    choosing = phase in ("choose", "extra-die", "unused", "token") and not (later and phase == "extra-die")
    need(not choosing or state.taken[state.first] != 1, "taken", "the first player may not take ambulance 1")
    still = phase in ("load", "choose", "unused") or _at_choice(state)
    full = {*range(1, len(state.ambulances) + 1)} if still else set()
    if phase in ("token", "admit", "overflow"):
        full = {state.taken[seat] for seat in state.order[turn if phase != "token" else 0 :]}
    for number, codes in enumerate(state.ambulances, 1):
        _fresh(codes, f"ambulances.{number - 1}")
        size = PLACES if number in full else 0
        need(len(codes) == size, f"ambulances.{number - 1}", f"holds {size} patients here, got {len(codes)}")


def _at_choice(state: DiceHospital) -> bool:
    return state.phase == "extra-die" and state.options["pandemic"] == "at-choice"


def _newcomers(state: DiceHospital) -> None:
    phase, options = state.phase, state.options
    pandemic = options["pandemic_mode"] == "on"
    chosen = options["pandemic"] == "at-choice"
    need(pandemic or phase not in ("extra-die", "admit-extra", "overflow-extra"), "phase", "there is no pandemic")
    need(not chosen or phase not in ("admit-extra", "overflow-extra"), "phase", "the extra die comes with the choice")
    due: tuple[int, ...] = ()
    if pandemic and chosen:
        if phase in ("choose", "extra-die"):
            due = state.order[: state.turn]
        elif phase in ("unused", "token"):
            due = state.order
        elif phase in ("admit", "overflow"):
            due = state.order[state.turn :]
    elif phase in ("admit-extra", "overflow-extra"):
        due = (asking.seat(state),)
    for seat, code in enumerate(state.newcomer):
        need(code is None or seat in due, f"newcomer.{seat}", "has no extra die now")
        need(code is not None or seat not in due or chosen, f"newcomer.{seat}", "has an extra die now")
        _fresh(() if code is None else (code,), f"newcomer.{seat}")
    if phase in ("overflow", "overflow-extra"):
        who = asking.seat(state)
        full = len(state.patients[who]) + len(asking.incoming(state, who)) > BEDS
        need(full, "phase", "there is a bed for everybody")


def _patients(state: DiceHospital) -> None:
    phase, start = state.phase, len(asking.start_values(state))
    drawn = len(state.drawn)
    need(drawn < start if phase == "start-dice" else drawn == (start if phase == "start-patients" else 0), "drawn",
         f"cannot be {drawn} dice in phase {phase}")  # fmt: skip
    for place, seat in enumerate(state.order):
        own, path = state.patients[seat], f"patients.{seat}"
        early = state.round == 0
        if early:
            size = start if phase in DEALING or (phase in SETUP and place < state.turn) else 0
            need(len(own) == size, path, f"must be {size} patients here, got {len(own)}")
            _fresh(own, path, START_VALUES)
        active = phase in ACTIVATION and place == state.turn
        acted = active or phase in CLOSING or (phase in ACTIVATION and place < state.turn)
        if phase == "shift" and place < state.turn:
            acted = False
        need(acted or not any(TREATED[code] for code in own), path, "nobody is treated yet")
        need(active or all(SHOWN[c] == REAL[c] for c in own), path, "nobody counts as another colour now")
        _placed(state, seat, acted)
        gone = sum(state.out[seat])
        leaving = phase in ("worsen", *SCORING) and not (phase in SCORING and place < state.turn)
        may = active or leaving or (phase in ACTIVATION and place < state.turn)
        need(may or not gone, f"out.{seat}", "nobody is discharged now")
        need(gone + len(own) <= BEDS, f"out.{seat}", f"at most {BEDS} patients were there")


def _placed(state: DiceHospital, seat: int, acted: bool) -> None:
    path, placed = f"placed.{seat}", state.placed[seat]
    need(acted or not placed, path, "no meeple is placed yet")
    crew = [NURSE] * asking.nurses(state) + list(state.staff[seat])
    rooms = list(asking.printed(state) + state.built[seat])
    for meeple, room in placed:
        need(meeple in crew and room in rooms, path, "there is no such meeple or department, or not that often")
        crew.remove(meeple)
        rooms.remove(room)


CHECKS: Final = (_order, _offer, _intake, _newcomers, _patients, effects, closing, administrators, events)
"""What a position is checked for, in this order."""
