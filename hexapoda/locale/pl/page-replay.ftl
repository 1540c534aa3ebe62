# Strona: odtwarzanie partii i analiza pozycji.

## Walking through a game

page-replay-steps = Nawigacja po partii
page-replay-position = Pozycja
page-replay-first = Na początek
page-replay-previous = Ruch wstecz
page-replay-next = Ruch naprzód
page-replay-last = Na koniec
page-replay-play = Odtwarzaj partię
page-replay-pause = Wstrzymaj
page-replay-speed = Tempo
page-replay-speed-slow = wolne
page-replay-speed-normal = normalne
page-replay-speed-quick = szybkie
page-replay-start = Partia się zaczyna.
page-replay-moves = Ruchy
page-replay-panel = Ruchy i analiza
page-replay-to-move = na ruchu
page-replay-running = Partia jeszcze trwa.
page-replay-to-table = Do stołu
page-replay-seen-from = Widok gracza
page-replay-decider = Kto decyduje
# The clause of the rules that a refusal follows from; the words of a link.
page-replay-clause = Zasada { $clause } w instrukcji

## Trying something else

page-replay-aside = A gdyby…
page-replay-back = Wróć do partii
page-replay-play-on = Graj dalej od tego miejsca
page-replay-play-as = Grasz jako
page-replay-against = Przeciwnik
page-replay-against-who = { $who ->
    [friend] znajomy, przez link
    [screen] na tym ekranie
   *[bot] bot
  }
page-replay-play-now = { $who ->
    [friend] Zaproś znajomego
    [screen] Graj na tym ekranie
   *[bot] Graj z botem
  }

## Variations and comments

page-replay-remarks = Komentarz i wariant
page-replay-comment = Komentarz do tej pozycji
page-replay-promote = Przesuń wariant wyżej
page-replay-remove = Usuń od tego miejsca
page-replay-lost = Części wariantów nie udało się odczytać.

## The engine

page-replay-engine = Silnik
page-replay-live = Ocena silnika
page-replay-answers = Silnik odpowiada
# What a player may expect: from -1 (lost) to 1 (won).
page-replay-expects = { $name }: { $value }
page-replay-unknown = Jeszcze bez oceny
page-replay-best = Najlepiej:
page-replay-then = potem
page-replay-lines = Najlepsze warianty
page-replay-depth = { $depth ->
    [one] { $depth } półruch w głąb
    [few] { $depth } półruchy w głąb
    [many] { $depth } półruchów w głąb
   *[other] { $depth } półruchu w głąb
  }, pozycje: { $nodes }
page-replay-thinking = Silnik myśli…
page-replay-over = Partia jest skończona.

## Analysis of a whole game

page-replay-analysis = Analiza
page-replay-analyse = Analizuj partię
page-replay-analyse-thoroughly = Dokładnie
page-replay-continue = Kontynuuj
page-replay-progress = Analiza trwa
page-replay-stop = Przerwij
page-replay-inaccuracy = niedokładność
page-replay-mistake = błąd
page-replay-blunder = gruby błąd
# How well a player played, in percent.
page-replay-accuracy = Dokładność
page-replay-better = Lepsze było:
page-replay-previous-mistake = Poprzedni błąd
page-replay-next-mistake = Następny błąd
page-replay-graph = Ocena silnika w toku partii; pozycje: { $done } z { $total }.
page-replay-tally = { $name }: niedokładności { $inaccuracy }, błędy { $mistake }, grube błędy { $blunder }, dokładność { $accuracy }.

## Records, links, positions

page-replay-record = Zapis
page-replay-copy-format = Kopiuj jako { $format }
page-replay-save-format = Pobierz jako { $format }
# Formats of records that hold more than the game itself.
page-replay-record-holds = Z wariantami i komentarzami: { $formats }
# Part of the name of a file.
page-replay-record-study = analiza
page-replay-copied = Skopiowano.
page-replay-copy-link = Kopiuj link
page-replay-copy-position = Kopiuj pozycję
page-replay-study = Analizuj tę pozycję
page-replay-position-text = Pozycja jako tekst
page-replay-set-up = Ustaw
page-replay-start-position = Początek partii
