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

/** All who score together with a player: allies, or nobody else (MK-TEAM-11). */
const sideOf = ({ heroes }: State, seat: Seat): Seat[] =>
  [...heroes.keys()].filter(other => heroes[other]?.team === heroes[seat]?.team);

/** Of allies only the better one counts (MK-TEAM-12). */
export const bestOfSide = (state: State, seat: Seat, value: (seat: Seat) => number): number =>
  Math.max(...sideOf(state, seat).map(value));

/** What a title adds (MK-SCORE-07): so much for the best side alone, less for those tied, as long as they scored (MK-TEAM-13). */
export function title(state: State, seat: Seat, value: (seat: Seat) => number, best: number, tied: number): number {
  const teams = [...new Set(state.heroes.map(({ team }) => team))];
  const values = teams.map(team =>
    bestOfSide(
      state,
      state.heroes.findIndex(hero => hero.team === team),
      value,
    ),
  );
  const top = Math.max(...values);
  if (top <= 0 || bestOfSide(state, seat, value) !== top) return 0;
  return values.filter(one => one === top).length === 1 ? best : tied;
}

/** What titles add (MK-SCORE-07..09): 3 for the best alone, 1 for those tied; the beating takes as much away. */
export function titleBonus(state: State, seat: Seat, which: Achievement): number {
  const bonus = title(state, seat, one => Math.abs(achievement(state, one, which)), 3, 1);
  return which === 'beating' ? 0 - bonus : bonus;
}

/** An achievement as it counts: of allies the better one, of their beatings the worse one (MK-TEAM-12). */
const counted = (state: State, seat: Seat, which: Achievement): number =>
  which === 'beating'
    ? 0 - bestOfSide(state, seat, one => 0 - achievement(state, one, which))
    : bestOfSide(state, seat, one => achievement(state, one, which));

/** Fame with the standard achievements, and titles where several compete; of allies the one with less fame counts (MK-TEAM-11). */
export function standardScore(state: State, seat: Seat, titles: boolean): number {
  return ACHIEVEMENTS.reduce(
    (sum, which) => sum + counted(state, seat, which) + (titles ? titleBonus(state, seat, which) : 0),
    Math.min(...sideOf(state, seat).map(one => heroOf(state, one).fame)),
  );
}

/** Who has most; tied players share the victory. */
export function bestOf(scores: readonly number[]): Seat[] {
  const most = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === most ? [seat] : []));
}
