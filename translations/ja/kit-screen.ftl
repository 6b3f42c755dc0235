### 画面の言葉：卓、レッスン、印刷室、入口

## 卓

screen-round-phase = { $round }・{ $phase }
screen-turn = { $name }の番です。
screen-window = だれか応じますか？
screen-window-nobody = だれも応じない
screen-window-seat = { $name }が応じる
screen-window-how = これは全員への質問です。だれも応じないならそう選び、札を出したい人がいればその名前を選んで画面を渡します。
screen-clear = 選び直す
screen-menu = その他
screen-not-possible = できません
screen-nothing-refused = 断られた手はまだありません。「?」の印を試すと、今できない理由が出ます。
screen-possible = 今できます：{ $move }
screen-no-move-here = これだけでは一手になりません。{ $what }
screen-not-told = 正しいかどうかは、試してみると分かります。
screen-one-of = { $n }通り
screen-your-chore = 自分の手で：{ $chore }
screen-whole-log = 履歴をすべて見る
screen-log-empty = まだ何も起きていません。
screen-keys = キー：矢印で移動、Enterかスペースで選ぶ、Ctrl+Enterで出す、Escで取り消し、U 元に戻す、T 手番の最初へ、R やり直す、H ヒント、? 理由。
screen-board = 卓
screen-theme-auto = JupyterLabに合わせる
screen-theme-light = 明るい
screen-theme-dark = 暗い
screen-picture = そのときの卓の絵です。遊ぶにはセルを実行してください。
screen-picture-form = この用紙を使うにはセルを実行してください。
screen-passage-text = 原文：
screen-hint-rule = このルールを見てください：{ $rule }。もう一度押すと手を教えます。
screen-hint-move = 例えば：{ $move }
screen-hint-because = 例えば：{ $move }。根拠：{ $rule }
screen-hint-none = 今することはありません。
screen-undone = 元に戻しました。
screen-turn-undone = 手番の最初に戻りました。
screen-redone = やり直しました。
screen-undo-nothing = 元に戻すものがありません。
screen-undo-chance = 対戦では、引いたカードより前には戻れません。
screen-undo-revelation = 対戦では、公開されたカードより前には戻れません。
screen-undo-other = 対戦では、ほかの人の手より前には戻れません。
screen-redo-nothing = やり直すものがありません。
screen-chosen-none = 何も選んでいません。
screen-bot-name = ボット{ $n }
screen-bad-input = 読み取れません：{ $text }

key-minus = マイナス
key-back = 最後の数字を消す

## 新しいゲームと保存

screen-seats = 人数
screen-seat = 席{ $n }
screen-name = 名前
screen-played-by = 遊ぶ人
screen-options = あいまいなルールの読み方
screen-mode = 遊び方
screen-mode-teaching = 学習：いつでも元に戻せる
screen-mode-match = 対戦：見たものは元に戻せない
screen-chance = くじと山札
screen-chance-sampled = キットが引く
screen-chance-typed = 本物のカードを引き、画面で選ぶ
screen-begin = ゲームを始める
screen-saved-games = 保存したゲーム
screen-no-saves = 保存したゲームはまだありません。保存先は{ $folder }です。
screen-file-missing = { $name }は保存先に見つかりません。
screen-all-teach = すべて自分でする
screen-all-do = すべて任せる

## レッスンと練習

screen-step-of = 全{ $steps }段階の{ $step }
screen-practice = 練習
screen-right-of = { $tried }問中{ $right }問正解
screen-next-drill = 次のゲーム

## 印刷室

shop-title = 印刷室
shop-what = 印刷するもの
shop-cards = カード
shop-rules = ルール要約
shop-pad = 得点表
shop-aid = 準備と手番の早見表
shop-paper = 用紙
shop-ink = インク
shop-ink-full = カラー
shop-ink-low = インク節約
shop-backs = カードの裏
shop-backs-long-edge = 長辺とじの両面
shop-backs-short-edge = 短辺とじの両面
shop-backs-none = なし（スリーブ用）
shop-print = PDFを作る
shop-done = できました。倍率100%で印刷してください：
shop-nothing = 印刷するものを1つ以上選んでください。
shop-failed = 印刷できませんでした：{ $reason }

## 入口

start-what = 「できません」にすべての理由で答える卓でボードゲームを覚え、印刷して遊びましょう。
start-games = ゲーム
start-play = 遊ぶ・学ぶ
start-saves = 保存したゲームと学習の記録はこのコンピューターの中にあります。場所は「tableside check」で分かります。
start-print-note = どのゲームのノートブックにも、レッスンと練習と印刷室があります。
start-run = ノートブックを開き、メニューの「Run → Run All Cells」で始めます。
start-lessons = レッスン：ゲームを一段階ずつ、ルールを試しながら
start-table = 卓：友だちやボットと最初から最後まで
start-drills = 練習：ゲーム中の計算や判定を好きなだけ
start-shop = 印刷室：カード、ルール、得点表をPDFに
start-language = 下のセルは、もう一度実行すると上で選んだ言語になります。
