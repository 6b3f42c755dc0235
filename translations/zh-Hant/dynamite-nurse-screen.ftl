### 炸藥護理師：畫面上的牌桌

## 桌上

dn-screen-cards = { $n } 張手牌
dn-screen-audited = { $cards }·查稅中
dn-screen-kills = { $n }／{ $most }
dn-screen-wins = 獲勝
dn-screen-no-bed = 無床
dn-screen-hospital = { $seat } 的醫院
dn-screen-chosen = 已選 { $n } 張
dn-screen-use-visit = 推出病患
dn-screen-use-operation = 動手術
dn-screen-use-events = 打出事件
dn-screen-all-others = 其他所有人
dn-screen-place = { $place } 號病患
dn-screen-drug-cure = 不是事件：還可讓 { $n } 位出院
dn-screen-drug-harm = 是事件：一位病患惡化
dn-screen-pile = 牌堆：{ $n } 張
dn-screen-pile-short = 牌堆
dn-screen-discards = 棄牌：{ $n } 張
dn-screen-discards-short = 棄牌
dn-screen-pass = { $n ->
    [1] 第一輪牌堆
   *[other] 第二輪牌堆
}
dn-screen-play = 第 { $n } 局
dn-screen-fields = 先輸入數字，再點要填的那一格。

## 現在發生的事

dn-scene-event = 事件：{ $piece }
dn-scene-operation = 手術
dn-scene-counter = 回擊
dn-scene-visit = 外來病患上門
dn-scene-emergency = 急診上門
dn-scene-open = 公開牌
dn-scene-drug = 新藥試用
dn-scene-turn = 看診中

## 要填的數字

dn-field-worsen-n = 惡化的病患
dn-field-worsen-dead = 其中死亡的病患
dn-field-treat-left = 出院的病患
dn-field-treat-turned = 翻回正面的病患
dn-field-treat-worse = 翻到背面的病患
dn-field-treat-dead = 死亡的病患
dn-field-shuffle-back = 先前放在一旁的公開牌有幾張？
dn-field-reshuffle = 有幾張棄牌成為新牌堆？
dn-field-carry-out = 執行後有幾張病床，或有幾家醫院、幾位病患改變？

## 現在要做的事

dn-now-deal = 發下一張牌，再點出是哪一張。
dn-now-shuffle-back = 數一數放在一旁的公開牌，填入張數。
dn-now-start = 抽籤決定起始玩家，再點那位玩家。
dn-now-admission = 從左邊的病床起，依序點你的病患，再讓他們住院。
dn-now-worsen = 填入惡化幾位，其中死亡幾位。
dn-now-draw = 抽一張牌，再點出是哪一張。
dn-now-carry-out = 執行公開牌，填入結果的數字。
dn-now-reshuffle = 把棄牌洗成新牌堆，填入張數。
dn-now-next-play = 點下一局的起始玩家。
dn-now-act = 點一張牌：病患（再點一位玩家）、醫師，或事件；也可以直接結束行動。
dn-now-act-again = 再打一張事件，或結束行動。
dn-now-target = 點事件要作用的病患。
dn-now-visit = 點一位醫師來回擊，或點「踢皮球」再點一位玩家，或不回擊。
dn-now-visit-emergency = 點一位救得了急診的醫師，或點「踢皮球」再點一位玩家。
dn-now-receive = 點病患要住進的位置。
dn-now-receive-emergency = 點要拿死亡標記的玩家。
dn-now-choose = 從左邊起依序點要治的病患，再宣布手術。
dn-now-operation = 用事件妨礙手術，或選不插手。
dn-now-treat = 填入手術的結果：出院、翻回正面、翻到背面、死亡。
dn-now-answer = 取消最後打出的牌，或選不插手。
dn-now-resolve = 最後打出的牌先生效。事件最後生效嗎？
dn-now-drug-draw = 翻開牌堆頂的牌，再點出是哪一張。
dn-now-drug-cure = 從左邊起點要出院的病患，或到此為止。
dn-now-drug-harm = 點惡化的病患。
dn-now-discard = 點要棄的牌，留下四張，再棄掉。
dn-now-next = 點下一位玩家。
dn-now-finish = 點所有已有十個死亡標記的玩家，再結束遊戲。
dn-now-winners = 點獲勝的玩家。

## 可以點的東西（供朗讀）

dn-spot-hand = 手牌：{ $piece }
dn-spot-seat = { $seat }：{ $line }
dn-spot-hospital = { $cards }，死亡標記 { $kills }，病床 { $beds }，住院 { $n } 位，其中背面朝上 { $worse } 位
dn-spot-worse = { $piece }（背面朝上）
dn-spot-empty = 空床
dn-spot-bed = { $seat } 的 { $place } 號床：{ $piece }
dn-spot-outside = { $seat } 的 { $place } 號，無床：{ $piece }
dn-spot-declared = 要治的 { $place } 號：{ $piece }
dn-spot-spoilt = 已被妨礙的 { $place } 號：{ $piece }
dn-spot-field = { $field }：{ $n }

## 可做之事的標題

dn-group-outpatient = 推出：{ $piece }
dn-group-kirikaeshi = 回擊
dn-group-operate = 動手術
dn-group-choose = 要治的病患
dn-group-target = 病患
dn-group-discharge = 新藥治好的病患
dn-group-worsen-own = 惡化的病患
dn-group-discard = 棄牌
dn-group-admit-dealt = 住院的順序
dn-group-deal = 發到的牌
dn-group-draw = 抽到的牌
dn-group-turn-over = 翻開的牌
dn-group-start = 起始玩家
