# 1つのゲームの2つの文書の対照：ノートブックの表示と印刷ページ。

concordance-title = 2つの文書を並べて読む
concordance-what = このゲームは2つの文書で伝えられている。ルールごとに、両方が同じか、片方が詳しいか、食い違うか、片方が触れていないかを示す。ゲームに関わる食い違いは、準備のときに選べる。
concordance-rule = ルール
concordance-text-ja = 日本語の文書
concordance-text-zh-Hant = 中国語の文書
concordance-same = 同じ
concordance-more = 詳しい
concordance-different = 食い違い
concordance-silent = 記述なし
concordance-nothing = 記述なし
concordance-option = 準備の選択：{ $option }
concordance-no-effect = どちらで遊んでも同じ
concordance-show = 表示
concordance-all = すべてのルール（{ $count }）
concordance-counts = 同じルール{ $same }、片方が詳しいルール{ $more }、食い違うルール{ $different }、片方に記述がないルール{ $silent }。
shop-concordance = 2つの文書の対照表
