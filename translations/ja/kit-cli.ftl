### コマンドの言葉：lab、print、play、rules、check

## コマンドと指定

cli-about = ボードゲームを学び、遊び、印刷します。
cli-lab = ノートブックをコピーしてJupyterLabで開く
cli-print = カード、ルール要約、得点表をPDFに書き出す
cli-play = ここで手を打ち込んで遊ぶ
cli-rules = ルールを言葉、部品、idから調べる
cli-check = 版、フォルダ、フォントを確かめる
cli-opt-lang = 言語（指定しなければシステムの言語）
cli-opt-game = ゲーム：{ $games }
cli-opt-dir = ノートブックのコピー先
cli-opt-copy-only = コピーだけして開かない
cli-opt-paper = 用紙
cli-opt-out = 書き出すフォルダ
cli-opt-what = 印刷するもの（指定しなければ全部）
cli-opt-ink = 全色、または塗りを省いてインク節約
cli-opt-backs = 両面印刷のとじ方向、または裏面なし
cli-opt-proof = 仕上がったページをもう一度検査する
cli-opt-seats = 人数
cli-opt-players = 遊ぶ人の名前（席順）
cli-opt-bots = 後の席に入るボット：random、greedy（指定しなければgreedyで埋める）
cli-opt-seed = 同じシード値なら同じカードが出る
cli-opt-option = あいまいなルールの別の読み方
cli-opt-teach = 自分でする手作業、または「all」
cli-opt-mode = teachingは何でも戻せる、matchは戻せないことがある
cli-opt-chance = typed：本物のカードをめくり、出たものを打ち込む
cli-opt-load = 保存したゲームの続きをする
cli-opt-words = 言葉、部品、ルールのid（なければ全ルールの一覧）

## ノートブック

cli-lab-copied = { $folder }に{ $new }個のファイルをコピーしました。
cli-lab-kept = 変更されているのでそのままにしました：{ $name }
cli-no-jupyter = JupyterLabがありません。tablesideを入れ直すか、コピーしたノートブックを手持ちのJupyterで開いてください。

## 印刷とルール

cli-proof-needs = --proofに必要なパッケージがありません：{ $packages }。tableside[proof]を入れてください。
cli-no-rule = 「{ $text }」に当たるルールはありません。近いもの：{ $choices }

## 点検

cli-check-fine = 問題ありません。ブラウザが要るのはノートブックだけで、Chromiumはキット自身の自動テストにしか使いません。
cli-check-wrong = ×の付いた{ $n }件に問題があります。
cli-check-missing = 入っていません
cli-check-unwritable = { $folder }に書き込めません。{ $variable }で自分のフォルダを指定してください
cli-check-font = フォント（{ $lang }）
cli-check-words = 言語
cli-check-games = ゲーム
cli-check-notebooks = ノートブック
cli-check-texts = 原文
cli-check-no-texts = 手元にありません。引用が出ないだけで、すべて使えます
cli-place-home = 自分のファイル
cli-place-saves = 保存したゲーム
cli-place-progress = レッスンの記録
cli-place-font-cache = 用意したフォント

## 遊ぶときの言葉

cli-word-moves = 一覧
cli-word-hint = ヒント
cli-word-undo = 戻す
cli-word-undo-turn = 手番戻し
cli-word-redo = やり直す
cli-word-log = 履歴
cli-word-rule = ルール
cli-word-save = 保存
cli-word-chores = 手作業
cli-word-quit = やめる
cli-word-teach = 自分
cli-word-do = キット

## 遊ぶ

cli-welcome = 手を打ち込んでください。「{ $help }」でできることの一覧、「{ $quit }」で終わります。
cli-commands = ほかの言葉：{ $commands }
cli-pattern = 入力の形：{ $pattern }
cli-rule-usage = ほかのルールは「{ $typed }」に続けて、言葉・コンポーネント・IDを入力してください。
cli-score = { $name }：{ $total }（{ $parts }）
cli-chance = めくったものを打ち込んでください。どれが出るかは運です。
cli-window = ［Enter］だれも応じない、番号で応じる人：{ $names }
cli-who-chance = 何が出ましたか
cli-moves = { $n }通り
cli-chores-usage = 自分でする：{ $chores } { $teach } 3 5／任せる：{ $chores } { $do } 3／番号なしなら全部
cli-go-on = 続きをするには：{ $command }
cli-no-file = 「{ $name }」というファイルを読めません。
cli-other-game = 「{ $name }」は{ $game }の保存ファイルです。
cli-bad-seats = 人数は{ $low }〜{ $high }人です（指定は{ $have }人）。
cli-bad-option = 「{ $text }」という設定はありません。あるのは：{ $choices }
cli-bad-bot = 「{ $text }」というボットはいません。いるのは：{ $choices }
cli-bad-chore = 「{ $text }」という手作業はありません。あるのは：{ $choices }
cli-too-many-players = { $seats }席に{ $have }人が指定されています。
