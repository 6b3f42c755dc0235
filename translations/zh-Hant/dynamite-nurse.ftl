# 炸藥護理師：規則、行動與紀錄的用詞
# 醫院以玩家稱呼；號數是住院病患從左數起的位置，0 是回擊中的外來病患。

## 遊戲

dn-title = 炸藥護理師
    .subtitle = 病床永遠不夠的紙牌遊戲
    .blurb = 棘手的病患推給別家醫院，自己的病患及時開刀：離世的病患最少的人獲勝。
    .players = 2–6 人

## 規則章節

dn-section-setup = 遊戲準備
dn-section-order = 遊戲流程
dn-section-turn = 自己的回合
dn-section-visit = 外來病患
dn-section-operation = 手術
dn-section-events = 事件
dn-section-cards = 牌與局
dn-section-end = 遊戲結束與勝負

## 規則：遊戲準備

dn-seats = 適合 2–6 人。原文沒有寫人數。
    .name = 遊戲人數
    .broken = 這一桌有 { $players } 人，沒有 { $have } 號座位。
dn-cards = 使用 119 張牌：病患 50 張、醫師 26 張、事件 43 張。
    .name = 使用的牌
    .broken = 抽不到「{ $piece }」：{ $count ->
        [0] 這副牌裡沒有這種牌。
       *[other] 共 { $count } 張，牌堆裡已經沒有了。
    }
dn-six-cards = 原文另外說明了「六張」事件牌。這裡解讀為六種，各有幾張由本套件決定。
    .name = 另有說明的六種事件
    .broken = 抽不到「{ $piece }」：{ $count ->
        [0] 這副牌裡沒有這種牌。
       *[other] 共 { $count } 張，牌堆裡已經沒有了。
    }
dn-spare = 備用卡不洗入牌堆，留在盒中。原文未說明用途。
    .name = 備用卡
    .broken = 備用卡沒有洗入牌堆，不會抽到。
dn-deal = 洗牌後每人發 5 張手牌，其餘面朝下放在桌子中央作為牌堆。
    .name = 發牌
    .broken = 下一張要發給 { $need }，不是 { $have }。
dn-deal-open = 發到公開牌就補發，直到大家手上都沒有。換下的牌怎麼辦，原文未說明：這裡洗回牌堆（選項：直接棄掉）。
    .name = 發到公開牌
    .broken = { $have } 不對：數一數發牌時換下的公開牌。
    .answer = 正確答案是 { $need }。
dn-start = 起始玩家用什麼方法決定都可以，這裡抽籤。
    .name = 起始玩家
    .broken = 起始玩家是 { $players } 人之一，沒有 { $have } 號座位。
dn-start-option = 選項，須全員同意：開始前，發到的病患全部先住院。細節原文未說明：這裡由本人決定排列順序，急診也收，超過三位的話第一個回合就會惡化。
    .name = 開局住院
    .broken = 發到的 { $need } 位病患都要住院，你選了 { $have } 位。

## 規則：遊戲流程

dn-phases = 每個回合依序進行：病情惡化、抽牌、行動一項（可不做）、手牌上限、換下一位。
    .name = 回合流程
    .broken = 現在是「{ $now }」，這一步屬於「{ $need }」。
dn-turn = 從起始玩家開始，順時針輪流進行；中途被問到的人要當場回應。
    .name = 輪到誰
    .broken = 現在輪到 { $who }，還沒輪到 { $seat }。
dn-next = 回合結束後，換左邊的玩家。
    .name = 下一位
    .broken = 「{ $have }」不對：從剛才輪到的人順時針看，左邊是誰？
    .answer = 下一位是 { $need }。
dn-over = 宣布勝者後遊戲就結束，不再有任何行動。
    .name = 遊戲結束
    .broken = 遊戲已經結束，不能再行動。
dn-hand = 只能使用、送出或棄掉自己手上的牌。
    .name = 手牌
    .broken = 手上沒有：{ $pieces }。

## 規則：自己的回合

dn-worsen-count = 輪到你時，住院病患比病床多幾位，就從左邊最早住院的開始有幾位惡化，每位一次。途中有人死亡要不要重算，原文未說明：這裡以一開始的人數為準。
    .name = 病情惡化
    .broken = { $have } 不對：用住院病患數減去病床數，不足就是 0。
    .answer = 正確答案是 { $need }。
dn-death = 惡化的病患翻到背面。已經在背面的再惡化就會死亡，成為你的死亡標記。
    .name = 死亡
    .broken = { $have } 不對：在這次惡化的病患中，數一數已經翻到背面的。
    .answer = 正確答案是 { $need }。
