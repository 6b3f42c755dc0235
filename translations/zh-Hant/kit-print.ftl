# 列印頁：封面、列印與裁切說明、列印錯誤。

print-cards = 待裁切的卡牌
print-notes = 裁切之前
print-step-scale = 以 100%（實際大小）列印，關閉「符合頁面大小」。
print-step-check = 量一量上方的尺，並把信用卡放在外框上。不相符就先別裁，請重新列印。
print-step-duplex-long-edge = 雙面列印請選「長邊翻頁」。把本頁對著光看，兩面的十字應重疊。
print-step-duplex-short-edge = 雙面列印請選「短邊翻頁」。把本頁對著光看，兩面的十字應重疊。
print-step-duplex-none = 只印正面。請裝入背面不透明的牌套使用。
print-step-paper = 建議使用 200～300 g/m² 的卡紙。先用普通紙試印一張較保險。
print-step-cut = 用美工刀與鋼尺，從記號裁到記號：先裁長線，再裁成單張。所有記號都在卡牌之外。
print-contents = 檔案內容
print-count = { $count } 張
print-on-page = 第 { $pages } 頁
print-on-pages = 第 { $pages } 頁
print-total = 合計
print-second-side = 背面
print-second-side-note = 把紙對著光看。十字相差不到 1 公釐，卡背就能對齊；卡背留有白邊。
print-low-ink = 省墨
print-error-no-space = 磁碟空間不足，「{ $folder }」裡沒有寫入任何檔案。請清出空間或改選其他資料夾。
print-error-folder = 「{ $folder }」裡沒有寫入任何檔案（{ $reason }）。請改選其他資料夾。
print-sources = { $files } 為來源文字編號，冒號後為行號。
shop-form = 可填寫表單
