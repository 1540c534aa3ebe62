# Сторінка: Мірмес, колонії, провідник і слова про ходи.

## Речі

page-myrmes-cube = { $cube ->
    [food] Їжа
    [earth] Земля
   *[stone] Камінь
  }
page-myrmes-prey = { $prey ->
    [ladybug] сонечко
    [termite] терміт
   *[spider] павук
  }
page-myrmes-room = { $room ->
    [0] кімната личинок
    [1] комора
    [2] каменярня
   *[3] королева
  }
page-myrmes-track = { $track ->
    [larva] Личинки
    [soldier] Солдати
    [worker] Робітники
   *[atelier] Майстерня
  }

## Колонія

page-myrmes-colony = { $colour ->
    [red] Червона колонія
    [blue] Синя колонія
    [green] Зелена колонія
   *[yellow] Жовта колонія
  }
page-myrmes-show-colony = { $colony }: { $has }. Показати всю
page-myrmes-level = Рівень { $level }
page-myrmes-level-now = Рівень { $level }, цього раунду { $eff }
page-myrmes-next-level = наступний рівень: { $cost }
page-myrmes-deepest = найглибший рівень
page-myrmes-event-now = Подія: { $event }
page-myrmes-store = Сховище
page-myrmes-store-limit = { $count } з { $limit }
page-myrmes-store-words = сховище: { $store }; можна залишити { $limit }
page-myrmes-workers-unused = вільні робітники: { $unused } з { $workers }
page-myrmes-in-reserve = { $count ->
    [one] { $count } мураха в запасі
    [few] { $count } мурахи в запасі
   *[other] { $count } мурах у запасі
  }
page-myrmes-nurses-free = вільні няньки: { $free } з { $nurses }
page-myrmes-ants = Мурахи
page-myrmes-nursery = Няньки
page-myrmes-tiles = Решта феромонів
page-myrmes-tile-left = { $kind }: лишилося { $left }
page-myrmes-largest = зараз до розміру { $size }
page-myrmes-own-cubes = { $count ->
    [one] { $count } кубик власності для особливих плиток
    [few] { $count } кубики власності для особливих плиток
   *[other] { $count } кубиків власності для особливих плиток
  }
page-myrmes-exits-left = викопані виходи: { $count } з { $most }

## Вибір

page-myrmes-event-help = { $event ->
    [level_plus_1] Цього раунду на рівень глибше: кімнати, феромони, особливі плитки, сховище
    [points_plus_1] На очко більше за кожну нагороду
    [larva_plus_2] Ще дві личинки, якщо няньки дадуть хоч одну
    [harvest_plus_3] До трьох кубиків більше під час урожаю
    [move_plus_3] Кожен робітник має шість очок руху замість трьох
    [soldier_plus_1] Ще один солдат, якщо няньки дадуть хоч одного
    [hex_plus_1] Феромони можуть бути на поле більші
   *[worker_plus_1] Ще один робітник, якщо няньки дадуть хоч одного
  }
page-myrmes-event-cost = { $cost ->
    [0] безкоштовно
    [one] { $cost } личинка
    [few] { $cost } личинки
   *[other] { $cost } личинок
  }
page-myrmes-event-place = { $event }: { $cost }. { $help }
page-myrmes-place-nurses = { $track ->
    [larva] Личинки
    [soldier] Солдати
    [worker] Робітники
   *[atelier] Майстерня
  }: { $count ->
    [0] без няньок
    [one] { $count } нянька
    [few] { $count } няньки
   *[other] { $count } няньок
  }, { $gives }
page-myrmes-nurses-left = Лишилося няньок: { $left } з { $nurses }
page-myrmes-keep-left = { $left ->
    [0] Лишається рівно { $limit }
   *[other] Лишається { $limit }; ще вибрати: { $left }
  }
page-myrmes-confirm = { $decision ->
    [birth] Розставити так
    [born] Народжуються ці
    [storage] Залишити це
   *[pay-mix] Заплатити цим
  }
page-myrmes-confirm-none = Без няньок
page-myrmes-room-gives = { $room ->
    [0] +1 личинка
    [1] +1 кубик їжі
    [2] +1 кубик землі або каменю
   *[3] 2 очки за кубик їжі
  }
page-myrmes-room-words = { $name }, { $gives }
page-myrmes-room-taken = там є робітник
page-myrmes-room-closed = від рівня { $level }
page-myrmes-to-garden = Або відправте робітника в сад: виберіть один зі своїх виходів
page-myrmes-action = { $action ->
    [tunnel] Викопати тунель
    [level] Збудувати рівень
    [nurse] Виховати няньку
   *[objective] Виконати ціль
  }
page-myrmes-action-price = { $action ->
    [tunnel] новий вихід, +1 кубик землі
    [level] коштує: { $cost }
    [nurse] коштує: { $cost }
   *[objective] виберіть одну з цілей вище
  }
