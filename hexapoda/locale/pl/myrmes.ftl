# Słowa gry Myrmes. Pola nazywają się współrzędnymi (2,11), płytki literami, rodzaje płytek, wydarzenia i cele słowami notacji.

## Gra

myrmes-title = Myrmes
myrmes-description = Od dwóch do czterech kolonii mrówek dzieli przez trzy lata jeden ogród: robotnice wychowują larwy, żołnierzy i pracowników, pracownicy rozkładają feromony i polują, a każdej jesieni zbliża się zima.
outcome-third-winter = Trzecia zima minęła.
myrmes-option-players = Liczba graczy
myrmes-option-edition = Wydanie
myrmes-option-edition-rulebook = Jak w instrukcji
myrmes-option-edition-printed-board = Jak na drukowanych planszach: poziom 2 kosztuje 2 kosteczki ziemi i 1 kamienia, pod-kolonie wymagają poziomu 3
myrmes-option-start_exits = Wyjścia startowe
myrmes-option-start_exits-by-seat = Według miejsc
myrmes-option-start_exits-shuffled = Losowane

## O co pyta gra

refusal-myrmes-asked-now = { $asked ->
    [event] Wybierz swoje wydarzenie
    [birth] Rozmieść robotnice
    [born] Nie wszystkie mrówki mogą się urodzić; podaj, ilu będzie żołnierzy
    [worker] Użyj pracownika w pomieszczeniu albo wyślij go do wyjścia
    [garden] Twój pracownik jest w ogrodzie
    [stand] Wskaż, na którym polu stoi teraz pracownik
    [harvest] Wskaż kosteczkę, którą zbierasz
    [scavenging] Wskaż, co daje oczyszczalnia: ziemię czy kamień
    [extra-harvest] Zbierz jeszcze jedną kosteczkę albo skończ
    [atelier] Twoja kolej w warsztacie
    [pay-mix] Podaj, ile odrzucasz ziemi i kamienia
    [pay-special] Wskaż, które płytki specjalne tracą twoją kosteczkę
    [pay-pheromones] Wybieraj po kolei połączone feromony
    [storage] Magazyn jest przepełniony; podaj, co zatrzymujesz
   *[winter] Zima: podaj, ile razy wymieniasz trzy larwy na kosteczkę jedzenia
  }, na przykład: { $example }.
refusal-myrmes-needless-word = „{ $word }” jest tu zbędne; zapisuje się to tak: { $example }.
refusal-myrmes-unfinished = Czegoś brakuje; zapisuje się to tak: { $example }.
refusal-myrmes-unknown-word = „{ $word }” nic tu nie znaczy; teraz można na przykład: { $example }.
refusal-myrmes-no-such-hex = W ogrodzie nie ma pola { $hex }; są na przykład: { $hexes }.
refusal-myrmes-no-such-tile = Na mapie nie ma płytki { $tile }; są: { $tiles }.
refusal-myrmes-no-tile-there = Na polu { $hex } nie leży żadna płytka.

## Kolonia

refusal-myrmes-no-such-event = Nie ma wydarzenia „{ $text }”; wydarzenia to: { $events }.
refusal-myrmes-event-larvae = Od kości ({ $die }) do wydarzenia „{ $event ->
    [0] { myrmes-event-level_plus_1 }
    [1] { myrmes-event-points_plus_1 }
    [2] { myrmes-event-larva_plus_2 }
    [3] { myrmes-event-harvest_plus_3 }
    [4] { myrmes-event-move_plus_3 }
    [5] { myrmes-event-soldier_plus_1 }
    [6] { myrmes-event-hex_plus_1 }
   *[7] { myrmes-event-worker_plus_1 }
  }” { $cost ->
    [one] jest 1 krok
    [few] są { $cost } kroki
   *[other] jest { $cost } kroków
  }; każdy kosztuje larwę, a twoje larwy to: { $larvae }.
refusal-myrmes-nurses-useless = Tyle robotnic ({ $number }) nic nie daje { $track ->
    [larva] na torze larw
    [soldier] na torze żołnierzy
    [worker] na torze pracowników
   *[atelier] w warsztacie
  }; można tam umieścić: { $useful }.
