import { expect, test } from 'vitest';
import type { ActivationId } from '../content/activations.ts';
import { type Intention, intentionOf } from '../intentions.ts';
import { newSupply } from '../rules/supplies.ts';
import { activations, attacks, enemiesAct, way, zones } from './enemy-turns.ts';
import { enemy, learn, type Sitting, sit, stand, zone } from './positions.ts';

/** What the green brigand would do. */
const brigand = (arrange: Parameters<typeof sit>[1]): Intention => {
  const found = intentionOf(sit({}, arrange).state, 'brigand-green-1');
  if (found === null) throw new Error('There is no brigand.');
  return found;
};

test('SS-BEHV-01 it follows the behaviour whose range somebody is in: into melee, then the sword', () => {
  expect(
    brigand(state => {
      enemy(state, 'brigand-green-1', '2A.n');
      stand(state, 'laegon', '1A.h');
    }),
  ).toMatchObject({
    behaviour: 0,
    targets: ['ecarus'],
    skips: false,
    deeds: [
      { do: 'move', figure: 'brigand-green-1', from: zone('2A.n'), to: zone('2A.c') },
      { do: 'attack', by: 'brigand-green-1', target: 'ecarus', with: 'sword' },
    ],
    certain: 2,
  });
});

test('SS-BEHV-12 the preferred target is certain, with the reason: the most wounded', () => {
  const intention = brigand(state => {
    enemy(state, 'brigand-green-1', '2A.c');
    for (const hero of state.heroes) hero.wounds = hero.id === 'laegon' ? 2 : 1;
  });
  expect(intention).toMatchObject({ targets: ['laegon'], why: 'most-wounded', rule: 'SS-BEHV-12', certain: 1 });
});

test('SS-BEHV-13 without a preferred target the general conditions decide: least health left', () => {
  const intention = brigand(state => void enemy(state, 'brigand-green-1', '2A.c'));
  expect(intention).toMatchObject({ targets: ['laegon'], why: 'least-health', rule: 'SS-BEHV-13' });
});

test('SS-BEHV-13 where its player may choose, all of them are named and no attack is certain', () => {
  const t = sit({ heroes: ['archer', 'assassin'] }, state => void enemy(state, 'brigand-green-1', '2A.c'));
  expect(intentionOf(t.state, 'brigand-green-1')).toMatchObject({
    targets: ['laegon', 'shae'],
    why: 'manager',
    certain: 0,
  });
});

test('SS-ECON-06 a stunned enemy only loses its activation', () => {
  const intention = brigand(state => {
    for (const body of enemy(state, 'brigand-green-1', '2A.c').bodies) body.conditions.push('stunned');
  });
  expect(intention).toMatchObject({ skips: true, targets: [], deeds: [], rule: 'SS-ECON-06' });
});

test('SS-ECON-14 a slowed enemy carries out the first sentence only', () => {
  const intention = brigand(state => {
    for (const body of enemy(state, 'brigand-green-1', '2A.n').bodies) body.conditions.push('slowed');
  });
  expect(intention.deeds.map(deed => deed.do)).toEqual(['move']);
});

test('SS-BEHV-10 who can reach nobody does nothing', () => {
  const intention = brigand(state => void enemy(state, 'brigand-green-1', '1A.h'));
  expect(intention).toMatchObject({ behaviour: null, targets: [], deeds: [], rule: 'SS-BEHV-10' });
});

test('SS-BEHV-16 somebody could still taunt it: that is said, and nothing is taken for granted about the one who would', () => {
  const t = sit({}, state => {
    enemy(state, 'brigand-green-1', '2A.c');
    learn(state, 'laegon', 'eagle-eye');
  });
  // The White Rose taunts by his hero power.
  expect(intentionOf(t.state, 'brigand-green-1')).toMatchObject({ targets: ['laegon'], unless: true });
});

test('what is not in play means to do nothing, and looking changes nothing', () => {
  const t = sit({}, state => void enemy(state, 'brigand-green-1', '2A.n'));
  const before = JSON.stringify(t.state);
  expect(intentionOf(t.state, 'brigand-green-2')).toBeNull();
  intentionOf(t.state, 'brigand-green-1');
  expect(JSON.stringify(t.state)).toBe(before);
});

test('SS-BEHV-05 what was foretold is what happens: the same target, way and attack', () => {
  const arrange = (state: Sitting['state']): void => {
    enemy(state, 'brigand-green-1', '2A.n');
    stand(state, 'laegon', '1A.h');
    state.supplies.activation = newSupply<ActivationId>(['H']);
  };
  const foretold = brigand(arrange);
  const t = enemiesAct('H', arrange, Array(12).fill(1));
  expect(activations(t)).toEqual([['brigand-green-1', 1, 'ecarus']]);
  expect(way(t, 'brigand-green-1')).toEqual(zones('2A.c'));
  expect(attacks(t)).toEqual([['brigand-green-1', 'sword', 'ecarus']]);
  expect(foretold.targets).toEqual(['ecarus']);
  expect(foretold.deeds.slice(0, foretold.certain).map(deed => deed.do)).toEqual(['move', 'attack']);
});
