### ダイスホスピタル：遊びの言葉。
### 遊びの説明は日本語と中国語の2つがあり、食い違うところ、書かれていないところはルールの文で断る。

## ゲーム

dh-title = ダイスホスピタル
    .subtitle = 8ラウンドの病院経営
    .blurb = 救急車を選び、病院を広げ、看護師と専門医をうまく配置して、できるだけ多くの患者を元気に退院させます。
    .players = 2～4人

## 章

dh-section-setup = ゲームの準備
dh-section-order = ゲームの進行
dh-section-intake = フェイズ1：入院
dh-section-improvement = フェイズ2：改善
dh-section-action = フェイズ3：アクション
dh-section-neglect = フェイズ4：悪化
dh-section-discharge = フェイズ5：退院
dh-section-shift = フェイズ6：終了
dh-section-scoring = 最終得点計算
dh-section-variants = バリアント
dh-section-expansion = ミニ拡張：臨床試験
dh-section-hard = ハードモード

## ルール：準備

dh-seats = 2～4人で遊びます。中国語の原文には1～4人とありますが、1人用のルールはどちらにもないので、本キットでも作りません。
    .name = 遊べる人数
dh-first-player = 最初のスタートプレイヤーはくじで決め、スタートプレイヤートークンを渡します。決め方は日本語の原文になく、中国語の原文では最近病院へ行った人です。
    .name = スタートプレイヤー
    .broken = スタートプレイヤーになるのは{ $players }人のだれかです。{ $have }番の席はありません。
dh-board = 全員に病院ボードを1枚。6つの施設、3床ずつの病棟4つ、霊安室、ナースステーション、退院エリアがあります。
    .name = 病院ボード
dh-nurses = 全員が看護師（白のミープル）を3個取り、ナースステーションに置きます。
    .name = 看護師3個
    .broken = 看護師{ $have }個は、このラウンドにもう全部使いました。
dh-ambulances = 人数より1台多い救急車を、1番から順に、ダイスの絵のない面を上にして並べます。
    .name = 救急車の台数
    .broken = { $players }人で並べる救急車は{ $need }台です（選んだのは{ $have }台）。
dh-score-track = 全員が同じ色のマーカーを2個取り、1個は自分の色の目印に、もう1個は得点ボードの横に置きます。
    .name = マーカー
dh-offer-size = 施設タイルと専門医を、それぞれ人数より1枚少なく場に並べ、2人ならどちらかを1枚足します。日本語の原文では合計が人数＋1枚で、違うのは4人のときだけです（設定）。
    .name = 場に並べる枚数
    .broken = 次に並べるのは{ $need }です（選んだのは{ $have }）。
dh-offer-extra = 2人のとき足す1枚を施設にするか専門医にするかは、スタートプレイヤーが決めます。中国語の原文だけにあり、準備でも終了フェイズでも並べるたびに決めます。
    .name = 足す1枚
    .broken = { $players }人では、1枚足すことはありません。
dh-copies = 施設タイルも専門医も同じものが2枚ずつあり、2枚とも自分のものにしてかまいません。
    .name = 2枚ずつ
    .broken = 「{ $improvement }」は全部で{ $count }枚、もう山札にはありません。
dh-supply = 専門医のミープル、輸血バッグ、死亡者トークンは共通の置き場にまとめます。足りなくなったときのことは原文になく、数に限りはないものとします。
    .name = サプライ
dh-bag = 袋に入れるダイスは4人で63個、3人で54個、2人で45個、3色とも同じ数です。日本語の原文に数はありません。
    .name = 袋のダイス
    .broken = { $players }人で袋に入れるダイスは{ $need }個です（選んだのは{ $have }個）。
dh-start-dice = 1人3個ずつ引き、好きなように3・4・5を1つずつ割り当てます。中国語の原文では3～5のどの目でもかまいません（設定）。
    .name = 最初の患者
    .broken = 引いた色は{ $colours }、付ける値は{ $need }です（選んだのは色が{ $tried }、値が{ $have }）。
dh-start-place = 最初の患者は未治療スペースに置きます。日本語の原文では1つの病棟に、中国語の原文ではどの病棟でもよく、本キットは後者です（違いは出ません）。
    .name = 最初の患者の場所
dh-administrators = 責任者カードを1人2枚ずつ伏せて配ります。中国語の原文では、初めてなら使わなくてもかまいません（設定）。
    .name = 責任者カード
    .broken = 「{ $administrator }」は配れません。どのカードも1枚だけで、配るのはくじです。
dh-administrator-choice = 2枚から1枚をひそかに選び、全員そろって公開します。残りは箱に戻します。
    .name = 責任者を選ぶ
    .broken = 「{ $administrator }」は手元の2枚にありません。
dh-aids = 全員に早見表を1枚ずつ配ります。
    .name = 早見表

## ルール：進行

dh-rounds = ゲームは全8ラウンドで、1ラウンド終わるごとにラウンドマーカーを1つ進めます。
    .name = 8ラウンド
    .broken = 次は全{ $rounds }ラウンドの第{ $need }ラウンドです（選んだのは{ $have }）。
dh-phases = 1ラウンドは、入院、改善、アクション、悪化、退院、終了の6フェイズをこの順に行います。
    .name = 6つのフェイズ
    .broken = 今は「{ $now }」です。その行動は「{ $need }」で行います。
dh-turn = スタートプレイヤートークンを持つ人から時計回りに行い、改善フェイズだけは救急車の番号順です。トークンの持ち主が変わるのは入院フェイズだけです。
    .name = 手番
    .broken = 今は{ $who }の番です（試みたのは{ $seat }）。
dh-last-round = 第8ラウンドは終了フェイズを飛ばし、すぐ最終得点計算です。治療した患者を上段に戻すかは原文になく、そのままにします。
    .name = 最終ラウンド
    .broken = 第8ラウンドが最後です。終了フェイズも次のラウンドもありません。
dh-over = 勝者が決まればゲームは終わりで、もう行動はできません。
    .name = ゲーム終了
    .broken = ゲームは終わっています。

## ルール：入院フェイズ

dh-draw = 救急車1台につき3個のダイスを袋から引きます。ダイス1個が患者1人です。
    .name = ダイスを引く
    .broken = 袋に{ $colour }のダイスは残っていません。
dh-reroll = 引いたダイスを振り、1と6は2～5が出るまで振り直します。小さい目ほど重い患者です。
    .name = 1と6は振り直し
    .broken = { $value }は振り直しです。新しい患者の値は2～5になります。
dh-ambulance-order = 値の小さいダイスから順に、番号の小さい救急車へ3個ずつ乗せます。
    .name = 小さい値から順に
    .broken = 次に乗せる救急車は{ $need }番です（選んだのは{ $have }番）。