dn-beds = 每家醫院起初有 3 張病床。什麼會改變床數，原文未說明：這裡只有公開牌會，最少 1 張，少了床也要等下一回合才有人惡化（選項：固定 3 張）。
    .name = 病床數
    .broken = { $have } 不對：算一算「{ $piece }」之後有幾張病床。
    .answer = 正確答案是 { $need }。
dn-draw = 每回合抽 1 張牌，靠回擊得到的回合抽 2 張。用掉的牌不補。
    .name = 抽牌
    .broken = 這回合的牌已經抽完了。
dn-open-card = 抽到公開牌要立刻執行、棄掉，再抽，直到不是公開牌為止。回擊後的兩張牌都這樣處理；原文只提到一張。
    .name = 公開牌
    .broken = 要執行的是「{ $need }」，不是「{ $have }」。
dn-open-impossible = 公開牌派不上用場時，原文未說明：這裡能做多少做多少，然後棄掉再抽。
    .name = 公開牌無效果
    .broken = 「{ $piece }」這次什麼也沒改變，應為 { $need }，不是 { $have }。
dn-quiet-night = 本套件自製的牌：每家醫院中，翻到背面的病患裡最早住院的一位翻回正面。
    .name = 平靜的夜晚
    .broken = { $have } 不對：「{ $piece }」要數有病患翻到背面的醫院。
    .answer = 正確答案是 { $need }。
dn-blackout = 本套件自製的牌：每家醫院最早住院的病患惡化。
    .name = 停電
    .broken = { $have } 不對：「{ $piece }」要數有住院病患的醫院。
    .answer = 正確答案是 { $need }。
dn-recovery = 本套件自製的牌：抽到的人最早住院的病患出院；若在背面，則翻回正面。
    .name = 自然痊癒
    .broken = { $have } 不對：「{ $piece }」只幫一位，就是抽牌者最早住院的病患。
    .answer = 正確答案是 { $need }。
dn-one-action = 每回合從外來、手術、事件中選一項，也可以都不做；選事件時張數不限。外來或手術之外能否再用事件，原文不明確：這裡不能（選項：可以）。插隊回應不算行動。
    .name = 行動一項
    .broken = 這回合的行動已經用在{ $done }了。
dn-hand-limit = 回合結束時手牌有 6 張以上，就棄到剩 4 張；5 張不必棄。棄哪些，原文未說明：由自己選。
    .name = 手牌上限
    .broken = 要棄 { $need } 張，你選了 { $have } 張。

## 規則：外來病患

dn-outpatient = 輪到你時，可以把手上的一位病患推給別的玩家，這就是外來病患。
    .name = 外來病患
    .broken = 外來病患要推給別人，不能是 { $seat }。
dn-kirikaeshi = 收到外來病患的人，手上若有能治的醫師，可以當場開刀，稱為「回擊」。只治這一位，不能順便治住院病患。
    .name = 回擊
    .broken = 病患的難度是 { $need }，這位醫師的技術只有 { $have }。
dn-kirikaeshi-turn = 回擊之後，輪到回擊者。因回擊跳到的回合不惡化、抽兩張，但原文沒說清楚是誰的：這裡是回擊者的這一回合（選項：被跳過的人各自的下一回合）。
    .name = 回擊後的回合
    .broken = 「{ $have }」不對：想想是誰回擊的。
    .answer = 接下來輪到 { $need }。
dn-kirikaeshi-discard = 輪到別人之前，被打斷的人先棄到手牌上限；原文未說明。
    .name = 換人前的手牌上限
    .broken = 換人之前要棄 { $need } 張，你選了 { $have } 張。
dn-admit = 沒有回擊的外來病患要住院，排在最新一位的右邊；病床滿了也得收。超過床數的就是等床病患。
    .name = 住院
    .broken = { $have } 號不對：新來的排在所有住院病患的右邊。
    .answer = 正確答案是 { $need } 號。
dn-emergency = 急診病患不能住院，收到的人救不了就當場死亡。
    .name = 急診
    .broken = 關於「{ $piece }」：急診不能住院，而會當場死亡的也只有急診。
dn-emergency-op = 原文自相矛盾：一處說急診不能回擊（104 行），一處說不回擊就死亡（115–117 行）。這裡救得了就必須救（選項：救了但回合不轉移；或不能救，只能踢皮球）。
    .name = 搶救急診
    .broken = { $must ->
        [1] 「{ $piece }」救得了這位急診，所以必須回擊。
       *[other] 「{ $piece }」是急診；選用「不能救」時不得回擊。
    }
