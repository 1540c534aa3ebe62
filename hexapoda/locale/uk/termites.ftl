# Слова «Термітів». W2 — жетон із двома робітниками (S — солдати, P — носачі, F — літуни), ▲8 — термітник вартістю 8; поля названо літерою ряду й номером.

## Гра

termites-title = Терміти
termites-description = Від двох до чотирьох колоній б’ються за рівнину: викладайте комах, оточуйте ворожі термітники й захоплюйте їх, поки не захопили ваші.

seat-1 = Гравець 1
seat-2 = Гравець 2
seat-3 = Гравець 3
seat-4 = Гравець 4

outcome-tokens-gone = Усі жетони викладено.
outcome-nobody-placed = За ціле коло ніхто не зміг викласти жетона.

## Про що питає гра

refusal-not-a-move = «{ $text }» не читається як хід; зараз можна написати, наприклад: { $example }.
refusal-asked-now = { $asked ->
    [place-neutral] Зараз ставлять нейтральний термітник
    [place-tile] Зараз кладуть плитку
    [place-mound] Зараз ставлять термітник
    [choose-token] Спершу викладіть жетон
    [place-token] Жетон вибрано; скажіть, на яке поле ви його викладаєте
    [choose-unit] Тепер пересуньте загін або напишіть stay
    [choose-target] Загін вибрано; скажіть, куди він іде
    [choose-from] Ціль вибрано; скажіть, з якого поля йде атака
    [choose-retreat] Атаку вибрано; скажіть, куди відступає загін
    [new-mound] Термітник захоплено; скажіть, котрий із ваших стане на його місце
    [lost-mound] Ваш термітник захоплено; поставте інший
   *[make-room] Ваш термітник захоплено, а для іншого немає вільного поля; приберіть для нього свій загін
  }, наприклад: { $example }.
refusal-no-such-hex = Немає поля «{ $hex }»; ряди — від A до { $last }, а поля в ряду нумерують зліва, як-от A1.
refusal-no-such-number = Немає поля { $hex }; у цьому ряду поля від { $first } до { $last }.

## Викладання жетонів

refusal-which-token = Котрий жетон? У вас у руці: { $hand }; напишіть, наприклад, { $example }.
refusal-no-such-token = Немає жетона «{ $token }»; жетони мають назви від { $first } до { $last }, а у вас є: { $hand }.
refusal-not-in-hand = У вас у руці немає { $token }; є: { $hand }.
refusal-no-hex-for-token = Для { $token } немає жодного поля; можна написати: { $example }.
refusal-must-place = Жетон треба викласти ({ $hand }), наприклад: { $example }.
refusal-place-where = Куди? Скажіть, на яке поле ви викладаєте { $token }, наприклад: { $example }.
refusal-other-token = Вибрано { $token }, а не { $other }; викладіть його, наприклад: { $example }.
refusal-place-occupied = { $token } не можна викласти на { $hex }: там стоїть { $owner ->
    [blue] синій
    [red] червоний
    [gold] золотий
    [gray] сірий
   *[neutral] нейтральний
  } { $piece }.
refusal-place-terrain = { $token } не можна викласти на { $hex }: { $caste ->
    [worker] робітників
    [soldier] солдатів
    [spitter] носачів
   *[flyer] літунів
  } не викладають { $terrain ->
    [water] на воду
    [vegetation] на рослинність
    [stones] на каміння
   *[clear] на відкриту місцевість
  }.

## Рух

refusal-no-unit = На { $hex } немає загону.
refusal-mound-stays = На { $hex } стоїть термітник ({ $owner ->
    [blue] синій
    [red] червоний
    [gold] золотий
    [gray] сірий
   *[neutral] нейтральний
  } { $piece }), а термітники не рухаються.
refusal-not-your-unit = Загін на { $hex } ({ $owner ->
    [blue] синій
    [red] червоний
    [gold] золотий
    [gray] сірий
   *[neutral] нейтральний
  } { $piece }) не ваш.
