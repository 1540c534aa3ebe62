# The page: what all of its parts share.

page-guest = Gość
page-away = Serwer nie odpowiada; spróbuj za chwilę ponownie.
