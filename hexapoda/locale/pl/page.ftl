# Strona: to, co wspólne dla wszystkich jej części.

page-guest = Gość
page-away = Serwer nie odpowiada; spróbuj za chwilę ponownie.
page-close = Zamknij
page-loading = Chwileczkę…
page-try-again = Spróbuj ponownie

## Wokół każdej strony

page-skip = Przejdź do treści
page-home = Strona główna
page-rules = Zasady
page-language = Język
page-settings = Ustawienia
page-your-name = Twoja nazwa
page-save = Zapisz
page-name-saved = Zapisano. Przy stołach, przy których już siedzisz, zostaje stara nazwa.
page-theme = Kolory
page-theme-auto = Jak w systemie
page-theme-light = Jasne
page-theme-dark = Ciemne
page-contrast = Wysoki kontrast
page-contrast-help = Mocne linie i wzory, nie tylko kolory
page-sound = Dźwięk
page-forced = Wykonuj wymuszone ruchy
page-forced-help = Gdy jest tylko jedna możliwość i niczego nie zdradza
# How lists of moves say a move: "F5xF6", "Attacks F6 with F5", or both.
page-moves = Lista ruchów
page-moves-notation = Notacja
page-moves-sentences = Zdania
page-moves-both = Razem
page-connection-lost = Utracono połączenie; ponawiam próbę… Gra wznowi się automatycznie.
page-version = Wersja { $version }
page-not-affiliated = Hexapoda nie jest powiązana z wydawcami ani autorami gier, w które się tu gra, ani przez nich wspierana. Gry i ich nazwy należą do swoich właścicieli: Hive (Rój) jest dziełem Johna Yianniego (Gen42 Games), Termity – Frédérica Moyersoena (Rebel), Myrmes – Yoanna Leveta (Ystari Games).
page-buy-it = Jeśli gra ci się spodoba, kup ją: pudełko to najlepsza plansza na świecie.

## Elementy na planszy

# What is said of a marked thing to those who can’t see the mark.
page-mark = { $mark ->
    [chosen] wybrane
    [prepared] premove
    [hinted] podpowiedź
   *[choosable] można wybrać
  }

## Tytuły okna

page-title = { $page } · Hexapoda
page-title-new = Nowa partia: { $game }
page-title-table = Stół
page-title-replay = Odtwarzanie partii
page-title-study = Analiza: { $game }
page-title-editor = Ustawianie pozycji: { $game }
page-title-open = Partia z odnośnika
page-title-rules = Zasady: { $game }
page-title-workshop = Edytor map: { $game }
page-title-missing = Nic tu nie ma

## Adres, który donikąd nie prowadzi

page-missing = Nikt tu nie mieszka
page-missing-lead = Pod tym adresem nic nie ma. Może link został po drodze ucięty.
page-missing-home = Do gier

## Boty

page-bot = Bot
# A bot with the name of its level.
page-bot-called = Bot ({ $level })
page-level = Poziom
page-level-called = Poziom { $level }: { $name }
page-level-1 = początkujący
page-level-2 = łatwy
page-level-3 = rekreacyjny
page-level-4 = solidny
page-level-5 = wprawny
page-level-6 = silny
page-level-7 = mistrzowski
page-level-8 = groźny
