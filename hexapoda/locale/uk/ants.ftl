# Слова гри «Мурахи». W — робітник, S — солдат; клітинки названо як на полі, гравців — за мурашниками, карти — словами нотації.

## Гра

ants-title = Мурахи
ants-description = Від двох до чотирьох мурашиних колоній ділять один торт: наймайте мурах, збирайте фішки, копайте тунелі, бийтеся й зводьте свій мурашник швидше за інших або розтягуйте чужі.
outcome-levels-built = Мурашник має всі рівні.
outcome-anthill-reached = Мураха дійшла до мурашника супротивника.
outcome-levels-taken = Узято досить рівнів.
outcome-rounds-over = Усі раунди зіграно.

## Про що питає гра

refusal-ants-asked-now = { $asked ->
    [exchange] Спершу обміняйте карту або лишіть руку як є
    [action] Тепер ваша черга діяти
    [contact] Скажіть, котре зіткнення вирішується першим
    [sentries] Починається бій; скажіть, котрій мурасі допомагають вартові, або відмовтеся
    [fury] Триває бій; розіграйте «Мурашину лють» на одну зі своїх мурах або спасуйте
    [push] Ваші мурахи на стежці звільняють місце; скажіть, котра йде далі
   *[march] Мураха може зробити другий крок; скажіть куди або зупиніть її
  }, наприклад: { $example }.
refusal-ants-no-such-cell = Немає клітинки «{ $cell }»; є, наприклад: { $cells }.
refusal-ants-no-such-card = Немає карти «{ $card }»; карти такі: { $cards }.
refusal-ants-which-card = Скажіть, котра карта.
refusal-ants-not-in-hand = У вас у руці немає карти { $card }.
refusal-ants-needless-word = «{ $word }» тут зайве; пишуть так: { $example }.
refusal-ants-unfinished = Чогось бракує; пишуть так: { $example }.
refusal-ants-unknown-word = «{ $word }» — ні клітинка, ні мураха (W — робітник, S — солдат); зараз можна, наприклад: { $example }.

## Мурахи та клітинки

refusal-ants-no-ant = На { $cell } немає вашої мурахи.
refusal-ants-not-your-ant = Мурахи на { $cell } ({ $ants }) належать гравцеві { $player }.
refusal-ants-other-kind = На { $cell } немає { $kind ->
    [W] робітника
   *[S] солдата
  }, а є: { $ants }.
refusal-ants-which-kind = На { $cell } різні мурахи ({ $ants }); скажіть котра, наприклад: { $example }.
refusal-ants-same-cell = Мураха вже стоїть на { $cell }.
refusal-ants-not-beside = З { $cell } кроком не дійти до { $target }; звідти мураха може піти на: { $cells }.
refusal-ants-obstacle-there = На { $cell } перешкода; туди ніхто не зайде.
refusal-ants-no-room = На { $cell } немає місця: { $most ->
    [one] там вміщується тільки { $most } мураха
    [few] там вміщуються тільки { $most } мурахи
   *[many] там вміщується тільки { $most } мурах
  }.
refusal-ants-ally-there = На { $cell } стоять мурахи вашого союзника { $player } ({ $ants }); вони як стіна.
refusal-ants-enemy-there = На { $cell } стоять мурахи гравця { $player } ({ $ants }); на клітинку з супротивником заходять тільки в центрі.
refusal-ants-entered-already = На { $cell } досі стоять мурахи гравця { $player } ({ $ants }), а цього ходу { $number ->
    [one] туди вже зайшла { $number } ваша мураха
    [few] туди вже зайшли { $number } ваші мурахи
   *[many] туди вже зайшло { $number } ваших мурах
  }.

## Найм

refusal-ants-move-turn = Це хід руху: уже був крок або фішка тунелю, тож більше нікого не наймають.
refusal-ants-hire-chips = { $kind ->
    [W] Робітник
   *[S] Солдат
  } коштує { $cost ->
    [one] { $cost } фішку
    [few] { $cost } фішки
   *[many] { $cost } фішок
  }, а у вас: { $chips }.
refusal-ants-hire-supply = Усі ваші { $kind ->
    [W] робітники
   *[S] солдати
  } на полі.
