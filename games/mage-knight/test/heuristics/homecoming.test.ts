import { describe, expect, test } from 'vitest';
import type { ScenarioId } from '../../content/scenarios/index.ts';
import { heuristics } from '../../heuristics/index.ts';
import { mageKnight } from '../../index.ts';
import { START } from '../../rules/lattice.ts';
import { heroOf, type State } from '../../state.ts';
import { hexOn, sit } from '../positions.ts';

const NEAR = hexOn(0, 0, 1);
const FAR = hexOn(1, 0, 1);

/** What seat 0 thinks of the way home when heroes stand there. */
const worth = (
  at: readonly (number | null)[],
  arrange: (state: State) => void = () => {},
  { scenario = 'one-to-return', settings = {} }: { scenario?: ScenarioId; settings?: Record<string, string> } = {},
): number | undefined => {
  const { state } = sit({ scenario, seats: 4, settings, night: true }, s => {
    s.round = s.rounds;
    s.heroes.forEach((hero, seat) => {
      hero.at = at[seat] ?? hexOn(1, 0, 0);
    });
    arrange(s);
  });
  return heuristics.parts?.(mageKnight.view(state, 0), 0).find(({ name }) => name.en === 'the way home')?.worth;
};

describe('the way home', () => {
  test('in the last round nearer is better, and the portal best of all; a rival there is bad', () => {
    const [home = 0, near = 0, far = 0, taken = 0] = [
      worth([START]),
      worth([NEAR]),
      worth([FAR]),
      worth([NEAR, START]),
    ];
    expect([home > near, near > far, near > taken]).toEqual([true, true, true]);
  });

  test('in a team it is the way of the chosen one that counts, as far as it is known', () => {
    const settings = { teams: 'opposite' };
    const chosen = (one: number) => (state: State) => {
      state.chosen = [one, 1];
    };
    // The ally must return: where the ally stands counts, the own place does not.
    expect(worth([NEAR, FAR, FAR], chosen(2), { settings })).toBe(worth([FAR, FAR, FAR], chosen(2), { settings }));
    expect(worth([FAR, FAR, START], chosen(2), { settings })).toBeGreaterThan(
      worth([START, FAR, FAR], chosen(2), { settings }) ?? 0,
    );
    // Who of the others is chosen is hidden: it changes nothing.
    const other = (one: number) => (state: State) => {
      state.chosen = [0, one];
    };
    expect(worth([NEAR, FAR], other(1), { settings })).toBe(worth([NEAR, FAR], other(3), { settings }));
  });

  test('on the first day the portal is no place to stay, and elsewhere nobody thinks of it', () => {
    const day = (state: State): void => {
      Object.assign(state, { round: 1, night: false });
    };
    expect([worth([START], day), worth([NEAR], day)]).toEqual([-300, 0]);
    expect(worth([START], () => {}, { scenario: 'full-conquest' })).toBeUndefined();
    const { state } = sit({ scenario: 'one-to-return', seats: 2 }, s => {
      s.round = s.rounds;
      heroOf(s, 0).at = NEAR;
    });
    const view = mageKnight.view(state, 0);
    const sum = heuristics.parts?.(view, 0).reduce((all, part) => all + part.worth, 0);
    expect(heuristics.value(view, 0)).toBeCloseTo(sum ?? 0, 9);
  });
});
