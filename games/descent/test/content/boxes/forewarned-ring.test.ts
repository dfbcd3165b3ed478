import { pileCards } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { OVERLORD_CARDS } from '../../../content/index.ts';
import { sideOfRelic } from '../../../content/relics.ts';
import type { State } from '../../../state.ts';
import { damageOf, hero, holds, monster, type Played, sit } from '../../positions.ts';
import { bearing, GRISBAN, use } from './relic-positions.ts';

const RING = 'forewarned-ring';
const BAND = 'band-of-foresight';

/** The overlord plays a card on Grisban's turn, who has this and so much damage. */
const played = (items: readonly string[], damage: number): Played => {
  const t = bearing(items, state => {
    for (const one of state.heroes) if (one.id === GRISBAN) one.damage = damage;
    holds(state, ['tripwire'], ['dash', 'dash', 'dash']);
  });
  t.choose('move').choose(t.offered('go:')[0] ?? '');
  return t.choose('play:tripwire');
};

test('Forewarned Ring: before a card of the overlord is resolved he may recover 1 damage', () => {
  const t = played([RING], 3);
  expect([t.kind, t.offered()]).toEqual(['answer', [use(RING), 'pass']]);
  expect(damageOf(t, GRISBAN)).toBe(3);
  t.choose(use(RING));
  expect(damageOf(t, GRISBAN)).toBe(2);
  const passed = played([RING], 3).choose('pass');
  expect(damageOf(passed, GRISBAN)).toBe(3);
  // Without damage, or without the ring, there is nothing to ask.
  for (const other of [played([RING], 0), played([], 3)]) expect(other.offered(use(RING))).toEqual([]);
});

/** The overlord's turn begins; the ring lies before him, and this is the only card of his deck but one. */
const turned = (top: string, more: (state: State) => void = () => {}): Played =>
  sit(state => {
    hero(state, GRISBAN, 'berserker', 'F5').cards = [];
    monster(state, 'zombie', 'J8');
    holds(state, [], [top, 'dash', 'dash']);
    // The dash on top is the card of the turn.
    state.overlord.deck = { top: [top, 'dash'], rest: ['dash'], bottom: [] };
    state.overlord.relics = [BAND];
    state.overlord.front = [BAND];
    state.stage = 'overlord';
    for (const one of state.heroes) one.acted = true;
    more(state);
  });
const TYPES = ['event', 'magic', 'trap'];

test('Band of Foresight: he names a type; the top card of his deck is his if it is of that type, otherwise discarded', () => {
  expect(sideOfRelic(RING, 'overlord')).toBe(BAND);
  const way = TYPES.indexOf(OVERLORD_CARDS.tripwire?.type ?? '');
  const asked = (n: number): Played => {
    const t = turned('tripwire');
    t.choose(`use:,${BAND},0`);
    expect(t.offered()).toEqual(['way:0', 'way:1', 'way:2']);
    return t.choose(`way:${n}`);
  };
  const right = asked(way);
  expect([right.state.overlord.hand.includes('tripwire'), right.state.overlord.out]).toEqual([true, []]);
  const wrong = asked((way + 1) % 3);
  expect([wrong.state.overlord.hand.includes('tripwire'), wrong.state.overlord.out]).toEqual([false, ['tripwire']]);
  for (const t of [right, wrong]) {
    expect(t.state.overlord.tired).toEqual([BAND]);
    expect(pileCards(t.state.overlord.deck).includes('tripwire')).toBe(false);
  }
});

test('Band of Foresight: he may wait until one monster of a group has been activated and the next has not', () => {
  const t = turned('tripwire', state => {
    monster(state, 'zombie', 'J3');
  });
  t.choose(t.offered('group:')[0] ?? '').choose('monster:zombie-1');
  expect([t.kind, t.offered(`use:,${BAND},0`).length]).toEqual(['monster-turn', 1]);
  t.choose(`use:,${BAND},0`).choose('way:0').choose('end');
  // The other zombie is still to come, and the card is exhausted.
  expect([t.state.turns[0]?.figure, t.state.overlord.tired, t.offered(`use:,${BAND},0`)]).toEqual([
    'zombie-2',
    [BAND],
    [],
  ]);
});
