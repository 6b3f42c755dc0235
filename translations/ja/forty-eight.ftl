# 48 −共鳴するテロル−：遊びの言葉
# ルールの文は簡潔な「です・ます」、ボタンと見出しは体言止め。

## ゲーム

fe-title = 48
    .subtitle = 共鳴するテロル
    .blurb = 限られた持ち時間をどの事件に注ぐか。働きすぎた刑事から脱落する、読み合いの競りゲームです。
    .players = 3〜5人

## 章

fe-section-setup = ゲームの準備
fe-section-order = ゲームの進行
fe-section-main = メインフェイズ
fe-section-bids = 捜査フェイズ
fe-section-command = 陣頭指揮
fe-section-end = エンドフェイズ
fe-section-scoring = VPと捜査時間
fe-section-dropout = 脱落
fe-section-victory = 勝敗

## ルール：準備

fe-suit-count = 事件カードは3人で4スート、4人で5スート、5人で全6スートを使います。余るスートは抜きます。
    .name = 使うスート数
    .broken = { $players }人で遊ぶときに抜くのは{ $need }スートです（選んだのは{ $have }スート）。

fe-removed-suits = 抜くスートはどれでもかまいません。選び方は原文になく、本キットではくじで決めるか、準備のときに指定します。
    .name = 抜くスート
    .broken = 抜いてよいのは「{ $need }」です（選んだのは「{ $have }」）。

fe-incident-cards = 事件カードは各スート4枚で、数字は1・1・2・3。6スートで24枚です。
    .name = 事件カード
    .broken = 数字{ $number }の「{ $incident }」は全部で{ $count }枚。もう山札に残っていません。

fe-pile = 使うスートの事件カードをよく混ぜ、裏向きの山札にします。抜いたスートは出てきません。
    .name = 山札
    .broken = { $suit }のスートは準備で抜いたので、山札にありません。

fe-rank-cards = 順位カードの1位と2位を並べます。それぞれの下が、その順位の事件置き場です。
    .name = 順位カード
    .broken = 並べる順位カードは{ $need }枚です（選んだのは{ $have }枚）。

fe-start = 最初のボスは好きな方法で決めます（本キットではくじ）。初動時間は全員が一斉に伏せ、持ち主を明かさずに公開します（原文にない）。
    .name = 最初のボス
    .broken = 最初のボスは{ $players }人のうちの誰かです。{ $have }番の席はありません。

fe-characters = 最初のボスから時計回りに、担当する刑事を1人ずつ選びます。違いは絵柄だけです。
    .name = 担当する刑事
    .broken = この席の担当は「{ $need }」です（選んだのは「{ $have }」）。

fe-time-cards = 担当刑事のタイムカード1セットが手札です。0・1・1・2・2・3・4・5・6の9枚、合計24時間です。
    .name = タイムカード
    .broken = 1セット9枚の合計は{ $need }時間です（数えたのは{ $have }時間）。

fe-set-aside = 各自、0以外のタイムカードを1枚選び、裏向きで山札のそばに置きます。これが初動時間です。
    .name = 初動時間を出す
    .broken = { $card }は初動時間に出せません。0以外の1枚を選んでください。

fe-hidden = 得た事件とその上のカードは公開、手札・伏せた入札・初動時間は公開するまで秘密です（範囲は原文にない）。
    .name = 公開と秘密
    .broken = { $left ->
        [0] 初動時間は、VPと捜査時間の計算が済むまで伏せておきます（残り{ $left }ラウンド）。
       *[other] 初動時間は全ラウンドが終わるまで伏せておきます（今のラウンドを含めて残り{ $left }ラウンド）。
    }

## ルール：進行

fe-phases = 1ラウンドはメイン、捜査、エンドの3フェイズです。フェイズもその中の手順も、飛ばしたり入れ替えたりできません。
    .name = 手順
    .broken = 今は「{ $now }」です。それをするのは「{ $need }」のときです。

