### Emergency Roll 的課程：章名、每一步的目標、提示，以及學到了什麼

## 章節

er-lesson-box = 盒中內容
    .about = 救護車、骰子、紀錄紙和專科醫師。開玩前先逐一認識。
er-lesson-setup = 遊戲準備
    .about = 四個人坐下來了。發的、擺的，全部由你動手。
er-lesson-choice = 選擇病患
    .about = 主任醫師先選。其他人剩下什麼？想搶同一顆骰子，要付出什麼？
er-lesson-admit = 收治病患
    .about = 顏色、順序、遞增：每間病房都要問這三件事，另有兩樣工具可以通融。
er-lesson-bonus = 六種獎勵
    .about = 每位病患都帶來一種獎勵。逐一用過，再看怎麼搭配。
er-lesson-morgue = 太平間
    .about = 不是人人都有病房。這時會失去什麼，又留下什麼？
er-lesson-cardiologists = 心臟科醫師
    .about = 回合結束時，看誰達成目標，卡又怎麼處理。
er-lesson-scoring = 計分
    .about = 三張紀錄紙都填完了。計分欄由你一欄一欄填，填完馬上核對。
er-lesson-traps = 容易弄錯的地方
    .about = 原文沒說明的地方，以及玩家常漏掉的細節。
er-lesson-first = 最初的兩個回合
    .about = 和另外兩人一起：先當主任醫師，再跟在別人後面選。

## 盒中內容

er-step-box-ambulance = 救護車卡有 27 張，沒有重複。13 號已經用過，牌堆最上面是 4 號，請翻開。
    .hint = 用過的卡不會再出現。
    .done = 每扇車窗都寫著獎勵，選了那位病患就拿得到。
er-step-box-dice = 三顆骰子就是病患。全部擲好了，請先輸入紅色的 3。
    .hint = 和車窗一樣，依紅、黃、綠的順序。
    .done = 顏色決定能進哪些病房，點數就是要寫的數值。
er-step-box-rooms = 紀錄紙就是你的醫院。9-2 是 9 號病區從入口數來第二間病房。請把綠色的 4 寫進去。
    .hint = 9-1 已經有病患了，一間病房只寫一個數字。
    .done = 病房連成一排是病區，病房是一格。原文用詞混用，所以這裡統一。
er-step-box-specialists = 專科醫師有 16 張，分三種。已經有一位心臟科醫師，你再抽到「4 個血袋」那張，請輸入。
    .hint = 先抽兩位心臟科醫師，而且沒有相同的卡。
    .done = 之後是放射科醫師和流行病學家，這兩張到終局才計分。

## 遊戲準備

er-step-setup-sheets = 你們有四個人，請發紀錄紙。
    .hint = 每回合人人都參加，一人一間醫院。
    .done = 再各發一枝鉛筆。二到六人都能玩。
er-step-setup-remove = 有幾張救護車卡要不看就收回盒中。幾張呢？
    .hint = 共 27 張，玩 24 回合，每回合一張。
    .done = 少了哪幾張，沒有人知道。
er-step-setup-specialists = 輪到專科醫師。你抽到「7 個病區」的心臟科醫師，請輸入。
    .hint = 先是兩位心臟科醫師，其他的在後面。
    .done = 其餘的也抽好了，一共四張。
er-step-setup-side = 心臟科醫師要哪一面朝上？
    .hint = 超過兩人時，一張卡有兩段分數。
    .done = 首次有人達成的回合給 8 分，之後給 5 分。
er-step-setup-chief = 抽籤決定首位主任醫師，抽到 3 號座位。請照實輸入。
    .hint = 座位從 1 數起，你們有四個人。
    .done = 誰先當，原文沒說，所以這裡抽籤。
er-step-setup-two = 另一桌只有兩人。這裡要哪一面朝上？
    .hint = 兩人局的每位心臟科醫師，只在一個回合給分。
    .done = 5 那一面。給過分，卡就移除。

## 選擇病患

er-step-choice-chief = 你是主任醫師。車窗下有紅 2、黃 5、綠 3，請選一位病患。
    .hint = 三顆都能選，什麼都不用付。
    .done = 骰子移離卡片，剩下什麼大家一看就懂。
er-step-choice-follow = 主任醫師選了紅色。換你選。
    .hint = 還剩兩顆。
    .done = 其他人也祕密選擇（本套件逐一詢問）。同一顆骰子可以有好幾個人選。
er-step-choice-bag = 你想要主任醫師選走的紅 6，手上有一個血袋。請用血袋選它。
    .hint = 選擇時，血袋只用在主任醫師的骰子上。
    .done = 你們兩人都收治這位病患，獎勵也各得一份。

