### The kit’s own words: screen, paper, lessons, errors.

## Buttons and panels

undo = Undo
undo-turn = Undo turn
redo = Redo
hint = Hint
save = Save
load = Load
language = Language
chores = Chores
players = Players
new-game = New game
close = Close
theme = Theme
teach-me = teach me
do-it = do it
why-not = Why not
can-do = What you can do
rule = Rule
log = Log

## Legend of the hot spots

legal = legal
not-now = not now: ask why
chosen = chosen
sealed = sealed till all are ready
keyboard = keyboard

## People

you = You
boss = boss
seat-name-default = Player { $n }
bot-random = Bot, plays at random
bot-greedy = Bot, looks one move ahead
person = Person

## Play

refused-count = { $n ->
    [one] Refused, nothing changed: one reason.
   *[other] Refused, nothing changed: { $n } reasons.
}
tried = You tried: { $move }.
would-do = Would do: { $moves }.
hand-over = Please pass the screen to { $name }.
hand-over-ready = I have it, show my cards
waiting = Waiting for { $name }.
game-over = The game is over.
round-of = Round { $round } of { $rounds }

## Where a rule comes from

mark-ruling = R
mark-conflict = D
mark-kit = kit
mark-ruling-long = Ruling: the text does not say, so the kit decided.
mark-conflict-long = The texts disagree: the kit follows one of them, and set-up may offer the other.
mark-kit-long = Made up by the kit; it is in no text.
passage = Passage { $passage }
passage-unavailable = The text is not at hand. To read the passage here, show the kit the folder with the texts.

## Saves and errors

save-done = Saved as { $name }.
load-done = Loaded. Play goes on where it was saved.
error-file-damaged = { $name } is damaged and cannot be read. Nothing was changed.
error-file-foreign = This file is not a saved game of this kit. Nothing was changed.
error-file-newer = This game was saved by a newer version of the kit. Update the kit to open it.
error-file-too-big = This file is too big to be a saved game. Nothing was changed.
error-unwritable = Nothing can be saved in { $folder }. Choose another folder, or allow writing there.
error-parse = “{ $text }” is not a move here. You can type: { $choices }.
error-name = A name must be short, on one line, and show at least one character.

## Paper

print-at-100 = Print at 100%
page-of = Page { $page } of { $pages }
unofficial = Unofficial learning kit. The games, their names and their texts belong to their authors and publishers.
paper-a4 = A4
paper-letter = Letter
front = Front
back = Back
calibration-ruler = This ruler is { $mm } mm long. If yours is not, print again at 100%.
calibration-card = A bank card covers this outline exactly.
calibration-card-size = { NUMBER($width, minimumFractionDigits: 2) } × { NUMBER($height, minimumFractionDigits: 2) } mm
progress-drawing = Drawing page { $page } of { $pages }

## Lessons

lesson = Lesson
next = Next
previous = Back one step
retry = Try again from here
hint-more = Another hint
well-done = Well done!
try-again = Not yet. Have another try.
chapter-of = Chapter { $chapter } of { $chapters }
