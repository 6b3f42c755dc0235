# Названия компонентов для печатных листов и закладок; подсказки полей бланка.

er-kind-ambulance = Карты скорой помощи
er-kind-specialist = Карты специалистов
er-kind-chief = Карта главного врача
er-kind-aid = { er-aid-title }
er-kind-pad = { er-sheet-subtitle }
er-kind-form = { er-sheet-subtitle }: бланк для заполнения

er-form-room = Палата { $room }: значение, с «!» у критического, в ( ) у изолированного
er-form-nurse = Отделение { $ward }: медсестра зачёркнута
er-form-stethoscope = Стетоскоп { $n }: обведён
er-form-stethoscope-spent = Стетоскоп { $n }: зачёркнут
er-form-stethoscopes-more = Стетоскопы сверх напечатанных
er-form-bag = Пакет с кровью { $n }: обведён
er-form-bag-spent = Пакет с кровью { $n }: зачёркнут
er-form-bags-more = Пакеты с кровью сверх напечатанных
er-form-track = Дорожка медсестёр: { $n }
er-form-morgue = Морг: место { $n }
