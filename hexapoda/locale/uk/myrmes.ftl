# Слова гри «Мірмес». Поля називаються координатами (2,11), плитки літерами, види плиток, події та цілі словами нотації.

## Гра

myrmes-title = Мірмес
myrmes-description = Від двох до чотирьох мурашиних колоній три роки ділять один сад: няньки доглядають личинок, солдатів і робітників, робітники розкладають феромони й полюють, а щоосені наближається зима.
outcome-third-winter = Третя зима минула.
myrmes-option-players = Кількість гравців
myrmes-option-edition = Видання
myrmes-option-edition-rulebook = Як у правилах
myrmes-option-edition-printed-board = Як на надрукованих планшетах: рівень 2 коштує 2 кубики землі й кубик каменю, підколонії потребують рівня 3
myrmes-option-start_exits = Стартові виходи
myrmes-option-start_exits-by-seat = За місцями
myrmes-option-start_exits-shuffled = Випадкові

## Про що питає гра

refusal-myrmes-asked-now = { $asked ->
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
  }, наприклад: { $example }.
refusal-myrmes-needless-word = «{ $word }» тут зайве; пишуть так: { $example }.
refusal-myrmes-unfinished = Чогось бракує; пишуть так: { $example }.
refusal-myrmes-unknown-word = «{ $word }» тут нічого не означає; зараз можна, наприклад: { $example }.
refusal-myrmes-no-such-hex = У саду немає поля { $hex }; є, наприклад: { $hexes }.
refusal-myrmes-no-such-tile = На мапі немає плитки { $tile }; є: { $tiles }.
refusal-myrmes-no-tile-there = На полі { $hex } немає плитки.

## Колонія

refusal-myrmes-no-such-event = Немає події «{ $text }»; події: { $events }.
refusal-myrmes-event-larvae = Від числа на кості ({ $die }) до події «{ $event ->
    [0] { myrmes-event-level_plus_1 }
    [1] { myrmes-event-points_plus_1 }
    [2] { myrmes-event-larva_plus_2 }
    [3] { myrmes-event-harvest_plus_3 }
    [4] { myrmes-event-move_plus_3 }
    [5] { myrmes-event-soldier_plus_1 }
    [6] { myrmes-event-hex_plus_1 }
   *[7] { myrmes-event-worker_plus_1 }
  }» стільки кроків: { $cost }; кожен коштує личинку, а у вас їх: { $larvae }.
refusal-myrmes-nurses-useless = Стільки няньок ({ $number }) нічого не дає { $track ->
    [larva] на треку личинок
    [soldier] на треку солдатів
    [worker] на треку робітників
   *[atelier] у майстерні
  }; там можна поставити: { $useful }.
refusal-myrmes-nurses-few = Потрібно няньок: { $wanted }, а у вас: { $nurses }.
refusal-myrmes-born-wrong = У запасі лишилося мурах: { $ants }; народжується щонайбільше солдатів: { $soldiers }, робітників: { $workers }, разом стільки, скільки лишилося.
refusal-myrmes-exchange-larvae = За кубик їжі віддають личинок: { $price }, а у вас: { $larvae }.
refusal-myrmes-no-pass = Не можна пасувати, доки у вас є { $workers ->
    [one] вільний робітник: поставте його
   *[other] вільні робітники: поставте одного
  } в кімнату або відправте в сад.
refusal-myrmes-no-such-room = Немає кімнати «{ $room }»; є 0, 1, 2 і 3.
refusal-myrmes-room-level = Кімната { $room } вам недоступна: ваша колонія на рівні { $level }.
refusal-myrmes-room-occupied = У кімнаті { $room } цього раунду вже є робітник.
refusal-myrmes-queen-food = Королева з’їдає кубик їжі, а у вас їжі немає.
refusal-myrmes-room-cube = Скажіть, що дає каменярня: землю (earth) чи камінь (stone), наприклад: { $example }.
refusal-myrmes-not-your-exit = У вас немає виходу на { $hex }; ваші: { $exits }.
refusal-myrmes-keep-sum = Треба залишити рівно { $limit ->
    [one] { $limit } кубик
    [few] { $limit } кубики
   *[other] { $limit } кубиків
  }, а не { $found }.
