### Dynamite Nurse: rules, moves, log, chores, options.
### A hospital is called by its player; a place is an inpatient's number from the left, 0 the outpatient of a counter.

dn-title = Dynamite Nurse
    .subtitle = A card game of crowded hospitals
    .blurb = Leave the hard cases to your colleagues, operate on your own in time, and lose as few patients as you can.
    .players = 2–6 players

## Sections of the rules

dn-section-setup = Set-up
dn-section-order = Order of play
dn-section-turn = Your turn
dn-section-visit = Outpatients
dn-section-operation = Operations
dn-section-events = Events
dn-section-cards = Cards and plays
dn-section-end = End and winning

## Rules: set-up

dn-seats = For two to six players. The text names no number.
    .name = Number of players
    .broken = There are { $players } players at the table, so there is no seat { $have }.
dn-cards = 119 cards are in play: 50 patients, 26 doctors and 43 events.
    .name = Cards in play
    .broken = “{ $piece }” cannot be drawn: { $count ->
        [0] there is no such card in this deck.
        [one] the only copy is not in the pile.
       *[other] none of the { $count } copies is in the pile.
    }
dn-six-cards = The text spells out what “six event cards” do. We take that for six kinds; how many there are of each is ours to say.
    .name = Six events
    .broken = “{ $piece }” cannot be drawn: { $count ->
        [0] there is no such card in this deck.
        [one] the only copy is not in the pile.
       *[other] none of the { $count } copies is in the pile.
    }
dn-spare = The spare card stays in the box. The text counts it but does not say what it is for.
    .name = Spare card
    .broken = The spare card is not shuffled in, so nobody can draw it.
dn-deal = Shuffle the cards and deal five to each player. The rest, face down in the middle, is the pile.
    .name = Dealing
    .broken = The next card is for { $need }, not for { $have }.
dn-deal-open = An open card that is dealt is replaced, until no hand has one. What becomes of it the text does not say; here all are shuffled back into the pile (option: discarded).
    .name = Open cards in the deal
    .broken = { $have } is not right. Count the open cards set aside while dealing.
    .answer = It is { $need }.
dn-start = Choose the start player in any way you like; here it is done by lot.
    .name = Start player
    .broken = One of the { $players } players starts; there is no seat { $have }.
dn-start-option = Option, if all agree: before play starts, everybody admits the patients they were dealt. The text says no more; here the owner chooses the order, emergencies come in too, and more than three already means worsening in the first turn.
    .name = Early admission
    .broken = Admit every patient you were dealt. Patients dealt: { $need }; you named { $have }.

## Rules: order of play

dn-phases = A turn goes in order: worsening, drawing, one action or none, hand limit, next player.
    .name = Order of a turn
    .broken = Now: { $now }. This move belongs to: { $need }.
dn-turn = Turns go clockwise from the start player. In between, whoever is asked answers.
    .name = Whose turn
    .broken = To act now: { $who }, not { $seat }.
dn-next = At the end of a turn, the player on the left is next.
    .name = Next player
    .broken = Not right: { $have }. Look clockwise, to the left of whose turn it was.
    .answer = The next turn: { $need }.
dn-over = Once the winner is named, the game is over and no move is left.
    .name = Game over
    .broken = The game is over; no move is left.
dn-hand = You can only play, send on or discard cards in your own hand.
    .name = Cards in hand
    .broken = Not in the hand: { $pieces }.

## Rules: your turn

dn-worsen-count = At the start of your turn, as many inpatients worsen as you have beyond your beds: the oldest first, from the left, once each. Whether deaths on the way change the number the text does not say; here it stays as it was at first.
    .name = Worsening
    .broken = { $have } is not right. Take your beds away from your inpatients; it is never below 0.
    .answer = It is { $need }.
dn-death = A patient who worsens is turned face down. One who lies face down already dies, and becomes your kill mark.
    .name = Death
    .broken = { $have } is not right. Of the patients who worsen now, count those already face down.
    .answer = It is { $need }.
dn-beds = Every hospital has three beds at first. What may change that the text does not say; here open cards do, though never below one, and a lost bed worsens nobody before the next turn (option: always three).
    .name = Beds
    .broken = { $have } is not right. Count the beds there will be after “{ $piece }”.
    .answer = It is { $need }.
