# Два текста одной игры рядом: в блокноте и на бумаге.

concordance-title = Два текста рядом
concordance-what = Об этой игре рассказывают два текста. По каждому правилу видно: говорят ли они одно и то же, сказано ли в одном больше, расходятся ли они или один молчит. Расхождение, важное для игры, выбирают при подготовке.
concordance-rule = Правило
concordance-text-ja = Японский текст
concordance-text-zh-Hant = Китайский текст
concordance-same = одинаково
concordance-more = подробнее
concordance-different = расходятся
concordance-silent = молчит
concordance-nothing = об этом молчит
concordance-option = при подготовке: { $option }
concordance-no-effect = на игру не влияет
concordance-show = Показать
concordance-all = все правила ({ $count })
concordance-counts = Одинаково: { $same }; в одном подробнее: { $more }; расходятся: { $different }; один молчит: { $silent }.
shop-concordance = Сравнение двух текстов
start-concordance = Два текста рядом: что говорит каждый, правило за правилом
concordance-whose = { $text }: { $verdict }
