# Lekcje gry Myrmes, w kolejności z games/myrmes/learn/lessons.toml.

## The event

lesson-myrmes-event = Wydarzenie pory roku
lesson-myrmes-event-far = Grasz czerwonymi. W każdej porze roku kość wskazuje wydarzenie, które pomaga ci w tej rundzie. Możesz je zmienić, ale każdy krok kosztuje larwę, a masz jedną. Spróbuj wydarzenia o dwa kroki wyżej.
lesson-myrmes-event-far-done = Dwa kroki, dwie larwy. Larwy to w Myrmes drobne na wydatki.
lesson-myrmes-event-soldier = Na jeden krok cię stać. Wybierz wydarzenie, które daje dodatkowego żołnierza.
lesson-myrmes-event-soldier-other = To też dobre wydarzenie. W tej lekcji weź jednak żołnierza.
lesson-myrmes-event-soldier-done = Wydarzenie działa przez jedną rundę. Teraz narodziny.

## Births

lesson-myrmes-births = Robotnice i narodziny
lesson-myrmes-births-nurses = Trzy robotnice wychowują larwy, żołnierzy i pracowników albo pracują w warsztacie. Przydziel dwie robotnice do żołnierzy, jedną do warsztatu i zatwierdź.
lesson-myrmes-births-nurses-other = W partii wybór należy do ciebie. Tutaj: dwie robotnice do żołnierzy, jedna do warsztatu.
lesson-myrmes-births-nurses-three = Trzy robotnice wychowają więcej żołnierzy, ale wtedy nikt nie pracuje w warsztacie. Zachowaj jedną.
lesson-myrmes-births-nurses-workers = Masz dwóch pracowników, na tę rundę wystarczy. Wychowaj żołnierzy na polowanie.
lesson-myrmes-births-nurses-done = Dwie robotnice wychowują jednego żołnierza, a wydarzenie dodaje drugiego. Na robotnicę w warsztacie przyjdzie kolej później.

## Rooms

lesson-myrmes-rooms = Pracownicy: pomieszczenia albo ogród
lesson-myrmes-rooms-room = Teraz ty i Niebieski na zmianę wysyłacie pracowników. Pomieszczenie to bezpieczny wybór: pierwsze daje larwę. Poślij tam pracownika.
lesson-myrmes-rooms-room-other = Do ogrodu pójdziemy za chwilę. Najpierw pomieszczenie.
lesson-myrmes-rooms-room-done = Masz larwę. Pracownik z pomieszczenia wraca na koniec rundy.
lesson-myrmes-rooms-again = Czy drugi pracownik może zrobić to samo? Spróbuj.
lesson-myrmes-rooms-again-done = W rundzie każde pomieszczenie mieści jednego pracownika. Głębsze poziomy otwierają lepsze pomieszczenia.
lesson-myrmes-rooms-exit = A więc do ogrodu. Wybierz swoje wyjście.
lesson-myrmes-rooms-exit-done = Kto wyjdzie, już nie wraca, więc niech to się opłaci. O tym jest następna lekcja.

## Hunting and pheromones

lesson-myrmes-hunting = Polowanie i feromony
lesson-myrmes-hunting-alone = Twój pracownik jest w ogrodzie, a obok siedzi biedronka. Zdobycz daje jedzenie albo punkty. Wejdź na jej pole.
lesson-myrmes-hunting-alone-done = Pracownik nie poluje bez żołnierzy. Po to wychowujesz ich dwóch.
lesson-myrmes-hunting-step = Jeszcze raz to samo, ale z dwoma żołnierzami w koszarach. Pracownik ma trzy kroki. Zrób pierwszy, w stronę biedronki.
lesson-myrmes-hunting-step-other = Biedronka jest w drugą stronę.
lesson-myrmes-hunting-hunt = Teraz upoluj biedronkę.
lesson-myrmes-hunting-hunt-other = Biedronka siedzi tuż obok: wejdź na jej pole.
lesson-myrmes-hunting-hunt-done = Jednego żołnierza mniej, ale w magazynie są dwie kosteczki jedzenia.
lesson-myrmes-hunting-pheromone = Zanim przepadnie, pracownik zostawia feromon: płytkę, która przykrywa pole, na którym stoi. Wybierz płytkę na dwa pola, a potem jej miejsce.
lesson-myrmes-hunting-pheromone-other = Nie idź dalej: połóż płytkę tutaj, żeby coś ci wyrosło.
lesson-myrmes-hunting-pheromone-done = Na trawie rośnie jedzenie, a ziemia i kamień na swoim podłożu; na grzybach nic. Większe płytki dają też punkty, ale wymagają głębszych poziomów.

