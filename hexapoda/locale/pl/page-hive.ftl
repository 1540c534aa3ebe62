# Strona gry Rój: owady, ruchy i miejsca słowami.

## Owady. Może następować numer: „biała mrówka 1”.
## plain: bez koloru. of-…: dopełniacz, po „na lewo od”. object-…: biernik, po „wchodzi na” i „przerzuca”.

page-hive-queen = { $form ->
    [white] biała królowa
    [black] czarna królowa
    [of-white] białej królowej
    [of-black] czarnej królowej
    [object-white] białą królową
    [object-black] czarną królową
   *[plain] królowa
  }
page-hive-spider = { $form ->
    [white] biały pająk
    [black] czarny pająk
    [of-white] białego pająka
    [of-black] czarnego pająka
    [object-white] białego pająka
    [object-black] czarnego pająka
   *[plain] pająk
  }
page-hive-beetle = { $form ->
    [white] biały żuk
    [black] czarny żuk
    [of-white] białego żuka
    [of-black] czarnego żuka
    [object-white] białego żuka
    [object-black] czarnego żuka
   *[plain] żuk
  }
page-hive-grasshopper = { $form ->
    [white] biały konik polny
    [black] czarny konik polny
    [of-white] białego konika polnego
    [of-black] czarnego konika polnego
    [object-white] białego konika polnego
    [object-black] czarnego konika polnego
   *[plain] konik polny
  }
page-hive-ant = { $form ->
    [white] biała mrówka
    [black] czarna mrówka
    [of-white] białej mrówki
    [of-black] czarnej mrówki
    [object-white] białą mrówkę
    [object-black] czarną mrówkę
   *[plain] mrówka
  }
page-hive-mosquito = { $form ->
    [white] biały komar
    [black] czarny komar
    [of-white] białego komara
    [of-black] czarnego komara
    [object-white] białego komara
    [object-black] czarnego komara
   *[plain] komar
  }
page-hive-ladybug = { $form ->
    [white] biała biedronka
    [black] czarna biedronka
    [of-white] białej biedronki
    [of-black] czarnej biedronki
    [object-white] białą biedronkę
    [object-black] czarną biedronkę
   *[plain] biedronka
  }
page-hive-pillbug = { $form ->
    [white] biała stonoga
    [black] czarna stonoga
    [of-white] białej stonogi
    [of-black] czarnej stonogi
    [object-white] białą stonogę
    [object-black] czarną stonogę
   *[plain] stonoga
  }

## Miejsca

# $piece ma formę of-….
page-hive-where = { $side ->
    [left] na lewo od { $piece }
    [right] na prawo od { $piece }
    [upper-left] powyżej, na lewo od { $piece }
    [upper-right] powyżej, na prawo od { $piece }
    [lower-left] poniżej, na lewo od { $piece }
   *[lower-right] poniżej, na prawo od { $piece }
  }
# $where to page-hive-where.
page-hive-empty = puste pole { $where }
page-hive-empty-middle = puste pole pośrodku
page-hive-stack = stos, wysokość { $count }, od góry: { $pieces }
page-hive-in-hand = { $piece }, w zapasie: { $count }
page-hive-no-hand = { $piece }: zapas wyczerpany

## Oznaczenia, po nazwie miejsca

page-hive-mark-moved = ostatni ruch
page-hive-mark-resting = odpoczywa w tej turze
page-hive-mark-thrower = stąd mógł zostać wykonany przerzut
page-hive-throwers = Kto mógł przerzucić { $piece }: { $throwers }

## Ruchy

page-hive-say-pass = pas
page-hive-say-first = { $piece } rozpoczyna grę
page-hive-say-place = { $piece } wchodzi do gry { $where }
page-hive-say-move = { $piece } przechodzi na pole { $where }
page-hive-say-climb = { $piece } wspina się na { $onto }
page-hive-say-throw = przerzuca { $piece } na pole { $where }

## Pytania

page-hive-board = Rój
page-hive-reserve = Zapas { $player ->
    [white] białych
   *[black] czarnych
  }
page-hive-pass = Spasuj
page-hive-ask-piece = Wybierz owada z planszy albo z zapasu
page-hive-ask-place = Wybierz owada z zapasu
page-hive-ask-move = Wybierz owada z planszy
page-hive-ask-queen = Królowa musi teraz wejść do gry
page-hive-ask-where = Wybierz pole dla { $piece }
page-hive-ask-pass = Nie masz ruchu: spasuj
page-hive-standing = w zapasie: { $count }
page-hive-standing-queen = królowa { $sides }/6
