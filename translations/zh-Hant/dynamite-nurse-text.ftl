### 炸藥護理師：文字牌桌

dn-text-visit = { $seat } 推出的外來病患：{ $piece } → { $to }
dn-text-operation = { $seat } 的手術：{ $piece }，病患 { $pieces }
dn-text-event = { $seat } 打出：{ $piece }
dn-text-at = 對象：{ $to }
dn-text-cancel = { $seat } 打出取消牌
dn-text-spoilt = { $piece }（被妨礙）
dn-text-worse = { $piece }（背面朝上）
dn-text-kills = 死亡標記 { $n }／{ $most }
dn-text-beds = { $n } 張病床
dn-text-audits = 還要查稅 { $n } 次
dn-text-hand = 你的手牌：{ $pieces }
