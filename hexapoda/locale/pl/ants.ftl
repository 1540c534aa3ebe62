# Słowa gry Mrówki. W to robotnica, S to żołnierz; pola nazywają się jak na planszy, gracze jak ich mrowiska, karty słowami notacji.

## Gra

ants-title = Mrówki
ants-description = Od dwóch do czterech kolonii mrówek dzieli się jednym tortem: werbuj mrówki, zbieraj żetony, kop tunele, walcz i rozbudowuj swoje mrowisko szybciej niż inni albo wynoś poziomy z cudzych.
outcome-levels-built = Mrowisko ma wszystkie poziomy.
outcome-anthill-reached = Mrówka dotarła do mrowiska przeciwnika.
outcome-levels-taken = Zabrano dość poziomów.
outcome-rounds-over = Rozegrano wszystkie rundy.

## O co pyta gra

refusal-ants-asked-now = { $asked ->
    [exchange] Najpierw wymień kartę albo zrezygnuj z wymiany
    [action] Teraz twoja kolej działać
    [contact] Wskaż, które zetknięcie rozstrzyga się najpierw
    [sentries] Zaczyna się walka; wskaż, której mrówce pomagają wartownicy, albo zrezygnuj
    [fury] Trwa walka; zagraj furię na jedną ze swoich mrówek albo spasuj
    [push] Twoje mrówki na szlaku robią miejsce; wskaż, która idzie dalej
   *[march] Mrówka może zrobić drugi krok; wskaż dokąd albo ją zatrzymaj
  }, na przykład: { $example }.
refusal-ants-no-such-cell = Nie ma pola „{ $cell }”; są na przykład: { $cells }.
refusal-ants-no-such-card = Nie ma karty „{ $card }”; karty to: { $cards }.
refusal-ants-which-card = Wskaż kartę.
refusal-ants-not-in-hand = Nie masz na ręce karty { $card }.
refusal-ants-needless-word = „{ $word }” jest tu zbędne; zapisuje się to tak: { $example }.
refusal-ants-unfinished = Czegoś brakuje; zapisuje się to tak: { $example }.
refusal-ants-unknown-word = „{ $word }” to ani pole, ani mrówka (W to robotnica, S to żołnierz); teraz można na przykład: { $example }.

## Mrówki i pola

refusal-ants-no-ant = Na { $cell } nie ma twojej mrówki.
refusal-ants-not-your-ant = Mrówki na { $cell } ({ $ants }) należą do gracza { $player }.
refusal-ants-other-kind = Na { $cell } nie ma { $kind ->
    [W] robotnicy
   *[S] żołnierza
  }, jest za to: { $ants }.
refusal-ants-which-kind = Na { $cell } są różne mrówki ({ $ants }); wskaż, o którą chodzi, na przykład: { $example }.
refusal-ants-same-cell = Mrówka już stoi na { $cell }.
refusal-ants-not-beside = Z { $cell } nie ma kroku na { $target }; stamtąd mrówka może dojść na: { $cells }.
refusal-ants-obstacle-there = Na { $cell } leży przeszkoda; nikt tam nie wejdzie.
refusal-ants-no-room = Na { $cell } nie ma miejsca: { $most ->
    [one] mieści się tam tylko jedna mrówka
    [few] mieszczą się tam tylko { $most } mrówki
   *[many] mieści się tam tylko { $most } mrówek
  }.
refusal-ants-ally-there = Na { $cell } stoją mrówki twojego sojusznika { $player } ({ $ants }); są jak ściana.
refusal-ants-enemy-there = Na { $cell } stoją mrówki gracza { $player } ({ $ants }); na pole z przeciwnikiem wchodzi się tylko w środku planszy.
refusal-ants-entered-already = Na { $cell } wciąż stoją mrówki gracza { $player } ({ $ants }), a w tej turze { $number ->
    [one] weszła już tam jedna twoja mrówka
    [few] weszły już tam { $number } twoje mrówki
   *[many] weszło już tam { $number } twoich mrówek
  }.

## Werbunek

refusal-ants-move-turn = To tura ruchu: był już krok albo znacznik tunelu, więc nikogo się już nie werbuje.
refusal-ants-hire-chips = { $kind ->
    [W] Robotnica
   *[S] Żołnierz
  } kosztuje { $cost ->
    [one] jeden żeton
    [few] { $cost } żetony
   *[many] { $cost } żetonów
  }, a masz: { $chips }.
refusal-ants-hire-supply = { $kind ->
    [W] Wszystkie twoje robotnice są na planszy.
   *[S] Wszyscy twoi żołnierze są na planszy.
  }