refusal-myrmes-nurses-few = { $wanted ->
    [one] Potrzebna jest { $wanted } robotnica
    [few] Potrzebne są { $wanted } robotnice
   *[other] Potrzeba { $wanted } robotnic
  }, a masz: { $nurses }.
refusal-myrmes-born-wrong = W rezerwie { $ants ->
    [one] została { $ants } mrówka
    [few] zostały { $ants } mrówki
   *[other] zostało { $ants } mrówek
  }; może się urodzić najwyżej { $soldiers ->
    [one] { $soldiers } żołnierz
   *[other] { $soldiers } żołnierzy
  } i { $workers ->
    [one] { $workers } pracownik
   *[other] { $workers } pracowników
  }, a razem tyle, ile zostało.
refusal-myrmes-exchange-larvae = Kosteczka jedzenia kosztuje { $price ->
    [one] { $price } larwę
    [few] { $price } larwy
   *[other] { $price } larw
  }, a masz: { $larvae }.
refusal-myrmes-no-pass = Nie możesz spasować, dopóki masz { $workers ->
    [one] nieużytego pracownika: umieść go
   *[other] nieużytych pracowników: umieść jednego
  } w pomieszczeniu albo wyślij do ogrodu.
refusal-myrmes-no-such-room = Nie ma pomieszczenia „{ $room }”; są 0, 1, 2 i 3.
refusal-myrmes-room-level = Pomieszczenie { $room } nie jest dla ciebie dostępne: twoja kolonia ma poziom { $level }.
refusal-myrmes-room-occupied = W pomieszczeniu { $room } jest już w tej rundzie pracownik.
refusal-myrmes-queen-food = Królową karmi się kosteczką jedzenia, a nie masz żadnej.
refusal-myrmes-room-cube = Podaj, czy kamieniołom daje ziemię (earth), czy kamień (stone), na przykład: { $example }.
refusal-myrmes-not-your-exit = Nie masz wyjścia na polu { $hex }; twoje są na: { $exits }.
refusal-myrmes-keep-sum = Trzeba zatrzymać dokładnie { $limit ->
    [one] { $limit } kosteczkę
    [few] { $limit } kosteczki
   *[other] { $limit } kosteczek
  }, a nie { $found }.
refusal-myrmes-keep-missing = Nie masz tego; w magazynie: { myrmes-store }.
refusal-myrmes-winter-larvae = Larwy ({ $larvae }) wystarczą najwyżej na { $most ->
    [one] { $most } wymianę
    [few] { $most } wymiany
   *[other] { $most } wymian
  }.

## Ogród

refusal-myrmes-water = { $hex } to woda.
refusal-myrmes-outside = Pole { $hex } nie bierze udziału w grze, gdy graczy jest { $players }.
refusal-myrmes-same-space = Pracownik już jest na { $space }.
refusal-myrmes-not-beside = { $space } nie sąsiaduje z { $here }.
refusal-myrmes-no-points = Pracownik nie ma już punktów ruchu.
refusal-myrmes-enemy-tile = Płytka { $tile } ({ myrmes-kind }) należy do innego gracza; wejście kosztuje żołnierza, a nie masz żadnego.
refusal-myrmes-hunt-soldiers = Na polu { $hex } jest { $prey ->
    [ladybug] biedronka
    [termite] termit
   *[spider] pająk
  }: polowanie wymaga { $needed ->
    [one] 1 żołnierza
   *[other] { $needed } żołnierzy
  }, a masz: { $soldiers }.
