// Bots are blind by construction: what heuristics are made of never reaches a module that holds the secrets of an adventure, on however many
// ways. What everybody at the table is told stands in `announced.ts` of the game, which answers about what a view shows: there the way may end.
import { dirname, join, normalize } from 'node:path';

const HEURISTICS = /^games\/[^/]+\/(?:(?:heuristics|promise|parts|plan)\.ts|heuristics\/.+\.ts)$/;
/** Maps, what lies in the dark, what will happen. */
const SECRETS = /^games\/[^/]+\/content\/(?:adventures|quests)\//;
const ANNOUNCED = /^games\/[^/]+\/announced\.ts$/;

/** Ways from heuristics to secrets, by the file they begin at. `sources`: the text of every file by its path. */
export function peeking(sources: ReadonlyMap<string, string>): string[] {
  return [...sources.keys()].filter(file => HEURISTICS.test(file)).flatMap(file => wayToSecrets(sources, file) ?? []);
}

function wayToSecrets(sources: ReadonlyMap<string, string>, from: string): string | null {
  const cameBy = new Map<string, string | null>([[from, null]]);
  for (const file of cameBy.keys())
    for (const target of valuesFrom(file, sources.get(file) ?? '')) {
      if (cameBy.has(target) || ANNOUNCED.test(target)) continue;
      cameBy.set(target, file);
      if (SECRETS.test(target))
        return `${way(cameBy, target)}: heuristics may know of an adventure what announced.ts says`;
    }
  return null;
}

function way(cameBy: ReadonlyMap<string, string | null>, to: string): string {
  const before = cameBy.get(to) ?? null;
  return before === null ? to : `${way(cameBy, before)} imports ${to}`;
}

/** The files of the same repository that values are imported from; types tell nothing when the game is played. */
function valuesFrom(file: string, source: string): string[] {
  const found: string[] = [];
  for (const [, type, names = '', target = ''] of source.matchAll(
    /^(?:import|export)\s+(type\s+)?(?:([^'";]*?)\s*from\s+)?'(\.[^'\n]+)'/gm,
  )) {
    const listed = names
      .match(/^\{([^}]*)\}$/)?.[1]
      ?.split(',')
      .map(name => name.trim()) ?? [names];
    const onlyTypes = type !== undefined || listed.filter(name => name !== '').every(name => name.startsWith('type '));
    if (names === '' || !onlyTypes) found.push(normalize(join(dirname(file), target)));
  }
  return found;
}
