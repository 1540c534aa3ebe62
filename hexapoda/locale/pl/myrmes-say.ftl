# Myrmes: słowa o tym, co zrobiono; wspólne dla strony, terminala i serwera.

## Rzeczy

myrmes-count = { $thing ->
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
        [few] { $count } pracowników
       *[other] { $count } pracowników
      }
    [soldiers] { $count ->
        [one] { $count } żołnierz
        [few] { $count } żołnierzy
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
myrmes-nothing = nic
myrmes-objective-title = { $about ->
    [food] { $number } × jedzenie
    [mix] { $number } × ziemia lub kamień
    [stone] { $number } × kamień
    [prey] { $number ->
        [one] { $number } zdobycz
        [few] { $number } zdobycze
       *[other] { $number } zdobyczy
      }
    [larvae] { $number ->
        [one] { $number } larwa
        [few] { $number } larwy
       *[other] { $number } larw
      }
    [soldiers] { $number ->
        [one] { $number } żołnierz
       *[other] { $number } żołnierzy
      }
    [special] { $number ->
        [one] { $number } płytka specjalna
        [few] { $number } płytki specjalne
       *[other] { $number } płytek specjalnych
      }
    [level] poziom { $number }
    [nurses] { $number ->
        [one] { $number } robotnica
        [few] { $number } robotnice
       *[other] { $number } robotnic
      }
   *[pheromones] { $number ->
        [one] { $number } feromon
        [few] { $number } połączone feromony
       *[other] { $number } połączonych feromonów
      }
  }

## Co zrobiono

myrmes-say-event = wybiera wydarzenie { $event }
myrmes-say-birth = rozmieszcza robotnice: { $nurses }
myrmes-say-birth-none = nie rozmieszcza robotnic
myrmes-say-nurses = { $track ->
    [larva] larwy { $count }
    [soldier] żołnierze { $count }
    [worker] pracownicy { $count }
   *[atelier] warsztat { $count }
  }
myrmes-say-born = rodzą się: { $ants }
myrmes-say-room = { $room ->
    [0] stawia pracownika w porodówce: 1 larwa
    [1] stawia pracownika w spiżarni: 1 × jedzenie
    [2] stawia pracownika w kamieniołomie: { $cube ->
        [earth] 1 × ziemia
       *[stone] 1 × kamień
      }
   *[3] karmi królową
  }
myrmes-say-exit = wysyła pracownika wyjściem { $hex }
myrmes-say-step = idzie na { $space }
myrmes-say-enter = idzie na płytkę { $space }
myrmes-say-place = kładzie { $kind } na { $hexes }
myrmes-say-build = buduje { $kind ->
    [aphid_farm] farmę mszyc
    [scavenging] oczyszczalnię
   *[sub_colony] pod-kolonię
  } na { $hexes }
myrmes-say-clean = usuwa feromon
myrmes-say-stand = staje na { $hex }
myrmes-say-stop = kończy drogę
myrmes-say-stop-harvest = kończy zbiory
myrmes-say-exchange = wymienia larwy na jedzenie
myrmes-say-harvest = zbiera { $cube ->
    [food] jedzenie
    [earth] ziemię
   *[stone] kamień
  } z płytki { $tile }
myrmes-say-extra = zbiera jeszcze { $cube ->
    [food] jedzenie
    [earth] ziemię
   *[stone] kamień
  } z płytki { $tile }
myrmes-say-tunnel = kopie wyjście na { $hex }
myrmes-say-level = buduje następny poziom
myrmes-say-nurse = wychowuje robotnicę
myrmes-say-done = opuszcza warsztat
myrmes-say-objective = wypełnia cel „{ $title }”
myrmes-say-pay = odrzuca: { $cubes }
myrmes-say-pay-special = zdejmuje kosteczkę z { $count ->
    [one] płytki { $tiles }
   *[other] płytek { $tiles }
  }
myrmes-say-pay-pheromones = opróżnia feromon { $tiles }
myrmes-say-keep = zatrzymuje: { $cubes }
myrmes-say-winter = { $times ->
    [0] nie wymienia larw na zimę
   *[other] na zimę wymienia larwy na { $times } × jedzenie
  }
myrmes-say-dice = kości nowego roku: { $dice }
