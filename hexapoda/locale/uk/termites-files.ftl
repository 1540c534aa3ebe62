# Слова про параметри, файли даних і мапи «Термітів».

## Параметри

termites-option-players = Кількість гравців
termites-option-setup = Розстановка (standard: перша для стількох гравців)
termites-option-map = Мапа (setup, build, random, random:ЧИСЛО, файл .toml)
termites-option-tiles = Скільки плиток кладуть, коли будують мапу
termites-option-colonies = Колонії (random або назви через кому)
termites-option-flyer_push_into_vegetation_kills = Літуна можна зіштовхнути на рослинність, і це його вбиває
termites-option-data = Що в коробці (standard або файл .toml)

refusal-option-map = Мапою не може бути «{ $value }»; можна: setup, build, random, random: із числом не більшим за { $most }, файл .toml або текст на зразок neutral:F6;water:A4,K3;stones:D2.
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
refusal-option-hand = Рука завбільшки { $found } завелика, коли гравців { $players }; запис партії вміщує щонайбільше { $most }.
refusal-option-setup-unused = Розстановка { $setup } не діє, коли map={ $map }; приберіть одне з двох.
refusal-option-tiles-unused = tiles={ $tiles } має значення лише тоді, коли мапу будують (map=build), а тут мапа — { $map }.
refusal-option-too-many-tiles = Не можна покласти стільки плиток: { $tiles }; щонайбільше { $most }.
refusal-option-no-setup = У коробці немає розстановки для стількох гравців: { $players }; виберіть map=random, map=build або файл мапи.
refusal-option-other-setup = Немає розстановки «{ $setup }» для стількох гравців: { $players }; є такі: { $setups }.

## Файли даних

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

refusal-map-bad-part = «{ $part }» — не частина мапи; частини мають такий вигляд: water:A4,K3; між ними стоїть «;», а називаються вони: { $known }.
refusal-map-too-long = Текст мапи довший за { $most } символів.
refusal-map-not-a-hex = { $map }: «{ $hex }» — не поле; поля називають рядом і номером, наприклад F6.
refusal-map-hex-twice = { $map }: поле { $hex } названо двічі.
refusal-map-no-such-hex = { $map }: { $list } називає { $hex }, а такого поля на дошці немає; є поля від { $first } до { $last }.
refusal-map-neutral-count = { $map }: коли гравців { $players }, { $expected ->
    [one] потрібен { $expected } нейтральний термітник
    [few] потрібні { $expected } нейтральні термітники
    [many] потрібно { $expected } нейтральних термітників
   *[other] потрібно { $expected } нейтрального термітника
  }, а на мапі їх { $found }{ $fits ->
    [1] {""}
   *[other] {" "}(тобто для стількох гравців: { $fits })
  }.
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
