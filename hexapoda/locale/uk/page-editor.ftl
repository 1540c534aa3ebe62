# Сторінка: розставляння позиції вручну.

page-editor = Розставити позицію
page-editor-open = Змінити цю позицію
page-editor-fine = Правила дозволяють цю позицію.
page-editor-over = Правила дозволяють цю позицію. Партію в ній закінчено.
page-editor-not-yet = Це ще не позиція гри:
page-editor-choose = Виберіть предмет, а потім місце на дошці.
page-editor-place = Тепер виберіть для нього місце.
page-editor-places = Виберіть ще { $count ->
    [one] одне місце.
    [few] { $count } місця.
   *[other] { $count } місць.
  }
page-editor-away = Прибрати
page-editor-palette = Що поставити на дошку
page-editor-nobody = Спільне
page-editor-settings = Про позицію
page-editor-options = Гра
page-editor-analyse = Аналізувати
page-editor-restart = Почати спочатку
page-editor-seen-by = Як бачать
page-editor-everybody = глядачі
page-editor-undo = Скасувати
page-editor-redo = Повторити
page-editor-text = Позиція як текст
page-editor-more = Більше
page-editor-fewer = Менше
