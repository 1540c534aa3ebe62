# Звіт про змагання.

error-report-no-run = У { $folder } немає змагання: там немає читабельного run.json.

report-title = { $game }: результати
report-lead = { $count ->
    [one] { $count } зіграна партія. Довірчі інтервали: 95 %.
    [few] { $count } зіграні партії. Довірчі інтервали: 95 %.
   *[other] { $count } зіграних партій. Довірчі інтервали: 95 %.
  }
report-empty = Жодна партія ще не завершилася.
report-unreadable = { $count ->
    [one] { $count } рядок файлу games.jsonl не вдалося прочитати; його пропущено.
    [few] { $count } рядки файлу games.jsonl не вдалося прочитати; їх пропущено.
   *[other] { $count } рядків файлу games.jsonl не вдалося прочитати; їх пропущено.
  }
report-against = { $first } проти { $second }
report-summary-note = З погляду { $first }. Оцінки спираються на пари партій з обміном місць, якщо такі є.
report-elo = Різниця Elo
report-normalised = Нормоване Elo
report-superiority = Імовірність переваги
report-score = Результат
report-margin = Перевага в очках
report-pairs = Пари за результатом: 0, ½, 1, 1½, 2
report-test = Послідовний тест
report-test-note = Логарифм відношення правдоподібностей після кожної партії. Тест зупиняється, коли досягає межі.
report-test-verdict = Вердикт
report-test-bounds = Гіпотези, в Elo
report-test-ratio-stop = Відношення на момент зупинки
report-test-ratio = Відношення після всіх партій (межі)
report-verdict-H0 = H0: не сильніший на { $elo1 }
report-verdict-H1 = H1: сильніший більш ніж на { $elo0 }
report-verdict-none = Не вирішено
report-model-logistic = логістичне
report-model-normalised = нормоване
report-ratings = Рейтинги
report-ratings-note = Elo понад середнє всіх учасників.
report-cross = Перехресна таблиця
report-cross-note = Результат учасника ліворуч проти учасника вгорі.
report-duels = Усі пари учасників
report-seats = Місця
report-seats-note = Результат кожного місця проти інших. У повних парах або ротаціях кожен учасник сидить усюди однаково часто, тож різняться лише місця.
report-seats-count = Кількість місць: { $count }
report-seats-none = Жодне місце не є істотно кращим чи гіршим за середнє.
report-seats-some = Істотно відрізняються від середнього
report-points = очки: { $points }
report-lengths = Довжина партій
report-lengths-note = У рішеннях: у середньому { $mean }, медіана { $median }, від { $shortest } до { $longest }.
report-openings = Дебюти
report-openings-note = { $count ->
    [one] Зіграно { $count } дебют.
    [few] Зіграно { $count } дебюти.
   *[other] Зіграно { $count } дебютів.
  }
report-openings-list = Дебюти з результатом першого місця
report-openings-more = Решта ({ $count }) — у report.json.
report-paces = Час
report-faults = Збої
report-faults-none = Ніхто не програв партії через збій, недозволений хід чи запізнілу відповідь.
report-faults-list = Усі збої
report-games = Партії
report-games-note = «Переглянути» відкриває партію на сторінці сервера { $base }, якщо він там працює; «запис» — файл поруч із цим звітом.
report-filter = Фільтр
report-replay = Переглянути
report-record = запис
report-settings = Параметри

report-column-elo = Elo
report-column-games = Партії
report-column-wins = Перемоги
report-column-draws = Нічиї
report-column-losses = Поразки
report-column-score = Результат
report-column-points = Очки
report-column-faults = Збої
report-column-duel = Учасники
report-column-normalised = Нормоване Elo
report-column-superiority = Перевага
report-column-margin = Перевага в очках
report-column-reason = Кінець
report-column-part = Частка
report-column-opening = Дебют
report-column-first-seat = Перше місце
report-column-plies = Довжина
report-column-seconds = Секунд на партію
report-column-overtime = Найбільше перевищення (с)
report-column-fault = Збій
report-column-game = Партія
report-column-replay = Відкрити

report-reason-crash = Збій програми
report-reason-time = Запізніла відповідь
report-reason-babble = Нечитабельна відповідь
report-reason-illegal-move = Недозволений хід
report-reason-wrong-result = Заявлено хибний результат
report-reason-longest-game = Найдовша партія, нічия
