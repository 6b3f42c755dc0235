### Слова на экране: стол, уроки, печатня, вход.

## Стол

screen-round-phase = { $round } · { $phase }
screen-turn = Сейчас решает { $name }.
screen-window = Кто-нибудь ответит?
screen-window-nobody = Никто не отвечает
screen-window-seat = Отвечает: { $name }
screen-window-how = Вопрос ко всем за столом. Если никто не отвечает, так и выберите; если кто-то хочет сыграть карту, выберите имя, и экран перейдёт к этому игроку.
screen-clear = Сбросить
screen-menu = Ещё
screen-not-possible = Так нельзя
screen-nothing-refused = Отказов не было. Попробуйте то, что отмечено знаком «?», и узнаете, почему сейчас нельзя.
screen-possible = Сейчас это можно: { $move }.
screen-no-move-here = Одного этого мало. { $what }
screen-not-told = Верно ли это, станет ясно, когда вы это сделаете.
screen-one-of = { $n ->
    [one] { $n } способ
    [few] { $n } способа
   *[many] { $n } способов
}
screen-your-chore = Сделайте сами: { $chore }
screen-whole-log = Показать весь журнал
screen-log-empty = Пока ничего не произошло.
screen-keys = Клавиши: стрелки — переход, Enter или пробел — указать, Ctrl+Enter — выложить, Esc — сбросить, U — отменить, T — отменить весь ход, R — повторить, H — подсказка, ? — почему нет.
screen-board = Стол
screen-theme-auto = как в JupyterLab
screen-theme-light = светлое
screen-theme-dark = тёмное
screen-picture = На картинке стол, каким он был. Чтобы играть, запустите ячейку.
screen-picture-form = Чтобы заполнить форму, запустите ячейку.
screen-passage-text = В тексте:
screen-hint-rule = Посмотрите правило: { $rule }. Спросите ещё раз — подскажем ход.
screen-hint-move = Попробуйте: { $move }.
screen-hint-because = Попробуйте: { $move }. Почему: { $rule }.
screen-hint-none = Сейчас делать нечего.
screen-undone = Ход отменён.
screen-turn-undone = Всё отменено до начала хода.
screen-redone = Ход повторён.
screen-undo-nothing = Отменять нечего.
screen-undo-chance = В матче нельзя отменить то, что было до вытянутой карты.
screen-undo-revelation = В матче нельзя отменить то, что было до вскрытия карт.
screen-undo-other = В матче нельзя отменить чужой ход.
screen-redo-nothing = Повторять нечего.
screen-chosen-none = Ничего не выбрано.
screen-bot-name = Бот { $n }
screen-bad-input = Непонятно, что это: { $text }

key-minus = минус
key-back = стереть последнюю цифру

## Новая игра и сохранения

screen-seats = Сколько игроков
screen-seat = Игрок { $n }
screen-name = Имя
screen-played-by = Кто играет
screen-options = О чём правила молчат
screen-mode = Как играть
screen-mode-teaching = Учимся: отменить можно всё
screen-mode-match = Матч: увиденного не отменить
screen-chance = Случай
screen-chance-sampled = Тянет пособие
screen-chance-typed = Тянем настоящие карты и указываем их
screen-begin = Начать игру
screen-saved-games = Сохранённые игры
screen-no-saves = Сохранённых игр ещё нет. Их место: { $folder }
screen-file-missing = Файла { $name } больше нет среди сохранённых игр.
screen-all-teach = Научите меня всему
screen-all-do = Сделайте всё за меня

## Уроки и упражнения

screen-step-of = Шаг { $step } из { $steps }
screen-practice = Упражнения
screen-right-of = Верных ответов: { $right } из { $tried }
screen-next-drill = Следующая игра

## Печатня

shop-title = Печатня
shop-what = Что печатать
shop-cards = Карты
shop-rules = Краткие правила
shop-pad = Бланк подсчёта
shop-aid = Памятка
shop-paper = Бумага
shop-ink = Краска
shop-ink-full = в цвете
shop-ink-low = экономно
shop-backs = Рубашки карт
shop-backs-long-edge = переворот по длинному краю
shop-backs-short-edge = переворот по короткому краю
shop-backs-none = нет, для протекторов
shop-print = Сделать файлы PDF
shop-done = Готово. Печатайте в масштабе 100 %:
shop-nothing = Выберите, что печатать.
shop-failed = Ничего не напечатано: { $reason }

## Вход

start-what = Учитесь настольным играм за столом, который на каждое «нельзя» называет все причины, потом печатайте и играйте.
start-games = Игры
start-play = Играть и учиться
start-saves = Игры и успехи в уроках хранятся на этом компьютере; где именно, покажет «tableside check».
start-print-note = В блокноте каждой игры есть ещё уроки, упражнения и печатня.
start-run = Откройте блокнот и выберите Run → Run All Cells.
start-lessons = Уроки: игра шаг за шагом, каждое правило на деле
start-table = Стол: вся игра с друзьями и ботами
start-drills = Упражнения: подсчёты и решения из игры, сколько угодно раз
start-shop = Печатня: карты, правила и бланк подсчёта в PDF
start-language = Ячейки ниже перейдут на выбранный язык, когда вы запустите их снова.
