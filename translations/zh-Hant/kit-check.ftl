### 檢查實體牌桌紀錄紙的用語

check-title = 實體牌桌的紀錄紙
check-findings = 不可能的填寫
check-impossible = 這不可能
check-fine = 這張紀錄紙沒有不可能的填寫。
check-how = 填寫方式
check-score = 得分
check-type = 用打字輸入
check-read = 採用
check-blank = 清空
check-count = { $n ->
    [0] 沒有不可能的填寫。
   *[other] 不可能的填寫：{ $n } 處。
}
start-check = 檢查紀錄紙：輸入自己牌桌的紀錄紙，找出錯誤並計分
