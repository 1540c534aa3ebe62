# Звичайне поле, для ігор, які не мають власного.

page-plain-ask = Ваше рішення: { $decision }
page-plain-next = Виберіть, що далі
page-plain-choices = Що можна вибрати
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
