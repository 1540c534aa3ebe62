# Środowiska dla programów, które się uczą.

## Serie partii

error-batch-size = Liczba partii to liczba całkowita od { $least } do { $most }, a nie { $value }.
error-batch-plies = Liczba decyzji to liczba całkowita od { $least } do { $most }, a nie { $value }.
error-batch-threads = Liczba wątków to liczba całkowita od { $least } do { $most }, a nie { $value }.
error-batch-autoreset = Nie ma trybu „{ $mode }”; dostępne tryby: { $modes }.
error-batch-seeds = Liczba podanych ziaren: { $found }, a liczba partii: { $size }.
error-batch-actions = Akcje muszą być tablicą liczb całkowitych o kształcie ({ $size },), a ta ma kształt { $shape } i typ { $dtype }.
error-batch-illegal = Partia { $game }: { $action } nie jest dozwoloną akcją gracza z miejsca { $seat }. Niczego nie zagrano.
error-batch-over = Partia { $game } jest skończona; najpierw zacznij ją od nowa. Niczego nie zagrano.
error-batch-policy = Nie ma strategii „{ $policy }”; podaj bota albo jedną z nazw: { $policies }.
error-batch-other-game = Tu rozgrywane są partie { $expected }, a nie { $game }.
error-batch-snapshot = Ten zapis stanu nie pasuje (liczba partii w zapisie: { $found }, do przywrócenia: { $size }); limit decyzji też musi być ten sam.
error-batch-games = Partie wskazuje się różnymi liczbami całkowitymi od 0 do { $last }.
error-batch-array = „{ $what }” musi być ciągłą, zapisywalną tablicą o kształcie { $shape } i typie { $dtype }.

## Połączenia z innymi bibliotekami

error-envs-missing = Potrzebny jest pakiet { $package }: pip install "hexapoda[{ $extra }]"
error-envs-opponent = Nie ma przeciwnika „{ $opponent }”; do wyboru: „random”, „greedy”, poziom od 1 do { $last } albo bot.
error-envs-opponents = Liczba pozostałych miejsc: { $others }, a podanych przeciwników: { $found }.
error-envs-illegal = „illegal” nie może mieć wartości „{ $value }”; do wyboru: { $choices }.
error-envs-over = Partia jest skończona.

## Gry jako tekst

envs-you-are = { $game }. Grasz jako gracz { $number }.
envs-last-moves = Ostatnie ruchy:
envs-your-move = Twoja decyzja: { $decision }. Dozwolone ruchy (liczba: { $count }):
envs-more-moves = … i jeszcze { $count }.
envs-answer = Odpowiedz jednym ruchem z tej listy albo jego numerem.