## Harvest

lesson-myrmes-harvest = Zbiory
lesson-myrmes-harvest-food = Co rundę bierzesz jedną kosteczkę z każdego swojego feromonu. Na tym są jedzenie i ziemia. Na zimę trzeba jedzenia: weź je.
lesson-myrmes-harvest-food-earth = Ziemia jest do kopania i też się przyda. Najpierw zadbaj jednak o jedzenie.
lesson-myrmes-harvest-food-done = Reszta zostaje na następne rundy. Magazyn mieści na początku tylko cztery kosteczki, więc zbieraj to, co zużyjesz.

## The atelier

lesson-myrmes-atelier = Warsztat
lesson-myrmes-atelier-level = W warsztacie pracują dwie robotnice; każda robi jedną rzecz. Przydałby się głębszy poziom: spróbuj go zbudować.
lesson-myrmes-atelier-level-done = Poziom kosztuje dwie kosteczki ziemi, a masz jedną. Jest na to sposób!
lesson-myrmes-atelier-tunnel = Pierwsza robotnica kopie tunel: powstaje nowe wyjście, a ty dostajesz kosteczkę ziemi. Wybierz tunel, a potem zaznaczone pole.
lesson-myrmes-atelier-tunnel-other = Robotnice już są w warsztacie: niech pracują. Wykop tunel.
lesson-myrmes-atelier-tunnel-done = Nowe wyjście do ogrodu i dwie kosteczki ziemi. Dwie pieczenie przy jednym ogniu.
lesson-myrmes-atelier-now = A druga robotnica buduje poziom.
lesson-myrmes-atelier-now-other = Teraz cię na to stać: zbuduj poziom.
lesson-myrmes-atelier-now-done = Poziom 1: nowe pomieszczenie i większe feromony. Robotnice mogą też wychować następną robotnicę albo wypełniać cele, które dają najwięcej punktów.

## Winter

lesson-myrmes-winter = Zima
lesson-myrmes-winter-exchange = Po trzech porach roku przychodzi zima. Kolonia potrzebuje 4 kosteczek jedzenia, żołnierz zmniejsza to o 1, więc 3. Masz 2 i cztery larwy: wymień trzy z nich na jedzenie.
lesson-myrmes-winter-exchange-other = Zabraknie jednej kosteczki jedzenia, a to kosztuje 3 punkty. Larwy na koniec nic nie są warte: wymień trzy.
lesson-myrmes-winter-exchange-done = Nikt nie głoduje i nie tracisz punktów. Druga zima wymaga 5 kosteczek jedzenia, trzecia 6.

## The first game

lesson-myrmes-game = Twój pierwszy rok
lesson-myrmes-game-aim = Grasz trzeci, ostatni rok: trzy pory roku i zimę. Masz 24 punkty, Niebieski 22. Kto będzie miał więcej na końcu?
lesson-myrmes-game-plan = W każdej porze roku: wychowuj pracowników lub żołnierzy, poluj i kładź duże feromony dla punktów, zbieraj jedzenie. Jedną robotnicę zachowaj do warsztatu; cele dają 6 i więcej punktów.
lesson-myrmes-game-winter = Ta zima wymaga 6 kosteczek jedzenia, o jedną mniej za każdego żołnierza. Każda brakująca kosztuje 3 punkty.
lesson-myrmes-game-help = Grasz z początkującym botem. Nie wiesz, co zrobić? Poproś o podpowiedź. Pomyłkę możesz cofnąć.
