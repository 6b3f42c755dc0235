### Больница на кубиках: правила, ходы, журнал, подсчёт.
### Игру описывают два текста, японский и китайский; где они расходятся или молчат, правило об этом говорит.
### Имена игроков и карт не склоняются. Палата — ward, отделение — department.

## Игра

dh-title = Больница на кубиках
    .subtitle = Dice Hospital: восемь раундов
    .blurb = Выбирайте скорую, развивайте больницу и расставляйте персонал так, чтобы выписать побольше здоровых пациентов.
    .players = 2–4 игрока

## Разделы

dh-section-setup = Подготовка
dh-section-order = Порядок игры
dh-section-intake = Фаза 1: приём пациентов
dh-section-improvement = Фаза 2: развитие больницы
dh-section-action = Фаза 3: лечение
dh-section-neglect = Фаза 4: пациенты без ухода
dh-section-discharge = Фаза 5: выписка
dh-section-shift = Фаза 6: пересменка
dh-section-scoring = Итоговый подсчёт
dh-section-variants = Варианты
dh-section-expansion = Экспериментальная медицина
dh-section-hard = Трудные режимы

## Правила: подготовка

dh-seats = Играют от двух до четырёх человек. В китайском тексте — от одного, но правил для одиночной игры нет ни в одном, и придумывать их мы не стали.
    .name = Сколько игроков
dh-first-player = Первого игрока выбирает жребий, он берёт жетон первого игрока. В китайском тексте это тот, кто последним был в больнице, японский молчит.
    .name = Первый игрок
    .broken = Первым будет один из игроков (их { $players }): места { $have } за столом нет.
dh-board = У каждого планшет больницы: шесть отделений, четыре палаты по три койки, морг, пост медсестёр и зона выписки.
    .name = Планшет больницы
dh-nurses = Каждый берёт трёх медсестёр (белые фигурки) и ставит их на пост.
    .name = Три медсестры
    .broken = Медсестёр у вас в этом раунде: { $have }. Свободных не осталось.
dh-ambulances = Машин скорой на одну больше, чем игроков: выложите их по порядку, начиная с первой, стороной без кубиков вверх.
    .name = Сколько машин
    .broken = Машин нужно { $need } (игроков: { $players }), а у вас { $have }.
dh-score-track = У каждого два маркера одного цвета: один показывает, чья это больница, другой лежит у шкалы очков.
    .name = Маркеры
dh-offer-size = Отделений открывают на одно меньше, чем игроков, специалистов столько же; вдвоём — ещё одну карту на выбор первого игрока. В японском тексте их всего на одну больше, чем игроков: иначе выходит только вчетвером (настройка).
    .name = Сколько открыть
    .broken = Сейчас открывают другое: { $need }. У вас: { $have }.
dh-offer-extra = Вдвоём первый игрок решает, что добавить: отделение или специалиста. Так только в китайском тексте; здесь он решает при каждой выкладке, и в фазе 6 тоже.
    .name = Ещё одна карта
    .broken = Игроков { $players }: к выкладке ничего не добавляют.
dh-copies = Каждого отделения и каждого специалиста по два; можно взять оба.
    .name = По два
    .broken = В стопке больше нет: «{ $improvement }». Всего в игре: { $count }.
dh-supply = Фигурки специалистов, пакеты с кровью и жетоны смерти лежат в общем запасе. Что делать, если они кончатся, тексты не говорят; здесь они не кончаются.
    .name = Запас
dh-bag = В мешке 63 кубика на четверых, 54 на троих, 45 на двоих, всех цветов поровну. В японском тексте чисел нет.
    .name = Кубики в мешке
    .broken = Кубиков нужно { $need } (игроков: { $players }), а у вас { $have }.
dh-start-dice = Каждый тянет три кубика и сам решает, какому быть 3, какому 4, какому 5. По китайскому тексту на каждом любое число от 3 до 5 (настройка).
    .name = Первые пациенты
    .broken = Цвета кубиков: { $colours }, нужны значения: { $need }. У вас цвета: { $tried }, значения: { $have }.
dh-start-place = Первые пациенты лежат на верхних местах. В японском тексте — в одной палате, в китайском — в любых; здесь в любых, разницы нет.
    .name = Где они лежат
dh-administrators = Каждому сдают в закрытую по два главврача. Китайский текст разрешает новичкам играть без них (настройка).
    .name = Главврачи
    .broken = Эту карту сдать нельзя: каждая одна, и сдаёт их жребий. Карта: «{ $administrator }».
dh-administrator-choice = Из двух главврачей втайне оставьте одного, открывают их все сразу. Остальных уберите в коробку.
    .name = Выбор главврача
    .broken = Этой карты среди ваших двух нет: «{ $administrator }».
dh-aids = Каждому по памятке.
    .name = Памятки

## Правила: порядок игры

dh-rounds = В игре восемь раундов. В конце каждого маркер раунда сдвигают на шаг.
    .name = Восемь раундов
    .broken = Следующий раунд — { $need } из { $rounds }, а не { $have }.
dh-phases = В раунде шесть фаз по порядку: приём, развитие, лечение, пациенты без ухода, выписка, пересменка.
    .name = Шесть фаз
    .broken = Сейчас этап «{ $now }», а этот ход — из этапа «{ $need }».
dh-turn = Начинает владелец жетона первого игрока, остальные — по часовой стрелке; только в фазе 2 важны номера машин. Жетон переходит лишь в фазе 1.
    .name = Чья очередь
    .broken = Сейчас решает { $who }, а не { $seat }.
dh-last-round = В раунде 8 фазы 6 нет, сразу идёт итоговый подсчёт. Что тогда с пролеченными пациентами, тексты не говорят; здесь они остаются где лежат.
    .name = Последний раунд
    .broken = Раунд 8 — последний: ни пересменки, ни нового раунда уже нет.
dh-over = Как только названо, кто победил, игра окончена: ходов больше нет.
    .name = Конец игры
    .broken = Игра окончена, ходить больше нельзя.

## Правила: приём пациентов

dh-draw = На каждую машину тянут из мешка три кубика. Кубик — это пациент.
    .name = Кубики из мешка
    .broken = Таких кубиков в мешке больше нет: { $colour }.
dh-reroll = Кубики бросают; 1 и 6 перебрасывают, пока не выйдет от 2 до 5. Чем меньше значение, тем тяжелее болен пациент.
    .name = Без 1 и 6
    .broken = Выпало { $value }, это перебрасывают: у новых пациентов от 2 до 5.
dh-ambulance-order = Сначала грузят меньшие значения, по три в машину, начиная с машины 1.
    .name = Сначала меньшие
    .broken = Сейчас грузят машину { $need }, а не { $have }.
