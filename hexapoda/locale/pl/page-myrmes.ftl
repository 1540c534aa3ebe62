# Strona: Myrmes, kolonie, przewodnik i słowa o ruchach.

## Rzeczy

page-myrmes-count = { $thing ->
    [larvae] { $count ->
        [one] { $count } larwa
        [few] { $count } larwy
       *[other] { $count } larw
      }
    [nurses] { $count ->
        [one] { $count } robotnica
        [few] { $count } robotnice
       *[other] { $count } robotnic
      }
    [workers] { $count ->
        [one] { $count } pracownik
        [few] { $count } pracownicy
       *[other] { $count } pracowników
      }
    [soldiers] { $count ->
        [one] { $count } żołnierz
        [few] { $count } żołnierze
       *[other] { $count } żołnierzy
      }
    [actions] { $count ->
        [one] { $count } akcja
        [few] { $count } akcje
       *[other] { $count } akcji
      }
    [prey] { $count ->
        [one] { $count } zdobycz
        [few] { $count } zdobycze
       *[other] { $count } zdobyczy
      }
    [food] { $count } × jedzenie
    [earth] { $count } × ziemia
   *[stone] { $count } × kamień
  }
page-myrmes-cube = { $cube ->
    [food] Jedzenie
    [earth] Ziemia
   *[stone] Kamień
  }
page-myrmes-prey = { $prey ->
    [ladybug] biedronka
    [termite] termit
   *[spider] pająk
  }
page-myrmes-room = { $room ->
    [0] komora larw
    [1] spiżarnia
    [2] kamieniołom
   *[3] królowa
  }
page-myrmes-track = { $track ->
    [larva] Larwy
    [soldier] Żołnierze
    [worker] Pracownicy
   *[atelier] Warsztat
  }

## Kolonia

page-myrmes-colony = { $colour ->
    [red] Czerwona kolonia
    [blue] Niebieska kolonia
    [green] Zielona kolonia
   *[yellow] Żółta kolonia
  }
page-myrmes-show-colony = { $colony }: { $has }. Pokaż całą
page-myrmes-level = Poziom { $level }
page-myrmes-level-now = Poziom { $level }, w tej rundzie { $eff }
page-myrmes-next-level = następny poziom: { $cost }
page-myrmes-deepest = najgłębszy poziom
page-myrmes-event-now = Wydarzenie: { $event }
page-myrmes-store = Magazyn
page-myrmes-store-limit = { $count } z { $limit }
page-myrmes-store-words = magazyn: { $store }; można zatrzymać { $limit }
page-myrmes-workers-unused = pracownicy do użycia: { $unused } z { $workers }
page-myrmes-in-reserve = { $count ->
    [one] { $count } mrówka w rezerwie
    [few] { $count } mrówki w rezerwie
   *[other] { $count } mrówek w rezerwie
  }
page-myrmes-nurses-free = wolne robotnice: { $free } z { $nurses }
page-myrmes-ants = Mrówki
page-myrmes-nursery = Robotnice
page-myrmes-tiles = Pozostałe feromony
page-myrmes-tile-left = { $kind }: zostało { $left }
page-myrmes-largest = teraz do rozmiaru { $size }
page-myrmes-own-cubes = { $count ->
    [one] { $count } kosteczka własności na płytki specjalne
    [few] { $count } kosteczki własności na płytki specjalne
   *[other] { $count } kosteczek własności na płytki specjalne
  }
page-myrmes-exits-left = wykopane wyjścia: { $count } z { $most }
page-myrmes-nothing = nic

## Wybieranie

page-myrmes-event-help = { $event ->
    [level_plus_1] W tej rundzie o poziom głębiej: pomieszczenia, feromony, płytki specjalne, magazyn
    [points_plus_1] O punkt więcej za każde punktowanie
    [larva_plus_2] Dwie larwy więcej, jeśli robotnice dadzą choć jedną
    [harvest_plus_3] Przy zbiorach do trzech kosteczek więcej
    [move_plus_3] Każdy pracownik ma sześć punktów ruchu zamiast trzech
    [soldier_plus_1] Żołnierz więcej, jeśli robotnice dadzą choć jednego
    [hex_plus_1] Feromony mogą być o pole większe
   *[worker_plus_1] Pracownik więcej, jeśli robotnice dadzą choć jednego
  }
page-myrmes-event-cost = { $cost ->
    [0] za darmo
    [one] { $cost } larwa
    [few] { $cost } larwy
   *[other] { $cost } larw
  }
