# 48：規則、卡牌、行動與紀錄的用詞

## 遊戲

fe-title = 48
    .subtitle = 共鳴的危機
    .blurb = 各地同時出事！刑警們把有限的時間押在事件上，分數最高者獲勝，但太操勞的人會先被淘汰。
    .players = 3～5 人

## 規則章節

fe-section-setup = 遊戲準備
fe-section-order = 遊戲流程
fe-section-main = 翻開事件
fe-section-bids = 出價偵查
fe-section-command = 親自出馬
fe-section-end = 結束階段
fe-section-scoring = 計分
fe-section-dropout = 淘汰
fe-section-victory = 勝負

## 階段

fe-phase-suit-out = 抽出要移除的花色
fe-phase-take-out = 移除花色
fe-phase-lay-ranks = 擺放名次卡
fe-phase-start = 決定首任隊長
fe-phase-take-sets = 領取時間卡
fe-phase-set-aside = 預留初始時間
fe-phase-draw = 翻開事件
fe-phase-bids = 出價
fe-phase-reveal = 公開出價
fe-phase-ranks = 決定名次
fe-phase-command = 親自出馬
fe-phase-return = 收回手牌
fe-phase-place = 疊放時間卡
fe-phase-pass-boss = 交接隊長
fe-phase-vp = 計算事件分數
fe-phase-bonus = 計算花色加分
fe-phase-discard = 同花色棄牌
fe-phase-hours = 計算偵查時間
fe-phase-reveal-initial = 公開初始時間
fe-phase-initial = 結算初始時間
fe-phase-total = 計算總時間
fe-phase-drop-count = 決定淘汰人數
fe-phase-drop = 判定淘汰
fe-phase-winners = 判定勝者
fe-phase-over = 遊戲結束

## 規則：遊戲準備

fe-suit-count = 依人數決定使用幾種花色：三人 4 種、四人 5 種、五人 6 種。其餘花色收回盒中。
    .name = 花色數
    .broken = { $players } 人局要移除 { $need } 種花色，你移除了 { $have } 種。
fe-removed-suits = 移除哪些花色都可以。原文未說明如何挑選：本套件抽籤決定，或在開局設定時指定。
    .name = 移除的花色
    .broken = 可以移除的花色是{ $need }，你選了{ $have }。
fe-incident-cards = 每種花色有事件卡 4 張：數字 1 兩張，2 和 3 各一張。六種花色共 24 張。
    .name = 事件卡
    .broken = 數字 { $number } 的「{ $incident }」總共只有 { $count } 張，已經全翻出來了。
fe-pile = 把本局使用的事件卡洗勻，面朝下疊成牌庫。
    .name = 牌庫
    .broken = { $suit }已移出本局，牌庫裡沒有這種花色。
fe-rank-cards = 擺出第一名、第二名兩張名次卡；每張卡的下方就是該名次的事件區。
    .name = 名次卡
    .broken = 名次卡要擺 { $need } 張，你擺了 { $have } 張。
fe-start = 首任隊長用喜歡的方式決定，本套件抽籤。原文未說明預留的次序：全員同時預留，公開時不問是誰的卡。
    .name = 首任隊長
    .broken = 首任隊長要從 { $players } 位玩家中選出，沒有 { $have } 號座位。
fe-characters = 從首任隊長起，順時針各選一名刑警。刑警只有外觀不同，能力完全一樣。
    .name = 選擇刑警
    .broken = 這個座位的刑警是{ $need }，你選了{ $have }。
fe-time-cards = 每人領取一組九張時間卡作為手牌：0、1、1、2、2、3、4、5、6，合計 24 小時。
    .name = 時間卡
    .broken = 一組九張合計是 { $need } 小時，你算出 { $have } 小時。
fe-set-aside = 每人從手牌選一張 0 以外的時間卡，面朝下放在牌庫旁，作為初始時間。
    .name = 預留初始時間
    .broken = { $card } 不能預留，請改選 0 以外的卡。
fe-hidden = 得到的事件與其上的卡公開；手牌、未翻開的出價、初始時間保密，初始時間到所有回合結束才翻開。原文未完整說明。
    .name = 公開與保密
    .broken = { $left ->
        [0] 要等每個人的分數與偵查時間都算完，初始時間才能翻開（還剩 { $left } 回合）。
       *[other] 還剩 { $left } 回合（含本回合），初始時間還不能翻開。
    }

## 規則：遊戲流程

