import type { Text } from '@tafelrunde/engine';
import type { Ability } from '../card.ts';
import type { Plan } from '../plan.ts';
import type { Encounter, Goal, Peril, Quest } from '../quest.ts';
import type { Size } from '../words.ts';

/** The map of another quest, on which something else happens. */
export function planOf({ name, encounters }: Quest, encounter: number): Plan {
  const plan = encounters[encounter]?.plan;
  if (plan === undefined) throw new RangeError(`"${name.en}" has no encounter ${encounter}.`);
  return plan;
}

/** Time works for the overlord: every round and every hero knocked out brings him nearer. */
export const DOOM: readonly Ability[] = [
  { at: 'round-end', must: true, effects: [{ do: 'count', counter: 'doom' }] },
  { at: 'knocked-out', must: true, effects: [{ do: 'count', counter: 'doom' }] },
];

export const doom = (least: Readonly<Record<Size, number>>, text: Text): Goal => ({
  side: 'overlord',
  counter: 'doom',
  least,
  text,
});

/** The counter goes up when one of these is defeated. */
export const whenDefeated = (of: readonly string[], counter: string): Ability => ({
  at: 'defeated',
  must: true,
  if: { is: 'about-kind', of },
  effects: [{ do: 'count', counter }],
});

/** The tiles of an encounter of another quest, laid for one of its own; pieces without a name may get one, by where they lie. */
export const laid = (
  { encounters }: Quest,
  id: string,
  marks: Plan['marks'] = {},
  doors?: Plan['doors'],
  { encounter = 0, names = {} }: { encounter?: number; names?: Readonly<Record<string, string>> } = {},
): Plan => {
  const { tiles, terrain, doors: own } = (encounters[encounter] as Encounter).plan;
  const kept = doors ?? own;
  return {
    id,
    tiles: tiles.map(tile => (names[tile.at] === undefined ? tile : { ...tile, as: names[tile.at] as string })),
    ...(terrain && { terrain }),
    ...(kept && { doors: kept }),
    marks,
  };
};

/** The longer it takes, the worse it gets. */
export const perils = (group: string, at: string, from = 6): readonly Peril[] => [
  {
    from,
    every: 2,
    name: { en: 'The air grows thick', de: 'Die Luft wird dick' },
    effects: [{ do: 'tire', n: 1 }],
  },
  {
    from: from + 1,
    every: 3,
    name: { en: 'Something has heard you', de: 'Etwas hat euch gehört' },
    effects: [],
    summons: { group, n: 2, at: [at] },
  },
  {
    from: from + 3,
    name: { en: 'The vault is coming down', de: 'Das Gewölbe stürzt ein' },
    effects: [{ do: 'suffer', n: 1 }],
  },
];