refusal-myrmes-clean-nothing = Na polu { $hex } nie ma feromonu do usunięcia.
refusal-myrmes-clean-special = Płytka { $tile } ({ myrmes-kind }) jest specjalna; takich się nie usuwa.
refusal-myrmes-clean-cubes = Na feromonie { $tile } leżą kosteczki ({ myrmes-on-tile }); usuwa się tylko puste.
refusal-myrmes-clean-earth = Usunięcie kosztuje kosteczkę ziemi, a nie masz żadnej.
refusal-myrmes-stand-elsewhere = Pracownik nie może teraz stanąć na { $hex }, tylko na: { $hexes }.
refusal-myrmes-no-such-kind = Nie ma płytki „{ $kind }”; rodzaje to: { $kinds }.
refusal-myrmes-place-here = Pracownik jest na { $space }, a to nie puste pole; płytki umieszcza się z pustego pola.
refusal-myrmes-place-size = Płytka „{ myrmes-kind }” ma rozmiar { $size }; teraz możesz umieszczać feromony do rozmiaru { $largest }.
refusal-myrmes-place-supply = Nie masz już płytki „{ myrmes-kind }”.
refusal-myrmes-place-level = { $kind ->
    [aphid_farm] Farma mszyc
    [scavenging] Oczyszczalnia
   *[sub_colony] Pod-kolonia
  } wymaga poziomu { $needed }, a twoja kolonia ma poziom { $level }.
refusal-myrmes-place-pool = W rezerwie nie ma już płytki „{ myrmes-kind }”.
refusal-myrmes-place-cube = Wszystkie twoje kosteczki własności ({ $most }) leżą na płytkach specjalnych.
refusal-myrmes-place-cost = Płytka „{ myrmes-kind }” kosztuje:{ myrmes-cost } a w magazynie: { myrmes-store }.
refusal-myrmes-place-shape = Te pola ({ $found }) nie mają kształtu płytki „{ myrmes-kind }” (rozmiar { $size }).
refusal-myrmes-place-nowhere = Płytka „{ myrmes-kind }” nie zmieści się na żadnych wolnych polach razem z { $hex }, gdzie stoi pracownik.
refusal-myrmes-place-worker = Płytka musi przykryć pole pracownika, { $hex }.
refusal-myrmes-place-exit = Na polu { $hex } jest wyjście z tunelu.
refusal-myrmes-place-prey = Na polu { $hex } jest zdobycz.
refusal-myrmes-place-tile = Na polu { $hex } leży już płytka.

## Zbiory

refusal-myrmes-other-harvest = Teraz zbiera się z płytki { $tile }.
refusal-myrmes-harvest-strange = Płytka { $tile } ({ myrmes-kind }) nie jest twoja.
refusal-myrmes-harvest-special = Płytka { $tile } ({ myrmes-kind }) nie ma takiej kosteczki.
refusal-myrmes-harvest-cube = Na płytce { $tile } nie ma takiej kosteczki; są: { myrmes-on-tile }.

## Warsztat

refusal-myrmes-acted-already = { $action ->
    [tunnel] Tunel kopie się
    [level] Poziom buduje się
    [nurse] Robotnicę wychowuje się
   *[objective] Cel wypełnia się
  } tylko raz w rundzie, a to już zrobiono.
refusal-myrmes-tunnel-markers = Wszystkie twoje wyjścia ({ $most }) są w ogrodzie.
refusal-myrmes-tunnel-apart = Pole { $hex } nie sąsiaduje ani z twoim wyjściem, ani z twoją płytką.
refusal-myrmes-level-top = Twoja kolonia ma już najgłębszy poziom ({ $level }).
refusal-myrmes-level-cost = Poziom { $level } kosztuje:{ myrmes-cost } a w magazynie: { myrmes-store }.
refusal-myrmes-nurse-none = Wszystkie twoje robotnice ({ $most }) są w grze.
refusal-myrmes-nurse-cost = Robotnica kosztuje { $food } × jedzenie i { $larvae ->
    [one] { $larvae } larwę
    [few] { $larvae } larwy
   *[other] { $larvae } larw
  }, a masz { $have_food } × jedzenie i { $have_larvae ->
    [one] { $have_larvae } larwę
    [few] { $have_larvae } larwy
   *[other] { $have_larvae } larw
  }.
refusal-myrmes-no-such-objective = „{ $objective }” nie jest celem tej partii; są nimi: { $objectives }.
refusal-myrmes-objective-done = Cel { $objective } masz już wypełniony.
refusal-myrmes-objective-closed = Cel { $objective } ma poziom { $level }; najpierw wypełnij cel poziomu { $below }.
refusal-myrmes-objective-connected = Cel { $objective } wymaga { $need ->
    [one] { $need } własnego feromonu
   *[other] { $need } połączonych własnych feromonów
  }.
