# Гра в терміналі.

terminal-welcome = { $title }. Введіть хід або «допомога».
terminal-prompt = { $seat }>
terminal-played = { $seat }: { $move }
terminal-scores = Очки: { $scores }
terminal-legal = { $move } — дозволений хід.
terminal-hint = Рушій зіграв би { $move }.
terminal-hint-line = Очікує: { $line }
terminal-thinking = { $seat }: обмірковування…
terminal-thinking-hint = Обмірковування…
terminal-compiling = Компіляція рушія, одноразова на цьому комп’ютері: { $progress }
terminal-choose = Введіть номер, щоб вибрати, або хід.
terminal-saved = Збережено: { $path }
terminal-wins = { $count ->
    [one] Перемога: { $winner }.
   *[other] Перемогли: { $winner }.
  }
terminal-draw = Нічия.
terminal-over = Партію закінчено: «нова» починає наступну, «назад» скасовує хід, «зберегти ФАЙЛ» записує партію, «вийти» завершує.
terminal-stopped = Зупинено: зіграно стільки ходів, скільки було замовлено.
terminal-bye = До побачення.
terminal-help = Введіть хід у нотації гри (наприклад: { $example }) або одну з команд:
terminal-try-help = Ходи мають такий вигляд: «{ $example }»; команда «допомога» показує команди.
terminal-did-you-mean = Можливо, «{ $command }»?
terminal-draw-question = { $seat }: згода на нічию? (так/ні)
terminal-draw-declined = { $seat }: партія триває.
terminal-overwrite-question = Файл { $path } уже існує. Замінити його? (так/ні)
# Усі відповіді, що означають згоду, через пробіл.
terminal-yes = так т yes y
terminal-pass-screen = Передайте екран — грає { $seat }; натисніть Enter.
terminal-human = людина
terminal-engine = рушій
terminal-random = випадковий

## Команди: слово, спосіб запису, дія. Англійські слова діють у всіх мовах.

command-moves = ходи
command-moves-use = ходи [ФІГУРА]
command-moves-help = показати дозволені ходи або пронумерувати на дошці ходи однієї фігури
command-why = чому
command-why-use = чому ХІД
command-why-help = сказати, чи хід дозволений і яке правило його забороняє
command-hint = підказка
command-hint-use = підказка
command-hint-help = попросити хід у рушія
command-undo = назад
command-undo-use = назад [N]
command-undo-help = скасувати останній хід або N ходів
command-board = дошка
command-board-use = дошка
command-board-help = намалювати дошку ще раз
command-record = запис
command-record-use = запис [ФОРМАТ]
command-record-help = показати зроблені ходи
command-setup = позиція
command-setup-use = позиція [ПОЗИЦІЯ]
command-setup-help = показати позицію одним рядком або перейти до такої позиції
command-save = зберегти
command-save-use = зберегти ФАЙЛ
command-save-help = записати партію у файл
command-load = відкрити
command-load-use = відкрити ФАЙЛ
command-load-help = продовжити партію з файлу
command-draw = нічия
command-draw-use = нічия
command-draw-help = запропонувати нічию
command-resign = здатися
command-resign-use = здатися
command-resign-help = здати партію
command-new = нова
command-new-use = нова
command-new-help = почати нову партію
command-seat = гравець
command-seat-use = гравець [НАЗВА людина|рушій|випадковий]
command-seat-help = показати або змінити, хто грає
command-lang = мова
command-lang-use = мова en|pl|uk
command-lang-help = змінити мову
command-help = допомога
command-help-use = допомога
command-help-help = показати команди
command-quit = вийти
command-quit-use = вийти
command-quit-help = завершити

## Помилки

error-needs-argument = Чогось бракує; пишуть: { $use }
error-needs-number = «{ $text }» — не ціле число від 1; пишуть: { $use }
error-undo-too-many = Можна скасувати лише { $count ->
    [one] { $count } хід
    [few] { $count } ходи
    [many] { $count } ходів
   *[other] { $count } ходу
  }.
error-setup-secret = Позиція показала б те, що від вас приховано; запитайте після закінчення партії.
error-unknown-language = Немає мови «{ $language }»; можна вибрати: { $languages }.
error-unknown-player = Гравцем не може бути «{ $kind }»; можна вибрати: { $kinds }.
error-unknown-seat = Немає місця «{ $name }»; місця: { $seats }.
error-file-missing = Немає файлу { $path }.
error-file-no-folder = Немає теки для { $path }.
error-file-is-folder = { $path } — тека, а не файл.
error-file-forbidden = { $path }: немає дозволу.
error-file-exists = Файл { $path } уже існує, тож його залишено без змін.
error-file-not-text = { $path } — не текст у UTF-8.
error-file-too-large = { $path } завеликий для запису партії.
error-file-failed = { $path }: { $why }.

## Малюнки

drawing-turn = Хід { $number }
drawing-no-hand = у запасі нічого немає
drawing-stack = стос заввишки { $height }: { $top } на { $below }
drawing-resting = останній хід: { $piece }, тепер відпочиває
