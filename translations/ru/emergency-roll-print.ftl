# Названия компонентов для печатных листов и закладок; подсказки полей бланка.

er-kind-ambulance = Карты скорой помощи
er-kind-specialist = Карты специалистов
er-kind-chief = Карта главного врача
er-kind-aid = { er-aid-title }
er-kind-pad = { er-sheet-subtitle }
er-kind-form = { er-sheet-subtitle }: бланк для заполнения

er-form-room = Палата { $room }: значение, с «!» у критического, в ( ) у изолированного
er-form-nurse = Отделение { $ward }: медсестра зачёркнута
er-form-stethoscope = Стетоскоп { $n }: обведён
er-form-stethoscope-spent = Стетоскоп { $n }: зачёркнут
er-form-stethoscopes-more = Стетоскопы сверх напечатанных
er-form-bag = Пакет с кровью { $n }: обведён
er-form-bag-spent = Пакет с кровью { $n }: зачёркнут
er-form-bags-more = Пакеты с кровью сверх напечатанных
er-form-track = Дорожка медсестёр: { $n }
er-form-morgue = Морг: место { $n }

er-figure-rounds = Карты и раунды
er-figure-players = Игроки
er-figure-removed = В коробку
er-figure-rounds-row = Раунды
er-figure-side = Сторона
er-figure-bonuses = Что даёт машина скорой
er-figure-ward = Пример: одно отделение
er-figure-ward-note = 2, потом 4. Вокруг 4 — ширма: у следующего любое значение, здесь 1. Дальше снова по возрастанию.
er-figure-tools = Пример: два стетоскопа
er-figure-tools-note = Вместо 3 записывают 5.
er-figure-cardio = Очки кардиолога
er-figure-cardio-note = После первых очков карту переворачивают, после вторых убирают.
er-figure-track = Пример: три медсестры
er-figure-track-note = Считается наибольшее обведённое число: 9.
er-figure-shared = Пример: палата в одном наборе
er-figure-shared-note = Оба треугольника нечётные, но две палаты у них общие: считается один.
