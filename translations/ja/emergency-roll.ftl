# Emergency Roll：遊びの言葉
# 病棟は入口からクリップボードまでの病室の並び、病室は値を1つ書くマス。ルールは「です・ます」、ボタンと見出しは体言止め。

## ゲーム

er-title = Emergency Roll
    .subtitle = 救急病院のダイスゲーム
    .blurb = 救急車が運ぶ患者を選び、どの病室に書くかを全員が同時に悩む、病院づくりの紙ペンゲームです。
    .players = 2～6人

## ルール：準備

er-seats = 2～6人で遊びます。原文は1人遊びにも触れますが、ルールがないので本キットでも作りません。
    .name = 遊べる人数
    .broken = 配ったシートは{ $have }枚です。遊べるのは2～6人です。

er-sheets = 全員に病院シートを1枚。7つの病棟（入口・病室・クリップボード・看護師）と2つのX線検査室、下に記録欄と得点欄があります。
    .name = 病院シート
    .broken = シートは1人1枚で{ $need }枚です（配ったのは{ $have }枚）。

er-removed = 救急車カード27枚のうち3枚、5人なら2枚を見ずに箱へ戻します。原文の例外は5人だけなので、ほかは3枚とします。
    .name = 抜く救急車カード
    .broken = { $players }人で箱に戻すのは{ $need }枚です（選んだのは{ $have }枚）。

er-specialist-number = 循環器医2枚、放射線医1枚、疫学医1枚を使います。原文には「3人の専門医」ともあり、本キットでは3種類と読みます。
    .name = 専門医の枚数
    .broken = 今引くのは{ $need }です（引いたのは{ $have }）。

er-specialists = 専門医は無作為に引き、残りは箱に戻します。
    .name = 専門医
    .broken = 「{ $specialist }」はもう卓にあります。

er-cardio-side = 循環器医は「8/5」の面を上に、2人で遊ぶなら「5」の面を上にして置きます。
    .name = 循環器医の面
    .broken = { $players }人なので、「{ $have ->
        [8] 8/5
       *[other] 5
    }」ではなく「{ $need ->
        [8] 8/5
       *[other] 5
    }」の面を上にします。

er-first-chief = だれか1人に主任医師カードを渡します。だれに渡すかは原文になく、本キットではくじで決めます。
    .name = 最初の主任医師
    .broken = 主任医師になるのは{ $players }人のだれかです。{ $have }番の席はありません。

## ルール：進行

er-phases = 1ラウンドは、カードとダイス、患者の選択、ボーナスと受け入れ、循環器医、主任医師の交代の順です。
    .name = ラウンドの順番
    .broken = 今は「{ $now }」です。その行動は「{ $need }」で行います。

er-turn = どのラウンドにも全員が参加し、自分のシートは自分で書きます。
    .name = 手番
    .broken = 今は{ $who }の番です（試みたのは{ $seat }）。

er-rounds = 救急車の山札が尽きるまで続けます。24ラウンド、5人なら25ラウンドです。
    .name = ラウンド数
    .broken = 今は全{ $need }ラウンドの第{ $done }ラウンドです。最後のラウンドより前は主任医師を交代し、最後のラウンドの後は計算に移ります。

er-over = 勝者が決まったらゲームは終わり、その先の行動はありません。
    .name = ゲームの終わり
    .broken = このゲームはもう終わっています。

## ルール：カードとダイス

er-card = 主任医師が救急車の山札をいちばん上から1枚めくります。同じカードは2枚ありません。
    .name = 救急車をめくる
    .broken = 救急車カード{ $card }番はもう出ました。1枚しかありません。

er-roll = 主任医師が3つのダイスを全部振り、同じ色の救急車の下に置きます。ダイスは色と値を持つ患者です。
    .name = ダイスを振る
    .broken = 今置くのは{ $need }のダイスです（選んだのは{ $have }）。

## ルール：患者の選択

er-chief-first = 主任医師が最初に患者を選び、そのダイスをカードから離して置きます。
    .name = 主任医師が先
    .broken = 先に選ぶのは主任医師の{ $chief }です（試みたのは{ $seat }）。

