// How much script people load, as the build's manifest says: zipped, as it travels. Nothing is left out because of its name.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { GAMES } from '@tafelrunde/games';

export const KB = 1024;

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** Scripts that are loaded together, and their weight in bytes. */
export interface Load {
  readonly files: readonly string[];
  readonly bytes: number;
}

export interface Weight {
  /** The first page. */
  readonly first: Load;
  /** Setting up a match and the table that all games share, on top of the first page. */
  readonly table: Load;
  /** What the table of all games loads when it is wanted: while others act, for hints, for the info card. */
  readonly later: Load;
  /** What the workers load that the page does not. */
  readonly workers: Load;
  /** What each game adds to that: its rules, its contents, its board, its icons and the pictures of its scenarios. */
  game(id: string): Load;
  /** What is loaded for one of these scenarios alone, where a game opens them one by one: also for its picture, when that is seen. */
  scenarios(ids: readonly string[]): Load;
  /** What only the workers load of a game, for its bots and its figures. */
  thinking(id: string): Load;
}

/** What a game opens for the first match people are offered, where quests are not opened before somebody wants them. */
const FIRST_QUESTS: Readonly<Record<string, string>> = { descent: 'toll-at-the-ford' };

const ENTRY = 'index.html';
const WORKERS = ['local/worker.ts'];

export function weigh(folder: string): Weight {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const page = (name: string): string => {
    const found = manifest[ENTRY]?.dynamicImports?.find(key => manifest[key]?.name === name);
    if (found === undefined) throw new Error(`The build has no page "${name}".`);
    return found;
  };
  const load = (keys: readonly string[], without: readonly string[]): Load => {
    const files = reached(manifest, keys).filter(file => !without.includes(file));
    return { files, bytes: files.reduce((sum, file) => sum + zipped(join(folder, file)), 0) };
  };
  // What is imported from two sides is a chunk without a source: it is known by the name of its module.
  const whole = (id: string): string =>
    (isThoughtApart(id) && Object.keys(manifest).find(key => manifest[key]?.name === 'thinking')) ||
    `../games/${id}/index.ts`;
  const played = (id: string): string[] => {
    const rules = `../games/${id}/played.ts`;
    const first = FIRST_QUESTS[id];
    const opened = first && Object.keys(manifest).find(key => manifest[key]?.name === first);
    const files = [
      isApart(id) ? rules : whole(id),
      `games/${id}/index.tsx`,
      `games/${id}/scenario-picture.tsx`,
      ...(opened ? [opened] : []),
    ];
    const keys = files.filter(key => key in manifest);
    if (keys.length === 0) throw new Error(`The build has no game "${id}".`);
    return keys;
  };
  const first = load([ENTRY], []);
  const table = load([page('new-match'), page('table')], first.files);
  const shared = [...first.files, ...table.files];
  return {
    first,
    table,
    later: load(laterOf(manifest, [page('table')]), shared),
    workers: load(WORKERS, shared),
    game: id => load(played(id), shared),
    scenarios: ids => load(scenarioKeys(manifest, ids), shared),
    thinking: id => load([whole(id)], [...shared, ...load(played(id), shared).files]),
  };
}

const scenarioKeys = (manifest: Manifest, ids: readonly string[]): string[] =>
  Object.keys(manifest).filter(key => ids.includes(manifest[key]?.name ?? ''));

/** Games that are played without what bots think with (`GameCard.loadPlayed`). */
const isApart = (id: string): boolean => GAMES.some(card => card.id === id && card.loadPlayed !== undefined);

/** Games that are thought about without what a match does not need (`GameCard.loadThinking`). */
const isThoughtApart = (id: string): boolean => GAMES.some(card => card.id === id && card.loadThinking !== undefined);

/** What these chunks and all they import may import later, games apart. */
function laterOf(manifest: Manifest, keys: readonly string[]): string[] {
  const chunks = keysFrom(manifest, keys);
  return chunks.flatMap(key => manifest[key]?.dynamicImports ?? []).filter(key => !/^(\.\.\/)?games\//.test(key));
}

/** The scripts of these chunks and of all they import; not what they may import later. */
function reached(manifest: Manifest, keys: readonly string[]): string[] {
  const files = keysFrom(manifest, keys).flatMap(key => manifest[key]?.file ?? []);
  return files.filter(file => file.endsWith('.js')).sort();
}

function keysFrom(manifest: Manifest, keys: readonly string[]): string[] {
  const seen = new Set<string>();
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    waiting.push(...(manifest[key]?.imports ?? []));
  }
  return [...seen];
}

const zipped = (file: string): number => gzipSync(readFileSync(file)).length;