refusal-unit-stuck = Загонові на { $hex } нема куди йти й нема кого атакувати.
refusal-other-unit = Вибрано загін на { $hex }, а не { $other }; скажіть, куди він іде, наприклад: { $example }.
refusal-move-where = Куди? Скажіть, куди йде загін на { $hex }, наприклад: { $example }.
refusal-start-hex = Загін уже стоїть на { $hex }; пересуньте його деінде, наприклад: { $example }.
refusal-own-piece = На { $hex } стоїть ваш власний { $piece } ({ $owner ->
    [blue] синій
    [red] червоний
    [gold] золотий
    [gray] сірий
   *[neutral] нейтральний
  }): там можна пройти, але не можна ні спинитися, ні атакувати.
refusal-never-enters = { $token } не може піти на { $hex }: { $caste ->
    [worker] робітникам
    [soldier] солдатам
    [spitter] носачам
   *[flyer] літунам
  } не можна ставати { $terrain ->
    [water] на воду
    [vegetation] на рослинність
    [stones] на каміння
   *[clear] на відкриту місцевість
  }.
refusal-enters-too-dear = { $token } не може піти на { $hex }: стати { $terrain ->
    [water] на воду
    [vegetation] на рослинність
    [stones] на каміння
   *[clear] на відкриту місцевість
  } коштує { $cost ->
    [one] { $cost } очко руху
    [few] { $cost } очки руху
    [many] { $cost } очок руху
   *[other] { $cost } очка руху
  }, а загін має { $points ->
    [one] лише { $points } очко руху
    [few] лише { $points } очки руху
    [many] лише { $points } очок руху
   *[other] лише { $points } очка руху
  }.
refusal-terrain-in-the-way = { $token } не може піти на { $hex }: туди немає шляху місцевістю, на яку йому можна ставати.
refusal-out-of-reach = { $token } не може піти на { $hex }: для цього треба { $needed ->
    [one] { $needed } очко руху
    [few] { $needed } очки руху
    [many] { $needed } очок руху
   *[other] { $needed } очка руху
  }, а загін має { $points ->
    [one] лише { $points } очко руху
    [few] лише { $points } очки руху
    [many] лише { $points } очок руху
   *[other] лише { $points } очка руху
  }.
refusal-blocked = { $token } не може піти на { $hex }: на { $at } дорогу перекриває { $owner ->
    [blue] синій
    [red] червоний
    [gold] золотий
    [gray] сірий
   *[neutral] нейтральний
  } { $piece }; { $needed ->
    [0] обійти нема як
   *[other] шлях довкола коштує стільки очок руху: { $needed }, а загін їх має { $points }
  }.

## Атака

refusal-attack-needs-x = На { $hex } стоїть { $owner ->
    [blue] синій
    [red] червоний
    [gold] золотий
    [gray] сірий
   *[neutral] нейтральний
  } { $piece }; атаку пишуть так: { $example }.
refusal-nothing-to-attack = На { $hex } нема кого атакувати; хід пишуть так: { $example }.
refusal-too-weak = Атака на { $hex } заслабка: { $attack } = { $parts }, а захист — { $defence } ({ $owner ->
    [blue] синій
    [red] червоний
    [gold] золотий
    [gray] сірий
   *[neutral] нейтральний
  } { $piece }{ $bonus ->
    [0] { "" }
   *[other] , з них { $bonus } за { $terrain ->
    [water] воду
    [vegetation] рослинність
    [stones] каміння
   *[clear] відкриту місцевість
  }
  }); бракує { $short }.
refusal-from-not-beside = { $hex } не межує з { $target }; { $token } може атакувати з: { $origins }.
refusal-from-terrain = { $token } не може атакувати { $target } з { $hex }: { $terrain ->
    [water] вода
    [vegetation] рослинність
    [stones] каміння
   *[clear] відкрита місцевість
  } — не для нього; він може атакувати з: { $origins }.
refusal-from-blocked = { $token } не може атакувати { $target } з { $hex }: там стоїть { $owner ->
    [blue] синій
    [red] червоний
    [gold] золотий
    [gray] сірий
   *[neutral] нейтральний
  } { $piece }; він може атакувати з: { $origins }.
