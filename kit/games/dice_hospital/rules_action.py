"""The rules of Dice Hospital about meeples, departments, specialists and blood bags."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from kit.engine.outcome import Data, Named
from kit.engine.state import Check
from kit.games.dice_hospital import asking
from kit.games.dice_hospital.box import (
    CODE,
    COLOURS,
    DEPARTMENT,
    DEPARTMENT_IDS,
    NURSE,
    PRINTED,
    SHOWN,
    SPECIALIST,
    SPECIALIST_IDS,
    SPECIALISTS,
    TREATED,
    VALUE,
    dyed,
)
from kit.games.dice_hospital.legal_activation import effect_targets, words
from kit.games.dice_hospital.rules_expansion import department_names, drug, expected, specialist_names
from kit.games.dice_hospital.rules_order import Args, Who
from kit.games.dice_hospital.treating import groups, treat, without

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital


def _acts(state: DiceHospital, who: Who, *phases: str) -> bool:
    return state.phase in phases and who == state.to_act


def _crew(state: DiceHospital, who: int, name: str) -> int:
    number = SPECIALIST[name]
    return asking.nurses(state) if number == NURSE else state.staff[who].count(number)


def meeple(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-meeple: a nurse, or a specialist you have hired."""
    if not _acts(state, who, "activate") or _crew(state, who, args[0]):
        return None
    return {"meeple": args[0]}


def nurses(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-nurses: as many as there are, each once a round."""
    if not _acts(state, who, "activate") or args[0] != "nurse" or NURSE in state.crew:
        return None
    return {"have": asking.nurses(state)}


def meeple_once(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-meeple-once: each specialist once a round."""
    if not _acts(state, who, "activate") or args[0] == "nurse":
        return None
    have = _crew(state, who, args[0])
    return None if not have or SPECIALIST[args[0]] in state.crew else {"meeple": args[0], "have": have}


def _rooms(state: DiceHospital, who: int, name: str) -> int:
    number = DEPARTMENT[name]
    return 1 if number in PRINTED else state.built[who].count(number)


def department(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-department: one of your hospital."""
    if not _acts(state, who, "activate") or _rooms(state, who, args[1]):
        return None
    return {"department": args[1]}


def closed(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-event-closed: a department an event has closed for the round."""
    if not _acts(state, who, "activate") or not _closed(state, args[1]):
        return None
    return {"department": args[1]}


def _closed(state: DiceHospital, name: str) -> bool:
    card = asking.effect(state, "closed")
    return card is not None and card.what == name


def department_once(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-department-once: each department once a round, with one meeple."""
    if not _acts(state, who, "activate"):
        return None
    have = _rooms(state, who, args[1])
    if _closed(state, args[1]):
        return None
    return None if not have or DEPARTMENT[args[1]] in state.open else {"department": args[1], "have": have}


def full_effect(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-full-effect: only where all its patients are there; ``bag`` 1 where one blood bag first would do."""
    if not _acts(state, who, "activate"):
        return None
    number = DEPARTMENT[args[1]]
    if groups(number, state.patients[who]):
        return None
    return {"department": args[1], "bag": int(bool(state.bags[who]) and one_bag_first(state, who, number))}


def one_bag_first(state: DiceHospital, who: int, number: int) -> bool:
    """Whether one blood bag spent before would make the department possible."""
    own = state.patients[who]
    any_patient = state.options["colour_bag"] == "any-patient"
    after = [treat(own, (code,), 1)[0] for code in set(own)]
    after += [
        tuple(sorted((*without(own, (code,)), dyed(code, colour))))
        for code in set(own)
        if any_patient or not TREATED[code]
        for colour in range(3)
    ]
    return any(groups(number, patients) for patients in after)


def treated(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-patient for those a department or a specialist treats."""
    if not _acts(state, who, "treat", "effect"):
        return None
    lacking = Counter(args) - Counter(words("", state.patients[who]).args)
    return {"patients": Named("patients", tuple(sorted(map(str, lacking.elements()))))} if lacking else None


def _group(args: Args) -> tuple[int, ...]:
    return tuple(CODE[word] for word in args)


def department_effect(kind: str) -> Check:
    """dh-department-effect: what the department does, to those it is for, as many as it says."""

    def check(state: DiceHospital, who: Who, args: Args) -> Data | None:
        if not _acts(state, who, "treat") or treated(state, who, args):
            return None
        room, group = state.placed[who][-1][1], _group(args)
        if (kind == "treat" and intensive_care(state, who, args)) or (kind == "drug" and drug(state, who, args)):
            return None
        if kind == expected(state) and (group in groups(room, state.patients[who]) or department_names(room, group)):
            return None
        return {"department": DEPARTMENT_IDS[room], "patients": Named("patients", args)}

    return check


def intensive_care(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-intensive-care: a patient of value 1 or 2."""
    if not _acts(state, who, "treat") or treated(state, who, args) or len(args) > 1:
        return None
    room = state.placed[who][-1][1]
    if DEPARTMENT_IDS[room] != "intensive-care" or _group(args) in groups(room, state.patients[who]):
        return None
    return {"patients": Named("patients", args)}


def specialist_count(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-specialist-count: not more patients than the card says, or with ``one-patient`` one."""
    if not _acts(state, who, "effect") or treated(state, who, args) or expected(state) != "effect":
        return None
    one = SPECIALISTS[state.placed[who][-1][0]]
    need = 1 if state.options["specialist_count"] == "one-patient" else one.patients
    return {"need": need, "have": len(args)} if len(args) > need else None


def specialist_words(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-specialist-words: values are compared after the department's healing, and another is a different die."""
    if not _acts(state, who, "effect") or treated(state, who, args) or expected(state) != "effect":
        return None
    number, group = state.placed[who][-1][0], _group(args)
    one, just = SPECIALISTS[number], state.just or ()
    compared = one.effect == "equal" or (one.effect == "pair" and len(group) == 2)
    again = one.effect == "another" and group[0] in just and SHOWN[group[0]] == one.colour
    if not (compared or again) or specialist_count(state, who, args) or group in effect_targets(state):
        return None
    return {"specialist": SPECIALIST_IDS[number], "patients": Named("patients", args)}


def specialist_target(kind: str) -> Check:
    """dh-specialist-target: what the specialist does, to whom the card's words name."""

    def check(state: DiceHospital, who: Who, args: Args) -> Data | None:
        if not _acts(state, who, "effect") or treated(state, who, args):
            return None
        group = _group(args)
        if kind == "effect" and (specialist_count(state, who, args) or specialist_words(state, who, args)):
            return None
        if kind == expected(state) and (group in effect_targets(state) or specialist_names(state, group)):
            return None
        number = state.placed[who][-1][0]
        return {"specialist": SPECIALIST_IDS[number], "patients": Named("patients", args)}

    return check


def blood_bag(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-blood-bag: each use spends one."""
    if not _acts(state, who, "activate", "effect") or state.bags[who]:
        return None
    return {"need": 1, "have": 0}


def colour_bag(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-colour-bag: only a patient not treated yet in this phase."""
    if not _acts(state, who, "activate", "effect") or state.options["colour_bag"] == "any-patient":
        return None
    code = CODE[args[0]]
    return {"patients": Named("patients", args[:1]), "value": VALUE[code]} if TREATED[code] else None


def colour_counts(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-colour-counts: into another colour than it counts as."""
    if not _acts(state, who, "activate", "effect"):
        return None
    return {"colour": args[1]} if COLOURS[SHOWN[CODE[args[0]]]] == args[1] else None
