# ダイナマイトナース：遊びの言葉
# 病院は持ち主の名で呼び、番号は左から数えた入院患者の位置、0はきりかえしの外来患者。ルールは「です・ます」、ボタンと見出しは体言止め。

## ゲーム

dn-title = ダイナマイトナース
    .subtitle = 満床病院のカードゲーム
    .blurb = 手ごわい患者はよその病院へ、自分の患者は手遅れになる前にオペ。亡くなる患者をいちばん少なくした人の勝ちです。
    .players = 2～6人

## 章

dn-section-setup = ゲームの準備
dn-section-order = ゲームの進行
dn-section-turn = 自分の手番
dn-section-visit = 患者の外来
dn-section-operation = 患者のオペ
dn-section-events = イベント
dn-section-cards = カードとプレイ
dn-section-end = ゲームの終了と勝敗

## ルール：準備

dn-seats = 2～6人で遊びます。人数は原文にありません。
    .name = 遊べる人数
    .broken = { $players }人で遊んでいるので、{ $have }番の席はありません。

dn-cards = 使うのは119枚。患者50枚、医師26枚、イベント43枚です。
    .name = 使うカード
    .broken = 「{ $piece }」は引けません。{ $count ->
        [0] このデッキには入っていません。
       *[other] 全{ $count }枚のうち、山札にはもう1枚もありません。
    }

dn-six-cards = 原文は「カード6枚」の効果を説明します。本キットでは6種類と読み、それぞれの枚数は本キットで決めます。
    .name = 説明のある6種
    .broken = 「{ $piece }」は引けません。{ $count ->
        [0] このデッキには入っていません。
       *[other] 全{ $count }枚のうち、山札にはもう1枚もありません。
    }

dn-spare = 予備カードは混ぜず、箱に残します。使い方は原文にありません。
    .name = 予備カード
    .broken = 予備カードは混ぜていないので、引くことはありません。

dn-deal = カードをよく混ぜて1人に5枚ずつ配り、残りを裏向きの山札にします。
    .name = 手札を配る
    .broken = 次に配る相手は{ $need }です（選んだのは{ $have }）。

dn-deal-open = 配られたオープンカードは、手札からなくなるまで引き直します。よけたカードの行き先は原文になく、山札に混ぜて戻します（設定で捨て札）。
    .name = 配られたオープン
    .broken = { $have }ではありません。配るときによけたオープンカードを数えてください。
    .answer = 正解は{ $need }です。

dn-start = スタートプレイヤーの決め方は自由です。本キットではくじで決めます。
    .name = スタートプレイヤー
    .broken = スタートプレイヤーは{ $players }人のうちのだれかです。{ $have }番の席はありません。

dn-start-option = 全員が望むときの設定です。配られた手札の患者は、始める前に全部入院させます。細部は原文になく、並べる順は持ち主が決め、急患も入院し、4人以上なら最初の手番で悪化します。
    .name = 入院開始ルール
    .broken = 手札の患者は{ $need }人、全員が入院です（選んだのは{ $have }人）。

## ルール：進行

dn-phases = 手番は、容体の悪化、カードを引く、行動1つ（パス可）、手札の調整、次の人へ、の順です。
    .name = 手番の順序
    .broken = 今は「{ $now }」です。その行動は「{ $need }」で行います。

dn-turn = 手番はスタートプレイヤーから時計回りです。途中で聞かれた人は、その場で答えます。
    .name = 手番
    .broken = 今は{ $who }の番です（試みたのは{ $seat }）。

dn-next = 手番が終わったら、左どなりの人の番です。
    .name = 次の人
    .broken = 「{ $have }」ではありません。手番だった人の左どなり（時計回り）を見てください。
    .answer = 次の手番は{ $need }です。

dn-over = 勝敗が決まったらゲームは終わり、その先の行動はありません。
    .name = ゲームの終わり
    .broken = このゲームはもう終わっています。

dn-hand = 使ったり、押し付けたり、捨てたりできるのは、自分の手札のカードだけです。
    .name = 手札
    .broken = 手札にありません：{ $pieces }

## ルール：自分の手番

dn-worsen-count = 手番の初めに、ベッドからあふれた人数だけ、左の古い患者から順に悪化します。途中で死亡しても人数は変えず、1人1回とします（原文にない）。
    .name = 容体の悪化
    .broken = { $have }ではありません。入院患者の数からベッドの数を引いてください（足りていれば0）。
    .answer = 正解は{ $need }です。

dn-death = 悪化した患者は裏返します。もう裏向きの患者が悪化したら死亡し、自分のキルマークになります。
    .name = 死亡
    .broken = { $have }ではありません。今悪化する患者のうち、もう裏向きの人を数えてください。
    .answer = 正解は{ $need }です。