refusal-from-too-far = { $token } не може атакувати { $target } з { $hex }: { $needed ->
    [0] туди немає шляху
   *[other] для цього треба стільки очок руху: { $needed }, а загін їх має { $points }
  }; він може атакувати з: { $origins }.
refusal-from-where = З якого поля йде атака на { $target }? Можна з: { $origins }; наприклад: { $example }.
refusal-other-from = Атака йде з { $hex }, а не з { $other }.
refusal-other-attack = Розпочато атаку { $attack }; довершіть її, наприклад: { $example }.
refusal-grip = Від солдата не відступають: { $token } знищує загін на { $target }.
refusal-mound-is-taken = { $piece } на { $target } — термітник: його захоплюють, він не відступає, і його не знищують, як загін.
refusal-no-retreat = Загонові на { $target } нема куди відступити, тож його буде знищено.
refusal-retreat-where = Куди відступає загін із { $target }? Можна на: { $hexes }; наприклад: { $example }.
refusal-not-destroyed = Загін на { $target } не знищено: він може відступити на { $hexes }.
refusal-retreat-not-beside = Загін із { $target } не може відступити на { $hex }: це поле з ним не межує.
refusal-retreat-occupied = Загін із { $target } не може відступити на { $hex }: там стоїть { $owner ->
    [blue] синій
    [red] червоний
    [gold] золотий
    [gray] сірий
   *[neutral] нейтральний
  } { $piece }.
refusal-retreat-terrain = { $token } із { $target } не може відступити на { $hex }: { $caste ->
    [worker] робітникам
    [soldier] солдатам
    [spitter] носачам
   *[flyer] літунам
  } не можна відступати { $terrain ->
    [water] на воду
    [vegetation] на рослинність
    [stones] на каміння
   *[clear] на відкриту місцевість
  }.
refusal-retreat-to-attacker = Загін із { $target } не може відступити на { $hex }: звідти йде атака.

## Термітники

refusal-mound-unfinished = Напишіть, котрий термітник ({ $values }) ви ставите й куди, наприклад: { $example }.
refusal-not-in-reserve = У вас у резерві немає термітника вартістю { $value }; є: { $values }.
refusal-new-mound-hex = Новий термітник стає на { $hex }, на місце захопленого, а не на { $other }.
refusal-room-needs-unit = Для термітника немає вільного поля, тож він стає на місце одного з ваших загонів, а на { $hex } немає такого, що міг би поступитися; наприклад: { $example }.
refusal-mound-on-edge = { $hex } — крайнє поле; термітник там стояти не може.
refusal-mound-occupied = На { $hex } не можна поставити термітник: там стоїть { $owner ->
    [blue] синій
    [red] червоний
    [gold] золотий
    [gray] сірий
   *[neutral] нейтральний
  } { $piece }.
refusal-mound-terrain = На { $hex } не можна поставити термітник: там { $terrain ->
    [water] вода
    [vegetation] рослинність
    [stones] каміння
   *[clear] відкрита місцевість
  }, а термітник ставлять на відкриту місцевість.
refusal-mound-beside-mound = На { $hex } не можна поставити термітник: поруч стоїть термітник, на { $mounds }.
refusal-mound-beside-waters = На { $hex } не можна поставити термітник: поруч більше ніж одне поле води ({ $waters }).

## Будування мапи

refusal-neutral-on-edge = { $hex } — крайнє поле; нейтральний термітник там стояти не може.
refusal-neutral-occupied = На { $hex } уже стоїть нейтральний термітник.
refusal-neutral-beside-mound = На { $hex } не можна поставити нейтральний термітник: поруч стоїть інший, на { $mounds }.
refusal-no-such-tile = Немає плитки «{ $tile }»; лишилися такі, а догори може лежати будь-який бік (його пишуть першим): { $tiles }.
refusal-tile-used-up = Плитки { $tile } скінчилися; лишилися: { $tiles }.
refusal-which-tile = Бік { $tile } мають кілька плиток; скажіть, котра: { $tiles }.
refusal-tile-unfinished = Напишіть, котру плитку ({ $tiles }) ви кладете й куди, наприклад: { $example }.
refusal-tile-on-tile = На { $hex } вже лежить плитка ({ $terrain ->
    [water] вода
    [vegetation] рослинність
    [stones] каміння
   *[clear] відкрита місцевість
  }).