dh-ambulance-fill = Если равные кубики разных цветов не входят все, решает последний игрок раунда. Насколько подробно, тексты не говорят; здесь — лишь когда это важно: места внутри машины равны.
    .name = Решает последний
    .broken = Меньшие значения первыми, например: { $need }. У вас: { $have }.
dh-choose = С первого игрока и дальше по часовой стрелке каждый берёт одну машину со всеми пациентами.
    .name = Выбор скорой
    .broken = Машину { $ambulance } взять нельзя. На столе машины от 1 до { $last }; кто её взял: { $seat }.
dh-first-ambulance = Первому игроку нельзя брать машину 1. Касается ли это других, тексты не говорят; здесь — нет.
    .name = Не машину 1
    .broken = { $seat } — первый игрок, машину 1 брать нельзя.
dh-unused = Пациенты машины, которую никто не взял, возвращаются в мешок.
    .name = Лишняя машина
    .broken = Осталась машина { $need }, а не { $have }.
dh-lowest = За наименьший номер дают пакет с кровью и жетон первого игрока. Если машину 1 никто не взял, важен наименьший из взятых: японский текст молчит, в китайском есть пример.
    .name = Наименьший номер
    .broken = Наименьший взятый номер — { $ambulance }, жетон получает { $need }, а не { $have }.
dh-admit = Все пациенты вашей машины ложатся на свободные верхние места, в одну палату или в разные.
    .name = Приём
    .broken = Пациентов нужно принять { $need }, а у вас { $have }.
dh-beds = Коек 12: четыре палаты по три, вместе для старых и новых пациентов.
    .name = Двенадцать коек
    .broken = Принять надо пациентов: { $need }, свободных коек: { $have }.
dh-overflow = Если коек не хватает, лишних старых пациентов возвращают в мешок, каждый — смерть. Кто выбирает, тексты не говорят; здесь сам игрок, а новых отвергнуть нельзя.
    .name = Коек не хватает
    .broken = Никого возвращать не надо. Принять: { $need }, свободных коек: { $have }.
dh-pandemic-mode = Трудный режим: каждый раунд все принимают ещё по одному пациенту из мешка; кубик бросают, 1 и 6 перебрасывают.
    .name = Пандемия
    .broken = Игра идёт без пандемии: дополнительных пациентов нет.
dh-pandemic = В японском тексте дополнительный кубик тянут при выборе машины (настройка), в китайском — после. Здесь он последний в фазе, по часовой стрелке, когда остальные уже на койках.
    .name = Когда тянуть
    .broken = Сейчас этап «{ $now }», дополнительный кубик тянут не в нём.
dh-bag-empty = Если мешок пуст, дополнительного пациента нет. Тексты молчат; так бывает, лишь когда кубик тянут при выборе машины.
    .name = Пустой мешок

## Правила: развитие больницы

dh-improve-order = Больницы развивают по номерам машин, начиная с наименьшего.
    .name = По номерам машин
    .broken = По номерам машин сейчас решает { $who }, а не { $seat }.
dh-improve = Возьмите что-то одно: отделение, его приставляют к планшету, или специалиста вместе с фигуркой его цвета.
    .name = Одно на выбор
    .broken = Сейчас этого на выбор нет: «{ $improvement }».
dh-improve-optional = Можно ничего не брать: японский текст говорит «можно», обязанности нет ни в одном (настройка: надо).
    .name = Можно не брать
    .broken = В этой игре брать надо обязательно; на выбор: { $count }.
dh-leftover = Взятое не восполняют до фазы 6, и остальное не меняют.
    .name = Без пополнения
    .broken = Сейчас этап «{ $now }». Выкладку пополняют только в фазе 6.
dh-return-improvement = Когда все решили, каждый может вернуть под стопку отделение или специалиста, хоть и новых, за пакет с кровью. Порядка тексты не называют: здесь по номерам машин; отделения планшета не возвращают.
    .name = Вернуть одно
    .broken = Вернуть можно лишь своё: «{ $improvement }» сюда не относится.

## Правила: лечение

dh-phase3-order = По японскому тексту все лечат сразу, по китайскому новички — по очереди. Больницы друг другу не мешают, и здесь спрашивают по одному, с первого игрока.
    .name = Сразу или по очереди
    .broken = Сейчас лечит { $who }, а не { $seat }.
dh-activate = Поставьте фигурку в отделение: оно сразу и полностью лечит, и только потом ставят следующую.
    .name = Поставить фигурку
    .broken = Сначала надо закончить: «{ $department }».
dh-meeple = Медсёстры и специалисты могут работать в отделении любого цвета.
    .name = Свои фигурки
    .broken = В этой больнице такой фигурки нет: { $meeple }.
dh-meeple-once = Каждая фигурка работает раз за раунд.
    .name = Фигурка — раз
    .broken = { $meeple }, всего у вас: { $have }. Свободных в этом раунде не осталось.
dh-department = Работают шесть отделений планшета и те, что вы пристроили. Кого лечить, сказано на каждом.
    .name = Свои отделения
    .broken = В этой больнице такого отделения нет: «{ $department }».
dh-department-once = Каждое отделение работает раз за раунд и вмещает одну фигурку.
    .name = Отделение — раз
    .broken = «{ $department }», всего у вас: { $have }. Свободных в этом раунде не осталось.
dh-meeples-optional = Ставить все фигурки не обязательно. Когда больше ничего не нужно, лечение закончено.
    .name = Не все фигурки
dh-full-effect = Отделение работает только полностью: нужны все его пациенты. Лишние шаги сверх выписки пропадают, здесь это разрешено; японский текст о них молчит.
    .name = Только полностью
    .broken = Для полного лечения не хватает пациентов: «{ $department }».{ $bag ->
        [1] {" "}Помог бы пакет с кровью, потраченный заранее.
       *[other] { "" }
    }
dh-department-effect = Отделение лечит тех, кто на нём указан, столько пациентов и на столько шагов, сколько там сказано.
    .name = Кого лечат
    .broken = «{ $department }»: так лечить нельзя ({ $patients }).
dh-intensive-care = Интенсивная терапия лечит пациента со значением 1 или 2, как на планшете. В примере китайского текста — любого, но кубик там 2.
    .name = Интенсивная терапия
    .broken = Здесь лечат только значения 1 и 2. Указано: { $patients }.
dh-patient = Лечат только пациентов своей больницы.
    .name = Свои пациенты
    .broken = В этой больнице таких нет: { $patients }.
dh-treat = Шаг лечения поворачивает кубик на 1 вверх. Пролеченного можно лечить в том же раунде ещё раз, он остаётся на месте.
    .name = Лечение
