import { pileCards, type Seat } from '@tafelrunde/engine';
import { CARDS, type CardId, WOUND } from '../content/cards.ts';
import { SITES } from '../content/sites.ts';
import { unitOf } from '../content/units.ts';
import { COLOURS } from '../content/words.ts';
import { type Hero, heroOf, type State } from '../state.ts';

/** The achievements by name (MK-SCORE-10). */
export type Achievement = 'knowledge' | 'loot' | 'leader' | 'conqueror' | 'adventurer' | 'beating';
export const ACHIEVEMENTS: readonly Achievement[] = [
  'knowledge',
  'loot',
  'leader',
  'conqueror',
  'adventurer',
  'beating',
];

/** All own deed cards, wherever they lie. */
export const allCards = ({ hand, deck, discard, played, aside, tactic }: Hero): CardId[] => [
  ...hand,
  ...pileCards(deck),
  ...discard,
  ...played.map(({ card }) => card),
  ...aside,
  ...(tactic?.under ?? []),
];

/** Fame from an achievement (MK-SCORE-01..06). */
export function achievement(state: State, seat: Seat, which: Achievement): number {
  const hero = heroOf(state, seat);
  const cards = allCards(hero);
  const ofType = (type: string): number => cards.filter(card => CARDS.get(card)?.type === type).length;
  switch (which) {
    case 'knowledge':
      return 2 * ofType('spell') + ofType('advanced-action');
    case 'loot': {
      const banners = hero.units.filter(({ banner }) => banner !== null).length;
      const crystals = COLOURS.reduce((sum, colour) => sum + hero.crystals[colour], 0);
      return 2 * (ofType('artifact') + banners) + Math.floor(crystals / 2);
    }
    case 'leader':
      return hero.units.reduce(
        (sum, { unit, wounds }) => sum + (wounds > 0 ? Math.floor(unitOf(unit).level / 2) : unitOf(unit).level),
        0,
      );
    case 'conqueror':
      return 2 * shieldsOn(state, seat, kind => kind === 'keep' || kind === 'mage-tower' || kind === 'monastery');
    case 'adventurer':
      return 2 * shieldsOn(state, seat, kind => SITES[kind].category === 'adventure');
    case 'beating':
      return -2 * cards.filter(card => card === WOUND).length;
  }
}

function shieldsOn(state: State, seat: Seat, fits: (kind: keyof typeof SITES) => boolean): number {
  let shields = 0;
  for (const site of Object.values(state.map.sites))
    if (fits(site.kind)) shields += site.shields.filter(owner => owner === seat).length;
  return shields;
}

/** What titles add (MK-SCORE-07..09): 3 for the best alone, 1 for those tied, as long as they scored; the beating takes as much away. */
export function titleBonus(state: State, seat: Seat, which: Achievement, best = 3, tied = 1): number {
  const values = state.heroes.map((_, s) => Math.abs(achievement(state, s, which)));
  const top = Math.max(...values);
  if (top === 0 || values[seat] !== top) return 0;
  const bonus = values.filter(value => value === top).length === 1 ? best : tied;
  return which === 'beating' ? -bonus : bonus;
}

/** Fame with the standard achievements, and titles where several compete. */
export function standardScore(state: State, seat: Seat, titles: boolean): number {
  return ACHIEVEMENTS.reduce(
    (sum, which) => sum + achievement(state, seat, which) + (titles ? titleBonus(state, seat, which) : 0),
    heroOf(state, seat).fame,
  );
}

/** Who has most; tied players share the victory. */
export function bestOf(scores: readonly number[]): Seat[] {
  const most = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === most ? [seat] : []));
}
