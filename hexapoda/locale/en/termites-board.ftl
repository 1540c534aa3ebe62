# Termites: drawings of the board, and positions as text.

## Drawing

called-blue = blue
called-red = red
called-gold = gold
called-gray = gray
termites-draw-before = Before the first turn
termites-draw-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
termites-draw-hand = hand
termites-draw-stack = stack { $count }
termites-draw-reserve = reserve { $values }
termites-draw-trophies = trophies { $values }
termites-draw-units = units { $count }
termites-draw-tiles = Tiles: { $tiles }; still to be placed: { $left }
termites-draw-neutral-mound = neutral mound
termites-draw-ground-water = water
termites-draw-ground-vegetation = vegetation
termites-draw-ground-stones = stones
termites-draw-caste-worker = worker
termites-draw-caste-soldier = soldier
termites-draw-caste-spitter = spitter
termites-draw-caste-flyer = flyer
termites-draw-asked-place-neutral = place a neutral mound (neutral F6)
termites-draw-asked-place-tile = place a tile (tile water/stones F5)
termites-draw-asked-place-mound = place one of your mounds (mound 8 F8)
termites-draw-asked-choose-token = place a token (place W2 F6)
termites-draw-asked-place-token = where does { $token } go?
termites-draw-asked-choose-unit = move a unit (F5-F6), attack (F5xF6) or stay
termites-draw-asked-choose-target = where does the unit on { $unit } go?
termites-draw-asked-choose-from = from which hex does { $unit } attack { $target }?
termites-draw-asked-choose-retreat = where does the unit on { $target } retreat?
termites-draw-asked-new-mound = which mound goes on { $target } (new mound 8)?
termites-draw-asked-lost-mound = place a mound for the one you lost (mound 8 F8)
termites-draw-asked-make-room = there is no free hex: remove a unit and place a mound there (mound 8 F8)

## Position text

refusal-position-bad-word = “{ $text }” is not a valid word of a position; words look like turn=4, blue=8@C4,W2@F6 or blue-hand=W1,W2.
refusal-position-needless = The word { $name } does not belong in a position with this decision.
refusal-position-bad-piece = “{ $text }” is not a valid piece; a unit is written like W2@F6, a mound like 8@C4.
refusal-position-colonies = “{ $text }” does not name the colonies; write { $players } of blue, red, gold and gray, each once.
refusal-position-colony-absent = “{ $name }” belongs to a colony that is not in the game.
refusal-position-other-colonies = The options of the game say that the colonies are { $expected }.
refusal-position-no-hex = There is no hex “{ $text }” on this board; hexes are named from A1, with rows up to { $last }.
refusal-position-two-terrains = { $hex } has two kinds of terrain.
refusal-position-other-map = The options of the game say which map is played: { $hex } is { $terrain ->
    [clear] clear
    [water] water
    [vegetation] vegetation
   *[stones] stones
  }.
refusal-position-two-pieces = Two pieces are on { $hex }; a hex holds only one.
refusal-position-neutral-piece = { $text } can’t be neutral; neutral pieces are mounds of value { $value }.
refusal-position-neutral-count = Neutral mounds on the board: { $found }; the game has only { $expected }.
refusal-position-tiles-early = Tiles are placed after the neutral mounds.
refusal-position-tiles-left = Tiles { $tile } left: { $left }; the box has only { $most }.
refusal-position-not-building = No map is built in this game.
refusal-position-too-many-tokens = { $colony } has { $found } × { $kind } on the board, in hand and in the stack together; the colony has only { $most }.
refusal-position-tokens-early = { $colony } has { $found } tokens in the stack; while the map is built it must have all { $expected }.
refusal-position-mound-value = { $colony } has no mound of value { $value }.
refusal-position-mound-twice = { $colony } has the mound { $value } twice.
refusal-position-trophies = Trophies of value { $value }: { $found }; missing mounds of that value: { $expected }.
refusal-position-first-mounds = { $colony } has { $found } mounds in reserve, but still has to place { $expected }.
refusal-position-turn-early = turn={ $turn } is impossible: the first turn begins when all players have placed their first mounds.
refusal-position-no-turn = A position after the setup needs a turn number, for example turn=1.
refusal-position-active = In turn { $turn } it is { $colony }’s turn.
refusal-position-choices = Choices before { $asked }: the text has { $found }, but there should be { $expected }.
refusal-position-not-asked = { $asked } is not a possible decision here: nothing that the rules allow leads to it.