dn-draw = Draw one card a turn, two in a turn gained by a counter. Cards you play are not replaced.
    .name = Drawing
    .broken = The cards for this turn have been drawn already.
dn-open-card = Carry out an open card at once, discard it and draw again, until the card is not open. After a counter we do so for each of the two cards; the text speaks of one.
    .name = Open cards
    .broken = The card to carry out is “{ $need }”, not “{ $have }”.
dn-open-impossible = An open card that finds nothing to do is discarded, and you draw again. The text does not mention such a case; here you do what can be done.
    .name = Nothing to do
    .broken = “{ $piece }” changes nothing here: that is { $need }, not { $have }.
dn-quiet-night = “Quiet night”, a card of the kit: in each hospital, the oldest face-down patient is turned face up.
    .name = Quiet night
    .broken = { $have } is not right. “{ $piece }”: count the hospitals with a face-down patient.
    .answer = It is { $need }.
dn-blackout = “Power cut”, a card of the kit: in each hospital, the oldest patient worsens.
    .name = Power cut
    .broken = { $have } is not right. “{ $piece }”: count the hospitals with at least one inpatient.
    .answer = It is { $need }.
dn-recovery = “Recovery”, a card of the kit: your oldest patient is discharged or, if face down, turned face up.
    .name = Recovery
    .broken = { $have } is not right. “{ $piece }” helps one patient, the oldest of the player who drew it.
    .answer = It is { $need }.
dn-one-action = Each turn, do one of these or nothing: send an outpatient, operate, or play any number of events. Whether events may come on top the text leaves open; here they may not, though answers in between are always free (option: events too).
    .name = One action
    .broken = You have used this turn for { $done } already.
dn-hand-limit = If you end your turn with six cards or more, discard down to four; five are fine. Which ones, the text does not say: you choose.
    .name = Hand limit
    .broken = Discard { $need ->
        [one] { $need } card
       *[other] { $need } cards
    }; you chose { $have }.

## Rules: outpatients

dn-outpatient = In your turn you may push one patient from your hand onto another player: an outpatient.
    .name = Outpatient
    .broken = An outpatient goes to another player, not to { $seat }.
dn-kirikaeshi = Whoever gets an outpatient may operate at once with a doctor able to treat it: a counter. No inpatient is treated along with it.
    .name = Counter
    .broken = This patient has difficulty { $need }; the doctor’s skill is { $have }.
dn-kirikaeshi-turn = After a counter the turn goes to whoever countered. A turn reached by a jump skips worsening and draws two cards, but whose that is the text leaves open: here theirs (option: the next turn of everybody jumped over).
    .name = Turn after a counter
    .broken = Not right: { $have }. Look who countered.
    .answer = The next turn: { $need }.
dn-kirikaeshi-discard = Before the turn goes to whoever countered, the interrupted player discards down to the hand limit. The text does not say so.
    .name = Limit before moving on
    .broken = Discard { $need ->
        [one] { $need } card
       *[other] { $need } cards
    } before the turn moves on; you chose { $have }.
dn-admit = An outpatient who is not countered becomes an inpatient, to the right of the newest, even if all beds are taken. Inpatients beyond the beds are overflow patients.
    .name = Admission
    .broken = { $have } is not right. The newcomer lies to the right of all inpatients.
    .answer = It is place { $need }.
dn-emergency = An emergency is never admitted: unless somebody saves it, it dies at the door.
    .name = Emergencies
    .broken = “{ $piece }”: an emergency is never admitted, and nobody but an emergency dies at the door.
dn-emergency-op = The text contradicts itself: an emergency cannot be countered (line 104), but must be countered or it dies (115–117). Here you must save it if you can (options: saved, but the turn does not pass; or no rescue but passing it on).
    .name = Saving an emergency
    .broken = { $must ->
        [1] “{ $piece }” can save the emergency, so you must counter.
       *[other] “{ $piece }” is an emergency: with the option “no rescue” nobody may counter it.
    }
dn-emergency-kill = An emergency that dies at the door becomes a kill mark of the player it was sent to last. The text does not say whose.
    .name = Death at the door
    .broken = Not right: { $have }. To whom was the emergency sent last?
    .answer = The kill mark goes to { $need }.
