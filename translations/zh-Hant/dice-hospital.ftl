# 骰子醫院：規則、行動與紀錄的用詞
# 遊戲說明有中文與日文兩份；兩文不同或都沒寫的地方，規則裡會註明。

## 遊戲

dh-title = 骰子醫院
    .subtitle = 八個回合的醫院經營
    .blurb = 選救護車、擴建醫院、調度護理師與專家，讓最多病患健康出院。
    .players = 2–4 人

## 規則章節

dh-section-setup = 遊戲準備
dh-section-order = 遊戲流程
dh-section-intake = 階段 1：患者入院
dh-section-improvement = 階段 2：醫院擴建
dh-section-action = 階段 3：救護行動
dh-section-neglect = 階段 4：受忽視病患
dh-section-discharge = 階段 5：醫療成果
dh-section-shift = 階段 6：交班
dh-section-scoring = 最終計分
dh-section-variants = 變體規則
dh-section-expansion = 擴充：藥物實驗室
dh-section-hard = 困難模式

## 規則：遊戲準備

dh-seats = 適合 2–4 人。中文寫 1–4 人，但兩文都沒有單人規則，本套件也不自行編造。
    .name = 遊戲人數
dh-first-player = 抽籤決定起始玩家，拿取起始玩家指示物。中文由最近去過醫院的人擔任，日文未說明。
    .name = 起始玩家
    .broken = 起始玩家要從 { $players } 位玩家中選出，沒有 { $have } 號座位。
dh-board = 每人一張醫院圖板，上有 6 個設施、4 間各 3 床的病房、停屍間、醫護站與出院區。
    .name = 醫院圖板
dh-nurses = 每人拿 3 名護理師（白色米寶），放在醫護站。
    .name = 三名護理師
    .broken = 你這回合有 { $have } 名護理師，都已用過。
dh-ambulances = 依編號排出比玩家人數多 1 台的救護車，從 1 號開始，沒有骰子圖案的一面朝上。
    .name = 救護車數量
    .broken = { $players } 人局要排 { $need } 台救護車，你選了 { $have } 台。
dh-score-track = 每人拿同色指示物 2 枚，一枚放在自己面前表示顏色，一枚放在計分板旁。
    .name = 指示物
dh-offer-size = 翻開的設施與專家各比人數少 1，兩人局再由起始玩家加開 1 張。日文是合計人數 +1 張，只有四人局會不同（選項）。
    .name = 翻開的數量
    .broken = 接下來要翻開{ $need }，不是{ $have }。
dh-offer-extra = 兩人局時，起始玩家決定加開設施或專家。只有中文這麼寫；這裡準備時與交班時每次翻開都要決定。
    .name = 加開一張
    .broken = { $players } 人局不加開。
dh-copies = 每種設施板塊與專家卡各有 2 張，一家醫院可以兩張都拿。
    .name = 每種兩張
    .broken = 「{ $improvement }」共 { $count } 張，牌堆裡已經沒有了。
dh-supply = 專家米寶、血袋與死亡指示物放在供應區。兩文都沒說用完怎麼辦，這裡視為沒有上限。
    .name = 供應區
dh-bag = 袋中放入骰子：4 人 63 顆、3 人 54 顆、2 人 45 顆，三色一樣多。日文沒寫數量。
    .name = 袋中的骰子
    .broken = { $players } 人局要放 { $need } 顆骰子，你選了 { $have } 顆。
dh-start-dice = 每人抽 3 顆骰子，自己決定哪顆轉成 3、4、5，各一顆。中文允許每顆都是 3 到 5 的任意數值（選項）。
    .name = 初始病患
    .broken = 抽到的顏色是{ $colours }，數值應為 { $need }；你放的顏色是{ $tried }，數值是 { $have }。
dh-start-place = 初始病患放在病房上半部。日文說放同一間病房，中文說可以分開；這裡可以分開，結果沒有差別。
    .name = 初始病患的位置
dh-administrators = 祕密發給每人 2 張院長卡。中文讓第一次玩的人可以不用（選項）。
    .name = 院長卡
    .broken = 「{ $administrator }」不能發：每張只有一張，而且由抽牌決定。
dh-administrator-choice = 從 2 張中祕密選 1 張，大家一起公開，另一張放回盒中。
    .name = 選擇院長
    .broken = 「{ $administrator }」不在你手上的兩張裡。
dh-aids = 每人一張幫助卡。
    .name = 幫助卡

## 規則：遊戲流程

dh-rounds = 共進行 8 回合（8 個月），每回合結束時把回合指示物轉動一格。
    .name = 八個回合
    .broken = 接下來是第 { $need } 回合（共 { $rounds } 回合），不是第 { $have } 回合。
dh-phases = 每回合依序有六個階段：患者入院、醫院擴建、救護行動、受忽視病患、醫療成果、交班。
    .name = 六個階段
    .broken = 現在是「{ $now }」，這一步屬於「{ $need }」。
dh-turn = 從持有起始玩家指示物的人開始，順時針進行；只有階段 2 照救護車號碼。指示物只在階段 1 易主。
    .name = 輪到誰
    .broken = 現在輪到 { $who }，還沒輪到 { $seat }。
dh-last-round = 第 8 回合沒有階段 6，直接最終計分。兩文都沒說已治療的病患要不要移回上半部，這裡留在原位。
    .name = 最後一回合
    .broken = 第 8 回合是最後一回合，不再交班，也沒有下一回合。
dh-over = 宣布勝者後遊戲就結束，不再有任何行動。
    .name = 遊戲結束
    .broken = 遊戲已經結束，不能再行動。

## 規則：患者入院

dh-draw = 每台救護車從袋中抽 3 顆骰子，每顆就是一位病患。
    .name = 抽骰子
    .broken = 袋中沒有{ $colour }色骰子了。
dh-reroll = 擲出的 1 與 6 要重擲，直到是 2 到 5。數值越小，病得越重。
    .name = 重擲 1 與 6
    .broken = { $value } 要重擲：新病患的數值是 2 到 5。
dh-ambulance-order = 數值小的骰子先上車，從 1 號救護車開始，每台 3 顆。
    .name = 數值小的先上車
    .broken = 接下來要裝 { $need } 號救護車，不是 { $have } 號。
