# Kinds of components as printed sheets and bookmarks name them, and captions of the rule summary's figures.

fe-kind-incident = Incident cards
fe-kind-time = Time cards
fe-kind-rank = Rank cards
fe-kind-boss = Boss marker

fe-figure-suits = Suits in play
fe-figure-suits-note = Four incidents in each suit: 1, 1, 2, 3.
fe-figure-players = Players
fe-figure-suits-row = Suits
fe-figure-rounds-row = Rounds
fe-figure-bids = Example: who is first?
fe-figure-bids-note = The sum counts: 7 comes before 5.
fe-figure-command = Example: the price
fe-figure-command-note = The first bid is 5, so the boss pays 7 or more.
fe-figure-zero = The 0 comes back
fe-figure-zero-note = The others stay on the incident.
fe-figure-discard = Example: same suit twice
fe-figure-discard-note = The lowest card is discarded: 2 + 3 + 4 = 9 hours.
fe-figure-initial = Example: set aside
fe-figure-thresholds = Players to drop out
fe-figure-total-row = Total
fe-figure-out-row = Out

fe-kind-aid = { fe-aid-title }
fe-kind-pad = { fe-pad-title }