refusal-tile-on-mound = На { $hex } стоїть термітник; плитки кладуть на вільні поля.
refusal-tile-group-same = На { $hex } не можна покласти плитку: поля { $hexes } стали б однією групою ({ $terrain ->
    [water] вода
    [vegetation] рослинність
    [stones] каміння
   *[clear] відкрита місцевість
  }), а плиток однієї місцевості в групі може бути щонайбільше { $most }.
refusal-tile-group-any = На { $hex } не можна покласти плитку: поля { $hexes } стали б однією групою, а плиток у групі може бути щонайбільше { $most }.
refusal-tile-waters-mound = На { $hex } не можна покласти воду: нейтральний термітник на { $mound } уже межує з водою ({ $waters }).

## Випадок

refusal-chance-map = «{ $text }» — не номер мапи; це число від 0 до { $most }.
refusal-chance-first = «{ $text }» — не гравець, який міг би почати; гравці мають номери від 1 до { $players }.
refusal-chance-colonies = «{ $text }» — не колонії для стількох гравців: { $players }; назвіть по одній для кожного, жодної двічі: { $colonies }.
refusal-chance-hand-of = Тут має бути рука гравця { $seat }, а написано «{ $text }».
refusal-chance-hand-size = Перша рука гравця { $seat } має стільки жетонів: { $wanted }, а названо { $found }.
refusal-chance-one-token = Добирають один жетон, а написано «{ $text }».
refusal-chance-token = «{ $token }» добрати не можна; у стосі є: { $left }.

## З чого складається оцінка

termites-term-threats = загрози термітникам
termites-term-army = загони на дошці
termites-term-experience = досвід із партій
termites-term-rest = очки

## Where the points came from

termites-standing = Очки
termites-points-own = Власні термітники на дошці
termites-points-captured = Захоплені термітники
termites-points-reserve = Невиставлені термітники
termites-points-units = При нічиїй: загони на дошці

## Що дає хід, після «Цей хід …».

termites-reason-captures = захоплює термітник вартістю { $value }
termites-reason-threatens = загрожує термітнику вартістю { $value } на { $hex }
termites-reason-guards = захищає ваш термітник вартістю { $value } на { $hex }
termites-reason-destroys = прибирає з дошки { $count ->
    [one] загін суперника
    [few] { $count } загони суперників
   *[other] { $count } загонів суперників
  }
termites-reason-deploys = виводить на дошку ще один загін

## Розставляння позиції вручну

termites-edit-terrain = { $terrain ->
    [water] вода
    [vegetation] рослинність
   *[stones] каміння
  }
termites-edit-neutral = нейтральний термітник вартістю { $value }
termites-edit-mound = термітник вартістю { $value }
termites-edit-first = Хто починає
termites-edit-idle = Ходів поспіль без викладеного жетона
termites-edit-colonies = Колонії за порядком гравців
termites-edit-hand = Рука
termites-edit-stack = Стос
termites-edit-reserve = Термітники в резерві
termites-edit-trophies = Трофеї
termites-edit-decision = { $decision ->
    [place-neutral] нейтральний термітник, до гри
    [place-tile] плитка, до гри
    [place-mound] термітник, до гри
    [choose-token] котрий жетон
    [place-token] куди викласти жетон
    [choose-unit] котрий загін
    [choose-target] куди йде загін
    [choose-from] звідки він атакує
    [choose-retreat] куди відступає загін
    [new-mound] котрий термітник стане на місце захопленого
    [lost-mound] інший термітник замість утраченого
   *[make-room] котрий загін звільнить місце для термітника
  }
