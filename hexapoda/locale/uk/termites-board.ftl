# Терміти: малюнки дошки й позиції як текст.

## Малюнок

called-blue = сині
called-red = червоні
called-gold = золоті
called-gray = сірі
termites-draw-before = Перед першим ходом
termites-draw-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  }
termites-draw-hand = рука
termites-draw-stack = стос { $count }
termites-draw-reserve = резерв { $values }
termites-draw-trophies = трофеї { $values }
termites-draw-units = загони { $count }
termites-draw-tiles = Плитки: { $tiles }; ще треба покласти: { $left }
termites-draw-neutral-mound = нейтральний термітник
termites-draw-ground-water = вода
termites-draw-ground-vegetation = рослинність
termites-draw-ground-stones = каміння
termites-draw-caste-worker = робітник
termites-draw-caste-soldier = солдат
termites-draw-caste-spitter = носач
termites-draw-caste-flyer = літун
termites-draw-asked-place-neutral = поставте нейтральний термітник (neutral F6)
termites-draw-asked-place-tile = покладіть плитку (tile water/stones F5)
termites-draw-asked-place-mound = поставте один зі своїх термітників (mound 8 F8)
termites-draw-asked-choose-token = викладіть жетон (place W2 F6)
termites-draw-asked-place-token = на яке поле йде { $token }?
termites-draw-asked-choose-unit = пересуньте загін (F5-F6), атакуйте (F5xF6) або не рухайтеся (stay)
termites-draw-asked-choose-target = куди йде загін із { $unit }?
termites-draw-asked-choose-from = з якого поля загін із { $unit } атакує { $target }?
termites-draw-asked-choose-retreat = куди відступає загін із { $target }?
termites-draw-asked-new-mound = який термітник стане на { $target } (new mound 8)?
termites-draw-asked-lost-mound = поставте термітник замість утраченого (mound 8 F8)
termites-draw-asked-make-room = вільного поля немає: приберіть загін і поставте на його місце термітник (mound 8 F8)

## Позиція як текст

refusal-position-bad-word = «{ $text }» — не слово позиції; слова мають такий вигляд: turn=4, blue=8@C4,W2@F6 або blue-hand=W1,W2.
refusal-position-needless = Слово { $name } не належить до позиції, у якій ставлять це питання.
refusal-position-bad-piece = «{ $text }» — не загін і не термітник; загін пишуть як W2@F6, термітник як 8@C4.
refusal-position-colonies = «{ $text }» не називає колоній; напишіть { $players } із blue, red, gold і gray, кожну раз.
refusal-position-colony-absent = «{ $name }» належить колонії, яка не грає.
refusal-position-other-colonies = За параметрами гри колонії такі: { $expected }.
refusal-position-no-hex = На цій дошці немає поля «{ $text }»; поля називають від A1, останній ряд — { $last }.
refusal-position-two-terrains = Поле { $hex } має дві місцевості.
refusal-position-other-map = Мапу визначають параметри гри: на { $hex } — { $terrain ->
    [clear] відкрита місцевість
    [water] вода
    [vegetation] рослинність
   *[stones] каміння
  }.
refusal-position-two-pieces = На полі { $hex } стоять два загони чи термітники; уміщується лише один.
refusal-position-neutral-piece = { $text } не може бути нейтральним; нейтральні лише термітники вартістю { $value }.
refusal-position-neutral-count = Нейтральних термітників на дошці: { $found }; у грі їх лише { $expected }.
refusal-position-tiles-early = Плитки кладуть після нейтральних термітників.
refusal-position-tiles-left = Плиток { $tile } лишилося: { $left }; у коробці їх лише { $most }.
refusal-position-not-building = У цій партії мапи не будують.
refusal-position-too-many-tokens = { $colony } має на дошці, у руці та в стосі разом { $found } × { $kind }; у колонії їх лише { $most }.
refusal-position-tokens-early = { $colony }: жетонів у стосі { $found }; поки будують мапу, має бути { $expected }.
refusal-position-mound-value = { $colony } не має термітника вартістю { $value }.
refusal-position-mound-twice = { $colony } має термітник { $value } двічі.
refusal-position-trophies = Трофеїв вартістю { $value }: { $found }; бракує термітників такої вартості: { $expected }.
refusal-position-first-mounds = { $colony }: термітників у резерві { $found }; ще треба поставити { $expected }.
refusal-position-turn-early = turn={ $turn } неможливо: перший хід починається, коли всі поставили перші термітники.
refusal-position-no-turn = Позиції після підготовки потрібен номер ходу, наприклад turn=1.
refusal-position-active = У ході { $turn } грає { $colony }.
refusal-position-choices = Вибір перед { $asked }: написано { $found }, має бути { $expected }.
refusal-position-not-asked = Питання { $asked } тут не ставлять: ніщо дозволене правилами до нього не веде.
