import type { Text } from '@tafelrunde/engine';
import type { Ability } from '../effects/ability.ts';
import type { CheatDeath } from '../effects/cheat-death.ts';
import type { ExtraReactions } from '../effects/extra-reactions.ts';
import type { Forbid } from '../effects/forbid.ts';
import type { IgnoreArmour } from '../effects/ignore-armour.ts';
import type { Modify } from '../effects/modify.ts';
import type { On } from '../effects/on.ts';
import type { RerollOnes } from '../effects/reroll-ones.ts';
import type { RestrictDefence } from '../effects/restrict-defence.ts';
import type { TurnDraw } from '../effects/turn-draw.ts';
import type { Unarmed } from '../effects/unarmed.ts';
import type { ActiveEffect } from '../effects/vocabulary.ts';
import type { ArmourProfile, AttackForm, Roll, School, Specialisation, WeaponProfile } from './values.ts';

/** The kinds of cards and the values each carries. What the effects mean stands in effects/. */
interface Printed {
  /** Stable, kebab-case. Never renamed: saved matches name it. */
  readonly id: string;
  readonly name: Text;
  readonly flavour: Text;
}

interface Support extends Printed {
  /** How often the card lies in its pile. */
  readonly copies: number;
}

type BearerEffect = Modify | RestrictDefence | ExtraReactions | Unarmed | RerollOnes | CheatDeath | On;

export interface Hero extends Printed {
  readonly kind: 'hero';
  readonly magical: boolean;
  readonly attack: number;
  readonly parry: number;
  readonly magic: number;
  readonly magicResistance: number;
  readonly armour: number;
  readonly specialisations: readonly Specialisation[];
  readonly effects: readonly BearerEffect[];
}

export interface Weapon extends Support {
  readonly kind: 'weapon';
  readonly wield: WeaponProfile;
  readonly effects: readonly (BearerEffect | IgnoreArmour)[];
}

/** Takes one hand and the place of the one shield (SH-LIMIT-04/05). Parries melee and ranged attacks with this bonus. */
export interface Shield extends Support {
  readonly kind: 'shield';
  readonly parry: number;
  readonly effects: readonly BearerEffect[];
}

export interface Armour extends Support {
  readonly kind: 'armour';
  readonly wear: ArmourProfile;
  readonly effects: readonly BearerEffect[];
}

/** With `wield` also a weapon (hands as there), with `wear` also armour, with `held` it takes one hand (SH-LIMIT-08). Any number otherwise. */
export interface Artefact extends Support {
  readonly kind: 'artefact';
  readonly wield?: WeaponProfile;
  readonly wear?: ArmourProfile;
  readonly held?: true;
  readonly effects: readonly (BearerEffect | Ability)[];
}

interface Spell extends Support {
  readonly school: School;
  readonly cooldown: number;
}

export interface AttackSpell extends Spell {
  readonly kind: 'attack-spell';
  /** Bonus on the caster's magic. */
  readonly magic: number;
  readonly damage: number;
  readonly effects: readonly (Modify | IgnoreArmour | RestrictDefence | On)[];
}

export interface DefenceSpell extends Spell {
  readonly kind: 'defence-spell';
  /** Bonus on the caster's magic. */
  readonly magic: number;
  /** The forms of attack it can answer. */
  readonly wards: readonly AttackForm[];
  readonly effects: readonly (Modify | On)[];
}

export interface GeneralSpell extends Spell {
  readonly kind: 'general-spell';
  readonly targetValue: number;
  readonly effects: readonly ActiveEffect[];
}

export interface Summoning extends Spell {
  readonly kind: 'summoning';
  readonly targetValue: number;
  readonly creature: Creature;
  /** Those of the creature, from its appearance to its death. */
  readonly effects: readonly BearerEffect[];
}

/** Absolute values. It attacks in the given form without any weapon and parries with its parry value. */
export interface Creature {
  readonly form: 'melee' | 'ranged';
  readonly attack: number;
  readonly parry: number;
  readonly magicResistance: number;
  readonly armour: number;
  readonly damage: number;
  readonly life: number;
}

type RollEffect = ActiveEffect | IgnoreArmour | RestrictDefence | On;

export interface Potion extends Support {
  readonly kind: 'potion';
  readonly rolls: readonly Roll[];
  readonly effects: readonly RollEffect[];
}

/** Parry and magic resistance are fixed totals (SH-DEMON-06): an attack hits if its total is higher. */
export interface Demon extends Support {
  readonly kind: 'demon';
  readonly parry: number;
  readonly magicResistance: number;
  readonly armour: number;
  readonly life: number;
  readonly effects: readonly (Modify | Forbid | TurnDraw | On)[];
}

export interface Manoeuvre extends Support {
  readonly kind: 'manoeuvre';
  readonly rolls: readonly Roll[];
  readonly effects: readonly RollEffect[];
}

export interface EventCard extends Support {
  readonly kind: 'event';
  readonly effects: readonly ActiveEffect[];
}

export interface SpontaneousEvent extends Support {
  readonly kind: 'spontaneous-event';
  readonly effects: readonly ActiveEffect[];
}

export interface Npc extends Support {
  readonly kind: 'npc';
  readonly life: number;
  readonly armour: number;
  /** Who is to be guarded in a scenario serves nobody. */
  readonly effects: readonly [Ability] | readonly [];
}

export type Equipment = Weapon | Shield | Armour | Artefact;
export type Magic = AttackSpell | DefenceSpell | GeneralSpell | Summoning | Potion | Demon;
export type Tactics = Manoeuvre | EventCard | SpontaneousEvent | Npc;
export type SupportCard = Equipment | Magic | Tactics;
export type Card = Hero | SupportCard;
