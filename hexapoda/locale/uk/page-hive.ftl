# Сторінка гри «Вулик»: комахи, ходи й місця словами.

## Місця

# $where — це hive-where.
page-hive-empty = вільне поле { $where }
page-hive-empty-middle = вільне поле посередині
page-hive-stack = стос заввишки { $count }, згори: { $pieces }
page-hive-in-hand = { $piece }, у запасі: { $count }
page-hive-no-hand = { $piece }: запас вичерпано

## Позначки, після назви місця

page-hive-mark-moved = останній хід
page-hive-mark-resting = відпочиває цього ходу
page-hive-mark-thrower = можливо, кидок зроблено звідси
page-hive-throwers = Хто міг перекинути { $piece }: { $throwers }

## Запитання

page-hive-board = Вулик
page-hive-reserve = Запас { $player ->
    [white] білих
   *[black] чорних
  }
page-hive-pass = Пасувати
page-hive-ask-piece = Виберіть комаху у вулику або в запасі
page-hive-ask-place = Виберіть комаху із запасу
page-hive-ask-move = Виберіть комаху у вулику
page-hive-ask-queen = Королева має ввійти в гру зараз
page-hive-ask-where = Виберіть поле для { $piece }
page-hive-ask-pass = У вас немає ходів: пасуйте
page-hive-standing = у запасі: { $count }
page-hive-standing-queen = королева { $sides }/6

## Відмови після клацання: без нотації, яка потрібна для письма

page-refusal-unfinished = { $piece }: куди? { $count ->
    [one] Дозволено { $count } хід
    [few] Дозволено { $count } ходи
    [many] Дозволено { $count } ходів
   *[other] Дозволено { $count } ходу
  }.
page-refusal-touches-enemy = Це поле межує з комахою суперника, а нова комаха може торкатися лише комах свого кольору.
page-refusal-pinned = Ця комаха не може рухатися: без неї вулик розпався б.
page-refusal-gate = Туди не пролізти: прохід між двома іншими комахами завузький.
page-refusal-one-step = Ця комаха рухається лише на одне поле; те поле лежить далі.
page-refusal-grasshopper-line = Коник стрибає по прямій; це поле не лежить із ним на одній лінії.
page-refusal-spider-three-steps = Павук пересувається рівно на три поля; до цього — { $steps ->
    [one] { $steps } поле
    [few] { $steps } поля
    [many] { $steps } полів
   *[other] { $steps } поля
  }.