dn-emergency-kill = 當場死亡的急診，算最後被推給的那位玩家的死亡標記。算誰的，原文未說明。
    .name = 急診的死亡標記
    .broken = 「{ $have }」不對：急診最後推給了誰？
    .answer = 死亡標記歸 { $need }。
dn-pass-on-user = 「踢皮球」把外來病患轉給別人，回合不轉移。誰能用，原文未說明：這裡是目前收到病患的人，在收治或回擊之前使用。
    .name = 誰能踢皮球
    .broken = 病患目前推給了 { $who }，不是 { $seat }。
dn-pass-on-target = 皮球可以踢給自己以外的任何人，踢回給送來的人、再踢下去都行。原文沒有限制；送來的人若回擊，照常得到新的回合。
    .name = 皮球踢給誰
    .broken = 皮球要踢給別人，不能是 { $seat }。

## 規則：手術

dn-operation = 動手術時，宣布用手上的一位醫師，以及要治的住院病患。
    .name = 手術
    .broken = 沒有人可以開刀：沒有住院病患，或者還沒選任何一位。
dn-operation-sum = 難度合計不超過醫師的技術，就能同時治好幾位住院病患，不論排在哪裡。
    .name = 一次治多位
    .broken = 這樣需要技術 { $need }，這位醫師只有 { $have }。
dn-choose-order = 本套件自訂：為了不重複同樣的選擇，病患從左邊依序指定，相鄰的相同病患指定最左邊的一位。
    .name = 從左邊指定
    .broken = 這裡要指定 { $need } 號，不是 { $have } 號。
dn-twice = 同一回合內，一位病患只能開刀一次；背面的病患不能一口氣治到出院。
    .name = 一回合一次
    .broken = { $place } 號病患已經選過了。
dn-almighty = 全能醫師可以同時治好所有難度不超過其技術的病患。是否必須全治，原文未說明：這裡可以挑選。
    .name = 全能醫師
    .broken = 這位病患的難度是 { $need }，全能醫師的技術是 { $have }。
dn-treated = 手術完成後棄掉醫師。正面的病患出院，放到棄牌堆；背面的翻回正面。
    .name = 手術結果
    .broken = 「{ $have }」不對：在治療成功的病患中，先數正面的，再數背面的。
    .answer = 出院與翻回正面的人數：{ $need }。
dn-table-option = 選項，須全員同意：等床病患不能開刀。以什麼時候為準，原文未說明：這裡看宣布手術時的排列，「新藥試用」不算手術。
    .name = 手術台
    .broken = 病床有 { $need } 張，{ $have } 號還在等床，不能開刀。
dn-op-sabotage = 宣布的手術，只要別人不用事件牌妨礙就一定成功。詢問的順序原文未說明：這裡順時針問其他人，張數不限，直到大家都不插手。
    .name = 妨礙手術
    .broken = { $seat } 正在動手術，不能妨礙自己。
dn-spoilers = 「實習醫師」讓整台手術失敗，「誤診」讓其中一位病患失敗。原文沒有說明這兩張牌，效果是本套件自訂的。
    .name = 妨礙牌
    .broken = { $place ->
        [0] 外來病患不在這場手術中，或者已經失敗了。
       *[other] { $place } 號病患不在這場手術中，或者已經失敗了。
    }
dn-spoilt = 手術失敗的病患立刻惡化：正面翻到背面，背面的死亡。
    .name = 手術失敗
    .broken = 「{ $have }」不對：在失敗的病患中，先數正面的，再數背面的。
    .answer = 惡化與死亡的人數：{ $need }。
dn-kirikaeshi-spoilt = 回擊能不能妨礙，原文未說明：這裡可以。外來病患以背面住院，急診死亡，回合不轉移（選項：不能妨礙；或回合照樣轉移）。
    .name = 回擊失敗
    .broken = 「{ $have }」不對：失敗時，外來病患算惡化（第一個數），急診算死亡（第二個數）。
    .answer = 惡化與死亡的人數：{ $need }。

## 規則：事件

dn-event-time = 事件牌要在牌上指定的時機使用；時機對了，張數與順序都不限。
    .name = 事件的時機
    .broken = 現在是「{ $now }」，這張牌要在「{ $need }」使用。
dn-cancel = 「怎麼可能」取消別人剛用的那張牌。原文沒有說明這張牌，效果是本套件自訂的。
    .name = 取消
    .broken = { $seat } 不能取消自己的牌。
dn-resolve = 最後用的牌先生效：取消牌是奇數張，事件就無效；偶數張，事件照常生效（本套件自訂）。
    .name = 事件生效嗎
    .broken = 「{ $piece }」判定為「{ $have }」不對：取消牌共 { $count } 張，是奇數還是偶數？
    .answer = 「{ $piece }」：{ $need }。
