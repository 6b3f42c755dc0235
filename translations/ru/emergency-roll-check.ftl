### Emergency Roll: проверка листа после игры за настоящим столом.

er-check-title = Проверка листа
er-check-now-begin = Укажите число игроков и специалистов, потом палату, количество или поле очков — и заполняйте.
er-check-now-room = Нажимайте от 1 до 6: следующая палата выбирается сама. «!» — критический, ○ — изолирован.
er-check-now-count = Нажмите число, как на листе.
er-check-now-box = Нажмите очки, как на листе.
er-check-seats = Игроков: { $n }
er-check-specialist = { $name }. Сменить на следующую карту
er-check-claim = { $name }: очков на этом листе { $n }
er-check-mark-critical = критический
er-check-mark-circle = изолирован
er-check-mark-erase = очистить палату
er-check-flagged = против правил
er-check-count-stethoscopes = Стетоскопов обведено
er-check-count-stethoscopes-crossed = Стетоскопов зачёркнуто
er-check-count-bags = Пакетов с кровью обведено
er-check-count-bags-crossed = Пакетов с кровью зачёркнуто
er-check-count-morgue = Мест морга обведено
er-check-count-track = Чисел обведено на дорожке медсестёр
er-check-ward = Отделение { $ward }
er-check-box = Поле очков: { $box }
er-check-nurses = Отделения, где медсестра зачёркнута
er-check-hint-ward = от входа; ! критический, ( ) изолирован, – пустая: 1 3 (4) 6!
er-check-hint-nurses = например, 9 10
er-check-bad = { $label }: не удалось прочесть «{ $text }».
