### 48: стол на экране.

## На столе

fe-screen-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
fe-screen-line = карт { $cards }, взято { $won }
fe-screen-boss-line = босс, карт { $cards }
fe-screen-won-count = взято: { $n }
fe-screen-scored = { $vp } { -vp }, { $hours } ч
fe-screen-sum = сумма { $n }
fe-screen-sum-rank = сумма { $n } · { $rank }
fe-screen-cost = цена { $bid } + 2 = { $need }
fe-screen-price = цена { $need }+
fe-screen-bids = ставка { $n }
fe-screen-commands = руководит
fe-screen-pile = Колода
fe-screen-aside = Отложено
fe-screen-laid = Ваши карты
fe-screen-won-own = Ваши события
fe-screen-won = События: { $seat }
fe-screen-nothing-won = пока ничего
fe-screen-hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
   *[many] { $n } часов
}
fe-screen-chosen = Выбрано: { $cards }
fe-screen-col-vp = { -vp }
fe-screen-col-bonus = бонус
fe-screen-col-points = всего
fe-screen-col-hours = часы
fe-screen-out = выбывает
fe-screen-wins = победа
fe-screen-initial = Отложено, часов: { $n }
fe-screen-total = Общее время: { $n }
fe-screen-drop-count = Выбывает: { $n }

## Что делать

fe-now-suit-out = Вытяните масть, которая уйдёт из игры, и укажите её.
fe-now-take-out = Укажите вытянутые масти и уберите их.
fe-now-lay-ranks = Укажите карты мест, которые нужны на столе, и выложите их.
fe-now-start = Выберите первого босса жребием и укажите игрока.
fe-now-take-sets = Укажите своего детектива и напишите, сколько часов в девяти картах.
fe-now-set-aside = Укажите карту, которую откладываете, и положите её лицом вниз.
fe-now-draw = Вытяните событие, укажите его карту, потом место.
fe-now-bids = Укажите две карты для ставки и положите их лицом вниз.
fe-now-reveal = Когда все ставки сделаны, вскройте их.
fe-now-ranks = Укажите, кто первый, потом — кто второй.
fe-now-command = Укажите карты, потом событие, или ничего не берите на себя.
fe-now-return = Укажите карты, которые возвращаются в руку, и заберите их.
fe-now-place = Укажите карты, которыми взято событие, потом само событие.
fe-now-pass-boss = Укажите следующего босса; если раунд был последним, закончите раунды.
fe-now-vp = Сложите числа на взятых событиях и напишите сумму.
fe-now-bonus = Сосчитайте масти и напишите бонус.
fe-now-discard = Укажите карту для сброса.
fe-now-hours = Сложите оставшиеся карты времени и напишите сумму.
fe-now-reveal-initial = Вскройте отложенные карты.
fe-now-initial = Напишите, сколько отложенных часов идёт в счёт.
fe-now-total = Сложите время всех игроков и напишите итог.
fe-now-drop-count = Напишите, сколько игроков выбывает.
fe-now-drop = Укажите, кто выбывает.
fe-now-winners = Укажите, кто побеждает.

## Для чтения вслух

fe-spot-hand = Карта времени { $card }
fe-spot-suit = Масть: { $suit }
fe-spot-rank = Карта места: { $rank }
fe-spot-seat = { $seat }: { $line }
fe-spot-row = { $seat }
fe-spot-character = { $character }
fe-spot-incident = { $incident }, { $suit } { $number }
fe-spot-place = { $rank }: { $incident }, { $suit } { $number }
fe-spot-empty = Поле события: { $rank }
fe-spot-laid = { $seat }: карта времени { $card }
fe-spot-won = Карта времени { $card }, событие: { $incident }
fe-spot-aside = Отложено карт: { $n }

## Заголовки возможных ходов

fe-group-bid = Поставить две карты
fe-group-set-aside = Отложить карту
fe-group-rank = Назвать первого и второго
fe-group-command = Взять событие: { $rank }
fe-group-suit-out = Вытянутая масть
fe-group-start = Первый босс
fe-group-incident = Вытянутое событие