page-myrmes-event-place = { $event }: { $cost }. { $help }
page-myrmes-place-nurses = { $track ->
    [larva] Larwy
    [soldier] Żołnierze
    [worker] Pracownicy
   *[atelier] Warsztat
  }: { $count ->
    [0] bez robotnic
    [one] { $count } robotnica
    [few] { $count } robotnice
   *[other] { $count } robotnic
  }, { $gives }
page-myrmes-nurses-left = Zostało robotnic: { $left } z { $nurses }
page-myrmes-keep-left = { $left ->
    [0] Zostaje dokładnie { $limit }
   *[other] Zostaje { $limit }; do wybrania jeszcze: { $left }
  }
page-myrmes-confirm = { $decision ->
    [birth] Rozmieść tak
    [born] Te mrówki się rodzą
    [storage] Zatrzymaj to
   *[pay-mix] Zapłać tym
  }
page-myrmes-confirm-none = Bez robotnic
page-myrmes-room-gives = { $room ->
    [0] +1 larwa
    [1] +1 jedzenie
    [2] +1 ziemia albo kamień
   *[3] 2 punkty za 1 jedzenie
  }
page-myrmes-room-words = { $name }, { $gives }
page-myrmes-room-taken = jest tam pracownik
page-myrmes-room-closed = od poziomu { $level }
page-myrmes-to-garden = Albo wyślij pracownika do ogrodu: wskaż jedno ze swoich wyjść
page-myrmes-action = { $action ->
    [tunnel] Wykop tunel
    [level] Zbuduj poziom
    [nurse] Wychowaj robotnicę
   *[objective] Wypełnij cel
  }
page-myrmes-action-price = { $action ->
    [tunnel] nowe wyjście, +1 ziemia
    [level] kosztuje: { $cost }
    [nurse] kosztuje: { $cost }
   *[objective] wskaż któryś powyżej
  }
page-myrmes-action-done = zrobione w tej rundzie
page-myrmes-harvest-tile = Płytka { $tile }
page-myrmes-harvest-take = { $cube } z płytki { $tile }
page-myrmes-winter-choice = { $times ->
    [0] Bez wymiany
    [one] { $larvae } larwy na { $times } jedzenie
    [few] { $larvae } larw na { $times } jedzenia
   *[other] { $larvae } larw na { $times } jedzenia
  }
page-myrmes-winter-result = { $missing ->
    [0] płaci { $paid } jedzenia, nic nie traci
   *[other] płaci { $paid } jedzenia, traci { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
      }
  }

## Z góry

page-myrmes-ahead = Wybierz z góry
page-myrmes-ahead-why = Inni jeszcze decydują; twój wybór zostanie zagrany, gdy przyjdzie twoja kolej
page-myrmes-ahead-maybe = Ktoś przed tobą może jeszcze zająć to pole
page-myrmes-ahead-chosen = Wybrane. Możesz to zmienić, dopóki nie zostanie zagrane
page-myrmes-ahead-change = Wybierz ponownie

## Przewodnik i cele

page-myrmes-guide = Przebieg gry
page-myrmes-year = Rok { $year } z 3
page-myrmes-season = { $season ->
    [spring] Wiosna
    [summer] Lato
    [autumn] Jesień
   *[winter] Zima
  }
page-myrmes-season-die = { $season }: { $event }
page-myrmes-phase = { $phase ->
    [event] Wydarzenie
    [births] Narodziny
    [workers] Pracownicy
    [harvest] Zbiory
    [atelier] Warsztat
    [storage] Koniec rundy
   *[winter] Zima
  }
page-myrmes-phase-help = { $phase ->
    [event] Wszyscy mają wydarzenie z kości pory roku; każdy krok od niego kosztuje larwę.
    [births] Robotnice wychowują larwy, żołnierzy i pracowników albo idą do warsztatu.
    [workers] Kolejno po jednym pracowniku: do pomieszczenia albo do ogrodu, by polować i położyć płytkę. Z ogrodu pracownicy nie wracają.
    [harvest] Po jednej kosteczce z każdego twojego feromonu; płytki specjalne dają swoje.
    [atelier] Każda robotnica w warsztacie robi jedno: kopie wyjście, buduje poziom, wychowuje robotnicę albo wypełnia cel.
    [storage] Co nie mieści się w magazynie, przepada; pracownicy wracają z pomieszczeń.
   *[winter] Każda kolonia je. Każdy żołnierz oszczędza jedno jedzenie, larwy można na nie wymienić, a brak kosztuje punkty.
  }
