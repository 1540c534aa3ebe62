# Nauka: lekcje, zadania, edytor pozycji i podpowiedzi – to, co wspólne.

## Lekcje

page-learn = Nauka
page-title-learn = Nauka: { $game }
page-learn-title = Nauka: { $game }
page-learn-home = Pierwszy raz? Naucz się gry w pięć minut
page-learn-lead = Krótkie lekcje na prawdziwej planszy. To ty wykonujesz ruchy, a każdy błąd czegoś uczy. Instrukcja nie jest potrzebna.
page-learn-missing = Nie ma takiej lekcji
page-learn-card = { $how ->
    [begin] Nie znasz tej gry? Krótkie lekcje: { $total }
    [continue] Ucz się dalej: { $done } z { $total } lekcji za tobą
   *[repeat] Wszystkie lekcje ukończone: { $total }
  }
page-learn-start = { $how ->
    [begin] Zacznij naukę
    [continue] Ucz się dalej
   *[repeat] Zacznij od nowa
  }
page-learn-progress = Postępy: { $game }
page-learn-done = { $done } z { $total }
page-learn-finished = (ukończona)
page-learn-rules = Zasady gry { $game }
page-learn-all = Wszystkie lekcje
page-learn-number = Lekcja { $number } z { $total }
page-learn-coach = Lekcja
page-learn-said = Treść lekcji
page-learn-next = Dalej
page-learn-again = Spróbuj jeszcze raz
page-learn-show = Pokaż
page-learn-other = Ten ruch jest dozwolony, ale w tej lekcji chodzi o coś innego. Cofnij go i rozejrzyj się jeszcze raz.
page-learn-complete = Lekcja ukończona!
page-learn-complete-more = Świetnie. Czas na następną.
page-learn-complete-all = Wiesz już dość, żeby grać. Dobrej zabawy!
page-learn-following = Następna lekcja
page-learn-repeat = Jeszcze raz
page-learn-play = Zagraj pierwszą partię
page-learn-advice = Następna rada