dh-ambulance-fill = 同數值而不同色的骰子一台裝不下時，由尾家決定。兩文沒說到多細，這裡只在有差別時才問，同一台車內的順序不重要。
    .name = 尾家決定
    .broken = 數值小的先上車，例如「{ $need }」；你選了「{ $have }」。
dh-choose = 從起始玩家開始，順時針各選一台救護車，連同車上的病患。
    .name = 選救護車
    .broken = 不能選 { $ambulance } 號救護車。場上有 1 到 { $last } 號，選走這台的人：{ $seat }。
dh-first-ambulance = 起始玩家不能選 1 號救護車。兩文都沒提其他人，這裡其他人可以選。
    .name = 不能選 1 號
    .broken = { $seat } 是起始玩家，不能選 1 號救護車。
dh-unused = 沒人選的救護車，車上的病患放回袋中。
    .name = 剩下的救護車
    .broken = 剩下的是 { $need } 號救護車，不是 { $have } 號。
dh-lowest = 選走最小號碼的人得到 1 個血袋與起始玩家指示物。1 號沒人選時，照中文的範例，看選走的號碼中最小的；日文沒說。
    .name = 最小的號碼
    .broken = 選走的最小號碼是 { $ambulance } 號，指示物要給 { $need }，不是 { $have }。
dh-admit = 把救護車上所有病患移到病房上半部的空床，可以分在不同病房。
    .name = 收治病患
    .broken = 要收治 { $need } 位病患，不是 { $have } 位。
dh-beds = 四間病房各 3 床，新舊病患合計最多 12 位。
    .name = 十二張床
    .broken = 要入院 { $need } 位，空床只有 { $have } 床。
dh-overflow = 床位不夠時，差幾床就把幾位舊病患放回袋中，每位拿 1 枚死亡指示物。兩文沒說由誰挑，這裡由本人決定；新病患不能拒收。
    .name = 沒有空床
    .broken = 不必放回任何病患：要入院 { $need } 位，空床有 { $have } 床。
dh-pandemic-mode = 困難模式：每人每回合再從袋中抽 1 位病患並擲骰（1 與 6 重擲），多收治一位。
    .name = 全國性病毒
    .broken = 這局沒有用全國性病毒，不會多一位病患。
dh-pandemic = 多抽的骰子，日文在選救護車時抽（選項），中文在選完之後。這裡等其他病患都有床後，順時針逐一抽。
    .name = 多一位的時機
    .broken = 現在是「{ $now }」，還不到多抽一顆骰子的時候。
dh-bag-empty = 袋子空了就沒有多的病患。兩文都沒說；只有選車時就抽才會發生。
    .name = 袋子空了

## 規則：醫院擴建

dh-improve-order = 依選到的救護車號碼，由小到大擴建醫院。
    .name = 擴建順序
    .broken = 照救護車號碼，現在輪到 { $who }，還沒輪到 { $seat }。
dh-improve = 二擇一：一張設施板塊，接在醫院圖板旁；或一張專家卡，連同一個同色米寶。
    .name = 擴建一項
    .broken = 場上現在沒有「{ $improvement }」。
dh-improve-optional = 也可以什麼都不拿：日文說「可以」，兩文都沒說一定要拿（選項：必須拿）。
    .name = 不擴建
    .broken = 這一局每人必須拿一項，場上還有 { $count } 項。
dh-leftover = 被拿走的要到階段 6 才補，場上的也不更換。
    .name = 不立即補充
    .broken = 現在是「{ $now }」，要到階段 6 才補。
dh-return-improvement = 大家擴建完後，每人可把一項（剛拿的也行）放回牌堆底，換 1 個血袋。順序兩文未定，這裡照救護車號碼；印在圖板上的不能放回。
    .name = 放回一項
    .broken = 「{ $improvement }」不是你能放回的板塊或專家。

## 規則：救護行動

dh-phase3-order = 日文是同時進行，中文建議新手輪流。各醫院互不影響，這裡從起始玩家開始逐一詢問。
    .name = 同時或輪流
    .broken = 現在由 { $who } 的醫院行動，還沒輪到 { $seat }。
dh-activate = 把米寶放到設施上，立即完整執行它的治療，然後才能放下一個。
    .name = 放置米寶
    .broken = 要先執行完「{ $department }」。
dh-meeple = 護理師與專家可以放到任何顏色的設施。
    .name = 自己的米寶
    .broken = 你的醫院沒有{ $meeple }。
dh-meeple-once = 每個米寶每回合只能動一次。
    .name = 米寶一次
    .broken = { $meeple }：你有 { $have } 個，這回合都不能再用。
dh-department = 可用的是圖板上的 6 個設施與加蓋的板塊。治療誰寫在各個設施上。
    .name = 自己的設施
    .broken = 你的醫院沒有「{ $department }」。
dh-department-once = 每個設施每回合只啟動一次，只放一個米寶。
    .name = 設施一次
    .broken = 「{ $department }」：你有 { $have } 個，這回合都不能再用。
dh-meeples-optional = 不必放完所有米寶。不想再做什麼時，就結束行動。
    .name = 不用的米寶
dh-full-effect = 設施要能完整執行才可啟動，需要的病患缺一不可。超出的治療就浪費掉，這裡允許；日文沒提到。
    .name = 完整執行
    .broken = 「{ $department }」缺少完整執行所需的病患。{ $bag ->
        [1] 先用 1 個血袋就可以。
       *[other] { "" }
    }
dh-department-effect = 設施只治療板塊上寫的病患，人數與提升的點數照板塊所寫。
    .name = 設施的效果
    .broken = 不合「{ $department }」所寫的病患或人數：{ $patients }。
dh-intensive-care = 加護病房治療數值 1 或 2 的病患，照圖板所印。中文的例子說任意病患，但那顆骰子是 2。
    .name = 加護病房
    .broken = 加護病房只治療數值 1 或 2 的病患，不能治療：{ $patients }。
dh-patient = 只能治療自己醫院的病患。
    .name = 自己的病患
    .broken = 這家醫院沒有：{ $patients }。
dh-treat = 每治療 1 點，骰子就轉大 1。已治療的病患同一回合可以再治療，位置不變。
    .name = 治療
