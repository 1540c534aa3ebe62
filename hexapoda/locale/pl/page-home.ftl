# Strona: gry, stoły, zaproszenia, zapisy i formularz nowej partii.

## Gry

page-home-headline = Małe stworzenia, wielka strategia
page-home-lead = Zagraj od razu: z botem, z kimś obok albo z kimś daleko. Konto nie jest potrzebne.
page-games = Gry
page-players = { $count ->
    [one] Jeden gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
  }
page-players-range = { $least }–{ $most } graczy
page-hidden = Zakryte ręce graczy
page-in-the-open = Wszystko odkryte
page-play-now = Zagraj teraz
page-one-screen = Na jednym ekranie
page-invite = Zaproś kogoś
page-more-choices = Więcej ustawień
page-how-to-play = Jak się gra
# What a button does, and for which game, for screen readers.
page-of-game = { $action }: { $game }
page-opponent = Siła bota
page-make-map = Zrób własną mapę

## Kompilacja

page-compiling = Jednorazowa kompilacja na tym komputerze: { $games }. Grać można od razu; czekają na nią tylko silne boty i analiza.
page-compiling-progress = Gotowe gry: { $done } z { $total }

## Stoły

page-open-tables = Otwarte stoły
page-running-tables = Teraz w grze
page-finished-tables = Zakończone partie
page-no-open-tables = W tej chwili nikt nie czeka. Tu pojawi się twój publiczny stół.
page-no-running-tables = W tej chwili nie toczy się żadna publiczna partia.
page-no-finished-tables = Żadna publiczna partia jeszcze się nie skończyła.
page-open-a-table = Otwórz stół
page-sit-down = Usiądź
page-watch = Oglądaj
page-go-on = Graj dalej
page-replay = Odtwórz
page-table-label = { $action }: { $game }, { $players }
page-somebody = Ktoś
page-open-seat = wolne miejsce
page-seats-open = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
  }
page-state-open = czeka
page-state-running = w toku
page-state-finished = zakończona
page-show-more = Pokaż więcej

## Zapisy

page-import = Wczytaj zapis partii
page-import-lead = Zapis partii stąd albo skądinąd można odtworzyć i przeanalizować.
page-import-open = Wklej albo wybierz plik
page-import-text = Zapis
page-import-help = Wklej go tutaj albo wybierz plik. Zapisy Hexapody działają dla wszystkich gier, a dla Roju także GameString, PGN i SGF.
page-import-file = Wybierz plik
page-import-game = Gra
page-import-any = Rozpoznaj
page-import-go = Pokaż partię
page-import-empty = Nie ma jeszcze żadnego zapisu.
page-import-failed = To nie jest zapis gry { $game }: { $problem }
page-open-broken = Ten odnośnik nie zawiera całego zapisu partii. Może został obcięty.

## Zaproszenie

page-invite-lead = Wyślij ten link osobom, które mają zagrać. Partia zacznie się, gdy wszystkie miejsca będą zajęte.
page-invite-link = Link do stołu
page-copy-link = Kopiuj link
page-copied = Skopiowano
page-copy-failed = Kopiowanie się nie udało; link jest zaznaczony, skopiuj go ręcznie.
page-share-link = Udostępnij
page-qr = Kod QR z linkiem
page-qr-help = Albo zeskanuj to telefonem.
page-invite-text = Zagraj ze mną w { $game }!

## Nowa partia

