# Gra w terminalu.

terminal-welcome = { $title }. Wpisz ruch albo: pomoc.
terminal-prompt = { $seat }>
terminal-played = { $seat }: { $move }
terminal-scores = Punkty: { $scores }
terminal-legal = { $move } to ruch dozwolony.
terminal-hint = Silnik zagrałby { $move }.
terminal-hint-line = Spodziewa się: { $line }
terminal-thinking = { $seat }: namysł…
terminal-thinking-hint = Namysł…
terminal-compiling = Kompilacja silnika, jednorazowa na tym komputerze: { $progress }
terminal-choose = Wpisz numer, aby wybrać, albo ruch.
terminal-saved = Zapisano: { $path }
terminal-wins = { $count ->
    [one] Wygrana: { $winner }.
   *[other] Wygrywają: { $winner }.
  }
terminal-draw = Remis.
terminal-over = Partia skończona: nowa zaczyna następną, cofnij cofa ruch, zapisz PLIK zachowuje partię, koniec kończy.
terminal-stopped = Zatrzymano: rozegrano tyle ruchów, ile zamówiono.
terminal-bye = Do widzenia.
terminal-help = Wpisz ruch w notacji gry (na przykład: { $example }) albo jedno z poleceń:
terminal-try-help = Ruchy wyglądają tak: „{ $example }”; polecenie pomoc wypisuje polecenia.
terminal-did-you-mean = Czy chodziło o { $command }?
terminal-draw-question = { $seat }: zgoda na remis? (tak/nie)
terminal-draw-declined = { $seat }: gra toczy się dalej.
terminal-overwrite-question = Plik { $path } już istnieje. Zastąpić go? (tak/nie)
# Wszystkie odpowiedzi oznaczające zgodę, oddzielone odstępami.
terminal-yes = tak t yes y
terminal-pass-screen = Przekaż ekran – gra { $seat }; naciśnij Enter.
terminal-human = człowiek
terminal-engine = silnik
terminal-random = losowy

## Polecenia: słowo, sposób użycia, działanie. Angielskie słowa działają we wszystkich językach.

command-moves = ruchy
command-moves-use = ruchy [OWAD]
command-moves-help = wypisz dozwolone ruchy albo ponumeruj na planszy ruchy jednego owada
command-why = dlaczego
command-why-use = dlaczego RUCH
command-why-help = sprawdź, czy ruch jest dozwolony, a jeśli nie, która zasada go zabrania
command-hint = podpowiedź
command-hint-use = podpowiedź
command-hint-help = poproś silnik o ruch
command-undo = cofnij
command-undo-use = cofnij [N]
command-undo-help = cofnij ostatni ruch albo N ruchów
command-board = plansza
command-board-use = plansza
command-board-help = narysuj planszę jeszcze raz
command-record = zapis
command-record-use = zapis [FORMAT]
command-record-help = wypisz dotychczasowe ruchy
command-setup = pozycja
command-setup-use = pozycja [POZYCJA]
command-setup-help = wypisz pozycję w jednym wierszu albo przejdź do takiej pozycji
command-save = zapisz
command-save-use = zapisz PLIK
command-save-help = zapisz partię do pliku
command-load = wczytaj
command-load-use = wczytaj PLIK
command-load-help = kontynuuj partię z pliku
command-draw = remis
command-draw-use = remis
command-draw-help = zaproponuj remis
command-resign = poddaj
command-resign-use = poddaj
command-resign-help = poddaj partię
command-new = nowa
command-new-use = nowa
command-new-help = zacznij nową partię
command-seat = gracz
command-seat-use = gracz [NAZWA człowiek|silnik|losowy]
command-seat-help = pokaż albo zmień, kto gra
command-lang = język
command-lang-use = język en|pl|uk
command-lang-help = zmień język
command-help = pomoc
command-help-use = pomoc
command-help-help = wypisz polecenia
command-quit = koniec
command-quit-use = koniec
command-quit-help = zakończ

## Błędy

error-needs-argument = Czegoś brakuje; zapisuje się to tak: { $use }
error-needs-number = „{ $text }” to nie liczba całkowita od 1 wzwyż; zapisuje się to tak: { $use }
error-undo-too-many = Można cofnąć tylko { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
  }.
error-setup-secret = Pozycja pokazałaby to, co jest przed tobą ukryte; zapytaj po zakończeniu partii.
error-unknown-language = Nie ma języka „{ $language }”; do wyboru: { $languages }.
error-unknown-player = Graczem nie może być „{ $kind }”; do wyboru: { $kinds }.
error-unknown-seat = Nie ma miejsca „{ $name }”; miejsca: { $seats }.
error-file-missing = Nie ma pliku { $path }.
error-file-no-folder = Nie ma folderu dla { $path }.
error-file-is-folder = { $path } to folder, a nie plik.
error-file-forbidden = { $path }: brak uprawnień.
error-file-exists = Plik { $path } już istnieje, więc pozostał bez zmian.
error-file-not-text = { $path } to nie tekst w UTF-8.
error-file-too-large = { $path } jest za duży jak na zapis partii.
error-file-failed = { $path }: { $why }.

## Rysunki

drawing-turn = Tura { $number }
drawing-no-hand = nic w zapasie
drawing-stack = stos { $height }: { $top } na { $below }
drawing-resting = ostatni ruch: { $piece }, teraz odpoczywa
