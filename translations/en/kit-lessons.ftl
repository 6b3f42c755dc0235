### Telling moves, reading typed ones, and running lessons.

## Lists and typed moves

list-more = { $list }, { $item }
labelled = { $label }: { $value }
dotted = { $list } · { $item }
list-none = none
list-rest = { $list } and { $n } more
typed-nothing = Nothing was typed.
typed-verb = No move begins with “{ $word }”.
typed-argument = “{ $word }” does not fit here.
typed-too-many = Left over: “{ $word }”.
typed-count = This move takes { $need } words after the first, not { $have }.
typed-canonical = This is not how the move is written in the log’s notation.

## Lessons

lesson-you-are = You are { $name }.
lesson-other = { $move }: that is legal, but not the goal here. You can take it back. The goal: { $goal }
lesson-more = Right. Go on.
lesson-rule = { $name }: { $text }
lesson-move = This would do: { $move }. Typed: { $typed }
lesson-progress = { $all ->
    [one] { $done } of { $all } step done
   *[other] { $done } of { $all } steps done
}
practice-goal = { $name }, { $step }. { $text }
progress-damaged = Your lesson progress could not be read: { $name }. The lessons start afresh; the old file is kept as { $kept }.
