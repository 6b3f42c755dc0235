### What stands on the hospital sheet, the cards and the turn aid.

## Bonuses, as the windows of an ambulance name them

er-bonus-stethoscopes = 2 stethoscopes
er-bonus-blood = blood bag
er-bonus-screen = screen
er-bonus-critical = critical
er-bonus-nurse = nurse
er-bonus-extra = extra patient

## Hospital sheet

er-sheet-subtitle = Hospital sheet
er-sheet-name = Name
er-sheet-date = Date
er-sheet-hall = Reception
er-sheet-lab = X-ray lab { $lab }
er-sheet-morgue = Morgue
er-sheet-morgue-each = −1 each
er-sheet-nurses = Nurses
er-sheet-stethoscopes = Stethoscopes
er-sheet-bags = Blood bags
er-sheet-how = How to admit a patient
er-sheet-how-colour = Colour
    .text = that of the die; grey takes any
er-sheet-how-order = In order
    .text = from the entrance, without gaps
er-sheet-how-rising = Rising
    .text = higher than in the room before
er-sheet-bonuses = Bonuses
er-sheet-foot = unofficial kit
er-box-clipboards = Wards
er-box-critical = Critical
er-box-nurses = Nurses
er-box-cardiologists = Cardiologists
er-box-radiologist = Radiologist
er-box-epidemiologist = Epidemiologist
er-box-morgue = Morgue
er-box-total = Total

## Cards

er-ambulance = Ambulance
er-extra-values = { $first } or { $second }
er-chief-card = Chief physician
    .text = Turns up the ambulance, rolls the three dice and chooses first. At the end of the round this card goes to the left.

er-kind-cardiologist = Cardiologist
    .subtitle = goal during the game
er-kind-radiologist = Radiologist
    .subtitle = scored at the end
er-kind-epidemiologist = Epidemiologist
    .subtitle = scored at the end
er-side = goal · side { $points }

er-specialist-cardio-stethoscopes = Cardiologist: 8 stethoscopes
    .goal = 8 stethoscopes gained, spent ones and the first one too
    .points = 8, then 5
er-specialist-cardio-lab = Cardiologist: round a lab
    .goal = All six rooms round one X-ray lab filled
    .points = 8, then 5
er-specialist-cardio-nurses = Cardiologist: 3 nurses
    .goal = 3 nurses gained
    .points = 8, then 5
er-specialist-cardio-bags = Cardiologist: 4 blood bags
    .goal = 4 blood bags gained, spent ones too
    .points = 8, then 5
er-specialist-cardio-wards = Cardiologist: 7 wards
    .goal = At least one patient in each of the 7 wards
    .points = 8, then 5
er-specialist-cardio-full = Cardiologist: 2 full wards
    .goal = 2 wards filled
    .points = 8, then 5
er-specialist-radio-critical = Radiologist: critical
    .goal = Half the total value of the critical patients next to X-ray labs; add both labs first, then round up
    .points = half the total
    .per = of the total
er-specialist-radio-sum = Radiologist: 12 or 30
    .goal = A lab whose six rooms are filled and add up to 12 or less, or to 30 or more
    .points = 10 per lab
    .per = per lab
er-specialist-radio-high = Radiologist: 4, 5, 6
    .goal = Patients of value 4, 5 or 6 next to a lab
    .points = 2 per patient
    .per = per patient
er-specialist-radio-opposite = Radiologist: opposite
    .goal = Equal values on opposite sides of a lab
    .points = 4 per pair
    .per = per pair
er-specialist-radio-equal = Radiologist: equal values
    .goal = 3, 4, 5 or 6 equal values round a lab, one set for each lab
    .points = 5, 10, 15 or 20 per lab
    .per = per lab
er-specialist-epi-chain = Epidemiologist: 1 to 6
    .goal = Neighbours that form a chain 1-2-3-4-5-6
    .points = 10 per chain
    .per = per chain
er-specialist-epi-line = Epidemiologist: three in line
    .goal = Three equal values side by side in a straight line
    .points = 5 per line
    .per = per line
er-specialist-epi-group = Epidemiologist: largest group
    .goal = Patients of the largest connected group of equal values
    .points = 3 per patient
    .per = per patient
er-specialist-epi-frequency = Epidemiologist: most, fewest
    .goal = + for each patient of your most frequent value, − for each of your rarest; a value you lack counts 0
    .points = +3 and −3 per patient
    .per = per patient
er-specialist-epi-triangle = Epidemiologist: triangles
    .goal = Three patients that all touch each other, all odd or all even
    .points = 4 per triangle
    .per = per triangle

## Turn aid

er-aid-title = Turn aid
er-aid-end = Scoring
er-aid-setup = Set-up
er-aid-round-1 = The chief turns up an ambulance and rolls the three dice.
er-aid-round-2 = The chief chooses a patient first. The others choose one of the two that are left.
er-aid-round-3 = Write the value in a room and take the bonus. Stethoscopes, bags and screen may be used at once.
er-aid-round-4 = Has anybody reached a cardiologist’s goal?
er-aid-round-5 = The chief card goes to the left.
er-aid-admit-1 = Colour: that of the die. Grey takes any.
er-aid-admit-2 = Order: from the entrance, without gaps.
er-aid-admit-3 = Value: higher than in the room before. The first may have any.
er-aid-bonus-1 = Circle 2. Each one spent changes a value by 1.
er-aid-bonus-2 = Circle 1. Spend it for the chief’s die, or to ignore the colour.
er-aid-bonus-3 = Circle the last patient of a ward. The next may have any value.
er-aid-bonus-4 = Write “!” beside this patient.
er-aid-bonus-5 = Cross out the ward’s nurse and circle the next number of the track.
er-aid-bonus-6 = Admit one more patient: the colour shown, one of the two values.
er-aid-setup-1 = A sheet and a pencil for everybody.
er-aid-setup-2 = Shuffle 27 ambulances; 3 go back unseen, with five players 2.
er-aid-setup-3 = Lay the three dice beside the pile.
er-aid-setup-4 = Draw 2 cardiologists, 1 radiologist, 1 epidemiologist.
er-aid-setup-5 = Cardiologists with 8 / 5 up; with two players with 5 up.
er-aid-setup-6 = Somebody gets the chief card.
er-aid-end-1 = Wards: clipboards of the full ones
er-aid-end-2 = Critical: sum of their values
er-aid-end-3 = Nurses: highest number circled
er-aid-end-4 = Cardiologists: as written
er-aid-end-5 = Radiologist
er-aid-end-6 = Epidemiologist
er-aid-end-7 = Morgue: −1 for each circle
er-aid-end-8 = Total: most points win
