# Words that several games share: data files, chance, and positions as text.

## Data files

refusal-option-data = The data can’t be “{ $value }”; it can be standard or a .toml file (hexapoda.games.{ $game }.box.standard_text() is a file to start from).
refusal-option-players = { $players } players can’t play with this box; it is for { $least } to { $most }.
refusal-data-bad-word = This text does not describe a box; it is damaged or cut off.
refusal-file-not-found = There is no file { $file }.
refusal-file-unreadable = The file { $file } can’t be read: { $reason }.
refusal-file-too-large = The file { $file } is too large for a map or data file; the maximum is { $most } bytes.
refusal-file-not-text = { $file }, line { $line }: this is not UTF-8 text.
refusal-file-not-toml = { $file }, line { $line }: this is not valid TOML ({ $reason }).
refusal-file-not-here = { $option }={ $file }: a record or a position can’t name a file; load the game with it instead.
refusal-file-missing = { $file }: { $place } is missing; it looks like this: { $example }
refusal-file-wrong-kind = { $file }: { $place } is { $value }, but should be { $kind ->
    [number] a whole number
    [numbers] a list of whole numbers, such as [1, 2]
    [flag] true or false
    [text] a text in quotation marks, on one line and not longer than 80 characters
    [words] a list of texts, such as ["A4", "K3"]
    [table] a table
    [any-number] a number
    [long-text] a text in quotation marks, on one line
    [word-lists] a list of lists of texts, such as [["AB1", "AB2"]]
   *[tables] a list of tables
  }.
refusal-file-out-of-range = { $file }: { $place } is { $value }, but should be from { $least } to { $most }.
refusal-file-not-one-of = { $file }: { $place } can’t be “{ $value }”; it can be: { $choices }.
refusal-file-twice = { $file }: { $place } has { $value } twice.
refusal-file-must-be = { $file }: { $place } is { $value }, but can only be { $expected }.
refusal-file-too-many = { $file }: { $place } has { $found } entries; the maximum is { $most }.
refusal-file-unknown-key = { $file }: { $place } is unknown; the known names here are: { $known }.

## Chance

refusal-chance-empty = “{ $text }” can’t be read as a chance result: there is nothing before or after a semicolon.
refusal-chance-missing = The chance result is missing, for example: { $example }.
refusal-chance-expected = “{ $text }” is not the chance result expected here; it looks like this: { $example }.
refusal-chance-hidden = “{ $text }” hides what was drawn; it must be complete here.

## Positions

refusal-position-double-word = The word { $name } appears twice.
refusal-position-missing = The position needs the word { $name }, for example { $example }.
refusal-position-bad-value = “{ $text }” can’t be read; it is written like { $example }.

## Setting up a position by hand

refusal-no-editing = There is no editor for { $game }.
refusal-bad-edit = “{ $text }” changes nothing in this position.
edit-erase = Clear a place
edit-value = { $value }
edit-word = In the notation: { $word }
edit-asked = What is asked
edit-turn = Number of the turn
edit-decider = Who decides