dn-beds = ベッドは最初3つです。増減は原文になく、オープンカードだけで変わり、1つは必ず残り、減っても次の手番まではだれも悪化しません（設定で3に固定）。
    .name = ベッドの数
    .broken = { $have }ではありません。「{ $piece }」の後のベッドの数を数えてください。
    .answer = 正解は{ $need }です。

dn-draw = 引くのは手番に1枚、きりかえしで得た手番なら2枚です。使った分の補充はありません。
    .name = カードを引く
    .broken = この手番の分はもう引きました。

dn-open-card = オープンカードを引いたらすぐに実行して捨て、オープンでないカードが出るまで引き直します。きりかえしの2枚はどちらもそうします（2枚目は原文にない）。
    .name = オープンカード
    .broken = 実行するのは「{ $need }」です（選んだのは「{ $have }」）。

dn-open-impossible = オープンカードの効果が及ばない場合は原文にありません。できるところまで行い、捨てて引き直します。
    .name = 効果のないとき
    .broken = 「{ $piece }」では何も変わらないので{ $need }です（選んだのは{ $have }）。

dn-quiet-night = 本キットのカードです。どの病院でも、裏向きのうちいちばん古い患者を表にします。
    .name = 静かな夜
    .broken = { $have }ではありません。「{ $piece }」では、裏向きの患者がいる病院を数えてください。
    .answer = 正解は{ $need }です。

dn-blackout = 本キットのカードです。どの病院でも、いちばん古い患者が悪化します。
    .name = 停電
    .broken = { $have }ではありません。「{ $piece }」では、入院患者のいる病院を数えてください。
    .answer = 正解は{ $need }です。

dn-recovery = 本キットのカードです。引いた人のいちばん古い患者が退院します。裏向きなら表にします。
    .name = 自然治癒
    .broken = { $have }ではありません。「{ $piece }」で治るのは、引いた人のいちばん古い患者1人です。
    .answer = 正解は{ $need }です。

dn-one-action = 行動は外来、オペ、イベント（何枚でも）のうち1つ、またはパスです。外来やオペにイベントを足せるかは原文がはっきりせず、足せないとします（設定で可）。割り込みのカードは数えません。
    .name = 行動は1つ
    .broken = この手番の行動はもう「{ $done }」に使いました。

dn-hand-limit = 手番の終わりに6枚以上なら、4枚になるまで捨てます。5枚はそのままです。どれを捨てるかは原文になく、自分で選びます。
    .name = 手札の調整
    .broken = 捨てるのは{ $need }枚です（選んだのは{ $have }枚）。

## ルール：外来

dn-outpatient = 手番に、手札の患者を1人だけ、ほかの人に押し付けることができます。これが外来です。
    .name = 患者の外来
    .broken = 外来は自分以外へ送ります（選んだのは{ $seat }）。

dn-kirikaeshi = 外来を受けた人は、治せる医師が手札にいれば、その場でオペできます。治すのはその1人だけで、入院患者は一緒に治せません。
    .name = きりかえし
    .broken = 難易度{ $need }の患者に、技術度{ $have }の医師では足りません。

dn-kirikaeshi-turn = きりかえすと、番はその人に移ります。「悪化なし・2枚引く」がどの手番かは原文がはっきりせず、その移った手番とします（設定で、跳ばされた人の次の手番）。
    .name = きりかえしの手番
    .broken = 「{ $have }」ではありません。きりかえしたのはだれでしょうか。
    .answer = 次の手番は{ $need }です。

dn-kirikaeshi-discard = きりかえされた人の手札の調整は原文になく、番が移る前に行います。
    .name = 番が移る前の調整
    .broken = 番が移る前に捨てるのは{ $need }枚です（選んだのは{ $have }枚）。

dn-admit = きりかえさない外来患者は、いちばん新しい入院患者の右に並べます。満床でも断れず、ベッドに入れない分はあふれ患者です。
    .name = 入院
    .broken = { $have }番ではありません。新しい患者は入院患者全員の右に並びます。
    .answer = 正解は{ $need }番です。

dn-emergency = 急患は入院できません。送られた人が救えなければ、その場で死亡します。
    .name = 急患
    .broken = 「{ $piece }」ではできません。急患は入院できず、その場で死亡するのは急患だけです。

dn-emergency-op = 原文が食い違います。急患に「きりかえし」はできない（104行）とも、しなければ死亡（115～117行）ともあります。救えるなら必ずオペとします（設定：番は移らない、または救えない）。
    .name = 急患のオペ
    .broken = { $must ->
        [1] 「{ $piece }」なら急患を救えるので、必ずオペします。
       *[other] 「{ $piece }」は急患です。「救えない」の設定では、きりかえしできません。
    }

