import { Match } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { CARD_IDS } from '../content/cards.ts';
import { skirmish } from '../index.ts';
import { cell } from './sit.ts';

describe('set-up', () => {
  test('SK-SETUP-01 the units stand on their starting squares with full life points', () => {
    const { state } = Match.start(skirmish, {}, { seed: 'setup' });
    expect(state.units.map(({ owner, cls, at, life }) => [owner, cls, at, life])).toEqual([
      [0, 'knight', cell(6, 6), 14],
      [0, 'archer', cell(6, 10), 9],
      [0, 'mage', cell(6, 14), 8],
      [1, 'knight', cell(13, 6), 14],
      [1, 'archer', cell(13, 10), 9],
      [1, 'mage', cell(13, 14), 8],
    ]);
  });

  test('SK-SETUP-02 each player shuffles 20 cards, four of each kind, and draws 4 of them', () => {
    const { state } = Match.start(skirmish, {}, { seed: 'setup' });
    // The first player has drawn the card of the first turn already.
    expect(state.players.map(p => [p.hand.length, p.deck.length, p.discard.length])).toEqual([
      [5, 15, 0],
      [4, 16, 0],
    ]);
    for (const { hand, deck } of state.players)
      for (const card of CARD_IDS) expect([...hand, ...deck].filter(c => c === card)).toHaveLength(4);
    expect(state.players[0]?.deck).not.toEqual(state.players[1]?.deck);
    expect(Match.start(skirmish, {}, { seed: 'another' }).state.players).not.toEqual(state.players);
  });

  test('the first turn is that of the first player', () => {
    const match = Match.start(skirmish, {}, { seed: 'setup' });
    expect(match.ask?.seat).toBe(0);
    expect(match.state).toMatchObject({ current: 0, turn: 1 });
    expect(match.state.units.map(u => u.actions)).toEqual([2, 2, 2, 0, 0, 0]);
    expect(match.state.players.map(p => p.mana)).toEqual([3, 0]);
  });
});
