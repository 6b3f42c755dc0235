# 列印頁與書籤所用的配件名稱，以及規則摘要的圖說。

fe-kind-incident = 事件卡
fe-kind-time = 時間卡
fe-kind-rank = 名次卡
fe-kind-boss = 隊長標記

fe-figure-suits = 使用的花色數
fe-figure-suits-note = 每種花色四張：1、1、2、3。
fe-figure-players = 人數
fe-figure-suits-row = 花色
fe-figure-rounds-row = 回合
fe-figure-bids = 例：誰是第一名？
fe-figure-bids-note = 比的是總和：7 高於 5。
fe-figure-command = 例：親自出馬的代價
fe-figure-command-note = 第一名出了 5，隊長須付 7 以上。
fe-figure-zero = 0 一定收回
fe-figure-zero-note = 其餘的卡留在事件上。
fe-figure-discard = 例：同花色兩張
fe-figure-discard-note = 棄掉最小的一張：2 + 3 + 4 = 9 小時。
fe-figure-initial = 例：預留的卡
fe-figure-thresholds = 淘汰人數
fe-figure-total-row = 總時間
fe-figure-out-row = 淘汰

fe-kind-aid = { fe-aid-title }
fe-kind-pad = { fe-pad-title }
