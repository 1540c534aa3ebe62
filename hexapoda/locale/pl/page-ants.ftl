# Strona: Mrówki.

## Co jest na planszy

page-ants-board = Plansza Mrówek
page-ants-ants = { $kind ->
    [worker] { $count ->
        [one] { $count } robotnica
        [few] { $count } robotnice
        [many] { $count } robotnic
       *[other] { $count } robotnicy
      }
   *[soldier] { $count ->
        [one] { $count } żołnierz
        [few] { $count } żołnierzy
        [many] { $count } żołnierzy
       *[other] { $count } żołnierza
      }
  }
page-ants-party = { $player }: { $ants }
page-ants-cell = { $cell }, { $kind ->
    [cake] tort
    [centre] środek
   *[trail] ścieżka
  }
page-ants-stepped = { $count ->
    [one] jeden krok zrobiony
    [few] zrobione kroki: { $count }
    [many] zrobione kroki: { $count }
   *[other] zrobione kroki: { $count }
  }
page-ants-chip-here = żeton
page-ants-marker-here = znacznik tunelu: { $player }
page-ants-obstacle-here = przeszkoda: { $player }
page-ants-hill = { $player }, poziomy: { $levels } z { $all }
page-ants-hill-nobody = { $player }, nikt nim nie gra
page-ants-hill-build = zbuduj następny poziom
page-ants-pile = { $count ->
    [one] { $count } karta w stosie dobierania
    [few] { $count } karty w stosie dobierania
    [many] { $count } kart w stosie dobierania
   *[other] { $count } karty w stosie dobierania
  }
page-ants-discarded = { $count ->
    [0] nic nie odrzucono
   *[other] odrzucone: { $count }
  }
page-ants-look-discarded = Karty odrzucone: { $count }; obejrzyj je
page-ants-discard-pile = Karty odrzucone
page-ants-bank = { $count ->
    [one] { $count } żeton w banku
    [few] { $count } żetony w banku
    [many] { $count } żetonów w banku
   *[other] { $count } żetonu w banku
  }
page-ants-round = Runda { $round }/{ $rounds }
page-ants-fork = { $kind ->
    [W] robotnica
   *[S] żołnierz
  } na { $cell }

## Walki

page-ants-battle = Walka
page-ants-fighter = { $kind ->
    [worker] robotnica
   *[soldier] żołnierz
  }, siła { $strength }
page-ants-out = nie walczy
page-ants-force = { $player } { $force }
page-ants-step-sentries = Wartownicy
page-ants-step-fury = Furie
page-ants-step-result = Wynik
page-ants-may-react = { $player } może zareagować
page-ants-your-reaction = Możesz zareagować
page-ants-passed = pas
page-ants-fallen = Straty: { $ants }
page-ants-nobody-fell = Bez strat
page-ants-fought = Walka na { $cells }. { $sides }{ $ends }

## Obok planszy

page-ants-hand = Ręka
page-ants-hand-hidden = { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
    [many] { $count } zakrytych kart
   *[other] { $count } zakrytej karty
  }
page-ants-supply = Zapas
page-ants-supply-ants = { $kind ->
    [worker] robotnice do zwerbowania: { $count }
   *[soldier] żołnierze do zwerbowania: { $count }
  }; cena { $cost }
page-ants-markers = znaczniki tunelu: { $count }
page-ants-dig = wykop tunel, cena { $cost }
page-ants-on-table = Na stole
page-ants-on-table-card = { $count ->
    [one] { $card }
   *[other] { $card } × { $count }
  }
page-ants-taken-level = { $player }: { $count ->
    [one] { $count } poziom
    [few] { $count } poziomy
    [many] { $count } poziomów
   *[other] { $count } poziomu
  }
page-ants-cards = Karty
page-ants-cards-lead = Ile jest kart każdego rodzaju, ile leży odkrytych, a ile jest jeszcze nieznanych: w stosie dobierania i na innych rękach.
page-ants-cards-all = razem
page-ants-cards-open = odkryte
page-ants-cards-unseen = nieznane
page-ants-playing = Trwa zagranie: { $card }
page-ants-standing-classic = poziom { $levels } z { $all }
page-ants-standing-pyramids = zabrane { $taken } · stoją { $levels }

## O co pyta gra

page-ants-ask-exchange = Wymień kartę z ręki albo zrezygnuj
page-ants-ask-exchange-card = Odrzucić kartę { $card } i dobrać inną?
page-ants-ask-action = { $kind ->
    [hire] Werbuj dalej, graj karty, buduj
    [move] Ruszaj mrówki, kop, graj karty
   *[open] Werbuj albo ruszaj mrówki
  }
page-ants-ask-hire = Gdzie werbujesz { $kind ->
    [W] robotnicę
   *[S] żołnierza
  }?
page-ants-ask-push = { $kind ->
    [W] Robotnica
   *[S] Żołnierz
  } staje na { $cell }: czy któraś mrówka idzie stamtąd do przodu?
page-ants-ask-chain = Mrówki na { $cell } robią miejsce: która idzie dalej?
page-ants-ask-kind = Która mrówka na { $cell }?
page-ants-ask-step = Dokąd idzie { $kind ->
    [W] robotnica
   *[S] żołnierz
  } z { $cell }?
