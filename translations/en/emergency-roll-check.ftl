### Emergency Roll: checking the sheet of a game played at a real table.

er-check-title = Check a sheet
er-check-now-begin = Set players and specialists, then point at a room, a count or a score box to fill it in.
er-check-now-room = Press 1 to 6; the next room follows by itself. “!” marks a critical patient, ○ an isolated one.
er-check-now-count = Press the number as it stands on the sheet.
er-check-now-box = Press the score as it stands on the sheet.
er-check-seats = { $n } players
er-check-specialist = { $name }. Change to the next card of this kind
er-check-claim = { $name }: { $n } points on this sheet
er-check-mark-critical = critical
er-check-mark-circle = isolated
er-check-mark-erase = empty the room
er-check-flagged = against the rules
er-check-count-stethoscopes = Stethoscopes circled
er-check-count-stethoscopes-crossed = Stethoscopes crossed out
er-check-count-bags = Blood bags circled
er-check-count-bags-crossed = Blood bags crossed out
er-check-count-morgue = Morgue spaces circled
er-check-count-track = Numbers circled on the nurse track
er-check-ward = Ward { $ward }
er-check-box = Score box: { $box }
er-check-nurses = Wards whose nurse is crossed out
er-check-hint-ward = from the entrance; ! critical, ( ) isolated, – empty: 1 3 (4) 6!
er-check-hint-nurses = such as 9 10
er-check-bad = { $label }: “{ $text }” cannot be read.