fe-turn = ボスは最初のボスから時計回りに交代します。手順ごとに、番の来た人が行動します。
    .name = 手番
    .broken = 今は{ $who }の番です（試みたのは{ $seat }）。

fe-rounds = 全員が2回ずつボスを務めたら終わり。3人で6、4人で8、5人で10ラウンドです。
    .name = ラウンド数
    .broken = 済んだのは{ $need }ラウンド中{ $done }です。最後のラウンドまではボスを左へ渡し、最後が済んだらゲームを終えます。

fe-over = 勝敗が決まったらゲームは終わりです。その後にできることはありません。
    .name = ゲームの終わり
    .broken = このゲームはもう終わっています。

## ルール：メインフェイズ

fe-draw = ボスは山札から事件カードを2枚めくり、1枚目を1位、2枚目を2位の下に表で置きます。
    .name = 事件の発生
    .broken = 次に事件を置くのは{ $need }位です（選んだのは{ $have }位）。

## ルール：捜査フェイズ

fe-boss-bids-not = ボスは入札しません。入札するのはボス以外の全員です。
    .name = ボスは入札なし
    .broken = { $boss }は今ボスなので、入札できません。

fe-hand = 使えるのは、自分の手札にあるタイムカードだけです。
    .name = 手札
    .broken = 手札にないカードが入っています：{ $cards }。

fe-two-cards = ボス以外は手札から2枚を選び、自分の前に裏向きで出します。数字の合計が入札です。
    .name = 2枚で入札
    .broken = 入札は{ $need }枚です（選んだのは{ $have }枚）。

fe-short-hand = 手札が2枚に足りなければ、あるだけ出します（原文にない）。0は初動時間に出せず必ず戻るので、手札は尽きません。
    .name = 手札不足の入札
    .broken = 手札は{ $need }枚なので、全部出します（選んだのは{ $have }枚）。

fe-reveal = 全員が伏せ終えたら、一斉に表にします。
    .name = 一斉公開
    .broken = あと{ $waiting }人が伏せていません。公開は全員がそろってからです。

fe-first = 入札の合計が最も大きい人が1位で、1位の事件を得ます。
    .name = 1位
    .broken = { $have ->
        [-1] 1位は合計{ $need }の人です。{ $seat }は入札していません。
       *[other] 1位は合計{ $need }の人です。{ $seat }の合計は{ $have }です。
    }

fe-second = 入札の合計が次に大きい人が2位で、2位の事件を得ます。
    .name = 2位
    .broken = { $have ->
        [-1] 2位には、入札した人のうち合計{ $need }の人を選びます。
       *[other] 2位は合計{ $need }の人です。{ $seat }の合計は{ $have }です。
    }

fe-tie-first = 1位が同着なら、ボスがその中から1位と2位を選びます。3人以上でも同じで、ほかの人は何も得ません（3人以上は原文にない）。
    .name = 1位の同着
    .broken = 「{ $tied }」が1位で同着です。2位もその中から選びます（2位の指定：「{ $seat }」）。

fe-tie-second = 2位だけが同着の場合は原文にないので、本キットではボスがその中から2位を選びます。
    .name = 2位の同着
    .broken = 2位は合計{ $sum }で並んだ「{ $tied }」から選びます（2位の指定：「{ $seat }」）。

fe-zero-bid = 合計0の入札も順位に入り、1位にもなれます。その事件の上にカードは載りません（原文にない）。
    .name = 合計0の入札
    .broken = 合計0でも{ $seat }は順位に入ります。外すことはできません。

## ルール：陣頭指揮

fe-command = ボスは望めば陣頭指揮をとり、1位か2位の事件を自分のものにできます。
    .name = 陣頭指揮
    .broken = 陣頭指揮をとれるのはボスの{ $boss }だけです（試みたのは{ $seat }）。

fe-command-when = 陣頭指揮は、入札を公開して順位が決まった後、カードを戻す前に行います（細かいタイミングは原文にない）。
    .name = 陣頭指揮のタイミング
    .broken = 陣頭指揮ができるのは、順位が決まってからカードを戻すまでの間だけです。

