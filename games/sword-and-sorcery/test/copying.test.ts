import { checkConfig, copy, erased, newChance, Run, whereShared, whyNotPlain } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { copyState } from '../copying.ts';
import { swordAndSorcery } from '../index.ts';
import { turnNumber } from '../rules/step.ts';
import { blue, enemy, give, learn, red, sit } from './positions.ts';

test('a copy is what the engine would copy and shares nothing, in the middle of actions too', () => {
  for (const seats of [1, 3, 5]) {
    const config = checkConfig(erased(swordAndSorcery), { scenario: 'sparring-yard', seats });
    const chance = newChance(`copies ${seats}`);
    const run = new Run(swordAndSorcery, swordAndSorcery.setup(config, chance), { chance });
    let n = 0;
    for (run.advance(); n < 300 && run.ask !== null; run.advance(), n++) {
      const twin = copyState(run.state);
      expect(twin).toEqual(copy(run.state));
      expect(whereShared(twin, run.state)).toBeNull();
      run.answer(chance.int(run.ask.options.length));
    }
    expect(n).toBeGreaterThan(100);
  }
});

test('an attack with its dice, properties and defence, a trap, a save and the threat are copied whole', () => {
  const t = sit({}, state => {
    give(state, 'ecarus', 'main', 'longsword');
    enemy(state, 'brigand-green-1', '2A.c');
    state.save = { of: 'ecarus', face: ['hit'], rerolled: false, against: 'trap' };
    state.trap = { id: 'darts', cancelled: false };
    state.threat = { hero: 'ecarus', level: 2 };
  });
  t.choose('attack:main,brigand-green-1', [red('hit+energy'), blue('hit'), blue('hit')]);
  expect(t.state.attacks).toHaveLength(1);
  const twin = copyState(t.state);
  expect(twin).toEqual(t.state);
  expect(whereShared(twin, t.state)).toBeNull();
});

test('two dice that show the same are two nodes of the state', () => {
  const t = sit({}, state => {
    give(state, 'ecarus', 'main', 'longsword');
    enemy(state, 'brigand-green-1', '2A.c');
  });
  t.choose('attack:main,brigand-green-1', [red('hit+energy'), blue('hit'), blue('hit')]);
  expect(whyNotPlain(t.state)).toBeNull();
});

test('the number of the turn changes when a hero is chosen, and when the turn of a hero begins and ends', () => {
  const t = sit({ begun: false, heroes: ['white-rose', 'archer', 'assassin'] });
  const before = turnNumber(t.state);
  t.choose('next:ecarus');
  const during = turnNumber(t.state);
  t.choose('end');
  const after = turnNumber(t.state);
  expect([before, during, after]).toEqual([16, 17, 18]);
});

test('an attack that is only declared holds no list twice', () => {
  // The knight of the White Rose stands in front: Guardian is asked before any die is rolled.
  const t = sit({ heroes: ['archer', 'white-rose'] }, state => {
    learn(state, 'ecarus', 'guardian');
    const [archer] = state.heroes;
    if (archer) archer.wounds = 1;
    enemy(state, 'brigand-green-1', '2A.c');
    state.supplies.activation.pile.rest = ['H'];
  }).choose('end');
  // Nobody taunts.
  t.choose('pass');
  expect([t.kind, t.state.attacks[0]?.step]).toEqual(['react', 'declared']);
  expect(whyNotPlain(t.state)).toBeNull();
});