## 收治病患

er-step-admit-colour = 你選了綠 3。請原樣寫進顏色和數值都合適的病房。
    .hint = 綠色或灰色的病房：7-1、5-1、8-2。
    .done = 灰色病房不限顏色。
er-step-admit-order = 用這位病患開啟 5 號病區。
    .hint = 從入口開始。
    .done = 這裡的下一間是 5-2。在那之前，也可以先開其他病區。
er-step-admit-rising = 這次請接在已經有病患的病區。
    .hint = 數值要更大。末尾是 2、3、4 的病區，哪個後面寫得下 3？
    .done = 2 的後面寫 3。相同的數字不行。
er-step-admit-example = 總複習：什麼都不用，綠 3 能寫在哪裡？先試幾間不行的，再選一間。
    .hint = 兩個入口，加上末尾是 2 的病區。
    .done = 5-1、7-1、8-2，一共三間。其他的不是顏色不合、已寫滿、還沒輪到，就是前面是 3 或 4。
er-step-admit-change = 你還是想寫在 10 號病區的 4 後面。聽診器請用得越少越好。
    .hint = 一個聽診器改 1 點，4 之後至少要 5。
    .done = 骰子本身不動，因為別人也要用。
er-step-admit-cross = 把用掉的劃掉。
    .hint = 從 3 改成 5。
    .done = 劃掉的就不能再用了。
er-step-admit-six = 綠 6，聽診器只有一個。能改成 1 嗎？試試看，再原樣寫下。
    .hint = 從 6 只能往下走：5、4、3、2、1。
    .done = 6 變成 1 要五個聽診器，6 再往上就沒有了。
er-step-admit-bag = 你有一個血袋。請把綠 3 寫在 4 號病區的入口。
    .hint = 4-1 是黃色，用血袋抵顏色。
    .done = 血袋只抵顏色，順序和數值照舊。
er-step-admit-bag-cross = 把用掉的劃掉。
    .hint = 聽診器 0，血袋 1。
    .done = 一開始沒有血袋，要省著用。

## 六種獎勵

er-step-bonus-stethoscopes = 黃色病患的獎勵是聽診器，請圈起來。
    .hint = 看看你選的車窗，寫著幾個？
    .done = 連同起始的一個，現在有三個。
er-step-bonus-stethoscopes-now = 馬上用掉兩個：把黃 5 當成 3 寫進 6-1。
    .hint = 入口的數字越小，後面越有餘地。
    .done = 剛拿到的，當下就能用。
er-step-bonus-bag = 紅色病患的獎勵是血袋，請圈起來。
    .hint = 血袋一次一個。
    .done = 在這之前你一個也沒有。
er-step-bonus-bag-now = 馬上用掉：把紅 5 寫在 7 號病區的入口。
    .hint = 7-1 是綠色，所以血袋也要一起說。
    .done = 抵顏色的話，剛得到的血袋也行；要選主任醫師的骰子就來不及了。
er-step-bonus-screen = 你有紅 1 和屏風。10 號病區末尾是 6，再也寫不下去。請隔離那位病患。
    .hint = 圈起那個 6。
    .done = 下一位可以是任何數值。
er-step-bonus-screen-write = 現在把紅 1 寫在屏風後面。
    .hint = 下一間是 10-4，紅色。
    .done = 從這個 1 開始，數字又要遞增。屏風只有一面，已經立好了。
er-step-bonus-screen-after = 這次先寫：紅 6 已經在 8-2。請隔離這位病患。
    .hint = 8 號病區的最後一位，就是剛寫的那位。
    .done = 寫入前後都能放，任何病區都行，屏風最自由。
er-step-bonus-critical = 你寫下綠 6，這位是危急病患。請做記號。
    .hint = 「!」寫在剛填的數值旁：7-1。
    .done = 數值就是得分，所以越大越划算。
er-step-bonus-nurse = 你把綠 3 寫進 7 號病區，獎勵是護理師，之前已經有一位。請輸入病區和數字。
    .hint = 護理師屬於剛寫的病區。計分軌已圈 2，下一個是？
    .done = 2、5、9、14、20、27、35，越往右漲得越快。
er-step-bonus-extra = 紅 2 帶來一位額外病患：紅色，3 或 4。兩位都要進 8 號病區，先寫 2。
    .hint = 先後不限，但數字要遞增。
    .done = 原文說額外病患的標記是「!」，我們看作筆誤：沒有人因此危急。
