# Słowa o botach.

error-no-bot = Dla gry { $game } nie ma jeszcze bota.
error-bad-level = Nie ma poziomu „{ $level }”; poziomy są od { $first } do { $last }.
error-bad-seconds = „{ $seconds }” to nie czas na namysł; podaj liczbę sekund, 0 lub więcej.
error-bad-depth = „{ $depth }” to nie głębokość; podaj całkowitą liczbę ruchów, 1 lub więcej.
