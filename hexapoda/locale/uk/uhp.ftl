# Що рушій UHP відповідає після `err`.

error-uhp-unknown-command = Немає команди «{ $text }»; є такі команди: { $commands }.
error-uhp-usage = Команду пишуть так: { $usage }
error-uhp-no-game = Гри ще немає; почніть її командою newgame.
error-uhp-game-over = Гру закінчено; скасуйте хід або почніть нову командою newgame.
error-uhp-game-type = Немає типу гри «{ $text }»; є такі типи: { $types }.
error-uhp-undo = Не можна скасувати { $count }; кількість зроблених ходів: { $plies }.
error-uhp-unknown-option = Немає параметра «{ $name }»; є такі параметри: { $names }.
error-uhp-bad-option = { $name } не може мати значення «{ $value }»; можна обрати: { $choices }.
error-uhp-fault = Помилка в рушії: { $what }
