# Слова, спільні для всіх ігор і програм.
# error-CODE: прохання без сенсу. refusal-CODE: щось заборонене або нечитабельне.
# notice-CODE: що слід знати. outcome-REASON: як закінчилася гра.

## Назви

seat-white = Білі
seat-black = Чорні
seat-number = Гравець { $number }
# A seat with what it plays, for example: Гравець 1 (сині).
seat-called = { $seat } ({ $name })

## Ігри й параметри

error-unknown-game = Немає гри «{ $name }»; доступні ігри: { $games }.
error-broken-game = Пакет { $package } містить гру «{ $name }», але її не вдалося завантажити: { $what }
error-not-compiled = Не вдалося скомпілювати гру { $game }: { $what }
error-unknown-option = Гра { $game } не має параметра «{ $option }»; її параметри: { $options }.
error-bad-option = { $game }: параметр { $option } не може мати значення «{ $value }»; можна вибрати: { $choices }.
error-other-option = Параметр { $option } тут має значення { $value }, а потрібно було { $stated }.
error-unknown-format = Тут немає формату «{ $format }»; доступні формати: { $formats }.
error-format-without-seats = Формат { $format } не вміє приховати те, чого гравець не має знати.

## Гра

error-nothing-to-undo = Немає чого скасовувати.
error-no-such-ply = Немає рішення { $ply }; є від 0 до { $last }.
error-unknown-ending = Партію не можна закінчити через «{ $reason }»; можливі закінчення: { $endings }.
error-bad-seat = Немає місця { $seat }; місця мають номери від 0 до { $last }.
error-seatless-ending = «{ $reason }» закінчує партію для всіх; місце не вказують.
error-bad-places = Місця { $places } не утворюють розподілу для { $seats ->
    [one] { $seats } гравця
    [few] { $seats } гравців
    [many] { $seats } гравців
   *[other] { $seats } гравця
  }: 1 — найкраще, за нічиєї місця однакові.
error-seat-gone = Гравець із місця { $seat } уже залишив гру.

refusal-game-over = Партію закінчено.
refusal-nothing-said = Нічого не вказано; назвіть хід.
refusal-unfinished-parts = Це початок ходу; виберіть, що далі.
refusal-turn-interrupted = Щось стається посередині: спершу зіграйте перше рішення, потім інші.
# A move that has no sentence of its own.
move-text = { $text }
refusal-unreadable = Не вдається прочитати «{ $text }» як хід.
refusal-unfinished = { $piece }: куди? { $count ->
    [one] Дозволено { $count } хід
    [few] Дозволено { $count } ходи
    [many] Дозволено { $count } ходів
   *[other] Дозволено { $count } ходу
  }, наприклад { $example }.
refusal-unknown-id = Жоден дозволений хід не має номера { $id }.
refusal-no-chance-here = Тут нічого не залежить від випадку, а написано «{ $text }».
refusal-impossible-chance = Випадок не може принести тут «{ $text }».
refusal-not-asked = Зараз вирішуєте не ви.

## Позиції

refusal-not-one-line = Позиція — це один рядок тексту.
refusal-bad-options-text = «{ $text }» — не параметр; пишуть назва=значення, кожну назву один раз.
refusal-not-a-view = Це не вигляд позиції цієї гри.
refusal-other-game = Це належить до гри «{ $name }», а не до { $game }.

## Записи

refusal-empty-record = Запис порожній.
refusal-record-too-long = Запис довший за { $longest } символів.
refusal-unknown-record = Запис не відповідає жодному з відомих форматів: { $formats }.
refusal-bad-tag = «{ $text }» — не мітка; мітка має такий вигляд: [Назва "значення"].
refusal-double-tag = Мітка { $name } трапляється тут удруге.
refusal-bad-record-line = Не вдається прочитати «{ $text }»; хід має такий вигляд: «1. хід», а закінчення такий: «-- resign seat=1».
refusal-bad-number = Це хід { $number }, а має бути хід { $expected }.
refusal-partial-record = Запис показує лише те, що знав гравець { $seat }, тож його не можна відтворити.
refusal-other-rules = Запис дотримується версії правил { $version }; тут відома версія { $known }.
refusal-record-cut = Запис обірваний або має забагато ходів: у ньому { $found ->
    [one] { $found } хід
    [few] { $found } ходи
    [many] { $found } ходів
   *[other] { $found } ходу
  }, а має бути { $expected }.
refusal-other-result = Ходи ведуть до результату «{ $found }», а в записі написано «{ $expected }».

notice-repetition-ignored = Запис триває після нічиєї через повторення (після ходу { $move }), тож його прочитано без цього правила.

## Місця в тексті

place-line = рядок { $number }
place-move = хід { $number }

## Закінчення ігор

outcome-resign = Гравець здався.
outcome-flag = Час вичерпано.
outcome-leave = Гравець залишив гру.
outcome-agreement = Гравці погодилися на нічию.
outcome-adjudication = Результат присуджено без догравання.
outcome-repetition = Та сама позиція повторилася забагато разів.
