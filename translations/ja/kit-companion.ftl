# 実際の卓の記録係：手と結果を入力する。

companion-title = テーブルの記録係
companion-what = 本物のダイスとカードで遊ぶときに。出た結果と各自の行動を、1行に1つずつ入力する。結果は1行に続けて書いてもよい。キットは手を1つずつ確かめ、任された作業を行い、得点をつける。
companion-due = 今すること：{ $what }
companion-example = 入力例：{ $moves }
companion-moves = 手の入力
companion-enter = 入力する
companion-line = { $n }行目：{ $text }
companion-nothing-done = 何も入力されていない。すべての行がそろって正しいときだけ入力される。
companion-done = { $n }手を入力した。
companion-empty = 入力するものがない。
start-companion = 本物のダイスとカードで遊び、出た結果を入力する。
