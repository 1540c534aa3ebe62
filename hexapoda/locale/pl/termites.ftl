# Słowa Termitów. W2 to żeton z dwiema robotnicami (S żołnierze, P nasute, F alate), ▲8 to kopiec o wartości 8; pola mają nazwy z litery rzędu i numeru.

## Gra

termites-title = Termity
termites-description = Od dwóch do czterech rojów walczy o równinę: wystawiaj owady, otaczaj wrogie kopce i zdobywaj je, zanim inni zdobędą twoje.

seat-1 = Gracz 1
seat-2 = Gracz 2
seat-3 = Gracz 3
seat-4 = Gracz 4

outcome-tokens-gone = Wystawiono wszystkie żetony.
outcome-nobody-placed = Przez całą kolejkę nikt nie mógł wystawić żetonu.

## O co pyta gra

refusal-not-a-move = „{ $text }” nie da się odczytać jako ruchu; teraz można napisać na przykład: { $example }.
refusal-asked-now = { $asked ->
    [place-neutral] Teraz stawia się neutralny kopiec
    [place-tile] Teraz układa się kafel
    [place-mound] Teraz stawia się kopiec
    [choose-token] Najpierw wystaw żeton
    [place-token] Żeton jest wybrany; wskaż pole, na które go wystawiasz
    [choose-unit] Teraz rusz jedną jednostkę albo napisz stay
    [choose-target] Jednostka jest wybrana; wskaż, dokąd idzie
    [choose-from] Cel jest wybrany; wskaż, z którego pola idzie atak
    [choose-retreat] Atak jest wybrany; wskaż, dokąd wycofuje się jednostka
    [new-mound] Kopiec jest zdobyty; wskaż, który z twoich zajmie jego miejsce
    [lost-mound] Twój kopiec przepadł; postaw następny
   *[make-room] Twój kopiec przepadł, a dla następnego nie ma wolnego pola; usuń dla niego swoją jednostkę
  }, na przykład: { $example }.
refusal-no-such-hex = Nie ma pola „{ $hex }”; rzędy są od A do { $last }, a pola numeruje się od lewej, na przykład A1.
refusal-no-such-number = Nie ma pola { $hex }; ten rząd ma pola od { $first } do { $last }.

## Wystawianie żetonów

refusal-which-token = Który żeton? Masz na ręce: { $hand }; napisz na przykład { $example }.
refusal-no-such-token = Nie ma żetonu „{ $token }”; żetony mają nazwy od { $first } do { $last }, a ty masz: { $hand }.
refusal-not-in-hand = Nie masz na ręce { $token }; masz: { $hand }.
refusal-no-hex-for-token = Dla { $token } nie ma żadnego pola; możesz napisać: { $example }.
refusal-must-place = Żeton trzeba wystawić ({ $hand }), na przykład: { $example }.
refusal-place-where = Dokąd? Wskaż pole, na które wystawiasz { $token }, na przykład: { $example }.
refusal-other-token = Wybrany jest { $token }, a nie { $other }; wystaw go, na przykład: { $example }.
refusal-place-occupied = Nie można wystawić { $token } na { $hex }: stoi tam { $owner ->
    [blue] niebieski
    [red] czerwony
    [gold] złoty
    [gray] szary
   *[neutral] neutralny
  } { $piece }.
refusal-place-terrain = Nie można wystawić { $token } na { $hex }: { $caste ->
    [worker] robotnic
    [soldier] żołnierzy
    [spitter] nasute
   *[flyer] alate
  } nie wystawia się { $terrain ->
    [water] na wodzie
    [vegetation] na roślinności
    [stones] na kamieniach
   *[clear] na otwartym terenie
  }.

## Ruch

refusal-no-unit = Na { $hex } nie ma jednostki.
refusal-mound-stays = Na { $hex } stoi kopiec ({ $owner ->
    [blue] niebieski
    [red] czerwony
    [gold] złoty
    [gray] szary
   *[neutral] neutralny
  } { $piece }), a kopce się nie ruszają.
refusal-not-your-unit = Jednostka na { $hex } ({ $owner ->
    [blue] niebieski
    [red] czerwony
    [gold] złoty
    [gray] szary
   *[neutral] neutralny
  } { $piece }) nie jest twoja.
