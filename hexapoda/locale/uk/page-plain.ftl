# Звичайне поле, для ігор, які не мають власного.

page-plain-ask = Ваше рішення: { $decision }
page-plain-next = Оберіть, що далі
page-plain-choices = Що можна обрати
page-plain-seat = Місце
page-plain-score = { $score ->
    [one] { $score } очко
    [few] { $score } очки
    [many] { $score } очок
   *[other] { $score } очка
}
page-plain-values = { $count ->
    [one] { $count } значення
    [few] { $count } значення
    [many] { $count } значень
   *[other] { $count } значення
}