page-myrmes-phases = Fazy rundy
page-myrmes-winter-need = Zima bierze { $need } jedzenia
page-myrmes-winter-safe = magazyn wystarczy
page-myrmes-winter-larvae = wystarczy z larwami ({ $larvae } na { $food } jedzenia)
page-myrmes-winter-short = brakuje jeszcze { $missing } (−{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  })
page-myrmes-winter-nothing = Zima nie bierze nic: żołnierze wystarczą
page-myrmes-over = Trzecia zima minęła
page-myrmes-objectives = Cele
page-myrmes-objective-title = { $about ->
    [food] { $number } jedzenia
    [mix] { $number } × ziemia lub kamień
    [stone] { $number ->
        [few] { $number } kamienie
       *[other] { $number } kamieni
      }
    [prey] { $number ->
        [few] { $number } zdobycze
       *[other] { $number } zdobyczy
      }
    [larvae] { $number } larw
    [soldiers] { $number } żołnierzy
    [special] { $number } płytki specjalne
    [level] poziom { $number }
    [nurses] { $number } robotnic
   *[pheromones] { $number ->
        [few] { $number } połączone feromony
       *[other] { $number } połączonych feromonów
      }
  }
page-myrmes-objective-asks = { $about ->
    [food] Zapłać { $pay } jedzenia
    [mix] Zapłać kosteczki ziemi i kamienia: { $pay }
    [stone] Zapłać kamieniem: { $pay }
    [prey] Oddaj zdobycze: { $pay }
    [larvae] Zapłać larwami: { $pay }
    [soldiers] Oddaj żołnierzy: { $pay }
    [special] Miej { $need } płytki specjalne i zdejmij swoją kosteczkę z { $pay ->
        [one] jednej
       *[other] dwóch
      }
    [level] Miej poziom { $need } i oddaj { $pay ->
        [one] { $pay } poziom
       *[other] { $pay } poziomy
      }
    [nurses] Miej w grze { $need } robotnic i zwróć { $pay }
   *[pheromones] Usuń wszystkie kosteczki z połączonych feromonów: { $need }
  }
page-myrmes-objective-words = Poziom { $level }: { $title }, punkty: { $points }. { $asks }. { $done }
page-myrmes-objective-done-by = Wypełnili: { $who }
page-myrmes-objective-open = Nikt go nie wypełnił
page-myrmes-objective-bonus = Kto wypełnił cel we wcześniejszej rundzie, dostaje { $bonus ->
    [few] { $bonus } punkty
   *[other] { $bonus } punktów
  } za każdym razem, gdy wypełni go ktoś inny.
page-myrmes-objective-levels = Poziom 2 otwiera się z celem poziomu 1, poziom 3 z celem poziomu 2.

## Co zrobiono

page-myrmes-say-event = wybiera wydarzenie { $event }
page-myrmes-say-birth = rozmieszcza robotnice: { $nurses }
page-myrmes-say-birth-none = nie rozmieszcza robotnic
page-myrmes-say-nurses = { $track ->
    [larva] larwy { $count }
    [soldier] żołnierze { $count }
    [worker] pracownicy { $count }
   *[atelier] warsztat { $count }
  }
page-myrmes-say-born = rodzą się: { $ants }
page-myrmes-say-room = { $room ->
    [0] stawia pracownika w komorze larw: 1 larwa
    [1] stawia pracownika w spiżarni: 1 jedzenie
    [2] stawia pracownika w kamieniołomie: { $cube ->
        [earth] 1 ziemia
       *[stone] 1 kamień
      }
   *[3] karmi królową
  }
page-myrmes-say-exit = wysyła pracownika wyjściem { $hex }
page-myrmes-say-step = idzie na { $space }
page-myrmes-say-enter = idzie na płytkę { $space }
page-myrmes-say-place = kładzie { $kind } na { $hexes }
page-myrmes-say-build = buduje { $kind ->
    [aphid_farm] farmę mszyc
    [scavenging] oczyszczalnię
   *[sub_colony] pod-kolonię
  } na { $hexes }
page-myrmes-say-clean = usuwa feromon
page-myrmes-say-stand = staje na { $hex }
page-myrmes-say-stop = kończy drogę
page-myrmes-say-stop-harvest = kończy zbiory
page-myrmes-say-exchange = wymienia larwy na jedzenie
page-myrmes-say-harvest = zbiera { $cube ->
    [food] jedzenie
    [earth] ziemię
   *[stone] kamień
  } z płytki { $tile }
