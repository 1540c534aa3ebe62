# Guided lessons of Ants, in the order of games/ants/learn/lessons.toml.

## Hiring

lesson-ants-hiring = Hiring ants
lesson-ants-hiring-worker = Your anthill is the one in the upper left corner. A worker costs 1 chip and starts on one of the three cells beside the anthill. Hire a worker and put it on the marked cell.
lesson-ants-hiring-worker-other = Later! First, a worker.
lesson-ants-hiring-worker-elsewhere = Fine, but the trail to the cake in the middle starts at the marked cell.
lesson-ants-hiring-push = You may hire as many ants as you can pay for. Hire another worker onto the same cell, and let it push the first one forward.
lesson-ants-hiring-push-other = Hire a second worker onto the same cell.
lesson-ants-hiring-push-beside = There’s room for both, that’s true. But pushing takes the first one a step ahead for free. Choose the push.
lesson-ants-hiring-soldier = Soldiers cost 2 and are twice as strong. Hire one with your last chips, on any cell you like.
lesson-ants-hiring-soldier-other = Let’s have a soldier this time.
lesson-ants-hiring-soldier-done = Workers bring in chips, soldiers protect them.
lesson-ants-hiring-broke = Try to hire one more worker.
lesson-ants-hiring-broke-done = No chips, no ants. Next you’ll learn where chips come from.
lesson-ants-hiring-end = You’re done for now. End your turn.
lesson-ants-hiring-end-other = There’s no need for that now: end your turn.

## Moving

lesson-ants-moving = Moving and gathering
lesson-ants-moving-cake = In a turn you either hire or move. Today you move: each of your ants may take one step. Walk onto the cake with the worker that’s next to it.
lesson-ants-moving-cake-other = Good idea, but first to the cake. Click the worker beside it, then the cake.
lesson-ants-moving-cake-done = You’ve picked up the chip. And as long as this worker stays on the cake, it earns you one more chip at the start of each of your turns.
lesson-ants-moving-again = Can the same worker go further? Click it.
lesson-ants-moving-again-done = One step per ant and turn.
lesson-ants-moving-hire = You have chips now. Try to hire a worker.
lesson-ants-moving-hire-done = You’ve moved, so you can’t hire in this turn. Move this turn, hire in the next.
lesson-ants-moving-others = But your other ants may still move. Take the worker in front one step towards the middle.
lesson-ants-moving-others-other = Possible, but the middle is where the four best pieces of cake are.
lesson-ants-moving-others-done = Four workers on cake earn four chips a turn. That’s how a colony grows.

## Battles

lesson-ants-battles = Battles
lesson-ants-battles-soldier = Ants of two players on neighbouring cells fight at once. There’s no luck in it: a soldier has strength 2, a worker 1. Step up to the enemy worker with your soldier.
lesson-ants-battles-soldier-other = That’s peaceful. But here we want a fight: move the soldier one step to the right.
lesson-ants-battles-soldier-done = 2 against 1. The worker goes back to its owner, who may hire it again.
lesson-ants-battles-equal = And what if both are equally strong? Step up to the enemy’s worker with your own.
lesson-ants-battles-equal-other = Move the worker onto the cake, next to the enemy’s worker.
lesson-ants-battles-equal-done = Both are gone. You got the chip on the way, though. Two equal ants on one cell add up: 1 + 1 = 2.

## Fury

lesson-ants-fury = A card changes everything
lesson-ants-fury-attack = The same battle, but you’ve got a card in your hand: Ant Fury. Attack the worker.
lesson-ants-fury-attack-other = Move the worker onto the cake to start the battle.
lesson-ants-fury-card = Now, in the middle of the battle, play Ant Fury on your worker: +1 strength.
lesson-ants-fury-card-pass = Without the card, both ants fall. Play it!
lesson-ants-fury-card-done = 2 against 1: you win. Watch out when your opponent holds cards, because they may do the same.

## Ambush

lesson-ants-ambush = An ambush
lesson-ants-ambush-card = The enemy’s soldier is exactly two cells from yours. The card Ambush removes an ant at that distance, if it isn’t stronger than yours. Click the card, then the ants.
lesson-ants-ambush-card-other = You have a better move: use your card.
lesson-ants-ambush-card-done = Gone without a fight. You draw up to four cards every turn, and clicking a card shows what it does.

## Levels

lesson-ants-levels = Three levels to win
lesson-ants-levels-first = You win when your anthill has three levels. They cost 5, 4 and 3 chips. You have 9: build the first level.
lesson-ants-levels-first-other = Not now: use the button to build.
lesson-ants-levels-first-done = You may build at any time in your turn, even after moving.
lesson-ants-levels-second = You still have 4 chips. Build the next one.
lesson-ants-levels-second-done = Two of three. The last level costs only 3.
lesson-ants-levels-third = Some turns later: both of you have two levels, and you have 3 chips. Finish it!
lesson-ants-levels-third-other = Your opponent also has two levels. Don’t wait: build!
lesson-ants-levels-third-done = Three levels: you win on the spot.

## The door

lesson-ants-door = Through the back door
lesson-ants-door-march = There’s another way to win: bring an ant to any cell beside the enemy’s anthill. Your worker is two steps away. Play Forced March with it: two steps at once.
lesson-ants-door-march-other = Look at your worker on the upper trail and at your card.
lesson-ants-door-march-step = Next turn the enemy would stop you. With Forced March you get there now.
lesson-ants-door-last = One more step!
lesson-ants-door-last-other = Don’t stop so close to the door. Take it back and take the second step.
lesson-ants-door-last-done = You’re at the door, so you win, whatever has been built. Remember to guard your own.

## The first game

lesson-ants-game = Your first game
lesson-ants-game-aim = Both of you have one level. Let workers sit on cake, build the levels for 4 and 3 chips, and you win.
lesson-ants-game-watch = In each turn: hire or move, then build as soon as you can pay. Keep enemies away from the three cells beside your anthill.
lesson-ants-game-help = You play a beginner. If you’re stuck, ask for a hint; if you slip, undo your move.
