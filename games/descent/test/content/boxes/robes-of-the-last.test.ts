import { expect, test } from 'vitest';
import { sideOfRelic } from '../../../content/relics.ts';
import { attributeOf, defencePool, healthOf } from '../../../rules/values.ts';
import { damageOf, hero, monster, type Played, raid } from '../../positions.ts';
import { blue, gray, yellow } from './monster-turns.ts';
import { AVRIC, attacked, bearing, GRISBAN, quiet, surging } from './relic-positions.ts';

const ROBES = 'robes-of-the-last';
const TURNED = 'robes-of-the-last-turned';

/** A zombie with 2 surges more strikes for 3: one surge gives it 2 damage, so does the other. */
const struck = (items: readonly string[], spends: number): Played => {
  const t = attacked(items, [], state => {
    surging(state, 'zombie-1', 2);
    for (const key of ['a', 'b'])
      state.lasting.push({
        source: 'laid',
        key,
        on: 'zombie-1',
        by: 'zombie-1',
        until: 'encounter-end',
        next: false,
        what: { do: 'surge', surge: { effects: [{ do: 'add', to: 'damage', n: 2 }] } },
      });
  });
  while (t.kind === 'answer') t.choose('pass');
  for (let i = 0; i < spends; i++) t.choose(t.offered('surge:').find(one => one.includes('laid')) ?? '');
  return quiet(t);
};

test('Robes of the Last: a gray die, and a shield for each surge that is spent against him', () => {
  expect(defencePool(bearing([ROBES]).state, GRISBAN)).toEqual([...defencePool(bearing([]).state, GRISBAN), 'gray']);
  const shields = (spends: number): number[] =>
    struck([ROBES], spends)
      .events()
      .flatMap(one => (one.kind === 'added' && one.source === ROBES && one.to === 'shields' ? [one.n] : []));
  expect([shields(0), shields(1), shields(2)]).toEqual([[], [1], [2]]);
});

test('Robes of the Last: of 4 damage by two surges 2 are left', () => {
  const shot = (items: readonly string[]): number => {
    const t = attacked(items, [blue(3), yellow(2), gray(0), gray(0)].slice(0, 3 + items.length), state => {
      surging(state, 'zombie-1', 2);
      state.lasting.push({
        source: 'laid',
        key: 'two',
        on: 'zombie-1',
        by: 'zombie-1',
        until: 'encounter-end',
        next: false,
        what: { do: 'surge', surge: { cost: 2, effects: [{ do: 'add', to: 'damage', n: 4 }] } },
      });
    });
    while (t.kind === 'answer') t.choose('pass');
    t.choose(t.offered('surge:').find(one => one.includes('laid')) ?? '');
    return damageOf(quiet(t), GRISBAN);
  };
  expect(shot([]) - shot([ROBES])).toBe(2);
});

test('Robes of the Last, turned: masters of the group have 2 health more, heroes within 3 spaces 1 knowledge less, once', () => {
  const with1 = (relic: string | null, space: string): Played =>
    raid(state => {
      hero(state, GRISBAN, 'berserker', 'F5').cards = [];
      hero(state, AVRIC, 'disciple', space).cards = [];
      monster(state, 'zombie', 'G5').relic = relic;
      monster(state, 'zombie*', 'G6').relic = relic;
    }, 'zombie-1');
  const [on, off] = [with1(TURNED, 'J8'), with1(null, 'J8')];
  const health = (t: Played): number[] => ['zombie-1', 'zombie-master-1'].map(id => healthOf(t.state, id));
  expect(health(on).map((n, i) => n - (health(off)[i] ?? 0))).toEqual([0, 2]);
  const knowledge = (t: Played, id: string): number => attributeOf(t.state, id, 'knowledge') ?? -1;
  // Both zombies are within 3 spaces of J8: it is 1 all the same.
  expect(knowledge(off, AVRIC) - knowledge(on, AVRIC)).toBe(1);
  // Never below 1.
  expect([knowledge(off, GRISBAN), knowledge(on, GRISBAN)]).toEqual([
    knowledge(off, GRISBAN),
    Math.max(1, knowledge(off, GRISBAN) - 1),
  ]);
  expect(sideOfRelic(ROBES, 'overlord')).toBe(TURNED);
});
