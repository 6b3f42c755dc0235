### 手の読み上げ、打ち込んだ手の読み取り、レッスンの進行

## 並べ方と打ち込み

list-more = { $list }、{ $item }
labelled = { $label }：{ $value }
dotted = { $list }・{ $item }
list-none = なし
list-rest = { $list }、ほか{ $n }通り
typed-nothing = 何も入力されていません。
typed-verb = 「{ $word }」で始まる手はありません。
typed-argument = 「{ $word }」はここに当てはまりません。
typed-too-many = 「{ $word }」の分が余っています。
typed-count = 言葉の数が合いません：最初の言葉の後に{ $need }個（今は{ $have }個）。
typed-canonical = 記録用の書き方になっていません。

## レッスン

lesson-you-are = あなたは{ $name }です。
lesson-other = 「{ $move }」もルール上はできますが、ここでの課題ではありません。戻してやり直せます。課題：{ $goal }
lesson-more = その通りです。続けてください。
lesson-rule = { $name }：{ $text }
lesson-move = こうします：{ $move }（入力なら「{ $typed }」）
lesson-progress = { $all }段階中{ $done }段階が済みました
practice-goal = { $name }の「{ $step }」：{ $text }
progress-damaged = 学習の記録「{ $name }」を読めませんでした。最初から始めます。古い記録は「{ $kept }」に残してあります。
