# Printed pages: covers, notes for printing and cutting, errors of the press.

print-cards = Cards to cut out
print-notes = Before you cut
print-step-scale = Print at 100% or “actual size”. Switch off “fit to page”.
print-step-check = Measure the ruler and lay a bank card on the outline. If either is off, do not cut: print again.
print-step-duplex-long-edge = Print on both sides, flipped on the long edge. Hold this page against the light: the crosses of both sides must line up.
print-step-duplex-short-edge = Print on both sides, flipped on the short edge. Hold this page against the light: the crosses of both sides must line up.
print-step-duplex-none = Fronts only. Put each card into a sleeve with an opaque back.
print-step-paper = Card stock of 200 to 300 g/m² is best. One trial sheet on plain paper saves ink.
print-step-cut = Cut from mark to mark with a knife and a steel ruler: the long cuts first, then the strips. Every mark lies outside the cards.
print-contents = In this file
print-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
print-on-page = page { $pages }
print-on-pages = pages { $pages }
print-total = Total
print-second-side = Second side
print-second-side-note = Hold the sheet against the light. If the crosses are less than 1 mm apart, the backs will fit: they have a white frame for that.
print-low-ink = low ink
print-error-no-space = Nothing was written to { $folder }: the disk is full. Free some space or choose another folder.
print-error-folder = Nothing was written to { $folder }: { $reason }. Choose another folder.
print-sources = { $files }: the source text; after the colon, its lines.
shop-form = Form to fill in
print-pieces = Boards, tokens and markers
print-pieces-cut = straight cuts first, then along the lines
print-dice-fold = Cut along the solid lines and fold along the dashed ones. Glue the tabs to the inside, the last one at the end of the row. Thin card of 160 to 200 g/m² folds best.
print-dice-ordinary = Ordinary dice will do as well: take dice in these colours, or mark the corners of white ones with a dot of colour. The sign tells which colour is meant.
shop-pieces = Boards, tokens and markers
shop-dice = Paper dice