dn-others = 這些事件的對象是別人，不能用在自己身上。
    .name = 對象是別人
    .broken = 這張牌要用在別人身上，不能是 { $seat }。
dn-epidemic-scope = 「傳染病」讓別人的住院病患全部惡化，背面的死亡。影響幾家醫院，原文不明確：這裡是其他所有人（選項：選一位）。
    .name = 傳染病
    .broken = { $need ->
        [0] 傳染病影響其他所有人，不必指定，你指定了 { $have } 位。
       *[other] 這裡的傳染病只影響一位玩家，你指定了 { $have } 位。
    }
dn-target-choice = 「病情驟變」讓別人的一位住院病患惡化，背面的死亡。由誰挑選病患，原文未說明：這裡由用牌的人選。
    .name = 病情驟變
    .broken = { $seat } 沒有住院病患，無人可惡化。
dn-referral = 「轉診單」把自己的一位住院病患原樣轉成別人的住院病患。
    .name = 轉診單
    .broken = 你沒有住院病患可以轉診。
dn-referral-state = 轉診的病患即使在背面也原樣排到最右邊，對方不能回擊。排在哪裡、能否踢皮球，原文未說明：這裡也不能踢皮球。
    .name = 轉診不能回應
    .broken = { $seat } 只能收下轉診的病患，不能回擊，也不能踢皮球。
dn-new-drug = 「新藥試用」：翻開牌堆一張，不是事件就讓自己最多兩位病患出院，是事件則由自己選一位惡化。背面的能不能出院，原文不明確：這裡可以（選項：只翻回正面）。
    .name = 新藥試用
    .broken = 翻開的是{ $drug }：是事件就有一位惡化，不是事件才能讓最多兩位出院。
dn-audit-turn = 「查稅」讓另一位玩家停一回合：照樣惡化，只能回擊。期間原文未說明：這裡從出牌起到停完為止，靠回擊得到的回合照常進行（另有選項）。
    .name = 查稅
    .broken = { $seat } 正在被查稅，除了用醫師回擊什麼都不能做。

## 規則：牌與局

dn-gap = 空出的位置由右邊的病患依序往左補。原文只說到死亡，這裡出院與轉診也一樣。
    .name = 往左補位
    .broken = 沒有 { $have } 號，那裡的住院病患有 { $need } 位。
dn-kill-pile = 死亡標記放在大家看得到的地方。會不會洗回牌堆，原文未說明：這裡一直留到遊戲結束。
    .name = 死亡標記
    .broken = 抽不到「{ $piece }」：共 { $count } 張，牌堆裡一張也沒有，死亡標記不會洗回去。
dn-pile-gone = 牌堆第一次用完，把棄牌洗成新牌堆；第二次用完，這一局結束。什麼時候算用完，原文未說明：這裡是要抽卻沒牌的時候（選項：抽走最後一張時）。
    .name = 牌堆用完
    .broken = { $have } 不對：數一數棄牌堆有幾張。
    .answer = 正確答案是 { $need }。
dn-next-play = 一局結束就開下一局，死亡標記保留。怎麼開，原文未說明：這裡其餘的牌全部重發，由順時針下一位起始（選項：只換新牌堆）。
    .name = 下一局
    .broken = 「{ $have }」不對：這一局是誰起始的？左邊是誰？
    .answer = 下一位起始玩家是 { $need }。

## 規則：遊戲結束與勝負

dn-end = 有人的死亡標記達到 10 個，遊戲就結束。這裡即使回合進行到一半也立刻結束，同時死亡的全部計入；原文不明確。
    .name = 遊戲結束條件
    .broken = 「{ $have }」不對：死亡標記 10 個以上的人全部要指出。
    .answer = 10 個以上：{ $need }。
dn-no-patients = 病患全成了死亡標記，卻沒有人達到 10 個時，遊戲也結束（本套件自訂）。
    .name = 沒有病患了
    .broken = 沒有人達到 10 個，不必指定任何人，你指定了「{ $have }」。
dn-win = 死亡標記最少的人獲勝。最多的人，將以「炸藥護理師」之名流傳後世。
    .name = 獲勝
    .broken = 「{ $have }」不對：找出死亡標記最少的人。
    .answer = 死亡標記最少：{ $need }。
dn-win-ties = 死亡標記一樣多時，住院病患較少的人獲勝；再相同就共享勝利。
    .name = 平手
    .broken = 「{ $have }」不對：比較死亡標記相同者的住院病患，再相同就全部指出。
    .answer = 勝者：{ $need }。