refusal-myrmes-keep-missing = У вас цього немає; у сховищі: { myrmes-store }.
refusal-myrmes-winter-larvae = Личинок ({ $larvae }) вистачить щонайбільше на стільки обмінів: { $most }.

## Сад

refusal-myrmes-water = { $hex } — це вода.
refusal-myrmes-outside = Поле { $hex } не в грі, коли гравців { $players }.
refusal-myrmes-same-space = Робітник уже на { $space }.
refusal-myrmes-not-beside = { $space } не межує з { $here }.
refusal-myrmes-no-points = У робітника не лишилося очок руху.
refusal-myrmes-enemy-tile = Плитка { $tile } ({ myrmes-kind }) належить іншому гравцеві; вхід коштує солдата, а у вас їх немає.
refusal-myrmes-hunt-soldiers = На полі { $hex } { $prey ->
    [ladybug] сонечко
    [termite] терміт
   *[spider] павук
  }: для полювання треба солдатів: { $needed }, а у вас: { $soldiers }.
refusal-myrmes-clean-nothing = На полі { $hex } немає феромону, який можна прибрати.
refusal-myrmes-clean-special = Плитка { $tile } ({ myrmes-kind }) особлива; такі не прибирають.
refusal-myrmes-clean-cubes = На феромоні { $tile } лежать кубики ({ myrmes-on-tile }); прибирають лише порожні.
refusal-myrmes-clean-earth = Прибирання коштує кубик землі, а у вас їх немає.
refusal-myrmes-stand-elsewhere = Робітник не може зараз стати на { $hex }, лише на: { $hexes }.
refusal-myrmes-no-such-kind = Немає плитки «{ $kind }»; види: { $kinds }.
refusal-myrmes-place-here = Робітник на { $space }, а це не порожнє поле; плитки кладуть із порожнього поля.
refusal-myrmes-place-size = Плитка «{ myrmes-kind }» має розмір { $size }; зараз вам можна класти феромони до розміру { $largest }.
refusal-myrmes-place-supply = У вас більше немає плитки «{ myrmes-kind }».
refusal-myrmes-place-level = { $kind ->
    [aphid_farm] Ферма попелиць
    [scavenging] Звалище
   *[sub_colony] Підколонія
  } потребує рівня { $needed }, а ваша колонія на рівні { $level }.
refusal-myrmes-place-pool = У запасі більше немає плитки «{ myrmes-kind }».
refusal-myrmes-place-cube = Усі ваші кубики власності ({ $most }) на особливих плитках.
refusal-myrmes-place-cost = Плитка «{ myrmes-kind }» коштує:{ myrmes-cost } а у сховищі: { myrmes-store }.
refusal-myrmes-place-shape = Ці поля ({ $found }) не мають форми плитки «{ myrmes-kind }» (розмір { $size }).
refusal-myrmes-place-nowhere = Плитка «{ myrmes-kind }» не вміщується на жодних вільних полях разом із { $hex }, де стоїть робітник.
refusal-myrmes-place-worker = Плитка має накрити поле робітника, { $hex }.
refusal-myrmes-place-exit = На полі { $hex } вихід із тунелю.
refusal-myrmes-place-prey = На полі { $hex } здобич.
refusal-myrmes-place-tile = На полі { $hex } вже лежить плитка.

## Урожай

refusal-myrmes-other-harvest = Зараз збирають із плитки { $tile }.
refusal-myrmes-harvest-strange = Плитка { $tile } ({ myrmes-kind }) не ваша.
refusal-myrmes-harvest-special = На плитці { $tile } ({ myrmes-kind }) немає такого кубика.
refusal-myrmes-harvest-cube = На плитці { $tile } немає такого кубика; є: { myrmes-on-tile }.

## Майстерня

refusal-myrmes-acted-already = { $action ->
    [tunnel] Тунель копають
    [level] Рівень будують
    [nurse] Няньку виховують
   *[objective] Ціль виконують
  } лише раз за раунд, і це вже зроблено.
