### Dice Hospital：文字で見る卓

dh-text-bag = 袋の中：赤{ $red }、黄{ $yellow }、緑{ $green }
dh-text-event = イベント：{ $name }。{ $text }
dh-text-drawn = 引いたダイス：{ $list }
dh-text-rolled = 出た目：{ $list }
dh-text-ambulance = 救急車{ $n }番：{ $patients }
dh-text-places = 空き：{ $list }
dh-text-taken = 取った人：{ $seat }
dh-text-offer = 場：
dh-text-first = スタートプレイヤー
dh-text-bags = 輸血バッグ{ $n }個
dh-text-fatalities = 死亡者{ $n }人
dh-text-administrator = 責任者：{ $name }
dh-text-untreated = 未治療：{ $list }
dh-text-treated = 治療済み：{ $list }
dh-text-home = 退院：{ $list }
dh-text-departments = 使える施設：{ $list }
dh-text-staff = 使えるミープル：{ $list }
