import type { Text } from '@tafelrunde/engine';
import type { TokenColour } from './words.ts';

export type SiteKind =
  | 'village'
  | 'monastery'
  | 'keep'
  | 'mage-tower'
  | 'city'
  | 'dungeon'
  | 'tomb'
  | 'monster-den'
  | 'spawning-grounds'
  | 'ancient-ruins'
  | 'mine'
  | 'magical-glade'
  | 'marauding-orcs'
  | 'draconum'
  | 'portal'
  | 'maze'
  | 'labyrinth'
  | 'deep-mine'
  | 'refugee-camp';

/** Sites share rules by category (MK-FLOW-10). */
export type Category = 'inhabited' | 'fortified' | 'adventure' | 'rampaging' | 'other';

export interface SiteType {
  readonly name: Text;
  readonly category: Category;
  /** The garrison laid there face down when its tile is revealed, or the rampaging enemy face up. */
  readonly garrison?: TokenColour;
  /** What is fought by whoever enters it as an action. */
  readonly draws?: readonly TokenColour[];
  /** Night rules hold inside and units stay outside (MK-GLOSS on dungeons and tombs). */
  readonly underground?: true;
  /** Enemies that were not defeated stay face up. */
  readonly stays?: true;
  /** Influence for a point of healing. */
  readonly healing?: number;
  /** Several heroes may stand there, and nobody fights another. */
  readonly shared?: true;
  /** Reputation for defeating the enemy that rampages there. */
  readonly reputation?: number;
}

export const SITES: Readonly<Record<SiteKind, SiteType>> = {
  village: { name: { en: 'village', de: 'Dorf' }, category: 'inhabited', healing: 3 },
  monastery: { name: { en: 'monastery', de: 'Kloster' }, category: 'inhabited', healing: 2 },
  keep: { name: { en: 'keep', de: 'Burg' }, category: 'fortified', garrison: 'grey' },
  'mage-tower': { name: { en: 'mage tower', de: 'Magierturm' }, category: 'fortified', garrison: 'violet' },
  city: { name: { en: 'city', de: 'Stadt' }, category: 'fortified' },
  dungeon: { name: { en: 'dungeon', de: 'Dungeon' }, category: 'adventure', draws: ['brown'], underground: true },
  tomb: { name: { en: 'tomb', de: 'Grabstätte' }, category: 'adventure', draws: ['red'], underground: true },
  'monster-den': {
    name: { en: 'monster den', de: 'Monsterhöhle' },
    category: 'adventure',
    draws: ['brown'],
    stays: true,
  },
  'spawning-grounds': {
    name: { en: 'spawning grounds', de: 'Brutstätte' },
    category: 'adventure',
    draws: ['brown', 'brown'],
    stays: true,
  },
  'ancient-ruins': { name: { en: 'ancient ruins', de: 'Ruine' }, category: 'adventure', stays: true },
  mine: { name: { en: 'crystal mine', de: 'Kristallbergwerk' }, category: 'other' },
  'magical-glade': { name: { en: 'magical glade', de: 'Magische Lichtung' }, category: 'other' },
  'marauding-orcs': {
    name: { en: 'marauding orcs', de: 'Marodierende Orks' },
    category: 'rampaging',
    garrison: 'green',
    reputation: 1,
  },
  draconum: { name: { en: 'draconum', de: 'Drakonier' }, category: 'rampaging', garrison: 'red', reputation: 2 },
  portal: { name: { en: 'portal', de: 'Portal' }, category: 'other', shared: true },
  maze: { name: { en: 'maze', de: 'Irrgarten' }, category: 'adventure', draws: ['brown'] },
  labyrinth: { name: { en: 'labyrinth', de: 'Labyrinth' }, category: 'adventure', draws: ['red'] },
  'deep-mine': { name: { en: 'deep mine', de: 'Tiefes Bergwerk' }, category: 'other' },
  'refugee-camp': { name: { en: 'refugee camp', de: 'Flüchtlingslager' }, category: 'inhabited' },
};
