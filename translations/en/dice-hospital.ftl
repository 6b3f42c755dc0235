### Dice Hospital: rules, moves, log, chores, scoring.
### Two texts tell the game, a Japanese and a Chinese one; where they part or say nothing, the rule says so.

dh-title = Dice Hospital
    .subtitle = Your hospital, eight rounds
    .blurb = Choose an ambulance, enlarge your hospital and place your staff so that as many patients as possible go home well.
    .players = 2–4 players

## Sections of the rules

dh-section-setup = Set-up
dh-section-order = Order of play
dh-section-intake = Phase 1: patient intake
dh-section-improvement = Phase 2: improvement
dh-section-action = Phase 3: activation
dh-section-neglect = Phase 4: neglected patients
dh-section-discharge = Phase 5: discharge
dh-section-shift = Phase 6: shift change
dh-section-scoring = Final scoring
dh-section-variants = Variants
dh-section-expansion = Experimental Medicine
dh-section-hard = Hard modes

## Rules: set-up

dh-seats = For two to four players. The Chinese text says one to four, but neither text has solo rules, and none are invented here.
    .name = Number of players
dh-first-player = The first player is drawn by lot and takes the first-player token. The Chinese text names whoever was in a hospital last, the Japanese one nobody.
    .name = First player
    .broken = The first player is one of the { $players } players; there is no seat { $have }.
dh-board = Everybody takes a hospital board: six departments, four wards of three beds, mortuary, nurses’ station and discharge lounge.
    .name = Hospital board
dh-nurses = Everybody takes three nurses (white meeples) and stands them in the nurses’ station.
    .name = Three nurses
    .broken = You have { $have } nurses this round, and none of them is free.
dh-ambulances = Lay out one ambulance more than there are players, numbered from 1, in order, the side without dice up.
    .name = Number of ambulances
    .broken = With { $players } players, { $need } ambulances are laid out; you chose { $have }.
dh-score-track = Everybody has two markers of one colour: one shows whose hospital it is, the other waits beside the score track.
    .name = Markers
dh-offer-size = Open one department fewer than there are players, and as many specialists; with two players, one more of the first player’s choice. The Japanese text says players + 1 in all, which is less only with four (option).
    .name = Size of the offer
    .broken = A { $need } is laid out next, not a { $have }.
dh-offer-extra = With two players, the first player decides whether a department or a specialist is added. Only the Chinese text says so; we ask whenever the offer is laid out, at set-up and in phase 6.
    .name = The extra one
    .broken = With { $players } players nothing is added to the offer.
dh-copies = There are two of every department tile and every specialist. You may own both.
    .name = Two of each
    .broken = “{ $improvement }” cannot come up again. In all: { $count }, and none is left in the pile.
dh-supply = Specialists’ meeples, blood bags and fatality tokens lie ready for all. What happens when they run out, the texts do not say; here they never do.
    .name = Supply
dh-bag = In the bag are 63 dice for four players, 54 for three, 45 for two, equally many of each colour. The Japanese text gives no number.
    .name = Dice in the bag
    .broken = With { $players } players, { $need } dice go into the bag; you chose { $have }.
dh-start-dice = Draw three dice each: set one to 3, one to 4, one to 5, as you like. By the Chinese text each may be any value from 3 to 5 (option).
    .name = Start patients
    .broken = Dice drawn: { $colours }; values due: { $need }. You have { $tried } with the values { $have }.
dh-start-place = Start patients lie in untreated (upper) places: of one ward by the Japanese text, of any by the Chinese one. Here of any, as nothing depends on it.
    .name = Where they lie
dh-administrators = Two administrators are dealt to everybody, face down. The Chinese text lets beginners play without (option).
    .name = Administrators
    .broken = “{ $administrator }” cannot be dealt: every card is dealt once, and by lot.
dh-administrator-choice = Keep one of your two, in secret; all are shown together, the others go back in the box.
    .name = Keeping one
    .broken = “{ $administrator }” is not one of the two in your hand.
dh-aids = Everybody takes a player aid.
    .name = Player aids

## Rules: order of play

dh-rounds = The game lasts eight rounds. At the end of each, the round marker moves on one step.
    .name = Eight rounds
    .broken = Round { $need } of { $rounds } comes next, not round { $have }.
dh-phases = Each round has six phases, in order: intake, improvement, activation, neglected patients, discharge, shift change.
    .name = Six phases
    .broken = Now: { $now }. This move belongs to: { $need }.
dh-turn = Whoever holds the first-player token begins, the others follow clockwise; only in phase 2 do ambulance numbers count. The token changes hands in phase 1 alone.
    .name = Whose turn
    .broken = To act now: { $who }, not { $seat }.
dh-last-round = Round 8 has no phase 6; the final scoring follows at once. The texts do not say what then becomes of treated patients; here they stay where they are.
    .name = Last round
    .broken = Round 8 was the last: no shift change, no further round.
dh-over = Once the winner is named, the game is over and no move is left.
    .name = Game over
    .broken = The game is over; no move is left.

## Rules: patient intake

dh-draw = Three dice for each ambulance are drawn from the bag. Each die is a patient.
    .name = Drawing dice
    .broken = There is no { $colour } die left in the bag.
dh-reroll = Roll the dice; a 1 or a 6 is rolled again until it shows 2 to 5. The lower the value, the sicker the patient.
    .name = No 1 and no 6
    .broken = A { $value } is rolled again: new patients show 2, 3, 4 or 5.
dh-ambulance-order = The lowest values go into ambulance 1, three in each, then on into ambulance 2 and so forth.
    .name = Lowest values first
    .broken = Ambulance { $need } is filled next, not ambulance { $have }.
dh-ambulance-fill = If equal values of different colours do not all fit, the last player of the round decides. The texts do not say how far; here only where it matters, as places inside one ambulance make no difference.
    .name = The last player decides
    .broken = Lowest values first, so { $need } would do; you chose { $have }.
