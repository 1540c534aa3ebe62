# Słowa gry Rój. Owady i pola mają nazwy z notacji gry: wA1 to pierwsza mrówka białych, wA1- pole na prawo od niej.

## Gra

hive-title = Rój
hive-description = Gra bez planszy: otocz królową przeciwnika owadami, które pełzają, skaczą, wspinają się i przerzucają inne.

hive-kind-queen = królowa
hive-kind-spider = pająk
hive-kind-beetle = żuk
hive-kind-grasshopper = konik polny
hive-kind-ant = mrówka
hive-kind-mosquito = komar
hive-kind-ladybug = biedronka
hive-kind-pillbug = stonoga

hive-option-type = Owady
hive-option-type-Base = Zestaw podstawowy: królowa, żuki, koniki polne, pająki, mrówki
hive-option-type-Base-M = Zestaw podstawowy z komarem
hive-option-type-Base-L = Zestaw podstawowy z biedronką
hive-option-type-Base-P = Zestaw podstawowy ze stonogą
hive-option-type-Base-ML = Zestaw podstawowy z komarem i biedronką
hive-option-type-Base-MP = Zestaw podstawowy z komarem i stonogą
hive-option-type-Base-LP = Zestaw podstawowy z biedronką i stonogą
hive-option-type-Base-MLP = Zestaw podstawowy z komarem, biedronką i stonogą
hive-option-opening = Otwarcie
hive-option-opening-rulebook = Jak w instrukcji: królowa może być pierwszym owadem
hive-option-opening-tournament = Jak w turniejach: nikt nie zaczyna od królowej
hive-option-repetition = Powtórzenia
hive-option-repetition-draw = Pozycja, która wystąpi po raz trzeci, to remis
hive-option-repetition-off = Pozycje mogą się powtarzać bez końca

outcome-white-surrounded = Biała królowa jest otoczona.
outcome-black-surrounded = Czarna królowa jest otoczona.
outcome-both-surrounded = Obie królowe są otoczone.

## Notacja

refusal-no-such-piece = Nie ma owada „{ $text }”; owady nazywają się na przykład wQ, bA1 albo wG3.
refusal-needs-number = „{ $text }” wymaga numeru: { $names }.
refusal-two-marks = „{ $text }” ma dwa znaki kierunku; wystarczy jeden, przed owadem albo za nim.
refusal-reference-not-placed = { $piece } nie jest w grze; wskaż pole względem owada, który już w niej jest.
refusal-piece-first = Na { $hex } nic nie leży; wybierz najpierw owada, a potem pole dla niego.

## Czyja jest tura

refusal-not-in-game = { $piece } nie należy do owadów tego wariantu gry.
refusal-not-your-piece = Teraz jest tura { $player ->
    [white] białego
   *[black] czarnego
  }; { $piece } należy do przeciwnika.
refusal-cannot-pass = Pasować wolno tylko wtedy, gdy nic innego nie jest możliwe; { $count ->
    [one] dozwolony jest jeden ruch: { $example }
    [few] dozwolone są { $count } ruchy, na przykład { $example }
    [many] dozwolonych jest { $count } ruchów, na przykład { $example }
   *[other] dozwolone jest { $count } ruchu, na przykład { $example }
  }.

## Dokładanie owadów

refusal-first-alone = Pierwszy owad w grze leży gdziekolwiek; wystarczy napisać: { $piece }.
refusal-second-adjacent = Owad { $piece } musi leżeć obok { $first }; pole { $hex } z nim nie sąsiaduje.
refusal-touches-nothing = Nie można dołożyć { $piece } na { $hex }: z tym polem nie sąsiaduje żaden owad.
refusal-touches-enemy = Nie można dołożyć { $piece } na { $hex }: to pole sąsiaduje z { $enemies }, a nowy owad może sąsiadować tylko z owadami swojego koloru.
refusal-touches-no-own = Nie można dołożyć { $piece } na { $hex }: to pole sąsiaduje z { $enemies }, a nie sąsiaduje z żadnym { $player ->
    [white] białym
   *[black] czarnym
  } owadem; nowy owad może sąsiadować tylko z owadami swojego koloru.
