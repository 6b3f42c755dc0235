### Dynamite Nurse: стол в строках текста.

dn-text-visit = Пациент, отправитель { $seat }: { $piece } → { $to }
dn-text-operation = Операция, { $seat }: { $piece }, пациенты: { $pieces }
dn-text-event = { $seat }, сыграно: { $piece }
dn-text-at = против: { $to }
dn-text-cancel = отмена: { $seat }
dn-text-spoilt = { $piece } (сорвано)
dn-text-worse = { $piece } (рубашкой вверх)
dn-text-kills = чёрные метки: { $n } из { $most }
dn-text-beds = { $n ->
    [one] { $n } койка
    [few] { $n } койки
   *[many] { $n } коек
}
dn-text-audits = проверок впереди: { $n }
dn-text-hand = Ваша рука: { $pieces }
