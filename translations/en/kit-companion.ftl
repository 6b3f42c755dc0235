# The companion of a real table: moves and results are typed in.

companion-title = Table companion
companion-what = For a game with real dice and cards: type what they show and what everybody does, one move per line. Several results may share a line. The kit checks each move, does the chores you leave to it and keeps the score.
companion-due = Now: { $what }
companion-example = For example: { $moves }
companion-moves = Moves
companion-enter = Enter
companion-line = Line { $n }: { $text }
companion-nothing-done = Nothing has been entered; all lines are entered together or not at all.
companion-done = { $n ->
    [one] { $n } move entered.
   *[other] { $n } moves entered.
}
companion-empty = There is nothing to enter.
start-companion = Table companion: play on with real dice and cards, and type what they show
