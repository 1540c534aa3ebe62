import { expect, test } from "vitest";
import { bodyOf, editorAddress, readEditor } from "../src/editor/address";
import { counted, countsOf } from "../src/editor/counts";

test("an address holds a position, or the options of a game", () => {
  const address = editorAddress("hive", "hive type=Base | White[1] wQ@0,0");
  expect(readEditor(new URL(address, "http://x")).position).toBe("hive type=Base | White[1] wQ@0,0");
  const start = editorAddress("hive", "", { type: "Base+M" });
  expect(readEditor(new URL(start, "http://x"))).toEqual({ position: "", options: { type: "Base+M" } });
  expect(readEditor(new URL("http://x/editor/hive?options=[1"))).toEqual({ position: "", options: undefined });
  expect(readEditor(new URL("http://x/editor/hive?options=[1]")).options).toBeUndefined();
});

test("the options of a position text come before its bar", () => {
  expect(bodyOf("hive type=Base | White[1] wQ@0,0")).toBe("White[1] wQ@0,0");
  expect(bodyOf("White[1]")).toBe("White[1]");
});

test("counts of things are read and written", () => {
  const things = ["W1", "W2", "S1"];
  expect(countsOf("W2*3,s1", things)).toEqual([0, 3, 1]);
  expect(counted(things, [0, 3, 1])).toBe("W2*3,S1");
  expect(countsOf("", things)).toEqual([0, 0, 0]);
  expect(counted(things, [0, 0, 0])).toBe("");
});
