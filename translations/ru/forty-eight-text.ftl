### «48»: стол словами.

fe-text-removed = Убраны из игры: { $suits }
fe-text-incident = «{ $incident }», { $number } ({ $suit })
fe-text-price = руководство стоит { $n }
fe-text-hand-count = { $n ->
    [one] { $n } карта в руке
    [few] { $n } карты в руке
   *[many] { $n } карт в руке
}
fe-text-face-down = { $n ->
    [one] { $n } карта лицом вниз
    [few] { $n } карты лицом вниз
   *[many] { $n } карт лицом вниз
}
fe-text-bid = ставка { $cards } = { $n }
fe-text-out = вне игры
fe-text-asides = Отложенные карты: { $cards }
fe-text-hand = В руке: { $cards }
fe-text-aside = Отложено вами: { $card }
