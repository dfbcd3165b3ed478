import { describe, expect, test } from 'vitest';
import { BLUE, DICE, RED } from '../../content/dice.ts';
import { SYMBOLS } from '../../content/words.ts';
import { tally } from '../../rules/dice.ts';
import { told } from '../laid.ts';
import { blue, enemy, give, red, sit, stand } from '../positions.ts';

describe('dice', () => {
  test('SS-DICE-01 ten sides; red and blue ones for attacks, blue ones for the defence', () => {
    expect([RED.length, BLUE.length]).toEqual([10, 10]);
    const t = sit({}, state => {
      give(state, 'ecarus', 'main', 'longsword');
      stand(state, 'laegon', '1A.t');
      enemy(state, 'gremlin-blue-1', '2A.c');
    });
    t.choose('attack:main,gremlin-blue-1', [red('hit'), blue('block'), blue('block'), blue('gremlin')]);
    expect(told(t, 'rolled')).toMatchObject([
      { what: 'attack', dice: [{ die: 'red' }, { die: 'blue' }, { die: 'blue' }] },
      { what: 'defence', dice: [{ die: 'blue' }] },
    ]);
  });

  test('SS-DICE-02 one or two symbols on a face, and all of them count', () => {
    for (const face of [...RED, ...BLUE]) expect([1, 2]).toContain(face.length);
    expect(tally([{ face: ['hit', 'hit'] }, { face: ['hit', 'magic'] }])).toMatchObject({
      hit: 3,
      magic: 1,
      energy: 0,
    });
  });

  test('SS-DICE-03 six symbols, and every one of them is on a die', () => {
    expect(SYMBOLS).toEqual(['hit', 'energy', 'magic', 'block', 'sorcery', 'gremlin']);
    const shown = new Set(Object.values(DICE).flat(2));
    expect(SYMBOLS.filter(symbol => !shown.has(symbol))).toEqual([]);
  });
});
