import type {
  ActiveEffect,
  At,
  BossId,
  CommandEffect,
  HeroId,
  MinionId,
  PassiveEffect,
  Ruler,
  Words,
} from './effects.ts';

/** The things of the box: what each holds besides its effects. */
interface Named {
  /** Kebab-case and unique in the whole game. */
  readonly id: string;
  readonly name: Words;
}

interface Thing extends Named {
  readonly flavour: Words;
}

// --------------------------------------------------------------------------------------------------------------- figures

/** 1: one square. 2: a large figure of 2 x 2 squares (DS-LARGE-01). */
export type Size = 1 | 2;

export interface Ranged {
  readonly dice: number;
  readonly ruler: Ruler;
}

/** What every figure has. */
export interface Profile {
  readonly move: number;
  readonly combatDice: number;
  readonly armour: number;
  /** Without it the figure cannot shoot (DS-HERO-05). */
  readonly ranged?: Ranged;
  readonly size: Size;
  /** Ids of abilities. */
  readonly abilities: readonly string[];
}

/** The sheet of a hero or boss. */
export interface Sheet extends Profile {
  /** The wound that cripples (DS-DMG-15). */
  readonly wounds: number;
  /** White wound spaces: injured with this many wounds (DS-DMG-10). */
  readonly injuredAt: number;
  /** Ids of feats, each once per adventure. */
  readonly feats: readonly string[];
  /** May cast spells (DS-MAGIC-01). */
  readonly spellcaster: boolean;
  /** Ids of the spells it has if the adventure says nothing else (DS-MAGIC-02). */
  readonly spells: readonly string[];
}

export interface Hero extends Thing {
  readonly kind: 'hero';
  readonly id: HeroId;
  readonly calling: Words;
  readonly sheet: Sheet;
  /** The other side of the sheet, for the late adventures. Same figure, same id. */
  readonly legendary: Sheet;
}

export interface Boss extends Thing {
  readonly kind: 'boss';
  readonly id: BossId;
  readonly calling: Words;
  readonly sheet: Sheet;
}

/**
 * `bones`: replaced by a bone pile on its square. `destroyed`: removed without one.
 * `injured`: stays and is injured from now on (DS-DMG-13: "unless stated otherwise"); if it already is, it is destroyed.
 */
export type Damage = 'nothing' | 'injured' | 'bones' | 'destroyed';

/** What 1, 2, 3 and 4 or more hits of one attack do. */
export type DamageTable = readonly [Damage, Damage, Damage, Damage];

export interface Minion extends Thing {
  readonly kind: 'minion';
  readonly id: MinionId;
  readonly profile: Profile;
  readonly damage: DamageTable;
  /** How much of a threat it is: for adventures and bots. */
  readonly level: number;
  /** Figures in the box. */
  readonly count: number;
}

// ---------------------------------------------------------------------------------------------------- what figures can do

export interface Ability extends Thing {
  readonly kind: 'ability';
  readonly effects: readonly (PassiveEffect | At)[];
}

/** Replaces a whole turn, once per adventure. */
export interface Feat extends Thing {
  readonly kind: 'feat';
  readonly effects: readonly ActiveEffect[];
}

/** A lesser spell is turned by 90 degrees, a greater one by 180 (DS-MAGIC-07). */
export type Rank = 'lesser' | 'greater';
export type School = 'elemental' | 'warding' | 'necromancy' | 'shamanism';

/** Range and sight of the card are those of its first `Targets`; without one its range is the caster (DS-MAGIC-11). See `spellReach` in spells.ts. */
export interface Spell extends Thing {
  readonly kind: 'spell';
  readonly rank: Rank;
  readonly school: School;
  /** Who may be given this card. */
  readonly casters: readonly (HeroId | BossId)[];
  readonly effects: readonly ActiveEffect[];
}

/** For pictures and adventures; there is no limit to what a figure can carry. */
export type ItemForm = 'consumable' | 'weapon' | 'armour' | 'trinket';

export interface Item extends Thing {
  readonly kind: 'item';
  readonly form: ItemForm;
  /** Has the trade symbol (DS-ITEM-12). */
  readonly tradable: boolean;
  /** Only these may use it; without the list every hero and boss (DS-ITEM-03). */
  readonly bearers?: readonly (HeroId | BossId)[];
  readonly effects: readonly (PassiveEffect | At)[];
}

export type CommandKind = 'additional-commands' | 'double-commands' | 'raise-the-dead' | 'interrupt';

export interface CommandCard extends Thing {
  readonly kind: 'command';
  readonly command: CommandKind;
  readonly copies: number;
  readonly effects: readonly CommandEffect[];
}

// --------------------------------------------------------------------------------------------------------------- dungeon

export interface Furniture extends Thing {
  readonly kind: 'furniture';
  /** Squares, as printed facing north. */
  readonly footprint: { readonly width: number; readonly height: number };
  /** Figures may enter its squares and stand there. */
  readonly enterable: boolean;
  /** `clear`: nothing. `hinders`: a shot across it costs a die (DS-SHOOT-08). `blocks`: no line of sight (DS-FURN-02, DS-LOS-04). */
  readonly sight: 'clear' | 'hinders' | 'blocks';
  /** Closed by a lock or seal at the start. When open a `door` leaves the board (DS-DOOR-05), a `chest` stays (DS-DOOR-08). */
  readonly closed?: 'door' | 'chest';
  /** Pieces in the box. */
  readonly count: number;
}

/** A normal lock fights back with exactly these values: no modifiers, no minimum of dice. */
export interface Lock extends Named {
  readonly kind: 'lock';
  readonly dice: number;
  readonly armour: number;
}

export interface Seal extends Named {
  readonly kind: 'seal';
  readonly strength: number;
}

export type Content = Hero | Boss | Minion | Ability | Feat | Spell | Item | CommandCard | Furniture | Lock | Seal;
