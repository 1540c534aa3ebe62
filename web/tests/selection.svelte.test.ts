import { describe, expect, it, vi } from "vitest";
import { draggable } from "$lib/drag";
import { Selection } from "$lib/selection.svelte";
import type { Move, View } from "$lib/wire";

const move = (...parts: string[]): Move => ({ text: parts.join(" "), parts });
const LEGAL = [move("wA1", "0,1"), move("wA1", "0,2"), move("wQ", "0,1"), move("pass")];

function selection() {
  const handlers = { play: vi.fn(), wrong: vi.fn(), premove: vi.fn(), idle: vi.fn() };
  return { handlers, selection: new Selection(handlers) };
}

describe("selection among legal moves", () => {
  it("offers what moves begin with, then what they go on with", () => {
    const { selection: c } = selection();
    c.offer(LEGAL);
    expect([...c.next.keys()]).toEqual(["wA1", "wQ", "pass"]);
    c.pick("wA1");
    expect([...c.next.keys()]).toEqual(["0,1", "0,2"]);
    expect(c.parts).toEqual(["wA1"]);
  });

  it("plays a move when its last part is chosen, once", () => {
    const { selection: c, handlers } = selection();
    c.offer(LEGAL);
    c.pick("wA1");
    expect(handlers.play).not.toHaveBeenCalled();
    c.pick("0,2");
    expect(handlers.play).toHaveBeenCalledExactlyOnceWith(LEGAL[1]);
    expect(c.parts).toEqual([]);
    c.pick("pass");
    expect(handlers.play).toHaveBeenLastCalledWith(LEGAL[3]);
  });

  it("unchooses what is chosen again, and changes to another beginning", () => {
    const { selection: c } = selection();
    c.offer(LEGAL);
    c.pick("wA1");
    c.pick("wA1");
    expect(c.parts).toEqual([]);
    c.pick("wA1");
    c.pick("wQ");
    expect(c.parts).toEqual(["wQ"]);
  });

  it("says what was wrong, and leaves the choice as it was", () => {
    const { selection: c, handlers } = selection();
    c.offer(LEGAL);
    c.pick("wA1");
    c.pick("7,7");
    expect(handlers.wrong).toHaveBeenCalledExactlyOnceWith(["wA1", "7,7"]);
    expect(c.parts).toEqual(["wA1"]);
  });

  it("forgets choice and hint when other moves are legal", () => {
    const { selection: c } = selection();
    c.offer(LEGAL);
    c.pick("wA1");
    c.hinted = ["wQ"];
    c.offer([move("wQ", "0,1")]);
    expect([c.parts, c.hinted]).toEqual([[], []]);
    expect([...c.first]).toEqual(["wQ"]);
  });
});

describe("nobody asks us", () => {
  it("only tells that something was pointed at", () => {
    const { selection: c, handlers } = selection();
    c.pick("wQ");
    expect(handlers.idle).toHaveBeenCalledExactlyOnceWith("wQ");
    expect(handlers.wrong).not.toHaveBeenCalled();
    expect(c.parts).toEqual([]);
  });

  it("prepares step by step, and takes steps back", () => {
    const { selection: c, handlers } = selection();
    c.premoving = true;
    c.pick("wQ");
    c.pick("0,1");
    c.pick("0,1");
    c.clear();
    expect(handlers.premove.mock.calls).toEqual([[["wQ"]], [["wQ", "0,1"]], [["wQ"]], [[]]]);
    expect(handlers.idle).not.toHaveBeenCalled();
  });
});

