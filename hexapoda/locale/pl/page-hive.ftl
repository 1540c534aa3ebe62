# Strona gry Rój: owady, ruchy i miejsca słowami.

## Miejsca

# $where to hive-where.
page-hive-empty = puste pole { $where }
page-hive-empty-middle = puste pole pośrodku
page-hive-stack = stos, wysokość { $count }, od góry: { $pieces }
page-hive-in-hand = { $piece }, w zapasie: { $count }
page-hive-no-hand = { $piece }: zapas wyczerpany

## Oznaczenia, po nazwie miejsca

page-hive-mark-moved = ostatni ruch
page-hive-mark-resting = odpoczywa w tej turze
page-hive-mark-thrower = mógł przerzucić owada w ostatnim ruchu
page-hive-throwers = Kto mógł przerzucić { $piece }: { $throwers }

## Pytania

page-hive-board = Rój
page-hive-reserve = Zapas { $player ->
    [white] białego
   *[black] czarnego
  }
page-hive-pass = Spasuj
page-hive-ask-piece = Wybierz owada z roju albo z zapasu
page-hive-ask-place = Wybierz owada z zapasu
page-hive-ask-move = Wybierz owada z roju
page-hive-ask-queen = Królowa musi teraz wejść do gry
page-hive-ask-where = Wybierz pole dla { $piece }
page-hive-ask-pass = Nie masz ruchu: spasuj
page-hive-standing = w zapasie: { $count }
page-hive-standing-queen = królowa { $sides }/6

## Odmowy po kliknięciu: bez notacji, która służy do pisania

page-refusal-unfinished = { $piece }: dokąd? { $count ->
    [one] Dozwolony jest jeden ruch
    [few] Dozwolone są { $count } ruchy
    [many] Dozwolonych jest { $count } ruchów
   *[other] Dozwolone jest { $count } ruchu
  }.
page-refusal-touches-enemy = To pole sąsiaduje z owadem przeciwnika, a nowy owad może sąsiadować tylko z owadami swojego koloru.
page-refusal-pinned = Ten owad nie może się ruszyć: bez niego rój rozpadłby się na części.
page-refusal-gate = Nie da się tam wsunąć: przejście między dwoma innymi owadami jest za wąskie.
page-refusal-one-step = Ten owad porusza się tylko o jedno pole; tamto leży dalej.
page-refusal-grasshopper-line = Konik polny skacze w linii prostej; to pole nie leży z nim w jednej linii.
page-refusal-spider-three-steps = Pająk przesuwa się dokładnie o trzy pola; do tego { $steps ->
    [one] jest jedno pole
    [few] są { $steps } pola
    [many] jest { $steps } pól
   *[other] jest { $steps } pola
  }.
