import type { Text } from '@tafelrunde/engine';
import type { Effect } from '../../effects/effect.ts';
import type { Property } from '../../state.ts';
import type { Ability } from '../ability.ts';
import type { PowerId } from '../powers/ids.ts';
import type { AttackValues, Damage, Style } from '../words.ts';

/** Where an item belongs: weapons in one of the hands or both, the rest in its slot or in the inventory (SS-HERO-06). */
export type Slot = 'main' | 'off' | 'either' | 'two-handed' | 'armour' | 'artefact' | 'pack';

/** One side of an item card. */
export interface ItemFace {
  /** Where the back is another item. */
  readonly name?: Text;
  readonly price?: number;
  readonly attack?: AttackValues;
  readonly defence?: { readonly armour: number; readonly shields: number; readonly dice: number };
  readonly properties?: readonly Property[];
  /** In force while it is equipped, or carried if it is a permanent item. */
  readonly passive?: readonly Effect[];
  /** How it is used, if it can be. */
  readonly ability?: Ability;
}

export interface ItemCard {
  readonly name: Text;
  /** The deck it belongs to; treasures of the adventure alone are no part of the treasure deck (SS-DECK-12). */
  readonly deck: 'stash' | 'emporium' | 'treasure' | 'soul' | 'adventure';
  readonly kind: 'weapon' | 'armour' | 'artefact' | 'single-use' | 'projectile' | 'permanent' | 'purse';
  readonly slot: Slot;
  /** Who may use it; `all` is the universal rune (SS-ITEM-04, -05). */
  readonly runes: readonly Style[] | 'all';
  /** Crossed-out runes (SS-ITEM-06). */
  readonly not?: readonly Style[];
  readonly category?: string;
  readonly damage?: Damage;
  readonly range?: number;
  readonly copies?: number;
  readonly act?: 1 | 2;
  /** The front and, where there is one, the back. */
  readonly faces: readonly [ItemFace, ItemFace?];
  /** The back is the same item, improved: the forge can turn it (SS-BLDG-02). */
  readonly improves?: true;
  readonly charges?: number;
  readonly perUse?: number;
  /** Shards that turn a soul weapon over (SS-SWEAP-05). */
  readonly shards?: number;
  /** A power card or talent that comes with it, for whoever could have chosen it (SS-POW-14). */
  readonly grants?: PowerId;
  /** What a purse holds. */
  readonly crowns?: number;
}