dn-emergency-kill = その場で死亡した急患は、最後に送られた人のキルマークです。だれのものかは原文にありません。
    .name = 急患のキルマーク
    .broken = 「{ $have }」ではありません。急患が最後に送られたのはだれでしょうか。
    .answer = キルマークは{ $need }のものです。

dn-pass-on-user = 「たらいまわし」で外来患者をほかの人に回せます（番は移りません）。使える人は原文になく、今その患者を送られている人が、入院やオペの前に使います。
    .name = たらいまわしする人
    .broken = 今患者を送られているのは{ $who }です（試みたのは{ $seat }）。

dn-pass-on-target = 回す先は自分以外のだれでもよく、送り主に戻しても、さらに回してもかまいません。原文に制限はなく、送り主がきりかえせば、いつもどおり新しい手番です。
    .name = たらいまわしの先
    .broken = 回す先は自分以外です（選んだのは{ $seat }）。

## ルール：オペ

dn-operation = オペでは、手札の医師1枚と、治す入院患者を宣言します。
    .name = オペ
    .broken = オペする患者がいません。入院患者がいないか、まだ1人も選んでいません。

dn-operation-sum = 難易度の合計が医師の技術度を超えなければ、何人でも一度にオペできます。並ぶ位置は関係ありません。
    .name = まとめてオペ
    .broken = 必要な技術度は{ $need }、医師は{ $have }です。

dn-choose-order = 本キットの決まりです。同じ選択が重ならないよう、患者は左から順に指定し、隣り合う同じ患者はいちばん左を選びます。
    .name = 左から指定
    .broken = { $have }番ではなく、{ $need }番を指定してください。

dn-twice = 1人の患者のオペは手番に1回です。裏向きの患者を一気に退院させることはできません。
    .name = オペは1回
    .broken = { $place }番の患者はもう選びました。

dn-almighty = オールマイティは、難易度が技術度以下の患者を全員まとめてオペできます。全員でなければいけないかは原文になく、選んでよいとします。
    .name = オールマイティ
    .broken = この患者の難易度は{ $need }、オールマイティの技術度は{ $have }です。

dn-treated = オペが済んだ医師は捨てます。表向きの患者は退院して捨て札に、裏向きの患者は表になります。
    .name = オペの結果
    .broken = 「{ $have }」ではありません。成功した患者のうち、表向き、裏向きの順に数えてください。
    .answer = 退院と表にする人数は「{ $need }」です。

dn-table-option = 全員が望むときの設定です。あふれ患者はオペできません。いつの並びで見るかは原文になく、宣言したときとし、新薬投与はオペに数えません。
    .name = 手術台ルール
    .broken = ベッドは{ $need }つです。{ $have }番はあふれ患者なのでオペできません。

dn-op-sabotage = 宣言したオペは、ほかの人のイベントに妨害されなければ必ず成功します。聞く順は原文になく、時計回りに何枚でも、全員がパスするまで続けます。
    .name = オペの妨害
    .broken = { $seat }はオペをする本人なので、妨害できません。

dn-spoilers = 「インターン」はオペ全体を、「誤診」は患者1人を失敗させます。原文に説明がなく、本キットで決めた効果です。
    .name = 妨害カード
    .broken = { $place ->
        [0] 外来患者はオペの相手ではないか、もう失敗しています。
       *[other] { $place }番の患者はオペの相手ではないか、もう失敗しています。
    }

dn-spoilt = 失敗した患者はすぐに悪化します。表向きなら裏返し、裏向きなら死亡です。
    .name = オペの失敗
    .broken = 「{ $have }」ではありません。失敗した患者のうち、表向き、裏向きの順に数えてください。
    .answer = 悪化と死亡は「{ $need }」です。

dn-kirikaeshi-spoilt = きりかえしの妨害は原文になく、できるとします。外来患者は裏向きで入院、急患は死亡、番は移りません（設定：妨害なし、または番は移る）。
    .name = きりかえしの失敗
    .broken = 「{ $have }」ではありません。失敗なら外来患者は悪化（1つ目の数）、急患は死亡（2つ目の数）です。
    .answer = 悪化と死亡は「{ $need }」です。

## ルール：イベント

dn-event-time = イベントカードは、カードの示す時期に使います。時期が合えば何枚でも、どの順でもかまいません。
    .name = イベントの時期
    .broken = 今は「{ $now }」です。このカードは「{ $need }」で使います。

dn-cancel = 「そんなはずはない」は、直前にほかの人が使ったカードを打ち消します。原文に説明がなく、本キットで決めた効果です。
    .name = 打ち消し
    .broken = { $seat }が自分のカードを打ち消すことはできません。