dn-pass-on-user = “Pass the buck” sends an outpatient on to another player; the turn stays where it is. Who may play it the text does not say; here only the player the patient has just been sent to, before admitting or countering.
    .name = Who passes the buck
    .broken = The patient has been sent to { $who }, not to { $seat }.
dn-pass-on-target = The buck may be passed to any other player, back to the sender too, and on again. The text sets no limits; a sender who then counters gets a new turn by the usual rule.
    .name = Where the buck goes
    .broken = The buck is passed to another player, not to { $seat }.

## Rules: operations

dn-operation = To operate, name a doctor from your hand and the inpatients to be treated.
    .name = Operation
    .broken = Nobody can be operated on yet: there is no inpatient to be treated, or none has been named.
dn-operation-sum = One doctor may treat several inpatients at once, if their difficulties together do not exceed the doctor’s skill. Where they lie does not matter.
    .name = Several at once
    .broken = That takes skill { $need }; the doctor has { $have }.
dn-choose-order = The kit’s own rule, to name nothing twice over: patients are named from the left, and of equal ones side by side the leftmost.
    .name = Naming from the left
    .broken = Name place { $need } here, not place { $have }.
dn-twice = Nobody is operated on twice in one turn: a face-down patient is not turned face up and discharged in one go.
    .name = Once a turn
    .broken = The patient at place { $place } has been named already.
dn-almighty = An almighty doctor treats at once all patients whose difficulty does not exceed the doctor’s skill. Whether anybody may be left out the text does not say; here you may.
    .name = Almighty doctors
    .broken = This patient has difficulty { $need }; the almighty doctor’s skill is { $have }.
dn-treated = After an operation the doctor is discarded. Face-up patients are discharged, onto the discards; face-down ones are turned face up.
    .name = Treatment
    .broken = Not right: { $have }. Of the patients treated, count first those face up, then those face down.
    .answer = Discharged and turned face up: { $need }.
dn-table-option = Option, if all agree: overflow patients cannot be operated on. When that is judged the text does not say; here as they lie when the operation is declared, and a new drug is no operation.
    .name = Operating tables
    .broken = Beds: { $need }. The patient at place { $have } has none.
dn-op-sabotage = An operation succeeds unless others spoil it with event cards. Who is asked when, the text leaves open: here the others clockwise, any number of cards, until all pass.
    .name = Spoiling an operation
    .broken = { $seat } is operating and cannot spoil that operation.
dn-spoilers = “Intern” spoils a whole operation, “Misdiagnosis” one of its patients. The text describes neither; this is the kit’s own version.
    .name = Spoilers
    .broken = { $place ->
        [0] The outpatient is not being operated on, or that is spoilt already.
       *[other] The patient at place { $place } is not being operated on, or that is spoilt already.
    }
dn-spoilt = A patient whose operation fails worsens at once: face up turns face down, face down dies.
    .name = A failed operation
    .broken = Not right: { $have }. Of the spoilt patients, count first those face up, then those face down.
    .answer = Worse and dead: { $need }.
dn-kirikaeshi-spoilt = Whether a counter can be spoilt the text does not say. Here it can: the outpatient is admitted face down, an emergency dies, and the turn does not pass (options: counters are safe; or the turn passes).
    .name = A spoilt counter
    .broken = Not right: { $have }. If it was spoilt, an outpatient worsens (first number) and an emergency dies (second).
    .answer = Worse and dead: { $need }.

## Rules: events

dn-event-time = Play an event card at the time it names: any number of them, in any order.
    .name = Time of events
    .broken = Now: { $now }. This card belongs to: { $need }.
dn-cancel = “That cannot be!” cancels the card another player has just played. The text does not describe it; this is the kit’s own version.
    .name = Cancelling
    .broken = { $seat } cannot cancel a card of their own.
dn-resolve = The card played last works first: after an odd number of cancelling cards the event is cancelled, after an even number it stands (the kit’s own rule).
    .name = Does it stand?
    .broken = “{ $piece }”, “{ $have }”: not right. Cancelling cards: { $count }. Odd or even?
    .answer = “{ $piece }”: { $need }.
dn-others = These events are aimed at other players, never at yourself.
    .name = At others
    .broken = This event is aimed at another player, not at { $seat }.