dh-choose = From the first player on, clockwise, each player takes one ambulance with all its patients.
    .name = Choosing an ambulance
    .broken = Ambulance { $ambulance } cannot be taken. Ambulances here: 1 to { $last }; this one is taken by: { $seat }.
dh-first-ambulance = The first player may not take ambulance 1. Whether this holds for anybody else, the texts do not say; here it does not.
    .name = Not ambulance 1
    .broken = { $seat } is first player and may not take ambulance 1.
dh-unused = Patients of the ambulance nobody took go back into the bag.
    .name = The one left over
    .broken = Ambulance { $need } was left over, not ambulance { $have }.
dh-lowest = Whoever took the lowest number gets a blood bag and the first-player token. If nobody took ambulance 1, the lowest one taken counts: the Japanese text leaves that open, an example of the Chinese one shows it.
    .name = Lowest number
    .broken = The lowest ambulance taken is { $ambulance }: the token goes to { $need }, not to { $have }.
dh-admit = All patients of your ambulance go into free untreated (upper) places of your wards, in one or in several.
    .name = Admitting patients
    .broken = You have { $need ->
        [one] { $need } patient
       *[other] { $need } patients
    } to admit, not { $have }.
dh-beds = A hospital has 12 beds: four wards of three, for old and new patients together.
    .name = Twelve beds
    .broken = Patients to admit: { $need }; free beds: { $have }.
dh-overflow = Without free beds, as many old patients as are too many go back into the bag, a fatality each. The texts do not say who chooses; here the player does, and new patients cannot be refused.
    .name = No free bed
    .broken = Nobody has to go: patients to admit { $need }, free beds { $have }.
dh-pandemic-mode = Hard mode: everybody admits one patient more each round, drawn from the bag and rolled, 1 and 6 again.
    .name = Pandemic
    .broken = This game is played without the pandemic: nobody gets an extra patient.
dh-pandemic = The Japanese text draws the extra die when an ambulance is chosen (option), the Chinese one after that. Here it comes last in the phase, clockwise, when all the others have beds.
    .name = When the extra comes
    .broken = The extra die is not due now: { $now }.
dh-bag-empty = If the bag is empty, there is no extra patient. The texts do not say; it can only happen when the die is drawn at the choice of ambulances.
    .name = Empty bag

## Rules: improvement

dh-improve-order = Players improve their hospitals in the order of their ambulances, lowest number first.
    .name = By ambulance number
    .broken = By ambulance numbers it is the turn of { $who }, not of { $seat }.
dh-improve = Take one: a department tile, which is joined to your hospital, or a specialist, with a meeple of its colour.
    .name = One improvement
    .broken = “{ $improvement }” is not on offer now.
dh-improve-optional = You may also take nothing: one text says you can improve, and neither says you must (option: you must).
    .name = Taking nothing
    .broken = In this game everybody must take one; on offer: { $count }.
dh-leftover = What is taken is not replaced until phase 6, and the offer is not exchanged.
    .name = No refill
    .broken = Now: { $now }. The offer is refilled in phase 6 only.
dh-return-improvement = When all have improved, each may put one improvement, even a new one, back under its pile for a blood bag. The texts leave the order open: we go by ambulance number, and printed departments stay.
    .name = Giving one back
    .broken = “{ $improvement }” is not one of your tiles or specialists.

## Rules: activation

dh-phase3-order = The Japanese text has all play at once, the Chinese one lets beginners take turns. As hospitals do not touch each other, we ask one after the other from the first player.
    .name = At once or in turn
    .broken = The hospital at work now: { $who }, not { $seat }.
dh-activate = Place a meeple in a department: it treats at once, and in full, before the next meeple is placed.
    .name = Placing a meeple
    .broken = First “{ $department }” has to be finished.
dh-meeple = Any nurse or specialist may go into a department of any colour.
    .name = Your own meeples
    .broken = There is no { $meeple } in your hospital.
dh-meeple-once = Each meeple works once a round.
    .name = Each meeple once
    .broken = { $meeple }: you have { $have }, and none is free this round.
dh-department = The six departments on your board and the tiles you have added can be used. Each says whom it treats.
    .name = Your own departments
    .broken = “{ $department }” is not in your hospital.
dh-department-once = Each department works once a round and holds one meeple.
    .name = Each department once
    .broken = “{ $department }”: you have { $have }, and none is free this round.
dh-meeples-optional = You need not place all your meeples. When you want to do no more, your activation ends.
    .name = Leaving some out
dh-full-effect = A department works only in full: every patient it asks for must be there. Steps beyond discharge are lost, and we allow that; the Japanese text does not speak of it.
    .name = Only in full
    .broken = “{ $department }” lacks the patients for its full effect.{ $bag ->
        [1] {" "}One blood bag first would do.
       *[other] { "" }
    }
dh-department-effect = A department treats the patients its tile describes, exactly as many, by as many steps as it says.
    .name = Whom it treats
    .broken = “{ $department }” cannot treat { $patients }.
dh-intensive-care = Intensive Care treats a patient of value 1 or 2, as on the board. An example of the Chinese text says any patient, but its die is a 2.
    .name = Intensive Care
    .broken = Intensive Care treats a value of 1 or 2. You named { $patients }.
dh-patient = You treat patients of your own hospital only.
    .name = Your own patients
    .broken = Not in this hospital: { $patients }.
dh-treat = Each step of treatment turns the die one value up. A treated patient can be treated again in the same round and stays where it lies.
    .name = Treating
dh-first-treatment = With its first treatment in a round a patient moves down to a treated place of its ward. As we read the texts, whatever treats it, and once a round.
    .name = The treated row
dh-leave = A patient raised to 7 or more is healthy and moves to the discharge lounge, to be scored in phase 5.
    .name = Healthy at 7