refusal-ants-hire-gate = { $cell } не прилягає до вашого мурашника; мурах наймають на: { $cells }.
refusal-ants-hire-stranger = На { $cell } нікого не найняти: там мурахи гравця { $player } ({ $ants }).
refusal-ants-hire-full = На { $cell } немає місця, у вас там уже: { $most }; посуньте одну вперед (допишіть: push) або виберіть іншу клітинку.
refusal-ants-push-nobody = На { $cell } у вас немає мурахи, яку можна було б посунути.
refusal-ants-push-which = На { $cell } різні мурахи ({ $ants }); скажіть, котру посуваєте, наприклад: { $example }.
refusal-ants-push-end = З { $cell } нікого не посунути: стежка повна, а передня мураха, на { $foremost }, далі йти не може.

## Рух

refusal-ants-hire-turn = Це хід найму: уже когось найнято, тож ніхто більше не ходить і не кладе фішок тунелю.
refusal-ants-stepped-already = { $kind ->
    [W] Робітник
   *[S] Солдат
  } на { $cell } цього ходу кроку вже не зробить.
refusal-ants-marched-already = { $kind ->
    [W] Робітник
   *[S] Солдат
  } на { $cell } цього ходу вже зробив марш-кидок.
refusal-ants-tunnel-worker = Фішку тунелю кладуть на клітинку з вашим робітником, а на { $cell } його немає.
refusal-ants-tunnel-markers = Обидві ваші фішки тунелю на полі: { $cells }.
refusal-ants-tunnel-chips = Фішка тунелю коштує { $cost ->
    [one] { $cost } фішку ресурсу
    [few] { $cost } фішки ресурсу
   *[many] { $cost } фішок ресурсу
  }, а у вас: { $chips }.
refusal-ants-tunnel-resource = { $cell } — клітинка з ресурсами; фішку тунелю туди не кладуть.
refusal-ants-tunnel-there = На { $cell } вже лежить фішка тунелю.
refusal-ants-tunnel-near = { $cell } заблизько до мурашника гравця { $player }: відстань { $found }, а треба щонайменше { $least }.

## Будівництво та скрута

refusal-ants-build-pyramids = У пірамідах нічого не будують: усі рівні стоять від початку.
refusal-ants-build-chips = { $level ->
    [0] Великий
    [1] Середній
   *[2] Малий
  } рівень коштує { $cost ->
    [one] { $cost } фішку
    [few] { $cost } фішки
   *[many] { $cost } фішок
  }, а у вас: { $chips }.
refusal-ants-emergency-ants = Це не скрута: у вас є мурахи на полі.
refusal-ants-emergency-chips = Це не скрута: у вас є { $chips ->
    [one] { $chips } фішка
    [few] { $chips } фішки
   *[many] { $chips } фішок
  }.
refusal-ants-emergency-cards = За фішку треба скинути дві карти, а у вас: { $found }.
refusal-ants-emergency-pair = Назвіть дві карти, які скидаєте, наприклад: { $example }.
refusal-ants-emergency-twice = Карта { $card } у вас тільки одна; назвіть поруч іншу.
refusal-ants-bank-empty = У банку не лишилося фішок.

## Карти

refusal-ants-fury-in-battle = Карту «Мурашина лють» розігрують у вашому бою, коли про неї питає програма.
refusal-ants-no-card-in-battle = Карту { $card } у бою не розігрують; для бою є лише «Мурашина лють».
refusal-ants-ambush-nobody = На { $cell } нема на кого влаштувати засідку.
refusal-ants-ambush-ally = Мурахи на { $cell } ({ $ants }) належать вашому союзникові { $player }; на союзників засідок не влаштовують.
refusal-ants-ambush-centre = У центрі засідок немає, а { $cell } — центральна клітинка.
refusal-ants-ambush-distance = { $target } не рівно за два зв’язки від { $cell }; так лежать: { $cells }.
refusal-ants-ambush-strength = { $enemy ->
    [W] Робітник
   *[S] Солдат
  } на { $target } сильніший, ніж { $kind ->
    [W] робітник
   *[S] солдат
  } на { $cell }.
refusal-ants-card-for-nothing = Зараз немає нічого, на що можна було б розіграти карту { $card }.
refusal-ants-ambush-none = Жодна ваша мураха на { $cell } не може зараз ні на кого влаштувати засідку.
refusal-ants-column-of-two = Для карти «Щільна колона» треба дві ваші мурахи на одній клітинці, а на { $cell } тільки одна.
refusal-ants-column-stranger = Колона не зайде на { $cell }: там мурахи гравця { $player } ({ $ants }).
refusal-ants-column-room = На { $cell } немає місця для двох мурах.
refusal-ants-obstacle-trail = Перешкоду кладуть на клітинку стежинки; { $cell } — клітинка з ресурсами.
refusal-ants-obstacle-gate = { $cell } прилягає до мурашника { $hill }; перешкоду туди не кладуть.
refusal-ants-obstacle-twice = На { $cell } вже лежить перешкода.
refusal-ants-obstacle-marker = На { $cell } лежить фішка тунелю; перешкоду туди не кладуть.
refusal-ants-obstacle-ants = На { $cell } стоять мурахи; перешкоду кладуть на порожню клітинку.
refusal-ants-cave-in-nothing = На { $cell } немає фішки тунелю; фішки супротивників лежать на: { $cells }.
refusal-ants-cave-in-friend = Фішка тунелю на { $cell } належить гравцеві { $player }, а це не супротивник; фішки супротивників лежать на: { $cells }.

