# Уроки гри «Терміти» у порядку games/termites/learn/lessons.toml.

## Placing

lesson-termites-placing = Щоходу жетон
lesson-termites-placing-token = Ви граєте червоними. Кожен хід починається з жетона з руки. Літера означає касту, число — скільки на жетоні термітів. Виберіть двох робітників.
lesson-termites-placing-token-other = Цей жетон знадобиться згодом. Зараз візьміть робітників.
lesson-termites-placing-water = Жетон можна викласти на будь-яке вільне поле, навіть поруч із ворогом. Ну, майже будь-яке: спробуйте на воду.
lesson-termites-placing-water-done = На воді почуваються добре лише літуни. Зате вони уникають рослинності.
lesson-termites-placing-hex = Нейтральний термітник посередині нічий і вартий 7 очок для того, хто його захопить. Викладіть робітників поруч із ним.
lesson-termites-placing-hex-other = Дозволено, але далеко від подій. Виберіть одне із шести полів навколо нейтрального термітника.
lesson-termites-placing-stay = Потім можна пересунути один загін або лишити все на місці. Робітники стоять там, де треба: не рухайтеся.
lesson-termites-placing-stay-other = Вони вже на своєму місці. Скасуйте це й натисніть кнопку, щоб не рухатися.
lesson-termites-placing-stay-done = Викласти жетон, пересунути один загін — оце й увесь хід. Коли кожен викладе по 18 жетонів, гра закінчиться.

## Moving

lesson-termites-moving = Рух
lesson-termites-moving-worker = Робітники швидкі: два кроки за хід. Виберіть червоних робітників.
lesson-termites-moving-worker-other = Не цього разу. Виберіть робітників просто над нейтральним термітником.
lesson-termites-moving-walk = До зелених полів не більше двох кроків. Щоб зайти на каміння, потрібні обидва. Ідіть на будь-яке вільне поле.
lesson-termites-moving-walk-attack = Це вже була атака! Про неї наступний урок. Поки що йдіть на вільне поле.
lesson-termites-moving-walk-done = Власні загони ніколи не перекривають дороги, а ворожі загони й термітники — так.
lesson-termites-moving-soldier = Тепер солдат. Солдати й носачі повільні. Спробуйте пройти два поля, на вказане.
lesson-termites-moving-soldier-done = Один крок за хід, і ніколи на каміння. Повільні загони викладайте там, де вони потрібні.
lesson-termites-moving-flyer = І літун: три кроки над водою, камінням, термітниками й ворогами. Летіть куди завгодно.
lesson-termites-moving-flyer-done = Літуна зупиняє лише рослинність та інші літуни.

## Support

lesson-termites-support = Гуртом сильніше
lesson-termites-support-alone = Щоб атакувати, ідіть на поле ворога. Випадку тут немає: ваша сила має бути більша. Двоє робітників проти двох? Спробуйте.
lesson-termites-support-alone-done = Два — не більше, ніж два. Потрібна допомога.
lesson-termites-support-worker = Поруч із ціллю став ваш солдат. Кожен ваш загін поруч із ціллю додає свою силу, а солдат рахується подвійно. Виберіть робітників.
lesson-termites-support-worker-other = Можна й не рухатися, але погляньте: тепер сили досить.
lesson-termites-support-worker-soldier = Солдат теж міг би атакувати. Та погляньмо, що зроблять робітники.
lesson-termites-support-strike = Двоє робітників і солдат — це 4 проти 2. Атакуйте!
lesson-termites-support-strike-other = Не туди: ідіть на золотих робітників.
lesson-termites-support-retreat = Переможені мають відступити на одне поле, а куди — вирішуєте ви.
lesson-termites-support-retreat-done = Ваші робітники стали на їхнє місце. Якби переможеним не було куди відступити, їх було б знищено.

## Soldiers

