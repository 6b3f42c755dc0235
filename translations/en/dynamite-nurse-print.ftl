### Aids, bed strip, pad of kill marks, printed pages, figures of the rule summary.

## Kinds of components as printed sheets and bookmarks name them

dn-kind-patient = Patients
dn-kind-doctor = Doctors
dn-kind-event = Events
dn-kind-spare = Spare card
dn-kind-aid = Aids and bed strips
dn-kind-pad = { dn-pad-title }

## Turn aid, and its other side

dn-aid-title = Turn aid
dn-aid-turn-1 = One patient worsens for each one you have beyond your beds, from the left.
dn-aid-turn-2 = Draw a card. In a turn gained by a counter: no worsening, two cards.
dn-aid-turn-3 = An open card? Carry it out, discard it, draw again.
dn-aid-turn-4 = One action or none: send an outpatient, operate, or play any number of events.
dn-aid-turn-5 = { $full } cards or more in hand? Down to { $cut }.
dn-aid-turn-6 = The player on your left is next.
dn-aid-order = Who is asked when
dn-aid-visit = An outpatient is sent
dn-aid-visit-1 = Whoever gets it chooses: pass on, counter or admit.
dn-aid-visit-2 = Passed on: the next one chooses anew.
dn-aid-visit-3 = Countered: an operation, see below. If it succeeds, the turn passes to whoever countered.
dn-aid-visit-4 = Otherwise: admitted on the far right. An emergency dies.
dn-aid-chain = An operation, an event
dn-aid-chain-1 = Operation: name doctor and patients. The others may spoil it, clockwise, until all pass.
dn-aid-chain-2 = Every event may be cancelled by the others, a cancelling card too.
dn-aid-chain-3 = The card played last works first.
dn-aid-chain-4 = Then the spoilt ones worsen, the others are treated. The doctor is discarded.

## Set-up aid, and its other side

dn-aid-setup = Set-up
dn-aid-setup-1 = The spare card stays in the box. Shuffle the other { $cards }.
dn-aid-setup-2 = Deal { $hand } cards to each player.
dn-aid-setup-3 = Open cards in a hand are replaced, then shuffled back.
dn-aid-setup-4 = The rest is the pile, face down.
dn-aid-setup-5 = A bed strip each: { $beds } beds. Pad and pencil for kill marks.
dn-aid-setup-6 = Draw lots for who starts.
dn-aid-end = End of the game
dn-aid-end-1 = Pile gone: shuffle the discards into a new one.
dn-aid-end-2 = Gone again: the play ends. Kill marks stay, the rest is set up anew; next starter clockwise.
dn-aid-end-3 = Somebody has { $kills } kill marks: the game ends at once.
dn-aid-end-4 = Fewest kill marks win.
dn-aid-end-5 = A tie: fewest inpatients. Still a tie: shared.

## Bed strip

dn-strip-title = Hospital
dn-strip-order = Oldest patient on the left, new ones on the right. Gaps close to the left.
dn-strip-count = Beds: lay a coin on the number when it changes.
dn-strip-bed-1 = worsens first
dn-strip-bed-2 = worsens second
dn-strip-bed-3 = overflow lies to the right

## Pad of kill marks

dn-pad-title = Kill marks
dn-pad-date = Date
dn-pad-name = Player
dn-pad-kills = Kill marks, to be traced
dn-pad-plays = Total after play
dn-pad-inpatients = Inpatients
dn-pad-end = The game ends at once when somebody has { $kills } kill marks, even in mid-turn. Deaths at the same time all count.
dn-pad-winner = Fewest kill marks win. A tie goes to the fewest inpatients; if still equal, the win is shared.
dn-pad-note = A play ends when the pile has run out twice. Kill marks are carried over to the next one.

## Figures of the rule summary

dn-figure-worsen = Example: five patients, three beds
dn-figure-worsen-note = Two too many, so the two on the left worsen: one is turned face down, the other dies. The gap closes.
dn-figure-capacity = What a doctor of skill { $skill } can do
dn-figure-capacity-note = Each group is one operation: together { $skill } or less.
dn-figure-almighty = An almighty doctor of skill { $skill }
dn-figure-almighty-note = Any number of patients, none harder than { $skill }.
dn-figure-chain = Example: a chain of answers
dn-figure-chain-outpatient = sends a patient: { $n }
dn-figure-chain-kirikaeshi = counters with a doctor: { $n }
dn-figure-chain-note = Everybody else passes. The spoiler is cancelled, so the patient goes home and the turn passes.
dn-figure-emergency = An emergency: three readings
dn-figure-emergency-countered = counter
dn-figure-emergency-passes = turn
dn-figure-emergency-note = The text says both yes and no. The first reading is the kit’s own; the others are options.
