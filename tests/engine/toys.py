"""Tops, broken: for every check of conformance a game (or match) that breaks the contract in just that."""

import hashlib
from itertools import count

from kit.engine import Action, Component, Event, IllegalAction, Match, Outcome, PositionError, Refusal, Score, State
from tests.engine.toy import Toy, ToyGame, toy_game

BROKEN = []
"""(check, what breaks it, arguments of ``check_game``) for every toy."""


def breaks(check, depth=1.0, **changes):
    """A state, game or match class that breaks ``check``, found at this ``depth``."""

    def keep(made):
        if issubclass(made, State):
            wrong = {"game": toy_game(state=made, **changes)}
        elif issubclass(made, Match):
            wrong = {"game": toy_game(), "match": made}
        else:
            wrong = {"game": toy_game(made=made, **changes)}
        BROKEN.append((check, made.__name__, {"depth": depth, **wrong}))
        return made

    return keep


# Who acts, and what can be done


@breaks("to-act", depth=0.0)
class NobodyKnown(Toy):
    @property
    def to_act(self):
        return self.seats if self.phase == "lay" else super().to_act


@breaks("legal-empty", depth=0.0)
class StuckAtTaking(Toy):
    def legal_actions(self):
        return () if self.phase == "take" else super().legal_actions()


@breaks("legal-size")
class EndlessList(Toy):
    def legal_actions(self):
        return super().legal_actions() * 129


@breaks("legal-stable")
class TurningList(Toy):
    ticks = count()

    def legal_actions(self):
        legal = super().legal_actions()
        return legal[::-1] if self.phase == "lay" and next(self.ticks) % 2 else legal


@breaks("legal-normal")
class ListedTwice(Toy):
    def legal_actions(self):
        legal = super().legal_actions()
        return legal * 2 if self.phase == "lay" else legal


@breaks("why-not-agrees")
class ForgottenAction(Toy):
    def legal_actions(self):
        legal = super().legal_actions()
        return legal[:-1] or legal if self.phase == "lay" else legal


@breaks("refusal-rules")
class UnknownRule(Toy):
    def why_not(self, action, *, seat=None):
        return tuple(Refusal("to-nothing", data) for _, data in super().why_not(action, seat=seat))


@breaks("refusal-order")
class TurnedRefusals(Toy):
    def why_not(self, action, *, seat=None):
        return super().why_not(action, seat=seat)[::-1]


@breaks("refused-apply")
class OneReasonOnly(Toy):
    def apply(self, action, *, seat=None):
        try:
            return super().apply(action, seat=seat)
        except IllegalAction as error:
            raise IllegalAction(action, error.refusals[:1]) from None


@breaks("wrong-seat")
class AnySeat(Toy):
    def why_not(self, action, *, seat=None):
        known = type(seat) is int and 0 <= seat < self.seats
        return super().why_not(action, seat=seat if known else None)


@breaks("turn")
class AnybodyActs(Toy):
    def why_not(self, action, *, seat=None):
        refusals = super().why_not(action, seat=seat)
        return super().why_not(action) if self.phase == "lay" else refusals


@breaks("asking-changes-nothing")
class CountsQuestions(Toy):
    asked = 0

    def legal_actions(self):
        self.asked += 1
        return super().legal_actions()

    def to_dict(self):
        return super().to_dict() | {"asked": self.asked}


@breaks("text-round-trip")
class DeafGame(ToyGame):
    def parse(self, text):
        action = super().parse(text)
        return Action("lay", (1,)) if action.kind == "lay" else action


@breaks("text-garbage")
class GuessingGame(ToyGame):
    def parse(self, text):
        try:
            return super().parse(text)
        except ValueError:
            return Action("reveal")


@breaks("wrong-action")
class LaxGame(ToyGame):
    def action(self, kind, *args):
        return Action(kind, args)


# What is told


@breaks("event-form")
class EventWithoutRule(Toy):
    def _reveal(self, args):
        return tuple(event._replace(rule="to-nothing") for event in super()._reveal(args))


@breaks("event-leak")
class ThinksAloud(Toy):
    def _lay(self, args):
        return tuple(event._replace(seen_by=None) for event in super()._lay(args))


# Chance


@breaks("chance-support")
class HalfTheDeck(Toy):
    def chances(self):
        found = super().chances()
        return found[:-1] or found

    def legal_actions(self):
        return tuple(action for action, _ in super().chances()) if self.phase == "deal" else super().legal_actions()


@breaks("chance-weights")
class PartWeights(Toy):
    def chances(self):
        return tuple((action, weight / 2) for action, weight in super().chances())

    def deal(self, rng):
        doubled = [action for action, weight in super().chances() for _ in range(weight)]
        return doubled[int(rng.random() * len(doubled))]


@breaks("chance-draw")
class DrawsOtherwise(Toy):
    def deal(self, rng):
        return rng.choice(self.legal_actions())


@breaks("chance-distribution")
class FlatChance(Toy):
    def deal(self, rng):
        found = self.chances()
        return super().deal(rng) if self.is_view else found[int(rng.random() * len(found))][0]


# Chores


@breaks("chore-one")
class LayingIsAChore(Toy):
    @property
    def chore(self):
        return "reveal" if self.phase == "lay" else super().chore


