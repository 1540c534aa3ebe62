# Lekcje gry Termity, w kolejności z games/termites/learn/lessons.toml.

## Placing

lesson-termites-placing = W każdej turze żeton
lesson-termites-placing-token = Grasz czerwonymi. Każda tura zaczyna się od żetonu z ręki. Litera oznacza kastę, liczba – ile termitów jest na żetonie. Wybierz dwie robotnice.
lesson-termites-placing-token-other = Ten żeton przyda się później. Teraz weź robotnice.
lesson-termites-placing-water = Żeton można wystawić na dowolne puste pole, nawet tuż obok wroga. No, prawie dowolne: spróbuj na wodę.
lesson-termites-placing-water-done = Na wodzie radzą sobie tylko alate. Za to unikają roślinności.
lesson-termites-placing-hex = Neutralny kopiec pośrodku nie należy do nikogo i jest wart 7 punktów dla tego, kto go zdobędzie. Wystaw robotnice tuż obok niego.
lesson-termites-placing-hex-other = Wolno, ale daleko stąd do akcji. Wybierz jedno z sześciu pól wokół neutralnego kopca.
lesson-termites-placing-stay = Potem możesz poruszyć jedną jednostkę albo zostawić wszystko na miejscu. Robotnice stoją tam, gdzie trzeba: zostań.
lesson-termites-placing-stay-other = Stoją dobrze tam, gdzie są. Cofnij to i kliknij przycisk, by zostać na miejscu.
lesson-termites-placing-stay-done = Wystaw żeton, porusz jedną jednostkę: to cała tura. Po 18 żetonach każdego z graczy partia się kończy.

## Moving

lesson-termites-moving = Ruch
lesson-termites-moving-worker = Robotnice są szybkie: dwa kroki na turę. Kliknij czerwone robotnice.
lesson-termites-moving-worker-other = Nie tym razem. Kliknij robotnice tuż nad neutralnym kopcem.
lesson-termites-moving-walk = Zielone pola leżą w zasięgu dwóch kroków. Wejście na kamienie kosztuje oba. Idź na dowolne wolne pole.
lesson-termites-moving-walk-attack = To już był atak! O nim jest następna lekcja. Na razie idź na wolne pole.
lesson-termites-moving-walk-done = Własne jednostki nigdy nie zagradzają drogi; wrogie jednostki i kopce – owszem.
lesson-termites-moving-soldier = Teraz żołnierz. Żołnierze i nasute są powolni. Spróbuj przejść dwa pola, na wskazane miejsce.
lesson-termites-moving-soldier-done = Jeden krok na turę i nigdy na kamienie. Powolne jednostki wystawiaj tam, gdzie są potrzebne.
lesson-termites-moving-flyer = I alate: trzy kroki nad wodą, kamieniami, kopcami i wrogami. Leć, dokąd chcesz.
lesson-termites-moving-flyer-done = Alate zatrzymuje tylko roślinność i inne alate.

## Support

lesson-termites-support = W grupie siła
lesson-termites-support-alone = Atakuje się, wchodząc na pole wroga. Nie ma tu losu: twoja siła musi być większa. Dwie robotnice przeciw dwóm robotnicom? Spróbuj.
lesson-termites-support-alone-done = Dwa to nie więcej niż dwa. Potrzebujesz pomocy.
lesson-termites-support-worker = Obok celu stanął twój żołnierz. Każda twoja jednostka sąsiadująca z celem dodaje swoją siłę, a żołnierz liczy się podwójnie. Kliknij robotnice.
lesson-termites-support-worker-other = Możesz zostać, ale spójrz: teraz siły wystarczy.
lesson-termites-support-worker-soldier = Żołnierz też mógłby zaatakować. Zobaczmy jednak, co zrobią robotnice.
lesson-termites-support-strike = Dwie robotnice i jeden żołnierz to 4 przeciw 2. Atakuj!
lesson-termites-support-strike-other = Nie tam: wejdź na złote robotnice.
lesson-termites-support-retreat = Pokonani muszą wycofać się o jedno pole, a ty decydujesz, na które.
lesson-termites-support-retreat-done = Twoje robotnice zajęły ich miejsce. Gdyby pokonani nie mieli dokąd się wycofać, zostaliby zniszczeni.

## Soldiers