dn-resolve = 最後に使ったカードから効きます。打ち消しが奇数枚ならイベントは無効、偶数枚なら有効です（本キットの決まり）。
    .name = イベントの判定
    .broken = 「{ $piece }」は「{ $have }」ではありません。打ち消しは{ $count }枚。奇数か偶数かを見てください。
    .answer = 「{ $piece }」は「{ $need }」です。

dn-others = これらのイベントの相手はほかの人です。自分には使えません。
    .name = 相手はほかの人
    .broken = このカードは自分以外に使います（選んだのは{ $seat }）。

dn-epidemic-scope = 「伝染病」で、ほかの人の入院患者は全員悪化し、裏向きなら死亡です。何人に及ぶかは原文がはっきりせず、自分以外の全員とします（設定で1人）。
    .name = 伝染病
    .broken = { $need ->
        [0] 伝染病はほかの全員に及ぶので、相手は選びません（選んだのは{ $have }人）。
       *[other] この設定の伝染病は1人が相手です（選んだのは{ $have }人）。
    }

dn-target-choice = 「容体急変」で、ほかの人の入院患者1人が悪化し、裏向きなら死亡です。どの患者かを決める人は原文になく、使った人が選びます。
    .name = 容体急変
    .broken = { $seat }に入院患者はいません。

dn-referral = 「紹介状」で、自分の入院患者1人を、そのままほかの人の入院患者にします。
    .name = 紹介状
    .broken = 紹介する入院患者がいません。

dn-referral-state = 紹介された患者は裏向きのままでも右端へ移り、きりかえせません。並べる場所とたらいまわしは原文になく、たらいまわしもできないとします。
    .name = 紹介状への返事
    .broken = { $seat }は受け取るだけです。紹介状には、きりかえしもたらいまわしもできません。

dn-new-drug = 「新薬投与」は山札を1枚めくり、イベントでなければ自分の患者が2人まで退院、イベントなら選んだ1人が悪化します。裏向きの患者は原文にはっきりせず、退院できるとします（設定で表にするだけ）。
    .name = 新薬投与
    .broken = めくったカードは「{ $drug }」でした。イベント以外なら2人まで退院、イベントなら1人が悪化します。

dn-audit-turn = 「税務監査」の相手は1回休み。悪化は起こり、できるのはきりかえしだけです。期間は原文になく、使われた時から休みが明けるまでとし、きりかえしで得た手番は普通に行います（設定あり）。
    .name = 税務監査
    .broken = { $seat }は監査中で、使えるのはきりかえしの医師だけです。

## ルール：カードとプレイ

dn-gap = 空いた所は左に詰めます。原文にあるのは死亡のときだけで、退院や紹介状でも同じとします。
    .name = 左に詰める
    .broken = { $have }番はありません。入院患者は{ $need }人です。

dn-kill-pile = キルマークは皆に見えるように置きます。捨て札に混ぜるかは原文になく、ゲームの最後まで手元に残します。
    .name = 残るキルマーク
    .broken = 「{ $piece }」は引けません。全{ $count }枚のうち山札には1枚もなく、キルマークは戻りません。

dn-pile-gone = 山札が尽きたら捨て札を混ぜて新しい山札にし、2回目に尽きたらプレイは終わりです。いつ尽きたとするかは原文になく、引けないときとします（設定で最後の1枚を引いたとき）。
    .name = 山札が尽きたら
    .broken = { $have }ではありません。捨て札の枚数を数えてください。
    .answer = 正解は{ $need }です。

dn-next-play = プレイが終わると次のプレイで、キルマークは残ります。始め方は原文になく、ほかは全部配り直し、時計回りに次の人が始めます（設定で山札だけ作り直す）。
    .name = 次のプレイ
    .broken = 「{ $have }」ではありません。このプレイを始めた人の左どなりを見てください。
    .answer = 次のスタートプレイヤーは{ $need }です。

## ルール：終了と勝敗

dn-end = だれかのキルマークが10になるとゲームは終わりです。手番の途中でもすぐ終わり、同時の死亡は全部数えます（細部は原文にない）。
    .name = ゲームの終了
    .broken = 「{ $have }」ではありません。キルマークが10以上の人を全員選んでください。
    .answer = 10以上は「{ $need }」です。

dn-no-patients = 患者が全員キルマークになってもだれも10に届かなければ、そこで終わりです（本キットの決まり）。
    .name = 患者がいない
    .broken = 10に届いた人はいないので、だれも選びません（選んだのは「{ $have }」）。

dn-win = キルマークが最も少ない人の勝ちです。最も多い人は「ダイナマイトナース」として語り継がれます。
    .name = 勝利
    .broken = 「{ $have }」ではありません。キルマークが最も少ない人です。
    .answer = 最も少ないのは「{ $need }」です。

