import type { Text } from '@tafelrunde/engine';
import type { Effect } from '../../effects/effect.ts';
import type { HeroId } from '../heroes.ts';
import type { Mana } from '../words.ts';

/** Once a turn, once a round, once a round and then in the middle of the table, or all the time (MK-SKILL-06..10). */
export type SkillType = 'turn' | 'round' | 'interactive' | 'passive';

export interface SkillToken {
  readonly name: Text;
  readonly hero: HeroId;
  readonly type: SkillType;
  readonly when?: 'not-combat' | 'combat' | 'block-phase' | 'interaction' | 'not-interaction';
  /** One of a pair: each kind of game uses one of them (MK-S04-02). */
  readonly mode?: 'competitive' | 'cooperative';
  /** May be used in the turns of others too (Motivation); only one of these until the end of the own next turn. */
  readonly anyTurn?: true;
  /** The token is a command token of its own: for one unit that costs less, goes everywhere and cannot be disbanded. */
  readonly command?: true;
  /** What turns it face up again within the round: resting, the action of a turn, or a mana. */
  readonly back?: 'rest' | 'action' | { readonly mana: Mana };
  readonly effects: readonly Effect[];
  /** What it does all the time. */
  readonly passive?: readonly Effect[];
  /** When it is gained. */
  readonly gained?: readonly Effect[];
  /** When it comes back from the middle of the table at the start of the owner's next turn. */
  readonly returns?: readonly Effect[];
}

export const skills = <K extends string>(table: Record<K, SkillToken>): Readonly<Record<K, SkillToken>> => table;

/** Draw 2 cards; alone with the least fame something besides. No other one until the end of the own next turn. */
export const motivation = (hero: HeroId, ...besides: readonly Effect[]): SkillToken => ({
  name: { en: 'Motivation', de: 'Motivation' },
  hero,
  type: 'round',
  anyTurn: true,
  effects: [
    { do: 'draw', n: 2 },
    { do: 'when', if: 'sole-least-fame', effects: besides },
    { do: 'last', until: 'next-turn-end', effects: [{ do: 'rule', rule: 'no-motivation' }] },
  ],
});

/** One of several effects. */
export const oneOf = (...of: readonly Effect[]): Effect => ({ do: 'one-of', of: of.map(effect => [effect]) });

/** By day one, at night the other. */
export const byDay = (day: Effect, night: Effect): Effect => ({
  do: 'when',
  if: 'day',
  effects: [day],
  otherwise: [night],
});

/** Until the own next turn any player may return the token for this, once. */
export const forAnybody = (...effects: readonly Effect[]): Effect => ({
  do: 'last',
  until: 'next-turn',
  for: 'all',
  times: 1,
  effects: [{ do: 'use', effects: [...effects, { do: 'return-token' }] }],
});
