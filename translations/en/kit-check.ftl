### The kit’s words for checking a sheet from a real table.

check-title = Sheet from a real table
check-findings = What cannot be
check-impossible = This cannot be
check-fine = Nothing on this sheet is impossible.
check-how = How to fill it in
check-score = Score
check-type = Type it in
check-read = Take this over
check-blank = Empty sheet
check-count = { $n ->
    [0] Nothing is impossible.
    [one] One entry cannot be.
   *[other] { $n } entries cannot be.
}
start-check = Sheet checker: a sheet from your own table, entered, checked and scored
