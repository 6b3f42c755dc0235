### Emergency Roll: rules, moves, log, chores, scoring.
### A ward is called by its clipboard number, a room by ward and place from the entrance ("9-2").

er-title = Emergency Roll
    .subtitle = Dice Hospital: ER
    .blurb = Ambulances bring patients for all at once: choose a die and find the right room for it in your hospital.
    .players = 2–6 players

## Sections of the rules

er-section-setup = Set-up
er-section-order = Order of play
er-section-roll = Ambulance and dice
er-section-choice = Choosing a patient
er-section-bonus = Ambulance bonuses
er-section-admit = Admitting a patient
er-section-tools = Stethoscopes and blood bags
er-section-morgue = Morgue
er-section-cardiologists = Cardiologists
er-section-end = End of the round
er-section-scoring = Scoring
er-section-victory = Winning

## Rules: set-up

er-seats = For two to six players. The text names a solo game but gives no rules for it, and none are invented here.
    .name = Number of players
    .broken = { $have ->
        [one] One sheet was
       *[other] { $have } sheets were
    } handed out; two to six can play.
er-sheets = Everybody gets a hospital sheet: 7 wards, each with entrance, rooms, clipboard and nurse, and 2 X-ray labs; below them the log and the score boxes.
    .name = Hospital sheets
    .broken = Hand out { $need } sheets, one for each player; you handed out { $have }.
er-removed = Of the 27 ambulance cards 3 go back in the box unseen, with five players 2. The text makes an exception for five only, so here it is 3 for all others.
    .name = Ambulances removed
    .broken = With { $players } players, { $need } ambulance cards go back in the box; you chose { $have }.
er-specialist-number = Draw 2 cardiologists, 1 radiologist and 1 epidemiologist. The text also speaks of three specialists; here that means the three kinds.
    .name = Specialists in play
    .broken = To draw now: { $need }. You drew: { $have }.
er-specialists = Specialists are drawn at random; those left over go back in the box.
    .name = Drawing specialists
    .broken = “{ $specialist }” is on the table already.
er-cardio-side = Lay the cardiologists with their 8/5 side up; with two players, with their 5 side up.
    .name = Side of cardiologists
    .broken = With { $players } players, the { $need ->
        [8] 8/5
       *[other] { $need }
    } side lies up, not the { $have ->
        [8] 8/5
       *[other] { $have }
    } side.
er-first-chief = One player gets the chief physician card and is the first chief. The text does not say who; here it is drawn by lot.
    .name = First chief
    .broken = The chief is one of the { $players } players; there is no seat { $have }.

## Rules: order of play

er-phases = A round goes in order: ambulance and dice, choosing a patient, bonus and admission, cardiologists, passing on the chief.
    .name = Order of the round
    .broken = Now: { $now }. This move belongs to: { $need }.
er-turn = Everybody takes part in every round, and each player fills in their own sheet.
    .name = Whose turn
    .broken = To act now: { $who }, not { $seat }.
er-rounds = Play goes on until the ambulance pile is gone: after 24 rounds, or 25 with five players.
    .name = Number of rounds
    .broken = This is round { $done } of { $need }. The chief card is passed on until the last round; then, and only then, the scores are counted.
er-over = Once the winner is named, the game is over and no move is left.
    .name = Game over
    .broken = The game is over; no move is left.

## Rules: ambulance and dice

er-card = The chief turns up the top ambulance card. No two cards are alike.
    .name = Turning up a card
    .broken = Ambulance card { $card } has been turned up already; there is only one of it.
er-roll = The chief rolls all three dice and puts each under the ambulance of its colour. The dice are patients, each with a colour and a value.
    .name = Rolling the dice
    .broken = The { $need } die is due, not the { $have } one.

## Rules: choosing a patient

er-chief-first = The chief chooses first and moves the chosen die away from the card.
    .name = The chief chooses first
    .broken = The chief, { $chief }, chooses first; { $seat } comes later.
er-pick-once = Each player chooses one patient a round, together with its ambulance.
    .name = One patient each
    .broken = You have chosen a patient this round already.
er-choice-order = The others choose at the same time. By the text, if any player wants to know what the others choose, all announce it clockwise from the chief. Here that is an option; otherwise choices are secret.
    .name = Order of choosing
    .broken = { $who } chooses now, not { $seat }.
