# The garden of Myrmes on the page: what is seen there, and tiles in hand.

page-myrmes-garden = Myrmes garden
page-myrmes-garden-ground = { $ground ->
    [grass] grass
    [earth] earth
    [stone] stones
    [mushroom] mushrooms
   *[water] water
  }
page-myrmes-garden-hex = { $hex }, { $ground }
page-myrmes-garden-exit = exit of { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
  }
page-myrmes-garden-worker = worker of { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
  }, { $points ->
    [one] 1 movement point left
   *[other] { $points } movement points left
  }
page-myrmes-garden-tile = tile { $tile } of { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[nobody] nobody
  }, { $kind }, on { $hexes }
page-myrmes-garden-empty = no cubes on it
page-myrmes-garden-hunt = costs { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
  }, gives { $food } food and { $points ->
    [one] 1 point
   *[other] { $points } points
  }
page-myrmes-garden-strange = Another player’s tile: entering costs { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
  }
page-myrmes-garden-moves = { $points ->
    [one] The worker has 1 movement point left
   *[other] The worker has { $points } movement points left
  }
page-myrmes-garden-soldiers = Soldiers: { $soldiers }

## Tiles in hand

page-myrmes-garden-tiles = Tiles to place
page-myrmes-garden-left = { $count } left
page-myrmes-garden-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
page-myrmes-garden-price = costs { $price }
page-myrmes-garden-turning = The tile in hand
page-myrmes-garden-turn = Turn (R, wheel)
page-myrmes-garden-mirror = Mirror (F)
page-myrmes-garden-previous = Previous position
page-myrmes-garden-next = Next position
page-myrmes-garden-number = Position { $number } of { $count }
page-myrmes-garden-put = Place it on { $hexes }
page-myrmes-garden-back = Put the tile back
page-myrmes-garden-cannot = It doesn’t fit here