dn-win-ties = キルマークが同じなら、入院患者の少ない人の勝ちです。それも同じなら勝ちを分け合います。
    .name = 同数のとき
    .broken = 「{ $have }」ではありません。キルマークで並んだ人の入院患者を比べ、それも並べば全員です。
    .answer = 勝者は「{ $need }」です。

## 手順の名前

dn-phase-deal = 手札を配る
dn-phase-shuffle-back = オープンカードを戻す
dn-phase-start = スタートプレイヤー決め
dn-phase-admission = 入院開始
dn-phase-worsen = 容体の悪化
dn-phase-draw = カードを引く
dn-phase-carry-out = オープンカードの実行
dn-phase-reshuffle = 山札を作り直す
dn-phase-next-play = 次のプレイの開始
dn-phase-act = 手番の行動
dn-phase-target = 患者の選択
dn-phase-visit = 外来への返事
dn-phase-receive = 患者の受け取り
dn-phase-choose = オペする患者の宣言
dn-phase-operation = オペの妨害
dn-phase-treat = オペの結果
dn-phase-answer = 打ち消し
dn-phase-resolve = イベントの判定
dn-phase-drug-draw = 新薬を試す
dn-phase-drug = 新薬の効果
dn-phase-discard = 手札の調整
dn-phase-next = 次の人へ
dn-phase-finish = ゲームを終える
dn-phase-winners = 勝者の判定
dn-phase-over = ゲーム終了

dn-used-visit = 外来
dn-used-operation = オペ
dn-used-events = イベント
dn-drug-cure = イベント以外
dn-drug-harm = イベント
dn-verdict-stands = 有効
dn-verdict-cancelled = 無効

## カード

dn-piece-patient-0 = 患者0
dn-piece-patient-1 = 患者1
dn-piece-patient-2 = 患者2
dn-piece-patient-3 = 患者3
dn-piece-patient-4 = 患者4
dn-piece-patient-5 = 患者5
dn-piece-patient-6 = 患者6
dn-piece-patient-7 = 患者7
dn-piece-patient-8 = 患者8
dn-piece-patient-9 = 患者9
dn-piece-emergency-0 = 急患0
dn-piece-emergency-1 = 急患1
dn-piece-emergency-2 = 急患2
dn-piece-emergency-3 = 急患3
dn-piece-emergency-4 = 急患4
dn-piece-emergency-5 = 急患5
dn-piece-emergency-6 = 急患6
dn-piece-emergency-7 = 急患7
dn-piece-emergency-8 = 急患8
dn-piece-emergency-9 = 急患9
dn-piece-doctor-1 = 医師1
dn-piece-doctor-2 = 医師2
dn-piece-doctor-3 = 医師3
dn-piece-doctor-4 = 医師4
dn-piece-doctor-5 = 医師5
dn-piece-doctor-6 = 医師6
dn-piece-doctor-7 = 医師7
dn-piece-doctor-8 = 医師8
dn-piece-doctor-9 = 医師9
dn-piece-doctor-10 = 医師10
dn-piece-almighty-1 = オールマイティ1
dn-piece-almighty-2 = オールマイティ2
dn-piece-almighty-3 = オールマイティ3
dn-piece-almighty-4 = オールマイティ4
dn-piece-almighty-5 = オールマイティ5
dn-piece-almighty-6 = オールマイティ6
dn-piece-almighty-7 = オールマイティ7
dn-piece-almighty-8 = オールマイティ8
dn-piece-almighty-9 = オールマイティ9
dn-piece-almighty-10 = オールマイティ10
dn-piece-epidemic = 伝染病
dn-piece-turn-worse = 容体急変
dn-piece-referral = 紹介状
dn-piece-new-drug = 新薬投与
dn-piece-audit = 税務監査
dn-piece-pass-on = たらいまわし
dn-piece-intern = インターン
dn-piece-misdiagnosis = 誤診
dn-piece-cancel = そんなはずはない
dn-piece-new-bed = ベッド増設
dn-piece-broken-bed = ベッド故障
dn-piece-quiet-night = 静かな夜
dn-piece-blackout = 停電
dn-piece-recovery = 自然治癒
dn-piece-spare = 予備カード

## 行動：ボタンでの言い方

