# Hive in words: its pieces, places and moves, for page, terminal and log.

## Pieces. A number may follow: “white ant 1”.
## plain: without a colour. of-…: after “to the left of”. object-…: after “climbs onto” and “throws”.

hive-queen = { $form ->
    [white] white queen
    [black] black queen
    [of-white] the white queen
    [of-black] the black queen
    [object-white] the white queen
    [object-black] the black queen
   *[plain] queen
  }
hive-spider = { $form ->
    [white] white spider
    [black] black spider
    [of-white] white spider
    [of-black] black spider
    [object-white] white spider
    [object-black] black spider
   *[plain] spider
  }
hive-beetle = { $form ->
    [white] white beetle
    [black] black beetle
    [of-white] white beetle
    [of-black] black beetle
    [object-white] white beetle
    [object-black] black beetle
   *[plain] beetle
  }
hive-grasshopper = { $form ->
    [white] white grasshopper
    [black] black grasshopper
    [of-white] white grasshopper
    [of-black] black grasshopper
    [object-white] white grasshopper
    [object-black] black grasshopper
   *[plain] grasshopper
  }
hive-ant = { $form ->
    [white] white ant
    [black] black ant
    [of-white] white ant
    [of-black] black ant
    [object-white] white ant
    [object-black] black ant
   *[plain] ant
  }
hive-mosquito = { $form ->
    [white] white mosquito
    [black] black mosquito
    [of-white] the white mosquito
    [of-black] the black mosquito
    [object-white] the white mosquito
    [object-black] the black mosquito
   *[plain] mosquito
  }
hive-ladybug = { $form ->
    [white] white ladybug
    [black] black ladybug
    [of-white] the white ladybug
    [of-black] the black ladybug
    [object-white] the white ladybug
    [object-black] the black ladybug
   *[plain] ladybug
  }
hive-pillbug = { $form ->
    [white] white pillbug
    [black] black pillbug
    [of-white] the white pillbug
    [of-black] the black pillbug
    [object-white] the white pillbug
    [object-black] the black pillbug
   *[plain] pillbug
  }
# $kind is one of the names above.
hive-piece = { $kind } { $number }

## Places

# $piece is a form of-….
hive-where = { $side ->
    [left] to the left of { $piece }
    [right] to the right of { $piece }
    [upper-left] to the upper left of { $piece }
    [upper-right] to the upper right of { $piece }
    [lower-left] to the lower left of { $piece }
   *[lower-right] to the lower right of { $piece }
  }

## Moves

hive-say-pass = pass
hive-say-first = { $piece } opens the game
hive-say-place = { $piece } comes into play { $where }
hive-say-move = { $piece } goes { $where }
hive-say-climb = { $piece } climbs onto { $onto }
hive-say-throw = throws { $piece } { $where }
