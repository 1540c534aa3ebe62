# Сторінка: «Терміти» й редактор мап.

## Що є на дошці

page-termites-board = Дошка «Термітів»
page-termites-ground = { $terrain ->
    [water] вода
    [vegetation] рослинність
    [stones] каміння
   *[clear] відкрита місцевість
  }
page-termites-unit = { $colony ->
    [blue] синій
    [red] червоний
    [gold] золотий
   *[gray] сірий
  } загін, { $insects }, сила { $strength }
page-termites-mound = { $colony ->
    [blue] синій
    [red] червоний
    [gold] золотий
    [gray] сірий
   *[neutral] нейтральний
  } термітник вартістю { $value }
page-termites-hex = { $hex }, { $ground }
page-termites-hex-with = { $hex }, { $ground }, { $piece }
page-termites-sum = атака { $attack } проти { $defence }
page-termites-sum-weak = атака { $attack } проти { $defence }, заслабка
page-termites-too-weak = бракує { $short }

## Біля дошки

page-termites-hand = Рука
page-termites-hand-hidden = { $count ->
    [one] { $count } закритий жетон
    [few] { $count } закриті жетони
    [many] { $count } закритих жетонів
   *[other] { $count } закритого жетона
  }
page-termites-token = { $insects }, сила { $strength }
page-termites-stack = { $count ->
    [0] стос порожній
    [one] { $count } жетон у стосі
    [few] { $count } жетони в стосі
    [many] { $count } жетонів у стосі
   *[other] { $count } жетона в стосі
  }
page-termites-reserve = Термітники в резерві
page-termites-reserve-mound = термітник вартістю { $value }
page-termites-trophies = Трофеї
page-termites-tiles = Плитки
page-termites-tile = плитка, зверху { $face ->
    [water] вода
    [vegetation] рослинність
   *[stones] каміння
  }, знизу { $back ->
    [water] вода
    [vegetation] рослинність
   *[stones] каміння
  }; залишилося: { $left }
page-termites-standing = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
  } · { $units ->
    [one] { $units } загін
    [few] { $units } загони
    [many] { $units } загонів
   *[other] { $units } загону
  }
page-termites-details = Жетони: { $colony ->
    [blue] синя колонія
    [red] червона колонія
    [gold] золота колонія
   *[gray] сіра колонія
  }
page-termites-held = У руці й стосі
page-termites-lost = Вибули з гри
page-termites-nothing = немає

## Про що питає гра

page-termites-ask-place-neutral = Будуємо мапу: виберіть поле для нейтрального термітника
page-termites-ask-place-tile = { $left ->
    [one] Будуємо мапу: виберіть плитку
    [few] Будуємо мапу: виберіть плитку (треба покласти { $left })
    [many] Будуємо мапу: виберіть плитку (треба покласти { $left })
   *[other] Будуємо мапу: виберіть плитку (треба покласти { $left })
  }
page-termites-ask-tile-hex = Виберіть поле для плитки: { $terrain ->
    [water] вода
    [vegetation] рослинність
   *[stones] каміння
  }
page-termites-ask-place-mound = Виберіть термітник зі свого резерву
page-termites-ask-place-mound-hex = Виберіть поле для свого термітника вартістю { $value }
page-termites-ask-lost-mound = Ваш термітник захоплено: виберіть інший зі свого резерву
page-termites-ask-lost-mound-hex = Виберіть поле для свого термітника вартістю { $value }
page-termites-ask-make-room = Ваш термітник захоплено, а вільного поля немає: виберіть інший зі свого резерву
page-termites-ask-make-room-hex = Виберіть загін, що звільнить місце для термітника вартістю { $value }
page-termites-ask-choose-token = Розмноження: виберіть жетон з руки
page-termites-ask-place-token = Виберіть поле, на яке викладаєте { $insects }
page-termites-ask-choose-unit = Рух: виберіть загін або не рухайтеся
page-termites-ask-choose-target = Куди йде загін із { $unit } або кого він атакує?
page-termites-ask-choose-from = З якого поля загін із { $unit } атакує { $target }?
page-termites-ask-choose-retreat = Куди відступає з { $target } атакований загін ({ $insects })?
page-termites-ask-new-mound = Термітник на { $target } захоплено: виберіть той, що стане на його місце
page-termites-button-stay = Не рухатися
page-termites-button-keep = Нічого не викладати
page-termites-button-destroy = На рослинність

