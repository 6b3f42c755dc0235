### Telling moves, reading typed ones, and running lessons.

## Lists and typed moves

list-more = { $list }, { $item }
typed-nothing = Nothing was typed.
typed-verb = No move begins with “{ $word }”.
typed-argument = “{ $word }” does not fit here.
typed-too-many = This is too much: “{ $word }”.
typed-count = This move takes another number of words: { $need } after the first, not { $have }.
typed-canonical = This is not how the move is written in the log’s notation.
