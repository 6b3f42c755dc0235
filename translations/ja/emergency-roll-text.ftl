### Emergency Roll：文字で見る盤面

er-text-ambulance = 救急車カード{ $card }番
er-text-die = { $colour }の{ $value }：{ $bonus }
er-text-extra = { $bonus }（{ $colour }、{ $values }）
er-text-shows = 今は{ $n }点
er-text-chief = 主任医師
er-text-picked = { $colour }を選択
er-text-ward = 病棟{ $ward }：{ $rooms } { $nurse }
er-text-nurse-gone = ・看護師は消してある