dn-do-deal = { $seat }に配る：{ $piece }
dn-do-shuffle-back = オープンカードを{ $n }枚、山札に戻す
dn-do-start = スタートプレイヤーは{ $seat }
dn-do-admit-dealt = 左から入院：{ $pieces }
dn-do-worsen = 悪化{ $n }人、うち死亡{ $dead }人
dn-do-draw = カードを引く：{ $piece }
dn-do-carry-out = 「{ $piece }」を実行（ベッドか患者の数：{ $n }）
dn-do-reshuffle = 捨て札{ $n }枚で山札を作り直す
dn-do-next-play = 次のプレイを{ $to }から始める
dn-do-outpatient = { $to }に外来：{ $piece }
dn-do-accept = きりかえさない
dn-do-kirikaeshi = きりかえし：{ $piece }
dn-do-pass-on = { $to }へたらいまわし
dn-do-admit = { $place }番に入院
dn-do-kill-mark = { $seat }にキルマーク
dn-do-operate = オペ：{ $piece }
dn-do-choose = { $place }番の患者をオペする
dn-do-declare = オペを宣言
dn-do-epidemic = 伝染病：{ $seats ->
    [all-others] ほかの全員
   *[other] { $seats }
}
dn-do-turn-worse = { $to }の患者が容体急変
dn-do-referral = { $to }へ紹介状
dn-do-new-drug = 新薬投与
dn-do-audit = { $to }に税務監査
dn-do-intern = インターンで妨害
dn-do-misdiagnosis = 誤診で妨害：{ $place ->
    [0] 外来患者
   *[other] { $place }番
}
dn-do-cancel = そんなはずはない（打ち消し）
dn-do-target = { $place }番の患者を選ぶ
dn-do-pass = パス
dn-do-resolve = 「{ $piece }」は{ $verdict }
dn-do-turn-over = めくる：{ $piece }
dn-do-discharge = { $place }番に新薬
dn-do-enough = 新薬はここまで
dn-do-worsen-own = { $place }番の患者が悪化
dn-do-treat = 退院{ $left }、表に{ $turned }、悪化{ $worse }、死亡{ $dead }
dn-do-end = 行動を終える
dn-do-discard = 捨てる：{ $pieces }
dn-do-next = 次の手番は{ $to }
dn-do-finish = ゲームを終える（キルマーク10以上：{ $seats ->
    [nobody] なし
   *[other] { $seats }
}）
dn-do-winners = 勝者：{ $seats }

## 行動：打ち込む言葉

dn-verb-deal = 配る
dn-verb-shuffle-back = 混ぜ戻す
dn-verb-start = スタート
dn-verb-admit-dealt = 入院開始
dn-verb-worsen = 悪化
dn-verb-draw = 引く
dn-verb-carry-out = 実行
dn-verb-reshuffle = 作り直す
dn-verb-next-play = 次のプレイ
dn-verb-outpatient = 外来
dn-verb-accept = 受ける
dn-verb-kirikaeshi = きりかえし
dn-verb-pass-on = たらいまわし
dn-verb-admit = 入院
dn-verb-kill-mark = キルマーク
dn-verb-operate = オペ
dn-verb-choose = 治療
dn-verb-declare = 宣言
dn-verb-epidemic = 伝染病
dn-verb-turn-worse = 容体急変
dn-verb-referral = 紹介状
dn-verb-new-drug = 新薬投与
dn-verb-audit = 税務監査
dn-verb-intern = インターン
dn-verb-misdiagnosis = 誤診
dn-verb-cancel = そんなはずはない
dn-verb-target = 選ぶ
dn-verb-pass = パス
dn-verb-resolve = 判定
dn-verb-turn-over = めくる
dn-verb-discharge = 新薬
dn-verb-enough = ここまで
dn-verb-worsen-own = 自分悪化
dn-verb-treat = 結果
dn-verb-end = 終える
dn-verb-discard = 捨てる
dn-verb-next = 次
dn-verb-finish = 終了
dn-verb-winners = 勝者

dn-token-patient-0 = 患者0
dn-token-patient-1 = 患者1
dn-token-patient-2 = 患者2
dn-token-patient-3 = 患者3
dn-token-patient-4 = 患者4
dn-token-patient-5 = 患者5
dn-token-patient-6 = 患者6
dn-token-patient-7 = 患者7
dn-token-patient-8 = 患者8
dn-token-patient-9 = 患者9
dn-token-emergency-0 = 急患0
dn-token-emergency-1 = 急患1
dn-token-emergency-2 = 急患2
dn-token-emergency-3 = 急患3
dn-token-emergency-4 = 急患4
dn-token-emergency-5 = 急患5
dn-token-emergency-6 = 急患6
dn-token-emergency-7 = 急患7
dn-token-emergency-8 = 急患8
dn-token-emergency-9 = 急患9
dn-token-doctor-1 = 医師1
dn-token-doctor-2 = 医師2
dn-token-doctor-3 = 医師3
dn-token-doctor-4 = 医師4
dn-token-doctor-5 = 医師5
dn-token-doctor-6 = 医師6
dn-token-doctor-7 = 医師7
dn-token-doctor-8 = 医師8
dn-token-doctor-9 = 医師9
dn-token-doctor-10 = 医師10
dn-token-almighty-1 = オールマイティ1
dn-token-almighty-2 = オールマイティ2
dn-token-almighty-3 = オールマイティ3
dn-token-almighty-4 = オールマイティ4
dn-token-almighty-5 = オールマイティ5
dn-token-almighty-6 = オールマイティ6
dn-token-almighty-7 = オールマイティ7
dn-token-almighty-8 = オールマイティ8
dn-token-almighty-9 = オールマイティ9
dn-token-almighty-10 = オールマイティ10
dn-token-epidemic = 伝染病
dn-token-turn-worse = 容体急変
dn-token-referral = 紹介状
dn-token-new-drug = 新薬投与
dn-token-audit = 税務監査
dn-token-pass-on = たらいまわし
dn-token-intern = インターン
dn-token-misdiagnosis = 誤診
dn-token-cancel = そんなはずはない
dn-token-new-bed = ベッド増設
dn-token-broken-bed = ベッド故障
dn-token-quiet-night = 静かな夜
dn-token-blackout = 停電
dn-token-recovery = 自然治癒
dn-token-spare = 予備カード
dn-token-stands = 有効
dn-token-cancelled = 無効