dh-first-treatment = При первом лечении в раунде пациента кладут на нижнее место его палаты. Мы читаем это так: чем бы его ни лечили, и раз за раунд.
    .name = Нижний ряд
dh-leave = Пациент, у которого стало 7 или больше, здоров: он идёт в зону выписки и даст очки в фазе 5.
    .name = С 7 выписывают
dh-specialist-effect = Если отделение запустил специалист, после лечения можно применить и его свойство.
    .name = Специалисты
dh-specialist-trigger = Свойство действует, если отделение лечило кубик цвета специалиста; синим подходит любой. В китайском тексте это лишь пример, мы берём его за правило.
    .name = Когда действует
    .broken = Сейчас применять нечего: ни одно свойство специалиста не действует.
dh-specialist-optional = От свойства специалиста можно отказаться. В японском тексте это не решено.
    .name = Не обязательно
dh-specialist-target = «Этот пациент» — тот, кого сейчас лечило отделение. Годится ли любой того же цвета, тексты не решают (настройка).
    .name = Кого лечит специалист
    .broken = { $specialist }: так лечить нельзя ({ $patients }).
dh-specialist-count = Свойство действует один раз, скольких бы ни лечило отделение. В китайском тексте — лишь на одного (настройка), здесь — сколько сказано на карте.
    .name = Один раз
    .broken = Свойство действует не больше чем на { $need }, а указано { $have }.
dh-specialist-words = Тексты не уточняют: «равное значение» сравнивают после лечения отделения, «другой пациент» — это другой кубик.
    .name = Равный, другой
    .broken = { $specialist }: так лечить нельзя ({ $patients }). Значения сравнивают после лечения в отделении, а «другой» — это другой кубик.
dh-specialist-gone = На выписанного свойство не действует, можно взять другого из тех, кого сейчас лечили. Тексты молчат.
    .name = Уже выписан
dh-blood-bag = В фазе 3 тратят пакеты с кровью: каждый лечит любого пациента на шаг или меняет одному цвет на эту фазу.
    .name = Пакеты с кровью
    .broken = Пакетов с кровью нужно: { $need }. У вас: { $have }.
dh-bag-timing = Когда в фазе 3 тратить пакет, тексты почти не говорят; здесь — между любыми двумя действиями. Чтобы набрать нужных пациентов, тратьте его до фигурки.
    .name = Когда тратить
    .broken = Идёт лечение: «{ $department }». Пакет тратят до него или после.
dh-colour-bag = Пакет меняет цвет лишь тому, кого в этой фазе ещё не лечили. Так только в китайском тексте; без этого — настройка.
    .name = Смена цвета
    .broken = В этой фазе уже лечили, цвет не сменить: { $patients }.
dh-colour-lasts = Новый цвет держится до конца фазы 3. В китайском тексте кубик и пакет лежат на отделении до фазы 6; здесь пакет уходит сразу, а кубик остаётся в палате.
    .name = Сколько держится
dh-colour-counts = Новый цвет важен отделениям и специалистам. Главврачи и очки считают настоящий цвет; в текстах этого нет.
    .name = Где важен цвет
    .broken = У этого пациента и так этот цвет: { $colour }.

## Правила: пациенты без ухода

dh-neglect = Кто после фазы 3 ещё на верхних местах, остался без ухода: кубик поворачивают на 1 вниз.
    .name = Без ухода
    .broken = Неверно: { $have }. Сосчитайте пациентов на верхних местах.
    .answer = Верный ответ: { $need }.
dh-neglect-death = У кого стало 0 или меньше, тот умер: кубик в мешок, жетон смерти в морг. В японском тексте — лишь с 1 на 0, в китайском — 0 или меньше.
    .name = Смерть
    .broken = Неверно: { $have }. Сосчитайте, у скольких значение упадёт до 0 или ниже.
    .answer = Верный ответ: { $need }.
dh-superbug = Трудный режим: без ухода теряют 2, а не 1, так что 1 и 2 — смерть.
    .name = Супербактерия
    .broken = Неверно: { $have }. Отнимите по 2 и сосчитайте, у скольких 0 или меньше.
    .answer = Верный ответ: { $need }.

## Правила: выписка

dh-discharge = Сосчитайте выписанных за раунд, получите очки и верните кубики в мешок.
    .name = Выписанные
    .broken = Неверно: { $have }. Сосчитайте кубики в зоне выписки.
    .answer = Верный ответ: { $need }.
dh-discharge-table = За 1–12 пациентов: 1, 3, 5, 7, 9, 11, 14, 17, 21, 25, 30, 35 очков. Китайский текст ссылается на таблицу, которой в нём нет.
    .name = Таблица выписки
    .broken = Неверно: { $have } (пациентов: { $count }). Посмотрите в таблицу.
    .answer = Верный ответ: { $need }.
dh-empty-bonus = У кого в конце фазы 5 пусты все четыре палаты, получает ещё 5. По китайскому тексту — лишь если всех вылечили и выписали (настройка: в фазе 4 никто не умер).
    .name = Пустые палаты
    .broken = Неверно: { $have }. Посмотрите, сколько дают пустые палаты.
    .answer = Верный ответ: { $need }.
dh-administrator-points = Главврач приносит очки при каждой выписке. Тексты лишь ссылаются на страницу, которой у нас нет; что считают карты, отчасти придумано для пособия.
    .name = Очки главврача
    .broken = Неверно: { $have }. Посмотрите, что считает ваш главврач.
    .answer = Верный ответ: { $need }.

## Правила: пересменка

dh-shift = Медсёстры возвращаются на пост, специалисты на карты, машины в центр; пролеченные переходят на верхние места.
    .name = Пересменка
    .broken = Неверно: { $have }. Сосчитайте пациентов на нижних местах.
    .answer = Верный ответ: { $need }.
dh-leftover-order = Что никто не взял, кладут под стопки и открывают новое. Порядок в китайском тексте не назван, здесь он случайный.
    .name = Новый выбор

## Правила: итоговый подсчёт

dh-fatalities = Каждый жетон смерти отнимает 2 очка.
    .name = Смерти
    .broken = Неверно: { $have }. По −2 за каждый жетон в морге.
    .answer = Верный ответ: { $need }.
dh-fatality-place = Считают жетоны в морге. В китайском тексте раз сказано «в зоне выписки»; принимаем это за описку.
    .name = Морг
dh-bags-left = Каждый оставшийся пакет с кровью — 1 очко.
    .name = Оставшиеся пакеты
    .broken = Неверно: { $have }. Сосчитайте свои пакеты с кровью.
    .answer = Верный ответ: { $need }.