er-pick-once = 全員が1ラウンドに患者を1人ずつ、その救急車ごと選びます。
    .name = 選ぶのは1人
    .broken = このラウンドの患者はもう選びました。

er-choice-order = ほかの人は同時に選びます。知りたい人がいれば時計回りに宣言ともあります（決め方は原文にない）。標準は伏せて同時、宣言は設定です。
    .name = 選ぶ順番
    .broken = 今選ぶのは{ $who }です（試みたのは{ $seat }）。

er-follow = ほかの人は残り2つから選びます。主任医師と同じダイスには血液バッグが1つ必要で、何人選んでもよいとします（人数は原文にない）。
    .name = ほかの人の選択
    .broken = { $colour }は主任医師が選んだダイスで、血液バッグを1つ使わないと選べません（使えるのは{ $have }）。

er-bag-now = 今得た血液バッグは、すぐ色の代わりに使えます。主任医師のダイスに使えるのは選ぶ前から持つ分だけです（原文に明記はない）。
    .name = 今得たバッグ
    .broken = 主任医師のダイスには、選ぶ前から持つ血液バッグが{ $need }個必要です（あるのは{ $have }）。

er-bag-follow = 選ぶときに血液バッグを使うのは、主任医師のダイスだけです。
    .name = 選ぶときのバッグ
    .broken = { $colour }のダイスに血液バッグはいりません。主任医師のダイス：{ $chief }

## ルール：ボーナス

er-bonus = 選んだ患者の救急車に書かれたボーナスも手に入ります。
    .name = 救急車のボーナス
    .broken = この患者のボーナスは「{ $need }」です（選んだのは「{ $have }」）。

er-stethoscopes = 聴診器を2つ丸で囲みます。すぐ使っても、後のラウンドに残してもかまいません。
    .name = 聴診器
    .broken = 丸で囲む聴診器は{ $need }個です（選んだのは{ $have }）。

er-bags = 血液バッグを1つ丸で囲みます。
    .name = 血液バッグ
    .broken = 丸で囲む血液バッグは{ $need }個です（選んだのは{ $have }）。

er-unlimited = 聴診器と血液バッグに上限はなく、印刷より多い分は余白に記します。その分も目標に数えます（これは原文にない）。
    .name = 上限なし
    .broken = 印刷は{ $printed }個までですが、上限ではありません。記すのは{ $need }個です（選んだのは{ $have }）。

er-screen-bonus = ついたてを置けるのはそのボーナスのときだけ、1回につき1枚です。
    .name = ついたてを置けるとき
    .broken = 今、置けるついたてはありません。

er-screen = 書く前か後に、どれかの病棟の最後の患者（今書いた人も可）を囲みます。次の値は自由。満室なら無効、空の病棟には置けません（細部は原文にない）。
    .name = ついたて
    .broken = 病棟{ $ward }には患者がまだいないので、囲めません。

er-screen-again = もう囲んだ患者を、重ねて囲むことはしません（本キットの決まり）。
    .name = 囲むのは1回
    .broken = 病棟{ $ward }の最後の患者（病室{ $room }の{ $value }）は、もう囲んであります。

er-critical = 今書いた値の横に「!」を書きます。
    .name = 重症患者
    .broken = 「!」を書くのは病室{ $need }です（選んだのは{ $have }）。

er-nurse = 今書いた病棟の看護師を消します。
    .name = 看護師
    .broken = 書いたのは病棟{ $need }です（消そうとした看護師は病棟{ $have }）。

er-nurse-track = 看護師トラック（2・5・9・14・20・27・35）の数を、左から順に1つ丸で囲みます。
    .name = 看護師トラック
    .broken = { $have }ではありません。囲んでいない数のうち、いちばん左を見てください。
    .answer = 正解は{ $need }です。

er-nurse-lost = 看護師は1病棟に1人。もう消してあればボーナスはなくなり、患者は残ります（原文は「何も起きない」とだけ）。
    .name = もういない看護師
    .broken = 病棟{ $ward }の看護師はもう消してあり、ボーナスはないので0です（選んだのは{ $have }）。

