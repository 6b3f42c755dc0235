# 実際の卓の記録係：手と結果を入力する。

companion-title = 卓の記録係
companion-what = 本物のダイスとカードで遊ぶときに使います。出た結果と各自の手を、1行に1つずつ入力してください。結果は1行に続けて書いてもかまいません。キットは手を1つずつ確かめ、任された手作業を行い、得点をつけます。
companion-due = 今すること：{ $what }
companion-example = 入力例：{ $moves }
companion-moves = 手の入力
companion-enter = 入力する
companion-line = { $n }行目：{ $text }
companion-nothing-done = 何も入力されていません。すべての行が正しいときだけ、まとめて入力します。
companion-done = { $n }手を入力しました。
companion-empty = 入力するものがありません。
start-companion = 卓の記録係：本物のダイスとカードで遊び、出た結果を入力する