fe-command-count = 陣頭指揮は1ラウンド1件です（件数は原文にない）。設定で2件可にした場合は、1件ごとに支払います。
    .name = 陣頭指揮の件数
    .broken = { $rank }位の陣頭指揮はもうとれません。標準は1ラウンド1件、2件可の設定でも1位、2位の順に1回ずつです。

fe-command-cards = 支払うのは手札1枚、または数字を足し合わせた2枚です。
    .name = 支払いの枚数
    .broken = { $need ->
        [1] 支払いには1枚以上が必要です（選んだのは{ $have }枚）。
       *[other] 支払いは{ $need }枚までです（選んだのは{ $have }枚）。
    }

fe-command-price = 奪う順位の数字より2以上大きい数を支払います（5なら7、2なら4。多くてもよい）。順位の数字は入札の合計とします（原文にない）。
    .name = 支払いの額
    .broken = 足りません。{ $bid } + 2で{ $need }以上が必要ですが、出したのは{ $have }です。

## ルール：エンドフェイズ

fe-return = 事件を得なかった人は、出したタイムカードを全部手札に戻します。
    .name = カードの回収
    .broken = 手札に戻すのは「{ $need }」です（選んだのは「{ $have }」）。

fe-displaced = 陣頭指揮で事件を奪われても、順位は繰り上がりません。奪われた人は何も得ず、カードを全部手札に戻します（ここは原文にない）。
    .name = 奪われた人
    .broken = 事件を奪われたので、手札に戻すのは「{ $need }」です（選んだのは「{ $have }」）。

fe-zero-returns = 事件を得ても、0のカードだけは必ず手札に戻ります。
    .name = 0は戻る
    .broken = 事件を得たら、手札に戻すのは0だけです：今回は「{ $need }」（選んだのは「{ $have }」）。

fe-command-zero = 陣頭指揮の支払いに0を使ってもかまいません。数は増えず、手札に戻ります（原文にない）。
    .name = 支払いの0
    .broken = 支払いのうち、手札に戻すのは0だけです：今回は「{ $need }」（選んだのは「{ $have }」）。

fe-place = 事件を得た人は、戻さなかったタイムカードをその事件の上に重ねます。
    .name = カードの配置
    .broken = ここでは{ $rank }位の事件に「{ $need }」を重ねます（選んだカードは「{ $have }」）。

fe-pass-boss = ラウンドの終わりに、左隣の人が新しいボスになります。
    .name = ボスの交代
    .broken = 次のボスは左隣の{ $need }です（選んだのは{ $have }）。

## ルール：VPと捜査時間

fe-vp = 得た事件カードの数字を足したものがVPです。
    .name = VP
    .broken = { $have }ではありません。得た事件カードの数字だけを足してください。スートボーナスは後で加えます。
    .answer = 正解は{ $need }です。

fe-suit-bonus = 得たスートの種類数から1を引いたVPを加えます（3種類なら+2）。事件がなければ0です（原文にない）。
    .name = スートボーナス
    .broken = { $have }ではありません。得たスートは{ $suits }種類です。そこから1を引きます（事件がなければ0）。
    .answer = 正解は{ $need }です。

fe-discard-scope = 同スートの事件が2枚以上あれば、それらの上で最小のタイムカード1枚を必ず捨てます。3枚以上でも1枚、カードがなければなしです（範囲は原文にない）。
    .name = 同スートの捨て札
    .broken = いま捨てるのは、{ $suit }の事件の上で最小のカード「{ $need }」です（選んだのは{ $tried }の「{ $have }」）。

fe-hours = 得た事件の上にあるタイムカードの合計が捜査時間です。同スートの捨て札は除きます。
    .name = 捜査時間
    .broken = { $have }ではありません。捨て札の後、事件の上に残るタイムカードを足してください。
    .answer = 正解は{ $need }です。

## ルール：脱落