dh-ambulance-fill = 色の違う同じ値が1台に入りきらないときは、ラストプレイヤーが決めます。どこまで決めるかは原文になく、同じ救急車の中の並びは意味がないので尋ねません。
    .name = 同じ値の割り振り
    .broken = 小さい値が先なので、たとえば「{ $need }」です（選んだのは「{ $have }」）。
dh-choose = スタートプレイヤーから時計回りに、救急車を1台ずつ患者ごと選びます。
    .name = 救急車を選ぶ
    .broken = 救急車{ $ambulance }番は選べません（あるのは1～{ $last }番、この番号を選んだ人：{ $seat }）。
dh-first-ambulance = スタートプレイヤーは1番の救急車を選べません。ほかの人のことは原文になく、選べるものとします。
    .name = 1番は選べない
    .broken = { $seat }はスタートプレイヤーなので、1番の救急車を選べません。
dh-unused = だれも選ばなかった救急車の患者は、袋に戻します。
    .name = 残った救急車
    .broken = 残った救急車は{ $need }番です（選んだのは{ $have }番）。
dh-lowest = いちばん小さい番号を選んだ人が、輸血バッグ1個とスタートプレイヤートークンを受け取ります。1番が残ったときのことは日本語の原文になく、中国語の原文の例のとおり、選ばれた中で最小の番号とします。
    .name = 最小の番号
    .broken = 選ばれた最小の番号は{ $ambulance }番なので、トークンは{ $need }のものです（選んだのは{ $have }）。
dh-admit = 救急車の患者は全員、病棟の空いた未治療スペースに入れます。別々の病棟に分けてもかまいません。
    .name = 入院
    .broken = 入院する患者は{ $need }人です（選んだのは{ $have }人）。
dh-beds = 病床は4病棟に3床ずつの12床で、前からの患者と新しい患者を合わせた数です。
    .name = 12床
    .broken = 入院する患者は{ $need }人、空いている病床は{ $have }床です。
dh-overflow = 病床が足りなければ、その分だけ前からの患者を袋に戻し、1人につき死亡者1です。だれを戻すかは原文になく、本人が選びます。新しい患者は断れません。
    .name = 満床
    .broken = だれも戻す必要はありません。入院する患者は{ $need }人、空いている病床は{ $have }床です。
dh-pandemic-mode = ハードモードです。毎ラウンド、全員が袋からもう1個引いて振り（1と6は振り直し）、患者を1人多く入院させます。
    .name = 全国的な感染拡大
    .broken = このゲームでは「全国的な感染拡大」を使わないので、追加の患者は来ません。
dh-pandemic = 追加の1個を引くのは、日本語の原文では救急車を選ぶとき（設定）、中国語の原文ではその後です。本キットはほかの患者が全員入院してから、時計回りに引きます。
    .name = 追加の患者の時期
    .broken = 今は「{ $now }」で、追加の1個を引くときではありません。
dh-bag-empty = 袋が空なら追加の患者はいません。原文にはなく、救急車を選ぶときに引く設定でだけ起こります。
    .name = 袋が空のとき

## ルール：改善フェイズ

dh-improve-order = 選んだ救急車の番号が小さい人から順に、病院を改善します。
    .name = 改善の順番
    .broken = 救急車の番号順では、今は{ $who }の番です（試みたのは{ $seat }）。
dh-improve = 場から1つ選びます。施設タイルなら病院につなげ、専門医なら同じ色のミープルも取ります。
    .name = 改善は1つ
    .broken = 「{ $improvement }」は今、場にありません。
dh-improve-optional = 何も取らなくてもかまいません。「できる」と書かれているだけで、取らないときのことは原文になく、必ず取る設定もあります。
    .name = 改善しない
    .broken = この設定では必ず1つ取ります（場にあるのは{ $count }枚）。
dh-leftover = 取られた分は終了フェイズまで補充せず、場の入れ替えもありません。
    .name = 補充しない
    .broken = 今は「{ $now }」です。補充は終了フェイズだけで行います。
dh-return-improvement = 全員の改善が済んだら、1人1つまで、取ったばかりのものも山札の下に戻して輸血バッグ1個にできます。順番は原文になく救急車の番号順、ボードに印刷された施設は戻せません。
    .name = 改善を戻す
    .broken = 「{ $improvement }」は、戻せる自分のタイルや専門医ではありません。

## ルール：アクションフェイズ

dh-phase3-order = 日本語の原文では全員同時、中国語の原文では初めてなら順番にとあります。互いに影響はないので、スタートプレイヤーから1人ずつ尋ねます。
    .name = 同時か順番か
    .broken = 今アクションを行うのは{ $who }です（試みたのは{ $seat }）。
dh-activate = ミープルを施設に置くと、その治療をすぐに最後まで行います。次のミープルを置くのはその後です。
    .name = ミープルの配置
    .broken = 先に「{ $department }」の効果を終えてください。
dh-meeple = 看護師も専門医も、どの色の施設にも置けます。
    .name = 自分のミープル
    .broken = { $meeple }は、この病院にいません。
dh-meeple-once = どのミープルも、動かせるのは1ラウンドに1回です。
    .name = ミープルは1回
    .broken = { $meeple }のミープルは{ $have }個ありますが、このラウンドに使えるものは残っていません。
dh-department = 使えるのは、ボードの6施設とつなげた施設タイルです。だれを治療するかは施設ごとに決まっています。
    .name = 自分の施設
    .broken = 「{ $department }」は、この病院にありません。
dh-department-once = どの施設も、置けるミープルは1個、稼働は1ラウンドに1回です。
    .name = 施設は1回
    .broken = 「{ $department }」は{ $have }つありますが、このラウンドに使えるものは残っていません。
dh-meeples-optional = ミープルは全部置かなくてもかまいません。もう何もしなければアクションは終わりです。
    .name = 使わないミープル
dh-full-effect = 必要な患者がそろわず、効果をすべて行えない施設は使えません。余った治療の段階は日本語の原文になく、むだになるだけで使えるものとします。
    .name = 完全に行う
    .broken = 「{ $department }」の効果をすべて行うには、患者が足りません。{ $bag ->
        [1] 輸血バッグを1個先に使えばできます。
       *[other] { "" }
    }
dh-department-effect = 施設はタイルの示す患者を、示す人数だけ、示す段階だけ治療します。
    .name = 施設の効果
    .broken = 「{ $department }」の示す患者や人数に合いません：{ $patients }
dh-intensive-care = 集中治療室はボードのとおり、値1か2の患者を治療します。中国語の原文の例は「どの患者でも」ですが、そのダイスは2です。
    .name = 集中治療室
    .broken = 集中治療室が治療するのは値1か2の患者です：{ $patients }
