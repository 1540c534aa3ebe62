# Puzzles: the command, and files that can’t be read.

error-puzzles-no-file = Nie można odczytać pliku { $path }: { $why }
error-puzzles-bad-line = { $path }, wiersz { $line }: to nie jest zadanie: { $why }
error-puzzles-twice = { $path }, wiersz { $line }: zadanie { $id } już jest w tym pliku.
error-puzzle-wrong = Zadanie { $id } jest uszkodzone: „{ $move }” nie jest tam możliwym ruchem albo uchodzi zarazem za dobry i zły.
error-no-puzzle = Gra { $game } nie ma zadania { $id }.

puzzles-shards = Pliki z zadaniami: { $done } z { $all }
puzzles-made = { $count ->
    [one] { $count } zadanie
    [few] { $count } zadania
   *[other] { $count } zadań
  } w { $path }