er-extra-patient = 追加患者が来るのはそのボーナスのときだけ、1人です。色と2つの値はカードにあります。
    .name = 追加患者
    .broken = 今、受け入れる追加患者はいません。

er-extra-icon = 原文は追加患者の印を「!」としますが、「!」は重症患者の印なので、本キットでは書き誤りと読みます。
    .name = 「!」の印
    .broken = 追加患者のボーナスでは、だれも重症になりません。

er-extra = 値は2つのどちらか。聴診器とバッグは使え、ボーナスはなし。順番も病棟も自由です。2人とも入れなければ印も2つ（原文にない、設定で1つ）。
    .name = 追加患者の受け入れ
    .broken = 霊安室の印は{ $need }個です（選んだのは{ $have }）。

## ルール：受け入れ

er-admit-once = 患者の値を、空いた病室1つに書きます。
    .name = 書くのは1回
    .broken = 選んだ患者はもう決まりました。

er-words = 病棟は入口からクリップボードまでの病室の並び、病室は値1つのマスです。原文では語が入り混じるので、こう決めます。
    .name = 病棟と病室
    .broken = 病室{ $room }には{ $value }と書いてあり、2つ目は書けません。

er-colour = ダイスと病室は同じ色でなければなりません。灰色の病室は何色でも受け入れます。
    .name = 色
    .broken = 病室{ $room }は{ $need }、患者は{ $have }です。血液バッグ1つで書けます（使えるのは{ $bags }）。

er-order = 病棟では入口の病室から順に書きます。ほかの病棟を先に埋めきる必要はありません。
    .name = 入口から順に
    .broken = 病棟{ $ward }で次に書くのは病室{ $need }です（選んだのは{ $room }）。

er-rising = ひとつ前の病室より大きい値だけ書けます。病棟の最初と、囲んだ患者の次は自由です。
    .name = 大きい値
    .broken = 病棟{ $ward }の前の病室の値は{ $need }です。それより大きい値が必要です（書こうとしたのは{ $have }）。

## ルール：聴診器と血液バッグ

er-stethoscope-cost = 聴診器1つにつき、書く値を1だけ上げ下げできます。何個使ってもよく、ダイスの目は変えません。
    .name = 値を変える
    .broken = { $value }を{ $to }にするには聴診器が{ $need }個必要です（使えるのは{ $have }）。

er-value-range = 値は1から6までで、6と1はつながっていません。
    .name = 値は1～6
    .broken = { $have }という値はありません。1から6までです。

er-stethoscope-cross = 使った聴診器は消します。
    .name = 聴診器を消す
    .broken = { $have }ではありません。このラウンドに値をいくつ変えたか数えてください。
    .answer = 正解は{ $need }です。

er-bag-held = 血液バッグは0から始まります。使えるのは、囲んであって消していないものだけです。
    .name = 手持ちのバッグ
    .broken = 血液バッグが必要ですが、使えるのは{ $have }です。

er-bag-colour = 血液バッグを使えば、違う色の病室にも書けます。色が合うところでは使いません。
    .name = 色とバッグ
    .broken = 病室{ $room }は{ $colour }の患者に合うので、血液バッグはいりません。

er-bag-cross = 使った血液バッグは消します。一度に2つ以上使ってもかまいません。
    .name = バッグを消す
    .broken = { $have }ではありません。主任医師のダイスと色の代わりに使った数を足してください。
    .answer = 正解は{ $need }です。

## ルール：霊安室

er-refuse = 病室に書かない患者は霊安室へ。原文に「書きたくない」患者ともあるので、書ける患者も送れると読みます。
    .name = 受け入れない
    .broken = その患者はもう病室に書いたので、霊安室へは送れません。

er-morgue = 送った患者1人につき、霊安室を1マス丸で囲みます。
    .name = 霊安室
    .broken = 囲むのは{ $need }マスです（選んだのは{ $have }）。

er-morgue-full = 霊安室が埋まったら、もう囲まず、減点もありません。マスの数は原文になく、シートでは4つです。
    .name = 満杯の霊安室
    .broken = 霊安室は満杯なので、囲むのは0マスです（選んだのは{ $have }）。