page-myrmes-say-extra = zbiera jeszcze { $cube ->
    [food] jedzenie
    [earth] ziemię
   *[stone] kamień
  } z płytki { $tile }
page-myrmes-say-tunnel = kopie wyjście na { $hex }
page-myrmes-say-level = buduje następny poziom
page-myrmes-say-nurse = wychowuje robotnicę
page-myrmes-say-done = opuszcza warsztat
page-myrmes-say-objective = wypełnia cel „{ $title }”
page-myrmes-say-pay = płaci: { $cubes }
page-myrmes-say-pay-special = zdejmuje kosteczkę z { $count ->
    [one] płytki { $tiles }
   *[other] płytek { $tiles }
  }
page-myrmes-say-pay-pheromones = opróżnia feromon { $tiles }
page-myrmes-say-keep = zatrzymuje: { $cubes }
page-myrmes-say-winter = { $times ->
    [0] nie wymienia nic na zimę
    [one] wymienia larwy na { $times } jedzenie na zimę
   *[other] wymienia larwy na { $times } jedzenia na zimę
  }
page-myrmes-say-dice = kości nowego roku: { $dice }

## O co pyta gra

page-myrmes-ask-event = Wybierz wydarzenie; każdy krok od kości kosztuje larwę
page-myrmes-ask-birth = Rozmieść robotnice na torach ({ $nurses })
page-myrmes-ask-born = W rezerwie jest za mało mrówek na wszystkie narodziny: wybierz, które się rodzą
page-myrmes-ask-worker = Użyj pracownika: wybierz pomieszczenie albo wyjście do ogrodu
page-myrmes-ask-worker-cube = Ziemia czy kamień z kamieniołomu?
page-myrmes-ask-garden = { $points ->
    [0] Brak kroków: połóż płytkę albo skończ
   *[other] Kroki: { $points }. Idź, połóż płytkę albo skończ
  }
page-myrmes-ask-place = Gdzie ma leżeć? Obróć ją i połóż na polu pracownika
page-myrmes-ask-stand = Gdzie staje teraz twój pracownik?
page-myrmes-ask-harvest = Którą kosteczkę zbierasz z płytki { $tile }?
page-myrmes-ask-scavenging = Ziemia czy kamień z oczyszczalni { $tile }?
page-myrmes-ask-extra-harvest = { $extra ->
    [one] Możesz zebrać jeszcze { $extra } kosteczkę: wybierz feromon
    [few] Możesz zebrać jeszcze { $extra } kosteczki: wybierz feromon
   *[other] Możesz zebrać jeszcze { $extra } kosteczek: wybierz feromon
  }
page-myrmes-ask-extra-cube = Którą kosteczkę z płytki { $tile }?
page-myrmes-ask-atelier = { $nurses ->
    [one] Warsztat: działać może { $nurses } robotnica
    [few] Warsztat: działać mogą { $nurses } robotnice
   *[other] Warsztat: działać może { $nurses } robotnic
  }
page-myrmes-ask-tunnel = Gdzie będzie nowe wyjście? Wybierz wolne pole przy swoich wyjściach lub płytkach
page-myrmes-ask-pay-mix = Cel „{ $title }”: ile czego płacisz?
page-myrmes-ask-pay-special = { $count ->
    [one] Która z twoich płytek specjalnych traci twoją kosteczkę?
   *[other] Które płytki specjalne ({ $count }) tracą twoją kosteczkę?
  }
page-myrmes-ask-pay-pheromones = Wybierz feromony, jeszcze { $left }: „{ $title }”
page-myrmes-ask-storage = Magazyn mieści { $limit }: wybierz, co zatrzymujesz
page-myrmes-ask-winter = { $need ->
    [0] Zima nic ci nie bierze; czy wymieniasz larwy na jedzenie?
   *[other] Zima bierze { $need } jedzenia: czy przedtem wymieniasz larwy?
  }
page-myrmes-button-exchange = { $larvae } larwy → jedzenie
page-myrmes-button-clean = Usuń (1 ziemia)
page-myrmes-button-stop = Stop
page-myrmes-button-enough = Wystarczy
page-myrmes-button-done = Gotowe
page-myrmes-standing = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  } · poziom { $level }
page-myrmes-standing-short = { $points } pkt · poz. { $level }
