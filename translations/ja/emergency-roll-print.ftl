# 印刷ページとしおりに使う部品の名前と、入力フォームの説明。

er-kind-ambulance = 救急車カード
er-kind-specialist = 専門医カード
er-kind-chief = 主任医師カード
er-kind-aid = { er-aid-title }
er-kind-pad = { er-sheet-subtitle }
er-kind-form = { er-sheet-subtitle }（入力フォーム）

er-form-room = 病室 { $room }：値。重症は「!」、隔離は ( ) を付ける
er-form-nurse = 病棟 { $ward }：看護師を消した
er-form-stethoscope = 聴診器 { $n }：丸で囲んだ
er-form-stethoscope-spent = 聴診器 { $n }：消した
er-form-stethoscopes-more = 印刷より多い聴診器
er-form-bag = 血液バッグ { $n }：丸で囲んだ
er-form-bag-spent = 血液バッグ { $n }：消した
er-form-bags-more = 印刷より多い血液バッグ
er-form-track = 看護師トラック：{ $n }
er-form-morgue = 霊安室：{ $n } 番目
