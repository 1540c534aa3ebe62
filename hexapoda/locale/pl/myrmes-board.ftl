# Myrmes: rysunki ogrodu i kolonii oraz pozycje jako tekst.

## Rysunek

called-myrmes-red = czerwony
called-myrmes-blue = niebieski
called-myrmes-green = zielony
called-myrmes-yellow = żółty
myrmes-draw-round = Rok { $year }, { $season ->
    [spring] wiosna
    [summer] lato
   *[autumn] jesień
  }
myrmes-draw-winter = Zima roku { $year }
myrmes-draw-dice = kości: wiosna { $spring }, lato { $summer }, jesień { $autumn }
myrmes-draw-asked-event = wybierz wydarzenie (event 7)
myrmes-draw-asked-birth = rozmieść robotnice (birth larva 1 worker 2)
myrmes-draw-asked-born = za mało mrówek w rezerwie: ilu żołnierzy (born soldier 1 worker 1)?
myrmes-draw-asked-worker = pomieszczenie (room 0) albo ogród (exit 2,11)
myrmes-draw-asked-garden = pracownik ma { $points ->
    [one] { $points } punkt ruchu
    [few] { $points } punkty ruchu
   *[other] { $points } punktów ruchu
  }; step, place, clean albo stop
myrmes-draw-asked-stand = gdzie staje teraz pracownik (stand 7,7)?
myrmes-draw-asked-harvest = kosteczka z płytki { $tile } (harvest { $tile } food)
myrmes-draw-asked-scavenging = ziemia czy kamień z { $tile } (harvest { $tile } earth)
myrmes-draw-asked-extra-harvest = { $extra ->
    [one] jeszcze { $extra } kosteczka
    [few] jeszcze { $extra } kosteczki
   *[other] jeszcze { $extra } kosteczek
  } (extra A food) albo stop
myrmes-draw-asked-atelier = tunnel, level, nurse, objective albo done
myrmes-draw-asked-pay-mix = odrzuć kosteczki na cel { $objective } (pay earth 1 stone 1)
myrmes-draw-asked-pay-special = z których płytek specjalnych zdejmujesz kosteczkę na cel { $objective } (pay C)?
myrmes-draw-asked-pay-pheromones = które feromony opróżniasz na cel { $objective } (pay A)?
myrmes-draw-asked-storage = zatrzymaj { $limit ->
    [one] { $limit } kosteczkę
    [few] { $limit } kosteczki
   *[other] { $limit } kosteczek
  } (keep food 2 earth 1 stone 1)
myrmes-draw-asked-winter = ile razy wymieniasz trzy larwy na kosteczkę jedzenia (winter 0)?
myrmes-draw-points = punkty: { $points }
myrmes-draw-level = poziom { $level }
myrmes-event-level_plus_1 = Poziom +1
myrmes-event-points_plus_1 = Punkty +1
myrmes-event-larva_plus_2 = Larwa +2
myrmes-event-harvest_plus_3 = Zbiory +3
myrmes-event-move_plus_3 = Ruch +3
myrmes-event-soldier_plus_1 = Żołnierz +1
myrmes-event-hex_plus_1 = Pole +1
myrmes-event-worker_plus_1 = Pracownik +1
myrmes-draw-ants = pracownicy { $unused }/{ $workers } · żołnierze { $soldiers } · robotnice { $free }/{ $nurses } · larwy { $larvae }
myrmes-draw-store = magazyn ({ $limit }): jedzenie { $food } · ziemia { $earth } · kamień { $stone } · zdobycze { $prey }
myrmes-draw-atelier = warsztat { $count }
myrmes-draw-rooms = pomieszczenia { $rooms }
myrmes-draw-need = na zimę trzeba jedzenia: { $need }
myrmes-draw-supply = feromony { $supply }
myrmes-draw-objectives = Cele
myrmes-draw-pools = Zostało farm mszyc lub oczyszczalni: { $farms }, pod-kolonii: { $colonies }
myrmes-draw-ground-grass = trawa (jedzenie)
myrmes-draw-ground-earth = ziemia
myrmes-draw-ground-stone = kamień
myrmes-draw-ground-mushroom = grzyby
myrmes-draw-ground-water = woda
myrmes-draw-legend = lb biedronka · te termit · sp pająk · rX wyjście czerwonego · rA2 płytka A czerwonego z 2 kosteczkami · * płytka specjalna · @ pracownik

## Tekst pozycji

refusal-myrmes-position-bad-word = „{ $text }” nie jest słowem pozycji; słowa wyglądają jak round=2 albo red-level=1 (gracze: { $players }).
refusal-myrmes-position-double-word = Słowo { $name } występuje dwa razy.
refusal-myrmes-position-missing = W pozycji musi być słowo { $name }, na przykład { $example }.
refusal-myrmes-position-bad-value = Nie można odczytać „{ $text }”; zapisuje się to tak: { $example }.
refusal-myrmes-position-bad-tile = „{ $text }” to nie płytka; zapisuje się to tak: { $example }.
refusal-myrmes-position-no-hex = W ogrodzie nie ma pola „{ $text }”.
refusal-myrmes-position-not-free = { $hex } to woda, pole poza grą albo zajęte przez coś innego.
refusal-myrmes-position-pheromones = Gracz { $player } ma za dużo feromonów { $kind } (może mieć najwyżej { $most }).
refusal-myrmes-position-special = Płytek { $kind } jest więcej niż w pudełku.
refusal-myrmes-position-prey-count = Żetonów zdobyczy { $prey } jest najwyżej { $most }.
refusal-myrmes-position-hunted = Gracze mają { $found ->
    [one] { $found } zdobycz
    [few] { $found } zdobycze
   *[other] { $found } zdobyczy
  }, a w ogrodzie brakuje tylko: { $most }.
refusal-myrmes-position-tile-name = Płytka { $tile } ({ $kind }) nie może mieć tej nazwy: dotąd umieszczono mniej płytek ({ $most }).
refusal-myrmes-position-owner = Płytka { $tile } ({ $kind }) to feromon; należy do gracza.
refusal-myrmes-position-ants = Gracz { $player } ma { $found ->
    [one] { $found } mrówkę
    [few] { $found } mrówki
   *[other] { $found } mrówek
  }, a może mieć najwyżej { $most }.
refusal-myrmes-position-owned = Gracz { $player } ma za dużo płytek specjalnych (może mieć najwyżej { $most }).
refusal-myrmes-position-nurses = Gracz { $player } ma { $nurses ->
    [one] { $nurses } robotnicę
    [few] { $nurses } robotnice
   *[other] { $nurses } robotnic
  }, a pracuje ich więcej.
refusal-myrmes-position-rooms = Gracz { $player } ma mniej pracowników, niż jest w pomieszczeniach i w ogrodzie.
refusal-myrmes-position-under-way = To nie może być w toku, gdy gra pyta o to: { $asked }.
refusal-myrmes-position-not-asked = W tej pozycji gra nie pyta o to: { $asked }.
