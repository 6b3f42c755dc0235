### 早見カード、ベッドの台紙、キルマーク表、印刷ページ、ルール一覧の図。

## 印刷ページとしおりに使う部品の名前

dn-kind-patient = 患者カード
dn-kind-doctor = 医師カード
dn-kind-event = イベントカード
dn-kind-spare = 予備カード
dn-kind-aid = 早見カードとベッド台紙
dn-kind-pad = { dn-pad-title }

## 手番の早見と、その裏

dn-aid-title = 手番の流れ
dn-aid-turn-1 = ベッドからあふれた人数だけ、左の患者から悪化する。
dn-aid-turn-2 = 1枚引く。きりかえしで得た手番なら、悪化はなく2枚引く。
dn-aid-turn-3 = オープンカードなら、すぐ実行して捨て、引き直す。
dn-aid-turn-4 = 外来、オペ、イベント（何枚でも）から1つ。しなくてもよい。
dn-aid-turn-5 = 手札が{ $full }枚以上なら{ $cut }枚になるまで捨てる。
dn-aid-turn-6 = 左どなりの人の番になる。
dn-aid-order = 答える順番
dn-aid-visit = 外来が来たら
dn-aid-visit-1 = 送られた人が選ぶ：たらいまわし、きりかえし、入院。
dn-aid-visit-2 = たらいまわしなら、次に送られた人がまた選ぶ。
dn-aid-visit-3 = きりかえしはオペになる（下を見る）。成功したら、番はその人に移る。
dn-aid-visit-4 = どちらもしなければ右端に入院。急患は死亡する。
dn-aid-chain = オペとイベント
dn-aid-chain-1 = オペは医師と患者を宣言。ほかの人が時計回りに妨害でき、全員がパスするまで続く。
dn-aid-chain-2 = イベントはほかの人が打ち消せる。打ち消すカードも打ち消せる。
dn-aid-chain-3 = 後から出したカードを先に処理する。
dn-aid-chain-4 = 妨害された患者は悪化し、残りは治療される。医師は捨てる。

## 準備の早見と、その裏

dn-aid-setup = ゲームの準備
dn-aid-setup-1 = 予備カードは箱に残す。残りの{ $cards }枚をよく混ぜる。
dn-aid-setup-2 = 1人に{ $hand }枚ずつ配る。
dn-aid-setup-3 = 手札のオープンカードは引き直し、あとで混ぜて戻す。
dn-aid-setup-4 = 残りを裏向きの山札にする。
dn-aid-setup-5 = 1人にベッド台紙1枚（ベッド{ $beds }つ）。キルマーク表と鉛筆も用意する。
dn-aid-setup-6 = スタートプレイヤーをくじで決める。
dn-aid-end = ゲームの終わり
dn-aid-end-1 = 山札がなくなったら、捨て札を混ぜて山札にする。
dn-aid-end-2 = もう一度なくなったら1プレイが終わる。キルマークは残し、ほかは準備からやり直す。スタートは時計回りに次の人。
dn-aid-end-3 = だれかのキルマークが{ $kills }になったら、すぐにゲームが終わる。
dn-aid-end-4 = キルマークが最も少ない人の勝ち。
dn-aid-end-5 = 同じなら入院患者が少ない人。それも同じなら勝ちを分け合う。

## ベッドの台紙

dn-strip-title = 病院
dn-strip-order = 左が最も古い患者、新しい患者は右へ。空いたら左に詰める。
dn-strip-count = ベッドの数。変わったら数字にコインを置く。
dn-strip-bed-1 = 最初に悪化する
dn-strip-bed-2 = 2番目に悪化する
dn-strip-bed-3 = あふれた患者は右へ並べる

## キルマーク表

dn-pad-title = キルマーク表
dn-pad-date = 日付
dn-pad-name = 名前
dn-pad-kills = キルマーク（なぞって数える）
dn-pad-plays = プレイ終了時の数
dn-pad-inpatients = 入院患者
dn-pad-end = だれかのキルマークが{ $kills }になったら、手番の途中でもゲームは終わる。同時に死亡した分はすべて数える。
dn-pad-winner = キルマークが最も少ない人の勝ち。同じなら入院患者が少ない人、それも同じなら勝ちを分け合う。
dn-pad-note = 山札が2回なくなったら1プレイの終わり。キルマークは次のプレイに持ちこす。

## ルール一覧の図

dn-figure-worsen = 例：患者5人、ベッド3つ
dn-figure-worsen-note = 2人あふれているので左の2人が悪化する。1人は裏向きになり、1人は死亡する。空きは詰める。
dn-figure-capacity = 技術度{ $skill }の医師にできるオペ
dn-figure-capacity-note = 1組が1回のオペ。合計{ $skill }まで。
dn-figure-almighty = 技術度{ $skill }のオールマイティ
dn-figure-almighty-note = 難易度{ $skill }以下なら何人でも。
dn-figure-chain = 例：答えが続くとき
dn-figure-chain-outpatient = 患者{ $n }を送る
dn-figure-chain-kirikaeshi = 医師{ $n }できりかえし
dn-figure-chain-note = ほかの人はパス。妨害が打ち消されたので患者は退院し、番が移る。
dn-figure-emergency = 急患：3つの読み方
dn-figure-emergency-countered = オペ
dn-figure-emergency-passes = 番
dn-figure-emergency-note = 原文には両方の記述がある。一番上が本キットの読み方で、ほかは設定で選べる。
