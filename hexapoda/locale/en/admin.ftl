# What `hexapoda admin` says.

admin-table = { $id }  { $game }, { $state ->
    [open] open
    [running] running
   *[finished] finished
  }: { $seats } ({ $events ->
    [one] one event
   *[other] { $events } events
  })
admin-table-more = Guests: { $guests }. Its log takes { $bytes } bytes.
admin-guest = { $id }  { $name }, last seen { $seen }, { $tables ->
    [one] one table
   *[other] { $tables } tables
  }
admin-sanction = { $kind ->
    [ban] Shut out
   *[mute] May not chat
  }: { $subject }, { $until ->
    [no] for good
   *[other] until { $until }
  } ({ $reason })
admin-order = { $at }  { $action } { $subject } { $details }
admin-banned = { $subject } is shut out.
admin-muted = { $subject } may no longer chat.
admin-lifted = { $subject } is free again.
admin-nothing-to-lift = There is nothing against { $subject }.
admin-deleted = { $tables ->
    [0] There are no such tables.
    [one] One table was deleted.
   *[other] { $tables } tables were deleted.
  }
admin-forgotten = { $subject } is forgotten: { $deleted ->
    [one] one table was deleted
   *[other] { $deleted } tables were deleted
  }, { $changed ->
    [one] one was changed
   *[other] { $changed } were changed
  }.
admin-pruned = Deleted: unfinished { $unfinished }, abandoned { $abandoned }, finished { $finished }, records { $records }, guests { $guests }.
admin-would-prune = Would be deleted: unfinished { $unfinished }, abandoned { $abandoned }, finished { $finished }, records { $records }, guests { $guests }.
admin-backed-up = The backup is in { $file } ({ $bytes } bytes). Keep it as private as the database.
admin-restored = Put back: tables { $tables }, guests { $guests }.

error-admin-no-guest = There is no guest { $guest }.
error-admin-not-found = There is no table and no guest { $id }.
error-admin-bad-backup = { $file } is not a backup, or it was cut short; nothing was changed.
error-admin-backup-newer = { $file } was written by a newer version; nothing was changed.
error-file-unwritable = The file { $file } can’t be written: { $problem }.
error-file-unreadable = The file { $file } can’t be read: { $problem }.