refusal-unit-stuck = Jednostka na { $hex } nie ma dokąd iść ani czego zaatakować.
refusal-other-unit = Wybrana jest jednostka na { $hex }, a nie { $other }; wskaż, dokąd idzie, na przykład: { $example }.
refusal-move-where = Dokąd? Wskaż, dokąd idzie jednostka na { $hex }, na przykład: { $example }.
refusal-start-hex = Jednostka już stoi na { $hex }; rusz ją gdzie indziej, na przykład: { $example }.
refusal-own-piece = Na { $hex } stoi twój własny { $piece } ({ $owner ->
    [blue] niebieski
    [red] czerwony
    [gold] złoty
    [gray] szary
   *[neutral] neutralny
  }): można tamtędy przejść, ale nie można się tam zatrzymać ani go zaatakować.
refusal-never-enters = { $token } nie może iść na { $hex }: { $caste ->
    [worker] robotnicom
    [soldier] żołnierzom
    [spitter] nasute
   *[flyer] alate
  } nie wolno wchodzić { $terrain ->
    [water] na wodę
    [vegetation] na roślinność
    [stones] na kamienie
   *[clear] na teren otwarty
  }.
refusal-enters-too-dear = { $token } nie może iść na { $hex }: wejście { $terrain ->
    [water] na wodę
    [vegetation] na roślinność
    [stones] na kamienie
   *[clear] na teren otwarty
  } kosztuje { $cost ->
    [one] jeden punkt ruchu
    [few] { $cost } punkty ruchu
    [many] { $cost } punktów ruchu
   *[other] { $cost } punktu ruchu
  }, a ta jednostka ma { $points ->
    [one] tylko jeden punkt ruchu
    [few] tylko { $points } punkty ruchu
    [many] tylko { $points } punktów ruchu
   *[other] tylko { $points } punktu ruchu
  }.
refusal-terrain-in-the-way = { $token } nie może iść na { $hex }: nie prowadzi tam żadna droga po terenie, na który wolno wejść tej jednostce.
refusal-out-of-reach = { $token } nie może iść na { $hex }: trzeba na to mieć { $needed ->
    [one] jeden punkt ruchu
    [few] { $needed } punkty ruchu
    [many] { $needed } punktów ruchu
   *[other] { $needed } punktu ruchu
  }, a ta jednostka ma { $points ->
    [one] tylko jeden punkt ruchu
    [few] tylko { $points } punkty ruchu
    [many] tylko { $points } punktów ruchu
   *[other] tylko { $points } punktu ruchu
  }.
refusal-blocked = { $token } nie może iść na { $hex }: na drodze stoi { $owner ->
    [blue] niebieski
    [red] czerwony
    [gold] złoty
    [gray] szary
   *[neutral] neutralny
  } { $piece } na { $at }; { $needed ->
    [0] innej drogi nie ma
    [one] droga dookoła kosztuje { $needed } punkt ruchu, a jednostka ma ich { $points }
    [few] droga dookoła kosztuje { $needed } punkty ruchu, a jednostka ma ich { $points }
   *[other] droga dookoła kosztuje { $needed } punktów ruchu, a jednostka ma ich { $points }
  }.

## Atak

refusal-attack-needs-x = Na { $hex } stoi { $owner ->
    [blue] niebieski
    [red] czerwony
    [gold] złoty
    [gray] szary
   *[neutral] neutralny
  } { $piece }; atak zapisuje się tak: { $example }.
refusal-nothing-to-attack = Na { $hex } nie ma czego atakować; ruch zapisuje się tak: { $example }.
refusal-too-weak = Atak na { $hex } jest za słaby: { $attack } = { $parts }, a obrona to { $defence } ({ $owner ->
    [blue] niebieski
    [red] czerwony
    [gold] złoty
    [gray] szary
   *[neutral] neutralny
  } { $piece }{ $bonus ->
    [0] { "" }
   *[other] , w tym { $bonus } za { $terrain ->
    [water] wodę
    [vegetation] roślinność
    [stones] kamienie
   *[clear] teren otwarty
  }
  }); brakuje { $short }.
refusal-from-not-beside = { $hex } nie sąsiaduje z { $target }; { $token } może atakować z: { $origins }.
refusal-from-terrain = { $token } nie może atakować { $target } z { $hex }: { $terrain ->
    [water] woda
    [vegetation] roślinność
    [stones] kamienie
   *[clear] teren otwarty
  } to teren, na który nie może wejść; może atakować z: { $origins }.
refusal-from-blocked = { $token } nie może atakować { $target } z { $hex }, bo stoi tam { $owner ->
    [blue] niebieski
    [red] czerwony
    [gold] złoty
    [gray] szary
   *[neutral] neutralny
  } { $piece }; może atakować z: { $origins }.
