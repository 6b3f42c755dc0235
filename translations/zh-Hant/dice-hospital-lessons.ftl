### 骰子醫院的課程：章名、每一步的目標、提示，以及學到了什麼

## 章節

dh-lesson-box = 盒中內容
    .about = 骰子、圖板、護理師、專家，各摸一次。大約三分鐘。
dh-lesson-setup = 遊戲準備
    .about = 兩人局，你是起始玩家，全部由你動手擺。
dh-lesson-round = 第一個回合
    .about = 一個階段一個階段走完。你是玩家 2，坐尾家。
dh-lesson-ambulances = 救護車與病床
    .about = 由誰裝車、誰能選哪台，病房滿了又怎麼辦。
dh-lesson-improvement = 醫院擴建
    .about = 輪到誰、什麼都不拿，以及放回一項。
dh-lesson-activation = 救護行動
    .about = 設施、專家與血袋，跟著兩文的例子走一遍。
dh-lesson-closing = 回合結束
    .about = 忽視、死亡、出院，以及所有的得分。
dh-lesson-scoring = 最終計分
    .about = 第 8 回合之後加什麼、扣什麼，平手怎麼分。
dh-lesson-crisis = 公開危機
    .about = 困難模式：初始病患不是三位，是五位。
dh-lesson-pandemic = 全國性病毒
    .about = 困難模式：每人每回合多一位病患。
dh-lesson-superbug = 超級病毒
    .about = 困難模式：忽視的代價加倍。
dh-lesson-events = 事件卡
    .about = 第 2 回合起會有狀況。15 張都是本套件設計的。
dh-lesson-final-round = 最終回合
    .about = 第 8 回合之後，其他醫院派救護車來幫忙。
dh-lesson-experiments = 藥物實驗室
    .about = 擴充：試驗、新藥、移植，大多由本套件設計。
dh-lesson-texts = 兩文的差異
    .about = 日文與中文說法不同之處，用選項就能照任一種玩。

## 盒中內容

dh-step-box-dice = 一顆骰子是一位病患：顏色關係到設施，數值表示病況。你抽到綠色，擲出 4，請輸入。
    .hint = 只算 2 到 5，1 與 6 要重擲。
    .done = 數值越小，病得越重。
dh-step-box-board = 這是你的醫院：6 個設施、4 間三床病房、3 名護理師。請放一名護理師到重症照護科。
    .hint = 只能用自己醫院裡的設施，其他的要先拿到。
    .done = 重症照護科可治療 1 位紅色病患 1 點。
dh-step-box-treat = 治療紅 2。
    .hint = 紅色有兩位，病重的那位更需要。
    .done = 變成 3，並移到下半部，這回合不會再惡化。
dh-step-box-leave = 另一名護理師在門診，專治 5 或 6。送綠 6 回家吧。
    .hint = 再 1 點就到 7。
    .done = 到 7 就痊癒，在出院區等著計分。
dh-step-box-specialist = 場上有設施也有專家。請拿外科醫師。
    .hint = 只能拿翻開的。
    .done = 附一個紅色米寶。設施治療紅色病患後，還能讓同一位再提升 1 點。

## 遊戲準備

dh-step-setup-first = 兩個人坐下來，抽籤決定起始玩家，抽到你了。請輸入玩家 1。
    .hint = 只會抽到這兩個人。
    .done = 起始玩家指示物歸你。本遊戲適合 2–4 人。
dh-step-setup-bag = 把骰子放進袋中。
    .hint = 兩人 45 顆，三人 54 顆，四人 63 顆全放。
    .done = 三色各 15 顆。
dh-step-setup-ambulances = 排出救護車。
    .hint = 比人數多一台。
    .done = 1 到 3 號，沒圖案的一面朝上。指示物放在計分板旁。
dh-step-setup-offer = 接著翻開設施，第一張是手術室，請輸入。
    .hint = 先翻設施，再翻專家。
    .done = 然後是外科醫師。設施與專家各比人數少一張。
