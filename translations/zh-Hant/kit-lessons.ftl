### 行動的說法、輸入行動的讀法，以及課程

## 列舉與輸入

list-more = { $list }、{ $item }
labelled = { $label }：{ $value }
dotted = { $list }‧{ $item }
list-none = 無
list-rest = { $list }，還有 { $n } 種
typed-nothing = 還沒有輸入任何內容。
typed-verb = 沒有以「{ $word }」開頭的行動。
typed-argument = 「{ $word }」不能放在這裡。
typed-too-many = 「{ $word }」是多出來的。
typed-count = 字詞數不合：開頭之後要有 { $need } 個，現在是 { $have } 個。
typed-canonical = 這不是紀錄檔的行動寫法。

## 課程

lesson-you-are = 你是 { $name }。
lesson-other = 「{ $move }」合乎規則，但不是這一步要做的，可以收回重來。目標：{ $goal }
lesson-more = 沒錯，請繼續。
lesson-rule = { $name }：{ $text }
lesson-move = 可以這樣做：{ $move }（輸入「{ $typed }」）
lesson-progress = 共 { $all } 步，完成 { $done } 步
practice-goal = { $name }的「{ $step }」：{ $text }
progress-damaged = 讀不出學習紀錄「{ $name }」，課程從頭開始。舊檔案保留為「{ $kept }」。