dh-specialist-effect = When a specialist has made a department work, its own effect may follow, once the department’s is done.
    .name = Specialists
dh-specialist-trigger = The effect follows only if the department treated a die of the specialist’s colour; for blue ones any die will do. One example of the Chinese text shows this; we take it as the rule.
    .name = What sets it off
    .broken = No specialist’s effect is due just now.
dh-specialist-optional = You may do without the specialist’s effect. The Japanese text leaves that open.
    .name = Not a must
dh-specialist-target = “That patient” is one the department has just treated. The texts leave open whether any one of the colour would do (option).
    .name = Whom specialists treat
    .broken = { $specialist } cannot treat { $patients } here.
dh-specialist-count = The effect comes once, however many the department treated. The Chinese text says for one patient only (option); here for as many as the card says.
    .name = Once only
    .broken = This effect is for { $need } at most; you named { $have }.
dh-specialist-words = Left open by the texts: “equal value” is compared when the department’s treatment is done, and “another patient” is a different die.
    .name = Equal, another
    .broken = { $specialist } cannot treat { $patients }: values are compared after the department’s treatment, and “another” is a different die.
dh-specialist-gone = A patient who has been discharged gets no more effect; another one just treated may be chosen. The texts do not say.
    .name = Already gone
dh-blood-bag = In phase 3 you may spend blood bags: each treats any patient by one step, or changes the colour of one for the phase.
    .name = Blood bags
    .broken = This takes { $need ->
        [one] a blood bag
       *[other] { $need } blood bags
    }; you have { $have }.
dh-bag-timing = When in phase 3 a bag is spent, the texts hardly say: here between any two effects. To complete a group, spend it before you place the meeple.
    .name = When to spend
    .broken = “{ $department }” is being carried out; a bag comes before it or after it.
dh-colour-bag = A bag changes the colour of a patient not yet treated in this phase. Only the Chinese text has that limit; without it: option.
    .name = Changing colour
    .broken = Treated already in this phase: { $patients }. Its colour cannot be changed now.
dh-colour-lasts = The new colour lasts to the end of phase 3. In the Chinese text die and bag lie on the tile till phase 6; here the bag is spent at once and the die stays in its ward.
    .name = How long it lasts
dh-colour-counts = The new colour counts for departments and specialists. For administrators and points we use the true colour; the texts do not say.
    .name = What it counts for
    .broken = This patient counts as { $colour } already.

## Rules: neglected patients

dh-neglect = Patients still in untreated (upper) places after phase 3 were neglected: each die is turned one value down.
    .name = Neglected
    .broken = { $have } is not right. Count the patients left in untreated places.
    .answer = It is { $need }.
dh-neglect-death = A patient brought to 0 or less dies: die into the bag, a fatality token into the mortuary. The Japanese text speaks of 1 to 0 only, the Chinese one of 0 or less.
    .name = Deaths
    .broken = { $have } is not right. Count the neglected patients whose value falls to 0 or less.
    .answer = It is { $need }.
dh-superbug = Hard mode: neglected patients drop by two values instead of one, so 1s and 2s both die.
    .name = Superbug
    .broken = { $have } is not right. Take 2 off each neglected patient and count those who fall to 0 or less.
    .answer = It is { $need }.

## Rules: discharge

dh-discharge = Count the patients you discharged this round, score them, and put their dice back into the bag.
    .name = Discharged patients
    .broken = { $have } is not right. Count the dice in your discharge lounge.
    .answer = It is { $need }.
dh-discharge-table = One patient to twelve: 1, 3, 5, 7, 9, 11, 14, 17, 21, 25, 30, 35 points. The Chinese text points to a table it does not show.
    .name = Discharge table
    .broken = { $have } is not right for { $count ->
        [one] { $count } patient
       *[other] { $count } patients
    }. See the discharge table.
    .answer = It is { $need }.
dh-empty-bonus = Whoever has all four wards empty at the end of phase 5 scores 5 more. By the Chinese text only if all were healed and discharged (option: nobody died in phase 4).
    .name = Empty wards
    .broken = { $have } is not right. See what four empty wards bring.
    .answer = It is { $need }.
dh-administrator-points = Your administrator scores in every round’s discharge. The texts only refer to a page we do not have; what the cards count is partly the kit’s.
    .name = Administrator’s points
    .broken = { $have } is not right. See what your administrator counts.
    .answer = It is { $need }.

## Rules: shift change

dh-shift = Nurses go back to their station, specialists to their cards, ambulances to the middle; treated patients move up to untreated places.
    .name = Shift change
    .broken = { $have } is not right. Count the patients in treated places.
    .answer = It is { $need }.
dh-leftover-order = Improvements nobody took go under their piles, and a new offer is laid out. The Chinese text says nothing of their order; here it is random.
    .name = New offer

## Rules: final scoring

dh-fatalities = Each fatality token costs 2 points.
    .name = Fatalities
    .broken = { $have } is not right. Count −2 for each token in your mortuary.
    .answer = It is { $need }.
dh-fatality-place = Counted are the tokens in the mortuary. The Chinese text says once “in the discharge lounge”; we take that for a slip.
    .name = Mortuary
dh-bags-left = Each blood bag left scores 1 point.
    .name = Blood bags left
    .broken = { $have } is not right. Count your blood bags.
    .answer = It is { $need }.
dh-win = The player with most points wins.
    .name = Winning
    .broken = Not right: { $have }. Compare the totals.
    .answer = It is { $need }.
dh-tiebreak = With equal points, whoever has the fewest patients left wins. The texts do not speak of more than two tied; we compare all of them.
    .name = Tie
    .broken = Not right: { $have }. Among those tied, see who has the fewest patients left, then the highest sum of values.
    .answer = It is { $need }.
dh-tiebreak-values = If that is equal too, the highest sum of the values left wins, else the win is shared. With no patients left we take the sum as 0.
    .name = Second tie-break
    .broken = Not right: { $have }. Level in points and patients: see whose values add up to more; if that is level too, the win is shared.
    .answer = It is { $need }.

