### Как назвать ход, как прочесть набранный, как идёт урок.

## Перечни и набранные ходы

list-more = { $list }, { $item }
labelled = { $label }: { $value }
dotted = { $list } · { $item }
list-none = нет
list-rest = { $list } и ещё { $n }
typed-nothing = Ничего не набрано.
typed-verb = Ни один ход не начинается со слова «{ $word }».
typed-argument = Сюда не подходит: «{ $word }».
typed-too-many = Это лишнее: «{ $word }».
typed-count = Слов не столько: после первого нужно { $need }, набрано { $have }.
typed-canonical = В записи для журнала этот ход пишется иначе.

## Уроки

lesson-you-are = Вы — { $name }.
lesson-other = { $move }: так можно, но задание здесь другое. Этот ход можно взять назад. Задание: { $goal }
lesson-more = Верно. Дальше.
lesson-rule = { $name }. { $text }
lesson-move = Подойдёт вот что: { $move }. Набирают так: { $typed }
lesson-progress = Пройдено шагов: { $done } из { $all }
practice-goal = { $name }, «{ $step }». { $text }
progress-damaged = Записи об уроках не читаются: { $name }. Уроки начнутся сначала, прежний файл сохранён под именем { $kept }.
