### Dice Hospital：文字版牌桌

dh-text-bag = 袋中：紅 { $red }、黃 { $yellow }、綠 { $green }
dh-text-event = 事件：{ $name }。{ $text }
dh-text-drawn = 抽到：{ $list }
dh-text-rolled = 擲出：{ $list }
dh-text-ambulance = { $n } 號救護車：{ $patients }
dh-text-places = 空位：{ $list }
dh-text-taken = 已選走：{ $seat }
dh-text-offer = 可選：
dh-text-first = 起始玩家
dh-text-bags = 血袋 { $n } 個
dh-text-fatalities = 死亡 { $n } 位
dh-text-administrator = 院長：{ $name }
dh-text-untreated = 未治療：{ $list }
dh-text-treated = 已治療：{ $list }
dh-text-home = 出院：{ $list }
dh-text-departments = 可用設施：{ $list }
dh-text-staff = 可用人手：{ $list }
