# «Вулик» словами: комахи, місця й ходи для сторінки, термінала й журналу.

## Комахи. Далі може стояти номер: «біла мураха 1».
## plain: без кольору. of-…: родовий відмінок, після «ліворуч від». object-…: знахідний, після «видряпується на» й «перекидає».

hive-queen = { $form ->
    [white] біла королева
    [black] чорна королева
    [of-white] білої королеви
    [of-black] чорної королеви
    [object-white] білу королеву
    [object-black] чорну королеву
   *[plain] королева
  }
hive-spider = { $form ->
    [white] білий павук
    [black] чорний павук
    [of-white] білого павука
    [of-black] чорного павука
    [object-white] білого павука
    [object-black] чорного павука
   *[plain] павук
  }
hive-beetle = { $form ->
    [white] білий жук
    [black] чорний жук
    [of-white] білого жука
    [of-black] чорного жука
    [object-white] білого жука
    [object-black] чорного жука
   *[plain] жук
  }
hive-grasshopper = { $form ->
    [white] білий коник
    [black] чорний коник
    [of-white] білого коника
    [of-black] чорного коника
    [object-white] білого коника
    [object-black] чорного коника
   *[plain] коник
  }
hive-ant = { $form ->
    [white] біла мураха
    [black] чорна мураха
    [of-white] білої мурахи
    [of-black] чорної мурахи
    [object-white] білу мураху
    [object-black] чорну мураху
   *[plain] мураха
  }
hive-mosquito = { $form ->
    [white] білий комар
    [black] чорний комар
    [of-white] білого комара
    [of-black] чорного комара
    [object-white] білого комара
    [object-black] чорного комара
   *[plain] комар
  }
hive-ladybug = { $form ->
    [white] біле сонечко
    [black] чорне сонечко
    [of-white] білого сонечка
    [of-black] чорного сонечка
    [object-white] біле сонечко
    [object-black] чорне сонечко
   *[plain] сонечко
  }
hive-pillbug = { $form ->
    [white] біла мокриця
    [black] чорна мокриця
    [of-white] білої мокриці
    [of-black] чорної мокриці
    [object-white] білу мокрицю
    [object-black] чорну мокрицю
   *[plain] мокриця
  }
# $kind — це одна з назв вище.
hive-piece = { $kind } { $number }

## Місця

# $piece має форму of-….
hive-where = { $side ->
    [left] ліворуч від { $piece }
    [right] праворуч від { $piece }
    [upper-left] вище ліворуч від { $piece }
    [upper-right] вище праворуч від { $piece }
    [lower-left] нижче ліворуч від { $piece }
   *[lower-right] нижче праворуч від { $piece }
  }

## Ходи

hive-say-pass = пас
hive-say-first = { $piece } починає гру
hive-say-place = { $piece } входить у гру { $where }
hive-say-move = { $piece } переходить на поле { $where }
hive-say-climb = { $piece } видряпується на { $onto }
hive-say-throw = перекидає { $piece } на поле { $where }