dn-epidemic-scope = “Epidemic” worsens all inpatients of other players; those face down die. Whether that means every other player the text leaves open; here it does (option: one of them).
    .name = Epidemic
    .broken = { $need ->
        [0] An epidemic hits everybody else, so name nobody; you named { $have }.
       *[other] An epidemic hits one player here, so name one; you named { $have }.
    }
dn-target-choice = “Turn for the worse” worsens one inpatient of another player; one face down dies. Who picks the patient the text does not say; here whoever played the card.
    .name = Turn for the worse
    .broken = There is no inpatient to worsen: { $seat } has none.
dn-referral = “Referral” makes one of your inpatients another player’s, just as it is.
    .name = Referral
    .broken = You have no inpatient to refer.
dn-referral-state = A referred patient goes to the right end, face down if it was, and cannot be countered. Its place and passing the buck are not mentioned; here the buck cannot be passed.
    .name = No answer to a referral
    .broken = { $seat } must take the referred patient: no counter, no passing the buck.
dn-new-drug = “New drug”: turn over the top card. Unless it is an event, discharge up to two of your inpatients, else one of your choice worsens; the text does not say if face-down ones may leave too, here they may (option: turned face up).
    .name = New drug
    .broken = Turned over: { $drug }. An event makes one patient worse; with anything else up to two are discharged.
dn-audit-turn = “Tax audit”: another player misses a turn, in which patients do worsen, and can only counter. From when the text leaves open: here from the play of the card until that turn is over, while a turn gained by a counter is a full one (options).
    .name = Tax audit
    .broken = The tax office has { $seat } by the sleeve: no events, only a counter.

## Rules: cards and plays

dn-gap = When a place falls free, the patients to its right move up. The text says so of deaths; here it holds for discharge and referral as well.
    .name = No gaps
    .broken = There is no place { $have }. Inpatients there: { $need }.
dn-kill-pile = Kill marks lie open before their players. Whether they ever go back into the pile the text does not say; here they do not.
    .name = Kill marks
    .broken = “{ $piece }” cannot be drawn: copies in the game: { $count }, in the pile: 0. Kill marks stay with their players.
dn-pile-gone = The first time the pile runs out, shuffle the discards into a new one; the second time the play is over. When that is the text leaves open: here when a card is due and none is there (option: with the last card).
    .name = The pile runs out
    .broken = { $have } is not right. Count the cards in the discards.
    .answer = It is { $need }.
dn-next-play = After a play another follows, and kill marks stay. How, the text does not say: here all else is dealt afresh and the next player clockwise starts (option: only the pile is renewed).
    .name = Next play
    .broken = Not right: { $have }. Who started this play, and who sits to the left of them?
    .answer = The next start player: { $need }.

## Rules: end and winning

dn-end = The game ends when somebody has ten kill marks. Here it ends at once, even in mid-turn, with deaths of the same moment all counted; the text leaves that open.
    .name = End of the game
    .broken = Not right: { $have }. Name everybody with ten kill marks or more.
    .answer = With ten or more: { $need }.
dn-no-patients = If all patients have become kill marks and nobody has ten, the game ends too (the kit’s own rule).
    .name = No patients left
    .broken = Nobody has ten kill marks, so name nobody, not { $have }.
dn-win = The player with the fewest kill marks wins. The one with the most will long be remembered, as the Dynamite Nurse.
    .name = The winner
    .broken = Not right: { $have }. Look for the fewest kill marks.
    .answer = Fewest kill marks: { $need }.
dn-win-ties = Among players level on kill marks, the one with fewer inpatients wins. If they are level there too, they share the win.
    .name = Ties
    .broken = Not right: { $have }. Among those level on kill marks, look for the fewest inpatients; name all who share.
    .answer = Winning: { $need }.

## Phases

dn-phase-deal = Dealing
dn-phase-shuffle-back = Shuffling open cards back in
dn-phase-start = Drawing the start player
dn-phase-admission = Early admission
dn-phase-worsen = Worsening
dn-phase-draw = Drawing
dn-phase-carry-out = Carrying out an open card
dn-phase-reshuffle = Renewing the pile
dn-phase-next-play = Starting the next play
dn-phase-act = The action
dn-phase-target = Picking the patient
dn-phase-visit = Answering an outpatient
dn-phase-receive = The patient arrives
dn-phase-choose = Naming patients to treat
dn-phase-operation = Spoiling the operation
dn-phase-treat = Finishing the operation
dn-phase-answer = Cancelling
dn-phase-resolve = Whether the event stands
dn-phase-drug-draw = Trying the new drug
dn-phase-drug = Effect of the new drug
dn-phase-discard = Hand limit
dn-phase-next = Passing on the turn
dn-phase-finish = Ending the game
dn-phase-winners = Naming the winner
dn-phase-over = Game over