er-morgue-bonus = 霊安室に送ってもボーナスは得られますが、重症と看護師は別です。ほかの種類ごとの扱いは原文になく、すべて得ます。
    .name = 霊安室とボーナス
    .broken = 霊安室に送ったので、「{ $bonus }」のボーナスはありません。

## ルール：循環器医

er-cardio = 毎ラウンドの終わりに、目標を達成した全員が1枚につき1度だけ得点します。最終ラウンドと3人以上の同時達成は原文になく、同じとします。
    .name = 循環器医の目標
    .broken = 「{ $have }」ではありません。「{ $specialist }」を達成し、まだ得点していない人を探してください。
    .answer = 「{ $specialist }」の正解は「{ $need }」です。

er-stethoscope-start = 聴診器8つの目標には、初めから囲んである1つも、使った分も数えます（原文にない）。
    .name = 数える聴診器
    .broken = 「{ $have }」ではありません。最初の1つと消した分も含め、囲んだ聴診器を全部数えてください。
    .answer = 正解は「{ $need }」です。

er-cardio-points = 得点は見えている面の8か5。同じラウンドに達成した人は全員同じです。2人で遊ぶなら5だけです。
    .name = 循環器医の得点
    .broken = 今の得点は{ $need }です（選んだのは{ $have }）。

er-cardio-turn = 得点が出たカードは、人数によらず1度だけ8から5へ裏返し、5なら取り除きます。
    .name = 循環器医を裏返す
    .broken = { $need ->
        [0] このカードは取り除くので0です（選んだのは{ $have }）。
       *[other] このカードは{ $need }の面にします（選んだのは{ $have }）。
    }

## ルール：ラウンドの終わり

er-pass-chief = 主任医師カードを時計回りに左どなりへ渡します。
    .name = 主任医師の交代
    .broken = 次の主任医師は{ $need }です（選んだのは{ $have }）。

## ルール：得点計算

er-clipboards = 満室の病棟ごとに、クリップボードの数が得点です。
    .name = 満室の病棟
    .broken = { $have }ではありません。全部の病室が埋まった病棟の、クリップボードの数を足してください。
    .answer = 正解は{ $need }です。

er-critical-score = 重症患者の値の合計が得点です。原文には値の合計とも人数ともあり、人数は設定で選べます。
    .name = 重症患者の得点
    .broken = { $have }ではありません。「!」の付いた値を足してください（人数の設定なら人数）。
    .answer = 正解は{ $need }です。

er-nurses = 看護師トラックで囲んだ最大の数が得点です。
    .name = 看護師の得点
    .broken = { $have }ではありません。囲んだ数のうち、いちばん右を見てください（なければ0）。
    .answer = 正解は{ $need }です。

er-cardiologists = 循環器医の得点は、ゲーム中に書いた数の合計です。
    .name = 循環器医の合計
    .broken = { $have }ではありません。ゲーム中に書いた循環器医の数を足してください。
    .answer = 正解は{ $need }です。

er-radiologist = 放射線医は、X線検査室の周りの患者を、カードの条件で数えます。
    .name = 放射線医
    .broken = { $have }ではありません。「{ $specialist }」の条件で、2つの検査室の周りを数えてください。
    .answer = 正解は{ $need }です。

er-epidemiologist = 疫学医は、病院全体の値の並びを、カードの条件で数えます。
    .name = 疫学医
    .broken = { $have }ではありません。「{ $specialist }」の条件で、病棟の境を越えて数えてください。
    .answer = 正解は{ $need }です。

er-shared-cells = 列、直線、三角形で、1つの病室は1組にだけ入り、最も得になる組み方で数えます。重なりは原文になく、設定で認めることもできます。
    .name = 重なる病室
    .broken = { $have }ではありません。「{ $specialist }」では、1つの病室は1組だけです（重なりの設定なら何組でも）。
    .answer = 正解は{ $need }です。