## Rules: variants

dh-events = From round 2, an event is turned up before phase 1 and removed in phase 6. Only the Chinese text has them, as a variant, and gives no cards.
    .name = Event cards
    .broken = { $have } is not right. Count a point for each discharged patient of the colour the event names.
    .answer = It is { $need }.
dh-event-cards = The 15 events are the kit’s own, one of each.
    .name = The kit’s events
    .broken = “{ $event }” has been turned up already.
dh-event-closed = A department closed by the event cannot be used this round (the kit’s own rule).
    .name = Closed department
    .broken = “{ $department }” is closed this round.
dh-final-round = After round 8 ambulances 1 to the number of players are turned over; in turn each player sends one patient to a free place of its colour and value, +1 point. The text leaves open who may pass: here whoever can send, must.
    .name = Final round
    .broken = There is no such patient in this hospital: { $patients }.
dh-final-place = Each ambulance takes one red, one yellow and one green patient of the values shown. The values are the kit’s.
    .name = Places outside
    .broken = Ambulance { $ambulance } has no free place for { $patients }.
dh-final-left = After the final round each patient left in the hospital costs 1 point.
    .name = Left behind
    .broken = { $have } is not right. Count −1 for each patient left.
    .answer = It is { $need }.

## Rules: Experimental Medicine

dh-expansion = This expansion adds 8 department tiles (4 kinds, two each) and 12 specialists (6 kinds, two each). What they do counts as treatment like any other.
    .name = The expansion
    .broken = “{ $improvement }” belongs to Experimental Medicine, which this game does not use.
dh-expansion-deck = The texts disagree: by the Japanese one all is shuffled in (option), 32 tiles and 36 specialists. By the Chinese one the base game gives only part: 20 tiles, 24 with four players, and 24 specialists.
    .name = Mixing the piles
    .broken = With { $players } players, { $tiles } tiles and { $cards } specialists are shuffled, not { $have }.
dh-set-aside = With four players, the base tiles are split into two halves of 12 different ones; 8 of one half, drawn by lot, go back in the box.
    .name = Tiles put aside
    .broken = “{ $improvement }” cannot be put aside: it is not one of that half, or no longer there.
dh-experiment = Patients who are lowered, rolled again or swapped are treated too: they move to the treated row and set off a specialist of their colour. The kit decides this; the texts give no effects.
    .name = Experiments count
dh-trial = Clinical trials, the kit’s own: a patient of value 4 to 6 is lowered by one step, one of value 1 to 3 raised by two. No effect lowers a patient of value 1.
    .name = Clinical trials
    .broken = A patient of value 1 cannot be lowered: { $patients }.
dh-drug = Experimental drug, the kit’s own: the die is rolled again, and again while it shows 1 or 6.
    .name = Experimental drug
    .broken = Only a value of 1, 2 or 3 is rolled again here. You named { $patients }.
dh-swap = Transplant, the kit’s own: two patients of different values swap their values. Both are treated, and neither leaves.
    .name = Transplant
    .broken = Both patients have the value { $value }; there is nothing to swap.
dh-registrar = If the department a registrar works in discharges anybody, that is 1 point at once, however many they are. How far it goes is the kit’s reading.
    .name = Registrar
    .broken = { $have } is not right. See what the registrar’s card brings.
    .answer = It is { $need }.
## Rules: hard modes

dh-crisis = Hard mode: everybody starts with five patients instead of three.
    .name = Opening crisis
    .broken = Everybody starts with { $need } patients; you set { $have }.
dh-crisis-values = The five are set to 3, 3, 4, 5 and 5, as the Japanese text says; in the Chinese one they are 3, 3, 4, 4 and 5 (option). Which die shows which is up to you.
    .name = Values in a crisis
    .broken = Dice drawn: { $colours }; values due: { $need }. You have { $tried } with the values { $have }.

## Phases

dh-phase-start = first player
dh-phase-bag = filling the bag
dh-phase-ambulances = laying out ambulances
dh-phase-set-aside = putting tiles aside
dh-phase-decks = mixing the piles
dh-phase-offer = laying out the offer
dh-phase-extra = the extra improvement
dh-phase-start-dice = drawing start patients
dh-phase-start-patients = setting start patients
dh-phase-deal = dealing administrators
dh-phase-administrator = choosing an administrator
dh-phase-reveal = showing administrators
dh-phase-event = event
dh-phase-dice = drawing and rolling
dh-phase-load = filling ambulances
dh-phase-choose = choosing an ambulance
dh-phase-unused = the ambulance left over
dh-phase-token = first-player token
dh-phase-admit = admitting patients
dh-phase-overflow = no free bed
dh-phase-extra-die = extra patient
dh-phase-admit-extra = admitting the extra patient
dh-phase-overflow-extra = no bed for the extra patient
dh-phase-improve = improvement
dh-phase-return = giving one back
dh-phase-activate = activation
dh-phase-treat = treatment
dh-phase-effect = specialist’s effect
dh-phase-roll = rolling again
dh-phase-bonus = registrar’s point
dh-phase-worsen = neglected patients
dh-phase-discharge = discharge
dh-phase-empty = bonus for empty wards
dh-phase-administrator-points = administrator’s points
dh-phase-event-points = points of the event
dh-phase-shift = shift change
dh-phase-next-round = next round
dh-phase-help = final round
dh-phase-left-behind = patients left behind
dh-phase-final = final scoring
dh-phase-winners = naming the winner
dh-phase-over = game over

## Colours and patients

dh-colour-red = red
dh-colour-yellow = yellow
dh-colour-green = green
dh-colour-grey = grey
dh-colour-blue = blue
dh-colour-white = white

