# Слова про записи: власний формат, GameString, PGN і SGF з BoardSpace.

## Власний формат

error-bad-tag-name = «{ $name }» не може бути назвою мітки; можуть бути літери, цифри та «_».
refusal-record-not-closed = Запис обірвано: бракує останнього рядка «end».
refusal-record-without-game = Запис не каже, якої він гри: бракує тегу [Game "…"].
refusal-record-without-moves = У записі немає ходів.
refusal-format-without-setup = Формат { $format } не може описати партію, що почалася з розставленої позиції.

notice-result-ignored = Результат, указаний у записі, не відповідає ходам; рахуються ходи.
notice-result-unknown = Запис указує результат «{ $text }», який тут нічого не означає; рахуються ходи.
notice-more-games = У тексті кілька партій; прочитано першу.

## Коментарі й варіанти

refusal-open-variation = Варіант не закрито дужкою.
refusal-early-variation = Перед варіантом має бути хід, який він замінює.
refusal-closed-variation = Ця дужка не закриває жодного варіанта.
refusal-comment-too-long = Коментар може мати щонайбільше { $longest } символів.
refusal-tree-too-large = Дерево варіантів може мати щонайбільше { $most } ходів.
refusal-start-stays = Початок партії не можна ні перемістити, ні вилучити.

## GameString

place-field = поле { $number }
refusal-gamestring-lines = GameString — це один рядок, а далі стоїть «{ $text }».
refusal-gamestring-fields = GameString має щонайменше три поля, розділені знаком «;»: тип;стан;черга; тут { $found ->
    [one] лише одне
    [few] лише { $found }
    [many] лише { $found }
   *[other] лише { $found }
  }.
refusal-unknown-game-type = Немає типу гри «{ $text }»; є такі типи: { $types }.
refusal-unknown-game-state = Немає стану гри «{ $text }»; є такі стани: { $states }.
refusal-empty-move = Між крапками з комою немає ходу.
refusal-other-turn = Указано чергу { $text }, а після цих ходів має бути { $expected }.
refusal-other-game-state = Указано стан { $text }, а з цими ходами має бути { $expected }.

## PGN

refusal-two-results = Запис закінчується результатом { $second }, а в мітці Result написано «{ $first }».
refusal-open-comment = Коментар «{ $text }» не закрито дужкою.
refusal-bad-movetext = Не вдається прочитати «{ $text }» серед ходів.
refusal-text-after-result = Після результату стоїть «{ $text }».

## BoardSpace

place-node = вузол { $number }
refusal-sgf-unreadable = Не вдається прочитати «{ $text }» як SGF; властивість має такий вигляд: SU[hive].
refusal-sgf-cut = Запис обірвано: бракує закривальної дужки.
refusal-sgf-other-game = Це SGF іншої гри: GM дорівнює «{ $text }», а у «Вулика» це 27.
refusal-sgf-no-type = Бракує типу гри; він має такий вигляд: SU[hive-plm].
refusal-sgf-type = Тип гри «{ $text }» невідомий; відомі hive, а також hive- з літерами p, l і m.
refusal-sgf-click = «{ $text }» — гравець не може такого зробити в записі BoardSpace.
refusal-sgf-piece = «{ $text }» — не назва комахи.
refusal-sgf-cell = «{ $text }» — не назва поля; поле — це стовпець і ряд, наприклад N 13.
refusal-sgf-empty-cell = «{ $text }»: там не лежить нічого, що можна взяти.
refusal-sgf-covered = { $piece } лежить під іншою комахою.
refusal-sgf-far-away = { $piece } потрапляє на поле, яке не торкається жодної іншої комахи.
