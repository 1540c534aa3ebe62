# Lekcje gry Rój, w kolejności z games/hive/learn/lessons.toml.

## Placing

lesson-hive-placing = Wprowadzanie owadów
lesson-hive-placing-first = W „Roju” nie ma planszy: tworzą ją same owady. Weź z zapasu mrówkę i połóż ją na stole.
lesson-hive-placing-first-other = Zacząć może dowolny owad, ale tu zacznijmy od mrówki. Cofnij ten ruch.
lesson-hive-placing-own = Czarny położył pająka obok twojej mrówki. Tylko ten jeden raz nowy owad mógł dotknąć przeciwnika: od teraz twoje nowe owady mogą sąsiadować wyłącznie z twoimi. Dołóż żuka.
lesson-hive-placing-own-other = Tak też można, ale teraz kolej na żuka.
lesson-hive-placing-own-done = Zauważ: każde zielone pole leżało z dala od pająka. Owady wchodzą do gry na tyłach, a potem ruszają do przodu.
lesson-hive-placing-enemy = Złammy teraz tę zasadę. Weź konika polnego i spróbuj położyć go na wskazanym polu, tuż obok czarnego pająka.
lesson-hive-placing-enemy-done = Nie wolno, i od razu wiesz dlaczego. Kiedy coś jest niedozwolone, odnośnik otwiera właściwą zasadę.
lesson-hive-placing-queen = Minęły trzy tury, a twojej królowej jeszcze nie ma. Musi wejść do gry najpóźniej w czwartej turze, czyli teraz. Połóż ją na dowolnym zielonym polu.
lesson-hive-placing-queen-done = Świetnie. Od następnej tury twoje owady mogą się też poruszać. Trzymaj królową z dala od walki: jeśli zostanie otoczona, przegrasz.

## The queen

lesson-hive-queen = Królowa
lesson-hive-queen-step = W każdej turze dokładasz owada albo poruszasz jednego z już położonych. Królowa przesuwa się o jedno pole wzdłuż brzegu roju. Porusz ją.
lesson-hive-queen-step-other = To inny owad. Kliknij najpierw królową, a potem zielone pole.
lesson-hive-queen-step-done = Jedno pole, zawsze w kontakcie z rojem. Więcej królowa nie potrafi.
lesson-hive-queen-far = Spróbuj ją pogonić: poślij ją na wskazane pole obok czarnej królowej.
lesson-hive-queen-far-done = Dla niej to za daleko. Królowa nie ucieknie od kłopotów, więc zapobiegaj im zawczasu.

## One hive

lesson-hive-one-hive = Jeden rój
lesson-hive-one-hive-pinned = Wszystkie owady tworzą jeden rój, którego nie wolno rozerwać. Twoja mrówka jest jedynym łącznikiem obu połówek. Kliknij ją i zobacz.
lesson-hive-one-hive-pinned-done = Bez mrówki rój rozpadłby się na dwie części, więc mrówka musi zostać. Taki owad jest unieruchomiony. Unieruchamianie owadów przeciwnika to połowa gry.
lesson-hive-one-hive-free = Niektóre z twoich owadów nie są potrzebne, by rój się trzymał. Znajdź takiego i porusz go.
lesson-hive-one-hive-free-other = Nowy owad też jest w porządku, ale tu chodzi o ruch owada, który już leży na stole.
lesson-hive-one-hive-free-done = Właśnie tak. Owady na brzegu są swobodne, te pośrodku często nie.

## The ant

lesson-hive-ant = Mrówka
lesson-hive-ant-run = Mrówka biega wokół roju tak daleko, jak chce. Poślij ją na wskazane pole obok czarnej królowej.
lesson-hive-ant-run-elsewhere = Mrówka może tam pójść, ale obok czarnej królowej zdziała więcej.
lesson-hive-ant-run-other = Ta lekcja jest o mrówce. Kliknij najpierw ją.
lesson-hive-ant-run-done = Jedna strona czarnej królowej jest zajęta. Zajmij wszystkie sześć owadami dowolnego koloru, a wygrasz.
lesson-hive-ant-gate = Pośrodku roju jest dziura, która też sąsiaduje z czarną królową. Spróbuj wprowadzić tam mrówkę.
lesson-hive-ant-gate-done = Przejście jest za wąskie. Owady suną po stole i nie przecisną się między dwoma innymi.

## The grasshopper

lesson-hive-grasshopper = Konik polny
lesson-hive-grasshopper-jump = Kto się nie przeciśnie, może wskoczyć. Konik polny skacze w linii prostej nad owadami, na pierwsze wolne pole za nimi. Przeskocz nad swoją królową do dziury.
lesson-hive-grasshopper-jump-elsewhere = Ładny skok, ale najlepsze miejsce to dziura obok czarnej królowej.
lesson-hive-grasshopper-jump-other = Kliknij konika polnego na lewo od twojej królowej.
lesson-hive-grasshopper-jump-done = Wąskie przejścia konikowi polnemu nie przeszkadzają. To on zatyka ostatnią dziurę.
lesson-hive-grasshopper-line = Czy jest coś, czego nie potrafi? Spróbuj skoczyć na wskazane pole, które nie leży w linii.
lesson-hive-grasshopper-line-done = Tylko w linii prostej i zawsze nad co najmniej jednym owadem.

