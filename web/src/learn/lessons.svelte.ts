/** The lessons of games, each fetched once, with their words. */

import * as api from "$lib/api";
import { words } from "$lib/i18n.svelte";
import type { Lesson } from "$lib/wire";

const asked = new Map<string, Promise<Lesson[]>>();

export function lessonsOf(game: string): Promise<Lesson[]> {
  let found = asked.get(game);
  if (!found) {
    found = load(game);
    asked.set(game, found);
    found.catch(() => asked.delete(game));
  }
  return found;
}

async function load(game: string): Promise<Lesson[]> {
  const [lessons] = await Promise.all([api.lessons(game), words.need(`lessons-${game}`)]);
  return lessons;
}