refusal-ants-hire-gate = { $cell } nie leży obok twojego mrowiska; mrówki werbuje się na: { $cells }.
refusal-ants-hire-stranger = Na { $cell } nikogo nie zwerbujesz: stoją tam mrówki gracza { $player } ({ $ants }).
refusal-ants-hire-full = Na { $cell } nie ma miejsca, masz tam już: { $most }; popchnij jedną naprzód (dopisz: push) albo wybierz inne pole.
refusal-ants-push-nobody = Na { $cell } nie masz mrówki, którą można by popchnąć.
refusal-ants-push-which = Na { $cell } są różne mrówki ({ $ants }); wskaż, którą popychasz, na przykład: { $example }.
refusal-ants-push-end = Z { $cell } nikogo nie da się popchnąć: szlak jest pełny, a pierwsza mrówka, na { $foremost }, nie może iść dalej.

## Ruch

refusal-ants-hire-turn = To tura werbunku: w tej turze już werbowano, więc nie można zrobić kroku ani położyć znacznika tunelu.
refusal-ants-stepped-already = { $kind ->
    [W] Robotnica
   *[S] Żołnierz
  } na { $cell } nie zrobi już w tej turze kroku.
refusal-ants-marched-already = { $kind ->
    [W] Robotnica
   *[S] Żołnierz
  } na { $cell } ma już w tej turze forsowny marsz za sobą.
refusal-ants-tunnel-worker = Znacznik tunelu kładzie się na polu z twoją robotnicą, a na { $cell } jej nie ma.
refusal-ants-tunnel-markers = Oba twoje znaczniki tunelu są na planszy: { $cells }.
refusal-ants-tunnel-chips = Znacznik tunelu kosztuje { $cost ->
    [one] jeden żeton
    [few] { $cost } żetony
   *[many] { $cost } żetonów
  }, a masz: { $chips }.
refusal-ants-tunnel-resource = { $cell } to pole z zasobami; znacznika tunelu się tam nie kładzie.
refusal-ants-tunnel-there = Na { $cell } leży już znacznik tunelu.
refusal-ants-tunnel-near = { $cell } leży za blisko mrowiska gracza { $player }: odległość { $found }, a trzeba co najmniej { $least }.

## Budowa i ostatnia deska ratunku

refusal-ants-build-pyramids = W piramidach nic się nie buduje: wszystkie poziomy stoją od początku.
refusal-ants-build-chips = { $level ->
    [0] Duży
    [1] Średni
   *[2] Mały
  } poziom kosztuje { $cost ->
    [one] jeden żeton
    [few] { $cost } żetony
   *[many] { $cost } żetonów
  }, a masz: { $chips }.
refusal-ants-emergency-ants = Na ostatnią deskę ratunku za wcześnie: masz mrówki na planszy.
refusal-ants-emergency-chips = Na ostatnią deskę ratunku za wcześnie: masz { $chips ->
    [one] żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
  }.
refusal-ants-emergency-cards = Za żeton trzeba odrzucić dwie karty, a masz: { $found }.
refusal-ants-emergency-pair = Wskaż dwie karty, które odrzucasz, na przykład: { $example }.
refusal-ants-emergency-twice = Masz tylko jedną kartę { $card }; wskaż oprócz niej inną.
refusal-ants-bank-empty = W banku nie ma już żetonów.

## Karty

refusal-ants-fury-in-battle = Mrówczą furię zagrywa się w twojej walce, gdy gra o nią pyta.
refusal-ants-no-card-in-battle = Karty { $card } nie zagrywa się w walce; jedyną taką kartą jest Mrówcza furia.
refusal-ants-ambush-nobody = Na { $cell } nie ma na kogo urządzić zasadzki.
refusal-ants-ambush-ally = Mrówki na { $cell } ({ $ants }) należą do twojego sojusznika { $player }; na sojuszników nie urządza się zasadzek.
refusal-ants-ambush-centre = W środku planszy zasadzek nie ma, a { $cell } to pole środkowe.
refusal-ants-ambush-distance = { $target } nie leży dokładnie dwa połączenia od { $cell }; tak leżą: { $cells }.
refusal-ants-ambush-strength = { $enemy ->
    [W] Robotnica
   *[S] Żołnierz
  } na { $target } ma większą siłę niż { $kind ->
    [W] robotnica
   *[S] żołnierz
  } na { $cell }.
refusal-ants-card-for-nothing = Nie ma teraz nic, na co można by zagrać kartę { $card }.
refusal-ants-ambush-none = Żadna twoja mrówka na { $cell } nie może teraz na nikogo urządzić zasadzki.
refusal-ants-column-of-two = Do zwartej kolumny trzeba dwóch twoich mrówek na jednym polu, a na { $cell } jest tylko jedna.
refusal-ants-column-stranger = Kolumna nie wejdzie na { $cell }: stoją tam mrówki gracza { $player } ({ $ants }).
refusal-ants-column-room = Na { $cell } nie ma miejsca dla dwóch mrówek.
refusal-ants-obstacle-trail = Przeszkodę kładzie się na polu ścieżki; { $cell } to pole z zasobami.
refusal-ants-obstacle-gate = { $cell } leży obok mrowiska { $hill }; przeszkody się tam nie kładzie.
refusal-ants-obstacle-twice = Na { $cell } leży już przeszkoda.
refusal-ants-obstacle-marker = Na { $cell } leży znacznik tunelu; przeszkody się tam nie kładzie.
refusal-ants-obstacle-ants = Na { $cell } stoją mrówki; przeszkodę kładzie się na pustym polu.
refusal-ants-cave-in-nothing = Na { $cell } nie ma znacznika tunelu; znaczniki przeciwników leżą na: { $cells }.
refusal-ants-cave-in-friend = Znacznik tunelu na { $cell } należy do gracza { $player }, a to nie przeciwnik; znaczniki przeciwników leżą na: { $cells }.

