### 48: the table in lines of text.

fe-text-removed = Out of the game: { $suits }
fe-text-incident = { $incident }, { $suit } { $number }
fe-text-price = command costs { $n }
fe-text-hand-count = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
fe-text-face-down = { $n ->
    [one] { $n } card face down
   *[other] { $n } cards face down
}
fe-text-bid = bid { $cards } = { $n }
fe-text-out = dropped out
fe-text-asides = Set-aside cards: { $cards }
fe-text-hand = Your hand: { $cards }
fe-text-aside = You set aside: { $card }
