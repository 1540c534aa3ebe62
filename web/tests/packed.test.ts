import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { unpack } from "$lib/packed";

const pack = (text: string) => deflateRawSync(text).toString("base64url");

describe("records in links", () => {
  it("are unpacked", async () => {
    const record = '[Game "hive"]\n[White "Zażółć – їжак"]\n\n1. wS1\nend\n';
    expect(await unpack(pack(record))).toBe(record);
    expect(await unpack("i3ZPzE2NBQA")).toBe("[Game]"); // as Python packs it
  });

  it.each(["", "!", "AAAA", pack("a record").slice(0, -4), "%00"])("%j is none", async (packed) => {
    await expect(unpack(packed)).rejects.toThrow();
  });

  it("are bounded: a small link can't fill the memory", async () => {
    await expect(unpack(pack("a".repeat(3_000_000)))).rejects.toThrow("too long");
  });
});
