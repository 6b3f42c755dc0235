### カードに書かれる言葉：題名、効果、使うとき。

## カードの種類、できること、下の行

dn-face-patient = 患者・入院できる
    .text = { $n ->
        [0] どの医師でもオペできる。
       *[other] 技術度{ $n }以上の医師がオペできる。
    }
    .foot = 難易度 { $n }
dn-face-emergency = 急患・入院できない
    .text = { $n ->
        [0] すぐにきりかえし（どの医師でもよい）か、たらいまわし。できなければその場でキルマーク。
       *[other] 技術度{ $n }以上の医師ですぐにきりかえし、またはたらいまわし。できなければその場でキルマーク。
    }
    .foot = 難易度 { $n }・急患
dn-face-doctor = 医師
    .text = 難易度の合計が{ $n }までの患者を一度にオペできる。
    .foot = 技術度 { $n }
dn-face-almighty = 医師・オールマイティ
    .text = 難易度{ $n }以下の患者なら何人でも一度にオペできる。
    .foot = 技術度 { $n }・オールマイティ
dn-face-event = イベント
dn-face-open = イベント・オープン
dn-face-spare = ゲームには使わない
dn-face-worse = 悪化（裏向き）

## イベントを使うとき

dn-when-turn = 自分の番
dn-when-visit = 外来のとき
dn-when-operation = ほかの人のオペのとき
dn-when-answer = ほかの人がイベントを使ったとき
dn-when-drawn = 引いたらすぐ

## 患者（難易度順）

dn-card-patient-0 = 体育の時間だけの熱
dn-card-patient-1 = しゃっくり
dn-card-patient-2 = 鼻にビーズ
dn-card-patient-3 = アイスで頭がキーン
dn-card-patient-4 = バケツが抜けない
dn-card-patient-5 = 歌が頭から離れない
dn-card-patient-6 = 水玉もよう
dn-card-patient-7 = 時計を飲みこんだ
dn-card-patient-8 = くしゃみ百連発
dn-card-patient-9 = 透明になった

## 急患（難易度順）

dn-card-emergency-0 = 風船で浮いた
dn-card-emergency-1 = 舌が氷にくっついた
dn-card-emergency-2 = 激辛とうがらし
dn-card-emergency-3 = ハチに追われた
dn-card-emergency-4 = 柵にはさまった
dn-card-emergency-5 = 魚の骨がのどに
dn-card-emergency-6 = サボテンに抱きついた
dn-card-emergency-7 = 包帯の巻きすぎ
dn-card-emergency-8 = 雪だるまになった
dn-card-emergency-9 = 暗闇で光る

## 医師（技術度順）

dn-card-doctor-1 = 実習生
dn-card-doctor-2 = 当直医
dn-card-doctor-3 = 保健室の先生
dn-card-doctor-4 = 村の先生
dn-card-doctor-5 = かかりつけ医
dn-card-doctor-6 = レントゲンの先生
dn-card-doctor-7 = 外科医
dn-card-doctor-8 = 医長
dn-card-doctor-9 = 部長先生
dn-card-doctor-10 = 教授

## オールマイティの医師（技術度順）

dn-card-almighty-1 = 薬草ばあちゃん
dn-card-almighty-2 = サーカスの先生
dn-card-almighty-3 = 船医
dn-card-almighty-4 = 町の老先生
dn-card-almighty-5 = 山小屋の先生
dn-card-almighty-6 = 空飛ぶ先生
dn-card-almighty-7 = 南極の先生
dn-card-almighty-8 = 宇宙船の先生
dn-card-almighty-9 = ロボット先生
dn-card-almighty-10 = 伝説の名医

## イベント

dn-card-epidemic =
    .text = 自分以外の全員の入院患者がすべて悪化する。すでに裏向きの患者は死亡する。
dn-card-turn-worse =
    .text = ほかの1人の入院患者1人を悪化させる。すでに裏向きなら死亡する。
dn-card-referral =
    .text = 自分の入院患者1人を、表裏そのままでほかの人の病院に移す。きりかえしはできない。
dn-card-new-drug =
    .text = 山札を1枚めくる。イベント以外なら自分の入院患者を2人まで退院させる。イベントなら1人が悪化する。めくったカードは捨てる。
dn-card-audit =
    .text = ほかの1人を1回休みにする。悪化は起こるが、引くことも行動もできない。きりかえしだけはできる。
dn-card-pass-on =
    .text = 自分に来た患者を、好きなほかの人に回す。番は移らない。
dn-card-intern =
    .text = オペは丸ごと失敗する。オペされるはずの患者が全員悪化する。
dn-card-misdiagnosis =
    .text = オペされる患者のうち1人は治療されず、悪化する。
dn-card-cancel =
    .text = ほかの人が今使ったイベントを無効にする。
dn-card-new-bed =
    .text = 自分の病院のベッドが1つ増える。
dn-card-broken-bed =
    .text = 自分の病院のベッドが1つ減る。ただし1つは必ず残る。
dn-card-quiet-night =
    .text = どの病院でも、裏向きの患者のうち最も古い1人を表にする。
dn-card-blackout =
    .text = どの病院でも、最も古い入院患者が悪化する。
dn-card-recovery =
    .text = 自分の最も古い入院患者が退院する。裏向きなら表にする。
dn-card-spare = 予備カード
    .text = なくしたり傷んだりしたカードの代わりに使う。何の代わりかを書きこむ。
