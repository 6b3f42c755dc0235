### Dice Hospital：螢幕上的牌桌

## 牌桌

dh-screen-points = { $n } 分
dh-screen-bags = 血袋
dh-screen-bag = 袋中
dh-screen-read = 點選設施或專家，可讀其效果。
dh-screen-told = { $name }：{ $text }
dh-screen-field = { $what }：{ $n }

## 要寫的數字

dh-field-dice = 袋中骰子
dh-field-ambulances = 救護車
dh-field-tiles = 設施板塊
dh-field-cards = 專家
dh-field-patients = 病患
dh-field-neglected = 惡化
dh-field-deaths = 死亡
dh-field-home = 出院
dh-field-points = 分數
dh-field-round = 回合
dh-field-minus = 死亡
dh-field-plus = 血袋

## 現在要做的事

dh-now-start = 抽籤決定起始玩家，再點選那位玩家。
dh-now-bag = 三色骰子等量放入袋中，寫下總共幾顆。
dh-now-ambulances = 排出比人數多一台的救護車，寫下幾台。
dh-now-set-aside = 抽一張設施板塊放回盒中，再點選它。
dh-now-decks = 混洗牌堆，寫下板塊與專家各幾張。
dh-now-offer = { $kind ->
    [department] 抽一張設施板塊，再點選它。
   *[specialist] 抽一張專家，再點選它。
}
dh-now-extra = 你是起始玩家，請決定加開一張設施或一張專家。
dh-now-start-dice = 不看骰子，從袋中抽出，再點選顏色。
dh-now-start-patients = 為你的每顆骰子點選數值，再確認。
dh-now-deal = 發一張院長，再點選該卡。
dh-now-administrator = 點選要留下的院長，再確認。
dh-now-reveal = 翻開院長。
dh-now-event = 翻開一張事件，再點選該卡。
dh-now-dice = 抽骰並擲骰，再逐一點選結果。
dh-now-load = 點選數值最小的三顆骰子裝上 { $n } 號救護車，再確認；數值相同時，顏色由你決定。
dh-now-choose = 點選一台救護車。
dh-now-unused = 點選沒人選走的救護車，骰子放回袋中。
dh-now-token = 點選拿走最小號碼救護車的玩家：由他成為起始玩家。
dh-now-admit = 把病患放到空床，寫下收治幾位。
dh-now-overflow = 床位不足。點選要放棄的病患，算作一次死亡。
dh-now-extra-die = 多抽一顆骰子擲出，再點選結果。
dh-now-improve = 點選一張設施或專家並取走，或者不擴建。
dh-now-return = 可以點選自己的一張設施或專家放回，換一個血袋。
dh-now-activate = 先點選米寶，再點選設施。
dh-now-activate-bags = 先點選米寶，再點選設施；或先點選血袋，再點選病患。
dh-now-treat = { $department }：點選要治療的病患。
dh-now-effect = { $specialist }：點選效果的對象，或者不用。
dh-now-roll = 重擲這位病患，再點選結果。
dh-now-bonus = 寫下送出院的病患帶來的分數。
dh-now-worsen = 寫下未治療的病患有幾位惡化，其中幾位死亡。
dh-now-discharge = 寫下幾位病患出院，以及計分表上的分數。
dh-now-empty = 寫下四間病房全空的分數。
dh-now-administrator-points = 寫下院長的分數。
dh-now-event-points = 寫下事件的分數。
dh-now-shift = 把已治療的病患移回上半部，寫下幾位。
dh-now-next-round = 翻開新的設施與專家，移動回合指示物，寫下第幾回合。
dh-now-help = 為顏色與數值相符的病患，點選救護車上的空位。
dh-now-left-behind = 寫下院內剩餘病患的扣分。
dh-now-final = 寫下死亡的扣分與血袋的得分。
dh-now-winners = 點選勝者，再確認。

## 朗讀用

dh-spot-seat = { $seat }：{ $points } 分，病患 { $patients }，血袋 { $bags }，死亡 { $fatalities }，板塊 { $tiles }，專家 { $cards }
dh-spot-die = { $colour }骰 { $value }
dh-spot-start = 第 { $n } 顆骰子：{ $colour }色，數值 { $value }
dh-spot-ambulance = { $n } 號救護車：{ $patients }{ $seat ->
    [none] { "" }
   *[other] 。已選走：{ $seat }
}
dh-spot-slot = { $n } 號救護車的空位：{ $patient }
dh-spot-room = { $name }：{ $text }{ $meeple ->
    [none] { "" }
   *[other] 。使用中：{ $meeple }
}
dh-spot-meeple = { $name }，可用 { $n }
dh-spot-bag-heal = 血袋：數值加 1，剩 { $n }
dh-spot-bag-dye = 血袋：變成{ $colour }色，剩 { $n }

## 可做之事的標題

dh-group-start = 起始玩家
dh-group-set-aside = 放回的板塊
dh-group-new-department = 抽到的設施
dh-group-new-specialist = 抽到的專家
dh-group-extra = 加開一張
dh-group-start-die = 抽到的骰子
dh-group-start-patients = 設定初始病患的數值
dh-group-deal = 發出的院長
dh-group-administrator = 留下院長
dh-group-event = 翻開的事件
dh-group-die = 擲出的骰子
dh-group-extra-die = 多擲的骰子
dh-group-load = 裝上救護車
dh-group-ambulance = 選救護車
dh-group-remove = 放棄病患
dh-group-take-department = 加蓋設施
dh-group-take-specialist = 聘請專家
dh-group-return-department = 放回設施
dh-group-return-specialist = 放回專家
dh-group-activate = 派出：{ $meeple }
dh-group-treat = 治療
dh-group-trial = 提升一位，降低另一位
dh-group-swap = 互換數值
dh-group-drug = 重擲病患
dh-group-lower = 降低病患
dh-group-effect = 使用效果
dh-group-roll = 重擲的結果
dh-group-heal = 血袋：數值加 1
dh-group-dye = 血袋：變色
dh-group-send = 送出病患