describe("parts that follow by themselves", () => {
  const STEPS = [move("AX2", "S", "AX3"), move("AX2", "S", "AX1"), move("AB1", "W", "AB2"), move("AB1", "S", "AB2")];
  const following = () => {
    const made = selection();
    made.selection.implied = (part) => part === "W" || part === "S" || part === "stay";
    return made;
  };

  it("are chosen with the part before them, where nothing else can be", () => {
    const { selection: c, handlers } = following();
    c.offer(STEPS);
    c.pick("AX2");
    expect(c.parts).toEqual(["AX2", "S"]);
    c.pick("AX3");
    expect(handlers.play).toHaveBeenCalledExactlyOnceWith(STEPS[0]);
    c.pick("AB1");
    expect(c.parts).toEqual(["AB1"]);
    expect([...c.next.keys()]).toEqual(["W", "S"]);
  });

  it("can make a move whole", () => {
    const { selection: c, handlers } = following();
    const hires = [move("W", "AB1", "stay"), move("W", "AX1", "stay"), move("W", "AX1", "push S")];
    c.offer(hires);
    c.pick("W");
    c.pick("AB1");
    expect(handlers.play).toHaveBeenCalledExactlyOnceWith(hires[0]);
  });

  it("are unchosen with it, by going back or pointing again", () => {
    const { selection: c } = following();
    c.offer(STEPS);
    c.pick("AX2");
    c.back();
    expect(c.parts).toEqual([]);
    c.pick("AX2");
    c.pick("AX2");
    expect(c.parts).toEqual([]);
  });

  it("are never the beginning", () => {
    const { selection: c, handlers } = following();
    c.offer([move("W")]);
    expect([...c.next.keys()]).toEqual(["W"]);
    expect(handlers.play).not.toHaveBeenCalled();
  });
});

