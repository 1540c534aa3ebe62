# Мірмес: малюнки саду й колоній та позиції як текст.

## Малюнок

called-myrmes-red = червоний
called-myrmes-blue = синій
called-myrmes-green = зелений
called-myrmes-yellow = жовтий
myrmes-draw-round = Рік { $year }, { $season ->
    [spring] весна
    [summer] літо
   *[autumn] осінь
  }
myrmes-draw-winter = Зима року { $year }
myrmes-draw-dice = кості: весна { $spring }, літо { $summer }, осінь { $autumn }
myrmes-draw-asked-event = виберіть подію (event 7)
myrmes-draw-asked-birth = розставте няньок (birth larva 1 worker 2)
myrmes-draw-asked-born = замало мурах у запасі: скільки солдатів (born soldier 1 worker 1)?
myrmes-draw-asked-worker = кімната (room 0) або сад (exit 2,11)
myrmes-draw-asked-garden = у робітника очок руху: { $points }; step, place, clean або stop
myrmes-draw-asked-stand = де тепер стає робітник (stand 7,7)?
myrmes-draw-asked-harvest = кубик із плитки { $tile } (harvest { $tile } food)
myrmes-draw-asked-scavenging = земля чи камінь із { $tile } (harvest { $tile } earth)
myrmes-draw-asked-extra-harvest = ще кубиків: { $extra } (extra A food) або stop
myrmes-draw-asked-atelier = tunnel, level, nurse, objective або done
myrmes-draw-asked-pay-mix = заплатіть за { $objective } (pay earth 1 stone 1)
myrmes-draw-asked-pay-special = які особливі плитки платять за { $objective } (pay C)?
myrmes-draw-asked-pay-pheromones = які феромони платять за { $objective } (pay A)?
myrmes-draw-asked-storage = залиште кубиків: { $limit } (keep food 2 earth 1 stone 1)
myrmes-draw-asked-winter = скільки разів обміняти три личинки на кубик їжі (winter 0)?
myrmes-draw-points = очки: { $points }
myrmes-draw-level = рівень { $level }
myrmes-event-level_plus_1 = Рівень +1
myrmes-event-points_plus_1 = Очки +1
myrmes-event-larva_plus_2 = Личинка +2
myrmes-event-harvest_plus_3 = Урожай +3
myrmes-event-move_plus_3 = Рух +3
myrmes-event-soldier_plus_1 = Солдат +1
myrmes-event-hex_plus_1 = Поле +1
myrmes-event-worker_plus_1 = Робітник +1
myrmes-draw-ants = робітники { $unused }/{ $workers } · солдати { $soldiers } · няньки { $free }/{ $nurses } · личинки { $larvae }
myrmes-draw-store = сховище ({ $limit }): їжа { $food } · земля { $earth } · камінь { $stone } · здобич { $prey }
myrmes-draw-atelier = майстерня { $count }
myrmes-draw-rooms = кімнати { $rooms }
myrmes-draw-need = зимі треба { $need }
myrmes-draw-supply = феромони { $supply }
myrmes-draw-objectives = Цілі
myrmes-draw-pools = Лишилося ферм попелиць або звалищ: { $farms }, підколоній: { $colonies }
myrmes-draw-ground-grass = трава (їжа)
myrmes-draw-ground-earth = земля
myrmes-draw-ground-stone = камінь
myrmes-draw-ground-mushroom = гриби
myrmes-draw-ground-water = вода
myrmes-draw-legend = lb сонечко · te терміт · sp павук · rX вихід червоного · rA2 плитка A червоного з 2 кубиками · * особлива плитка · @ робітник

## Текст позиції

refusal-myrmes-position-bad-word = «{ $text }» — не слово позиції; слова мають такий вигляд: round=2 або red-level=1 (гравці: { $players }).
refusal-myrmes-position-double-word = Слово { $name } є двічі.
refusal-myrmes-position-missing = Позиція потребує слова { $name }, наприклад { $example }.
refusal-myrmes-position-bad-value = Не вдалося прочитати «{ $text }»; пишуть так: { $example }.
refusal-myrmes-position-bad-tile = «{ $text }» — не плитка; пишуть так: { $example }.
refusal-myrmes-position-no-hex = У саду немає поля «{ $text }».
refusal-myrmes-position-not-free = { $hex } — вода, поза грою або вже зайняте.
refusal-myrmes-position-pheromones = Гравець { $player } має феромонів { $kind } більше, ніж { $most }.
refusal-myrmes-position-special = Плиток { $kind } більше, ніж у коробці.
refusal-myrmes-position-prey-count = Жетонів { $prey } щонайбільше { $most }.
refusal-myrmes-position-hunted = Гравці мають жетонів здобичі: { $found }, а в саду бракує лише { $most }.
refusal-myrmes-position-tile-name = Плитка { $tile } ({ $kind }) не може так зватися: досі плиток покладено лише { $most }.
refusal-myrmes-position-owner = Плитка { $tile } ({ $kind }) — феромон; вона належить гравцеві.
refusal-myrmes-position-ants = Гравець { $player } має мурах: { $found }; щонайбільше { $most }.
refusal-myrmes-position-owned = Гравець { $player } має особливих плиток більше, ніж { $most }.
refusal-myrmes-position-nurses = Гравець { $player } має няньок: { $nurses }, а працює їх більше.
refusal-myrmes-position-rooms = Гравець { $player } має менше робітників, ніж є в кімнатах і в саду.
refusal-myrmes-position-under-way = Це не може тривати, коли питають про це: { $asked }.
refusal-myrmes-position-not-asked = Ця позиція не питає про це: { $asked }.