refusal-myrmes-tunnel-markers = Усі ваші виходи ({ $most }) вже в саду.
refusal-myrmes-tunnel-apart = Поле { $hex } не межує ні з вашим виходом, ні з вашою плиткою.
refusal-myrmes-level-top = Ваша колонія на рівні { $level }, найглибшому.
refusal-myrmes-level-cost = Рівень { $level } коштує:{ myrmes-cost } а у сховищі: { myrmes-store }.
refusal-myrmes-nurse-none = Усі ваші няньки ({ $most }) вже в грі.
refusal-myrmes-nurse-cost = Нянька коштує кубиків їжі: { $food } і личинок: { $larvae }, а у вас їжі: { $have_food } і личинок: { $have_larvae }.
refusal-myrmes-no-such-objective = «{ $objective }» — не ціль цієї партії; цілі такі: { $objectives }.
refusal-myrmes-objective-done = Ціль { $objective } ви вже виконали.
refusal-myrmes-objective-closed = Ціль { $objective } має рівень { $level }; спершу виконайте ціль рівня { $below }.
refusal-myrmes-objective-connected = { $objective } потребує з’єднаних власних феромонів: { $need }.
refusal-myrmes-objective-nurses = Крім няньки, що діє, треба мати змогу повернути вільних: { $pay }, а є: { $spare }.
refusal-myrmes-objective-price = { $objective } потребує: { $need } ({ $about ->
    [food] кубики їжі
    [mix] кубики землі й каменю
    [stone] кубики каменю
    [prey] жетони здобичі
    [larvae] личинки
    [soldiers] солдати
    [special] особливі плитки
    [level] рівень
   *[nurses] няньки в грі
  }), а у вас: { $have }.
refusal-myrmes-mix-sum = Заплатіть рівно стільки кубиків землі й каменю: { $price }.
refusal-myrmes-mix-missing = У вас цього немає; у сховищі: { myrmes-store }.
refusal-myrmes-special-which = Назвіть стільки своїх особливих плиток: { $count }; у вас: { $tiles }.
refusal-myrmes-pheromone-strange = Плитка { $tile } ({ myrmes-kind }) — не ваш феромон; виберіть одну з: { $tiles }.
refusal-myrmes-tile-twice = Плитку { $tile } названо двічі; кожна платить лише раз.
refusal-myrmes-pheromone-apart = Феромон { $tile } не з’єднати з іншими в потрібній кількості; виберіть один із: { $tiles }.

## Випадок

refusal-myrmes-chance-exits = «{ $text }» — не порядок стартових виходів; вони такі: { $exits }.
refusal-myrmes-chance-prey-count = Здобич лежить на стількох полях: { $wanted }, а названо: { $found }.
refusal-myrmes-chance-prey-spot = Тепер черга здобичі на { $expected }, а написано «{ $text }».
refusal-myrmes-chance-prey-kind = «{ $text }» не може там лежати; лишилися: { $left }.
refusal-myrmes-chance-objectives = «{ $text }» не називає по дві цілі кожного рівня за порядком рівнів; на рівні { $level } є: { $names }.
refusal-myrmes-chance-dice = «{ $text }» — не три кості з числами від 1 до 6.

## Що називають і рахують пояснення

myrmes-kind = { $kind ->
    [P2] феромон із 2 полів
    [P3T] феромон із 3 полів, трикутник
    [P3L] феромон із 3 полів у лінію
    [P4R] феромон із 4 полів, ромб
    [P4P] феромон із 4 полів, зігнутий
    [P5] феромон із 5 полів
    [P6] феромон із 6 полів
    [aphid_farm] ферма попелиць
    [scavenging] звалище
   *[sub_colony] підколонія
  }
myrmes-store = їжа { $store_food }, земля { $store_earth }, камінь { $store_stone }
myrmes-on-tile = їжа { $tile_food }, земля { $tile_earth }, камінь { $tile_stone }
# Each with a comma behind it.
myrmes-cost = { $cost_food ->
    [0] {""}
   *[other] {" "}їжа { $cost_food },
  }{ $cost_earth ->
    [0] {""}
   *[other] {" "}земля { $cost_earth },
  }{ $cost_stone ->
    [0] {""}
   *[other] {" "}камінь { $cost_stone },
  }