## Walki

refusal-ants-no-contact = { $arrived } nie styka się z { $cell }; wybierz jedno z: { $cells }.
refusal-ants-other-arrival = Mrówki, które teraz walczą, stoją na { $arrived }, a nie na { $cell }.
refusal-ants-no-fighter = W tej walce nie masz mrówki „{ $name }”; masz: { $ants }.
refusal-ants-which-fighter = Która mrówka? W tej walce masz: { $ants }.
refusal-ants-no-fury = Nie masz na ręce Mrówczej furii; napisz pass.

## Los

refusal-ants-chance-first = „{ $text }” to nie gracz, który mógłby zaczynać; są: { $players }.
refusal-ants-chance-hand-of = Tu ma być ręka gracza { $player }, a w tekście jest „{ $text }”.
refusal-ants-chance-hand-size = Pierwsza ręka gracza { $player } powinna liczyć { $wanted ->
    [one] { $wanted } kartę
    [few] { $wanted } karty
   *[other] { $wanted } kart
  }, a podano: { $found }.
refusal-ants-chance-number = Dobiera się { $wanted ->
    [one] jedną kartę
    [few] { $wanted } karty
   *[many] { $wanted } kart
  }, a w tekście jest „{ $text }”.
refusal-ants-chance-card = „{ $card }” nie można dobrać; w stosie są: { $left }.

## Z czego składa się ocena

ants-term-chips = żetony
ants-term-income = dochód
ants-term-army = mrówki i znaczniki tunelu
ants-term-attack = ataki na mrowiska
ants-term-cards = karty
ants-term-anthill = poziomy mrowiska
ants-term-experience = doświadczenie z partii
ants-term-rest = wynik

## Where the points came from

ants-standing = Poziomy
ants-points-built = Zbudowane poziomy
ants-points-taken = Zdobyte poziomy
ants-points-left = Przy remisie: własne poziomy
ants-points-chips = Przy remisie: żetony
ants-points-strength = Przy remisie: siła na planszy

## Co daje ruch, po „Ten ruch …”.

ants-reason-takes = wynosi z cudzego mrowiska { $count ->
    [one] poziom
    [few] { $count } poziomy
   *[other] { $count } poziomów
  }
ants-reason-builds = buduje { $level }. poziom twojego mrowiska
ants-reason-chips = przynosi { $count ->
    [one] żeton
    [few] { $count } żetony
   *[other] { $count } żetonów
  }
ants-reason-mines = sprawia, że wydobywa { $count ->
    [one] o jedną mrówkę więcej
    [few] o { $count } mrówki więcej
   *[other] o { $count } mrówek więcej
  }
ants-reason-beats = usuwa { $count ->
    [one] mrówkę przeciwnika
    [few] { $count } mrówki przeciwników
   *[other] { $count } mrówek przeciwników
  }
ants-reason-hires = powiększa twoją armię o { $count ->
    [one] jedną mrówkę
    [few] { $count } mrówki
   *[other] { $count } mrówek
  }
ants-reason-nears = zbliża mrówkę do mrowiska { $hill } na { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
  }

## Układanie pozycji ręcznie

ants-edit-treat = żeton
ants-edit-ant = { $kind ->
    [worker] robotnica
   *[soldier] żołnierz
  }
ants-edit-markers = znacznik tunelu
ants-edit-obstacles = przeszkoda
ants-edit-first = Kto zaczyna
ants-edit-kind = Tura służy
ants-edit-kind-of-turn = { $kind ->
    [hire] werbowaniu
    [move] ruchom
   *[open] jeszcze niczemu
  }
ants-edit-discard = Karty odrzucone
ants-edit-chips = Żetony
ants-edit-levels = Poziomy mrowiska
ants-edit-taken = Poziomy zabrane graczom
ants-edit-hand = Ręka
ants-edit-table = Na stole
ants-edit-decision = { $decision ->
    [exchange] wymiana karty
    [action] akcja
    [contact] z kim najpierw walczyć
    [sentries] pomoc wartowników
    [fury] furia w walce
    [march] drugi krok marszu
   *[push] która mrówka robi miejsce
  }
