# Emergency Roll：規則、行動與紀錄的用詞
# 病區是從入口到記錄板的一串病房，以記錄板的數字稱呼；病房是寫一個數值的格子，如「9-2」。

## 遊戲

er-title = Emergency Roll
    .subtitle = 骰子醫院：急診室
    .blurb = 救護車同時為大家送來病患：選一顆骰子，在自己的醫院裡替它找到最合適的病房。
    .players = 2–6 人

## 規則章節

er-section-setup = 遊戲準備
er-section-order = 遊戲流程
er-section-roll = 救護車與骰子
er-section-choice = 選擇病患
er-section-bonus = 救護車獎勵
er-section-admit = 收治病患
er-section-tools = 聽診器與血袋
er-section-morgue = 太平間
er-section-cardiologists = 心臟科醫師
er-section-end = 回合結束
er-section-scoring = 計分
er-section-victory = 勝負

## 規則：遊戲準備

er-seats = 適合 2–6 人。原文提到單人遊戲，卻沒有規則，本套件也不自行編造。
    .name = 遊戲人數
    .broken = 發了 { $have } 張紀錄紙，但只能 2–6 人遊玩。
er-sheets = 每人一張醫院紀錄紙：7 個病區（各有入口、病房、記錄板、護理師）與 2 間 X 光檢查室，下方是紀錄欄與計分欄。
    .name = 醫院紀錄紙
    .broken = 每人一張，共需紀錄紙 { $need } 張，你發了 { $have } 張。
er-removed = 從 27 張救護車卡中取 3 張不看放回盒中，五人時取 2 張。原文只為五人另訂張數，其他人數一律 3 張。
    .name = 移除救護車卡
    .broken = { $players } 人局要移除 { $need } 張救護車卡，你選了 { $have } 張。
er-specialist-number = 抽心臟科醫師 2 張、放射科醫師與流行病學家各 1 張。原文又說有三位專科醫師，這裡解讀為三種。
    .name = 專科醫師張數
    .broken = 現在要抽{ $need }，你抽到的是{ $have }。
er-specialists = 專科醫師隨機抽出，其餘放回盒中。
    .name = 抽專科醫師
    .broken = 「{ $specialist }」已經在桌上了。
er-cardio-side = 心臟科醫師以 8 / 5 面朝上擺放，兩人時改以 5 面朝上。
    .name = 心臟科醫師的面
    .broken = { $players } 人局要以 { $need ->
        [8] 8 / 5
       *[other] { $need }
    } 面朝上，不是 { $have ->
        [8] 8 / 5
       *[other] { $have }
    } 面。
er-first-chief = 由一位玩家拿主任醫師卡，擔任首位主任醫師。原文未說明是誰，本套件抽籤決定。
    .name = 首位主任醫師
    .broken = 主任醫師要從 { $players } 位玩家中選出，沒有 { $have } 號座位。

## 規則：遊戲流程

er-phases = 每回合依序進行：救護車與骰子、選擇病患、獎勵與收治、心臟科醫師、主任醫師交接。
    .name = 回合流程
    .broken = 現在是「{ $now }」，這一步屬於「{ $need }」。
er-turn = 每回合全員都參加，各自填寫自己的紀錄紙。
    .name = 輪到誰
    .broken = 現在輪到 { $who }，還沒輪到 { $seat }。
er-rounds = 玩到救護車牌堆用完為止：共 24 回合，五人時 25 回合。
    .name = 回合數
    .broken = 現在是第 { $done } 回合，共 { $need } 回合。最後一回合之前要交接主任醫師；最後一回合結束後不再交接，開始計分。
er-over = 宣布勝者後遊戲就結束，不再有任何行動。
    .name = 遊戲結束
    .broken = 遊戲已經結束，不能再行動。

## 規則：救護車與骰子

er-card = 主任醫師翻開救護車牌堆最上面的一張。每張卡都不相同。
    .name = 翻開救護車卡
    .broken = 救護車卡 { $card } 號已經翻過，沒有第二張。
