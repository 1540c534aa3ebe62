# Words about Ants' options and data files.

## Options

ants-option-players = Players
ants-option-scenario = Scenario: how the game is won
ants-option-anthills = Anthills (neighbouring, diagonal, or letters such as A,C)
ants-option-teams = Teams of an allied scenario (neighbouring, diagonal, or a pair such as A+D)
ants-option-bank_limit = How many chips there are in all (0: no limit)
ants-option-hire_push = What a push moves where the cell before it is full: the whole trail (chain), nobody (single), or every ant pushed before (column)
ants-option-forced_marches = How often an ant makes a forced march in a turn (once, or any number)
ants-option-centre_entries_per_turn = How many ants may enter a centre cell with enemies in a turn (0: any number)
ants-option-max_rounds = After how many rounds the game ends without a winner
ants-option-data = What is in the box (standard, or a .toml file)
refusal-ants-option-anthills = The anthills can’t be “{ $value }”; write neighbouring, diagonal, or two to four of A, B, C and D with commas between them.
refusal-ants-option-teams = The teams can’t be “{ $value }”; write neighbouring, diagonal, or one pair of allies such as A+D.
refusal-ants-option-number = { $option } can’t be “{ $value }”; it is a whole number from { $least } to { $most }.
refusal-ants-option-allied = { $scenario } is for four players, two against two, not for { $players }.
refusal-ants-option-teams-unused = Teams ({ $teams }) are for allied scenarios; in { $scenario } each plays alone.
refusal-ants-option-diagonal = Diagonal anthills are for two players, not for { $players }.
refusal-ants-option-anthill-number = { $anthills } are { $found } anthills, but there are { $players } players.
refusal-ants-option-bank = A bank of { $limit } chips is too small: { $scenario } with { $players } players needs { $needed } at the start.
refusal-ants-option-deal = { $players } players can’t be dealt { $hand } cards each: the deck has { $cards }.
refusal-ants-option-hand = Hands of { $found } cards are too many for { $players } players; { $most } are the most that a record can tell of.

## Data files

refusal-ants-data-levels = { $file }: { $place } has { $found ->
    [one] one price
   *[other] { $found } prices
  }; there are { $expected } levels.
refusal-ants-data-deck = { $file }: { $place } are { $found } cards in all, but components.cards says { $expected }.
refusal-ants-data-card-name = { $file }: { $place } can’t be “{ $value }”; a card is called by 1 to { $most } characters, without spaces at the ends.
refusal-ants-data-cell-name = { $file }: { $place } can’t be “{ $value }”; a cell is called by one or two capital letters and a number, such as AB1, or by two letters, such as XA.
refusal-ants-data-same-place = { $file }: { $place }: { $value } is in the same place as { $other }.
refusal-ants-data-gates = { $file }: { $place }: the anthill { $hill } has { $found ->
    [one] one cell
   *[other] { $found } cells
  } next to it; it must have { $expected }.
refusal-ants-data-gate-twice = { $file }: { $place }: { $cell } is next to the anthill { $other } already; a cell is next to one anthill and named once.
refusal-ants-data-gate-kind = { $file }: { $place }: { $cell } is next to an anthill, so it must be a trail cell, not { $kind ->
    [cake] a cake cell
   *[centre] a centre cell
  }.
refusal-ants-data-no-hill = { $file }: { $place } lacks the anthill { $hill }; there are always four: A, B, C and D.
refusal-ants-data-no-cell = { $file }: { $place } names “{ $cell }”, and there is no such cell; did you mean: { $known }?
refusal-ants-data-link = { $file }: { $place }: “{ $value }” is no link; a link joins two different cells, such as ["AB1", "AB2"].
refusal-ants-data-links = { $file }: { $place }: { $cell } has more than { $most } links.
refusal-ants-data-cut-off = { $file }: { $place }: no way leads to { $cell } from the anthill { $hill }.
refusal-ants-data-forward = { $file }: { $place }: from { $cell } exactly one link must lead away from the anthill { $hill }, so that a hired ant can push; there is: { $found }.
