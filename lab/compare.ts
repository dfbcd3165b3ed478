import type { Text } from '@tafelrunde/engine';
import type { Report } from './report.ts';
import { type Difference, difference, type Mean, type Multiple, type Share, shift, unlikely } from './statistics.ts';

export type ChangeOf = 'wins' | 'end' | 'rounds' | 'luck' | 'use' | 'used' | 'count';

/** One value in two reports. */
export interface Change extends Difference {
  readonly of: ChangeOf;
  readonly id: string;
  readonly name: Text;
  /** Where it belongs: a pool, a kind; null if it needs no more words. */
  readonly within: Text | null;
  readonly before: number;
  readonly after: number;
  /** Chance does not explain it, even with all these values compared at once. */
  readonly clear: boolean;
}

export interface Comparison {
  readonly before: { readonly games: number; readonly seed: string; readonly content: string };
  readonly sameContent: boolean;
  readonly limit: number;
  /** Largest first, by standard errors. */
  readonly changes: readonly Change[];
}

type Found = Omit<Change, 'clear'>;

/** What a change of content did: every value both reports have, with the change and how sure it is. */
export function compare(before: Report, after: Report): Comparison {
  const found = [
    ...changes('wins', before.sides, after.sides, ofShare),
    ...changes('end', before.ends, after.ends, ofShare),
    ...rounds(before, after),
    ...within('luck', before.pools, after.pools, pool => pool.effects.map(e => ({ ...e, id: e.thing })), ofMultiple),
    ...within('use', before.uses, after.uses, effectsOfUse, ofMultiple),
    ...within(
      'used',
      before.uses,
      after.uses,
      use => use.things.map(thing => ({ id: useId(thing), name: thing.name, ...thing.games })),
      ofShare,
    ),
    ...changes('count', before.counts, after.counts, ofMean),
  ];
  const limit = unlikely(found.length);
  return {
    before: { games: before.games, seed: before.seed, content: before.game.content },
    sameContent: before.game.content === after.game.content,
    limit,
    changes: found
      .map(change => ({ ...change, clear: Math.abs(change.z) > limit }))
      .sort((a, b) => Math.abs(b.z) - Math.abs(a.z) || (a.id < b.id ? -1 : 1)),
  };
}

interface Item {
  readonly id: string;
  readonly name: Text;
}

type Compared<T> = (before: T, after: T) => Difference & { readonly before: number; readonly after: number };

const ofShare: Compared<Share> = (before, after) => ({
  before: before.share,
  after: after.share,
  ...difference(before, after),
});
const ofMean: Compared<Mean> = (before, after) => ({ before: before.mean, after: after.mean, ...shift(before, after) });
const ofMultiple: Compared<Multiple> = (before, after) => ({
  before: before.ratio,
  after: after.ratio,
  ...shift({ mean: before.ratio, spread: before.spread }, { mean: after.ratio, spread: after.spread }),
});

function changes<V>(
  of: ChangeOf,
  before: readonly (Item & V)[],
  after: readonly (Item & V)[],
  compared: Compared<V>,
  within: Text | null = null,
): Found[] {
  return after.flatMap(item => {
    const old = before.find(({ id }) => id === item.id);
    return old ? [{ of, id: item.id, name: item.name, within, ...compared(old, item) }] : [];
  });
}

function within<G extends Item, V>(
  of: ChangeOf,
  before: readonly G[],
  after: readonly G[],
  itemsOf: (group: G) => readonly (Item & V)[],
  compared: Compared<V>,
): Found[] {
  return after.flatMap(group => {
    const old = before.find(({ id }) => id === group.id);
    return old ? changes(of, itemsOf(old), itemsOf(group), compared, group.name) : [];
  });
}

const useId = ({ id, role }: Report['uses'][number]['things'][number]): string => (role ? `${role.en}/${id}` : id);

const effectsOfUse = ({ things }: Report['uses'][number]) =>
  things.flatMap(thing => (thing.effect ? [{ id: useId(thing), name: thing.name, ...thing.effect }] : []));

/** The mean length: medians of whole numbers jump. */
function rounds(before: Report, after: Report): Found[] {
  const [old, now] = [meanLength(before), meanLength(after)];
  const name = { en: 'mean number of rounds', de: 'mittlere Rundenzahl' };
  return old && now ? [{ of: 'rounds', id: 'rounds', name, within: null, ...ofMean(old, now) }] : [];
}

function meanLength({ lengths }: Report): Mean | null {
  const all = lengths[0];
  if (!all || all.games < 2) return null;
  const sum = all.histogram.reduce((total, [rounds, games]) => total + rounds * games, 0);
  const middle = sum / all.games;
  const squares = all.histogram.reduce((total, [rounds, games]) => total + (rounds - middle) ** 2 * games, 0);
  return { mean: middle, spread: 1.959964 * Math.sqrt(squares / (all.games - 1) / all.games) };
}
