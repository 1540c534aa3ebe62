# Strona: zasady.

page-rules-games = Zasady gier
page-rules-contents = Spis treści
page-rules-search = Szukaj w zasadach
page-rules-found = { $count ->
    [one] Znaleziono jeden fragment.
    [few] Znaleziono { $count } fragmenty.
    [many] Znaleziono { $count } fragmentów.
   *[other] Znaleziono { $count } fragmentu.
  }
page-rules-nothing = W tych zasadach nie ma nic o „{ $query }”.
page-rules-missing = Nie ma takich zasad.
page-rules-copy = Skopiuj link do zasady { $clause }
page-rules-copied = Link skopiowany.
# A picture of text signs, as long as there is no board; $clause may be empty.
page-rules-drawing = Rysunek { $clause }
page-rules-board = Plansza do wypróbowania { $clause }
page-rules-reset = Od nowa
