# The plain board, for games that have none of their own.

page-plain-ask = Your decision: { $decision }
page-plain-next = Choose what comes next
page-plain-choices = What you can choose
page-plain-seat = Seat
page-plain-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
page-plain-values = { $count ->
    [one] { $count } value
   *[other] { $count } values
}
