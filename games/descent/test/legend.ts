import type { State } from '../index.ts';
import { newTurn } from '../rules/turn.ts';
import type { Legend } from '../state.ts';
import { type Played, sit } from './positions.ts';

const BEGUN: Legend = {
  difficulty: 'normal',
  morale: 2,
  groupNext: false,
  searched: 0,
  orders: 0,
  plan: null,
  keep: 0,
};

/** A position of Road to Legend on the practice yard: all seats are heroes', and the automaton leads the monsters. */
export function legend(
  arrange: (state: State) => void,
  how: Partial<Legend> = {},
  options: Parameters<typeof sit>[1] = {},
): Played {
  return sit(state => {
    state.legend = { ...BEGUN, ...how };
    arrange(state);
    for (const [i, hero] of state.heroes.entries()) hero.seat = i % state.seats;
  }, options);
}

/**
 * The first hero ends the turn with these dice laid, and then all monsters that were laid act, in the order in which they were, by the list of this number. The other heroes
 * have acted before.
 */
export function marauded(
  arrange: (state: State) => void,
  dice: readonly number[],
  how: Partial<Legend> = {},
  options: Parameters<typeof sit>[1] = {},
): Played {
  return legend(
    state => {
      arrange(state);
      const [first, ...others] = state.heroes;
      for (const one of others) one.acted = true;
      state.turns = [{ ...newTurn(state, first?.id ?? '', 0), stage: 'actions' }];
      state.overlordTurn = {
        group: state.monsters[0]?.group ?? null,
        left: state.monsters.map(({ id }) => id),
        begun: true,
      };
      for (const group of state.groups) group.acted = true;
    },
    how,
    options,
  ).choose('end', dice);
}
