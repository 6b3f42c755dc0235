### Emergency Roll：螢幕上的牌桌

## 牌桌

er-screen-patients = 病患 { $n } 位
    .short = 病患 { $n }
er-screen-points = { $n } 分
er-screen-has-chosen = 已選
er-screen-chooses = 選擇中
er-screen-waits = 等待中
er-screen-gone = 已移除
er-screen-sheet = { $seat } 的紀錄紙
er-screen-free = 可用 { $free } / { $n }
er-screen-goal = 「{ $name }」{ $goal }
er-screen-read-goal = 點選專科醫師，可讀其目標。
er-screen-morgue = 太平間 { $n } / { $spaces }
er-screen-track = 護理師計分軌：{ $n }
er-screen-no-use = 沒有效果

## 現在要做的事

er-now-sheets = 發給每人一張紀錄紙，寫下發了幾張。
er-now-remove = 把救護車卡不看放回盒中，寫下放回幾張。
er-now-specialists = 隨機抽一張專科醫師，再點選該卡（種類：{ $kind }）。
er-now-side = 點選心臟科醫師朝上的那一面。
er-now-chief = 抽籤決定首位主任醫師，再點選那位玩家。
er-now-card = 翻開牌堆最上面的救護車，再點選該卡。
er-now-dice = 擲骰子，再依紅、黃、綠點選結果。
er-now-pick-first = 你是主任醫師，請先點選一顆骰子。
er-now-pick = 點選一顆骰子；要選主任醫師那顆，先點選血袋。
er-now-gain = 依獎勵點選紀錄紙上的那一列，要圈幾個就點幾次。
er-now-admit = 要用聽診器或血袋，先點選數值或血袋；再點選病房或太平間。
er-now-screen = 點選病區的記錄板，隔離其中最後一位病患；或者不放屏風。
er-now-critical = 點選要寫「!」的病房。
er-now-nurse = 點選要劃掉的護理師，寫下計分軌上圈起的數字；獎勵作廢則寫 0。
er-now-morgue = 要圈幾格太平間就點選幾次，再確認。
er-now-cross = 點選聽診器與血袋，要劃掉幾個就點幾次，再確認。
er-now-claim = 「{ $specialist }」：寫下目前的分數，點選現在達成目標的所有玩家。
er-now-turn-card = 「{ $specialist }」：寫下接著朝上的數字；移除則寫 0。
er-now-pass-chief = 點選下一位主任醫師；玩完最後一回合，就結束所有回合。
er-now-write = 算出「{ $box }」的分數並寫下。
er-now-winners = 點選勝者。

## 朗讀用

er-spot-seat = { $seat }：{ $line }
er-spot-die = { $colour }色病患，數值 { $value }，獎勵：{ $bonus }
er-spot-roll = { $colour }骰 { $value }
er-spot-card = 救護車卡 { $card } 號。{ $bonuses }
er-spot-side = { $points } 面
er-spot-patient = { $kind ->
    [extra] 額外病患
   *[other] 選定的病患
}：{ $colour }，{ $value }
er-spot-bag = 使用血袋，剩 { $n }
er-spot-value = 寫 { $value }{ $n ->
    [0] { "" }
   *[other] ，聽診器 { $n } 個
}
er-spot-room = 病房 { $room }，{ $colour }，{ $value ->
    [0] 空房
   *[other] 病患 { $value }
}
er-spot-ward = 病區 { $ward }：{ $rooms } 間已住 { $n } 間，護理師{ $nurse ->
    [gone] 已劃掉
   *[other] 還在
}
er-spot-stethoscopes = 聽診器：可用 { $free }，已圈 { $n }
er-spot-bags = 血袋：可用 { $free }，已圈 { $n }
er-spot-morgue = 太平間：{ $spaces } 格已圈 { $n }

## 可做之事的標題

er-group-specialist = 抽到的專科醫師
er-group-chief = 首位主任醫師
er-group-card = 翻開的救護車
er-group-die = 擲出的骰子
er-group-pick = 選擇病患
er-group-admit = 寫下選定的病患
er-group-extra = 寫下額外病患
er-group-screen = 放置屏風
er-group-screen-full = 放在全滿的病區
