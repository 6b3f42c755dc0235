# キット全体の言葉
# ボタンは体言止め、知らせの文は「です・ます」。

## ボタンと欄

undo = 元に戻す
undo-turn = 手番の最初へ
redo = やり直す
hint = ヒント
save = 保存
load = 開く
language = 言語
chores = 手作業
players = プレイヤー
new-game = 新しいゲーム
close = 閉じる
theme = 配色
teach-me = 自分でする
do-it = キットに任せる
why-not = できない理由
can-do = できること
rule = ルール
log = 履歴

## 印の凡例

legal = できる
not-now = 今はできない：理由を見る
chosen = 選択中
sealed = 全員がそろうまで秘密
keyboard = キーボードの位置

## 人

you = あなた
boss = ボス
seat-name-default = プレイヤー{ $n }
bot-random = ボット（ランダム）
bot-greedy = ボット（一手先読み）
person = 人

## 試した手

refused-count = できません（理由{ $n }件）。盤面はそのままです。
would-do = これならできます：{ $moves }
tried = 試した手：{ $move }

## 出典と印

mark-ruling = 裁
mark-conflict = 異
mark-kit = kit
mark-ruling-long = 原文になく、本キットが裁定
mark-conflict-long = 原文が食い違う。別の読み方は設定で選べる
mark-kit-long = 本キットの創作
passage = 原文 { $passage }
passage-unavailable = 原文はこのキットに含まれません。原文のフォルダを指定すると、ここに表示します。
unofficial = 非公式の学習キットです。名称と原文の権利は発行元にあります。

## 進行

hand-over = 画面を{ $name }に渡してください。
hand-over-ready = 受け取った
waiting = { $name }を待っています
game-over = ゲーム終了
round-of = ラウンド { $round } / { $rounds }
save-done = 「{ $name }」に保存しました。
load-done = 保存したゲームを開きました。

## 困ったとき

error-file-damaged = 「{ $name }」は壊れていて開けません。今のゲームはそのままです。
error-file-foreign = Tablesideの保存ファイルではありません。今のゲームはそのままです。
error-file-newer = 新しい版で保存されたファイルです。Tablesideを更新してから開いてください。
error-file-too-big = ファイルが大きすぎて開けません。保存したゲームではないようです。
error-unwritable = 「{ $folder }」に書き込めません。別のフォルダを選んでください。
error-parse = 「{ $text }」は手として読めません。使える言葉：{ $choices }
error-name = 名前が空か長すぎるか、使えない文字を含んでいます。

## 印刷

print-at-100 = 100%（拡大縮小なし）で印刷
page-of = { $page } / { $pages } ページ
progress-drawing = { $pages }ページ中{ $page }ページ目を作成中
paper-a4 = A4
paper-letter = レター
front = 表
back = 裏
calibration-ruler = この線は{ $mm } mmです。定規で確かめてください。
calibration-card = キャッシュカードを重ね、枠と同じ大きさか確かめてください。
calibration-card-size = 横{ NUMBER($width, minimumFractionDigits: 2) } mm × 縦{ NUMBER($height, minimumFractionDigits: 2) } mm

## レッスン

lesson = レッスン
next = 次へ
previous = 前へ
retry = もう一度
hint-more = 次のヒント
well-done = 正解です。
try-again = もう一度考えてみましょう。
chapter-of = 第{ $chapter }章（全{ $chapters }章）