## The spider

lesson-hive-spider = Pająk
lesson-hive-spider-three = Pająk przesuwa się wzdłuż brzegu roju dokładnie o trzy pola: ani więcej, ani mniej, i nigdy nie zawraca. Poprowadź go w stronę czarnej królowej.
lesson-hive-spider-three-left = To też trzy pola, ale w złą stronę. Czarna królowa jest po prawej.
lesson-hive-spider-three-other = Ta lekcja jest o pająku, który leży pod twoją królową.
lesson-hive-spider-three-done = W zagłębienie, z powrotem i wzdłuż brzegu: trzy pola. Przy pająku opłaca się liczyć.
lesson-hive-spider-four = Do czarnej królowej brakuje tylko jednego kroku. Spróbuj dojść na wskazane pole.
lesson-hive-spider-four-done = Cztery pola to o jedno za dużo. Pająk często potrzebuje tury na przygotowanie.

## The beetle

lesson-hive-beetle = Żuk
lesson-hive-beetle-climb = Żuk przesuwa się o jedno pole, jak królowa, ale potrafi wspinać się na inne owady. Czarna mrówka jest groźna: wejdź na nią.
lesson-hive-beetle-climb-elsewhere = Żuk może tam pójść, ale nikogo stamtąd nie zatrzyma. Wejdź na czarną mrówkę.
lesson-hive-beetle-climb-other = Ta lekcja jest o żuku. Kliknij najpierw jego.
lesson-hive-beetle-climb-done = Przykryty owad nie może się ruszyć. A skoro na wierzchu jest twój żuk, cały stos jest biały.
lesson-hive-beetle-queen = Po wierzchu roju żuk idzie dalej, krok po kroku. Wejdź na czarną królową.
lesson-hive-beetle-queen-elsewhere = Blisko! Czarna królowa leży na prawo od twojego żuka.
lesson-hive-beetle-queen-other = Zostaw na razie pozostałe owady i kliknij żuka.
lesson-hive-beetle-queen-done = Teraz królowa już nie ucieknie.
lesson-hive-beetle-drop = A teraz najlepsze. Stos jest biały, więc nowe białe owady mogą z nim sąsiadować. Połóż mrówkę tuż obok czarnej królowej.
lesson-hive-beetle-drop-far = Ta mrówka leży za daleko. Poszukaj zielonych pól obok swojego żuka.
lesson-hive-beetle-drop-other = Połóżmy mrówkę: później w jednej turze dojdzie wszędzie.
lesson-hive-beetle-drop-done = Prosto z zapasu pod same drzwi królowej. Mało który atak jest tak silny jak żuk na królowej.

## Surround the queen

lesson-hive-surround = Otocz królową
lesson-hive-surround-five = Policz owady wokół czarnej królowej: pięć z sześciu pól jest zajętych. Zajmij ostatnie i wygraj.
lesson-hive-surround-five-leaves = Ojej: ta mrówka była jednym z pięciu owadów. Użyj takiego, który jeszcze nie sąsiaduje z królową.
lesson-hive-surround-five-other = Tak zostaje jej wyjście. Który z twoich owadów dojdzie na wolne pole na prawo w górę od królowej?
lesson-hive-surround-five-done = Wygrywa Biały! To, że większość owadów wokół niej jest czarna, nie ma znaczenia.

## Danger

lesson-hive-danger = Uratuj swoją królową
lesson-hive-danger-last = Teraz to twoja królowa ma tylko jedno wolne pole obok, a czarna mrówka dojdzie tam jednym ruchem. Twoja tura. Ratunek jest niejeden.
lesson-hive-danger-last-own = Ostatnie pole zajął twój własny owad. Kolor nie ma znaczenia: twoja królowa jest otoczona.
lesson-hive-danger-last-other = To nie zatrzyma mrówki: dojdzie na wolne pole i otoczy twoją królową. Zatrzymaj mrówkę albo zwolnij drugie pole.
lesson-hive-danger-last-done = Uratowana! Zapamiętaj oba sposoby: wejdź żukiem na napastnika albo odsuń od królowej jednego z własnych owadów.

## The first game

lesson-hive-game = Twoja pierwsza partia
lesson-hive-game-aim = Otocz czarną królową: cztery pola obok niej są już zajęte. Czarny próbuje tego samego z twoją.
lesson-hive-game-queens = Przed każdym ruchem spójrz na obie królowe: która ma więcej sąsiadów i której może zaraz przybyć następny?
lesson-hive-game-help = Grasz z początkującym botem. Nie wiesz, co zrobić? Poproś o podpowiedź. Pomyłkę możesz cofnąć.
