import { describe, expect, test } from 'vitest';
import { newServant } from '../../rules/supply.ts';
import { stateOf } from '../positions.ts';

describe('figures that come onto the board', () => {
  const made = (phase: 'heroes' | 'overlord' | 'interrupt') => {
    const state = stateOf('O> .. .. z<', { phase });
    const { id, done } = newServant(state, 'zombie', 1, 'S');
    return [id, done, ...state.overlord.interrupted];
  };

  test('DS-RAISE-08 DS-RAISE-12 in the overlord turn the new figure counts as activated', () => {
    expect(made('overlord')).toEqual(['zombie-2', true]);
    expect(made('heroes')).toEqual(['zombie-2', false]);
  });

  test('DS-CARD-12 DS-RAISE-12 in an interrupt the new figure counts as one that has acted in it', () => {
    expect(made('interrupt')).toEqual(['zombie-2', false, 'zombie-2']);
  });
});
