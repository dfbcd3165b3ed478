/** The values and kinds that stand on cards. What cards do stands in effects/, one file for each word. */

/** The six values that effects can change. `damage` is that of any attack the figure makes, by weapon, claw or spell. */
export type Stat = 'attack' | 'parry' | 'damage' | 'armour' | 'magic' | 'magicResistance';

export type Pile = 'equipment' | 'magic' | 'tactics';

/** Melee weapons are blade, impact and thrust. Ranged weapons make ranged attacks and never parry (SH-PARRY-03). */
export type WeaponCategory = 'blade' | 'impact' | 'thrust' | 'ranged';
export type School = 'elemental' | 'shadow' | 'necromancy' | 'voodoo';
export type BodyPart = 'head' | 'shoulders' | 'torso' | 'arms' | 'legs';
export type AttackForm = 'melee' | 'ranged' | 'magical';

/** Value with one hand, value with two hands (SH-HAND-01). */
export type Pair = readonly [one: number, two: number];

/** Attack and parry are bonuses on the hero's base values, damage is absolute. */
export type WeaponProfile =
  | {
      readonly category: WeaponCategory;
      readonly hands: '1' | '2';
      readonly attack: number;
      readonly parry: number;
      readonly damage: number;
    }
  | {
      readonly category: WeaponCategory;
      readonly hands: '1/2';
      readonly attack: Pair;
      readonly parry: Pair;
      readonly damage: Pair;
    };

export interface ArmourProfile {
  readonly bodyPart: BodyPart;
  readonly armour: number;
}

/** Bonus on attack and parry with weapons of the category, or on magic with spells of the school (SH-EQUIP-09). */
export interface Specialisation {
  readonly in: WeaponCategory | School;
  readonly bonus: number;
}

/** What an attack can meet. `creature` and `demon` are the summoned and the sent ones. */
export type FoeKind = 'magical-hero' | 'creature' | 'demon';

/** A laid-out card that can be stripped from a hero, by its kind: a hexing stick is an artefact, not a weapon (SH-EQUIP-16). */
export type Loot = 'weapon' | 'armour' | 'artefact';

/**
 * The roll the figure is about to take part in. A figure is in exactly one of these:
 * - `…-attack`: it attacks in this form.
 * - `…-defence`: it is the target of an attack of this form (the protector, if any) and does not answer with a defensive spell. A potion may be
 *   drunk even if the parry is waived or no reaction is left; a manoeuvre may not (SH-MAN-06).
 * - `defence-spell`: it answers an attack of any form with a defensive spell.
 * - `casting`: it casts a general spell or a summoning.
 * In a combat the window is before its first die (SH-POT-06), for attacker and defender alike.
 */
export type Roll =
  | 'melee-attack'
  | 'ranged-attack'
  | 'magical-attack'
  | 'melee-defence'
  | 'ranged-defence'
  | 'magical-defence'
  | 'defence-spell'
  | 'casting';
