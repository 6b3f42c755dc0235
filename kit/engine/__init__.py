"""The rules engine: actions, states, refusals, events, matches. It knows no game, screen, paper or language."""

from kit.engine.actions import CHANCE, Action, Choice, Grammar, Kind, Number, ParseError
from kit.engine.bots import GreedyBot, RandomBot, Reason, make_bot
from kit.engine.game import Component, Game, Option, Rule
from kit.engine.match import Entry, Match, UndoRefused
from kit.engine.outcome import Event, HiddenError, IllegalAction, Named, Outcome, PositionError, Refusal, Score
from kit.engine.saves import SaveError
from kit.engine.state import State, settle, settle_told

__all__ = [
    "CHANCE",
    "Action",
    "Choice",
    "Component",
    "Entry",
    "Event",
    "Game",
    "Grammar",
    "GreedyBot",
    "HiddenError",
    "IllegalAction",
    "Kind",
    "Match",
    "Named",
    "Number",
    "Option",
    "Outcome",
    "ParseError",
    "PositionError",
    "RandomBot",
    "Reason",
    "Refusal",
    "Rule",
    "SaveError",
    "Score",
    "State",
    "UndoRefused",
    "make_bot",
    "settle",
    "settle_told",
]
