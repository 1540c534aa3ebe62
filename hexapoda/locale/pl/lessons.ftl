# Błędy w plikach z lekcjami: dla tych, którzy je piszą.

refusal-lesson-empty = { $file }: { $place } nie ma żadnych kroków (step).
refusal-lesson-bad-name = { $file }: { $place } ma wartość „{ $value }”; nazwa składa się z małych liter, cyfr i łączników, na przykład „black-queen”.
refusal-lesson-game-asks = { $file }: { $place } o coś prosi, a ta lekcja jest partią z botem (ma level), więc jej kroki tylko doradzają.
refusal-lesson-moves-and-refused = { $file }: { $place } ma i moves, i refused; krok prosi o jedną rzecz.
refusal-lesson-refused-clause = { $file }: brakuje { $place }; refused i clause muszą występować razem.
refusal-lesson-nothing-counts = { $file }: brakuje { $place }, więc wrong i otherwise nie mają się od czego różnić.
refusal-lesson-position = { $file }: { $place }: tej pozycji nie da się ustawić: { $why }
refusal-lesson-no-seat = { $file }: w { $place } nie ma miejsca { $seat } albo partia jest skończona.
refusal-lesson-not-asked = { $file }: w { $place } nie jest tura miejsca { $seat }, więc nie może ono grać.
refusal-lesson-illegal = { $file }: w { $place } „{ $move }” nie jest dozwoloną decyzją. { $why }
refusal-lesson-not-refused = { $file }: w { $place } kliknięcie „{ $parts }” powinno zostać odrzucone przez { $clause }, a wynik to: { $why }.
refusal-lesson-pointing = { $file }: { $place } wskazuje „{ $part }”, a tego tam nie ma.
refusal-lesson-too-many-ways = { $file }: { $place } prowadzi do ponad { $most } pozycji; podaj następnemu krokowi własną pozycję.
