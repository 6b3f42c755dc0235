# Two texts of one game side by side: the notebook's view and the printed page.

concordance-title = The two texts side by side
concordance-what = Two texts tell this game. For each rule: do both say the same, does one say more, do they differ, or is one silent? A difference that matters can be chosen at set-up.
concordance-rule = Rule
concordance-text-ja = Japanese text
concordance-text-zh-Hant = Chinese text
concordance-same = same
concordance-more = more
concordance-different = different
concordance-silent = silent
concordance-nothing = says nothing of it
concordance-option = set-up: { $option }
concordance-no-effect = the game is the same either way
concordance-show = Show
concordance-all = all rules ({ $count })
concordance-counts = Here { $same } rules are the same, in { $more } one text says more, { $different } differ, in { $silent } one text is silent.
shop-concordance = Texts side by side
start-concordance = Texts side by side: what each of the two says, rule by rule
concordance-whose = { $text }: { $verdict }
