# Guided lessons of Termites, in the order of games/termites/learn/lessons.toml.

## Placing

lesson-termites-placing = A token each turn
lesson-termites-placing-token = You are red. Every turn starts with one of the tokens in your hand. The letter is the caste, the number how many termites are on it. Choose the two workers.
lesson-termites-placing-token-other = A good token for later. This time, take the workers.
lesson-termites-placing-water = It may go on any empty hex of the board, even right beside the enemy. Almost any: try the water.
lesson-termites-placing-water-done = Only flyers get along with water. Flyers, in turn, avoid vegetation.
lesson-termites-placing-hex = The neutral mound in the middle belongs to nobody and is worth 7 points to whoever captures it. Place your workers right next to it.
lesson-termites-placing-hex-other = Allowed, but far from the action. Choose one of the six hexes around the neutral mound.
lesson-termites-placing-stay = Then you may move one unit, or leave everything where it is. Your workers are in the right place: stay.
lesson-termites-placing-stay-other = They’re fine where they are. Take it back and press the button to stay.
lesson-termites-placing-stay-done = Place a token, move one unit: that’s a turn. After 18 tokens each, the game is over.

## Moving

lesson-termites-moving = Moving
lesson-termites-moving-worker = Workers are quick: two steps a turn. Click the red workers.
lesson-termites-moving-worker-other = Not this time. Click the workers, just above the neutral mound.
lesson-termites-moving-walk = The green hexes are within two steps. Going onto stones costs both. Walk to any free hex.
lesson-termites-moving-walk-attack = That was an attack already! It’s the next lesson. For now, walk to a free hex.
lesson-termites-moving-walk-done = Your own units never block the way; enemy units and mounds do.
lesson-termites-moving-soldier = Now your soldier. Soldiers and spitters are slow. Try to march two hexes, to the marked one.
lesson-termites-moving-soldier-done = One step a turn, and never onto stones. Place slow units where you need them.
lesson-termites-moving-flyer = And the flyer: three steps over water, stones, mounds and enemies. Fly wherever you like.
lesson-termites-moving-flyer-done = What stops a flyer is vegetation, and other flyers.

## Support

lesson-termites-support = Strength in numbers
lesson-termites-support-alone = To attack, move onto an enemy. There’s no luck in it: your strength must be greater. Two workers against two workers? Try.
lesson-termites-support-alone-done = Two is not more than two. You need help.
lesson-termites-support-worker = A soldier has arrived next to the target. Every unit of yours beside the target adds its strength, and a soldier counts double. Click the workers.
lesson-termites-support-worker-other = Staying is allowed, but look: now you’re strong enough.
lesson-termites-support-worker-soldier = The soldier could attack, too. But let’s see what workers do.
lesson-termites-support-strike = Two workers and one soldier make 4, against 2. Attack!
lesson-termites-support-strike-other = Not there: move onto the golden workers.
lesson-termites-support-retreat = The losers must go back one hex, and it’s you who says where.
lesson-termites-support-retreat-done = Your workers have taken their place. With no free hex to retreat to, the losers would have been destroyed.

## Soldiers

lesson-termites-soldiers = Soldiers don’t let go
lesson-termites-soldiers-soldier = Two soldiers have strength 4; the three golden workers beside them have 3. Click your soldiers.
lesson-termites-soldiers-soldier-other = Leave the worker alone. Your soldiers can do something special.
lesson-termites-soldiers-strike = Attack the three workers.
lesson-termites-soldiers-strike-other = Don’t walk past them: attack!
lesson-termites-soldiers-strike-done = Nobody retreats from a soldier. Whatever it defeats is destroyed.

## Spitters

lesson-termites-spitters = Spitters help from afar
lesson-termites-spitters-token = The two golden soldiers defend with 4, your three workers attack with 3. You lack 2 to be stronger. Take the spitter.
lesson-termites-spitters-token-other = Good, but it isn’t enough or not possible here. Take the spitter.
lesson-termites-spitters-vegetation = A spitter supports from up to two hexes away. On vegetation its support is worth 1 more. Place it on the marked hex.
lesson-termites-spitters-vegetation-other = From there it adds 1 at most, and 4 against 4 isn’t enough. It needs vegetation, two hexes from the target.
lesson-termites-spitters-vegetation-done = 3 + 1 + 1 for the vegetation = 5. That’s more than 4.
lesson-termites-spitters-workers = Now click your workers.
lesson-termites-spitters-workers-other = The spitter helps best from where it is. The workers do the attacking.
lesson-termites-spitters-strike = Attack the golden soldiers.
lesson-termites-spitters-strike-other = Your attack is strong enough now: move onto the golden soldiers.
lesson-termites-spitters-strike-done = Done, without the spitter taking a step. Next you’d choose which side to attack from, since that decides who can retreat where.

## Mounds

lesson-termites-mounds = Capture a mound
lesson-termites-mounds-count = A mound defends with its value, here 7. Your units around it have 1 + 4 + 3 = 8: enough! But the unit that attacks a mound is lost. Which one do you send?
lesson-termites-mounds-count-other = Don’t stay: this mound is yours for the taking.
lesson-termites-mounds-count-big = That works, but this unit would be lost. Send the smallest: the others support it all the same.
lesson-termites-mounds-strike = A single worker leads the charge. Attack the mound.
lesson-termites-mounds-strike-other = Onto the mound! Together you are 8 against 7.
lesson-termites-mounds-new = Captured! It’s your trophy, worth 7 points. A mound from your reserve must take its place: choose one.
lesson-termites-mounds-new-done = A big mound is harder to capture but a bigger loss. All your mounds count at the end, on the board, in reserve and as trophies.

## When you are robbed

lesson-termites-robbed = When you are robbed
lesson-termites-robbed-beside = Gold has captured your mound of 9. You must put another one on the board. Mounds keep apart: try to put the 8 beside the neutral mound.
lesson-termites-robbed-beside-done = Never beside another mound, never at the edge, and only on open ground.
lesson-termites-robbed-place = Choose a mound, then any green hex. Far from Gold’s soldiers might be wise.
lesson-termites-robbed-place-done = Good. That 9 is gone: you have 26 points, Gold has 44. Guard what’s big.

## The first game

lesson-termites-game = Your first game
lesson-termites-game-aim = Four turns each, and it’s 35 : 35. Capture one mound more than Gold and you win.
lesson-termites-game-count = First count what stands around a mound, then place the token that is missing, then attack, with your smallest unit.
lesson-termites-game-help = You play a beginner. If you’re stuck, ask for a hint; if you slip, undo your move.
