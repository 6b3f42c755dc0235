### Dice Hospital: the table in lines of text.

dh-text-bag = In the bag: { $red } red, { $yellow } yellow, { $green } green
dh-text-event = Event: { $name }. { $text }
dh-text-drawn = Drawn: { $list }
dh-text-rolled = Rolled: { $list }
dh-text-ambulance = Ambulance { $n }: { $patients }
dh-text-places = free places: { $list }
dh-text-taken = taken: { $seat }
dh-text-offer = Offer:
dh-text-first = first player
dh-text-bags = { $n ->
    [one] { $n } blood bag
   *[other] { $n } blood bags
}
dh-text-fatalities = { $n ->
    [one] { $n } fatality
   *[other] { $n } fatalities
}
dh-text-administrator = administrator: { $name }
dh-text-untreated = not treated: { $list }
dh-text-treated = treated: { $list }
dh-text-home = discharged: { $list }
dh-text-departments = Free departments: { $list }
dh-text-staff = Free staff: { $list }