dh-first-treatment = 病患當回合第一次被治療時移到下半部。這裡解讀為不論由什麼治療，每回合移一次。
    .name = 移到下半部
dh-leave = 數值達到 7 或以上的病患痊癒，移到出院區，階段 5 計分。
    .name = 達到 7 出院
dh-specialist-effect = 由專家啟動設施時，設施的效果結算完後，可再執行專家的效果。
    .name = 專家的效果
dh-specialist-trigger = 設施治療到與專家同色的病患時才有效果，藍色專家則不限顏色。兩文只有例子，這裡當作規則。
    .name = 何時觸發
    .broken = 現在沒有可以觸發的專家效果。
dh-specialist-optional = 專家的效果可以不用。日文沒說清楚。
    .name = 可以不用
dh-specialist-target = 「該病患」是指設施剛治療的病患。同色的任何一位行不行，兩文沒有定論（選項）。
    .name = 專家治療誰
    .broken = { $specialist }的效果在這裡不能用在：{ $patients }。
dh-specialist-count = 不論設施治療幾位，專家的效果只執行一次。中文說只影響 1 位（選項），這裡照卡上的人數。
    .name = 只執行一次
    .broken = 這個效果最多 { $need } 位，你選了 { $have } 位。
dh-specialist-words = 兩文未說明：「同值」以設施治療後的數值來比，「另一位」是不同的骰子。
    .name = 同值與另一位
    .broken = { $specialist }的效果在這裡不能用在：{ $patients }。數值在設施治療之後才比較，「另一位」是不同的骰子。
dh-specialist-gone = 已經出院的病患不再有效果，可以改選另一位剛治療的病患。兩文都沒提到。
    .name = 已經出院
dh-blood-bag = 階段 3 可以花血袋：每個可治療任一病患 1 點，或讓一位病患在這階段變色。
    .name = 血袋
    .broken = 這要花 { $need } 個血袋，你有 { $have } 個。
dh-bag-timing = 血袋在階段 3 何時可用，兩文沒說清楚；這裡在兩個效果之間隨時可用。要湊足人數，就在放米寶之前用。
    .name = 何時使用
    .broken = 「{ $department }」正在執行，血袋要在它之前或之後用。
dh-colour-bag = 只有這階段還沒治療過的病患能變色。這項限制只見於中文，可用選項取消。
    .name = 變色
    .broken = 這階段已治療過，不能變色：{ $patients }。
dh-colour-lasts = 變色持續到階段 3 結束。中文把骰子與血袋放在板塊上直到交班，這裡血袋立即用掉，骰子留在病房。
    .name = 變色多久
dh-colour-counts = 變色對設施與專家有效。院長與計分用原本的顏色，兩文都沒說明。
    .name = 變色算什麼
    .broken = 這位病患已經算{ $colour }色了。

## 規則：受忽視病患

dh-neglect = 階段 3 之後還在上半部的病患受到忽視，骰子轉小 1。
    .name = 受忽視病患
    .broken = { $have } 不對：數一數還在上半部的病患。
    .answer = 正確答案是 { $need }。
dh-neglect-death = 數值降到 0 或以下就死亡：骰子放回袋中，停屍間放 1 枚死亡指示物。中文說 0 或以下，日文只說由 1 變 0。
    .name = 死亡
    .broken = { $have } 不對：數一數數值降到 0 或以下的病患。
    .answer = 正確答案是 { $need }。
dh-superbug = 困難模式：受忽視病患的數值降 2 而不是 1，所以 1 與 2 都會死亡。
    .name = 超級病毒
    .broken = { $have } 不對：數值降 2 之後，數一數到 0 或以下的病患。
    .answer = 正確答案是 { $need }。

## 規則：醫療成果

dh-discharge = 數一數這回合出院的病患，計分後把骰子放回袋中。
    .name = 出院病患
    .broken = { $have } 不對：數一數出院區的骰子。
    .answer = 正確答案是 { $need }。
dh-discharge-table = 出院 1 到 12 位依序得 1、3、5、7、9、11、14、17、21、25、30、35 分。中文只提到右側表格，沒有列出。
    .name = 出院計分表
    .broken = { $count } 位不是 { $have } 分：請看計分表。
    .answer = 正確答案是 { $need }。
dh-empty-bonus = 階段 5 結束時四間病房全空的人再得 5 分。照中文，要把院內病患全數治好出院才行（選項：階段 4 沒有人死亡）。
    .name = 病房全空
    .broken = { $have } 不對：看看病房全空得幾分。
    .answer = 正確答案是 { $need }。
dh-administrator-points = 院長在每回合的醫療成果計分。中文只說看另一頁，手邊沒有那一頁；怎麼算，一部分是本套件訂的。
    .name = 院長的分數
    .broken = { $have } 不對：看看你的院長算什麼。
    .answer = 正確答案是 { $need }。

## 規則：交班

dh-shift = 護理師回醫護站，專家回專家卡，救護車回停車格；已治療的病患移回上半部。
    .name = 交班
    .broken = { $have } 不對：數一數下半部的病患。
    .answer = 正確答案是 { $need }。
dh-leftover-order = 沒人拿的設施與專家放到牌堆底，再翻開新的。中文沒說順序，這裡隨機。
    .name = 更換場上的

## 規則：最終計分

dh-fatalities = 每枚死亡指示物扣 2 分。
    .name = 死亡
    .broken = { $have } 不對：停屍間每枚指示物 −2。
    .answer = 正確答案是 { $need }。
dh-fatality-place = 算的是停屍間的指示物。中文有一處寫成在出院區，這裡視為筆誤。
    .name = 停屍間
dh-bags-left = 剩下的血袋每個 1 分。
    .name = 剩下的血袋
    .broken = { $have } 不對：數一數你的血袋。
    .answer = 正確答案是 { $need }。
dh-win = 分數最高的玩家獲勝。
    .name = 獲勝
    .broken = 勝者「{ $have }」不對：比較總分。
    .answer = 勝者：{ $need }。
dh-tiebreak = 同分時，院內剩餘病患最少的人獲勝。兩文沒提三人以上同分，這裡全部一起比。
    .name = 同分
    .broken = 勝者「{ $have }」不對：同分的人先比剩餘病患（少者勝），再比數值總和（多者勝）。
    .answer = 勝者：{ $need }。
