import { describe, expect, test } from 'vitest';
import { ACTIVATIONS, type ActivationId } from '../../../content/activations.ts';
import { newSupply } from '../../../rules/supplies.ts';
import { heroOf } from '../../../state.ts';
import { activations, enemiesAct, heard } from '../../enemy-turns.ts';
import { blue, body, enemy, hero, red, sit, stand, zone } from '../../positions.ts';

/** Nobody is near: the enemies behind the door of the house find no way to anybody. */
const inTheHouse = '1A.h';
const order = (t: ReturnType<typeof enemiesAct>) => activations(t).map(([card]) => card);

describe('the enemy turn', () => {
  test('SS-ETURN-01 without an enemy in play it ends at once: no card is drawn', () => {
    const t = enemiesAct('H', state => {
      state.shadows = [zone('1A.g')];
    });
    expect(heard(t, 'activation-card')).toEqual([]);
    expect(t.state).toMatchObject({ active: 'laegon', supplies: { activation: { out: [] } } });
  });

  test('SS-ETURN-02, SS-ACTV-01, SS-ETURN-05, SS-ETURN-06 with one a card is drawn, carried out and discarded; then the next hero has the turn', () => {
    const t = enemiesAct('B', state => enemy(state, 'gremlin-green-1', '2A.c'), [blue('gremlin'), blue('gremlin')]);
    expect(heard(t, 'activation-card')).toMatchObject([{ card: 'B', queue: ['gremlin-green-1'] }]);
    expect(heard(t, 'attack')).toMatchObject([{ by: 'gremlin-green-1', source: 'claws' }]);
    expect(t.state.supplies.activation.out).toEqual(['B']);
    expect(t.state).toMatchObject({ stage: 'turn', active: 'laegon', enemyTurn: null });
    expect(t.leftover).toEqual([]);
  });

  test('SS-ETURN-03 the first option if a part of it can be carried out, "otherwise" only if none can', () => {
    const both = enemiesAct('C', state => {
      enemy(state, 'brigand-blue-1', inTheHouse);
      enemy(state, 'gremlin-green-1', inTheHouse);
    });
    expect(order(both)).toEqual(['brigand-blue-1']);
    expect(order(enemiesAct('C', state => enemy(state, 'gremlin-green-1', inTheHouse)))).toEqual(['gremlin-green-1']);
  });

  test('SS-ETURN-04 if no option can be carried out the turn ends, and no other card is drawn', () => {
    const t = sit({ passing: ['react'] }, state => {
      enemy(state, 'orc-warrior-red-1', inTheHouse);
      state.supplies.activation = { ...newSupply<ActivationId>(['N']), out: [] };
      state.supplies.activation.pile = { top: ['B'], rest: ['N'], bottom: [] };
    }).choose('end');
    expect(heard(t, 'activation-card')).toMatchObject([{ card: 'B', queue: [] }]);
    expect(t.state.supplies.activation).toMatchObject({ pile: { rest: ['N'] }, out: ['B'] });
  });
});