## Бої

refusal-ants-no-contact = { $arrived } не в зіткненні з { $cell }; виберіть одне з: { $cells }.
refusal-ants-other-arrival = Мурахи, що зараз б’ються, стоять на { $arrived }, а не на { $cell }.
refusal-ants-no-fighter = У цьому бою у вас немає мурахи «{ $name }»; є: { $ants }.
refusal-ants-which-fighter = Котра мураха? У цьому бою у вас є: { $ants }.
refusal-ants-no-fury = У вас у руці немає карти «Мурашина лють»; напишіть pass.

## Випадок

refusal-ants-chance-first = «{ $text }» — не гравець, який міг би починати; є: { $players }.
refusal-ants-chance-hand-of = Тут має бути рука гравця { $player }, а написано «{ $text }».
refusal-ants-chance-hand-size = У першій руці гравця { $player } має бути карт: { $wanted }, а названо: { $found }.
refusal-ants-chance-number = Беруть { $wanted ->
    [one] { $wanted } карту
    [few] { $wanted } карти
   *[many] { $wanted } карт
  }, а написано «{ $text }».
refusal-ants-chance-card = «{ $card }» не може випасти; у колоді є: { $left }.

## З чого складається оцінка

ants-term-chips = фішки ресурсу
ants-term-income = дохід
ants-term-army = мурахи та фішки тунелю
ants-term-attack = напади на мурашники
ants-term-cards = карти
ants-term-anthill = рівні мурашника
ants-term-experience = досвід із партій
ants-term-rest = результат

## Where the points came from

ants-standing = Рівні
ants-points-built = Збудовані рівні
ants-points-taken = Захоплені рівні
ants-points-left = При нічиїй: власні рівні
ants-points-chips = При нічиїй: фішки
ants-points-strength = При нічиїй: сила на полі

## Що дає хід, після «Цей хід …».

ants-reason-takes = забирає з чужого мурашника { $count ->
    [one] рівень
    [few] { $count } рівні
   *[other] { $count } рівнів
  }
ants-reason-builds = будує { $level }-й рівень вашого мурашника
ants-reason-chips = приносить { $count ->
    [one] фішку
    [few] { $count } фішки
   *[other] { $count } фішок
  }
ants-reason-mines = дає змогу видобувати ще { $count ->
    [one] одній мурасі
   *[other] { $count } мурахам
  }
ants-reason-beats = прибирає { $count ->
    [one] мураху суперника
    [few] { $count } мурахи суперників
   *[other] { $count } мурах суперників
  }
ants-reason-hires = збільшує ваше військо на { $count ->
    [one] одну мураху
    [few] { $count } мурахи
   *[other] { $count } мурах
  }
ants-reason-nears = підводить мураху до мурашника { $hill } на { $steps ->
    [one] один крок
    [few] { $steps } кроки
   *[other] { $steps } кроків
  }

## Розставляння позиції вручну

ants-edit-treat = фішка
ants-edit-ant = { $kind ->
    [worker] робітник
   *[soldier] солдат
  }
ants-edit-markers = фішка тунелю
ants-edit-obstacles = перешкода
ants-edit-first = Хто починає
ants-edit-kind = На що йде хід
ants-edit-kind-of-turn = { $kind ->
    [hire] на наймання
    [move] на рух
   *[open] ще ні на що
  }
ants-edit-discard = Скинуті карти
ants-edit-chips = Фішки ресурсу
ants-edit-levels = Рівні мурашника
ants-edit-taken = Рівні, забрані в гравців
ants-edit-hand = Рука
ants-edit-table = На столі
ants-edit-decision = { $decision ->
    [exchange] обмін карти
    [action] дія
    [contact] з ким битися спершу
    [sentries] допомога вартових
    [fury] мурашина лють у битві
    [march] другий крок маршу
   *[push] котра мураха звільняє місце
  }
