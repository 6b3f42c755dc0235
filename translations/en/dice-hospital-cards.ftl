### What stands on boards, tiles, cards, tokens and the player aid.

## Hospital board

dh-board-title = Hospital board
dh-board-ward = Ward { $n }
dh-board-mortuary = Mortuary
dh-board-station = Nurses’ station
dh-board-lounge = Discharge

## Departments: which patients get how many steps

dh-tile-each = each
dh-tile-one = { $colour ->
    [red] 1 red patient
    [yellow] 1 yellow patient
    [green] 1 green patient
   *[grey] 1 patient
} +{ $heal }
dh-tile-values = 1 patient of value { $low } or { $high } +{ $heal }
dh-tile-equal = { $colour ->
    [red] 3 red of equal value
    [yellow] 3 yellow of equal value
    [green] 3 green of equal value
   *[grey] 3 of equal value
} +{ $heal } each
dh-tile-run = { $colour ->
    [red] 3 red in a run
    [yellow] 3 yellow in a run
    [green] 3 green in a run
   *[grey] 3 in a run
} +{ $heal } each
dh-tile-each-colour = 1 patient of each colour +{ $heal }
dh-tile-pair = 2 of equal value, any colours, +{ $heal } each
dh-tile-trial = 1 patient of value { $low }–{ $high } +{ $heal }, another of value 4–6 −1
dh-tile-drug = Roll 1 patient of value { $low }–{ $high } again
dh-tile-swap = 2 patients swap their values

## Specialists: when their effect comes and what it does

dh-card-specialist = Specialist
dh-special-again = { $colour ->
    [red] After a red patient is treated: +{ $heal } more for that patient.
    [yellow] After a yellow patient is treated: +{ $heal } more for that patient.
   *[green] After a green patient is treated: +{ $heal } more for that patient.
}
dh-special-another = { $colour ->
    [red] After a red patient is treated: another red patient +{ $heal }.
    [yellow] After a yellow patient is treated: another yellow patient +{ $heal }.
   *[green] After a green patient is treated: another green patient +{ $heal }.
}
dh-special-equal = { $colour ->
    [red] After a red patient is treated: another patient of the same value, any colour, +{ $heal }.
    [yellow] After a yellow patient is treated: another patient of the same value, any colour, +{ $heal }.
   *[green] After a green patient is treated: another patient of the same value, any colour, +{ $heal }.
}
dh-special-value = After any treatment: { $count ->
    [one] 1 patient
   *[other] { $count } patients
} of value { $low }–{ $high }, any colour, +{ $heal }{ $count ->
    [one] .
   *[other] { " " }each.
}
dh-special-student = After any treatment: one of the treated patients +{ $heal }, another patient −1.
dh-special-points = When the department’s treatment sends a patient home: 1 point.
dh-special-pair = After any treatment: { $count } patients of equal value, any colours, +{ $heal } each.
dh-special-swap = { $colour ->
    [red] After a red patient is treated: that patient swaps values with any other.
    [yellow] After a yellow patient is treated: that patient swaps values with any other.
   *[green] After a green patient is treated: that patient swaps values with any other.
}
dh-special-research = { $colour ->
    [red] After a red patient is treated: another red patient −1; take 1 blood bag.
    [yellow] After a yellow patient is treated: another yellow patient −1; take 1 blood bag.
   *[green] After a green patient is treated: another green patient −1; take 1 blood bag.
}
dh-special-drug = { $colour ->
    [red] After a red patient is treated: roll another red patient again.
    [yellow] After a yellow patient is treated: roll another yellow patient again.
   *[green] After a green patient is treated: roll another green patient again.
}

## Other cards

dh-card-administrator = Administrator
dh-card-event = Event of the round
dh-ambulance = Ambulance { $n }
dh-ambulance-note = The lowest one taken brings 1 blood bag
dh-ambulance-back = Ambulance { $n }, final round
dh-ambulance-back-note = One patient a turn to a free place: +1 point

## Tokens

dh-token-blood-bag = Blood bag
dh-token-fatality = Fatality, −2 points
dh-token-round = Round marker
dh-token-first-player = First player

## Score and round board

dh-score-title = Score and rounds
dh-score-rounds = Eight rounds. After the eighth comes the final scoring.
dh-score-phases = A round
dh-score-intake = Patient intake
dh-score-improvement = Improvement
dh-score-action = Activation
dh-score-neglect = Neglected patients
dh-score-discharge = Discharge
dh-score-shift = Shift change
dh-score-laps = Past 100: go round again and lay your second marker here.
dh-score-empty = all four wards empty after the discharge, every round
dh-score-bags = each blood bag left, at the end
dh-score-fatalities = each fatality, at the end

## Player aid

dh-aid-title = A round
dh-aid-phase-1 = Intake: roll, fill the ambulances, choose one each. Lay its patients into free beds, in the upper row.
dh-aid-phase-2 = Improvement: in the order of the ambulances, take a department or a specialist. You may return one for a blood bag.
dh-aid-phase-3 = Action: send meeples to departments and treat patients.
dh-aid-phase-4 = Neglect: everybody still in an upper row loses 1. At 0 a patient dies.
dh-aid-phase-5 = Discharge: score the patients who went home.
dh-aid-phase-6 = Shift change: patients move up, meeples come back, new improvements, next round.
dh-aid-treat = Treating patients
dh-aid-treat-1 = A meeple works once a round, a department too.
dh-aid-treat-2 = The department must get all the patients it asks for. Then the specialist’s effect, if its colour was treated.
dh-aid-treat-3 = A treated patient moves to the lower row. Above 6: home.
dh-aid-treat-4 = A blood bag: any patient +1; or another colour for a patient not yet treated.
dh-aid-treat-5 = No free bed? An older patient has to go: a fatality.
dh-aid-end = Points
dh-aid-end-1 = Discharged: by the table on your board.
dh-aid-end-2 = All four wards empty at the end of phase 5: +5.
dh-aid-end-3 = Blood bag left at the end: +1.
dh-aid-end-4 = Fatality at the end: −2.
