# Lekcje gry Mrówki, w kolejności z games/ants/learn/lessons.toml.

## Hiring

lesson-ants-hiring = Werbowanie mrówek
lesson-ants-hiring-worker = Twoje mrowisko leży w lewym górnym rogu. Robotnica kosztuje 1 żeton i zaczyna na jednym z trzech pól obok mrowiska. Zwerbuj robotnicę i postaw ją na wskazanym polu.
lesson-ants-hiring-worker-other = To później! Najpierw robotnica.
lesson-ants-hiring-worker-elsewhere = Można i tak, ale ścieżka do tortu pośrodku zaczyna się na wskazanym polu.
lesson-ants-hiring-push = Możesz zwerbować tyle mrówek, na ile cię stać. Zwerbuj na to samo pole drugą robotnicę i niech popchnie pierwszą do przodu.
lesson-ants-hiring-push-other = Zwerbuj drugą robotnicę na to samo pole.
lesson-ants-hiring-push-beside = To prawda, zmieszczą się obie. Ale popchnięta zyskuje krok za darmo. Wybierz popchnięcie.
lesson-ants-hiring-soldier = Żołnierz kosztuje 2 żetony i jest dwa razy silniejszy. Zwerbuj go za resztę żetonów, na dowolne pole.
lesson-ants-hiring-soldier-other = Tym razem weźmy żołnierza.
lesson-ants-hiring-soldier-done = Robotnice przynoszą żetony, żołnierze ich bronią.
lesson-ants-hiring-broke = Spróbuj zwerbować jeszcze jedną robotnicę.
lesson-ants-hiring-broke-done = Bez żetonów nie ma mrówek. Zaraz zobaczysz, skąd się je bierze.
lesson-ants-hiring-end = Na razie wystarczy. Zakończ turę.
lesson-ants-hiring-end-other = To teraz niepotrzebne: zakończ turę.

## Moving

lesson-ants-moving = Ruch i zbieranie
lesson-ants-moving-cake = W turze albo werbujesz, albo ruszasz mrówki. Teraz ruszamy: każda z twoich mrówek może zrobić jeden krok. Wejdź na tort robotnicą, która stoi tuż obok.
lesson-ants-moving-cake-other = Dobry pomysł, ale najpierw tort. Kliknij robotnicę obok niego, a potem tort.
lesson-ants-moving-cake-done = Żeton jest twój. A dopóki ta robotnica stoi na torcie, na początku każdej twojej tury daje ci kolejny.
lesson-ants-moving-again = Czy ta sama robotnica może iść dalej? Kliknij ją.
lesson-ants-moving-again-done = Jeden krok na mrówkę w każdej turze.
lesson-ants-moving-hire = Masz już żetony. Spróbuj zwerbować robotnicę.
lesson-ants-moving-hire-done = W tej turze już się ruszasz, więc nie możesz werbować. W jednej turze ruch, w następnej werbunek.
lesson-ants-moving-others = Pozostałe mrówki mogą się jednak jeszcze ruszyć. Zrób robotnicą na przedzie krok w stronę środka.
lesson-ants-moving-others-other = Można, ale to pośrodku leżą cztery najlepsze kawałki tortu.
lesson-ants-moving-others-done = Cztery robotnice na torcie to cztery żetony co turę. Tak rośnie kolonia.

## Battles

lesson-ants-battles = Walki
lesson-ants-battles-soldier = Mrówki dwóch graczy na sąsiednich polach od razu walczą. Nie ma tu losu: żołnierz ma siłę 2, robotnica 1. Podejdź żołnierzem do wrogiej robotnicy.
lesson-ants-battles-soldier-other = Bardzo pokojowo. Ale tu ma być walka: zrób żołnierzem krok w prawo.
lesson-ants-battles-soldier-done = 2 przeciw 1. Robotnica wraca do właściciela, który może ją znowu zwerbować.
lesson-ants-battles-equal = A jeśli obie strony są równie silne? Podejdź swoją robotnicą do robotnicy przeciwnika.
lesson-ants-battles-equal-other = Wejdź robotnicą na tort, obok robotnicy przeciwnika.
lesson-ants-battles-equal-done = Zeszły obie. Żeton po drodze jednak został twój. Siły równych mrówek na jednym polu się dodają: 1 + 1 = 2.

