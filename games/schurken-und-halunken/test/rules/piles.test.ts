import { expect, test } from 'vitest';
import type { Pile } from '../../content/index.ts';
import type { State } from '../../state.ts';
import { discardsOf, duel, handOf, told } from '../positions.ts';

/** Leaves these cards, and no others, in a pile and its discard pile; the rest is out of the game. */
const only = (pile: Pile, cards: number, discarded: number) => (state: State) => {
  const all = state.piles[pile].splice(0);
  state.piles[pile].push(...all.slice(0, cards));
  state.discards[pile].push(...all.slice(cards, cards + discarded));
};

const lich = { heroes: { lich: [], shaman: [] } };
const troll = { heroes: { troll: [] } };

test('SH-SETUP-11 SH-SETUP-21 with its last card a pile is empty and made anew at once, not at the next draw', () => {
  const t = duel(lich, troll, { change: only('equipment', 1, 3) });
  const before = discardsOf(t, 'equipment').toSorted();
  t.choose('draw:lich,equipment');
  expect(told(t, 'reshuffled')).toMatchObject({ pile: 'equipment', rule: 'SH-SETUP-11' });
  expect(discardsOf(t, 'equipment')).toEqual([]);
  expect(t.state.piles.equipment.toSorted()).toEqual(before);
});

test('SH-SETUP-11 SH-SETUP-21 several cards are drawn across the change of piles', () => {
  const t = duel(lich, troll, { phase: 'draw', change: only('tactics', 1, 1) });
  t.choose('pile:tactics').choose('pile:tactics');
  expect(handOf(t, 0)).toHaveLength(2);
  expect([t.state.piles.tactics, discardsOf(t, 'tactics')]).toEqual([[], []]);
});

test('SH-SETUP-21 a pile that stayed empty is made anew as soon as an action brings a card to its discard pile', () => {
  const t = duel({ heroes: { lich: [], shaman: [] }, hand: ['feast'] }, troll, {
    life: { lich: 3 },
    change: only('tactics', 0, 0),
  });
  t.choose('play:feast#1');
  expect(told(t, 'reshuffled').pile).toBe('tactics');
  expect([t.state.piles.tactics, discardsOf(t, 'tactics')]).toEqual([['feast#1'], []]);
});
