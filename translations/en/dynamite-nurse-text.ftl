### Dynamite Nurse: the table in lines of text.

dn-text-visit = Outpatient from { $seat }: { $piece } → { $to }
dn-text-operation = Operation of { $seat }: { $piece } treats { $pieces }
dn-text-event = { $seat } has played: { $piece }
dn-text-at = at { $to }
dn-text-cancel = cancelled by { $seat }
dn-text-spoilt = { $piece } (spoilt)
dn-text-worse = { $piece } (face down)
dn-text-kills = kill marks { $n } of { $most }
dn-text-beds = { $n ->
    [one] { $n } bed
   *[other] { $n } beds
}
dn-text-audits = audits owed: { $n }
dn-text-hand = Your hand: { $pieces }
