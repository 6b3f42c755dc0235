"""What a written position of Dice Hospital is checked for: activation, end of a round, events, administrators."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.engine.fields import need
from kit.games.dice_hospital import asking
from kit.games.dice_hospital.box import (
    BEDS,
    NURSE,
    SPECIALISTS,
    TREATED,
)
from kit.games.dice_hospital.legal_activation import effect_targets, treatments, words
from kit.games.dice_hospital.reading_phases import (
    BEFORE,
    CLOSING,
    DEALING,
    LAST,
    WORKING,
)
from kit.games.dice_hospital.scoring import minus

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital


def effects(state: DiceHospital) -> None:
    """A department or a specialist at work."""
    phase, just = state.phase, state.just
    may = phase == "effect" or (phase == "roll" and just is not None)
    need((just is not None) is may, "just", "are those just treated, before an effect")
    need((state.rolling is not None) is (phase == "roll"), "rolling", "is the patient whose die is rolled now")
    if phase not in WORKING:
        return
    who = asking.seat(state)
    need(state.placed[who], f"placed.{who}", "a meeple has just been placed")
    meeple, room = state.placed[who][-1]
    if just is None and phase != "bonus":
        ways = treatments(room, state.patients[who])
        need(ways, "phase", "the department cannot be carried out")
        need(phase == "treat" or words("drug", (state.rolling or 0,)) in ways, "rolling", "cannot be rolled here")
        return
    need(meeple != NURSE, f"placed.{who}", "a specialist has just been placed")
    counts = SPECIALISTS[meeple].effect == "points"
    need(counts is (phase == "bonus"), f"placed.{who}", "the specialist placed last has another effect")
    need(phase != "bonus" or sum(state.out[who]), f"out.{who}", "the department has just discharged a patient")
    _just(state, who)


def _just(state: DiceHospital, who: int) -> None:
    """Those just treated, before a specialist's effect or, where that is a new roll, in the middle of it."""
    left = list(state.patients[who])
    for code in state.just or ():
        need(code in left and TREATED[code], "just", "must be treated patients of the hospital")
        left.remove(code)
    if state.phase == "effect":
        need(state.bags[who] or effect_targets(state), "phase", "the specialist can treat nobody")
    elif state.phase == "roll":
        drug = SPECIALISTS[state.placed[who][-1][0]].effect == "drug"
        need(drug and (state.rolling,) in effect_targets(state), "rolling", "cannot be rolled here")


def closing(state: DiceHospital) -> None:
    """Who was neglected, died and scored."""
    for place, seat in enumerate(state.order):
        done = state.phase in CLOSING and (state.phase != "worsen" or place < state.turn)
        died, neglected = state.died[seat], state.neglected[seat]
        need(done or died + neglected == 0, f"neglected.{seat}", "nobody is neglected yet")
        need(died <= neglected and died <= state.fatalities[seat], f"died.{seat}", "only neglected patients die so")
        if not state.round:
            need(not state.fatalities[seat] and not state.bags[seat], f"bags.{seat}", "has neither bags nor fatalities")
        _scores(state, seat, place)


def _scores(state: DiceHospital, seat: int, place: int) -> None:
    scores, path = state.scores[seat], f"scores.{seat}"
    final = state.phase in ("winners", "over") or (state.phase == "final" and place < state.turn)
    due = (minus(state.fatalities[seat]), state.bags[seat]) if final else (0, 0)
    need(scores[3:5] == due, path, f"must end with {due[0]}, {due[1]} here")
    helped = state.options["final_round"] == "on" and state.phase in LAST
    need(state.options["events"] == "on" or not scores[6], path, "there are no events")
    need(scores[6] >= 0, path, "events never cost points")
    need(helped or not scores[5], path, "the final round is not scored")
    need(-BEDS <= scores[5] <= BEDS, path, f"the final round brings {-BEDS}–{BEDS}")
    need(min(scores[:3]) >= 0, path, "points of a round are never below 0")
    need(state.round or not any(scores), path, "nothing is scored yet")
    need(state.options["expansion_deck"] != "off" or not scores[7], path, "there are no registrars")
    need(scores[7] >= 0, path, "registrars never cost points")


def events(state: DiceHospital) -> None:
    """The event of the round, and those before."""
    on = state.options["events"] == "on"
    need(on or state.phase != "event", "phase", "plays without events")
    drawn = state.round > 1 and state.phase not in BEFORE
    need((state.event is not None) is (on and drawn), "event", "lies open from round 2 on, if events are played")
    count = max(state.round - 1 - (state.phase in BEFORE), 0) if on else 0
    need(len(set(state.seen)) == len(state.seen) == count, "seen", f"must be {count} different events")
    need(state.event is None or state.event in state.seen, "event", "must be among those seen")


def administrators(state: DiceHospital) -> None:
    """Administrators dealt and kept."""
    phase = state.phase
    cards = [card for own in state.dealt for card in own]
    need(len(set(cards)) == len(cards), "dealt", "there is one of each")
    kept = [card for card in state.administrators if card is not None]
    need(len(set(kept)) == len(kept), "administrators", "there is one of each")
    on = state.options["administrators"] == "on"
    for place, seat in enumerate(state.order):
        own, mine = len(state.dealt[seat]), state.administrators[seat]
        if phase == "deal":
            sizes = (2,) if place < state.turn else (0, 1) if place == state.turn else (0,)
        else:
            sizes = (2,) if phase in DEALING else (0,)
        need(own in sizes, f"dealt.{seat}", f"cannot be {own} cards in phase {phase}")
        chosen = on and (state.round > 0 or phase == "reveal" or (phase == "administrator" and place < state.turn))
        need((mine is not None) is chosen, f"administrators.{seat}", "does not belong to this phase")
        need(phase not in DEALING or mine is None or mine in state.dealt[seat], f"administrators.{seat}", "not dealt")