refusal-myrmes-objective-nurses = Oprócz robotnicy, która wykonuje akcję, trzeba móc odrzucić { $pay ->
    [one] { $pay } robotnicę
    [few] { $pay } robotnice
   *[other] { $pay } robotnic
  } spoza celów, a masz: { $spare }.
refusal-myrmes-objective-price = Cel { $objective } wymaga: { $need } ({ $about ->
    [food] jedzenie
    [mix] ziemia i kamień
    [stone] kamień
    [prey] zdobycz
    [larvae] larwy
    [soldiers] żołnierze
    [special] płytki specjalne
    [level] poziom
   *[nurses] robotnice w grze
  }), a masz: { $have }.
refusal-myrmes-mix-sum = Odrzuć dokładnie { $price ->
    [one] { $price } kosteczkę ziemi lub kamienia
    [few] { $price } kosteczki ziemi i kamienia
   *[other] { $price } kosteczek ziemi i kamienia
  }.
refusal-myrmes-mix-missing = Nie masz tego; w magazynie: { myrmes-store }.
refusal-myrmes-special-which = Wskaż { $count ->
    [one] jedną ze swoich płytek specjalnych
    [few] { $count } swoje płytki specjalne
   *[other] { $count } swoich płytek specjalnych
  }: { $tiles }.
refusal-myrmes-pheromone-strange = Płytka { $tile } ({ myrmes-kind }) nie jest twoim feromonem; wybierz jedną z: { $tiles }.
refusal-myrmes-tile-twice = Płytka { $tile } jest podana dwa razy; każda liczy się tylko raz.
refusal-myrmes-pheromone-apart = Feromonu { $tile } nie da się połączyć z pozostałymi w żądanej liczbie; wybierz jeden z: { $tiles }.

## Los

refusal-myrmes-chance-exits = „{ $text }” nie jest kolejnością wyjść startowych; są nimi: { $exits }.
refusal-myrmes-chance-prey-count = Zdobycz leży na { $wanted ->
    [one] { $wanted } polu
   *[other] { $wanted } polach
  }, a tekst podaje: { $found }.
refusal-myrmes-chance-prey-spot = Teraz kolej na zdobycz na { $expected }, a w tekście jest „{ $text }”.
refusal-myrmes-chance-prey-kind = „{ $text }” nie może tam leżeć; zostały: { $left }.
refusal-myrmes-chance-objectives = „{ $text }” nie wymienia po dwóch celów każdego poziomu, w kolejności poziomów; na poziomie { $level } są: { $names }.
refusal-myrmes-chance-dice = „{ $text }” to nie trzy kości od 1 do 6.

## Co nazywają i liczą wyjaśnienia

myrmes-kind = { $kind ->
    [P2] feromon o 2 polach
    [P3T] feromon o 3 polach, trójkąt
    [P3L] feromon o 3 polach w linii
    [P4R] feromon o 4 polach, romb
    [P4P] feromon o 4 polach, zagięty
    [P5] feromon o 5 polach
    [P6] feromon o 6 polach
    [aphid_farm] farma mszyc
    [scavenging] oczyszczalnia
   *[sub_colony] pod-kolonia
  }
myrmes-store = jedzenie { $store_food }, ziemia { $store_earth }, kamień { $store_stone }
myrmes-on-tile = jedzenie { $tile_food }, ziemia { $tile_earth }, kamień { $tile_stone }
# Each with a comma behind it.
myrmes-cost = { $cost_food ->
    [0] {""}
   *[other] {" "}jedzenie { $cost_food },
  }{ $cost_earth ->
    [0] {""}
   *[other] {" "}ziemia { $cost_earth },
  }{ $cost_stone ->
    [0] {""}
   *[other] {" "}kamień { $cost_stone },
  }

## Z czego składa się ocena

myrmes-term-store = magazyn
myrmes-term-workers = pracownicy
myrmes-term-soldiers = żołnierze
myrmes-term-nurses = robotnice
myrmes-term-colony = poziom kolonii
myrmes-term-garden = ogród
myrmes-term-objectives = cele
myrmes-term-winter = zima
myrmes-term-experience = doświadczenie z partii
myrmes-term-rest = punkty

## Where the points came from

