import type { AskOf } from '@tafelrunde/engine';
import type { Choice } from '../../choices.ts';
import { AUTOMATON, type State, turnOf } from '../../state.ts';
import type { Descent, Flow } from '../../types.ts';
import { nextOrder } from './monster-turn.ts';
import { baseFor } from './moves.ts';
import { nextSurge } from './surges.ts';
import { preyOf, targetOf } from './targets.ts';

/** Plays a flow in which nobody sits in the overlord's place: whatever he would be asked, the automaton answers (D2-RTL-12). */
export function* led(state: State, flow: Flow): Flow {
  let next = flow.next();
  while (!next.done) {
    const ask = next.value;
    next = flow.next(ask.seat === AUTOMATON ? yield* decide(state, ask) : yield ask);
  }
}

/** Monsters follow their orders; everything else is decided against the heroes by simple rules (D2-RTLAI-59). */
function* decide(state: State, { kind, options }: AskOf<Descent>): Flow<Choice> {
  switch (kind) {
    case 'monster-turn':
      return yield* nextOrder(state, options);
    case 'range':
    case 'surge':
      return nextSurge(state, kind, options);
    case 'stretch': {
      const bases = options.flatMap(one => (one.do === 'stretch' ? [one] : []));
      const plan = state.legend?.plan ?? null;
      const cells = baseFor(
        state,
        bases.map(one => one.cells),
        plan?.target ?? null,
        plan !== null && plan.target === null,
      );
      return bases.find(one => one.cells === cells) ?? (options[0] as Choice);
    }
    case 'pick': {
      const by = turnOf(state)?.figure ?? state.legend?.plan?.figure ?? '';
      const prey = preyOf(state).filter(id => options.some(one => one.do === 'pick' && one.figure === id));
      const chosen = prey.length === 0 ? null : yield* targetOf(state, by, 'nearest', prey);
      return options.find(one => one.do === 'pick' && one.figure === chosen) ?? (options[0] as Choice);
    }
    case 'reinforce':
      // A single monster of unstated kind is a master if the size of the group allows it (D2-RTLAI-42).
      return options.find(one => one.do === 'rank' && one.rank === 'master') ?? (options[0] as Choice);
    case 'how-much':
      return options[options.length - 1] as Choice;
    default:
      return options[0] as Choice;
  }
}