page-ants-ask-tunnel = Na którym polu kładziesz znacznik tunelu?
page-ants-ask-emergency = { $left ->
    [one] Wybierz drugą kartę do odrzucenia
    [few] Wybierz dwie karty do odrzucenia za żeton
    [many] Wybierz dwie karty do odrzucenia za żeton
   *[other] Wybierz dwie karty do odrzucenia za żeton
  }
page-ants-ask-card = { $which ->
    [ambush] { $card }: wybierz swoją mrówkę
    [forced_march] { $card }: wybierz swoją mrówkę
    [column] { $card }: wybierz pole z dwiema swoimi mrówkami
    [reinforcements] { $card }: wybierz mrówkę z zapasu
    [obstacle] { $card }: wybierz pole ścieżki
    [cave_in] { $card }: wybierz znacznik tunelu przeciwnika
   *[other] Zagrać kartę { $card }?
  }
page-ants-ask-ambush-enemy = Na kogo czai się { $kind ->
    [W] robotnica
   *[S] żołnierz
  } z { $cell }?
page-ants-ask-column-to = Dokąd idą obie mrówki z { $cell }?
page-ants-ask-contact = Z { $cell } styka się kilku przeciwników: z kim walczysz najpierw?
page-ants-ask-sentries = Zaczyna się walka: której twojej mrówce pomagają wartownicy?
page-ants-ask-fury = Walka: zagraj kartę { $card } na jedną ze swoich mrówek albo spasuj
page-ants-ask-pass = Walka: na ręce nie ma karty { $card }, więc spasuj
page-ants-ask-march = Drugi krok mrówki z { $cell }?
page-ants-button-keep = Bez wymiany
page-ants-button-end = Zakończ turę
page-ants-button-stay = Wszystkie zostają
page-ants-button-push = Popchnij { $kind ->
    [W] robotnicę
   *[S] żołnierza
  }
page-ants-button-play = { $asked ->
    [exchange] Wymień
   *[action] Zagraj
  }
page-ants-button-build = Buduj ({ $cost })
page-ants-button-emergency = 2 karty = 1 żeton
page-ants-button-decline = Nikomu
page-ants-button-pass = Pas
page-ants-button-stop = Stop

# What ending the turn would leave unused.
page-ants-unused-turn = W tej turze nie było werbunku ani ruchu.
page-ants-unused-ants = Pola, z których mrówki mogą jeszcze ruszyć: { $count }.
page-ants-unused-chips = Zostały żetony: { $count }.

## Opcje

page-ants-option-scenario = Scenariusz
page-ants-option-scenario-classic = Klasyczny: zbuduj trzy poziomy albo dotrzyj do mrowiska przeciwnika
page-ants-option-scenario-classic_allied = Klasyczny, dwóch na dwóch: zbudujcie trzy poziomy
page-ants-option-scenario-pyramids = Piramidy: zabierz innym trzy poziomy
page-ants-option-scenario-pyramids_allied = Piramidy, dwóch na dwóch: zabierzcie wszystkie poziomy jednego przeciwnika
page-ants-option-anthills = Mrowiska
page-ants-option-anthills-neighbouring = Sąsiednie: szybka partia
page-ants-option-anthills-diagonal = W przeciwległych rogach: dłuższa partia
page-ants-option-anthills-help = Albo litery, na przykład A,C: tyle, ilu jest graczy.
page-ants-option-teams = Drużyny
page-ants-option-teams-neighbouring = Sojusznicy obok siebie
page-ants-option-teams-diagonal = Sojusznicy naprzeciw siebie
page-ants-option-teams-help = Albo para sojuszników, na przykład A+D.
page-ants-option-bank_limit = Żetony razem
page-ants-option-bank_limit-help = 0: bez ograniczeń. W pudełku jest ich 25.
page-ants-option-hire_push = Popychanie
page-ants-option-hire_push-chain = Rusza cały szlak
page-ants-option-hire_push-single = Jedna mrówka
page-ants-option-hire_push-column = Cała kolumna
page-ants-option-forced_marches = Forsowne marsze mrówki w turze
page-ants-option-forced_marches-once = Jeden
page-ants-option-forced_marches-any = Ile się chce
page-ants-option-centre_entries_per_turn = Ataki na pole środkowe w turze
page-ants-option-centre_entries_per_turn-help = 0: ile się chce.
page-ants-option-max_rounds = Najwięcej rund
page-ants-option-data = Zawartość pudełka
page-ants-option-data-standard = Standardowa
page-ants-option-data-help = Tekst innego pudełka, taki jak w zapisie partii.

## Odmowy po kliknięciu: bez notacji, która służy do pisania

page-refusal-ants-asked-now = { $asked ->
    [exchange] Najpierw wymień kartę albo zrezygnuj z wymiany
    [action] Teraz twoja kolej działać
    [contact] Wskaż, które zetknięcie rozstrzyga się najpierw
    [sentries] Zaczyna się walka; wskaż, której mrówce pomagają wartownicy, albo zrezygnuj
    [fury] Trwa walka; zagraj furię na jedną ze swoich mrówek albo spasuj
    [push] Twoje mrówki na szlaku robią miejsce; wskaż, która idzie dalej
   *[march] Mrówka może zrobić drugi krok; wskaż dokąd albo ją zatrzymaj
  }.
