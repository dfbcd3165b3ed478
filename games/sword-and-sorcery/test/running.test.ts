import { totalOf } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { runningAttack, runningDefence } from '../running.ts';
import { nextAttack, to, told } from './laid.ts';
import { blue, enemy, give, learn, red, type Sitting, sit, stand } from './positions.ts';

/** Ecarus with a longsword and one property more strikes at one of two brigands in his zone. */
const struck = (): Sitting =>
  sit({}, state => {
    give(state, 'ecarus', 'main', 'longsword', 1);
    stand(state, 'laegon', '2A.n');
    enemy(state, 'brigand-green-1', '2A.c');
    enemy(state, 'brigand-green-2', '2A.c');
    nextAttack(
      state,
      'ecarus',
      { do: 'property', cost: { energy: 1 }, effects: [{ do: 'hits', n: 2 }] },
      { do: 'property', cost: { magic: 1 }, effects: [{ do: 'area', n: 0 }] },
    );
  }).choose('attack:main,brigand-green-1', [red('energy+energy'), blue('hit+magic'), blue('hit')]);

test('SS-ATK-13 the running total is the total that is told when nothing more is spent', () => {
  const t = struck();
  expect(runningAttack(t.state)?.targets).toMatchObject([{ figure: 'brigand-green-1', lethal: 0 }]);
  expect(totalOf(runningAttack(t.state)?.targets[0]?.hits ?? { base: 0, parts: [] })).toBe(3);
  t.choose('property:1');
  expect(totalOf(runningAttack(t.state)?.targets[0]?.hits ?? { base: 0, parts: [] })).toBe(5);
  const foretold = runningAttack(t.state)?.targets[0];
  t.choose('done');
  expect(told(t, 'hits')[0]).toMatchObject({ target: 'brigand-green-1', hits: foretold?.hits, lethal: 0 });
});

test('SS-LETH-01 lethal hits are counted as soon as they are paid for', () => {
  const t = struck().choose('property:0');
  expect(runningAttack(t.state)?.targets).toMatchObject([{ figure: 'brigand-green-1', lethal: 1 }]);
});

test('SS-AOE-01 with an area effect the others in the zone are among those it reaches', () => {
  const t = struck().choose('property:2');
  expect(runningAttack(t.state)?.targets.map(({ figure }) => figure)).toEqual(['brigand-green-1', 'brigand-green-2']);
});

test('SS-DEF-11 blocks rolled are set against the hits, and what is left are the wounds', () => {
  // The axe scores two hits and what its red die shows; Ecarus leaves its zone, and leather turns energy into a block.
  const t = sit({ passing: ['react'] }, state => {
    give(state, 'ecarus', 'armour', 'leather');
    stand(state, 'laegon', '2A.w');
    learn(state, 'laegon', 'eagle-eye');
    enemy(state, 'orc-warrior-blue-1', '2A.c');
  }).choose(to('2A.n'), [red('hit'), blue('block+energy'), blue('gremlin')]);
  expect(t.kind).toBe('defence-properties');
  const { defence } = t.state.attacks[0] ?? {};
  if (!defence) throw new Error('Nobody defends.');
  expect(runningDefence(t.state, defence)).toMatchObject({ ordinary: 3, lethal: 0, wounds: 2 });
  t.choose('property:0');
  expect(told(t, 'defended')).toMatchObject([{ wounds: 1 }]);
});

test('without an attack nothing runs', () => {
  expect(runningAttack(sit().state)).toBeNull();
});