er-morgue-score = 霊安室で囲んだ1マスにつき−1点です。
    .name = 霊安室の減点
    .broken = { $have }ではありません。囲んだ霊安室を1マス−1点で数えてください。
    .answer = 正解は{ $need }です。

er-total = 得点欄を全部足します。残った聴診器と血液バッグは0点です。
    .name = 合計点
    .broken = { $have }ではありません。得点欄を全部足し、霊安室の分を引いてください。
    .answer = 正解は{ $need }です。

## ルール：勝敗

er-win = 合計点が最も多い人の勝ちです。
    .name = 勝利
    .broken = 「{ $have }」ではありません。合計点が最も多い人です。
    .answer = 正解は「{ $need }」です。

er-tie = 同点の決め方は原文になく、並んだ全員の勝ちとします。
    .name = 同点
    .broken = 「{ $have }」ではありません。最高点に並んだ全員を選んでください。
    .answer = 正解は「{ $need }」です。

## 章

er-section-setup = ゲームの準備
er-section-order = ゲームの進行
er-section-roll = カードとダイス
er-section-choice = 患者の選択
er-section-bonus = 救急車のボーナス
er-section-admit = 患者の受け入れ
er-section-tools = 聴診器と血液バッグ
er-section-morgue = 霊安室
er-section-cardiologists = 循環器医
er-section-end = ラウンドの終わり
er-section-scoring = 得点計算
er-section-victory = 勝敗

## 手順の名前

er-phase-sheets = シートを配る
er-phase-remove = 救急車カードを抜く
er-phase-specialists = 専門医を引く
er-phase-side = 循環器医の面を決める
er-phase-chief = 最初の主任医師を決める
er-phase-card = 救急車をめくる
er-phase-dice = ダイスを振る
er-phase-pick = 患者の選択
er-phase-gain = ボーナスを囲む
er-phase-admit = 患者の受け入れ
er-phase-screen = ついたて
er-phase-critical = 重症患者
er-phase-nurse = 看護師
er-phase-morgue = 霊安室
er-phase-cross = 使ったものを消す
er-phase-claim = 循環器医の得点
er-phase-turn-card = 循環器医を裏返す
er-phase-pass-chief = 主任医師の交代
er-phase-write-clipboards = 病棟の計算
er-phase-write-critical = 重症の計算
er-phase-write-nurses = 看護師の計算
er-phase-write-cardiologists = 循環器医の計算
er-phase-write-radiologist = 放射線医の計算
er-phase-write-epidemiologist = 疫学医の計算
er-phase-write-morgue = 霊安室の計算
er-phase-write-total = 合計の計算
er-phase-winners = 勝者の判定
er-phase-over = ゲーム終了

## 色

er-colour-red = 赤
er-colour-yellow = 黄
er-colour-green = 緑
er-colour-grey = 何色でも

## 行動：ボタンでの言い方

er-do-sheets = シートを{ $n }枚配る
er-do-remove = 救急車カードを{ $n }枚、見ずに箱へ戻す
er-do-specialist = 専門医を引く：{ $specialist }
er-do-side = 循環器医は「{ $n ->
    [8] 8/5
   *[other] 5
}」の面を上に置く
er-do-chief = 最初の主任医師は{ $seat }
er-do-card = 救急車カード{ $card }番をめくる
er-do-die = ダイスの目：{ $colour }の{ $value }
er-do-pick = { $colour }の患者を選ぶ{ $bag ->
    [none] { "" }
   *[other] （血液バッグを使う）
}
er-do-circle-stethoscopes = 聴診器を{ $n }個囲む
er-do-circle-bags = 血液バッグを{ $n }個囲む
er-do-admit = 病室{ $room }に{ $value }と書く{ $bag ->
    [none] { "" }
   *[other] （血液バッグを使う）
}
er-do-extra = 追加患者を病室{ $room }に{ $value }と書く{ $bag ->
    [none] { "" }
   *[other] （血液バッグを使う）
}
er-do-morgue = 患者を霊安室へ
er-do-morgue-extra = 追加患者を霊安室へ
er-do-screen = 病棟{ $ward }についたてを置く
er-do-no-screen = ついたてを置かない
er-do-critical = 病室{ $room }に「!」を書く
er-do-nurse = 病棟{ $ward }の看護師{ $n ->
    [0] はもういない（0）
   *[other] を消し、{ $n }を囲む
}
er-do-circle-morgue = 霊安室を{ $n }マス囲む
er-do-cross = 消す：聴診器{ $stethoscopes }、血液バッグ{ $bags }
er-do-claim = 「{ $specialist }」で{ $points }点：{ $seats }
er-do-turn-card = 「{ $specialist }」を{ $n ->
    [0] 取り除く
   *[other] { $n }の面にする
}
er-do-pass-chief = 主任医師を{ $seat }に渡す
er-do-finish = 全ラウンドを終え、計算に移る
er-do-write = 「{ $box }」欄は{ $n }
er-do-winners = 勝者：{ $seats }