fe-phases = 每回合依序進行三個階段：翻開事件、出價偵查（含親自出馬）、結束階段，不能跳過或對調。
    .name = 回合流程
    .broken = 現在是「{ $now }」，這一步屬於「{ $need }」。
fe-turn = 從首任隊長起順時針輪流擔任隊長；每一步只由輪到的玩家執行。
    .name = 輪到誰
    .broken = 現在輪到 { $who }，不是 { $seat }。
fe-rounds = 每位玩家都當過兩次隊長後結束：三人共 6 回合，四人 8 回合，五人 10 回合。
    .name = 回合數
    .broken = 目前完成 { $done } 回合，全局共 { $need } 回合：最後一回合之前要把隊長往左交接，打完最後一回合才結束。
fe-over = 判定勝者後遊戲就結束，不再有任何行動。
    .name = 遊戲結束
    .broken = 遊戲已經結束，不能再行動。

## 規則：翻開事件

fe-draw = 隊長從牌庫翻兩張事件卡，面朝上放在名次卡下方：先翻的在第一名，後翻的在第二名。
    .name = 翻開事件
    .broken = 現在要補的是{ $need ->
        [1] 第一名
       *[other] 第二名
    }，不是{ $have ->
        [1] 第一名
       *[other] 第二名
    }。

## 規則：出價偵查

fe-boss-bids-not = 隊長不出價，其他玩家都要出價。
    .name = 隊長不出價
    .broken = { $boss } 是本回合的隊長，不能出價。
fe-hand = 只能打出自己手牌中的卡。
    .name = 只用手牌
    .broken = 你的手牌裡沒有 { $cards }。
fe-two-cards = 隊長以外的玩家各選兩張手牌，面朝下蓋在自己面前；數字合計就是出價。
    .name = 出價兩張
    .broken = 出價要 { $need } 張，你選了 { $have } 張。
fe-short-hand = 原文未說明手牌不足兩張的情形：有幾張就出幾張。0 不能預留且必定收回，所以手牌不會用光。
    .name = 手牌不足
    .broken = 你有 { $need } 張手牌，必須全部打出，你選了 { $have } 張。
fe-reveal = 所有人都蓋好後，同時翻開出價。
    .name = 同時公開
    .broken = 還有 { $waiting } 人沒出價，不能公開。
fe-first = 出價合計最大的玩家是第一名，得到第一名的事件。
    .name = 第一名
    .broken = 最高出價是 { $need }，{ $have ->
        [-1] { $seat } 沒有出價
       *[other] { $seat } 只有 { $have }
    }，不能當第一名。
fe-second = 出價合計次大的玩家是第二名，得到第二名的事件。
    .name = 第二名
    .broken = { $have ->
        [-1] 第二名應從出價者中指定：出價 { $need } 的玩家。
       *[other] 第二名應是出價 { $need } 的玩家，{ $seat } 的出價是 { $have }。
    }
fe-tie-first = 最高出價有多人平手時，隊長從中指定第一名與第二名。原文未說明三人以上平手：同樣選兩人，出價較低者沒有名次。
    .name = 第一名平手
    .broken = { $tied } 同為最高出價，第一名與第二名都要從中選；你指定的第二名是 { $seat }。
fe-tie-second = 原文未說明只有第二名平手的情形：由隊長從平手者中指定第二名。
    .name = 第二名平手
    .broken = { $tied } 同以 { $sum } 居次，第二名要從中選；你指定的第二名是 { $seat }。
fe-zero-bid = 原文未說明合計為 0 的出價：照樣參加排名，甚至可能是第一名；得到的事件上就沒有卡。
    .name = 出價為 0
    .broken = { $seat } 的出價合計為 0，仍然有名次，不能略過。

## 規則：親自出馬

fe-command = 隊長願意的話，可以從手牌付出代價，親自接下第一名或第二名的事件。
    .name = 親自出馬
    .broken = 只有隊長 { $boss } 能親自出馬，{ $seat } 不行。
fe-command-when = 名次確定之後，隊長才奪下該名次的事件。原文未說明確切時機：出價公開、平手排定之後，收回手牌之前。
    .name = 出馬時機
    .broken = 現在不能親自出馬：要等名次確定之後，並在收回手牌之前。
fe-command-count = 原文未說明能否兩件都接：每回合只接一件。選用「兩件皆可」時，兩件分開付。
    .name = 出馬件數
    .broken = { $rank ->
        [1] 第一名
       *[other] 第二名
    }的事件不能再親自出馬：標準是每回合一件；選用「兩件皆可」時，先第一名、後第二名，各一次。
