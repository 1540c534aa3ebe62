# Zwykła plansza, dla gier, które nie mają własnej.

page-plain-ask = Twoja decyzja: { $decision }
page-plain-next = Wybierz, co dalej
page-plain-choices = Co możesz wybrać
page-plain-seat = Miejsce
page-plain-score = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktu
}
page-plain-values = { $count ->
    [one] { $count } wartość
    [few] { $count } wartości
    [many] { $count } wartości
   *[other] { $count } wartości
}
