# Words about Ants' options and data files.

## Options

ants-option-players = Players
ants-option-scenario = Scenario: how the game is won
ants-option-anthills = Anthills (neighbouring, diagonal, or letters such as A,C)
ants-option-teams = Teams of an allied scenario (neighbouring, diagonal, or a pair such as A+D)
ants-option-bank_limit = Total number of chips (0: no limit)
ants-option-hire_push = What a push moves if the next cell is full: the whole trail (chain), nothing (single), or every ant pushed before (column)
ants-option-forced_marches = Forced marches per ant and turn (once, or any number)
ants-option-centre_entries_per_turn = Maximum number of ants that may enter a centre cell with enemies per turn (0: any number)
ants-option-max_rounds = Number of rounds after which the game ends without a winner
ants-option-data = Contents of the box (standard, or a .toml file)
refusal-ants-option-anthills = The anthills can’t be “{ $value }”; write neighbouring, diagonal, or two to four of A, B, C and D, separated by commas.
refusal-ants-option-teams = The teams can’t be “{ $value }”; write neighbouring, diagonal, or one pair of allies such as A+D.
refusal-ants-option-number = { $option } can’t be “{ $value }”; it is a whole number from { $least } to { $most }.
refusal-ants-option-allied = { $scenario } is for four players, two against two, not for { $players }.
refusal-ants-option-teams-unused = Teams ({ $teams }) are for allied scenarios; in { $scenario } every player plays alone.
refusal-ants-option-diagonal = Diagonal anthills are for two players, not for { $players }.
refusal-ants-option-anthill-number = { $anthills } are { $found } anthills, but there are { $players } players.
refusal-ants-option-bank = A bank of { $limit } chips is too small: { $scenario } with { $players } players needs { $needed } at the start.
refusal-ants-option-deal = { $players } players can’t be dealt { $hand } cards each: the deck has { $cards }.
refusal-ants-option-hand = Hands of { $found } cards are too large for { $players } players; the maximum that a record can hold is { $most }.

## Data files

refusal-ants-data-levels = { $file }: { $place } has { $found ->
    [one] one price
   *[other] { $found } prices
  }; there are { $expected } levels.
refusal-ants-data-deck = { $file }: { $place } lists { $found } cards in total, but components.cards says { $expected }.
refusal-ants-data-card-name = { $file }: { $place } can’t be “{ $value }”; a card name has 1 to { $most } characters, without spaces at the ends.
refusal-ants-data-cell-name = { $file }: { $place } can’t be “{ $value }”; a cell name is one or two capital letters and a number, such as AB1, or two letters, such as XA.
refusal-ants-data-same-place = { $file }: { $place }: { $value } is in the same place as { $other }.
refusal-ants-data-gates = { $file }: { $place }: the anthill { $hill } has { $found ->
    [one] one cell
   *[other] { $found } cells
  } next to it; it must have { $expected }.
refusal-ants-data-gate-twice = { $file }: { $place }: { $cell } is already next to the anthill { $other }; a cell is next to only one anthill and named once.
refusal-ants-data-gate-kind = { $file }: { $place }: { $cell } is next to an anthill, so it must be a trail cell, not { $kind ->
    [cake] a cake cell
   *[centre] a centre cell
  }.
refusal-ants-data-no-hill = { $file }: { $place } lacks the anthill { $hill }; there are always four: A, B, C and D.
refusal-ants-data-no-cell = { $file }: { $place } names “{ $cell }”, but there is no such cell; did you mean: { $known }?
refusal-ants-data-link = { $file }: { $place }: “{ $value }” is not a valid link; a link joins two different cells, such as ["AB1", "AB2"].
refusal-ants-data-links = { $file }: { $place }: { $cell } has more than { $most } links.
refusal-ants-data-cut-off = { $file }: { $place }: there is no path to { $cell } from the anthill { $hill }.
refusal-ants-data-forward = { $file }: { $place }: exactly one link must lead from { $cell } away from the anthill { $hill }, so that a hired ant can push; there is: { $found }.
