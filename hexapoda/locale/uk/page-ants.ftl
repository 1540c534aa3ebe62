# Сторінка: Мурахи.

## Що на полі

page-ants-board = Поле гри «Мурахи»
page-ants-ants = { $kind ->
    [worker] { $count ->
        [one] { $count } робітник
        [few] { $count } робітники
        [many] { $count } робітників
       *[other] { $count } робітника
      }
   *[soldier] { $count ->
        [one] { $count } солдат
        [few] { $count } солдати
        [many] { $count } солдатів
       *[other] { $count } солдата
      }
  }
page-ants-party = { $player }: { $ants }
page-ants-cell = { $cell }, { $kind ->
    [cake] тортик
    [centre] центр
   *[trail] стежинка
  }
page-ants-stepped = { $count ->
    [one] один крок зроблено
    [few] зроблено кроків: { $count }
    [many] зроблено кроків: { $count }
   *[other] зроблено кроків: { $count }
  }
page-ants-chip-here = фішка
page-ants-marker-here = фішка тунелю: { $player }
page-ants-obstacle-here = перешкода: { $player }
page-ants-hill = { $player }, рівнів: { $levels } з { $all }
page-ants-hill-nobody = { $player }, ним ніхто не грає
page-ants-hill-build = збудувати наступний рівень
page-ants-pile = { $count ->
    [one] { $count } карта в колоді
    [few] { $count } карти в колоді
    [many] { $count } карт у колоді
   *[other] { $count } карти в колоді
  }
page-ants-discarded = { $count ->
    [0] відбій порожній
   *[other] у відбої: { $count }
  }
page-ants-look-discarded = Скинуті карти: { $count }; переглянути
page-ants-discard-pile = Скинуті карти
page-ants-bank = { $count ->
    [one] { $count } фішка в банку
    [few] { $count } фішки в банку
    [many] { $count } фішок у банку
   *[other] { $count } фішки в банку
  }
page-ants-round = Раунд { $round }/{ $rounds }
page-ants-fork = { $kind ->
    [W] робітник
   *[S] солдат
  } на { $cell }

## Бої

page-ants-battle = Бій
page-ants-fighter = { $kind ->
    [worker] робітник
   *[soldier] солдат
  }, сила { $strength }
page-ants-out = не б’ється
page-ants-force = { $player } { $force }
page-ants-step-sentries = Вартові
page-ants-step-fury = Мурашина лють
page-ants-step-result = Підсумок
page-ants-may-react = { $player } може відповісти
page-ants-your-reaction = Ви можете відповісти
page-ants-passed = пас
page-ants-fallen = Загинули: { $ants }
page-ants-nobody-fell = Ніхто не загинув
page-ants-fought = Бій на { $cells }. { $sides }{ $ends }

## Біля поля

page-ants-hand = Рука
page-ants-hand-hidden = { $count ->
    [one] { $count } закрита карта
    [few] { $count } закриті карти
    [many] { $count } закритих карт
   *[other] { $count } закритої карти
  }
page-ants-supply = Запас
page-ants-supply-ants = { $kind ->
    [worker] можна найняти робітників: { $count }
   *[soldier] можна найняти солдатів: { $count }
  }; ціна { $cost }
page-ants-markers = фішки тунелю: { $count }
page-ants-dig = прокопати тунель, ціна { $cost }
page-ants-on-table = На столі
page-ants-on-table-card = { $count ->
    [one] { $card }
   *[other] { $card } × { $count }
  }
page-ants-taken-level = { $player }: { $count ->
    [one] { $count } рівень
    [few] { $count } рівні
    [many] { $count } рівнів
   *[other] { $count } рівня
  }
page-ants-cards = Карти
page-ants-cards-lead = Скільки карт кожного виду, скільки з них відкрито, а скількох іще не видно: вони в колоді та в інших руках.
page-ants-cards-all = усього
page-ants-cards-open = відкрито
page-ants-cards-unseen = не видно
page-ants-playing = Розігрується карта «{ $card }»
page-ants-standing-classic = рівень { $levels } з { $all }
page-ants-standing-pyramids = узято { $taken } · стоїть { $levels }

## Про що питає гра

page-ants-ask-exchange = Обміняйте карту з руки або лишіть руку як є
page-ants-ask-exchange-card = Скинути карту «{ $card }» і взяти іншу?
page-ants-ask-action = { $kind ->
    [hire] Наймайте далі, розігруйте карти, будуйте
    [move] Ходіть, копайте, розігруйте карти
   *[open] Наймайте чи ходіть, розігруйте карти
  }
page-ants-ask-hire = Де наймаєте { $kind ->
    [W] робітника
   *[S] солдата
  }?
page-ants-ask-push = { $kind ->
    [W] Робітник
   *[S] Солдат
  } стає на { $cell }: чи посунути звідти мураху вперед?
page-ants-ask-chain = Мурахи на { $cell } звільняють місце: котра йде далі?
page-ants-ask-kind = Котра мураха на { $cell }?
page-ants-ask-step = Куди йде { $kind ->
    [W] робітник
   *[S] солдат
  } з { $cell }?
