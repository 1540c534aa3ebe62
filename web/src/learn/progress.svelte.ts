/** What was learnt, kept in the browser: lessons by their addresses ("hive/queen"), and the tables of guided games. */

const KEY = "lessons";
const TABLES = "lesson-tables";
/** The most tables that are remembered. */
const MOST_TABLES = 40;

/** A table with a guided game. */
export interface LessonTable {
  table: string;
  game: string;
  lesson: string;
}

class Progress {
  #done = $state.raw(new Set(read<string[]>(KEY, [])));

  has(game: string, lesson: string): boolean {
    return this.#done.has(`${game}/${lesson}`);
  }

  /** How many of these lessons are done. */
  count(game: string, lessons: { name: string }[]): number {
    return lessons.filter(({ name }) => this.has(game, name)).length;
  }

  /** How many lessons of a game are done, which may be fewer by now. */
  total(game: string): number {
    return [...this.#done].filter((each) => each.startsWith(`${game}/`)).length;
  }

  add(game: string, lesson: string): void {
    this.#done = new Set([...this.#done, `${game}/${lesson}`]);
    localStorage.setItem(KEY, JSON.stringify([...this.#done]));
  }
}

export const progress = new Progress();

export function keepTable(kept: LessonTable): void {
  const others = tables().filter(({ table }) => table !== kept.table);
  localStorage.setItem(TABLES, JSON.stringify([kept, ...others].slice(0, MOST_TABLES)));
}

/** The lesson that a table belongs to, if any. */
export const lessonOf = (id: string): LessonTable | null => tables().find(({ table }) => table === id) ?? null;

const tables = () => read<LessonTable[]>(TABLES, []);

/** What is stored may have been written by anything. */
function read<Kept extends unknown[]>(key: string, otherwise: Kept): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return Array.isArray(kept) ? (kept as Kept) : otherwise;
  } catch {
    return otherwise;
  }
}
