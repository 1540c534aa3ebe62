# Mrówki: rysunki planszy, karty i pozycje jako tekst.

## Rysunek

called-anthill-a = mrowisko A
called-anthill-b = mrowisko B
called-anthill-c = mrowisko C
called-anthill-d = mrowisko D
ants-draw-round = Runda { $number } z { $last }
ants-draw-asked-exchange = wymień kartę (exchange fury) albo zrezygnuj z wymiany (keep)
ants-draw-asked-action = { $kind ->
    [hire] zwerbuj (hire W AB1), zagraj kartę (card honeydew), buduj (build) albo zakończ turę (end)
    [move] zrób krok (step W AB1-AB2), kop (tunnel AB5), zagraj kartę (card honeydew), buduj (build) albo zakończ turę (end)
   *[open] zwerbuj (hire W AB1) albo zrób krok (step W AB1-AB2), zagraj kartę (card honeydew), buduj (build) albo zakończ turę (end)
  }
ants-draw-asked-contact = z { $cell } styka się kilku przeciwników; z kim walczysz najpierw (contact { $cell } AB6)?
ants-draw-asked-sentries = zaczyna się walka; której mrówce pomagają wartownicy (sentries W albo decline)?
ants-draw-asked-fury = trwa walka; zagraj furię (fury W) albo spasuj (pass)
ants-draw-asked-march = mrówka na { $cell } może zrobić drugi krok (march AB4 albo stop)
ants-draw-asked-push = mrówki na { $cell } robią miejsce; która idzie dalej (push W { $cell })?
ants-draw-battle = Walka
ants-draw-chips = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
  }
ants-draw-ally = sojusznik { $player }
ants-draw-levels = poziomy { $levels }
ants-draw-taken = zabrane { $levels }
ants-draw-supply = zapas W×{ $workers } S×{ $soldiers }
ants-draw-markers = znaczniki tunelu { $count }
ants-draw-tunnel = tunel { $cells }
ants-draw-hand = ręka
ants-draw-table = na stole: { $cards }
ants-draw-piles = Stos dobierania { $pile } · odrzucone: { $discard }
ants-draw-bank = Bank { $chips }
ants-draw-legend-board = [ ] ścieżka · ( ) tort · {"{"} {"}"} środek · o żeton · ### przeszkoda · ta znacznik tunelu A · ▲ poziom
ants-draw-legend-ants = aW robotnica A · aS żołnierz A · małe litery (aw, as): krok już zrobiony

## Karty

ants-card-fury-effect = W twojej walce, w czyjejkolwiek turze: jedna twoja mrówka ma w niej siłę większą o 1.
ants-card-ambush-effect = Usuwa mrówkę przeciwnika dokładnie dwa połączenia od twojej, nie silniejszą od niej; nie w środku planszy i nie w walce.
ants-card-forced_march-effect = Jedna twoja mrówka robi od razu jeden lub dwa kroki; ta sama mrówka tylko raz w turze.
ants-card-column-effect = Dwie twoje mrówki z jednego pola robią razem krok na pole, na którym jest miejsce dla obu i nie ma przeciwników; walczą ramię w ramię.
ants-card-reinforcements-effect = Zwerbuj jedną mrówkę za zwykłą cenę, nawet w turze ruchu.
ants-card-honeydew-effect = Weź żeton.
ants-card-winter_stores-effect = Leży na stole: dwa dodatkowe żetony przy najbliższym twoim dochodzie, w którym robotnica wydobywa.
ants-card-sentries-effect = Leży na stole: gdy zacznie się twoja następna walka, jedna twoja mrówka może mieć w niej siłę większą o 1.
ants-card-obstacle-effect = Leży na pustym polu ścieżki, nie obok mrowiska: do twojej następnej tury nikt tam nie wejdzie.
ants-card-cave_in-effect = Znacznik tunelu przeciwnika wraca do właściciela.

## Pozycja jako tekst

refusal-ants-position-bad-word = „{ $text }” to nie słowo pozycji; słowa wyglądają tak: turn=4, A=W@AB1,S*2@AX1 albo A-hand=fury*2,ambush.
refusal-ants-position-needless = Słowo { $name } nie pasuje do skończonej partii.
refusal-ants-position-no-player = „{ $name }” dotyczy mrowiska, którym nikt nie gra; grają { $players }.
refusal-ants-position-no-cell = Na tej planszy nie ma pola „{ $text }”.
refusal-ants-position-no-gate = { $cell } nie leży obok mrowiska gracza { $player }.
refusal-ants-position-active = W turze { $turn } gra { $player }.
refusal-ants-position-cards = Karta { $card } występuje { $found } razy, a w talii jest ich { $most }.
refusal-ants-position-too-many-ants = Gracz { $player } ma na planszy { $kind ->
    [worker] { $found ->
        [one] { $found } robotnicę
        [few] { $found } robotnice
       *[other] { $found } robotnic
      }
   *[soldier] { $found ->
        [one] { $found } żołnierza
       *[other] { $found } żołnierzy
      }
  }, a wszystkich ma tylko { $most }.
refusal-ants-position-crowd = Na { $cell } nie ma miejsca dla tylu mrówek; mieści się ich { $most }.
refusal-ants-position-two-players = Na { $cell } stoją mrówki dwóch graczy; tak bywa tylko w walce w środku planszy.
refusal-ants-position-many-markers = Gracz { $player } ma na planszy { $found ->
    [one] { $found } znacznik tunelu
    [few] { $found } znaczniki tunelu
   *[other] { $found } znaczników tunelu
  }, a wszystkich ma tylko { $most }.
refusal-ants-position-two-markers = Na { $cell } leżą dwa znaczniki tunelu.
refusal-ants-position-obstacle = Na { $cell } leżą dwie przeszkody.
refusal-ants-position-built = Gracz { $player } ma wszystkie poziomy, więc już by wygrał.
refusal-ants-position-levels = Z poziomów gracza { $player } stoi { $standing }, a zabrano { $taken }; razem jest ich { $expected }.
refusal-ants-position-chips = Żetonów jest o { $over } więcej niż { $most } w banku.
refusal-ants-position-stepped = { $kind } na { $cell } nie może mieć za sobą kroku: tylu ich tam nie ma.
refusal-ants-position-marched = { $kind } na { $cell } nie może mieć za sobą forsownego marszu: tylu ich tam nie ma.
refusal-ants-position-pushed = Popchnięte mrówki liczy się tylko przy hire_push=column i każda musi tam stać.
refusal-ants-position-under-way = Gdy gra pyta o to, nic nie może być w toku: { $asked }.
refusal-ants-position-decider = Gracza { $player } nie można teraz o to pytać: { $asked }.
refusal-ants-position-push = Tak nie można popchnąć żadnej mrówki.
refusal-ants-position-hire = Na { $cell } nie ma miejsca dla zwerbowanej mrówki.
refusal-ants-position-not-asked = W tej pozycji gra o to nie pyta: { $asked }.
