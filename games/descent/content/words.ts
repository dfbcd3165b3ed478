/** Words of the rulebook that cards, sheets and quests use. */
export type Attribute = 'might' | 'knowledge' | 'willpower' | 'awareness';

export type Archetype = 'warrior' | 'healer' | 'mage' | 'scout';

export type Condition =
  | 'bleeding'
  | 'burning'
  | 'cursed'
  | 'diseased'
  | 'doomed'
  | 'immobilized'
  | 'poisoned'
  | 'stunned'
  | 'terrified'
  | 'weakened';

/** Blue is the attack die, red, yellow and green are power dice, the others defence dice (D2-DICE-01). */
export type AttackDie = 'blue' | 'red' | 'yellow' | 'green';
export type DefenceDie = 'brown' | 'gray' | 'black';
export type DieKind = AttackDie | DefenceDie;

export type AttackType = 'melee' | 'ranged';

export type ItemTrait =
  | 'armor'
  | 'axe'
  | 'belt'
  | 'blade'
  | 'book'
  | 'boots'
  | 'bow'
  | 'cloak'
  | 'exotic'
  | 'hammer'
  | 'heavy-armor'
  | 'helmet'
  | 'light-armor'
  | 'magic'
  | 'potion'
  | 'ring'
  | 'rune'
  | 'shield'
  | 'staff'
  | 'trinket'
  | 'wand';

export type MonsterTrait =
  | 'building'
  | 'cave'
  | 'civilized'
  | 'cold'
  | 'cursed'
  | 'dark'
  | 'hot'
  | 'mountain'
  | 'water'
  | 'wilderness';

export type Act = 1 | 2;

/** How many heroes are in play: group sizes, lieutenants and the rule for two heroes go by it. */
export type Size = 2 | 3 | 4;

/** The songs of the Bard: each has one token (D2-TOK-26). */
export type Song = 'melody' | 'harmony';

/** What a stop on the campaign map shows (D2-TRVGEN-06). */
export type TravelSymbol = 'road' | 'plain' | 'forest' | 'mountain' | 'water' | CitySymbol;

/** What a stop in the city shows: there city events are drawn (D2-TRVGEN-12). */
export type CitySymbol = 'street' | 'sewer' | 'building' | 'tower' | 'hazard';

export type OverlordType = 'event' | 'magic' | 'trap';