dh-tiebreak-values = 還是一樣，就比剩餘病患的數值總和，大者勝，再一樣則共享勝利。沒有病患時怎麼算兩文未說明，這裡總和算 0。
    .name = 數值總和
    .broken = 勝者「{ $have }」不對：分數與病患數都相同的人要比數值總和，多者勝，再相同則共享勝利。
    .answer = 勝者：{ $need }。

## 規則：變體

dh-events = 從第 2 回合起，階段 1 之前翻開一張事件卡，階段 6 移除。只有中文有這個變體，卡片內容沒寫。
    .name = 事件卡
    .broken = { $have } 不對：事件所指的出院病患，每位算 1 分。
    .answer = 正確答案是 { $need }。
dh-event-cards = 15 張事件卡都是本套件設計的，各一張。
    .name = 本套件的事件
    .broken = 「{ $event }」已經翻過了。
dh-event-closed = 被事件關閉的設施這回合不能使用（本套件自訂）。
    .name = 關閉的設施
    .broken = 「{ $department }」這回合關閉。
dh-final-round = 第 8 回合後，與人數相同的救護車翻面，大家輪流把一位病患送到顏色與數值相符的空位，每位 1 分。能不能自願跳過未說明，這裡能送就必須送。
    .name = 最終回合
    .broken = 這家醫院沒有這樣的病患：{ $patients }。
dh-final-place = 每台救護車收紅、黃、綠各一位，數值照車上所寫。數值是本套件訂的。
    .name = 車上的空位
    .broken = { $ambulance } 號救護車沒有空位給：{ $patients }。
dh-final-left = 最終回合之後，留在醫院的病患每位扣 1 分。
    .name = 留下的病患
    .broken = { $have } 不對：留下的病患每位 −1。
    .answer = 正確答案是 { $need }。

## 規則：藥物實驗室

dh-expansion = 這個擴充加入 8 張設施板塊（4 類各 2 張）與 12 張專家卡（6 類各 2 張），它們的效果同樣算治療。
    .name = 擴充內容
    .broken = 「{ $improvement }」屬於擴充，這局沒有使用。
dh-expansion-deck = 兩文不同：日文是全部加入，板塊 32 張、專家 36 張（選項）；中文只用基本的一部分，板塊 20 張（四人 24 張），專家 24 張。
    .name = 組成牌堆
    .broken = { $players } 人局要混洗板塊 { $tiles } 張與專家 { $cards } 張，你選了 { $have }。
dh-set-aside = 四人局把基本板塊分成兩堆，每堆 12 種各一張，從其中一堆隨機抽 8 張放回盒中。
    .name = 移除的板塊
    .broken = 不能移除「{ $improvement }」：它不在那一堆，或已經移除。
dh-experiment = 被降低、重擲或互換的病患也算治療，移到下半部，也會觸發同色的專家。兩文沒有效果內容，這是本套件訂的。
    .name = 實驗也算治療
dh-trial = 臨床試驗（本套件自訂）：數值 4 到 6 的一位降 1，數值 1 到 3 的一位升 2。任何效果都不能降低數值 1 的病患。
    .name = 臨床試驗
    .broken = 數值 1 的病患不能再降：{ $patients }。
dh-drug = 實驗藥物（本套件自訂）：重擲那顆骰子，擲出 1 或 6 就再擲。
    .name = 實驗藥物
    .broken = 這裡只能重擲數值 1、2、3 的病患，不能重擲：{ $patients }。
dh-swap = 移植（本套件自訂）：兩位數值不同的病患互換數值，兩位都算治療，都不出院。
    .name = 移植
    .broken = 兩位的數值都是 { $value }，沒有什麼可換。
dh-registrar = 研修醫師啟動的設施若讓病患出院，不論幾位，立即得 1 分。這樣解讀是本套件訂的。
    .name = 研修醫師的分數
    .broken = { $have } 不對：看看研修醫師的卡。
    .answer = 正確答案是 { $need }。

## 規則：困難模式

dh-crisis = 困難模式：起始時每人 5 位病患，而不是 3 位。
    .name = 公開危機
    .broken = 起始病患是 { $need } 位，你放了 { $have } 位。
dh-crisis-values = 5 顆骰子的數值照日文是 3、3、4、5、5，中文是 3、3、4、4、5（選項）。哪顆骰子是哪個數值自己決定。
    .name = 危機的數值
    .broken = 抽到的顏色是{ $colours }，數值應為 { $need }；你放的顏色是{ $tried }，數值是 { $have }。

## 階段

dh-phase-start = 決定起始玩家
dh-phase-bag = 放骰子入袋
dh-phase-ambulances = 排救護車
dh-phase-set-aside = 移除板塊
dh-phase-decks = 組成牌堆
dh-phase-offer = 翻開設施與專家
dh-phase-extra = 決定加開
dh-phase-start-dice = 抽初始病患
dh-phase-start-patients = 設定初始病患
dh-phase-deal = 發院長卡
dh-phase-administrator = 選擇院長
dh-phase-reveal = 公開院長
dh-phase-event = 事件
dh-phase-dice = 抽骰擲骰
dh-phase-load = 裝上救護車
dh-phase-choose = 選救護車
dh-phase-unused = 剩下的救護車
dh-phase-token = 起始玩家指示物
dh-phase-admit = 收治病患
dh-phase-overflow = 沒有空床
dh-phase-extra-die = 多一位病患
dh-phase-admit-extra = 收治多的病患
dh-phase-overflow-extra = 多的病患沒有床
dh-phase-improve = 醫院擴建
dh-phase-return = 放回一項
dh-phase-activate = 救護行動
dh-phase-treat = 治療
dh-phase-effect = 專家的效果
dh-phase-roll = 重擲
dh-phase-bonus = 研修醫師的分數
dh-phase-worsen = 受忽視病患
dh-phase-discharge = 出院計分
dh-phase-empty = 病房全空的獎勵
dh-phase-administrator-points = 院長的分數
dh-phase-event-points = 事件的分數
dh-phase-shift = 交班
dh-phase-next-round = 下一回合
dh-phase-help = 最終回合
dh-phase-left-behind = 留下的病患
dh-phase-final = 最終計分
dh-phase-winners = 判定勝者
dh-phase-over = 遊戲結束

