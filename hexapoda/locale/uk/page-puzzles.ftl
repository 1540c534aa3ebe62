# The page: puzzles.

page-puzzles = Задачі
page-title-puzzles = Задачі
page-title-puzzle = { $game }: задача
page-puzzles-lead = Позиції з одним правильним ходом. В іграх без таємниць виграші доведено до останньої відповіді; в інших найкращий хід мав явну перевагу в кожній перевіреній роздачі.
page-puzzles-home = Задача на кожен день і сотні інших на вашому рівні.
page-puzzles-standing = Ваш рейтинг: { $rating }. Розв’язано: { $solved } з { $all }.
page-puzzles-solve = Розв’язувати задачі
page-puzzles-daily = Задача дня
page-puzzles-themes = Теми
page-puzzles-kept = Ваші рейтинги зберігаються лише в цьому браузері.

## Solving one

page-puzzle-head = { $game }: { $theme }
page-puzzle-start = Позиція, яку треба розв’язати.
page-puzzle-share = Скопіювати посилання на цю задачу
page-puzzle-study = Дослідити позицію
page-puzzle-task-win = Хід: { $who }. { $moves ->
    [one] Виграйте цим ходом.
    [few] Виграйте за { $moves } ходи, хоч що зробить інша сторона.
   *[other] Виграйте за { $moves } ходів, хоч що зробить інша сторона.
  }
page-puzzle-task-save = Хід: { $who }. Усі ходи, крім одного, програють. Який рятує?
# A win by the seat's own decisions of one turn.
page-puzzle-task-turn = Хід: { $who }. Виграйте в цьому ході { $moves ->
    [one] одним вибором.
    [few] за { $moves } вибори.
   *[other] за { $moves } виборів.
  }
page-puzzle-task-best = Хід: { $who }. Один вибір явно кращий за всі інші, хоч що приховано. Який?
page-puzzle-solved = Розв’язано!
page-puzzle-shown = Ось розв’язок.
page-puzzle-right = Правильно!
page-puzzle-go-on = Правильно! Що тепер?
page-puzzle-wrong-win = Так вчасно не виграти. Погляньте на відповідь.
page-puzzle-wrong-save = Це програш. Погляньте чому.
page-puzzle-wrong-turn = Так вчасно не виграти.
page-puzzle-wrong-best = Можна явно краще. Погляньте, що далі.
page-puzzle-again = Спробувати ще
page-puzzle-next = Наступна задача
page-puzzle-hint = Підказка
page-puzzle-solution = Показати розв’язок
page-puzzle-skip = Пропустити
# How a forced win was proved.
page-puzzle-why-proved = Доведено: { $moves ->
    [one] { $moves } хід розглянуто до кінця
    [few] усі { $moves } ходи розглянуто до кінця
   *[other] усі { $moves } ходів розглянуто до кінця
  }, { $positions ->
    [one] { $positions } позиція
    [few] { $positions } позиції
   *[other] { $positions } позицій
  }.
# How a best move was found: expected results as percentages.
page-puzzle-why-best = Розглянуто { $deals ->
    [one] { $deals } роздачу
    [few] { $deals } роздачі
   *[other] { $deals } роздач
  } прихованого: найкращий хід може розраховувати на { $best } виграшу, наступний — на { $next }.
page-puzzle-standing = Ваш рейтинг: { $rating }. Розв’язано: { $solved }.

## Themes; those of one game are called puzzle-theme-GAME-THEME

puzzle-theme-win-1 = виграш за 1 хід
puzzle-theme-win-2 = виграш за 2 ходи
puzzle-theme-win-3 = виграш за 3 ходи
puzzle-theme-save = єдиний захист
puzzle-theme-hive-save = врятуйте королеву
puzzle-theme-termites-capture = найкраще захоплення
puzzle-theme-termites-destroy = знищте загін
puzzle-theme-termites-push = правильний поштовх
puzzle-theme-termites-mound = правильний термітник
puzzle-theme-termites-place = правильне місце
puzzle-theme-ants-anthill-reached = до дверей ворога
puzzle-theme-ants-levels-built = третій рівень
puzzle-theme-ants-levels-taken = заберіть останній рівень
puzzle-theme-ants-build = збудуйте рівень
puzzle-theme-ants-take-level = заберіть рівень
puzzle-theme-ants-battle = правильна битва
puzzle-theme-ants-hire = правильний найм
puzzle-theme-ants-card = правильна карта
puzzle-theme-ants-chips = фішки
puzzle-theme-ants-race = перегони
puzzle-theme-myrmes-last-winter = остання зима
puzzle-theme-myrmes-objective = ціль
puzzle-theme-myrmes-hunt = полювання
puzzle-theme-myrmes-event = подія
puzzle-theme-myrmes-births = народження
puzzle-theme-myrmes-garden = сад
puzzle-theme-myrmes-atelier = майстерня
puzzle-theme-myrmes-harvest = збір
puzzle-theme-myrmes-third-winter = третя зима
puzzle-theme-termites-tokens-gone = останній хід
puzzle-theme-ants-rounds-over = останній раунд
