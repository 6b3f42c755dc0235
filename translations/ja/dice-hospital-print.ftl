# 印刷するシートとしおりに書くコンポーネントの名前、ルールのまとめの図。

dh-kind-board = 病院ボード
dh-kind-department = 施設タイル
dh-kind-specialist = 専門医カード
dh-kind-administrator = 責任者カード
dh-kind-event = イベントカード
dh-kind-ambulance = 救急車
dh-kind-die = 紙のダイス
dh-kind-meeple = ミープル
dh-kind-token = トークン
dh-kind-score-board = 得点・ラウンドボード
dh-kind-marker = マーカー
dh-kind-aid = 早見表

dh-figure-bag = 救急車とダイス
dh-figure-players = 人数
dh-figure-ambulances = 救急車
dh-figure-dice = 袋のダイス
dh-figure-offer = 改善の枚数
dh-figure-table = 1ラウンドの退院の得点
dh-figure-table-note = 上の段：そのラウンドに退院した人数。下の段：得点。
dh-figure-fill = 例：救急車に乗せる
dh-figure-fill-note = 値の小さい順に、救急車1から3人ずつ。
dh-figure-ward = 例：2人を治療した病棟
dh-figure-ward-note = 治療した患者は下段へ。上段の赤の2は放置され、1に下がる。
dh-figure-round = 例：アクションフェイズ
dh-figure-round-note = { $meeple }を{ $department }へ
dh-figure-round-end = 得点：{ $points }