## З чого складається оцінка

myrmes-term-store = сховище
myrmes-term-workers = робітники
myrmes-term-soldiers = солдати
myrmes-term-nurses = няньки
myrmes-term-colony = рівень колонії
myrmes-term-garden = сад
myrmes-term-objectives = цілі
myrmes-term-winter = зима
myrmes-term-experience = досвід із партій
myrmes-term-rest = очки

## Where the points came from

myrmes-standing = Очки
myrmes-points-start = На початку
myrmes-points-tiles = Викладені плитки
myrmes-points-prey = Здобич
myrmes-points-objectives = Цілі
myrmes-points-later-objectives = Цілі, які інші виконали пізніше
myrmes-points-removed = Прибрані чужі феромони
myrmes-points-sub-colonies = Підколонії
myrmes-points-queen = Кімната королеви
myrmes-points-event = Подія «+1 очко»
myrmes-points-winters = Нестача їжі взимку

## Що дає хід, після «Цей хід …».

myrmes-reason-objective = виконує ціль
myrmes-reason-points = дає { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[other] { $count } очок
  }
myrmes-reason-level = поглиблює колонію до рівня { $level }
myrmes-reason-tile = кладе плитку для врожаю
myrmes-reason-nurse = дає вам нову няньку
myrmes-reason-soldiers = дає вам { $count ->
    [one] ще одного солдата
   *[other] ще { $count } солдатів
  }
myrmes-reason-workers = дає вам { $count ->
    [one] ще одного робітника
   *[other] ще { $count } робітників
  }
myrmes-reason-larvae = дає вам { $count ->
    [one] ще одну личинку
    [few] ще { $count } личинки
   *[other] ще { $count } личинок
  }
myrmes-reason-cubes = приносить у сховище { $count ->
    [one] кубик
    [few] { $count } кубики
   *[other] { $count } кубиків
  }
myrmes-reason-winter = зменшує зимові втрати на { $count ->
    [one] очко
    [few] { $count } очки
   *[other] { $count } очок
  }

## Розставляння позиції вручну

myrmes-edit-worker = робітник у саду
myrmes-edit-token = { $prey ->
    [ladybug] сонечко
    [termite] терміт
   *[spider] павук
  }
myrmes-edit-exit = вихід
myrmes-edit-round = Пора року
myrmes-edit-season = { $season ->
    [spring] весна
    [summer] літо
   *[autumn] осінь
  }, рік { $year }
myrmes-edit-dice = Гральні кості трьох пір року
myrmes-edit-objectives = Цілі
myrmes-edit-tiles = Плитки з їхніми кубиками
myrmes-edit-score = Очки
myrmes-edit-level = Рівень колонії
myrmes-edit-event = Подія
myrmes-edit-larvae = Личинки
myrmes-edit-store = Сховище: їжа, земля, камінь
myrmes-edit-workers = Робітники
myrmes-edit-soldiers = Солдати
myrmes-edit-nurses = Няньки
myrmes-edit-placed = Розставлені няньки: личинки, солдати, робітники, майстерня
myrmes-edit-rooms = Зайняті кімнати
myrmes-edit-room = { $room ->
    [0] кімната личинок
    [1] комора
    [2] каменярня
   *[3] кімната королеви
  }
myrmes-edit-lost = Прибрані феромони
myrmes-edit-prey = Жетони здобичі
myrmes-edit-done = Виконані цілі
myrmes-edit-fresh = Виконані цього раунду
myrmes-edit-decision = { $decision ->
    [event] подія
    [birth] куди йдуть няньки
    [born] які мурахи народяться
    [worker] що робить робітник
    [garden] шлях робітника в саду
    [stand] де стає робітник
    [harvest] котрий кубик зібрати
    [scavenging] що дає звалище
    [extra-harvest] ще один кубик
    [atelier] дія в майстерні
    [pay-mix] плата землею й каменем
    [pay-special] плата кубиками з особливих плиток
    [pay-pheromones] плата феромонами
    [storage] що лишається у сховищі
   *[winter] личинки за їжу на зиму
  }
refusal-myrmes-edit-shape = Ці поля не мають форми плитки: { myrmes-kind }.
