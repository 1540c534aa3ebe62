# Słowa wspólne dla wszystkich gier i programów.
# error-CODE: prośba bez sensu. refusal-CODE: coś niedozwolonego albo nieczytelnego.
# notice-CODE: o czym trzeba wiedzieć. outcome-REASON: jak skończyła się partia.

## Nazwy

seat-white = Biały
seat-black = Czarny
seat-number = Gracz { $number }
# A seat with what it plays, for example: Gracz 1 (niebieski).
seat-called = { $seat } ({ $name })

## Gry i opcje

error-unknown-game = Nie ma gry „{ $name }”; dostępne gry: { $games }.
error-broken-game = Pakiet { $package } dostarcza grę „{ $name }”, ale nie można jej wczytać: { $what }
error-not-compiled = Nie udało się skompilować gry { $game }: { $what }
error-unknown-option = Gra { $game } nie ma opcji „{ $option }”; jej opcje: { $options }.
error-bad-option = { $game }: opcja { $option } nie może mieć wartości „{ $value }”; do wyboru: { $choices }.
error-other-option = Opcja { $option } ma tu wartość { $value }, a zażądano { $stated }.
error-unknown-format = Nie ma tu formatu „{ $format }”; dostępne formaty: { $formats }.
error-format-without-seats = Format { $format } nie potrafi ukryć tego, czego gracz nie powinien wiedzieć.

## Rozgrywka

error-nothing-to-undo = Nie ma czego cofnąć.
error-no-such-ply = Nie ma decyzji { $ply }; są od 0 do { $last }.
error-unknown-ending = Partii nie można zakończyć przez „{ $reason }”; możliwe zakończenia: { $endings }.
error-bad-seat = Nie ma miejsca { $seat }; miejsca mają numery od 0 do { $last }.
error-seatless-ending = „{ $reason }” kończy partię dla wszystkich; nie podaje się miejsca.
error-bad-places = Lokaty { $places } nie tworzą klasyfikacji { $seats ->
    [one] jednego gracza
    [few] { $seats } graczy
    [many] { $seats } graczy
   *[other] { $seats } gracza
  }: 1 jest najlepsza, przy remisie lokaty są równe.
error-seat-gone = Gracz z miejsca { $seat } już opuścił partię.

refusal-game-over = Partia jest skończona.
refusal-nothing-said = Nic nie podano; podaj ruch.
refusal-unfinished-parts = To początek ruchu; wybierz, co dalej.
refusal-turn-interrupted = Coś następuje pomiędzy: najpierw zagraj pierwszą decyzję, potem pozostałe.
# A move that has no sentence of its own.
move-text = { $text }
refusal-unreadable = Nie da się odczytać „{ $text }” jako ruchu.
refusal-unfinished = { $piece }: dokąd? { $count ->
    [one] Dozwolony jest jeden ruch
    [few] Dozwolone są { $count } ruchy
    [many] Dozwolonych jest { $count } ruchów
   *[other] Dozwolone jest { $count } ruchu
  }, na przykład { $example }.
refusal-unknown-id = Żaden dozwolony ruch nie ma numeru { $id }.
refusal-no-chance-here = Tu nic nie zależy od losu, a w tekście jest „{ $text }”.
refusal-impossible-chance = Los nie może tu przynieść „{ $text }”.
refusal-not-asked = Decyzja nie należy teraz do ciebie.

## Pozycje

refusal-not-one-line = Pozycja to jeden wiersz tekstu.
refusal-bad-options-text = „{ $text }” to nie opcja; zapisuje się ją tak: nazwa=wartość, każdą nazwę raz.
refusal-not-a-view = To nie jest widok pozycji tej gry.
refusal-other-game = To należy do gry „{ $name }”, a nie do gry „{ $game }”.

## Zapisy

refusal-empty-record = Zapis jest pusty.
refusal-record-too-long = Zapis jest dłuższy niż { $longest } znaków.
refusal-unknown-record = Zapis nie jest w żadnym ze znanych formatów: { $formats }.
refusal-bad-tag = „{ $text }” to nie znacznik; znacznik wygląda tak: [Nazwa "wartość"].
refusal-double-tag = Znacznik { $name } występuje tu drugi raz.
refusal-bad-record-line = Nie da się odczytać „{ $text }”; ruch wygląda tak: „1. ruch”, a zakończenie tak: „-- resign seat=1”.
refusal-bad-number = To jest ruch { $number }, a powinien być ruch { $expected }.
refusal-partial-record = Zapis pokazuje tylko to, co wiedział gracz { $seat }, więc nie da się go odtworzyć.
refusal-other-rules = Zapis powstał według wersji { $version } zasad; tu obowiązuje wersja { $known }.
refusal-record-cut = Zapis jest urwany albo ma za dużo ruchów: ma { $found ->
    [one] jeden ruch
    [few] { $found } ruchy
    [many] { $found } ruchów
   *[other] { $found } ruchu
  }, a powinien mieć { $expected }.
refusal-other-result = Ruchy prowadzą do wyniku „{ $found }”, a zapis mówi „{ $expected }”.

notice-repetition-ignored = Zapis trwa dalej po remisie przez powtórzenie (po ruchu { $move }), więc odczytano go bez tej zasady.

## Miejsca w tekście

place-line = wiersz { $number }
place-move = ruch { $number }

## Zakończenia partii

outcome-resign = Poddanie partii.
outcome-flag = Skończył się czas.
outcome-leave = Gracz opuścił partię.
outcome-agreement = Gracze zgodzili się na remis.
outcome-adjudication = O wyniku zdecydowano bez dogrywania partii.
outcome-repetition = Ta sama pozycja powtórzyła się zbyt wiele razy.
