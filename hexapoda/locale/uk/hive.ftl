# Слова гри «Вулик». Комахи й поля названо в нотації гри: wA1 — перша мураха білих, wA1- — поле праворуч від неї.

## Гра

hive-title = Вулик
hive-description = Два рої без дошки: оточіть королеву суперника комахами, які повзають, стрибають, видряпуються й перекидають.

hive-kind-queen = королева
hive-kind-spider = павук
hive-kind-beetle = жук
hive-kind-grasshopper = коник
hive-kind-ant = мураха
hive-kind-mosquito = комар
hive-kind-ladybug = сонечко
hive-kind-pillbug = мокриця

hive-option-type = Комахи
hive-option-type-Base = Базовий набір: королева, жуки, коники, павуки, мурахи
hive-option-type-Base-M = Базовий набір із комаром
hive-option-type-Base-L = Базовий набір із сонечком
hive-option-type-Base-P = Базовий набір із мокрицею
hive-option-type-Base-ML = Базовий набір із комаром і сонечком
hive-option-type-Base-MP = Базовий набір із комаром і мокрицею
hive-option-type-Base-LP = Базовий набір із сонечком і мокрицею
hive-option-type-Base-MLP = Базовий набір із комаром, сонечком і мокрицею
hive-option-opening = Початок
hive-option-opening-rulebook = За правилами з коробки: королева може бути найпершою
hive-option-opening-tournament = Як на турнірах: ніхто не починає з королеви
hive-option-repetition = Повторення
hive-option-repetition-draw = Позиція, що трапилася втретє, — нічия
hive-option-repetition-off = Позиції можуть повторюватися без кінця

outcome-white-surrounded = Білу королеву оточено.
outcome-black-surrounded = Чорну королеву оточено.
outcome-both-surrounded = Обох королев оточено.

## Нотація

refusal-no-such-piece = Немає комахи «{ $text }»; комах називають, наприклад, wQ, bA1 або wG3.
refusal-needs-number = «{ $text }» потребує номера: { $names }.
refusal-two-marks = «{ $text }» має два знаки напрямку; досить одного, перед комахою або після неї.
refusal-reference-not-placed = { $piece } ще не в грі; укажіть поле відносно комахи, яка вже в грі.
refusal-piece-first = На { $hex } нічого немає; спершу виберіть комаху, а тоді поле для неї.

## Чия черга

refusal-not-in-game = { $piece } не належить до комах цього варіанта гри.
refusal-not-your-piece = Зараз хід { $player ->
    [white] білих
   *[black] чорних
  }; { $piece } належить суперникові.
refusal-cannot-pass = Пасувати можна лише тоді, коли неможливо нічого іншого; { $count ->
    [one] дозволено { $count } хід, наприклад { $example }
    [few] дозволено { $count } ходи, наприклад { $example }
    [many] дозволено { $count } ходів, наприклад { $example }
   *[other] дозволено { $count } ходу, наприклад { $example }
  }.

## Викладання

refusal-first-alone = Перша комаха гри лежить будь-де; досить написати: { $piece }.
refusal-second-adjacent = { $piece } має лежати поруч із { $first }; { $hex } із нею не межує.
refusal-touches-nothing = { $piece } не можна викласти на { $hex }: із цим полем не межує жодна комаха.
refusal-touches-enemy = { $piece } не можна викласти на { $hex }: це поле межує з { $enemies }, а нова комаха може торкатися лише комах свого кольору.
refusal-touches-no-own = { $piece } не можна викласти на { $hex }: це поле межує з { $enemies } і не межує з жодною { $player ->
    [white] білою
   *[black] чорною
  } комахою; нова комаха має торкатися лише комах свого кольору.
refusal-no-place = Для { $piece } немає поля: кожне вільне поле біля ваших комах межує і з комахою суперника.
refusal-occupied = { $piece } не можна викласти на { $on }: нових комах кладуть на вільні поля.
refusal-queen-due = Королева має ввійти в гру зараз: викладіть { $queen }, перш ніж грати { $piece }.
refusal-queen-due-pass = { $piece } грати не можна: спершу має ввійти в гру королева { $queen }, а для неї немає поля. Пасуйте.
refusal-queen-first = { $piece } не може бути першою комахою гравця за турнірного початку.
refusal-next-number = Перед { $piece } черга { $next }: комахи одного виду входять у гру в порядку номерів.

## Хід

refusal-queen-not-placed = { $piece } не може рухатися, доки королева { $queen } не ввійде в гру.
refusal-resting = { $piece } відпочиває: ця комаха рухалася в попередньому ході, тож зараз не може ні рухатися, ні бути перекинута.
refusal-covered = { $piece } не може рухатися: зверху лежить { $by }.
refusal-pinned = { $piece } не може рухатися: без цієї комахи вулик розпався б між { $one } і { $other }.
refusal-stays = { $piece } вже там; хід має закінчитися на іншому полі.
refusal-away-from-hive = { $piece } не може перейти на { $hex }: із цим полем не межує жодна інша комаха.
refusal-gate = { $piece } не може пересунутися на { $hex }: прохід між { $one } і { $other } завузький.
refusal-gate-on-top = { $piece } не може видряпатися на { $hex }: { $one } і { $other } лежать вище й не лишають проходу.
refusal-loses-contact = { $piece } не може пересунутися на { $hex }: дорогою ця комаха відірвалася б від вулика.
refusal-no-way = { $piece } не може пересунутися на { $hex }: уздовж вулика туди не веде жоден вільний шлях.
refusal-shut-in = { $piece } не може висунутися: кожен прохід поруч завузький.

