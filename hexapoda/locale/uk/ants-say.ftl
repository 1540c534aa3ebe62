# Що зроблено в грі «Мурахи»: слова сторінки, термінала й журналів.

ants-card = { $card ->
    [fury] Мурашина лють
    [ambush] Засідка
    [forced_march] Марш-кидок
    [column] Щільна колона
    [reinforcements] Підкріплення
    [honeydew] Медяна роса
    [winter_stores] Зимові запаси
    [sentries] Вартові
    [obstacle] Перешкода
   *[cave_in] Обвал тунелю
  }
ants-say-keep = лишає руку як є
ants-say-exchange = обмінює карту «{ $card }»
ants-say-draws = { $who ->
    [next] наступний гравець добирає: { $cards }
   *[same] добирає: { $cards }
  }
ants-say-draws-hidden = { $who ->
    [next] наступний гравець добирає { $count ->
        [one] карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
      }
   *[same] добирає { $count ->
        [one] карту
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
      }
  }
ants-say-end = закінчує хід
ants-say-build = будує рівень
ants-say-hire = наймає { $kind ->
    [W] робітника
   *[S] солдата
  } на { $cell }
ants-say-hire-push = наймає { $kind ->
    [W] робітника
   *[S] солдата
  } на { $cell } і посуває мураху вперед
ants-say-step = { $kind ->
    [W] робітник
   *[S] солдат
  } з { $from } на { $to }
ants-say-column = обидві мурахи з { $from } на { $to }
ants-say-tunnel = кладе фішку тунелю на { $cell }
ants-say-emergency = скидає за фішку карти «{ $card }» та «{ $other }»
ants-say-ambush = { $kind ->
    [W] робітник
   *[S] солдат
  } з { $cell } знімає { $enemy ->
    [W] робітника
   *[S] солдата
  } з { $target }
ants-say-by-card = «{ $card }»: { $done }
ants-say-card = розігрує карту «{ $card }»
ants-say-card-on = розігрує карту «{ $card }» на { $cell }
ants-say-contact = спершу б’ється з { $enemy }
ants-say-sentries = вартові допомагають { $kind ->
    [W] робітникові
   *[S] солдатові
  }
ants-say-decline = обходиться без вартових
ants-say-fury = розігрує карту «{ $card }» на { $kind ->
    [W] робітника
   *[S] солдата
  }
ants-say-fought = { $done }; { $battle }
ants-say-battle = бій: { $fallen }
ants-say-falls = { $anthill } втрачає { $kind ->
    [W] { $count ->
        [one] робітника
        [few] { $count } робітників
        [many] { $count } робітників
       *[other] { $count } робітника
      }
   *[S] { $count ->
        [one] солдата
        [few] { $count } солдатів
        [many] { $count } солдатів
       *[other] { $count } солдата
      }
  }
ants-say-pass = не розігрує «Мурашиної люті»
ants-say-march = марширує далі на { $to }
ants-say-stop = не робить другого кроку
ants-say-push = { $kind ->
    [W] робітник
   *[S] солдат
  } з { $cell } звільняє місце і йде далі