dh-patient = 治療できるのは自分の病院の患者だけです。
    .name = 自分の患者
    .broken = この病院にいません：{ $patients }
dh-treat = 1段階の治療でダイスの目を1つ上げます。治療済みの患者も同じラウンドにまた治療でき、その場に残ります。
    .name = 治療
dh-first-treatment = ラウンドで最初に治療されたとき、患者を下段の治療済みスペースへ移します。何による治療でも1回だけ移すと読みます。
    .name = 下段へ移す
dh-leave = 値が7以上になった患者は退院エリアへ移り、退院フェイズで得点になります。
    .name = 7以上で退院
dh-specialist-effect = 専門医で施設を稼働させると、施設の治療が終わった後に専門医の効果を使えることがあります。
    .name = 専門医の効果
dh-specialist-trigger = 効果が出るのは、専門医と同じ色の患者を施設が治療したとき、青なら何色でもです。原文には例が1つあるだけで、本キットはこれを決まりとします。
    .name = 効果の条件
    .broken = 今使える専門医の効果はありません。
dh-specialist-optional = 専門医の効果は使わなくてもかまいません。日本語の原文ではどちらとも決まりません。
    .name = 使わなくてもよい
dh-specialist-target = 「その患者」とは、施設が今治療した患者です。その色ならだれでもよいかは原文になく、設定で選べます。
    .name = 専門医の相手
    .broken = { $specialist }の効果は、ここでは次の患者に使えません：{ $patients }
dh-specialist-count = 施設が何人治療しても、効果は1回です。中国語の原文では相手は1人だけ（設定）ですが、本キットではカードに書かれた人数です。
    .name = 効果は1回
    .broken = この効果の相手は{ $need }人までです（選んだのは{ $have }人）。
dh-specialist-words = 原文にないので、「同じ値」は施設の治療が済んだ値で比べ、「別の患者」は別のダイスとします。
    .name = 同じ値、別の患者
    .broken = { $specialist }の効果は、ここでは次の患者に使えません：{ $patients }。値は施設の治療の後に比べ、「別の患者」は別のダイスです。
dh-specialist-gone = もう退院した患者に専門医の効果はありません。原文にはなく、今治療したほかの患者を選んでかまいません。
    .name = もう退院した
dh-blood-bag = アクションフェイズに輸血バッグを使うと、1個につき患者1人を1段階治療するか、1人の色をこのフェイズの間変えられます。
    .name = 輸血バッグ
    .broken = 輸血バッグが{ $need }個必要です（持っているのは{ $have }個）。
dh-bag-timing = アクションフェイズのいつ使うかは原文ではっきりせず、効果と効果の間ならいつでもとします。人数をそろえるには、ミープルを置く前に使います。
    .name = 使う時期
    .broken = 「{ $department }」の効果の途中です。輸血バッグはその前か後に使います。
dh-colour-bag = 色を変えられるのは、このフェイズでまだ治療していない患者です。この制限は中国語の原文だけにあり、設定で外せます。
    .name = 色を変える
    .broken = このフェイズで治療済みなので、色を変えられません：{ $patients }
dh-colour-lasts = 変えた色はアクションフェイズの終わりまでです。中国語の原文ではダイスとバッグを終了フェイズまでタイルに置きますが、本キットではバッグをすぐ使いきり、ダイスは病棟に残します。
    .name = 色の続く間
dh-colour-counts = 変えた色は施設と専門医に通用します。責任者と得点については原文になく、本来の色で数えます。
    .name = 色の通用する所
    .broken = この患者はもう{ $colour }として扱われています。

## ルール：悪化フェイズ

dh-neglect = アクションの後、上段の未治療スペースに残った患者は放置されたことになり、値が1つ下がります。
    .name = 放置された患者
    .broken = { $have }ではありません。未治療スペースに残った患者を数えてください。
    .answer = 正解は{ $need }です。
dh-neglect-death = 値が0以下になった患者は死亡し、ダイスは袋へ、死亡者トークン1個を霊安室へ置きます。日本語の原文は1から0だけ、中国語の原文は0以下とします。
    .name = 死亡
    .broken = { $have }ではありません。放置されて値が0以下になる患者を数えてください。
    .answer = 正解は{ $need }です。
dh-superbug = ハードモードです。放置された患者の値が1つではなく2つ下がります。値1も2も死亡です。
    .name = スーパー耐性菌
    .broken = { $have }ではありません。2つ下がって0以下になる患者を数えてください。
    .answer = 正解は{ $need }です。

## ルール：退院フェイズ

dh-discharge = このラウンドに退院した患者を数えて得点し、そのダイスを袋に戻します。
    .name = 退院した患者
    .broken = { $have }ではありません。退院エリアのダイスを数えてください。
    .answer = 正解は{ $need }です。
dh-discharge-table = 1人から12人まで順に1、3、5、7、9、11、14、17、21、25、30、35点です。中国語の原文は表を指すだけで、表がありません。
    .name = 退院の得点表
    .broken = 退院{ $count }人の得点は{ $have }点ではありません。得点表を見てください。
    .answer = 正解は{ $need }です。
dh-empty-bonus = 4つの病棟が空で退院フェイズを終えた人は、さらに5点です。中国語の原文では、全員を治して退院させたときです（設定：悪化フェイズで死亡者なし）。
    .name = 病棟が空
    .broken = { $have }ではありません。病棟がすべて空のときの得点を見てください。
    .answer = 正解は{ $need }です。
dh-administrator-points = 責任者は毎ラウンドの退院で得点します。原文は手元にないページを指すだけで、数え方の一部は本キットのものです。
    .name = 責任者の得点
    .broken = { $have }ではありません。責任者が何を数えるか見てください。
    .answer = 正解は{ $need }です。

## ルール：終了フェイズ

dh-shift = 看護師はナースステーションへ、専門医はカードへ、救急車は中央へ戻し、治療済みの患者を上段の未治療スペースに戻します。
    .name = シフト変更
    .broken = { $have }ではありません。治療済みスペースの患者を数えてください。
    .answer = 正解は{ $need }です。
dh-leftover-order = 残った改善は山札の下に入れ、新しく並べます。順番は中国語の原文になく、無作為にします。
    .name = 場の入れ替え

## ルール：最終得点計算

dh-fatalities = 死亡者トークン1個につき2点を失います。
    .name = 死亡者
    .broken = { $have }ではありません。霊安室のトークン1個を−2点で数えてください。
    .answer = 正解は{ $need }です。
dh-fatality-place = 数えるのは霊安室のトークンです。中国語の原文では一度「退院エリア」となっていますが、書き誤りと見ます。
    .name = 霊安室のトークン
