### 病院シート・カード・早見表の文字。

## 救急車の窓に書くボーナス

er-bonus-stethoscopes = 聴診器 2
er-bonus-blood = 血液バッグ
er-bonus-screen = ついたて
er-bonus-critical = 重症
er-bonus-nurse = 看護師
er-bonus-extra = 追加患者

## 病院シート

er-sheet-subtitle = 病院シート
er-sheet-name = 名前
er-sheet-date = 日付
er-sheet-hall = 受付
er-sheet-lab = X線検査室 { $lab }
er-sheet-morgue = 霊安室
er-sheet-morgue-each = 各 −1
er-sheet-nurses = 看護師
er-sheet-stethoscopes = 聴診器
er-sheet-bags = 血液バッグ
er-sheet-how = 患者の受け入れ方
er-sheet-how-colour = 色
    .text = ダイスと同じ色。灰色は何色でも
er-sheet-how-order = 順番
    .text = 入口から順に。病室をとばさない
er-sheet-how-rising = 大きい数
    .text = ひとつ前の病室より大きい数
er-sheet-bonuses = ボーナス
er-sheet-foot = 非公式の教材
er-box-clipboards = 病棟
er-box-critical = 重症
er-box-nurses = 看護師
er-box-cardiologists = 循環器医
er-box-radiologist = 放射線医
er-box-epidemiologist = 疫学医
er-box-morgue = 霊安室
er-box-total = 合計

## カード

er-ambulance = 救急車
er-extra-values = { $first } か { $second }
er-chief-card = 主任医師
    .text = 救急車カードをめくり、3つのダイスを振り、最初に患者を選びます。ラウンドの終わりに、このカードを左どなりへ渡します。

er-kind-cardiologist = 循環器医
    .subtitle = ゲーム中の目標
er-kind-radiologist = 放射線医
    .subtitle = 最後に計算
er-kind-epidemiologist = 疫学医
    .subtitle = 最後に計算
er-side = 目標・{ $points }の面

er-specialist-cardio-stethoscopes = 循環器医：聴診器8
    .goal = 聴診器を8つ得る（最初の1つと使った分も数える）
    .points = 8点、次は5点
er-specialist-cardio-lab = 循環器医：検査室の周り
    .goal = どちらかのX線検査室の周り6室をすべて埋める
    .points = 8点、次は5点
er-specialist-cardio-nurses = 循環器医：看護師3
    .goal = 看護師を3人得る
    .points = 8点、次は5点
er-specialist-cardio-bags = 循環器医：血液バッグ4
    .goal = 血液バッグを4つ得る（使った分も数える）
    .points = 8点、次は5点
er-specialist-cardio-wards = 循環器医：7病棟
    .goal = 7つの病棟すべてに1人以上の患者がいる
    .points = 8点、次は5点
er-specialist-cardio-full = 循環器医：満室2病棟
    .goal = 2つの病棟を満室にする
    .points = 8点、次は5点
er-specialist-radio-critical = 放射線医：重症患者
    .goal = X線検査室に隣り合う重症患者の値の合計の半分。2つの検査室を足してから切り上げる
    .points = 合計の半分
    .per = 合計の半分
er-specialist-radio-sum = 放射線医：12か30
    .goal = 周り6室がすべて埋まり、合計が12以下か30以上の検査室
    .points = 検査室ごとに10点
    .per = 検査室ごと
er-specialist-radio-high = 放射線医：4・5・6
    .goal = 検査室に隣り合う、値が4・5・6の患者
    .points = 患者ごとに2点
    .per = 患者ごと
er-specialist-radio-opposite = 放射線医：向かい合わせ
    .goal = 検査室をはさんで向かい合う同じ値
    .points = 1組ごとに4点
    .per = 1組ごと
er-specialist-radio-equal = 放射線医：同じ値
    .goal = 検査室の周りに同じ値の患者が3・4・5・6人（検査室ごとに1種類）
    .points = 検査室ごとに5・10・15・20点
    .per = 検査室ごと
er-specialist-epi-chain = 疫学医：1から6
    .goal = 1-2-3-4-5-6 とつながる、となり合う6室の列
    .points = 1本ごとに10点
    .per = 1本ごと
er-specialist-epi-line = 疫学医：3つ並び
    .goal = まっすぐに並ぶ同じ値3つ
    .points = 1本ごとに5点
    .per = 1本ごと
er-specialist-epi-group = 疫学医：最大の集まり
    .goal = つながった同じ値のうち、いちばん大きい集まりの患者
    .points = 患者ごとに3点
    .per = 患者ごと
er-specialist-epi-frequency = 疫学医：多い値、少ない値
    .goal = 最も多い値の患者ごとに加点、最も少ない値の患者ごとに減点。いない値は0人と数える
    .points = 患者ごとに+3点と−3点
    .per = 患者ごと
er-specialist-epi-triangle = 疫学医：三角形
    .goal = たがいに隣り合う3人がすべて奇数、またはすべて偶数
    .points = 1つごとに4点
    .per = 1つごと

## 早見表

er-aid-title = 早見表
er-aid-end = 得点計算
er-aid-setup = 準備
er-aid-round-1 = 主任医師が救急車をめくり、3つのダイスを振る。
er-aid-round-2 = 主任医師が先に患者を選ぶ。ほかの人は残り2つから選ぶ。
er-aid-round-3 = 値を病室に書き、ボーナスを得る。聴診器・血液バッグ・ついたてはすぐ使える。
er-aid-round-4 = 循環器医の目標を達成した人は？
er-aid-round-5 = 主任医師カードを左どなりへ渡す。
er-aid-admit-1 = 色：ダイスと同色。灰色は何色でも。
er-aid-admit-2 = 順番：入口から順に、とばさない。
er-aid-admit-3 = 値：ひとつ前の病室より大きく。最初は自由。
er-aid-bonus-1 = 2つを丸で囲む。1つ使うごとに値を1変える。
er-aid-bonus-2 = 1つを丸で囲む。主任医師と同じダイスを選ぶか、色を無視できる。
er-aid-bonus-3 = 病棟の最後の患者を丸で囲む。次の値は自由。
er-aid-bonus-4 = その患者の横に「!」を書く。
er-aid-bonus-5 = 病棟の看護師を消し、トラックの次の数を丸で囲む。
er-aid-bonus-6 = その色で、2つの値のどちらかの患者をもう1人受け入れる。
er-aid-setup-1 = 全員にシートと鉛筆を配る。
er-aid-setup-2 = 救急車27枚を混ぜ、3枚（5人なら2枚）を見ずに箱へ戻す。
er-aid-setup-3 = 3つのダイスを山札の横に置く。
er-aid-setup-4 = 循環器医2枚、放射線医1枚、疫学医1枚を引く。
er-aid-setup-5 = 循環器医は8/5の面、2人なら5の面を上に。
er-aid-setup-6 = だれか1人が主任医師カードを受け取る。
er-aid-end-1 = 満室の病棟：クリップボードの数
er-aid-end-2 = 重症：値の合計
er-aid-end-3 = 看護師：囲んだ最大の数
er-aid-end-4 = 循環器医：書いたとおり
er-aid-end-5 = 放射線医
er-aid-end-6 = 疫学医
er-aid-end-7 = 霊安室：1マスにつき−1
er-aid-end-8 = 合計：いちばん多い人の勝ち
