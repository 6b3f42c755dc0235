### Emergency Roll：檢查實體牌桌上的紀錄紙

er-check-title = 檢查紀錄紙
er-check-now-begin = 先設定人數與專科醫師，再點選病房、數量或計分欄來填寫。
er-check-now-room = 按 1 到 6，會自動到下一間病房。「!」表示危急，○ 表示隔離。
er-check-now-count = 按下紀錄紙上的數量。
er-check-now-box = 按下紀錄紙上的分數。
er-check-seats = { $n } 人
er-check-specialist = { $name }。換成同類的下一張
er-check-claim = { $name }：這張紀錄紙 { $n } 分
er-check-mark-critical = 危急
er-check-mark-circle = 隔離
er-check-mark-erase = 清空病房
er-check-flagged = 違反規則
er-check-count-stethoscopes = 圈起的聽診器
er-check-count-stethoscopes-crossed = 劃掉的聽診器
er-check-count-bags = 圈起的血袋
er-check-count-bags-crossed = 劃掉的血袋
er-check-count-morgue = 圈起的太平間格數
er-check-count-track = 護理師計分軌圈起的數字個數
er-check-ward = 病區 { $ward }
er-check-box = 計分欄：{ $box }
er-check-nurses = 護理師已劃掉的病區
er-check-hint-ward = 從入口開始；! 危急，( ) 隔離，– 空房：1 3 (4) 6!
er-check-hint-nurses = 例如 9 10
er-check-bad = { $label }：看不懂「{ $text }」。
