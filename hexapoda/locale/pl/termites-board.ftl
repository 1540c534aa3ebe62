# Termity: rysunki planszy i pozycje jako tekst.

## Rysunek

called-blue = niebieski
called-red = czerwony
called-gold = złoty
called-gray = szary
termites-draw-before = Przed pierwszą turą
termites-draw-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }
termites-draw-hand = ręka
termites-draw-stack = stos { $count }
termites-draw-reserve = rezerwa { $values }
termites-draw-trophies = trofea { $values }
termites-draw-units = jednostki { $count }
termites-draw-tiles = Kafle: { $tiles }; do położenia: { $left }
termites-draw-neutral-mound = neutralny kopiec
termites-draw-ground-water = woda
termites-draw-ground-vegetation = roślinność
termites-draw-ground-stones = kamienie
termites-draw-caste-worker = robotnica
termites-draw-caste-soldier = żołnierz
termites-draw-caste-spitter = nasute
termites-draw-caste-flyer = alate
termites-draw-asked-place-neutral = postaw neutralny kopiec (neutral F6)
termites-draw-asked-place-tile = połóż kafel (tile water/stones F5)
termites-draw-asked-place-mound = postaw jeden ze swoich kopców (mound 8 F8)
termites-draw-asked-choose-token = wystaw żeton (place W2 F6)
termites-draw-asked-place-token = na które pole idzie { $token }?
termites-draw-asked-choose-unit = przesuń jednostkę (F5-F6), atakuj (F5xF6) albo zrezygnuj z ruchu (stay)
termites-draw-asked-choose-target = dokąd idzie jednostka z { $unit }?
termites-draw-asked-choose-from = z którego pola jednostka z { $unit } atakuje { $target }?
termites-draw-asked-choose-retreat = dokąd wycofuje się jednostka z { $target }?
termites-draw-asked-new-mound = który kopiec stanie na { $target } (new mound 8)?
termites-draw-asked-lost-mound = postaw kopiec za stracony (mound 8 F8)
termites-draw-asked-make-room = nie ma wolnego pola: usuń jednostkę i postaw na jej miejscu kopiec (mound 8 F8)

## Pozycja jako tekst

refusal-position-bad-word = „{ $text }” nie jest słowem pozycji; słowa wyglądają tak: turn=4, blue=8@C4,W2@F6 albo blue-hand=W1,W2.
refusal-position-needless = Słowo { $name } nie pasuje do pozycji, w której pada to pytanie.
refusal-position-bad-piece = „{ $text }” nie jest jednostką ani kopcem; jednostkę zapisuje się tak: W2@F6, a kopiec tak: 8@C4.
refusal-position-colonies = „{ $text }” nie wymienia rojów; napisz { $players } spośród blue, red, gold i gray, każdy raz.
refusal-position-colony-absent = „{ $name }” należy do roju, którym nikt nie gra.
refusal-position-other-colonies = Z opcji partii wynika, że roje to { $expected }.
refusal-position-no-hex = Na tej planszy nie ma pola „{ $text }”; pola nazywają się od A1, a ostatni rząd to { $last }.
refusal-position-two-terrains = Pole { $hex } ma dwa rodzaje terenu.
refusal-position-other-map = Mapa wynika z opcji partii: na { $hex } jest { $terrain ->
    [clear] teren otwarty
    [water] woda
    [vegetation] roślinność
   *[stones] kamienie
  }.
refusal-position-two-pieces = Na polu { $hex } stoją dwa elementy; może stać tylko jeden.
refusal-position-neutral-piece = Element { $text } nie może być neutralny; neutralne są tylko kopce o wartości { $value }.
refusal-position-neutral-count = Neutralne kopce na planszy: { $found }; w grze jest ich tylko { $expected }.
refusal-position-tiles-early = Kafle kładzie się po neutralnych kopcach.
refusal-position-tiles-left = Pozostałe kafle { $tile }: { $left }; w pudełku jest ich tylko { $most }.
refusal-position-not-building = W tej partii nie buduje się mapy.
refusal-position-too-many-tokens = { $colony } ma razem na planszy, na ręce i w stosie { $found } × { $kind }; w roju jest ich tylko { $most }.
refusal-position-tokens-early = { $colony }: żetony w stosie: { $found }; w czasie budowy mapy musi ich być { $expected }.
refusal-position-mound-value = { $colony } nie ma kopca o wartości { $value }.
refusal-position-mound-twice = { $colony } ma kopiec { $value } dwa razy.
refusal-position-trophies = Trofea o wartości { $value }: { $found }; brakujące kopce o tej wartości: { $expected }.
refusal-position-first-mounds = { $colony }: kopce w rezerwie: { $found }; do wystawienia pozostało jeszcze { $expected }.
refusal-position-turn-early = turn={ $turn } jest niemożliwe: pierwsza tura zaczyna się, gdy wszyscy postawią pierwsze kopce.
refusal-position-no-turn = Pozycja po przygotowaniu gry wymaga numeru tury, na przykład turn=1.
refusal-position-active = W turze { $turn } gra { $colony }.
refusal-position-choices = Wybory przed { $asked }: napisano { $found }, a powinno ich być { $expected }.
refusal-position-not-asked = Pytanie { $asked } tu nie pada: nie prowadzi do niego nic, na co pozwalają zasady.
