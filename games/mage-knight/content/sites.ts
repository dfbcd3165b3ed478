import type { Text } from '@tafelrunde/engine';
import type { Reward } from '../state.ts';
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

/** A path through a maze or labyrinth: what it costs and what a victory on it brings (MK-SITE-10, -12). */
export interface SitePath {
  readonly move: number;
  readonly rewards: readonly Reward[];
}

export interface SiteType {
  readonly name: Text;
  readonly category: Category;
  /** The garrison laid there face down when its tile is revealed, or the rampaging enemy face up. */
  readonly garrison?: TokenColour;
  /** What is fought by whoever enters it as an action. */
  readonly draws?: readonly TokenColour[];
  /** What the first victory brings at the end of the turn. */
  readonly rewards?: readonly Reward[];
  readonly paths?: readonly SitePath[];
  /** Night rules hold inside, units stay outside, and one may come again for fame (MK-SITE-01, -02). */
  readonly underground?: true;
  /** Enemies that were not defeated stay face up. */
  readonly stays?: true;
  /** Defeated enemies are replaced as long as others are left (MK-SITE-04). */
  readonly refills?: true;
  /** Units of every kind, each for so much more by the symbol it shows; the cheapest counts (MK-SITE-15). */
  readonly surcharges?: Readonly<Partial<Record<SiteKind, number>>>;
  /** Influence for a point of healing. */
  readonly healing?: number;
  /** Several heroes may stand there, and nobody fights another. */
  readonly shared?: true;
  /** Reputation for defeating the enemy that rampages there. */
  readonly reputation?: number;
}

const ARTIFACT: Reward = { reward: 'artifact', n: 1 };
const SPELL: Reward = { reward: 'spell' };
const ACTION: Reward = { reward: 'action' };
const CRYSTAL: Reward = { reward: 'crystal', colour: null };

export const SITES: Readonly<Record<SiteKind, SiteType>> = {
  village: { name: { en: 'village', de: 'Dorf' }, category: 'inhabited', healing: 3 },
  monastery: { name: { en: 'monastery', de: 'Kloster' }, category: 'inhabited', healing: 2 },
  keep: { name: { en: 'keep', de: 'Burg' }, category: 'fortified', garrison: 'grey' },
  'mage-tower': {
    name: { en: 'mage tower', de: 'Magierturm' },
    category: 'fortified',
    garrison: 'violet',
    rewards: [SPELL],
  },
  city: { name: { en: 'city', de: 'Stadt' }, category: 'fortified' },
  dungeon: {
    name: { en: 'dungeon', de: 'Dungeon' },
    category: 'adventure',
    draws: ['brown'],
    underground: true,
    rewards: [{ reward: 'dungeon' }],
  },
  tomb: {
    name: { en: 'tomb', de: 'Grabstätte' },
    category: 'adventure',
    draws: ['red'],
    underground: true,
    rewards: [SPELL, ARTIFACT],
  },
  'monster-den': {
    name: { en: 'monster den', de: 'Monsterhöhle' },
    category: 'adventure',
    draws: ['brown'],
    stays: true,
    rewards: [{ reward: 'random-crystals', n: 2 }],
  },
  'spawning-grounds': {
    name: { en: 'spawning grounds', de: 'Brutstätte' },
    category: 'adventure',
    draws: ['brown', 'brown'],
    stays: true,
    refills: true,
    rewards: [ARTIFACT, { reward: 'random-crystals', n: 3 }],
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
  maze: {
    name: { en: 'maze', de: 'Irrgarten' },
    category: 'adventure',
    draws: ['brown'],
    paths: [
      { move: 2, rewards: [CRYSTAL, CRYSTAL] },
      { move: 4, rewards: [SPELL] },
      { move: 6, rewards: [ARTIFACT] },
    ],
  },
  labyrinth: {
    name: { en: 'labyrinth', de: 'Labyrinth' },
    category: 'adventure',
    draws: ['red'],
    paths: [
      { move: 2, rewards: [CRYSTAL, CRYSTAL, ACTION] },
      { move: 4, rewards: [SPELL, ACTION] },
      { move: 6, rewards: [ARTIFACT, ACTION] },
    ],
  },
  'deep-mine': { name: { en: 'deep mine', de: 'Tiefes Bergwerk' }, category: 'other' },
  'refugee-camp': {
    name: { en: 'refugee camp', de: 'Flüchtlingslager' },
    category: 'inhabited',
    surcharges: { village: 0, keep: 1, 'mage-tower': 1, monastery: 1, city: 3 },
  },
};
