### 手の読み上げ、打ち込んだ手の読み取り、レッスンの進行

## 並べ方と打ち込み

list-more = { $list }、{ $item }
typed-nothing = 何も入力されていません。
typed-verb = 「{ $word }」で始まる手はありません。
typed-argument = 「{ $word }」はここに当てはまりません。
typed-too-many = 「{ $word }」の分が余っています。
typed-count = 言葉の数が合いません：最初の言葉の後に{ $need }個（今は{ $have }個）。
typed-canonical = 記録用の書き方になっていません。
