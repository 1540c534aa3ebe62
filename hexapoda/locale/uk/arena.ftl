# Арена: матчі й турніри ботів і рушіїв.

## Учасники

error-arena-empty-entrant = Опис учасника порожній; напишіть, наприклад, level=6, random або uhp:./engine.
error-arena-entrant = «{ $spec }» — не учасник: «{ $word }» невідоме. Можна вказати: { $known }.
error-arena-setting-twice = У «{ $spec }» { $name } вказано двічі.
error-arena-strange-setting = «{ $spec }»: { $name } не має значення для учасника виду { $kind }.
error-arena-same-name = Двох учасників названо «{ $name }»; дайте кожному свою назву.
error-arena-bad-name = «{ $name }» не може бути назвою учасника; потрібно від 1 до { $longest } друкованих символів.
error-arena-bad-number = { $name } не може мати значення «{ $value }»; вкажіть число, не менше за { $least }.
error-arena-no-program = Немає програми { $program }; перевірте команду або вкажіть повний шлях.
error-arena-bad-address = «{ $address }» — не адреса сервера; вона починається з http:// або https://.
error-arena-not-ready = Учасник { $name } не готовий до гри: { $why }.
error-arena-no-nodes = Учасника { $name } не можна обмежити кількістю вузлів: протокол { $kind } цього не вміє. Обмежте час або глибину.
error-arena-depth-or-time = Учасника { $name } не можна обмежити глибиною та часом водночас: протокол { $kind } цього не вміє. Виберіть щось одне.
error-arena-no-limit = Учасник { $name } не має жодного обмеження; вкажіть --time, --turn-time, --game-time або --depth.
error-arena-http-and-moves = Учасник { $name } не може грати на сервері: його протоколу потрібна вся партія, а не те, що видно з одного місця.
error-arena-one-http = На сервері може грати лише один учасник.
error-bad-command = Команду «{ $command }» не вдалося прочитати: { $why }.
error-empty-command = Команда програми порожня.

## Турнір

error-arena-format = Формату «{ $format }» немає; можна вибрати: { $formats }.
error-arena-too-few = Для турніру потрібні щонайменше два учасники, а не { $count }.
error-arena-match-size = У матчі тут щонайбільше { $sides } сторони, а учасників { $count }; виберіть round-robin або gauntlet.
error-arena-sprt-two = Послідовний тест порівнює двох учасників у грі двох сторін; тут учасників { $count }, а сторін { $sides }.
error-arena-increment = --increment потребує --game-time.
error-arena-processes-and-cluster = --processes і --cluster суперечать одне одному; виберіть щось одне.
error-arena-bad-flag = { $flag } не може мати значення «{ $value }».
error-arena-no-openings = У { $path } немає дебютів.
error-arena-opening-over = Дебют { $opening } закінчує партію.
error-arena-opening-position = Дебют { $opening } починається з позиції. Рушіям, які стежать за партією хід за ходом, потрібні дебюти з ходів або записів.

## Тека турніру

error-arena-not-a-run = { $path } — не тека турніру; виберіть порожню або нову.
error-arena-no-folder = { $path } не можна використати: { $why }.
error-arena-busy = Турнір у { $path } саме розігрує інший процес.
error-arena-broken-settings = { $path } не вдалося прочитати; турнір не можна продовжити.
error-arena-other-run = У { $path } турнір з іншими параметрами: { $name } — було { $stored }, а тепер { $given }. Виберіть іншу теку або ті самі параметри.
error-arena-bad-line = { $path }, рядок { $line }: це не результат партії.
error-arena-strange-game = { $path }, рядок { $line }: партія { $number } трапляється двічі або належить до іншого турніру.
error-arena-workers = Партії не вдається зіграти: { $why }. Та сама команда продовжить турнір.

## Що видно

arena-progress = Партії: { $done } з { $all }, тривають { $running }.
arena-left = Лишилося приблизно { $left }.
arena-duel = { $first } — { $second }: різниця Ело { $elo }, імовірність переваги { $superiority } %.
arena-faults = Партії, програні з власної вини — { $name }: { $count }. Остання помилка: { $last }. Усі — у { $path }.
arena-sprt = SPRT: { $llr } між { $lower } і { $upper }.
arena-sprt-over = SPRT: прийнято { $verdict }; відношення було { $llr } (межі { $lower } і { $upper }), а з партіями, які ще тривали, воно { $after }.
arena-stopped = Зупинено; зіграно партій: { $done }, вони в { $path }. Та сама команда продовжить турнір.
arena-done = Партії, записи та звіт: { $path }
arena-column-name = учасник
arena-column-games = партії
arena-column-wins = виграші
arena-column-draws = нічиї
arena-column-losses = програші
arena-column-score = рахунок
arena-column-elo = Ело
arena-column-faults = помилки

## Перевірка програми

error-arena-check-what = «{ $spec }» — не програма; для --check потрібна програма, наприклад uhp:./engine або json:./bot.
arena-passed = добре
arena-failed = ПОГАНО
arena-check-start = запускається й називає себе
arena-check-moves = робить дозволені ходи
arena-check-legal-moves = перелічує дозволені ходи
arena-check-time = дотримує обмеження часу
arena-check-fractions = дотримує обмеження, меншого за секунду
arena-check-options = розуміє параметри
arena-check-undo = скасовує ходи
arena-check-odd-input = відкидає дивні команди й працює далі
arena-check-results = каже, хто виграв
arena-check-exit = завершується за командою
