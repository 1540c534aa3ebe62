# Słowa o botach.

error-not-for-alphabeta = Przeszukiwanie alfa-beta jest dla gier dwuosobowych bez losowości i ukrytych informacji; gra { $game } do nich nie należy.
error-bad-level = Nie ma poziomu „{ $level }”; poziomy są od { $first } do { $last }.
error-bad-seconds = „{ $seconds }” to nie czas na namysł; podaj liczbę sekund, 0 lub więcej.
error-bad-depth = „{ $depth }” to nie głębokość; podaj całkowitą liczbę ruchów, 1 lub więcej.
error-bad-iterations = „{ $iterations }” to nie liczba iteracji; podaj liczbę całkowitą, 1 lub więcej.
error-bad-threads = „{ $threads }” to nie liczba wątków; podaj liczbę całkowitą od 1 do { $most }.
error-bad-search-part = Przeszukiwanie nie ma części „{ $name }”; jego części to: { $names }.