er-step-bonus-extra-second = 輪到額外病患，接在 2 後面。兩個數值任選。
    .hint = 8-2 是灰色。
    .done = 一次收了兩位。聽診器和血袋對兩位都能用。

## 太平間

er-step-morgue-refuse = 綠 2，獎勵是護理師。7 號病區寫得下，但你不想寫。請拒收。
    .hint = 就算有空位，也不是非寫不可。
    .done = 這次是你自己的意思，結果和沒有空位時一樣。
er-step-morgue-circle = 在太平間做記號。
    .hint = 一位病患一格。那護理師呢？
    .done = 護理師沒有了，「!」也是如此：兩者只屬於進了病房的人。
er-step-morgue-keep = 這位也去了太平間，但獎勵是屏風。請隔離 9 號病區的 6。
    .hint = 聽診器、血袋、屏風和額外病患都還在。
    .done = 有時候，選病患就只為了獎勵。
er-step-morgue-full = 又拒收一位，可是太平間滿了。要圈幾格？
    .hint = 四格都圈起來了。
    .done = 0 格。現在和以後都不再扣分。

## 心臟科醫師

er-step-cardiologists-claim = 回合結束。誰得到了三位護理師？請說出是哪些人、各得幾分。
    .hint = 看看 1 號和 3 號座位的紀錄紙，卡上是 8。
    .done = 同一回合達成，兩人都得 8 分。
er-step-cardiologists-turn = 卡怎麼處理？
    .hint = 不管幾個人得分，只翻一次。
    .done = 從現在起值 5 分。
er-step-cardiologists-nobody = 檢查另一張：兩個滿病區。
    .hint = 連最滿的病區都還有空房。
    .done = 沒有人得分，卡維持原狀。
er-step-cardiologists-pass = 這回合沒事了，請交出主任醫師卡。
    .hint = 順時針，交給下一個座位。
    .done = 就這樣玩 24 回合，直到牌堆用完。
er-step-cardiologists-second = 過了兩回合。三位護理師這張，現在誰得分？
    .hint = 1 號和 3 號座位已經得過了，卡上是 5。
    .done = 同一張卡，每人只得分一次。
er-step-cardiologists-leave = 卡怎麼處理？
    .hint = 已經是最後一面，移除就輸入 0。
    .done = 之後再有人湊齊護理師，也沒有分了。
er-step-cardiologists-stethoscopes = 另一桌的目標是 8 個聽診器。1 號座位圈了 7 個；2 號座位圈了 9 個，劃掉 7 個。誰得分？
    .hint = 用掉的也曾經得到過。
    .done = 圈過的全算，印好的第一個也算。

## 計分

er-step-scoring-finish = 第 24 回合結束，你是主任醫師。接下來呢？
    .hint = 還有卡可以翻嗎？
    .done = 不再需要主任醫師，開始計分。
er-step-scoring-clipboards = 你的病區：哪些滿了，記錄板上的數字是多少？
    .hint = 4、5、6、7 號。8 號還有一間空房。
    .done = 4 + 5 + 6 + 7 = 22。
er-step-scoring-critical = 你的危急病患幾分？
    .hint = 7-4 和 8-3 是 5，9-2 是 3。
    .done = 數值加起來是 13。
er-step-scoring-nurses = 你的護理師幾分？
    .hint = 圈了 2、5、9、14，但不要加起來。
    .done = 只算最大的 14。
er-step-scoring-cardiologists = 你的心臟科醫師幾分？
    .hint = 護理師你是第二批，滿病區你是第一個。
    .done = 5 + 8 = 13。
er-step-scoring-radiologist = 你的放射科醫師：檢查室兩側正對面的相同數值。
    .hint = 檢查室 A 看 8-2 和 7-3，檢查室 B 看 10-3 和 4-3。
    .done = 兩對 4，每對 4 分，共 8 分。
er-step-scoring-epidemiologist = 你的流行病學家：相連且數值相同的最大群組。
    .hint = 相鄰就算相連，跨病區也算。5-3 和 7-3 的 4 相鄰。
    .done = 兩位的群組，共 6 分。4 一共有五個，但其他的都分開。
er-step-scoring-morgue = 你的太平間圈了兩格。
    .hint = 每格扣 1 分。
    .done = −2，負號別漏了。
er-step-scoring-total = 全部加起來。
    .hint = 22 + 13 + 14 + 13 + 8 + 6，再加 −2。
    .done = 74。其他人也算好了：52 和 28。
er-step-scoring-win = 誰獲勝？
    .hint = 74、52、28。
    .done = 你贏了，遊戲結束。

## 容易弄錯的地方

