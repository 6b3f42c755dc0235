### ボード・タイル・カード・トークン・早見表の文字。

## 病院ボード

dh-board-title = 病院ボード
dh-board-ward = 病棟 { $n }
dh-board-mortuary = 霊安室
dh-board-station = ナースステーション
dh-board-lounge = 退院エリア

## 施設：どの患者を何段階治療するか

dh-tile-each = ずつ
dh-tile-one = { $colour ->
    [red] 赤の患者1人
    [yellow] 黄の患者1人
    [green] 緑の患者1人
   *[grey] 患者1人
} +{ $heal }
dh-tile-values = 値{ $low }か{ $high }の患者1人 +{ $heal }
dh-tile-equal = { $colour ->
    [red] 同じ値の赤3人
    [yellow] 同じ値の黄3人
    [green] 同じ値の緑3人
   *[grey] 同じ値の3人
} 各+{ $heal }
dh-tile-run = { $colour ->
    [red] 連番の赤3人
    [yellow] 連番の黄3人
    [green] 連番の緑3人
   *[grey] 連番の3人
} 各+{ $heal }
dh-tile-each-colour = 3色の患者1人ずつ 各+{ $heal }
dh-tile-pair = 同じ値の2人（色は自由）各+{ $heal }
dh-tile-trial = 値{ $low }～{ $high }の1人 +{ $heal }、値4～6の別の1人 −1
dh-tile-drug = 値{ $low }～{ $high }の患者1人を振り直す
dh-tile-swap = 患者2人の値を入れ替える

## 専門医：効果が出るときと、その中身

dh-card-specialist = 専門医
dh-special-again = { $colour ->
    [red] 赤の患者を治療したら、その患者をさらに+{ $heal }。
    [yellow] 黄の患者を治療したら、その患者をさらに+{ $heal }。
   *[green] 緑の患者を治療したら、その患者をさらに+{ $heal }。
}
dh-special-another = { $colour ->
    [red] 赤の患者を治療したら、別の赤の患者1人を+{ $heal }。
    [yellow] 黄の患者を治療したら、別の黄の患者1人を+{ $heal }。
   *[green] 緑の患者を治療したら、別の緑の患者1人を+{ $heal }。
}
dh-special-equal = { $colour ->
    [red] 赤の患者を治療したら、それと同じ値の別の患者1人（色は自由）を+{ $heal }。
    [yellow] 黄の患者を治療したら、それと同じ値の別の患者1人（色は自由）を+{ $heal }。
   *[green] 緑の患者を治療したら、それと同じ値の別の患者1人（色は自由）を+{ $heal }。
}
dh-special-value = 何色でも治療したら、値{ $low }～{ $high }の患者{ $count }人（色は自由）を{ $count ->
    [1] { "" }
   *[other] 各
}+{ $heal }。
dh-special-student = 何色でも治療したら、治療した患者1人を+{ $heal }、別の患者1人を−1。
dh-special-points = その施設の治療で患者が退院したら、1点。
dh-special-pair = 何色でも治療したら、同じ値の患者{ $count }人（色は自由）を各+{ $heal }。
dh-special-swap = { $colour ->
    [red] 赤の患者を治療したら、その患者と別の患者の値を入れ替える。
    [yellow] 黄の患者を治療したら、その患者と別の患者の値を入れ替える。
   *[green] 緑の患者を治療したら、その患者と別の患者の値を入れ替える。
}
dh-special-research = { $colour ->
    [red] 赤の患者を治療したら、別の赤の患者1人を−1にし、輸血バッグを1つ得る。
    [yellow] 黄の患者を治療したら、別の黄の患者1人を−1にし、輸血バッグを1つ得る。
   *[green] 緑の患者を治療したら、別の緑の患者1人を−1にし、輸血バッグを1つ得る。
}
dh-special-drug = { $colour ->
    [red] 赤の患者を治療したら、別の赤の患者1人を振り直す。
    [yellow] 黄の患者を治療したら、別の黄の患者1人を振り直す。
   *[green] 緑の患者を治療したら、別の緑の患者1人を振り直す。
}

## ほかのカード

dh-card-administrator = 責任者
dh-card-event = ラウンドのイベント
dh-ambulance = 救急車 { $n }
dh-ambulance-note = いちばん小さい番号を取ると輸血バッグ1つ
dh-ambulance-back = 救急車 { $n }（最後の搬送）
dh-ambulance-back-note = 手番に1人ずつ空いた場所へ。1人につき+1点

## トークン

dh-token-blood-bag = 輸血バッグ
dh-token-fatality = 死亡者、−2点
dh-token-round = ラウンドマーカー
dh-token-first-player = スタートプレイヤー

## 得点・ラウンドボード

dh-score-title = 得点とラウンド
dh-score-rounds = 全8ラウンド。8ラウンド目が終わったら最終得点計算。
dh-score-phases = ラウンドの流れ
dh-score-intake = 入院
dh-score-improvement = 改善
dh-score-action = アクション
dh-score-neglect = 悪化
dh-score-discharge = 退院
dh-score-shift = 終了
dh-score-laps = 100点になったら2周目へ。2つ目のマーカーをここに置きます。
dh-score-empty = 退院フェイズの終わりに4病棟がすべて空（毎ラウンド）
dh-score-bags = 残った輸血バッグ1つにつき（最後）
dh-score-fatalities = 死亡者1人につき（最後）

## 早見表

dh-aid-title = ラウンドの流れ
dh-aid-phase-1 = 入院：ダイスを振って救急車に乗せ、1台ずつ選ぶ。患者は病棟の上段へ。
dh-aid-phase-2 = 改善：救急車の番号順に、施設か専門医を1つ取る。1つ返して輸血バッグにしてもよい。
dh-aid-phase-3 = アクション：ミープルを施設に置き、患者を治療する。
dh-aid-phase-4 = 悪化：上段に残った患者は値が1下がる。0になったら死亡。
dh-aid-phase-5 = 退院：退院した患者の得点を計算する。
dh-aid-phase-6 = 終了：患者を上段へ、ミープルを元へ戻し、新しい改善を並べて次のラウンドへ。
dh-aid-treat = 患者の治療
dh-aid-treat-1 = ミープルも施設も、1ラウンドに1回だけ。
dh-aid-treat-2 = 施設が求める患者が全員そろわなければ使えない。そのあと、治療した色が合えば専門医の効果。
dh-aid-treat-3 = 治療した患者は下段へ。7以上になったら退院。
dh-aid-treat-4 = 輸血バッグ：患者1人を+1、またはまだ治療していない患者の色を変える。
dh-aid-treat-5 = 病床が足りなければ、前からいる患者を袋に戻す（死亡者になる）。
dh-aid-end = 得点
dh-aid-end-1 = 退院：ボードの表のとおり。
dh-aid-end-2 = フェイズ5の終わりに4病棟が空：+5。
dh-aid-end-3 = 最後に残った輸血バッグ：+1。
dh-aid-end-4 = 最後の死亡者：−2。