fe-command-cards = 出馬時打出一張手牌，或兩張相加。
    .name = 出馬張數
    .broken = { $have ->
        [0] 出馬至少要打出 { $need } 張，你打出 { $have } 張。
       *[other] 出馬最多打出 { $need } 張，你打出 { $have } 張。
    }
fe-command-price = 付出的數字至少要比該名次的數字大 2（5 要付 7，2 要付 4），多付也可以。原文未說明那是什麼數字：本套件取出價合計。
    .name = 出馬代價
    .broken = 該名次的出價是 { $bid }，至少要付 { $need }，你只付 { $have }。

## 規則：結束階段

fe-return = 沒得到事件的玩家，把自己打出的卡全部收回手牌。
    .name = 收回手牌
    .broken = 應收回「{ $need }」，你收回「{ $have }」。
fe-displaced = 事件被隊長奪走時，名次不遞補。原文未說明被奪走的玩家如何：什麼也得不到，打出的卡全部收回。
    .name = 事件被奪走
    .broken = 事件被隊長接走，應收回「{ $need }」，你收回「{ $have }」。
fe-zero-returns = 得到事件的玩家也要把打出的 0 收回手牌。
    .name = 收回 0
    .broken = 得到事件時只收回 0：這次應收回「{ $need }」，你收回「{ $have }」。
fe-command-zero = 原文未說明出馬能否用 0：可以，但不增加數值，之後一樣收回手牌。
    .name = 出馬用的 0
    .broken = 付出的卡只收回 0：這次應收回「{ $need }」，你收回「{ $have }」。
fe-place = 得到事件的玩家，把自己留在場上的時間卡疊放在該事件卡上。
    .name = 疊放時間卡
    .broken = { $rank ->
        [1] 第一名
       *[other] 第二名
    }的事件上應疊放 { $need }，你放了 { $have }。
fe-pass-boss = 回合結束時，隊長交給左手邊的玩家。
    .name = 交接隊長
    .broken = 下一任隊長是 { $need }，不是 { $have }。

## 規則：計分

fe-vp = 把自己得到的事件卡數字全部相加，就是事件分數；花色加分另計。
    .name = 事件分數
    .broken = { $have } 分不對：把你得到的每張事件卡的數字加起來，花色加分另計。
    .answer = 是 { $need } 分。
fe-suit-bonus = 得到多種花色時，另加「花色數減 1」分，例如三種花色加 2 分。原文未說明沒有事件的情形：加 0 分，不倒扣。
    .name = 花色加分
    .broken = 加 { $have } 分不對：你有 { $suits } 種花色，加分是花色數減 1，最少 0 分。
    .answer = 加 { $need } 分。
fe-discard-scope = 同花色的事件有兩件以上時，必須棄掉這些事件上最小的一張時間卡。原文未說明三、四件的情形：每種花色仍只棄一張，沒有卡就不棄。
    .name = 同花色棄牌
    .broken = 現在要棄的是{ $suit }事件上最小的 { $need }，你選的是{ $tried }的 { $have }。
fe-hours = 同花色棄牌之後，自己事件卡上的時間卡數字合計，就是偵查時間。
    .name = 偵查時間
    .broken = { $have } 小時不對：先做完同花色棄牌，再把你事件上剩下的時間卡全部相加。
    .answer = 是 { $need } 小時。

## 規則：淘汰

fe-initial = 翻開所有預留的卡，取最大的數字；最大的有幾張就全部相加。2、5、6 算 6；3、5、5 算 10。
    .name = 初始時間
    .broken = { $have } 不對：翻開的是 { $cards }，只看最大的數字，有幾張就加幾張。
    .answer = 是 { $need }。
fe-total = 全員的偵查時間加上初始時間，就是總時間。
    .name = 總時間
    .broken = { $have } 不對：把每位玩家的偵查時間相加，再加上初始時間。
    .answer = 是 { $need }。
fe-threshold = 總時間超過 48 淘汰一人，每過 12（60、72、84）多一人。原文未說明剛好 60、72、84 的情形：不算超過，60 淘汰一人，61 兩人。
    .name = 淘汰人數
    .broken = { $have } 人不對：總時間 { $total }，數一數它超過 48、60、72、84 之中的幾個。
    .answer = 是 { $need } 人。
fe-threshold-end = 原文未說明超過 96 的情形：最多淘汰四人。選用「每 12 再加一人」時，超過 96 淘汰五人。
    .name = 淘汰人數上限
    .broken = { $have } 人不對：總時間 { $total }，請看本局在 84 之後是否還有門檻。
    .answer = 是 { $need } 人。
