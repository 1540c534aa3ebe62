# Мурахи: малюнки поля, карти й позиції як текст.

## Малюнок

called-anthill-a = мурашник A
called-anthill-b = мурашник B
called-anthill-c = мурашник C
called-anthill-d = мурашник D
ants-draw-round = Раунд { $number } з { $last }
ants-draw-asked-exchange = обміняйте карту (exchange fury) або лишіть руку (keep)
ants-draw-asked-action = { $kind ->
    [hire] наймайте (hire W AB1), розіграйте карту (card honeydew), будуйте (build) або закінчіть хід (end)
    [move] зробіть крок (step W AB1-AB2), копайте (tunnel AB5), розіграйте карту (card honeydew), будуйте (build) або закінчіть хід (end)
   *[open] наймайте (hire W AB1) або зробіть крок (step W AB1-AB2), розіграйте карту (card honeydew), будуйте (build) або закінчіть хід (end)
  }
ants-draw-asked-contact = з { $cell } зіткнулося кілька супротивників; з ким б’єтеся спершу (contact { $cell } AB6)?
ants-draw-asked-sentries = починається бій; котрій мурасі допомагають вартові (sentries W або decline)?
ants-draw-asked-fury = триває бій; розіграйте «Мурашину лють» (fury W) або спасуйте (pass)
ants-draw-asked-march = мураха на { $cell } може зробити другий крок (march AB4 або stop)
ants-draw-asked-push = мурахи на { $cell } звільняють місце; котра йде далі (push W { $cell })?
ants-draw-battle = Бій
ants-draw-chips = { $count ->
    [one] { $count } фішка
    [few] { $count } фішки
   *[many] { $count } фішок
  }
ants-draw-ally = союзник { $player }
ants-draw-levels = рівні { $levels }
ants-draw-taken = узято { $levels }
ants-draw-supply = запас W×{ $workers } S×{ $soldiers }
ants-draw-markers = фішки тунелю { $count }
ants-draw-tunnel = тунель { $cells }
ants-draw-hand = рука
ants-draw-table = на столі: { $cards }
ants-draw-piles = Колода { $pile } · відбій: { $discard }
ants-draw-bank = Банк { $chips }
ants-draw-legend-board = [ ] стежинка · ( ) тортик · {"{"} {"}"} центр · o фішка · ### перешкода · ta фішка тунелю A · ▲ рівень
ants-draw-legend-ants = aW робітник A · aS солдат A · малі літери (aw, as): крок уже зроблено

## Карти

ants-card-fury-effect = У вашому бою, чий би не був хід: сила однієї вашої мурахи в ньому на 1 більша.
ants-card-ambush-effect = Знімає мураху супротивника рівно за два зв’язки від вашої, не сильнішу за неї; не в центрі й не в бою.
ants-card-forced_march-effect = Одна ваша мураха одразу робить один або два кроки; та сама мураха лише раз за хід.
ants-card-column-effect = Дві ваші мурахи з однієї клітинки разом роблять крок на клітинку, де є місце для обох і немає супротивників; б’ються пліч-о-пліч.
ants-card-reinforcements-effect = Найміть одну мураху за звичайну ціну, навіть у хід руху.
ants-card-honeydew-effect = Візьміть фішку.
ants-card-winter_stores-effect = Лежить на столі: ще дві фішки під час вашого найближчого доходу, коли робітник добуває.
ants-card-sentries-effect = Лежить на столі: коли почнеться ваш наступний бій, сила однієї вашої мурахи в ньому може бути на 1 більша.
ants-card-obstacle-effect = Лежить на порожній клітинці стежинки, не біля мурашника: до вашого наступного ходу туди ніхто не зайде.
ants-card-cave_in-effect = Фішка тунелю супротивника повертається до власника.

## Позиція як текст

refusal-ants-position-bad-word = «{ $text }» — не слово позиції; слова мають такий вигляд: turn=4, A=W@AB1,S*2@AX1 або A-hand=fury*2,ambush.
refusal-ants-position-needless = Слово { $name } не належить до закінченої партії.
refusal-ants-position-no-player = «{ $name }» — про мурашник, яким ніхто не грає; грають { $players }.
refusal-ants-position-no-cell = На цьому полі немає клітинки «{ $text }».
refusal-ants-position-no-gate = { $cell } не прилягає до мурашника гравця { $player }.
refusal-ants-position-active = Хід { $turn } робить { $player }.
refusal-ants-position-cards = Карт { $card }: { $found }, а в колоді їх { $most }.
refusal-ants-position-too-many-ants = У гравця { $player } на полі { $kind ->
    [worker] робітників
   *[soldier] солдатів
  }: { $found }, а всього їх тільки { $most }.
refusal-ants-position-crowd = На { $cell } немає місця для стількох мурах; вміщується { $most }.
refusal-ants-position-two-players = На { $cell } мурахи двох гравців; так буває тільки в бою в центрі.
refusal-ants-position-many-markers = У гравця { $player } на полі фішок тунелю { $found }, а всього їх тільки { $most }.
refusal-ants-position-two-markers = На { $cell } дві фішки тунелю.
refusal-ants-position-obstacle = На { $cell } дві перешкоди.
refusal-ants-position-built = Гравець { $player } має всі рівні, тож уже переміг би.
refusal-ants-position-levels = З рівнів гравця { $player } стоїть { $standing }, а взято { $taken }; усього їх { $expected }.
refusal-ants-position-chips = Фішок на { $over } більше, ніж { $most } у банку.
refusal-ants-position-stepped = { $kind } на { $cell } не може вже зробити крок: там їх стільки немає.
refusal-ants-position-marched = { $kind } на { $cell } не може вже зробити марш-кидок: там їх стільки немає.
refusal-ants-position-pushed = Посунутих мурах рахують тільки з hire_push=column, і кожна має там стояти.
refusal-ants-position-under-way = Коли питають про це, нічого не може тривати: { $asked }.
refusal-ants-position-decider = Гравця { $player } зараз про це не питають: { $asked }.
refusal-ants-position-push = Так жодної мурахи не посунути.
refusal-ants-position-hire = На { $cell } немає місця для найнятої мурахи.
refusal-ants-position-not-asked = У цій позиції про це не питають: { $asked }.
