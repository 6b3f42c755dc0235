"""``Table``: a game to be played in the notebook, by mouse, touch or keyboard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from kit.engine.match import ChanceMode, Mode, Player
from kit.games import load as load_game
from kit.widgets.frame import Frame
from kit.widgets.language import chosen_language
from kit.widgets.match_session import MatchSession, load_match, new_match

__all__ = ["Table"]


class Table(Frame):
    """A table for one game.

    ``seats``: how many play, by default the middle of what the game allows. ``players``: a name for each person,
    ``"bot:greedy"`` or ``"bot:random"`` for a bot; by default one person and greedy bots. ``lang``: "en", "ja",
    "zh-Hant" or "ru", by default the language chosen on the start page. ``options``: the game's options by id.
    ``seed``: for the same cards again. ``mode``: "teaching" or "match". ``teach``: chores to do by hand.
    ``chance``: "sampled", or "typed" where real cards and dice say what comes. ``saved``: a saved match to go on with
    instead. ValueError names what is wrong and what would do.
    """

    def __init__(
        self,
        game: str = "forty-eight",
        *,
        seats: int | None = None,
        lang: str | None = None,
        players: Sequence[Player] | None = None,
        options: Mapping[str, str] | None = None,
        seed: int | str | None = None,
        mode: Mode = "teaching",
        teach: Sequence[str] = (),
        chance: ChanceMode = "sampled",
        saved: Path | str | None = None,
    ) -> None:
        language = chosen_language() if lang is None else lang
        if saved is not None:
            match = load_match(Path(saved), game)
        else:
            match = new_match(
                load_game(game),
                language,
                seats=seats,
                players=players,
                options=options,
                seed=seed,
                mode=mode,
                teach=teach,
                chance=chance,
            )
        super().__init__(MatchSession(match, language))
