### 48：文字で見る盤面

fe-text-removed = 抜いたスート：{ $suits }
fe-text-incident = { $incident }（{ $suit }{ $number }）
fe-text-price = 陣頭指揮は{ $n }から
fe-text-hand-count = 手札{ $n }枚
fe-text-face-down = 伏せた入札{ $n }枚
fe-text-bid = 入札 { $cards } = { $n }
fe-text-out = 脱落
fe-text-asides = 公開された初動時間：{ $cards }
fe-text-hand = 手札：{ $cards }
fe-text-aside = 自分の初動時間：{ $card }
