import type { Text } from '@tafelrunde/engine';

/** Words of the rulebook that all content is written in. */

/** The boxes content comes from: `ultimate` are the extra cards of the Ultimate Edition. */
export type Box = 'base' | 'ultimate' | 'lost-legion' | 'tezla' | 'krang';

/** The basic colours of mana (MK-MANA-01), in the order of the Source. */
export type Colour = 'red' | 'blue' | 'green' | 'white';
export const COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'white'];

/** Gold and black mana are never crystals (MK-MANA-05). */
export type Mana = Colour | 'gold' | 'black';
export const MANA: readonly Mana[] = ['red', 'blue', 'green', 'white', 'gold', 'black'];

export const isBasic = (mana: Mana): mana is Colour => mana !== 'gold' && mana !== 'black';

export type Element = 'physical' | 'fire' | 'ice' | 'coldfire';
export const ELEMENTS: readonly Element[] = ['physical', 'fire', 'ice', 'coldfire'];

/** Cold fire is resisted by whoever resists both fire and ice (MK-RES-02). */
export type Resistance = 'physical' | 'fire' | 'ice';

/** How an attack is made: only ranged and siege attacks count in the first phase of a combat. */
export type AttackKind = 'melee' | 'ranged' | 'siege';

/** The piles of enemy tokens, by the colour of their backs. */
export type TokenColour = 'green' | 'grey' | 'brown' | 'violet' | 'white' | 'red';
export const TOKEN_COLOURS: readonly TokenColour[] = ['green', 'grey', 'brown', 'violet', 'white', 'red'];

export type Terrain = 'plains' | 'hills' | 'forest' | 'wasteland' | 'desert' | 'swamp' | 'lake' | 'mountain' | 'sea';
export const MANA_NAMES: Readonly<Record<Mana, Text>> = {
  red: { en: 'red', de: 'rot' },
  blue: { en: 'blue', de: 'blau' },
  green: { en: 'green', de: 'grün' },
  white: { en: 'white', de: 'weiß' },
  gold: { en: 'gold', de: 'gold' },
  black: { en: 'black', de: 'schwarz' },
};

export const TERRAIN_NAMES: Readonly<Record<Terrain, Text>> = {
  plains: { en: 'plains', de: 'Ebene' },
  hills: { en: 'hills', de: 'Hügel' },
  forest: { en: 'forest', de: 'Wald' },
  wasteland: { en: 'wasteland', de: 'Ödland' },
  desert: { en: 'desert', de: 'Wüste' },
  swamp: { en: 'swamp', de: 'Sumpf' },
  lake: { en: 'lake', de: 'See' },
  mountain: { en: 'mountain', de: 'Berg' },
  sea: { en: 'sea', de: 'Meer' },
};

export const TOKEN_NAMES: Readonly<Record<TokenColour, Text>> = {
  green: { en: 'marauding orcs', de: 'Marodierende Orks' },
  grey: { en: 'keep garrison', de: 'Burgbesatzung' },
  brown: { en: 'dungeon monster', de: 'Dungeonmonster' },
  violet: { en: 'mage tower garrison', de: 'Magierturmbesatzung' },
  white: { en: 'city garrison', de: 'Stadtbesatzung' },
  red: { en: 'draconum', de: 'Drakonier' },
};
