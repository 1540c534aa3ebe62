# Strona: Myrmes, kolonie, przewodnik i słowa o ruchach.

## Rzeczy

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
    [0] porodówka
    [1] spiżarnia
    [2] kamieniołom
   *[3] pomieszczenie królowej
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

## Wybieranie

page-myrmes-event-help = { $event ->
    [level_plus_1] W tej rundzie o poziom głębiej: pomieszczenia, feromony, płytki specjalne, magazyn
    [points_plus_1] O punkt więcej za każde punktowanie
    [larva_plus_2] Dwie larwy więcej, jeśli robotnice dadzą choć jedną
    [harvest_plus_3] Przy zbiorach do trzech kosteczek więcej
    [move_plus_3] Każdy pracownik ma sześć punktów ruchu zamiast trzech
    [soldier_plus_1] Jeden żołnierz więcej, jeśli robotnice dadzą choć jednego
    [hex_plus_1] Feromony mogą być o pole większe
   *[worker_plus_1] Jeden pracownik więcej, jeśli robotnice dadzą choć jednego
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
page-myrmes-nurses-left = Wolne robotnice: { $left } z { $nurses }
page-myrmes-keep-left = { $left ->
    [0] Zostaje dokładnie { $limit }
   *[other] Zostaje { $limit }; do wybrania jeszcze: { $left }
  }
page-myrmes-confirm = { $decision ->
    [birth] Rozmieść tak
    [born] Zatwierdź narodziny
    [storage] Zatrzymaj to
   *[pay-mix] Odrzuć to
  }
page-myrmes-confirm-none = Bez robotnic
page-myrmes-room-gives = { $room ->
    [0] +1 larwa
    [1] +1 × jedzenie
    [2] +1 × ziemia albo kamień
   *[3] 2 punkty za 1 × jedzenie
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
    [tunnel] nowe wyjście, +1 × ziemia
    [level] kosztuje: { $cost }
    [nurse] kosztuje: { $cost }
   *[objective] wskaż któryś powyżej
  }
page-myrmes-action-done = zrobione w tej rundzie
page-myrmes-harvest-tile = Płytka { $tile }
page-myrmes-harvest-take = { $cube } z płytki { $tile }
page-myrmes-winter-choice = { $times ->
    [0] Bez wymiany
   *[other] { $larvae ->
        [one] { $larvae } larwa
        [few] { $larvae } larwy
       *[other] { $larvae } larw
      } na { $times } × jedzenie
  }
page-myrmes-winter-result = płaci { $paid } × jedzenie, { $missing ->
    [0] nic nie traci
   *[other] traci { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
      }
  }

## Zawczasu

page-myrmes-ahead = Wybierz zawczasu
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
    [harvest] Po jednej kosteczce z każdego twojego feromonu; płytki specjalne dają własne plony.
    [atelier] Każda robotnica w warsztacie robi jedno: kopie wyjście, buduje poziom, wychowuje robotnicę albo wypełnia cel.
    [storage] Co nie mieści się w magazynie, przepada; pracownicy wracają z pomieszczeń.
   *[winter] Każda kolonia je. Każdy żołnierz zmniejsza potrzebę o 1, larwy można wymienić na jedzenie, a każda brakująca kosteczka kosztuje punkty.
  }