dh-bags-left = 残った輸血バッグは1個1点です。
    .name = 残った輸血バッグ
    .broken = { $have }ではありません。持っている輸血バッグを数えてください。
    .answer = 正解は{ $need }です。
dh-win = 得点が最も多い人の勝ちです。
    .name = 勝利
    .broken = 「{ $have }」ではありません。合計点を比べてください。
    .answer = 正解は「{ $need }」です。
dh-tiebreak = 同点なら、病院に残った患者が最も少ない人の勝ちです。3人以上の同点は原文になく、並んだ全員で比べます。
    .name = 同点
    .broken = 「{ $have }」ではありません。同点の人の、残った患者の少なさ、次に値の合計の大きさを比べてください。
    .answer = 正解は「{ $need }」です。
dh-tiebreak-values = それも同じなら残った患者の値の合計が最も大きい人、なお同じなら勝利を分かち合います。患者がいないときは原文になく、合計0とします。
    .name = 値の合計
    .broken = 「{ $have }」ではありません。得点も患者数も同じ人の、値の合計を比べてください。それも同じなら分かち合います。
    .answer = 正解は「{ $need }」です。

## ルール：バリアント

dh-events = 第2ラウンドから、入院フェイズの前にイベントを1枚めくり、終了フェイズで取り除きます。中国語の原文だけにあり、カードの中身は書かれていません。
    .name = イベントカード
    .broken = { $have }ではありません。イベントの示す色の退院した患者を1人1点で数えてください。
    .answer = 正解は{ $need }です。
dh-event-cards = イベント15種は本キットのもので、1枚ずつです。
    .name = 本キットのイベント
    .broken = 「{ $event }」はもう出ました。
dh-event-closed = イベントで閉まった施設は、そのラウンドには使えません（本キットのルール）。
    .name = 閉鎖された施設
    .broken = 「{ $department }」はこのラウンド閉鎖されています。
dh-final-round = 第8ラウンドの後、人数と同じ台数の救急車を裏返し、順番に1人ずつ、色と値の合う空きへ患者を送って1点です。パスの条件は原文ではっきりせず、送れる人は必ず送ります。
    .name = 最後の搬送
    .broken = この病院にその患者はいません：{ $patients }
dh-final-place = 裏面の救急車は、赤・黄・緑を1人ずつ、書かれた値だけ受け入れます。値は本キットのものです。
    .name = 受け入れ先
    .broken = 救急車{ $ambulance }番に、この患者の空きはありません：{ $patients }
dh-final-left = 最後の搬送の後、病院に残った患者は1人につき−1点です。
    .name = 残された患者
    .broken = { $have }ではありません。残った患者を1人−1点で数えてください。
    .answer = 正解は{ $need }です。

## ルール：ミニ拡張

dh-expansion = 施設タイル8枚（4種2枚ずつ）と専門医12枚（6種2枚ずつ）が加わります。その効果もほかと同じ治療です。
    .name = ミニ拡張
    .broken = 「{ $improvement }」はミニ拡張のもので、このゲームでは使いません。
dh-expansion-deck = 混ぜ方は食い違います。日本語の原文では全部加えて32枚と36枚（設定）、中国語の原文では基本の一部だけ使い、タイル20枚（4人は24枚）と専門医24枚です。
    .name = 山札の作り方
    .broken = { $players }人で混ぜるのは、タイル{ $tiles }枚と専門医{ $cards }枚です（選んだのは{ $have }）。
dh-set-aside = 4人なら、基本のタイルを12種ずつの2組に分け、片方から8枚をくじで選んで箱に戻します。
    .name = 抜くタイル
    .broken = 「{ $improvement }」は抜けません。その組にないか、もう抜いてあります。
dh-experiment = 値を下げた患者、振り直した患者、入れ替えた患者も治療済みで、下段に移り、同じ色の専門医も働きます。効果は原文になく、本キットで決めました。
    .name = 実験も治療
dh-trial = 臨床試験（本キット）では、値4～6の1人を1つ下げ、値1～3の1人を2つ上げます。どの効果でも値1は下げられません。
    .name = 臨床試験
    .broken = 値1の患者は下げられません：{ $patients }
dh-drug = 試験薬（本キット）はダイスを振り直します。1と6が出たら、さらに振り直します。
    .name = 試験薬
    .broken = ここで振り直せるのは値1、2、3の患者です：{ $patients }
dh-swap = 移植（本キット）は、値の違う2人の値を入れ替えます。2人とも治療済みで、退院はしません。
    .name = 移植
    .broken = 2人とも値は{ $value }なので、入れ替えられません。
dh-registrar = 専攻医を置いた施設の治療で患者が退院すれば、何人でもすぐ1点です。この読み方は本キットのものです。
    .name = 専攻医の得点
    .broken = { $have }ではありません。専攻医のカードを見てください。
    .answer = 正解は{ $need }です。

## ルール：ハードモード

dh-crisis = ハードモードです。最初の患者が1人3個ではなく5個になります。
    .name = 開業時の難局
    .broken = 最初の患者は{ $need }人です（選んだのは{ $have }人）。
dh-crisis-values = 5個の値は、日本語の原文のとおり3・3・4・5・5です。中国語の原文では3・3・4・4・5です（設定）。どのダイスをどの値にするかは自由です。
    .name = 難局の値
    .broken = 引いた色は{ $colours }、付ける値は{ $need }です（選んだのは色が{ $tried }、値が{ $have }）。

## 手順の名前

dh-phase-start = 最初のスタートプレイヤー
dh-phase-bag = 袋の用意
dh-phase-ambulances = 救急車を並べる
dh-phase-set-aside = 抜くタイル
dh-phase-decks = 山札を作る
dh-phase-offer = 場に並べる
dh-phase-extra = 足す1枚を決める
dh-phase-start-dice = 最初の患者を引く
dh-phase-start-patients = 最初の患者の値
dh-phase-deal = 責任者を配る
dh-phase-administrator = 責任者を選ぶ
dh-phase-reveal = 責任者の公開
dh-phase-event = イベント
dh-phase-dice = ダイスを引いて振る
dh-phase-load = 救急車に乗せる
dh-phase-choose = 救急車を選ぶ
dh-phase-unused = 残った救急車
dh-phase-token = スタートプレイヤートークン
dh-phase-admit = 入院
dh-phase-overflow = 満床
dh-phase-extra-die = 追加の患者
dh-phase-admit-extra = 追加の患者の入院
dh-phase-overflow-extra = 追加の患者で満床
dh-phase-improve = 改善
dh-phase-return = 改善を戻す
dh-phase-activate = アクション
dh-phase-treat = 治療
dh-phase-effect = 専門医の効果
dh-phase-roll = 振り直し
dh-phase-bonus = 専攻医の得点
dh-phase-worsen = 悪化
dh-phase-discharge = 退院
dh-phase-empty = 病棟が空のボーナス
dh-phase-administrator-points = 責任者の得点
dh-phase-event-points = イベントの得点
dh-phase-shift = シフト変更
dh-phase-next-round = 次のラウンド
dh-phase-help = 最後の搬送
dh-phase-left-behind = 残された患者
dh-phase-final = 最終得点計算
dh-phase-winners = 勝者の判定
dh-phase-over = ゲーム終了

