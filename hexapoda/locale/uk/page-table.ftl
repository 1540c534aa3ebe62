# Сторінка: стіл, однаковий навколо кожної дошки.

## Гравці

page-table-you = (ви)
page-table-your-turn = Ваш хід
page-table-turn-of = Зараз ходить: { $name }
page-table-to-move = ходить
page-table-thinking = думає…
page-table-compiling = компіляція…
page-table-is-gone = партію здано
page-table-has-left = поза грою
page-table-time-left = Залишилося часу:
# What a clock shows: so many days and hours.
page-table-days = { $days } д { $hours } год

## Дошка й підказка під нею

page-table-board = Дошка
page-table-back = Крок назад
page-table-cancel = Скасувати
# A second click confirms; “unused” says what would be left.
page-table-unused = Справді? { $unused }
page-table-prepared = Премув на ваш хід
page-table-forget = Забути
page-table-sending = Надсилання…
# A recap of what the others did, step by step.
page-table-recap = Після вашого ходу
page-table-recap-start = Після вашого останнього ходу
page-table-recap-close = Назад до партії
page-table-not-now = Цього зараз не можна вибрати.
# The clause of the rules that a refusal follows from.
page-table-rule = Правило { $clause }
page-table-hint-is = Бот зіграв би так: { $move }.
page-table-hint-more = Показати варіант
page-table-hint-line = Як партія могла б тривати

## Журнал і чат

page-table-talk = Журнал і чат
page-table-log = Журнал
page-table-log-empty = Ходів ще не було.
page-table-chat = Чат
page-table-chat-empty = Ще ніхто нічого не написав.
page-table-chat-closed = За цим столом розмовляють лише гравці.
page-table-say = Напишіть щось
page-table-send = Надіслати
page-table-unread = непрочитані
page-table-note-joined = { $name } сідає за стіл.
page-table-note-left = Хтось пішов від столу.
page-table-note-started = Партія починається.
page-table-note-closed = Стіл закрито без гри.
page-table-note-agreed = { $offer ->
    [draw] { $name }: згода на нічию.
    [takeback] { $name }: згода скасувати хід.
   *[rematch] { $name }: згода на реванш.
  }
page-table-note-declined = { $offer ->
    [draw] { $name }: відмова від нічиєї.
    [takeback] { $name }: відмова скасувати хід.
   *[rematch] { $name }: відмова від реваншу.
  }
page-table-note-taken-back = { $name } скасовує хід { $number }.
page-table-note-gone = { $reason ->
    [resign] { $name } здає партію.
    [flag] { $name }: час вичерпано.
    [leave] { $name } залишає гру.
   *[abandoned] { $name }: задовго без ходу.
  }
page-table-note-rematched = Буде реванш.

## Кнопки

page-table-actions = Стіл
# Short names of the buttons, under their icons.
page-table-short = { $action ->
    [undo] Скасувати
    [hint] Підказка
    [recap] Повтор
    [draw] Нічия
    [resign] Здатися
    [sound] Звук
    [share] Адреса
    [rules] Правила
   *[keys] Клавіші
  }
page-table-more = Більше
page-table-undo = Скасувати хід
page-table-takeback = Просити скасувати хід
page-table-hint = Підказка
page-table-draw = Нічия
page-table-draw-sure = Запропонувати нічию?
page-table-resign = Здатися
page-table-resign-sure = Ви справді хочете здати цю партію?
page-table-play-on = Грати далі
page-table-flip = Розвернути дошку
page-table-zoom-in = Наблизити
page-table-zoom-out = Віддалити
page-table-fit = Показати все
page-table-sound-off = Вимкнути звук
page-table-sound-on = Увімкнути звук
page-table-share = Поділитися
page-table-keys = Клавіші
page-table-key-arrows = Переміщення по дошці й по руці
page-table-key-enter = Вибір
page-table-key-escape = Крок назад
page-table-key-zoom = Наблизити, віддалити, показати все

## Пропозиції

page-table-offers = { $offer ->
    [draw] { $name } пропонує нічию.
    [takeback] { $name } просить скасувати хід.
   *[rematch] { $name } хоче зіграти реванш.
  }
page-table-offers-redraw = { $name } просить скасувати хід; те, що відтоді приніс випадок, буде визначено наново.
page-table-offered = { $offer ->
    [draw] Ви пропонуєте нічию.
    [takeback] Ви просите скасувати свій хід.
   *[rematch] Ви хочете зіграти реванш.
  }
page-table-accept = Згода
page-table-decline = Ні
page-table-withdraw = Відкликати

## Перед грою

page-table-waiting = { $open ->
    [0] Усі місця зайняті.
    [one] Чекаємо ще на одного гравця.
    [few] Чекаємо ще на { $open } гравців.
    [many] Чекаємо ще на { $open } гравців.
   *[other] Чекаємо ще на { $open } гравця.
  }
page-table-come-in = { $open ->
    [0] Усі місця зайняті; партія ось-ось почнеться.
   *[other] Сідайте й грайте.
  }
page-table-invites = { $name } запрошує до гри.
page-table-free = Вільне місце
page-table-sit = Сісти
page-table-sit-too = Сісти й сюди
page-table-start = Почати партію
page-table-start-bots = Почати з ботами
page-table-leave = Піти
page-table-call-off = Закрити стіл

## Один екран для кількох

page-table-pass-to = Передайте екран: { $name }
page-table-pass-help = Рука наступного гравця закрита, доки він не скаже, що вже тут.
page-table-i-am = Це я: { $name }

## Після гри

page-table-result = Результат
page-table-drawn = Нічия
page-table-you-won = Перемога!
page-table-won = { $count ->
    [one] Перемагає { $names }
   *[other] Перемагають { $names }
  }
page-table-rematch = Реванш
page-table-to-rematch = До реваншу
page-table-points = Чому такий результат
page-table-points-sum = Разом
page-table-points-graph = Очки за ходом партії
page-table-last-move = Останній хід: { $name } — { $move }
page-table-download = Запис партії