## Fury

lesson-ants-fury = Karta zmienia wszystko
lesson-ants-fury-attack = Ta sama walka, ale na ręce masz kartę: Mrówczą furię. Zaatakuj robotnicę.
lesson-ants-fury-attack-other = Wejdź robotnicą na tort, by zacząć walkę.
lesson-ants-fury-card = Teraz, w środku walki, zagraj Mrówczą furię na swoją robotnicę: siła większa o 1.
lesson-ants-fury-card-pass = Bez karty zejdą obie mrówki. Zagraj ją!
lesson-ants-fury-card-done = 2 przeciw 1: wygrywasz. Uważaj, gdy przeciwnik ma karty, bo może zrobić to samo.

## Ambush

lesson-ants-ambush = Zasadzka
lesson-ants-ambush-card = Wrogi żołnierz stoi dokładnie dwa pola od twojego. Karta Zasadzka usuwa mrówkę z takiej odległości, jeśli nie jest silniejsza od twojej. Kliknij kartę, a potem mrówki.
lesson-ants-ambush-card-other = Masz coś lepszego: użyj karty.
lesson-ants-ambush-card-done = Zniknął bez walki. Co turę dobierasz do czterech kart, a kliknięcie karty pokazuje, co ona robi.

## Levels

lesson-ants-levels = Trzy poziomy dają wygraną
lesson-ants-levels-first = Wygrywasz, gdy twoje mrowisko ma trzy poziomy. Kosztują 5, 4 i 3 żetony. Masz 9: zbuduj pierwszy poziom.
lesson-ants-levels-first-other = Nie teraz: użyj przycisku budowy.
lesson-ants-levels-first-done = Budować możesz w swojej turze w dowolnej chwili, także po ruchu.
lesson-ants-levels-second = Zostały ci 4 żetony. Zbuduj następny poziom.
lesson-ants-levels-second-done = Dwa z trzech. Ostatni kosztuje już tylko 3.
lesson-ants-levels-third = Kilka tur później: oboje macie po dwa poziomy, a ty masz 3 żetony. Dokończ dzieła!
lesson-ants-levels-third-other = Przeciwnik też ma dwa poziomy. Nie czekaj: buduj!
lesson-ants-levels-third-done = Trzy poziomy: wygrywasz natychmiast.

## The door

lesson-ants-door = Pod same drzwi
lesson-ants-door-march = Wygrać można też inaczej: wprowadź mrówkę na dowolne pole obok mrowiska przeciwnika. Twoja robotnica ma do niego dwa kroki. Zagraj na nią Forsowny marsz: dwa kroki naraz.
lesson-ants-door-march-other = Spójrz na robotnicę na górnej ścieżce i na swoją kartę.
lesson-ants-door-march-step = W następnej turze przeciwnik cię zatrzyma. Dzięki Forsownemu marszowi dojdziesz od razu.
lesson-ants-door-last = Jeszcze jeden krok!
lesson-ants-door-last-other = Nie zatrzymuj się tak blisko drzwi. Cofnij to i zrób drugi krok.
lesson-ants-door-last-done = Stoisz u drzwi, więc wygrywasz, niezależnie od tego, co zbudowano. Pamiętaj, by strzec własnych.

## The first game

lesson-ants-game = Twoja pierwsza partia
lesson-ants-game-aim = Oboje macie po jednym poziomie. Trzymaj robotnice na torcie, zbuduj poziomy za 4 i 3 żetony, a wygrasz.
lesson-ants-game-watch = W każdej turze: werbuj albo ruszaj mrówki, a potem buduj, gdy tylko cię stać. Nie dopuść wrogów do trzech pól obok swojego mrowiska.
lesson-ants-game-help = Grasz z początkującym botem. Nie wiesz, co zrobić? Poproś o podpowiedź. Pomyłkę możesz cofnąć.
