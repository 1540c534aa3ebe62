# Gra na serwerze: co mają do powiedzenia stoły, poczekalnia i magazyn danych.

## Stoły: odmowy

error-stale = Partia tymczasem potoczyła się dalej; spójrz jeszcze raz na pozycję (zdarzenie { $at }).
error-repeated = To już zostało zrobione (zdarzenie { $number }).
error-unknown-command = Tego nikt nie może tu zrobić.
error-not-started = Partia jeszcze się nie zaczęła.
error-started-already = Partia już się zaczęła.
error-still-running = Partia jeszcze trwa.
error-not-your-seat = Miejsce { $seat } nie należy do ciebie.
error-not-seated = Nie masz miejsca przy tym stole.
error-not-host = Partię może rozpocząć tylko gospodarz stołu.
error-needs-link = Do tego stołu można się dosiąść tylko przez link; poproś o niego gospodarza.
error-no-open-seat = Wszystkie miejsca są zajęte.
error-seat-taken = Miejsce { $seat } jest zajęte.
error-too-many-seats = W tej grze { $seats ->
    [one] jest tylko jedno miejsce
    [few] są tylko { $seats } miejsca
    [many] jest tylko { $seats } miejsc
   *[other] jest tylko { $seats } miejsca
  }.
error-bad-clock = Nie ma takiego zegara: partia trwa od 1 do { $seconds } sekund z dodatkiem od 0 do { $increment } albo od 1 do { $days } dni na ruch.
error-bad-patience = Bez zegara stół czeka na decyzję od 1 do { $most } godzin.
error-option-too-long = Opcja { $option } jest za długa: najwyżej { $longest } znaków.
error-flag-fell = Twój czas się skończył.
error-text-too-long = Najwyżej { $longest } znaków.
error-nothing-due = Nie ma tu teraz nic do zrobienia.

## Stoły: remisy, cofanie ruchów, rewanże

error-offer-pending = { $offer ->
    [draw] Remis już zaproponowano; najpierw odpowiedz.
    [takeback] Ktoś już prosi o cofnięcie ruchu; najpierw odpowiedz.
   *[rematch] Rewanż już zaproponowano; najpierw odpowiedz.
  }
error-offered-already = { $offer ->
    [draw] Twoja propozycja remisu w tej pozycji już padła.
    [takeback] Twoja prośba o cofnięcie ruchu w tej pozycji już padła.
   *[rematch] Twoja propozycja rewanżu już padła.
  }
error-no-offer = { $offer ->
    [draw] Nikt teraz nie proponuje remisu.
    [takeback] Nikt teraz nie prosi o cofnięcie ruchu.
   *[rematch] Nikt teraz nie proponuje rewanżu.
  }
error-not-asked-for = { $offer ->
    [draw] To nie tobie zaproponowano remis.
    [takeback] To nie do ciebie skierowano prośbę o cofnięcie ruchu.
   *[rematch] To nie tobie zaproponowano rewanż.
  }
error-bot-declines = Bot na miejscu { $seat } chce grać dalej.
error-rematched-already = Rewanż toczy się już przy innym stole.
error-nothing-to-take-back = Nie masz jeszcze żadnej decyzji, którą można by cofnąć.
error-takeback-not-yours = Decyzja { $to } nie należy do ciebie; cofnąć można tylko własną.
error-takeback-past-gone = Od tamtej pory ktoś opuścił partię, więc nie można tego cofnąć.
error-secret-shown = Od tamtej pory ujawniono coś tajnego, więc nie można tego cofnąć.

## Stoły: czat

error-no-chat = Przy tym stole nie ma czatu.
error-chat-for-players = Przy tym stole rozmawiają tylko gracze.
error-empty-chat = Ta wiadomość jest pusta.
error-muted = Na tym serwerze nie możesz pisać na czacie.

## The server: what is refused to whoever asks

