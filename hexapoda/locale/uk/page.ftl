# The page: what all of its parts share.

page-guest = Гість
page-away = Сервер не відповідає; спробуйте ще раз за мить.
