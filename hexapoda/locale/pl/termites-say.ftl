# Termity: co się stało i co przyniósł los; dla terminala, serwera i strony.

termites-insects = { $caste ->
    [worker] { $count ->
        [one] { $count } robotnica
        [few] { $count } robotnice
        [many] { $count } robotnic
       *[other] { $count } robotnicy
      }
    [soldier] { $count ->
        [one] { $count } żołnierz
        [few] { $count } żołnierzy
        [many] { $count } żołnierzy
       *[other] { $count } żołnierza
      }
    [spitter] { $count ->
        [one] { $count } nasute
       *[other] { $count } nasute
      }
   *[flyer] { $count ->
        [one] { $count } alate
       *[other] { $count } alate
      }
  }
# To samo w bierniku: ktoś je bierze albo wystawia.
termites-insects-object = { $caste ->
    [worker] { $count ->
        [one] { $count } robotnicę
        [few] { $count } robotnice
        [many] { $count } robotnic
       *[other] { $count } robotnicy
      }
    [soldier] { $count ->
        [one] { $count } żołnierza
        [few] { $count } żołnierzy
        [many] { $count } żołnierzy
       *[other] { $count } żołnierza
      }
    [spitter] { $count ->
        [one] { $count } nasute
       *[other] { $count } nasute
      }
   *[flyer] { $count ->
        [one] { $count } alate
       *[other] { $count } alate
      }
  }

termites-say-neutral = stawia neutralny kopiec na { $hex }
termites-say-tile = kładzie kafel na { $hex }: { $terrain ->
    [water] woda
    [vegetation] roślinność
   *[stones] kamienie
  }
termites-say-mound = stawia kopiec o wartości { $value } na { $hex }
termites-say-new-mound = stawia w tym miejscu swój kopiec o wartości { $value }
termites-say-token = bierze { $insects }
termites-say-place = wystawia { $insects } na { $hex }
termites-say-draws = dobiera { $insects }
termites-say-draws-hidden = dobiera żeton
termites-say-hands = wszyscy dobierają żetony na rękę
termites-say-hands-own = wszyscy dobierają żetony na rękę; twoja: { $insects }
termites-say-keep = nie może wystawić żadnego żetonu
termites-say-unit = wybiera jednostkę na { $hex }
termites-say-stay = nie rusza żadnej jednostki
termites-say-move = przesuwa jednostkę z { $unit } na { $hex }
termites-say-attack = atakuje { $hex } jednostką z { $unit }
termites-say-attack-from = atakuje { $hex } jednostką z { $unit } od strony { $from }
termites-say-retreat = spycha jednostkę z { $hex } na { $to }
termites-say-destroy = spycha alate z { $hex } na roślinność
