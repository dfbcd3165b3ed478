import type { AdventureId } from './content/adventures/index.ts';
import type { DieColour } from './content/dice.ts';
import type { CardId as EnemyCardId } from './content/enemies/index.ts';
import type { ClassId, HeroId } from './content/heroes.ts';
import type { ItemId } from './content/items/index.ts';
import type { PowerId } from './content/powers/index.ts';
import type { TrapId } from './content/traps.ts';
import type { DieSymbol, Payment } from './content/words.ts';
import type { TokenName } from './effects/token.ts';
import type { FigureId, Property, Zone } from './state.ts';

/** Where a hero holds an item. */
export type Place = 'main' | 'off' | 'armour' | 'artefact' | 'pack';

/** An item card, by its name and the side that lies up: two cards of one name may differ in that. */
export interface CardUp {
  readonly item: ItemId;
  readonly up?: 'back';
}

/** The map whose zones an option speaks of, so that they can be named. */
interface OnMap {
  readonly map: AdventureId;
}

/** The zone on the other side of a door; none for a chest. */
interface Behind extends OnMap {
  readonly behind: Zone | null;
}

/** Everything somebody can decide. What an option only tells is no part of its name: see `TOLD`. */
export type Choice =
  // Before the first round, and in the time phase.
  | { readonly do: 'hero'; readonly hero: HeroId; readonly class: ClassId }
  | { readonly do: 'learn'; readonly hero: HeroId; readonly power: PowerId }
  | { readonly do: 'raise'; readonly hero: HeroId; readonly cost: number }
  | { readonly do: 'resurrect'; readonly hero: HeroId; readonly cost: number }
  /** `ends`: what of an attack goes on then. */
  | { readonly do: 'done'; readonly ends?: 'attack' | 'defence' | 'reroll' }
  // The battle phase.
  | { readonly do: 'next'; readonly hero: HeroId }
  // The turn of a hero.
  | ({ readonly do: 'step'; readonly to: Zone; readonly cost: number; readonly danger?: Danger } & OnMap)
  | { readonly do: 'stand' }
  | {
      readonly do: 'attack';
      readonly with: 'main' | 'off' | 'unarmed' | 'own';
      readonly target: FigureId;
      readonly source?: string;
    }
  | {
      readonly do: 'power';
      readonly power: PowerId;
      readonly level: number;
      readonly target: FigureId | null;
      readonly zone?: Zone;
      readonly map?: AdventureId;
    }
  | {
      readonly do: 'hero-power';
      readonly target: FigureId | null;
      readonly zone?: Zone;
      readonly map?: AdventureId;
      /** Which power it is. */
      readonly called?: string;
    }
  | ({
      readonly do: 'item';
      readonly target: FigureId | null;
      readonly zone?: Zone;
      readonly map?: AdventureId;
    } & CardUp)
  | { readonly do: 'dash' }
  | { readonly do: 'focus' }
  | ({ readonly do: 'break'; readonly what: string } & Behind)
  | { readonly do: 'change' }
  | { readonly do: 'exchange'; readonly with: HeroId }
  | { readonly do: 'search' }
  | { readonly do: 'provoke' }
  | { readonly do: 'special'; readonly what: string; readonly target: string | null }
  | ({ readonly do: 'open'; readonly door: string } & Behind)
  | ({ readonly do: 'unlock'; readonly what: string } & Behind)
  | { readonly do: 'pick-up' }
  | { readonly do: 'drop' }
  | { readonly do: 'turn-soul-weapon'; readonly item: ItemId; readonly cost: number }
  | { readonly do: 'end' }
  // Things that change hands, one at a time.
  | ({ readonly do: 'take' } & CardUp)
  | { readonly do: 'take-loot' }
  | { readonly do: 'take-coins'; readonly crowns: number }
  | { readonly do: 'take-key'; readonly key: string }
  | ({ readonly do: 'lay'; readonly from: Place } & CardUp)
  | ({ readonly do: 'give'; readonly from: Place } & CardUp)
  | ({ readonly do: 'get'; readonly from: Place } & CardUp)
  | { readonly do: 'coins'; readonly from: HeroId; readonly to: HeroId; readonly crowns: number }
  // From the inventory, or from one hand to the other.
  | ({ readonly do: 'wear'; readonly as: Place; readonly from?: Place } & CardUp)
  | ({ readonly do: 'stow'; readonly from: Place } & CardUp)
  // The Emporium.
  | { readonly do: 'buy'; readonly hero: HeroId; readonly item: ItemId; readonly side: 0 | 1; readonly cost: number }
  | ({ readonly do: 'sell'; readonly hero: HeroId; readonly from: Place; readonly price: number } & CardUp)
  | ({ readonly do: 'fetch'; readonly hero: HeroId } & CardUp)
  | ({ readonly do: 'store'; readonly hero: HeroId; readonly from: Place } & CardUp)
  | { readonly do: 'forge'; readonly hero: HeroId; readonly item: ItemId; readonly from: Place }
  | { readonly do: 'bet'; readonly hero: HeroId; readonly on: DieSymbol }
  | ({ readonly do: 'hand'; readonly hero: HeroId; readonly to: HeroId; readonly from: Place } & CardUp)
  | ({ readonly do: 'arrange'; readonly hero: HeroId; readonly as: Place; readonly from: Place } & CardUp)
  | { readonly do: 'leave'; readonly hero: HeroId }
  // Attack and defence.
  | { readonly do: 'use'; readonly by: FigureId; readonly ability: string; readonly level: number }
  | { readonly do: 'property'; readonly n: number; readonly pays: Payment; readonly property: Property }
  | { readonly do: 'reroll'; readonly die: number; readonly colour: DieColour; readonly shows: string }
  | { readonly do: 'pass' }
  // What effects and rules ask.
  | { readonly do: 'figure'; readonly figure: FigureId }
  | ({ readonly do: 'zone'; readonly zone: Zone } & OnMap)
  | { readonly do: 'card'; readonly item: ItemId }
  | { readonly do: 'trap'; readonly trap: TrapId }
  | { readonly do: 'ready'; readonly power: PowerId }
  | { readonly do: 'rune'; readonly figure: FigureId; readonly rune: TokenName }
  | { readonly do: 'condition'; readonly condition: string }
  | { readonly do: 'yes' }
  | { readonly do: 'no' }
  | { readonly do: 'decide'; readonly course: string }
  // Enemies.
  | { readonly do: 'enemy'; readonly enemy: EnemyCardId }
  // Ghosts.
  | { readonly do: 'cry'; readonly target: FigureId | null }
  | ({ readonly do: 'return'; readonly to: Zone } & OnMap);

/** What waits on the way: opportunity attacks, wounds by the ground. */
export interface Danger {
  readonly strikes: number;
  readonly wounds: number;
}

/** Questions, by kind: what is decided. */
export type AskKind =
  | 'hero'
  | 'learn'
  | 'shards'
  | 'next-hero'
  | 'turn'
  | 'combat'
  | 'companion'
  | 'ghost'
  | 'react'
  | 'reroll'
  | 'attack-properties'
  | 'defence-properties'
  | 'manage-order'
  | 'manage-target'
  | 'manage-way'
  | 'push'
  | 'threat'
  | 'decision'
  | 'pick-up'
  | 'drop'
  | 'change'
  | 'exchange'
  | 'equip'
  | 'emporium'
  | 'figure'
  | 'zone'
  | 'card'
  | 'trap'
  | 'power'
  | 'condition'
  | 'rune'
  | 'whether'
  | 'militia';

/** Parameters that an option only tells: two options never differ by them alone. */
export const TOLD: ReadonlySet<string> = new Set([
  'cost',
  'danger',
  'pays',
  'property',
  'shows',
  'colour',
  'price',
  'map',
  'behind',
  'ends',
  'called',
]);
