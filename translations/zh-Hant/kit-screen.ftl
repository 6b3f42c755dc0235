### 螢幕用詞：牌桌、課程、列印室、入口

## 牌桌

screen-round-phase = { $round }‧{ $phase }
screen-turn = 輪到 { $name }。
screen-window = 有人要回應嗎？
screen-window-nobody = 沒有人回應
screen-window-seat = { $name } 要回應
screen-window-how = 這是問全桌的問題。沒有人回應就這樣選；有人想出牌，就選那個人，再把畫面交給他。
screen-clear = 清除選取
screen-menu = 更多
screen-not-possible = 不能這樣做
screen-nothing-refused = 目前沒有被拒絕的動作。試試標有「?」的地方，就會知道現在為什麼不行。
screen-possible = 現在可以：{ $move }
screen-no-move-here = 只點這裡還不算一步。{ $what }
screen-not-told = 對不對，做了才知道。
screen-one-of = { $n } 種做法
screen-your-chore = 自己動手：{ $chore }
screen-whole-log = 顯示全部紀錄
screen-log-empty = 還沒有發生任何事。
screen-keys = 按鍵：方向鍵移動、Enter 或空白鍵點選、Ctrl+Enter 出牌、Esc 清除、U 復原、T 回到回合開始、R 重做、H 提示、? 為什麼不行。
screen-board = 牌桌
screen-theme-auto = 跟隨 JupyterLab
screen-theme-light = 淺色
screen-theme-dark = 深色
screen-picture = 這是當時牌桌的圖。執行這個儲存格即可遊玩。
screen-picture-form = 執行這個儲存格即可使用這張表單。
screen-passage-text = 原文：
screen-hint-rule = 先看這條規則：{ $rule }。再按一次就告訴你怎麼做。
screen-hint-move = 可以試試：{ $move }
screen-hint-because = 可以試試：{ $move }。理由：{ $rule }
screen-hint-none = 現在沒有要做的事。
screen-undone = 已復原。
screen-turn-undone = 已復原到輪到你開始時的狀態。
screen-redone = 已重做。
screen-undo-nothing = 沒有可以復原的。
screen-undo-chance = 正式對局中，不能復原到抽牌之前。
screen-undo-revelation = 正式對局中，不能復原到翻開的牌之前。
screen-undo-other = 正式對局中，不能復原到別人的動作之前。
screen-redo-nothing = 沒有可以重做的。
screen-chosen-none = 沒有選取任何東西。
screen-bot-name = 電腦 { $n }
screen-bad-input = 無法理解：{ $text }

key-minus = 負號
key-back = 刪去最後一位

## 新遊戲與存檔

screen-seats = 玩家人數
screen-seat = 座位 { $n }
screen-name = 名字
screen-played-by = 由誰來玩
screen-options = 規則未定之處
screen-mode = 玩法
screen-mode-teaching = 學習：隨時可以復原
screen-mode-match = 對局：看過的不能復原
screen-chance = 抽籤與抽牌
screen-chance-sampled = 由套件抽
screen-chance-typed = 自己抽實體卡，再於畫面點選
screen-begin = 開始遊戲
screen-saved-games = 存檔
screen-no-saves = 還沒有存檔。存檔位置：{ $folder }
screen-file-missing = 在存檔位置找不到 { $name }。
screen-all-teach = 全部自己做
screen-all-do = 全部由套件代勞

## 課程與練習

screen-step-of = 第 { $step } 步，共 { $steps } 步
screen-practice = 練習
screen-right-of = 答對 { $right } 題，共 { $tried } 題
screen-next-drill = 下一局

## 列印室

shop-title = 列印室
shop-what = 要列印什麼
shop-cards = 卡牌
shop-rules = 規則摘要
shop-pad = 計分表
shop-aid = 玩家輔助卡（準備與流程）
shop-paper = 紙張
shop-ink = 墨水
shop-ink-full = 彩色
shop-ink-low = 省墨
shop-backs = 卡背
shop-backs-long-edge = 雙面，長邊翻頁
shop-backs-short-edge = 雙面，短邊翻頁
shop-backs-none = 無（裝牌套）
shop-print = 製作 PDF
shop-done = 完成。請以 100% 列印：
shop-nothing = 請至少選一項。
shop-failed = 沒有印出任何東西：{ $reason }

## 入口

start-what = 在一張會把所有「為什麼不行」都說清楚的牌桌上學桌遊，再印出來玩。
start-games = 遊戲
start-play = 遊玩與學習
start-saves = 存檔與學習進度都留在這台電腦上；用「tableside check」可看到位置。
start-print-note = 每款遊戲的筆記本都有課程、練習與列印室。
start-run = 打開筆記本，從選單選「Run → Run All Cells」即可開始。
start-lessons = 課程：一步一步學，每條規則都親手試
start-table = 牌桌：與朋友或電腦玩完整一局
start-drills = 練習：遊戲中的計算與判定，想練幾次都行
start-shop = 列印室：把卡牌、規則與計分表做成 PDF
start-language = 重新執行下面的儲存格，就會換成上面選的語言。