refusal-no-place = Nie ma pola dla { $piece }: każde wolne pole obok twoich owadów sąsiaduje też z owadem przeciwnika.
refusal-occupied = Nie można dołożyć { $piece } na { $on }: nowe owady kładzie się na wolnych polach.
refusal-queen-due = Królowa musi teraz wejść do gry: dołóż { $queen }, zanim zagrasz { $piece }.
refusal-queen-due-pass = Nie można zagrać { $piece }: najpierw musi wejść do gry królowa { $queen }, a nie ma dla niej pola. Spasuj.
refusal-queen-first = { $piece } nie może być pierwszym owadem gracza przy otwarciu turniejowym.
refusal-next-number = Najpierw { $next }, potem { $piece }: owady jednego rodzaju wchodzą do gry w kolejności numerów.

## Ruch

refusal-queen-not-placed = { $piece } nie może się ruszyć, dopóki królowa { $queen } nie wejdzie do gry.
refusal-resting = Owad { $piece } odpoczywa: poruszył się w poprzedniej turze albo został przerzucony, więc teraz nie może się ruszyć ani zostać przerzucony.
refusal-covered = Owad { $piece } nie może się ruszyć: leży pod { $by }.
refusal-pinned = Owad { $piece } nie może się ruszyć: bez niego rój rozpadłby się na części (między { $one } a { $other } nie byłoby połączenia).
refusal-stays = { $piece } już tam jest; ruch musi się skończyć na innym polu.
refusal-away-from-hive = { $piece } nie może przejść na { $hex }: z tym polem nie sąsiaduje żaden inny owad.
refusal-gate = { $piece } nie może się przesunąć na { $hex }: przejście między { $one } a { $other } jest za wąskie.
refusal-gate-on-top = { $piece } nie może się wspiąć na { $hex }: { $one } i { $other } leżą wyżej i nie zostawiają przejścia.
refusal-loses-contact = Owad { $piece } nie może się przesunąć na { $hex }: po drodze straciłby kontakt z rojem.
refusal-no-way = { $piece } nie może się przesunąć na { $hex }: wzdłuż roju nie prowadzi tam żadna wolna droga.
refusal-shut-in = Owad { $piece } nie może się wysunąć: każde przejście obok niego jest za wąskie.

## Jak poruszają się owady

refusal-cannot-climb = { $piece } nie może wejść na { $on }: tylko żuk, albo komar jako żuk, kończy ruch na innym owadzie.
refusal-one-step = { $piece } porusza się tylko o jedno pole; { $hex } leży dalej.
refusal-grasshopper-line = Konik polny skacze w linii prostej; { $hex } nie leży w jednej linii z { $piece }.
refusal-grasshopper-nothing-to-jump = Konik polny musi przeskoczyć przynajmniej jednego owada; w stronę { $hex } żaden nie sąsiaduje z { $piece }.
refusal-grasshopper-first-empty = Konik polny ląduje na pierwszym wolnym polu; w tym kierunku { $piece } ląduje na { $landing }, a nie na { $hex }.
refusal-spider-three-steps = Pająk przesuwa się dokładnie o trzy pola; od { $piece } do { $hex } { $steps ->
    [one] jest jedno pole
    [few] są { $steps } pola
    [many] jest { $steps } pól
   *[other] jest { $steps } pola
  }.
refusal-spider-nowhere = Pająk przesuwa się dokładnie o trzy pola, a { $piece } nie ma drogi tej długości.
refusal-ladybug-path = Biedronka robi dwa kroki po wierzchu roju i trzeci w dół; { $piece } nie dojdzie tak na { $hex }.
refusal-ladybug-nowhere = Biedronka robi dwa kroki po wierzchu roju i trzeci w dół, a { $piece } nie ma takiej drogi.
refusal-only-mosquitoes = { $piece } nie może się ruszyć: sąsiaduje tylko z { $touching }, a komar nie naśladuje komara.
refusal-mosquito-out-of-reach = { $piece } sąsiaduje z { $touching }, ale w żaden z tych sposobów nie dojdzie na { $hex }.

## Przerzucanie