dn-used-visit = an outpatient
dn-used-operation = an operation
dn-used-events = events
dn-drug-cure = no event
dn-drug-harm = an event
dn-verdict-stands = stands
dn-verdict-cancelled = cancelled

## Cards

dn-piece-patient-0 = patient 0
dn-piece-patient-1 = patient 1
dn-piece-patient-2 = patient 2
dn-piece-patient-3 = patient 3
dn-piece-patient-4 = patient 4
dn-piece-patient-5 = patient 5
dn-piece-patient-6 = patient 6
dn-piece-patient-7 = patient 7
dn-piece-patient-8 = patient 8
dn-piece-patient-9 = patient 9
dn-piece-emergency-0 = emergency 0
dn-piece-emergency-1 = emergency 1
dn-piece-emergency-2 = emergency 2
dn-piece-emergency-3 = emergency 3
dn-piece-emergency-4 = emergency 4
dn-piece-emergency-5 = emergency 5
dn-piece-emergency-6 = emergency 6
dn-piece-emergency-7 = emergency 7
dn-piece-emergency-8 = emergency 8
dn-piece-emergency-9 = emergency 9
dn-piece-doctor-1 = doctor 1
dn-piece-doctor-2 = doctor 2
dn-piece-doctor-3 = doctor 3
dn-piece-doctor-4 = doctor 4
dn-piece-doctor-5 = doctor 5
dn-piece-doctor-6 = doctor 6
dn-piece-doctor-7 = doctor 7
dn-piece-doctor-8 = doctor 8
dn-piece-doctor-9 = doctor 9
dn-piece-doctor-10 = doctor 10
dn-piece-almighty-1 = almighty doctor 1
dn-piece-almighty-2 = almighty doctor 2
dn-piece-almighty-3 = almighty doctor 3
dn-piece-almighty-4 = almighty doctor 4
dn-piece-almighty-5 = almighty doctor 5
dn-piece-almighty-6 = almighty doctor 6
dn-piece-almighty-7 = almighty doctor 7
dn-piece-almighty-8 = almighty doctor 8
dn-piece-almighty-9 = almighty doctor 9
dn-piece-almighty-10 = almighty doctor 10
dn-piece-epidemic = Epidemic
dn-piece-turn-worse = Turn for the worse
dn-piece-referral = Referral
dn-piece-new-drug = New drug
dn-piece-audit = Tax audit
dn-piece-pass-on = Pass the buck
dn-piece-intern = Intern
dn-piece-misdiagnosis = Misdiagnosis
dn-piece-cancel = That cannot be!
dn-piece-new-bed = New bed
dn-piece-broken-bed = Broken bed
dn-piece-quiet-night = Quiet night
dn-piece-blackout = Power cut
dn-piece-recovery = Recovery
dn-piece-spare = spare card

## Moves: on buttons

