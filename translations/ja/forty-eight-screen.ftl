### 48：画面の卓

## 卓の上

fe-screen-cards = 手札{ $cards }枚
fe-screen-line = 手札{ $cards }・獲得{ $won }
fe-screen-boss-line = ボス・手札{ $cards }
fe-screen-won-count = 事件{ $n }枚
fe-screen-scored = { $vp }VP・{ $hours }時間
fe-screen-sum = 合計{ $n }
fe-screen-sum-rank = 合計{ $n }・{ $rank }
fe-screen-cost = 陣頭指揮は{ $bid } + 2 = { $need }から
fe-screen-price = { $need }以上
fe-screen-bids = 入札{ $n }
fe-screen-commands = 陣頭指揮
fe-screen-pile = 山札
fe-screen-aside = 初動時間
fe-screen-laid = 出したカード
fe-screen-won-own = あなたの事件
fe-screen-won = { $seat }の事件
fe-screen-nothing-won = まだありません
fe-screen-hours = { $n }時間
fe-screen-chosen = 選択：{ $cards }
fe-screen-col-vp = 事件
fe-screen-col-bonus = 加点
fe-screen-col-points = 計
fe-screen-col-hours = 時間
fe-screen-out = 脱落
fe-screen-wins = 勝ち
fe-screen-initial = 初動時間：{ $n }
fe-screen-total = 全員の時間：{ $n }
fe-screen-drop-count = 脱落：{ $n }

## 今すること

fe-now-suit-out = くじを引き、抜くことになったスートを選んでください。
fe-now-take-out = くじで決まったスートを選び、ゲームから抜いてください。
fe-now-lay-ranks = 卓に置く順位カードを選び、並べてください。
fe-now-start = 最初のボスをくじで決め、その人を選んでください。
fe-now-take-sets = 担当の刑事を選び、9枚の合計時間を書いてください。
fe-now-set-aside = 初動時間に出すカードを選び、伏せて置いてください。
fe-now-draw = 事件カードをめくり、そのカードと置き場を選んでください。
fe-now-bids = 入札する2枚を選び、伏せて出してください。
fe-now-reveal = 全員が伏せたら、一斉に公開してください。
fe-now-ranks = 1位、2位の順に選んでください。
fe-now-command = 払うカードと取りたい事件を選ぶか、入札した人に任せてください。
fe-now-return = 手札に戻すカードを選び、回収してください。
fe-now-place = 獲得に使ったカードを選び、載せる事件を選んでください。
fe-now-pass-boss = 次のボスを選んでください。最後のラウンドの後なら、全ラウンドを終えてください。
fe-now-vp = 獲得した事件の数字を足して書いてください。
fe-now-bonus = 獲得したスートを数え、ボーナスを書いてください。
fe-now-discard = 捨て札にするカードを選んでください。
fe-now-hours = 残ったタイムカードを足して書いてください。
fe-now-reveal-initial = 初動時間のカードを公開してください。
fe-now-initial = 初動時間として数える時間を書いてください。
fe-now-total = 全員の時間を足し、合計を書いてください。
fe-now-drop-count = 脱落する人数を書いてください。
fe-now-drop = 脱落する人を選んでください。
fe-now-winners = 勝者を選んでください。

## 読み上げ

fe-spot-hand = タイムカード{ $card }
fe-spot-suit = スート{ $suit }
fe-spot-rank = 順位カード{ $rank }
fe-spot-seat = { $seat }：{ $line }
fe-spot-row = { $seat }
fe-spot-character = { $character }
fe-spot-incident = { $incident }、{ $suit }の{ $number }
fe-spot-place = { $rank }の事件：{ $incident }、{ $suit }の{ $number }
fe-spot-empty = { $rank }の事件置き場
fe-spot-laid = { $seat }：タイムカード{ $card }
fe-spot-won = { $incident }の上のタイムカード{ $card }
fe-spot-aside = 初動時間のカード：{ $n }枚

## できることの見出し

fe-group-bid = 2枚で入札する
fe-group-set-aside = 初動時間に1枚出す
fe-group-rank = 1位と2位を決める
fe-group-command = { $rank }の事件を陣頭指揮
fe-group-suit-out = くじで決まったスート
fe-group-start = 最初のボス
fe-group-incident = めくった事件