dh-step-setup-extra = 兩人局要加開一張，種類由起始玩家決定。選專家。
    .hint = 指示物在你手上，由你決定。
    .done = 開出救護員。以後每次翻開時都要再決定一次。
dh-step-setup-patients = 你抽到兩顆紅骰、一顆綠骰。請設定三位初始病患。
    .hint = 3、4、5 各一，哪顆轉哪個隨你。
    .done = 他們躺在上半部，玩家 2 也放好了，並各發了兩張院長卡。
dh-step-setup-administrator = 你有兩張院長卡，留下羅伯特·愛德華茲。
    .hint = 只能從手上兩張裡選。
    .done = 一回合內出院的紅、黃、綠每湊成一組，他就給 1 分。
dh-step-setup-reveal = 兩人都選好了，公開院長。
    .hint = 已經選定，大家一起翻開。
    .done = 其餘收回盒中，幫助卡也發了。第 1 回合即將開始。
dh-step-setup-copies = 換一桌四人局：泌尿科已開出兩張，第三張設施是麻醉科，請輸入。
    .hint = 同一種板塊有幾張？
    .done = 各兩張，不會更多，而且兩張都可以歸你。

## 第一個回合

dh-step-round-dice = 階段 1：九顆骰子已擲八顆，最後是黃色 3，請輸入。
    .hint = 擲出 1 就要重擲。
    .done = 九位病患，三台救護車。
dh-step-round-load = 數值小的先上車，但 2 有四顆，由尾家的你決定：1 號裝紅色一顆、黃色兩顆。
    .hint = 三顆都要是 2，並從 1 號開始。
    .done = 只有同數值不同色裝不下時，才需要決定。
dh-step-round-load-rest = 其餘照樣裝好。
    .hint = 先是第四顆 2，再來兩顆 3，剩下的上 3 號。
    .done = 玩家 1 先選，挑了病患最健康的 3 號。
dh-step-round-choose = 換你選。1 號全是 2，但號碼小有好處，就選它。
    .hint = 3 號已經被選走。
    .done = 玩家 1 不能選 1 號：起始玩家一律不行。
dh-step-round-unused = 剩下一台，把它清空。
    .hint = 1 號與 3 號有人選了。
    .done = 車上的病患放回袋中。
dh-step-round-token = 起始玩家指示物給誰？
    .hint = 看選走的號碼中最小的。
    .done = 給你，外加 1 個血袋。
dh-step-round-admit = 收治你的病患。
    .hint = 全部都要收，不能留在外面。
    .done = 他們住進上半部的空床。
dh-step-round-improve = 階段 2：號碼最小的先，所以是你。拿外科醫師。
    .hint = 外科醫師就在場上。
    .done = 玩家 1 拿走手術室。空缺到階段 6 才補。
dh-step-round-return = 可以放回一項換 1 個血袋，但這次先留著。
    .hint = 只能放回自己的，而外科醫師才剛來。
    .done = 玩家 1 也留著板塊。
dh-step-round-surgeon = 階段 3：指示物在你手上，你先行動。把外科醫師放到加護病房。
    .hint = 米寶與設施都要是自己的。
    .done = 任何米寶都能放到任何顏色的設施。
dh-step-round-surgeon-treat = 加護病房治療 1 或 2。選紅 2。
    .hint = 病患是紅色，外科醫師才幫得上忙。
    .done = 2 變 3，並移到下半部。
dh-step-round-effect = 治療到紅色病患，外科醫師的效果可以用了。
    .hint = 剛治療的那位紅色病患再 1 點。
    .done = 一個米寶就從 2 到 4。
dh-step-round-oncology = 接著把一名護理師放到腫瘤科。
    .hint = 外科醫師與加護病房這回合都用過了。
    .done = 每個米寶、每個設施，每回合都只用一次。
dh-step-round-oncology-treat = 治療黃 5。
    .hint = 腫瘤科只收黃色病患。
    .done = 變成 6，移到下半部，之後仍可再治療。