lesson-termites-soldiers = Żołnierze nie puszczają
lesson-termites-soldiers-soldier = Dwóch żołnierzy ma siłę 4, a trzy złote robotnice obok nich – 3. Kliknij swoich żołnierzy.
lesson-termites-soldiers-soldier-other = Zostaw robotnicę w spokoju. Twoi żołnierze potrafią coś szczególnego.
lesson-termites-soldiers-strike = Zaatakuj trzy robotnice.
lesson-termites-soldiers-strike-other = Nie omijaj ich: atakuj!
lesson-termites-soldiers-strike-done = Przed żołnierzem nikt się nie wycofa. Kogo pokona, ten zostaje zniszczony.

## Spitters

lesson-termites-spitters = Nasute pomagają z daleka
lesson-termites-spitters-token = Dwóch złotych żołnierzy broni się siłą 4, twoje trzy robotnice atakują siłą 3. Do przewagi brakuje 2. Weź nasute.
lesson-termites-spitters-token-other = Dobry żeton, ale tu nie wystarczy albo nie da rady. Weź nasute.
lesson-termites-spitters-vegetation = Nasute wspiera z odległości do dwóch pól. Na roślinności jego wsparcie jest o 1 większe. Wystaw go na wskazane pole.
lesson-termites-spitters-vegetation-other = Stamtąd doda najwyżej 1, a 4 przeciw 4 nie wystarczy. Potrzebna jest roślinność, dwa pola od celu.
lesson-termites-spitters-vegetation-done = 3 + 1 + 1 za roślinność = 5. To więcej niż 4.
lesson-termites-spitters-workers = Teraz kliknij robotnice.
lesson-termites-spitters-workers-other = Nasute najlepiej pomaga tam, gdzie jest. Atakować mają robotnice.
lesson-termites-spitters-strike = Zaatakuj złotych żołnierzy.
lesson-termites-spitters-strike-other = Twój atak jest już dość silny: wejdź na złotych żołnierzy.
lesson-termites-spitters-strike-done = Udało się, a nasute nie zrobił ani kroku. Teraz wybiera się jeszcze, z której strony atakować, bo od tego zależy, dokąd wróg może się wycofać.

## Mounds

lesson-termites-mounds = Zdobądź kopiec
lesson-termites-mounds-count = Kopiec broni się swoją wartością, tutaj 7. Twoje jednostki wokół niego mają 1 + 4 + 3 = 8: wystarczy! Ale jednostka, która atakuje kopiec, przepada. Którą wyślesz?
lesson-termites-mounds-count-other = Nie zwlekaj: ten kopiec możesz zdobyć.
lesson-termites-mounds-count-big = To się uda, ale stracisz tę jednostkę. Wyślij najmniejszą: pozostałe i tak ją wesprą.
lesson-termites-mounds-strike = Natarcie prowadzi jedna robotnica. Zaatakuj kopiec.
lesson-termites-mounds-strike-other = Na kopiec! Razem macie 8 przeciw 7.
lesson-termites-mounds-new = Zdobyty! To twoje trofeum, warte 7 punktów. Jego miejsce musi zająć kopiec z twojej rezerwy: wybierz go.
lesson-termites-mounds-new-done = Duży kopiec trudniej zdobyć, ale i strata jest większa. Na koniec liczą się wszystkie twoje kopce: na planszy, w rezerwie i trofea.

## When you are robbed

lesson-termites-robbed = Gdy stracisz kopiec
lesson-termites-robbed-beside = Złoty zdobył twój kopiec o wartości 9. Musisz postawić na planszy inny. Kopce trzymają się z dala od siebie: spróbuj postawić 8 obok neutralnego kopca.
lesson-termites-robbed-beside-done = Nigdy obok innego kopca, nigdy na brzegu i tylko na terenie otwartym.
lesson-termites-robbed-place = Wybierz kopiec, a potem dowolne zielone pole. Rozsądnie będzie trzymać się z dala od złotych żołnierzy.
lesson-termites-robbed-place-done = Dobrze. Dziewiątka przepadła: masz 26 punktów, Złoty 44. Pilnuj tego, co cenne.

## The first game

lesson-termites-game = Twoja pierwsza partia
lesson-termites-game-aim = Po cztery tury na gracza i wynik 35 : 35. Zdobądź o jeden kopiec więcej niż Złoty, a wygrasz.
lesson-termites-game-count = Policz najpierw, co stoi wokół kopca, potem wystaw brakujący żeton, a potem atakuj, i to najmniejszą jednostką.
lesson-termites-game-help = Grasz z początkującym botem. Nie wiesz, co zrobić? Poproś o podpowiedź. Pomyłkę możesz cofnąć.
