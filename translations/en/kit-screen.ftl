### The kit’s words on screen: table, lessons, print shop, start page.

## Table

screen-round-phase = { $round } · { $phase }
screen-turn = To act: { $name }.
screen-turn-you = It is your turn.
screen-clear = Clear
screen-menu = More
screen-not-possible = Not possible
screen-nothing-refused = Nothing was refused. Try a thing marked “?” to learn why it cannot be done now.
screen-possible = This can be done now: { $move }.
screen-no-move-here = Nothing is laid by this alone. { $what }
screen-not-told = Whether this is right, the table tells once it is done.
screen-one-of = { $n ->
    [one] { $n } way
   *[other] { $n } ways
}
screen-your-chore = To do by hand: { $chore }
screen-whole-log = Show the whole log
screen-log-empty = Nothing has happened yet.
screen-legend = Legend
screen-keys = Keys: arrows move, Enter or Space points, Ctrl+Enter lays, Esc clears, U undo, R redo, H hint, ? why not.
screen-board = Table
screen-theme-auto = as JupyterLab
screen-theme-light = light
screen-theme-dark = dark
screen-picture = This picture shows the table as it was. Run the cell to play.
screen-passage-text = The text says:
screen-hint-rule = Look at this rule: { $rule }. Ask again for the move.
screen-hint-move = Try: { $move }.
screen-hint-because = Try: { $move }. What speaks for it: { $rule }.
screen-hint-none = There is nothing to do now.
screen-undone = Undone.
screen-redone = Done again.
screen-undo-nothing = There is nothing to undo.
screen-undo-chance = In a match, undo does not go back past a card that was drawn.
screen-undo-revelation = In a match, undo does not go back past cards that were turned up.
screen-undo-other = In a match, undo does not go back past another player’s move.
screen-redo-nothing = There is nothing to redo.
screen-chosen-none = Nothing is chosen.
screen-busy = One moment …
screen-bot-name = Bot { $n }
screen-bad-input = That could not be understood: { $text }

key-minus = minus
key-back = delete the last digit

## New game, saves

screen-seats = Players at the table
screen-seat = Seat { $n }
screen-name = Name
screen-played-by = Played by
screen-options = Open questions of the rules
screen-mode = Way of playing
screen-mode-teaching = Learning: anything can be undone
screen-mode-match = Match: what was seen cannot be undone
screen-chance = Chance
screen-chance-sampled = The kit draws
screen-chance-typed = We draw real cards and point at them
screen-begin = Start the game
screen-saved-games = Saved games
screen-no-saves = No game has been saved yet. Saves are kept in { $folder }.
screen-all-teach = Teach me all
screen-all-do = Do all for me
