"""Tops: a tiny game to try the engine with.

Nine cards (three 1s, two each of 2, 3, 4). Everybody is dealt two, face down, one card at a time. Twice everybody
lays a card face down, one after another; they are turned up together and the highest takes all (ties: the lowest seat,
or by option the highest). Most points win.
"""

from collections import Counter
from dataclasses import dataclass, replace
from typing import ClassVar

from kit.engine import (
    CHANCE,
    Action,
    Component,
    Event,
    Game,
    Grammar,
    Kind,
    Number,
    Option,
    Outcome,
    PositionError,
    Rule,
    Score,
    State,
)

BOX = (1, 1, 1, 2, 2, 3, 3, 4, 4)
HIDDEN = -1
ROUNDS = 2
PHASES = ("deal", "lay", "reveal", "take", "over")
CARD = Number(1, 4, "card")
GRAMMAR = Grammar(Kind("deal", (CARD,)), Kind("lay", (CARD,)), Kind("reveal"), Kind("take", (), CARD, 0, 3))
RULES = ("to-over", "to-phase", "to-turn", "to-deck", "to-hand", "to-take", "to-points")


def phase_is(phase):
    return lambda state, who, args: {} if state.phase not in (phase, "over") else None


def over(state, who, args):
    return {} if state.phase == "over" else None


def turn(state, who, args):
    return {} if state.to_act not in (who, None) else None


def deck(state, who, args):
    return {"card": args[0]} if who == CHANCE and args[0] not in state.deck_guess() else None


def hand(state, who, args):
    known = type(who) is int and state.phase == "lay"
    return {"card": args[0]} if known and args[0] not in state.hand_guess(who) else None


def take(state, who, args):
    return {"cards": args} if state.phase == "take" and args != tuple(sorted(state.laid)) else None


COMMON = (("to-over", over),)


