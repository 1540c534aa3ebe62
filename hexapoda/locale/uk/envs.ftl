# Середовища для програм, що навчаються.

## Серії партій

error-batch-size = Кількість партій — це ціле число від { $least } до { $most }, а не { $value }.
error-batch-plies = Кількість рішень — це ціле число від { $least } до { $most }, а не { $value }.
error-batch-threads = Кількість потоків — це ціле число від { $least } до { $most }, а не { $value }.
error-batch-autoreset = Немає режиму «{ $mode }»; доступні режими: { $modes }.
error-batch-seeds = Вказано зерен: { $found }, а партій: { $size }.
error-batch-actions = Дії мають бути масивом цілих чисел форми ({ $size },), а цей має форму { $shape } і тип { $dtype }.
error-batch-illegal = Партія { $game }: { $action } не є дозволеною дією гравця з місця { $seat }. Нічого не зіграно.
error-batch-over = Партію { $game } закінчено; спершу почніть її заново. Нічого не зіграно.
error-batch-policy = Немає стратегії «{ $policy }»; вкажіть бота або одну з назв: { $policies }.
error-batch-other-game = Тут грають партії { $expected }, а не { $game }.
error-batch-snapshot = Цей знімок не підходить (партій у знімку: { $found }, до відновлення: { $size }); обмеження кількості рішень теж має бути те саме.
error-batch-games = Партії вказують різними цілими числами від 0 до { $last }.
error-batch-array = «{ $what }» має бути неперервним масивом із дозволом на запис, форми { $shape } і типу { $dtype }.

## З’єднання з іншими бібліотеками

error-envs-missing = Потрібен пакунок { $package }: pip install "hexapoda[{ $extra }]"
error-envs-opponent = Немає суперника «{ $opponent }»; можна вибрати «random», «greedy», рівень від 1 до { $last } або бота.
error-envs-opponents = Інших місць: { $others }, а суперників вказано: { $found }.
error-envs-illegal = «illegal» не може мати значення «{ $value }»; можна вибрати: { $choices }.
error-envs-over = Партію закінчено.

## Ігри як текст

envs-you-are = { $game }. Ви — гравець { $number }.
envs-last-moves = Останні ходи:
envs-your-move = Ваше рішення: { $decision }. Дозволені ходи (кількість: { $count }):
envs-more-moves = … і ще { $count }.
envs-answer = Дайте у відповідь один хід із цього списку або його номер.
