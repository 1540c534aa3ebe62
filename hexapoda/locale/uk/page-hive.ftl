# Сторінка гри «Вулик»: комахи, ходи й місця словами.

## Комахи. Далі може стояти номер: «біла мураха 1».
## plain: без кольору. of-…: родовий відмінок, після «ліворуч від». object-…: знахідний, після «видряпується на» й «перекидає».

page-hive-queen = { $form ->
    [white] біла королева
    [black] чорна королева
    [of-white] білої королеви
    [of-black] чорної королеви
    [object-white] білу королеву
    [object-black] чорну королеву
   *[plain] королева
  }
page-hive-spider = { $form ->
    [white] білий павук
    [black] чорний павук
    [of-white] білого павука
    [of-black] чорного павука
    [object-white] білого павука
    [object-black] чорного павука
   *[plain] павук
  }
page-hive-beetle = { $form ->
    [white] білий жук
    [black] чорний жук
    [of-white] білого жука
    [of-black] чорного жука
    [object-white] білого жука
    [object-black] чорного жука
   *[plain] жук
  }
page-hive-grasshopper = { $form ->
    [white] білий коник
    [black] чорний коник
    [of-white] білого коника
    [of-black] чорного коника
    [object-white] білого коника
    [object-black] чорного коника
   *[plain] коник
  }
page-hive-ant = { $form ->
    [white] біла мураха
    [black] чорна мураха
    [of-white] білої мурахи
    [of-black] чорної мурахи
    [object-white] білу мураху
    [object-black] чорну мураху
   *[plain] мураха
  }
page-hive-mosquito = { $form ->
    [white] білий комар
    [black] чорний комар
    [of-white] білого комара
    [of-black] чорного комара
    [object-white] білого комара
    [object-black] чорного комара
   *[plain] комар
  }
page-hive-ladybug = { $form ->
    [white] біле сонечко
    [black] чорне сонечко
    [of-white] білого сонечка
    [of-black] чорного сонечка
    [object-white] біле сонечко
    [object-black] чорне сонечко
   *[plain] сонечко
  }
page-hive-pillbug = { $form ->
    [white] біла мокриця
    [black] чорна мокриця
    [of-white] білої мокриці
    [of-black] чорної мокриці
    [object-white] білу мокрицю
    [object-black] чорну мокрицю
   *[plain] мокриця
  }

## Місця

# $piece має форму of-….
page-hive-where = { $side ->
    [left] ліворуч від { $piece }
    [right] праворуч від { $piece }
    [upper-left] вище ліворуч від { $piece }
    [upper-right] вище праворуч від { $piece }
    [lower-left] нижче ліворуч від { $piece }
   *[lower-right] нижче праворуч від { $piece }
  }
# $where — це page-hive-where.
page-hive-empty = порожнє поле { $where }
page-hive-empty-middle = порожнє поле посередині
page-hive-stack = стос заввишки { $count }, згори: { $pieces }
page-hive-in-hand = { $piece }, у запасі: { $count }
page-hive-no-hand = { $piece }: запас вичерпано

## Позначки, після назви місця

page-hive-mark-moved = останній хід
page-hive-mark-resting = відпочиває цього ходу
page-hive-mark-thrower = можливо, кидок зроблено звідси
page-hive-throwers = Хто міг перекинути { $piece }: { $throwers }

## Ходи

page-hive-say-pass = пас
page-hive-say-first = { $piece } починає гру
page-hive-say-place = { $piece } входить у гру { $where }
page-hive-say-move = { $piece } переходить на поле { $where }
page-hive-say-climb = { $piece } видряпується на { $onto }
page-hive-say-throw = перекидає { $piece } на поле { $where }

## Запитання

page-hive-board = Вулик
page-hive-reserve = Запас { $player ->
    [white] білих
   *[black] чорних
  }
page-hive-pass = Пасувати
page-hive-ask-piece = Виберіть комаху на полі або в запасі
page-hive-ask-place = Виберіть комаху із запасу
page-hive-ask-move = Виберіть комаху на полі
page-hive-ask-queen = Королева має ввійти в гру зараз
page-hive-ask-where = Виберіть поле для { $piece }
page-hive-ask-pass = У вас немає ходів: пасуйте
page-hive-standing = у запасі: { $count }
page-hive-standing-queen = королева { $sides }/6
