### Emergency Roll: the table on screen.

## On the table

er-screen-patients = { $n ->
    [one] { $n } patient
   *[other] { $n } patients
}
    .short = { $n } pat.
er-screen-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
er-screen-has-chosen = has chosen
er-screen-chooses = chooses now
er-screen-waits = waits
er-screen-gone = gone
er-screen-sheet = Sheet: { $seat }
er-screen-free = { $free } of { $n } left
er-screen-goal = { $name }. { $goal }.
er-screen-read-goal = Point at a specialist to read its goal.
er-screen-morgue = Morgue: { $n } of { $spaces }
er-screen-track = Nurse track: { $n }
er-screen-no-use = does nothing

## What to do now

er-now-sheets = Give everybody a sheet and write how many you handed out.
er-now-remove = Put ambulance cards back in the box unseen and write how many.
er-now-specialists = Draw a specialist at random and point at the card. Kind: { $kind }.
er-now-side = Point at the side the cardiologists show.
er-now-chief = Draw lots for the first chief and point at the player.
er-now-card = Turn up the top ambulance and point at its card.
er-now-dice = Roll the dice, then point at each result: red, yellow, green.
er-now-pick-first = As chief, point at a die: you choose first.
er-now-pick = Point at a die. For the chief’s own, point at a blood bag first.
er-now-gain = Point at the row of the sheet where the bonus is circled, once for each circle.
er-now-admit = Point at the value or the bag if you spend any, then at a room or the morgue.
er-now-screen = Point at the clipboard of a ward to isolate its last patient, or do without the screen.
er-now-critical = Point at the room that gets “!”.
er-now-nurse = Point at the nurse to cross out and write the number circled on the track, 0 if the bonus is lost.
er-now-morgue = Point at the morgue once for each space to circle, then confirm.
er-now-cross = Point at stethoscopes and blood bags, once for each one to cross out, then confirm.
er-now-claim = “{ $specialist }”: write the points it shows and point at everybody who reaches the goal for the first time.
er-now-turn-card = “{ $specialist }”: write the side it shows next, 0 if it leaves.
er-now-pass-chief = Point at the next chief; after the last round, end the rounds.
er-now-write = Work out the score for “{ $box }” and write it.
er-now-winners = Point at whoever wins.

## Hot spots, as they are read out

er-spot-seat = { $seat }: { $line }
er-spot-die = { $colour } patient, value { $value }, bonus: { $bonus }
er-spot-roll = { $colour } die, { $value }
er-spot-card = Ambulance { $card }. { $bonuses }
er-spot-side = Side { $points }
er-spot-patient = { $kind ->
    [extra] Extra patient
   *[other] Chosen patient
}: { $colour }, { $value }
er-spot-bag = Spend a blood bag, { $n } left
er-spot-value = Write { $value }{ $n ->
    [0] { "" }
    [one] { ", " }{ $n } stethoscope
   *[other] { ", " }{ $n } stethoscopes
}
er-spot-room = Room { $room }, colour: { $colour }, { $value ->
    [0] empty
   *[other] value { $value }
}
er-spot-ward = Ward { $ward }: { $n } of { $rooms } rooms taken, nurse { $nurse ->
    [gone] crossed out
   *[other] there
}
er-spot-stethoscopes = Stethoscopes: { $free } free, { $n } gained
er-spot-bags = Blood bags: { $free } free, { $n } gained
er-spot-morgue = Morgue: { $n } of { $spaces }

## Headings of what can be done

er-group-specialist = Specialist that was drawn
er-group-chief = First chief
er-group-card = Ambulance that was turned up
er-group-die = Die that was rolled
er-group-pick = Choose a patient
er-group-admit = Write the chosen patient
er-group-extra = Write the extra patient
er-group-screen = Place the screen
er-group-screen-full = Screen in a full ward