dn-do-deal = Dealt to { $seat }: { $piece }
dn-do-shuffle-back = Shuffle { $n ->
    [one] { $n } open card
   *[other] { $n } open cards
} back in
dn-do-start = Start player: { $seat }
dn-do-admit-dealt = Admit, from left to right: { $pieces }
dn-do-worsen = Worsening: { $n }, of whom dead: { $dead }
dn-do-draw = Drawn: { $piece }
dn-do-carry-out = Carry out “{ $piece }” (beds now, or patients: { $n })
dn-do-reshuffle = Shuffle { $n ->
    [one] { $n } discard
   *[other] { $n } discards
} into a new pile
dn-do-next-play = Start the next play with { $to }
dn-do-outpatient = Send to { $to }: { $piece }
dn-do-accept = Do not counter
dn-do-kirikaeshi = Counter with { $piece }
dn-do-pass-on = Pass the buck to { $to }
dn-do-admit = Admit to place { $place }
dn-do-kill-mark = Kill mark to { $seat }
dn-do-operate = Operate with { $piece }
dn-do-choose = Treat the patient at place { $place }
dn-do-declare = Declare the operation
dn-do-epidemic = Epidemic: { $seats ->
    [all-others] all others
   *[other] { $seats }
}
dn-do-turn-worse = Turn for the worse: { $to }
dn-do-referral = Referral to { $to }
dn-do-new-drug = Try a new drug
dn-do-audit = Tax audit: { $to }
dn-do-intern = Send in the intern
dn-do-misdiagnosis = Misdiagnosis: { $place ->
    [0] the outpatient
   *[other] place { $place }
}
dn-do-cancel = That cannot be! (cancel)
dn-do-target = Pick the patient at place { $place }
dn-do-pass = Pass
dn-do-resolve = “{ $piece }”: { $verdict }
dn-do-turn-over = Turned over: { $piece }
dn-do-discharge = New drug for place { $place }
dn-do-enough = No more of the drug
dn-do-worsen-own = Worsen the patient at place { $place }
dn-do-treat = Discharged: { $left }, turned face up: { $turned }, worse: { $worse }, dead: { $dead }
dn-do-end = End the turn
dn-do-discard = Discard: { $pieces }
dn-do-next = Next turn: { $to }
dn-do-finish = End the game, with ten kill marks or more: { $seats ->
    [nobody] nobody
   *[other] { $seats }
}
dn-do-winners = Winning: { $seats }

## Moves: as typed

dn-verb-deal = deal
dn-verb-shuffle-back = shuffle-back
dn-verb-start = start
dn-verb-admit-dealt = admit-dealt
dn-verb-worsen = worsen
dn-verb-draw = draw
dn-verb-carry-out = carry-out
dn-verb-reshuffle = reshuffle
dn-verb-next-play = next-play
dn-verb-outpatient = send
dn-verb-accept = accept
dn-verb-kirikaeshi = counter
dn-verb-pass-on = pass-the-buck
dn-verb-admit = admit
dn-verb-kill-mark = kill-mark
dn-verb-operate = operate
dn-verb-choose = treat
dn-verb-declare = declare
dn-verb-epidemic = epidemic
dn-verb-turn-worse = turn-worse
dn-verb-referral = refer
dn-verb-new-drug = new-drug
dn-verb-audit = audit
dn-verb-intern = intern
dn-verb-misdiagnosis = misdiagnosis
dn-verb-cancel = cancel
dn-verb-target = pick
dn-verb-pass = pass
dn-verb-resolve = resolve
dn-verb-turn-over = turn-over
dn-verb-discharge = drug
dn-verb-enough = enough
dn-verb-worsen-own = worsen-own
dn-verb-treat = finish-operation
dn-verb-end = end
dn-verb-discard = discard
dn-verb-next = next
dn-verb-finish = end-game
dn-verb-winners = winners

dn-token-patient-0 = patient-0
dn-token-patient-1 = patient-1
dn-token-patient-2 = patient-2
dn-token-patient-3 = patient-3
dn-token-patient-4 = patient-4
dn-token-patient-5 = patient-5
dn-token-patient-6 = patient-6
dn-token-patient-7 = patient-7
dn-token-patient-8 = patient-8
dn-token-patient-9 = patient-9
dn-token-emergency-0 = emergency-0
dn-token-emergency-1 = emergency-1
dn-token-emergency-2 = emergency-2
dn-token-emergency-3 = emergency-3
dn-token-emergency-4 = emergency-4
dn-token-emergency-5 = emergency-5
dn-token-emergency-6 = emergency-6
dn-token-emergency-7 = emergency-7
dn-token-emergency-8 = emergency-8
dn-token-emergency-9 = emergency-9
dn-token-doctor-1 = doctor-1
dn-token-doctor-2 = doctor-2
dn-token-doctor-3 = doctor-3
dn-token-doctor-4 = doctor-4
dn-token-doctor-5 = doctor-5
dn-token-doctor-6 = doctor-6
dn-token-doctor-7 = doctor-7
dn-token-doctor-8 = doctor-8
dn-token-doctor-9 = doctor-9
dn-token-doctor-10 = doctor-10
dn-token-almighty-1 = almighty-1
dn-token-almighty-2 = almighty-2
dn-token-almighty-3 = almighty-3
dn-token-almighty-4 = almighty-4
dn-token-almighty-5 = almighty-5
dn-token-almighty-6 = almighty-6
dn-token-almighty-7 = almighty-7
dn-token-almighty-8 = almighty-8
dn-token-almighty-9 = almighty-9
dn-token-almighty-10 = almighty-10
dn-token-epidemic = epidemic
dn-token-turn-worse = turn-worse
dn-token-referral = referral
dn-token-new-drug = new-drug
dn-token-audit = audit
dn-token-pass-on = pass-the-buck
dn-token-intern = intern
dn-token-misdiagnosis = misdiagnosis
dn-token-cancel = cancel
dn-token-new-bed = new-bed
dn-token-broken-bed = broken-bed
dn-token-quiet-night = quiet-night
dn-token-blackout = power-cut
dn-token-recovery = recovery
dn-token-spare = spare
dn-token-stands = stands
dn-token-cancelled = cancelled