fe-dropout = 依偵查時間由多到少，淘汰到應有的人數為止。
    .name = 淘汰順序
    .broken = 淘汰名單「{ $have }」不對：從偵查時間最多的玩家開始，淘汰到應有的人數。
    .answer = 應淘汰：{ $need }。
fe-dropout-ties = 時間相同時，分數高者先淘汰；仍相同則名次並列。原文未說明並列超過人數的情形：名次在人數以內者全部淘汰（1、2、2、4 淘汰兩人時，共三人）。
    .name = 淘汰平手
    .broken = 淘汰名單「{ $have }」不對：時間相同時分數高者先；仍相同就並列，名次在人數以內者都淘汰。
    .answer = 應淘汰：{ $need }。

## 規則：勝負

fe-win = 沒被淘汰的玩家中，分數最高者獲勝。
    .name = 獲勝
    .broken = 勝者「{ $have }」不對：在沒被淘汰的玩家中找分數最高的人。
    .answer = 勝者：{ $need }。
fe-win-ties = 同分時，偵查時間多者勝；仍相同則平手，共享勝利。原文未說明用哪個時間：用棄牌後的時間。
    .name = 同分
    .broken = 勝者「{ $have }」不對：同分時比棄牌後的偵查時間，多者勝，再相同則共享勝利。
    .answer = 勝者：{ $need }。
fe-nobody-left = 原文未說明全員都被淘汰的情形：沒有人獲勝。
    .name = 全員淘汰
    .broken = 所有人都被淘汰了，勝者不能是 { $have }。

## 花色與事件

fe-suit-red = 紅色
    .adj = 紅色
fe-suit-yellow = 黃色
    .adj = 黃色
fe-suit-green = 綠色
    .adj = 綠色
fe-suit-blue = 藍色
    .adj = 藍色
fe-suit-black = 黑色
    .adj = 黑色
fe-suit-white = 白色
    .adj = 白色
fe-incident-red = 定時裝置
    .subtitle = 事件‧紅色
fe-incident-yellow = 十字路口
    .subtitle = 事件‧黃色
fe-incident-green = 實驗室
    .subtitle = 事件‧綠色
fe-incident-blue = 客機
    .subtitle = 事件‧藍色
fe-incident-black = 總統
    .subtitle = 事件‧黑色
fe-incident-white = 千金
    .subtitle = 事件‧白色

## 卡牌

fe-card-here = 時間卡疊放於此
fe-card-vp = { $n } 分
fe-time-card = 時間卡
fe-time-hours = 偵查 { $n } 小時
fe-time-zero = 必定收回手牌。不能預留。
fe-rank-card-1 = 第一名
    .text = 出價最高者得此事件
fe-rank-card-2 = 第二名
    .text = 出價次高者得此事件
fe-boss-marker = 隊長
    .text = 翻開事件、排定平手；本回合不出價，可親自出馬

## 刑警

fe-character-key = 鑰匙刑警
    .short = 鑰匙
fe-character-cup = 杯子刑警
    .short = 杯子
fe-character-leaf = 葉子刑警
    .short = 葉子
fe-character-bell = 鈴鐺刑警
    .short = 鈴鐺
fe-character-boat = 小船刑警
    .short = 小船

## 行動

fe-do-take-out = 移除花色：{ $suits }
fe-do-suit-out = 抽到要移除的花色：{ $suit }
fe-do-lay-ranks = 擺出名次卡 { $cards } 張
fe-do-start = 首任隊長：{ $seat }
fe-do-take-set = 領取{ $character }的時間卡，合計 { $hours } 小時
fe-do-set-aside = 預留 { $card }
fe-do-incident = { $rank ->
        [1] 第一名
       *[other] 第二名
    }的事件：{ $incident }（{ $suit } { $number }）
fe-do-bid = 出價 { $cards }
fe-do-reveal = 公開{ $what }
fe-do-rank = 第一名：{ $first }，第二名：{ $second }
fe-do-command = 親自出馬，以 { $cards } 接下{ $rank ->
        [1] 第一名
       *[other] 第二名
    }的事件
fe-do-pass = 不出馬
fe-do-return = 收回 { $cards }
fe-do-place = 在{ $rank ->
        [1] 第一名
       *[other] 第二名
    }的事件上疊放 { $cards }