## 色と患者

dh-colour-red = 赤
dh-colour-yellow = 黄
dh-colour-green = 緑
dh-colour-grey = 灰
dh-colour-blue = 青
dh-colour-white = 白

dh-patient-word = { $colour }{ $value }{ $was ->
    [none] { $treated ->
        [yes] （治療済み）
       *[no] { "" }
    }
   *[other] （元は{ $was }{ $treated ->
        [yes] 、治療済み
       *[no] { "" }
    }）
}
dh-patient-token = { $colour }{ $value }{ $treated ->
    [yes] 済
   *[no] { "" }
}{ $was ->
    [none] { "" }
   *[other] 元{ $was }
}

## 施設

dh-department-pharmacy = 薬局
dh-department-critical-care = 救命救急室
dh-department-oncology = 腫瘍科
dh-department-clinic = 外来診療
dh-department-imaging = 画像診断科
dh-department-intensive-care = 集中治療室
dh-department-operating-theatre = 手術室
dh-department-anaesthesia = 麻酔科
dh-department-cardiology = 循環器内科
dh-department-endocrinology = 内分泌内科
dh-department-renal-medicine = 腎臓内科
dh-department-urology = 泌尿器科
dh-department-infectious-diseases = 感染症科
dh-department-allergy-centre = アレルギーセンター
dh-department-microbiology = 微生物検査室
dh-department-crash-centre = 蘇生センター
dh-department-step-down-unit = 高度治療室
dh-department-rehabilitation = リハビリ科
dh-department-training-department = 研修部
dh-department-clinical-trials = 臨床試験室
dh-department-drug-laboratory = 薬物実験室
dh-department-transplant-unit = 移植室

## 専門医とミープル

dh-specialist-surgeon = 外科医
dh-specialist-anaesthetist = 麻酔科医
dh-specialist-cardiologist = 循環器医
dh-specialist-haematologist = 血液内科医
dh-specialist-radiologist = 放射線科医
dh-specialist-nephrologist = 腎臓内科医
dh-specialist-pharmacist = 薬剤師
dh-specialist-virologist = ウイルス専門医
dh-specialist-immunologist = 免疫専門医
dh-specialist-paramedic = 救急救命士
dh-specialist-general-practitioner = 総合診療医
dh-specialist-triage-nurse = トリアージ看護師
dh-specialist-medical-student = 医学生
dh-specialist-registrar = 専攻医
dh-specialist-resident = 研修医
dh-specialist-transplant-surgeon = 移植外科医
dh-specialist-clinical-researcher = 臨床研究医
dh-specialist-pharmacologist = 臨床薬理医
dh-meeple-nurse = 看護師
dh-meeple-surgeon = { dh-specialist-surgeon }
dh-meeple-anaesthetist = { dh-specialist-anaesthetist }
dh-meeple-cardiologist = { dh-specialist-cardiologist }
dh-meeple-haematologist = { dh-specialist-haematologist }
dh-meeple-radiologist = { dh-specialist-radiologist }
dh-meeple-nephrologist = { dh-specialist-nephrologist }
dh-meeple-pharmacist = { dh-specialist-pharmacist }
dh-meeple-virologist = { dh-specialist-virologist }
dh-meeple-immunologist = { dh-specialist-immunologist }
dh-meeple-paramedic = { dh-specialist-paramedic }
dh-meeple-general-practitioner = { dh-specialist-general-practitioner }
dh-meeple-triage-nurse = { dh-specialist-triage-nurse }
dh-meeple-medical-student = { dh-specialist-medical-student }
dh-meeple-registrar = { dh-specialist-registrar }
dh-meeple-resident = { dh-specialist-resident }
dh-meeple-transplant-surgeon = { dh-specialist-transplant-surgeon }
dh-meeple-clinical-researcher = { dh-specialist-clinical-researcher }
dh-meeple-pharmacologist = { dh-specialist-pharmacologist }

dh-improvement-department = 施設
dh-improvement-specialist = 専門医

## 責任者

dh-administrator-robert-edwards = ロバート・G・エドワーズ
    .text = このラウンドに退院した赤・黄・緑の患者1人ずつの組ごとに1点。
    .known = 生理学者。体外受精による初めての出産（1978年）、2010年ノーベル賞。
dh-administrator-charles-drew = チャールズ・ドリュー
    .text = このラウンドに退院した赤の患者2人ごとに1点。
    .known = 外科医。血漿の保存法を確かめ、最初の大規模な血液銀行を率いた（1940～41年）。
dh-administrator-willem-kolff = ウィレム・コルフ
    .text = このラウンドに退院した黄の患者2人ごとに1点。
    .known = 内科医。実用になる人工腎臓を初めて作った（1943年）。
dh-administrator-alexander-fleming = アレクサンダー・フレミング
    .text = このラウンドに退院した緑の患者2人ごとに1点。
    .known = 細菌学者。ペニシリンを発見した（1928年）、1945年ノーベル賞。
dh-administrator-elizabeth-garrett-anderson = エリザベス・ギャレット・アンダーソン
    .text = このラウンドに退院した患者3人（色は自由）ごとに1点。
    .known = 英国で初めて医師の資格を得た女性（1865年）。女性のための病院を開いた。
dh-administrator-florence-nightingale = フローレンス・ナイチンゲール
    .text = 退院した患者がいて、このラウンドの悪化フェイズで死亡者がいなければ1点。
    .known = 近代看護の創始者。統計を使って陸軍病院の死者を減らした（1854～58年）。
dh-administrator-ignaz-semmelweis = イグナーツ・ゼンメルワイス
    .text = 退院した患者がいて、このラウンドの悪化フェイズで放置された患者がいなければ1点。
    .known = 産科医。手洗いで産褥熱を防げることを示した（1847年）。
dh-administrator-joseph-lister = ジョゼフ・リスター
    .text = このラウンドに患者が5人以上退院したら2点。
    .known = 外科医。石炭酸による消毒手術を始めた（1867年）。

## イベント（本キット）

dh-event-blood-drive = 献血の日
    .text = 全員がすぐに輸血バッグを1個受け取る。
