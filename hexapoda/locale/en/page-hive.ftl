# The page of Hive: its pieces, moves and places in words.

## Pieces. A number may follow: “white ant 1”.
## plain: without a colour. of-…: after “to the left of”. object-…: after “climbs onto” and “throws”.

page-hive-queen = { $form ->
    [white] white queen
    [black] black queen
    [of-white] the white queen
    [of-black] the black queen
    [object-white] the white queen
    [object-black] the black queen
   *[plain] queen
  }
page-hive-spider = { $form ->
    [white] white spider
    [black] black spider
    [of-white] white spider
    [of-black] black spider
    [object-white] white spider
    [object-black] black spider
   *[plain] spider
  }
page-hive-beetle = { $form ->
    [white] white beetle
    [black] black beetle
    [of-white] white beetle
    [of-black] black beetle
    [object-white] white beetle
    [object-black] black beetle
   *[plain] beetle
  }
page-hive-grasshopper = { $form ->
    [white] white grasshopper
    [black] black grasshopper
    [of-white] white grasshopper
    [of-black] black grasshopper
    [object-white] white grasshopper
    [object-black] black grasshopper
   *[plain] grasshopper
  }
page-hive-ant = { $form ->
    [white] white ant
    [black] black ant
    [of-white] white ant
    [of-black] black ant
    [object-white] white ant
    [object-black] black ant
   *[plain] ant
  }
page-hive-mosquito = { $form ->
    [white] white mosquito
    [black] black mosquito
    [of-white] the white mosquito
    [of-black] the black mosquito
    [object-white] the white mosquito
    [object-black] the black mosquito
   *[plain] mosquito
  }
page-hive-ladybug = { $form ->
    [white] white ladybug
    [black] black ladybug
    [of-white] the white ladybug
    [of-black] the black ladybug
    [object-white] the white ladybug
    [object-black] the black ladybug
   *[plain] ladybug
  }
page-hive-pillbug = { $form ->
    [white] white pillbug
    [black] black pillbug
    [of-white] the white pillbug
    [of-black] the black pillbug
    [object-white] the white pillbug
    [object-black] the black pillbug
   *[plain] pillbug
  }

## Places

# $piece is a form of-….
page-hive-where = { $side ->
    [left] to the left of { $piece }
    [right] to the right of { $piece }
    [upper-left] to the upper left of { $piece }
    [upper-right] to the upper right of { $piece }
    [lower-left] to the lower left of { $piece }
   *[lower-right] to the lower right of { $piece }
  }
# $where is page-hive-where.
page-hive-empty = empty place { $where }
page-hive-empty-middle = empty place in the middle
page-hive-stack = stack of { $count }, from the top: { $pieces }
page-hive-in-hand = { $piece }, { $count } in reserve
page-hive-no-hand = { $piece }: none left

## Marks, said after the name of a place

page-hive-mark-moved = moved last
page-hive-mark-resting = rests this turn
page-hive-mark-thrower = may have thrown the piece that moved last
page-hive-throwers = Who may have thrown { $piece }: { $throwers }

## Moves

page-hive-say-pass = pass
page-hive-say-first = { $piece } opens the game
page-hive-say-place = { $piece } comes into play { $where }
page-hive-say-move = { $piece } goes { $where }
page-hive-say-climb = { $piece } climbs onto { $onto }
page-hive-say-throw = throws { $piece } { $where }

## Asking

page-hive-board = Hive
page-hive-reserve = Reserve of { $player ->
    [white] White
   *[black] Black
  }
page-hive-pass = Pass
page-hive-ask-piece = Choose a piece on the board or in your reserve
page-hive-ask-place = Choose a piece in your reserve
page-hive-ask-move = Choose a piece on the board
page-hive-ask-queen = Your queen has to come into play now
page-hive-ask-where = Choose a place for { $piece }
page-hive-ask-pass = You have no move: pass
page-hive-standing = { $count } in reserve
page-hive-standing-queen = queen { $sides }/6