dh-step-round-clinic = 第二名護理師放到門診，治療 5 或 6。
    .hint = 腫瘤科已經啟動過了。
    .done = 黃 6 到了 7，移到出院區。
dh-step-round-pharmacy = 最後一名護理師去藥房。
    .hint = 護理師有三名，還有一名空著。
    .done = 綠 3 變成 4。
dh-step-round-bag = 米寶用完了，還有血袋。用它治療一位黃 2。
    .hint = 自己醫院的任何病患都行，提升 1 點。
    .done = 這也算治療，所以移到下半部。
dh-step-round-end = 沒事可做了，結束行動。
    .hint = 米寶和血袋都用完了。
    .done = 玩家 1 也行動完，送兩位病患出院。
dh-step-round-worsen = 階段 4：沒治療的會惡化。你有幾位，其中幾位死亡？
    .hint = 數上半部：黃 4 與黃 2，沒有人降到 0。
    .done = 變成 3 與 1。那位 1 下回合要救。
dh-step-round-discharge = 階段 5：出院幾位，得幾分？
    .hint = 一位回家，計分表從 1 分開始。
    .done = 一位 1 分，兩位 3 分，三位 5 分，一起出院更划算。
dh-step-round-administrator = 你的院長南丁格爾：有病患出院、階段 4 沒人死亡，就得 1 分。填她的分數。
    .hint = 有人回家，也沒有人死亡。
    .done = 1 分。玩家 1 兩位出院，得 3 分。
dh-step-round-shift = 階段 6：米寶歸位，治療過的移回上半部，有幾位？
    .hint = 數下半部：紅 4、綠 4、黃 3。
    .done = 三位。下回合又得重新治療。
dh-step-round-next = 開始下一回合。
    .hint = 回合一個一個數，共八個。
    .done = 沒人拿的放到牌堆底，再翻開新的。一個回合就是這樣。

## 救護車與病床

dh-step-amb-twos = 中文的範例：十二顆裡 2 與 4 各四顆。你是尾家，把兩顆紅 2 與黃 2 放上 1 號。
    .hint = 還有 2 沒上車，3 就不能先上。
    .done = 綠 2 留給 2 號。
dh-step-amb-fours = 綠 2 與紅 3 一定上車。四顆 4 裡挑哪一顆？
    .hint = 哪顆 4 都行，但只能一顆。
    .done = 另外三顆上 3 號。同一台車內的位置沒有差別。
dh-step-amb-first = 你是起始玩家，選 2 號救護車。
    .hint = 1 號不能選，車共有四台。
    .done = 兩文都沒提其他人，所以其他人可以選 1 號。
dh-step-amb-unused = 2、3、4 號都有人選，把剩下的清空。
    .hint = 它排在第一台。
    .done = 三位 2 的病患回到袋中。
dh-step-amb-lowest = 1 號沒人選。指示物與血袋給誰？
    .hint = 看選走的最小號碼，你是 2 號。
    .done = 指示物你留著，血袋也歸你，正如中文的範例。
dh-step-amb-overflow = Mike 的例子：來了三位新病患，只剩兩床。選一位舊病患離開。
    .hint = 十三位病患、十二張床，新病患不能拒收。
    .done = 骰子回到袋中，停屍間多了一枚死亡指示物。
dh-step-amb-admit = 現在收治新病患。
    .hint = 三位都要。
    .done = 十二張床全滿。

## 醫院擴建

dh-step-imp-order = 玩家 1 是 3 號救護車，你是 1 號。拿急救中心。
    .hint = 階段 2 照車號，不是照座位。
    .done = 接在圖板哪一邊都行，效果相同。
dh-step-imp-nothing = 現在你是玩家 1，場上沒有想要的。什麼都不拿。
    .hint = 急救中心被拿走了，階段 6 才補。
    .done = 日文說「可以」，兩文都沒說必須。
dh-step-imp-return = 大家都擴建完了。把泌尿科放回牌堆底，換一個血袋。
    .hint = 只能放回自己的，印在圖板上的不行。
    .done = 每回合一項，剛拿的也行。這裡血袋不會用完。

