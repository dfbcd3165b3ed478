import type { State } from '../index.ts';
import { heroOf } from '../state.ts';
import { guard } from './laid.ts';
import { type Sitting, sit } from './positions.ts';

/** Ecarus and Laegon in the Emporium before the first round, with so many crowns each; the Sparring Yard has it open. */
export function visit(crowns: readonly [number, number] = [0, 0], arrange: (state: State) => void = () => {}): Sitting {
  return sit({ begun: false }, state => {
    guard(state);
    state.stage = 'emporium';
    state.round = 0;
    for (const [i, id] of (['ecarus', 'laegon'] as const).entries())
      heroOf(state, id).coins = [((crowns[i] ?? 0) % 10) / 5, Math.floor((crowns[i] ?? 0) / 10), 0];
    arrange(state);
  });
}

/** What is offered of a kind, without the kind itself. */
export const offers = (t: Sitting, start: string): string[] =>
  t.offered(start).map(one => one.slice(one.indexOf(':') + 1));
