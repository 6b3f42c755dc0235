# Названия компонентов для печатных листов и закладок; подписи к рисункам краткого изложения правил.

fe-kind-incident = Карты событий
fe-kind-time = Карты времени
fe-kind-rank = Карты мест
fe-kind-boss = Маркер босса

fe-figure-suits = Сколько мастей в игре
fe-figure-suits-note = В каждой масти четыре карты: 1, 1, 2, 3.
fe-figure-players = Игроки
fe-figure-suits-row = Масти
fe-figure-rounds-row = Раунды
fe-figure-bids = Пример: кто первый?
fe-figure-bids-note = Считается сумма: 7 старше 5.
fe-figure-command = Пример: цена
fe-figure-command-note = Первое место — сумма 5, босс платит 7 или больше.
fe-figure-zero = Карта 0 возвращается
fe-figure-zero-note = Остальные остаются на событии.
fe-figure-discard = Пример: одна масть дважды
fe-figure-discard-note = Сбросьте наименьшую: 2 + 3 + 4 = 9 часов.
fe-figure-initial = Пример: отложенные карты
fe-figure-thresholds = Сколько игроков выбывает
fe-figure-total-row = Общее время
fe-figure-out-row = Выбывает

fe-kind-aid = { fe-aid-title }
fe-kind-pad = { fe-pad-title }