## Log

dn-log-deal = { $seat } is dealt: { $piece }
dn-log-deal-hidden = { $seat } is dealt a card
dn-log-deal-open = { $seat } is dealt an open card and gets another: { $piece }
dn-log-shuffle-back = { $seat } shuffles { $n ->
    [one] { $n } open card
   *[other] { $n } open cards
} back in
dn-log-start = { $seat } is the start player
dn-log-admit-dealt = { $seat } admits, from left to right: { $pieces }
dn-log-worsen = { $seat } finds { $n ->
    [one] { $n } inpatient
   *[other] { $n } inpatients
} worse{ $dead ->
    [0] { "" }
   *[other] , of whom dead: { $dead }
}
dn-log-draw = { $seat } draws: { $piece }
dn-log-draw-hidden = { $seat } draws a card
dn-log-draw-open = { $seat } draws an open card: { $piece }
dn-log-carry-out = { $seat } carries out “{ $piece }” (beds now, or patients: { $n })
dn-log-reshuffle = { $seat } shuffles { $n ->
    [one] { $n } discard
   *[other] { $n } discards
} into a new pile
dn-log-next-play = { $seat } ends the play. Play { $n } begins, with { $to } as start player
dn-log-outpatient = { $seat } sends an outpatient to { $to }: { $piece }
dn-log-accept = { $seat } does not counter: { $piece }
dn-log-kirikaeshi = { $seat } counters with { $piece }
dn-log-pass-on = { $seat } passes the buck to { $to }
dn-log-admit = { $seat } admits the patient to place { $place }
dn-log-kill-mark = { $seat } gets a kill mark: { $piece } died at the door. Kill marks now: { $count }
dn-log-operate = { $seat } prepares an operation with { $piece }
dn-log-choose = { $seat } names the patient at place { $place }
dn-log-declare = { $seat } declares an operation with { $piece }. Places: { $places }
dn-log-epidemic = { $seat } plays “Epidemic” on { $seats ->
    [all-others] all others
   *[other] { $seats }
}
dn-log-turn-worse = { $seat } plays “Turn for the worse” on { $to }
dn-log-referral = { $seat } plays “Referral” on { $to }
dn-log-new-drug = { $seat } plays “New drug”
dn-log-audit = { $seat } sends the tax office to { $to }
dn-log-intern = { $seat } sends in the intern
dn-log-misdiagnosis = { $seat } plays “Misdiagnosis” on { $place ->
    [0] the outpatient
   *[other] place { $place }
}
dn-log-cancel = { $seat } says “That cannot be!” to the card of { $to }
dn-log-target = { $seat } picks place { $place } in the hospital of { $to }: { $piece }
dn-log-pass = { $seat } passes
dn-log-resolve = “{ $piece }”, played by { $seat }: { $verdict }
dn-log-turn-over = { $seat } turns over: { $piece }
dn-log-discharge = { $seat } gives the new drug to place { $place }
dn-log-enough = { $seat } gives no more of the new drug
dn-log-worsen-own = { $seat } lets the patient at place { $place } worsen
dn-log-treat = { $seat } finishes the operation. Discharged: { $left }, turned face up: { $turned }, worse: { $worse }, dead: { $dead }
dn-log-deaths = { $seat } gets { $n ->
    [one] { $n } kill mark
   *[other] { $n } kill marks
}. Kill marks now: { $count }
dn-log-end = { $seat } is done
dn-log-discard = { $seat } discards: { $pieces }
dn-log-next = { $seat } passes on the turn. Next: { $to }
dn-log-finish = { $seat } ends the game. With ten kill marks or more: { $seats ->
    [nobody] nobody
   *[other] { $seats }
}
dn-log-winners = { $seat } names who wins: { $seats }
dn-log-outcome = The game is over. Won by: { $seats }

