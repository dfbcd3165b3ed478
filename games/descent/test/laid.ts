import { newChance } from '@tafelrunde/engine';
import { table } from '@tafelrunde/testing';
import { descent, type State } from '../index.ts';
import { layEncounter } from '../rules/setting-up.ts';
import type { Side } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { holds, type Played } from './positions.ts';

/** An encounter of a quest with its tokens, people and groups; heroes and monsters are laid by `arrange`. */
export function begun(
  quest: string,
  arrange: (state: State) => void,
  { encounter = 0, heroes = 2, won = 'heroes' }: { encounter?: number; heroes?: 2 | 3 | 4; won?: Side } = {},
): Played {
  // Interlude and finales are played as part of a campaign only: it has just begun.
  const isPart = descent.scenarios.find(({ id }) => id === quest)?.campaignOnly;
  const carried = isPart ? descent.campaign?.start : undefined;
  return table(descent, {
    config: { scenario: quest, seats: 2, settings: { heroes }, ...(carried !== undefined && { carried }) },
    seed: 'position',
    arrange: state => {
      if (encounter > 0) {
        state.encounter = encounter;
        state.won = [won];
        layEncounter(state, io());
      }
      state.todo = [];
      state.stage = 'heroes';
      holds(state, []);
      arrange(state);
    },
  });
}

/** The overlord's turn begins when the heroes have had theirs. */
export const dusk = (state: State): void => {
  state.stage = 'overlord';
  for (const hero of state.heroes) hero.acted = true;
};

export const io = (): Io => ({ chance: newChance('position') }) as Io;

/** Carries out what nobody is asked in, on a copy of the position. */
export function after(t: Played, flow: (state: State) => Flow<unknown> | Iterable<unknown>): State {
  const state = structuredClone(t.state);
  for (const _ of flow(state) as Iterable<unknown>) throw new Error('Somebody is asked.');
  return state;
}