dh-patient-word = { $colour } { $value }{ $was ->
    [none] { $treated ->
        [yes] {" "}(treated)
       *[no] { "" }
    }
   *[other] {" "}(was { $was }{ $treated ->
        [yes] , treated
       *[no] { "" }
    })
}
dh-patient-token = { $colour }-{ $value }{ $treated ->
    [yes] -treated
   *[no] { "" }
}{ $was ->
    [none] { "" }
   *[other] -was-{ $was }
}

## Departments

dh-department-pharmacy = Pharmacy
dh-department-critical-care = Critical Care Unit
dh-department-oncology = Oncology
dh-department-clinic = Clinic
dh-department-imaging = Imaging
dh-department-intensive-care = Intensive Care
dh-department-operating-theatre = Operating Theatre
dh-department-anaesthesia = Anaesthesia
dh-department-cardiology = Cardiology
dh-department-endocrinology = Endocrinology
dh-department-renal-medicine = Renal Medicine
dh-department-urology = Urology
dh-department-infectious-diseases = Infectious Diseases
dh-department-allergy-centre = Allergy Centre
dh-department-microbiology = Microbiology
dh-department-crash-centre = Crash Centre
dh-department-step-down-unit = Step-Down Unit
dh-department-rehabilitation = Rehabilitation

dh-department-training-department = Training Department
dh-department-clinical-trials = Clinical Trials
dh-department-drug-laboratory = Drug Laboratory
dh-department-transplant-unit = Transplant Unit
## Specialists and meeples

dh-specialist-surgeon = Surgeon
dh-specialist-anaesthetist = Anaesthetist
dh-specialist-cardiologist = Cardiologist
dh-specialist-haematologist = Haematologist
dh-specialist-radiologist = Radiologist
dh-specialist-nephrologist = Nephrologist
dh-specialist-pharmacist = Pharmacist
dh-specialist-virologist = Virologist
dh-specialist-immunologist = Immunologist
dh-specialist-paramedic = Paramedic
dh-specialist-general-practitioner = General Practitioner
dh-specialist-triage-nurse = Triage Nurse
dh-specialist-medical-student = Medical Student
dh-specialist-registrar = Registrar
dh-specialist-resident = Resident
dh-specialist-transplant-surgeon = Transplant Surgeon
dh-specialist-clinical-researcher = Clinical Researcher
dh-specialist-pharmacologist = Pharmacologist
dh-meeple-nurse = Nurse
dh-meeple-surgeon = { dh-specialist-surgeon }
dh-meeple-anaesthetist = { dh-specialist-anaesthetist }
dh-meeple-cardiologist = { dh-specialist-cardiologist }
dh-meeple-haematologist = { dh-specialist-haematologist }
dh-meeple-radiologist = { dh-specialist-radiologist }
dh-meeple-nephrologist = { dh-specialist-nephrologist }
dh-meeple-pharmacist = { dh-specialist-pharmacist }
dh-meeple-virologist = { dh-specialist-virologist }
dh-meeple-immunologist = { dh-specialist-immunologist }
dh-meeple-paramedic = { dh-specialist-paramedic }
dh-meeple-general-practitioner = { dh-specialist-general-practitioner }
dh-meeple-triage-nurse = { dh-specialist-triage-nurse }
dh-meeple-medical-student = { dh-specialist-medical-student }
dh-meeple-registrar = { dh-specialist-registrar }
dh-meeple-resident = { dh-specialist-resident }
dh-meeple-transplant-surgeon = { dh-specialist-transplant-surgeon }
dh-meeple-clinical-researcher = { dh-specialist-clinical-researcher }
dh-meeple-pharmacologist = { dh-specialist-pharmacologist }

dh-improvement-department = department
dh-improvement-specialist = specialist

## Administrators

dh-administrator-robert-edwards = Robert G. Edwards
    .text = 1 point for each set of one red, one yellow and one green patient discharged in the round.
    .known = Physiologist; first birth after fertilisation outside the body (1978), Nobel Prize 2010.
dh-administrator-charles-drew = Charles Drew
    .text = 1 point for every 2 red patients discharged in the round.
    .known = Surgeon; learned how to store blood plasma and led the first large blood banks (1940–41).
dh-administrator-willem-kolff = Willem Kolff
    .text = 1 point for every 2 yellow patients discharged in the round.
    .known = Physician; built the first working artificial kidney (1943).
dh-administrator-alexander-fleming = Alexander Fleming
    .text = 1 point for every 2 green patients discharged in the round.
    .known = Bacteriologist; found penicillin (1928), Nobel Prize 1945.
dh-administrator-elizabeth-garrett-anderson = Elizabeth Garrett Anderson
    .text = 1 point for every 3 patients of any colour discharged in the round.
    .known = First woman to qualify in Britain as physician and surgeon (1865); founded a hospital for women.
dh-administrator-florence-nightingale = Florence Nightingale
    .text = 1 point if you discharge a patient and nobody died in phase 4 of the round.
    .known = Founder of modern nursing; with statistics she cut deaths in army hospitals (1854–58).
dh-administrator-ignaz-semmelweis = Ignaz Semmelweis
    .text = 1 point if you discharge a patient and nobody was neglected in phase 4 of the round.
    .known = Obstetrician; showed that washing hands stops childbed fever (1847).
dh-administrator-joseph-lister = Joseph Lister
    .text = 2 points if you discharge 5 patients or more in the round.
    .known = Surgeon; introduced antiseptic surgery with carbolic acid (1867).

## Events, the kit’s own

dh-event-blood-drive = Blood drive
    .text = Everybody gets a blood bag at once.
dh-event-nurses-on-leave = Nurses on leave
    .text = This round every hospital has one nurse fewer.
dh-event-agency-nurse = Agency nurse
    .text = This round every hospital has one nurse more.
dh-event-resistant-germs = Resistant germs
    .text = This round neglected patients drop by 2.
dh-event-mild-weather = Mild weather
    .text = This round neglected patients do not get worse.
