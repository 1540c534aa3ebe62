# Сторінка: спільне для всіх її частин.

page-guest = Гість
page-away = Сервер не відповідає; спробуйте ще раз за мить.
page-close = Закрити
page-loading = Хвилинку…
page-try-again = Спробувати ще раз

## Навколо кожної сторінки

page-skip = Перейти до вмісту
page-home = Головна сторінка
page-rules = Правила
page-language = Мова
page-settings = Налаштування
page-your-name = Ваше ім’я
page-save = Зберегти
page-name-saved = Збережено. За столами, де ви вже сидите, лишається старе ім’я.
page-theme = Кольори
page-theme-auto = Як у системі
page-theme-light = Світлі
page-theme-dark = Темні
page-contrast = Високий контраст
page-contrast-help = Чіткі лінії й візерунки, а не лише кольори
page-sound = Звук
page-forced = Виконувати вимушені ходи
page-forced-help = Якщо вибір лише один і нічого не видає
# How lists of moves say a move: "F5xF6", "Attacks F6 with F5", or both.
page-moves = Список ходів
page-moves-notation = Нотація
page-moves-sentences = Речення
page-moves-both = Разом
page-connection-lost = З’єднання втрачено. Відновлюємо…
page-version = Версія { $version }
page-not-affiliated = Hexapoda не пов’язана з видавцями чи авторами ігор, у які тут грають, і не має їхньої підтримки. Ігри та їхні назви належать власникам: Hive («Вулик») створив Джон Янні (Gen42 Games), «Термітів» — Фредерік Муаєрсон (Rebel), «Мірмес» — Йоанн Леве (Ystari Games).
page-buy-it = Якщо гра вам сподобалася, купіть її: немає кращої дошки, ніж у коробці.

## Речі на дошці

# What is said of a marked thing to those who can’t see the mark.
page-mark = { $mark ->
    [chosen] вибрано
    [prepared] премув
    [hinted] підказка
   *[choosable] можна вибрати
  }

## Назви вікна

page-title = { $page } · Hexapoda
page-title-new = Нова партія: { $game }
page-title-table = Стіл
page-title-replay = Перебіг партії
page-title-study = Аналіз: { $game }
page-title-editor = Розставляння позиції: { $game }
page-title-open = Партія з посилання
page-title-rules = Правила: { $game }
page-title-workshop = Майстерня: { $game }
page-title-missing = Тут нічого немає

## Адреса, що нікуди не веде

page-missing = Тут ніхто не живе
page-missing-lead = За цією адресою нічого немає. Можливо, посилання скопійовано не повністю.
page-missing-home = До ігор

## Боти

page-bot = Бот
# A bot with the name of its level.
page-bot-called = Бот ({ $level })
page-level = Рівень
page-level-called = Рівень { $level }: { $name }
page-level-1 = початківець
page-level-2 = легкий
page-level-3 = аматорський
page-level-4 = надійний
page-level-5 = вправний
page-level-6 = сильний
page-level-7 = майстерський
page-level-8 = грізний
