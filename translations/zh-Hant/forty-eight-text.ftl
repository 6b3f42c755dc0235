### 48：以文字呈現的桌面

fe-text-removed = 移出本局：{ $suits }
fe-text-incident = { $incident }（{ $suit } { $number }）
fe-text-price = 出馬代價 { $n } 以上
fe-text-hand-count = 手牌 { $n } 張
fe-text-face-down = 蓋著 { $n } 張
fe-text-bid = 出價 { $cards } = { $n }
fe-text-out = 已淘汰
fe-text-asides = 翻開的預留卡：{ $cards }
fe-text-hand = 你的手牌：{ $cards }
fe-text-aside = 你預留的是：{ $card }
