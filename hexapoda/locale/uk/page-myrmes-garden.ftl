# Сад гри «Мірмес» на сторінці: що в ньому видно та плитки в руці.

page-myrmes-garden = Сад гри «Мірмес»
page-myrmes-garden-ground = { $ground ->
    [grass] трава
    [earth] земля
    [stone] каміння
    [mushroom] гриби
   *[water] вода
  }
page-myrmes-garden-hex = { $hex }, { $ground }
page-myrmes-garden-exit = вихід { $colour ->
    [red] червоного
    [blue] синього
    [green] зеленого
   *[yellow] жовтого
  } гравця
page-myrmes-garden-worker = робітник { $colour ->
    [red] червоного
    [blue] синього
    [green] зеленого
   *[yellow] жовтого
  } гравця, { $points ->
    [one] лишилося { $points } очко руху
    [few] лишилося { $points } очки руху
    [many] лишилося { $points } очок руху
   *[other] лишилося { $points } очка руху
  }
page-myrmes-garden-tile = плитка { $tile }, { $colour ->
    [red] червоного гравця
    [blue] синього гравця
    [green] зеленого гравця
    [yellow] жовтого гравця
   *[nobody] нічия
  }, { $kind }, на полях { $hexes }
page-myrmes-garden-empty = без кубиків
page-myrmes-garden-hunt = коштує { $soldiers ->
    [one] { $soldiers } солдата
   *[other] { $soldiers } солдатів
  }, дає { $food ->
    [one] { $food } кубик їжі
    [few] { $food } кубики їжі
    [many] { $food } кубиків їжі
   *[other] { $food } кубика їжі
  } та { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
  }
page-myrmes-garden-strange = Плитка іншого гравця: вхід коштує { $soldiers ->
    [one] { $soldiers } солдата
   *[other] { $soldiers } солдатів
  }
page-myrmes-garden-moves = { $points ->
    [one] У робітника лишилося { $points } очко руху
    [few] У робітника лишилося { $points } очки руху
    [many] У робітника лишилося { $points } очок руху
   *[other] У робітника лишилося { $points } очка руху
  }
page-myrmes-garden-soldiers = Солдати: { $soldiers }

## Плитки в руці

page-myrmes-garden-tiles = Плитки, які можна покласти
page-myrmes-garden-left = лишилося: { $count }
page-myrmes-garden-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
  }
page-myrmes-garden-price = ціна: { $price }
page-myrmes-garden-turning = Плитка в руці
page-myrmes-garden-turn = Обернути (R, коліщатко)
page-myrmes-garden-mirror = Віддзеркалити (F)
page-myrmes-garden-previous = Попереднє місце
page-myrmes-garden-next = Наступне місце
page-myrmes-garden-number = Місце { $number } з { $count }
page-myrmes-garden-put = Покласти на поля { $hexes }
page-myrmes-garden-back = Відкласти плитку
page-myrmes-garden-cannot = Тут їй не можна лежати