er-roll = 主任醫師擲三顆骰子，各放在同色的救護車下方。骰子就是病患，有顏色與數值。
    .name = 擲骰子
    .broken = 現在要放{ $need }色骰子，不是{ $have }色骰子。

## 規則：選擇病患

er-chief-first = 主任醫師最先選一位病患，並把那顆骰子從卡旁移開。
    .name = 主任醫師先選
    .broken = 主任醫師 { $chief } 先選，還沒輪到 { $seat }。
er-pick-once = 每人每回合選一位病患，連同他的救護車。
    .name = 每人選一位
    .broken = 這回合你已經選好病患了。
er-choice-order = 其他人同時祕密選擇。原文說有人想知道時改為順時針公開，未說明如何決定：標準為祕密，公開為選項。
    .name = 選擇順序
    .broken = 現在由 { $who } 選，還沒輪到 { $seat }。
er-follow = 其他人從剩下兩顆骰子中選一顆，可以重複。主任醫師那顆要花 1 個血袋；原文未說明能否多人同選，這裡可以。
    .name = 其他人選擇
    .broken = { $colour }色骰子是主任醫師選的，要花 1 個血袋才能選；你可用的血袋有 { $have } 個。
er-bag-now = 本回合得到的血袋可立即使用，但只能用在病房顏色；主任醫師的骰子要用選擇前就有的血袋。原文未明說。
    .name = 本回合的血袋
    .broken = 要選主任醫師的骰子，選之前就要有 { $need } 個血袋，你有 { $have } 個。
er-bag-follow = 選擇病患時，血袋只能花在主任醫師的骰子上。
    .name = 選擇時的血袋
    .broken = 選{ $colour }色骰子不花血袋，只有主任醫師的骰子才要。主任醫師的骰子：{ $chief }。

## 規則：救護車獎勵

er-bonus = 選了病患，就同時得到他那輛救護車的獎勵。
    .name = 病患的獎勵
    .broken = 這位病患的獎勵是「{ $need }」，不是「{ $have }」。
er-stethoscopes = 在紀錄欄圈起 2 個聽診器。可立即使用，也可留到之後的回合。
    .name = 獎勵：聽診器
    .broken = 要圈 { $need } 個聽診器，你選了 { $have } 個。
er-bags = 在紀錄欄圈起 1 個血袋。可立即使用，也可留到之後的回合。
    .name = 獎勵：血袋
    .broken = 要圈 { $need } 個血袋，你選了 { $have } 個。
er-unlimited = 聽診器與血袋可以超過印刷的數量，超出的記在旁邊。原文未說明是否計入目標，這裡計入。
    .name = 沒有上限
    .broken = 印刷的 { $printed } 個不是上限：要記 { $need } 個，你選了 { $have } 個。
er-screen-bonus = 屏風只能靠這項獎勵獲得，每次一面。
    .name = 屏風靠獎勵
    .broken = 你現在沒有屏風可放。
er-screen = 寫入前後皆可，圈起任一病區的最後一位病患（剛寫的也行），下一位數值不限。原文未說明：全滿病區圈了無效，空病區無人可圈。
    .name = 獎勵：屏風
    .broken = 病區 { $ward } 還沒有病患，無人可圈。
er-screen-again = 已經隔離的病患不再圈第二次（本套件自訂）。
    .name = 只圈一次
    .broken = 病區 { $ward } 的最後一位病患（病房 { $room }，數值 { $value }）已經隔離了。
er-critical = 在剛寫下的數值旁寫「!」。
    .name = 獎勵：危急病患
    .broken = 「!」要寫在病房 { $need }，不是病房 { $have }。
er-nurse = 把剛才寫入的病區的護理師劃掉。
    .name = 獎勵：護理師
    .broken = 你寫在病區 { $need }，要劃掉那裡的護理師，不是病區 { $have } 的。
er-nurse-track = 在護理師計分軌 2、5、9、14、20、27、35 上，由左到右圈起下一個數字。
    .name = 護理師計分軌
    .broken = { $have } 不對：找出計分軌上最左邊還沒圈起的數字。
    .answer = 正確答案是 { $need }。
