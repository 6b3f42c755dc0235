### Emergency Roll：実際の卓で遊んだシートの点検

er-check-title = シートの点検
er-check-now-begin = 人数と専門医を合わせてから、病室・数・得点欄を選んで記入してください。
er-check-now-room = 1から6を押すと、次の病室に進みます。「!」は重症、○はついたてです。
er-check-now-count = シートにあるとおりの数を押してください。
er-check-now-box = シートにあるとおりの得点を押してください。
er-check-seats = { $n }人
er-check-specialist = { $name }。次のカードに替える
er-check-claim = { $name }：このシートでは{ $n }点
er-check-mark-critical = 重症
er-check-mark-circle = ついたて
er-check-mark-erase = 病室を空にする
er-check-flagged = ルールに反する
er-check-count-stethoscopes = 囲んだ聴診器
er-check-count-stethoscopes-crossed = 消した聴診器
er-check-count-bags = 囲んだ血液バッグ
er-check-count-bags-crossed = 消した血液バッグ
er-check-count-morgue = 囲んだ霊安室のマス
er-check-count-track = 看護師トラックで囲んだ数の個数
er-check-ward = 病棟{ $ward }
er-check-box = 得点欄：{ $box }
er-check-nurses = 看護師を消した病棟
er-check-hint-ward = 入口から順に。!は重症、( )はついたて、–は空き：1 3 (4) 6!
er-check-hint-nurses = 例：9 10
er-check-bad = { $label }：「{ $text }」は読み取れません。
