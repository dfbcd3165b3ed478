import type { AskOf } from '@tafelrunde/engine';
import { seen, spacesBetween, weaponsOf } from '../announced.ts';
import type { Choice } from '../choices.ts';
import { figureOf, sideOf, turnOf } from '../state.ts';
import type { Descent } from '../types.ts';
import type { View } from '../view.ts';
import { attackWorth } from './turn.ts';
import { nearest } from './value.ts';

/** What is mostly good to do, whoever does it. */
const VERBS: Readonly<Partial<Record<Choice['do'], number>>> = {
  revive: 3,
  'stand-up': 3,
  'shake-off': 2.5,
  special: 3,
  leave: 3,
  take: 2.5,
  search: 1.2,
  climb: 1.5,
  surge: 2,
  'surge-fatigue': 0.3,
  use: 0.8,
  play: 1,
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
  end: -2,
  'take-off': -3,
  drop: -2,
  give: -2,
  sell: -2,
  'leave-out': -2,
};

/** Which options are worth a look first. */
export function promise(choice: Choice, ask: AskOf<Descent>, view: View): number {
  switch (choice.do) {
    case 'attack':
      return 1.5 + 0.35 * worthOfAttack(choice, view);
    case 'go':
      return 0.8 - 0.25 * distance(view, choice.to);
    case 'rest':
      return restWorth(view);
    case 'end':
      return ask.options.length === 1 ? 0 : (VERBS.end ?? 0);
    default:
      return VERBS[choice.do] ?? 0;
  }
}

function worthOfAttack({ weapon, target, cell }: Extract<Choice, { do: 'attack' }>, view: View): number {
  const state = seen(view);
  const by = turnOf(state)?.figure ?? '';
  const found = weaponsOf(state, by).find(({ id }) => id === weapon);
  if (found === undefined) return 0;
  return attackWorth(state, by, found, target, spacesBetween(state, figureOf(state, by)?.cells ?? [], cell));
}

/** How far the nearest enemy would be. */
function distance(view: View, to: number): number {
  const state = seen(view);
  const by = turnOf(state)?.figure ?? '';
  const enemies = sideOf(state, by) === 'heroes' ? state.monsters : state.heroes;
  return nearest(
    state,
    [to],
    enemies.flatMap(({ cells }) => cells),
  );
}

/** Rest when little stamina is left. */
function restWorth(view: View): number {
  const hero = view.heroes.find(({ id }) => id === turnOf(seen(view))?.figure);
  return hero === undefined ? 0 : -0.5 + 0.5 * hero.fatigue;
}
