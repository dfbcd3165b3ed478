import { checkConfig, erased, newChance, Run } from '@tafelrunde/engine';
import { reported } from '@tafelrunde/testing/contract';
import { walk } from '@tafelrunde/testing/walk';
import { expect, test } from 'vitest';
import { mageKnight, type State } from '../../index.ts';

/** Decides at random until tactics are taken. */
function toTactics(state: State, seed: string): void {
  const chance = newChance(seed);
  const run = new Run(mageKnight, state, { chance });
  while (state.stage !== 'tactics') {
    run.advance();
    if (run.ask) run.answer(chance.int(run.ask.options.length));
  }
}

/** Cards are drafted and one of each is shuffled in; the first night is over. */
function nightOver(state: State): void {
  for (const round of [1, 2]) {
    toTactics(state, `drafted ${round}`);
    state.stage = 'prepare';
  }
  expect([
    state.round,
    state.night,
    state.heroes.map(({ kept = [], secret = [] }) => [kept.length, secret.length]),
  ]).toEqual([2, true, state.heroes.map(() => [2, 1])]);
}

test.each([
  ['upgrades', 2],
  ['open-decks', 3],
] as const)(
  'MK-VDRA-06 MK-VUPG-07 nobody learns what others have drafted and exchanged (%s, %i seats)',
  (how, seats) => {
    const game = erased(mageKnight);
    const settings = { drafting: true, 'action-upgrades': how };
    const config = checkConfig(game, { scenario: 'full-conquest', seats, settings });
    const seed = `drafted ${how}`;
    const { decisions } = reported(game, seed, () =>
      walk(game, config, { seed, decisions: 24, tries: 4, arrange: state => nightOver(state as State) }),
    );
    expect(decisions).toBe(24);
  },
);