## Як рухаються комахи

refusal-cannot-climb = { $piece } не може зайти на { $on }: лише жук, або комар як жук, закінчує хід на іншій комасі.
refusal-one-step = { $piece } рухається лише на одне поле; { $hex } лежить далі.
refusal-grasshopper-line = Коник стрибає по прямій; { $hex } не лежить на одній лінії з { $piece }.
refusal-grasshopper-nothing-to-jump = Коник має перестрибнути принаймні одну комаху; у бік { $hex } жодна не межує з { $piece }.
refusal-grasshopper-first-empty = Коник приземляється на перше вільне поле; у цьому напрямку { $piece } потрапляє на { $landing }, а не на { $hex }.
refusal-spider-three-steps = Павук пересувається рівно на три поля; від { $piece } до { $hex } — { $steps ->
    [one] { $steps } поле
    [few] { $steps } поля
    [many] { $steps } полів
   *[other] { $steps } поля
  }.
refusal-spider-nowhere = Павук пересувається рівно на три поля, а { $piece } не має шляху такої довжини.
refusal-ladybug-path = Сонечко робить два кроки верхом вулика і третій униз; { $piece } так не дістанеться на { $hex }.
refusal-ladybug-nowhere = Сонечко робить два кроки верхом вулика і третій униз, а { $piece } не має такого шляху.
refusal-only-mosquitoes = { $piece } не може рухатися: межує лише з { $touching }, а комар не наслідує комара.
refusal-mosquito-out-of-reach = { $piece } межує з { $touching }, але в жоден із цих способів не дістанеться на { $hex }.

## Перекидання

refusal-throw-not-adjacent = { $piece } належить суперникові; { $thrower } може перекинути цю комаху лише із сусіднього поля.
refusal-throw-needs-queen = { $thrower } не може перекинути { $piece }, доки королева { $queen } не ввійде в гру.
refusal-thrower-covered = { $thrower } не може перекинути { $piece }, бо лежить під { $by }.
refusal-thrower-on-top = { $thrower } не може перекинути { $piece }: на вулику комар стає жуком.
refusal-thrower-resting = { $thrower } не може перекинути { $piece }: ця комаха рухалася в попередньому ході й тепер відпочиває.
refusal-throw-stacked = { $thrower } не може перекинути { $piece }: ця комаха лежить на іншій.
refusal-throw-occupied = { $thrower } не може перекинути { $piece } на { $on }: кидок закінчується на вільному полі.
refusal-throw-target-far = { $thrower } перекидає { $piece } лише на поля поруч із собою; { $hex } до них не належить.
refusal-throw-gate-up = { $thrower } не може підняти { $piece }: { $one } і { $other } лежать вище й не лишають проходу.
refusal-throw-gate-down = { $thrower } не може покласти { $piece } на { $hex }: { $one } і { $other } лежать вище й не лишають проходу.
refusal-throw-no-room = { $thrower } не має поруч вільного поля, куди перекинути { $piece }.

## Текст позиції

refusal-bad-turn = «{ $text }» — не хід; позиція починається з ходу на зразок White[3] або Black[12].
refusal-bad-setup-word = Не вдається прочитати «{ $text }»; комаху записують так: wA1@2,-1, а ту, що відпочиває, наприкінці так: rest=wA1.
refusal-piece-twice = { $piece } лежить у двох місцях.
refusal-too-far = { $text } лежить задалеко; координати бувають від -{ $farthest } до { $farthest }.
refusal-cannot-be-on-top = { $piece } не може лежати на іншій комасі; це можуть лише жуки й комарі.
refusal-not-connected = { $piece } не з’єднується з рештою вулика.
refusal-wrong-number-placed = { $player ->
    [white] Білі
   *[black] Чорні
  } не мають у грі жодної комахи. Тоді в грі щонайбільше одна інша комаха, і хід саме цього гравця.
refusal-cannot-rest = { $piece } не може відпочивати: попередній хід не міг ні пересунути, ні перекинути цю комаху.

## З чого складається оцінка

hive-term-queen = безпека королев
hive-term-mobility = рухливість
hive-term-hand = комахи в запасі
hive-term-tempo = право ходу
hive-term-rest = результат

## Where the points came from

hive-standing = Комахи навколо королеви
hive-points-around-queen = Комахи навколо королеви
hive-points-in-play = Комахи в грі

## Що дає хід, після «Цей хід …»; комахи мають форму object-…, а королеви з місцем навколо них — форму of-….

hive-reason-surrounds = лишає навколо { $piece } { $free ->
    [0] нуль вільних полів
    [one] тільки { $free } вільне поле
    [few] тільки { $free } вільні поля
   *[other] тільки { $free } вільних полів
  }
hive-reason-makes-room = звільняє місце навколо { $piece }
hive-reason-pins = сковує { $piece }
hive-reason-covers = накриває { $piece }
hive-reason-frees = звільняє { $piece }
hive-reason-brings-in = вводить у гру { $piece }
hive-reason-queen-in = вводить у гру { $piece } й дає вашим комахам змогу ходити

## Розставляння позиції вручну

hive-edit-turn = Чий хід
hive-edit-number = Номер ходу
hive-edit-resting = Комаха, яку пересунули або перекинули минулого ходу
hive-edit-none = жодна
refusal-draft-too-wide = Це задалеко від інших комах; їхні координати різняться щонайбільше на { $most }.