refusal-from-too-far = { $token } nie może atakować { $target } z { $hex }: { $needed ->
    [0] nie prowadzi tam żadna droga
    [one] potrzebny jest na to { $needed } punkt ruchu, a jednostka ma ich { $points }
    [few] potrzebne są na to { $needed } punkty ruchu, a jednostka ma ich { $points }
   *[other] potrzeba na to { $needed } punktów ruchu, a jednostka ma ich { $points }
  }; może atakować z: { $origins }.
refusal-from-where = Z którego pola idzie atak na { $target }? Do wyboru: { $origins }; na przykład: { $example }.
refusal-other-from = Atak idzie z { $hex }, a nie z { $other }.
refusal-other-attack = Zaczęty jest atak { $attack }; dokończ go, na przykład: { $example }.
refusal-grip = Przed żołnierzem nikt się nie wycofuje: { $token } niszczy jednostkę na { $target }.
refusal-mound-is-taken = { $piece } na { $target } to kopiec: zostaje zdobyty, więc nie wycofuje się ani nie zostaje zniszczony jak jednostka.
refusal-no-retreat = Jednostka na { $target } nie ma dokąd się wycofać; zostaje zniszczona.
refusal-retreat-where = Dokąd wycofuje się jednostka z { $target }? Do wyboru: { $hexes }; na przykład: { $example }.
refusal-not-destroyed = Jednostka na { $target } nie zostaje zniszczona: może się wycofać na { $hexes }.
refusal-retreat-not-beside = Jednostka z { $target } nie może się wycofać na { $hex }, bo to pole z nią nie sąsiaduje.
refusal-retreat-occupied = Jednostka z { $target } nie może się wycofać na { $hex }: stoi tam { $owner ->
    [blue] niebieski
    [red] czerwony
    [gold] złoty
    [gray] szary
   *[neutral] neutralny
  } { $piece }.
refusal-retreat-terrain = { $token } z { $target } nie może się wycofać na { $hex }: { $caste ->
    [worker] robotnicom
    [soldier] żołnierzom
    [spitter] nasute
   *[flyer] alate
  } nie wolno wycofywać się { $terrain ->
    [water] na wodę
    [vegetation] na roślinność
    [stones] na kamienie
   *[clear] na teren otwarty
  }.
refusal-retreat-to-attacker = Jednostka z { $target } nie może się wycofać na { $hex }: stamtąd idzie atak.

## Kopce

refusal-mound-unfinished = Napisz, który kopiec ({ $values }) stawiasz i gdzie, na przykład: { $example }.
refusal-not-in-reserve = Nie masz w rezerwie kopca o wartości { $value }; masz: { $values }.
refusal-new-mound-hex = Nowy kopiec staje na { $hex }, w miejscu zdobytego, a nie na { $other }.
refusal-room-needs-unit = Dla kopca nie ma wolnego pola, więc zajmuje miejsce jednej z twoich jednostek, a na { $hex } nie ma takiej, która mogłaby mu ustąpić; na przykład: { $example }.
refusal-mound-on-edge = { $hex } leży przy krawędzi planszy; kopiec nie może tam stać.
refusal-mound-occupied = Nie można postawić kopca na { $hex }: stoi tam { $owner ->
    [blue] niebieski
    [red] czerwony
    [gold] złoty
    [gray] szary
   *[neutral] neutralny
  } { $piece }.
refusal-mound-terrain = Nie można postawić kopca na { $hex }: to { $terrain ->
    [water] woda
    [vegetation] roślinność
    [stones] kamienie
   *[clear] teren otwarty
  }, a kopiec stawia się na terenie otwartym.
refusal-mound-beside-mound = Nie można postawić kopca na { $hex }: obok stoi kopiec, na { $mounds }.
refusal-mound-beside-waters = Nie można postawić kopca na { $hex }: sąsiaduje z więcej niż jednym polem wody ({ $waters }).

## Budowanie mapy

refusal-neutral-on-edge = { $hex } leży przy krawędzi planszy; neutralny kopiec nie może tam stać.
refusal-neutral-occupied = Na { $hex } stoi już neutralny kopiec.
refusal-neutral-beside-mound = Nie można postawić neutralnego kopca na { $hex }: obok stoi inny, na { $mounds }.
refusal-no-such-tile = Nie ma kafla „{ $tile }”; zostały te, a do góry może leżeć każda ze stron (zapisuje się ją pierwszą): { $tiles }.
refusal-tile-used-up = Kafle { $tile } już się skończyły; zostały: { $tiles }.
refusal-which-tile = Kilka kafli ma stronę { $tile }; wskaż, który: { $tiles }.
refusal-tile-unfinished = Napisz, który kafel ({ $tiles }) układasz i gdzie, na przykład: { $example }.
refusal-tile-on-tile = Na { $hex } leży już kafel ({ $terrain ->
    [water] woda
    [vegetation] roślinność
    [stones] kamienie
   *[clear] teren otwarty
  }).