refusal-throw-not-adjacent = Owad { $piece } należy do przeciwnika; { $thrower } może go przerzucić tylko z sąsiedniego pola.
refusal-throw-needs-queen = { $thrower } nie może przerzucić { $piece }, dopóki królowa { $queen } nie wejdzie do gry.
refusal-thrower-covered = { $thrower } nie może przerzucić { $piece }, bo leży pod { $by }.
refusal-thrower-on-top = { $thrower } nie może przerzucić { $piece }: na wierzchu roju komar jest żukiem.
refusal-thrower-resting = Owad { $thrower } nie może przerzucić { $piece }, bo poruszył się w poprzedniej turze albo został przerzucony i teraz odpoczywa.
refusal-throw-stacked = { $thrower } nie może przerzucić { $piece } z wierzchu innego owada.
refusal-throw-occupied = { $thrower } nie może przerzucić { $piece } na { $on }: przerzut kończy się na wolnym polu.
refusal-throw-target-far = { $thrower } przerzuca { $piece } tylko na pola, z którymi sąsiaduje; { $hex } do nich nie należy.
refusal-throw-gate-up = { $thrower } nie może podnieść { $piece }: { $one } i { $other } leżą wyżej i nie zostawiają przejścia.
refusal-throw-gate-down = { $thrower } nie może odłożyć { $piece } na { $hex }: { $one } i { $other } leżą wyżej i nie zostawiają przejścia.
refusal-throw-no-room = Owad { $thrower } nie ma obok siebie wolnego pola, na które mógłby przerzucić { $piece }.

## Tekst pozycji

refusal-bad-turn = „{ $text }” to nie tura; pozycja zaczyna się turą taką jak White[3] albo Black[12].
refusal-bad-setup-word = Nie da się odczytać „{ $text }”; owada zapisuje się tak: wA1@2,-1, a tego, który odpoczywa, na końcu tak: rest=wA1.
refusal-piece-twice = { $piece } leży w dwóch miejscach.
refusal-too-far = { $text } leży za daleko; współrzędne mieszczą się od -{ $farthest } do { $farthest }.
refusal-cannot-be-on-top = { $piece } nie może leżeć na innym owadzie; mogą to tylko żuki i komary.
refusal-not-connected = { $piece } nie łączy się z resztą roju.
refusal-wrong-number-placed = { $player ->
    [white] Biały
   *[black] Czarny
  } nie ma w grze żadnego owada. Wtedy w grze jest najwyżej jeden inny owad i jest tura tego gracza.
refusal-cannot-rest = Owad { $piece } nie może odpoczywać: w poprzedniej turze nie mógł się ruszyć ani zostać przerzucony.

## Z czego składa się ocena

hive-term-queen = bezpieczeństwo królowych
hive-term-mobility = swoboda ruchów
hive-term-hand = owady w zapasie
hive-term-tempo = prawo ruchu
hive-term-rest = wynik

## Where the points came from

hive-standing = Owady wokół królowej
hive-points-around-queen = Owady wokół królowej
hive-points-in-play = Owady w grze

## Co daje ruch, po „Ten ruch …”; owady mają formę object-…, a królowe z miejscem wokół nich formę of-….

hive-reason-surrounds = zostawia wokół { $piece } { $free ->
    [0] zero wolnych pól
    [one] tylko jedno wolne pole
    [few] tylko { $free } wolne pola
   *[other] tylko { $free } wolnych pól
  }
hive-reason-makes-room = robi miejsce wokół { $piece }
hive-reason-pins = unieruchamia { $piece }
hive-reason-covers = przykrywa { $piece }
hive-reason-frees = uwalnia { $piece }
hive-reason-brings-in = wprowadza do gry { $piece }
hive-reason-queen-in = wprowadza do gry { $piece } i uruchamia twoje owady

## Ustawianie pozycji ręcznie

hive-edit-turn = Kto jest na ruchu
hive-edit-number = Numer tury
hive-edit-resting = Owad ruszony lub przerzucony w poprzedniej turze
hive-edit-none = żaden
refusal-draft-too-wide = To za daleko od innych owadów; ich współrzędne różnią się najwyżej o { $most }.
