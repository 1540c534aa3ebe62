# Raport z rozgrywek.

error-report-no-run = W { $folder } nie ma rozgrywek: brak tam czytelnego pliku run.json.

report-title = { $game }: wyniki
report-lead = { $count ->
    [one] Jedna zakończona partia. Przedziały ufności: 95%.
    [few] { $count } zakończone partie. Przedziały ufności: 95%.
   *[other] { $count } zakończonych partii. Przedziały ufności: 95%.
  }
report-empty = Żadna partia jeszcze się nie skończyła.
report-unreadable = { $count ->
    [one] Jednego wiersza pliku games.jsonl nie da się odczytać; został pominięty.
   *[other] { $count } wierszy pliku games.jsonl nie da się odczytać; zostały pominięte.
  }
report-against = { $first } przeciw { $second }
report-summary-note = Z punktu widzenia { $first }. Oszacowania opierają się na parach partii z zamianą miejsc, jeśli takie są.
report-elo = Różnica Elo
report-normalised = Znormalizowane Elo
report-superiority = Prawdopodobieństwo przewagi
report-score = Wynik
report-margin = Przewaga punktów
report-pairs = Pary według wyniku: 0, ½, 1, 1½, 2
report-test = Test sekwencyjny
report-test-note = Logarytm ilorazu wiarygodności po każdej partii. Test kończy się, gdy osiągnie granicę.
report-test-verdict = Werdykt
report-test-bounds = Hipotezy, w Elo
report-test-ratio-stop = Iloraz w chwili zakończenia
report-test-ratio = Iloraz po wszystkich partiach (granice)
report-verdict-H0 = H0: nie silniejszy o { $elo1 }
report-verdict-H1 = H1: silniejszy o więcej niż { $elo0 }
report-verdict-none = Nierozstrzygnięty
report-model-logistic = logistyczne
report-model-normalised = znormalizowane
report-ratings = Rankingi
report-ratings-note = Elo ponad średnią wszystkich uczestników.
report-cross = Tabela krzyżowa
report-cross-note = Wynik uczestnika z lewej przeciw uczestnikowi u góry.
report-duels = Wszystkie pary uczestników
report-seats = Miejsca
report-seats-note = Wynik każdego miejsca przeciw pozostałym. W pełnych parach lub rotacjach każdy uczestnik siedzi wszędzie równie często, więc różnią się tylko miejsca.
report-seats-count = Liczba miejsc: { $count }
report-seats-none = Żadne miejsce nie jest istotnie lepsze ani gorsze od średniej.
report-seats-some = Istotnie różne od średniej
report-points = punkty: { $points }
report-lengths = Długość partii
report-lengths-note = W decyzjach: średnio { $mean }, mediana { $median }, od { $shortest } do { $longest }.
report-openings = Otwarcia
report-openings-note = { $count ->
    [one] Rozegrano jedno otwarcie.
    [few] Rozegrano { $count } otwarcia.
   *[other] Rozegrano { $count } otwarć.
  }
report-openings-list = Otwarcia z wynikiem pierwszego miejsca
report-openings-more = Pozostałe ({ $count }) są w pliku report.json.
report-paces = Czas
report-faults = Błędy
report-faults-none = Nikt nie przegrał partii przez awarię, niedozwolony ruch ani spóźnioną odpowiedź.
report-faults-list = Wszystkie błędy
report-games = Partie
report-games-note = „Odtwórz” otwiera partię na stronie serwera { $base }, jeśli tam działa; „zapis” to plik obok tego raportu.
report-filter = Filtr
report-replay = Odtwórz
report-record = zapis
report-settings = Parametry

report-column-elo = Elo
report-column-games = Partie
report-column-wins = Wygrane
report-column-draws = Remisy
report-column-losses = Przegrane
report-column-score = Wynik
report-column-points = Punkty
report-column-faults = Błędy
report-column-duel = Uczestnicy
report-column-normalised = Znormalizowane Elo
report-column-superiority = Przewaga
report-column-margin = Przewaga punktów
report-column-reason = Koniec
report-column-part = Udział
report-column-opening = Otwarcie
report-column-first-seat = Pierwsze miejsce
report-column-plies = Długość
report-column-seconds = Sekundy na partię
report-column-overtime = Największe przekroczenie (s)
report-column-fault = Błąd
report-column-game = Partia
report-column-replay = Otwórz

report-reason-crash = Awaria
report-reason-time = Spóźniona odpowiedź
report-reason-babble = Nieczytelna odpowiedź
report-reason-illegal-move = Niedozwolony ruch
report-reason-wrong-result = Zgłoszony błędny wynik
report-reason-longest-game = Najdłuższa partia, remis
