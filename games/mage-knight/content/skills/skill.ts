import type { Text } from '@tafelrunde/engine';
import type { Effect } from '../../effects/effect.ts';
import type { HeroId } from '../heroes.ts';

/** Once a turn, once a round, once a round and then in the middle of the table, or all the time (MK-SKILL-06..10). */
export type SkillType = 'turn' | 'round' | 'interactive' | 'passive';

export interface SkillToken {
  readonly name: Text;
  readonly hero: HeroId;
  readonly type: SkillType;
  readonly when?: 'not-combat' | 'combat' | 'block-phase' | 'interaction' | 'not-interaction';
  /** One of a pair: each kind of game uses one of them (heroes.yaml: mode). */
  readonly mode?: 'competitive' | 'cooperative';
  /** May be used in the turns of others too (Motivation). */
  readonly anyTurn?: true;
  /** The token is a command token of its own: for one unit that costs less, goes everywhere and cannot be disbanded. */
  readonly command?: true;
  readonly effects: readonly Effect[];
  /** What it does all the time. */
  readonly passive?: readonly Effect[];
}

export const skills = <K extends string>(table: Record<K, SkillToken>): Readonly<Record<K, SkillToken>> => table;