dh-event-red-campaign = Red week
    .text = This round each red patient discharged scores 1 point more.
dh-event-yellow-campaign = Yellow week
    .text = This round each yellow patient discharged scores 1 point more.
dh-event-green-campaign = Green week
    .text = This round each green patient discharged scores 1 point more.
dh-event-clinic-closed = Clinic closed
    .text = This round nobody can use the Clinic.
dh-event-imaging-closed = Imaging closed
    .text = This round nobody can use Imaging.
dh-event-intensive-care-closed = Intensive Care closed
    .text = This round nobody can use Intensive Care.
dh-event-pharmacy-closed = Pharmacy closed
    .text = This round nobody can use the Pharmacy.
dh-event-critical-care-closed = Critical Care closed
    .text = This round nobody can use the Critical Care Unit.
dh-event-oncology-closed = Oncology closed
    .text = This round nobody can use Oncology.
dh-event-empty-blood-bank = Empty blood bank
    .text = This round the lowest ambulance brings no blood bag.

## Actions: as on a button

dh-do-start = First player: { $seat }
dh-do-fill-bag = Put { $n } dice into the bag
dh-do-ambulances = Lay out { $n } ambulances
dh-do-set-aside = Put aside: { $department }
dh-do-decks = Shuffle { $tiles } tiles and { $cards } specialists
dh-do-new-department = Open a department: { $department }
dh-do-new-specialist = Open a specialist: { $specialist }
dh-do-extra = Add one more { $improvement } to the offer
dh-do-start-die = Start patient drawn: { $colour }
dh-do-start-patients = Set start patients: { $patients }
dh-do-deal = Deal “{ $administrator }”
dh-do-administrator = Keep “{ $administrator }”
dh-do-reveal = Show the administrators
dh-do-die = Die drawn: { $colour } { $value }
dh-do-load = Fill ambulance { $ambulance }: { $patients }
dh-do-ambulance = Take ambulance { $ambulance }
dh-do-unused = Empty ambulance { $ambulance } into the bag
dh-do-token = First-player token to { $to }
dh-do-remove = Give up { $patient }
dh-do-admit = Admit { $n ->
    [one] { $n } patient
   *[other] { $n } patients
}
dh-do-extra-die = Extra patient: { $colour } { $value }
dh-do-take-department = Build { $department }
dh-do-take-specialist = Hire { $specialist }
dh-do-take-nothing = Take no improvement
dh-do-return-department = Give back { $department } for a blood bag
dh-do-return-specialist = Give back { $specialist } for a blood bag
dh-do-keep = Give nothing back
dh-do-activate = Place the { $meeple } in { $department }
dh-do-treat = Treat { $patients }
dh-do-effect = Specialist’s effect on { $patients }
dh-do-trial = Trial: raise { $up }, lower { $down }
dh-do-swap = Swap the values of { $patients }
dh-do-drug = Roll again: { $patient }
dh-do-lower = Lower { $patient } for a blood bag
dh-do-roll = New value: { $value }
dh-do-bonus = Score the registrar: { $n }
dh-do-no-effect = Do without the specialist’s effect
dh-do-heal = Spend a blood bag: treat { $patient }
dh-do-dye = Spend a blood bag: { $patient } counts as { $colour }
dh-do-end = End the activation
dh-do-worsen = Neglected: { $n }, of these dead: { $deaths }
dh-do-discharge = Score discharged patients: { $n }, points: { $points }
dh-do-empty-bonus = Score empty wards: { $n }
dh-do-administrator-points = Score the administrator: { $n }
dh-do-shift = Shift change: { $n ->
    [one] move { $n } patient up
   *[other] move { $n } patients up
}
dh-do-next-round = Go on to round { $round }
dh-do-final = Score fatalities: { $minus }, blood bags: { $plus }
dh-do-event = Event: { $event }
dh-do-event-points = Score the event: { $n }
dh-do-send = Send { $patient } to ambulance { $ambulance }
dh-do-left-behind = Score patients left behind: { $minus }
dh-do-winners = Winner: { $seats }

## Actions: the word typed

dh-verb-start = start
dh-verb-fill-bag = bag
dh-verb-ambulances = ambulances
dh-verb-set-aside = aside
dh-verb-decks = decks
dh-verb-new-department = open-department
dh-verb-new-specialist = open-specialist
dh-verb-extra = extra
dh-verb-start-die = start-die
dh-verb-start-patients = start-patients
dh-verb-deal = deal
dh-verb-administrator = administrator
dh-verb-reveal = show
dh-verb-die = die
dh-verb-load = fill
dh-verb-ambulance = ambulance
dh-verb-unused = left-over
dh-verb-token = token
dh-verb-remove = give-up
dh-verb-admit = admit
dh-verb-extra-die = extra-patient
dh-verb-take-department = build
dh-verb-take-specialist = hire
dh-verb-take-nothing = nothing
dh-verb-return-department = return-department
dh-verb-return-specialist = return-specialist
dh-verb-keep = keep
dh-verb-activate = place
dh-verb-treat = treat
dh-verb-effect = effect
dh-verb-trial = trial
dh-verb-swap = swap
dh-verb-drug = drug
dh-verb-lower = lower
dh-verb-roll = roll
dh-verb-bonus = registrar-point
dh-verb-no-effect = no-effect
dh-verb-heal = heal
dh-verb-dye = colour
dh-verb-end = end
dh-verb-worsen = neglected
dh-verb-discharge = discharge
dh-verb-empty-bonus = empty
dh-verb-administrator-points = administrator-points
dh-verb-shift = shift
dh-verb-next-round = round
dh-verb-final = final
dh-verb-event = event
dh-verb-event-points = event-points
dh-verb-send = send
dh-verb-left-behind = left-behind
dh-verb-winners = winners

