# Що рушій UHP відповідає після `err`.

error-uhp-unknown-command = Немає команди «{ $text }»; є такі команди: { $commands }.
error-uhp-usage = Команду пишуть так: { $usage }
error-uhp-no-game = Партії ще немає; почніть її командою newgame.
error-uhp-game-over = Партію закінчено; скасуйте хід або почніть нову командою newgame.
error-uhp-game-type = Немає типу гри «{ $text }»; є такі типи: { $types }.
error-uhp-undo = Не можна скасувати { $count }; кількість зроблених півходів: { $plies }.
error-uhp-unknown-option = Немає параметра «{ $name }»; є такі параметри: { $names }.
error-uhp-bad-option = { $name } не може мати значення «{ $value }»; можна вибрати: { $choices }.
error-uhp-fault = Помилка в рушії: { $what }