error-no-table = Nie ma takiego stołu.
error-table-exists = Taki stół już istnieje.
error-not-signed-in = To mogą robić tylko goście; najpierw wybierz nazwę.
error-wrong-secret = Ten gość nie jest tu znany albo jego sekret się nie zgadza.
error-not-for-you = To nie dla ciebie.
error-banned = Nie masz już dostępu do tego serwera.
error-not-found = Pod tym adresem nic nie ma.
error-wrong-method = Tego nie da się tu zrobić.
error-not-json = Treść żądania musi być w formacie JSON (Content-Type: application/json).
error-bad-json = Tego nie da się odczytać jako JSON.
error-bad-request = Żądanie jest nieprawidłowe: { $problem }.
error-bad-message = Wiadomość jest nieprawidłowa: { $problem }.
error-bad-cursor = To nie jest znacznik listy; weź go z poprzedniej strony.
error-body-too-large = To za długie; najwyżej { $longest } bajtów.
error-other-origin = Żądania z innych stron nie są obsługiwane.
error-wrong-host = Ten serwer nie ma takiej nazwy; administrator może ją dodać w ustawieniu hosts.
error-hello-first = Najpierw się przywitaj.
error-hello-once = Powitanie już było.
error-unknown-protocol = Ta wersja protokołu jest nieznana; najnowsza to { $last }.
error-no-hello = Nikt się na czas nie przywitał.
error-slow-reader = Połączenie jest zbyt wolne na wszystko, co się dzieje; połącz się ponownie.
error-too-fast = Nie tak szybko; spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
  }.
error-too-many-sockets = Z twojego adresu jest zbyt wiele połączeń; najwyżej { $most }.
error-too-many-watches = Jedno połączenie może śledzić najwyżej { $most ->
    [one] { $most } stół
    [few] { $most } stoły
   *[other] { $most } stołów
  }.
error-too-many-tables = Najpierw dokończ kilka partii; masz już { $most ->
    [one] { $most } stół
    [few] { $most } stoły
   *[other] { $most } stołów
  }.
error-no-hints = Zasady fair play: podczas partii z innymi ludźmi nie ma podpowiedzi.
error-fair-play = Zasady fair play: to pozycja z trwającej partii między ludźmi, w której grasz lub którą oglądasz. Można ją analizować po zakończeniu partii.
error-bot-away = Bot nie ma teraz odpowiedzi; spróbuj za chwilę.
error-too-many-records = Liczba wczytanych zapisów osiągnęła limit: { $most }.
error-too-much-work = To zajmuje serwerowi zbyt wiele czasu.
error-too-many-analyses = Czekasz już na kilka analiz lub podpowiedzi; niech najpierw się skończą.
error-position-or-record = Partia zaczyna się od pozycji albo od zapisu, nie od obu naraz.
error-no-such-node = W drzewie nie ma przed tym ruchem ruchu o numerze { $number }.
error-shutting-down = Serwer się wyłącza; połącz się za chwilę ponownie.
error-server-error = Wystąpił błąd serwera; zapisano go w dzienniku.

## The server: starting it

error-bad-setting = Ustawienie { $name } nie może mieć wartości „{ $value }”: { $wanted ->
    [whole] musi to być liczba całkowita, co najmniej { $least }
    [whole-range] musi to być liczba całkowita od { $least } do { $most }
    [positive] musi to być liczba większa od 0
    [truth] musi to być true albo false
    [choice] możliwe wartości: { $choices }
    [networks] musi to być lista adresów IP lub sieci, na przykład 10.0.0.0/8
    [hosts] musi to być lista nazw hostów, bez https:// i bez portu
    [origins] musi to być lista adresów stron; napisz https://HOST albo http://HOST:PORT
    [processes] musi to być liczba od 0 do 1000 albo adres klastra, tcp://HOST:PORT
   *[text] musi to być tekst
  }.
error-renamed-setting = Nie ma ustawienia { $name }; nazywa się { $now }.
error-unknown-setting = Nie ma ustawienia { $name }; ustawienia to: { $names }.
error-bad-config = Nie da się odczytać pliku { $file }: { $problem }.
error-no-cluster-package = Boty, które myślą w klastrze, potrzebują pakietu distributed; zainstaluj go poleceniem: pip install "hexapoda[cluster]".
error-bad-address = Nie da się nasłuchiwać na { $host }, port { $port }: { $problem }.
error-processes-share-postgresql = Kilka procesów wymaga PostgreSQL; SQLite jest dla jednego.

## Strona na tym komputerze

notice-page-ready = Hexapoda czeka pod adresem { $url } – zatrzymasz ją tutaj klawiszami Ctrl+C.
notice-page-running = Hexapoda już działa: { $url }
notice-page-missing = API Hexapody jest pod adresem { $url } – ale jej strona nie została zbudowana; zbuduje ją `make page`. Zatrzymasz ją tutaj klawiszami Ctrl+C.
