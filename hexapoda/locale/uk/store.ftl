# База даних сервера.

error-bad-database-url = «{ $url }» — не адреса бази даних, якою можна скористатися; напишіть sqlite:///ФАЙЛ або postgresql://КОРИСТУВАЧ:ПАРОЛЬ@ХОСТ/НАЗВА.
error-database-in-memory = База даних у пам’яті все б забула; напишіть sqlite:///ФАЙЛ.
error-no-database-folder = Немає теки бази даних { $folder }; спершу створіть її.
error-no-database-driver = { $url } потребує пакета Python { $package }; встановіть його: pip install "hexapoda[postgres]".
error-database-refused = Базою даних { $url } не можна скористатися: { $reason }.
error-database-away = Не вдається з’єднатися з базою даних { $url }: { $reason }.
error-database-away-now = База даних не відповідає; спробуйте ще раз за мить.
error-database-newer = Базу даних записала новіша версія програми Hexapoda; встановіть ту новішу версію.
error-store-closed = Сервер завершує роботу.
error-guest-name = Ім’я має від 1 до { $longest } символів.
