### 卡牌上的文字：名稱、效果、使用時機。

## 卡牌種類、能做什麼、底部那一行

dn-face-patient = 病患·可以住院
    .text = { $n ->
        [0] 任何醫師都能動手術。
       *[other] 技術 { $n } 以上的醫師可以動手術。
    }
    .foot = 難度 { $n }
dn-face-emergency = 急診·不能住院
    .text = { $n ->
        [0] 立刻用任一位醫師回擊，或用「踢皮球」。不行就當場死亡，成為你的死亡標記。
       *[other] 立刻用技術 { $n } 以上的醫師回擊，或用「踢皮球」。不行就當場死亡，成為你的死亡標記。
    }
    .foot = 難度 { $n }·急診
dn-face-doctor = 醫師
    .text = 難度合計不超過 { $n }，就能同時治好幾位病患。
    .foot = 技術 { $n }
dn-face-almighty = 全能醫師
    .text = 難度 { $n } 以下的病患，幾位都能同時治。
    .foot = 技術 { $n }·全能
dn-face-event = 事件
dn-face-open = 公開牌
dn-face-spare = 遊戲中不使用
dn-face-worse = 惡化（翻到背面）

## 事件的使用時機

dn-when-turn = 輪到自己時
dn-when-visit = 病患推給你時
dn-when-operation = 別人動手術時
dn-when-answer = 別人用事件後
dn-when-drawn = 抽到立刻執行

## 病患（依難度）

dn-card-patient-0 = 體育課前發燒
dn-card-patient-1 = 打嗝不停
dn-card-patient-2 = 珠子塞鼻孔
dn-card-patient-3 = 吃冰頭痛
dn-card-patient-4 = 水桶拔不下來
dn-card-patient-5 = 洗腦歌
dn-card-patient-6 = 全身圓點
dn-card-patient-7 = 吞了鬧鐘
dn-card-patient-8 = 噴嚏一百連發
dn-card-patient-9 = 變成隱形人

## 急診（依難度）

dn-card-emergency-0 = 被氣球帶走
dn-card-emergency-1 = 舌頭黏冰棒
dn-card-emergency-2 = 吃了超辣辣椒
dn-card-emergency-3 = 被蜜蜂追
dn-card-emergency-4 = 卡在欄杆裡
dn-card-emergency-5 = 喉嚨卡魚刺
dn-card-emergency-6 = 抱了仙人掌
dn-card-emergency-7 = 繃帶纏太多
dn-card-emergency-8 = 滾成雪球
dn-card-emergency-9 = 夜裡會發光

## 醫師（依技術）

dn-card-doctor-1 = 見習醫師
dn-card-doctor-2 = 值班醫師
dn-card-doctor-3 = 校醫
dn-card-doctor-4 = 鄉村醫師
dn-card-doctor-5 = 家庭醫師
dn-card-doctor-6 = X光醫師
dn-card-doctor-7 = 外科醫師
dn-card-doctor-8 = 主治醫師
dn-card-doctor-9 = 科主任
dn-card-doctor-10 = 教授

## 全能醫師（依技術）

dn-card-almighty-1 = 草藥婆婆
dn-card-almighty-2 = 馬戲團醫師
dn-card-almighty-3 = 船醫
dn-card-almighty-4 = 老鎮的醫師
dn-card-almighty-5 = 高山醫師
dn-card-almighty-6 = 飛行醫師
dn-card-almighty-7 = 極地醫師
dn-card-almighty-8 = 太空醫師
dn-card-almighty-9 = 機器人醫師
dn-card-almighty-10 = 傳說中的神醫

## 事件

dn-card-epidemic =
    .text = 其他所有玩家的住院病患全部惡化。已在背面的死亡。
dn-card-turn-worse =
    .text = 另一位玩家的一位住院病患惡化。若已在背面則死亡。
dn-card-referral =
    .text = 自己的一位住院病患原樣移到另一位玩家的醫院。對方不能回擊。
dn-card-new-drug =
    .text = 翻開牌堆一張。不是事件：自己最多兩位住院病患出院。是事件：選一位惡化。翻開的牌棄掉。
dn-card-audit =
    .text = 另一位玩家停一回合：照樣惡化，但不能抽牌，也不能行動，只能回擊。
dn-card-pass-on =
    .text = 把推給你的病患轉給任一位其他玩家。回合不轉移。
dn-card-intern =
    .text = 整台手術失敗：手術中的病患全部惡化。
dn-card-misdiagnosis =
    .text = 手術中的一位病患治不成，反而惡化。
dn-card-cancel =
    .text = 取消另一位玩家剛用的那張事件。
dn-card-new-bed =
    .text = 你的醫院多一張病床。
dn-card-broken-bed =
    .text = 你的醫院少一張病床，但至少保留一張。
dn-card-quiet-night =
    .text = 每家醫院中，翻到背面的病患裡最早住院的一位翻回正面。
dn-card-blackout =
    .text = 每家醫院最早住院的病患惡化。
dn-card-recovery =
    .text = 你最早住院的病患出院。若在背面，改為翻回正面。
dn-card-spare = 備用卡
    .text = 代替遺失或損壞的卡牌。在上面寫明代替哪一張。
