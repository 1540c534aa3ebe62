# Słowa o opcjach, plikach danych i mapach Termitów.

## Opcje

termites-option-players = Liczba graczy
termites-option-setup = Scenariusz (standard: pierwszy dla tylu graczy)
termites-option-map = Mapa (setup, build, random, random:LICZBA, plik .toml)
termites-option-tiles = Ile kafli układa się przy budowie mapy
termites-option-colonies = Roje (random albo nazwy oddzielone przecinkami)
termites-option-flyer_push_into_vegetation_kills = Alate można zepchnąć na roślinność, co go niszczy
termites-option-data = Zawartość pudełka (standard albo plik .toml)

refusal-option-map = Mapą nie może być „{ $value }”; do wyboru: setup, build, random, random: z liczbą nie większą niż { $most }, plik .toml albo tekst taki jak neutral:F6;water:A4,K3;stones:D2.
refusal-option-setup = Scenariuszem nie może być „{ $value }”; do wyboru: standard albo nazwa scenariusza, na przykład p3_adv.
refusal-option-colony = Nie ma roju „{ $value }”; wpisz random albo niektóre z tych nazw, oddzielone przecinkami: { $colonies }.
refusal-option-colony-twice = Dwóch graczy nie może mieć tego samego roju { $colony }.
refusal-option-colony-number = { $found ->
    [one] Podano jeden rój
    [few] Podano { $found } roje
    [many] Podano { $found } rojów
   *[other] Podano { $found } roju
  }, a graczy jest { $players }; podaj po jednym dla każdego albo wpisz random.
refusal-option-tiles = Liczbą kafli nie może być „{ $value }”; to liczba całkowita, co najmniej 0.
refusal-option-hand = Ręka o wielkości { $found } jest za duża, gdy graczy jest { $players }; zapis partii pomieści najwyżej { $most }.
refusal-option-setup-unused = Scenariusz { $setup } nie ma znaczenia przy map={ $map }; pomiń jedno z nich.
refusal-option-tiles-unused = tiles={ $tiles } ma znaczenie tylko przy budowie mapy (map=build), a tu mapą jest { $map }.
refusal-option-too-many-tiles = Nie można ułożyć { $tiles ->
    [one] { $tiles } kafla
   *[other] { $tiles } kafli
  }; najwięcej to { $most }.
refusal-option-no-setup = W pudełku nie ma scenariusza dla { $players } graczy; wybierz map=random, map=build albo plik z mapą.
refusal-option-other-setup = Nie ma scenariusza „{ $setup }” dla { $players } graczy; są: { $setups }.

## Pliki danych

refusal-data-few-mounds = { $file }: w { $place } { $found ->
    [one] jest jedna wartość
    [few] są { $found } wartości
    [many] jest { $found } wartości
   *[other] jest { $found } wartości
  }; rój potrzebuje co najmniej { $least } kopców.
refusal-data-two-faces = { $file }: w { $place } { $found ->
    [one] jest jeden teren
    [few] są { $found } tereny
    [many] jest { $found } terenów
   *[other] jest { $found } terenu
  }; kafel ma dwie różne strony.
refusal-data-token-range = { $file }: { $place } ma { $found ->
    [one] jeden żeton
    [few] { $found } żetony
    [many] { $found } żetonów
   *[other] { $found } żetonu
  }; rój ma co najmniej jeden i najwyżej { $most }.
refusal-data-token-count = { $file }: { $place } ma { $found ->
    [one] jeden żeton
    [few] { $found } żetony
    [many] { $found } żetonów
   *[other] { $found } żetonu
  }, a { $other } ma { $expected }; wszystkie roje mają ich tyle samo.
refusal-data-setup-id = { $file }: { $place } nie może mieć wartości „{ $value }”; nazwa składa się z małych liter, cyfr, „_” i „-” i nie brzmi „standard”.

## Mapy

refusal-map-bad-part = „{ $part }” to nie część mapy; części wyglądają tak: water:A4,K3, oddziela je „;”, a nazywają się: { $known }.
refusal-map-too-long = Tekst mapy jest dłuższy niż { $most } znaków.
refusal-map-not-a-hex = { $map }: „{ $hex }” to nie pole; nazwa pola to rząd i numer, na przykład F6.
refusal-map-hex-twice = { $map }: pole { $hex } podano dwa razy.
refusal-map-no-such-hex = { $map }: { $list } wymienia { $hex }, a takiego pola plansza nie ma; ma pola od { $first } do { $last }.
refusal-map-neutral-count = { $map }: gdy graczy jest { $players }, { $expected ->
    [one] potrzebny jest jeden neutralny kopiec
    [few] potrzebne są { $expected } neutralne kopce
    [many] potrzeba { $expected } neutralnych kopców
   *[other] potrzeba { $expected } neutralnego kopca
  }, a mapa ma ich { $found }{ $fits ->
    [1] {""}
   *[other] {" "}(czyli dla { $fits } graczy)
  }.
refusal-map-mound-on-edge = { $map }: neutralny kopiec { $hex } stoi przy krawędzi planszy.
refusal-map-mounds-adjacent = { $map }: neutralne kopce { $other } i { $hex } sąsiadują ze sobą.
refusal-map-mound-on-tile = { $map }: neutralny kopiec { $hex } stoi na terenie: { $terrain ->
    [water] woda
    [vegetation] roślinność
   *[stones] kamienie
  }; kopce stoją na terenie otwartym.
refusal-map-too-many-tiles = { $map }: liczba kafli na mapie to { $found }; najwięcej to { $most }.
refusal-map-faces = { $map }: liczba kafli, które pokazują { $terrains }, to { $found }, a taką stronę ma tylko { $most }.
refusal-map-same-terrain = { $map }: pola { $hexes } łączą się i wszystkie mają teren { $terrain ->
    [water] woda
    [vegetation] roślinność
   *[stones] kamienie
  }; kafli jednego terenu może się łączyć najwyżej { $most }.
refusal-map-tile-group = { $map }: łączą się kafle { $hexes } (razem { $found }); może ich być najwyżej { $most }.
refusal-map-two-waters = { $map }: neutralny kopiec { $hex } sąsiaduje z wodą na polach { $hexes }; może sąsiadować z jednym takim polem.
refusal-map-not-symmetric = { $map }: mapa nie ma podanej symetrii { $symmetry }; patrz pole { $hex }.