dh-event-nurses-on-leave = 看護師の休暇
    .text = このラウンド、どの病院も看護師が1個少ない。
dh-event-agency-nurse = 派遣看護師
    .text = このラウンド、どの病院も看護師が1個多い。
dh-event-resistant-germs = 耐性菌
    .text = このラウンド、放置された患者の値は2つ下がる。
dh-event-mild-weather = おだやかな陽気
    .text = このラウンド、放置された患者は悪化しない。
dh-event-red-campaign = 赤の週間
    .text = このラウンド、退院した赤の患者1人につきさらに1点。
dh-event-yellow-campaign = 黄の週間
    .text = このラウンド、退院した黄の患者1人につきさらに1点。
dh-event-green-campaign = 緑の週間
    .text = このラウンド、退院した緑の患者1人につきさらに1点。
dh-event-clinic-closed = 外来診療の休診
    .text = このラウンド、外来診療は使えない。
dh-event-imaging-closed = 画像診断科の閉鎖
    .text = このラウンド、画像診断科は使えない。
dh-event-intensive-care-closed = 集中治療室の閉鎖
    .text = このラウンド、集中治療室は使えない。
dh-event-pharmacy-closed = 薬局の休業
    .text = このラウンド、薬局は使えない。
dh-event-critical-care-closed = 救命救急室の閉鎖
    .text = このラウンド、救命救急室は使えない。
dh-event-oncology-closed = 腫瘍科の閉鎖
    .text = このラウンド、腫瘍科は使えない。
dh-event-empty-blood-bank = 血液不足
    .text = このラウンド、最小番号の救急車でも輸血バッグはもらえない。

## 行動：ボタンでの言い方

dh-do-start = 最初のスタートプレイヤーは{ $seat }
dh-do-fill-bag = 袋にダイスを{ $n }個入れる
dh-do-ambulances = 救急車を{ $n }台並べる
dh-do-set-aside = 抜くタイル：{ $department }
dh-do-decks = タイル{ $tiles }枚と専門医{ $cards }枚を混ぜる
dh-do-new-department = 場に施設を並べる：{ $department }
dh-do-new-specialist = 場に専門医を並べる：{ $specialist }
dh-do-extra = 場に{ $improvement }をもう1枚足す
dh-do-start-die = 最初の患者を引く：{ $colour }
dh-do-start-patients = 最初の患者を{ $patients }にする
dh-do-deal = 「{ $administrator }」を配る
dh-do-administrator = 「{ $administrator }」を選ぶ
dh-do-reveal = 責任者を公開する
dh-do-die = ダイスの目：{ $colour }{ $value }
dh-do-load = 救急車{ $ambulance }番に乗せる：{ $patients }
dh-do-ambulance = 救急車{ $ambulance }番を選ぶ
dh-do-unused = 救急車{ $ambulance }番の患者を袋に戻す
dh-do-token = スタートプレイヤートークンは{ $to }へ
dh-do-remove = { $patient }をあきらめる
dh-do-admit = 患者{ $n }人を入院させる
dh-do-extra-die = 追加の患者：{ $colour }{ $value }
dh-do-take-department = { $department }を建てる
dh-do-take-specialist = { $specialist }を雇う
dh-do-take-nothing = 改善しない
dh-do-return-department = { $department }を輸血バッグに替える
dh-do-return-specialist = { $specialist }を輸血バッグに替える
dh-do-keep = 何も戻さない
dh-do-activate = { $department }に{ $meeple }を置く
dh-do-treat = { $patients }を治療する
dh-do-effect = 専門医の効果：{ $patients }
dh-do-trial = 試験：{ $up }を上げ、{ $down }を下げる
dh-do-swap = { $patients }の値を入れ替える
dh-do-drug = { $patient }を振り直す
dh-do-lower = { $patient }を下げて輸血バッグを取る
dh-do-roll = 振り直した値は{ $value }
dh-do-bonus = 専攻医の得点は{ $n }
dh-do-no-effect = 専門医の効果を使わない
dh-do-heal = 輸血バッグで{ $patient }を治療する
dh-do-dye = 輸血バッグで{ $patient }を{ $colour }にする
dh-do-end = アクションを終える
dh-do-worsen = 放置された患者{ $n }人、うち死亡{ $deaths }人
dh-do-discharge = 退院した患者{ $n }人で{ $points }点
dh-do-empty-bonus = 病棟が空のボーナスは{ $n }点
dh-do-administrator-points = 責任者の得点は{ $n }点
dh-do-shift = シフト変更：患者{ $n }人を上段に戻す
dh-do-next-round = 第{ $round }ラウンドに進む
dh-do-final = 死亡者{ $minus }点、輸血バッグ{ $plus }点
dh-do-event = イベント：{ $event }
dh-do-event-points = イベントの得点は{ $n }点
dh-do-send = { $patient }を救急車{ $ambulance }番へ送る
dh-do-left-behind = 残された患者は{ $minus }点
dh-do-winners = 勝者：{ $seats }

## 行動：打ち込む言葉

dh-verb-start = 開始
dh-verb-fill-bag = 袋
dh-verb-ambulances = 台数
dh-verb-set-aside = 抜く
dh-verb-decks = 山札
dh-verb-new-department = 場施設
dh-verb-new-specialist = 場専門医
dh-verb-extra = 追加
dh-verb-start-die = 初期ダイス
dh-verb-start-patients = 初期患者
dh-verb-deal = 配る
dh-verb-administrator = 責任者
dh-verb-reveal = 公開
dh-verb-die = ダイス
dh-verb-load = 乗せる
dh-verb-ambulance = 救急車
dh-verb-unused = 残り
dh-verb-token = トークン
dh-verb-remove = あきらめる
dh-verb-admit = 入院
dh-verb-extra-die = 追加患者
dh-verb-take-department = 建てる
dh-verb-take-specialist = 雇う
dh-verb-take-nothing = なし
dh-verb-return-department = 返す施設
dh-verb-return-specialist = 返す専門医
dh-verb-keep = 返さない
dh-verb-activate = 置く
dh-verb-treat = 治療
dh-verb-effect = 効果
dh-verb-trial = 試験
dh-verb-swap = 移植
dh-verb-drug = 試験薬
dh-verb-lower = 下げる
dh-verb-roll = 振り直し
dh-verb-bonus = 専攻医点
dh-verb-no-effect = 効果なし
dh-verb-heal = 輸血
dh-verb-dye = 色
dh-verb-end = 終了
dh-verb-worsen = 悪化
dh-verb-discharge = 退院
dh-verb-empty-bonus = 空病棟
dh-verb-administrator-points = 責任者点
dh-verb-shift = シフト
dh-verb-next-round = ラウンド
dh-verb-final = 最終
dh-verb-event = イベント
dh-verb-event-points = イベント点
dh-verb-send = 送る
dh-verb-left-behind = 残された
dh-verb-winners = 勝者

