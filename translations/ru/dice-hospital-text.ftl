### Dice Hospital: стол строками текста.

dh-text-bag = В мешке: красных { $red }, жёлтых { $yellow }, зелёных { $green }
dh-text-event = Событие: { $name }. { $text }
dh-text-drawn = Вытянуто: { $list }
dh-text-rolled = Выпало: { $list }
dh-text-ambulance = Машина { $n }: { $patients }
dh-text-places = свободные места: { $list }
dh-text-taken = взята: { $seat }
dh-text-offer = На выбор:
dh-text-first = первый игрок
dh-text-bags = { $n ->
    [one] { $n } пакет с кровью
    [few] { $n } пакета с кровью
   *[many] { $n } пакетов с кровью
}
dh-text-fatalities = { $n ->
    [one] { $n } смерть
    [few] { $n } смерти
   *[many] { $n } смертей
}
dh-text-administrator = главврач: { $name }
dh-text-untreated = без ухода: { $list }
dh-text-treated = пролечены: { $list }
dh-text-home = выписаны: { $list }
dh-text-departments = Свободные отделения: { $list }
dh-text-staff = Свободный персонал: { $list }
