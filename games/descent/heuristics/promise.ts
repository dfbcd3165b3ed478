import type { AskOf, RuleId } from '@tafelrunde/engine';
import { seen, spacesBetween, weaponsOf } from '../announced.ts';
import type { Choice } from '../choices.ts';
import { type Cell, figureOf, sideOf, turnOf } from '../state.ts';
import type { Descent } from '../types.ts';
import type { View } from '../view.ts';
import { type Spot, spotFor } from './places.ts';
import { attackWorth } from './turn.ts';

/** What is mostly good to do, whoever does it. */
const VERBS: Readonly<Partial<Record<Choice['do'], number>>> = {
  revive: 3,
  'stand-up': 3,
  'shake-off': 2.5,
  special: 3,
  leave: 3,
  explore: 2,
  clear: 1,
  take: 2.5,
  search: 1.2,
  climb: 1.5,
  surge: 2,
  'surge-fatigue': 0.3,
  use: 0.8,
  play: 1,
  plot: 0.9,
  'plot-deck': 0.4,
  'buy-plot': 0.8,
  'reveal-card': 0.3,
  'xp-for-threat': -0.5,
  threat: 0.2,
  draw: 0.5,
  decline: -1,
  move: 0.6,
  door: 0.4,
  rest: 0,
  monster: 0,
  group: 0,
  familiar: 1,
  wear: 1,
  learn: 1,
  buy: 0.8,
  yes: 0.5,
  pick: 0.3,
  tire: -1,
  done: -0.2,
  pass: 0,
  rumor: 1,
  'buy-blind': 0.2,
  end: -0.9,
  'take-off': -3,
  drop: -2,
  give: -2,
  hand: -2,
  sell: -2,
  'leave-out': -2,
  'give-back': -2,
};

/** Which options are worth a look first. */
export function promise(choice: Choice, ask: AskOf<Descent>, view: View): number {
  switch (choice.do) {
    case 'attack':
      return 1.5 + 0.35 * worthOfAttack(choice, view);
    case 'go':
      return goWorth(stepWorth(view, choice.to));
    case 'shake-off':
      return endWorth(choice, view);
    case 'rest':
      return restWorth(view);
    case 'number':
      return ask.rule === GUESSED ? -offCentre(choice.n, view) : (VERBS.number ?? 0);
    case 'end':
      return ask.options.length === 1 ? 0 : (VERBS.end ?? 0);
    default:
      return VERBS[choice.do] ?? 0;
  }
}

/** A number of the quest that is to be guessed: half of what is still open tells most. */
const GUESSED: RuleId = 'D2-QGEN-02';
const offCentre = (n: number, { secrets }: View): number =>
  Math.min(...Object.values(secrets).map(({ low, high }) => Math.abs(n - (low + high) / 2)));

function worthOfAttack({ weapon, target, cell }: Extract<Choice, { do: 'attack' }>, view: View): number {
  const state = seen(view);
  const by = turnOf(state)?.figure ?? '';
  const found = weaponsOf(state, by).find(({ id }) => id === weapon);
  if (found === undefined) return 0;
  return attackWorth(state, by, found, target, spacesBetween(state, figureOf(state, by)?.cells ?? [], cell));
}

/** To go where it is no better is worse than to stay. */
const goWorth = (gain: number): number => (gain > 0 ? 0.8 : -3) + gain;

/** What it would be worth to stand there. */
function stepWorth(view: View, to: Cell): number {
  let spot = spots.get(view);
  if (spot === undefined) {
    const state = seen(view);
    const by = turnOf(state)?.figure ?? '';
    const figure = figureOf(state, by);
    const there = figure === null ? () => 0 : spotFor(state, figure, sideOf(state, by));
    const here = there(figure?.cells ?? []);
    spot = cells => there(cells) - here;
    spots.set(view, spot);
  }
  return spot([to]);
}
const spots = new WeakMap<View, Spot>();

/** Rest when little stamina is left. */
function restWorth(view: View): number {
  const hero = view.heroes.find(({ id }) => id === turnOf(seen(view))?.figure);
  return hero === undefined ? 0 : -0.5 + 0.5 * hero.fatigue;
}

/** A condition of one's own side is worth ending, that of an enemy is not. */
function endWorth({ of }: Extract<Choice, { do: 'shake-off' }>, view: View): number {
  const by = turnOf(seen(view))?.figure;
  const helps = of === undefined || by === undefined || sideOf(seen(view), of) === sideOf(seen(view), by);
  return helps ? (VERBS['shake-off'] ?? 0) : -3;
}
