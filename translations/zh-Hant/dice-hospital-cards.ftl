### 圖板、板塊、卡片、指示物與幫助卡上的文字。

## 醫院圖板

dh-board-title = 醫院圖板
dh-board-ward = 病房 { $n }
dh-board-mortuary = 停屍間
dh-board-station = 醫護站
dh-board-lounge = 出院區

## 設施：哪些病患提升多少

dh-tile-each = 各
dh-tile-one = { $colour ->
    [red] 1 位紅色病患
    [yellow] 1 位黃色病患
    [green] 1 位綠色病患
   *[grey] 1 位病患
} +{ $heal }
dh-tile-values = 1 位數值 { $low } 或 { $high } 的病患 +{ $heal }
dh-tile-equal = { $colour ->
    [red] 3 位同值紅色病患
    [yellow] 3 位同值黃色病患
    [green] 3 位同值綠色病患
   *[grey] 3 位同值病患
}各 +{ $heal }
dh-tile-run = { $colour ->
    [red] 3 位連號紅色病患
    [yellow] 3 位連號黃色病患
    [green] 3 位連號綠色病患
   *[grey] 3 位連號病患
}各 +{ $heal }
dh-tile-each-colour = 三色病患各 1 位，各 +{ $heal }
dh-tile-pair = 2 位同值病患（不限顏色）各 +{ $heal }
dh-tile-trial = 1 位數值 { $low }～{ $high } 的病患 +{ $heal }，另 1 位數值 4～6 的病患 −1
dh-tile-drug = 重擲 1 位數值 { $low }～{ $high } 的病患
dh-tile-swap = 2 位病患互換數值

## 專家：效果何時發動、做什麼

dh-card-specialist = 專家
dh-special-again = { $colour ->
    [red] 治療紅色病患後：該病患再 +{ $heal }。
    [yellow] 治療黃色病患後：該病患再 +{ $heal }。
   *[green] 治療綠色病患後：該病患再 +{ $heal }。
}
dh-special-another = { $colour ->
    [red] 治療紅色病患後：另 1 位紅色病患 +{ $heal }。
    [yellow] 治療黃色病患後：另 1 位黃色病患 +{ $heal }。
   *[green] 治療綠色病患後：另 1 位綠色病患 +{ $heal }。
}
dh-special-equal = { $colour ->
    [red] 治療紅色病患後：另 1 位數值相同的病患（不限顏色）+{ $heal }。
    [yellow] 治療黃色病患後：另 1 位數值相同的病患（不限顏色）+{ $heal }。
   *[green] 治療綠色病患後：另 1 位數值相同的病患（不限顏色）+{ $heal }。
}
dh-special-value = 治療任何病患後：{ $count } 位數值 { $low }～{ $high } 的病患（不限顏色）{ $count ->
    [1] { "" }
   *[other] 各{" "}
}+{ $heal }。
dh-special-student = 治療任何病患後：1 位剛治療的病患 +{ $heal }，另 1 位病患 −1。
dh-special-points = 該設施的治療讓病患出院時：得 1 分。
dh-special-pair = 治療任何病患後：{ $count } 位同值病患（不限顏色）各 +{ $heal }。
dh-special-swap = { $colour ->
    [red] 治療紅色病患後：該病患與另 1 位病患互換數值。
    [yellow] 治療黃色病患後：該病患與另 1 位病患互換數值。
   *[green] 治療綠色病患後：該病患與另 1 位病患互換數值。
}
dh-special-research = { $colour ->
    [red] 治療紅色病患後：另 1 位紅色病患 −1，取 1 個血袋。
    [yellow] 治療黃色病患後：另 1 位黃色病患 −1，取 1 個血袋。
   *[green] 治療綠色病患後：另 1 位綠色病患 −1，取 1 個血袋。
}
dh-special-drug = { $colour ->
    [red] 治療紅色病患後：重擲另 1 位紅色病患。
    [yellow] 治療黃色病患後：重擲另 1 位黃色病患。
   *[green] 治療綠色病患後：重擲另 1 位綠色病患。
}

## 其他卡片

dh-card-administrator = 院長
dh-card-event = 本回合事件
dh-ambulance = 救護車 { $n }
dh-ambulance-note = 選走號碼最小者得 1 個血袋
dh-ambulance-back = 救護車 { $n }（最終回合）
dh-ambulance-back-note = 輪到時送 1 位病患到空位，得 1 分

## 指示物

dh-token-blood-bag = 血袋
dh-token-fatality = 死亡指示物，−2 分
dh-token-round = 回合指示物
dh-token-first-player = 起始玩家

## 計分與回合圖板

dh-score-title = 計分與回合
dh-score-rounds = 共 8 回合。第 8 回合結束後進行最終計分。
dh-score-phases = 一回合的階段
dh-score-intake = 患者入院
dh-score-improvement = 醫院擴建
dh-score-action = 救護行動
dh-score-neglect = 受忽視病患
dh-score-discharge = 醫療成果
dh-score-shift = 交班
dh-score-laps = 滿 100 分：繼續繞圈，並把第二枚指示物放在這裡。
dh-score-empty = 階段 5 結束時四間病房全空，每回合
dh-score-bags = 遊戲結束時剩下的每個血袋
dh-score-fatalities = 遊戲結束時的每枚死亡指示物

## 幫助卡

dh-aid-title = 一回合
dh-aid-phase-1 = 入院：擲骰、裝上救護車，每人選一台。病患放到病房上半部的空床。
dh-aid-phase-2 = 擴建：依救護車號碼順序，拿一張設施或專家。可放回一項換 1 個血袋。
dh-aid-phase-3 = 救護：把米寶派到設施，治療病患。
dh-aid-phase-4 = 忽視：還在上半部的病患數值 −1，降到 0 就死亡。
dh-aid-phase-5 = 出院：出院的病患計分。
dh-aid-phase-6 = 交班：病患移回上半部，米寶歸位，補新的設施與專家，進入下一回合。
dh-aid-treat = 治療病患
dh-aid-treat-1 = 米寶每回合只用一次，設施也一樣。
dh-aid-treat-2 = 設施要求的病患必須湊齊。之後若治療到專家的顏色，發動專家效果。
dh-aid-treat-3 = 受治療的病患移到下半部；7 以上就出院。
dh-aid-treat-4 = 血袋：1 位病患 +1，或改變 1 位尚未治療的病患的顏色。
dh-aid-treat-5 = 沒有空床？把舊病患放回袋中，拿死亡指示物。
dh-aid-end = 計分
dh-aid-end-1 = 出院：依圖板上的表格。
dh-aid-end-2 = 階段 5 結束時四間病房全空：+5。
dh-aid-end-3 = 結束時剩下的血袋：+1。
dh-aid-end-4 = 結束時的死亡指示物：−2。
