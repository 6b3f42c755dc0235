# 印刷ページとしおりに使う部品の名前と、ルール要約の図の見出し。

fe-kind-incident = 事件カード
fe-kind-time = タイムカード
fe-kind-rank = 順位カード
fe-kind-boss = ボスマーカー

fe-figure-suits = 使うスート数
fe-figure-suits-note = 各スートに1・1・2・3の4枚。
fe-figure-players = 人数
fe-figure-suits-row = スート
fe-figure-rounds-row = ラウンド
fe-figure-bids = 例：1位はどちら？
fe-figure-bids-note = 比べるのは合計。7は5より上です。
fe-figure-command = 例：陣頭指揮の支払い
fe-figure-command-note = 1位の合計は5。ボスは7以上を払います。
fe-figure-zero = 0は手札に戻る
fe-figure-zero-note = ほかのカードは事件の上に残ります。
fe-figure-discard = 例：同じスートが2枚
fe-figure-discard-note = 最小の1枚を捨て、2 + 3 + 4 = 9時間。
fe-figure-initial = 例：初動時間
fe-figure-thresholds = 脱落する人数
fe-figure-total-row = 全員の時間
fe-figure-out-row = 脱落

fe-kind-aid = { fe-aid-title }
fe-kind-pad = { fe-pad-title }