class Toy(State):
    checks: ClassVar = {
        "deal": (*COMMON, ("to-phase", phase_is("deal")), ("to-turn", turn), ("to-deck", deck)),
        "lay": (*COMMON, ("to-phase", phase_is("lay")), ("to-turn", turn), ("to-hand", hand)),
        "reveal": (*COMMON, ("to-phase", phase_is("reveal")), ("to-turn", turn)),
        "take": (*COMMON, ("to-phase", phase_is("take")), ("to-turn", turn), ("to-take", take)),
    }

    def __init__(self, seats, options):
        self.seats, self.options, self.viewer, self.phase, self.round = seats, dict(options), "all", "deal", 1
        self.deck, self.unseen = BOX, ()
        self.hands, self.laid, self.heaps = [()] * seats, [0] * seats, [()] * seats

    @property
    def to_act(self):
        match self.phase:
            case "deal":
                return CHANCE
            case "lay":
                return self.laid.index(0)
            case "reveal":
                return 0
            case "take":
                return self.winner()
        return None

    @property
    def chore(self):
        return self.phase if self.phase in ("reveal", "take") else None

    def forced(self):
        return self.legal_actions()[0] if self.chore else None

    @property
    def is_view(self):
        return self.viewer != "all"

    def winner(self):
        top = [seat for seat, card in enumerate(self.laid) if card == max(self.laid)]
        return top[-1] if self.options["ties"] == "highest" else top[0]

    def deck_guess(self):
        return self.unseen if self.is_view else self.deck

    def hand_guess(self, seat):
        return self.unseen if HIDDEN in self.hands[seat] else self.hands[seat]

    def legal_actions(self):
        match self.phase:
            case "deal":
                return tuple(action for action, _ in self.chances())
            case "lay":
                return tuple(Action("lay", (card,)) for card in sorted(set(self.hand_guess(self.to_act))))
            case "reveal":
                return (Action("reveal"),)
            case "take":
                return (Action("take", tuple(sorted(self.laid))),)
        return ()

    def chances(self):
        if self.phase != "deal":
            return ()
        return tuple((Action("deal", (card,)), n) for card, n in sorted(Counter(self.deck_guess()).items()))

    def _tell(self, action):
        return self.copy()._carry_out(action)

    def _perform(self, action):
        self._carry_out(action)

    def _carry_out(self, action):
        return getattr(self, f"_{action.kind}")(action.args)

    def _deal(self, args):
        seat = next(seat for seat, cards in enumerate(self.hands) if len(cards) < ROUNDS)
        self.hands[seat] = tuple(sorted((*self.hands[seat], args[0])))
        self.deck = without(self.deck, args[0])
        if all(len(cards) == ROUNDS for cards in self.hands):
            self.phase = "lay"
        data = {"to": seat}
        return (Event("deal", "to-deck", {**data, "card": args[0]}, (seat,), Event("dealt", "to-deck", data)),)

    def _lay(self, args):
        seat = self.to_act
        self.hands[seat] = without(self.hands[seat], args[0])
        self.laid[seat] = args[0]
        if all(self.laid):
            self.phase = "reveal"
        data = {"seat": seat}
        return (Event("lay", "to-hand", {**data, "card": args[0]}, (seat,), Event("laid", "to-hand", data)),)

    def _reveal(self, args):
        self.phase = "take"
        return (Event("reveal", "to-take", {"cards": tuple(self.laid)}),)

    def _take(self, args):
        seat = self.to_act
        self.heaps[seat] = tuple(sorted((*self.heaps[seat], *args)))
        self.laid = [0] * self.seats
        self.phase = "over" if self.round == ROUNDS else "lay"
        self.round = min(self.round + 1, ROUNDS)
        return (Event("take", "to-take", {"seat": seat, "cards": args}),)

    def view(self, seat):
        view = self.copy()
        if self.is_view:
            return view
        others = [other for other in range(self.seats) if other != seat]
        unseen = [*self.deck, *(card for other in others for card in self.hands[other])]
        view.viewer, view.deck = seat, (HIDDEN,) * len(self.deck)
        for other in others:
            view.hands[other] = (HIDDEN,) * len(self.hands[other])
            if self.phase in ("lay", "reveal") and self.laid[other]:
                unseen.append(self.laid[other])
                view.laid[other] = HIDDEN
        view.unseen = tuple(sorted(unseen))
        return view

    def sample(self, rng):
        state, cards = self.copy(), list(self.unseen)
        rng.shuffle(cards)
        draw = lambda card: cards.pop() if card == HIDDEN else card  # noqa: E731
        state.hands = [tuple(sorted(map(draw, cards_of))) for cards_of in self.hands]
        state.laid = list(map(draw, self.laid))
        state.deck = tuple(sorted(map(draw, self.deck)))
        state.viewer, state.unseen = "all", ()
        return state

    def copy(self):
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.hands, twin.laid, twin.heaps = list(self.hands), list(self.laid), list(self.heaps)
        return twin

    def outcome(self):
        if self.phase != "over":
            return None
        points = [sum(heap) for heap in self.heaps]
        best = tuple(seat for seat, own in enumerate(points) if own == max(points))
        ending = "win" if len(best) == 1 else "draw"
        return Outcome(tuple(Score(own, {"to-points": own}) for own in points), best, ending)

    def to_dict(self):
        own = {name: getattr(self, name) for name in ("seats", "options", "phase", "round")}
        own |= {"deck": list(self.deck), "laid": list(self.laid), "options": dict(self.options)}
        own |= {"hands": [list(cards) for cards in self.hands], "heaps": [list(cards) for cards in self.heaps]}
        return own | ({"viewer": self.viewer, "unseen": list(self.unseen)} if self.is_view else {})

    def _key(self):
        lists = (tuple(self.hands), tuple(self.laid), tuple(self.heaps))
        return (self.seats, tuple(self.options.items()), self.viewer, self.phase, self.round, *lists, self.deck,
                self.unseen)  # fmt: skip