describe('activating enemies', () => {
  test('SS-ACTV-02 every card has a letter and a title, one option or two', () => {
    expect(Object.keys(ACTIVATIONS).join('')).toBe('ABCDEFGHIJKLMNO');
    for (const { name, first } of Object.values(ACTIVATIONS))
      expect([name.en, name.de, first.by].every(text => text.length > 0)).toBe(true);
    expect(Object.values(ACTIVATIONS).filter(({ otherwise }) => otherwise).length).toBe(11);
  });

  test('SS-ACTV-03 those of the active player first, then clockwise', () => {
    const t = enemiesAct(
      'B',
      state => {
        enemy(state, 'gremlin-green-1', inTheHouse, 'ecarus');
        enemy(state, 'brigand-green-1', inTheHouse, 'thorgar');
        enemy(state, 'orc-warrior-green-1', inTheHouse, 'laegon');
        enemy(state, 'orc-shaman-green-1', inTheHouse, 'laegon');
        state.active = 'laegon';
        state.turn = state.turn && { ...state.turn, hero: 'laegon' };
      },
      [],
      { heroes: ['white-rose', 'archer', 'cleric'] },
    );
    t.choose('enemy:orc-warrior-green-1');
    expect(t.events().flatMap(event => (event.kind === 'activated' ? [event.enemy] : []))).toEqual([
      'orc-warrior-green-1',
      'orc-shaman-green-1',
      'brigand-green-1',
      'gremlin-green-1',
    ]);
  });

  test('SS-ACTV-04 a card activates nobody twice, even if it asks for more enemies than there are', () => {
    const t = enemiesAct('H', state => {
      enemy(state, 'gremlin-green-1', inTheHouse);
      enemy(state, 'brigand-blue-1', inTheHouse);
    });
    expect(order(t)).toEqual(['brigand-blue-1', 'gremlin-green-1']);
  });

  test('SS-ACTV-04, SS-SCRL-15 nor does Evil Power on a card with the sign: it is used, but the shaman is at it already', () => {
    const t = enemiesAct('D', state => enemy(state, 'orc-shaman-red-1', inTheHouse));
    expect(heard(t, 'used')).toMatchObject([{ by: 'orc-shaman-red-1', ability: 'evil-power-2' }]);
    expect(order(t)).toEqual(['orc-shaman-red-1']);
  });

  test('SS-ACTV-05 of one player the higher level first: violet, red, blue, green', () => {
    const t = enemiesAct('K', state => {
      state.threat = { hero: 'ecarus', level: 1 };
      enemy(state, 'gremlin-green-1', inTheHouse);
      enemy(state, 'gremlin-blue-1', inTheHouse);
      enemy(state, 'gremlin-red-1', inTheHouse);
      enemy(state, 'the-troll', inTheHouse);
    });
    expect(order(t)).toEqual(['the-troll', 'gremlin-red-1', 'gremlin-blue-1', 'gremlin-green-1']);
  });

  test('SS-ACTV-06 of the same level the manager chooses, stunned ones last', () => {
    const t = enemiesAct(
      'B',
      state => {
        enemy(state, 'gremlin-green-1', inTheHouse, 'laegon').bodies[0]?.conditions.push('stunned');
        enemy(state, 'brigand-green-1', inTheHouse, 'laegon');
        enemy(state, 'orc-warrior-green-1', inTheHouse, 'laegon');
      },
      [],
      { seats: 2 },
    );
    expect([t.kind, t.seat, t.offered()]).toEqual([
      'manage-order',
      1,
      ['enemy:brigand-green-1', 'enemy:orc-warrior-green-1'],
    ]);
    t.choose('enemy:orc-warrior-green-1');
    expect(heard(t, 'activation-card')).toMatchObject([
      { queue: ['orc-warrior-green-1', 'brigand-green-1', 'gremlin-green-1'] },
    ]);
    expect(heard(t, 'activation-skipped')).toMatchObject([{ enemy: 'gremlin-green-1' }]);
  });

  test('SS-ACTV-07 all of a level, of a style, in a situation, or a number, which the order cuts', () => {
    const drawn = (card: ActivationId) => {
      const t = enemiesAct(card, state => {
        enemy(state, 'orc-warrior-green-1', inTheHouse);
        const wounded = enemy(state, 'brigand-blue-1', inTheHouse).bodies[0];
        if (wounded) wounded.wounds = 1;
        enemy(state, 'gremlin-red-1', inTheHouse);
      });
      return order(t);
    };
    expect(drawn('B')).toEqual(['orc-warrior-green-1']);
    expect(drawn('L')).toEqual(['brigand-blue-1']);
    expect(drawn('F')).toEqual(['brigand-blue-1']);
    expect(drawn('N')).toEqual(['gremlin-red-1', 'brigand-blue-1']);
  });

  test('SS-ACTV-06, SS-ACTV-07 of three equal ones a card for one asks once', () => {
    const t = enemiesAct('M', state => {
      for (const card of ['gremlin-green-1', 'brigand-green-1', 'orc-warrior-green-1'] as const)
        enemy(state, card, inTheHouse);
    });
    expect(t.offered()).toHaveLength(3);
    t.choose('enemy:brigand-green-1');
    expect([t.kind, order(t)]).toEqual(['turn', ['brigand-green-1']]);
  });

  test('SS-ACTV-07 a stunned enemy uses up one of the number', () => {
    const t = enemiesAct('N', state => {
      enemy(state, 'gremlin-green-1', inTheHouse);
      enemy(state, 'brigand-blue-1', inTheHouse).bodies[0]?.conditions.push('stunned');
      enemy(state, 'gremlin-red-1', inTheHouse);
    });
    expect(order(t)).toEqual(['gremlin-red-1']);
    expect(heard(t, 'activation-skipped')).toMatchObject([{ enemy: 'brigand-blue-1' }]);
    expect(body(t, 'brigand-blue-1').conditions).toEqual([]);
  });

  test('SS-ACTV-08, SS-BOSS-08 the universal rune fits every card with a style', () => {
    for (const card of ['I', 'J', 'K', 'L'] as const) {
      const t = enemiesAct(card, state => {
        state.threat = { hero: 'ecarus', level: 1 };
        enemy(state, 'the-troll', inTheHouse);
        enemy(state, 'gremlin-green-1', inTheHouse);
      });
      expect(order(t)).toEqual(card === 'K' ? ['the-troll', 'gremlin-green-1'] : ['the-troll']);
    }
  });

  test('SS-ACTV-EX1 Attack of the Boss without a boss: all of the highest level in play, in the order of their player', () => {
    const t = enemiesAct('E', state => {
      enemy(state, 'orc-shaman-green-1', inTheHouse);
      enemy(state, 'gremlin-blue-1', inTheHouse);
      enemy(state, 'gremlin-blue-2', inTheHouse);
    });
    expect([t.kind, t.offered()]).toEqual(['manage-order', ['enemy:gremlin-blue-1', 'enemy:gremlin-blue-2']]);
    t.choose('enemy:gremlin-blue-2');
    expect(order(t)).toEqual(['gremlin-blue-2', 'gremlin-blue-1']);
  });

  test('SS-ACTV-EX2 Battle: the two brigands of the active player, then the blue gremlin of the other; then the cards are shuffled', () => {
    const t = sit({ passing: ['react'] }, state => {
      enemy(state, 'brigand-green-1', inTheHouse, 'ecarus');
      enemy(state, 'brigand-green-2', inTheHouse, 'ecarus');
      enemy(state, 'orc-warrior-green-1', inTheHouse, 'laegon');
      enemy(state, 'gremlin-blue-1', inTheHouse, 'laegon');
      state.supplies.activation = { pile: { top: ['H'], rest: ['B', 'C'], bottom: [] }, out: ['D', 'E', 'F'] };
    }).choose('end');
    expect(t.offered()).toEqual(['enemy:brigand-green-1', 'enemy:brigand-green-2']);
    t.choose('enemy:brigand-green-2');
    expect(order(t)).toEqual(['brigand-green-2', 'brigand-green-1', 'gremlin-blue-1']);
    const { pile, out } = t.state.supplies.activation;
    expect([[...pile.rest].sort(), out]).toEqual([['B', 'C', 'D', 'E', 'F'], ['H']]);
  });

  test('SS-ACTV-09 after Darkness Rests too; other cards shuffle nothing', () => {
    const after = (card: ActivationId) => {
      const t = sit({ passing: ['react'] }, state => {
        enemy(state, 'gremlin-green-1', inTheHouse);
        state.supplies.activation = { pile: { top: [card], rest: ['B'], bottom: [] }, out: ['D'] };
      }).choose('end');
      const { pile, out } = t.state.supplies.activation;
      return [[...pile.rest].sort(), out];
    };
    expect(after('A')).toEqual([['B', 'D'], ['A']]);
    expect(after('N')).toEqual([['B'], ['D', 'N']]);
  });

  test('SS-ACTV-10 an activation in a hero’s turn is carried out completely, then the turn goes on', () => {
    const t = sit({ passing: ['react'] }, state => {
      stand(state, 'ecarus', '1A.s');
      stand(state, 'laegon', '2A.n');
      enemy(state, 'gremlin-green-1', '1A.t');
      state.supplies.trap = newSupply(['alarm']);
      state.supplies.activation = newSupply<ActivationId>(['B']);
    });
    t.choose(t.offered('open')[0] ?? '', [blue('gremlin'), blue('gremlin')]);
    expect(heard(t, 'trap')).toMatchObject([{ trap: 'alarm' }]);
    expect(activations(t)).toEqual([['gremlin-green-1', 2, 'ecarus']]);
    const kinds = t.happened().map(({ kind }) => kind);
    expect(kinds.indexOf('attack')).toBeLessThan(kinds.indexOf('opened'));
    expect(t.state).toMatchObject({ stage: 'turn', turn: { hero: 'ecarus', standard: 1, combat: 1 } });
    expect(hero(t, 'ecarus').wounds).toBe(1);
  });

  test('SS-ACTV-11 such a card is drawn even if no enemy is in play', () => {
    const t = sit({ passing: ['react'] }, state => {
      stand(state, 'ecarus', '1A.s');
      state.shadows = [zone('1A.g')];
      state.supplies.trap = newSupply(['alarm']);
      state.supplies.activation = newSupply<ActivationId>(['B']);
    });
    t.choose(t.offered('open')[0] ?? '');
    expect(heard(t, 'activation-card')).toMatchObject([{ card: 'B', queue: [] }]);
  });

  test('SS-ACTV-10, SS-SCRL-08 the Captain commands the High Shaman, whose Evil Power activates him in the middle of it, once', () => {
    const t = enemiesAct('I', state => {
      stand(state, 'laegon', '1A.k');
      enemy(state, 'brigand-red-1', '2A.o');
      enemy(state, 'orc-shaman-red-1', '2A.c');
      heroOf(state, 'ecarus').shields = 20;
    });
    // Nobody of Might: one enemy, and of the two red ones the manager chooses the captain.
    t.choose('enemy:brigand-red-1', [
      red('hit'),
      blue('block'),
      red('gremlin'),
      ...Array<number>(4).fill(blue('gremlin')),
    ]);
    expect(order(t)).toEqual(['brigand-red-1', 'orc-shaman-red-1']);
    expect(heard(t, 'used').map(({ ability }) => ability)).toEqual(['supreme-commander', 'evil-power-2', 'curse-2']);
    expect(heard(t, 'attack').map(({ source }) => source)).toEqual(['sword', 'magma-sceptre']);
    expect(t.leftover).toEqual([]);
  });
});
