import type { SumPart } from '@tafelrunde/engine';
import type { Surge } from '../content/card.ts';
import type { AttackType, Attribute, Condition, DieKind } from '../content/words.ts';
import type { Effect } from '../effects/effect.ts';
import type { CardId, Cell, FigureId, GroupId } from './names.ts';

export interface RolledDie {
  readonly kind: DieKind;
  /** The number of its face. */
  face: number;
  /** It was the last one rolled again: noted where a plot card may ask. */
  again?: true;
}

/** A figure an attack works on: the target, or merely affected (D2-TGT-04 to -06). */
export interface Aimed {
  readonly figure: FigureId;
  /** Its monster group, which outlives it. */
  readonly group: GroupId | null;
  /** The one space of it that is targeted or affected (D2-TGT-03). */
  cell: Cell;
  readonly target: boolean;
  /** The space that counts for range in place of its own: it has taken the place of another target (D2C-KNT-10). */
  measured: Cell | null;
  /** Dice to be rolled, then as they fell. */
  pool: DieKind[];
  dice: RolledDie[];
  rolled: boolean;
  shields: SumPart[];
  /** The whole defence is replaced by so many shields (D2-DMOD-09). */
  replaced: number | null;
  dealt: number;
  suffered: number;
  /** Set once its damage was dealt. */
  done: boolean;
}

/** An attack under way. It never outlives a step, but attacks may answer attacks: the last one is being resolved. */
export interface Attack {
  readonly by: FigureId;
  /** The card it is made with: an item, `unarmed`, the monster's own card, or the card that grants it. */
  readonly weapon: CardId;
  /** The card that lets it be made; the weapon itself in a plain attack. */
  readonly source: CardId;
  readonly traits: readonly string[];
  readonly type: AttackType;
  /** It is made as if the attacker stood in these spaces; left out: from where he stands. */
  from?: readonly Cell[];
  step: 1 | 2 | 3 | 4 | 5;
  pool: DieKind[];
  dice: RolledDie[];
  damage: SumPart[];
  range: SumPart[];
  surges: SumPart[];
  pierce: SumPart[];
  /** Surges spent so far. */
  spent: number;
  /** Surge abilities used, by their key. */
  usedSurges: string[];
  /** Surge abilities that cards have added to this attack. */
  granted: GrantedSurge[];
  /** Abilities that make it miss unless a surge is spent on them, by key (D2-MISS-03). */
  demands: string[];
  conditions: Condition[];
  blast: boolean;
  ignoresRange: boolean;
  /** A melee attack with a target chosen out of its reach: it misses (D2C-HERO-65). */
  readonly beyond?: true;
  /** At least so much damage is dealt unless it misses. */
  least: number;
  missed: boolean;
  broken: boolean;
  aims: Aimed[];
  /** What follows if damage is dealt. */
  ifDealt: Follow[];
  /** Figures it has defeated. */
  defeated: FigureId[];
  /** The defence roll that is being answered, by its place among the aims. */
  defending: number | null;
}

export interface GrantedSurge {
  readonly source: string;
  readonly surge: Surge;
}

/** Effects of a card that wait for the end of the attack. */
export interface Follow {
  readonly source: string;
  readonly by: FigureId;
  readonly effects: readonly Effect[];
  /** Whether it deals damage or not; even if it misses. */
  readonly always?: true;
  readonly missed?: true;
}

/** What a skill has done so far. */
export interface Deed {
  readonly by: FigureId;
  readonly card: CardId;
  hurt: FigureId[];
  helped: FigureId[];
}

/** An attribute test under way. */
export interface AttributeTest {
  readonly figure: FigureId;
  readonly attribute: Attribute;
  /** The attribute counts so much higher or lower for this test. */
  plus: number;
  /** So many shields less count. */
  less: number;
  dice: RolledDie[];
  passed: boolean | null;
}