dh-token-red = 赤
dh-token-yellow = 黄
dh-token-green = 緑
dh-token-department = 施設
dh-token-specialist = 専門医
dh-token-nurse = 看護師
dh-token-pharmacy = 薬局
dh-token-critical-care = 救命救急室
dh-token-oncology = 腫瘍科
dh-token-clinic = 外来診療
dh-token-imaging = 画像診断科
dh-token-intensive-care = 集中治療室
dh-token-operating-theatre = 手術室
dh-token-anaesthesia = 麻酔科
dh-token-cardiology = 循環器内科
dh-token-endocrinology = 内分泌内科
dh-token-renal-medicine = 腎臓内科
dh-token-urology = 泌尿器科
dh-token-infectious-diseases = 感染症科
dh-token-allergy-centre = アレルギー
dh-token-microbiology = 微生物検査室
dh-token-crash-centre = 蘇生センター
dh-token-step-down-unit = 高度治療室
dh-token-rehabilitation = リハビリ科
dh-token-training-department = 研修部
dh-token-clinical-trials = 臨床試験室
dh-token-drug-laboratory = 薬物実験室
dh-token-transplant-unit = 移植室
dh-token-surgeon = 外科医
dh-token-anaesthetist = 麻酔科医
dh-token-cardiologist = 循環器医
dh-token-haematologist = 血液内科医
dh-token-radiologist = 放射線科医
dh-token-nephrologist = 腎臓内科医
dh-token-pharmacist = 薬剤師
dh-token-virologist = ウイルス専門医
dh-token-immunologist = 免疫専門医
dh-token-paramedic = 救急救命士
dh-token-general-practitioner = 総合診療医
dh-token-triage-nurse = トリアージ看護師
dh-token-medical-student = 医学生
dh-token-registrar = 専攻医
dh-token-resident = 研修医
dh-token-transplant-surgeon = 移植外科医
dh-token-clinical-researcher = 臨床研究医
dh-token-pharmacologist = 臨床薬理医
dh-token-robert-edwards = エドワーズ
dh-token-charles-drew = ドリュー
dh-token-willem-kolff = コルフ
dh-token-alexander-fleming = フレミング
dh-token-elizabeth-garrett-anderson = アンダーソン
dh-token-florence-nightingale = ナイチンゲール
dh-token-ignaz-semmelweis = ゼンメルワイス
dh-token-joseph-lister = リスター
dh-token-blood-drive = 献血
dh-token-nurses-on-leave = 休暇
dh-token-agency-nurse = 派遣
dh-token-resistant-germs = 耐性菌
dh-token-mild-weather = 陽気
dh-token-red-campaign = 赤の週間
dh-token-yellow-campaign = 黄の週間
dh-token-green-campaign = 緑の週間
dh-token-clinic-closed = 外来閉鎖
dh-token-imaging-closed = 画像閉鎖
dh-token-intensive-care-closed = 集中閉鎖
dh-token-pharmacy-closed = 薬局閉鎖
dh-token-critical-care-closed = 救命閉鎖
dh-token-oncology-closed = 腫瘍閉鎖
dh-token-empty-blood-bank = 血液不足

## 履歴

dh-log-start = 最初のスタートプレイヤーは{ $seat }
dh-log-fill-bag = { $seat }が袋にダイスを{ $n }個入れた
dh-log-ambulances = { $seat }が救急車を{ $n }台並べた
dh-log-set-aside = 抜いたタイル：{ $department }
dh-log-decks = { $seat }がタイル{ $tiles }枚と専門医{ $cards }枚を混ぜた
dh-log-new-department = 場に出た施設：{ $department }
dh-log-new-specialist = 場に出た専門医：{ $specialist }
dh-log-extra = { $seat }が場に{ $improvement }をもう1枚足すことにした
dh-log-start-die = { $seat }が引いた最初の患者：{ $colour }
dh-log-start-patients = { $seat }の最初の患者：{ $patients }
dh-log-deal = { $seat }に「{ $administrator }」が配られた
dh-log-deal-hidden = { $seat }に責任者が1枚配られた
dh-log-administrator = { $seat }が「{ $administrator }」を選んだ
dh-log-administrator-hidden = { $seat }が責任者を伏せて選んだ
dh-log-reveal = { $seat }の合図で、全員が責任者を公開した
dh-log-die = ダイスの目：{ $colour }{ $value }
dh-log-load = { $seat }が救急車{ $ambulance }番に乗せた：{ $patients }
dh-log-ambulance = { $seat }が救急車{ $ambulance }番を選んだ
dh-log-unused = { $seat }が救急車{ $ambulance }番の患者を袋に戻した
dh-log-token = { $n ->
    [1] スタートプレイヤートークンと輸血バッグは{ $to }へ
   *[other] スタートプレイヤートークンは{ $to }へ。このラウンドは輸血バッグなし
}
dh-log-remove = { $seat }は病床が足りず、{ $patient }をあきらめた（死亡者1）
dh-log-admit = { $seat }が患者{ $n }人を入院させた
dh-log-extra-die = { $seat }に追加の患者：{ $colour }{ $value }
dh-log-bag-empty = 袋が空で、{ $seat }に追加の患者はいない
dh-log-take-department = { $seat }が{ $department }を建てた
dh-log-take-specialist = { $seat }が{ $specialist }を雇った
dh-log-take-nothing = { $seat }は改善しなかった
dh-log-return-department = { $seat }が{ $department }を輸血バッグに替えた
dh-log-return-specialist = { $seat }が{ $specialist }を輸血バッグに替えた
dh-log-keep = { $seat }は何も戻さなかった
dh-log-activate = { $seat }が{ $department }に{ $meeple }を置いた
dh-log-treat = { $seat }が{ $patients }を治療した
dh-log-effect = { $seat }が専門医の効果を使った：{ $patients }
dh-log-trial = { $seat }の試験：{ $up }を上げ、{ $down }を下げた
dh-log-swap = { $seat }が{ $patients }の値を入れ替えた
dh-log-drug = { $seat }が{ $patient }に試験薬を使う
dh-log-lower = { $seat }が{ $patient }を下げて輸血バッグを取った
dh-log-roll = { $seat }の振り直し：値は{ $value }
dh-log-bonus = { $seat }の専攻医：{ $n }点
dh-log-no-effect = { $seat }は専門医の効果を使わなかった
dh-log-heal = { $seat }が輸血バッグで{ $patient }を治療した
dh-log-dye = { $seat }が輸血バッグで{ $patient }を{ $colour }にした
dh-log-end = { $seat }がアクションを終えた
dh-log-worsen = { $seat }：{ $n ->
    [0] 放置された患者はいない
   *[other] 放置された患者は{ $n }人
}{ $deaths ->
    [0] { "" }
   *[other] 、うち{ $deaths }人が死亡
}
dh-log-discharge = { $seat }：{ $n ->
    [0] 退院した患者はいない
   *[other] { $n }人が退院
}（{ $points }点）
dh-log-empty-bonus = { $seat }は病棟がすべて空：さらに{ $n }点
dh-log-administrator-points = { $seat }の責任者：{ $n }点
dh-log-shift = { $seat }のシフト変更{ $n ->
    [0] { "" }
   *[other] ：治療済みの{ $n }人が上段へ
}
dh-log-next-round = { $seat }がマーカーを進めた：第{ $round }ラウンド
dh-log-final = { $seat }の計算：死亡者{ $minus }点、輸血バッグ{ $plus }点
dh-log-event = イベント：{ $event }
dh-log-event-points = { $seat }のイベント得点：{ $n }点
dh-log-send = { $seat }が{ $patient }を救急車{ $ambulance }番へ送った（1点）
dh-log-left-behind = { $seat }の残された患者：{ $minus }点
dh-log-winners = { $seat }の判定：勝者は「{ $seats }」
dh-log-outcome = ゲーム終了。勝者：{ $seats }