er-follow = The others choose one of the two dice the chief left; several may take the same. The chief’s own costs a blood bag; here several may take that too, the text does not say.
    .name = The others choose
    .broken = The { $colour } die is the chief’s and costs a blood bag. Blood bags you could spend: { $have }.
er-bag-now = A blood bag gained this round may be spent at once, but only on a room’s colour: for the chief’s die you must hold one before choosing. The text does not quite say so.
    .name = Bags gained this round
    .broken = For the chief’s die you must hold { $need ->
        [one] a blood bag
       *[other] { $need } blood bags
    } before you choose; you hold { $have }.
er-bag-follow = In choosing, a blood bag is spent on the chief’s die and on no other.
    .name = Bags in choosing
    .broken = The { $colour } die costs no blood bag: only the chief’s does. The chief’s die: { $chief }.

## Rules: ambulance bonuses

er-bonus = With each patient comes the bonus of its ambulance.
    .name = The patient’s bonus
    .broken = The bonus of this patient is “{ $need }”, not “{ $have }”.
er-stethoscopes = Circle two stethoscopes in the log. Use them at once or in later rounds.
    .name = Bonus: stethoscopes
    .broken = Circle { $need } stethoscopes; you chose { $have }.
er-bags = Circle one blood bag in the log. Spend it at once or in a later round.
    .name = Bonus: blood bag
    .broken = Circle { $need ->
        [one] one blood bag
       *[other] { $need } blood bags
    }; you chose { $have }.
er-unlimited = You may gain more stethoscopes and blood bags than are printed: note the surplus beside them. It counts for goals too, which the text does not say.
    .name = No limit
    .broken = The { $printed } printed are no limit: note { $need } more, not { $have }.
er-screen-bonus = A screen comes only with its bonus, one each time.
    .name = Screens by bonus only
    .broken = You have no screen to place now.
er-screen = Before or after writing, circle the last patient of any ward, even one just written. The next there may have any value. Left open by the text: a full ward gains nothing, an empty one has nobody to circle.
    .name = Bonus: screen
    .broken = Ward { $ward } has no patient yet, so there is nobody to circle.
er-screen-again = A patient who is isolated already is not circled again (the kit’s own rule).
    .name = Screened once
    .broken = The last patient of ward { $ward } (room { $room }, value { $value }) is isolated already.
er-critical = Write “!” beside the value you have just written.
    .name = Bonus: critical
    .broken = The “!” goes in room { $need }, not in room { $have }.
er-nurse = Cross out the nurse of the ward you have just written in.
    .name = Bonus: nurse
    .broken = You wrote in ward { $need }, so its nurse is crossed out, not that of ward { $have }.
er-nurse-track = Circle the next number from the left on the nurse track: 2, 5, 9, 14, 20, 27, 35.
    .name = Nurse track
    .broken = { $have } is not right. Find the leftmost number on the nurse track that is not circled yet.
    .answer = It is { $need }.
er-nurse-lost = Each ward has one nurse. If she is crossed out already, the patient stays and the bonus is lost; the text says only that nothing happens.
    .name = No nurse left
    .broken = The nurse of ward { $ward } is crossed out already and the bonus is lost: that is 0, not { $have }.
er-extra-patient = An extra patient comes only with that bonus, one each time. Its colour and a choice of two values stand on the card.
    .name = Bonus: extra patient
    .broken = There is no extra patient to admit.
er-extra-icon = The text puts “!” on the ambulance of the extra patient. We take that for a slip: “!” marks critical patients.
    .name = What “!” means
    .broken = An ambulance with an extra patient makes nobody critical.
er-extra = Take either value; stethoscopes and bags work as usual, order and wards are free; it brings no bonus. Each patient refused costs its own morgue mark; for two the text is silent (option: one mark).
    .name = Admitting the extra
    .broken = { $need ->
        [0] No more morgue marks are
        [one] One morgue mark is
       *[other] { $need } morgue marks are
    } due now; you chose { $have }.

## Rules: admitting a patient

er-admit-once = Write the patient’s value in one empty room.
    .name = One room for each
    .broken = The patient you chose has been placed already.
er-words = A ward is the path of rooms from an entrance to its clipboard; a room is one cell for one value. The text mixes these words, so they are settled here.
    .name = Ward and room
    .broken = Room { $room } is taken: it holds a { $value }.
