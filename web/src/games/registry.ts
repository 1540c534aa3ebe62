/** How games look. A game with a folder here has a face of its own, in a chunk that is fetched with the first table of its
 *  kind; all others have the plain one. */

import type { Component } from "svelte";
import type { GameFace } from "./contract";
import PlainPicture from "./PlainPicture.svelte";

const faces = import.meta.glob<{ default: GameFace }>("./*/index.ts");
/** Small pictures for the home page, and what tells foreign records apart: part of the first chunk. */
const pictures = import.meta.glob<{ default: Component }>("./*/Picture.svelte", { eager: true });
const signs = import.meta.glob<{ default: RegExp }>("./*/record.ts", { eager: true });

export async function loadFace(game: string): Promise<GameFace> {
  const load = faces[`./${game}/index.ts`] ?? (() => import("./plain"));
  return (await load()).default;
}

export function picture(game: string): Component {
  return pictures[`./${game}/Picture.svelte`]?.default ?? PlainPicture;
}

/** The game whose own formats a record looks like. */
export function gameOfRecord(record: string): string | undefined {
  return Object.entries(signs).find(([, sign]) => sign.default.test(record))?.[0].split("/")[1];
}
