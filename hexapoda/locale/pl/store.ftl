# Baza danych serwera.

error-bad-database-url = „{ $url }” nie jest adresem bazy danych, której można użyć; napisz sqlite:///PLIK albo postgresql://UŻYTKOWNIK:HASŁO@HOST/NAZWA.
error-database-in-memory = Baza danych w pamięci wszystko by zapomniała; napisz sqlite:///PLIK.
error-no-database-folder = Nie ma folderu bazy danych { $folder }; najpierw go utwórz.
error-no-database-driver = { $url } wymaga pakietu Pythona { $package }; zainstaluj go: pip install "hexapoda[postgres]".
error-database-refused = Nie można użyć bazy danych { $url }: { $reason }.
error-database-away = Nie można połączyć się z bazą danych { $url }: { $reason }.
error-database-away-now = Baza danych nie odpowiada; spróbuj ponownie za chwilę.
error-database-newer = Bazę danych zapisała nowsza wersja programu Hexapoda; zainstaluj tę wersję.
error-store-closed = Serwer kończy pracę.
error-guest-name = Nazwa ma od 1 do { $longest } znaków.
