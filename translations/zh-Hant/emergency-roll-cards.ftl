### 醫院紀錄紙、卡牌與速查卡上的文字。

## 救護車車窗裡的獎勵

er-bonus-stethoscopes = 聽診器 2
er-bonus-blood = 血袋
er-bonus-screen = 屏風
er-bonus-critical = 危急病患
er-bonus-nurse = 護理師
er-bonus-extra = 額外病患

## 醫院紀錄紙

er-sheet-subtitle = 醫院紀錄紙
er-sheet-name = 姓名
er-sheet-date = 日期
er-sheet-hall = 掛號大廳
er-sheet-lab = X 光檢查室 { $lab }
er-sheet-morgue = 太平間
er-sheet-morgue-each = 每位 −1
er-sheet-nurses = 護理師
er-sheet-stethoscopes = 聽診器
er-sheet-bags = 血袋
er-sheet-how = 如何收治病患
er-sheet-how-colour = 顏色
    .text = 與骰子同色，灰色不限
er-sheet-how-order = 順序
    .text = 從入口開始，病房不可跳過
er-sheet-how-rising = 遞增
    .text = 要大於前一間病房的數值
er-sheet-bonuses = 獎勵
er-sheet-foot = 非官方教材
er-box-clipboards = 病區
er-box-critical = 危急
er-box-nurses = 護理師
er-box-cardiologists = 心臟科醫師
er-box-radiologist = 放射科醫師
er-box-epidemiologist = 流行病學家
er-box-morgue = 太平間
er-box-total = 總分

## 卡牌

er-ambulance = 救護車
er-extra-values = { $first } 或 { $second }
er-chief-card = 主任醫師
    .text = 翻開救護車卡，擲三顆骰子，並最先選擇病患。回合結束時，把這張卡交給左邊的玩家。

er-kind-cardiologist = 心臟科醫師
    .subtitle = 遊戲中的目標
er-kind-radiologist = 放射科醫師
    .subtitle = 終局計分
er-kind-epidemiologist = 流行病學家
    .subtitle = 終局計分
er-side = 目標・{ $points } 面

er-specialist-cardio-stethoscopes = 心臟科醫師：8 個聽診器
    .goal = 獲得 8 個聽診器，起始的一個與用掉的都算
    .points = 8 分，其次 5 分
er-specialist-cardio-lab = 心臟科醫師：檢查室周圍
    .goal = 任一間 X 光檢查室周圍六間病房全滿
    .points = 8 分，其次 5 分
er-specialist-cardio-nurses = 心臟科醫師：3 位護理師
    .goal = 獲得 3 位護理師
    .points = 8 分，其次 5 分
er-specialist-cardio-bags = 心臟科醫師：4 個血袋
    .goal = 獲得 4 個血袋，用掉的也算
    .points = 8 分，其次 5 分
er-specialist-cardio-wards = 心臟科醫師：7 個病區
    .goal = 7 個病區各有至少一位病患
    .points = 8 分，其次 5 分
er-specialist-cardio-full = 心臟科醫師：2 個滿病區
    .goal = 2 個病區全滿
    .points = 8 分，其次 5 分
er-specialist-radio-critical = 放射科醫師：危急病患
    .goal = X 光檢查室旁危急病患數值總和的一半：兩間檢查室先相加，再無條件進位
    .points = 總和的一半
    .per = 總和的一半
er-specialist-radio-sum = 放射科醫師：12 或 30
    .goal = 檢查室周圍六間全滿，合計 12 以下或 30 以上
    .points = 每間檢查室 10 分
    .per = 每間檢查室
er-specialist-radio-high = 放射科醫師：4、5、6
    .goal = 檢查室旁數值為 4、5、6 的病患
    .points = 每位病患 2 分
    .per = 每位病患
er-specialist-radio-opposite = 放射科醫師：對面
    .goal = 檢查室兩側正對面的相同數值
    .points = 每對 4 分
    .per = 每對
er-specialist-radio-equal = 放射科醫師：相同數值
    .goal = 檢查室周圍有 3、4、5 或 6 個相同數值，每間檢查室只算一組
    .points = 每間檢查室 5、10、15、20 分
    .per = 每間檢查室
er-specialist-epi-chain = 流行病學家：1 到 6
    .goal = 相鄰病房連成 1-2-3-4-5-6
    .points = 每條 10 分
    .per = 每條
er-specialist-epi-line = 流行病學家：三連線
    .goal = 三個相同數值相鄰排成一直線
    .points = 每條 5 分
    .per = 每條
er-specialist-epi-group = 流行病學家：最大群組
    .goal = 相連且數值相同的最大群組中的病患
    .points = 每位病患 3 分
    .per = 每位病患
er-specialist-epi-frequency = 流行病學家：最多與最少
    .goal = 最多的數值每位病患加分，最少的數值每位病患扣分；沒有的數值算 0 位
    .points = 每位病患 +3 分與 −3 分
    .per = 每位病患
er-specialist-epi-triangle = 流行病學家：三角形
    .goal = 三位彼此相鄰的病患，全為奇數或全為偶數
    .points = 每組 4 分
    .per = 每組

## 速查卡

er-aid-title = 速查卡
er-aid-end = 計分
er-aid-setup = 準備
er-aid-round-1 = 主任醫師翻開救護車，擲三顆骰子。
er-aid-round-2 = 主任醫師先選病患，其他人從剩下兩位中選。
er-aid-round-3 = 把數值寫進病房並取得獎勵。聽診器、血袋與屏風可立即使用。
er-aid-round-4 = 有人達成心臟科醫師的目標嗎？
er-aid-round-5 = 主任醫師卡交給左邊的玩家。
er-aid-admit-1 = 顏色：與骰子同色，灰色不限。
er-aid-admit-2 = 順序：從入口開始，不可跳過。
er-aid-admit-3 = 數值：大於前一間，第一位不限。
er-aid-bonus-1 = 圈 2 個。每用 1 個，數值增減 1。
er-aid-bonus-2 = 圈 1 個。可選主任醫師的骰子，或不管顏色。
er-aid-bonus-3 = 圈起某病區最後一位病患，下一位數值不限。
er-aid-bonus-4 = 在這位病患旁寫「!」。
er-aid-bonus-5 = 劃掉該病區的護理師，圈起計分軌的下一個數字。
er-aid-bonus-6 = 再收治一位同色、兩個數值擇一的病患。
er-aid-setup-1 = 每人一張紀錄紙與一枝鉛筆。
er-aid-setup-2 = 洗 27 張救護車卡，3 張不看放回盒中，五人時 2 張。
er-aid-setup-3 = 三顆骰子放在牌堆旁。
er-aid-setup-4 = 抽 2 張心臟科醫師、1 張放射科醫師、1 張流行病學家。
er-aid-setup-5 = 心臟科醫師以 8 / 5 面朝上，兩人時以 5 面朝上。
er-aid-setup-6 = 一位玩家拿主任醫師卡。
er-aid-end-1 = 病區：全滿病區的記錄板數字
er-aid-end-2 = 危急：數值總和
er-aid-end-3 = 護理師：圈起的最大數字
er-aid-end-4 = 心臟科醫師：記下的分數
er-aid-end-5 = 放射科醫師
er-aid-end-6 = 流行病學家
er-aid-end-7 = 太平間：每格 −1
er-aid-end-8 = 總分：最高者獲勝