refusal-tile-on-mound = Na { $hex } stoi kopiec; kafle układa się na pustych polach.
refusal-tile-group-same = Nie można położyć kafla na { $hex }: pola { $hexes } tworzyłyby jedną grupę ({ $terrain ->
    [water] woda
    [vegetation] roślinność
    [stones] kamienie
   *[clear] teren otwarty
  }), a kafli jednego rodzaju może się stykać najwyżej { $most }.
refusal-tile-group-any = Nie można położyć kafla na { $hex }: pola { $hexes } tworzyłyby jedną grupę, a kafli może się stykać najwyżej { $most }.
refusal-tile-waters-mound = Nie można położyć kafla wody na { $hex }: neutralny kopiec na { $mound } już sąsiaduje z wodą ({ $waters }).

## Los

refusal-chance-map = „{ $text }” nie jest numerem mapy; to liczba od 0 do { $most }.
refusal-chance-first = „{ $text }” to nie gracz, który mógłby zacząć; gracze mają numery od 1 do { $players }.
refusal-chance-colonies = „{ $text }” to nie lista rojów, gdy graczy jest { $players }; podaj po jednym dla każdego, żadnego dwa razy: { $colonies }.
refusal-chance-hand-of = Tu powinna być ręka gracza { $seat }, a jest „{ $text }”.
refusal-chance-hand-size = Pierwsza ręka gracza { $seat } powinna liczyć { $wanted ->
    [one] { $wanted } żeton
    [few] { $wanted } żetony
   *[other] { $wanted } żetonów
  }, a podano { $found }.
refusal-chance-one-token = Dobiera się jeden żeton, a jest „{ $text }”.
refusal-chance-token = Nie można dobrać „{ $token }”; w stosie są: { $left }.

## Z czego składa się ocena

termites-term-threats = zagrożone kopce
termites-term-army = jednostki na planszy
termites-term-experience = doświadczenie z partii
termites-term-rest = punkty

## Where the points came from

termites-standing = Punkty
termites-points-own = Własne kopce na planszy
termites-points-captured = Zdobyte kopce
termites-points-reserve = Niepostawione kopce
termites-points-units = Przy remisie: jednostki na planszy

## Co daje ruch, po „Ten ruch …”.

termites-reason-captures = zdobywa kopiec o wartości { $value }
termites-reason-threatens = zagraża kopcowi o wartości { $value } na { $hex }
termites-reason-guards = broni twojego kopca o wartości { $value } na { $hex }
termites-reason-destroys = usuwa z planszy { $count ->
    [one] jednostkę przeciwnika
    [few] { $count } jednostki przeciwników
   *[other] { $count } jednostek przeciwników
  }
termites-reason-deploys = wprowadza na planszę kolejną jednostkę

## Układanie pozycji ręcznie

termites-edit-terrain = { $terrain ->
    [water] woda
    [vegetation] roślinność
   *[stones] kamienie
  }
termites-edit-neutral = neutralny kopiec o wartości { $value }
termites-edit-mound = kopiec o wartości { $value }
termites-edit-first = Kto zaczyna
termites-edit-idle = Tury z rzędu bez wystawionego żetonu
termites-edit-colonies = Kolonie w kolejności graczy
termites-edit-hand = Ręka
termites-edit-stack = Stos
termites-edit-reserve = Kopce w rezerwie
termites-edit-trophies = Trofea
termites-edit-decision = { $decision ->
    [place-neutral] neutralny kopiec, przed grą
    [place-tile] kafel, przed grą
    [place-mound] kopiec, przed grą
    [choose-token] który żeton
    [place-token] gdzie wystawić żeton
    [choose-unit] która jednostka
    [choose-target] dokąd idzie jednostka
    [choose-from] skąd atakuje
    [choose-retreat] dokąd wycofuje się jednostka
    [new-mound] który kopiec zajmie miejsce zdobytego
    [lost-mound] następny kopiec za utracony
   *[make-room] która jednostka zrobi miejsce dla kopca
  }
