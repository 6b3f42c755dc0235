### ダイナマイトナース：画面のテーブル

## テーブルの上

dn-screen-cards = 手札{ $n }枚
dn-screen-audited = { $cards }・監査中
dn-screen-kills = { $n }／{ $most }
dn-screen-wins = 勝ち
dn-screen-no-bed = ベッドなし
dn-screen-hospital = { $seat }の病院
dn-screen-chosen = { $n }枚を選択中
dn-screen-use-visit = 外来を送る
dn-screen-use-operation = オペをする
dn-screen-use-events = イベントを使う
dn-screen-all-others = ほかの全員
dn-screen-place = { $place }番の患者
dn-screen-drug-cure = イベントではない：あと{ $n }人まで退院
dn-screen-drug-harm = イベント：入院患者1人が悪化
dn-screen-pile = 山札：{ $n }枚
dn-screen-pile-short = 山札
dn-screen-discards = 捨て札：{ $n }枚
dn-screen-discards-short = 捨て札
dn-screen-pass = { $n ->
    [1] 1巡目の山札
   *[other] 2巡目の山札
}
dn-screen-play = 第{ $n }プレイ
dn-screen-fields = 数を入れてから、書く欄を選びます。

## いま起きていること

dn-scene-event = イベント：{ $piece }
dn-scene-operation = オペ
dn-scene-counter = きりかえし
dn-scene-visit = 外来患者が来る
dn-scene-emergency = 急患が来る
dn-scene-open = オープンカード
dn-scene-drug = 新薬投与
dn-scene-turn = 診療中

## 書く数

dn-field-worsen-n = 悪化する患者
dn-field-worsen-dead = そのうち死亡する患者
dn-field-treat-left = 退院する患者
dn-field-treat-turned = 表に返す患者
dn-field-treat-worse = 裏返す患者
dn-field-treat-dead = 死亡する患者
dn-field-shuffle-back = よけておいたオープンカードは何枚ですか？
dn-field-reshuffle = 新しい山札になる捨て札は何枚ですか？
dn-field-carry-out = 実行したあとのベッドの数、または変わる病院や患者の数は？

## いますること

dn-now-deal = 次の1枚を配り、そのカードを選びます。
dn-now-shuffle-back = よけておいたオープンカードを数え、枚数を書きます。
dn-now-start = スタートプレイヤーをくじで決め、その人を選びます。
dn-now-admission = 患者を左のベッドから順に選び、入院させます。
dn-now-worsen = 悪化する人数と、そのうち死亡する人数を書きます。
dn-now-draw = 1枚引き、そのカードを選びます。
dn-now-carry-out = オープンカードを実行し、結果の数を書きます。
dn-now-reshuffle = 捨て札を混ぜて新しい山札にし、枚数を書きます。
dn-now-next-play = 次のプレイを始める人を選びます。
dn-now-act = 患者と送り先、医師、イベントのどれかを選びます。何もせずに終えてもかまいません。
dn-now-act-again = もう1枚イベントを使うか、行動を終えます。
dn-now-target = イベントの相手になる患者を選びます。
dn-now-visit = 医師を選んできりかえすか、「たらいまわし」と送り先を選ぶか、きりかえさずに受けます。
dn-now-visit-emergency = 急患を救える医師を選ぶか、「たらいまわし」と送り先を選びます。
dn-now-receive = 患者が入る場所を選びます。
dn-now-receive-emergency = キルマークを受け取る人を選びます。
dn-now-choose = オペする患者を左から順に選び、宣言します。
dn-now-operation = イベントでオペを妨害するか、パスします。
dn-now-treat = オペの結果を書きます：退院、表に返す、裏返す、死亡。
dn-now-answer = 最後に出たカードを打ち消すか、パスします。
dn-now-resolve = 最後のカードから順に効きます。イベントは有効ですか？
dn-now-drug-draw = 山札の1枚をめくり、そのカードを選びます。
dn-now-drug-cure = 退院させる患者を左から順に選ぶか、ここまでにします。
dn-now-drug-harm = 悪化する患者を選びます。
dn-now-discard = 4枚になるように捨てるカードを選び、捨てます。
dn-now-next = 次に手番になる人を選びます。
dn-now-finish = キルマークが10になった人を全員選び、ゲームを終えます。
dn-now-winners = 勝った人を選びます。

## 選べるもの（読み上げ用）

dn-spot-hand = 手札：{ $piece }
dn-spot-seat = { $seat }：{ $line }
dn-spot-hospital = { $cards }、キルマーク{ $kills }、ベッド{ $beds }、入院{ $n }人、うち裏向き{ $worse }人
dn-spot-worse = { $piece }（裏向き）
dn-spot-empty = 空き
dn-spot-bed = { $seat }のベッド{ $place }番：{ $piece }
dn-spot-outside = { $seat }の{ $place }番、ベッドなし：{ $piece }
dn-spot-declared = オペする{ $place }番：{ $piece }
dn-spot-spoilt = 妨害された{ $place }番：{ $piece }
dn-spot-field = { $field }：{ $n }

## できることの見出し

dn-group-outpatient = 外来を送る：{ $piece }
dn-group-kirikaeshi = きりかえし
dn-group-operate = オペ
dn-group-choose = オペする患者
dn-group-target = 患者
dn-group-discharge = 新薬で退院
dn-group-worsen-own = 悪化する患者
dn-group-discard = 捨てる
dn-group-admit-dealt = 入院の順番
dn-group-deal = 配られたカード
dn-group-draw = 引いたカード
dn-group-turn-over = めくったカード
dn-group-start = スタートプレイヤー
