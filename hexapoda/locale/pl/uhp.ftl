# Co silnik UHP odpowiada po `err`.

error-uhp-unknown-command = Nie ma polecenia „{ $text }”; są polecenia: { $commands }.
error-uhp-usage = Polecenie zapisuje się tak: { $usage }
error-uhp-no-game = Nie ma jeszcze partii; rozpocznij ją poleceniem newgame.
error-uhp-game-over = Partia jest skończona; cofnij ruch albo rozpocznij nową poleceniem newgame.
error-uhp-game-type = Nie ma typu gry „{ $text }”; są typy: { $types }.
error-uhp-undo = Nie można cofnąć { $count }; liczba dotychczasowych ruchów: { $plies }.
error-uhp-unknown-option = Nie ma opcji „{ $name }”; są opcje: { $names }.
error-uhp-bad-option = { $name } nie może mieć wartości „{ $value }”; do wyboru: { $choices }.
error-uhp-fault = Błąd w silniku: { $what }
