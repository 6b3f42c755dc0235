# 印刷ページ：表紙、印刷と裁断の手引き、印刷のエラー。

print-cards = 切り取るカード
print-notes = 切る前に
print-step-scale = 倍率は100%（実際のサイズ）。「用紙に合わせる」はオフにしてください。
print-step-check = 上の目盛りを定規で測り、枠にキャッシュカードを重ねます。合わなければ切らずに印刷し直してください。
print-step-duplex-long-edge = 両面印刷は「長辺とじ」。このページを光に透かし、表裏の十字が重なるか確かめます。
print-step-duplex-short-edge = 両面印刷は「短辺とじ」。このページを光に透かし、表裏の十字が重なるか確かめます。
print-step-duplex-none = 表だけの印刷です。裏の見えないスリーブに入れて使ってください。
print-step-paper = 厚さは200〜300 g/m²の紙が最適です。まず普通紙で1枚試すと安心です。
print-step-cut = カッターと金属の定規で、印から印まで切ります。長い線を先に、次に帯を1枚ずつ。印はすべてカードの外にあります。
print-contents = このファイルの中身
print-count = { $count }枚
print-on-page = { $pages }ページ
print-on-pages = { $pages }ページ
print-total = 合計
print-second-side = 裏面
print-second-side-note = 紙を光に透かします。十字のずれが1 mm未満なら、カードの裏も合います（裏面には白い縁があります）。
print-low-ink = インク節約
print-error-no-space = 空き容量が足りず、「{ $folder }」には何も書き込みませんでした。容量を空けるか、別のフォルダを選んでください。
print-error-folder = 「{ $folder }」には何も書き込みませんでした（{ $reason }）。別のフォルダを選んでください。
print-sources = { $files }は原文の番号、コロンの後は行番号です。
shop-form = 入力フォーム
