# Ogród gry Myrmes na stronie: co w nim widać i wybrana płytka.

page-myrmes-garden = Ogród gry Myrmes
page-myrmes-garden-ground = { $ground ->
    [grass] trawa
    [earth] ziemia
    [stone] kamienie
    [mushroom] grzyby
   *[water] woda
  }
page-myrmes-garden-hex = { $hex }, { $ground }
page-myrmes-garden-exit = wyjście gracza { $colour ->
    [red] czerwonego
    [blue] niebieskiego
    [green] zielonego
   *[yellow] żółtego
  }
page-myrmes-garden-worker = pracownik gracza { $colour ->
    [red] czerwonego
    [blue] niebieskiego
    [green] zielonego
   *[yellow] żółtego
  }, { $points ->
    [one] został 1 punkt ruchu
    [few] zostały { $points } punkty ruchu
    [many] zostało { $points } punktów ruchu
   *[other] zostało { $points } punktu ruchu
  }
page-myrmes-garden-tile = płytka { $tile }, { $colour ->
    [red] gracza czerwonego
    [blue] gracza niebieskiego
    [green] gracza zielonego
    [yellow] gracza żółtego
   *[nobody] niczyja
  }, { $kind }, na polach { $hexes }
page-myrmes-garden-empty = bez kosteczek
page-myrmes-garden-hunt = kosztuje { $soldiers ->
    [one] 1 żołnierza
   *[other] { $soldiers } żołnierzy
  }, daje { $food } × jedzenie i { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
page-myrmes-garden-strange = Płytka innego gracza: wejście kosztuje { $soldiers ->
    [one] 1 żołnierza
   *[other] { $soldiers } żołnierzy
  }
page-myrmes-garden-moves = { $points ->
    [one] Pracownikowi został 1 punkt ruchu
    [few] Pracownikowi zostały { $points } punkty ruchu
    [many] Pracownikowi zostało { $points } punktów ruchu
   *[other] Pracownikowi zostało { $points } punktu ruchu
  }
page-myrmes-garden-soldiers = Żołnierze: { $soldiers }

## Wybrana płytka

page-myrmes-garden-tiles = Płytki do umieszczenia
page-myrmes-garden-left = zostało: { $count }
page-myrmes-garden-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
page-myrmes-garden-price = koszt: { $price }
page-myrmes-garden-turning = Wybrana płytka
page-myrmes-garden-turn = Obróć (R)
page-myrmes-garden-mirror = Odbij (F)
page-myrmes-garden-previous = Poprzednie położenie
page-myrmes-garden-next = Następne położenie
page-myrmes-garden-number = Położenie { $number } z { $count }
page-myrmes-garden-put = Połóż na polach { $hexes }
page-myrmes-garden-back = Odłóż płytkę
page-myrmes-garden-cannot = Tu nie może leżeć
