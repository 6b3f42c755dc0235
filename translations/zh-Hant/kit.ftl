# 套件共用詞：按鈕、面板、列印、課程、錯誤訊息

## 按鈕

undo = 復原
undo-turn = 回到回合開始
redo = 重做
hint = 提示
save = 存檔
load = 讀檔
language = 語言
chores = 桌面雜務
players = 玩家
new-game = 新遊戲
close = 關閉
theme = 配色
teach-me = 自己做
do-it = 由套件代勞

## 面板

why-not = 為什麼不行
can-do = 現在能做什麼
rule = 規則
log = 紀錄

## 圖例

legal = 可行
not-now = 現在不行：點選看原因
chosen = 已選
sealed = 全員就緒前保密
keyboard = 鍵盤位置

## 座位

you = 你
boss = 隊長
seat-name-default = 玩家 { $n }
bot-random = 電腦（隨機）
bot-greedy = 電腦（先看一步）
person = 真人

## 訊息

refused-count = 不能這樣做（{ $n } 個原因），桌面維持原狀。
would-do = 這樣可以：{ $moves }。
tried = 你嘗試：{ $move }
hand-over = 請把螢幕交給 { $name }。
hand-over-ready = 我準備好了
waiting = 等待 { $name }
game-over = 遊戲結束
round-of = 第 { $round } 回合，共 { $rounds } 回合
save-done = 已存檔：{ $name }
load-done = 已讀檔，從存檔處繼續。

## 標記

mark-ruling = 裁
mark-conflict = 異
mark-kit = 套件
mark-ruling-long = 原文未說明，由本套件裁定
mark-conflict-long = 原文說法不一，另一種讀法可在設定中選
mark-kit-long = 本套件自行補上
passage = 原文 { $passage }
passage-unavailable = 這裡沒有原文檔案，只列出行號。
unofficial = 非官方教學套件；名稱與原文屬原出版者。

## 列印

print-at-100 = 請以 100% 列印
page-of = 第 { $page } 頁，共 { $pages } 頁
progress-drawing = 正在繪製第 { $page } 頁，共 { $pages } 頁
paper-a4 = A4
paper-letter = Letter
front = 正面
back = 背面
calibration-ruler = 這把尺應量得 { $mm } 公釐
calibration-card = 信用卡應與此框吻合
calibration-card-size = { NUMBER($width, minimumFractionDigits: 2) } × { NUMBER($height, minimumFractionDigits: 2) } 公釐

## 課程

lesson = 課程
next = 下一步
previous = 上一步
retry = 重來
hint-more = 再給一點提示
well-done = 做得好！
try-again = 再試一次。
chapter-of = 第 { $chapter } 章，共 { $chapters } 章

## 錯誤

error-file-damaged = 檔案「{ $name }」已損壞，什麼都沒有改變。
error-file-foreign = 這不是本套件的存檔，什麼都沒有改變。
error-file-newer = 這份存檔來自較新的版本，請先更新套件。
error-file-too-big = 檔案太大，不像是存檔。
error-unwritable = 無法寫入資料夾「{ $folder }」。
error-parse = 看不懂「{ $text }」。可以輸入：{ $choices }。
error-name = 名字要簡短、只占一行，且至少有一個看得見的字元。