## Редактор мап

page-termites-editor = Редактор мап
page-termites-editor-lead = Розкладайте плитки місцевості й ставте нейтральні термітники; правила перевіряються одразу.
page-termites-editor-board = Мапа
page-termites-editor-palette = Що класти
page-termites-editor-brush = { $brush ->
    [water] Вода
    [vegetation] Рослинність
    [stones] Каміння
    [mound] Нейтральний термітник
   *[clear] Відкрита місцевість
  }
page-termites-editor-used = Плитки: { $used } з { $most }
page-termites-editor-mounds = Нейтральні термітники: { $used } з { $most }
page-termites-editor-players = Гравців
page-termites-editor-symmetry = Симетрія
page-termites-editor-symmetry-kind = { $symmetry ->
    [C2] Пів оберту
    [C3] Третина оберту
    [LR] Ліворуч і праворуч
    [D2] Два відбиття
   *[none] Немає
  }
page-termites-editor-custom = Будь-яка мапа
page-termites-editor-custom-help = Плиток може бути скільки завгодно, і лежати вони можуть як завгодно; правила діють лише для нейтральних термітників.
page-termites-editor-undo = Скасувати
page-termites-editor-redo = Повторити
page-termites-editor-clear = Очистити все
page-termites-editor-random = Випадкова мапа
page-termites-editor-setups = Почати з
page-termites-editor-setup = { $setup ->
    [p2] 2 гравці
    [p3] 3 гравці
    [p3_adv] 3 гравці, складніша
    [p4] 4 гравці
   *[p4_adv] 4 гравці, складніша
  }
page-termites-editor-title = Назва
page-termites-editor-untitled = Мапа без назви
page-termites-editor-save = Зберегти в браузері
page-termites-editor-saved = Збережені мапи
page-termites-editor-saved-now = Мапу «{ $title }» збережено.
page-termites-editor-none-saved = У цьому браузері ще немає збережених мап.
page-termites-editor-open = Відкрити «{ $title }»
page-termites-editor-delete = Видалити «{ $title }»
page-termites-editor-download = Завантажити як файл
page-termites-editor-upload = Відкрити файл
page-termites-editor-link = Скопіювати посилання
page-termites-editor-link-copied = Посилання скопійовано.
page-termites-editor-link-here = Ось посилання:
page-termites-editor-play = Грати на цій мапі
page-termites-editor-checking = Перевірка…
page-termites-editor-fine = На цій мапі можна грати.
page-termites-editor-rule = Правило { $clause }
page-termites-editor-here = { $hex }, { $what }
page-termites-editor-wrong = суперечить правилам
page-termites-editor-file-line = Не вдалося прочитати рядок { $line } файлу: «{ $text }».
page-termites-editor-file-key = У мапі немає ключа «{ $key }»; можливі: { $known }.
page-termites-editor-file-twice = «{ $key }» є у файлі двічі.
page-termites-editor-file-value = Не вдалося прочитати значення «{ $key }»; воно має такий вигляд: { $example }.
page-termites-editor-file-hex = «{ $hex }» у «{ $key }» — не поле цієї дошки.
page-termites-editor-file-hex-twice = Поле { $hex } має більше ніж одну місцевість або названо двічі.
page-termites-editor-file-large = Цей файл завеликий для мапи.
page-termites-editor-link-bad = У посиланні немає мапи, яку можна прочитати.

## Відмови після клацання: без нотації, яка потрібна для письма

page-refusal-asked-now = { $asked ->
    [place-neutral] Зараз ставлять нейтральний термітник
    [place-tile] Зараз кладуть плитку
    [place-mound] Зараз ставлять термітник
    [choose-token] Спершу викладіть жетон
    [place-token] Жетон вибрано; виберіть, на яке поле ви його викладаєте
    [choose-unit] Тепер пересуньте загін або залиште всі на місці
    [choose-target] Загін вибрано; виберіть, куди він іде
    [choose-from] Ціль вибрано; виберіть, з якого поля йде атака
    [choose-retreat] Атаку вибрано; виберіть, куди відступає загін
    [new-mound] Термітник захоплено; виберіть, котрий із ваших стане на його місце
    [lost-mound] Ваш термітник захоплено; поставте інший
   *[make-room] Ваш термітник захоплено, а для іншого немає вільного поля; приберіть для нього свій загін
  }.