er-colour = The room must have the colour of the die. A grey room takes any colour.
    .name = Colour
    .broken = Room { $room } is { $need }, the patient { $have }. One blood bag would do; bags you could spend: { $bags }.
er-order = A ward’s first patient goes in the room at the entrance, the next in the room after it, and so on. You need not fill one ward before starting another.
    .name = From the entrance on
    .broken = In ward { $ward }, room { $need } comes next, not room { $room }.
er-rising = The value must be higher than in the room before. The first patient of a ward, and the next after an isolated one, may have any value.
    .name = Rising values
    .broken = In ward { $ward }, the room before holds { $need }: the value must be higher, and { $have } is not.

## Rules: stethoscopes and blood bags

er-stethoscope-cost = Each stethoscope used raises or lowers the value you write by 1; use as many as you like. The die itself is not turned.
    .name = Changing a value
    .broken = Changing { $value } to { $to } takes { $need ->
        [one] one stethoscope
       *[other] { $need } stethoscopes
    }; you have { $have }.
er-value-range = A value never goes below 1 or above 6, and it does not wrap round: no step leads from 6 to 1 or from 1 to 6.
    .name = Values 1 to 6
    .broken = There is no value { $have }: values go from 1 to 6.
er-stethoscope-cross = Cross out the circled stethoscopes you use.
    .name = Crossing stethoscopes
    .broken = { $have } is not right. Count by how much you changed values this round.
    .answer = It is { $need }.
er-bag-held = You start without blood bags. Spend only bags that are circled and not yet crossed out.
    .name = Bags in hand
    .broken = This takes a blood bag; bags you could spend: { $have }.
er-bag-colour = Spend a blood bag to write the patient in a room of another colour. Where the colour fits, no bag is spent.
    .name = Bag for a colour
    .broken = Room { $room } takes a { $colour } patient as it is: no blood bag is spent.
er-bag-cross = Cross out the circled blood bags you use. You may use more than one in a round.
    .name = Crossing blood bags
    .broken = { $have } is not right. Count this round’s bags: for the chief’s die, and for rooms of another colour.
    .answer = It is { $need }.

## Rules: morgue

er-refuse = A patient you cannot or do not want to write goes to the morgue. As we read the text, that holds even for one who could be written.
    .name = Refusing a patient
    .broken = This patient has been placed already and can no longer be refused.
er-morgue = Circle one space of the morgue for each patient sent there.
    .name = Morgue
    .broken = Circle { $need ->
        [one] one space
       *[other] { $need } spaces
    } of the morgue; you chose { $have }.
er-morgue-full = When the morgue is full, no more is circled and no more is lost. How many spaces it has, the text does not say: the sheet shows four.
    .name = Morgue full
    .broken = The morgue is full: circle nothing (0), not { $have }.
er-morgue-bonus = With a patient sent to the morgue you keep the bonus, except critical and nurse. The text does not go through the other bonuses; here all of them stay.
    .name = Bonus from the morgue
    .broken = The patient went to the morgue, so the bonus “{ $bonus }” is lost.

## Rules: cardiologists

er-cardio = At the end of each round everybody who reaches a cardiologist’s goal scores it, once a card each. The last round, or three at once, go the same way; the text does not say.
    .name = Reaching a goal
    .broken = Not right: { $have }. See on the sheets who has reached “{ $specialist }” and has not scored it before.
    .answer = “{ $specialist }” is scored by: { $need }.
er-stethoscope-start = One stethoscope is circled from the start. For the goal of 8 it counts, and so do spent ones; the text does not say.
    .name = Counting stethoscopes
    .broken = Not right: { $have }. Count every stethoscope ever circled, the printed first one and spent ones too.
    .answer = Scored by: { $need }.
er-cardio-points = A cardiologist gives the points showing, 8 or 5, in full to everybody who reaches the goal in the same round. With two players it is always 5.
    .name = Points of a goal
    .broken = This card gives { $need } now, not { $have }.
er-cardio-turn = After scoring, the card turns once from 8 to 5, or leaves the game if it showed 5, however many players scored.
    .name = Turning the card
    .broken = { $need ->
        [0] The card leaves the game (0); you chose { $have }.
       *[other] The card turns to { $need }; you chose { $have }.
    }

## Rules: end of the round

er-pass-chief = At the end of the round the chief card goes clockwise, to the player on the left.
    .name = Passing on the chief
    .broken = The chief card goes to { $need }, not to { $have }.

