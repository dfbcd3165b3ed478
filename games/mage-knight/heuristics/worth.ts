import type { Seat } from '@tafelrunde/engine';
import { CARDS, type CardId, isWound } from '../content/cards.ts';
import { SITES } from '../content/sites.ts';
import { unitOf } from '../content/units.ts';
import { COLOURS } from '../content/words.ts';
import type { Hero, Played, Reward, Site } from '../state.ts';

/** What things are worth, in tenths of fame: the scale of all values. */
export const WORTH = {
  fame: 10,
  wound: -9,
  woundInHand: -5,
  cardInHand: 1.2,
  crystal: 4,
  unitLevel: 9,
  /** Of a unit's level, as long as it is spent or wounded. */
  spent: -2.5,
  hurt: -5,
  reputation: 2.5,
  advanced: 7,
  spell: 14,
  artifact: 16,
  skill: 12,
} as const;

const REWARDS: Readonly<Record<Reward['reward'], number>> = {
  artifact: 16,
  spell: 14,
  action: 7,
  unit: 22,
  crystal: 4,
  'random-crystals': 4,
  dungeon: 15,
};

/** Rewards that are still owed. */
export const owedWorth = (owed: readonly Reward[]): number =>
  owed.reduce((sum, reward) => sum + REWARDS[reward.reward] * ('n' in reward ? reward.n : 1), 0);

/** What a hero has in units, crystals, standing and body. */
export function heroWorth(hero: Pick<Hero, 'fame' | 'reputation' | 'units' | 'crystals' | 'skills'>): number {
  let sum = hero.fame * WORTH.fame + hero.reputation * WORTH.reputation + hero.skills.length * WORTH.skill;
  // Nobody talks to the infamous.
  if (hero.reputation <= -5) sum -= 8;
  for (const { unit, spent, wounds } of hero.units)
    sum += unitOf(unit).level * (WORTH.unitLevel + (wounds > 0 ? WORTH.hurt * wounds : 0) + (spent ? WORTH.spent : 0));
  for (const colour of COLOURS) sum += hero.crystals[colour] * WORTH.crystal;
  return sum;
}

/** Cards wherever they lie: new ones are good, wounds are not. */
export function cardsWorth(cards: readonly CardId[]): number {
  let sum = 0;
  for (const card of cards) {
    const type = CARDS.get(card)?.type;
    sum +=
      type === undefined
        ? WORTH.wound
        : type === 'advanced-action'
          ? WORTH.advanced
          : type === 'spell'
            ? WORTH.spell
            : type === 'artifact'
              ? WORTH.artifact
              : 0;
  }
  return sum;
}

/** Cards in play that stay one's own: what is thrown away lies there until the turn ends. */
export const keptOf = (played: readonly Played[]): CardId[] =>
  played.flatMap(({ card, goes }) => (goes === 'away' ? [] : [card]));

/** The hand: cards are means, wounds are in the way. */
export const handWorth = (hand: readonly CardId[]): number =>
  hand.reduce((sum, card) => sum + (isWound(card) ? WORTH.woundInHand : WORTH.cardInHand), 0);

/** Own shields on the map: what the end of the game pays for them, and what they are good for before. */
export function shieldsWorth(sites: readonly Site[], seat: Seat): number {
  let sum = 0;
  for (const site of sites) {
    const own = site.shields.filter(owner => owner === seat).length;
    if (own === 0) continue;
    if (site.kind === 'city') sum += 10 * own + (site.conquered ? 60 : 0) + (site.leader === seat ? 40 : 0);
    else sum += SITES[site.kind].category === 'fortified' ? 26 : 20;
  }
  return sum;
}