fe-initial = 初動時間を全部公開し、最大の数字をとります。同じ最大が複数あれば全部足します（2・5・6は6、3・5・5は10）。
    .name = 初動時間
    .broken = { $have }ではありません。公開されたのは{ $cards }です。最大の数字にその枚数を掛けてください。
    .answer = 正解は{ $need }です。

fe-total = 全員の捜査時間と初動時間を合計します。
    .name = 全員の時間
    .broken = { $have }ではありません。全員の捜査時間を足し、初動時間も加えてください。
    .answer = 正解は{ $need }です。

fe-threshold = 全員の時間が48を超えたら1人脱落し、60・72・84を超えるごとにもう1人増えます（60以降も「超えたら」かは原文にない）。
    .name = 脱落の人数
    .broken = { $have }人ではありません。合計{ $total }は48・60・72・84のうち何個を超えていますか。
    .answer = 正解は{ $need }人です。

fe-threshold-end = 96を超えた場合は原文にないので、本キットでは4人で止めます。設定で12ごとに増やすこともできます（97から5人）。
    .name = 脱落の上限
    .broken = { $have }人ではありません。合計は{ $total }です。このゲームの設定では境目は84までですか、96もありますか。
    .answer = 正解は{ $need }人です。

fe-dropout = 捜査時間の多い人から、決まった人数が脱落します。
    .name = 脱落する人
    .broken = 「{ $have }」ではありません。捜査時間の多い順に、脱落の人数だけ選んでください。
    .answer = 正解は「{ $need }」です。

fe-dropout-ties = 時間が同じならVPの多い人が先、それも同じなら同順位です。順位が脱落の人数以内の人は全員脱落します（原文にない。1・2・2・4で2人なら3人）。
    .name = 脱落の同順位
    .broken = 「{ $have }」ではありません。時間が同じならVPの多い人が先、それも同じなら同順位です。順位が人数以内の人を全員選んでください。
    .answer = 正解は「{ $need }」です。

## ルール：勝敗

fe-win = 残った人のうち、VPが最も多い人の勝ちです。
    .name = 勝利
    .broken = 「{ $have }」ではありません。脱落していない人の中で、VPが最も多い人です。
    .answer = 正解は「{ $need }」です。

fe-win-ties = VPが並べば捜査時間の多い人の勝ち、それも同じなら引き分けです。時間は捨て札の後のもので比べます（原文にない）。
    .name = 同点の勝敗
    .broken = 「{ $have }」ではありません。VPが並んだら捜査時間の多い人、それも同じなら並んだ全員です。
    .answer = 正解は「{ $need }」です。

fe-nobody-left = 全員が脱落した場合は原文にないので、本キットでは勝者なしとします。
    .name = 全員脱落
    .broken = 全員が脱落したので、勝者はいません（選んだのは「{ $have }」）。

## 手順の名前

fe-phase-suit-out = 抜くスートのくじ
fe-phase-take-out = スートを抜く
fe-phase-lay-ranks = 順位カードを並べる
fe-phase-start = 最初のボスを決める
fe-phase-take-sets = 担当刑事を選ぶ
fe-phase-set-aside = 初動時間を出す
fe-phase-draw = 事件をめくる
fe-phase-bids = 入札
fe-phase-reveal = 一斉公開
fe-phase-ranks = 順位決め
fe-phase-command = 陣頭指揮
fe-phase-return = カードの回収
fe-phase-place = カードの配置
fe-phase-pass-boss = ボスの交代
fe-phase-vp = VPの計算
fe-phase-bonus = スートボーナスの計算
fe-phase-discard = 同スートの捨て札
fe-phase-hours = 捜査時間の計算
fe-phase-initial = 初動時間の計算
fe-phase-reveal-initial = 初動時間の公開
fe-phase-total = 全員の時間の計算
fe-phase-drop-count = 脱落の人数
fe-phase-drop = 脱落する人の判定
fe-phase-winners = 勝者の判定
fe-phase-over = ゲーム終了