er-step-trap-alone = 兩個人坐下來了。原文列的人數裡還有「1 人」。請發這一局的紀錄紙。
    .hint = 單人規則在原文裡找不到。
    .done = 兩張。單人玩法這裡也不自創。
er-step-trap-kinds = 原文說有三位專科醫師，桌上已有兩位心臟科醫師和一位放射科醫師。你又抽到「三連線」的流行病學家，請輸入。
    .hint = 三種，但有四張卡。
    .done = 「三」指種類，每局都用四張卡。
er-step-trap-five = 五人局要移除幾張救護車卡？
    .hint = 五人多玩一回合，每人當主任醫師的次數才一樣。
    .done = 兩張，共 25 回合。其他人數都是三張。
er-step-trap-first-chief = 三人局，還沒有主任醫師。請抽籤，並輸入抽到的座位。
    .hint = 三個座位，三種結果。
    .done = 原文只說把卡交給某位玩家。大家商量好再輸入也可以。
er-step-trap-clockwise = 有人想知道別人選什麼，所以這局大家公開選。輪到你了。
    .hint = 從主任醫師順時針：1 號和 2 號座位選過了，換你。
    .done = 平常是祕密選擇，公開選擇是選項。
er-step-trap-same = 2 號座位已經付血袋選了主任醫師的紅骰。你也有血袋，也選紅色吧。
    .hint = 骰子不會被用掉。
    .done = 原文沒說人數上限，所以幾個人跟都可以。
er-step-trap-bag-late = 主任醫師選了紅色，獎勵正是血袋。你手上一個也沒有。請選擇。
    .hint = 那個血袋能拿來付它自己的病患嗎？
    .done = 不行：先選病患，後拿獎勵。
er-step-trap-two-bags = 你付血袋跟了主任醫師，還剩一個。請把紅 5 寫在 7 號病區的綠色入口。
    .hint = 一個付了骰子，顏色要另付一個。
    .done = 兩種用途，兩個血袋。
er-step-trap-two-bags-cross = 把這次用掉的劃掉。
    .hint = 骰子一個，顏色一個。
    .done = 一次可以用不只一個血袋。
er-step-trap-words = 有人說「寫進 10 號病區」，那裡已有 1 和 3。請寫下綠 5。
    .hint = 病區是整排，下一個空格是第三格。
    .done = 原文同一個詞兩種意思都用。這裡的病房永遠指一格。
er-step-trap-unlimited = 印好的 15 個聽診器都圈完了，又來兩個。要記幾個？
    .hint = 印的數量不是上限。
    .done = 寫在空白處，也算進目標。
er-step-trap-full-ward = 把屏風放在有用的地方：4 號病區已滿，9 號病區末尾是 6。
    .hint = 滿的病區後面不會再有人，空的病區沒有人可圈。
    .done = 放在滿病區也可以，只是沒有作用。
er-step-trap-screen-again = 9-2 的 5 已經隔離了。這面屏風還能幫到哪裡？
    .hint = 10 號病區末尾是 6。
    .done = 圈過的病患不再圈第二次。
er-step-trap-isolated = 9 號病區裡，隔離的 5 後面是 2。請把黃 2 也寫進去，聽診器越省越好。
    .hint = 屏風只幫到緊接著的那一位。
    .done = 從 2 起又要遞增，所以得寫 3。
er-step-trap-nurse-lost = 你寫在 9 號病區，那裡的護理師已經劃掉了。計分軌上要圈哪個數字？
    .hint = 一區一位護理師，別區不能代替。
    .done = 0：病患留下，獎勵沒了。
er-step-trap-icon = 紅 2 的救護車帶來額外病患：黃色，5 或 6。這次先寫額外病患，以 5 寫進 6 號病區。
    .hint = 「!」真的是這輛車的標記嗎？
    .done = 額外病患可以先寫，也沒有人危急：原文的「!」看作筆誤。
er-step-trap-refuse = 紅 2 已寫進 8 號病區。額外病患接在後面也行，但你想把那間留空。請拒收。
    .hint = 選的那位已經在病房裡，能拒收的只剩另一位。
    .done = 就算有病房，「不想收」就夠了。
er-step-trap-morgue-bonus = 你拒收了一位危急病患，請把這一步做完。
    .hint = 沒有數值，「!」要寫在哪裡？
    .done = 只在太平間做記號。會這樣失去的只有「!」和護理師。
er-step-trap-both = 選的病患和額外病患你都拒收了。第一位記好了，第二位呢？
    .hint = 兩位都沒有病房。
    .done = 兩位病患，兩個記號。