## 顏色與病患

dh-colour-red = 紅
dh-colour-yellow = 黃
dh-colour-green = 綠
dh-colour-grey = 灰
dh-colour-blue = 藍
dh-colour-white = 白

dh-patient-word = { $colour }色 { $value }{ $was ->
    [none] { $treated ->
        [yes] （已治療）
       *[no] { "" }
    }
   *[other] （原為{ $was }色{ $treated ->
        [yes] ，已治療
       *[no] { "" }
    }）
}
dh-patient-token = { $colour }{ $value }{ $treated ->
    [yes] 已治
   *[no] { "" }
}{ $was ->
    [none] { "" }
   *[other] 原{ $was }
}

## 設施

dh-department-pharmacy = 藥房
dh-department-critical-care = 重症照護科
dh-department-oncology = 腫瘤科
dh-department-clinic = 門診
dh-department-imaging = 影像科
dh-department-intensive-care = 加護病房
dh-department-operating-theatre = 手術室
dh-department-anaesthesia = 麻醉科
dh-department-cardiology = 心臟科
dh-department-endocrinology = 內分泌科
dh-department-renal-medicine = 腎臟科
dh-department-urology = 泌尿科
dh-department-infectious-diseases = 感染科
dh-department-allergy-centre = 過敏中心
dh-department-microbiology = 微生物室
dh-department-crash-centre = 急救中心
dh-department-step-down-unit = 中度照護室
dh-department-rehabilitation = 復健科
dh-department-training-department = 教學部
dh-department-clinical-trials = 臨床試驗中心
dh-department-drug-laboratory = 新藥研究室
dh-department-transplant-unit = 移植中心

## 專家與米寶

dh-specialist-surgeon = 外科醫師
dh-specialist-anaesthetist = 麻醉科醫師
dh-specialist-cardiologist = 心臟科醫師
dh-specialist-haematologist = 血液科醫師
dh-specialist-radiologist = 放射科醫師
dh-specialist-nephrologist = 腎臟科醫師
dh-specialist-pharmacist = 藥師
dh-specialist-virologist = 病毒學家
dh-specialist-immunologist = 免疫科醫師
dh-specialist-paramedic = 救護員
dh-specialist-general-practitioner = 家庭醫師
dh-specialist-triage-nurse = 檢傷護理師
dh-specialist-medical-student = 醫學生
dh-specialist-registrar = 研修醫師
dh-specialist-resident = 住院醫師
dh-specialist-transplant-surgeon = 移植外科醫師
dh-specialist-clinical-researcher = 臨床研究員
dh-specialist-pharmacologist = 藥理學家
dh-meeple-nurse = 護理師
dh-meeple-surgeon = { dh-specialist-surgeon }
dh-meeple-anaesthetist = { dh-specialist-anaesthetist }
dh-meeple-cardiologist = { dh-specialist-cardiologist }
dh-meeple-haematologist = { dh-specialist-haematologist }
dh-meeple-radiologist = { dh-specialist-radiologist }
dh-meeple-nephrologist = { dh-specialist-nephrologist }
dh-meeple-pharmacist = { dh-specialist-pharmacist }
dh-meeple-virologist = { dh-specialist-virologist }
dh-meeple-immunologist = { dh-specialist-immunologist }
dh-meeple-paramedic = { dh-specialist-paramedic }
dh-meeple-general-practitioner = { dh-specialist-general-practitioner }
dh-meeple-triage-nurse = { dh-specialist-triage-nurse }
dh-meeple-medical-student = { dh-specialist-medical-student }
dh-meeple-registrar = { dh-specialist-registrar }
dh-meeple-resident = { dh-specialist-resident }
dh-meeple-transplant-surgeon = { dh-specialist-transplant-surgeon }
dh-meeple-clinical-researcher = { dh-specialist-clinical-researcher }
dh-meeple-pharmacologist = { dh-specialist-pharmacologist }

dh-improvement-department = 設施
dh-improvement-specialist = 專家

## 院長

dh-administrator-robert-edwards = 羅伯特·愛德華茲
    .text = 這回合每出院一組紅、黃、綠病患各 1 位，得 1 分。
    .known = 生理學家。促成首例體外受精的誕生（1978），2010 年諾貝爾獎。
dh-administrator-charles-drew = 查爾斯·德魯
    .text = 這回合每出院 2 位紅色病患，得 1 分。
    .known = 外科醫師。找出保存血漿的方法，主持最早的大型血庫（1940–41）。
dh-administrator-willem-kolff = 威廉·科爾夫
    .text = 這回合每出院 2 位黃色病患，得 1 分。
    .known = 內科醫師。製成第一具實用的人工腎臟（1943）。
dh-administrator-alexander-fleming = 亞歷山大·佛萊明
    .text = 這回合每出院 2 位綠色病患，得 1 分。
    .known = 細菌學家。發現盤尼西林（1928），1945 年諾貝爾獎。
dh-administrator-elizabeth-garrett-anderson = 伊莉莎白·加勒特·安德森
    .text = 這回合每出院 3 位病患（不限顏色），得 1 分。
    .known = 英國第一位取得醫師資格的女性（1865），創辦婦女醫院。
dh-administrator-florence-nightingale = 佛蘿倫絲·南丁格爾
    .text = 這回合有病患出院，且階段 4 沒有人死亡，得 1 分。
    .known = 近代護理的創始人。用統計降低軍醫院的死亡率（1854–58）。
dh-administrator-ignaz-semmelweis = 伊格納茲·塞麥爾維斯
    .text = 這回合有病患出院，且階段 4 沒有人受忽視，得 1 分。
    .known = 產科醫師。證明洗手能防止產褥熱（1847）。
dh-administrator-joseph-lister = 約瑟夫·李斯特
    .text = 這回合出院 5 位以上，得 2 分。
    .known = 外科醫師。以石炭酸開創消毒手術（1867）。

## 事件（本套件設計）

dh-event-blood-drive = 捐血活動
    .text = 每人立即得到 1 個血袋。
dh-event-nurses-on-leave = 護理師休假
    .text = 這回合每家醫院少 1 名護理師。
dh-event-agency-nurse = 支援護理師
    .text = 這回合每家醫院多 1 名護理師。
