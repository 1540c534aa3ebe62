# Сторінка: повтори партій, їх аналіз і вивчення позицій.

## Walking through a game

page-replay-steps = Кроки партії
page-replay-position = Позиція
page-replay-first = На початок
page-replay-previous = Хід назад
page-replay-next = Хід уперед
page-replay-last = У кінець
page-replay-play = Відтворити партію
page-replay-pause = Пауза
page-replay-speed = Темп
page-replay-speed-slow = повільно
page-replay-speed-normal = звичайно
page-replay-speed-quick = швидко
page-replay-start = Партія починається.
page-replay-moves = Ходи
page-replay-panel = Ходи й аналіз
page-replay-to-move = зараз ходить
page-replay-running = Партія ще триває.
page-replay-to-table = До столу
page-replay-seen-from = Очима гравця
page-replay-decider = Хто вирішує
# The clause of the rules that a refusal follows from; the words of a link.
page-replay-clause = Правило { $clause } у правилах гри

## Trying something else

page-replay-aside = А якби…
page-replay-back = Назад до партії
page-replay-play-on = Грати далі звідси
page-replay-play-as = Ви граєте за
page-replay-against = Суперник
page-replay-against-who = { $who ->
    [friend] друг, за посиланням
    [screen] на цьому екрані
   *[bot] бот
  }
page-replay-play-now = { $who ->
    [friend] Запросити друга
    [screen] Грати на цьому екрані
   *[bot] Грати з ботом
  }

## Variations and comments

page-replay-remarks = Коментар і варіант
page-replay-comment = Коментар до цієї позиції
page-replay-promote = Перемістити варіант вище
page-replay-remove = Видалити звідси й далі
page-replay-lost = Частину варіантів не вдалося прочитати.

## The engine

page-replay-engine = Рушій
page-replay-live = Оцінка рушія
page-replay-answers = Рушій відповідає
# What a player may expect: from -1 (lost) to 1 (won).
page-replay-expects = { $name }: { $value }
page-replay-unknown = Оцінки ще немає
page-replay-best = Найкраще:
page-replay-then = далі
page-replay-lines = Найкращі варіанти
page-replay-depth = { $depth ->
    [one] { $depth } півхід углиб
    [few] { $depth } півходи вглиб
    [many] { $depth } півходів углиб
   *[other] { $depth } півходу вглиб
  }, позицій: { $nodes }
page-replay-thinking = Рушій думає…
page-replay-over = Партію закінчено.

## Analysis of a whole game

page-replay-analysis = Аналіз
page-replay-analyse = Аналізувати партію
page-replay-analyse-thoroughly = Ретельно
page-replay-continue = Продовжити
page-replay-progress = Триває аналіз
page-replay-stop = Зупинити
page-replay-inaccuracy = неточність
page-replay-mistake = помилка
page-replay-blunder = груба помилка
# How well a player played, in percent.
page-replay-accuracy = Точність
page-replay-better = Краще було б:
page-replay-previous-mistake = Попередня помилка
page-replay-next-mistake = Наступна помилка
page-replay-graph = Оцінка рушія впродовж партії; позицій: { $done } з { $total }.
page-replay-tally = { $name }: неточності { $inaccuracy }, помилки { $mistake }, грубі помилки { $blunder }, точність { $accuracy }.

## Records, links, positions

page-replay-record = Запис
page-replay-copy-format = Скопіювати як { $format }
page-replay-save-format = Завантажити як { $format }
# Formats of records that hold more than the game itself.
page-replay-record-holds = З варіантами й коментарями: { $formats }
# Part of the name of a file.
page-replay-record-study = аналіз
page-replay-copied = Скопійовано.
page-replay-copy-link = Скопіювати посилання
page-replay-copy-position = Скопіювати позицію
page-replay-study = Вивчати цю позицію
page-replay-position-text = Позиція як текст
page-replay-set-up = Розставити
page-replay-start-position = Початок партії
