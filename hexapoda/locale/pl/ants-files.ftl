# Słowa o opcjach i plikach gry Mrówki.

## Opcje

ants-option-players = Liczba graczy
ants-option-scenario = Scenariusz: jak się wygrywa
ants-option-anthills = Mrowiska (neighbouring, diagonal albo litery, na przykład A,C)
ants-option-teams = Drużyny w scenariuszu z sojusznikami (neighbouring, diagonal albo para, na przykład A+D)
ants-option-bank_limit = Ile jest wszystkich żetonów (0: bez ograniczeń)
ants-option-hire_push = Kogo rusza popchnięcie, gdy pole przed nim jest pełne: cały szlak (chain), nikogo (single) czy każdą popchniętą wcześniej mrówkę (column)
ants-option-forced_marches = Ile razy w turze mrówka może odbyć forsowny marsz (once: raz, any: dowolnie)
ants-option-centre_entries_per_turn = Ile mrówek może w turze wejść na pole środkowe z przeciwnikami (0: dowolnie wiele)
ants-option-max_rounds = Po ilu rundach partia kończy się bez zwycięzcy
ants-option-data = Zawartość pudełka (standard albo plik .toml)
refusal-ants-option-anthills = Mrowiskami nie może być „{ $value }”; wpisz neighbouring, diagonal albo od dwóch do czterech liter spośród A, B, C i D, oddzielonych przecinkami.
refusal-ants-option-teams = Drużynami nie może być „{ $value }”; wpisz neighbouring, diagonal albo jedną parę sojuszników, na przykład A+D.
refusal-ants-option-number = Opcja { $option } nie może mieć wartości „{ $value }”; to liczba całkowita od { $least } do { $most }.
refusal-ants-option-allied = Scenariusz { $scenario } jest dla czterech graczy, dwóch na dwóch, a graczy jest { $players }.
refusal-ants-option-teams-unused = Drużyny ({ $teams }) są dla scenariuszy z sojusznikami; w scenariuszu { $scenario } każdy gra dla siebie.
refusal-ants-option-diagonal = Mrowiska na ukos (diagonal) są dla dwóch graczy, a graczy jest { $players }.
refusal-ants-option-anthill-number = { $anthills } to { $found ->
    [one] { $found } mrowisko
    [few] { $found } mrowiska
   *[other] { $found } mrowisk
  }, a graczy jest { $players }.
refusal-ants-option-bank = Limit żetonów ({ $limit }) jest za niski: scenariusz { $scenario } przy tej liczbie graczy ({ $players }) wymaga na początku { $needed }.
refusal-ants-option-deal = Nie da się rozdać tylu kart: graczy jest { $players }, każdy dostaje { $hand }, a w talii { $cards ->
    [one] jest { $cards } karta
    [few] są { $cards } karty
   *[other] jest { $cards } kart
  }.
refusal-ants-option-hand = Ręka o wielkości { $found } jest za duża, gdy graczy jest { $players }; zapis partii pomieści najwyżej { $most }.

## Pliki z danymi

refusal-ants-data-levels = { $file }: { $place } ma { $found ->
    [one] { $found } cenę
    [few] { $found } ceny
   *[other] { $found } cen
  }; poziomów jest { $expected }.
refusal-ants-data-deck = { $file }: { $place } to razem { $found ->
    [one] { $found } karta
    [few] { $found } karty
   *[other] { $found } kart
  }, a components.cards podaje { $expected }.
refusal-ants-data-card-name = { $file }: { $place } nie może być „{ $value }”; nazwa karty ma od 1 do { $most } znaków, bez odstępów na początku i na końcu.
refusal-ants-data-cell-name = { $file }: { $place } nie może mieć wartości „{ $value }”; nazwa pola to jedna lub dwie wielkie litery z liczbą, na przykład AB1, albo dwie litery, na przykład XA.
refusal-ants-data-same-place = { $file }: { $place }: { $value } leży w tym samym miejscu co { $other }.
refusal-ants-data-gates = { $file }: { $place }: obok mrowiska { $hill } { $found ->
    [one] jest { $found } pole
    [few] są { $found } pola
   *[other] jest { $found } pól
  }; musi ich być { $expected }.
refusal-ants-data-gate-twice = { $file }: { $place }: { $cell } leży już obok mrowiska { $other }; pole leży obok jednego mrowiska i podaje się je raz.
refusal-ants-data-gate-kind = { $file }: { $place }: { $cell } leży obok mrowiska, więc musi to być pole ścieżki, a nie { $kind ->
    [cake] pole z tortem
   *[centre] pole środkowe
  }.
refusal-ants-data-no-hill = { $file }: { $place }: brakuje mrowiska { $hill }; zawsze są cztery: A, B, C i D.
refusal-ants-data-no-cell = { $file }: { $place } wymienia „{ $cell }”, a takiego pola nie ma; może chodziło o: { $known }?
refusal-ants-data-link = { $file }: { $place }: „{ $value }” to nie połączenie; połączenie łączy dwa różne pola, na przykład ["AB1", "AB2"].
refusal-ants-data-links = { $file }: { $place }: { $cell } ma więcej połączeń niż { $most }.
refusal-ants-data-cut-off = { $file }: { $place }: od mrowiska { $hill } żadna droga nie prowadzi na { $cell }.
refusal-ants-data-forward = { $file }: { $place }: z { $cell } dokładnie jedno połączenie musi prowadzić dalej od mrowiska { $hill }, żeby zwerbowana mrówka mogła popychać; jest: { $found }.
