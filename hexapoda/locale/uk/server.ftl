# Гра на сервері: що кажуть столи, передпокій і сховище.

## Столи: відмови

error-stale = Тим часом партія пішла далі; погляньте на позицію ще раз (подія { $at }).
error-repeated = Це вже зроблено (подія { $number }).
error-unknown-command = Тут цього ніхто не може зробити.
error-not-started = Партія ще не почалася.
error-started-already = Партія вже почалася.
error-still-running = Партія ще триває.
error-not-your-seat = Місце { $seat } не ваше.
error-not-seated = Ви не маєте місця за цим столом.
error-not-host = Розпочати партію може лише господар столу.
error-needs-link = До цього столу приєднуються за посиланням; попросіть його в господаря.
error-no-open-seat = Усі місця зайняті.
error-seat-taken = Місце { $seat } зайняте.
error-too-many-seats = У цій грі лише { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
    [many] { $seats } місць
   *[other] { $seats } місця
  }.
error-bad-clock = Такого годинника немає: партія триває від 1 до { $seconds } секунд із додатком від 0 до { $increment } або від 1 до { $days } днів на хід.
error-bad-patience = Без годинника стіл чекає на рішення від 1 до { $most } годин.
error-option-too-long = Параметр { $option } задовгий: щонайбільше { $longest } символів.
error-flag-fell = Ваш час вичерпано.
error-text-too-long = Щонайбільше { $longest } символів.
error-nothing-due = Зараз немає чого вирішувати.

## Столи: нічиї, скасування ходів, реванші

error-offer-pending = { $offer ->
    [draw] Нічию вже запропоновано; спершу дайте відповідь.
    [takeback] Хтось уже просить скасувати хід; спершу дайте відповідь.
   *[rematch] Реванш уже запропоновано; спершу дайте відповідь.
  }
error-offered-already = { $offer ->
    [draw] У цій позиції ви вже пропонували нічию.
    [takeback] У цій позиції ви вже просили скасувати хід.
   *[rematch] Ви вже пропонували реванш.
  }
error-no-offer = { $offer ->
    [draw] Зараз ніхто не пропонує нічию.
    [takeback] Зараз ніхто не просить скасувати хід.
   *[rematch] Зараз ніхто не пропонує реванш.
  }
error-not-asked-for = { $offer ->
    [draw] Нічию запропоновано не вам.
    [takeback] Про скасування ходу питають не вас.
   *[rematch] Реванш запропоновано не вам.
  }
error-bot-declines = Бот на місці { $seat } хоче грати далі.
error-rematched-already = Реванш уже йде за іншим столом.
error-nothing-to-take-back = Ви ще не прийняли жодного рішення, яке можна було б скасувати.
error-takeback-not-yours = Рішення { $to } не ваше; скасувати можна лише власне.
error-takeback-past-gone = Відтоді хтось залишив гру, тож цього не можна скасувати.
error-secret-shown = Відтоді відкрито чиюсь таємницю, тож цього не можна скасувати.

## Столи: чат

error-no-chat = За цим столом не розмовляють.
error-chat-for-players = За цим столом розмовляють лише гравці.
error-empty-chat = У цьому повідомленні нічого немає.
error-muted = На цьому сервері ви не можете писати в чат.

## The server: what is refused to whoever asks

error-no-table = Такого столу немає.
error-table-exists = Такий стіл уже є.
error-not-signed-in = Це можуть лише гості; спершу виберіть ім’я.
error-wrong-secret = Цього гостя тут не знають, або секрет неправильний.
error-not-for-you = У вас немає до цього доступу.
error-banned = Ви більше не маєте доступу до цього сервера.
error-not-found = За цією адресою нічого немає.
error-wrong-method = Цього тут зробити не можна.
error-not-json = Тіло запиту має бути у форматі JSON (Content-Type: application/json).
error-bad-json = Це не вдається прочитати як JSON.
error-bad-request = Запит неправильний: { $problem }.
error-bad-message = Повідомлення неправильне: { $problem }.
error-bad-cursor = Це не позначка списку; візьміть її з попередньої сторінки.
error-body-too-large = Це задовго; щонайбільше { $longest } байтів.
error-other-origin = На запити з інших сайтів сервер не відповідає.
error-wrong-host = Цей сервер не має такої назви; адміністратор може додати її в налаштуванні hosts.
error-hello-first = Спершу надішліть hello.
error-hello-once = Ви вже надіслали hello.
error-unknown-protocol = Ця версія протоколу невідома; найновіша — { $last }.
error-no-hello = Ніхто вчасно не надіслав hello.
error-slow-reader = З’єднання надто повільне для всього, що відбувається; з’єднайтеся знову.
error-too-fast = Не так швидко; спробуйте ще раз через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[other] { $seconds } секунд
  }.
error-too-many-sockets = З вашої адреси забагато з’єднань; щонайбільше { $most }.
error-too-many-watches = Одне з’єднання може стежити щонайбільше за такою кількістю столів: { $most }.
error-too-many-tables = Спершу закінчіть кілька партій; у вас уже столів: { $most }.
error-no-hints = Чесна гра: у партії з іншими людьми підказок немає.
error-fair-play = Чесна гра: це позиція партії між людьми, яка ще триває і в якій ви граєте або за якою спостерігаєте. Її можна аналізувати, коли партія закінчиться.
error-bot-away = Бот зараз не має відповіді; спробуйте за мить.
error-too-many-records = Ви вже завантажили { $most } записів; це максимум.
error-too-much-work = Це забирає в сервера забагато часу.
error-too-many-analyses = Ви вже чекаєте на кілька аналізів або підказок; нехай спершу завершаться вони.
error-position-or-record = Партія починається з позиції або із запису, а не з обох водночас.
error-no-such-node = У дереві перед цим ходом немає ходу з номером { $number }.
error-shutting-down = Сервер зупиняється; з’єднайтеся знову за мить.
error-server-error = На сервері сталася помилка; її записано в журнал.

## The server: starting it

error-bad-setting = Налаштування { $name } не може бути «{ $value }»: { $wanted ->
    [whole] потрібне ціле число, щонайменше { $least }
    [whole-range] потрібне ціле число від { $least } до { $most }
    [positive] потрібне число, більше за 0
    [truth] потрібно true або false
    [choice] можливі значення: { $choices }
    [networks] потрібен список IP-адрес або мереж, наприклад 10.0.0.0/8
    [hosts] потрібен список імен хостів, без https:// і без порту
    [origins] потрібен список адрес сайтів; напишіть https://HOST або http://HOST:PORT
    [processes] потрібне число від 0 до 1000 або адреса кластера, tcp://HOST:PORT
   *[text] потрібен текст
  }.
error-renamed-setting = Немає налаштування { $name }; воно називається { $now }.
error-unknown-setting = Немає налаштування { $name }; налаштування такі: { $names }.
error-bad-config = Файл { $file } не вдається прочитати: { $problem }.
error-no-cluster-package = Ботам, які думають у кластері, потрібен пакет distributed; встановіть його командою: pip install "hexapoda[cluster]".
error-bad-address = Не вдається слухати { $host }, порт { $port }: { $problem }.
error-processes-share-postgresql = Кільком процесам потрібен PostgreSQL; SQLite — для одного.

## Сторінка на цьому комп’ютері

notice-page-ready = Hexapoda чекає за адресою { $url } — зупинити її можна тут, натиснувши Ctrl+C.
notice-page-running = Hexapoda вже працює: { $url }
notice-page-missing = API Hexapoda доступний за адресою { $url } — але сторінку не зібрано; її збирає `make page`. Зупинити можна тут, натиснувши Ctrl+C.
