# Слова про параметри та файли гри «Мурахи».

## Параметри

ants-option-players = Кількість гравців
ants-option-scenario = Сценарій: як перемагають
ants-option-anthills = Мурашники (neighbouring, diagonal або літери, наприклад A,C)
ants-option-teams = Команди в сценарії із союзниками (neighbouring, diagonal або пара, наприклад A+D)
ants-option-bank_limit = Скільки всього фішок (0: без обмежень)
ants-option-hire_push = Кого посувають, коли клітинка попереду повна: усю стежку (chain), нікого (single) чи кожну посунуту раніше мураху (column)
ants-option-forced_marches = Скільки разів за хід мураха може зробити марш-кидок (once: раз, any: скільки завгодно)
ants-option-centre_entries_per_turn = Скільки мурах за хід можуть зайти на центральну клітинку із супротивником (0: скільки завгодно)
ants-option-max_rounds = Після скількох раундів партія закінчується без переможця
ants-option-data = Що в коробці (standard або файл .toml)
refusal-ants-option-anthills = Мурашниками не може бути «{ $value }»; напишіть neighbouring, diagonal або від двох до чотирьох із літер A, B, C і D через кому.
refusal-ants-option-teams = Командами не може бути «{ $value }»; напишіть neighbouring, diagonal або одну пару союзників, наприклад A+D.
refusal-ants-option-number = Параметр { $option } не може бути «{ $value }»; це ціле число від { $least } до { $most }.
refusal-ants-option-allied = { $scenario } — для чотирьох гравців, двоє на двоє, а не для стількох: { $players }.
refusal-ants-option-teams-unused = Команди ({ $teams }) — для сценаріїв із союзниками; у { $scenario } кожен грає за себе.
refusal-ants-option-diagonal = Мурашники по діагоналі (diagonal) — для двох гравців, а не для стількох: { $players }.
refusal-ants-option-anthill-number = { $anthills } — мурашників { $found }, а гравців { $players }.
refusal-ants-option-bank = Банк, у якому фішок { $limit }, замалий: { $scenario } для стількох гравців ({ $players }) потребує на початку { $needed }.
refusal-ants-option-deal = Стількох карт не роздати: гравців { $players }, кожному по { $hand }, а карт { $cards }.
refusal-ants-option-hand = Рука з { $found } завелика, коли гравців { $players }; запис партії вмістить щонайбільше { $most }.

## Файли з даними

refusal-ants-data-levels = { $file }: { $place } має цін { $found }; рівнів { $expected }.
refusal-ants-data-deck = { $file }: { $place } — усього карт { $found }, а за components.cards має бути { $expected }.
refusal-ants-data-card-name = { $file }: { $place } не може бути «{ $value }»; назва карти має від 1 до { $most } символів, без пробілів на початку й у кінці.
refusal-ants-data-cell-name = { $file }: { $place } не може бути «{ $value }»; клітинку називають однією чи двома великими латинськими літерами й числом, наприклад AB1, або двома літерами, наприклад XA.
refusal-ants-data-same-place = { $file }: { $place }: { $value } там само, де { $other }.
refusal-ants-data-gates = { $file }: { $place }: до мурашника { $hill } прилягає клітинок { $found }; має бути { $expected }.
refusal-ants-data-gate-twice = { $file }: { $place }: { $cell } вже прилягає до мурашника { $other }; клітинка прилягає до одного мурашника й названа один раз.
refusal-ants-data-gate-kind = { $file }: { $place }: { $cell } прилягає до мурашника, тож має бути клітинкою стежинки, а не { $kind ->
    [cake] клітинкою з тортиком
   *[centre] центральною клітинкою
  }.
refusal-ants-data-no-hill = { $file }: { $place }: бракує мурашника { $hill }; їх завжди чотири: A, B, C і D.
refusal-ants-data-no-cell = { $file }: { $place } називає «{ $cell }», а такої клітинки немає; може, малося на увазі: { $known }?
refusal-ants-data-link = { $file }: { $place }: «{ $value }» — не зв’язок; зв’язок з’єднує дві різні клітинки, наприклад ["AB1", "AB2"].
refusal-ants-data-links = { $file }: { $place }: { $cell } має понад { $most } зв’язків.
refusal-ants-data-cut-off = { $file }: { $place }: від мурашника { $hill } жоден шлях не веде на { $cell }.
refusal-ants-data-forward = { $file }: { $place }: з { $cell } рівно один зв’язок має вести далі від мурашника { $hill }, щоб найнята мураха могла посунути іншу; є: { $found }.
