import type { Text } from '@tafelrunde/engine';
import type { Ability } from './ability.ts';
import { auriel } from './heroes/auriel.ts';
import { ecarus } from './heroes/ecarus.ts';
import { laegon } from './heroes/laegon.ts';
import { shae } from './heroes/shae.ts';
import { thorgar } from './heroes/thorgar.ts';
import type { ItemId } from './items/index.ts';
import type { DieSymbol, Nature, Style } from './words.ts';

export type HeroId = 'auriel' | 'ecarus' | 'laegon' | 'shae' | 'thorgar';
export type ClassId =
  | 'white-mage'
  | 'black-mage'
  | 'white-rose'
  | 'black-rose'
  | 'ranger'
  | 'archer'
  | 'rogue'
  | 'assassin'
  | 'cleric'
  | 'runemaster';

/** The soul gem: values at ranks I to VII (SS-RANK-02). */
export interface Gem {
  readonly health: readonly number[];
  readonly powers: readonly number[];
  readonly talents: readonly number[];
  readonly combat: readonly number[];
  readonly standard: readonly number[];
}

/** An ability that is no card: it has a name in play of its own. */
export interface NamedAbility extends Ability {
  readonly id: string;
}

export interface HeroClass {
  readonly id: ClassId;
  readonly name: Text;
  readonly nature: Nature;
  /** The symbol of a successful save roll (SS-VAL-05). */
  readonly save: DieSymbol;
  readonly gem: Gem;
  readonly power: NamedAbility;
  /** The soul cry of the ghost (SS-GHOST-17). */
  readonly cry: NamedAbility;
  /** What it wears and carries at the beginning: from the stash, and a gift. */
  readonly kit: readonly ItemId[];
}

export interface HeroCard {
  readonly name: string;
  readonly about: Text;
  readonly style: Style;
  readonly move: number;
  readonly capacity: number;
  readonly classes: readonly [HeroClass, HeroClass];
}

export const HEROES: Readonly<Record<HeroId, HeroCard>> = { auriel, ecarus, laegon, shae, thorgar };
export const HERO_IDS: readonly HeroId[] = ['auriel', 'ecarus', 'laegon', 'shae', 'thorgar'];

export function classOf(hero: HeroId, id: ClassId): HeroClass {
  const found = HEROES[hero].classes.find(one => one.id === id);
  if (found === undefined) throw new RangeError(`${HEROES[hero].name} has no class "${id}".`);
  return found;
}

/** Shards that the step to this rank costs (SS-RANK-07). */
export const rankCost = (rank: number): number => rank * rank;
export const HIGHEST_RANK = 7;
