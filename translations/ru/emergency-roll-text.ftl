### Emergency Roll: стол словами.

er-text-ambulance = Скорая помощь { $card }
er-text-die = { $colour } { $value }: { $bonus }
er-text-extra = { $bonus } ({ $colour }, { $values })
er-text-shows = сейчас { $n }
er-text-chief = главврач
er-text-picked = выбор: { $colour }
er-text-ward = Отделение { $ward }: { $rooms } { $nurse }
er-text-nurse-gone = · медсестра зачёркнута
