# Hive's guided lessons, in the order of games/hive/learn/lessons.toml.

## Placing

lesson-hive-placing = Bringing pieces in
lesson-hive-placing-first = Hive has no board: the pieces make it as you play. Take an ant from your reserve and put it on the table.
lesson-hive-placing-first-other = Any piece could start the game, but let’s begin with the ant. Take this one back.
lesson-hive-placing-own = Black has put a spider next to your ant. That was the only time a new piece may touch an enemy: from now on, your new pieces may touch only your own. Add a beetle.
lesson-hive-placing-own-other = That’s allowed, too. Here, though, it’s the beetle’s turn.
lesson-hive-placing-own-done = Notice that every green hex kept away from the spider. Pieces come in behind your lines, then walk forward.
lesson-hive-placing-enemy = Let’s break that rule on purpose. Pick up a grasshopper and try to put it on the marked hex, right beside the black spider.
lesson-hive-placing-enemy-done = Not allowed, and you were told why. Whenever you wonder about a “no”, the link opens that very rule.
lesson-hive-placing-queen = Three turns have gone by without your queen. She must come in by your fourth turn, and that’s now. Put her on any green hex.
lesson-hive-placing-queen-done = Good. From your next turn on, your pieces may also move. Keep the queen away from the front line: if she’s surrounded, you lose.

## The queen

lesson-hive-queen = The queen
lesson-hive-queen-step = Each turn you either place a piece or move one. The queen moves a single step along the edge of the hive. Move her.
lesson-hive-queen-step-other = That’s another piece. Click the queen first, then a green hex.
lesson-hive-queen-step-done = One step, always in touch with the hive. That’s all she can do.
lesson-hive-queen-far = Now try to hurry: send her to the marked hex beside the black queen.
lesson-hive-queen-far-done = Too far for her. A queen can’t run from trouble, so stop trouble before it starts.

## One hive

lesson-hive-one-hive = One hive
lesson-hive-one-hive-pinned = All the pieces form one hive, and it must never come apart. Your ant is the only link between the two halves. Click it and see.
lesson-hive-one-hive-pinned-done = Without the ant the hive would fall in two, so the ant has to stay. Players say it is pinned. Pinning the enemy’s pieces is half the game.
lesson-hive-one-hive-free = Some of your pieces are not needed to hold the hive together. Find one and move it.
lesson-hive-one-hive-free-other = A new piece is fine, but here we want to see one move that is already on the table.
lesson-hive-one-hive-free-done = Right. Pieces at the edge are free; pieces in between often aren’t.

## The ant

lesson-hive-ant = The ant
lesson-hive-ant-run = The ant runs around the outside of the hive, as far as it likes. Send yours to the marked hex beside the black queen.
lesson-hive-ant-run-elsewhere = The ant can go there, but it does more good beside the black queen.
lesson-hive-ant-run-other = This lesson is about the ant. Click it first.
lesson-hive-ant-run-done = One side of the black queen is blocked. Block all six, with pieces of any colour, and you win.
lesson-hive-ant-gate = There’s a hole in the middle of the hive, and it touches the black queen as well. Try to get the ant in there.
lesson-hive-ant-gate-done = The gap is too narrow. Pieces slide over the table; they can’t squeeze between two others.

## The grasshopper

lesson-hive-grasshopper = The grasshopper
lesson-hive-grasshopper-jump = What can’t squeeze in may jump in. The grasshopper jumps in a straight line over other pieces, to the first free hex behind them. Jump over your queen, into the hole.
lesson-hive-grasshopper-jump-elsewhere = A fine jump, but the hole beside the black queen is the place to be.
lesson-hive-grasshopper-jump-other = Click the grasshopper, left of your queen.
lesson-hive-grasshopper-jump-done = Narrow gaps don’t bother a grasshopper. It’s the piece that fills the last hole.
lesson-hive-grasshopper-line = Is there anything it can’t do? Try to jump to the marked hex, which isn’t in line.
lesson-hive-grasshopper-line-done = Straight lines only, and always over at least one piece.

## The spider

lesson-hive-spider = The spider
lesson-hive-spider-three = The spider takes exactly three steps along the edge of the hive: no more, no fewer, and no turning back. Walk it towards the black queen.
lesson-hive-spider-three-left = Three steps as well, but in the wrong direction. The black queen is on the right.
lesson-hive-spider-three-other = This lesson is about the spider, below your queen.
lesson-hive-spider-three-done = Into the dip, out again, along the edge: three steps. With the spider, it pays to count.
lesson-hive-spider-four = The black queen is just one step further. Try to reach the marked hex.
lesson-hive-spider-four-done = Four steps are one too many. A spider often needs a turn of preparation.

## The beetle

lesson-hive-beetle = The beetle
lesson-hive-beetle-climb = The beetle moves one step, like the queen, but it can climb onto other pieces. The black ant is dangerous: sit on it.
lesson-hive-beetle-climb-elsewhere = The beetle can go there, but from there it stops nobody. Climb onto the black ant.
lesson-hive-beetle-climb-other = This lesson is about the beetle. Click it first.
lesson-hive-beetle-climb-done = A covered piece can’t move. And because your beetle is on top, the stack counts as white.
lesson-hive-beetle-queen = On top of the hive the beetle walks on, step by step. Climb onto the black queen.
lesson-hive-beetle-queen-elsewhere = Close! The black queen is the hex to the right of your beetle.
lesson-hive-beetle-queen-other = Leave the others for now and click the beetle.
lesson-hive-beetle-queen-done = Now the queen can’t get away.
lesson-hive-beetle-drop = And here’s the best part. The stack is white, so new white pieces may touch it. Place an ant right beside the black queen.
lesson-hive-beetle-drop-far = That ant is too far away. Look for the green hexes next to your beetle.
lesson-hive-beetle-drop-other = Let’s place an ant: in one turn it can be anywhere later on.
lesson-hive-beetle-drop-done = Straight from your hand to her doorstep. Few attacks are as strong as a beetle on the queen.

## Surround the queen

lesson-hive-surround = Surround the queen
lesson-hive-surround-five = Count the pieces around the black queen: five of her six sides are full. Fill the last one and win.
lesson-hive-surround-five-leaves = Oh no: that ant was one of the five. Use a piece that isn’t next to the queen yet.
lesson-hive-surround-five-other = That leaves her a way out. Which of your pieces can reach the free side at the upper right of the queen?
lesson-hive-surround-five-done = White wins! It doesn’t matter that most of the pieces around her are Black’s own.

## Danger

lesson-hive-danger = Save your queen
lesson-hive-danger-last = Now your own queen has only one free side left, and the black ant can reach it in one move. It’s your turn, and there’s more than one way out.
lesson-hive-danger-last-own = You’ve filled the last side yourself. The colour doesn’t matter: your queen is surrounded.
lesson-hive-danger-last-other = That doesn’t stop the ant: it walks to the free side, and your queen is surrounded. Stop the ant, or open a second side.
lesson-hive-danger-last-done = Saved! Remember both ideas: sit on the attacker with a beetle, or let one of your own pieces step away from the queen.

## The first game

lesson-hive-game = Your first game
lesson-hive-game-aim = Surround the black queen: four of her sides are full already. Black tries the same with yours.
lesson-hive-game-queens = Before each move, look at both queens: who has more neighbours, and who could get another one next turn?
lesson-hive-game-help = You play a beginner. If you’re stuck, ask for a hint; if you slip, undo your move.
