"""Prints decisions and games per second of the kit's games and of other engines, and what ``why_not`` costs."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Mapping

from benchmarks import contestants
from benchmarks.timing import Rates, measure, middle, per_round, ratio
from kit.games import load, names

UNO = "RLCard UNO, 4 seats"


def main(arguments: list[str]) -> None:
    """Measure and print the table; ``--slices`` and ``--seconds`` make it longer or shorter."""
    parser = ArgumentParser("benchmarks", description=__doc__)
    parser.add_argument("--slices", type=int, default=25, help="slices for each contestant")
    parser.add_argument("--seconds", type=float, default=0.2, help="seconds a slice")
    chosen = parser.parse_args(arguments)
    own = [contestants.of_the_kit(name, seats) for name in names() for seats in load(name).seats]
    others = [contestants.uno(), contestants.uno_bare(), contestants.gin_rummy(), contestants.chess()]
    rates = measure([*own, contestants.why_not(), *others], chosen.slices, chosen.seconds)
    lengths = {contestant.name: per_round(contestant) for contestant in (*own, *others)}
    sys.stdout.write("\n".join(table(rates, lengths)) + "\n")


def table(rates: Rates, lengths: Mapping[str, float]) -> list[str]:
    """The lines to print: medians, ratios to UNO, games of ``lengths`` decisions, and the cost of ``why_not``."""
    lines = ["Decisions per second, medians of interleaved slices", ""]
    lines.append(f"{'':26}{'per second':>12}{'× UNO':>9}{'games':>9}")
    for name, length in lengths.items():
        pace = middle(rates[name])
        lines.append(f"{name:26}{pace:12,.0f}{ratio(rates, name, UNO):9.2f}{pace / length:9,.0f}")
    asked, decision = 1e6 / middle(rates["48, why_not"]), 1e6 / middle(rates[UNO])
    part = 1 / ratio(rates, "48, why_not", UNO)
    lines += ["", f"why_not of a legal action {asked:.2f} µs, an UNO decision {decision:.1f} µs: {part:.2f} of it"]
    lines += [
        "",
        "A decision: a seat's action that is neither chance nor chore; listing, random choice, checked apply,",
        "chance and chores are inside. RLCard UNO is the environment rlcard.make('uno') set to four seats;",
        "“bare” is the game below it, which makes no observation and checks nothing. Wanted: at least 2 × UNO",
        "for 48 with 4 seats, 1.5 × with 3 and 5, why_not at most a quarter of an UNO decision; 1 × for others.",
    ]
    return lines


if __name__ == "__main__":
    main(sys.argv[1:])
