# Сторінка: ігри, столи, запрошення, записи та форма нової партії.

## Ігри

page-home-headline = Маленькі створіння, глибокі ігри
page-home-lead = Грайте одразу: з ботом, із кимось поруч або з другом удалині. Обліковий запис не потрібен.
page-games = Ігри
page-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
  }
page-players-range = { $least }–{ $most } гравці
page-hidden = Приховані руки
page-in-the-open = Усе відкрито
page-play-now = Грати зараз
page-one-screen = На одному екрані
page-invite = Запросити друга
page-more-choices = Більше налаштувань
page-how-to-play = Як грати
# What a button does, and for which game, for screen readers.
page-of-game = { $action }: { $game }
page-opponent = Сила бота
page-make-map = Створити власну мапу

## Компіляція

page-compiling = Одноразова компіляція на цьому комп’ютері: { $games }. Грати можна одразу; на неї чекають лише сильні боти й аналіз.
page-compiling-progress = Готові ігри: { $done } з { $total }

## Столи

page-open-tables = Відкриті столи
page-running-tables = Зараз грають
page-finished-tables = Закінчені партії
page-no-open-tables = Зараз ніхто не чекає. Якщо відкриєте публічний стіл, він з’явиться тут.
page-no-running-tables = Зараз не триває жодна публічна партія.
page-no-finished-tables = Жодної публічної партії ще не закінчено.
page-open-a-table = Відкрити стіл
page-sit-down = Сісти
page-watch = Дивитися
page-go-on = Грати далі
page-replay = Переглянути
page-table-label = { $action }: { $game }, { $players }
page-somebody = Хтось
page-open-seat = вільне місце
page-seats-open = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
    [many] { $count } вільних місць
   *[other] { $count } вільного місця
  }
page-state-open = чекає
page-state-running = триває
page-state-finished = закінчено
page-show-more = Показати більше

## Записи

page-import = Імпортувати запис
page-import-lead = Запис партії звідси чи з іншого місця можна переглянути й проаналізувати.
page-import-open = Вставити або вибрати файл
page-import-text = Запис
page-import-help = Вставте його сюди або виберіть файл. Записи Hexapoda читаються для всіх ігор, а для «Вулика» — ще й GameString, PGN та SGF.
page-import-file = Вибрати файл
page-import-game = Гра
page-import-any = Розпізнати
page-import-go = Показати партію
page-import-empty = Запису ще немає.
page-import-failed = Це не запис гри «{ $game }»: { $problem }
page-open-broken = Це посилання не містить цілого запису. Можливо, його обрізано.

## Запрошення

page-invite-lead = Надішліть це посилання тим, хто гратиме. Партія почнеться, коли всі місця буде зайнято.
page-invite-link = Посилання на стіл
page-copy-link = Скопіювати посилання
page-copied = Скопійовано
page-copy-failed = Скопіювати не вдалося; посилання позначено, скопіюйте його вручну.
page-share-link = Поділитися
page-qr = QR-код посилання
page-qr-help = Або зіскануйте це телефоном.
page-invite-text = Зіграймо в гру «{ $game }»!

## Нова партія

page-new = Нова партія
page-new-lead = Усе вже розумно налаштовано; змініть, що забажаєте.
page-new-unknown = Гри «{ $game }» тут немає.
page-new-game-section = Гра
page-new-seats-section = Хто грає
page-new-clock-section = Час
page-new-table-section = Стіл
page-new-experts = Для знавців
page-way = Спосіб гри
page-way-bot = Із ботами
page-way-screen = На одному екрані
page-way-friends = Із друзями
page-way-own = Власні налаштування
page-seat-of = Місце: { $seat }
page-seat-me = Я
page-seat-bot = Бот
page-seat-open = Вільне
page-draw-seats = Розподілити місця жеребом
page-draw-seats-help = Хто де сяде, вирішить жереб, коли відкриється стіл.
page-swap-seats = Помінятися місцями
page-clock-none = Без годинника
page-clock-game = Хвилини
page-clock-days = Дні
page-clock-label = Контроль часу
page-clock-none-help = Кожен думає, скільки забажає.
page-clock-preset = Типовий контроль часу
page-clock-minutes = Хвилин на партію
page-clock-increment = Секунд додається за кожен хід
page-clock-days-a-move = Днів на хід
page-clock-days-value = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
   *[other] { $count } дня
  }
page-clock-game-words = { $minutes } хв на всю партію, { $increment } с більше за хід
page-clock-days-words = { $count ->
    [one] { $count } день на хід
    [few] { $count } дні на хід
   *[other] { $count } днів на хід
  }
# A clock of so many minutes, with so many seconds added with each move.
page-clock-short = { $minutes } хв + { $increment } с
page-listing = Хто знайде стіл
page-listing-link = Ті, хто має посилання
page-listing-public = Усі, на головній сторінці
page-watching = Хто може дивитися
page-watching-everybody = Усі
page-watching-link = Ті, хто має посилання
page-watching-players = Лише гравці
page-chat = Хто може писати в чат
page-chat-everybody = Усі
page-chat-players = Лише гравці
page-chat-nobody = Ніхто
page-begin = Коли починається
page-begin-full = Коли всі місця зайнято
page-begin-host = Коли я скажу; вільні місця займуть боти
page-leavers = Бот замість гравця, що вийшов
page-start-game = Почати партію
page-open-table = Відкрити стіл
page-from-position = Партія починається з позиції, яку ви принесли.
page-from-start = Почати зі звичайної позиції
page-bad-number = Тут потрібне ціле число.
page-bad-address-options = Параметри з адреси не вдалося прочитати; ось звичайні.
page-other-value = Щось інше…
page-on = так
page-off = ні

## Options whose values the catalogs of the games name for the command line

page-hive-option-type-extra-M = Комар
page-hive-option-type-extra-L = Сонечко
page-hive-option-type-extra-P = Мокриця
page-termites-option-setup = Розстановка
page-termites-option-setup-standard = Звичайна
page-termites-option-setup-p3_adv = Складніша
page-termites-option-setup-p4_adv = Складніша
page-termites-option-map = Мапа
page-termites-option-map-setup = За розстановкою: завжди та сама, симетрична
page-termites-option-map-random = Щоразу нова, навмання
page-termites-option-map-build = Гравці будують її перед грою
page-termites-option-map-help = Власна мапа — це текст на зразок neutral:F6;water:A4,K3;stones:D2; його напише за вас редактор мап.
page-termites-option-colonies = Колонії
page-termites-option-colonies-random = За жеребом
page-termites-option-colonies-help = Назви за місцями, через кому: blue, red, gold, gray (синій, червоний, золотий, сірий).
page-termites-option-data = Що в коробці
page-termites-option-data-standard = Стандартна
page-termites-option-data-help = Текст іншої коробки, як його подає запис партії.

## Власні партії та варіанти

page-continue = Грати далі
page-my-results = Мої результати
page-result-won = Перемога
page-result-lost = Поразка
page-result-place = Місце { $place } з { $of }
page-variant = Варіант
page-variant-usual = Звичайний
page-variant-plain = Базовий
page-hive-usual = З доповненнями
page-hive-plain = Базова гра
page-study-board = Дошка аналізу
page-map-editor = Редактор мап
page-extras-none = Без доповнень