def without(cards, card):
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def read(make, data):
    """The position written in ``data``, of the class ``make``."""
    need(set(data) == {"seats", "options", "phase", "round", "deck", "laid", "hands", "heaps"}, "position", "fields")
    seats = data["seats"]
    need(type(seats) is int and seats in (2, 3), "seats", "2 or 3")
    options = data["options"]
    need(isinstance(options, dict) and set(options) == {"ties"}, "options", "ties")
    need(options["ties"] in ("lowest", "highest"), "options.ties", "lowest or highest")
    need(data["phase"] in PHASES, "phase", "unknown")
    need(type(data["round"]) is int and data["round"] in (1, 2), "round", "1 or 2")
    state = make(seats, options)
    state.phase, state.round = data["phase"], data["round"]
    state.deck = cards_of(data["deck"], "deck")
    state.hands = [cards_of(cards, "hands") for cards in listed(data["hands"], seats, "hands")]
    state.heaps = [cards_of(cards, "heaps") for cards in listed(data["heaps"], seats, "heaps")]
    state.laid = listed(data["laid"], seats, "laid")
    need(all(type(card) is int and 0 <= card <= 4 for card in state.laid), "laid", "cards or 0")
    consistent(state)
    return state


def consistent(state):
    seats, laid, played = state.seats, state.laid, state.round - 1 + (state.phase == "over")
    found = Counter(state.deck) + Counter(filter(None, laid))
    for cards in (*state.hands, *state.heaps):
        found += Counter(cards)
    need(found == Counter(BOX), "position", "nine cards")
    sizes = [len(cards) for cards in state.hands]
    dealt = sum(sizes)
    if state.phase == "deal":
        need(dealt < ROUNDS * seats, "phase", "all is dealt")
        need(sizes == [max(0, min(ROUNDS, dealt - ROUNDS * seat)) for seat in range(seats)], "hands", "in order")
    else:
        left = ROUNDS - played
        need(sizes == [left - (1 if card else 0) for card in laid], "hands", "two cards each")
    count = {"lay": None, "reveal": seats, "take": seats}.get(state.phase, 0)
    done = sum(1 for card in laid if card)
    need(done == count if count is not None else done < seats and all(laid[:done]), "laid", "one after another")
    need(state.round == (2 if state.phase == "over" else 1 if state.phase == "deal" else state.round), "round", "wrong")
    need(sum(map(len, state.heaps)) == seats * played, "heaps", "one card each and round")


def cards_of(value, path):
    need(isinstance(value, list) and all(type(card) is int and 1 <= card <= 4 for card in value), path, "cards 1–4")
    return tuple(sorted(value))


def listed(value, size, path):
    need(isinstance(value, list) and len(value) == size, path, f"{size} entries")
    return list(value)


def need(kept, path, reason):
    if not kept:
        raise PositionError(path, reason)


class Things:
    """What stands in a game's ``inventory.py``."""

    @staticmethod
    def inventory(state):
        cards = [*state.deck, *filter(None, state.laid)]
        for heap in (*state.hands, *state.heaps):
            cards += heap
        return Counter(f"card-{card}" for card in cards)


@dataclass(frozen=True)
class ToyGame(Game):
    """A game whose book and box are not files."""

    rulebook: ClassVar = {rule: Rule(rule, "all", (), "kit") for rule in RULES}
    sections = ("all",)
    components = tuple(
        Component(f"card-{card}", "card", count, 63.5, 88.9, None, "kit") for card, count in Counter(BOX).items()
    )

    def module(self, name):
        return {"inventory": Things}[name]


def toy_game(state=Toy, made=ToyGame, **changes):
    """The game played with states of the class ``state``, otherwise as ``changes`` say."""
    game = made(
        id="tops",
        prefix="to",
        package="toy",
        seats=range(2, 4),
        options=(Option("ties", ("lowest", "highest"), "lowest", "to-take"),),
        max_actions=40,
        grammar=GRAMMAR,
        chores=("reveal", "take"),
        revelations=frozenset({"reveal"}),
        create=state,
        restore=lambda data: read(state, data),
    )
    return replace(game, **changes)
