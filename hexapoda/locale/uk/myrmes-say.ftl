# Мірмес: слова про те, що зроблено; спільні для сторінки, термінала й сервера.

## Речі

myrmes-count = { $thing ->
    [larvae] { $count ->
        [one] { $count } личинка
        [few] { $count } личинки
       *[other] { $count } личинок
      }
    [nurses] { $count ->
        [one] { $count } нянька
        [few] { $count } няньки
       *[other] { $count } няньок
      }
    [workers] { $count ->
        [one] { $count } робітник
        [few] { $count } робітники
       *[other] { $count } робітників
      }
    [soldiers] { $count ->
        [one] { $count } солдат
        [few] { $count } солдати
       *[other] { $count } солдатів
      }
    [actions] { $count ->
        [one] { $count } дія
        [few] { $count } дії
       *[other] { $count } дій
      }
    [prey] { $count } × здобич
    [food] { $count } × їжа
    [earth] { $count } × земля
   *[stone] { $count } × камінь
  }
myrmes-nothing = нічого
myrmes-objective-title = { $about ->
    [food] { $number } × їжа
    [mix] { $number } × земля або камінь
    [stone] { $number ->
        [one] { $number } камінь
        [few] { $number } камені
       *[other] { $number } каменів
      }
    [prey] { $number } × здобич
    [larvae] { $number ->
        [one] { $number } личинка
        [few] { $number } личинки
       *[other] { $number } личинок
      }
    [soldiers] { $number ->
        [one] { $number } солдат
        [few] { $number } солдати
       *[other] { $number } солдатів
      }
    [special] { $number ->
        [one] { $number } особлива плитка
        [few] { $number } особливі плитки
       *[other] { $number } особливих плиток
      }
    [level] рівень { $number }
    [nurses] { $number ->
        [one] { $number } нянька
        [few] { $number } няньки
       *[other] { $number } няньок
      }
   *[pheromones] { $number ->
        [one] { $number } феромон
        [few] { $number } з’єднані феромони
       *[other] { $number } з’єднаних феромонів
      }
  }

## Що зроблено

myrmes-say-event = вибирає подію { $event }
myrmes-say-birth = розставляє няньок: { $nurses }
myrmes-say-birth-none = не ставить няньок
myrmes-say-nurses = { $track ->
    [larva] личинки { $count }
    [soldier] солдати { $count }
    [worker] робітники { $count }
   *[atelier] майстерня { $count }
  }
myrmes-say-born = народжуються: { $ants }
myrmes-say-room = { $room ->
    [0] ставить робітника в кімнату личинок: 1 личинка
    [1] ставить робітника в комору: 1 їжа
    [2] ставить робітника в каменярню: { $cube ->
        [earth] 1 земля
       *[stone] 1 камінь
      }
   *[3] годує королеву
  }
myrmes-say-exit = посилає робітника через вихід { $hex }
myrmes-say-step = іде на { $space }
myrmes-say-enter = іде на плитку { $space }
myrmes-say-place = кладе { $kind } на { $hexes }
myrmes-say-build = будує { $kind ->
    [aphid_farm] ферму попелиць
    [scavenging] звалище
   *[sub_colony] підколонію
  } на { $hexes }
myrmes-say-clean = прибирає феромон
myrmes-say-stand = стає на { $hex }
myrmes-say-stop = закінчує шлях
myrmes-say-stop-harvest = більше не збирає
myrmes-say-exchange = обмінює личинок на їжу
myrmes-say-harvest = збирає { $cube ->
    [food] їжу
    [earth] землю
   *[stone] камінь
  } з плитки { $tile }
myrmes-say-extra = збирає ще { $cube ->
    [food] їжу
    [earth] землю
   *[stone] камінь
  } з плитки { $tile }
myrmes-say-tunnel = копає вихід на { $hex }
myrmes-say-level = будує наступний рівень
myrmes-say-nurse = виховує няньку
myrmes-say-done = залишає майстерню
myrmes-say-objective = виконує ціль «{ $title }»
myrmes-say-pay = платить: { $cubes }
myrmes-say-pay-special = знімає кубик із { $count ->
    [one] плитки { $tiles }
   *[other] плиток { $tiles }
  }
myrmes-say-pay-pheromones = спорожнює феромон { $tiles }
myrmes-say-keep = залишає: { $cubes }
myrmes-say-winter = { $times ->
    [0] нічого не обмінює на зиму
    [one] обмінює личинок на { $times } їжу на зиму
   *[other] обмінює личинок на { $times } їжі на зиму
  }
myrmes-say-dice = кубики нового року: { $dice }
