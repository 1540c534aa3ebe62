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
    [prey] { $count ->
        [one] { $count } жетон здобичі
        [few] { $count } жетони здобичі
        [many] { $count } жетонів здобичі
       *[other] { $count } жетона здобичі
      }
    [food] { $count ->
        [one] { $count } кубик їжі
        [few] { $count } кубики їжі
        [many] { $count } кубиків їжі
       *[other] { $count } кубика їжі
      }
    [earth] { $count ->
        [one] { $count } кубик землі
        [few] { $count } кубики землі
        [many] { $count } кубиків землі
       *[other] { $count } кубика землі
      }
   *[stone] { $count ->
        [one] { $count } кубик каменю
        [few] { $count } кубики каменю
        [many] { $count } кубиків каменю
       *[other] { $count } кубика каменю
      }
  }
myrmes-nothing = нічого
myrmes-objective-title = { $about ->
    [food] { $number ->
        [one] { $number } кубик їжі
        [few] { $number } кубики їжі
        [many] { $number } кубиків їжі
       *[other] { $number } кубика їжі
      }
    [mix] { $number ->
        [one] { $number } кубик землі або каменю
        [few] { $number } кубики землі або каменю
        [many] { $number } кубиків землі або каменю
       *[other] { $number } кубика землі або каменю
      }
    [stone] { $number ->
        [one] { $number } кубик каменю
        [few] { $number } кубики каменю
        [many] { $number } кубиків каменю
       *[other] { $number } кубика каменю
      }
    [prey] { $number ->
        [one] { $number } жетон здобичі
        [few] { $number } жетони здобичі
        [many] { $number } жетонів здобичі
       *[other] { $number } жетона здобичі
      }
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
    [1] ставить робітника в комору: 1 кубик їжі
    [2] ставить робітника в каменярню: { $cube ->
        [earth] 1 кубик землі
       *[stone] 1 кубик каменю
      }
   *[3] годує королеву
  }
myrmes-say-exit = відправляє робітника через вихід { $hex }
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
myrmes-say-exchange = обмінює личинок на кубик їжі
myrmes-say-harvest = збирає { $cube ->
    [food] кубик їжі
    [earth] кубик землі
   *[stone] кубик каменю
  } з плитки { $tile }
myrmes-say-extra = збирає ще { $cube ->
    [food] кубик їжі
    [earth] кубик землі
   *[stone] кубик каменю
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
    [one] обмінює личинок на { $times } кубик їжі на зиму
    [few] обмінює личинок на { $times } кубики їжі на зиму
    [many] обмінює личинок на { $times } кубиків їжі на зиму
   *[other] обмінює личинок на { $times } кубика їжі на зиму
  }
myrmes-say-dice = кості нового року: { $dice }
