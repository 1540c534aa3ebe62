# Слова про ботів.

error-not-for-alphabeta = Альфа-бета-пошук — для ігор удвох без випадку й прихованого; { $game } не така.
error-bad-level = Рівня «{ $level }» немає; рівні йдуть від { $first } до { $last }.
error-bad-seconds = «{ $seconds }» — не час на роздум; вкажіть кількість секунд, 0 або більше.
error-bad-depth = «{ $depth }» — не глибина; вкажіть ціле число півходів, 1 або більше.
error-bad-iterations = «{ $iterations }» — не кількість ітерацій; вкажіть ціле число, 1 або більше.
error-bad-threads = «{ $threads }» — не кількість потоків; вкажіть ціле число від 1 до { $most }.
error-bad-search-part = Пошук не має частини «{ $name }»; його частини: { $names }.
