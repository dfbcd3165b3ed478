import { speak } from '@tafelrunde/engine';
import type { SorceryWord } from './word.ts';

/** The trap that was drawn has no effect. */
export interface CancelTrap {
  readonly do: 'cancel-trap';
}

export const cancelTrap: SorceryWord<CancelTrap> = {
  can: ({ state }) => state.trap !== null && !state.trap.cancelled,
  act({ state, io, by }) {
    if (state.trap === null) return;
    state.trap.cancelled = true;
    const hero = state.heroes.find(({ id }) => id === by);
    if (hero !== undefined)
      io.tell?.({ kind: 'trap-cancelled', trap: state.trap.id, hero: hero.id, rule: 'SS-TRAP-01' });
  },
  say: (_, { lang }) => speak(lang)('The trap has no effect.', 'Die Falle hat keine Wirkung.'),
};