## 履歴

dn-log-deal = { $seat }に「{ $piece }」が配られた
dn-log-deal-hidden = { $seat }に1枚配られた
dn-log-deal-open = { $seat }に配られたのはオープンカードなので引き直し：{ $piece }
dn-log-shuffle-back = { $seat }がオープンカードを{ $n }枚、山札に戻した
dn-log-start = スタートプレイヤーは{ $seat }
dn-log-admit-dealt = { $seat }の病院に左から入院：{ $pieces }
dn-log-worsen = { $seat }の患者が{ $n }人悪化した{ $dead ->
    [0] { "" }
   *[other] （うち死亡{ $dead }人）
}
dn-log-draw = { $seat }が「{ $piece }」を引いた
dn-log-draw-hidden = { $seat }がカードを引いた
dn-log-draw-open = { $seat }がオープンカードを引いた：{ $piece }
dn-log-carry-out = { $seat }が「{ $piece }」を実行した（ベッドか患者の数：{ $n }）
dn-log-reshuffle = { $seat }が捨て札{ $n }枚で山札を作り直した
dn-log-next-play = { $seat }の番でプレイが終わった。第{ $n }プレイは{ $to }から
dn-log-outpatient = { $seat }から{ $to }に外来：{ $piece }
dn-log-accept = { $seat }はきりかえさなかった：{ $piece }
dn-log-kirikaeshi = { $seat }がきりかえした：{ $piece }
dn-log-pass-on = { $seat }が{ $to }へたらいまわし
dn-log-admit = { $seat }の{ $place }番に患者が入院した
dn-log-kill-mark = { $seat }にキルマーク：{ $piece }がその場で死亡、キルマークは計{ $count }
dn-log-operate = { $seat }がオペの準備：{ $piece }
dn-log-choose = { $seat }が{ $place }番の患者を選んだ
dn-log-declare = { $seat }がオペを宣言：{ $piece }、患者は{ $places }番
dn-log-epidemic = { $seat }が「伝染病」を使った：{ $seats ->
    [all-others] ほかの全員
   *[other] { $seats }
}
dn-log-turn-worse = { $seat }が「容体急変」を使った：相手は{ $to }
dn-log-referral = { $seat }が「紹介状」を使った：相手は{ $to }
dn-log-new-drug = { $seat }が「新薬投与」を使った
dn-log-audit = { $seat }が「税務監査」を使った：相手は{ $to }
dn-log-intern = { $seat }が「インターン」で妨害した
dn-log-misdiagnosis = { $seat }が「誤診」で妨害した：{ $place ->
    [0] 外来患者
   *[other] { $place }番
}
dn-log-cancel = { $seat }が「そんなはずはない」を使った：相手は{ $to }のカード
dn-log-target = { $seat }が患者を選んだ：{ $to }の{ $place }番（{ $piece }）
dn-log-pass = { $seat }はパス
dn-log-resolve = { $seat }の「{ $piece }」は{ $verdict }
dn-log-turn-over = { $seat }がめくったのは「{ $piece }」
dn-log-discharge = { $seat }が{ $place }番に新薬を使った
dn-log-enough = { $seat }は新薬をここまでにした
dn-log-worsen-own = { $seat }の{ $place }番が悪化した
dn-log-treat = { $seat }のオペの結果：退院{ $left }、表に{ $turned }、悪化{ $worse }、死亡{ $dead }
dn-log-deaths = { $seat }にキルマーク{ $n }（計{ $count }）
dn-log-end = { $seat }が行動を終えた
dn-log-discard = { $seat }が捨てた：{ $pieces }
dn-log-next = { $seat }の手番が終わり、次は{ $to }
dn-log-finish = { $seat }の番でゲームが終わった。キルマーク10以上：{ $seats ->
    [nobody] なし
   *[other] { $seats }
}
dn-log-winners = { $seat }の判定：勝者は「{ $seats }」
dn-log-outcome = ゲーム終了。勝者：{ $seats }