## 救護行動

dh-step-act-anaesthesia = 麻醉科要三位同值的紅色。你有兩位紅 3、一位綠 3 和血袋。把綠 3 變成紅色。
    .hint = 兩位不夠，設施必須完整執行。
    .done = 到階段結束前都算紅色。這種血袋要在放米寶之前用。
dh-step-act-three = 把護理師放到麻醉科。
    .hint = 三位紅 3 湊齊了，血袋也用掉了。
    .done = 一名護理師，三位都變成 4。
dh-step-act-surplus = 手術室治療一位紅色 3 點。治療紅 5。
    .hint = 5 只要 2 點就出院，多 1 點要緊嗎？
    .done = 到 7 就出院，多的浪費掉。不能缺的是病患。
dh-step-act-mike = Mike 把外科醫師放到加護病房。治療紅 2。
    .hint = 圖板上寫 1 或 2，3 太健康了。
    .done = 中文的例子說「任意病患」，但那顆骰子是 2。
dh-step-act-mike-effect = 接著是外科醫師的效果。
    .hint = 「該病患」就是剛治療的那位。
    .done = 從 2 到 4。紅 5 不是設施剛治療的。
dh-step-act-jenny = Jenny 的血液科醫師在腎臟科：三位黃 3 都成了 4。使用效果。
    .hint = 只選其中一位，不是三位。
    .done = 4、4、5：不論治療幾位，效果只有一次。
dh-step-act-caezar = Caezar 把藥師放到麻醉科，病房有三位紅 2。
    .hint = 這家醫院的專家是藥師。
    .done = 三位都變 3，但沒有效果：藥師是綠色，治療的都不是。
dh-step-act-stan = Stan 沒有綠色病患，但有血袋。把紅 2 變成綠色。
    .hint = 紅 3 這階段治療過，不能變色。
    .done = 一個血袋，一位病患，只在這個階段。
dh-step-act-stan-pharmacy = 把護理師放到藥房。
    .hint = 現在誰算綠色？
    .done = 以綠色接受治療，階段結束又變回紅色。院長看原本的顏色。
dh-step-act-equal = 心臟科醫師所在的設施讓紅 2 變成 3。再治療另一位同值的病患，顏色不限。
    .hint = 用治療後的數值比，「另一位」是不同的骰子。
    .done = 綠 3 同值。黃 2 只有在治療前才同值。
dh-step-act-gone = 外科醫師在重症照護科。治療紅 6。
    .hint = 這裡收紅色病患，而這位快出院了。
    .done = 他出院了，外科醫師沒有人可以再治療。
dh-step-act-optional = 救護員可以讓一位 1 到 3 的病患提升 2 點。這次不用。
    .hint = 「可以」不等於「必須」。
    .done = 什麼都沒發生，但米寶還是用掉了。
dh-step-act-end = 還有兩名護理師，但你不想再做了。結束行動。
    .hint = 米寶可以不用。玩家 2 在等你。
    .done = 各醫院互不影響，像日文那樣同時進行也行。

## 回合結束

dh-step-clo-worsen = 紅 1、黃 2、綠 4 還沒治療，綠 5 治療過。幾位惡化，幾位死亡？
    .hint = 上半部有三位，其中一位降到 0。
    .done = 死亡指示物放在停屍間。中文有一處寫成別處，應是筆誤。
dh-step-clo-discharge = 紅色兩位、黃色綠色各一位出院。填人數與分數。
    .hint = 1、3、5，再下一個。
    .done = 7 分。
dh-step-clo-empty = 四間病房全空，值幾分？
    .hint = 和一隻手的手指一樣多。
    .done = 5 分，每次全空都有。
dh-step-clo-administrator = 愛德華茲：這回合出院的紅、黃、綠每一組得 1 分。
    .hint = 紅 2、黃 1、綠 1，能湊幾組？
    .done = 一組，1 分，紅色多出一位。
