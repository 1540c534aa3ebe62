# Слова, спільні для кількох ігор: файли даних, випадок і позиції як текст.

## Файли даних

refusal-option-data = Даними не може бути «{ $value }»; можна: standard або файл .toml (файл, з якого варто почати, дає hexapoda.games.{ $game }.box.standard_text()).
refusal-option-players = Із цією коробкою стільки гравців не зіграють: { $players }; вона для { $least }–{ $most }.
refusal-data-bad-word = Цей текст не описує коробки; він пошкоджений або обірваний.
refusal-file-not-found = Немає файлу { $file }.
refusal-file-unreadable = Не вдається прочитати файл { $file }: { $reason }.
refusal-file-too-large = Файл { $file } більший за { $most } байтів; жоден файл мапи чи даних не такий.
refusal-file-not-text = { $file }, рядок { $line }: це не текст у UTF-8.
refusal-file-not-toml = { $file }, рядок { $line }: це не TOML ({ $reason }).
refusal-file-not-here = { $option }={ $file }: запис чи позиція не може називати файл; запустіть гру з цим файлом.
refusal-file-missing = { $file }: бракує { $place }; це має такий вигляд: { $example }
refusal-file-wrong-kind = { $file }: { $place } — це { $value }, а має бути { $kind ->
    [number] ціле число
    [numbers] список цілих чисел, наприклад [1, 2]
    [flag] true або false
    [text] текст у лапках, в одному рядку й не довший за 80 символів
    [words] список текстів, наприклад ["A4", "K3"]
    [table] таблиця
    [any-number] число
    [long-text] текст у лапках, в одному рядку
    [word-lists] список списків текстів, наприклад [["AB1", "AB2"]]
   *[tables] список таблиць
  }.
refusal-file-out-of-range = { $file }: { $place } — це { $value }, а має бути від { $least } до { $most }.
refusal-file-not-one-of = { $file }: { $place } не може мати значення «{ $value }»; можна вибрати: { $choices }.
refusal-file-twice = { $file }: у { $place } двічі є { $value }.
refusal-file-must-be = { $file }: { $place } — це { $value }, а може бути лише { $expected }.
refusal-file-too-many = { $file }: записів у { $place } — { $found }; щонайбільше може бути { $most }.
refusal-file-unknown-key = { $file }: нічого не називається { $place }; тут відомі: { $known }.

## Випадок

refusal-chance-empty = «{ $text }» не читається як те, що приніс випадок: перед крапкою з комою або після неї нічого немає.
refusal-chance-missing = Бракує того, що приніс випадок, наприклад: { $example }.
refusal-chance-expected = «{ $text }» — це не те, що приносить тут випадок; це пишуть так: { $example }.
refusal-chance-hidden = «{ $text }» не каже, що саме випало; тут потрібно знати все.

## Позиції

refusal-position-double-word = Слово { $name } трапляється двічі.
refusal-position-missing = Позиції потрібне слово { $name }, наприклад { $example }.
refusal-position-bad-value = Не вдалося прочитати «{ $text }»; пишуть так: { $example }.

## Розставляння позиції вручну

refusal-no-editing = Для гри { $game } редактора позицій немає.
refusal-bad-edit = «{ $text }» нічого не змінює в цій позиції.
edit-erase = Очистити місце
edit-value = { $value }
edit-word = У нотації: { $word }
edit-asked = Що питає гра
edit-turn = Номер ходу
edit-decider = Хто вирішує
