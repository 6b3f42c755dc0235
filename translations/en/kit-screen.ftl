### The kit’s words on screen: table, lessons, print shop, start page.

## Table

screen-round-phase = { $round } · { $phase }
screen-turn = To act: { $name }.
screen-window = Does anybody answer?
screen-window-nobody = Nobody answers
screen-window-seat = { $name } answers
screen-window-how = The whole table is asked. Choose “nobody”, or whoever wants to play a card: that player is handed the screen.
screen-clear = Clear
screen-menu = More
screen-not-possible = Not possible
screen-nothing-refused = Nothing was refused. Try a thing marked “?” to learn why it cannot be done now.
screen-possible = This can be done now: { $move }.
screen-no-move-here = That alone is not a move yet. { $what }
screen-not-told = The table tells whether this is right once you have done it.
screen-one-of = { $n ->
    [one] { $n } way
   *[other] { $n } ways
}
screen-your-chore = To do by hand: { $chore }
screen-whole-log = Show the whole log
screen-log-empty = Nothing has happened yet.
screen-keys = Keys: arrows move, Enter or Space points, Ctrl+Enter lays, Esc clears, U undo, T undo turn, R redo, H hint, ? why not.
screen-board = Table
screen-theme-auto = as JupyterLab
screen-theme-light = light
screen-theme-dark = dark
screen-picture = This picture shows the table as it was. Run the cell to play.
screen-picture-form = Run the cell to use this form.
screen-passage-text = The text says:
screen-hint-rule = Look at this rule: { $rule }. Ask again for the move.
screen-hint-move = Try: { $move }.
screen-hint-because = Try: { $move }. Why: { $rule }.
screen-hint-none = There is nothing to do now.
screen-undone = Undone.
screen-turn-undone = Your turn has been undone from its beginning.
screen-redone = Done again.
screen-undo-nothing = There is nothing to undo.
screen-undo-chance = In a match, undo does not go back past a card that was drawn.
screen-undo-revelation = In a match, undo does not go back past cards that were turned up.
screen-undo-other = In a match, undo does not go back past another player’s move.
screen-redo-nothing = There is nothing to redo.
screen-chosen-none = Nothing is chosen.
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
screen-file-missing = { $name } is no longer in the folder of saved games.
screen-all-teach = Teach me all
screen-all-do = Do all for me

## Lessons and drills

screen-step-of = Step { $step } of { $steps }
screen-practice = Practice
screen-right-of = { $right } of { $tried } answers right
screen-next-drill = Next game

## Print shop

shop-title = Print shop
shop-what = What to print
shop-cards = Cards
shop-rules = Rule summary
shop-pad = Score pad
shop-aid = Set-up and turn aid
shop-paper = Paper
shop-ink = Ink
shop-ink-full = colour
shop-ink-low = low ink
shop-backs = Card backs
shop-backs-long-edge = flipped on the long edge
shop-backs-short-edge = flipped on the short edge
shop-backs-none = none, for sleeves
shop-print = Make the PDF files
shop-done = Ready. Print at 100%:
shop-nothing = Choose at least one thing to print.
shop-failed = Nothing was printed: { $reason }

## Start page

start-what = Learn board games at a table that gives all its reasons for every “no”, then print them and play.
start-games = Games
start-play = Play and learn
start-saves = Saved games and lesson progress stay on this computer; “tableside check” shows where.
start-print-note = Every game’s notebook also has lessons, practice and a print shop.
start-run = To begin, open a notebook and choose Run → Run All Cells.
start-lessons = Lessons: the game step by step, each rule tried out
start-table = Table: the whole game with friends and bots
start-drills = Practice: what has to be worked out in a game, as often as you like
start-shop = Print shop: cards, rules and score pad as PDF files
start-language = The cells below speak the language chosen above once they are run again.