## 手作業

dn-chore-shuffle-back = オープンカードを戻す
    .teach = 配るときによけたオープンカードを数え、山札に混ぜます。
dn-chore-worsen = 患者を悪化させる
    .teach = あふれた人数を数え、左から順に裏返します。もう裏向きなら死亡で、キルマークです。
dn-chore-carry-out = オープンカードの実行
    .teach = カードの指示に従い、ベッドの数か、変わる病院や患者の数を決めます。
dn-chore-reshuffle = 山札を作り直す
    .teach = 捨て札を数え、よく混ぜて新しい山札にします。
dn-chore-admit = 患者を受け取る
    .teach = 外来患者をいちばん新しい患者の右に並べます。救えなかった急患はキルマークです。
dn-chore-resolve = イベントの判定
    .teach = 打ち消しのカードを数えます。奇数枚ならイベントは無効です。
dn-chore-treat = オペの結果
    .teach = 患者を退院させるか表にし、失敗した患者は悪化させ、医師を捨てます。
dn-chore-next = 次の人へ
    .teach = 次の人を見つけます。左どなりの人か、きりかえした人です。
dn-chore-next-play = 次のプレイの開始
    .teach = このプレイを始めた人の左どなりの人を見つけます。
dn-chore-winners = 勝者の判定
    .teach = キルマークが10以上の人を選び、次に最も少ない人を選びます。同数なら入院患者を比べます。

## 設定

dn-option-deal_open = 配られたオープンカード
dn-option-deal_open-standard = 山札に混ぜて戻す
dn-option-deal_open-discard = 捨て札にする
dn-option-beds = ベッドのオープンカード
dn-option-beds-standard = ベッドの数が変わる
dn-option-beds-fixed = いつも3つで変わらない
dn-option-kirikaeshi_turn = 悪化なし・2枚引くのは
dn-option-kirikaeshi_turn-standard = きりかえした人
dn-option-kirikaeshi_turn-jumped = 跳ばされた人の次の手番
dn-option-pile_gone = 山札が尽きたとするのは
dn-option-pile_gone-standard = 引くカードがないとき
dn-option-pile_gone-last-card = 最後の1枚を引いたとき
dn-option-one_action = 自分の番のイベント
dn-option-one_action-standard = 外来やオペの代わり
dn-option-one_action-events-free = 外来やオペに足せる
dn-option-emergency_op = 急患のきりかえし
dn-option-emergency_op-standard = 救えるなら必ず、番は移る
dn-option-emergency_op-no-turn = 救えるなら必ず、番は移らない
dn-option-emergency_op-no-rescue = 救えない（たらいまわしのみ）
dn-option-kirikaeshi_spoilt = きりかえしの妨害
dn-option-kirikaeshi_spoilt-standard = できる、失敗なら番は移らない
dn-option-kirikaeshi_spoilt-safe = できない
dn-option-kirikaeshi_spoilt-turn-passes = できる、失敗でも番は移る
dn-option-epidemic_scope = 「伝染病」の相手
dn-option-epidemic_scope-standard = 自分以外の全員
dn-option-epidemic_scope-one = 選んだ1人
dn-option-new_drug = 「新薬投与」と裏向きの患者
dn-option-new_drug-standard = 退院できる
dn-option-new_drug-turn-up = 表にするだけ
dn-option-audit_turn = 「税務監査」
dn-option-audit_turn-standard = 使われた時からイベント禁止、きりかえしの手番は別
dn-option-audit_turn-own-turn = ほかの人の番ではイベントを使える
dn-option-audit_turn-spent = きりかえしで得た手番が休みになる
dn-option-next_play = 次のプレイ
dn-option-next_play-standard = 全部配り直す
dn-option-next_play-carry-on = 山札だけ作り直す
dn-option-start_option = 入院開始ルール
dn-option-start_option-off = なし
dn-option-start_option-on = あり
dn-option-table_option = 手術台ルール
dn-option-table_option-off = なし
dn-option-table_option-on = あり

## 結果

dn-ending-win = キルマークが最も少ない人の勝ち
dn-ending-win-by-inpatients = キルマークは同数、入院患者の少ない人の勝ち
dn-ending-draw = すべて同数、並んだ全員の勝ち
dn-part-win = キルマーク
dn-part-win-ties = 入院患者
dn-part-total = キルマーク

dn-summary-title = ルール要約
