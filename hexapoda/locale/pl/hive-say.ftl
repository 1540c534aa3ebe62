# Rój słowami: owady, miejsca i ruchy, dla strony, terminala i dziennika.

## Owady. Może następować numer: „biała mrówka 1”.
## plain: bez koloru. of-…: dopełniacz, po „na lewo od”. object-…: biernik, po „wchodzi na” i „przerzuca”.

hive-queen = { $form ->
    [white] biała królowa
    [black] czarna królowa
    [of-white] białej królowej
    [of-black] czarnej królowej
    [object-white] białą królową
    [object-black] czarną królową
   *[plain] królowa
  }
hive-spider = { $form ->
    [white] biały pająk
    [black] czarny pająk
    [of-white] białego pająka
    [of-black] czarnego pająka
    [object-white] białego pająka
    [object-black] czarnego pająka
   *[plain] pająk
  }
hive-beetle = { $form ->
    [white] biały żuk
    [black] czarny żuk
    [of-white] białego żuka
    [of-black] czarnego żuka
    [object-white] białego żuka
    [object-black] czarnego żuka
   *[plain] żuk
  }
hive-grasshopper = { $form ->
    [white] biały konik polny
    [black] czarny konik polny
    [of-white] białego konika polnego
    [of-black] czarnego konika polnego
    [object-white] białego konika polnego
    [object-black] czarnego konika polnego
   *[plain] konik polny
  }
hive-ant = { $form ->
    [white] biała mrówka
    [black] czarna mrówka
    [of-white] białej mrówki
    [of-black] czarnej mrówki
    [object-white] białą mrówkę
    [object-black] czarną mrówkę
   *[plain] mrówka
  }
hive-mosquito = { $form ->
    [white] biały komar
    [black] czarny komar
    [of-white] białego komara
    [of-black] czarnego komara
    [object-white] białego komara
    [object-black] czarnego komara
   *[plain] komar
  }
hive-ladybug = { $form ->
    [white] biała biedronka
    [black] czarna biedronka
    [of-white] białej biedronki
    [of-black] czarnej biedronki
    [object-white] białą biedronkę
    [object-black] czarną biedronkę
   *[plain] biedronka
  }
hive-pillbug = { $form ->
    [white] biała stonoga
    [black] czarna stonoga
    [of-white] białej stonogi
    [of-black] czarnej stonogi
    [object-white] białą stonogę
    [object-black] czarną stonogę
   *[plain] stonoga
  }
# $kind to jedna z nazw powyżej.
hive-piece = { $kind } { $number }

## Miejsca

# $piece ma formę of-….
hive-where = { $side ->
    [left] na lewo od { $piece }
    [right] na prawo od { $piece }
    [upper-left] powyżej, na lewo od { $piece }
    [upper-right] powyżej, na prawo od { $piece }
    [lower-left] poniżej, na lewo od { $piece }
   *[lower-right] poniżej, na prawo od { $piece }
  }

## Ruchy

hive-say-pass = pas
hive-say-first = { $piece } rozpoczyna grę
hive-say-place = { $piece } wchodzi do gry { $where }
hive-say-move = { $piece } przechodzi na pole { $where }
hive-say-climb = { $piece } wspina się na { $onto }
hive-say-throw = przerzuca { $piece } na pole { $where }
