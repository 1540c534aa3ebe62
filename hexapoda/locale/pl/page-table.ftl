# Strona: stół, taki sam wokół każdej planszy.

## Gracze

page-table-you = (ty)
page-table-your-turn = Twój ruch
page-table-turn-of = Teraz gra: { $name }
page-table-to-move = na ruchu
page-table-thinking = myśli…
page-table-compiling = kompilacja…
page-table-is-gone = poddana partia
page-table-has-left = poza grą
page-table-time-left = Pozostały czas:
# What a clock shows: so many days and hours.
page-table-days = { $days } d { $hours } h

## Plansza i wskazówka pod nią

page-table-board = Plansza
page-table-back = Krok wstecz
page-table-cancel = Anuluj
# A second click confirms; “unused” says what would be left.
page-table-unused = Na pewno? { $unused }
page-table-prepared = Premove na twój ruch
page-table-forget = Zapomnij
page-table-sending = Wysyłanie…
# A recap of what the others did, step by step.
page-table-recap = Od twojego ostatniego ruchu
page-table-recap-start = Po twoim ostatnim ruchu
page-table-recap-close = Wróć do partii
page-table-not-now = Tego nie można teraz wybrać.
# The clause of the rules that a refusal follows from.
page-table-rule = Zasada { $clause }
page-table-hint-is = Bot zagrałby tak: { $move }.
page-table-hint-more = Pokaż dalszą grę
page-table-hint-line = Jak partia mogłaby się potoczyć

## Zapis i czat

page-table-talk = Zapis i czat
page-table-log = Zapis
page-table-log-empty = Nie było jeszcze ruchów.
page-table-chat = Czat
page-table-chat-empty = Nikt jeszcze nic nie napisał.
page-table-chat-closed = Przy tym stole rozmawiają tylko gracze.
page-table-say = Napisz coś
page-table-send = Wyślij
page-table-unread = nieprzeczytane
page-table-note-joined = { $name } siada do stołu.
page-table-note-left = Ktoś odszedł od stołu.
page-table-note-started = Partia się zaczyna.
page-table-note-closed = Stół zamknięto bez gry.
page-table-note-agreed = { $offer ->
    [draw] { $name }: zgoda na remis.
    [takeback] { $name }: zgoda na cofnięcie.
   *[rematch] { $name }: zgoda na rewanż.
  }
page-table-note-declined = { $offer ->
    [draw] { $name }: brak zgody na remis.
    [takeback] { $name }: brak zgody na cofnięcie.
   *[rematch] { $name }: brak zgody na rewanż.
  }
page-table-note-taken-back = { $name } cofa ruch { $number }.
page-table-note-gone = { $reason ->
    [resign] { $name } poddaje partię.
    [flag] { $name }: czas się skończył.
    [leave] { $name } opuszcza partię.
   *[abandoned] { $name }: zbyt długo bez ruchu.
  }
page-table-note-rematched = Będzie rewanż.

## Przyciski

page-table-actions = Stół
# Short names of the buttons, under their icons.
page-table-short = { $action ->
    [undo] Cofnij
    [hint] Wskazówka
    [recap] Powtórka
    [draw] Remis
    [resign] Poddaj
    [sound] Dźwięk
    [share] Link
    [rules] Zasady
   *[keys] Klawisze
  }
page-table-more = Więcej
page-table-undo = Cofnij
page-table-takeback = Poproś o cofnięcie
page-table-hint = Podpowiedź
page-table-draw = Remis
page-table-draw-sure = Czy partia ma się skończyć remisem?
page-table-resign = Poddaj partię
page-table-resign-sure = Czy na pewno chcesz poddać tę partię?
page-table-play-on = Gram dalej
page-table-flip = Obróć planszę
page-table-zoom-in = Przybliż
page-table-zoom-out = Oddal
page-table-fit = Pokaż wszystko
page-table-sound-off = Wyłącz dźwięk
page-table-sound-on = Włącz dźwięk
page-table-share = Udostępnij
page-table-keys = Klawisze
page-table-key-arrows = Nawigacja po planszy i po rękach graczy
page-table-key-enter = Wybór
page-table-key-escape = Krok wstecz
page-table-key-zoom = Przybliż, oddal, pokaż wszystko

## Propozycje

page-table-offers = { $offer ->
    [draw] { $name } proponuje remis.
    [takeback] { $name } prosi o cofnięcie ruchu.
   *[rematch] { $name } chce zagrać rewanż.
  }
page-table-offers-redraw = { $name } prosi o cofnięcie ruchu; to, co od tego czasu przyniósł los, zostanie wylosowane na nowo.
page-table-offered = { $offer ->
    [draw] Proponujesz remis.
    [takeback] Prosisz o cofnięcie swojego ruchu.
   *[rematch] Chcesz zagrać rewanż.
  }
page-table-accept = Zgoda
page-table-decline = Odmów
page-table-withdraw = Wycofaj

## Przed partią

page-table-waiting = { $open ->
    [0] Wszystkie miejsca są zajęte.
    [one] Czekamy na jeszcze jednego gracza.
    [few] Czekamy na jeszcze { $open } graczy.
    [many] Czekamy na jeszcze { $open } graczy.
   *[other] Czekamy na jeszcze { $open } gracza.
  }
page-table-come-in = { $open ->
    [0] Wszystkie miejsca są zajęte; partia zaraz się zacznie.
   *[other] Usiądź i graj.
  }
page-table-invites = { $name } zaprasza do gry.
page-table-free = Wolne miejsce
page-table-sit = Usiądź
page-table-sit-too = Usiądź też tutaj
page-table-start = Zacznij partię
page-table-start-bots = Zacznij z botami na wolnych miejscach
page-table-leave = Odejdź
page-table-call-off = Zamknij stół

## Jeden ekran dla kilku osób

page-table-pass-to = Przekaż ekran: { $name }
page-table-pass-help = Ręka następnego gracza jest zakryta, dopóki nie potwierdzi, że już tu jest.
page-table-i-am = To ja: { $name }

## Po partii

page-table-result = Wynik
page-table-drawn = Remis
page-table-you-won = Wygrana!
page-table-won = { $count ->
    [one] Zwycięża: { $names }
   *[other] Zwyciężają: { $names }
  }
page-table-rematch = Rewanż
page-table-to-rematch = Do rewanżu
page-table-points = Skąd taki wynik
page-table-points-sum = Razem
page-table-points-graph = Punkty w czasie
page-table-last-move = Ostatni ruch: { $name } – { $move }
page-table-download = Zapis partii
