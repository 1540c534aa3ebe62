# Co zrobiono w grze Mrówki: słowa strony, terminala i zapisów.

ants-card = { $card ->
    [fury] Mrówcza furia
    [ambush] Zasadzka
    [forced_march] Forsowny marsz
    [column] Zwarta kolumna
    [reinforcements] Posiłki
    [honeydew] Spadź
    [winter_stores] Zimowe zapasy
    [sentries] Wartownicy
    [obstacle] Przeszkoda
   *[cave_in] Zawał tunelu
  }
ants-say-keep = nie wymienia karty
ants-say-exchange = wymienia kartę { $card }
ants-say-draws = { $who ->
    [next] następny gracz dobiera: { $cards }
   *[same] dobiera: { $cards }
  }
ants-say-draws-hidden = { $who ->
    [next] następny gracz dobiera { $count ->
        [one] kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
      }
   *[same] dobiera { $count ->
        [one] kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
      }
  }
ants-say-end = kończy turę
ants-say-build = buduje poziom
ants-say-hire = werbuje { $kind ->
    [W] robotnicę
   *[S] żołnierza
  } na { $cell }
ants-say-hire-push = werbuje { $kind ->
    [W] robotnicę
   *[S] żołnierza
  } na { $cell } i popycha mrówkę do przodu
ants-say-step = { $kind ->
    [W] robotnica
   *[S] żołnierz
  } z { $from } na { $to }
ants-say-column = obie mrówki z { $from } na { $to }
ants-say-tunnel = kładzie znacznik tunelu na { $cell }
ants-say-emergency = odrzuca za żeton karty { $card } i { $other }
ants-say-ambush = { $kind ->
    [W] robotnica
   *[S] żołnierz
  } z { $cell } usuwa { $enemy ->
    [W] robotnicę
   *[S] żołnierza
  } z { $target }
ants-say-by-card = { $card }: { $done }
ants-say-card = zagrywa kartę { $card }
ants-say-card-on = zagrywa kartę { $card } na { $cell }
ants-say-contact = walczy najpierw z mrówkami na { $enemy }
ants-say-sentries = wartownicy pomagają { $kind ->
    [W] robotnicy
   *[S] żołnierzowi
  }
ants-say-decline = nie korzysta z wartowników
ants-say-fury = { $kind ->
    [W] { $card } na robotnicę
   *[S] { $card } na żołnierza
  }
ants-say-fought = { $done }; { $battle }
ants-say-battle = walka: { $fallen }
ants-say-falls = { $anthill } traci { $kind ->
    [W] { $count ->
        [one] robotnicę
        [few] { $count } robotnice
        [many] { $count } robotnic
       *[other] { $count } robotnicy
      }
   *[S] { $count ->
        [one] żołnierza
        [few] { $count } żołnierzy
        [many] { $count } żołnierzy
       *[other] { $count } żołnierza
      }
  }
ants-say-pass = nie zagrywa furii
ants-say-march = maszeruje dalej na { $to }
ants-say-stop = nie robi drugiego kroku
ants-say-push = { $kind ->
    [W] robotnica
   *[S] żołnierz
  } z { $cell } robi miejsce i idzie dalej
