"""Matches that are broken: for every check of conformance about matches one that breaks it."""

from itertools import count

from kit.engine import Event, Match
from tests.engine.toys import BROKEN, breaks

__all__ = ["BROKEN"]


@breaks("match-new")
class StartsElsewhere(Match):
    def _run(self):
        super()._run()
        if len(self._entries) == 4:
            self._entries.pop()


@breaks("match-refuses")
class RecordsRefusals(Match):
    def do(self, action, *, seat=None, rev=None):
        self.rev += 1
        return super().do(action, seat=seat, rev=rev and rev + 1)


@breaks("match-stale")
class ObeysAnything(Match):
    def do(self, action, *, seat=None, rev=None):
        return super().do(action, seat=seat)


@breaks("match-undo")
class UndoesTooFar(Match):
    def undo(self, seat=None):
        super().undo(seat)
        self._jump(max(self._at - 1, 0))


@breaks("match-chance")
class AnotherSeed(Match):
    def _choose(self, by):
        self.seed = f"{self.seed}!"
        action = super()._choose(by)
        self.seed = self.seed[:-1]
        return action


@breaks("match-branch")
class BranchesLate(Match):
    def branch(self, at=None):
        return super().branch(None if at is None else at + 1)


@breaks("match-goto")
class GoesTooFar(Match):
    def goto(self, n):
        super().goto(n if n == len(self._entries) else n + 1)


@breaks("match-reproducible")
class LogOnTheMove(Match):
    made = count()

    def __init__(self, *args):
        super().__init__(*args)
        self.number = next(self.made)

    def log(self, seat):
        return (Event("match", "to-over", {"n": self.number}), *super().log(seat))


@breaks("match-chores")
class LogsWhoDoesChores(Match):
    def log(self, seat):
        return (Event("manual", "to-over", {"n": len(self.manual)}), *super().log(seat))


@breaks("match-save")
class Unwritable(Match):
    def to_dict(self):
        return super().to_dict() | {"state": self.state}