er-nurse-lost = 每個病區只有一位護理師。已經劃掉時，病患照樣收治，獎勵作廢；原文只說什麼都不會發生。
    .name = 護理師不在了
    .broken = 病區 { $ward } 的護理師已經劃掉，獎勵作廢，應為 0，不是 { $have }。
er-extra-patient = 額外病患只能靠這項獎勵獲得，每次一位。顏色與兩個可選的數值印在卡上。
    .name = 獎勵：額外病患
    .broken = 現在沒有額外病患可以收治。
er-extra-icon = 原文說額外病患的救護車畫著「!」，這裡視為筆誤：「!」是危急病患的標記。
    .name = 「!」的意思
    .broken = 額外病患的救護車不會讓任何人變成危急病患。
er-extra = 兩個數值擇一，可用聽診器與血袋，本身沒有獎勵；先後與病區不限。不收的每位各圈太平間 1 格；兩位都不收時原文未說明（選項：共 1 格）。
    .name = 收治額外病患
    .broken = 太平間要圈 { $need } 格，你選了 { $have } 格。

## 規則：收治病患

er-admit-once = 把病患的數值寫進一間空病房。
    .name = 一人一間
    .broken = 你選的病患已經安置好了。
er-words = 病區是從入口到記錄板的一串病房，病房是寫一個數值的格子。原文兩詞混用，這裡以此為準。
    .name = 病區與病房
    .broken = 病房 { $room } 已經寫了 { $value }，不能再寫。
er-colour = 病房要與骰子同色；灰色病房不限顏色。
    .name = 顏色
    .broken = 病房 { $room } 是{ $need }色，病患是{ $have }色。花 1 個血袋就行，你可用的有 { $bags } 個。
er-order = 病區的第一位病患寫在入口的病房，之後依序寫入下一間。不必填滿一個病區才開始另一個。
    .name = 從入口依序
    .broken = 病區 { $ward } 接下來要寫病房 { $need }，不是病房 { $room }。
er-rising = 數值要大於前一間病房。病區的第一位病患，以及隔離病患的下一位，數值不限。
    .name = 數值遞增
    .broken = 病區 { $ward } 的前一間是 { $need }，數值要比它大，{ $have } 不行。

## 規則：聽診器與血袋

er-stethoscope-cost = 每用 1 個聽診器，要寫的數值就加 1 或減 1，用幾個都可以。骰子本身不轉動。
    .name = 改變數值
    .broken = 把 { $value } 改成 { $to } 要用 { $need } 個聽診器，你有 { $have } 個。
er-value-range = 數值不能低於 1 或高於 6，首尾也不相接：6 不會一步變成 1，1 也不會一步變成 6。
    .name = 數值 1 到 6
    .broken = 沒有 { $have } 這個數值，只有 1 到 6。
er-stethoscope-cross = 把用掉的聽診器劃掉。
    .name = 劃掉聽診器
    .broken = { $have } 不對：數一數這回合你總共把數值改了多少。
    .answer = 正確答案是 { $need }。
er-bag-held = 開始時沒有血袋。只能用已圈起而還沒劃掉的血袋。
    .name = 手上的血袋
    .broken = 這要花 1 個血袋，你可用的有 { $have } 個。
er-bag-colour = 花 1 個血袋，可以把病患寫進不同顏色的病房。顏色相符時不花血袋。
    .name = 血袋與顏色
    .broken = 病房 { $room } 本來就能收{ $colour }色病患，不花血袋。
er-bag-cross = 把用掉的血袋劃掉；一回合可以用不只一個。
    .name = 劃掉血袋
    .broken = { $have } 不對：數一數這回合的血袋，選主任醫師的骰子與不管顏色的都算。
    .answer = 正確答案是 { $need }。

## 規則：太平間

er-refuse = 不能或不想收治的病患送往太平間。原文未說明「不想」的範圍，這裡解讀為有病房可寫也可以不收。
    .name = 不收病患
    .broken = 這位病患已經安置好了，不能再送往太平間。
