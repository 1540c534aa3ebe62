# Słowa wspólne dla kilku gier: pliki danych, los i pozycje jako tekst.

## Pliki danych

refusal-option-data = Danymi nie może być „{ $value }”; do wyboru: standard albo plik .toml (plik, od którego warto zacząć, daje hexapoda.games.{ $game }.box.standard_text()).
refusal-option-players = Z tym pudełkiem nie zagra { $players ->
    [one] { $players } gracz
   *[other] { $players } graczy
  }; jest dla { $least }–{ $most }.
refusal-data-bad-word = Ten tekst nie opisuje pudełka; jest uszkodzony albo urwany.
refusal-file-not-found = Nie ma pliku { $file }.
refusal-file-unreadable = Nie da się odczytać pliku { $file }: { $reason }.
refusal-file-too-large = Plik { $file } jest większy niż { $most } bajtów; żaden plik mapy ani danych taki nie jest.
refusal-file-not-text = { $file }, wiersz { $line }: to nie jest tekst w UTF-8.
refusal-file-not-toml = { $file }, wiersz { $line }: to nie jest TOML ({ $reason }).
refusal-file-not-here = { $option }={ $file }: zapis ani pozycja nie może wskazywać pliku; zacznij partię z tym plikiem.
refusal-file-missing = { $file }: brakuje { $place }; wygląda to tak: { $example }
refusal-file-wrong-kind = { $file }: { $place } to { $value }, a powinno być: { $kind ->
    [number] liczba całkowita
    [numbers] lista liczb całkowitych, na przykład [1, 2]
    [flag] true albo false
    [text] tekst w cudzysłowie, w jednym wierszu i nie dłuższy niż 80 znaków
    [words] lista tekstów, na przykład ["A4", "K3"]
    [table] tabela
    [any-number] liczba
    [long-text] tekst w cudzysłowie, w jednym wierszu
    [word-lists] lista list tekstów, na przykład [["AB1", "AB2"]]
   *[tables] lista tabel
  }.
refusal-file-out-of-range = { $file }: { $place } to { $value }, a powinno być od { $least } do { $most }.
refusal-file-not-one-of = { $file }: { $place } nie może mieć wartości „{ $value }”; do wyboru: { $choices }.
refusal-file-twice = { $file }: w { $place } dwa razy występuje { $value }.
refusal-file-must-be = { $file }: { $place } to { $value }, a może być tylko { $expected }.
refusal-file-too-many = { $file }: liczba wpisów w { $place } to { $found }; najwięcej to { $most }.
refusal-file-unknown-key = { $file }: nic nie nazywa się { $place }; tu znane są: { $known }.

## Los

refusal-chance-empty = „{ $text }” nie da się odczytać jako tego, co przyniósł los: przed średnikiem albo po nim nic nie ma.
refusal-chance-missing = Brakuje tego, co przyniósł los, na przykład: { $example }.
refusal-chance-expected = „{ $text }” to nie to, co przynosi tu los; zapisuje się to tak: { $example }.
refusal-chance-hidden = „{ $text }” nie mówi, co to było; tu trzeba znać wszystko.

## Pozycje

refusal-position-double-word = Słowo { $name } występuje dwa razy.
refusal-position-missing = Pozycja wymaga słowa { $name }, na przykład { $example }.
refusal-position-bad-value = Nie można odczytać „{ $text }”; zapis wygląda tak: { $example }.

## Ustawianie pozycji ręcznie

refusal-no-editing = Gra { $game } nie ma edytora pozycji.
refusal-bad-edit = „{ $text }” niczego w tej pozycji nie zmienia.
edit-erase = Opróżnij miejsce
edit-value = { $value }
edit-word = W notacji: { $word }
edit-asked = O co pyta gra
edit-turn = Numer tury
edit-decider = Kto decyduje
