import { CARDS, type CardId } from '../content/cards.ts';
import { SKILLS, type SkillId } from '../content/skills/index.ts';
import type { SkillType } from '../content/skills/skill.ts';
import { UNITS, type UnitId } from '../content/units.ts';
import type { Effect } from '../effects/effect.ts';

/** What one point of it is worth; points of anything else count a little. */
const POINT: Readonly<Partial<Record<Effect['do'], number>>> = {
  attack: 1,
  block: 0.8,
  move: 0.9,
  influence: 0.9,
  heal: 2,
  draw: 2.5,
  crystal: 2,
  mana: 1.5,
  wound: -2.5,
  'gain-card': 4,
  'more-dice': 2.5,
  'play-other': 4,
  ready: 3,
  'spell-crystals': 2,
  'take-die': 2.5,
  'units-get': 3,
  'use-effect': 6,
};
const OTHER = 0.6;
/** A number that depends on something is worth so much on average. */
const USUAL = 3;
/** What a cost takes away. */
const COST = -1.5;

const FAR = { melee: 1, ranged: 1.6, siege: 1.8 } as const;

function wordWorth(word: Effect): number {
  switch (word.do) {
    case 'attack':
      return pointsOf(word) * FAR[word.kind ?? 'melee'] * elementFactor(word.element);
    case 'block':
      return pointsOf(word) * (POINT.block ?? 1) * elementFactor(word.element);
    case 'one-of':
      return Math.max(...word.of.map(allWorth)) + 0.3 * (word.of.length - 1);
    case 'cost':
      return COST + Math.max(allWorth(word.gives ?? []), ...Object.values(word.byColour ?? {}).map(allWorth));
    default: {
      const own = POINT[word.do];
      const held = Object.values(word).filter(Array.isArray).flat().filter(isWord);
      return (own === undefined ? (held.length > 0 ? 0 : OTHER) : own * pointsOf(word)) + allWorth(held);
    }
  }
}

const isWord = (part: unknown): part is Effect => typeof part === 'object' && part !== null && 'do' in part;
const allWorth = (words: readonly Effect[]): number => words.reduce((sum, word) => sum + wordWorth(word), 0);
const elementFactor = (element: string | undefined): number =>
  element === undefined || element === 'physical' ? 1 : 1.3;

function pointsOf(word: object): number {
  if (!('n' in word)) return 1;
  return typeof word.n === 'number' ? word.n : USUAL;
}

/** Advanced actions count at the end of the game as well. */
const ADVANCED = 1;

/** What can be done every turn is done about twice as often as what is done once a round, as far as it is needed. */
const EVERY: Readonly<Record<SkillType, number>> = { turn: 2, round: 1, interactive: 1, passive: 1 };
/** An ability that needs mana, and one that may be used instead of the best. */
const FOR_MANA = 0.7;
const CHOICE = 0.25;

const QUALITY: ReadonlyMap<CardId, number> = new Map(
  [...CARDS].map(([id, { type, basic, strong }]) => [
    id,
    (allWorth(basic.effects) + allWorth(strong.effects)) / 2 + (type === 'advanced-action' ? ADVANCED : 0),
  ]),
);

/** How good a card is to have in a deck, as points for its both sides: to tell cards of one kind apart. */
export const qualityOf = (card: CardId): number => QUALITY.get(card) ?? 0;

const SKILL_QUALITY: ReadonlyMap<SkillId, number> = new Map(
  Object.entries(SKILLS).map(([id, { type, effects, passive = [] }]) => [
    id as SkillId,
    EVERY[type] * allWorth(effects) + allWorth(passive),
  ]),
);

/** How good a skill is to have: to tell the two that are drawn apart. */
export const skillQuality = (skill: SkillId): number => SKILL_QUALITY.get(skill) ?? 0;

const UNIT_QUALITY: ReadonlyMap<UnitId, number> = new Map(
  Object.entries(UNITS).map(([id, { abilities }]) => {
    const worths = abilities.map(({ mana, effects }) => allWorth(effects) * (mana === undefined ? 1 : FOR_MANA));
    const most = Math.max(...worths);
    return [id as UnitId, most + CHOICE * (worths.reduce((sum, worth) => sum + worth, 0) - most)];
  }),
);

/** How good a unit is in action: to tell those of one level apart. */
export const unitQuality = (unit: UnitId): number => UNIT_QUALITY.get(unit) ?? 0;