## Rules: scoring

er-clipboards = Each ward filled completely scores the number on its clipboard.
    .name = Full wards
    .broken = { $have } is not right. Add up the clipboards of the wards in which every room is taken.
    .answer = It is { $need }.
er-critical-score = Critical patients score the sum of their values. The text says total value in one place, number in another; the number is an option.
    .name = Critical patients
    .broken = { $have } is not right. Add up the values of the patients with “!” (or count those patients, if the option says so).
    .answer = It is { $need }.
er-nurses = Nurses score the highest number circled on the nurse track.
    .name = Nurses
    .broken = { $have } is not right. Look at the rightmost number circled on the nurse track; with none circled it is 0.
    .answer = It is { $need }.
er-cardiologists = Cardiologists score what was written for them during the game.
    .name = Cardiologists
    .broken = { $have } is not right. Add up what this player wrote for cardiologists during the game.
    .answer = It is { $need }.
er-radiologist = The radiologist scores patients next to the X-ray labs, in the way the card says.
    .name = Radiologist
    .broken = { $have } is not right. “{ $specialist }”: go round both X-ray labs once more.
    .answer = It is { $need }.
er-epidemiologist = The epidemiologist scores how values lie in the whole hospital, in the way the card says.
    .name = Epidemiologist
    .broken = { $have } is not right. “{ $specialist }”: go through the whole hospital, across the borders of wards.
    .answer = It is { $need }.
er-shared-cells = With chains, lines and triangles a room counts in one set only; the best choice counts. The text does not say; an option lets sets overlap.
    .name = Shared rooms
    .broken = { $have } is not right. “{ $specialist }”: each room in one set only (unless the option lets sets overlap), and the best choice counts.
    .answer = It is { $need }.
er-morgue-score = Each circled space of the morgue scores −1.
    .name = Morgue score
    .broken = { $have } is not right. Count −1 for each circled space of the morgue.
    .answer = It is { $need }.
er-total = Add up all the boxes. Stethoscopes and blood bags left over score nothing.
    .name = Total
    .broken = { $have } is not right. Add up all the boxes; the morgue counts against you.
    .answer = It is { $need }.

## Rules: winning

er-win = The player with the most points wins.
    .name = The winner
    .broken = Not right: { $have }. Look for the highest total.
    .answer = The winner: { $need }.
er-tie = Players level with the most points share the win: the text has no tie-break.
    .name = Ties
    .broken = Not right: { $have }. Several players have the highest total; name them all.
    .answer = The winners: { $need }.

## Phases

er-phase-sheets = Handing out sheets
er-phase-remove = Removing ambulances
er-phase-specialists = Drawing specialists
er-phase-side = Laying out cardiologists
er-phase-chief = Drawing the first chief
er-phase-card = Turning up an ambulance
er-phase-dice = Rolling the dice
er-phase-pick = Choosing a patient
er-phase-gain = Circling the bonus
er-phase-admit = Admitting patients
er-phase-screen = Placing the screen
er-phase-critical = Marking a critical patient
er-phase-nurse = Crossing out a nurse
er-phase-morgue = Circling morgue spaces
er-phase-cross = Crossing out what was used
er-phase-claim = Scoring cardiologists
er-phase-turn-card = Turning a cardiologist
er-phase-pass-chief = Passing on the chief
er-phase-write-clipboards = Scoring wards
er-phase-write-critical = Scoring critical patients
er-phase-write-nurses = Scoring nurses
er-phase-write-cardiologists = Adding up cardiologists
er-phase-write-radiologist = Scoring the radiologist
er-phase-write-epidemiologist = Scoring the epidemiologist
er-phase-write-morgue = Scoring the morgue
er-phase-write-total = Adding up the total
er-phase-winners = Naming the winner
er-phase-over = Game over

## Colours

er-colour-red = red
er-colour-yellow = yellow
er-colour-green = green
er-colour-grey = any

## Moves: on buttons

