### Dynamite Nurse: the table on screen.

## On the table

dn-screen-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
dn-screen-audited = { $cards } · audited
dn-screen-kills = { $n } of { $most }
dn-screen-wins = wins
dn-screen-no-bed = no bed
dn-screen-hospital = Hospital: { $seat }
dn-screen-chosen = { $n } cards chosen
dn-screen-use-visit = Send out a patient
dn-screen-use-operation = Operate on inpatients
dn-screen-use-events = Play events
dn-screen-all-others = all others
dn-screen-place = patient no. { $place }
dn-screen-drug-cure = Not an event: patients to discharge, up to { $n }
dn-screen-drug-harm = An event: one inpatient worsens
dn-screen-pile = Pile: { $n }
dn-screen-pile-short = Pile
dn-screen-discards = Discards: { $n }
dn-screen-discards-short = Discards
dn-screen-pass = { $n ->
    [1] first time through
   *[other] second time through
}
dn-screen-play = Play { $n }
dn-screen-fields = Type a number, then point at its line.

## What is going on

dn-scene-event = Event: { $piece }
dn-scene-operation = Operation
dn-scene-counter = Counter
dn-scene-visit = Outpatient on the way
dn-scene-emergency = Emergency on the way
dn-scene-open = Open card
dn-scene-drug = New drug
dn-scene-turn = At work

## Numbers to write

dn-field-worsen-n = Patients that worsen
dn-field-worsen-dead = of these, patients who die
dn-field-treat-left = Patients who leave
dn-field-treat-turned = Patients turned up
dn-field-treat-worse = Patients turned face down
dn-field-treat-dead = Patients who die
dn-field-shuffle-back = How many open cards were set aside?
dn-field-reshuffle = How many discards become the new pile?
dn-field-carry-out = Beds afterwards, or how many patients change?

## What to do now

dn-now-deal = Deal the next card and point at what it is.
dn-now-shuffle-back = Count the open cards set aside and write the number.
dn-now-start = Draw lots for the start player and point at the player.
dn-now-admission = Point at your patients in the order of their beds, from the left, then admit them.
dn-now-worsen = Write how many inpatients worsen, and how many of them die.
dn-now-draw = Draw a card and point at what it is.
dn-now-carry-out = Carry out the open card and write what it comes to.
dn-now-reshuffle = Shuffle the discards into a new pile and write how many there are.
dn-now-next-play = Point at whoever starts the next play.
dn-now-act = Point at a card: a patient and then a player, a doctor, or an event. Or end the turn.
dn-now-act-again = Play one more event, or end the turn.
dn-now-target = Point at the patient the event is for.
dn-now-visit = Point at a doctor to counter, or at “Pass the buck” and a player, or do not counter.
dn-now-visit-emergency = Point at a doctor able to save the emergency, or at “Pass the buck” and a player.
dn-now-receive = Point at the place where the patient is to lie.
dn-now-receive-emergency = Point at the player who takes the kill mark.
dn-now-choose = Point at the patients from the left, then declare the operation.
dn-now-operation = Spoil the operation with an event, or pass.
dn-now-treat = Write how the operation ends: who leaves, turns up, worsens, dies.
dn-now-answer = Cancel the card played last, or pass.
dn-now-resolve = The last card takes effect first: does the event stand?
dn-now-drug-draw = Turn over the top card of the pile and point at what it is.
dn-now-drug-cure = Point at the inpatients to discharge, from the left, or leave it at that.
dn-now-drug-harm = Point at the inpatient that worsens.
dn-now-discard = Point at the cards to discard, down to four, then discard them.
dn-now-next = Point at whoever has the next turn.
dn-now-finish = Point at everybody with ten kill marks, then end the game.
dn-now-winners = Point at whoever wins.

## Hot spots, as they are read out

dn-spot-hand = In hand: { $piece }
dn-spot-seat = { $seat }: { $line }
dn-spot-hospital = { $cards }, kill marks: { $kills }, beds: { $beds }, inpatients: { $n }, face down: { $worse }
dn-spot-worse = { $piece }, face down
dn-spot-empty = empty
dn-spot-bed = { $seat }, bed { $place }: { $piece }
dn-spot-outside = { $seat }, place { $place }, no bed: { $piece }
dn-spot-declared = To be treated, place { $place }: { $piece }
dn-spot-spoilt = Spoilt already, place { $place }: { $piece }
dn-spot-field = { $field }: { $n }

## Headings of what can be done

dn-group-outpatient = Send out: { $piece }
dn-group-kirikaeshi = Counter
dn-group-operate = Operate
dn-group-choose = Patients to treat
dn-group-target = Patient
dn-group-discharge = Discharge
dn-group-worsen-own = Patient that worsens
dn-group-discard = Discard
dn-group-admit-dealt = Order of the beds
dn-group-deal = Card that was dealt
dn-group-draw = Card that was drawn
dn-group-turn-over = Card that was turned over
dn-group-start = Start player
