### 提示卡、病床墊、死亡標記表、列印頁、規則摘要的圖。

## 列印頁與書籤使用的配件名稱

dn-kind-patient = 病患卡
dn-kind-doctor = 醫師卡
dn-kind-event = 事件卡
dn-kind-spare = 備用卡
dn-kind-aid = 提示卡與病床墊
dn-kind-pad = { dn-pad-title }

## 回合提示與背面

dn-aid-title = 回合流程
dn-aid-turn-1 = 住院病患比病床多幾位，就從左邊開始有幾位惡化。
dn-aid-turn-2 = 抽一張牌。靠回擊得到的回合不惡化，抽兩張。
dn-aid-turn-3 = 抽到公開牌：立刻執行、棄掉，再抽。
dn-aid-turn-4 = 選一項或都不做：外來、手術、事件（張數不限）。
dn-aid-turn-5 = 手牌有 { $full } 張以上，就棄到剩 { $cut } 張。
dn-aid-turn-6 = 換左邊的玩家。
dn-aid-order = 回應的順序
dn-aid-visit = 有外來病患
dn-aid-visit-1 = 收到的人選：踢皮球、回擊或收下住院。
dn-aid-visit-2 = 踢皮球：下一位重新選。
dn-aid-visit-3 = 回擊就是一次手術（見下）。成功後，輪到回擊的人。
dn-aid-visit-4 = 都不做：住到最右邊。急診則死亡。
dn-aid-chain = 手術與事件
dn-aid-chain-1 = 手術：宣布醫師和病患。其他人順時針妨礙，直到大家都不插手。
dn-aid-chain-2 = 別人可以取消事件，取消用的牌也能被取消。
dn-aid-chain-3 = 後打出的牌先算。
dn-aid-chain-4 = 接著被妨礙的病患惡化，其餘得到治療。醫師棄掉。

## 準備提示與背面

dn-aid-setup = 遊戲準備
dn-aid-setup-1 = 備用卡留在盒裡。其餘 { $cards } 張洗勻。
dn-aid-setup-2 = 每人發 { $hand } 張。
dn-aid-setup-3 = 手上的公開牌要補發，之後洗回牌堆。
dn-aid-setup-4 = 剩下的面朝下當牌堆。
dn-aid-setup-5 = 每人一張病床墊，{ $beds } 張病床。備好死亡標記表和鉛筆。
dn-aid-setup-6 = 抽籤決定誰先開始。
dn-aid-end = 遊戲結束
dn-aid-end-1 = 牌堆用完：棄牌洗成新牌堆。
dn-aid-end-2 = 再用完：這一局結束。死亡標記保留，其餘重新準備，由順時針下一位起始。
dn-aid-end-3 = 有人的死亡標記達到 { $kills } 個：遊戲立刻結束。
dn-aid-end-4 = 死亡標記最少的人獲勝。
dn-aid-end-5 = 平手：住院病患較少的人。再相同就共享勝利。

## 病床墊

dn-strip-title = 醫院
dn-strip-order = 最左邊最早住院，新來的排右邊。空位往左補。
dn-strip-count = 病床數：改變時放一枚硬幣。
dn-strip-bed-1 = 最先惡化
dn-strip-bed-2 = 第二個惡化
dn-strip-bed-3 = 等床病患排在右邊

## 死亡標記表

dn-pad-title = 死亡標記表
dn-pad-date = 日期
dn-pad-name = 玩家
dn-pad-kills = 死亡標記（描線計數）
dn-pad-plays = 每局結束時的數目
dn-pad-inpatients = 住院病患
dn-pad-end = 有人的死亡標記達到 { $kills } 個，即使回合進行到一半，遊戲也立刻結束。同時死亡的全部計入。
dn-pad-winner = 死亡標記最少的人獲勝。平手時住院病患較少的人獲勝，再相同就共享勝利。
dn-pad-note = 牌堆用完兩次，一局結束。死亡標記帶到下一局。

## 規則摘要的圖

dn-figure-worsen = 範例：五位病患，三張病床
dn-figure-worsen-note = 多出兩位，所以左邊兩位惡化：一位翻到背面，一位死亡。空位往左補。
dn-figure-capacity = 技術 { $skill } 的醫師能做的手術
dn-figure-capacity-note = 每一組是一次手術，合計不超過 { $skill }。
dn-figure-almighty = 技術 { $skill } 的全能醫師
dn-figure-almighty-note = 難度 { $skill } 以下，幾位都行。
dn-figure-chain = 範例：接連回應
dn-figure-chain-outpatient = 推出病患 { $n }
dn-figure-chain-kirikaeshi = 用醫師 { $n } 回擊
dn-figure-chain-note = 其他人都不插手。妨礙被取消，病患出院，回合轉移。
dn-figure-emergency = 急診：三種解讀
dn-figure-emergency-countered = 回擊
dn-figure-emergency-passes = 轉移
dn-figure-emergency-note = 原文兩種說法都有。第一種是本套件的解讀，其餘是選項。
