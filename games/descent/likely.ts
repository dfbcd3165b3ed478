import type { AskOf } from '@tafelrunde/engine';
import type { Choice } from './choices.ts';
import type { Surge } from './content/card.ts';
import type { Effect } from './effects/effect.ts';
import { dealtBy, resultOf, shieldsOf } from './rules/attack/result.ts';
import { healthLeft } from './rules/values.ts';
import { type Attack, attackOf, heroOf, isHero, type State } from './state.ts';
import type { Descent } from './types.ts';

type Ask = AskOf<Descent>;

/**
 * What is assumed in a forecast: nobody answers with cards, surges go where they bring most, and what is equal to the rules is taken as it is listed. Where
 * people really decide the forecast stops.
 */
export function likely({ kind, options }: Ask, state: State): number | null {
  const find = (what: Choice['do']): number => options.findIndex(option => option.do === what);
  switch (kind) {
    case 'answer':
      return find('pass');
    case 'range':
    case 'surge':
      return bestSurge(options, state);
    case 'knock-out':
      return Math.max(find('draw'), 0);
    case 'order':
    case 'stretch':
      return 0;
    case 'reroll':
      return Math.max(0, find('done'));
    case 'pick':
      // A second target of the same attack.
      return state.attacks.length > 0 && find('pass') >= 0 ? 0 : null;
    default:
      return null;
  }
}

/** The surge ability that is worth most for each surge; fatigue if nothing else is worth one. */
function bestSurge(options: readonly Choice[], state: State): number {
  const attack = attackOf(state);
  let best = options.findIndex(({ do: what }) => what === 'done' || what === 'pass');
  let most = 0;
  for (const [i, option] of options.entries()) {
    const worth = option.do === 'surge' ? worthOf(option, attack, state, options) : freshWorth(option, attack, state);
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best;
}

const freshWorth = ({ do: what }: Choice, { by }: Attack, state: State): number =>
  what === 'surge-fatigue' && isHero(state, by) && heroOf(state, by).fatigue > 0 ? 0.5 : 0;

function worthOf(
  { source, n }: Extract<Choice, { do: 'surge' }>,
  attack: Attack,
  state: State,
  options: readonly Choice[],
): number {
  // What makes the attack miss unless it is paid comes first.
  if (options.some(({ do: what }) => what === 'pass')) return 100;
  const surge = surgeOf(attack, source, n);
  if (surge === null) return 0;
  return surge.effects.reduce((sum, effect) => sum + effectWorth(effect, attack, state), 0) / (surge.cost ?? 1);
}

/** The surge ability an option names: by its source, and its number among those of that source. */
export function surgeOf({ granted }: Pick<Attack, 'granted'>, source: string, n: number): Surge | null {
  let at = 0;
  for (const one of granted) if (one.source === source && at++ === n) return one.surge;
  return null;
}

function effectWorth(effect: Effect, attack: Attack, state: State): number {
  const target = attack.aims[0];
  if (target === undefined) return 0;
  const result = resultOf(attack);
  // Beyond the health of the target nothing hurts.
  const room = healthLeft(state, target.figure) - dealtBy(result, target, attack.least);
  switch (effect.do) {
    case 'add': {
      const n = typeof effect.n === 'number' ? effect.n : 1;
      if (effect.to === 'damage') return Math.min(n, Math.max(room, 0));
      if (effect.to === 'pierce')
        return Math.min(n, Math.max(0, shieldsOf(target) - result.pierce), Math.max(0, room)) * 0.99;
      return effect.to === 'range' && attack.step === 3 ? n : 0;
    }
    case 'inflict':
      return room > 0 ? 0.9 : 0.05;
    case 'blast':
      return 0.8;
    default:
      return room > 0 || effect.do !== 'condition' ? 0.6 : 0.05;
  }
}