er-do-sheets = Hand out { $n ->
    [one] { $n } sheet
   *[other] { $n } sheets
}
er-do-remove = Put { $n ->
    [one] { $n } ambulance card
   *[other] { $n } ambulance cards
} back unseen
er-do-specialist = Specialist drawn: “{ $specialist }”
er-do-side = Lay the cardiologists with their { $n ->
    [8] 8/5
   *[other] { $n }
} side up
er-do-chief = First chief: { $seat }
er-do-card = Turn up ambulance card { $card }
er-do-die = Die rolled: { $colour } { $value }
er-do-pick = Choose the { $colour } die{ $bag ->
    [none] { "" }
   *[other] {" "}for a blood bag
}
er-do-circle-stethoscopes = Circle { $n ->
    [one] { $n } stethoscope
   *[other] { $n } stethoscopes
}
er-do-circle-bags = Circle { $n ->
    [one] { $n } blood bag
   *[other] { $n } blood bags
}
er-do-admit = Write { $value } in room { $room }{ $bag ->
    [none] { "" }
   *[other] {" "}for a blood bag
}
er-do-extra = Write the extra patient, { $value }, in room { $room }{ $bag ->
    [none] { "" }
   *[other] {" "}for a blood bag
}
er-do-morgue = Send the patient to the morgue
er-do-morgue-extra = Send the extra patient to the morgue
er-do-screen = Place the screen in ward { $ward }
er-do-no-screen = Do without the screen
er-do-critical = Write “!” in room { $room }
er-do-nurse = { $n ->
    [0] No nurse left in ward { $ward } (0)
   *[other] Cross out the nurse of ward { $ward }, circle { $n }
}
er-do-circle-morgue = Circle { $n ->
    [0] no morgue space
    [one] { $n } morgue space
   *[other] { $n } morgue spaces
}
er-do-cross = Cross out: stethoscopes { $stethoscopes }, blood bags { $bags }
er-do-claim = “{ $specialist }” for { $points } points: { $seats }
er-do-turn-card = { $n ->
    [0] Remove “{ $specialist }”
   *[other] Turn “{ $specialist }” to { $n }
}
er-do-pass-chief = Pass the chief card to { $seat }
er-do-finish = End the rounds and score
er-do-write = Write { $n } in the box “{ $box }”
er-do-winners = Winning: { $seats }

## Moves: as typed

er-verb-sheets = sheets
er-verb-remove = remove
er-verb-specialist = specialist
er-verb-side = side
er-verb-chief = chief
er-verb-card = card
er-verb-die = die
er-verb-pick = choose
er-verb-circle-stethoscopes = stethoscopes
er-verb-circle-bags = bags
er-verb-admit = admit
er-verb-extra = extra
er-verb-morgue = morgue
er-verb-morgue-extra = morgue-extra
er-verb-screen = screen
er-verb-no-screen = no-screen
er-verb-critical = critical
er-verb-nurse = nurse
er-verb-circle-morgue = mark
er-verb-cross = cross
er-verb-claim = claim
er-verb-turn-card = turn
er-verb-pass-chief = pass
er-verb-finish = finish
er-verb-write = write
er-verb-winners = winners

er-token-red = red
er-token-yellow = yellow
er-token-green = green
er-token-bag = bag
er-token-cardio-stethoscopes = stethoscopes
er-token-cardio-lab = lab
er-token-cardio-nurses = nursing
er-token-cardio-bags = blood
er-token-cardio-wards = every-ward
er-token-cardio-full = full
er-token-radio-critical = half
er-token-radio-sum = sum
er-token-radio-high = high
er-token-radio-opposite = opposite
er-token-radio-equal = equal
er-token-epi-chain = chains
er-token-epi-line = lines
er-token-epi-group = group
er-token-epi-frequency = frequency
er-token-epi-triangle = triangles
er-token-clipboards = wards
er-token-critical = critical
er-token-nurses = nurses
er-token-cardiologists = cardiologists
er-token-radiologist = radiologist
er-token-epidemiologist = epidemiologist
er-token-morgue = morgue
er-token-total = total

## Log

