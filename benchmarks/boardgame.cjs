// A tiny game of one move on boardgame.io's server, which benchmarks/server.py measures beside ours.
const { Server } = require("boardgame.io/server");

const tick = {
  name: "tick",
  setup: () => ({ cells: Array(40).fill(0), moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    tick: ({ G, ctx }, cell) => {
      G.cells[cell % 40] = ctx.turn;
      G.moves += 1;
    },
  },
};

Server({ games: [tick], origins: ["*"] }).run(Number(process.argv[2]));