dh-win = Побеждает тот, у кого больше всего очков.
    .name = Победа
    .broken = Неверно: { $have }. Сравните итоги.
    .answer = Победа: { $need }.
dh-tiebreak = При равенстве побеждает тот, у кого осталось меньше пациентов. О трёх и более равных тексты молчат; здесь сравнивают всех.
    .name = Равенство
    .broken = Неверно: { $have }. Среди равных: у кого меньше пациентов, потом — у кого больше сумма значений.
    .answer = Победа: { $need }.
dh-tiebreak-values = Если и тут поровну — у кого больше сумма оставшихся значений, иначе победа общая. Без пациентов сумма равна 0: тексты этого не уточняют.
    .name = Сумма значений
    .broken = Неверно: { $have }. При равных очках и числе пациентов сравните суммы значений; равны и они — победа общая.
    .answer = Победа: { $need }.

## Правила: варианты

dh-events = С раунда 2 перед фазой 1 открывают событие, в фазе 6 его убирают. Этот вариант есть лишь в китайском тексте, и карт он не описывает.
    .name = Карты событий
    .broken = Неверно: { $have }. По очку за каждого выписанного того цвета, что в событии.
    .answer = Верный ответ: { $need }.
dh-event-cards = Все 15 событий придуманы для пособия, каждое одно.
    .name = События пособия
    .broken = Это событие уже было: «{ $event }».
dh-event-closed = Отделение, закрытое событием, в этом раунде не работает: правило пособия.
    .name = Закрытое отделение
    .broken = В этом раунде закрыто: «{ $department }».
dh-final-round = После раунда 8 машины (по числу игроков) переворачивают; по очереди каждый отправляет пациента на свободное место его цвета и значения, +1 очко. Можно ли отказаться, текст не решает; здесь кто может, тот отправляет.
    .name = Финальный раунд
    .broken = Такого пациента в этой больнице нет: { $patients }.
dh-final-place = Каждая машина берёт красного, жёлтого и зелёного с указанными значениями. Значения придуманы для пособия.
    .name = Места в машинах
    .broken = В машине { $ambulance } такого свободного места нет: { $patients }.
dh-final-left = После финального раунда каждый оставшийся пациент отнимает 1 очко.
    .name = Оставшиеся
    .broken = Неверно: { $have }. По −1 за каждого оставшегося пациента.
    .answer = Верный ответ: { $need }.

## Правила: экспериментальная медицина

dh-expansion = Дополнение: 8 отделений (4 вида по два) и 12 специалистов (6 видов по два). Всё, что они делают, — такое же лечение.
    .name = Дополнение
    .broken = «{ $improvement }» — из дополнения, а игра идёт без него.
dh-expansion-deck = Тексты расходятся: по японскому замешивают всё, 32 отделения и 36 специалистов (настройка); по китайскому основу урезают до 20 отделений (вчетвером 24) и 24 специалистов.
    .name = Как смешать стопки
    .broken = Игроков: { $players }. Замешивают отделений { $tiles }, специалистов { $cards }, а у вас { $have }.
dh-set-aside = Вчетвером отделения основы делят на две половины по 12 разных; из одной жребий убирает 8 в коробку.
    .name = Убранные отделения
    .broken = Убрать это нельзя: «{ $improvement }» не из той половины или уже убрано.
dh-experiment = Кого понизили, перебросили или кто менялся значением, тоже пролечен: он идёт в нижний ряд и запускает специалиста своего цвета. В текстах свойств нет, это решение пособия.
    .name = Опыты — лечение
dh-trial = Клинические испытания придуманы для пособия: одного с 4–6 понижают на 1, другого с 1–3 повышают на 2. Пациента со значением 1 понижать нельзя.
    .name = Испытания
    .broken = Со значением 1 понизить нельзя: { $patients }.
dh-drug = Пробное лекарство придумано для пособия: кубик перебрасывают, а 1 и 6 — ещё раз.
    .name = Пробное лекарство
    .broken = Здесь перебрасывают только значения 1, 2 и 3. Указано: { $patients }.
dh-swap = Пересадка придумана для пособия: два пациента с разными значениями меняются ими. Пролечены оба, не выписан никто.
    .name = Пересадка
    .broken = У обоих одно значение ({ $value }), менять нечего.
dh-registrar = Если в отделении, где он стоит, кого-то выписали, старший ординатор сразу даёт 1 очко, хоть за одного, хоть за нескольких. Так его читает пособие.
    .name = Старший ординатор
    .broken = Неверно: { $have }. Посмотрите на карту старшего ординатора.
    .answer = Верный ответ: { $need }.

## Правила: трудные режимы

dh-crisis = Трудный режим: в начале у каждого пять пациентов, а не три.
    .name = Трудное начало
    .broken = В начале пациентов должно быть { $need }, а указано { $have }.
dh-crisis-values = Пять кубиков ставят на 3, 3, 4, 5 и 5, как в японском тексте; в китайском — 3, 3, 4, 4 и 5 (настройка). Какой на какое, решает игрок.
    .name = Значения в начале
    .broken = Цвета кубиков: { $colours }, нужны значения: { $need }. У вас цвета: { $tried }, значения: { $have }.

## Этапы

dh-phase-start = Первый игрок
dh-phase-bag = Кубики в мешок
dh-phase-ambulances = Выложить машины
dh-phase-set-aside = Убрать отделения
dh-phase-decks = Смешать стопки
dh-phase-offer = Открыть карты
dh-phase-extra = Что добавить
dh-phase-start-dice = Первые пациенты: кубики
dh-phase-start-patients = Первые пациенты: значения
dh-phase-deal = Сдача главврачей
dh-phase-administrator = Выбор главврача
dh-phase-reveal = Открыть главврачей
dh-phase-event = Событие
dh-phase-dice = Бросок кубиков
dh-phase-load = Погрузка
dh-phase-choose = Выбор скорой
dh-phase-unused = Лишняя машина
dh-phase-token = Жетон первого игрока
dh-phase-admit = Приём
dh-phase-overflow = Коек не хватает
dh-phase-extra-die = Дополнительный пациент
dh-phase-admit-extra = Приём дополнительного пациента
dh-phase-overflow-extra = Нет койки для дополнительного
dh-phase-improve = Развитие
dh-phase-return = Вернуть одно
dh-phase-activate = Лечение
dh-phase-treat = Кого лечить
dh-phase-effect = Свойство специалиста
dh-phase-roll = Переброс
dh-phase-bonus = Очко ординатора
dh-phase-worsen = Без ухода
dh-phase-discharge = Выписка
dh-phase-empty = Пустые палаты
dh-phase-administrator-points = Очки главврача
dh-phase-event-points = Очки события
dh-phase-shift = Пересменка
dh-phase-next-round = Следующий раунд
dh-phase-help = Финальный раунд
dh-phase-left-behind = Оставшиеся пациенты
dh-phase-final = Итоговый подсчёт
dh-phase-winners = Победа
dh-phase-over = Конец игры

