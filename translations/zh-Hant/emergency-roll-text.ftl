### Emergency Roll：以文字呈現的桌面

er-text-ambulance = 救護車卡 { $card } 號
er-text-die = { $colour } { $value }：{ $bonus }
er-text-extra = { $bonus }（{ $colour }，{ $values }）
er-text-shows = 目前 { $n } 分
er-text-chief = 主任醫師
er-text-picked = 選了{ $colour }色骰子
er-text-ward = 病區 { $ward }：{ $rooms } { $nurse }
er-text-nurse-gone = ‧護理師已劃掉