page-myrmes-phases = Fazy rundy
page-myrmes-winter-need = Na zimę trzeba jedzenia: { $need }
page-myrmes-winter-safe = magazyn wystarczy
page-myrmes-winter-larvae = wystarczy z larwami ({ $larvae } na { $food } × jedzenie)
page-myrmes-winter-short = brakuje jeszcze { $missing } (−{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  })
page-myrmes-winter-nothing = Na zimę nie trzeba jedzenia: żołnierze wystarczą
page-myrmes-over = Trzecia zima minęła
page-myrmes-objectives = Cele
page-myrmes-objective-asks = { $about ->
    [food] Odrzuć { $pay ->
        [one] { $pay } kosteczkę jedzenia
        [few] { $pay } kosteczki jedzenia
       *[other] { $pay } kosteczek jedzenia
      }
    [mix] Odrzuć { $pay ->
        [one] { $pay } kosteczkę ziemi lub kamienia
        [few] { $pay } kosteczki ziemi i kamienia
       *[other] { $pay } kosteczek ziemi i kamienia
      }
    [stone] Odrzuć { $pay ->
        [one] { $pay } kosteczkę kamienia
        [few] { $pay } kosteczki kamienia
       *[other] { $pay } kosteczek kamienia
      }
    [prey] Odrzuć zdobycze: { $pay }
    [larvae] Odrzuć { $pay ->
        [one] { $pay } larwę
        [few] { $pay } larwy
       *[other] { $pay } larw
      }
    [soldiers] Odrzuć { $pay ->
        [one] { $pay } żołnierza
       *[other] { $pay } żołnierzy
      }
    [special] Wymaga { $need ->
        [one] { $need } płytki specjalnej
       *[other] { $need } płytek specjalnych
      }; zdejmij swoją kosteczkę z { $pay ->
        [one] jednej
       *[other] { $pay }
      }
    [level] Wymaga poziomu { $need }; cofnij się o { $pay ->
        [one] { $pay } poziom
        [few] { $pay } poziomy
       *[other] { $pay } poziomów
      }
    [nurses] { $need ->
        [one] W grze musi być { $need } robotnica
        [few] W grze muszą być { $need } robotnice
       *[other] W grze musi być { $need } robotnic
      }; odrzuć z nich { $pay }
   *[pheromones] Odrzuć wszystkie kosteczki z { $need ->
        [one] { $need } feromonu
       *[other] { $need } połączonych feromonów
      }
  }
page-myrmes-objective-words = Poziom { $level }: { $title }, punkty: { $points }. { $asks }. { $done }
page-myrmes-objective-done-by = Wypełnili: { $who }
page-myrmes-objective-open = Nikt go nie wypełnił
page-myrmes-objective-bonus = Kto wypełnił cel we wcześniejszej rundzie, dostaje { $bonus ->
    [one] { $bonus } punkt
    [few] { $bonus } punkty
   *[other] { $bonus } punktów
  } za każdym razem, gdy wypełni go ktoś inny.
page-myrmes-objective-levels = Cele poziomu 2 są dostępne po wypełnieniu celu poziomu 1, a cele poziomu 3 – po wypełnieniu celu poziomu 2.

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
page-myrmes-ask-pay-mix = Cel „{ $title }”: co odrzucasz?
page-myrmes-ask-pay-special = { $count ->
    [one] Która z twoich płytek specjalnych traci twoją kosteczkę?
   *[other] Które płytki specjalne ({ $count }) tracą twoją kosteczkę?
  }
page-myrmes-ask-pay-pheromones = Wybierz feromony (jeszcze { $left }): „{ $title }”
page-myrmes-ask-storage = Magazyn mieści { $limit }: wybierz, co zatrzymujesz
page-myrmes-ask-winter = { $need ->
    [0] Na zimę nie trzeba jedzenia; czy wymieniasz na nie larwy?
   *[other] Na zimę trzeba jedzenia: { $need }; czy przedtem wymieniasz larwy?
  }
page-myrmes-button-exchange = { $larvae ->
    [one] { $larvae } larwa
    [few] { $larvae } larwy
   *[other] { $larvae } larw
  } → jedzenie
page-myrmes-button-clean = Usuń (1 × ziemia)
page-myrmes-button-stop = Stop
page-myrmes-button-enough = Wystarczy
page-myrmes-button-done = Gotowe
# What stopping would leave unused.
page-myrmes-unused-steps = Zostały kroki: { $count }.
page-myrmes-unused-cubes = Można jeszcze zebrać kosteczki: { $count }.
page-myrmes-unused-nurses = { $count ->
    [one] { $count } robotnica może jeszcze działać.
    [few] { $count } robotnice mogą jeszcze działać.
   *[other] { $count } robotnic może jeszcze działać.
  }
page-myrmes-standing = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  } · poziom { $level }
page-myrmes-standing-short = { $points } pkt · poz. { $level }

## Odmowy po kliknięciu: bez notacji, która służy do pisania

page-refusal-myrmes-asked-now = { $asked ->
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
  }.