## Цвета и пациенты

dh-colour-red = красный
dh-colour-yellow = жёлтый
dh-colour-green = зелёный
dh-colour-grey = серый
dh-colour-blue = синий
dh-colour-white = белый

dh-patient-word = { $colour } { $value }{ $was ->
    [none] { $treated ->
        [yes] {" "}(пролечен)
       *[no] { "" }
    }
   *[other] {" "}(был { $was }{ $treated ->
        [yes] , пролечен
       *[no] { "" }
    })
}
dh-patient-token = { $colour }-{ $value }{ $treated ->
    [yes] -пролечен
   *[no] { "" }
}{ $was ->
    [none] { "" }
   *[other] -был-{ $was }
}

## Отделения

dh-department-pharmacy = Аптека
dh-department-critical-care = Реанимация
dh-department-oncology = Онкология
dh-department-clinic = Поликлиника
dh-department-imaging = Лучевая диагностика
dh-department-intensive-care = Интенсивная терапия
dh-department-operating-theatre = Операционная
dh-department-anaesthesia = Анестезиология
dh-department-cardiology = Кардиология
dh-department-endocrinology = Эндокринология
dh-department-renal-medicine = Нефрология
dh-department-urology = Урология
dh-department-infectious-diseases = Инфекционное
dh-department-allergy-centre = Центр аллергии
dh-department-microbiology = Микробиология
dh-department-crash-centre = Экстренная помощь
dh-department-step-down-unit = Долечивание
dh-department-rehabilitation = Реабилитация
dh-department-training-department = Учебное отделение
dh-department-clinical-trials = Клинические испытания
dh-department-drug-laboratory = Лаборатория лекарств
dh-department-transplant-unit = Трансплантология

## Специалисты и фигурки

dh-specialist-surgeon = Хирург
dh-specialist-anaesthetist = Анестезиолог
dh-specialist-cardiologist = Кардиолог
dh-specialist-haematologist = Гематолог
dh-specialist-radiologist = Рентгенолог
dh-specialist-nephrologist = Нефролог
dh-specialist-pharmacist = Фармацевт
dh-specialist-virologist = Вирусолог
dh-specialist-immunologist = Иммунолог
dh-specialist-paramedic = Парамедик
dh-specialist-general-practitioner = Врач общей практики
dh-specialist-triage-nurse = Медсестра на сортировке
dh-specialist-medical-student = Студент-медик
dh-specialist-registrar = Старший ординатор
dh-specialist-resident = Ординатор
dh-specialist-transplant-surgeon = Трансплантолог
dh-specialist-clinical-researcher = Клинический исследователь
dh-specialist-pharmacologist = Фармаколог
dh-meeple-nurse = Медсестра
dh-meeple-surgeon = { dh-specialist-surgeon }
dh-meeple-anaesthetist = { dh-specialist-anaesthetist }
dh-meeple-cardiologist = { dh-specialist-cardiologist }
dh-meeple-haematologist = { dh-specialist-haematologist }
dh-meeple-radiologist = { dh-specialist-radiologist }
dh-meeple-nephrologist = { dh-specialist-nephrologist }
dh-meeple-pharmacist = { dh-specialist-pharmacist }
dh-meeple-virologist = { dh-specialist-virologist }
dh-meeple-immunologist = { dh-specialist-immunologist }
dh-meeple-paramedic = { dh-specialist-paramedic }
dh-meeple-general-practitioner = { dh-specialist-general-practitioner }
dh-meeple-triage-nurse = { dh-specialist-triage-nurse }
dh-meeple-medical-student = { dh-specialist-medical-student }
dh-meeple-registrar = { dh-specialist-registrar }
dh-meeple-resident = { dh-specialist-resident }
dh-meeple-transplant-surgeon = { dh-specialist-transplant-surgeon }
dh-meeple-clinical-researcher = { dh-specialist-clinical-researcher }
dh-meeple-pharmacologist = { dh-specialist-pharmacologist }

dh-improvement-department = отделение
dh-improvement-specialist = специалист

## Главврачи

dh-administrator-robert-edwards = Роберт Эдвардс
    .text = 1 очко за каждую тройку выписанных за раунд: красный, жёлтый и зелёный пациент.
    .known = Физиолог. Первое рождение после оплодотворения вне организма (1978), Нобелевская премия 2010 года.
dh-administrator-charles-drew = Чарльз Дрю
    .text = 1 очко за каждых 2 красных пациентов, выписанных за раунд.
    .known = Хирург. Научился хранить плазму крови и возглавил первые крупные банки крови (1940–1941).
dh-administrator-willem-kolff = Виллем Колф
    .text = 1 очко за каждых 2 жёлтых пациентов, выписанных за раунд.
    .known = Врач. Построил первую действующую искусственную почку (1943).
dh-administrator-alexander-fleming = Александр Флеминг
    .text = 1 очко за каждых 2 зелёных пациентов, выписанных за раунд.
    .known = Бактериолог. Открыл пенициллин (1928), Нобелевская премия 1945 года.
dh-administrator-elizabeth-garrett-anderson = Элизабет Гарретт-Андерсон
    .text = 1 очко за каждых 3 пациентов любого цвета, выписанных за раунд.
    .known = Первая женщина, ставшая в Британии врачом и хирургом (1865); основала больницу для женщин.
dh-administrator-florence-nightingale = Флоренс Найтингейл
    .text = 1 очко, если кто-то выписан, а в фазе 4 этого раунда никто не умер.
    .known = Основала современное сестринское дело; статистикой добилась, чтобы в военных госпиталях умирало меньше (1854–1858).
dh-administrator-ignaz-semmelweis = Игнац Земмельвейс
    .text = 1 очко, если кто-то выписан, а в фазе 4 этого раунда никто не остался без ухода.
    .known = Акушер. Показал, что мытьё рук предотвращает родильную горячку (1847).
dh-administrator-joseph-lister = Джозеф Листер
    .text = 2 очка, если за раунд выписано 5 пациентов или больше.
    .known = Хирург. Ввёл антисептику с карболовой кислотой (1867).

## События, придуманные для пособия

dh-event-blood-drive = День донора
    .text = Каждый сразу берёт пакет с кровью.
dh-event-nurses-on-leave = Медсёстры в отпуске
    .text = В этом раунде в каждой больнице на медсестру меньше.
