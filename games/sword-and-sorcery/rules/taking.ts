import type { Choice } from '../choices.ts';
import type { Action } from '../content/words.ts';
import type { Hero, State, Turn } from '../state.ts';
import type { Io } from '../types.ts';
import { isPermitted } from './in-force.ts';
import { endMove, giveUpMove } from './movement.ts';
import { actionOfUse, wasteUse } from './powers.ts';
import { takeAction } from './turn-chapter.ts';

export const isUse = (choice: Choice): choice is Extract<Choice, { do: 'power' | 'hero-power' | 'item' }> =>
  choice.do === 'power' || choice.do === 'hero-power' || choice.do === 'item';

/** Does it begin an action? The next step of a move, another attack of the same combat action and the turning of a soul weapon do not (SS-COND-29). */
export function isNewAction({ points }: Turn, choice: Choice): boolean {
  if (choice.do === 'turn-soul-weapon') return false;
  if (choice.do === 'step' || choice.do === 'stand') return points === null;
  return choice.do !== 'attack' || choice.source === undefined;
}

/** What kind of action a choice of the turn is (SS-HTURN-01). */
function actionOf(state: State, hero: Hero, choice: Choice): Action {
  if (isUse(choice)) return actionOfUse(hero, choice);
  switch (choice.do) {
    case 'step':
    case 'stand':
      return 'move';
    case 'attack':
      return 'combat';
    case 'open':
    case 'unlock':
    case 'pick-up':
    case 'drop':
      return 'free';
    case 'change':
      return isPermitted(state, hero.id, 'change-freely') ? 'free' : 'standard';
    case 'break':
      return isPermitted(state, hero.id, 'break-open-freely') && !state.used.turn.includes(`${hero.id}/break`)
        ? 'free'
        : 'standard';
    default:
      return 'standard';
  }
}

/** An action that a blinded hero failed to take is gone all the same, with what it costs and its limit (SS-COND-12, -29). */
export function countAsTaken(state: State, io: Io, hero: Hero, turn: Turn, choice: Choice): void {
  if (isUse(choice)) {
    wasteUse(state, io, hero, turn, choice);
    return;
  }
  const action = actionOf(state, hero, choice);
  if (LIMITED.includes(choice.do)) state.used.turn.push(`${hero.id}/${choice.do}`);
  if (action === 'combat' || action === 'standard') takeAction(turn, action);
  if (action === 'combat') endMove(turn);
  if (action === 'move') giveUpMove(turn);
}

/** What is taken, or is free, once a turn. */
const LIMITED: readonly string[] = ['dash', 'focus', 'provoke', 'break'];