er-log-sheets = { $seat } hands out { $n ->
    [one] { $n } sheet
   *[other] { $n } sheets
}
er-log-remove = { $seat } puts { $n ->
    [one] { $n } ambulance card
   *[other] { $n } ambulance cards
} back unseen
er-log-specialist = Specialist drawn: “{ $specialist }”
er-log-side = { $seat } lays the cardiologists with their { $n ->
    [8] 8/5
   *[other] { $n }
} side up
er-log-chief = The first chief is { $seat }
er-log-card = Ambulance card { $card } is turned up
er-log-die = Die rolled: { $colour } { $value }
er-log-pick = { $seat } chooses the { $colour } die{ $bag ->
    [none] { "" }
   *[other] {" "}for a blood bag
}
er-log-pick-hidden = { $seat } chooses in secret
er-log-reveal = All choices are open
er-log-circle-stethoscopes = { $seat } circles { $n ->
    [one] { $n } stethoscope
   *[other] { $n } stethoscopes
}
er-log-circle-bags = { $seat } circles { $n ->
    [one] { $n } blood bag
   *[other] { $n } blood bags
}
er-log-admit = { $seat } writes { $value } in room { $room }{ $stethoscopes ->
    [0] { "" }
    [one] , with { $stethoscopes } stethoscope
   *[other] , with { $stethoscopes } stethoscopes
}{ $bag ->
    [none] { "" }
   *[other] , for a blood bag
}
er-log-extra = { $seat } writes the extra patient, { $value }, in room { $room }{ $stethoscopes ->
    [0] { "" }
    [one] , with { $stethoscopes } stethoscope
   *[other] , with { $stethoscopes } stethoscopes
}{ $bag ->
    [none] { "" }
   *[other] , for a blood bag
}
er-log-morgue = { $seat } sends the patient to the morgue
er-log-morgue-extra = { $seat } sends the extra patient to the morgue
er-log-screen = { $seat } places a screen in ward { $ward }
er-log-no-screen = { $seat } does without the screen
er-log-screen-lost = { $seat } has no patient to screen: the screen is lost
er-log-critical = { $seat } writes “!” in room { $room }
er-log-nurse = { $seat } { $n ->
    [0] finds no nurse left in ward { $ward }: the bonus is lost
   *[other] crosses out the nurse of ward { $ward } and circles { $n }
}
er-log-lost = { $seat } loses the bonus “{ $bonus }”
er-log-circle-morgue = { $seat } circles { $n ->
    [0] no morgue space
    [one] { $n } morgue space
   *[other] { $n } morgue spaces
}
er-log-cross = { $seat } crosses out: stethoscopes { $stethoscopes }, blood bags { $bags }
er-log-claim = { $seat } checks “{ $specialist }”, { $points } points: { $seats }
er-log-turn-card = { $seat } { $n ->
    [0] removes “{ $specialist }”
   *[other] turns “{ $specialist }” to { $n }
}
er-log-pass-chief = The next chief is { $seat }
er-log-round = Round { $round } of { $rounds }: the chief is { $chief }
er-log-finish = { $seat } ends the rounds; scoring begins
er-log-write = { $seat } writes { $n } in the box “{ $box }”
er-log-winners = { $seat } names who wins: { $seats }
er-log-outcome = The game is over. Won by: { $seats }

## Chores

er-chore-set-up = Set up the game
    .teach = Hand out sheets, put the right number of ambulances back unseen, and lay the cardiologists right side up.
er-chore-gain = Circle the bonus
    .teach = Circle in the log what the ambulance brings: two stethoscopes or one blood bag.
er-chore-critical = Mark critical patients
    .teach = Write “!” beside the patient you have just written.
er-chore-nurse = Mark the nurse
    .teach = Cross out the ward’s nurse and circle the next number of the track.
er-chore-morgue = Mark the morgue
    .teach = Circle a space for each patient sent to the morgue, as long as there are any.
er-chore-cross = Cross out what was used
    .teach = Count the stethoscopes and blood bags you used this round and cross them out.
er-chore-cardiologists = Check the cardiologists
    .teach = Name everybody who has reached the goal, write their points, then turn or remove the card.
er-chore-pass-chief = Pass on the chief
    .teach = Hand the chief card to the player on the left.
er-chore-sums = Add up the scores
    .teach = Fill in the score boxes one by one yourself, then add them up.
er-chore-winners = Name the winner
    .teach = Compare the totals; players level with the most share the win.

## Options

er-option-choice_order = How the others choose
er-option-choice_order-standard = at the same time, in secret
er-option-choice_order-clockwise = openly, clockwise
er-option-extra = Both patients refused
er-option-extra-standard = one morgue mark each
er-option-extra-one-mark = one morgue mark for both
er-option-critical_score = Critical patients score
er-option-critical_score-standard = the sum of their values
er-option-critical_score-number = their number
er-option-shared_cells = A room in several sets
er-option-shared_cells-standard = not allowed, one set only
er-option-shared_cells-overlap = allowed, sets may overlap

