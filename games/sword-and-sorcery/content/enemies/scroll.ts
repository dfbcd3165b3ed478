import type { Text } from '@tafelrunde/engine';
import type { Effect } from '../../effects/effect.ts';
import type { Test } from '../../effects/tests.ts';
import type { Property } from '../../state.ts';
import type { AttackValues, Condition, Damage, Level, Style } from '../words.ts';

import type { ScrollId } from './ids.ts';

/** Whom an enemy goes for (SS-TARG). `general`: the general conditions at once. */
export type Target = 'nearest' | 'richest' | 'most-wounded' | 'vengeful' | 'general' | { readonly style: Style };

/** One sentence of a behaviour; a slowed enemy carries out the first one only (SS-ECON-14). */
export type Sentence =
  /** Into the target's zone, whatever the distance (SS-EMOV-05). */
  | { readonly do: 'melee' }
  | { readonly do: 'move'; readonly n: number; readonly to: 'target' | 'nearest' | 'edge' }
  | { readonly do: 'retreat'; readonly n: number }
  /** With a weapon of the scroll, on the target, or on the nearest hero in sight within range. */
  | { readonly do: 'attack'; readonly weapon: string; readonly on?: 'nearest'; readonly within?: number }
  | { readonly do: 'use'; readonly power: string; readonly if?: Test }
  | { readonly do: 'if'; readonly if: Test; readonly does: Sentence; readonly otherwise?: Sentence };

/** Which behaviour: the distances of the target along legal ways; `+` is any distance, without sight (SS-BEHV-08). */
export interface Behaviour {
  readonly range: readonly number[] | '+';
  readonly sentences: readonly Sentence[];
}

/** A power on a scroll, by its symbol (SS-SCRL-08). Passive words are always in force; the others act when they are used. */
export interface ScrollPower {
  readonly name: Text;
  readonly icon: 'always' | 'movement' | 'attack' | 'when-targeted' | 'behaviour' | 'special' | 'charges' | 'death';
  readonly charges?: number;
  readonly passive?: readonly Effect[];
  readonly effects?: readonly Effect[];
}

export interface ScrollWeapon {
  readonly name: Text;
  readonly slot: 'main' | 'off';
  readonly range: number;
  readonly damage: Damage;
  readonly attack: AttackValues;
  readonly properties?: readonly Property[];
}

/** One side of a scroll. */
export interface ScrollSide {
  readonly name?: Text;
  readonly target: Target;
  readonly behaviours: readonly Behaviour[];
  readonly powers: Readonly<Record<string, ScrollPower>>;
  readonly weapons: Readonly<Record<string, ScrollWeapon>>;
  /** Defence values of a boss, which has no card of its own (SS-BOSS-09). */
  readonly defence?: Guard;
}

export interface Guard {
  readonly armour: number;
  readonly shields: number;
  readonly dice: number;
  readonly resist?: readonly Damage[];
  readonly vulnerable?: readonly Damage[];
}

export interface Scroll {
  readonly name: Text;
  readonly kind: string;
  readonly category: string;
  readonly style: Style | 'all';
  readonly level: Level;
  readonly difficulty: number;
  /** How many bodies a horde has with 2 or 3 heroes, and with more (SS-HORDE-01). */
  readonly horde?: readonly [number, number];
  readonly sides: readonly [ScrollSide, ScrollSide?];
  readonly immune?: readonly Condition[];
}

/** The card of one individual enemy (SS-ECRD-04). */
export interface EnemyCard {
  readonly scroll: ScrollId;
  readonly seals: 1 | 2;
  readonly guard: Guard;
  /** One number, or by the number of heroes who began: 2 or 3, 4 or 5 (SS-ECRD-10). Of each body, for a horde. */
  readonly health: number | readonly [number, number];
  readonly loot: { readonly crowns?: number; readonly loot?: number; readonly treasure?: number };
  readonly shards: number;
  /** Random enemy power cards (SS-ECRD-05). */
  readonly powers: number;
  /** Does not come back once killed (SS-EDTH-15). */
  readonly unique?: true;
}
