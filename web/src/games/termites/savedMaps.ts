/** Maps that somebody keeps in the browser. */

export interface SavedMap {
  title: string;
  players: number;
  word: string;
}

const KEY = "termites-maps";
const MOST = 100;

export function savedMaps(): SavedMap[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isSaved) : [];
  } catch {
    return [];
  }
}

function isSaved(found: unknown): found is SavedMap {
  const map = found as Partial<SavedMap> | null;
  return typeof map?.title === "string" && typeof map.word === "string" && typeof map.players === "number";
}

/** Keep a map; one of the same name is replaced. */
export function saveMap(map: SavedMap): SavedMap[] {
  return store([map, ...savedMaps().filter(({ title }) => title !== map.title)].slice(0, MOST));
}

export function deleteMap(title: string): SavedMap[] {
  return store(savedMaps().filter((map) => map.title !== title));
}

function store(maps: SavedMap[]): SavedMap[] {
  localStorage.setItem(KEY, JSON.stringify(maps));
  return maps;
}
