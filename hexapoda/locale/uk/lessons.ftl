# Помилки у файлах з уроками: для тих, хто їх пише.

refusal-lesson-empty = { $file }: { $place } не має жодного кроку (step).
refusal-lesson-bad-name = { $file }: { $place } має значення «{ $value }»; назва складається з малих літер, цифр і дефісів, наприклад «black-queen».
refusal-lesson-game-asks = { $file }: { $place } щось просить, але цей урок — партія з ботом (він має level), тож його кроки лише радять.
refusal-lesson-moves-and-refused = { $file }: { $place } має і moves, і refused; крок просить про щось одне.
refusal-lesson-refused-clause = { $file }: бракує { $place }; refused і clause мають бути разом.
refusal-lesson-nothing-counts = { $file }: бракує { $place }, тож wrong і otherwise немає від чого відрізнятися.
refusal-lesson-position = { $file }: { $place }: таку позицію не можна поставити: { $why }
refusal-lesson-no-seat = { $file }: у { $place } немає місця { $seat } або партію закінчено.
refusal-lesson-not-asked = { $file }: у { $place } зараз не хід місця { $seat }, тож воно не може грати.
refusal-lesson-illegal = { $file }: у { $place } «{ $move }» — не дозволене рішення. { $why }
refusal-lesson-not-refused = { $file }: у { $place } вибір «{ $parts }» має порушувати { $clause }, а маємо: { $why }.
refusal-lesson-pointing = { $file }: { $place } показує на «{ $part }», а цього там немає.
refusal-lesson-too-many-ways = { $file }: { $place } веде до понад { $most } позицій; дайте наступному крокові власну позицію.
