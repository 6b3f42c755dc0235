### Командная строка: lab, print, play, rules, check.

## Команды и ключи

cli-about = Настольные игры: изучать, играть, печатать.
cli-lab = скопировать блокноты и открыть их в JupyterLab
cli-print = записать карты, правила и бланк подсчёта в PDF
cli-play = играть прямо здесь, набирая ходы
cli-rules = найти правило по слову, предмету или обозначению
cli-check = проверить версии, папки и шрифты
cli-opt-lang = язык; если не указан — язык системы
cli-opt-game = игра: { $games }
cli-opt-dir = папка для блокнотов
cli-opt-copy-only = только скопировать, ничего не открывать
cli-opt-paper = размер бумаги
cli-opt-out = папка для файлов
cli-opt-what = что печатать; если не указано — всё
cli-opt-ink = полный цвет или экономия краски
cli-opt-backs = как принтер переворачивает лист, или без рубашек
cli-opt-proof = ещё раз осмотреть готовые страницы
cli-opt-seats = число игроков
cli-opt-players = имена людей, по порядку мест
cli-opt-bots = боты на последние места: random, greedy; если не указаны, места займут greedy
cli-opt-seed = при том же числе выходят те же карты
cli-opt-option = другое чтение неясного правила
cli-opt-teach = какие дела делать самому, или «all»
cli-opt-mode = teaching — отменить можно всё, match — не всё
cli-opt-chance = typed: вы открываете настоящие карты и набираете, что вышло
cli-opt-load = продолжить сохранённую игру
cli-opt-words = слова, предмет или обозначения правил; без них — список всех правил

## Блокноты

cli-lab-copied = { $new ->
    [one] Скопирован { $new } файл
    [few] Скопировано { $new } файла
   *[many] Скопировано { $new } файлов
} в { $folder }.
cli-lab-kept = Изменён вами, оставлен как есть: { $name }
cli-no-jupyter = JupyterLab не установлен. Установите tableside заново или откройте скопированные блокноты в своём Jupyter.

## Печать и правила

cli-proof-needs = Для --proof не хватает пакетов: { $packages }. Установите tableside[proof] и повторите.
cli-no-rule = Правила «{ $text }» нет. Похожие: { $choices }

## Проверка

cli-check-fine = Всё в порядке. Браузер нужен только для блокнотов, а Chromium — лишь для собственных проверок пособия.
cli-check-wrong = { $n ->
    [one] Не в порядке { $n } строка
    [few] Не в порядке { $n } строки
   *[many] Не в порядке { $n } строк
}, см. знак ×.
cli-check-missing = не установлен
cli-check-unwritable = { $folder }: записать нельзя; укажите свою папку в { $variable }
cli-check-font = Шрифт ({ $lang })
cli-check-words = Языки
cli-check-games = Игры
cli-check-notebooks = Блокноты
cli-check-texts = Исходные тексты
cli-check-no-texts = под рукой их нет; всё работает, только без цитат
cli-place-home = Ваши файлы
cli-place-saves = Сохранённые игры
cli-place-progress = Пройденные уроки
cli-place-font-cache = Готовые шрифты

## Игра: слова, которые набирают кроме ходов

cli-word-moves = ходы
cli-word-hint = подсказка
cli-word-undo = отмена
cli-word-undo-turn = отмена-хода
cli-word-redo = повтор
cli-word-log = журнал
cli-word-rule = правило
cli-word-save = сохранить
cli-word-chores = дела
cli-word-quit = выход
cli-word-teach = себе
cli-word-do = пособию

## Игра

cli-welcome = Набирайте ход; «{ $help }» — что можно сделать, «{ $quit }» — закончить.
cli-commands = Другие слова: { $commands }
cli-pattern = Набирают так: { $pattern }
cli-rule-usage = Другое правило: «{ $typed }», затем слово, вещь из коробки или id.
cli-score = { $name }: { $total } ({ $parts })
cli-chance = Наберите, что вышло; выбирать тут нечего.
cli-window = [Enter] никто, или номер: { $names }
cli-who-chance = Что вышло?
cli-moves = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}
cli-chores-usage = Взять себе: { $chores } { $teach } 3 5. Отдать пособию: { $chores } { $do } 3. Без номеров — все.
cli-go-on = Продолжить: { $command }
cli-no-file = Файл { $name } не читается.
cli-other-game = { $name } — сохранённая игра { $game }.
cli-bad-seats = Игроков бывает от { $low } до { $high }, а не { $have }.
cli-bad-option = Настройки «{ $text }» нет; есть: { $choices }
cli-bad-bot = Бота «{ $text }» нет; есть: { $choices }
cli-bad-chore = Такого дела нет: «{ $text }»; есть: { $choices }
cli-too-many-players = Игроков названо { $have }, а мест { $seats }.