page-new = Nowa partia
page-new-lead = Wszystko jest już rozsądnie ustawione; zmień, co chcesz.
page-new-unknown = Nie ma tu gry „{ $game }”.
page-new-game-section = Gra
page-new-seats-section = Kto gra
page-new-clock-section = Czas
page-new-table-section = Stół
page-new-experts = Dla ekspertów
page-way = Sposób gry
page-way-bot = Z botami
page-way-screen = Na jednym ekranie
page-way-friends = Ze znajomymi
page-way-own = Jak niżej
page-seat-of = Miejsce: { $seat }
page-seat-me = Ja
page-seat-bot = Bot
page-seat-open = Wolne
page-draw-seats = Losuj miejsca
page-draw-seats-help = O tym, kto gdzie siądzie, zdecyduje los przy otwarciu stołu.
page-swap-seats = Zamień miejsca
page-clock-none = Bez zegara
page-clock-game = Minuty
page-clock-days = Dni
page-clock-label = Rodzaj zegara
page-clock-none-help = Każdy myśli tak długo, jak chce.
page-clock-preset = Typowe czasy
page-clock-minutes = Minuty na partię
page-clock-increment = Sekundy dodawane po każdym ruchu
page-clock-days-a-move = Dni na ruch
page-clock-days-value = { $count ->
    [one] jeden dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
  }
page-clock-game-words = { $minutes } min na całą partię, { $increment } s więcej za ruch
page-clock-days-words = { $count ->
    [one] { $count } dzień na ruch
   *[other] { $count } dni na ruch
  }
# A clock of so many minutes, with so many seconds added with each move.
page-clock-short = { $minutes } min + { $increment } s
page-listing = Kto znajdzie stół
page-listing-link = Kto ma link
page-listing-public = Wszyscy, na stronie głównej
page-watching = Kto może oglądać
page-watching-everybody = Wszyscy
page-watching-link = Kto ma link
page-watching-players = Tylko gracze
page-chat = Kto może pisać na czacie
page-chat-everybody = Wszyscy
page-chat-players = Tylko gracze
page-chat-nobody = Nikt
page-begin = Kiedy się zaczyna
page-begin-full = Gdy wszystkie miejsca będą zajęte
page-begin-host = Gdy dam znak; wolne miejsca zajmą boty
page-leavers = Bot, który gra za kogoś, kto odejdzie
page-start-game = Zacznij partię
page-open-table = Otwórz stół
page-from-position = Partia zaczyna się od wczytanej pozycji.
page-from-start = Zacznij od pozycji początkowej
page-bad-number = Tu pasuje tylko liczba całkowita.
page-bad-address-options = Opcji z adresu nie dało się odczytać; użyto domyślnych.
page-other-value = Coś innego…
page-on = tak
page-off = nie

## Options whose values the catalogs of the games name for the command line

page-hive-option-type-extra-M = Komar
page-hive-option-type-extra-L = Biedronka
page-hive-option-type-extra-P = Stonoga
page-termites-option-setup = Scenariusz
page-termites-option-setup-standard = Podstawowy
page-termites-option-setup-p3_adv = Zaawansowany
page-termites-option-setup-p4_adv = Zaawansowany
page-termites-option-map = Mapa
page-termites-option-map-setup = Według scenariusza: zawsze ta sama, symetryczna
page-termites-option-map-random = Losowana na nowo
page-termites-option-map-build = Budowana przez graczy przed partią
page-termites-option-map-help = Własna mapa to tekst taki jak neutral:F6;water:A4,K3;stones:D2; napisze go za ciebie edytor map.
page-termites-option-colonies = Roje
page-termites-option-colonies-random = Losowane
page-termites-option-colonies-help = Nazwy po kolei dla miejsc, z przecinkami: blue, red, gold, gray (niebieski, czerwony, złoty, szary).
page-termites-option-data = Zawartość pudełka
page-termites-option-data-standard = Standardowa
page-termites-option-data-help = Tekst innego pudełka, taki jak w zapisie partii.

## Własne partie i warianty

page-continue = Graj dalej
page-my-results = Moje wyniki
page-result-won = Wygrana
page-result-lost = Przegrana
page-result-place = Miejsce { $place } z { $of }
page-variant = Wariant
page-variant-usual = Zwykły
page-variant-plain = Podstawowy
page-hive-usual = Z dodatkami
page-hive-plain = Podstawowa
page-study-board = Tablica analiz
page-map-editor = Edytor map
page-extras-none = Bez dodatków