er-morgue = 每送一位病患到太平間，就圈起其中 1 格。
    .name = 太平間
    .broken = 太平間要圈 { $need } 格，你選了 { $have } 格。
er-morgue-full = 太平間圈滿之後不再圈，也不再扣分。原文未說明共有幾格，紀錄紙上是 4 格。
    .name = 太平間已滿
    .broken = 太平間已經滿了，不再圈（0 格），你選了 { $have } 格。
er-morgue-bonus = 病患送往太平間仍保有獎勵，但危急病患與護理師除外。原文未逐一說明其餘獎勵，這裡全部保有。
    .name = 太平間與獎勵
    .broken = 病患送往太平間，「{ $bonus }」的獎勵作廢。

## 規則：心臟科醫師

er-cardio = 每回合結束時，達成心臟科醫師目標的人都得分，每張卡每人一次。原文未說明最後一回合與三人以上同時達成，這裡一樣處理。
    .name = 達成目標
    .broken = 「{ $have }」不對：看看有誰達成「{ $specialist }」，而且還沒得過分。
    .answer = 「{ $specialist }」由這些人得分：{ $need }。
er-stethoscope-start = 聽診器一開始就圈起 1 個。原文未說明「8 個聽診器」怎麼數，這裡連這一個與用掉的都算。
    .name = 聽診器怎麼數
    .broken = 「{ $have }」不對：圈起過的聽診器全都要數，起始的一個與用掉的都算。
    .answer = 得分者：{ $need }。
er-cardio-points = 得到朝上那面的分數：8 或 5。同一回合達成的人都得同樣的分數；兩人時一律 5 分。
    .name = 目標的分數
    .broken = 這張卡現在是 { $need } 分，不是 { $have } 分。
er-cardio-turn = 有人得分的卡由 8 翻到 5，原本是 5 就移出遊戲；不論幾人得分，只翻一次。
    .name = 翻心臟科醫師卡
    .broken = { $need ->
        [0] 這張卡要移出遊戲（0），你選了 { $have }。
       *[other] 這張卡要翻到 { $need }，你選了 { $have }。
    }

## 規則：回合結束

er-pass-chief = 回合結束時，主任醫師卡順時針交給左邊的玩家。
    .name = 交接主任醫師
    .broken = 下一位主任醫師是 { $need }，不是 { $have }。

## 規則：計分

er-clipboards = 每個全滿的病區，得到其記錄板上的分數。
    .name = 全滿病區
    .broken = { $have } 不對：把病房全部寫滿的病區，記錄板數字加起來。
    .answer = 正確答案是 { $need }。
er-critical-score = 危急病患的分數是數值總和。原文一處說總值，一處說人數：標準為總和，人數為選項。
    .name = 危急病患計分
    .broken = { $have } 不對：把有「!」的病患數值加起來；選用「人數」時，數有幾位。
    .answer = 正確答案是 { $need }。
er-nurses = 護理師的分數是計分軌上圈起的最大數字。
    .name = 護理師計分
    .broken = { $have } 不對：看計分軌上圈起的數字中最右邊的一個，都沒圈就是 0。
    .answer = 正確答案是 { $need }。
er-cardiologists = 心臟科醫師的分數，是遊戲中記下的分數合計。
    .name = 心臟科醫師計分
    .broken = { $have } 不對：把遊戲中為心臟科醫師記下的分數加起來。
    .answer = 正確答案是 { $need }。
er-radiologist = 放射科醫師依卡上的條件，替 X 光檢查室周圍的病患計分。
    .name = 放射科醫師計分
    .broken = { $have } 不對：依「{ $specialist }」再數一次兩間檢查室的周圍。
    .answer = 正確答案是 { $need }。
er-epidemiologist = 流行病學家依卡上的條件，替全院數值的分布計分。
    .name = 流行病學家計分
    .broken = { $have } 不對：依「{ $specialist }」再數一次全院，跨病區也算相鄰。
    .answer = 正確答案是 { $need }。