dh-event-resistant-germs = 抗藥性細菌
    .text = 這回合受忽視病患的數值降 2。
dh-event-mild-weather = 天氣和煦
    .text = 這回合受忽視病患不會惡化。
dh-event-red-campaign = 紅色宣導週
    .text = 這回合出院的紅色病患每位再得 1 分。
dh-event-yellow-campaign = 黃色宣導週
    .text = 這回合出院的黃色病患每位再得 1 分。
dh-event-green-campaign = 綠色宣導週
    .text = 這回合出院的綠色病患每位再得 1 分。
dh-event-clinic-closed = 門診停診
    .text = 這回合不能使用門診。
dh-event-imaging-closed = 影像科關閉
    .text = 這回合不能使用影像科。
dh-event-intensive-care-closed = 加護病房關閉
    .text = 這回合不能使用加護病房。
dh-event-pharmacy-closed = 藥房關閉
    .text = 這回合不能使用藥房。
dh-event-critical-care-closed = 重症照護科關閉
    .text = 這回合不能使用重症照護科。
dh-event-oncology-closed = 腫瘤科關閉
    .text = 這回合不能使用腫瘤科。
dh-event-empty-blood-bank = 血庫告急
    .text = 這回合最小號碼的救護車沒有血袋。

## 行動

dh-do-start = 起始玩家：{ $seat }
dh-do-fill-bag = 放 { $n } 顆骰子入袋
dh-do-ambulances = 排出 { $n } 台救護車
dh-do-set-aside = 移除板塊：{ $department }
dh-do-decks = 混洗板塊 { $tiles } 張與專家 { $cards } 張
dh-do-new-department = 翻開設施：{ $department }
dh-do-new-specialist = 翻開專家：{ $specialist }
dh-do-extra = 加開一張{ $improvement }
dh-do-start-die = 抽到初始病患：{ $colour }色
dh-do-start-patients = 設定初始病患：{ $patients }
dh-do-deal = 發「{ $administrator }」
dh-do-administrator = 選「{ $administrator }」
dh-do-reveal = 公開院長
dh-do-die = 擲出{ $colour }色 { $value }
dh-do-load = 裝上 { $ambulance } 號救護車：{ $patients }
dh-do-ambulance = 選 { $ambulance } 號救護車
dh-do-unused = { $ambulance } 號救護車的病患放回袋中
dh-do-token = 起始玩家指示物給 { $to }
dh-do-remove = 放棄{ $patient }
dh-do-admit = 收治 { $n } 位病患
dh-do-extra-die = 多一位病患：{ $colour }色 { $value }
dh-do-take-department = 加蓋{ $department }
dh-do-take-specialist = 聘請{ $specialist }
dh-do-take-nothing = 不擴建
dh-do-return-department = 放回{ $department }，換血袋
dh-do-return-specialist = 放回{ $specialist }，換血袋
dh-do-keep = 不放回
dh-do-activate = { $meeple }放到{ $department }
dh-do-treat = 治療{ $patients }
dh-do-effect = 專家的效果：{ $patients }
dh-do-trial = 試驗：提升{ $up }，降低{ $down }
dh-do-swap = 互換數值：{ $patients }
dh-do-drug = 重擲{ $patient }
dh-do-lower = 降低{ $patient }，拿血袋
dh-do-roll = 重擲結果：{ $value }
dh-do-bonus = 研修醫師得 { $n } 分
dh-do-no-effect = 不用專家的效果
dh-do-heal = 花血袋治療{ $patient }
dh-do-dye = 花血袋變成{ $colour }色：{ $patient }
dh-do-end = 結束行動
dh-do-worsen = 受忽視 { $n } 位，其中死亡 { $deaths } 位
dh-do-discharge = 出院 { $n } 位，得 { $points } 分
dh-do-empty-bonus = 病房全空得 { $n } 分
dh-do-administrator-points = 院長得 { $n } 分
dh-do-shift = 交班：{ $n } 位病患移回上半部
dh-do-next-round = 進入第 { $round } 回合
dh-do-final = 死亡 { $minus } 分，血袋 { $plus } 分
dh-do-event = 事件：{ $event }
dh-do-event-points = 事件得 { $n } 分
dh-do-send = 送往 { $ambulance } 號救護車：{ $patient }
dh-do-left-behind = 留下的病患 { $minus } 分
dh-do-winners = 勝者：{ $seats }

## 行動：打字用

dh-verb-start = 起始
dh-verb-fill-bag = 袋子
dh-verb-ambulances = 車數
dh-verb-set-aside = 移除
dh-verb-decks = 牌堆
dh-verb-new-department = 翻設施
dh-verb-new-specialist = 翻專家
dh-verb-extra = 加開
dh-verb-start-die = 初始骰
dh-verb-start-patients = 初始病患
dh-verb-deal = 發
dh-verb-administrator = 院長
dh-verb-reveal = 公開
dh-verb-die = 骰子
dh-verb-load = 裝車
dh-verb-ambulance = 救護車
dh-verb-unused = 剩車
dh-verb-token = 指示物
dh-verb-remove = 放棄
dh-verb-admit = 收治
dh-verb-extra-die = 多病患
dh-verb-take-department = 加蓋
dh-verb-take-specialist = 聘請
dh-verb-take-nothing = 不擴建
dh-verb-return-department = 放回設施
dh-verb-return-specialist = 放回專家
dh-verb-keep = 不放回
dh-verb-activate = 放置
dh-verb-treat = 治療
dh-verb-effect = 效果
dh-verb-trial = 試驗
dh-verb-swap = 互換
dh-verb-drug = 用藥
dh-verb-lower = 降低
dh-verb-roll = 重擲
dh-verb-bonus = 研修分
dh-verb-no-effect = 不用效果
dh-verb-heal = 血袋
dh-verb-dye = 變色
dh-verb-end = 結束
dh-verb-worsen = 忽視
dh-verb-discharge = 出院
dh-verb-empty-bonus = 全空
dh-verb-administrator-points = 院長分
dh-verb-shift = 交班
dh-verb-next-round = 回合
dh-verb-final = 最終
dh-verb-event = 事件
dh-verb-event-points = 事件分
dh-verb-send = 送
dh-verb-left-behind = 留下
dh-verb-winners = 勝者

