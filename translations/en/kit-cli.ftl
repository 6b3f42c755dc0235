### The command line: lab, print, play, rules, check.

## Commands and their options

cli-about = Learn board games, play them and print them.
cli-lab = copy the notebooks out and open them in JupyterLab
cli-print = write a game’s cards, rules and score pad as PDF files
cli-play = play a game here, with typed moves
cli-rules = look rules up by word, component or id
cli-check = see versions, folders and fonts, and whether all is in order
cli-opt-lang = language; without it the system’s
cli-opt-game = which game: { $games }
cli-opt-dir = folder for the notebooks
cli-opt-copy-only = copy the notebooks and do not open anything
cli-opt-paper = size of the paper
cli-opt-out = folder for the files
cli-opt-what = which parts to print; without it all of them
cli-opt-ink = full colour, or paper-white areas to save ink
cli-opt-backs = how the printer turns the sheet, or no backs
cli-opt-proof = look at every finished page once more
cli-opt-seats = number of players
cli-opt-players = names of the people, in seating order
cli-opt-bots = bots for the last seats: random, greedy; without this, greedy ones fill the table
cli-opt-seed = the same seed draws the same cards
cli-opt-option = another reading of an unclear rule
cli-opt-teach = chores to do by hand, or “all”
cli-opt-mode = teaching lets everything be undone, match does not
cli-opt-chance = typed: you draw real cards and type what came
cli-opt-load = go on with a saved game
cli-opt-words = words, a component or rule ids; without any, all rules are listed

## Notebooks

cli-lab-copied = { $new ->
    [one] { $new } file
   *[other] { $new } files
} copied to { $folder }.
cli-lab-kept = Changed by you, so left as it is: { $name }
cli-no-jupyter = JupyterLab is not installed; install tableside again, or open the copied notebooks in a Jupyter of your own.

## Print and rules

cli-proof-needs = For --proof these packages are missing: { $packages }. Install tableside[proof] to get them.
cli-no-rule = No rule for “{ $text }”. Close to it: { $choices }

## Check

cli-check-fine = All is in order. A browser is needed for the notebooks only; Chromium serves nothing but the kit’s own tests.
cli-check-wrong = { $n ->
    [one] { $n } thing is
   *[other] { $n } things are
} not in order, marked ×.
cli-check-missing = not installed
cli-check-unwritable = { $folder } cannot be written; set { $variable } to a folder of your own
cli-check-font = Font ({ $lang })
cli-check-words = Languages
cli-check-games = Games
cli-check-notebooks = Notebooks
cli-check-texts = Source texts
cli-check-no-texts = not at hand; all works without them, only passages are not quoted
cli-place-home = Your files
cli-place-saves = Saved games
cli-place-progress = Lessons done
cli-place-font-cache = Fonts made ready

## Play: words to type beside moves

cli-word-moves = moves
cli-word-hint = hint
cli-word-undo = undo
cli-word-undo-turn = undo-turn
cli-word-redo = redo
cli-word-log = log
cli-word-rule = rule
cli-word-save = save
cli-word-chores = chores
cli-word-quit = quit
cli-word-teach = teach
cli-word-do = do

## Play

cli-welcome = Type a move, “{ $help }” for what can be done, or “{ $quit }”.
cli-commands = Other words: { $commands }
cli-pattern = Typed like this: { $pattern }
cli-rule-usage = Another rule: “{ $typed }” and a word, a component or an id.
cli-score = { $name }: { $total } ({ $parts })
cli-chance = Type what was drawn; there is nothing to choose.
cli-window = [Enter] nobody, or a number: { $names }
cli-who-chance = What was drawn?
cli-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
cli-chores-usage = Take over: { $chores } { $teach } 3 5. Hand back: { $chores } { $do } 3. Without numbers: all.
cli-go-on = Go on with it: { $command }
cli-no-file = There is no file { $name } that could be read.
cli-other-game = { $name } is a saved game of { $game }.
cli-bad-seats = The number of players is { $low } to { $high }, not { $have }.
cli-bad-option = There is no option “{ $text }”; there are: { $choices }
cli-bad-bot = There is no bot “{ $text }”; there are: { $choices }
cli-bad-chore = There is no chore “{ $text }”; there are: { $choices }
cli-too-many-players = { $have } players are named for { $seats } seats.