page-myrmes-action-done = зроблено цього раунду
page-myrmes-harvest-tile = Плитка { $tile }
page-myrmes-harvest-take = { $cube } з плитки { $tile }
page-myrmes-winter-choice = { $times ->
    [0] Без обміну
   *[other] { $larvae ->
        [one] { $larvae } личинка
        [few] { $larvae } личинки
       *[other] { $larvae } личинок
      } на { $times ->
        [one] { $times } кубик їжі
        [few] { $times } кубики їжі
        [many] { $times } кубиків їжі
       *[other] { $times } кубика їжі
      }
  }
page-myrmes-winter-result = платить { $paid ->
    [one] { $paid } кубик їжі
    [few] { $paid } кубики їжі
    [many] { $paid } кубиків їжі
   *[other] { $paid } кубика їжі
  }, { $missing ->
    [0] нічого не втрачає
   *[other] втрачає { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
      }
  }

## Наперед

page-myrmes-ahead = Виберіть наперед
page-myrmes-ahead-why = Інші ще вирішують; ваш вибір буде зіграно, коли настане ваша черга
page-myrmes-ahead-maybe = Хтось перед вами ще може зайняти це поле
page-myrmes-ahead-chosen = Вибрано. Можна змінити, доки не зіграно
page-myrmes-ahead-change = Вибрати знову

## Провідник і цілі

page-myrmes-guide = Хід гри
page-myrmes-year = Рік { $year } з 3
page-myrmes-season = { $season ->
    [spring] Весна
    [summer] Літо
    [autumn] Осінь
   *[winter] Зима
  }
page-myrmes-season-die = { $season }: { $event }
page-myrmes-phase = { $phase ->
    [event] Подія
    [births] Народження
    [workers] Робітники
    [harvest] Урожай
    [atelier] Майстерня
    [storage] Кінець раунду
   *[winter] Зима
  }
page-myrmes-phase-help = { $phase ->
    [event] У всіх подія, яку показує кість пори року; кожен крок від неї коштує личинку.
    [births] Няньки виховують личинок, солдатів і робітників або йдуть до майстерні.
    [workers] По черзі по одному робітникові: до кімнати або в сад, щоб полювати й покласти плитку. Із саду робітники не повертаються.
    [harvest] По кубику з кожного вашого феромону; особливі плитки дають своє.
    [atelier] Кожна нянька в майстерні робить одне: копає вихід, будує рівень, виховує няньку або виконує ціль.
    [storage] Що не вміщає сховище, пропадає; робітники повертаються з кімнат.
   *[winter] Кожна колонія їсть. Кожен солдат заощаджує кубик їжі, личинок можна обміняти на їжу, а за кожен кубик, якого бракує, втрачають очки.
  }
page-myrmes-phases = Фази раунду
page-myrmes-winter-need = Зима бере { $need ->
    [one] { $need } кубик їжі
    [few] { $need } кубики їжі
    [many] { $need } кубиків їжі
   *[other] { $need } кубика їжі
  }
page-myrmes-winter-safe = сховища вистачить
page-myrmes-winter-larvae = вистачить із личинками ({ $larvae } на { $food ->
    [one] { $food } кубик їжі
    [few] { $food } кубики їжі
    [many] { $food } кубиків їжі
   *[other] { $food } кубика їжі
  })
page-myrmes-winter-short = бракує ще { $missing } (−{ $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
  })
page-myrmes-winter-nothing = Зимі не треба нічого: солдатів вистачає
page-myrmes-over = Третя зима минула
page-myrmes-objectives = Цілі
page-myrmes-objective-asks = { $about ->
    [food] Заплатіть { $pay ->
        [one] { $pay } кубик їжі
        [few] { $pay } кубики їжі
        [many] { $pay } кубиків їжі
       *[other] { $pay } кубика їжі
      }
    [mix] Заплатіть кубиками землі й каменю: { $pay }
    [stone] Заплатіть кубиками каменю: { $pay }
    [prey] Віддайте жетони здобичі: { $pay }
    [larvae] Заплатіть личинками: { $pay }
    [soldiers] Віддайте солдатів: { $pay }
    [special] { $need ->
        [one] Потрібна { $need } особлива плитка
        [few] Потрібні { $need } особливі плитки
        [many] Потрібно { $need } особливих плиток
       *[other] Потрібно { $need } особливої плитки
      }; зніміть свій кубик із { $pay ->
        [one] однієї
       *[other] { $pay }
      }
    [level] Потрібен рівень { $need }; спустіться на { $pay ->
        [one] { $pay } рівень
        [few] { $pay } рівні
       *[other] { $pay } рівнів
      }
    [nurses] Потрібно в грі няньок: { $need }; поверніть { $pay }
   *[pheromones] Зніміть усі кубики зі з’єднаних феромонів: { $need }
  }
page-myrmes-objective-words = Рівень { $level }: { $title }, очки: { $points }. { $asks }. { $done }
page-myrmes-objective-done-by = Виконали: { $who }
page-myrmes-objective-open = Ніхто не виконав
page-myrmes-objective-bonus = Хто виконав ціль у попередніх раундах, отримує { $bonus ->
    [one] { $bonus } очко
    [few] { $bonus } очки
   *[other] { $bonus } очок
  } щоразу, коли її виконає хтось інший.
