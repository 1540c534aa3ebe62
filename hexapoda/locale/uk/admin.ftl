# What `hexapoda admin` says.

admin-table = { $id }  { $game }, { $state ->
    [open] відкритий
    [running] гра триває
   *[finished] завершений
  }: { $seats } ({ $events ->
    [one] { $events } подія
    [few] { $events } події
   *[other] { $events } подій
  })
admin-table-more = Гості: { $guests }. Журнал столу займає { $bytes } Б.
admin-guest = { $id }  { $name }, востаннє { $seen }, { $tables ->
    [one] { $tables } стіл
    [few] { $tables } столи
   *[other] { $tables } столів
  }
admin-sanction = { $kind ->
    [ban] Без доступу
   *[mute] Без чату
  }: { $subject }, { $until ->
    [no] назавжди
   *[other] до { $until }
  } ({ $reason })
admin-order = { $at }  { $action } { $subject } { $details }
admin-banned = { $subject } більше не має доступу.
admin-muted = { $subject } більше не може писати в чат.
admin-lifted = { $subject }: обмеження знято.
admin-nothing-to-lift = { $subject }: обмежень немає.
admin-deleted = { $tables ->
    [0] Таких столів немає.
    [one] Видалено { $tables } стіл.
    [few] Видалено { $tables } столи.
   *[other] Видалено { $tables } столів.
  }
admin-forgotten = Дані гостя { $subject } вилучено: столів видалено: { $deleted }, змінено: { $changed }.
admin-pruned = Видалено: незакінчені { $unfinished }, покинуті { $abandoned }, закінчені { $finished }, записи { $records }, гості { $guests }.
admin-would-prune = Буде видалено: незакінчені { $unfinished }, покинуті { $abandoned }, закінчені { $finished }, записи { $records }, гості { $guests }.
admin-backed-up = Резервна копія у файлі { $file } ({ $bytes } Б). Бережіть її так само, як і саму базу.
admin-restored = Відновлено: столи { $tables }, гості { $guests }.

error-admin-no-guest = Гостя { $guest } немає.
error-admin-not-found = Немає ні столу, ні гостя { $id }.
error-admin-bad-backup = Файл { $file } — не резервна копія або його обрізано; нічого не змінено.
error-admin-backup-newer = Файл { $file } записала новіша версія; нічого не змінено.
error-file-unwritable = Файл { $file } не вдається записати: { $problem }.
error-file-unreadable = Файл { $file } не вдається прочитати: { $problem }.
