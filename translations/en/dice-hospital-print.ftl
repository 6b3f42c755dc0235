# Kinds of components as printed sheets and bookmarks name them, and the figures of the rule summary.

dh-kind-board = Hospital boards
dh-kind-department = Department tiles
dh-kind-specialist = Specialist cards
dh-kind-administrator = Administrator cards
dh-kind-event = Event cards
dh-kind-ambulance = Ambulances
dh-kind-die = Paper dice
dh-kind-meeple = Meeples
dh-kind-token = Tokens
dh-kind-score-board = Score and round board
dh-kind-marker = Markers
dh-kind-aid = Player aid

dh-figure-bag = Ambulances and dice
dh-figure-players = Players
dh-figure-ambulances = Ambulances
dh-figure-dice = Dice in bag
dh-figure-offer = New tiles
dh-figure-table = Points for a round’s discharge
dh-figure-table-note = Upper row: patients sent home in one round. Lower row: points.
dh-figure-fill = Example: filling ambulances
dh-figure-fill-note = Lowest values first, three to each, from ambulance 1 on.
dh-figure-ward = Example: a ward after two treatments
dh-figure-ward-note = Treated patients lie in the lower row. The red 2 above is neglected: it worsens to 1.
dh-figure-round = Example: an action phase
dh-figure-round-note = { $meeple } to { $department }
dh-figure-round-end = Points: { $points }
