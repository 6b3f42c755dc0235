# 列印頁與書籤使用的配件名稱，以及填寫表單各欄的說明。

er-kind-ambulance = 救護車卡
er-kind-specialist = 專科醫師卡
er-kind-chief = 主任醫師卡
er-kind-aid = { er-aid-title }
er-kind-pad = { er-sheet-subtitle }
er-kind-form = { er-sheet-subtitle }（可填寫表單）

er-form-room = 病房 { $room }：數值，危急加「!」，隔離則加括號
er-form-nurse = 病區 { $ward }：護理師已劃掉
er-form-stethoscope = 聽診器 { $n }：已圈起
er-form-stethoscope-spent = 聽診器 { $n }：已劃掉
er-form-stethoscopes-more = 超出印刷數量的聽診器
er-form-bag = 血袋 { $n }：已圈起
er-form-bag-spent = 血袋 { $n }：已劃掉
er-form-bags-more = 超出印刷數量的血袋
er-form-track = 護理師計分軌：{ $n }
er-form-morgue = 太平間：第 { $n } 格

er-figure-rounds = 卡牌與回合
er-figure-players = 人數
er-figure-removed = 放回盒中
er-figure-rounds-row = 回合
er-figure-side = 面
er-figure-bonuses = 病患帶來的獎勵
er-figure-ward = 範例：一個病區
er-figure-ward-note = 先 2 再 4。4 被屏風圈起，下一位數值不限，這裡是 1，之後再遞增。
er-figure-tools = 範例：用兩個聽診器
er-figure-tools-note = 3 寫成 5。
er-figure-cardio = 心臟科醫師的分數
er-figure-cardio-note = 第一次達成後翻面，第二次後移除。
er-figure-track = 範例：三位護理師
er-figure-track-note = 以圈起的最大數字計分：9。
er-figure-shared = 範例：病房只算一組
er-figure-shared-note = 兩個三角形都是奇數，但共用兩間病房，只能算一組。
