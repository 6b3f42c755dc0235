# 列印頁與書籤上的配件名稱，以及規則摘要的圖。

dh-kind-board = 醫院圖板
dh-kind-department = 設施板塊
dh-kind-specialist = 專家卡
dh-kind-administrator = 院長卡
dh-kind-event = 事件卡
dh-kind-ambulance = 救護車
dh-kind-die = 紙骰子
dh-kind-meeple = 米寶
dh-kind-token = 指示物
dh-kind-score-board = 計分與回合圖板
dh-kind-marker = 標記
dh-kind-aid = 幫助卡

dh-figure-bag = 救護車與骰子
dh-figure-players = 人數
dh-figure-ambulances = 救護車
dh-figure-dice = 袋中骰子
dh-figure-offer = 擴建數
dh-figure-table = 一回合出院的分數
dh-figure-table-note = 上排：本回合出院的人數。下排：分數。
dh-figure-fill = 範例：裝上救護車
dh-figure-fill-note = 數值小的先上車，從 1 號車起每台 3 位。
dh-figure-ward = 範例：治療兩位後的病房
dh-figure-ward-note = 受治療的病患移到下半部。上半部的紅 2 受忽視，降為 1。
dh-figure-round = 範例：救護行動
dh-figure-round-note = { $meeple }到{ $department }
dh-figure-round-end = 得分：{ $points }