## How a game ends, and scores

er-ending-win = Won by points
er-ending-draw = Level on points, shared win
er-part-clipboards = Full wards
er-part-critical = Critical patients
er-part-nurses = Nurses
er-part-cardiologists = Cardiologists
er-part-radiologist = Radiologist
er-part-epidemiologist = Epidemiologist
er-part-morgue = Morgue
er-part-total = Total

er-summary-title = Rule summary

## Reasons of a score

er-reason-ward = Ward { $ward } is full: { $n }
er-reason-critical = Critical patient in room { $room }: { $value }
er-reason-nurse-track = Highest number on the nurse track: { $n }
er-reason-cardiologist = { $specialist }: { $n }
er-reason-lab-half = Critical patients next to labs ({ $rooms }): half of { $sum }, rounded up: { $n }
er-reason-lab-sum = Round X-ray lab { $lab }, adding up to { $sum }: { $n }
er-reason-high = Value 4 to 6 next to labs ({ $rooms }), { $count ->
    [one] { $count } patient
   *[other] { $count } patients
}: { $n }
er-reason-opposite = Opposite each other ({ $rooms }), both { $value }: { $n }
er-reason-equal = Round X-ray lab { $lab } ({ $rooms }), value { $value } in { $count ->
    [one] { $count } room
   *[other] { $count } rooms
}: { $n }
er-reason-chain = Chain ({ $rooms }): { $n }
er-reason-line = Line ({ $rooms }), all { $value }: { $n }
er-reason-group = Largest group ({ $rooms }), value { $value } in { $count ->
    [one] { $count } room
   *[other] { $count } rooms
}: { $n }
er-reason-frequent = Most frequent value { $value }, { $count ->
    [one] { $count } patient
   *[other] { $count } patients
}: { $n }
er-reason-rare = Rarest value { $value }, { $count ->
    [one] { $count } patient
   *[other] { $count } patients
}: { $n }
er-reason-triangle = Triangle ({ $rooms }): { $n }
er-reason-morgue = { $count ->
    [one] { $count } morgue space
   *[other] { $count } morgue spaces
}: { $n }

## Sheet checker

er-finding-value = Room { $room } holds { $value }: values go from 1 to 6.
er-finding-skipped = Room { $room } is taken, but a room before it is empty.
er-finding-not-rising = Room { $room }: { $value } is not higher than { $before } in the room before.
er-finding-screen-empty = Room { $room } is circled, but nobody is in it.
er-finding-screen-many = Screens on the sheet: { $have }. The ambulances so far allow { $need } at most.
er-finding-critical-empty = Room { $room } has a “!”, but nobody is in it.
er-finding-critical-many = Critical patients on the sheet: { $have }. The ambulances so far allow { $need } at most.
er-finding-nurse-empty = The nurse of ward { $ward } is crossed out, but the ward has no patient.
er-finding-nurse-track = Numbers circled on the nurse track: { $have }. Nurses crossed out: { $need }. The two must be equal.
er-finding-nurses-many = Nurses crossed out: { $have }. The ambulances so far allow { $need } at most.
er-finding-stethoscopes-many = Stethoscopes circled: { $have }. No more than { $need } could be gained.
er-finding-stethoscopes-crossed = Stethoscopes crossed out: { $have }. Only { $need } are circled.
er-finding-stethoscopes-odd = Stethoscopes circled: { $have }. It starts with 1 and goes up by 2, so the number must be odd.
er-finding-bags-many = Blood bags circled: { $have }. No more than { $need } could be gained.
er-finding-bags-crossed = Blood bags crossed out: { $have }. Circled: { $need }.
er-finding-bonuses-many = Bonuses on the sheet: { $have }. With one bonus a round there can be { $need } at most.
er-finding-morgue-many = Morgue spaces circled: { $have }. There are only { $need }.
er-finding-patients-many = Patients, the morgue included: { $have }. So many rounds bring { $need } at most.
er-finding-patients-few = Patients, the morgue included: { $have }. So many rounds bring at least { $need }.
er-finding-claim-points = “{ $specialist }”: { $have } is written, but a card gives 8 or 5, with two players only 5.
er-finding-claim-unreached = “{ $specialist }”: points are written, but the sheet has not reached the goal.
er-finding-wrong-sum = “{ $box }”: { $have } is written, the sheet comes to { $need }.
