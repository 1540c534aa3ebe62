# Tuning.

error-weights-unreadable = Файл ваг { $path } не вдалося прочитати: { $why }
error-weights-broken = { $path } — не файл ваг: це має бути JSON із версією, грою та вагами.
error-weights-other-game = { $path } містить ваги для { $found }, а не для { $game }.
error-weights-no-number = { $path }: вага { $name } має бути числом, а не { $value }.
error-weights-no-network = { $path }: { $name } має бути списком чисел (усього { $count }).
error-weights-unknown = { $path }: ваги { $name } немає. Ваги такі: { $names }.
error-spsa-names = SPSA потребує хоча б одного числа, і кожне повинне мати власну назву.
error-spsa-parameter = Число { $name } має починатися між двома різними межами й мати відстань, більшу за 0; воно має { $low }, { $start } і { $high }.
error-spsa-schedule = SPSA потребує хоча б однієї ітерації, темпу, більшого за 0, і невід’ємного розгону.
error-spsa-bad-line = Рядок { $line } файлу { $path } не вдалося прочитати. Виправте чи видаліть його або почніть в іншій теці.
error-fit-shape = Кожна позиція повинна мати ознаки за кількістю ваг ({ $expected }), результат і партію; знайдені ознаки мають форму { $found }.
error-fit-numbers = Ознаки мають бути скінченними числами, а результати — від 0 до 1.
error-fit-empty = Немає позицій, на яких можна вчитися.
error-fit-other-checkpoint = { $path } належить до підгонки з іншими параметрами. Видаліть його, щоб почати знову.
error-selfplay-number = { $name } має бути цілим числом, не меншим за { $name ->
    [random_plies] 0
   *[other] 1
  }, а не { $value }.
error-selfplay-no-data = У { $path } немає партій гри із собою. Спершу зіграйте їх: hexapoda tune selfplay ГРА --out { $path }
error-selfplay-broken-shard = { $path } — не цілий фрагмент гри із собою. Видаліть його, і його буде зіграно знову.
error-selfplay-part = { $name } має бути числом від 0 до 1 (меншим за 1), а не { $value }.
error-learn-other-games = У теках партії різних ігор. Мережа вчиться однієї гри.
error-learn-no-network = Оцінка гри { $game } не має мережі.
error-tuning-two-sides = Числа налаштовують у партіях двох сторін, а тут їх { $sides }.

tune-pairs = Пари партій: { $done } із { $all }
tune-shards = Файли з партіями: { $done } із { $all }
tune-step = Крок { $done }, позицій у перевірці: { $all }
tune-played = { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
  } гри із собою в { $path }
tune-fitted = { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
  }, { $positions ->
    [one] { $positions } позиція
    [few] { $positions } позиції
   *[other] { $positions } позицій
  }; втрата в партіях, відкладених для перевірки: раніше { $before }, тепер { $after }
tune-stopped = Зупинено. Та сама команда продовжить роботу в { $path }.
tune-number = Число
tune-before = Раніше
tune-now = Тепер
tune-done = Записано в { $path }. Перевірте це в матчі: hexapoda arena { $game } nodes=2000,weights={ $path } nodes=2000 --games 1000 --sprt 0 10
tune-pass = Проходи по позиціях: { $done } з { $all }
tune-learned = { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
  }, { $rows ->
    [one] { $rows } приклад
    [few] { $rows } приклади
   *[other] { $rows } прикладів
  }; середній квадрат похибки в партіях, залишених для перевірки: { $before } без мережі, { $after } з нею
