# Słowa o botach.

error-not-for-alphabeta = Przeszukiwanie alfa-beta jest dla gier dwuosobowych bez losowości i ukrytych informacji; gra { $game } do nich nie należy.
error-bad-level = Nie ma poziomu „{ $level }”; poziomy są od { $first } do { $last }.
error-bad-seconds = „{ $seconds }” to nie czas na namysł; podaj liczbę sekund, 0 lub więcej.
error-bad-depth = „{ $depth }” to nie głębokość; podaj całkowitą liczbę ruchów, 1 lub więcej.
error-bad-iterations = „{ $iterations }” to nie liczba iteracji; podaj liczbę całkowitą, 1 lub więcej.
error-bad-lines = „{ $lines }” to nie liczba wariantów; podaj liczbę całkowitą, 1 lub więcej.
error-bad-threads = „{ $threads }” to nie liczba wątków; podaj liczbę całkowitą od 1 do { $most }.
error-bad-search-part = Przeszukiwanie nie ma części „{ $name }”; jego części to: { $names }.

## Dlaczego bot tak by zagrał. Powody uzupełniają zdanie „Ten ruch …”; to komunikaty NAME-reason-CODE.

hint-reason = Ten ruch { $reason }.
hint-reasons = Ten ruch { $reason } i { $other }.
hint-wins = Ten ruch wygrywa partię.
hint-forced = Ten ruch prowadzi do wymuszonej wygranej.
hint-gains = Najwięcej zyskujesz tutaj: { $term }.
hint-keeps = Większość innych ruchów jest pod tym względem gorsza: { $term }.
hint-experience = W dotychczasowych partiach takie pozycje kończyły się dobrze.
hint-later = Ten ruch opłaci się później: obejrzyj dalszą grę.
hint-only = Nic innego nie jest dozwolone.