fe-do-pass-boss = 隊長交給 { $seat }
fe-do-finish = 結束所有回合，開始計分
fe-do-vp = 事件分數 { $n } 分
fe-do-bonus = 花色加分 { $n } 分
fe-do-discard = { $suit }棄牌：{ $card }
fe-do-hours = 偵查時間 { $n } 小時
fe-do-initial = 初始時間 { $n }
fe-do-total = 總時間 { $n }
fe-do-drop-count = 淘汰 { $n } 人
fe-do-drop = 淘汰：{ $seats }
fe-do-winners = 勝者：{ $seats }

## 輸入用的動詞

fe-verb-take-out = 移除
fe-verb-suit-out = 抽花色
fe-verb-lay-ranks = 擺名次
fe-verb-start = 首任
fe-verb-take-set = 領取
fe-verb-set-aside = 預留
fe-verb-incident = 翻開
fe-verb-bid = 出價
fe-verb-reveal = 公開
fe-verb-rank = 排名
fe-verb-command = 出馬
fe-verb-pass = 不出馬
fe-verb-return = 收回
fe-verb-place = 疊放
fe-verb-pass-boss = 交接
fe-verb-finish = 結束
fe-verb-vp = 分數
fe-verb-bonus = 加分
fe-verb-discard = 棄牌
fe-verb-hours = 時數
fe-verb-initial = 初始
fe-verb-total = 總計
fe-verb-drop-count = 淘汰數
fe-verb-drop = 淘汰
fe-verb-winners = 勝者

## 輸入用的名詞

fe-token-red = 紅
fe-token-yellow = 黃
fe-token-green = 綠
fe-token-blue = 藍
fe-token-black = 黑
fe-token-white = 白
fe-token-key = 鑰匙
fe-token-cup = 杯子
fe-token-leaf = 葉子
fe-token-bell = 鈴鐺
fe-token-boat = 小船
fe-token-bids = 出價
fe-token-initial = 初始時間

## 紀錄

fe-log-take-out = { $seat }：移除花色 { $suits }
fe-log-suit-out = 抽到要移除的花色：{ $suit }
fe-log-lay-ranks = { $seat }：擺出名次卡 { $cards } 張
fe-log-start = 首任隊長：{ $seat }
fe-log-take-set = { $seat }：領取{ $character }的時間卡，合計 { $hours } 小時
fe-log-set-aside = { $seat }：預留 { $card }
fe-log-set-aside-hidden = { $seat }：預留一張卡
fe-log-incident = { $rank ->
        [1] 第一名
       *[other] 第二名
    }的事件：{ $incident }（{ $suit } { $number }）
fe-log-bid = { $seat }：出價 { $cards }
fe-log-bid-hidden = { $seat }：蓋下 { $count } 張出價
fe-log-reveal = { $seat }：公開{ $what } { $cards }
fe-log-rank = { $seat }：排定名次，第一名 { $first }，第二名 { $second }
fe-log-command = { $seat }：親自出馬，以 { $cards } 接下{ $rank ->
        [1] 第一名
       *[other] 第二名
    }的事件
fe-log-pass = { $seat }：不出馬
fe-log-return = { $seat }：收回 { $cards }
fe-log-place = { $seat }：得到{ $rank ->
        [1] 第一名
       *[other] 第二名
    }的事件「{ $incident }」，疊放 { $cards }
fe-log-pass-boss = 下一任隊長：{ $seat }
fe-log-round = 第 { $round } 回合（共 { $rounds } 回合），隊長 { $boss }
fe-log-finish = { $seat }：所有回合結束，開始計分
fe-log-vp = { $seat }：事件分數 { $n } 分
fe-log-bonus = { $seat }：花色加分 { $n } 分
fe-log-discard = { $seat }：{ $suit }棄牌 { $card }
fe-log-hours = { $seat }：偵查時間 { $n } 小時
fe-log-initial = { $seat }：初始時間 { $n }
fe-log-total = { $seat }：總時間 { $n }
fe-log-drop-count = { $seat }：淘汰 { $n } 人
fe-log-drop = { $seat }：判定淘汰 { $seats }
fe-log-winners = { $seat }：判定勝者 { $seats }
fe-log-outcome = 遊戲結束，勝者：{ $seats }

## 桌面雜務

fe-chore-take-out = 移除花色
    .teach = 依人數把用不到的花色收回盒中。
fe-chore-lay-ranks = 擺放名次卡
    .teach = 擺出第一名、第二名兩張名次卡，下方留出放事件的位置。
fe-chore-take-sets = 領取時間卡
    .teach = 每人領一名刑警的九張時間卡，核對合計時數。