## 階段

dn-phase-deal = 發牌
dn-phase-shuffle-back = 洗回公開牌
dn-phase-start = 決定起始玩家
dn-phase-admission = 開局住院
dn-phase-worsen = 病情惡化
dn-phase-draw = 抽牌
dn-phase-carry-out = 執行公開牌
dn-phase-reshuffle = 重洗牌堆
dn-phase-next-play = 開始下一局
dn-phase-act = 選擇行動
dn-phase-target = 挑選病患
dn-phase-visit = 回應外來病患
dn-phase-receive = 收下病患
dn-phase-choose = 選擇要治的病患
dn-phase-operation = 妨礙手術
dn-phase-treat = 完成手術
dn-phase-answer = 取消事件
dn-phase-resolve = 判定事件
dn-phase-drug-draw = 試用新藥
dn-phase-drug = 新藥的效果
dn-phase-discard = 手牌上限
dn-phase-next = 換下一位
dn-phase-finish = 結束遊戲
dn-phase-winners = 判定勝者
dn-phase-over = 遊戲結束

dn-used-visit = 外來病患
dn-used-operation = 手術
dn-used-events = 事件
dn-drug-cure = 事件以外的牌
dn-drug-harm = 事件
dn-verdict-stands = 生效
dn-verdict-cancelled = 無效

## 牌

dn-piece-patient-0 = 病患 0
dn-piece-patient-1 = 病患 1
dn-piece-patient-2 = 病患 2
dn-piece-patient-3 = 病患 3
dn-piece-patient-4 = 病患 4
dn-piece-patient-5 = 病患 5
dn-piece-patient-6 = 病患 6
dn-piece-patient-7 = 病患 7
dn-piece-patient-8 = 病患 8
dn-piece-patient-9 = 病患 9
dn-piece-emergency-0 = 急診 0
dn-piece-emergency-1 = 急診 1
dn-piece-emergency-2 = 急診 2
dn-piece-emergency-3 = 急診 3
dn-piece-emergency-4 = 急診 4
dn-piece-emergency-5 = 急診 5
dn-piece-emergency-6 = 急診 6
dn-piece-emergency-7 = 急診 7
dn-piece-emergency-8 = 急診 8
dn-piece-emergency-9 = 急診 9
dn-piece-doctor-1 = 醫師 1
dn-piece-doctor-2 = 醫師 2
dn-piece-doctor-3 = 醫師 3
dn-piece-doctor-4 = 醫師 4
dn-piece-doctor-5 = 醫師 5
dn-piece-doctor-6 = 醫師 6
dn-piece-doctor-7 = 醫師 7
dn-piece-doctor-8 = 醫師 8
dn-piece-doctor-9 = 醫師 9
dn-piece-doctor-10 = 醫師 10
dn-piece-almighty-1 = 全能醫師 1
dn-piece-almighty-2 = 全能醫師 2
dn-piece-almighty-3 = 全能醫師 3
dn-piece-almighty-4 = 全能醫師 4
dn-piece-almighty-5 = 全能醫師 5
dn-piece-almighty-6 = 全能醫師 6
dn-piece-almighty-7 = 全能醫師 7
dn-piece-almighty-8 = 全能醫師 8
dn-piece-almighty-9 = 全能醫師 9
dn-piece-almighty-10 = 全能醫師 10
dn-piece-epidemic = 傳染病
dn-piece-turn-worse = 病情驟變
dn-piece-referral = 轉診單
dn-piece-new-drug = 新藥試用
dn-piece-audit = 查稅
dn-piece-pass-on = 踢皮球
dn-piece-intern = 實習醫師
dn-piece-misdiagnosis = 誤診
dn-piece-cancel = 怎麼可能
dn-piece-new-bed = 增設病床
dn-piece-broken-bed = 病床故障
dn-piece-quiet-night = 平靜的夜晚
dn-piece-blackout = 停電
dn-piece-recovery = 自然痊癒
dn-piece-spare = 備用卡

## 行動

