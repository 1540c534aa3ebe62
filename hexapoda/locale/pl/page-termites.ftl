# Strona: Termity i edytor map.

## Co jest na planszy

page-termites-board = Plansza Termitów
page-termites-ground = { $terrain ->
    [water] woda
    [vegetation] roślinność
    [stones] kamienie
   *[clear] teren otwarty
  }
page-termites-unit = { $colony ->
    [blue] niebieska
    [red] czerwona
    [gold] złota
   *[gray] szara
  } jednostka, { $insects }, siła { $strength }
page-termites-mound = { $colony ->
    [blue] niebieski
    [red] czerwony
    [gold] złoty
    [gray] szary
   *[neutral] neutralny
  } kopiec o wartości { $value }
page-termites-hex = { $hex }, { $ground }
page-termites-hex-with = { $hex }, { $ground }, { $piece }
page-termites-sum = atak { $attack } przeciw { $defence }
page-termites-sum-weak = atak { $attack } przeciw { $defence }, za słaby
page-termites-too-weak = brakuje { $short }

## Obok planszy

page-termites-hand = Ręka
page-termites-hand-hidden = { $count ->
    [one] { $count } zakryty żeton
    [few] { $count } zakryte żetony
    [many] { $count } zakrytych żetonów
   *[other] { $count } zakrytego żetonu
  }
page-termites-token = { $insects }, siła { $strength }
page-termites-stack = { $count ->
    [0] stos pusty
    [one] { $count } żeton w stosie
    [few] { $count } żetony w stosie
    [many] { $count } żetonów w stosie
   *[other] { $count } żetonu w stosie
  }
page-termites-reserve = Kopce w rezerwie
page-termites-reserve-mound = kopiec o wartości { $value }
page-termites-trophies = Trofea
page-termites-tiles = Kafle
page-termites-tile = kafel, na wierzchu { $face ->
    [water] woda
    [vegetation] roślinność
   *[stones] kamienie
  }, pod spodem { $back ->
    [water] woda
    [vegetation] roślinność
   *[stones] kamienie
  }; pozostało: { $left }
page-termites-standing = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } · { $units ->
    [one] { $units } jednostka
    [few] { $units } jednostki
    [many] { $units } jednostek
   *[other] { $units } jednostki
  }
page-termites-details = Żetony: { $colony ->
    [blue] rój niebieski
    [red] rój czerwony
    [gold] rój złoty
   *[gray] rój szary
  }
page-termites-held = Na ręce i w stosie
page-termites-lost = Poza grą
page-termites-nothing = brak

## O co pyta gra

page-termites-ask-place-neutral = Budowa mapy: wybierz pole dla neutralnego kopca
page-termites-ask-place-tile = { $left ->
    [one] Budowa mapy: wybierz kafel
    [few] Budowa mapy: wybierz kafel (do położenia: { $left })
    [many] Budowa mapy: wybierz kafel (do położenia: { $left })
   *[other] Budowa mapy: wybierz kafel (do położenia: { $left })
  }
page-termites-ask-tile-hex = Wybierz pole dla kafla: { $terrain ->
    [water] woda
    [vegetation] roślinność
   *[stones] kamienie
  }
page-termites-ask-place-mound = Wybierz kopiec ze swojej rezerwy
page-termites-ask-place-mound-hex = Wybierz pole dla swojego kopca o wartości { $value }
page-termites-ask-lost-mound = Twój kopiec przepadł: wybierz następny ze swojej rezerwy
page-termites-ask-lost-mound-hex = Wybierz pole dla swojego kopca o wartości { $value }
page-termites-ask-make-room = Twój kopiec przepadł, a wolnego pola nie ma: wybierz następny ze swojej rezerwy
page-termites-ask-make-room-hex = Wybierz jednostkę, która ustąpi miejsca kopcowi o wartości { $value }
page-termites-ask-choose-token = Rozmnażanie: wybierz żeton z ręki
page-termites-ask-place-token = Wybierz pole, na które wystawiasz { $insects }
page-termites-ask-choose-unit = Ruch: wybierz jednostkę albo zrezygnuj z ruchu
page-termites-ask-choose-target = Dokąd idzie jednostka z { $unit } albo co atakuje?
page-termites-ask-choose-from = Z którego pola jednostka z { $unit } atakuje { $target }?
page-termites-ask-choose-retreat = Dokąd wycofuje się z { $target } zaatakowana jednostka ({ $insects })?
page-termites-ask-new-mound = Kopiec na { $target } jest zdobyty: wybierz ten, który zajmie jego miejsce
page-termites-button-stay = Bez ruchu
page-termites-button-keep = Nic nie wystawiaj
page-termites-button-destroy = Na roślinność

