import { newChance, type Seat } from '@tafelrunde/engine';
import { isWound } from '../content/cards.ts';
import { levelAt, levelOf } from '../content/levels.ts';
import { CITY_COST } from '../content/terrain.ts';
import { copyState } from '../copying.ts';
import { STEPS } from '../rules/lattice.ts';
import { isRevealed } from '../rules/map.ts';
import { isRampaging, isUnconquered } from '../rules/safe-space.ts';
import { normalCost } from '../rules/terrain.ts';
import { isWallBetween } from '../rules/walls.ts';
import { type Hero, type Hex, heroOf, type State, turnOf } from '../state.ts';
import { view } from '../view.ts';
import { type More, solveCombat } from './combat-solver.ts';
import { mightOf } from './might.ts';
import { prowessOf } from './power.ts';
import { cityWorth, isGoal, repeated } from './siege.ts';
import { waysOf } from './thinking.ts';
import { turnsLeft } from './time.ts';
import { keptOf } from './worth.ts';

/** Hands an assault is tried with, and how long it is thought about. */
const HANDS = 2;
const NODES = 1;
const TRIALS = 4_000;
/** Heroes below this level do not think of cities. */
const LEAST_LEVEL = 4;

/** How much more (or less) a hero's might proves to be worth against each city than its points say. */
export type Mettle = ReadonlyMap<Hex, number>;

const MOST = 12;
const LEAST = -8;
const EXACT = 7;

/**
 * Cities are tried out: what an assault with hands as they could be drawn would bring, by the rules. No sum of points tells whether armies and resistances fit
 * together. It is said in might, so that whoever gains a card or a unit gains against the city too.
 */
export function mettleOf(root: State, seat: Seat, more: More): Mettle {
  const found = new Map<Hex, number>();
  const hero = heroOf(root, seat);
  if (!isGoal(root) || levelAt(hero.fame) < LEAST_LEVEL) return found;
  const seen = view(root, seat);
  const self = seen.heroes[seat];
  if (self === undefined) return found;
  const left = turnsLeft(seen, seat);
  const might = mightOf(self);
  for (const [key, site] of Object.entries(root.map.sites)) {
    if (site.kind !== 'city' || site.main !== undefined || site.conquered) continue;
    const brings = assaultBrings(root, seat, Number(key), more);
    if (brings === null) continue;
    const wanted = repeated(brings, left);
    let low = LEAST;
    let high = MOST;
    for (let i = 0; i < EXACT; i++) {
      const middle = (low + high) / 2;
      if (cityWorth(seen, site, might + middle, left) < wanted) low = middle;
      else high = middle;
    }
    found.set(Number(key), (low + high) / 2);
  }
  return found;
}

/** What an assault brings on average, with hands as the next one could be; null: there is no way in. */
function assaultBrings(root: State, seat: Seat, city: Hex, more: More): number | null {
  const from = STEPS.map(step => city + step).find(
    hex =>
      isRevealed(root, hex) &&
      normalCost(root, hex) >= 0 &&
      !isRampaging(root, hex) &&
      !isUnconquered(root, hex) &&
      !isWallBetween(root, hex, city),
  );
  if (from === undefined) return null;
  let sum = 0;
  for (let hand = 0; hand < HANDS; hand++) {
    const rest = before(root, seat, from, `hand ${hand}`);
    const [begun] = waysOf({ rest, line: [], sure: null }, seat, { do: 'step', to: city, cost: 0 }, 'assault', 1);
    if (begun === undefined || begun.rest.turns.length === 0 || turnOf(begun.rest).combat === null) return null;
    const solved = solveCombat(begun.rest, NODES, more, 'assault', TRIALS);
    sum += Math.max(0, solved?.gain ?? 0);
  }
  return sum / HANDS;
}

/** Before the walls at the beginning of a turn, the step into the city paid: in this round, as long as it lasts, else in the next. */
function before(root: State, seat: Seat, at: Hex, luck: string): State {
  const state = copyState(root);
  const hero = heroOf(state, seat);
  const turn = turnOf(state);
  const hand = levelOf(levelAt(hero.fame)).hand;
  const { deck, units, skills } = hero;
  if (hero.hand.length + deck.rest.length + deck.top.length <= hand && root.round < root.rounds) {
    for (const pile of [hero.discard, keptOf(hero.played)]) deck.rest.push(...pile);
    hero.discard = [];
    for (const unit of units) unit.spent = false;
    for (const skill of skills) if (!skill.out) skill.used = false;
  }
  deal(hero, hand, luck);
  for (const die of state.source) if (die.by === seat) die.by = null;
  hero.at = at;
  Object.assign(turn, { path: [at], free: [], move: CITY_COST, influence: 0, heal: 0, used: [], dice: 0, moreDice: 0 });
  return state;
}

/** A new hand out of what can still be drawn, without the card that is worth least in a combat: that one paid for the last step. */
function deal(hero: Hero, size: number, luck: string): void {
  const { top, rest, bottom } = hero.deck;
  const all = [...hero.hand, ...top, ...rest, ...bottom].sort();
  const hand = newChance(luck).deal(all, Math.min(all.length, size));
  const pays = hand.filter(card => !isWound(card)).sort((a, b) => prowessOf(a) - prowessOf(b))[0];
  hero.hand = hand.sort();
  if (pays !== undefined) hero.discard.push(...hero.hand.splice(hero.hand.indexOf(pays), 1));
  hero.played = [];
  hero.deck = { top: [], rest: all, bottom: [] };
}