dh-event-agency-nurse = Подмога
    .text = В этом раунде в каждой больнице на медсестру больше.
dh-event-resistant-germs = Стойкие микробы
    .text = В этом раунде пациенты без ухода теряют 2.
dh-event-mild-weather = Мягкая погода
    .text = В этом раунде пациентам без ухода хуже не становится.
dh-event-red-campaign = Красная неделя
    .text = В этом раунде каждый выписанный красный пациент даёт ещё 1 очко.
dh-event-yellow-campaign = Жёлтая неделя
    .text = В этом раунде каждый выписанный жёлтый пациент даёт ещё 1 очко.
dh-event-green-campaign = Зелёная неделя
    .text = В этом раунде каждый выписанный зелёный пациент даёт ещё 1 очко.
dh-event-clinic-closed = Поликлиника закрыта
    .text = В этом раунде поликлиника не работает.
dh-event-imaging-closed = Диагностика закрыта
    .text = В этом раунде лучевая диагностика не работает.
dh-event-intensive-care-closed = Терапия закрыта
    .text = В этом раунде интенсивная терапия не работает.
dh-event-pharmacy-closed = Аптека закрыта
    .text = В этом раунде аптека не работает.
dh-event-critical-care-closed = Реанимация закрыта
    .text = В этом раунде реанимация не работает.
dh-event-oncology-closed = Онкология закрыта
    .text = В этом раунде онкология не работает.
dh-event-empty-blood-bank = Банк крови пуст
    .text = В этом раунде за наименьший номер машины пакета с кровью не дают.

## Ходы: как их показывают

dh-do-start = Первый игрок: { $seat }
dh-do-fill-bag = Положить в мешок кубики: { $n }
dh-do-ambulances = Выложить машины скорой: { $n }
dh-do-set-aside = Убрать отделение: { $department }
dh-do-decks = Замешать отделений: { $tiles }, специалистов: { $cards }
dh-do-new-department = Открыть отделение: { $department }
dh-do-new-specialist = Открыть специалиста: { $specialist }
dh-do-extra = Добавить на выбор: { $improvement }
dh-do-start-die = Вытянут для первых пациентов: { $colour }
dh-do-start-patients = Поставить первых пациентов: { $patients }
dh-do-deal = Сдать карту «{ $administrator }»
dh-do-administrator = Оставить карту «{ $administrator }»
dh-do-reveal = Открыть главврачей
dh-do-die = Кубик: { $colour } { $value }
dh-do-load = В машину { $ambulance }: { $patients }
dh-do-ambulance = Взять машину { $ambulance }
dh-do-unused = Вернуть в мешок пациентов машины { $ambulance }
dh-do-token = Жетон первого игрока: { $to }
dh-do-remove = Отказаться от пациента: { $patient }
dh-do-admit = Принять пациентов: { $n }
dh-do-extra-die = Дополнительный пациент: { $colour } { $value }
dh-do-take-department = Построить: { $department }
dh-do-take-specialist = Нанять: { $specialist }
dh-do-take-nothing = Ничего не брать
dh-do-return-department = Вернуть за пакет с кровью: { $department }
dh-do-return-specialist = Вернуть за пакет с кровью: { $specialist }
dh-do-keep = Ничего не возвращать
dh-do-activate = { $meeple } → { $department }
dh-do-treat = Лечить: { $patients }
dh-do-effect = Свойство специалиста: { $patients }
dh-do-trial = Испытание: повысить — { $up }, понизить — { $down }
dh-do-swap = Обменять значения: { $patients }
dh-do-drug = Перебросить: { $patient }
dh-do-lower = Понизить за пакет с кровью: { $patient }
dh-do-roll = Новое значение: { $value }
dh-do-bonus = Засчитать старшего ординатора: { $n }
dh-do-no-effect = Обойтись без свойства специалиста
dh-do-heal = Лечить за пакет с кровью: { $patient }
dh-do-dye = Сменить цвет на { $colour } за пакет с кровью: { $patient }
dh-do-end = Закончить лечение
dh-do-worsen = Без ухода: { $n }, из них умерло: { $deaths }
dh-do-discharge = Выписано: { $n }, очков: { $points }
dh-do-empty-bonus = Засчитать пустые палаты: { $n }
dh-do-administrator-points = Засчитать главврача: { $n }
dh-do-shift = Пересменка, пациентов наверх: { $n }
dh-do-next-round = Начать раунд { $round }
dh-do-final = Засчитать смерти: { $minus }, пакеты с кровью: { $plus }
dh-do-event = Событие: { $event }
dh-do-event-points = Засчитать событие: { $n }
dh-do-send = Отправить в машину { $ambulance }: { $patient }
dh-do-left-behind = Засчитать оставшихся: { $minus }
dh-do-winners = Победа: { $seats }

## Ходы: слово, которое печатают

dh-verb-start = начать
dh-verb-fill-bag = мешок
dh-verb-ambulances = машины
dh-verb-set-aside = убрать
dh-verb-decks = стопки
dh-verb-new-department = открыть-отделение
dh-verb-new-specialist = открыть-специалиста
dh-verb-extra = добавить
dh-verb-start-die = первый-кубик
dh-verb-start-patients = первые
dh-verb-deal = сдать
dh-verb-administrator = главврач
dh-verb-reveal = открыть
dh-verb-die = кубик
dh-verb-load = погрузить
dh-verb-ambulance = машина
dh-verb-unused = лишняя
dh-verb-token = жетон
dh-verb-remove = отказать
dh-verb-admit = принять
dh-verb-extra-die = дополнительный
dh-verb-take-department = построить
dh-verb-take-specialist = нанять
dh-verb-take-nothing = ничего
dh-verb-return-department = вернуть-отделение
dh-verb-return-specialist = вернуть-специалиста
dh-verb-keep = оставить
dh-verb-activate = поставить
dh-verb-treat = лечить
dh-verb-effect = свойство
dh-verb-trial = испытание
dh-verb-swap = обмен
dh-verb-drug = лекарство
dh-verb-lower = понизить
dh-verb-roll = переброс
dh-verb-bonus = ординатор
dh-verb-no-effect = без-свойства
dh-verb-heal = кровь
dh-verb-dye = цвет
dh-verb-end = конец
dh-verb-worsen = без-ухода
dh-verb-discharge = выписать
dh-verb-empty-bonus = пустые
dh-verb-administrator-points = очки-главврача
dh-verb-shift = пересменка
dh-verb-next-round = раунд
dh-verb-final = итог
dh-verb-event = событие
dh-verb-event-points = очки-события
dh-verb-send = отправить
dh-verb-left-behind = оставшиеся
dh-verb-winners = победа

