# 印刷ページとしおりに使う部品の名前と、入力フォームの説明。

er-kind-ambulance = 救急車カード
er-kind-specialist = 専門医カード
er-kind-chief = 主任医師カード
er-kind-aid = { er-aid-title }
er-kind-pad = { er-sheet-subtitle }
er-kind-form = { er-sheet-subtitle }（入力フォーム）

er-form-room = 病室{ $room }：値。重症は「!」、ついたては ( ) を付ける
er-form-nurse = 病棟{ $ward }：看護師を消した
er-form-stethoscope = 聴診器{ $n }：丸で囲んだ
er-form-stethoscope-spent = 聴診器{ $n }：消した
er-form-stethoscopes-more = 印刷より多い聴診器
er-form-bag = 血液バッグ{ $n }：丸で囲んだ
er-form-bag-spent = 血液バッグ{ $n }：消した
er-form-bags-more = 印刷より多い血液バッグ
er-form-track = 看護師トラック：{ $n }
er-form-morgue = 霊安室：{ $n }番目

er-figure-rounds = カードとラウンド
er-figure-players = 人数
er-figure-removed = 箱に戻す
er-figure-rounds-row = ラウンド
er-figure-side = 面
er-figure-bonuses = 患者と一緒に得るボーナス
er-figure-ward = 例：1つの病棟
er-figure-ward-note = 2、次に4。4をついたてで囲むと次の値は自由で、ここでは1。そのあとはまた大きくする。
er-figure-tools = 例：聴診器を2つ使う
er-figure-tools-note = 3の患者を5と書く。
er-figure-cardio = 循環器医の点
er-figure-cardio-note = 最初の達成で裏返し、次の達成で取り除く。
er-figure-track = 例：看護師3人
er-figure-track-note = 囲んだ最大の数が得点になる：9点。
er-figure-shared = 例：病室は1組だけ
er-figure-shared-note = どちらの三角形も奇数だが2室が重なるので、数えるのは1つだけ。
