import { expect, test } from 'vitest';
import { sideOfRelic } from '../../../content/relics.ts';
import { staminaOf } from '../../../rules/values.ts';
import { announce } from '../../../rules/window.ts';
import { io } from '../../laid.ts';
import { damageOf, fatigueOf, figure, lay, type Played, strike } from '../../positions.ts';
import { blue, gray, yellow } from './monster-turns.ts';
import { AVRIC, bearing, borne, GRISBAN, quiet, surging, use } from './relic-positions.ts';

const RING = 'workmans-ring';
const RINGS = 'taskmasters-ring';

/** Grisban has moved and then suffers so much fatigue; so much he had, and so much lies on rings. */
const tired = (n: number, before = 0, stored: Readonly<Record<string, number>> = {}): Played =>
  bearing([RING], state => {
    for (const one of state.heroes) {
      if (one.id === GRISBAN) one.fatigue = before;
      const toil = stored[one.id];
      if (toil !== undefined) one.marks.toil = toil;
    }
    lay(state, GRISBAN, { at: 'move-declared', must: true, limit: 'turn', effects: [{ do: 'tire', n }] });
  }).choose('move');
const has = (t: Played): (number | undefined)[] => [
  fatigueOf(t, GRISBAN),
  figure(t, GRISBAN).marks.toil,
  damageOf(t, GRISBAN),
];

test("Workman's Ring: fatigue he suffers lies on the ring instead, as much of it as he likes", () => {
  const t = tired(2);
  expect(t.offered()).toEqual([use(RING), 'pass']);
  t.choose(use(RING));
  expect(t.offered('number')).toEqual(['number:1', 'number:2']);
  expect(has(t.choose('number:2'))).toEqual([0, 2, 0]);
  expect(has(tired(2).choose(use(RING)).choose('number:1'))).toEqual([1, 1, 0]);
  expect(has(tired(2).choose('pass'))).toEqual([2, undefined, 0]);
});

test("Workman's Ring: 3 at most lie on it, whoever has laid them there", () => {
  const t = tired(2, 0, { [GRISBAN]: 2 });
  expect(has(t.choose(use(RING)))).toEqual([1, 3, 0]);
  expect(tired(2, 0, { [GRISBAN]: 3 }).offered(use(RING))).toEqual([]);
  expect(tired(2, 0, { [AVRIC]: 3 }).offered(use(RING))).toEqual([]);
});

test("Workman's Ring: at the end of the encounter the tokens go", () => {
  const t = tired(2, 0, { [AVRIC]: 1 })
    .choose(use(RING))
    .choose('number:2');
  const state = structuredClone(t.state);
  for (const _ of announce(state, io(), 'encounter-over', {}) as Iterable<unknown>);
  expect(state.heroes.map(({ marks, fatigue }) => [marks.toil, fatigue])).toEqual([
    [undefined, 0],
    [undefined, 0],
  ]);
});

test("D2C-ITEM-39 Workman's Ring: what exceeds his stamina is damage and not fatigue: the ring does not take it", () => {
  const stamina = staminaOf(bearing([RING]).state, GRISBAN) ?? 0;
  // One more has room, the other is damage.
  const t = tired(2, stamina - 1);
  expect(has(t.choose(use(RING)))).toEqual([stamina - 1, 1, 1]);
  const full = tired(1, stamina);
  expect([full.offered(use(RING)), has(full)]).toEqual([[], [stamina, undefined, 1]]);
});

test("Taskmaster's Ring: a surge gives the lieutenant 2 movement points", () => {
  expect(sideOfRelic(RING, 'overlord')).toBe(RINGS);
  const t = borne(RINGS, [], state => surging(state, 'splig', 1));
  t.choose(strike(t, 'splig', GRISBAN, 'F5'), [blue(3), yellow(1), gray(0)]);
  while (t.kind === 'answer') t.choose('pass');
  const points = (): number => t.state.turns[0]?.pools.reduce((sum, { left }) => sum + left, 0) ?? 0;
  const before = points();
  t.choose(t.offered('surge:').find(one => one.includes(RINGS)) ?? '');
  quiet(t);
  expect(points() - before).toBe(2);
});
