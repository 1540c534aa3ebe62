# Сторінка: правила.

page-rules-games = Правила ігор
page-rules-contents = Зміст
page-rules-search = Шукати в правилах
page-rules-found = { $count ->
    [one] Знайдено { $count } уривок.
    [few] Знайдено { $count } уривки.
    [many] Знайдено { $count } уривків.
   *[other] Знайдено { $count } уривка.
  }
page-rules-nothing = У цих правилах немає нічого про «{ $query }».
page-rules-missing = Таких правил немає.
page-rules-copy = Скопіювати посилання на правило { $clause }
page-rules-copied = Посилання скопійовано.
# A picture of text signs, as long as there is no board; $clause may be empty.
page-rules-drawing = Малюнок { $clause }
page-rules-board = Дошка для спроб { $clause }
page-rules-reset = Спочатку
