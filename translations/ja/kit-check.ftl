### 実際の卓で遊んだシートを点検する言葉

check-title = 実際の卓のシート
check-findings = ありえない記入
check-impossible = ありえません
check-fine = このシートにありえない記入はありません。
check-how = 記入のしかた
check-score = 得点
check-type = 打ち込む
check-read = 取り込む
check-blank = 白紙にする
check-count = { $n ->
    [0] ありえない記入はありません。
   *[other] ありえない記入：{ $n }
}
start-check = シートの点検：自分の卓のシートを写すと、ありえない記入と得点がわかる