er-shared-cells = 連鎖、直線、三角形：一間病房只算在一組裡，取得分最高的分法。原文未說明能否重疊：標準為不能，可重疊為選項。
    .name = 共用的病房
    .broken = { $have } 不對：「{ $specialist }」的每間病房只算在一組裡（選用「可重疊」時除外），取得分最高的分法。
    .answer = 正確答案是 { $need }。
er-morgue-score = 太平間每圈 1 格，扣 1 分。
    .name = 太平間扣分
    .broken = { $have } 不對：數一數太平間圈起的格子，每格 −1。
    .answer = 正確答案是 { $need }。
er-total = 把所有計分欄加起來。剩下的聽診器與血袋不計分。
    .name = 總分
    .broken = { $have } 不對：把所有計分欄加起來，太平間要扣分。
    .answer = 正確答案是 { $need }。

## 規則：勝負

er-win = 分數最高的玩家獲勝。
    .name = 獲勝
    .broken = 勝者「{ $have }」不對：找出總分最高的人。
    .answer = 勝者：{ $need }。
er-tie = 最高分同分者共享勝利，原文沒有平手的判定。
    .name = 同分
    .broken = 勝者「{ $have }」不對：最高分不只一人，要全部指出。
    .answer = 勝者：{ $need }。

## 階段

er-phase-sheets = 發紀錄紙
er-phase-remove = 移除救護車卡
er-phase-specialists = 抽專科醫師
er-phase-side = 擺放心臟科醫師
er-phase-chief = 決定首位主任醫師
er-phase-card = 翻開救護車卡
er-phase-dice = 擲骰子
er-phase-pick = 選擇病患
er-phase-gain = 圈起獎勵
er-phase-admit = 收治病患
er-phase-screen = 放置屏風
er-phase-critical = 標記危急病患
er-phase-nurse = 劃掉護理師
er-phase-morgue = 圈太平間
er-phase-cross = 劃掉用掉的
er-phase-claim = 心臟科醫師得分
er-phase-turn-card = 翻心臟科醫師卡
er-phase-pass-chief = 交接主任醫師
er-phase-write-clipboards = 計算病區
er-phase-write-critical = 計算危急病患
er-phase-write-nurses = 計算護理師
er-phase-write-cardiologists = 計算心臟科醫師
er-phase-write-radiologist = 計算放射科醫師
er-phase-write-epidemiologist = 計算流行病學家
er-phase-write-morgue = 計算太平間
er-phase-write-total = 計算總分
er-phase-winners = 判定勝者
er-phase-over = 遊戲結束

## 顏色

er-colour-red = 紅
er-colour-yellow = 黃
er-colour-green = 綠
er-colour-grey = 不限

## 行動

er-do-sheets = 發紀錄紙 { $n } 張
er-do-remove = 不看移除救護車卡 { $n } 張
er-do-specialist = 抽到專科醫師：{ $specialist }
er-do-side = 心臟科醫師以 { $n ->
    [8] 8 / 5
   *[other] { $n }
} 面朝上
er-do-chief = 首位主任醫師：{ $seat }
er-do-card = 翻開救護車卡 { $card } 號
er-do-die = 擲出{ $colour }色骰子 { $value }
er-do-pick = 選{ $colour }色骰子{ $bag ->
    [none] { "" }
   *[other] ，花 1 個血袋
}
er-do-circle-stethoscopes = 圈起聽診器 { $n } 個
er-do-circle-bags = 圈起血袋 { $n } 個
er-do-admit = 病房 { $room } 寫 { $value }{ $bag ->
    [none] { "" }
   *[other] ，花 1 個血袋
}
er-do-extra = 額外病患：病房 { $room } 寫 { $value }{ $bag ->
    [none] { "" }
   *[other] ，花 1 個血袋
}
er-do-morgue = 病患送往太平間
er-do-morgue-extra = 額外病患送往太平間
er-do-screen = 屏風放在病區 { $ward }
er-do-no-screen = 不放屏風
er-do-critical = 在病房 { $room } 寫「!」
er-do-nurse = { $n ->
    [0] 病區 { $ward } 的護理師已不在（0）
   *[other] 劃掉病區 { $ward } 的護理師，圈起 { $n }
}
er-do-circle-morgue = 太平間圈 { $n } 格
er-do-cross = 劃掉：聽診器 { $stethoscopes } 個、血袋 { $bags } 個
er-do-claim = 「{ $specialist }」{ $points } 分：{ $seats }
er-do-turn-card = { $n ->
    [0] 移除「{ $specialist }」
   *[other] 「{ $specialist }」翻到 { $n }
}
er-do-pass-chief = 主任醫師卡交給 { $seat }
er-do-finish = 結束所有回合，開始計分
er-do-write = 「{ $box }」欄填 { $n }
er-do-winners = 勝者：{ $seats }

