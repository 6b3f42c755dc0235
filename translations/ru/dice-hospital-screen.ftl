### Dice Hospital: стол на экране.

## На столе

dh-screen-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
dh-screen-bags = Пакеты с кровью
dh-screen-bag = В мешке
dh-screen-read = Укажите отделение или специалиста, чтобы прочесть, что он делает.
dh-screen-told = { $name }. { $text }
dh-screen-field = { $what }: { $n }

## Что пишется числом

dh-field-dice = Кубиков в мешке
dh-field-ambulances = Машин
dh-field-tiles = Отделений
dh-field-cards = Специалистов
dh-field-patients = Пациентов
dh-field-neglected = Без ухода
dh-field-deaths = Умерло
dh-field-home = Выписано
dh-field-points = Очки
dh-field-round = Раунд
dh-field-minus = За смерти
dh-field-plus = За пакеты

## Что делать

dh-now-start = Выберите первого игрока жребием и укажите его.
dh-now-bag = Положите в мешок поровну кубиков трёх цветов и напишите, сколько всего.
dh-now-ambulances = Выложите машин на одну больше, чем игроков, и напишите, сколько.
dh-now-set-aside = Вытяните отделение, уберите его в коробку и укажите.
dh-now-decks = Перемешайте стопки и напишите, сколько в них отделений и сколько специалистов.
dh-now-offer = { $kind ->
    [department] Вытяните отделение и укажите его.
   *[specialist] Вытяните специалиста и укажите его.
}
dh-now-extra = Вы первый игрок: решите, что добавить на выбор — отделение или специалиста.
dh-now-start-dice = Тяните кубики из мешка не глядя и укажите цвет каждого.
dh-now-start-patients = Укажите значение для каждого своего кубика и подтвердите.
dh-now-deal = Сдайте главврача и укажите карту.
dh-now-administrator = Укажите, какого главврача оставляете, и подтвердите.
dh-now-reveal = Откройте главврачей.
dh-now-event = Откройте событие и укажите карту.
dh-now-dice = Тяните и бросайте кубики, потом укажите, что выпало.
dh-now-load = Укажите три кубика с наименьшими значениями для машины { $n } и подтвердите. При равных значениях цвета выбираете вы.
dh-now-choose = Укажите машину скорой помощи.
dh-now-unused = Укажите машину, которую никто не взял: её кубики уходят в мешок.
dh-now-token = Укажите, у кого машина с наименьшим номером: этот игрок берёт жетон и ходит первым.
dh-now-admit = Положите пациентов на свободные койки и напишите, сколько принято.
dh-now-overflow = Коек не хватает. Укажите, от какого пациента отказываетесь; это смерть.
dh-now-extra-die = Вытяните и бросьте дополнительный кубик, потом укажите, что выпало.
dh-now-improve = Укажите отделение или специалиста и возьмите, либо не берите ничего.
dh-now-return = Можно указать своё отделение или специалиста и вернуть за пакет с кровью.
dh-now-activate = Укажите фигурку, потом отделение.
dh-now-activate-bags = Укажите фигурку, потом отделение; или пакет с кровью, потом пациента.
dh-now-treat = { $department }: укажите, кого лечите.
dh-now-effect = { $specialist }: укажите, кому помогает свойство, или обойдитесь без него.
dh-now-roll = Перебросьте кубик пациента и укажите, что выпало.
dh-now-bonus = Напишите очки за выписанного пациента.
dh-now-worsen = Напишите, сколько пациентов остались без ухода и сколько из них умерло.
dh-now-discharge = Напишите, сколько пациентов выписано, и очки по таблице.
dh-now-empty = Напишите очки за четыре пустые палаты.
dh-now-administrator-points = Напишите очки главврача.
dh-now-event-points = Напишите очки события.
dh-now-shift = Переложите пролеченных на верхние места и напишите, сколько их.
dh-now-next-round = Откройте новые карты на выбор, сдвиньте маркер и напишите номер раунда.
dh-now-help = Укажите свободное место в машине для пациента такого цвета и значения.
dh-now-left-behind = Напишите штраф за оставшихся пациентов.
dh-now-final = Напишите, сколько отнимают смерти и сколько дают пакеты с кровью.
dh-now-winners = Укажите, кто побеждает, и подтвердите.

## Для чтения вслух

dh-spot-seat = { $seat }: очки { $points }, пациенты { $patients }, пакеты с кровью { $bags }, смерти { $fatalities }, отделения { $tiles }, специалисты { $cards }
dh-spot-die = Кубик: { $colour }, { $value }
dh-spot-start = Кубик { $n }: { $colour }, значение { $value }
dh-spot-ambulance = Машина { $n }: { $patients }{ $seat ->
    [none] { "" }
   *[other] . Взята: { $seat }
}
dh-spot-slot = Машина { $n }, свободное место: { $patient }
dh-spot-room = { $name }: { $text }{ $meeple ->
    [none] { "" }
   *[other] . Занято: { $meeple }
}
dh-spot-meeple = { $name }, свободно: { $n }
dh-spot-bag-heal = Пакет с кровью: значение +1, осталось { $n }
dh-spot-bag-dye = Пакет с кровью, новый цвет: { $colour }, осталось { $n }

## Заголовки того, что можно

dh-group-start = Первый игрок
dh-group-set-aside = Что убрано
dh-group-new-department = Какое отделение вытянуто
dh-group-new-specialist = Какой специалист вытянут
dh-group-extra = Что добавить
dh-group-start-die = Какой кубик вытянут
dh-group-start-patients = Значения первых пациентов
dh-group-deal = Какой главврач сдан
dh-group-administrator = Оставить главврача
dh-group-event = Какое событие открыто
dh-group-die = Что выпало
dh-group-extra-die = Что выпало на дополнительном
dh-group-load = Погрузить в машину
dh-group-ambulance = Взять машину
dh-group-remove = Отказаться от пациента
dh-group-take-department = Взять отделение
dh-group-take-specialist = Взять специалиста
dh-group-return-department = Вернуть отделение
dh-group-return-specialist = Вернуть специалиста
dh-group-activate = Кто: { $meeple }
dh-group-treat = Лечить
dh-group-trial = Одного повысить, другого понизить
dh-group-swap = Обменять значения
dh-group-drug = Перебросить пациента
dh-group-lower = Понизить пациента
dh-group-effect = Применить свойство
dh-group-roll = Что выпало при перебросе
dh-group-heal = Пакет с кровью: значение +1
dh-group-dye = Пакет с кровью: другой цвет
dh-group-send = Отправить пациента