fe-chore-reveal = 翻開蓋著的卡
    .teach = 等全員的出價都蓋好，再同時翻開；最後也要翻開初始時間。
fe-chore-ranks = 決定名次
    .teach = 依出價合計指出第一名與第二名；平手由隊長選。
fe-chore-return = 收回手牌
    .teach = 沒得到事件就收回自己打出的所有卡；0 一律收回。
fe-chore-place = 疊放時間卡
    .teach = 把留在場上的時間卡疊到得到的事件卡上。
fe-chore-pass-boss = 交接隊長
    .teach = 把隊長標記交給左手邊的玩家。
fe-chore-discard = 同花色棄牌
    .teach = 同花色有兩件以上事件時，找出要棄掉的最小時間卡。
fe-chore-sums = 計算分數與時間
    .teach = 算出分數、花色加分、偵查時間，以及全員的總時間。
fe-chore-dropout = 判定淘汰
    .teach = 看總時間決定淘汰幾人，再找出是誰。
fe-chore-winners = 判定勝者
    .teach = 在沒被淘汰的玩家中找出勝者。

## 選項

fe-option-command_count = 親自出馬的件數
fe-option-command_count-standard = 每回合一件
fe-option-command_count-both = 兩件皆可，分開付
fe-option-threshold_end = 總時間超過 96 時
fe-option-threshold_end-standard = 最多淘汰四人
fe-option-threshold_end-every-12 = 每 12 再加一人

## 結果

fe-ending-win = 分數最高者獲勝
fe-ending-win-by-time = 同分，偵查時間較多者獲勝
fe-ending-draw = 分數與時間都相同，平手
fe-ending-nobody-left = 全員淘汰，無人獲勝
fe-part-vp = 事件分數
fe-part-suit-bonus = 花色加分
fe-part-hours = 偵查時間
fe-part-discard = 同花色棄牌

## 計分表

fe-pad-title = 計分表
fe-pad-date = 日期
fe-pad-name = 姓名
fe-pad-vp = 事件數字合計
fe-pad-bonus = 花色數 − 1
fe-pad-vp-total = 分數
fe-pad-hours = 時間卡合計
fe-pad-discard = 同花色最小的一張
fe-pad-hours-total = 偵查時間
fe-pad-dropout = 淘汰順序（時間多者先）
fe-pad-everybody = 全員的時間
fe-pad-all-hours = 全員偵查時間
fe-pad-initial = 初始時間最大 × 張數
fe-pad-total = 總時間
fe-pad-dropouts = 淘汰人數
fe-pad-people = { $n } 人
fe-pad-winner = 沒被淘汰的人之中分數最高者獲勝；同分比偵查時間，多者勝，再相同則平手。
fe-pad-nobody = 全員淘汰時無人獲勝（原文未說明，由本套件裁定）。

## 玩家輔助卡

fe-aid-title = 玩家輔助卡
fe-aid-setup-1 = 依人數留下花色：三人 4、四人 5、五人 6。
fe-aid-setup-2 = 事件卡洗勻，面朝下疊成牌庫。
fe-aid-setup-3 = 擺出第一名、第二名的名次卡。
fe-aid-setup-4 = 決定首任隊長。
fe-aid-setup-5 = 順時針各選一名刑警，領九張時間卡。
fe-aid-setup-6 = 各預留一張（0 除外），蓋在牌庫旁。
fe-aid-turn-1 = 隊長依序翻開第一、第二名的事件。
fe-aid-turn-2 = 其他人各蓋兩張手牌，同時翻開。
fe-aid-turn-3 = 最大為第一名，次大為第二名。平手由隊長排定。
fe-aid-turn-4 = 親自出馬：隊長付「出價 + 2」以上，接下一件。
fe-aid-turn-5 = 沒得到事件者收回全部；0 一律收回。
fe-aid-turn-6 = 其餘的卡疊在得到的事件上；隊長交給左手邊，每人當兩次後結束。
fe-aid-end-1 = 分數：事件數字合計，加花色數 − 1。
fe-aid-end-2 = 同花色兩件以上：棄掉其上最小的一張時間卡。
fe-aid-end-3 = 偵查時間：事件上剩下的時間卡合計。
fe-aid-end-4 = 總時間：全員偵查時間 + 初始時間最大值（同值全加）。
fe-aid-end-5 = 超過 48、60、72、84 各淘汰一人，時間多者先。
fe-aid-end-6 = 留下的人之中分數最高者獲勝；同分比時間多。

## 規則摘要

fe-summary-title = 規則摘要
