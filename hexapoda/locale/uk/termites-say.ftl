# «Терміти»: що зроблено й що приніс випадок; для термінала, сервера й сторінки.

termites-insects = { $caste ->
    [worker] { $count ->
        [one] { $count } робітник
        [few] { $count } робітники
        [many] { $count } робітників
       *[other] { $count } робітника
      }
    [soldier] { $count ->
        [one] { $count } солдат
        [few] { $count } солдати
        [many] { $count } солдатів
       *[other] { $count } солдата
      }
    [spitter] { $count ->
        [one] { $count } носач
        [few] { $count } носачі
        [many] { $count } носачів
       *[other] { $count } носача
      }
   *[flyer] { $count ->
        [one] { $count } літун
        [few] { $count } літуни
        [many] { $count } літунів
       *[other] { $count } літуна
      }
  }
# Те саме у знахідному відмінку: хтось їх бере чи викладає.
termites-insects-object = { $caste ->
    [worker] { $count ->
        [one] { $count } робітника
        [few] { $count } робітників
        [many] { $count } робітників
       *[other] { $count } робітника
      }
    [soldier] { $count ->
        [one] { $count } солдата
        [few] { $count } солдатів
        [many] { $count } солдатів
       *[other] { $count } солдата
      }
    [spitter] { $count ->
        [one] { $count } носача
        [few] { $count } носачів
        [many] { $count } носачів
       *[other] { $count } носача
      }
   *[flyer] { $count ->
        [one] { $count } літуна
        [few] { $count } літунів
        [many] { $count } літунів
       *[other] { $count } літуна
      }
  }

termites-say-neutral = ставить нейтральний термітник на { $hex }
termites-say-tile = кладе плитку на { $hex }: { $terrain ->
    [water] вода
    [vegetation] рослинність
   *[stones] каміння
  }
termites-say-mound = ставить термітник вартістю { $value } на { $hex }
termites-say-new-mound = ставить на його місце свій термітник вартістю { $value }
termites-say-token = бере { $insects }
termites-say-place = викладає { $insects } на { $hex }
termites-say-draws = добирає { $insects }
termites-say-draws-hidden = добирає жетон
termites-say-hands = усі добирають жетони в руку
termites-say-hands-own = усі добирають жетони в руку; ваша: { $insects }
termites-say-keep = не може викласти жодного жетона
termites-say-unit = вибирає загін на { $hex }
termites-say-stay = нічого не пересуває
termites-say-move = пересуває загін із { $unit } на { $hex }
termites-say-attack = атакує { $hex } загоном із { $unit }
termites-say-attack-from = атакує { $hex } загоном із { $unit } з поля { $from }
termites-say-retreat = відтісняє загін із { $hex } на { $to }
termites-say-destroy = відтісняє літуна з { $hex } на рослинність