page-myrmes-objective-levels = Рівень 2 відкривається з ціллю рівня 1, рівень 3 — з ціллю рівня 2.

## Про що запитує гра

page-myrmes-ask-event = Виберіть подію; кожен крок від кості коштує личинку
page-myrmes-ask-birth = Розставте няньок на треках ({ $nurses })
page-myrmes-ask-born = У запасі замало мурах на всі народження: виберіть, хто народиться
page-myrmes-ask-worker = Використайте робітника: виберіть кімнату або вихід у сад
page-myrmes-ask-worker-cube = Земля чи камінь із каменярні?
page-myrmes-ask-garden = { $points ->
    [0] Кроків немає: покладіть плитку або зупиніться
   *[other] Лишилося кроків: { $points }. Ідіть далі, покладіть плитку або зупиніться
  }
page-myrmes-ask-place = Де вона лежатиме? Оберніть її й покладіть на поле робітника
page-myrmes-ask-stand = Де тепер стає ваш робітник?
page-myrmes-ask-harvest = Який кубик ви збираєте з плитки { $tile }?
page-myrmes-ask-scavenging = Земля чи камінь зі звалища { $tile }?
page-myrmes-ask-extra-harvest = { $extra ->
    [one] Можна зібрати ще { $extra } кубик: виберіть феромон
    [few] Можна зібрати ще { $extra } кубики: виберіть феромон
   *[other] Можна зібрати ще { $extra } кубиків: виберіть феромон
  }
page-myrmes-ask-extra-cube = Який кубик із плитки { $tile }?
page-myrmes-ask-atelier = { $nurses ->
    [one] Майстерня: може діяти { $nurses } нянька
    [few] Майстерня: можуть діяти { $nurses } няньки
   *[other] Майстерня: може діяти { $nurses } няньок
  }
page-myrmes-ask-tunnel = Де буде новий вихід? Виберіть вільне поле біля своїх виходів чи плиток
page-myrmes-ask-pay-mix = Ціль «{ $title }»: скільки чого ви платите?
page-myrmes-ask-pay-special = { $count ->
    [one] Котра з ваших особливих плиток втрачає ваш кубик?
   *[other] Котрі особливі плитки ({ $count }) втрачають ваш кубик?
  }
page-myrmes-ask-pay-pheromones = Виберіть феромони, ще { $left }: «{ $title }»
page-myrmes-ask-storage = Сховище вміщає { $limit }: виберіть, що залишити
page-myrmes-ask-winter = { $need ->
    [0] Зима нічого у вас не бере; чи обміняєте личинок на їжу?
    [one] Зима бере { $need } кубик їжі: чи обміняєте спершу личинок?
    [few] Зима бере { $need } кубики їжі: чи обміняєте спершу личинок?
    [many] Зима бере { $need } кубиків їжі: чи обміняєте спершу личинок?
   *[other] Зима бере { $need } кубика їжі: чи обміняєте спершу личинок?
  }
page-myrmes-button-exchange = { $larvae ->
    [one] { $larvae } личинка
    [few] { $larvae } личинки
   *[other] { $larvae } личинок
  } → їжа
page-myrmes-button-clean = Прибрати (1 кубик землі)
page-myrmes-button-stop = Стоп
page-myrmes-button-enough = Досить
page-myrmes-button-done = Готово
# What stopping would leave unused.
page-myrmes-unused-steps = Лишилося кроків: { $count }.
page-myrmes-unused-cubes = Можна зібрати ще кубиків: { $count }.
page-myrmes-unused-nurses = { $count ->
    [one] { $count } нянька ще може діяти.
    [few] { $count } няньки ще можуть діяти.
   *[other] { $count } няньок ще можуть діяти.
  }
page-myrmes-standing = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
  } · рівень { $level }
page-myrmes-standing-short = { $points } оч. · рів. { $level }

## Відмови після клацання: без нотації, яка потрібна для письма

page-refusal-myrmes-asked-now = { $asked ->
    [event] Виберіть свою подію
    [birth] Розставте няньок
    [born] Не всі мурахи можуть народитися; скажіть, скільки буде солдатів
    [worker] Поставте робітника в кімнату або відправте його до виходу
    [garden] Ваш робітник у саду
    [stand] Скажіть, на якому полі тепер стоїть робітник
    [harvest] Скажіть, який кубик ви збираєте
    [scavenging] Скажіть, що дає звалище: землю чи камінь
    [extra-harvest] Зберіть ще один кубик або зупиніться
    [atelier] Ваша черга в майстерні
    [pay-mix] Скажіть, скільки кубиків землі й каменю ви платите
    [pay-special] Скажіть, які особливі плитки втрачають ваш кубик
    [pay-pheromones] Вибирайте один за одним з’єднані феромони
    [storage] Сховище переповнене; скажіть, що ви залишаєте
   *[winter] Зима: скажіть, скільки разів ви обмінюєте три личинки на кубик їжі
  }.