er-step-trap-one-mark = 同一桌，但選項是「兩位共圈 1 格」。第二位呢？
    .hint = 這個選項讓兩位共用一圈。
    .done = 0 格。原文沒說；不開選項就要再圈一格。
er-step-trap-morgue-full = 四格都圈滿了，你又一次拒收兩位。現在要圈幾格？
    .hint = 照理要兩個記號，可是還有格子嗎？
    .done = 0 格。不管來多少，滿了的太平間最多扣 4 分。
er-step-trap-odd = 目標是 8 個聽診器，你圈了 7 個。有人得分嗎？
    .hint = 7 個已經含印好的那個，還不到 8。
    .done = 沒有。數量是 1、3、5、7、9，要到 9 才達成。
er-step-trap-last-round = 最後一回合，三個人同時湊到四個血袋。誰得分，各幾分？
    .hint = 最後一回合結束時也要檢查。
    .done = 三人都得 8 分。原文舉兩人為例，我們解讀為該回合達成的所有人。
er-step-trap-two-players = 兩人局。你得到三位護理師，幾分？
    .hint = 朝上的是 5 那一面。
    .done = 兩人局沒有 8 分。
er-step-trap-two-players-leave = 卡怎麼處理？
    .hint = 沒有另一面可翻了。
    .done = 馬上移除。
er-step-trap-number = 這局的選項是計算危急病患的人數。你有兩個 5 和一個 3。
    .hint = 數人，不是加數值。
    .done = 3 分。原文一處說數值、一處說人數，平常是加數值。
er-step-trap-shared = 「三連線」的流行病學家：3 在 7-2、8-1、6-1、9-2，四個一排。幾分？
    .hint = 一間病房只算進一條線。
    .done = 一條線，5 分。第四個多出來。
er-step-trap-overlap = 同一張紀錄紙，但選項允許重疊。
    .hint = 7-2 到 6-1 一條，8-1 到 9-2 一條。
    .done = 兩條線共用兩間病房：10 分。
er-step-trap-rare = 「最多與最少」：你有七個 3、一個 6，沒有 1。幾分？
    .hint = 最少的就是一個也沒有的那個數值。
    .done = 7 × 3 = 21，沒有要扣的。
er-step-trap-half = 檢查室旁危急病患的一半：檢查室 A 旁有 5，檢查室 B 旁有 3，遠處還有一個 3。
    .hint = 先相加，再取一半。
    .done = 合計 8，一半是 4。若兩間各自進位，就會變成 5。
er-step-trap-unused = 全部加起來。你還剩兩個聽診器和一個血袋。
    .hint = 把 22、13、14、13、8、6 加起來，再減去太平間的 2 分。
    .done = 74。剩下的不算分，要及時用掉。
er-step-trap-tie = 你 52 分，2 號座位 52 分，3 號座位 28 分。誰獲勝？
    .hint = 原文有平手的判定嗎？
    .done = 沒有，所以兩人都贏。

## 最初的兩個回合

er-step-first-pick = 你是主任醫師。紅 5 配聽診器，黃 2 配護理師，綠 4 配屏風。請選紅色。
    .hint = 聽診器在之後每個回合都用得上。
    .done = 另外兩人選了綠色和黃色。
er-step-first-gain = 圈起你的獎勵。
    .hint = 兩個。
    .done = 連同印好的一個，共三個。
er-step-first-admit = 入口寫 5，後面就沒什麼餘地。請用兩個聽診器，改寫成 3。
    .hint = 紅色或灰色的入口：8-1、10-1、5-1。
    .done = 好的開始：4、5、6 都還接得上。
er-step-first-cross = 把用掉的劃掉。
    .hint = 聽診器 2，血袋 0。
    .done = 其他人也寫好了：綠 4 加屏風，黃 2 加護理師。
er-step-first-pass = 還沒有人達成目標。請交出主任醫師卡。
    .hint = 順時針的下一個座位。
    .done = 第二回合：紅 6 配血袋，黃 3 配聽診器，綠 4 配護理師。主任醫師選了紅色，3 號座位也選好了。
er-step-first-follow = 你需要護理師，請選綠色。
    .hint = 黃色也不用付，紅色要一個血袋。
    .done = 選擇全部公開。另外兩人已經寫好，輪到你了。
er-step-first-admit-again = 把綠 4 原樣寫下。
    .hint = 綠色或灰色的入口；顏色合的話，也能接在你的 3 後面。
    .done = 接著是那個病區的護理師。
er-step-first-nurse = 劃掉護理師，再圈計分軌上的數字。
    .hint = 剛寫的病區，和計分軌的第一個數字。
    .done = 玩了兩回合，還有 22 回合。你可以玩一整局了。
