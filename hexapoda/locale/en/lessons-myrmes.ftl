# Guided lessons of Myrmes, in the order of games/myrmes/learn/lessons.toml.

## The event

lesson-myrmes-event = The event of the season
lesson-myrmes-event-far = You are red. Each season a die names an event that helps you this round. You may shift it, but every step costs one larva, and you have one. Try the event two steps up.
lesson-myrmes-event-far-done = Two steps, two larvae. Larvae are the small change of Myrmes.
lesson-myrmes-event-soldier = One step is what you can pay. Choose the event that gives you an extra soldier.
lesson-myrmes-event-soldier-other = That’s a good event, too. For this lesson, take the soldier.
lesson-myrmes-event-soldier-done = The event counts for one round. Next come the births.

## Births

lesson-myrmes-births = Nurses and births
lesson-myrmes-births-nurses = Your three nurses raise larvae, soldiers and workers, or they work in the atelier. Put two nurses on soldiers and one in the atelier, then confirm.
lesson-myrmes-births-nurses-other = It’s your choice in a game. Here: two nurses on soldiers, one in the atelier.
lesson-myrmes-births-nurses-three = Three nurses raise more soldiers, but then nobody works in the atelier. Keep one back.
lesson-myrmes-births-nurses-workers = You have two workers, enough for this round. Raise soldiers for the hunt.
lesson-myrmes-births-nurses-done = Two nurses make one soldier, and the event adds another. The nurse in the atelier gets her turn later.

## Rooms

lesson-myrmes-rooms = Workers: rooms or garden
lesson-myrmes-rooms-room = Now you and Blue send out workers in turn. A room is the safe choice: the first one gives you a larva. Send a worker there.
lesson-myrmes-rooms-room-other = The garden comes next. First the room.
lesson-myrmes-rooms-room-done = A larva for you. A worker in a room comes back at the end of the round.
lesson-myrmes-rooms-again = Could your second worker do the same? Try.
lesson-myrmes-rooms-again-done = Each room holds one worker a round. Deeper levels will open better rooms.
lesson-myrmes-rooms-exit = So it’s off to the garden. Choose your exit.
lesson-myrmes-rooms-exit-done = Workers who go out never come back, so make them count. That’s the next lesson.

## Hunting and pheromones

lesson-myrmes-hunting = Hunting and pheromones
lesson-myrmes-hunting-alone = Your worker is in the garden, and beside it sits a ladybug. Prey is worth food or points. Walk onto it.
lesson-myrmes-hunting-alone-done = A worker can’t hunt without soldiers. That’s why you raised two.
lesson-myrmes-hunting-step = The same again, this time with two soldiers in the barracks. A worker has three steps. Take the first one, towards the ladybug.
lesson-myrmes-hunting-step-other = The ladybug is the other way.
lesson-myrmes-hunting-hunt = Now hunt the ladybug.
lesson-myrmes-hunting-hunt-other = The ladybug is right beside you: step onto it.
lesson-myrmes-hunting-hunt-done = One soldier is gone, but two cubes of food are in your store.
lesson-myrmes-hunting-pheromone = Before it’s lost, the worker leaves a pheromone: a tile that covers the hex it stands on. Choose the tile for two hexes, then where it goes.
lesson-myrmes-hunting-pheromone-other = Don’t walk on: lay the tile here, so that something grows for you.
lesson-myrmes-hunting-pheromone-done = Food grows on grass, earth and stone on their own ground, nothing on mushrooms. Bigger tiles also score points; for these you need deeper levels.

## Harvest

lesson-myrmes-harvest = Harvest
lesson-myrmes-harvest-food = Every round you take one cube from each of your pheromones. This one has food and earth. Winter wants food: take it.
lesson-myrmes-harvest-food-earth = Earth is for digging, and you’ll need some. But first make sure of the food.
lesson-myrmes-harvest-food-done = The rest stays there for the next rounds. The store holds only four cubes at first, so harvest what you’ll use.

## The atelier

lesson-myrmes-atelier = The atelier
lesson-myrmes-atelier-level = Two nurses are at work in the atelier; each does one thing. You’d like a deeper level: try to build it.
lesson-myrmes-atelier-level-done = A level costs two cubes of earth, and you have one. There’s a way!
lesson-myrmes-atelier-tunnel = The first nurse digs a tunnel: that makes a new exit, and gives you a cube of earth. Choose the tunnel, then a marked hex.
lesson-myrmes-atelier-tunnel-other = Your nurses are in the atelier anyway: let them work. Dig a tunnel.
lesson-myrmes-atelier-tunnel-done = A new door to the garden, and two cubes of earth. Two birds with one stone.
lesson-myrmes-atelier-now = And the second nurse builds the level.
lesson-myrmes-atelier-now-other = You can afford it now: build the level.
lesson-myrmes-atelier-now-done = Level 1: a new room, bigger pheromones. Nurses can also raise another nurse or fulfil objectives, which score the most points.

## Winter

lesson-myrmes-winter = Winter
lesson-myrmes-winter-exchange = After three seasons comes winter. The colony needs 4 food, your soldier saves one, so it’s 3. You have 2, and four larvae: exchange three of them for a food.
lesson-myrmes-winter-exchange-other = Then one food is missing, and that costs 3 points. Larvae are worth nothing at the end: exchange three.
lesson-myrmes-winter-exchange-done = Nobody starves, and no points are lost. The second winter needs 5 food, the third 6.

## The first game

lesson-myrmes-game = Your first year
lesson-myrmes-game-aim = You play the third and last year: three seasons and a winter. You have 24 points, Blue has 22. Who has more at the end?
lesson-myrmes-game-plan = Each season: raise workers or soldiers, hunt and lay big pheromones for points, harvest food. Keep a nurse for the atelier; objectives score 6 points and more.
lesson-myrmes-game-winter = This winter needs 6 food, one less for each soldier. Each one that’s missing costs 3 points.
lesson-myrmes-game-help = You play a beginner. If you’re stuck, ask for a hint; if you slip, undo your move.