dh-step-clo-shift = 另一家醫院的階段 6：幾位治療過的要移上去？
    .hint = 紅 4、黃 3、綠 5。
    .done = 三位，其他人本來就在上半部。

## 最終計分

dh-step-sco-last = 第 8 回合。你是玩家 2，紅、綠各一位出院，請計分。
    .hint = 兩位。這次沒有階段 6。
    .done = 3 分，接著直接最終計分，治療過的留在原位。
dh-step-sco-final = 換玩家 1：三枚死亡指示物、兩個血袋。填扣分與加分。
    .hint = 每枚死亡 −2，每個血袋 +1。
    .done = −6 與 +2。玩家 2 兩樣都沒有。
dh-step-sco-win = 玩家 1 有 36 分，玩家 2 有 40 分。誰獲勝？
    .hint = 分數最高的人。
    .done = 玩家 2 獲勝。
dh-step-sco-tie = 兩人都是 39 分。玩家 1 剩兩位病患，玩家 2 剩一位。誰獲勝？
    .hint = 剩下病患最少的人。
    .done = 玩家 2 獲勝。
dh-step-sco-values = 又都是 39 分，各剩兩位：玩家 1 是 3 與 4，玩家 2 是 1 與 5。
    .hint = 這次把數值加起來，越多越好。
    .done = 7 比 6。若也相同，就共享勝利。遊戲結束。

## 公開危機

dh-step-cri-five = 五顆骰子：紅二、綠二、黃一。照你的意思轉成 3、3、4、5、5。
    .hint = 一個 4、兩個 5，五顆一起。
    .done = 這是日文的數值。病床還剩七張。
dh-step-cri-chinese = 同樣五顆，改用中文的數值：3、3、4、4、5。
    .hint = 兩個 4、一個 5。
    .done = 又難了一點。照哪一種，由選項決定。

## 全國性病毒

dh-step-pan-die = 三位都收治後，每人再抽一位。你抽到紅色，擲出 4，請輸入。
    .hint = 這裡同樣要重擲 1 與 6。
    .done = 中文在選完救護車後抽，這裡也是：放在階段的最後。
dh-step-pan-admit = 收治多的這位。
    .hint = 只有一位。
    .done = 一回合四位新病患，留意床位。
dh-step-pan-overflow = 這次醫院滿了。替黃 4 空出一床。
    .hint = 離開的是舊病患，不是新來的。
    .done = 沒有空床，照樣拿一枚死亡指示物。
dh-step-pan-choice = 用日文的選項，選救護車時就抽。選 2 號。
    .hint = 你是起始玩家，不能選 1 號。
    .done = 馬上從袋中跟來一位黃 2。
dh-step-pan-empty = 同一選項，四家全滿，63 顆骰子都在場上。選 3 號。
    .hint = 你是起始玩家，不能選 1 號。
    .done = 袋子空了，沒有人跟來。在階段最後抽就不會這樣。

## 超級病毒

dh-step-sup-worsen = 紅 1、黃 2、綠 4 還沒治療，綠 2 治療過。幾位惡化，幾位死亡？
    .hint = 每位降 2，2 − 2 是 0。
    .done = 三位惡化，1 與 2 死亡，4 變成 2。

## 事件卡

dh-step-eve-turn = 第 4 回合從事件開始，翻開「門診停診」，請輸入。
    .hint = 每種一張，「捐血活動」已經出過了。
    .done = 有的立即生效，有的持續整個回合，階段 6 移除。
dh-step-eve-closed = 這回合門診停診，改把護理師放到藥房。
    .hint = 黃 6 只好等等。
    .done = 其他設施照常運作。
dh-step-eve-points = 「紅色宣導週」：出院的紅色每位多 1 分。你出院三位紅、一位綠。
    .hint = 只數紅色的。
    .done = 多得 3 分。

## 最終回合

dh-step-fin-send = 救護車翻面，每格要求顏色與數值。送出紅 3。
    .hint = 1 號要紅 3。2 號要紅 5，你沒有。
    .done = 得 1 分。中文的例子也是紅 3。
