# 1つのゲームの2つの原文の対照：ノートブックの表示と印刷ページ。

concordance-title = 2つの原文を並べて読む
concordance-what = このゲームには原文が2つあります。ルールごとに、両方が同じか、片方が詳しいか、食い違うか、片方に記述がないかを示します。遊び方が変わる食い違いは、設定で選べます。
concordance-rule = ルール
concordance-text-ja = 日本語の原文
concordance-text-zh-Hant = 中国語の原文
concordance-same = 同じ
concordance-more = 詳しい
concordance-different = 食い違い
concordance-silent = 記述なし
concordance-nothing = 記述なし
concordance-option = 設定：{ $option }
concordance-no-effect = どちらで遊んでも同じ
concordance-show = 表示
concordance-all = すべてのルール（{ $count }）
concordance-counts = 同じルール{ $same }、片方が詳しいルール{ $more }、食い違うルール{ $different }、片方に記述がないルール{ $silent }。
shop-concordance = 2つの原文の対照表
start-concordance = 2つの原文の対照：ルールごとに、それぞれが何と言っているか
concordance-whose = { $text }：{ $verdict }