@breaks("settle")
class HandTurnsTies(Toy):
    def apply(self, action, *, seat=None):
        chore = self.chore
        events = super().apply(action, seat=seat)
        if chore == "reveal":
            self.options = {"ties": "highest"}
        return events


# Views


@breaks("view-is-view")
class OpenTable(Toy):
    def view(self, seat):
        return self.copy()


@breaks("view-legal")
class ForgetsOwnHand(Toy):
    def legal_actions(self):
        legal = super().legal_actions()
        return legal[:1] if self.is_view and self.viewer is not None else legal


@breaks("view-hides")
class PlayableView(Toy):
    def apply(self, action, *, seat=None):
        return self._carry_out(action) if self.is_view else super().apply(action, seat=seat)


@breaks("view-sample")
class ForgetfulSample(Toy):
    def sample(self, rng):
        state = super().sample(rng)
        state.hands = state.hands[::-1]
        return state


@breaks("view-keeps-nothing")
class KeepsASecret(Toy):
    def view(self, seat):
        view = super().view(seat)
        view.secret = self.secret if self.is_view else self
        return view

    def sample(self, rng):
        return self.secret.copy()


@breaks("view-keeps-nothing")
class RemembersItsList(Toy):
    known = None

    def legal_actions(self):
        if self.known is None:
            self.known = super().legal_actions()
        return self.known

    def _perform(self, action):
        super()._perform(action)
        self.known = None

    def sample(self, rng):
        state = super().sample(rng)
        state.known = None
        return state


@breaks("sample-conserves")
class OnlyOnes(Toy):
    def view(self, seat):
        view = super().view(seat)
        view.unseen = (1,) * len(view.unseen)
        return view


@breaks("sample-position")
class UnsortedSample(Toy):
    def sample(self, rng):
        state = super().sample(rng)
        state.deck = state.deck[::-1]
        return state


@breaks("hidden-turn")
class EndsByHand(Toy):
    def outcome(self):
        decided = self.phase == "lay" and not any(self.laid) and 4 in self.hands[0]
        return Outcome((), (0,), "early") if decided else super().outcome()


@breaks("hidden-turn")
class AsksByHand(Toy):
    @property
    def chore(self):
        return None if self.phase == "reveal" and self.laid[0] > 2 else super().chore


@breaks("hidden-tries")
class Tattler(Toy):
    def tattle(self, who, args):
        if self.phase != "lay" or args[0] in self.hand_guess(who):
            return None
        return {"others": sum(cards.count(args[0]) for cards in self.hands)}

    checks = Toy.checks | {"lay": (*Toy.checks["lay"][:-1], ("to-hand", tattle))}


@breaks("view-refusals")
class ViewForgetsARule(Toy):
    def why_not(self, action, *, seat=None):
        refusals = super().why_not(action, seat=seat)
        return refusals[:-1] if self.is_view else refusals


# Content


@breaks("copy")
class SharedHeaps(Toy):
    def copy(self):
        twin = super().copy()
        if self.phase == "lay":
            twin.heaps = self.heaps
        return twin


@breaks("hash")
class HashOfItself(Toy):
    __eq__ = Toy.__eq__

    def __hash__(self):
        return id(self)


@breaks("digest")
class DigestOfSomething(Toy):
    def digest(self):
        return hashlib.sha256(repr(self._key()).encode()).hexdigest()


@breaks("equality")
class BlindToPhase(Toy):
    def _key(self):
        return tuple(part for part in super()._key() if part != self.phase)


@breaks("repeatable")
class CountsEvents(Toy):
    ticks = count()

    def _lay(self, args):
        return (*super()._lay(args), Event("tick", "to-hand", {"n": next(self.ticks)}))


@breaks("position-round-trip")
class LosesHeaps(Toy):
    def to_dict(self):
        return super().to_dict() | {"heaps": [[] for _ in range(self.seats)]}


@breaks("new")
class DrawsInNew(Toy):
    ticks = count()

    def __init__(self, seats, options):
        super().__init__(seats, options)
        self.round = 1 + next(self.ticks) % 2


class CarelessReader(ToyGame):
    def from_dict(self, data):
        try:
            return super().from_dict(data)
        except PositionError as error:
            raise KeyError(error.path) from None


breaks("bad-position")(CarelessReader)


@breaks("bad-setup")
class AnyNumberOfSeats(ToyGame):
    def check_seats(self, seats):
        pass


@breaks("inventory")
class OtherBox(ToyGame):
    components = (Component("card-1", "card", 2, 63.5, 88.9, None, "kit"), *ToyGame.components[1:])


@breaks("conservation")
class LosesCards(Toy):
    def _take(self, args):
        return super()._take(args[:-1])


# The end


@breaks("max-actions", max_actions=7)
class NotTooLong(Toy):
    pass


@breaks("outcome-early")
class KnowsBefore(Toy):
    def outcome(self):
        return super().outcome() or Outcome((), (), "soon")


@breaks("outcome")
class StrangerWins(Toy):
    def outcome(self):
        outcome = super().outcome()
        return outcome and Outcome(outcome.scores, (self.seats,), "win")


@breaks("scores")
class OneTooMany(Toy):
    def outcome(self):
        outcome = super().outcome()
        scores = outcome and tuple(Score(score.total + 1, score.parts) for score in outcome.scores)
        return outcome and Outcome(scores, outcome.winners, outcome.ending)