dh-token-red = красный
dh-token-yellow = жёлтый
dh-token-green = зелёный
dh-token-department = отделение
dh-token-specialist = специалист
dh-token-nurse = медсестра
dh-token-pharmacy = аптека
dh-token-critical-care = реанимация
dh-token-oncology = онкология
dh-token-clinic = поликлиника
dh-token-imaging = лучевая-диагностика
dh-token-intensive-care = интенсивная-терапия
dh-token-operating-theatre = операционная
dh-token-anaesthesia = анестезиология
dh-token-cardiology = кардиология
dh-token-endocrinology = эндокринология
dh-token-renal-medicine = нефрология
dh-token-urology = урология
dh-token-infectious-diseases = инфекционное
dh-token-allergy-centre = центр-аллергии
dh-token-microbiology = микробиология
dh-token-crash-centre = экстренная-помощь
dh-token-step-down-unit = долечивание
dh-token-rehabilitation = реабилитация
dh-token-training-department = учебное-отделение
dh-token-clinical-trials = клинические-испытания
dh-token-drug-laboratory = лаборатория-лекарств
dh-token-transplant-unit = трансплантология
dh-token-surgeon = хирург
dh-token-anaesthetist = анестезиолог
dh-token-cardiologist = кардиолог
dh-token-haematologist = гематолог
dh-token-radiologist = рентгенолог
dh-token-nephrologist = нефролог
dh-token-pharmacist = фармацевт
dh-token-virologist = вирусолог
dh-token-immunologist = иммунолог
dh-token-paramedic = парамедик
dh-token-general-practitioner = врач-общей-практики
dh-token-triage-nurse = медсестра-на-сортировке
dh-token-medical-student = студент-медик
dh-token-registrar = старший-ординатор
dh-token-resident = ординатор
dh-token-transplant-surgeon = трансплантолог
dh-token-clinical-researcher = клинический-исследователь
dh-token-pharmacologist = фармаколог
dh-token-robert-edwards = эдвардс
dh-token-charles-drew = дрю
dh-token-willem-kolff = колф
dh-token-alexander-fleming = флеминг
dh-token-elizabeth-garrett-anderson = андерсон
dh-token-florence-nightingale = найтингейл
dh-token-ignaz-semmelweis = земмельвейс
dh-token-joseph-lister = листер
dh-token-blood-drive = день-донора
dh-token-nurses-on-leave = медсёстры-в-отпуске
dh-token-agency-nurse = подмога
dh-token-resistant-germs = стойкие-микробы
dh-token-mild-weather = мягкая-погода
dh-token-red-campaign = красная-неделя
dh-token-yellow-campaign = жёлтая-неделя
dh-token-green-campaign = зелёная-неделя
dh-token-clinic-closed = поликлиника-закрыта
dh-token-imaging-closed = диагностика-закрыта
dh-token-intensive-care-closed = терапия-закрыта
dh-token-pharmacy-closed = аптека-закрыта
dh-token-critical-care-closed = реанимация-закрыта
dh-token-oncology-closed = онкология-закрыта
dh-token-empty-blood-bank = банк-крови-пуст

## Журнал

