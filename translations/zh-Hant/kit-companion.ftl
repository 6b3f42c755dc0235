# 真實桌邊的助手：輸入行動與結果。

companion-title = 桌邊助手
companion-what = 用真的骰子和卡牌玩的時候：把結果和每個人的行動打進來，一行一個。結果可以在同一行接著寫。本套件會檢查每一步、代做你交給它的雜務，並且記分。
companion-due = 現在：{ $what }
companion-example = 例如：{ $moves }
companion-moves = 輸入行動
companion-enter = 送出
companion-line = 第 { $n } 行：{ $text }
companion-nothing-done = 什麼都沒有輸入；要所有行都正確才會一起輸入。
companion-done = 已輸入 { $n } 步。
companion-empty = 沒有可輸入的內容。
start-companion = 桌邊助手：用真的骰子和卡牌玩，把結果打進來
