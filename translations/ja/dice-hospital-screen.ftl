### Dice Hospital：画面の卓

## 卓の上

dh-screen-points = { $n }点
dh-screen-bags = 輸血バッグ
dh-screen-bag = 袋の中
dh-screen-read = 施設か専門医を選ぶと、その効果が読めます。
dh-screen-told = { $name }：{ $text }
dh-screen-field = { $what }：{ $n }

## 数字で書くもの

dh-field-dice = 袋のダイス
dh-field-ambulances = 救急車
dh-field-tiles = 施設タイル
dh-field-cards = 専門医
dh-field-patients = 患者
dh-field-neglected = 悪化する患者
dh-field-deaths = うち死亡
dh-field-home = 退院した患者
dh-field-points = 得点
dh-field-round = ラウンド
dh-field-minus = 死亡者
dh-field-plus = 輸血バッグ

## 今すること

dh-now-start = くじで最初のスタートプレイヤーを決め、その人を選んでください。
dh-now-bag = 3色のダイスを同じ数ずつ袋に入れ、合計を書いてください。
dh-now-ambulances = 人数より1台多く救急車を並べ、その台数を書いてください。
dh-now-set-aside = 施設タイルを1枚引いて箱に戻し、それを選んでください。
dh-now-decks = 山札を混ぜ、タイルと専門医の枚数を書いてください。
dh-now-offer = { $kind ->
    [department] 施設タイルを1枚引き、それを選んでください。
   *[specialist] 専門医を1枚引き、それを選んでください。
}
dh-now-extra = スタートプレイヤーとして、もう1枚足すのが施設か専門医かを決めてください。
dh-now-start-dice = 袋から見ないでダイスを引き、その色を選んでください。
dh-now-start-patients = ダイスごとに値を選び、確定してください。
dh-now-deal = 責任者を1枚配り、そのカードを選んでください。
dh-now-administrator = 手元に残す責任者を選び、確定してください。
dh-now-reveal = 責任者を表にしてください。
dh-now-event = イベントを1枚めくり、そのカードを選んでください。
dh-now-dice = ダイスを引いて振り、出た目を1つずつ選んでください。
dh-now-load = 救急車{ $n }番に乗せる、値の小さい3個を選んで確定してください。同じ値なら色は自由です。
dh-now-choose = 救急車を選んでください。
dh-now-unused = だれも取らなかった救急車を選んでください。そのダイスは袋に戻ります。
dh-now-token = いちばん小さい番号の救急車を取った人を選んでください。その人がスタートプレイヤーになります。
dh-now-admit = 患者を空いた病床に移し、入院した人数を書いてください。
dh-now-overflow = 病床が足りません。あきらめる患者を選んでください。死亡者として数えます。
dh-now-extra-die = 追加のダイスを引いて振り、出た目を選んでください。
dh-now-improve = 場の施設か専門医を選んで取るか、何も取らずに終えてください。
dh-now-return = 自分の施設か専門医を1つ選んで戻すと、輸血バッグがもらえます。戻さなくてもかまいません。
dh-now-activate = ミープルを選び、次に施設を選んでください。
dh-now-activate-bags = ミープル、施設の順に選んでください。または輸血バッグ、患者の順に選びます。
dh-now-treat = { $department }：治療する患者を選んでください。
dh-now-effect = { $specialist }：効果を与える患者を選ぶか、使わずに進んでください。
dh-now-roll = 患者のダイスを振り直し、出た目を選んでください。
dh-now-bonus = 退院させた分の得点を書いてください。
dh-now-worsen = 悪化する未治療の患者の数と、そのうち死亡する数を書いてください。
dh-now-discharge = 退院した患者の数と、得点表の点数を書いてください。
dh-now-empty = 病棟がすべて空なら得る点数を書いてください。
dh-now-administrator-points = 責任者の得点を書いてください。
dh-now-event-points = イベントの得点を書いてください。
dh-now-shift = 治療済みの患者を上段に戻し、その人数を書いてください。
dh-now-next-round = 場に新しく並べ、ラウンドマーカーを進めて、ラウンドの数を書いてください。
dh-now-help = 色と値の合う患者を送る、救急車の空いた場所を選んでください。
dh-now-left-behind = 病院に残った患者のマイナス点を書いてください。
dh-now-final = 死亡者の減点と、輸血バッグの得点を書いてください。
dh-now-winners = 勝者を選び、確定してください。

## 読み上げ

dh-spot-seat = { $seat }：{ $points }点、患者{ $patients }人、輸血バッグ{ $bags }、死亡者{ $fatalities }、タイル{ $tiles }、専門医{ $cards }
dh-spot-die = { $colour }のダイス、{ $value }
dh-spot-start = ダイス{ $n }：{ $colour }、値{ $value }
dh-spot-ambulance = 救急車{ $n }番：{ $patients }{ $seat ->
    [none] { "" }
   *[other] 。取った人：{ $seat }
}
dh-spot-slot = 救急車{ $n }番の空き：{ $patient }
dh-spot-room = { $name }：{ $text }{ $meeple ->
    [none] { "" }
   *[other] 。使用中：{ $meeple }
}
dh-spot-meeple = { $name }、残り{ $n }
dh-spot-bag-heal = 輸血バッグで値を1上げる、残り{ $n }
dh-spot-bag-dye = 輸血バッグで{ $colour }にする、残り{ $n }

## できることの見出し

dh-group-start = 最初のスタートプレイヤー
dh-group-set-aside = 箱に戻したタイル
dh-group-new-department = 引いた施設
dh-group-new-specialist = 引いた専門医
dh-group-extra = 場に足す1枚
dh-group-start-die = 引いたダイス
dh-group-start-patients = 最初の患者の値を決める
dh-group-deal = 配った責任者
dh-group-administrator = 責任者を残す
dh-group-event = めくったイベント
dh-group-die = 出た目
dh-group-extra-die = 追加のダイスの目
dh-group-load = 救急車に乗せる
dh-group-ambulance = 救急車を選ぶ
dh-group-remove = 患者をあきらめる
dh-group-take-department = 施設を建てる
dh-group-take-specialist = 専門医を雇う
dh-group-return-department = 施設を戻す
dh-group-return-specialist = 専門医を戻す
dh-group-activate = { $meeple }を置く
dh-group-treat = 治療する
dh-group-trial = 1人を上げ、1人を下げる
dh-group-swap = 値を入れ替える
dh-group-drug = 患者を振り直す
dh-group-lower = 患者を下げる
dh-group-effect = 効果を使う
dh-group-roll = 振り直した目
dh-group-heal = 輸血バッグ：値を1上げる
dh-group-dye = 輸血バッグ：色を変える
dh-group-send = 患者を送る
