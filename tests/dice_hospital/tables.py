"""Positions of Dice Hospital for the tests, and short ways to ask about them."""

from random import Random

from kit.engine import CHANCE, Named
from kit.games.dice_hospital import GAME

TILES = ["microbiology", "microbiology", "allergy-centre"]
CARDS = ["immunologist", "immunologist", "virologist"]


def at(phase, /, seats=2, **changes):
    """A position in the middle of a game: seat 0 begins and has ambulance 1; everything else as ``changes`` say."""
    pairs = ["robert-edwards", "charles-drew", "willem-kolff", "alexander-fleming"]
    base = seats - 1
    early = phase in ("deal", "administrator", "dice", "load", "choose", "unused", "token")
    fields = {
        "offer_tiles": TILES[: base + (seats == 2)] if early else TILES[:1],
        "offer_cards": CARDS[: base if early else 1],
        "seats": seats,
        "phase": phase,
        "round": 4,
        "extra": "department" if seats == 2 else "",
        "taken": list(range(1, seats + 1)),
        "ambulances": [[] for _ in range(seats + 1)],
        "administrators": pairs[:seats],
    }
    return GAME.from_dict(fields | changes)


def working(patients, *, built=(), staff=(), bags=0, phase="activate", **changes):
    """Seat 0 of two at work, with these patients (one text), tiles and specialists."""
    return at(
        phase,
        patients=[patients.split(), []],
        built=[list(built), []],
        staff=[list(staff), []],
        bags=[bags, 0],
        **changes,
    )


def do(state, *texts):
    for text in texts:
        state.apply(GAME.parse(text))
    return state


def legal(state, *kinds):
    return {str(action) for action in state.legal_actions() if not kinds or action.kind in kinds}


def rules(state, text, seat=None):
    return [refusal.rule for refusal in state.why_not(GAME.parse(text), seat=seat)]


def numbers(state, text, seat=None):
    """The numbers of the one refusal."""
    (refusal,) = state.why_not(GAME.parse(text), seat=seat)
    named = lambda value: value.values if isinstance(value, Named) else value  # noqa: E731
    return {name: named(value) for name, value in refusal.data.items()}


def words(state, seat=0):
    return state.to_dict().get("patients", [[], [], [], []])[seat]


def walk(seats, options, seed):
    """A random game step by step: (state before, action, state after)."""
    rng, state = Random(seed), GAME.new(seats=seats, **options)
    while state.to_act is not None:
        legal = state.legal_actions()
        action = state.deal(rng) if state.to_act == CHANCE else rng.choice(legal)
        before = state.copy()
        state.apply(action)
        yield before, action, state
