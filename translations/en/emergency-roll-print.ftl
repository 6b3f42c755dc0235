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
