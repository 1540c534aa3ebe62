import { describe, expect, it, vi } from "vitest";
import { Choosing } from "$lib/choosing.svelte";
import type { Move } from "$lib/wire";

const move = (...parts: string[]): Move => ({ text: parts.join(" "), parts });
const LEGAL = [move("wA1", "0,1"), move("wA1", "0,2"), move("wQ", "0,1"), move("pass")];

function choosing() {
  const handlers = { play: vi.fn(), wrong: vi.fn(), prepare: vi.fn(), idle: vi.fn() };
  return { handlers, choosing: new Choosing(handlers) };
}

describe("choosing among legal moves", () => {
  it("offers what moves begin with, then what they go on with", () => {
    const { choosing: c } = choosing();
    c.offer(LEGAL);
    expect([...c.next.keys()]).toEqual(["wA1", "wQ", "pass"]);
    c.pick("wA1");
    expect([...c.next.keys()]).toEqual(["0,1", "0,2"]);
    expect(c.parts).toEqual(["wA1"]);
  });

  it("plays a move when its last part is chosen, once", () => {
    const { choosing: c, handlers } = choosing();
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
    const { choosing: c } = choosing();
    c.offer(LEGAL);
    c.pick("wA1");
    c.pick("wA1");
    expect(c.parts).toEqual([]);
    c.pick("wA1");
    c.pick("wQ");
    expect(c.parts).toEqual(["wQ"]);
  });

  it("says what was wrong, and leaves the choice as it was", () => {
    const { choosing: c, handlers } = choosing();
    c.offer(LEGAL);
    c.pick("wA1");
    c.pick("7,7");
    expect(handlers.wrong).toHaveBeenCalledExactlyOnceWith(["wA1", "7,7"]);
    expect(c.parts).toEqual(["wA1"]);
  });

  it("forgets choice and hint when other moves are legal", () => {
    const { choosing: c } = choosing();
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
    const { choosing: c, handlers } = choosing();
    c.pick("wQ");
    expect(handlers.idle).toHaveBeenCalledExactlyOnceWith("wQ");
    expect(handlers.wrong).not.toHaveBeenCalled();
    expect(c.parts).toEqual([]);
  });

  it("prepares step by step, and takes steps back", () => {
    const { choosing: c, handlers } = choosing();
    c.preparing = true;
    c.pick("wQ");
    c.pick("0,1");
    c.pick("0,1");
    c.clear();
    expect(handlers.prepare.mock.calls).toEqual([[["wQ"]], [["wQ", "0,1"]], [["wQ"]], [[]]]);
    expect(handlers.idle).not.toHaveBeenCalled();
  });
});

describe("parts that follow by themselves", () => {
  const STEPS = [move("AX2", "S", "AX3"), move("AX2", "S", "AX1"), move("AB1", "W", "AB2"), move("AB1", "S", "AB2")];
  const following = () => {
    const made = choosing();
    made.choosing.implied = (part) => part === "W" || part === "S" || part === "stay";
    return made;
  };

  it("are chosen with the part before them, where nothing else can be", () => {
    const { choosing: c, handlers } = following();
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
    const { choosing: c, handlers } = following();
    const hires = [move("W", "AB1", "stay"), move("W", "AX1", "stay"), move("W", "AX1", "push S")];
    c.offer(hires);
    c.pick("W");
    c.pick("AB1");
    expect(handlers.play).toHaveBeenCalledExactlyOnceWith(hires[0]);
  });

  it("are unchosen with it, by going back or pointing again", () => {
    const { choosing: c } = following();
    c.offer(STEPS);
    c.pick("AX2");
    c.back();
    expect(c.parts).toEqual([]);
    c.pick("AX2");
    c.pick("AX2");
    expect(c.parts).toEqual([]);
  });

  it("are never the beginning", () => {
    const { choosing: c, handlers } = following();
    c.offer([move("W")]);
    expect([...c.next.keys()]).toEqual(["W"]);
    expect(handlers.play).not.toHaveBeenCalled();
  });
});
