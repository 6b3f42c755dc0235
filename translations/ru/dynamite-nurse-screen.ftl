### Dynamite Nurse: стол на экране.

## На столе

dn-screen-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
dn-screen-audited = { $cards } · проверка
dn-screen-kills = { $n } из { $most }
dn-screen-wins = победа
dn-screen-no-bed = нет койки
dn-screen-hospital = Больница: { $seat }
dn-screen-chosen = Выбрано карт: { $n }
dn-screen-use-visit = Отправить пациента
dn-screen-use-operation = Оперировать
dn-screen-use-events = Сыграть события
dn-screen-all-others = все прочие
dn-screen-place = на месте { $place }
dn-screen-drug-cure = Не событие: ещё можно выписать { $n }
dn-screen-drug-harm = Событие: одному пациенту хуже
dn-screen-pile = Колода: { $n }
dn-screen-pile-short = Колода
dn-screen-discards = Сброс: { $n }
dn-screen-discards-short = Сброс
dn-screen-pass = { $n ->
    [1] первый проход
   *[other] второй проход
}
dn-screen-play = Партия { $n }
dn-screen-fields = Наберите число и укажите строку для него.

## Что происходит

dn-scene-event = Событие: { $piece }
dn-scene-operation = Операция
dn-scene-counter = Ответная операция
dn-scene-visit = Поступает пациент
dn-scene-emergency = Поступает экстренный
dn-scene-open = Открытая карта
dn-scene-drug = Новое лекарство
dn-scene-turn = Приёмные часы

## Какие числа написать

dn-field-worsen-n = Скольким пациентам хуже
dn-field-worsen-dead = Сколько из них умерло
dn-field-treat-left = Сколько выписано
dn-field-treat-turned = Сколько перевёрнуто лицом вверх
dn-field-treat-worse = Сколько перевёрнуто рубашкой вверх
dn-field-treat-dead = Сколько умерло
dn-field-shuffle-back = Сколько открытых карт отложено?
dn-field-reshuffle = Сколько карт сброса станет новой колодой?
dn-field-carry-out = Сколько коек станет или у скольких пациентов что-то меняется?

## Что делать

dn-now-deal = Сдайте следующую карту и укажите, какая она.
dn-now-shuffle-back = Сосчитайте отложенные открытые карты и напишите число.
dn-now-start = Выберите начинающего жребием и укажите его.
dn-now-admission = Укажите своих пациентов в порядке коек, слева направо, и положите их.
dn-now-worsen = Напишите, скольким пациентам хуже и сколько из них умерло.
dn-now-draw = Вытяните карту и укажите, какая она.
dn-now-carry-out = Исполните открытую карту и напишите, что вышло.
dn-now-reshuffle = Перемешайте сброс в новую колоду и напишите, сколько в ней карт.
dn-now-next-play = Укажите, кто начинает следующую партию.
dn-now-act = Укажите карту: пациента и затем игрока, врача или событие. Или закончите ход.
dn-now-act-again = Сыграйте ещё событие или закончите ход.
dn-now-target = Укажите пациента, которого касается событие.
dn-now-visit = Укажите врача для ответной операции, или «Это не к нам» и игрока, или не отвечайте.
dn-now-visit-emergency = Укажите врача, который спасёт экстренного, или «Это не к нам» и игрока.
dn-now-receive = Укажите место, куда ляжет пациент.
dn-now-receive-emergency = Укажите, кто берёт чёрную метку.
dn-now-choose = Укажите пациентов слева направо и объявите операцию.
dn-now-operation = Сорвите операцию событием или пасуйте.
dn-now-treat = Напишите итог операции: выписаны, перевёрнуты, хуже, умерли.
dn-now-answer = Отмените последнюю карту или пасуйте.
dn-now-resolve = Последняя карта действует первой. Действует ли событие?
dn-now-drug-draw = Откройте верхнюю карту колоды и укажите, какая она.
dn-now-drug-cure = Укажите слева направо, кого выписать, или на этом закончите.
dn-now-drug-harm = Укажите пациента, которому хуже.
dn-now-discard = Укажите лишние карты, чтобы осталось четыре, и сбросьте их.
dn-now-next = Укажите, чей ход следующий.
dn-now-finish = Укажите всех с десятью чёрными метками и завершите игру.
dn-now-winners = Укажите победителей.

## Что можно указать (читается вслух)

dn-spot-hand = В руке: { $piece }
dn-spot-seat = { $seat }: { $line }
dn-spot-hospital = { $cards }, чёрные метки: { $kills }, койки: { $beds }, пациенты: { $n }, рубашкой вверх: { $worse }
dn-spot-worse = { $piece }, рубашкой вверх
dn-spot-empty = свободно
dn-spot-bed = { $seat }, койка { $place }: { $piece }
dn-spot-outside = { $seat }, место { $place }, нет койки: { $piece }
dn-spot-declared = На операции, место { $place }: { $piece }
dn-spot-spoilt = Операция сорвана, место { $place }: { $piece }
dn-spot-field = { $field }: { $n }

## Заголовки того, что можно сделать

dn-group-outpatient = Отправить: { $piece }
dn-group-kirikaeshi = Ответная операция
dn-group-operate = Оперировать
dn-group-choose = Кого лечить
dn-group-target = Пациент
dn-group-discharge = Выписать
dn-group-worsen-own = Кому хуже
dn-group-discard = Сбросить
dn-group-admit-dealt = Порядок коек
dn-group-deal = Сданная карта
dn-group-draw = Вытянутая карта
dn-group-turn-over = Открытая карта
dn-group-start = Кто начинает