## Chores

dn-chore-shuffle-back = Shuffle open cards back in
    .teach = Count the open cards set aside while dealing and shuffle them into the pile.
dn-chore-worsen = Worsen the patients
    .teach = Count the patients beyond the beds, turn so many from the left face down, and take kill marks for those who die.
dn-chore-carry-out = Carry out the open card
    .teach = Do what the open card says: how many beds there are now, or how many hospitals or patients it changes.
dn-chore-reshuffle = Renew the pile
    .teach = Count the discards and shuffle them into a new pile.
dn-chore-admit = Take the patient in
    .teach = Lay the outpatient to the right of the newest inpatient; an emergency nobody saved becomes a kill mark.
dn-chore-resolve = Does the event stand?
    .teach = Count the cancelling cards: with an odd number the event is cancelled.
dn-chore-treat = Finish the operation
    .teach = Discharge patients or turn them face up, worsen those who are spoilt, and discard the doctor.
dn-chore-next = Pass on the turn
    .teach = Find the next player: clockwise, or whoever has just countered.
dn-chore-next-play = Start the next play
    .teach = Find who starts it: the player to the left of the last start player.
dn-chore-winners = Find the winner
    .teach = Name who has ten kill marks or more, then who has the fewest; among equals, fewest inpatients.

## Options

dn-option-deal_open = Open cards in the deal
dn-option-deal_open-standard = are shuffled back into the pile
dn-option-deal_open-discard = are discarded
dn-option-beds = Open cards about beds
dn-option-beds-standard = change the number of beds
dn-option-beds-fixed = change nothing, always three beds
dn-option-kirikaeshi_turn = Two cards, no worsening
dn-option-kirikaeshi_turn-standard = for whoever countered
dn-option-kirikaeshi_turn-jumped = for players jumped over, next time
dn-option-pile_gone = The pile has run out
dn-option-pile_gone-standard = when a card is due and none is there
dn-option-pile_gone-last-card = as soon as the last card is drawn
dn-option-one_action = Events of your own turn
dn-option-one_action-standard = instead of an outpatient or operation
dn-option-one_action-events-free = beside an outpatient or operation
dn-option-emergency_op = Emergencies and counters
dn-option-emergency_op-standard = must be countered, the turn passes
dn-option-emergency_op-no-turn = must be countered, the turn stays
dn-option-emergency_op-no-rescue = no rescue: only passing the buck
dn-option-kirikaeshi_spoilt = Spoiling a counter
dn-option-kirikaeshi_spoilt-standard = allowed, the turn then stays
dn-option-kirikaeshi_spoilt-safe = not allowed
dn-option-kirikaeshi_spoilt-turn-passes = allowed, the turn passes all the same
dn-option-epidemic_scope = “Epidemic” hits
dn-option-epidemic_scope-standard = every other player
dn-option-epidemic_scope-one = one player
dn-option-new_drug = “New drug” on face-down patients
dn-option-new_drug-standard = they are discharged
dn-option-new_drug-turn-up = they are turned face up
dn-option-audit_turn = “Tax audit”
dn-option-audit_turn-standard = no events from now on; a counter’s turn is extra
dn-option-audit_turn-own-turn = events in other turns stay allowed
dn-option-audit_turn-spent = a turn gained by a counter is the missed one
dn-option-next_play = The next play
dn-option-next_play-standard = everything is dealt afresh
dn-option-next_play-carry-on = only the pile is renewed
dn-option-start_option = Early admission
dn-option-start_option-off = off
dn-option-start_option-on = on
dn-option-table_option = Operating tables
dn-option-table_option-off = off
dn-option-table_option-on = on

## How a game ends, and scores

dn-ending-win = Won with the fewest kill marks
dn-ending-win-by-inpatients = Level on kill marks, won with fewer inpatients
dn-ending-draw = Level, shared win
dn-part-win = Kill marks
dn-part-win-ties = Inpatients
dn-part-total = Kill marks

dn-summary-title = Rule summary
