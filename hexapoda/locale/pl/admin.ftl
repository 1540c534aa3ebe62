# What `hexapoda admin` says.

admin-table = { $id }  { $game }, { $state ->
    [open] otwarty
    [running] w grze
   *[finished] zakończony
  }: { $seats } ({ $events ->
    [one] jedno zdarzenie
    [few] { $events } zdarzenia
   *[other] { $events } zdarzeń
  })
admin-table-more = Goście: { $guests }. Dziennik stołu zajmuje { $bytes } B.
admin-guest = { $id }  { $name }, ostatnio { $seen }, { $tables ->
    [one] jeden stół
    [few] { $tables } stoły
   *[other] { $tables } stołów
  }
admin-sanction = { $kind ->
    [ban] Bez dostępu
   *[mute] Bez czatu
  }: { $subject }, { $until ->
    [no] na stałe
   *[other] do { $until }
  } ({ $reason })
admin-order = { $at }  { $action } { $subject } { $details }
admin-banned = { $subject } nie ma już dostępu.
admin-muted = { $subject } nie może już pisać na czacie.
admin-lifted = { $subject }: ograniczenie zdjęte.
admin-nothing-to-lift = { $subject }: nie ma żadnego ograniczenia.
admin-deleted = { $tables ->
    [0] Nie ma takich stołów.
    [one] Usunięto jeden stół.
    [few] Usunięto { $tables } stoły.
   *[other] Usunięto { $tables } stołów.
  }
admin-forgotten = Usunięto dane gościa { $subject }: stoły usunięte: { $deleted }, zmienione: { $changed }.
admin-pruned = Usunięto: niedokończone { $unfinished }, porzucone { $abandoned }, zakończone { $finished }, zapisy { $records }, goście { $guests }.
admin-would-prune = Do usunięcia: niedokończone { $unfinished }, porzucone { $abandoned }, zakończone { $finished }, zapisy { $records }, goście { $guests }.
admin-backed-up = Kopia zapasowa jest w pliku { $file } ({ $bytes } B). Chroń ją tak jak samą bazę.
admin-restored = Przywrócono: stoły { $tables }, goście { $guests }.

error-admin-no-guest = Nie ma gościa { $guest }.
error-admin-not-found = Nie ma ani stołu, ani gościa { $id }.
error-admin-bad-backup = Plik { $file } nie jest kopią zapasową albo jest ucięty; nic nie zmieniono.
error-admin-backup-newer = Plik { $file } zapisała nowsza wersja; nic nie zmieniono.
error-file-unwritable = Nie można zapisać pliku { $file }: { $problem }.
error-file-unreadable = Nie można odczytać pliku { $file }: { $problem }.