dn-do-deal = 發給 { $seat }：{ $piece }
dn-do-shuffle-back = 洗回公開牌 { $n } 張
dn-do-start = 起始玩家：{ $seat }
dn-do-admit-dealt = 由左至右住院：{ $pieces }
dn-do-worsen = 惡化 { $n } 位，其中死亡 { $dead } 位
dn-do-draw = 抽到：{ $piece }
dn-do-carry-out = 執行「{ $piece }」（床數或人數：{ $n }）
dn-do-reshuffle = 棄牌 { $n } 張洗成新牌堆
dn-do-next-play = 開始下一局，由 { $to } 起始
dn-do-outpatient = 推給 { $to }：{ $piece }
dn-do-accept = 不回擊
dn-do-kirikaeshi = 回擊：{ $piece }
dn-do-pass-on = 皮球踢給 { $to }
dn-do-admit = 住進 { $place } 號
dn-do-kill-mark = { $seat } 得到死亡標記
dn-do-operate = 動手術：{ $piece }
dn-do-choose = 治 { $place } 號病患
dn-do-declare = 宣布手術
dn-do-epidemic = 傳染病：{ $seats ->
    [all-others] 其他所有人
   *[other] { $seats }
}
dn-do-turn-worse = 病情驟變：{ $to }
dn-do-referral = 轉診給 { $to }
dn-do-new-drug = 試用新藥
dn-do-audit = 查稅：{ $to }
dn-do-intern = 派實習醫師妨礙
dn-do-misdiagnosis = 誤診：{ $place ->
    [0] 外來病患
   *[other] { $place } 號
}
dn-do-cancel = 怎麼可能（取消）
dn-do-target = 選 { $place } 號病患
dn-do-pass = 不插手
dn-do-resolve = 「{ $piece }」：{ $verdict }
dn-do-turn-over = 翻開：{ $piece }
dn-do-discharge = 新藥給 { $place } 號
dn-do-enough = 新藥到此為止
dn-do-worsen-own = { $place } 號病患惡化
dn-do-treat = 出院 { $left }、翻回正面 { $turned }、惡化 { $worse }、死亡 { $dead }
dn-do-end = 結束行動
dn-do-discard = 棄牌：{ $pieces }
dn-do-next = 下一位：{ $to }
dn-do-finish = 結束遊戲，死亡標記 10 個以上：{ $seats ->
    [nobody] 無
   *[other] { $seats }
}
dn-do-winners = 勝者：{ $seats }

## 輸入用的動詞

dn-verb-deal = 發牌
dn-verb-shuffle-back = 洗回
dn-verb-start = 起始
dn-verb-admit-dealt = 開局住院
dn-verb-worsen = 惡化
dn-verb-draw = 抽牌
dn-verb-carry-out = 執行
dn-verb-reshuffle = 重洗
dn-verb-next-play = 下一局
dn-verb-outpatient = 外來
dn-verb-accept = 收下
dn-verb-kirikaeshi = 回擊
dn-verb-pass-on = 踢皮球
dn-verb-admit = 住院
dn-verb-kill-mark = 死亡標記
dn-verb-operate = 手術
dn-verb-choose = 治療
dn-verb-declare = 宣布
dn-verb-epidemic = 傳染病
dn-verb-turn-worse = 病情驟變
dn-verb-referral = 轉診
dn-verb-new-drug = 新藥試用
dn-verb-audit = 查稅
dn-verb-intern = 實習醫師
dn-verb-misdiagnosis = 誤診
dn-verb-cancel = 怎麼可能
dn-verb-target = 挑選
dn-verb-pass = 不插手
dn-verb-resolve = 判定
dn-verb-turn-over = 翻開
dn-verb-discharge = 用藥
dn-verb-enough = 停藥
dn-verb-worsen-own = 自家惡化
dn-verb-treat = 完成手術
dn-verb-end = 結束
dn-verb-discard = 棄牌
dn-verb-next = 下一位
dn-verb-finish = 結束遊戲
dn-verb-winners = 勝者

## 輸入用的名詞

