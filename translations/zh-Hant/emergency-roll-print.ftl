# 列印頁與書籤使用的配件名稱，以及填寫表單各欄的說明。

er-kind-ambulance = 救護車卡
er-kind-specialist = 專科醫師卡
er-kind-chief = 主任醫師卡
er-kind-aid = { er-aid-title }
er-kind-pad = { er-sheet-subtitle }
er-kind-form = { er-sheet-subtitle }（可填寫表單）

er-form-room = 病房 { $room }：數值，危急加「!」，隔離加 ( )
er-form-nurse = 病區 { $ward }：護理師已劃掉
er-form-stethoscope = 聽診器 { $n }：已圈起
er-form-stethoscope-spent = 聽診器 { $n }：已劃掉
er-form-stethoscopes-more = 超出印刷數量的聽診器
er-form-bag = 血袋 { $n }：已圈起
er-form-bag-spent = 血袋 { $n }：已劃掉
er-form-bags-more = 超出印刷數量的血袋
er-form-track = 護理師計分軌：{ $n }
er-form-morgue = 太平間：第 { $n } 格