## Edytor map

page-termites-editor = Edytor map
page-termites-editor-lead = Układaj teren i neutralne kopce; zasady są sprawdzane na bieżąco.
page-termites-editor-board = Mapa
page-termites-editor-palette = Co położyć
page-termites-editor-brush = { $brush ->
    [water] Woda
    [vegetation] Roślinność
    [stones] Kamienie
    [mound] Neutralny kopiec
   *[clear] Teren otwarty
  }
page-termites-editor-used = Kafle: { $used } z { $most }
page-termites-editor-mounds = Neutralne kopce: { $used } z { $most }
page-termites-editor-players = Liczba graczy
page-termites-editor-symmetry = Symetria
page-termites-editor-symmetry-kind = { $symmetry ->
    [C2] Pół obrotu
    [C3] Trzecia część obrotu
    [LR] Lewa i prawa
    [D2] Dwa odbicia
   *[none] Brak
  }
page-termites-editor-custom = Dowolna mapa
page-termites-editor-custom-help = Kafli może być dowolnie wiele i mogą leżeć dowolnie; zasady dotyczą tylko neutralnych kopców.
page-termites-editor-undo = Cofnij
page-termites-editor-redo = Ponów
page-termites-editor-clear = Wyczyść wszystko
page-termites-editor-random = Losowa mapa
page-termites-editor-setups = Zacznij od
page-termites-editor-setup = { $setup ->
    [p2] 2 graczy
    [p3] 3 graczy
    [p3_adv] 3 graczy, zaawansowany
    [p4] 4 graczy
   *[p4_adv] 4 graczy, zaawansowany
  }
page-termites-editor-title = Nazwa
page-termites-editor-untitled = Mapa bez nazwy
page-termites-editor-save = Zapisz w przeglądarce
page-termites-editor-saved = Zapisane mapy
page-termites-editor-saved-now = Mapa „{ $title }” jest zapisana.
page-termites-editor-none-saved = W tej przeglądarce nie ma jeszcze zapisanych map.
page-termites-editor-open = Otwórz „{ $title }”
page-termites-editor-delete = Usuń „{ $title }”
page-termites-editor-download = Pobierz jako plik
page-termites-editor-upload = Otwórz plik
page-termites-editor-link = Skopiuj link
page-termites-editor-link-copied = Link jest skopiowany.
page-termites-editor-link-here = Oto link:
page-termites-editor-play = Graj na tej mapie
page-termites-editor-checking = Sprawdzanie…
page-termites-editor-fine = Na tej mapie można grać.
page-termites-editor-rule = Zasada { $clause }
page-termites-editor-here = { $hex }, { $what }
page-termites-editor-wrong = niezgodne z zasadami
page-termites-editor-file-line = Nie można odczytać wiersza { $line } pliku: „{ $text }”.
page-termites-editor-file-key = Mapa nie zna nazwy „{ $key }”; zna: { $known }.
page-termites-editor-file-twice = „{ $key }” występuje w pliku dwa razy.
page-termites-editor-file-value = Nie można odczytać wartości „{ $key }”; wygląda ona tak: { $example }.
page-termites-editor-file-hex = „{ $hex }” w „{ $key }” nie jest polem tej planszy.
page-termites-editor-file-hex-twice = Pole { $hex } ma więcej niż jeden teren albo jest podane dwa razy.
page-termites-editor-file-large = Ten plik jest za duży jak na mapę.
page-termites-editor-link-bad = W linku nie ma mapy, którą można odczytać.

## Odmowy po kliknięciu: bez notacji, która służy do pisania

page-refusal-asked-now = { $asked ->
    [place-neutral] Teraz stawia się neutralny kopiec
    [place-tile] Teraz układa się kafel
    [place-mound] Teraz stawia się kopiec
    [choose-token] Najpierw wystaw żeton
    [place-token] Żeton jest wybrany; wskaż pole, na które go wystawiasz
    [choose-unit] Teraz rusz jedną jednostkę albo zostaw wszystkie na miejscu
    [choose-target] Jednostka jest wybrana; wskaż, dokąd idzie
    [choose-from] Cel jest wybrany; wskaż, z którego pola idzie atak
    [choose-retreat] Atak jest wybrany; wskaż, dokąd wycofuje się jednostka
    [new-mound] Kopiec jest zdobyty; wskaż, który z twoich zajmie jego miejsce
    [lost-mound] Twój kopiec przepadł; postaw następny
   *[make-room] Twój kopiec przepadł, a dla następnego nie ma wolnego pola; usuń dla niego swoją jednostkę
  }.