## 行動：打ち込む言葉

er-verb-sheets = シート
er-verb-remove = 除外
er-verb-specialist = 専門医
er-verb-side = 面
er-verb-chief = 主任医師
er-verb-card = 救急車
er-verb-die = ダイス
er-verb-pick = 選択
er-verb-circle-stethoscopes = 聴診器
er-verb-circle-bags = 血液バッグ
er-verb-admit = 入院
er-verb-extra = 追加
er-verb-morgue = 霊安室
er-verb-morgue-extra = 追加霊安室
er-verb-screen = ついたて
er-verb-no-screen = パス
er-verb-critical = 重症
er-verb-nurse = 看護師
er-verb-circle-morgue = 印
er-verb-cross = 消す
er-verb-claim = 得点
er-verb-turn-card = 裏返す
er-verb-pass-chief = 交代
er-verb-finish = 終了
er-verb-write = 記入
er-verb-winners = 勝者

er-token-red = 赤
er-token-yellow = 黄
er-token-green = 緑
er-token-bag = バッグ
er-token-cardio-stethoscopes = 聴診器
er-token-cardio-lab = 一周
er-token-cardio-nurses = 看護
er-token-cardio-bags = 血液
er-token-cardio-wards = 全病棟
er-token-cardio-full = 満室
er-token-radio-critical = 半分
er-token-radio-sum = 総和
er-token-radio-high = 高い値
er-token-radio-opposite = 向かい
er-token-radio-equal = 同じ値
er-token-epi-chain = 列
er-token-epi-line = 直線
er-token-epi-group = 集まり
er-token-epi-frequency = 頻度
er-token-epi-triangle = 三角形
er-token-clipboards = 病棟
er-token-critical = 重症
er-token-nurses = 看護師
er-token-cardiologists = 循環器医
er-token-radiologist = 放射線医
er-token-epidemiologist = 疫学医
er-token-morgue = 霊安室
er-token-total = 合計

## 履歴