lesson-termites-soldiers = Солдати не відпускають
lesson-termites-soldiers-soldier = Двоє солдатів мають силу 4, а троє золотих робітників поруч — 3. Виберіть своїх солдатів.
lesson-termites-soldiers-soldier-other = Робітника не чіпайте. Ваші солдати вміють дещо особливе.
lesson-termites-soldiers-strike = Атакуйте трьох робітників.
lesson-termites-soldiers-strike-other = Не обминайте їх: атакуйте!
lesson-termites-soldiers-strike-done = Від солдата ніхто не відступає. Кого він переміг, того знищено.

## Spitters

lesson-termites-spitters = Носачі допомагають здалеку
lesson-termites-spitters-token = Двоє золотих солдатів захищаються із силою 4, ваші троє робітників атакують із силою 3. До переваги бракує 2. Візьміть носача.
lesson-termites-spitters-token-other = Добрий жетон, але тут його не досить або він не допоможе. Візьміть носача.
lesson-termites-spitters-vegetation = Носач підтримує з відстані до двох полів. На рослинності його підтримка на 1 більша. Викладіть його на вказане поле.
lesson-termites-spitters-vegetation-other = Звідти він додасть щонайбільше 1, а 4 проти 4 замало. Потрібна рослинність за два поля від цілі.
lesson-termites-spitters-vegetation-done = 3 + 1 + 1 за рослинність = 5. Це більше, ніж 4.
lesson-termites-spitters-workers = Тепер виберіть робітників.
lesson-termites-spitters-workers-other = Носач найкраще допомагає звідти, де стоїть. Атакувати мають робітники.
lesson-termites-spitters-strike = Атакуйте золотих солдатів.
lesson-termites-spitters-strike-other = Ваша атака вже досить сильна: ідіть на золотих солдатів.
lesson-termites-spitters-strike-done = Вдалося, а носач не зробив ані кроку. Далі ще вибирають, з якого боку атакувати, бо від цього залежить, куди ворог зможе відступити.

## Mounds

lesson-termites-mounds = Захопіть термітник
lesson-termites-mounds-count = Термітник захищається своєю вартістю, тут це 7. Ваші загони навколо мають 1 + 4 + 3 = 8: досить! Але загін, що атакує термітник, гине. Кого пошлете?
lesson-termites-mounds-count-other = Не зволікайте: цей термітник можна захопити.
lesson-termites-mounds-count-big = Це вдасться, але цей загін загине. Пошліть найменший: решта однаково його підтримає.
lesson-termites-mounds-strike = Наступ веде один робітник. Атакуйте термітник.
lesson-termites-mounds-strike-other = На термітник! Разом у вас 8 проти 7.
lesson-termites-mounds-new = Захоплено! Це ваш трофей, вартий 7 очок. На його місце має стати термітник із вашого резерву: виберіть його.
lesson-termites-mounds-new-done = Великий термітник важче захопити, але й утрата більша. Наприкінці рахуються всі ваші термітники: на дошці, у резерві та трофеї.

## When you are robbed

lesson-termites-robbed = Коли втрачено термітник
lesson-termites-robbed-beside = Золоті захопили ваш термітник вартістю 9. Ви маєте поставити на дошку інший. Термітники стоять окремо: спробуйте поставити 8 поруч із нейтральним.
lesson-termites-robbed-beside-done = Ніколи не поруч з іншим термітником, ніколи не скраю й лише на відкритій місцевості.
lesson-termites-robbed-place = Виберіть термітник, а тоді будь-яке зелене поле. Розумно триматися подалі від золотих солдатів.
lesson-termites-robbed-place-done = Добре. Дев’ятку втрачено: у вас 26 очок, у золотих 44. Бережіть найцінніше.

## The first game

lesson-termites-game = Ваша перша партія
lesson-termites-game-aim = По чотири ходи на кожного, рахунок 35 : 35. Захопіть на один термітник більше, ніж золоті, і ви перемогли.
lesson-termites-game-count = Спершу порахуйте, що стоїть навколо термітника, потім викладіть жетон, якого бракує, і атакуйте найменшим загоном.
lesson-termites-game-help = Ви граєте з ботом-новачком. Не знаєте, як походити, — попросіть підказку. Помилковий хід можна скасувати.
