# 同一遊戲的兩份原文對照：筆記本畫面與印刷頁。

concordance-title = 兩份原文對照
concordance-what = 這個遊戲有兩份原文。逐條比較：兩份相同、其中一份較詳細、說法不同，或其中一份沒有提到。會影響遊戲的差異，可用選項決定。
concordance-rule = 規則
concordance-text-ja = 日文原文
concordance-text-zh-Hant = 中文原文
concordance-same = 相同
concordance-more = 較詳細
concordance-different = 不同
concordance-silent = 未提
concordance-nothing = 沒有提到
concordance-option = 選項：{ $option }
concordance-no-effect = 怎麼玩都一樣
concordance-show = 顯示
concordance-all = 全部規則（{ $count }）
concordance-counts = 相同 { $same } 條，一份較詳細 { $more } 條，不同 { $different } 條，一份未提 { $silent } 條。
shop-concordance = 兩份原文對照表
start-concordance = 兩份原文對照：每條規則各怎麼說
concordance-whose = { $text }：{ $verdict }
