import type { Text } from '@tafelrunde/engine';
import type { Effect } from '../effects/effect.ts';
import type { Test } from '../effects/tests.ts';
import type { Moment } from '../rules/moments.ts';
import type { Period, Property } from '../state.ts';
import type { Action, AttackValues, Damage } from './words.ts';

/**
 * Whom an ability works on. `that` is the figure the moment is about, for reactions; `zone` a zone; a range above 0 needs line of sight (SS-USE-04),
 * unless it says otherwise. `area`: all figures of that side in the target's zone, or around it as well (SS-AOE-06).
 */
export interface Aim {
  readonly who:
    | 'self'
    | 'hero'
    | 'other-hero'
    | 'ghost'
    | 'enemy'
    | 'that'
    | 'other'
    | 'zone'
    | 'heroes-here'
    | 'heroes-in-sight';
  readonly range?: number;
  readonly sight?: false;
  readonly area?: 0 | 1;
}

/** One level of an ability: the rank it needs, its cooldown, and what it does. Values beside it replace those of the ability. */
export interface AbilityLevel {
  readonly level: number;
  readonly cooldown?: 1 | 2 | 3 | 4;
  readonly aim?: Aim;
  /** An attack with values of its own. */
  readonly attack?: AttackValues;
  readonly properties?: readonly Property[];
  /** What it does; before an attack of its own: what it adds to that attack. */
  readonly effects?: readonly Effect[];
}

/** Something that is used, or works by itself: hero powers, power cards, talents, items, powers of enemies. */
export interface Ability {
  readonly name: Text;
  readonly action: Action;
  /** The moments at which a reaction may be used. */
  readonly at?: readonly Moment[];
  /** A reaction that may be used in the own turn too, against SS-USE-01. */
  readonly anyTime?: true;
  readonly aim?: Aim;
  readonly damage?: Damage;
  readonly if?: Test;
  readonly limit?: Period;
  readonly properties?: readonly Property[];
  readonly levels: readonly AbilityLevel[];
  /** The cooldown begins when what it has called is gone (SS-COOL-03, SS-ALLY-05). */
  readonly cooldownFrom?: 'end-of-effect';
}