dh-token-red = 紅
dh-token-yellow = 黃
dh-token-green = 綠
dh-token-department = 設施
dh-token-specialist = 專家
dh-token-nurse = 護理師
dh-token-pharmacy = 藥房
dh-token-critical-care = 重症照護科
dh-token-oncology = 腫瘤科
dh-token-clinic = 門診
dh-token-imaging = 影像科
dh-token-intensive-care = 加護病房
dh-token-operating-theatre = 手術室
dh-token-anaesthesia = 麻醉科
dh-token-cardiology = 心臟科
dh-token-endocrinology = 內分泌科
dh-token-renal-medicine = 腎臟科
dh-token-urology = 泌尿科
dh-token-infectious-diseases = 感染科
dh-token-allergy-centre = 過敏中心
dh-token-microbiology = 微生物室
dh-token-crash-centre = 急救中心
dh-token-step-down-unit = 中度照護室
dh-token-rehabilitation = 復健科
dh-token-training-department = 教學部
dh-token-clinical-trials = 臨床試驗中心
dh-token-drug-laboratory = 新藥研究室
dh-token-transplant-unit = 移植中心
dh-token-surgeon = 外科醫師
dh-token-anaesthetist = 麻醉科醫師
dh-token-cardiologist = 心臟科醫師
dh-token-haematologist = 血液科醫師
dh-token-radiologist = 放射科醫師
dh-token-nephrologist = 腎臟科醫師
dh-token-pharmacist = 藥師
dh-token-virologist = 病毒學家
dh-token-immunologist = 免疫科醫師
dh-token-paramedic = 救護員
dh-token-general-practitioner = 家庭醫師
dh-token-triage-nurse = 檢傷護理師
dh-token-medical-student = 醫學生
dh-token-registrar = 研修醫師
dh-token-resident = 住院醫師
dh-token-transplant-surgeon = 移植外科醫師
dh-token-clinical-researcher = 臨床研究員
dh-token-pharmacologist = 藥理學家
dh-token-robert-edwards = 愛德華茲
dh-token-charles-drew = 德魯
dh-token-willem-kolff = 科爾夫
dh-token-alexander-fleming = 佛萊明
dh-token-elizabeth-garrett-anderson = 安德森
dh-token-florence-nightingale = 南丁格爾
dh-token-ignaz-semmelweis = 塞麥爾維斯
dh-token-joseph-lister = 李斯特
dh-token-blood-drive = 捐血
dh-token-nurses-on-leave = 休假
dh-token-agency-nurse = 支援
dh-token-resistant-germs = 抗藥性
dh-token-mild-weather = 天氣
dh-token-red-campaign = 紅週
dh-token-yellow-campaign = 黃週
dh-token-green-campaign = 綠週
dh-token-clinic-closed = 門診停診
dh-token-imaging-closed = 影像關閉
dh-token-intensive-care-closed = 加護關閉
dh-token-pharmacy-closed = 藥房關閉
dh-token-critical-care-closed = 重症關閉
dh-token-oncology-closed = 腫瘤關閉
dh-token-empty-blood-bank = 血庫告急

## 紀錄

dh-log-start = 起始玩家是 { $seat }
dh-log-fill-bag = { $seat }：放 { $n } 顆骰子入袋
dh-log-ambulances = { $seat }：排出 { $n } 台救護車
dh-log-set-aside = 移除了板塊：{ $department }
dh-log-decks = { $seat }：混洗板塊 { $tiles } 張與專家 { $cards } 張
dh-log-new-department = 場上出現設施：{ $department }
dh-log-new-specialist = 場上出現專家：{ $specialist }
dh-log-extra = { $seat }：加開一張{ $improvement }
dh-log-start-die = { $seat }：抽到初始病患，{ $colour }色
dh-log-start-patients = { $seat }：初始病患為{ $patients }
dh-log-deal = { $seat }：拿到「{ $administrator }」
dh-log-deal-hidden = { $seat }：拿到一張院長卡
dh-log-administrator = { $seat }：選了「{ $administrator }」
dh-log-administrator-hidden = { $seat }：祕密選好院長
dh-log-reveal = { $seat }：大家公開院長
dh-log-die = 骰子：{ $colour }色 { $value }
dh-log-load = { $seat }：裝上 { $ambulance } 號救護車，{ $patients }
dh-log-ambulance = { $seat }：選 { $ambulance } 號救護車
dh-log-unused = { $seat }：{ $ambulance } 號救護車的病患放回袋中
dh-log-token = { $n ->
    [1] 起始玩家指示物與血袋給 { $to }
   *[other] 起始玩家指示物給 { $to }，本回合沒有血袋
}
dh-log-remove = { $seat }：床位不夠，放棄{ $patient }，死亡 1
dh-log-admit = { $seat }：收治 { $n } 位病患
dh-log-extra-die = { $seat }：多一位病患，{ $colour }色 { $value }
dh-log-bag-empty = { $seat }：袋子空了，沒有多的病患
dh-log-take-department = { $seat }：加蓋{ $department }
dh-log-take-specialist = { $seat }：聘請{ $specialist }
dh-log-take-nothing = { $seat }：不擴建
dh-log-return-department = { $seat }：放回{ $department }，換 1 個血袋
dh-log-return-specialist = { $seat }：放回{ $specialist }，換 1 個血袋
dh-log-keep = { $seat }：不放回
dh-log-activate = { $seat }：{ $meeple }放到{ $department }
dh-log-treat = { $seat }：治療{ $patients }
dh-log-effect = { $seat }：專家的效果用在{ $patients }
dh-log-trial = { $seat }：試驗，提升{ $up }，降低{ $down }
dh-log-swap = { $seat }：互換數值，{ $patients }
dh-log-drug = { $seat }：實驗藥物用在{ $patient }
dh-log-lower = { $seat }：降低{ $patient }，拿 1 個血袋
dh-log-roll = { $seat }：重擲得到 { $value }
dh-log-bonus = { $seat }：研修醫師得 { $n } 分
dh-log-no-effect = { $seat }：不用專家的效果
dh-log-heal = { $seat }：花血袋治療{ $patient }
dh-log-dye = { $seat }：花血袋變成{ $colour }色：{ $patient }
dh-log-end = { $seat }：結束行動
dh-log-worsen = { $seat }：{ $n ->
    [0] 沒有病患受忽視
   *[other] { $n } 位病患受忽視
}{ $deaths ->
    [0] { "" }
   *[other] ，其中 { $deaths } 位死亡
}
dh-log-discharge = { $seat }：{ $n ->
    [0] 沒有病患出院
   *[other] { $n } 位病患出院
}，得 { $points } 分
dh-log-empty-bonus = { $seat }：病房全空，再得 { $n } 分
dh-log-administrator-points = { $seat }：院長得 { $n } 分
dh-log-shift = { $seat }：交班{ $n ->
    [0] { "" }
   *[other] ，{ $n } 位已治療病患移回上半部
}
dh-log-next-round = { $seat }：轉動回合指示物，第 { $round } 回合
dh-log-final = { $seat }：死亡 { $minus } 分，血袋 { $plus } 分
dh-log-event = 事件：{ $event }
dh-log-event-points = { $seat }：事件得 { $n } 分
dh-log-send = { $seat }：送往 { $ambulance } 號救護車得 1 分，{ $patient }
dh-log-left-behind = { $seat }：留下的病患 { $minus } 分
dh-log-winners = { $seat }：宣布勝者是 { $seats }
dh-log-outcome = 遊戲結束。勝者：{ $seats }

