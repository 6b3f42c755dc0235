### ダイナマイトナース：文字で見るテーブル

dn-text-visit = { $seat }からの外来：{ $piece } → { $to }
dn-text-operation = { $seat }のオペ：{ $piece }が診る患者は{ $pieces }
dn-text-event = { $seat }が出したカード：{ $piece }
dn-text-at = 相手：{ $to }
dn-text-cancel = { $seat }が打ち消し
dn-text-spoilt = { $piece }（妨害）
dn-text-worse = { $piece }（裏向き）
dn-text-kills = キルマーク{ $n }／{ $most }
dn-text-beds = ベッド{ $n }
dn-text-audits = 監査あと{ $n }回
dn-text-hand = あなたの手札：{ $pieces }
