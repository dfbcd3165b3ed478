import { TRAVEL } from '../../../content/index.ts';
import type { TravelSymbol } from '../../../content/words.ts';
import type { State } from '../../../state.ts';
import { hero, holds, monster, type Played, sit } from '../../positions.ts';
import { black, gray } from './throws.ts';

/** A hero's attribute test that passes whatever it is, and one that fails whatever it is: 7 shields. */
export const PASS = [gray(0), black(0)];
export const FAIL = [gray(3), black(4)];

export interface Way {
  readonly dice?: readonly number[];
  /** Stops behind this one. */
  readonly more?: readonly TravelSymbol[];
  readonly party?: readonly (readonly [id: string, of: string])[];
  readonly arrange?: (state: State) => void;
}

export const SYN = 'syndrael';
export const JAIN = 'jain-fairwood';
export const TARHA = 'widow-tarha';
export const ASHRIAN = 'ashrian';
export const FOUR = [
  [SYN, 'knight'],
  [JAIN, 'thief'],
  [TARHA, 'necromancer'],
  [ASHRIAN, 'disciple'],
] as const;

const TWO = FOUR.slice(0, 2);

/** They set off. */
export function setOff(
  state: State,
  only: string,
  symbol: TravelSymbol,
  { more = [], party = TWO, arrange }: Way,
): void {
  for (const [i, [id, of]] of party.entries()) {
    const one = hero(state, id, of, `E${4 + i}`);
    // No card of his answers a test.
    one.cards = one.cards.filter(({ id: card }) => card !== 'lucky-charm-thief');
  }
  monster(state, 'zombie', 'J8');
  holds(state, ['dash', 'frenzy'], ['pit-trap', 'pit-trap', 'tripwire']);
  Object.assign(state, { boxes: ['LW', 'LR', 'TF', 'MB', 'CR'] });
  state.campaign = { id: 'the-long-toll', played: [{ quest: 'toll-at-the-ford', winner: 'heroes' }] };
  state.stage = 'setup';
  state.todo = ['heroes', 'travel', 'begin'];
  state.journey = { symbols: [symbol, ...more], out: Object.keys(TRAVEL).filter(one => one !== only) };
  arrange?.(state);
}

/** Heroes on a journey of a campaign with all boxes meet this card at this symbol; each is led by another player. The overlord holds two cards, and three lie in his deck. */
export function walks(only: string, symbol: TravelSymbol, way: Way = {}): Played {
  const { dice = [], party = TWO } = way;
  const t = sit(state => setOff(state, only, symbol, way), {
    heroes: party.length as 2 | 3 | 4,
    seats: party.length + 1,
  });
  for (let i = 1; i < party.length; i++) t.choose(t.offered('space:')[0] ?? '');
  return t.choose(t.offered('space:')[0] ?? '', dice);
}

/** Damage and fatigue of each hero. */
export const wounds = (t: Played): readonly (readonly number[])[] =>
  t.state.heroes.map(({ damage, fatigue }) => [damage, fatigue]);
export const sick = (t: Played): readonly (readonly string[])[] => t.state.heroes.map(({ conditions }) => conditions);
export const finds = (t: Played): readonly string[] =>
  t.events().flatMap(event => (event.kind === 'found' ? [event.figure] : []));
export const hand = (t: Played): number => t.state.overlord.hand.length;
/** Cards and symbols met so far. */
export const met = (t: Played): readonly (readonly string[])[] =>
  t.events().flatMap(event => (event.kind === 'travel' ? [[event.card, event.symbol]] : []));
/** What each hero has that can be kept or bought: cards that were not there at first. */
export const has = (t: Played, card: string): readonly string[] =>
  t.state.heroes.flatMap(({ id, cards }) => (cards.some(one => one.id === card) ? [id] : []));