dh-step-fin-must = 現在你是玩家 2，送出黃 4。
    .hint = 哪一台要黃 4？
    .done = 能送就一定要送。現在沒有人能送了。
dh-step-fin-left = 玩家 1 還剩兩位病患，扣幾分？
    .hint = 每位 −1。
    .done = −2，接著照常最終計分。

## 藥物實驗室

dh-step-exp-decks = 兩人局，照中文組牌堆。板塊與專家各要混洗幾張？
    .hint = 基本板塊每種一張共 12 張，加新的 8 張；專家 12 加 12 張。
    .done = 20 張與 24 張。四人局的板塊是 24 張。
dh-step-exp-added = 改用日文的選項：全部混入。
    .hint = 板塊 24 + 8，專家 24 + 12。
    .done = 32 張與 36 張。
dh-step-exp-aside = 四人局照中文：其中一堆抽 8 張放回盒中。泌尿科之後抽到麻醉科。
    .hint = 那一堆裡每種只有一張。
    .done = 還有六張。少了哪些，大家都看得到。
dh-step-exp-trial = 醫學生讓剛治療的一位升 1，另一位降 1。紅 3 升，綠 5 降。
    .hint = 數值 1 的不能再降。
    .done = 兩位都是 4，也都算治療過。
dh-step-exp-drug = 新藥研究室讓 1 到 3 的病患重擲。給紅 2 用藥。
    .hint = 綠 5 太健康，用不到。
    .done = 接下來看骰子。
dh-step-exp-roll = 紅骰擲出 5，請輸入。
    .hint = 1 與 6 不算，和入院時一樣。
    .done = 從 2 到 5。也可能還是 2。
dh-step-exp-swap = 移植中心交換兩位的數值。交換紅 2 與綠 5。
    .hint = 數值相同就沒得換。
    .done = 紅 5、綠 2，都算治療過，剩下的交給紅色設施。
dh-step-exp-registrar = 研修醫師所在的設施讓兩位紅色出院。幾分？
    .hint = 看有沒有人出院，不看人數。
    .done = 立即 1 分。

## 兩文的差異

dh-step-txt-offer = 四人局，照日文合計人數 +1。已開兩張設施，接著是外科醫師，請輸入。
    .hint = 2 + 2，再加起始玩家選的一張。
    .done = 共五張。照中文則是各三張。
dh-step-txt-free = 照中文，初始病患可以是 3 到 5 的任意值。把一紅二綠都轉成 5。
    .hint = 數值自由，顏色不行。
    .done = 三個 5，開局輕鬆。
dh-step-txt-administrators = 不用院長卡，適合第一次玩。你是玩家 2：紅色轉 3，綠色轉 4 與 5。
    .hint = 3、4、5 各一。
    .done = 不發卡，馬上開始第 1 回合。
dh-step-txt-must = 這一局人人都要擴建，隨便拿一項。
    .hint = 不能選「不拿」。
    .done = 兩文只說可以。平常也可以不拿。
dh-step-txt-target = 有個選項讓外科醫師治療任何紅色病患。治療紅 5。
    .hint = 紅色就行，不限剛治療的那位。
    .done = 照一般規則，只能治療紅 3。
dh-step-txt-count = 檢傷護理師的卡寫兩位，這一局照中文只限一位。治療紅 1。
    .hint = 不管卡上寫幾位，只選一位。
    .done = 沒有這個選項，綠 2 也能一起治療。
dh-step-txt-colour = 日文沒限制誰能變色。把治療過的紅 3 變成綠色。
    .hint = 綠色不能再變綠色。
    .done = 照中文，只有還沒治療的才能變色。
dh-step-txt-empty = 兩位出院，最後一位死亡，病房全空，並用中文的選項。請計出院分數。
    .hint = 出院兩位。全部都出院了嗎？
    .done = 3 分，但沒有全空的 5 分：階段 4 有人死亡。