er-log-sheets = { $seat }がシートを{ $n }枚配った
er-log-remove = { $seat }が救急車カードを{ $n }枚、見ずに箱へ戻した
er-log-specialist = 専門医：{ $specialist }
er-log-side = { $seat }が循環器医を「{ $n ->
    [8] 8/5
   *[other] 5
}」の面で置いた
er-log-chief = 最初の主任医師は{ $seat }
er-log-card = 救急車カード{ $card }番が出た
er-log-die = ダイスの目：{ $colour }の{ $value }
er-log-pick = { $seat }が{ $colour }の患者を選んだ{ $bag ->
    [none] { "" }
   *[other] （血液バッグを使用）
}
er-log-pick-hidden = { $seat }が患者を伏せて選んだ
er-log-reveal = 全員の選択を公開
er-log-circle-stethoscopes = { $seat }が聴診器を{ $n }個囲んだ
er-log-circle-bags = { $seat }が血液バッグを{ $n }個囲んだ
er-log-admit = { $seat }が病室{ $room }に{ $value }と書いた{ $stethoscopes ->
    [0] { "" }
   *[other] （聴診器{ $stethoscopes }個）
}{ $bag ->
    [none] { "" }
   *[other] （血液バッグを使用）
}
er-log-extra = { $seat }が追加患者を病室{ $room }に{ $value }と書いた{ $stethoscopes ->
    [0] { "" }
   *[other] （聴診器{ $stethoscopes }個）
}{ $bag ->
    [none] { "" }
   *[other] （血液バッグを使用）
}
er-log-morgue = { $seat }の患者は霊安室へ
er-log-morgue-extra = { $seat }の追加患者は霊安室へ
er-log-screen = { $seat }が病棟{ $ward }についたてを置いた
er-log-no-screen = { $seat }はついたてを置かなかった
er-log-screen-lost = { $seat }には囲む患者がおらず、ついたては無駄になった
er-log-critical = { $seat }が病室{ $room }に「!」を書いた
er-log-nurse = { $seat }{ $n ->
    [0] のボーナスはなし：病棟{ $ward }の看護師はもういない
   *[other] が病棟{ $ward }の看護師を消し、{ $n }を囲んだ
}
er-log-lost = { $seat }の「{ $bonus }」のボーナスはなくなった
er-log-circle-morgue = { $seat }が霊安室を{ $n }マス囲んだ
er-log-cross = { $seat }が消した：聴診器{ $stethoscopes }、血液バッグ{ $bags }
er-log-claim = { $seat }の判定：「{ $specialist }」の{ $points }点は「{ $seats }」
er-log-turn-card = { $seat }が「{ $specialist }」を{ $n ->
    [0] 取り除いた
   *[other] { $n }の面にした
}
er-log-pass-chief = 次の主任医師は{ $seat }
er-log-round = 第{ $round }ラウンド（全{ $rounds }）、主任医師は{ $chief }
er-log-finish = { $seat }が全ラウンドを終え、計算に移った
er-log-write = { $seat }の計算：{ $box }は{ $n }
er-log-winners = { $seat }の判定：勝者は「{ $seats }」
er-log-outcome = ゲーム終了。勝者：{ $seats }

## 手作業

er-chore-set-up = ゲームの準備
    .teach = シートを配り、救急車カードを抜き、循環器医を正しい面で置きます。
er-chore-gain = ボーナスを囲む
    .teach = 救急車のボーナスに従い、聴診器2つか血液バッグ1つを丸で囲みます。
er-chore-critical = 重症の印
    .teach = 重症患者を書いたら、値の横に「!」を書きます。
er-chore-nurse = 看護師の記入
    .teach = 書いた病棟の看護師を消し、トラックの次の数を丸で囲みます。
er-chore-morgue = 霊安室の記入
    .teach = 送った患者の分、霊安室を丸で囲みます。満杯なら囲みません。
er-chore-cross = 使ったものを消す
    .teach = このラウンドに使った聴診器と血液バッグを数え、消します。
er-chore-cardiologists = 循環器医の判定
    .teach = 目標を達成した人を全員挙げて得点を書き、カードを裏返すか取り除きます。
er-chore-pass-chief = 主任医師の交代
    .teach = 主任医師カードを左どなりへ渡します。
er-chore-sums = 得点計算
    .teach = 得点欄を1つずつ自分で数え、最後に合計します。
er-chore-winners = 勝者の判定
    .teach = 全員の合計点を比べ、最も多い人を選びます。同点なら全員です。

## 設定

er-option-choice_order = ほかの人の選び方
er-option-choice_order-standard = 伏せて同時に
er-option-choice_order-clockwise = 時計回りに宣言
er-option-extra = 2人とも霊安室のとき
er-option-extra-standard = 1人に1つずつ印
er-option-extra-one-mark = 2人で印1つ
er-option-critical_score = 重症患者の得点
er-option-critical_score-standard = 値の合計
er-option-critical_score-number = 人数
er-option-shared_cells = 組の重なり
er-option-shared_cells-standard = 病室は1組だけ
er-option-shared_cells-overlap = 重なってもよい

## 結果

er-ending-win = 合計点が最も多い人の勝ち
er-ending-draw = 同点、並んだ全員の勝ち

er-part-clipboards = 満室の病棟
er-part-critical = 重症患者
er-part-nurses = 看護師
er-part-cardiologists = 循環器医
er-part-radiologist = 放射線医
er-part-epidemiologist = 疫学医
er-part-morgue = 霊安室
er-part-total = 合計

