# Kinds of components as printed sheets and bookmarks name them, and what the fields of the form say.

er-kind-ambulance = Ambulance cards
er-kind-specialist = Specialist cards
er-kind-chief = Chief card
er-kind-aid = { er-aid-title }
er-kind-pad = { er-sheet-subtitle }
er-kind-form = { er-sheet-subtitle }, form to fill in

er-form-room = Room { $room }: the value, with “!” if critical, in ( ) if isolated
er-form-nurse = Ward { $ward }: nurse crossed out
er-form-stethoscope = Stethoscope { $n }: circled
er-form-stethoscope-spent = Stethoscope { $n }: crossed out
er-form-stethoscopes-more = More stethoscopes
er-form-bag = Blood bag { $n }: circled
er-form-bag-spent = Blood bag { $n }: crossed out
er-form-bags-more = More blood bags
er-form-track = Nurse track: { $n }
er-form-morgue = Morgue: space { $n }

er-figure-rounds = Cards and rounds
er-figure-players = Players
er-figure-removed = To the box
er-figure-rounds-row = Rounds
er-figure-side = Side
er-figure-bonuses = What comes with a patient
er-figure-ward = Example: one ward
er-figure-ward-note = 2, then 4. A screen round the 4: the next may have any value, here 1. Then values rise again.
er-figure-tools = Example: two stethoscopes
er-figure-tools-note = A 3 is written as a 5.
er-figure-cardio = A cardiologist’s points
er-figure-cardio-note = Turned after scoring once, gone after scoring again.
er-figure-track = Example: three nurses
er-figure-track-note = The highest number circled scores: 9.
er-figure-shared = Example: one room, one set
er-figure-shared-note = Both triangles are odd, but they share two rooms: only one counts.