describe("decisions that belong together", () => {
  const on = (...parts: string[]): Move => ({ ...move(...parts), on: true });
  /** A view with these legal moves. */
  const view = (...legal: Move[]) => ({ legal, premove: { legal } }) as unknown as View;
  const UNITS = [on("F5"), on("E2"), move("end")];
  const TARGETS = [on("F6"), on("G5"), move("H2")];
  const HELPERS = [move("E6"), move("D6"), move("alone")];

  /** A unit and its target are held; helpers can be chosen. */
  const attack = () => {
    const made = selection();
    const c = made.selection;
    c.offer(UNITS);
    c.pick("F5");
    c.hold(UNITS[0]!, view(...TARGETS));
    c.pick("F6");
    c.hold(TARGETS[0]!, view(...HELPERS));
    made.handlers.play.mockClear();
    return made;
  };

  it("are held one after the other, and the last one completes them", () => {
    const { selection: c, handlers } = attack();
    expect(c.held).toEqual([UNITS[0], TARGETS[0]]);
    expect([c.all, c.parts, [...c.next.keys()]]).toEqual([["F5", "F6"], [], ["E6", "D6", "alone"]]);
    expect(c.trial).toMatchObject({ legal: HELPERS });
    c.pick("E6");
    expect(handlers.play).toHaveBeenCalledExactlyOnceWith(HELPERS[0]);
    expect(c.held).toHaveLength(2);
    c.send(HELPERS[0]!);
    expect([c.active, c.all]).toEqual([false, ["F5", "F6", "E6"]]);
    expect(c.trial).toMatchObject({ legal: HELPERS });
  });

  it("are taken back one by one, by going back or pointing again", () => {
    const { selection: c } = attack();
    c.back();
    expect([c.held, c.legal]).toEqual([[UNITS[0]], TARGETS]);
    c.pick("F5");
    expect([c.held, c.legal, c.trial]).toEqual([[], UNITS, null]);
    c.back();
    expect([c.held, c.legal]).toEqual([[], UNITS]);
  });

  it("are all forgotten at once", () => {
    const { selection: c } = attack();
    c.cancel();
    expect([c.held, c.legal, c.all, c.trial]).toEqual([[], UNITS, [], null]);
  });

  it("stay where only the decision that is being made is cleared", () => {
    const { selection: c } = attack();
    c.clear();
    expect([c.held.length, c.legal]).toEqual([2, HELPERS]);
  });

  it("give way to another choice of an earlier one", () => {
    const { selection: c, handlers } = attack();
    c.pick("G5");
    expect(handlers.play).toHaveBeenCalledExactlyOnceWith(TARGETS[1]);
    expect([c.held, c.legal]).toEqual([[UNITS[0]], TARGETS]);
    c.hold(TARGETS[1]!, view(...HELPERS));
    c.pick("E2");
    expect(handlers.play).toHaveBeenLastCalledWith(UNITS[1]);
    expect(c.held).toEqual([]);
  });

  it("go back to what is held already without asking again", () => {
    const { selection: c, handlers } = attack();
    c.pick("F5");
    expect([c.held, c.legal]).toEqual([[UNITS[0]], TARGETS]);
    expect(handlers.play).not.toHaveBeenCalled();
  });

  it("say what was wrong after those that are held", () => {
    const { selection: c, handlers } = attack();
    c.pick("A1");
    expect(handlers.wrong).toHaveBeenCalledExactlyOnceWith(["A1"]);
    expect(c.held).toHaveLength(2);
  });

  it("lose only the last part of a decision with several", () => {
    const { selection: c, handlers } = selection();
    const steps = [on("AX2", "S", "AX3"), on("AX2", "S", "AX1")];
    c.implied = (part) => part === "S";
    c.offer(steps);
    c.hold(steps[0]!, view(move("AX4")));
    c.pick("AX3");
    expect([c.held, c.parts, [...c.next.keys()]]).toEqual([[], ["AX2", "S"], ["AX3", "AX1"]]);
    c.hold(steps[0]!, view(move("AX4")));
    c.pick("AX1");
    expect(c.held).toEqual([]);
    expect(handlers.play).toHaveBeenCalledExactlyOnceWith(steps[1]);
  });

  it("wait for an answer, and what is pointed at meanwhile comes after it", () => {
    const { selection: c, handlers } = selection();
    c.offer(UNITS);
    c.pick("F5");
    c.try(UNITS[0]!);
    expect([c.parts, c.trying]).toEqual([["F5"], UNITS[0]]);
    c.pick("H2");
    expect(handlers.wrong).not.toHaveBeenCalled();
    c.hold(UNITS[0]!, view(...TARGETS));
    expect(handlers.play).toHaveBeenLastCalledWith(TARGETS[2]);
    c.offer(UNITS);
    c.try(UNITS[0]!);
    c.pick("F5");
    expect([c.parts, c.trying]).toEqual([[], null]);
  });

  it("are forgotten when other moves are legal", () => {
    const { selection: c } = attack();
    c.offer(UNITS);
    expect([c.held, c.trial, c.all]).toEqual([[], null, []]);
  });

  describe("in advance", () => {
    const ahead = () => {
      const made = selection();
      made.selection.premoving = true;
      made.selection.offer([on("hole"), move("room", "1"), move("room", "2")]);
      return made;
    };

    it("stay chosen, and are told as they change", () => {
      const { selection: c, handlers } = ahead();
      c.pick("room");
      c.pick("1");
      expect(c.parts).toEqual(["room", "1"]);
      c.pick("2");
      expect(c.parts).toEqual(["room", "2"]);
      c.pick("2");
      expect(handlers.premove.mock.calls).toEqual([[["room"]], [["room", "1"]], [["room", "2"]], [["room"]]]);
      expect(handlers.play).not.toHaveBeenCalled();
    });

    it("are held where another can be prepared", () => {
      const { selection: c, handlers } = ahead();
      c.pick("hole");
      expect(handlers.play).toHaveBeenCalledOnce();
      c.hold(c.legal![0]!, view(move("north")));
      c.pick("north");
      expect([c.all, c.parts]).toEqual([["hole", "north"], ["north"]]);
      expect(handlers.premove).toHaveBeenLastCalledWith(["north"]);
      c.cancel();
      expect(handlers.premove).toHaveBeenLastCalledWith([]);
      expect(c.all).toEqual([]);
    });
  });
});

describe("what can be dragged", () => {
  it("is what a longer choice begins with, and what was chosen last", () => {
    const { selection: c } = selection();
    expect(draggable(c, "wA1")).toBeNull();
    c.offer([...LEGAL, { ...move("F5"), on: true }]);
    expect(["wA1", "F5", "pass", "0,1", "bQ"].map((part) => draggable(c, part))).toEqual([
      "first",
      "first",
      null,
      null,
      null,
    ]);
    c.pick("wA1");
    expect([draggable(c, "wA1"), draggable(c, "wQ"), draggable(c, "0,1")]).toEqual(["chosen", "first", null]);
    c.offer(null);
    expect(draggable(c, "wA1")).toBeNull();
  });

  it("is only the end of what is held, so that free places still pan the board", () => {
    const { selection: c } = selection();
    const on = { ...move("exit"), on: true };
    c.offer([on, move("room", "1")]);
    c.hold(on, { legal: [{ ...move("north"), on: true }] } as View);
    expect([draggable(c, "exit"), draggable(c, "north"), draggable(c, "room")]).toEqual(["chosen", null, null]);
  });
});