dh-token-red = red
dh-token-yellow = yellow
dh-token-green = green
dh-token-department = department
dh-token-specialist = specialist
dh-token-nurse = nurse
dh-token-pharmacy = pharmacy
dh-token-critical-care = critical-care
dh-token-oncology = oncology
dh-token-clinic = clinic
dh-token-imaging = imaging
dh-token-intensive-care = intensive-care
dh-token-operating-theatre = operating-theatre
dh-token-anaesthesia = anaesthesia
dh-token-cardiology = cardiology
dh-token-endocrinology = endocrinology
dh-token-renal-medicine = renal-medicine
dh-token-urology = urology
dh-token-infectious-diseases = infectious-diseases
dh-token-allergy-centre = allergy-centre
dh-token-microbiology = microbiology
dh-token-crash-centre = crash-centre
dh-token-step-down-unit = step-down-unit
dh-token-rehabilitation = rehabilitation
dh-token-training-department = training-department
dh-token-clinical-trials = clinical-trials
dh-token-drug-laboratory = drug-laboratory
dh-token-transplant-unit = transplant-unit
dh-token-surgeon = surgeon
dh-token-anaesthetist = anaesthetist
dh-token-cardiologist = cardiologist
dh-token-haematologist = haematologist
dh-token-radiologist = radiologist
dh-token-nephrologist = nephrologist
dh-token-pharmacist = pharmacist
dh-token-virologist = virologist
dh-token-immunologist = immunologist
dh-token-paramedic = paramedic
dh-token-general-practitioner = general-practitioner
dh-token-triage-nurse = triage-nurse
dh-token-medical-student = medical-student
dh-token-registrar = registrar
dh-token-resident = resident
dh-token-transplant-surgeon = transplant-surgeon
dh-token-clinical-researcher = clinical-researcher
dh-token-pharmacologist = pharmacologist
dh-token-robert-edwards = edwards
dh-token-charles-drew = drew
dh-token-willem-kolff = kolff
dh-token-alexander-fleming = fleming
dh-token-elizabeth-garrett-anderson = anderson
dh-token-florence-nightingale = nightingale
dh-token-ignaz-semmelweis = semmelweis
dh-token-joseph-lister = lister
dh-token-blood-drive = blood-drive
dh-token-nurses-on-leave = nurses-on-leave
dh-token-agency-nurse = agency-nurse
dh-token-resistant-germs = resistant-germs
dh-token-mild-weather = mild-weather
dh-token-red-campaign = red-week
dh-token-yellow-campaign = yellow-week
dh-token-green-campaign = green-week
dh-token-clinic-closed = clinic-closed
dh-token-imaging-closed = imaging-closed
dh-token-intensive-care-closed = intensive-care-closed
dh-token-pharmacy-closed = pharmacy-closed
dh-token-critical-care-closed = critical-care-closed
dh-token-oncology-closed = oncology-closed
dh-token-empty-blood-bank = empty-blood-bank

## Log

