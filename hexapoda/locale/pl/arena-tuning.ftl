# Tuning.

error-weights-unreadable = Nie można odczytać pliku wag { $path }: { $why }
error-weights-broken = { $path } to nie plik wag: musi to być JSON z wersją, grą i wagami.
error-weights-other-game = { $path } zawiera wagi gry { $found }, a nie { $game }.
error-weights-no-number = { $path }: waga { $name } musi być liczbą, a nie { $value }.
error-weights-no-network = { $path }: { $name } musi być listą liczb (jest ich { $count }).
error-weights-unknown = { $path }: nie ma wagi { $name }. Wagi to: { $names }.
error-spsa-names = SPSA potrzebuje co najmniej jednej liczby do strojenia, każdej z własną nazwą.
error-spsa-parameter = Liczba { $name } musi zaczynać między dwiema różnymi granicami i mieć odstęp większy od 0; ma { $low }, { $start } i { $high }.
error-spsa-schedule = SPSA potrzebuje co najmniej jednej iteracji, tempa większego od 0 i nieujemnego rozruchu.
error-spsa-bad-line = Nie można odczytać wiersza { $line } pliku { $path }. Napraw go lub usuń albo zacznij w innym katalogu.
error-fit-shape = Każda pozycja musi mieć { $expected } cech, po jednej na wagę, oraz wynik i partię; znalezione cechy mają kształt { $found }.
error-fit-numbers = Cechy muszą być liczbami skończonymi, a wyniki leżeć od 0 do 1.
error-fit-empty = Nie ma pozycji do nauki.
error-fit-other-checkpoint = { $path } należy do dopasowania z innymi parametrami. Usuń go, aby zacząć od nowa.
error-selfplay-number = { $name } musi być liczbą całkowitą, co najmniej { $name ->
    [random_plies] 0
   *[other] 1
  }, a nie { $value }.
error-selfplay-no-data = W { $path } nie ma partii gry z samym sobą. Najpierw je rozegraj: hexapoda tune selfplay GRA --out { $path }
error-selfplay-broken-shard = { $path } to nie cały fragment gry z samym sobą. Usuń go, a zostanie rozegrany ponownie.
error-selfplay-part = { $name } musi być liczbą od 0 do 1 (mniejszą niż 1), a nie { $value }.
error-learn-other-games = Foldery zawierają partie różnych gier. Sieć uczy się jednej gry.
error-learn-no-network = Ocena gry { $game } nie ma sieci.
error-tuning-two-sides = Liczby dostraja się w partiach dwóch stron, a tu jest ich { $sides }.

tune-pairs = Pary partii: { $done } z { $all }
tune-shards = Pliki z partiami: { $done } z { $all }
tune-step = Krok { $done }, pozycji w teście: { $all }
tune-played = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[other] { $games } partii
  } gry z samym sobą w { $path }
tune-fitted = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[other] { $games } partii
  }, { $positions ->
    [one] { $positions } pozycja
    [few] { $positions } pozycje
   *[other] { $positions } pozycji
  }; strata w partiach odłożonych na test: przedtem { $before }, teraz { $after }
tune-stopped = Przerwano. To samo polecenie podejmie pracę w { $path }.
tune-number = Liczba
tune-before = Przedtem
tune-now = Teraz
tune-done = Zapisano w { $path }. Sprawdź to w meczu: hexapoda arena { $game } nodes=2000,weights={ $path } nodes=2000 --games 1000 --sprt 0 10
tune-pass = Przejścia przez pozycje: { $done } z { $all }
tune-learned = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[other] { $games } partii
  }, { $rows ->
    [one] { $rows } przykład
    [few] { $rows } przykłady
   *[other] { $rows } przykładów
  }; średni błąd kwadratowy w partiach zachowanych do testu: { $before } bez sieci, { $after } z siecią
