# Strona: ustawianie pozycji ręcznie.

page-editor = Ustaw pozycję
page-editor-open = Ustaw tę pozycję od nowa
page-editor-fine = Zasady pozwalają na tę pozycję.
page-editor-over = Zasady pozwalają na tę pozycję. Partia jest w niej skończona.
page-editor-not-yet = To jeszcze nie jest pozycja z gry:
page-editor-choose = Wybierz element, a potem miejsce na planszy.
page-editor-place = Teraz wybierz dla niego miejsce.
page-editor-places = Wybierz jeszcze { $count ->
    [one] jedno miejsce.
    [few] { $count } miejsca.
   *[other] { $count } miejsc.
  }
page-editor-away = Zdejmij
page-editor-palette = Co postawić na planszy
page-editor-nobody = Wspólne
page-editor-settings = O pozycji
page-editor-options = Gra
page-editor-analyse = Analizuj
page-editor-restart = Zacznij od nowa
page-editor-seen-by = Widok
page-editor-everybody = widzowie
page-editor-undo = Cofnij
page-editor-redo = Ponów
page-editor-text = Pozycja jako tekst
page-editor-more = Więcej
page-editor-fewer = Mniej
