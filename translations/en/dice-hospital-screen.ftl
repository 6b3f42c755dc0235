### Dice Hospital: the table on screen.

## On the table

dh-screen-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
dh-screen-bags = Blood bags
dh-screen-bag = In the bag
dh-screen-read = Point at a department or a specialist to read what it does.
dh-screen-told = { $name }: { $text }
dh-screen-field = { $what }: { $n }

## What is written on the number pad

dh-field-dice = Dice in the bag
dh-field-ambulances = Ambulances
dh-field-tiles = Department tiles
dh-field-cards = Specialists
dh-field-patients = Patients
dh-field-neglected = Worsen
dh-field-deaths = Die
dh-field-home = Discharged
dh-field-points = Points
dh-field-round = Round
dh-field-minus = Fatalities
dh-field-plus = Blood bags

## What to do now

dh-now-start = Draw lots for the first player and point at the name.
dh-now-bag = Put equal numbers of red, yellow and green dice into the bag and write how many in all.
dh-now-ambulances = Lay out one ambulance more than there are players and write how many.
dh-now-set-aside = Draw a department tile, put it back into the box and point at it.
dh-now-decks = Shuffle the piles and write how many tiles and how many specialists they hold.
dh-now-offer = { $kind ->
    [department] Draw a department tile and point at it.
   *[specialist] Draw a specialist and point at it.
}
dh-now-extra = As first player, choose whether the offer gets one more department or one more specialist.
dh-now-start-dice = Draw dice out of the bag, unseen, and point at the colour of each.
dh-now-start-patients = Point at a value for each of your dice, then confirm.
dh-now-deal = Deal an administrator and point at the card.
dh-now-administrator = Point at the administrator you keep, then confirm.
dh-now-reveal = Turn the administrators face up.
dh-now-event = Turn over an event and point at it.
dh-now-dice = Draw and roll the dice, then point at each result.
dh-now-load = Point at the three lowest dice for ambulance { $n }, then confirm. Of equal values you choose the colours.
dh-now-choose = Point at an ambulance.
dh-now-unused = Point at the ambulance nobody took; its dice go back into the bag.
dh-now-token = Point at whoever has the lowest ambulance: that player gets the token and begins.
dh-now-admit = Put the patients into free beds and write how many came in.
dh-now-overflow = Not enough beds. Point at a patient you give up; it counts as a fatality.
dh-now-extra-die = Draw and roll the extra die, then point at the result.
dh-now-improve = Point at a tile or a card of the offer and take it, or take nothing.
dh-now-return = You may point at a tile or a specialist of yours and return it for a blood bag.
dh-now-activate = Point at a meeple, then at a department.
dh-now-activate-bags = Point at a meeple, then at a department; or at a blood bag, then at a patient.
dh-now-treat = { $department }: point at the patients it treats.
dh-now-effect = { $specialist }: point at whom the effect helps, or do without.
dh-now-roll = Roll the patient again and point at the result.
dh-now-bonus = Write the points for the patient sent home.
dh-now-worsen = Write how many untreated patients worsen and how many of them die.
dh-now-discharge = Write how many patients you discharge and the points of the table.
dh-now-empty = Write the points for four empty wards.
dh-now-administrator-points = Write your administrator’s points.
dh-now-event-points = Write the points of the event.
dh-now-shift = Move the treated patients to the upper row and write how many.
dh-now-next-round = Lay out the new offer, move the round marker and write the round.
dh-now-help = Point at a free place of an ambulance for a patient of its colour and value.
dh-now-left-behind = Write the minus points for the patients still in your hospital.
dh-now-final = Write what the fatalities cost and what the blood bags bring.
dh-now-winners = Point at whoever wins, then confirm.

## Hot spots, as they are read out

dh-spot-seat = { $seat }: points { $points }, patients { $patients }, blood bags { $bags }, fatalities { $fatalities }, tiles { $tiles }, specialists { $cards }
dh-spot-die = { $colour } die, { $value }
dh-spot-start = Die { $n }: { $colour }, value { $value }
dh-spot-ambulance = Ambulance { $n }: { $patients }{ $seat ->
    [none] { "" }
   *[other] . Taken: { $seat }
}
dh-spot-slot = Ambulance { $n }, free place: { $patient }
dh-spot-room = { $name }: { $text }{ $meeple ->
    [none] { "" }
   *[other] . Occupied: { $meeple }
}
dh-spot-meeple = { $name }, { $n } free
dh-spot-bag-heal = Blood bag: one step, { $n } left
dh-spot-bag-dye = Blood bag: counts as { $colour }, { $n } left

## Headings of what can be done

dh-group-start = First player
dh-group-set-aside = Tile put back
dh-group-new-department = Tile that was drawn
dh-group-new-specialist = Specialist that was drawn
dh-group-extra = One more in the offer
dh-group-start-die = Die that was drawn
dh-group-start-patients = Give values to the start patients
dh-group-deal = Administrator that was dealt
dh-group-administrator = Keep an administrator
dh-group-event = Event that was turned over
dh-group-die = Die that was rolled
dh-group-extra-die = Extra die that was rolled
dh-group-load = Fill the ambulance
dh-group-ambulance = Choose an ambulance
dh-group-remove = Give up a patient
dh-group-take-department = Take a department
dh-group-take-specialist = Take a specialist
dh-group-return-department = Return a department
dh-group-return-specialist = Return a specialist
dh-group-activate = With: { $meeple }
dh-group-treat = Treat
dh-group-trial = Treat one, lower another
dh-group-swap = Swap values
dh-group-drug = Roll a patient again
dh-group-lower = Lower a patient
dh-group-effect = Use the effect
dh-group-roll = Die that was rolled again
dh-group-heal = Blood bag: one step
dh-group-dye = Blood bag: another colour
dh-group-send = Send a patient