## カード

fe-suit-red = 赤
    .adj = 赤のスート
fe-suit-yellow = 黄
    .adj = 黄のスート
fe-suit-green = 緑
    .adj = 緑のスート
fe-suit-blue = 青
    .adj = 青のスート
fe-suit-black = 黒
    .adj = 黒のスート
fe-suit-white = 白
    .adj = 白のスート

fe-incident-red = 時限装置
    .subtitle = 事件・赤のスート
fe-incident-yellow = 交差点
    .subtitle = 事件・黄のスート
fe-incident-green = 研究所
    .subtitle = 事件・緑のスート
fe-incident-blue = 旅客機
    .subtitle = 事件・青のスート
fe-incident-black = 大統領
    .subtitle = 事件・黒のスート
fe-incident-white = 令嬢
    .subtitle = 事件・白のスート

fe-card-here = タイムカードをここに重ねる
fe-card-vp = { $n }VP
fe-time-card = タイムカード
fe-time-hours = 捜査{ $n }時間
fe-time-zero = 必ず手札に戻る。初動時間には出せない。
fe-rank-card-1 = 1位
    .text = 入札が最も大きい人の事件
fe-rank-card-2 = 2位
    .text = 入札が次に大きい人の事件
fe-boss-marker = ボス
    .text = 事件をめくり、同着を決める。入札はせず、陣頭指揮をとれる。

fe-character-key = 鍵の刑事
    .short = 鍵
fe-character-cup = カップの刑事
    .short = カップ
fe-character-leaf = 葉の刑事
    .short = 葉
fe-character-bell = ベルの刑事
    .short = ベル
fe-character-boat = ヨットの刑事
    .short = ヨット

## 行動：ボタンと履歴での言い方

fe-do-take-out = スートを抜く：{ $suits }
fe-do-suit-out = 抜くスートは{ $suit }
fe-do-lay-ranks = 順位カードを{ $cards }枚並べる
fe-do-start = 最初のボスは{ $seat }
fe-do-take-set = { $character }のセットを取る（{ $hours }時間）
fe-do-set-aside = { $card }を初動時間に出す
fe-do-incident = { $rank }位に「{ $incident }」（{ $suit }{ $number }）
fe-do-bid = { $cards }で入札
fe-do-reveal = { $what }を公開
fe-do-rank = 1位：{ $first }、2位：{ $second }
fe-do-command = { $cards }で{ $rank }位の事件を陣頭指揮
fe-do-pass = 陣頭指揮をとらない
fe-do-return = 手札に戻す：{ $cards }
fe-do-place = { $rank }位の事件に重ねる：{ $cards }
fe-do-pass-boss = ボスを{ $seat }に渡す
fe-do-finish = 全ラウンドを終え、計算に移る
fe-do-vp = VPは{ $n }
fe-do-bonus = スートボーナスは{ $n }
fe-do-discard = { $suit }の捨て札：{ $card }
fe-do-hours = 捜査時間は{ $n }
fe-do-initial = 初動時間は{ $n }
fe-do-total = 全員の時間は{ $n }
fe-do-drop-count = 脱落は{ $n }人
fe-do-drop = 脱落：{ $seats }
fe-do-winners = 勝者：{ $seats }

## 行動：打ち込む言葉

fe-verb-take-out = 除外
fe-verb-suit-out = 除外抽選
fe-verb-lay-ranks = 順位札
fe-verb-start = 開始
fe-verb-take-set = 担当
fe-verb-set-aside = 初動
fe-verb-incident = 事件
fe-verb-bid = 入札
fe-verb-reveal = 公開
fe-verb-rank = 順位
fe-verb-command = 指揮
fe-verb-pass = パス
fe-verb-return = 回収
fe-verb-place = 配置
fe-verb-pass-boss = 交代
fe-verb-finish = 終了
fe-verb-vp = vp
fe-verb-bonus = ボーナス
fe-verb-discard = 捨て札
fe-verb-hours = 捜査時間
fe-verb-initial = 初動時間
fe-verb-total = 合計
fe-verb-drop-count = 脱落数
fe-verb-drop = 脱落
fe-verb-winners = 勝者

