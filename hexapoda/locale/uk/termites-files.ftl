# Слова про параметри, файли даних і мапи «Термітів».

## Параметри

termites-option-players = Кількість гравців
termites-option-setup = Розстановка (standard: перша для стількох гравців)
termites-option-map = Мапа (setup, build, random, random:ЧИСЛО, файл .toml)
termites-option-tiles = Скільки плиток викладають, коли будують мапу
termites-option-colonies = Колонії (random або назви через кому)
termites-option-flyer_push_into_vegetation_kills = Літуна можна зіштовхнути на рослинність, і це його вбиває
termites-option-data = Що в коробці (standard або файл .toml)

refusal-option-map = Мапою не може бути «{ $value }»; можна: setup, build, random, random: із числом не більшим за { $most }, файл .toml або текст на зразок neutral:F6;water:A4,K3;stones:D2.
refusal-option-data = Даними не може бути «{ $value }»; можна: standard або файл .toml (файл, з якого варто почати, дає hexapoda.games.termites.box.standard_text()).
refusal-option-setup = Розстановкою не може бути «{ $value }»; можна: standard або назва розстановки, наприклад p3_adv.
refusal-option-colony = Немає колонії «{ $value }»; напишіть random або деякі з цих назв через кому: { $colonies }.
refusal-option-colony-twice = Двоє гравців не можуть мати ту саму колонію { $colony }.
refusal-option-colony-number = { $found ->
    [one] Названо { $found } колонію
    [few] Названо { $found } колонії
    [many] Названо { $found } колоній
   *[other] Названо { $found } колонії
  }, а гравців { $players }; назвіть по одній для кожного або напишіть random.
refusal-option-tiles = Кількістю плиток не може бути «{ $value }»; це ціле число від 0.
refusal-option-players = Із цією коробкою стільки гравців не зіграють: { $players }; вона для { $least }–{ $most }.
refusal-option-hand = Рука завбільшки { $found } завелика, коли гравців { $players }; запис гри вміщує щонайбільше { $most }.
refusal-option-setup-unused = Розстановка { $setup } нічого не важить при map={ $map }; приберіть одне з двох.
refusal-option-tiles-unused = tiles={ $tiles } має значення лише тоді, коли мапу будують (map=build), а тут мапа — { $map }.
refusal-option-too-many-tiles = Не можна викласти стільки плиток: { $tiles }; щонайбільше { $most }.
refusal-option-no-setup = У коробці немає розстановки для стількох гравців: { $players }; виберіть map=random, map=build або файл мапи.
refusal-option-other-setup = Немає розстановки «{ $setup }» для стількох гравців: { $players }; є такі: { $setups }.

## Файли

refusal-file-not-found = Немає файлу { $file }.
refusal-file-unreadable = Не вдається прочитати файл { $file }: { $reason }.
refusal-file-too-large = Файл { $file } більший за { $most } байтів; жоден файл мапи чи даних не такий.
refusal-file-not-text = { $file }, рядок { $line }: це не текст у UTF-8.
refusal-file-not-toml = { $file }, рядок { $line }: це не TOML ({ $reason }).
refusal-file-not-here = { $option }={ $file }: запис чи позиція не може називати файл; завантажте гру з цим файлом.
refusal-file-missing = { $file }: бракує { $place }; це має такий вигляд: { $example }
refusal-file-wrong-kind = { $file }: { $place } — це { $value }, а має бути { $kind ->
    [number] ціле число
    [numbers] список цілих чисел, наприклад [1, 2]
    [flag] true або false
    [text] текст у лапках, в одному рядку й не довший за 80 знаків
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

## Файли даних

refusal-data-bad-word = Цей текст не описує коробки; він пошкоджений або обірваний.
refusal-data-few-mounds = { $file }: у { $place } { $found ->
    [one] { $found } значення
    [few] { $found } значення
    [many] { $found } значень
   *[other] { $found } значення
  }; колонії потрібно щонайменше термітників: { $least }.
refusal-data-two-faces = { $file }: у { $place } { $found ->
    [one] { $found } місцевість
    [few] { $found } місцевості
    [many] { $found } місцевостей
   *[other] { $found } місцевості
  }; плитка має два різні боки.
refusal-data-token-range = { $file }: { $place } має { $found ->
    [one] { $found } жетон
    [few] { $found } жетони
    [many] { $found } жетонів
   *[other] { $found } жетона
  }; колонія має щонайменше один і щонайбільше { $most }.
refusal-data-token-count = { $file }: { $place } має { $found ->
    [one] { $found } жетон
    [few] { $found } жетони
    [many] { $found } жетонів
   *[other] { $found } жетона
  }, а { $other } має { $expected }; в усіх колоній їх порівну.
refusal-data-setup-id = { $file }: { $place } не може мати значення «{ $value }»; назва складається з малих латинських літер, цифр, «_» і «-», і це не «standard».

## Мапи

refusal-map-bad-part = «{ $part }» — не частина мапи; частини мають вигляд water:A4,K3, між ними «;», а називаються вони: { $known }.
refusal-map-too-long = Текст мапи довший за { $most } знаків.
refusal-map-not-a-hex = { $map }: «{ $hex }» — не поле; поля називають рядом і номером, наприклад F6.
refusal-map-hex-twice = { $map }: поле { $hex } названо двічі.
refusal-map-no-such-hex = { $map }: { $list } називає { $hex }, а такого поля на дошці немає; є поля від { $first } до { $last }.
refusal-map-neutral-count = { $map }: коли гравців { $players }, { $expected ->
    [one] потрібен { $expected } нейтральний термітник
    [few] потрібні { $expected } нейтральні термітники
    [many] потрібно { $expected } нейтральних термітників
   *[other] потрібно { $expected } нейтрального термітника
  }, а на мапі їх { $found } (тобто для стількох гравців: { $fits }).
refusal-map-mound-on-edge = { $map }: нейтральний термітник { $hex } стоїть на краю дошки.
refusal-map-mounds-adjacent = { $map }: нейтральні термітники { $other } і { $hex } стоять поруч.
refusal-map-mound-on-tile = { $map }: нейтральний термітник { $hex } стоїть на місцевості «{ $terrain ->
    [water] вода
    [vegetation] рослинність
   *[stones] каміння
  }»; термітники стоять на відкритих полях.
refusal-map-too-many-tiles = { $map }: плиток на мапі — { $found }; щонайбільше може бути { $most }.
refusal-map-faces = { $map }: плиток, що показують { $terrains }, — { $found }, а такий бік мають лише { $most }.
refusal-map-same-terrain = { $map }: поля { $hexes } з’єднані, і на всіх — { $terrain ->
    [water] вода
    [vegetation] рослинність
   *[stones] каміння
  }; плиток однієї місцевості може з’єднуватися щонайбільше { $most }.
refusal-map-tile-group = { $map }: з’єднані плитки { $hexes } (разом { $found }); може бути щонайбільше { $most }.
refusal-map-two-waters = { $map }: нейтральний термітник { $hex } межує з водою на полях { $hexes }; може межувати з одним таким полем.
refusal-map-not-symmetric = { $map }: мапа не має названої симетрії { $symmetry }; погляньте на поле { $hex }.
