### 行動的說法、輸入行動的讀法，以及課程

## 列舉與輸入

list-more = { $list }、{ $item }
typed-nothing = 還沒有輸入任何內容。
typed-verb = 沒有以「{ $word }」開頭的行動。
typed-argument = 「{ $word }」放在這裡不合用。
typed-too-many = 「{ $word }」是多出來的。
typed-count = 字詞數不合：開頭之後要有 { $need } 個，現在是 { $have } 個。
typed-canonical = 這不是紀錄檔的行動寫法。