myrmes-standing = Punkty
myrmes-points-start = Na początku
myrmes-points-tiles = Ułożone płytki
myrmes-points-prey = Zdobycze
myrmes-points-objectives = Cele
myrmes-points-later-objectives = Cele wypełnione później przez innych
myrmes-points-removed = Usunięte cudze feromony
myrmes-points-sub-colonies = Pod-kolonie
myrmes-points-queen = Pomieszczenie królowej
myrmes-points-event = Wydarzenie „+1 punkt”
myrmes-points-winters = Brak jedzenia zimą

## Co daje ruch, po „Ten ruch …”.

myrmes-reason-objective = spełnia cel
myrmes-reason-points = daje { $count ->
    [one] punkt
    [few] { $count } punkty
   *[other] { $count } punktów
  }
myrmes-reason-level = pogłębia kolonię do poziomu { $level }
myrmes-reason-tile = kładzie płytkę do zbierania
myrmes-reason-nurse = daje ci nową robotnicę
myrmes-reason-soldiers = daje ci { $count ->
    [one] kolejnego żołnierza
    [few] { $count } kolejnych żołnierzy
   *[other] { $count } kolejnych żołnierzy
  }
myrmes-reason-workers = daje ci { $count ->
    [one] kolejnego pracownika
   *[other] { $count } kolejnych pracowników
  }
myrmes-reason-larvae = daje ci { $count ->
    [one] kolejną larwę
    [few] { $count } kolejne larwy
   *[other] { $count } kolejnych larw
  }
myrmes-reason-cubes = przynosi do magazynu { $count ->
    [one] kosteczkę
    [few] { $count } kosteczki
   *[other] { $count } kosteczek
  }
myrmes-reason-winter = zmniejsza straty zimowe o { $count ->
    [one] punkt
    [few] { $count } punkty
   *[other] { $count } punktów
  }

## Układanie pozycji ręcznie

myrmes-edit-worker = pracownik w ogrodzie
myrmes-edit-token = { $prey ->
    [ladybug] biedronka
    [termite] termit
   *[spider] pająk
  }
myrmes-edit-exit = wyjście
myrmes-edit-round = Pora roku
myrmes-edit-season = { $season ->
    [spring] wiosna
    [summer] lato
   *[autumn] jesień
  }, rok { $year }
myrmes-edit-dice = Kości trzech pór roku
myrmes-edit-objectives = Cele
myrmes-edit-tiles = Płytki i ich kosteczki
myrmes-edit-score = Punkty
myrmes-edit-level = Poziom kolonii
myrmes-edit-event = Wydarzenie
myrmes-edit-larvae = Larwy
myrmes-edit-store = Magazyn: jedzenie, ziemia, kamień
myrmes-edit-workers = Pracownicy
myrmes-edit-soldiers = Żołnierze
myrmes-edit-nurses = Robotnice
myrmes-edit-placed = Rozmieszczone robotnice: larwy, żołnierze, pracownicy, warsztat
myrmes-edit-rooms = Zajęte pomieszczenia
myrmes-edit-room = { $room ->
    [0] porodówka
    [1] spiżarnia
    [2] kamieniołom
   *[3] pomieszczenie królowej
  }
myrmes-edit-lost = Usunięte feromony
myrmes-edit-prey = Zdobycze
myrmes-edit-done = Spełnione cele
myrmes-edit-fresh = Spełnione w tej rundzie
myrmes-edit-decision = { $decision ->
    [event] wydarzenie
    [birth] gdzie idą robotnice
    [born] które mrówki się rodzą
    [worker] co robi pracownik
    [garden] droga pracownika w ogrodzie
    [stand] gdzie staje pracownik
    [harvest] którą kosteczkę zebrać
    [scavenging] co daje oczyszczalnia
    [extra-harvest] jeszcze jedna kosteczka
    [atelier] akcja w warsztacie
    [pay-mix] zapłata ziemią i kamieniem
    [pay-special] zapłata kosteczkami z płytek specjalnych
    [pay-pheromones] zapłata feromonami
    [storage] co zostaje w magazynie
   *[winter] larwy za jedzenie na zimę
  }
refusal-myrmes-edit-shape = Te pola nie mają kształtu płytki: { myrmes-kind }.
