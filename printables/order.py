"""What somebody wants printed: of which game, in whose words, on what paper, how."""

from __future__ import annotations

from dataclasses import dataclass

from kit.drawing.fields import Field
from kit.drawing.shapes import Drawing
from kit.drawing.tokens import PRINT, PRINT_LOW, Look
from kit.engine.game import Component, Game
from printables.canvas import About
from printables.imposition import Backs
from printables.papers import Paper
from translations import Words

AID, PAD, BACK, DIE = "aid", "pad", "back", "die"
APART = frozenset({AID, PAD, BACK, DIE})
"""Kinds that are not in the card file: aids and pads have their own, backs lie behind fronts, dice are bought."""


def is_piece(component: Component) -> bool:
    """Whether it lies flat and has no back, so that it is printed on one side, in the file of pieces."""
    return component.back is None and component.kind not in APART


@dataclass(frozen=True, slots=True)
class Order:
    """One print job. ``up``: score pads per sheet, 1 or 2."""

    game: Game
    words: Words
    paper: Paper
    look: Look = PRINT
    backs: Backs = "long-edge"
    up: int = 2

    @property
    def low(self) -> bool:
        """Whether ink is saved."""
        return self.look == PRINT_LOW

    @property
    def sides(self) -> int:
        """Printed sides of a card sheet."""
        return 1 if self.backs == "none" else 2

    @property
    def title(self) -> str:
        """The game's title in the reader's language."""
        return self.words(f"{self.game.prefix}-title")

    @property
    def subtitle(self) -> str:
        """What stands under the title."""
        return self.words.attribute(f"{self.game.prefix}-title", "subtitle")

    def kind(self, kind: str) -> str:
        """What a kind of component is called."""
        return self.words(f"{self.game.prefix}-kind-{kind}")

    def face(self, id: str, detail: str = "full") -> Drawing:
        """A component's drawing."""
        drawing: Drawing = self.game.module("faces").draw(id, self.words, self.look, detail)
        return drawing

    def fields(self, id: str) -> tuple[Field, ...]:
        """Where a component can be filled in on a form; nothing for games without one."""
        give = getattr(self.game.module("faces"), "fields", None)
        found: tuple[Field, ...] = () if give is None else give(id, self.words)
        return found

    def stem(self, what: str) -> str:
        """The file name without its suffix."""
        return "-".join((self.game.id, what, self.words.lang, self.paper.name, *(("low-ink",) if self.low else ())))

    def about(self, title: str, duplex: str = "Simplex") -> About:
        """What the file of that title says of itself."""
        whole = f"{self.title} – {self.subtitle} · {title}"
        return About(whole, self.words("unofficial"), self.words.lang, duplex)