page-ants-ask-tunnel = На яку клітинку кладете фішку тунелю?
page-ants-ask-emergency = { $left ->
    [one] Виберіть другу карту, яку скидаєте
    [few] Виберіть дві карти, які скидаєте за фішку
    [many] Виберіть дві карти, які скидаєте за фішку
   *[other] Виберіть дві карти, які скидаєте за фішку
  }
page-ants-ask-card = { $which ->
    [ambush] «{ $card }»: виберіть свою мураху
    [forced_march] «{ $card }»: виберіть свою мураху
    [column] «{ $card }»: виберіть клітинку з двома своїми мурахами
    [reinforcements] «{ $card }»: виберіть мураху із запасу
    [obstacle] «{ $card }»: виберіть клітинку стежинки
    [cave_in] «{ $card }»: виберіть фішку тунелю супротивника
   *[other] Розіграти карту «{ $card }»?
  }
page-ants-ask-ambush-enemy = На кого чатує { $kind ->
    [W] робітник
   *[S] солдат
  } з { $cell }?
page-ants-ask-column-to = Куди йдуть обидві мурахи з { $cell }?
page-ants-ask-contact = З { $cell } зіткнулося кілька супротивників: з ким б’єтеся спершу?
page-ants-ask-sentries = Починається бій: котрій вашій мурасі допомагають вартові?
page-ants-ask-fury = Бій: розіграйте карту «{ $card }» на одну зі своїх мурах або спасуйте
page-ants-ask-pass = Бій: карти «{ $card }» у вас немає, тож спасуйте
page-ants-ask-march = Другий крок мурахи з { $cell }?
page-ants-button-keep = Лишити
page-ants-button-end = Закінчити хід
page-ants-button-stay = Усі лишаються
page-ants-button-push = Посунути { $kind ->
    [W] робітника
   *[S] солдата
  }
page-ants-button-play = { $asked ->
    [exchange] Обміняти
   *[action] Розіграти
  }
page-ants-button-build = Будувати ({ $cost })
page-ants-button-emergency = 2 карти = 1 фішка
page-ants-button-decline = Нікому
page-ants-button-pass = Пас
page-ants-button-stop = Стоп

# What ending the turn would leave unused.
page-ants-unused-turn = Цього ходу ви нікого не найняли й не пересунули.
page-ants-unused-ants = Клітинки, з яких мурахи ще можуть піти: { $count }.
page-ants-unused-chips = Лишилося фішок: { $count }.

## Параметри

page-ants-option-scenario = Сценарій
page-ants-option-scenario-classic = Класичний: збудувати три рівні або дійти до мурашника супротивника
page-ants-option-scenario-classic_allied = Класичний, двоє на двоє: збудувати три рівні
page-ants-option-scenario-pyramids = Піраміди: забрати в інших три рівні
page-ants-option-scenario-pyramids_allied = Піраміди, двоє на двоє: забрати всі рівні одного супротивника
page-ants-option-anthills = Мурашники
page-ants-option-anthills-neighbouring = Сусідні: швидка гра
page-ants-option-anthills-diagonal = По діагоналі: довша гра
page-ants-option-anthills-help = Або літери, наприклад A,C: стільки, скільки гравців.
page-ants-option-teams = Команди
page-ants-option-teams-neighbouring = Союзники поруч
page-ants-option-teams-diagonal = Союзники по діагоналі
page-ants-option-teams-help = Або пара союзників, наприклад A+D.
page-ants-option-bank_limit = Скільки всього фішок
page-ants-option-bank_limit-help = 0: без обмежень. У коробці їх 25.
page-ants-option-hire_push = Посування
page-ants-option-hire_push-chain = Посуває всю стежку
page-ants-option-hire_push-single = Одна мураха
page-ants-option-hire_push-column = Уся колона
page-ants-option-forced_marches = Марш-кидків мурахи за хід
page-ants-option-forced_marches-once = Один
page-ants-option-forced_marches-any = Скільки завгодно
page-ants-option-centre_entries_per_turn = Атак на центральну клітинку за хід
page-ants-option-centre_entries_per_turn-help = 0: скільки завгодно.
page-ants-option-max_rounds = Щонайбільше раундів
page-ants-option-data = Що в коробці
page-ants-option-data-standard = Стандартна
page-ants-option-data-help = Текст іншої коробки, як його подає запис партії.

## Відмови після клацання: без нотації, яка потрібна для письма

page-refusal-ants-asked-now = { $asked ->
    [exchange] Спершу обміняйте карту або лишіть руку як є
    [action] Тепер ваша черга діяти
    [contact] Скажіть, котре зіткнення вирішується першим
    [sentries] Починається бій; скажіть, котрій мурасі допомагають вартові, або відмовтеся
    [fury] Триває бій; розіграйте «Мурашину лють» на одну зі своїх мурах або спасуйте
    [push] Ваші мурахи на стежці звільняють місце; скажіть, котра йде далі
   *[march] Мураха може зробити другий крок; скажіть куди або зупиніть її
  }.