## 手作業

dh-chore-set-up = ゲームの準備
    .teach = 袋に人数分のダイスを入れ、人数より1台多い救急車を並べます。
dh-chore-start-patients = 最初の患者
    .teach = 引いたダイスを決められた値にし、未治療スペースに置きます。
dh-chore-reveal = 責任者の公開
    .teach = 全員が選び終えたら、そろって表にします。
dh-chore-load = 救急車に乗せる
    .teach = ダイスを値の順に並べ、1番の救急車から3個ずつ乗せます。
dh-chore-unused = 残った救急車の片付け
    .teach = だれも選ばなかった救急車の患者を袋に戻します。
dh-chore-token = トークンの受け渡し
    .teach = 最小の番号を選んだ人に、スタートプレイヤートークンと輸血バッグを渡します。
dh-chore-admit = 入院
    .teach = 救急車の患者を全員、未治療スペースに移します。
dh-chore-treat = 治療
    .teach = 施設の示すだけダイスの目を上げ、ラウンドで初めてなら下段に移します。
dh-chore-worsen = 悪化
    .teach = 未治療スペースの患者を数えて目を下げます。0になったら死亡です。
dh-chore-discharge = 退院の得点
    .teach = 退院した患者を数えて得点表を見ます。空の病棟と責任者の分も忘れずに。
dh-chore-shift = シフト変更
    .teach = ミープルを戻し、治療済みの患者を上段に戻します。
dh-chore-next-round = 次のラウンドへ
    .teach = ラウンドマーカーを進め、場に新しい改善を並べます。
dh-chore-final = 最終得点計算
    .teach = 死亡者1人につき2点を引き、輸血バッグ1個につき1点を足します。最後の搬送で残った患者も数えます。
dh-chore-winners = 勝者の判定
    .teach = 得点、残った患者の少なさ、値の合計の大きさの順に比べます。

## 設定

dh-option-offer_size = 場に並べる枚数
dh-option-offer_size-003 = それぞれ人数−1枚
dh-option-offer_size-players-plus-one = 合わせて人数＋1枚
dh-option-start_dice = 最初の患者の値
dh-option-start_dice-standard = 3・4・5を1つずつ
dh-option-start_dice-free = 3～5から自由に
dh-option-administrators = 責任者
dh-option-administrators-on = 使う
dh-option-administrators-off = 使わない
dh-option-crisis = 開業時の難局
dh-option-crisis-off = なし
dh-option-crisis-on = あり（最初の患者5個）
dh-option-crisis_values = 難局の値
dh-option-crisis_values-002 = 3・3・4・5・5
dh-option-crisis_values-003 = 3・3・4・4・5
dh-option-pandemic_mode = 全国的な感染拡大
dh-option-pandemic_mode-off = なし
dh-option-pandemic_mode-on = あり（毎ラウンド患者1人追加）
dh-option-pandemic = 追加の患者を引くとき
dh-option-pandemic-standard = 入院フェイズの最後
dh-option-pandemic-at-choice = 救急車を選ぶとき
dh-option-superbug = スーパー耐性菌
dh-option-superbug-off = なし
dh-option-superbug-on = あり（2つ悪化）
dh-option-improve_optional = 改善
dh-option-improve_optional-standard = しなくてもよい
dh-option-improve_optional-must = 必ずする
dh-option-specialist_target = 専門医の「その患者」
dh-option-specialist_target-standard = 今治療した患者
dh-option-specialist_target-any-of-colour = その色ならだれでも
dh-option-specialist_count = 専門医の効果
dh-option-specialist_count-standard = カードの人数まで
dh-option-specialist_count-one-patient = 1人だけ
dh-option-colour_bag = 色を変えられる患者
dh-option-colour_bag-003 = 未治療の患者だけ
dh-option-colour_bag-any-patient = だれでも
dh-option-empty_bonus = 病棟が空のボーナス
dh-option-empty_bonus-standard = 空ならいつでも
dh-option-empty_bonus-all-discharged = 死亡者がいないときだけ
dh-option-final_round = 最後の搬送
dh-option-final_round-off = なし
dh-option-final_round-on = あり
dh-option-events = イベントカード
dh-option-events-off = なし
dh-option-events-on = あり
dh-option-expansion_deck = ミニ拡張：臨床試験
dh-option-expansion_deck-off = なし
dh-option-expansion_deck-003 = あり（基本は一部だけ）
dh-option-expansion_deck-added = あり（全部混ぜる）

## 結果

dh-ending-win = 得点が最も多い人の勝ち
dh-ending-win-by-patients = 同点、残った患者が少ない人の勝ち
dh-ending-win-by-values = 同点で患者も同数、値の合計が大きい人の勝ち
dh-ending-draw = すべて同じ、勝利を分かち合う

dh-part-discharge-table = 退院した患者
dh-part-empty-bonus = 空の病棟
dh-part-administrator-points = 責任者
dh-part-fatalities = 死亡者
dh-part-bags-left = 輸血バッグ
dh-part-final-round = 最後の搬送
dh-part-events = イベント
dh-part-registrar = 専攻医
dh-part-tiebreak = 同点：残った患者
dh-part-tiebreak-values = 同点：値の合計

## ルール要約

dh-summary-title = ルール要約