## 手動步驟

dh-chore-set-up = 遊戲準備
    .teach = 依人數放骰子入袋，排出比人數多 1 台的救護車。
dh-chore-start-patients = 設定初始病患
    .teach = 把抽到的骰子轉到起始數值，放在病房上半部。
dh-chore-reveal = 公開院長
    .teach = 大家都選好後，一起翻開留下的院長卡。
dh-chore-load = 裝上救護車
    .teach = 骰子依數值排好，從 1 號救護車開始每台裝 3 顆。
dh-chore-unused = 清空剩下的救護車
    .teach = 沒人選的救護車，把病患放回袋中。
dh-chore-token = 交接指示物
    .teach = 選走最小號碼的人拿起始玩家指示物與 1 個血袋。
dh-chore-admit = 收治病患
    .teach = 把救護車上的病患全部移到病房上半部。
dh-chore-treat = 治療病患
    .teach = 照設施所寫把骰子轉大，當回合第一次就移到下半部。
dh-chore-worsen = 受忽視病患惡化
    .teach = 數一數上半部的病患，骰子逐一轉小，到 0 就死亡。
dh-chore-discharge = 出院計分
    .teach = 數一數出院的病患，查計分表，再看病房全空與院長。
dh-chore-shift = 交班
    .teach = 收回米寶，已治療的病患移回上半部。
dh-chore-next-round = 開始下一回合
    .teach = 轉動回合指示物，翻開新的設施與專家。
dh-chore-final = 最終計分
    .teach = 每次死亡扣 2 分，每個血袋加 1 分；最終回合還要算留下的病患。
dh-chore-winners = 判定勝者
    .teach = 先比分數，再比剩餘病患（少者勝），再比數值總和（多者勝）。

## 選項

dh-option-offer_size = 翻開的數量
dh-option-offer_size-003 = 各為人數 −1
dh-option-offer_size-players-plus-one = 合計人數 +1
dh-option-start_dice = 初始病患的數值
dh-option-start_dice-standard = 3、4、5 各一
dh-option-start_dice-free = 3 到 5 任意
dh-option-administrators = 院長卡
dh-option-administrators-on = 使用
dh-option-administrators-off = 不使用
dh-option-crisis = 公開危機
dh-option-crisis-off = 否
dh-option-crisis-on = 是，5 位初始病患
dh-option-crisis_values = 危機的數值
dh-option-crisis_values-002 = 3、3、4、5、5
dh-option-crisis_values-003 = 3、3、4、4、5
dh-option-pandemic_mode = 全國性病毒
dh-option-pandemic_mode-off = 否
dh-option-pandemic_mode-on = 是，每回合多一位病患
dh-option-pandemic = 多一位的時機
dh-option-pandemic-standard = 患者入院的最後
dh-option-pandemic-at-choice = 選救護車時
dh-option-superbug = 超級病毒
dh-option-superbug-off = 否
dh-option-superbug-on = 是，受忽視降 2
dh-option-improve_optional = 擴建
dh-option-improve_optional-standard = 可以不擴建
dh-option-improve_optional-must = 必須擴建
dh-option-specialist_target = 專家的「該病患」
dh-option-specialist_target-standard = 剛治療的病患
dh-option-specialist_target-any-of-colour = 同色的任一病患
dh-option-specialist_count = 專家的效果
dh-option-specialist_count-standard = 照卡上的人數
dh-option-specialist_count-one-patient = 只限一位
dh-option-colour_bag = 可變色的病患
dh-option-colour_bag-003 = 只限未治療的
dh-option-colour_bag-any-patient = 任何病患
dh-option-empty_bonus = 病房全空的獎勵
dh-option-empty_bonus-standard = 全空就有
dh-option-empty_bonus-all-discharged = 沒有人死亡才有
dh-option-final_round = 最終回合
dh-option-final_round-off = 不使用
dh-option-final_round-on = 使用
dh-option-events = 事件卡
dh-option-events-off = 不使用
dh-option-events-on = 使用
dh-option-expansion_deck = 擴充：藥物實驗室
dh-option-expansion_deck-off = 不使用
dh-option-expansion_deck-003 = 使用，基本只取一部分
dh-option-expansion_deck-added = 使用，全部混入

## 結果

dh-ending-win = 分數最高者獲勝
dh-ending-win-by-patients = 同分，剩餘病患較少者獲勝
dh-ending-win-by-values = 同分且剩餘病患相同，數值總和較大者獲勝
dh-ending-draw = 全部相同，共享勝利

dh-part-discharge-table = 出院病患
dh-part-empty-bonus = 病房全空
dh-part-administrator-points = 院長
dh-part-fatalities = 死亡
dh-part-bags-left = 血袋
dh-part-final-round = 最終回合
dh-part-events = 事件
dh-part-registrar = 研修醫師
dh-part-tiebreak = 同分：剩餘病患
dh-part-tiebreak-values = 同分：數值總和

## 規則摘要

dh-summary-title = 規則摘要