fe-token-red = 赤
fe-token-yellow = 黄
fe-token-green = 緑
fe-token-blue = 青
fe-token-black = 黒
fe-token-white = 白
fe-token-key = 鍵
fe-token-cup = カップ
fe-token-leaf = 葉
fe-token-bell = ベル
fe-token-boat = ヨット
fe-token-bids = 入札
fe-token-initial = 初動時間

## 履歴

fe-log-take-out = { $seat }が抜いたスート：{ $suits }
fe-log-suit-out = 抜くスートは{ $suit }に決定
fe-log-lay-ranks = { $seat }が順位カードを{ $cards }枚並べた
fe-log-start = 最初のボスは{ $seat }
fe-log-take-set = { $seat }は{ $character }（{ $hours }時間）
fe-log-set-aside = { $seat }が初動時間に{ $card }を出した
fe-log-set-aside-hidden = { $seat }が初動時間に1枚出した
fe-log-incident = { $rank }位に「{ $incident }」（{ $suit }{ $number }）
fe-log-bid = { $seat }の入札は{ $cards }
fe-log-bid-hidden = { $seat }が入札を{ $count }枚伏せた
fe-log-reveal = { $seat }が{ $what }を公開 { $cards }
fe-log-rank = { $seat }が順位を確定：1位は{ $first }、2位は{ $second }
fe-log-command = { $seat }が{ $cards }で{ $rank }位の事件を陣頭指揮
fe-log-pass = { $seat }は陣頭指揮をとらない
fe-log-return = { $seat }が手札に戻したカード：{ $cards }
fe-log-place = { $seat }が{ $rank }位の「{ $incident }」を獲得、載せたカード：{ $cards }
fe-log-pass-boss = 次のボスは{ $seat }
fe-log-finish = { $seat }が全ラウンドを終え、計算に移った
fe-log-vp = { $seat }の計算：VPは{ $n }
fe-log-bonus = { $seat }の計算：スートボーナスは{ $n }
fe-log-discard = { $seat }が{ $suit }の捨て札：{ $card }
fe-log-hours = { $seat }の計算：捜査時間は{ $n }
fe-log-initial = { $seat }の計算：初動時間は{ $n }
fe-log-total = { $seat }の計算：全員の時間は{ $n }
fe-log-drop-count = { $seat }の判定：脱落は{ $n }人
fe-log-drop = { $seat }の判定：脱落は「{ $seats }」
fe-log-winners = { $seat }の判定：勝者は「{ $seats }」
fe-log-round = 第{ $round }ラウンド（全{ $rounds }ラウンド）、ボスは{ $boss }
fe-log-outcome = ゲーム終了。勝者：{ $seats }

## 手作業

fe-chore-take-out = スートを抜く
    .teach = 人数に合わせ、使わないスートの事件カードを4枚ずつ箱に戻します。
fe-chore-lay-ranks = 順位カードを並べる
    .teach = 1位と2位の順位カードを並べ、下に事件を置けるよう空けます。
fe-chore-take-sets = タイムカードを配る
    .teach = 担当刑事のタイムカード9枚を受け取り、計24時間あるか確かめます。
fe-chore-reveal = 伏せたカードの公開
    .teach = 全員が伏せ終えたら、入札を一斉に表にします。初動時間は最後に公開します。
fe-chore-ranks = 順位の確定
    .teach = 各入札を合計し、最大を1位、次を2位にします。同着はボスが選びます。
fe-chore-return = カードの回収
    .teach = 事件のない人は全部、事件を得た人は0だけを手札に戻します。
fe-chore-place = カードの配置
    .teach = 得た事件の上に、戻さなかったタイムカードを重ねます。
fe-chore-pass-boss = ボスの交代
    .teach = ボスマーカーを左隣の人に渡します。