## 輸入用的動詞

er-verb-sheets = 發紙
er-verb-remove = 移除
er-verb-specialist = 專科
er-verb-side = 朝上
er-verb-chief = 首位
er-verb-card = 翻開
er-verb-die = 骰子
er-verb-pick = 選擇
er-verb-circle-stethoscopes = 聽診器
er-verb-circle-bags = 血袋
er-verb-admit = 收治
er-verb-extra = 額外
er-verb-morgue = 太平間
er-verb-morgue-extra = 額外太平間
er-verb-screen = 屏風
er-verb-no-screen = 不放屏風
er-verb-critical = 危急
er-verb-nurse = 護理師
er-verb-circle-morgue = 圈格
er-verb-cross = 劃掉
er-verb-claim = 得分
er-verb-turn-card = 翻面
er-verb-pass-chief = 交接
er-verb-finish = 結束
er-verb-write = 填寫
er-verb-winners = 勝者

## 輸入用的名詞

er-token-red = 紅
er-token-yellow = 黃
er-token-green = 綠
er-token-bag = 血袋
er-token-cardio-stethoscopes = 聽診器
er-token-cardio-lab = 周圍
er-token-cardio-nurses = 護理
er-token-cardio-bags = 輸血
er-token-cardio-wards = 各病區
er-token-cardio-full = 全滿
er-token-radio-critical = 一半
er-token-radio-sum = 合計
er-token-radio-high = 高值
er-token-radio-opposite = 對面
er-token-radio-equal = 相同
er-token-epi-chain = 連鎖
er-token-epi-line = 直線
er-token-epi-group = 群組
er-token-epi-frequency = 頻率
er-token-epi-triangle = 三角形
er-token-clipboards = 病區
er-token-critical = 危急
er-token-nurses = 護理師
er-token-cardiologists = 心臟科醫師
er-token-radiologist = 放射科醫師
er-token-epidemiologist = 流行病學家
er-token-morgue = 太平間
er-token-total = 總分

## 紀錄

