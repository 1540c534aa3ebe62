# Навчання: уроки, задачі, редактор позицій і підказки — те, що для них спільне.

## Уроки

page-learn = Навчання
page-title-learn = Навчання: { $game }
page-learn-title = Навчання: { $game }
page-learn-home = Уперше тут? Навчіться грати за п’ять хвилин
page-learn-lead = Короткі уроки на справжній дошці. Ходите ви, і кожна помилка чогось навчає. Читати правила не треба.
page-learn-missing = Такого уроку немає
page-learn-card = { $how ->
    [begin] Не знаєте цієї гри? Коротких уроків: { $total }
    [continue] Навчайтеся далі: пройдено { $done } з { $total }
   *[repeat] Усі уроки пройдено: { $total }
  }
page-learn-start = { $how ->
    [begin] Почати навчання
    [continue] Продовжити
   *[repeat] Почати знову
  }
page-learn-progress = Поступ: { $game }
page-learn-done = { $done } з { $total }
page-learn-finished = (пройдено)
page-learn-rules = Правила гри { $game }
page-learn-all = Усі уроки
page-learn-number = Урок { $number } з { $total }
page-learn-coach = Урок
page-learn-said = Що каже урок
page-learn-next = Далі
page-learn-again = Спробувати ще раз
page-learn-show = Показати
page-learn-other = Такий хід дозволено, але цей урок про інше. Скасуйте його й погляньте ще раз.
page-learn-complete = Урок пройдено!
page-learn-complete-more = Чудово. Час для наступного.
page-learn-complete-all = Ви вже знаєте досить, щоб грати. Гарної гри!
page-learn-following = Наступний урок
page-learn-repeat = Ще раз
page-learn-play = Зіграти першу партію
page-learn-advice = Наступна порада
