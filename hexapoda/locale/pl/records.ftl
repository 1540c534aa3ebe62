# Słowa o zapisach: własny format, GameString, PGN i SGF z BoardSpace.

## Własny format

error-bad-tag-name = „{ $name }” nie może być nazwą znacznika; mogą nią być litery, cyfry i „_”.
refusal-record-not-closed = Zapis jest urwany: brakuje ostatniego wiersza „end”.
refusal-record-without-game = Zapis nie mówi, jakiej gry dotyczy: brakuje znacznika [Game "…"].
refusal-record-without-moves = W zapisie nie ma ruchów.
refusal-format-without-setup = Format { $format } nie potrafi opisać partii, która zaczęła się od ustawionej pozycji.

notice-result-ignored = Wynik podany w zapisie nie zgadza się z ruchami; liczą się ruchy.
notice-result-unknown = Zapis podaje wynik „{ $text }”, który nic tu nie znaczy; liczą się ruchy.
notice-more-games = W tekście jest więcej partii; odczytano pierwszą.

## Komentarze i warianty

refusal-open-variation = Wariant nie jest zamknięty nawiasem.
refusal-early-variation = Przed wariantem musi być ruch, który wariant zastępuje.
refusal-closed-variation = Ten nawias nie zamyka żadnego wariantu.
refusal-comment-too-long = Komentarz może mieć najwyżej { $longest } znaków.
refusal-tree-too-large = Drzewo wariantów może mieć najwyżej { $most } ruchów.
refusal-start-stays = Początku partii nie można przesunąć ani usunąć.

## GameString

place-field = pole { $number }
refusal-gamestring-lines = GameString to jeden wiersz, a dalej jest „{ $text }”.
refusal-gamestring-fields = GameString ma co najmniej trzy pola rozdzielone znakiem „;”: typ;stan;tura; tu { $found ->
    [one] jest tylko jedno
    [few] są tylko { $found }
    [many] jest tylko { $found }
   *[other] jest tylko { $found }
  }.
refusal-unknown-game-type = Nie ma typu gry „{ $text }”; są typy: { $types }.
refusal-unknown-game-state = Nie ma stanu gry „{ $text }”; są stany: { $states }.
refusal-empty-move = Między średnikami nie ma ruchu.
refusal-other-turn = Podano turę { $text }, a po tych ruchach jest { $expected }.
refusal-other-game-state = Podano stan { $text }, a przy tych ruchach jest { $expected }.

## PGN

refusal-two-results = Zapis kończy się wynikiem { $second }, a znacznik Result mówi „{ $first }”.
refusal-open-comment = Komentarz „{ $text }” nie jest zamknięty klamrą.
refusal-bad-movetext = Nie da się odczytać „{ $text }” wśród ruchów.
refusal-text-after-result = Po wyniku jest jeszcze „{ $text }”.

## BoardSpace

place-node = węzeł { $number }
refusal-sgf-unreadable = Nie da się odczytać „{ $text }” jako SGF; właściwość wygląda tak: SU[hive].
refusal-sgf-cut = Zapis jest urwany: brakuje nawiasu zamykającego.
refusal-sgf-other-game = To SGF innej gry: GM to „{ $text }”, a Hive ma 27.
refusal-sgf-no-type = Brakuje typu gry; wygląda tak: SU[hive-plm].
refusal-sgf-type = Typ gry „{ $text }” nie jest znany; znane są hive oraz hive- z literami p, l i m.
refusal-sgf-click = „{ $text }” nie jest czynnością gracza w zapisie z BoardSpace.
refusal-sgf-piece = „{ $text }” nie jest nazwą owada.
refusal-sgf-cell = „{ $text }” nie jest nazwą pola; pole to kolumna i rząd, na przykład N 13.
refusal-sgf-empty-cell = „{ $text }”: nie leży tam nic, co można podnieść.
refusal-sgf-covered = { $piece } leży pod innym owadem.
refusal-sgf-far-away = { $piece } trafia na pole, które nie styka się z żadnym innym owadem.
