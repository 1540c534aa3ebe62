# The page: the rulebook.

page-rules-games = Rulebooks
page-rules-contents = Contents
page-rules-search = Search the rules
page-rules-found = { $count ->
    [one] One passage found.
   *[other] { $count } passages found.
  }
page-rules-nothing = Nothing found for “{ $query }” in these rules.
page-rules-missing = There are no rules at this address.
page-rules-copy = Copy the link to rule { $clause }
page-rules-copied = Link copied.
# A picture of text signs, as long as there is no board; $clause may be empty.
page-rules-drawing = Drawing { $clause }
page-rules-board = Board to try { $clause }
page-rules-reset = Start over