dh-log-start = First player: { $seat }
dh-log-fill-bag = { $seat } put { $n } dice into the bag
dh-log-ambulances = { $seat } laid out { $n } ambulances
dh-log-set-aside = Put aside: { $department }
dh-log-decks = { $seat } shuffled { $tiles } tiles and { $cards } specialists
dh-log-new-department = On offer: { $department } (department)
dh-log-new-specialist = On offer: { $specialist } (specialist)
dh-log-extra = { $seat } added one more { $improvement } to the offer
dh-log-start-die = { $seat } drew a start patient: { $colour }
dh-log-start-patients = { $seat } starts with { $patients }
dh-log-deal = { $seat } was dealt “{ $administrator }”
dh-log-deal-hidden = { $seat } was dealt an administrator
dh-log-administrator = { $seat } kept “{ $administrator }”
dh-log-administrator-hidden = { $seat } kept an administrator, face down
dh-log-reveal = { $seat } turned up everybody’s administrator
dh-log-die = Die: { $colour } { $value }
dh-log-load = { $seat } filled ambulance { $ambulance }: { $patients }
dh-log-ambulance = { $seat } took ambulance { $ambulance }
dh-log-unused = { $seat } emptied ambulance { $ambulance } into the bag
dh-log-token = { $n ->
    [1] First-player token and a blood bag to { $to }
   *[other] First-player token to { $to }; no blood bag this round
}
dh-log-remove = { $seat } had no bed and gave up { $patient }: a fatality
dh-log-admit = { $seat } admitted { $n ->
    [one] { $n } patient
   *[other] { $n } patients
}
dh-log-extra-die = { $seat } gets an extra patient: { $colour } { $value }
dh-log-bag-empty = The bag is empty: no extra patient for { $seat }
dh-log-take-department = { $seat } built { $department }
dh-log-take-specialist = { $seat } hired { $specialist }
dh-log-take-nothing = { $seat } took no improvement
dh-log-return-department = { $seat } gave back { $department } for a blood bag
dh-log-return-specialist = { $seat } gave back { $specialist } for a blood bag
dh-log-keep = { $seat } gave nothing back
dh-log-activate = { $seat } placed the { $meeple } in { $department }
dh-log-treat = { $seat } treated { $patients }
dh-log-effect = { $seat } used the specialist’s effect on { $patients }
dh-log-trial = { $seat } made a trial: { $up } raised, { $down } lowered
dh-log-swap = { $seat } swapped the values of { $patients }
dh-log-drug = { $seat } tries a drug on { $patient }
dh-log-lower = { $seat } lowered { $patient } and took a blood bag
dh-log-roll = { $seat } rolled again: the value is { $value }
dh-log-bonus = { $seat } scored with the registrar: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
dh-log-no-effect = { $seat } did without the specialist’s effect
dh-log-heal = { $seat } spent a blood bag and treated { $patient }
dh-log-dye = { $seat } spent a blood bag: { $patient } counts as { $colour }
dh-log-end = { $seat } ended the activation
dh-log-worsen = { $seat }: { $n ->
    [0] nobody was neglected
    [one] one patient was neglected
   *[other] { $n } patients were neglected
}{ $deaths ->
    [0] { "" }
    [one] , one died
   *[other] , { $deaths } died
}
dh-log-discharge = { $seat } discharged { $n ->
    [0] nobody
    [one] { $n } patient
   *[other] { $n } patients
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dh-log-empty-bonus = { $seat } has empty wards: { $n } more points
dh-log-administrator-points = { $seat } scored with the administrator: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
dh-log-shift = { $seat } changed the shift{ $n ->
    [0] { "" }
    [one] , one treated patient moved up
   *[other] , { $n } treated patients moved up
}
dh-log-next-round = { $seat } moved the marker on: round { $round }
dh-log-final = { $seat }: fatalities { $minus }, blood bags { $plus }
dh-log-event = Event: { $event }
dh-log-event-points = { $seat } scored with the event: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
dh-log-send = { $seat } sent { $patient } to ambulance { $ambulance }: 1 point
dh-log-left-behind = { $seat } left patients behind: { $minus }
dh-log-winners = { $seat } named the winner: { $seats }
dh-log-outcome = The game is over. Winner: { $seats }

## Chores

dh-chore-set-up = Set up the game
    .teach = Fill the bag with the right number of dice and lay out one ambulance more than players.
dh-chore-start-patients = Set the start patients
    .teach = Turn the dice you drew to the start values and put them into untreated places.
dh-chore-reveal = Show the administrators
    .teach = When all have chosen, everybody turns up the administrator kept.
dh-chore-load = Fill the ambulances
    .teach = Sort the dice by value and fill the ambulances from number 1, three in each.
dh-chore-unused = Empty the last ambulance
    .teach = Put the patients of the ambulance nobody took back into the bag.
dh-chore-token = Pass on the token
    .teach = Whoever took the lowest ambulance gets the first-player token and a blood bag.
dh-chore-admit = Admit patients
    .teach = Move all patients from the ambulance into untreated places.
dh-chore-treat = Treat patients
    .teach = Turn the dice up as the department says; the first time in a round, move them down to treated places.
dh-chore-worsen = Worsen the neglected
    .teach = Count the patients in untreated places and turn each die down; whoever comes to 0 has died.
dh-chore-discharge = Score the discharge
    .teach = Count your discharged patients, look up the points, then see bonus and administrator.
dh-chore-shift = Change the shift
    .teach = Take meeples back and move treated patients up to untreated places.
dh-chore-next-round = Begin the next round
    .teach = Move the round marker on and lay out a new offer.
dh-chore-final = Score the end
    .teach = Take 2 points off for each fatality, add 1 for each blood bag, and count patients left in the final round.
dh-chore-winners = Name the winner
    .teach = Compare points, then patients left (fewest), then the sum of their values (highest).

## Options

dh-option-offer_size = Size of the offer
dh-option-offer_size-003 = players − 1 of each kind
dh-option-offer_size-players-plus-one = players + 1 in all
dh-option-start_dice = Start patients
dh-option-start_dice-standard = 3, 4 and 5
dh-option-start_dice-free = any of 3 to 5
dh-option-administrators = Administrators
dh-option-administrators-on = with
dh-option-administrators-off = without
dh-option-crisis = Opening crisis
dh-option-crisis-off = no
dh-option-crisis-on = yes, five start patients
dh-option-crisis_values = Values in the crisis
dh-option-crisis_values-002 = 3, 3, 4, 5, 5
dh-option-crisis_values-003 = 3, 3, 4, 4, 5
dh-option-pandemic_mode = Pandemic
dh-option-pandemic_mode-off = no
dh-option-pandemic_mode-on = yes, an extra patient each round
dh-option-pandemic = When the extra patient comes
dh-option-pandemic-standard = at the end of the intake
dh-option-pandemic-at-choice = when choosing an ambulance
dh-option-superbug = Superbug
dh-option-superbug-off = no
dh-option-superbug-on = yes, the neglected drop by 2
dh-option-improve_optional = Improving
dh-option-improve_optional-standard = you may
dh-option-improve_optional-must = you must
dh-option-specialist_target = “That patient” of specialists
dh-option-specialist_target-standard = one just treated
dh-option-specialist_target-any-of-colour = any of the colour
dh-option-specialist_count = A specialist’s effect
dh-option-specialist_count-standard = as many as the card says
dh-option-specialist_count-one-patient = one patient only
dh-option-colour_bag = Changing colour
dh-option-colour_bag-003 = untreated patients only
dh-option-colour_bag-any-patient = any patient
dh-option-empty_bonus = Bonus for empty wards
dh-option-empty_bonus-standard = whenever they are empty
dh-option-empty_bonus-all-discharged = only if nobody died
dh-option-final_round = Final round
dh-option-final_round-off = without
dh-option-final_round-on = with
dh-option-events = Event cards
dh-option-events-off = without
dh-option-events-on = with
dh-option-expansion_deck = Experimental Medicine
dh-option-expansion_deck-off = without
dh-option-expansion_deck-003 = with, base piles cut
dh-option-expansion_deck-added = with, all mixed in

## Outcome

dh-ending-win = Won with most points
dh-ending-win-by-patients = Equal points: won with fewest patients left
dh-ending-win-by-values = Equal points and patients: won with the highest values left
dh-ending-draw = All equal: the win is shared

dh-part-discharge-table = Discharged patients
dh-part-empty-bonus = Empty wards
dh-part-administrator-points = Administrator
dh-part-fatalities = Fatalities
dh-part-bags-left = Blood bags
dh-part-final-round = Final round
dh-part-events = Events
dh-part-registrar = Registrar
dh-part-tiebreak = Tie: patients left
dh-part-tiebreak-values = Tie: sum of values

## Rule summary

dh-summary-title = Rule summary