dn-token-patient-0 = 病患0
dn-token-patient-1 = 病患1
dn-token-patient-2 = 病患2
dn-token-patient-3 = 病患3
dn-token-patient-4 = 病患4
dn-token-patient-5 = 病患5
dn-token-patient-6 = 病患6
dn-token-patient-7 = 病患7
dn-token-patient-8 = 病患8
dn-token-patient-9 = 病患9
dn-token-emergency-0 = 急診0
dn-token-emergency-1 = 急診1
dn-token-emergency-2 = 急診2
dn-token-emergency-3 = 急診3
dn-token-emergency-4 = 急診4
dn-token-emergency-5 = 急診5
dn-token-emergency-6 = 急診6
dn-token-emergency-7 = 急診7
dn-token-emergency-8 = 急診8
dn-token-emergency-9 = 急診9
dn-token-doctor-1 = 醫師1
dn-token-doctor-2 = 醫師2
dn-token-doctor-3 = 醫師3
dn-token-doctor-4 = 醫師4
dn-token-doctor-5 = 醫師5
dn-token-doctor-6 = 醫師6
dn-token-doctor-7 = 醫師7
dn-token-doctor-8 = 醫師8
dn-token-doctor-9 = 醫師9
dn-token-doctor-10 = 醫師10
dn-token-almighty-1 = 全能1
dn-token-almighty-2 = 全能2
dn-token-almighty-3 = 全能3
dn-token-almighty-4 = 全能4
dn-token-almighty-5 = 全能5
dn-token-almighty-6 = 全能6
dn-token-almighty-7 = 全能7
dn-token-almighty-8 = 全能8
dn-token-almighty-9 = 全能9
dn-token-almighty-10 = 全能10
dn-token-epidemic = 傳染病
dn-token-turn-worse = 病情驟變
dn-token-referral = 轉診單
dn-token-new-drug = 新藥試用
dn-token-audit = 查稅
dn-token-pass-on = 踢皮球
dn-token-intern = 實習醫師
dn-token-misdiagnosis = 誤診
dn-token-cancel = 怎麼可能
dn-token-new-bed = 增設病床
dn-token-broken-bed = 病床故障
dn-token-quiet-night = 平靜的夜晚
dn-token-blackout = 停電
dn-token-recovery = 自然痊癒
dn-token-spare = 備用卡
dn-token-stands = 生效
dn-token-cancelled = 無效

## 紀錄

dn-log-deal = { $seat }：發到「{ $piece }」
dn-log-deal-hidden = { $seat }：發到 1 張牌
dn-log-deal-open = { $seat }：發到公開牌「{ $piece }」，補發一張
dn-log-shuffle-back = { $seat }：洗回公開牌 { $n } 張
dn-log-start = 起始玩家是 { $seat }
dn-log-admit-dealt = { $seat } 的醫院由左至右住進：{ $pieces }
dn-log-worsen = { $seat }：住院病患惡化 { $n } 位{ $dead ->
    [0] { "" }
   *[other] ，其中死亡 { $dead } 位
}
dn-log-draw = { $seat }：抽到「{ $piece }」
dn-log-draw-hidden = { $seat }：抽了 1 張牌
dn-log-draw-open = { $seat }：抽到公開牌「{ $piece }」
dn-log-carry-out = { $seat }：執行「{ $piece }」（床數或人數：{ $n }）
dn-log-reshuffle = { $seat }：棄牌 { $n } 張洗成新牌堆
dn-log-next-play = { $seat }：這一局結束。第 { $n } 局由 { $to } 起始
dn-log-outpatient = { $seat }：把「{ $piece }」推給 { $to }
dn-log-accept = { $seat }：不回擊「{ $piece }」
dn-log-kirikaeshi = { $seat }：用{ $piece } 回擊
dn-log-pass-on = { $seat }：皮球踢給 { $to }
dn-log-admit = { $seat }：病患住進 { $place } 號
dn-log-kill-mark = { $seat }：{ $piece } 當場死亡，死亡標記共 { $count } 個
dn-log-operate = { $seat }：準備動手術，{ $piece }
dn-log-choose = { $seat }：選 { $place } 號病患
dn-log-declare = { $seat }：宣布手術，{ $piece }，病患：{ $places } 號
dn-log-epidemic = { $seat }：對{ $seats ->
    [all-others] 其他所有人
   *[other] {" "}{ $seats }{" "}
}用「傳染病」
dn-log-turn-worse = { $seat }：對 { $to } 用「病情驟變」
dn-log-referral = { $seat }：對 { $to } 用「轉診單」
dn-log-new-drug = { $seat }：用「新藥試用」
dn-log-audit = { $seat }：對 { $to } 用「查稅」
dn-log-intern = { $seat }：派「實習醫師」妨礙手術
dn-log-misdiagnosis = { $seat }：對{ $place ->
    [0] 外來病患
   *[other] {" "}{ $place } 號
}用「誤診」
dn-log-cancel = { $seat }：用「怎麼可能」取消 { $to } 的牌
dn-log-target = { $seat }：選定 { $to } 的 { $place } 號「{ $piece }」
dn-log-pass = { $seat }：不插手
dn-log-resolve = { $seat }：「{ $piece }」{ $verdict }
dn-log-turn-over = { $seat }：翻開「{ $piece }」
dn-log-discharge = { $seat }：新藥給 { $place } 號
dn-log-enough = { $seat }：新藥到此為止
dn-log-worsen-own = { $seat }：{ $place } 號病患惡化
dn-log-treat = { $seat }：手術完成，出院 { $left }、翻回正面 { $turned }、惡化 { $worse }、死亡 { $dead }
dn-log-deaths = { $seat }：得到死亡標記 { $n } 個，共 { $count } 個
dn-log-end = { $seat }：行動結束
dn-log-discard = { $seat }：棄掉{ $pieces }
dn-log-next = { $seat }：回合結束，下一位是 { $to }
dn-log-finish = { $seat }：遊戲到此結束，死亡標記 10 個以上：{ $seats ->
    [nobody] 無
   *[other] { $seats }
}
dn-log-winners = { $seat }：宣布 { $seats } 獲勝
dn-log-outcome = 遊戲結束。勝者：{ $seats }

