# Arena: mecze i turnieje botów i silników.

## Uczestnicy

error-arena-empty-entrant = Brak opisu uczestnika; podaj na przykład level=6, random albo uhp:./engine.
error-arena-entrant = „{ $spec }” to nie opis uczestnika: nie wiadomo, co znaczy „{ $word }”. Można podać: { $known }.
error-arena-setting-twice = W opisie „{ $spec }” { $name } występuje dwa razy.
error-arena-strange-setting = „{ $spec }”: { $name } nie ma znaczenia dla uczestnika rodzaju { $kind }.
error-arena-same-name = Dwóch uczestników nazywa się „{ $name }”; nadaj każdemu inną nazwę.
error-arena-bad-name = „{ $name }” nie może być nazwą uczestnika; użyj od 1 do { $longest } drukowalnych znaków.
error-arena-bad-number = { $name } nie może mieć wartości „{ $value }”; podaj liczbę nie mniejszą niż { $least }.
error-arena-no-program = Nie ma programu { $program }; sprawdź polecenie albo podaj pełną ścieżkę.
error-arena-bad-address = „{ $address }” to nie adres serwera; zaczyna się on od http:// lub https://.
error-arena-not-ready = Uczestnik { $name } nie jest gotowy do gry: { $why }.
error-arena-no-nodes = Uczestnika { $name } nie można ograniczyć liczbą węzłów: protokół { $kind } tego nie przewiduje. Ogranicz czas albo głębokość.
error-arena-depth-or-time = Uczestnika { $name } nie można ograniczyć głębokością i czasem jednocześnie: protokół { $kind } tego nie przewiduje. Wybierz jedno z nich.
error-arena-no-limit = Uczestnik { $name } nie ma żadnego limitu; podaj --time, --turn-time, --game-time albo --depth.
error-arena-http-and-moves = Uczestnik { $name } nie może grać na serwerze: jego protokół wymaga całej partii, a nie tylko tego, co widać z jednego miejsca.
error-arena-one-http = Na serwerze może grać tylko jeden uczestnik.
error-bad-command = Nie można odczytać polecenia „{ $command }”: { $why }.
error-empty-command = Polecenie programu jest puste.

## Turniej

error-arena-format = Nie ma formatu „{ $format }”; do wyboru: { $formats }.
error-arena-too-few = Turniej wymaga co najmniej dwóch uczestników; podano { $count }.
error-arena-match-size = W meczu mogą tu grać najwyżej { $sides } strony, a uczestników jest { $count }; wybierz round-robin albo gauntlet.
error-arena-sprt-two = Test sekwencyjny porównuje dwóch uczestników w grze dwóch stron; tu uczestników jest { $count }, a stron { $sides }.
error-arena-increment = --increment wymaga --game-time.
error-arena-processes-and-cluster = --processes i --cluster wykluczają się; wybierz jedno z nich.
error-arena-bad-flag = { $flag } nie może mieć wartości „{ $value }”.
error-arena-no-openings = W pliku { $path } nie ma otwarć.
error-arena-opening-over = Otwarcie { $opening } kończy partię.
error-arena-opening-position = Otwarcie { $opening } zaczyna się od pozycji. Silniki, które śledzą partię ruch po ruchu, wymagają otwarć w postaci ruchów albo zapisów.

## Katalog turnieju

error-arena-not-a-run = { $path } to nie katalog turnieju; wybierz pusty albo nowy katalog.
error-arena-no-folder = Nie można użyć { $path }: { $why }.
error-arena-busy = Turniej z katalogu { $path } rozgrywa właśnie inny proces.
error-arena-broken-settings = Nie można odczytać pliku { $path }; turnieju nie da się wznowić.
error-arena-other-run = W katalogu { $path } jest turniej o innych parametrach: { $name } wynosiło { $stored }, a teraz { $given }. Wybierz inny katalog albo te same parametry.
error-arena-bad-line = { $path }, wiersz { $line }: to nie wynik partii.
error-arena-strange-game = { $path }, wiersz { $line }: partia { $number } występuje dwa razy albo należy do innego turnieju.
error-arena-workers = Nie można rozgrywać partii: { $why }. To samo polecenie wznowi turniej.

## Co widać

arena-progress = Partie: { $done } z { $all }, w toku { $running }.
arena-left = Pozostało około { $left }.
arena-duel = { $first } – { $second }: różnica Elo { $elo }, prawdopodobieństwo przewagi { $superiority } %.
arena-faults = Partie przegrane z własnej winy – { $name }: { $count }. Ostatni błąd: { $last }. Wszystkie są w { $path }.
arena-sprt = SPRT: { $llr } między { $lower } a { $upper }.
arena-sprt-over = SPRT: przyjęto { $verdict }; iloraz wynosił { $llr } (granice { $lower } i { $upper }), a z partiami, które jeszcze trwały, wynosi { $after }.
arena-stopped = Zatrzymano; liczba rozegranych partii: { $done }, zapisane w { $path }. To samo polecenie wznowi turniej.
arena-done = Partie, zapisy i raport: { $path }
arena-column-name = uczestnik
arena-column-games = partie
arena-column-wins = wygrane
arena-column-draws = remisy
arena-column-losses = przegrane
arena-column-score = wynik
arena-column-elo = Elo
arena-column-faults = błędy

## Sprawdzanie programu

error-arena-check-what = „{ $spec }” to nie program; --check wymaga programu, na przykład uhp:./engine albo json:./bot.
arena-passed = dobrze
arena-failed = ŹLE
arena-check-start = uruchamia się i przedstawia
arena-check-moves = wykonuje dozwolone ruchy
arena-check-legal-moves = wymienia dozwolone ruchy
arena-check-time = przestrzega limitu czasu
arena-check-fractions = przestrzega limitu poniżej sekundy
arena-check-options = obsługuje opcje
arena-check-undo = cofa ruchy
arena-check-odd-input = odrzuca dziwne polecenia i działa dalej
arena-check-results = podaje, kto wygrał
arena-check-exit = kończy się na polecenie