er-log-sheets = { $seat }：發紀錄紙 { $n } 張
er-log-remove = { $seat }：不看移除救護車卡 { $n } 張
er-log-specialist = 抽到專科醫師：{ $specialist }
er-log-side = { $seat }：心臟科醫師以 { $n ->
    [8] 8 / 5
   *[other] { $n }
} 面朝上
er-log-chief = 首位主任醫師是 { $seat }
er-log-card = 翻開救護車卡 { $card } 號
er-log-die = 擲出{ $colour }色骰子 { $value }
er-log-pick = { $seat }：選{ $colour }色骰子{ $bag ->
    [none] { "" }
   *[other] ，花 1 個血袋
}
er-log-pick-hidden = { $seat }：祕密選好病患
er-log-reveal = 公開所有人的選擇
er-log-circle-stethoscopes = { $seat }：圈起聽診器 { $n } 個
er-log-circle-bags = { $seat }：圈起血袋 { $n } 個
er-log-admit = { $seat }：病房 { $room } 寫 { $value }{ $stethoscopes ->
    [0] { "" }
   *[other] ，用 { $stethoscopes } 個聽診器
}{ $bag ->
    [none] { "" }
   *[other] ，花 1 個血袋
}
er-log-extra = { $seat }：額外病患，病房 { $room } 寫 { $value }{ $stethoscopes ->
    [0] { "" }
   *[other] ，用 { $stethoscopes } 個聽診器
}{ $bag ->
    [none] { "" }
   *[other] ，花 1 個血袋
}
er-log-morgue = { $seat }：病患送往太平間
er-log-morgue-extra = { $seat }：額外病患送往太平間
er-log-screen = { $seat }：屏風放在病區 { $ward }
er-log-no-screen = { $seat }：不放屏風
er-log-screen-lost = { $seat }：沒有可隔離的病患，屏風作廢
er-log-critical = { $seat }：在病房 { $room } 寫「!」
er-log-nurse = { $seat }：{ $n ->
    [0] 病區 { $ward } 的護理師已不在，獎勵作廢
   *[other] 劃掉病區 { $ward } 的護理師，圈起 { $n }
}
er-log-lost = { $seat }：「{ $bonus }」的獎勵作廢
er-log-circle-morgue = { $seat }：太平間圈 { $n } 格
er-log-cross = { $seat }：劃掉聽診器 { $stethoscopes } 個、血袋 { $bags } 個
er-log-claim = { $seat }：檢查「{ $specialist }」，{ $points } 分：{ $seats }
er-log-turn-card = { $seat }：{ $n ->
    [0] 移除「{ $specialist }」
   *[other] 「{ $specialist }」翻到 { $n }
}
er-log-pass-chief = 下一位主任醫師：{ $seat }
er-log-round = 第 { $round } 回合（共 { $rounds } 回合），主任醫師 { $chief }
er-log-finish = { $seat }：所有回合結束，開始計分
er-log-write = { $seat }：「{ $box }」欄填 { $n }
er-log-winners = { $seat }：宣布勝者 { $seats }
er-log-outcome = 遊戲結束，勝者：{ $seats }

## 桌面雜務

er-chore-set-up = 準備遊戲
    .teach = 發紀錄紙，不看移除多餘的救護車卡，再把心臟科醫師以正確的面朝上擺好。
er-chore-gain = 圈起獎勵
    .teach = 依救護車的獎勵，在紀錄欄圈起 2 個聽診器或 1 個血袋。
er-chore-critical = 標記危急病患
    .teach = 在剛寫下的病患旁寫「!」。
er-chore-nurse = 記錄護理師
    .teach = 劃掉該病區的護理師，圈起計分軌的下一個數字。
er-chore-morgue = 記錄太平間
    .teach = 每送一位病患到太平間就圈 1 格，圈滿為止。
er-chore-cross = 劃掉用掉的
    .teach = 數一數這回合用了幾個聽診器與血袋，把它們劃掉。
er-chore-cardiologists = 檢查心臟科醫師
    .teach = 找出所有達成目標的人，記下分數，再把卡翻面或移除。
er-chore-pass-chief = 交接主任醫師
    .teach = 把主任醫師卡交給左邊的玩家。
er-chore-sums = 計算分數
    .teach = 自己逐一填寫計分欄，最後加起來。
er-chore-winners = 判定勝者
    .teach = 比較所有人的總分；最高分同分者共享勝利。

## 選項

er-option-choice_order = 其他人的選擇方式
er-option-choice_order-standard = 同時祕密選擇
er-option-choice_order-clockwise = 順時針公開選擇
er-option-extra = 兩位病患都不收
er-option-extra-standard = 每位各圈 1 格
er-option-extra-one-mark = 兩位共圈 1 格
er-option-critical_score = 危急病患的計分
er-option-critical_score-standard = 數值總和
er-option-critical_score-number = 人數
er-option-shared_cells = 病房算在多組裡
er-option-shared_cells-standard = 只算一組
er-option-shared_cells-overlap = 可重疊

## 結果

er-ending-win = 分數最高者獲勝
er-ending-draw = 同分，共享勝利
er-part-clipboards = 全滿病區
er-part-critical = 危急病患
er-part-nurses = 護理師
er-part-cardiologists = 心臟科醫師
er-part-radiologist = 放射科醫師
er-part-epidemiologist = 流行病學家
er-part-morgue = 太平間
er-part-total = 總分

## 規則摘要

er-summary-title = 規則摘要

## 得分的理由

