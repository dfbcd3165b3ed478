import type { Act } from '../../../content/words.ts';
import type { State } from '../../../state.ts';
import { acts, hero, monster, type Played, raid, sit } from '../../positions.ts';
import { black, gray } from './hero-positions.ts';

export const GRISBAN = 'grisban-the-thirsty';
export const AVRIC = 'avric-albright';
export const FAIL = [gray(3), black(4)];
export const PASS = [gray(0), black(0)];

const laid =
  (id: string, spaces: readonly string[], act: Act, more: (state: State) => void) =>
  (state: State): void => {
    state.act = act;
    hero(state, GRISBAN, 'berserker', 'F5');
    monster(state, id, ...spaces);
    more(state);
  };

/** Grisban at F5; it is the turn of a lieutenant, with three heroes. */
export const led = (id: string, spaces: readonly string[], act: Act, more: (state: State) => void = () => {}): Played =>
  raid(laid(id, spaces, act, more), id, { heroes: 3 });

/** The same, but it is Grisban's turn. */
export const faced = (
  id: string,
  spaces: readonly string[],
  act: Act,
  more: (state: State) => void = () => {},
): Played => acts(sit(laid(id, spaces, act, more), { heroes: 3 }), GRISBAN);
