### 指令列：lab、print、play、rules、check

## 指令與選項

cli-about = 學桌遊、玩桌遊、印桌遊。
cli-lab = 複製筆記本並以 JupyterLab 開啟
cli-print = 把卡牌、規則摘要、計分表寫成 PDF
cli-play = 在這裡輸入行動來玩
cli-rules = 依字詞、配件或 id 查規則
cli-check = 檢查版本、資料夾與字型
cli-opt-lang = 語言；不指定就用系統語言
cli-opt-game = 遊戲：{ $games }
cli-opt-dir = 筆記本要放的資料夾
cli-opt-copy-only = 只複製，不開啟
cli-opt-paper = 紙張大小
cli-opt-out = 輸出的資料夾
cli-opt-what = 要印的部分；不指定就全印
cli-opt-ink = 全彩，或省墨留白
cli-opt-backs = 雙面列印從哪一邊翻頁，或不印背面
cli-opt-proof = 把完成的頁面再檢查一遍
cli-opt-seats = 玩家人數
cli-opt-players = 真人玩家的名字，依座位順序
cli-opt-bots = 後面座位的電腦：random、greedy；不指定就用 greedy 補滿
cli-opt-seed = 種子相同，抽到的卡也相同
cli-opt-option = 規則未定之處的另一種讀法
cli-opt-teach = 要自己動手的雜務，或「all」
cli-opt-mode = teaching 什麼都能復原，match 則不一定
cli-opt-chance = typed：翻實體卡，再輸入翻到什麼
cli-opt-load = 從存檔接著玩
cli-opt-words = 字詞、配件或規則 id；不寫就列出全部規則

## 筆記本

cli-lab-copied = 已複製 { $new } 個檔案到 { $folder }。
cli-lab-kept = 你改過，所以保持原樣：{ $name }
cli-no-jupyter = 沒有安裝 JupyterLab。請重新安裝 tableside，或用自己的 Jupyter 開啟複製好的筆記本。

## 列印與規則

cli-proof-needs = --proof 缺少這些套件：{ $packages }。請安裝 tableside[proof] 後再試。
cli-no-rule = 沒有符合「{ $text }」的規則。相近的有：{ $choices }

## 檢查

cli-check-fine = 一切正常。只有筆記本需要瀏覽器；Chromium 僅供本套件自我測試之用。
cli-check-wrong = 有 { $n } 項不正常，以 × 標示。
cli-check-missing = 未安裝
cli-check-unwritable = 無法寫入 { $folder }，請把 { $variable } 設為自己的資料夾
cli-check-font = 字型（{ $lang }）
cli-check-words = 語言
cli-check-games = 遊戲
cli-check-notebooks = 筆記本
cli-check-texts = 原文
cli-check-no-texts = 不在手邊；一切照常，只是不能引用原句
cli-place-home = 你的檔案
cli-place-saves = 存檔
cli-place-progress = 課程進度
cli-place-font-cache = 備妥的字型

## 遊玩時可輸入的字詞

cli-word-moves = 列出
cli-word-hint = 提示
cli-word-undo = 復原
cli-word-undo-turn = 復原回合
cli-word-redo = 重做
cli-word-log = 紀錄
cli-word-rule = 規則
cli-word-save = 存檔
cli-word-chores = 雜務
cli-word-quit = 離開
cli-word-teach = 自己
cli-word-do = 代勞

## 遊玩

cli-welcome = 請輸入行動；「{ $help }」列出可做的事，「{ $quit }」結束。
cli-commands = 其他字詞：{ $commands }
cli-pattern = 輸入格式：{ $pattern }
cli-rule-usage = 查其他規則：輸入「{ $typed }」，再加上字詞、配件或代號。
cli-score = { $name }：{ $total }（{ $parts }）
cli-chance = 翻到什麼就輸入什麼，全憑運氣。
cli-window = ［Enter］沒有人，或輸入號碼：{ $names }
cli-who-chance = 翻到什麼？
cli-moves = { $n } 種行動
cli-chores-usage = 自己做：{ $chores } { $teach } 3 5；由套件代勞：{ $chores } { $do } 3；不寫號碼就是全部。
cli-go-on = 想接著玩：{ $command }
cli-no-file = 讀不到檔案「{ $name }」。
cli-other-game = 「{ $name }」是 { $game } 的存檔。
cli-bad-seats = 玩家人數是 { $low }～{ $high } 人，不能是 { $have } 人。
cli-bad-option = 沒有「{ $text }」這個選項，可用的有：{ $choices }
cli-bad-bot = 沒有「{ $text }」這種電腦玩家，可用的有：{ $choices }
cli-bad-chore = 沒有「{ $text }」這項雜務，可用的有：{ $choices }
cli-too-many-players = { $seats } 個座位卻指定了 { $have } 位玩家。