fe-chore-discard = 同スートの捨て札
    .teach = 2枚以上あるスートごとに、載っている最小のタイムカードを1枚捨てます。
fe-chore-sums = VPと時間の計算
    .teach = VP、スートボーナス、捜査時間、初動時間、全員の合計を自分で出します。
fe-chore-dropout = 脱落の判定
    .teach = 合計から脱落の人数を求め、捜査時間の多い順に選びます。
fe-chore-winners = 勝者の判定
    .teach = 残った人のVPを比べ、並んだら捜査時間を比べます。

## 設定

fe-option-command_count = 陣頭指揮の件数
fe-option-command_count-standard = 1ラウンド1件
fe-option-command_count-both = 2件とも可（別々に支払う）
fe-option-threshold_end = 96を超えた脱落
fe-option-threshold_end-standard = 4人まで
fe-option-threshold_end-every-12 = 12ごとに増える（97から5人）

## 結果

fe-ending-win = VPが最も多い人の勝ち
fe-ending-win-by-time = VPが並び、捜査時間の多い人の勝ち
fe-ending-draw = VPも捜査時間も並び、引き分け
fe-ending-nobody-left = 全員脱落、勝者なし

fe-part-vp = 事件の数字
fe-part-suit-bonus = スートボーナス
fe-part-hours = 捜査時間
fe-part-discard = 同スートの捨て札

## 得点表

fe-pad-title = 得点表
fe-pad-date = 日付
fe-pad-name = 名前
fe-pad-vp = 事件の数字の合計
fe-pad-bonus = スート数 − 1
fe-pad-vp-total = VP
fe-pad-hours = 載ったカードの合計
fe-pad-discard = 同スートの最小を捨てる
fe-pad-hours-total = 捜査時間
fe-pad-dropout = 脱落の順（時間の多い順）
fe-pad-everybody = 全員の時間
fe-pad-all-hours = 捜査時間（全員）
fe-pad-initial = 初動時間の最大 × 枚数
fe-pad-total = 合計
fe-pad-dropouts = 脱落の人数
fe-pad-people = { $n }人
fe-pad-winner = 残った人でVPが最も多い人の勝ち。並んだら捜査時間の多い人、それも同じなら引き分け。
fe-pad-nobody = 全員が脱落したら勝者なし（原文になく、本キットの裁定）。

## 早見表

fe-aid-title = 早見表
fe-aid-setup-1 = スートを抜く：3人は2つ、4人は1つ
fe-aid-setup-2 = 事件カードを混ぜて山札にする
fe-aid-setup-3 = 順位カード1位・2位を並べる
fe-aid-setup-4 = 最初のボスを決める
fe-aid-setup-5 = 担当刑事を選び、タイムカード9枚を取る
fe-aid-setup-6 = 0以外の1枚を初動時間に伏せる
fe-aid-turn-1 = ボスが事件カードを2枚めくり、1位・2位に置く
fe-aid-turn-2 = ボス以外が手札2枚を伏せて入札
fe-aid-turn-3 = 一斉公開。最大が1位、次が2位。同着はボスが選ぶ
fe-aid-turn-4 = 陣頭指揮：ボスは合計 + 2以上を払い、1件奪える
fe-aid-turn-5 = 事件のない人は全部、得た人は0を手札に戻し、残りを事件に重ねる
fe-aid-turn-6 = ボスは左隣へ。全員が2回務めたら終了
fe-aid-end-1 = VP：事件の数字 +（スート数 − 1）
fe-aid-end-2 = 2枚以上あるスートごとに最小のカードを1枚捨てる
fe-aid-end-3 = 捜査時間：事件に載ったカードの合計
fe-aid-end-4 = 初動時間：最大の数字 × その枚数
fe-aid-end-5 = 全員の時間が48・60・72・84を超えるごとに1人、時間の多い人から脱落
fe-aid-end-6 = 残った人でVP最多の人が勝ち。並べば捜査時間の多い人

## ルール要約

fe-summary-title = ルール要約
