import type { Text } from '@tafelrunde/engine';
import type { Aim } from '../effects/aim.ts';
import type { Effect } from '../effects/effect.ts';
import type { Test } from '../effects/tests.ts';
import type { Moment } from '../rules/moments.ts';
import type { Ability, Card, Surge } from './card.ts';
import type {
  Act,
  Archetype,
  AttackType,
  Attribute,
  DefenceDie,
  DieKind,
  ItemTrait,
  MonsterTrait,
  OverlordType,
  Size,
} from './words.ts';

/** A hero sheet: values, an ability (`Card`) and a heroic feat. */
export interface HeroSheet extends Card {
  readonly archetype: Archetype;
  readonly speed: number;
  readonly health: number;
  readonly stamina: number;
  readonly defence: readonly DefenceDie[];
  readonly attributes: Readonly<Record<Attribute, number>>;
  readonly feat: Ability;
}

/** A class: its archetype, what its heroes start with; its skills. */
export interface HeroClass {
  readonly name: Text;
  readonly archetype: Archetype;
  readonly items: readonly string[];
  readonly skills: readonly string[];
  readonly familiar?: string;
}

export interface Skill extends Card {
  readonly class: string;
  /** 0: every hero of the class has it from the start. */
  readonly xp: 0 | 1 | 2 | 3;
}

/** Items of the shop, of classes, relics and search cards. */
export interface Item extends Card {
  readonly kind: 'item' | 'relic' | 'search-card';
  readonly traits: readonly ItemTrait[];
  readonly slot: 'one-hand' | 'two-hands' | 'armor' | 'other' | 'none';
  readonly attack?: AttackType;
  readonly dice?: readonly DieKind[];
  readonly surges?: readonly Surge[];
  readonly pierce?: number;
  readonly reach?: true;
  readonly blast?: true;
  /** Starting equipment of a class: never traded, never sold for more than 25 gold. */
  readonly class?: string;
  readonly act?: Act;
  readonly copies?: number;
  /** Gold: the price in the shop; of a search card what it is worth at the end. */
  readonly gold?: number;
  /** It is never handed to another hero (D2C-HERO-45). */
  readonly bound?: true;
  /** Only one item of this trait may be worn (D2-IGEN-09). */
  readonly limit?: ItemTrait;
  /** The overlord's side of a relic that only this lieutenant may bear. */
  readonly only?: string;
  /** A relic with a token: who is knocked out with it drops it, and it becomes another one for the overlord (D2-SUN-01, -02, -06). */
  readonly stone?: { readonly token: string; readonly turned: string };
  /** A lieutenant bears it besides another relic and keeps it when he is defeated (D2-SUN-08, -09). */
  readonly beside?: true;
  /** Between two quests the overlord may return it to the box for so much experience. */
  readonly returns?: number;
  /** The overlord's side of a relic that monster groups bear instead of lieutenants, or nobody: it lies before him (D2-RELGEN-12, -16). */
  readonly borne?: 'by-groups' | 'by-nobody';
  /** Nothing of this trait may be worn with it. */
  readonly forbids?: ItemTrait;
  /** Its attacks need no line of sight (D2C-ITEM-19). */
  readonly sightless?: true;
  /** At most one attack in a turn is made with it. */
  readonly once?: true;
  /** A weapon whose abilities also work outside attacks with it. */
  readonly anytime?: true;
  /** What happens at once when a search card is drawn. */
  readonly drawn?: readonly Effect[];
}

/** One line of a monster card: minion or master, in one act (D2-MGEN-06, -07). */
export interface MonsterLine {
  readonly speed: number;
  readonly health: number;
  readonly defence: readonly DefenceDie[];
  readonly attack?: AttackType;
  readonly dice?: readonly DieKind[];
  readonly surges?: readonly Surge[];
  readonly pierce?: number;
  readonly passive?: readonly string[];
  readonly actions?: readonly string[];
  readonly attributes?: Readonly<Record<Attribute, number>>;
}

export interface MonsterCard {
  readonly name: Text;
  /** Spaces one way and the other. */
  readonly size: readonly [number, number];
  readonly attack: AttackType;
  /** Two; a servant has none. */
  readonly traits: readonly [] | readonly [MonsterTrait, MonsterTrait];
  /** It comes only where a card summons it (D2-SERV-01). */
  readonly servant?: true;
  /** Its masters may wear the face of a corrupt citizen (D2-NEREK-09). */
  readonly guises?: true;
  readonly group: Readonly<Record<Size, { readonly minions: number; readonly masters: number }>>;
  readonly acts: Readonly<Record<Act, { readonly minion: MonsterLine; readonly master: MonsterLine }>>;
}

export interface LieutenantCard {
  readonly name: Text;
  readonly size: readonly [number, number];
  readonly attack: AttackType;
  readonly acts: Readonly<
    Partial<
      Record<
        Act,
        Omit<MonsterLine, 'speed' | 'health' | 'defence'> & {
          readonly attributes: Readonly<Record<Attribute, number>>;
          readonly by: Readonly<Record<Size, Pick<MonsterLine, 'speed' | 'health' | 'defence'>>>;
        }
      >
    >
  >;
}

/** An ability of monsters: always on, an action, or a surge (then it stands among the surges of its card). */
export interface MonsterAbility extends Card {
  readonly kind: 'passive' | 'action' | 'surge';
}

export interface FamiliarCard extends Card, Partial<Omit<MonsterLine, 'speed' | 'health' | 'defence'>> {
  readonly speed: number;
  readonly health: number;
  readonly defence: readonly DefenceDie[];
  /** It counts as a figure. */
  readonly figure: boolean;
  /** It is treated as an obstacle that attacks may work on (D2-FAM-23 to -31). */
  readonly stone?: true;
  /** It attacks with a weapon of this trait that its owner has equipped; `when`: only while something lets it, and one of its kind in a round. */
  readonly wields?: { readonly trait: ItemTrait; readonly type?: AttackType; readonly when?: 'lent-weapon' };
}

/** An ally of the heroes; what it can do as an action stands among its abilities (D2-ALLY-04). */
export interface AllyCard extends Card, Pick<MonsterLine, 'surges'> {
  readonly attack: AttackType;
  readonly dice: readonly DieKind[];
  readonly attributes: Readonly<Record<Attribute, number>>;
  readonly by: Readonly<Record<Size, Pick<MonsterLine, 'speed' | 'health' | 'defence'>>>;
  /** The lieutenant it is while it is possessed (D2-ALLY-15). */
  readonly lieutenant: string;
}

/** What an ally has learned (D2-ALLY-05). */
export interface AllySkill extends Card {
  readonly ally: string;
}

/** A corrupt citizen: in force for whoever wears its face, besides all that figure has itself (D2-NEREK-09). */
export interface CitizenCard extends Card {
  /** Its attacks are of this type. */
  readonly attack?: AttackType;
  /** Abilities of monsters it has. */
  readonly passive?: readonly string[];
}

export interface OverlordCard {
  readonly name: Text;
  /** It summons a servant: it is never in the deck, lies before the overlord and is exhausted for what it does (D2-SERV-04 to -07). */
  readonly summons?: true;
  readonly deck: string;
  readonly type: OverlordType;
  readonly xp: 0 | 1 | 2 | 3;
  readonly copies: number;
  readonly at: Moment | readonly Moment[];
  readonly if?: Test;
  readonly aim?: Aim;
  readonly effects: readonly Effect[];
}
