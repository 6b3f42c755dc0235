### 48：螢幕上的牌桌

## 牌桌

fe-screen-cards = 手牌 { $cards } 張
fe-screen-line = 手牌 { $cards }‧事件 { $won }
fe-screen-boss-line = 隊長‧手牌 { $cards } 張
fe-screen-won-count = 事件 { $n } 件
fe-screen-scored = { $vp } 分‧{ $hours } 小時
fe-screen-sum = 合計 { $n }
fe-screen-sum-rank = 合計 { $n }‧{ $rank }
fe-screen-cost = 出馬需 { $bid } + 2 = { $need } 以上
fe-screen-price = 需 { $need } 以上
fe-screen-bids = 出價 { $n }
fe-screen-commands = 親自出馬
fe-screen-pile = 牌庫
fe-screen-aside = 初始時間
fe-screen-laid = 你的出牌
fe-screen-won-own = 你得到的事件
fe-screen-won = { $seat } 得到的事件
fe-screen-nothing-won = 還沒有
fe-screen-hours = { $n } 小時
fe-screen-chosen = 已選：{ $cards }
fe-screen-col-vp = 事件
fe-screen-col-bonus = 加分
fe-screen-col-points = 總分
fe-screen-col-hours = 時間
fe-screen-out = 淘汰
fe-screen-wins = 獲勝
fe-screen-initial = 初始時間：{ $n }
fe-screen-total = 總時間：{ $n }
fe-screen-drop-count = 淘汰人數：{ $n }

## 現在要做的事

fe-now-suit-out = 抽籤決定要移除的花色，再點選它。
fe-now-take-out = 點選抽中的花色，把它們移出遊戲。
fe-now-lay-ranks = 點選該擺上桌的名次卡，再擺出來。
fe-now-start = 抽籤決定首任隊長，再點選那位玩家。
fe-now-take-sets = 點選你的刑警，寫下九張卡的時數合計。
fe-now-set-aside = 點選要預留的卡，再蓋放出去。
fe-now-draw = 翻一張事件卡，點選該卡，再點選它的位置。
fe-now-bids = 點選兩張卡出價，再蓋放出去。
fe-now-reveal = 全員蓋好後，一起翻開。
fe-now-ranks = 先點選第一名，再點選第二名。
fe-now-command = 點選手牌，再點選想接下的事件；或者留給出價的人。
fe-now-return = 點選要收回手牌的卡，再收回。
fe-now-place = 點選得到事件所用的卡，再點選要放上的事件。
fe-now-pass-boss = 點選下一任隊長；打完最後一回合，就結束所有回合。
fe-now-vp = 把得到的事件數字加起來，寫下合計。
fe-now-bonus = 數一數得到的花色，寫下加分。
fe-now-discard = 點選要棄掉的卡。
fe-now-hours = 把留下的時間卡加起來，寫下合計。
fe-now-reveal-initial = 翻開初始時間的卡。
fe-now-initial = 寫下初始時間計為幾小時。
fe-now-total = 把全員的時間加起來，寫下總時間。
fe-now-drop-count = 寫下淘汰人數。
fe-now-drop = 點選被淘汰的玩家。
fe-now-winners = 點選勝者。

## 朗讀用

fe-spot-hand = 時間卡 { $card }
fe-spot-suit = 花色 { $suit }
fe-spot-rank = 名次卡 { $rank }
fe-spot-seat = { $seat }：{ $line }
fe-spot-row = { $seat }
fe-spot-character = { $character }
fe-spot-incident = { $incident }，{ $suit } { $number }
fe-spot-place = { $rank }的事件：{ $incident }，{ $suit } { $number }
fe-spot-empty = { $rank }的事件區
fe-spot-laid = { $seat }：時間卡 { $card }
fe-spot-won = { $incident }上的時間卡 { $card }
fe-spot-aside = 初始時間的卡：{ $n } 張

## 可做之事的標題

fe-group-bid = 用兩張卡出價
fe-group-set-aside = 預留一張卡
fe-group-rank = 決定第一名與第二名
fe-group-command = 接下{ $rank }的事件
fe-group-suit-out = 抽中的花色
fe-group-start = 首任隊長
fe-group-incident = 翻到的事件
