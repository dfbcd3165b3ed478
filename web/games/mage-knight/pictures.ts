import {
  CARDS,
  type Card,
  type CardId,
  type CardType,
  cardTypes,
  type EnemyId,
  enemyOf,
  type HeroId,
  isWound,
  type SiteKind,
  type TokenColour,
  type UnitId,
  unitOf,
} from './game.ts';
import { icons } from './icons.ts';

export const SITE_SIGNS: Readonly<Record<SiteKind, string>> = {
  village: icons.house,
  monastery: icons.church,
  keep: icons.castle,
  'mage-tower': icons['stone-tower'],
  city: icons['ancient-columns'],
  dungeon: icons['dungeon-gate'],
  tomb: icons.tombstone,
  'monster-den': icons['cave-entrance'],
  'spawning-grounds': icons['egg-clutch'],
  'ancient-ruins': icons['ancient-ruins'],
  mine: icons.mining,
  'magical-glade': icons['crystal-ball'],
  'marauding-orcs': icons['orc-head'],
  draconum: icons['dragon-head'],
  portal: icons.portal,
  maze: icons.maze,
  labyrinth: icons.maze,
  'deep-mine': icons.mining,
  'refugee-camp': icons['camping-tent'],
};

const PILES: Readonly<Record<TokenColour, string>> = {
  green: icons['orc-head'],
  grey: icons.guards,
  brown: icons['imp-laugh'],
  violet: icons['wizard-face'],
  white: icons['visored-helm'],
  red: icons['dragon-head'],
};

/** What an enemy looks like whose kind has a sign of its own; all others look like their pile. */
const ENEMY_SIGNS: Readonly<Partial<Record<EnemyId, string>>> = {
  'wolf-riders': icons['wolf-head'],
  'orc-war-beasts': icons.hound,
  crossbowmen: icons.crossbow,
  golems: icons['golem-head'],
  minotaur: icons.minotaur,
  werewolf: icons.werewolf,
  'ice-golems': icons['golem-head'],
  'fire-golems': icons['golem-head'],
  'ice-mages': icons['wizard-face'],
  'fire-elemental': icons.fireball,
  'fire-catapult': icons.rock,
  'ice-catapult': icons.rock,
  thugs: icons.ogre,
};

export const pileSign = (colour: TokenColour): string => PILES[colour];
export const enemySign = (id: EnemyId): string => ENEMY_SIGNS[id] ?? PILES[enemyOf(id).colour];

const TYPE_SIGNS: Readonly<Record<CardType, string>> = {
  movement: icons['walking-boot'],
  influence: icons['acoustic-megaphone'],
  combat: icons['crossed-swords'],
  healing: icons['health-potion'],
  special: icons['magic-swirl'],
};

/** A card looks like what it is for. */
export function cardSign(id: CardId): string {
  if (isWound(id)) return icons['bleeding-wound'];
  const card = CARDS.get(id);
  if (card?.type === 'artifact') return icons.gems;
  const [first = 'special'] = cardTypes(id);
  return card?.type === 'spell' && first === 'special' ? icons['spell-book'] : TYPE_SIGNS[first];
}

/** The colour of its frame. */
export const cardTone = (id: CardId): string => {
  if (isWound(id)) return 'wound';
  const card: Card | undefined = CARDS.get(id);
  return card === undefined || card.type === 'artifact' ? 'gold' : (card.colours[0] ?? 'gold');
};

const HERO_SIGNS: Readonly<Record<HeroId, string>> = {
  arythea: icons.hood,
  goldyx: icons['dragon-head'],
  norowas: icons['elf-helmet'],
  tovak: icons['visored-helm'],
  wolfhawk: icons['wolf-howl'],
  krang: icons['orc-head'],
  braevalar: icons['pointy-hat'],
};
export const heroSign = (id: HeroId): string => HERO_SIGNS[id];

/** Units by what most of their abilities do. */
export function unitSign(id: UnitId): string {
  const words = unitOf(id).abilities.flatMap(({ effects }) => effects);
  if (words.some(effect => effect.do === 'attack' && effect.kind === 'siege')) return icons.rock;
  if (words.some(effect => effect.do === 'attack' && effect.kind === 'ranged')) return icons.bowman;
  if (words.some(effect => effect.do === 'attack' || effect.do === 'block')) return icons.swordman;
  return icons.minions;
}
