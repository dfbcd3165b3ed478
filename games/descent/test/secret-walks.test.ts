import { erased } from '@tafelrunde/engine';
import { reported } from '@tafelrunde/testing/contract';
import { walk } from '@tafelrunde/testing/walk';
import { describe, expect, test } from 'vitest';
import { TRAVEL } from '../content/index.ts';
import type { TravelSymbol } from '../content/words.ts';
import { descent, type State } from '../index.ts';
import { setOff } from './content/boxes/travellers.ts';
import { hero, holds, monster } from './positions.ts';
import { layRoom } from './secret-positions.ts';

const HAND = ['dash', 'frenzy', 'tripwire', 'dark-might'];

/** Walks that begin where those from the start hardly ever come: in a secret room, with heroes whose cards look at what is hidden. */
const begin = (card: string, more: (state: State) => void) => (start: object) => {
  const state = start as State;
  state.todo = [];
  state.stage = 'heroes';
  state.groups = [];
  state.tokens = [];
  state.monsters = [];
  layRoom(state, card, {
    tokens: [
      ['zombie', 2, 2],
      ['might', 1, 2],
      ['knowledge', 3, 2],
    ],
  });
  monster(state, 'goblin-archer', 'J3');
  holds(state, HAND, [...HAND, ...HAND]);
  more(state);
};

const config = { scenario: 'practice-yard', seats: 2, settings: { heroes: 4 } } as const;
const DECISIONS = 24;

describe('secret rooms and what heroes may see keep the contract', () => {
  test.each([
    ['brigands-quarters', 'seer-kel', 'geomancer'],
    ['the-dark-council', 'vyrah-the-falconer', 'thief'],
    ['the-armory', 'grey-ker', 'thief'],
    ['tainted-spring', 'sahla', 'spiritspeaker'],
    ['overgrown-chasm', 'challara', 'geomancer'],
    ['room-of-keys', 'ronan-of-the-wild', 'wildlander'],
    ['the-lorekeepers-vault', 'tetherys', 'stalker'],
    ['place-of-peace', 'mad-carthos-ck', 'runemaster'],
  ])('%s with %s', (card, id, of) => {
    const game = erased(descent);
    const arrange = begin(card, state => {
      hero(state, id, of, 'G5');
    });
    const { decisions } = reported(game, `secret-${card}`, () =>
      walk(game, config, { seed: `secret-${card}`, decisions: DECISIONS, arrange }),
    );
    expect(decisions).toBe(DECISIONS);
  });
});

describe('journeys keep the contract', () => {
  const stops = Object.entries(TRAVEL).flatMap(([card, events]) =>
    Object.keys(events).map(symbol => [card, symbol as TravelSymbol] as const),
  );

  test.each(stops.filter(([card]) => !card.startsWith('travel-')))('%s at %s', (card, symbol) => {
    const game = erased(descent);
    const seed = `journey-${card}-${symbol}`;
    const arrange = (start: object) => {
      const state = start as State;
      Object.assign(state, { groups: [], tokens: [], monsters: [], gold: 75 });
      setOff(state, card, symbol, { more: ['water', 'forest'] });
    };
    const config = { scenario: 'practice-yard', seats: 3, settings: { heroes: 2 } } as const;
    const { decisions } = reported(game, seed, () => walk(game, config, { seed, decisions: 10, arrange }));
    expect(decisions).toBe(10);
  });
});
