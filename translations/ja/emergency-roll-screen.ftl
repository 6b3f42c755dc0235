### Emergency Roll：画面の卓

## 卓の上

er-screen-patients = 患者{ $n }人
    .short = 患者{ $n }人
er-screen-points = { $n }点
er-screen-has-chosen = 選択済み
er-screen-chooses = 選択中
er-screen-waits = 待機中
er-screen-gone = 除外済み
er-screen-sheet = { $seat }のシート
er-screen-free = 残り{ $free }／{ $n }
er-screen-goal = 「{ $name }」{ $goal }
er-screen-read-goal = 専門医を選ぶと、その目標が読めます。
er-screen-morgue = 霊安室 { $n }／{ $spaces }
er-screen-track = 看護師トラック：{ $n }
er-screen-no-use = 効果なし

## 今すること

er-now-sheets = 全員にシートを配り、配った枚数を書いてください。
er-now-remove = 救急車カードを見ずに箱へ戻し、その枚数を書いてください。
er-now-specialists = 専門医を無作為に1枚引き、そのカードを選んでください（種類：{ $kind }）。
er-now-side = 循環器医の上に向ける面を選んでください。
er-now-chief = 最初の主任医師をくじで決め、その人を選んでください。
er-now-card = 山札の上から救急車をめくり、そのカードを選んでください。
er-now-dice = ダイスを振り、赤・黄・緑の順に出た目を選んでください。
er-now-pick-first = 主任医師なので、最初に患者のダイスを選んでください。
er-now-pick = 患者のダイスを選んでください。主任医師と同じものなら、先に血液バッグを選びます。
er-now-gain = ボーナスで囲むものの列を、囲む数だけ選んでください。
er-now-admit = 聴診器やバッグを使うなら値やバッグを選び、次に病室か霊安室を選んでください。
er-now-screen = 最後の患者を囲む病棟のクリップボードを選ぶか、ついたてを置かずに進んでください。
er-now-critical = 「!」を書く病室を選んでください。
er-now-nurse = 消す看護師を選び、トラックで囲む数を書いてください。もういなければ0です。
er-now-morgue = 霊安室を、囲むマスの数だけ選び、確定してください。
er-now-cross = 使った聴診器と血液バッグを、消す数だけ選び、確定してください。
er-now-claim = 「{ $specialist }」：今の得点を書き、目標を達成した全員を選んでください。
er-now-turn-card = 「{ $specialist }」：次に見せる面の数を書いてください。取り除くなら0です。
er-now-pass-chief = 次の主任医師を選んでください。最後のラウンドの後なら、全ラウンドを終えてください。
er-now-write = 「{ $box }」の得点を計算し、書いてください。
er-now-winners = 勝者を選んでください。

## 読み上げ

er-spot-seat = { $seat }：{ $line }
er-spot-die = { $colour }の患者、値{ $value }、ボーナス：{ $bonus }
er-spot-roll = { $colour }のダイス、{ $value }
er-spot-card = 救急車カード{ $card }番。{ $bonuses }
er-spot-side = { $points }の面
er-spot-patient = { $kind ->
    [extra] 追加患者
   *[other] 選んだ患者
}：{ $colour }、{ $value }
er-spot-bag = 血液バッグを使う、残り{ $n }
er-spot-value = { $value }と書く{ $n ->
    [0] { "" }
   *[other] 、聴診器{ $n }個
}
er-spot-room = 病室{ $room }、{ $colour }、{ $value ->
    [0] 空き
   *[other] 患者{ $value }
}
er-spot-ward = 病棟{ $ward }：{ $rooms }室中{ $n }室、看護師は{ $nurse ->
    [gone] 消してある
   *[other] いる
}
er-spot-stethoscopes = 聴診器：使えるのは{ $free }、囲んだのは{ $n }
er-spot-bags = 血液バッグ：使えるのは{ $free }、囲んだのは{ $n }
er-spot-morgue = 霊安室：{ $spaces }マス中{ $n }

## できることの見出し

er-group-specialist = 引いた専門医
er-group-chief = 最初の主任医師
er-group-card = めくった救急車
er-group-die = 出た目
er-group-pick = 患者を選ぶ
er-group-admit = 選んだ患者を書く
er-group-extra = 追加患者を書く
er-group-screen = ついたてを置く
er-group-screen-full = 満室の病棟に置く