dh-log-start = Первый игрок: { $seat }
dh-log-fill-bag = { $seat }: кубиков в мешке — { $n }
dh-log-ambulances = { $seat }: выложено машин скорой — { $n }
dh-log-set-aside = Убрано отделение: { $department }
dh-log-decks = { $seat }: замешано отделений — { $tiles }, специалистов — { $cards }
dh-log-new-department = На выбор отделение: { $department }
dh-log-new-specialist = На выбор специалист: { $specialist }
dh-log-extra = { $seat }: добавлено на выбор — { $improvement }
dh-log-start-die = { $seat }: для первых пациентов вытянут { $colour }
dh-log-start-patients = { $seat }: первые пациенты — { $patients }
dh-log-deal = { $seat }: сдана карта «{ $administrator }»
dh-log-deal-hidden = { $seat }: сдан главврач
dh-log-administrator = { $seat }: оставлена карта «{ $administrator }»
dh-log-administrator-hidden = { $seat }: главврач выбран, но пока скрыт
dh-log-reveal = { $seat }: главврачи открыты у всех
dh-log-die = Кубик: { $colour } { $value }
dh-log-load = { $seat }: в машине { $ambulance } — { $patients }
dh-log-ambulance = { $seat }: взята машина { $ambulance }
dh-log-unused = { $seat }: пациенты машины { $ambulance } вернулись в мешок
dh-log-token = { $n ->
    [1] Жетон первого игрока и пакет с кровью: { $to }
   *[other] Жетон первого игрока: { $to }; пакета с кровью в этом раунде нет
}
dh-log-remove = { $seat }: койки не хватило, смерть — { $patient }
dh-log-admit = { $seat }: { $n ->
    [one] принят { $n } пациент
    [few] принято { $n } пациента
   *[many] принято { $n } пациентов
}
dh-log-extra-die = { $seat }: дополнительный пациент — { $colour } { $value }
dh-log-bag-empty = { $seat }: мешок пуст, дополнительного пациента нет
dh-log-take-department = { $seat }: построено отделение «{ $department }»
dh-log-take-specialist = { $seat }: в больнице новый специалист — { $specialist }
dh-log-take-nothing = { $seat }: ничего не взято
dh-log-return-department = { $seat }: за пакет с кровью возвращено отделение «{ $department }»
dh-log-return-specialist = { $seat }: за пакет с кровью возвращена карта «{ $specialist }»
dh-log-keep = { $seat }: ничего не возвращено
dh-log-activate = { $seat }: { $meeple } → { $department }
dh-log-treat = { $seat }: лечение — { $patients }
dh-log-effect = { $seat }: свойство специалиста — { $patients }
dh-log-trial = { $seat }: испытание, повышен — { $up }, понижен — { $down }
dh-log-swap = { $seat }: обменялись значениями — { $patients }
dh-log-drug = { $seat }: пробное лекарство получает { $patient }
dh-log-lower = { $seat }: взят пакет с кровью, понижен — { $patient }
dh-log-roll = { $seat }: переброс, новое значение — { $value }
dh-log-bonus = { $seat }: старший ординатор, { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
dh-log-no-effect = { $seat }: без свойства специалиста
dh-log-heal = { $seat }: лечение за пакет с кровью — { $patient }
dh-log-dye = { $seat }: за пакет с кровью цвет сменён на { $colour } — { $patient }
dh-log-end = { $seat }: лечение закончено
dh-log-worsen = { $seat }: { $n ->
    [0] без ухода не остался никто
    [one] без ухода остался { $n } пациент
    [few] без ухода осталось { $n } пациента
   *[many] без ухода осталось { $n } пациентов
}{ $deaths ->
    [0] { "" }
    [one] , { $deaths } умер
    [few] , { $deaths } умерли
   *[many] , { $deaths } умерло
}
dh-log-discharge = { $seat }: { $n ->
    [0] никто не выписан
    [one] выписан { $n } пациент
    [few] выписано { $n } пациента
   *[many] выписано { $n } пациентов
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
dh-log-empty-bonus = { $seat }: палаты пусты, ещё { $n } очков
dh-log-administrator-points = { $seat }: главврач, { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
dh-log-shift = { $seat }: пересменка{ $n ->
    [0] { "" }
    [one] , наверх перешёл { $n } пролеченный
    [few] , наверх перешли { $n } пролеченных
   *[many] , наверх перешли { $n } пролеченных
}
dh-log-next-round = { $seat }: маркер сдвинут, раунд { $round }
dh-log-final = { $seat }: смерти { $minus }, пакеты с кровью { $plus }
dh-log-event = Событие: { $event }
dh-log-event-points = { $seat }: событие, { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
dh-log-send = { $seat }: в машину { $ambulance } отправлен { $patient }, 1 очко
dh-log-left-behind = { $seat }: оставшиеся пациенты, очки: { $minus }
dh-log-winners = { $seat }: объявлена победа — { $seats }
dh-log-outcome = Игра окончена. Победа: { $seats }

## Дела за столом

dh-chore-set-up = Подготовить игру
    .teach = Положите в мешок нужное число кубиков и выложите машин скорой на одну больше, чем игроков.
dh-chore-start-patients = Поставить первых пациентов
    .teach = Поверните вытянутые кубики на начальные значения и положите на верхние места.
dh-chore-reveal = Открыть главврачей
    .teach = Когда все выбрали, каждый открывает оставленную карту.
dh-chore-load = Погрузить пациентов
    .teach = Разложите кубики по значению и грузите по три, начиная с машины 1.
dh-chore-unused = Освободить лишнюю машину
    .teach = Верните в мешок пациентов машины, которую никто не взял.
dh-chore-token = Передать жетон
    .teach = За наименьший номер машины дайте жетон первого игрока и пакет с кровью.
dh-chore-admit = Принять пациентов
    .teach = Переложите всех пациентов из машины на верхние места палат.
dh-chore-treat = Лечить пациентов
    .teach = Поверните кубики вверх, как сказано на отделении; впервые за раунд — переложите вниз.
dh-chore-worsen = Ухудшить оставшихся без ухода
    .teach = Сосчитайте пациентов на верхних местах и поверните их кубики вниз; у кого 0 — умер.
dh-chore-discharge = Засчитать выписку
    .teach = Сосчитайте выписанных, найдите очки в таблице, затем проверьте пустые палаты и главврача.
dh-chore-shift = Провести пересменку
    .teach = Верните фигурки и переложите пролеченных на верхние места.
dh-chore-next-round = Начать следующий раунд
    .teach = Сдвиньте маркер раунда и откройте новые карты на выбор.
dh-chore-final = Посчитать итог
    .teach = Отнимите по 2 за каждую смерть, прибавьте по 1 за пакет с кровью; после финального раунда учтите оставшихся.
dh-chore-winners = Назвать победителя
    .teach = Сравните очки, потом число оставшихся пациентов (меньше), потом сумму их значений (больше).

## Настройки

dh-option-offer_size = Сколько карт на выбор
dh-option-offer_size-003 = каждого вида игроков − 1
dh-option-offer_size-players-plus-one = всего игроков + 1
dh-option-start_dice = Первые пациенты
dh-option-start_dice-standard = по одному 3, 4 и 5
dh-option-start_dice-free = любые от 3 до 5
dh-option-administrators = Главврачи
dh-option-administrators-on = есть
dh-option-administrators-off = нет
dh-option-crisis = Трудное начало
dh-option-crisis-off = нет
dh-option-crisis-on = да, пять первых пациентов
dh-option-crisis_values = Значения в трудном начале
dh-option-crisis_values-002 = 3, 3, 4, 5, 5
dh-option-crisis_values-003 = 3, 3, 4, 4, 5
dh-option-pandemic_mode = Пандемия
dh-option-pandemic_mode-off = нет
dh-option-pandemic_mode-on = да, каждый раунд дополнительный пациент
dh-option-pandemic = Когда приходит дополнительный
dh-option-pandemic-standard = в конце приёма
dh-option-pandemic-at-choice = при выборе машины
dh-option-superbug = Супербактерия
dh-option-superbug-off = нет
dh-option-superbug-on = да, без ухода −2
dh-option-improve_optional = Развитие
dh-option-improve_optional-standard = по желанию
dh-option-improve_optional-must = обязательно
dh-option-specialist_target = «Этот пациент» у специалистов
dh-option-specialist_target-standard = кого сейчас лечили
dh-option-specialist_target-any-of-colour = любой того же цвета
dh-option-specialist_count = Свойство специалиста
dh-option-specialist_count-standard = сколько сказано на карте
dh-option-specialist_count-one-patient = только одного
dh-option-colour_bag = Кому меняют цвет
dh-option-colour_bag-003 = кого ещё не лечили
dh-option-colour_bag-any-patient = любому
dh-option-empty_bonus = Очки за пустые палаты
dh-option-empty_bonus-standard = когда бы ни были пусты
dh-option-empty_bonus-all-discharged = если никто не умер
dh-option-final_round = Финальный раунд
dh-option-final_round-off = нет
dh-option-final_round-on = есть
dh-option-events = Карты событий
dh-option-events-off = нет
dh-option-events-on = есть
dh-option-expansion_deck = Экспериментальная медицина
dh-option-expansion_deck-off = нет
dh-option-expansion_deck-003 = есть, основа урезана
dh-option-expansion_deck-added = есть, замешано всё

## Итоги

dh-ending-win = Победа по очкам
dh-ending-win-by-patients = Очки равны, победа за меньшим числом пациентов
dh-ending-win-by-values = Очки и число пациентов равны, победа за большей суммой значений
dh-ending-draw = Всё поровну, победа общая

dh-part-discharge-table = Выписанные
dh-part-empty-bonus = Пустые палаты
dh-part-administrator-points = Главврач
dh-part-fatalities = Смерти
dh-part-bags-left = Пакеты с кровью
dh-part-final-round = Финальный раунд
dh-part-events = События
dh-part-registrar = Старший ординатор
dh-part-tiebreak = Равенство: пациенты
dh-part-tiebreak-values = Равенство: сумма значений

## Краткие правила

dh-summary-title = Краткие правила
