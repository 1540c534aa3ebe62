# The page: what all of its parts share.

page-guest = Guest
page-away = The server doesn’t answer; try again in a moment.
