# Puzzles: the command, and files that can’t be read.

error-puzzles-no-file = Файл { $path } не вдалося прочитати: { $why }
error-puzzles-bad-line = { $path }, рядок { $line }: це не задача: { $why }
error-puzzles-twice = { $path }, рядок { $line }: задача { $id } у цьому файлі вже є.
error-puzzle-wrong = Задача { $id } пошкоджена: «{ $move }» там не хід, або його названо водночас правильним і хибним.
error-no-puzzle = Гра { $game } не має задачі { $id }.

puzzles-shards = Файли із задачами: { $done } із { $all }
puzzles-made = { $count ->
    [one] { $count } задача
    [few] { $count } задачі
   *[other] { $count } задач
  } у { $path }
