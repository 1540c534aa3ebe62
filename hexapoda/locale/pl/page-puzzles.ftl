# The page: puzzles.

page-puzzles = Zadania
page-title-puzzles = Zadania
page-title-puzzle = { $game }: zadanie
page-puzzles-lead = Pozycje z jednym dobrym ruchem. W grach bez tajemnic wygrane są udowodnione co do ostatniej odpowiedzi; w pozostałych najlepszy ruch miał wyraźną przewagę w każdym sprawdzonym rozdaniu.
page-puzzles-home = Zadanie na każdy dzień i setki innych na twoim poziomie.
page-puzzles-standing = Twój ranking: { $rating }. Rozwiązane: { $solved } z { $all }.
page-puzzles-solve = Rozwiązuj zadania
page-puzzles-daily = Zadanie dnia
page-puzzles-themes = Tematy
page-puzzles-kept = Twoje rankingi są zapisane tylko w tej przeglądarce.

## Solving one

page-puzzle-head = { $game }: { $theme }
page-puzzle-start = Pozycja do rozwiązania.
page-puzzle-share = Kopiuj odnośnik do tego zadania
page-puzzle-study = Zbadaj pozycję
page-puzzle-task-win = Na ruchu: { $who }. { $moves ->
    [one] Wygraj tym ruchem.
    [few] Wygraj w { $moves } ruchach, cokolwiek zrobi druga strona.
   *[other] Wygraj w { $moves } ruchach, cokolwiek zrobi druga strona.
  }
page-puzzle-task-save = Na ruchu: { $who }. Wszystkie ruchy prócz jednego przegrywają. Który ratuje?
# A win by the seat's own decisions of one turn.
page-puzzle-task-turn = Na ruchu: { $who }. Wygraj w tej turze { $moves ->
    [one] jednym wyborem.
   *[other] w { $moves } wyborach.
  }
page-puzzle-task-best = Na ruchu: { $who }. Jeden wybór jest wyraźnie lepszy od wszystkich innych, cokolwiek jest zakryte. Który?
page-puzzle-solved = Rozwiązane!
page-puzzle-shown = Oto rozwiązanie.
page-puzzle-right = Dobrze!
page-puzzle-go-on = Dobrze! Co teraz?
page-puzzle-wrong-win = To nie wygrywa na czas. Zobacz odpowiedź.
page-puzzle-wrong-save = To przegrywa. Zobacz dlaczego.
page-puzzle-wrong-turn = To nie wygrywa na czas.
page-puzzle-wrong-best = Można zagrać wyraźnie lepiej. Zobacz, co dalej.
page-puzzle-again = Spróbuj ponownie
page-puzzle-next = Następne zadanie
page-puzzle-hint = Podpowiedź
page-puzzle-solution = Pokaż rozwiązanie
page-puzzle-skip = Pomiń
# How a forced win was proved.
page-puzzle-why-proved = Udowodnione: { $moves ->
    [one] { $moves } ruch przeszukany do końca
    [few] wszystkie { $moves } ruchy przeszukane do końca
   *[other] wszystkie { $moves } ruchów przeszukanych do końca
  }, { $positions ->
    [one] { $positions } pozycja
    [few] { $positions } pozycje
   *[other] { $positions } pozycji
  }.
# How a best move was found: expected results as percentages.
page-puzzle-why-best = Zbadano { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
   *[other] { $deals } rozdań
  } tego, co zakryte: najlepszy ruch może liczyć na { $best } wygranej, następny na { $next }.
page-puzzle-standing = Twój ranking: { $rating }. Rozwiązane: { $solved }.

## Themes; those of one game are called puzzle-theme-GAME-THEME

puzzle-theme-win-1 = wygrana w 1 ruchu
puzzle-theme-win-2 = wygrana w 2 ruchach
puzzle-theme-win-3 = wygrana w 3 ruchach
puzzle-theme-save = jedyna obrona
puzzle-theme-hive-save = uratuj królową
puzzle-theme-termites-capture = najlepsze zdobycie kopca
puzzle-theme-termites-destroy = zniszcz jednostkę
puzzle-theme-termites-push = właściwe odepchnięcie
puzzle-theme-termites-mound = właściwy kopiec
puzzle-theme-termites-place = właściwe miejsce
puzzle-theme-ants-anthill-reached = pod drzwi wroga
puzzle-theme-ants-levels-built = trzeci poziom
puzzle-theme-ants-levels-taken = zabierz ostatni poziom
puzzle-theme-ants-build = zbuduj poziom
puzzle-theme-ants-take-level = zabierz poziom
puzzle-theme-ants-battle = właściwa bitwa
puzzle-theme-ants-hire = właściwy werbunek
puzzle-theme-ants-card = właściwa karta
puzzle-theme-ants-chips = żetony
puzzle-theme-ants-race = wyścig
puzzle-theme-myrmes-last-winter = ostatnia zima
puzzle-theme-myrmes-objective = cel
puzzle-theme-myrmes-hunt = polowanie
puzzle-theme-myrmes-event = wydarzenie
puzzle-theme-myrmes-births = narodziny
puzzle-theme-myrmes-garden = ogród
puzzle-theme-myrmes-atelier = warsztat
puzzle-theme-myrmes-harvest = zbiory
puzzle-theme-myrmes-third-winter = trzecia zima
puzzle-theme-termites-tokens-gone = ostatnia tura
puzzle-theme-ants-rounds-over = ostatnia runda
