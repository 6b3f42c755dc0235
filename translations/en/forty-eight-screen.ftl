### 48: the table on screen.

## On the table

fe-screen-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
fe-screen-line = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $won } won
fe-screen-boss-line = boss · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
fe-screen-won-count = { $n } won
fe-screen-scored = { $vp } VP, { $hours } h
fe-screen-sum = sum { $n }
fe-screen-sum-rank = sum { $n } · { $rank }
fe-screen-cost = Command costs { $bid } + 2 = { $need }
fe-screen-price = price { $need }+
fe-screen-bids = bids { $n }
fe-screen-commands = in command
fe-screen-pile = Pile
fe-screen-aside = Set aside
fe-screen-laid = Laid by you
fe-screen-won-own = Won by you
fe-screen-won = Won by { $seat }
fe-screen-nothing-won = nothing yet
fe-screen-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
fe-screen-chosen = Chosen: { $cards }
fe-screen-col-vp = VP
fe-screen-col-bonus = bonus
fe-screen-col-points = total
fe-screen-col-hours = hours
fe-screen-out = out
fe-screen-wins = wins
fe-screen-initial = Set-aside hours: { $n }
fe-screen-total = Everybody’s total: { $n }
fe-screen-drop-count = Drop-outs: { $n }

## What to do now

fe-now-suit-out = Draw a suit to leave the game and point at it.
fe-now-take-out = Point at the suits that were drawn to leave, then take them out.
fe-now-lay-ranks = Point at the rank cards that belong on the table, then lay them out.
fe-now-start = Draw lots for the first boss and point at the player.
fe-now-take-sets = Point at your detective and write how many hours the nine cards total.
fe-now-set-aside = Point at a card to set aside, then lay it face down.
fe-now-draw = Draw an incident, point at its card, then at its place.
fe-now-bids = Point at two cards to bid, then lay them.
fe-now-reveal = When all bids are laid, turn them up.
fe-now-ranks = Point at first, then at second.
fe-now-command = Point at cards, then at the incident to take, or leave both to the bidders.
fe-now-return = Point at the cards that go back to hand, then take them back.
fe-now-place = Point at the cards that won, then at the incident they go on.
fe-now-pass-boss = Point at the next boss; after the last round, end the rounds.
fe-now-vp = Add up the numbers on the incidents won and write the sum.
fe-now-bonus = Count the suits won and write the bonus.
fe-now-discard = Point at the card to discard.
fe-now-hours = Add up the time cards that are left and write the sum.
fe-now-reveal-initial = Turn up the cards set aside.
fe-now-initial = Write how many set-aside hours count.
fe-now-total = Add up everybody’s hours and write the total.
fe-now-drop-count = Write how many players drop out.
fe-now-drop = Point at the players who drop out.
fe-now-winners = Point at whoever wins.

## Hot spots, as they are read out

fe-spot-hand = Time card { $card }
fe-spot-suit = Suit { $suit }
fe-spot-rank = Rank card { $rank }
fe-spot-seat = { $seat }: { $line }
fe-spot-row = { $seat }
fe-spot-character = { $character }
fe-spot-incident = { $incident }, { $suit } { $number }
fe-spot-place = { $rank } incident: { $incident }, { $suit } { $number }
fe-spot-empty = Place of the { $rank } incident
fe-spot-laid = { $seat }: time card { $card }
fe-spot-won = Time card { $card } on { $incident }
fe-spot-aside = Cards set aside: { $n }

## Headings of what can be done

fe-group-bid = Bid two cards
fe-group-set-aside = Set a card aside
fe-group-rank = Name first and second
fe-group-command = Take the { $rank } incident
fe-group-suit-out = Suit that was drawn
fe-group-start = First boss
fe-group-incident = Incident that was drawn