er-reason-ward = 病區 { $ward } 全滿：{ $n } 分
er-reason-critical = 病房 { $room } 的危急病患：{ $value }
er-reason-nurse-track = 護理師計分軌的最大數字：{ $n }
er-reason-cardiologist = { $specialist }：{ $n } 分
er-reason-lab-half = 檢查室旁的危急病患（{ $rooms }）：{ $sum } 的一半（無條件進位）：{ $n } 分
er-reason-lab-sum = X 光檢查室 { $lab } 周圍合計 { $sum }：{ $n } 分
er-reason-high = 檢查室旁的 4、5、6（{ $rooms }）共 { $count } 位：{ $n } 分
er-reason-opposite = 正對面的兩個 { $value }（{ $rooms }）：{ $n } 分
er-reason-equal = X 光檢查室 { $lab } 周圍的 { $value }（{ $rooms }）共 { $count } 位：{ $n } 分
er-reason-chain = 1 到 6 的連鎖（{ $rooms }）：{ $n } 分
er-reason-line = 連成直線的 { $value }（{ $rooms }）：{ $n } 分
er-reason-group = 最大群組的 { $value }（{ $rooms }）共 { $count } 位：{ $n } 分
er-reason-frequent = 最多的數值 { $value } 共 { $count } 位：{ $n } 分
er-reason-rare = 最少的數值 { $value } 共 { $count } 位：{ $n } 分
er-reason-triangle = 三角形（{ $rooms }）：{ $n } 分
er-reason-morgue = 太平間 { $count } 格：{ $n } 分

## 紀錄紙檢查

er-finding-value = 病房 { $room } 寫著 { $value }，但數值只有 1 到 6。
er-finding-skipped = 病房 { $room } 有病患，但前面還有空病房。
er-finding-not-rising = 病房 { $room } 的 { $value } 沒有大於前一間的 { $before }。
er-finding-screen-empty = 病房 { $room } 圈起來了，但裡面沒有病患。
er-finding-screen-many = 屏風有 { $have } 面，但翻過的救護車卡最多只有 { $need } 面。
er-finding-critical-empty = 病房 { $room } 有「!」，但裡面沒有病患。
er-finding-critical-many = 危急病患有 { $have } 位，但翻過的救護車卡最多只有 { $need } 位。
er-finding-nurse-empty = 病區 { $ward } 的護理師劃掉了，但那裡沒有病患。
er-finding-nurse-track = 計分軌圈了 { $have } 個數字，卻劃掉了 { $need } 位護理師，兩者應該相同。
er-finding-nurses-many = 劃掉的護理師有 { $have } 位，但翻過的救護車卡最多只有 { $need } 位。
er-finding-stethoscopes-many = 圈起的聽診器有 { $have } 個，但最多只能得到 { $need } 個。
er-finding-stethoscopes-crossed = 劃掉的聽診器有 { $have } 個，但只圈起 { $need } 個。
er-finding-stethoscopes-odd = 圈起的聽診器有 { $have } 個：起始 1 個，之後每次 2 個，應該是奇數。
er-finding-bags-many = 圈起的血袋有 { $have } 個，但最多只能得到 { $need } 個。
er-finding-bags-crossed = 劃掉的血袋有 { $have } 個，但只圈起 { $need } 個。
er-finding-bonuses-many = 紀錄紙上的獎勵有 { $have } 項，但每回合一項，最多只能有 { $need } 項。
er-finding-morgue-many = 太平間圈了 { $have } 格，但總共只有 { $need } 格。
er-finding-patients-many = 病患連同太平間有 { $have } 位，但這麼多回合最多只有 { $need } 位。
er-finding-patients-few = 病患連同太平間有 { $have } 位，但這麼多回合至少應有 { $need } 位。
er-finding-claim-points = 「{ $specialist }」記了 { $have } 分，但卡上只有 8 分或 5 分，兩人時只有 5 分。
er-finding-claim-unreached = 「{ $specialist }」記了分數，但紀錄紙上沒有達成目標。
er-finding-wrong-sum = 「{ $box }」欄寫著 { $have }，依紀錄紙應為 { $need }。