## ルール要約

er-summary-title = ルール要約

## 得点の内訳

er-reason-ward = 病棟{ $ward }が満室：{ $n }点
er-reason-critical = 病室{ $room }の重症患者：{ $value }
er-reason-nurse-track = 看護師トラックの最大：{ $n }
er-reason-cardiologist = { $specialist }：{ $n }点
er-reason-lab-half = 検査室の周りの重症（{ $rooms }）：{ $sum }の半分（切り上げ）で{ $n }点
er-reason-lab-sum = X線検査室{ $lab }の周りの合計は{ $sum }：{ $n }点
er-reason-high = 検査室の周りの4・5・6（{ $rooms }）：{ $count }人で{ $n }点
er-reason-opposite = 向かい合う{ $value }（{ $rooms }）：{ $n }点
er-reason-equal = X線検査室{ $lab }の周りの{ $value }（{ $rooms }）：{ $count }人で{ $n }点
er-reason-chain = 1から6の列（{ $rooms }）：{ $n }点
er-reason-line = 一直線の{ $value }（{ $rooms }）：{ $n }点
er-reason-group = 最大の集まりの{ $value }（{ $rooms }）：{ $count }人で{ $n }点
er-reason-frequent = いちばん多い値{ $value }：{ $count }人で{ $n }点
er-reason-rare = いちばん少ない値{ $value }：{ $count }人で{ $n }点
er-reason-triangle = 三角形（{ $rooms }）：{ $n }点
er-reason-morgue = 霊安室{ $count }マス：{ $n }点

## シートの検査

er-finding-skipped = 病室{ $room }より前に空いた病室があります。
er-finding-not-rising = 病室{ $room }の{ $value }は、前の{ $before }より大きくありません。
er-finding-value = 病室{ $room }の{ $value }は、1から6までの値ではありません。
er-finding-screen-empty = 病室{ $room }は囲んでありますが、患者がいません。
er-finding-screen-many = ついたてが{ $have }枚あります。出たカードからは{ $need }枚までです。
er-finding-critical-empty = 病室{ $room }に「!」がありますが、患者がいません。
er-finding-critical-many = 重症患者が{ $have }人います。出たカードからは{ $need }人までです。
er-finding-nurse-empty = 病棟{ $ward }は患者がいないのに、看護師が消してあります。
er-finding-nurse-track = トラックの丸は{ $have }個、消した看護師は{ $need }人で、合いません。
er-finding-nurses-many = 消した看護師は{ $have }人です。出たカードからは{ $need }人までです。
er-finding-stethoscopes-many = 囲んだ聴診器は{ $have }です。得られるのは{ $need }までです。
er-finding-stethoscopes-crossed = 聴診器は{ $need }しか囲んでいないのに、{ $have }消してあります。
er-finding-stethoscopes-odd = 囲んだ聴診器は{ $have }です。最初の1つに2つずつ増えるので、奇数のはずです。
er-finding-bags-many = 囲んだ血液バッグは{ $have }です。得られるのは{ $need }までです。
er-finding-bags-crossed = 血液バッグは{ $need }しか囲んでいないのに、{ $have }消してあります。
er-finding-morgue-many = 霊安室の丸は{ $have }です。{ $need }マスしかありません。
er-finding-patients-many = 患者は霊安室を含めて{ $have }人です。このラウンド数では{ $need }人までです。
er-finding-patients-few = 患者は霊安室を含めて{ $have }人です。少なくとも{ $need }人いるはずです。
er-finding-bonuses-many = シートのボーナスは{ $have }個です。1ラウンドに1個なので{ $need }個までです。
er-finding-claim-points = 「{ $specialist }」に{ $have }点とありますが、8点か5点（2人なら5点だけ）のはずです。
er-finding-claim-unreached = 「{ $specialist }」の得点がありますが、目標を達成していません。
er-finding-wrong-sum = 「{ $box }」欄は{ $have }ですが、シートからは{ $need }になります。
