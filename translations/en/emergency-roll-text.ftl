### Emergency Roll: the table in lines of text.

er-text-ambulance = Ambulance { $card }
er-text-die = { $colour } { $value }: { $bonus }
er-text-extra = { $bonus } ({ $colour }, { $values })
er-text-shows = shows { $n }
er-text-chief = chief
er-text-picked = chose { $colour }
er-text-ward = Ward { $ward }: { $rooms } { $nurse }
er-text-nurse-gone = · nurse crossed out