## 手動工作

dn-chore-shuffle-back = 洗回公開牌
    .teach = 數一數發牌時換下的公開牌，洗回牌堆。
dn-chore-worsen = 讓病患惡化
    .teach = 算出超過床數的人數，從左邊依序翻到背面；已在背面的死亡，成為死亡標記。
dn-chore-carry-out = 執行公開牌
    .teach = 照牌上說的做，算出病床數，或有變化的醫院或病患數。
dn-chore-reshuffle = 重洗牌堆
    .teach = 數一數棄牌，洗成新的牌堆。
dn-chore-admit = 收下病患
    .teach = 外來病患排在最新一位住院病患的右邊；沒人救的急診成為死亡標記。
dn-chore-resolve = 判定事件
    .teach = 數一數取消牌：奇數張時事件無效。
dn-chore-treat = 完成手術
    .teach = 讓病患出院或翻回正面，失敗的惡化，再棄掉醫師。
dn-chore-next = 換下一位
    .teach = 找出下一位：左邊的玩家，或剛才回擊的人。
dn-chore-next-play = 開始下一局
    .teach = 找出誰起始：這一局起始玩家的左邊。
dn-chore-winners = 判定勝者
    .teach = 先指出死亡標記 10 個以上的人，再指出最少的人；相同時比住院病患。

## 選項

dn-option-deal_open = 發到的公開牌
dn-option-deal_open-standard = 洗回牌堆
dn-option-deal_open-discard = 直接棄掉
dn-option-beds = 關於病床的公開牌
dn-option-beds-standard = 改變病床數
dn-option-beds-fixed = 固定 3 張，不改變
dn-option-kirikaeshi_turn = 不惡化、抽兩張的是
dn-option-kirikaeshi_turn-standard = 回擊的人
dn-option-kirikaeshi_turn-jumped = 被跳過的人的下一回合
dn-option-pile_gone = 何時算牌堆用完
dn-option-pile_gone-standard = 要抽卻沒牌時
dn-option-pile_gone-last-card = 抽走最後一張時
dn-option-one_action = 自己回合的事件
dn-option-one_action-standard = 取代外來或手術
dn-option-one_action-events-free = 可與外來或手術並用
dn-option-emergency_op = 急診的回擊
dn-option-emergency_op-standard = 救得了必須救，回合轉移
dn-option-emergency_op-no-turn = 救得了必須救，回合不轉移
dn-option-emergency_op-no-rescue = 不能救，只能踢皮球
dn-option-kirikaeshi_spoilt = 妨礙回擊
dn-option-kirikaeshi_spoilt-standard = 可以，失敗時回合不轉移
dn-option-kirikaeshi_spoilt-safe = 不可以
dn-option-kirikaeshi_spoilt-turn-passes = 可以，失敗時回合照樣轉移
dn-option-epidemic_scope = 「傳染病」的對象
dn-option-epidemic_scope-standard = 其他所有人
dn-option-epidemic_scope-one = 選一位
dn-option-new_drug = 「新藥試用」與背面的病患
dn-option-new_drug-standard = 可以出院
dn-option-new_drug-turn-up = 只翻回正面
dn-option-audit_turn = 「查稅」
dn-option-audit_turn-standard = 出牌起禁用事件，回擊的回合另計
dn-option-audit_turn-own-turn = 別人的回合仍可用事件
dn-option-audit_turn-spent = 靠回擊得到的回合就是停的那一回合
dn-option-next_play = 下一局
dn-option-next_play-standard = 全部重發
dn-option-next_play-carry-on = 只換新牌堆
dn-option-start_option = 開局住院
dn-option-start_option-off = 不用
dn-option-start_option-on = 採用
dn-option-table_option = 手術台
dn-option-table_option-off = 不用
dn-option-table_option-on = 採用

## 結局與分數

dn-ending-win = 死亡標記最少者獲勝
dn-ending-win-by-inpatients = 死亡標記相同，住院病患較少者獲勝
dn-ending-draw = 全部相同，共享勝利
dn-part-win = 死亡標記
dn-part-win-ties = 住院病患
dn-part-total = 死亡標記

dn-summary-title = 規則摘要
