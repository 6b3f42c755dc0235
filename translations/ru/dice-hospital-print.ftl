# Названия видов компонентов на листах и в закладках, рисунки краткого свода правил.

dh-kind-board = Планшеты больниц
dh-kind-department = Отделения
dh-kind-specialist = Карты специалистов
dh-kind-administrator = Карты главврачей
dh-kind-event = Карты событий
dh-kind-ambulance = Скорая помощь
dh-kind-die = Бумажные кубики
dh-kind-meeple = Фигурки
dh-kind-token = Жетоны
dh-kind-score-board = Планшет очков и раундов
dh-kind-marker = Маркеры
dh-kind-aid = Памятка

dh-figure-bag = Машины и кубики
dh-figure-players = Игроки
dh-figure-ambulances = Машины
dh-figure-dice = В мешке
dh-figure-offer = Развитие
dh-figure-table = Очки за выписку в раунде
dh-figure-table-note = Верхний ряд: сколько пациентов выписано за раунд. Нижний ряд: очки.
dh-figure-fill = Пример: заполнение машин
dh-figure-fill-note = Сначала меньшие значения, по три в машину, начиная с первой.
dh-figure-ward = Пример: палата после двух лечений
dh-figure-ward-note = Пролеченные лежат в нижнем ряду. Красная 2 наверху осталась без ухода и станет 1.
dh-figure-round = Пример: фаза лечения
dh-figure-round-note = { $meeple } → { $department }
dh-figure-round-end = Очки: { $points }
