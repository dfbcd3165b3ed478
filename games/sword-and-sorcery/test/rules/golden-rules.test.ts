import { describe, expect, test } from 'vitest';
import { newSupply } from '../../rules/supplies.ts';
import { armourOf } from '../../rules/values.ts';
import { guard, inForce, lastTurn, nextAttack, to, told } from '../laid.ts';
import { blue, body, enemy, give, learn, red, sit, stand } from '../positions.ts';

describe('golden rules', () => {
  test('SS-GOLD-01 a card changes a rule: Leafwalk lets Laegon through difficult ground for one point', () => {
    const cost = (elf: boolean) => {
      const t = sit({ heroes: ['archer', 'white-rose'], at: '4B.c' }, state => {
        guard(state);
        if (elf) learn(state, 'laegon', 'leafwalk');
      });
      return t.choose(to('4B.e')).state.turn?.points;
    };
    expect([cost(false), cost(true)]).toEqual([2, 3]);
  });

  test('SS-GOLD-02 no die is rolled again twice, whatever re-rolls there are', () => {
    const t = sit({ heroes: ['cleric', 'white-rose'] }, state => {
      give(state, 'thorgar', 'main', 'war-hammer');
      stand(state, 'ecarus', '1A.t');
      enemy(state, 'gremlin-green-1', '2A.c');
      learn(state, 'thorgar', 'steady-hand');
      inForce(state, 'thorgar', 'luck', {
        do: 'on',
        at: 'attack-rolled',
        may: true,
        if: { is: 'own-attack' },
        effects: [{ do: 'reroll', n: 'any' }],
      });
    });
    t.choose('attack:main,gremlin-green-1', [red('gremlin'), blue('block'), blue('block')]);
    t.choose('use:thorgar,luck,1').choose('reroll:0', [red('gremlin')]);
    // The red die is done with; both blue ones show the same, so they are one option.
    expect(t.offered()).toEqual(['reroll:1', 'done']);
    t.choose('reroll:1', [blue('gremlin')]).choose('reroll:2', [blue('gremlin')]);
    // Divine Favour finds no die any more.
    expect(t.kind).toBe('turn');
    expect(told(t, 'rerolled').length).toBe(1);
  });

  test('SS-GOLD-03 an empty deck is made anew from its discards', () => {
    const t = sit({}, state => {
      guard(state);
      state.supplies.activation = { ...newSupply([]), out: ['A'] };
    });
    t.choose('end');
    expect(told(t, 'activation-card')).toMatchObject([{ card: 'A' }]);
    expect(t.state.supplies.activation.out).toEqual(['A']);
  });

  test('SS-GOLD-04 the event deck is never made anew: when it is empty the adventure is lost', () => {
    const t = sit({}, state => {
      lastTurn(state);
      state.events.out.push('footsteps');
      state.events.deck.rest = [];
    });
    t.choose('end');
    expect(t.state.over).toEqual({ kind: 'deck', by: null });
  });

  test('SS-GOLD-05 effects of the same name count once, those of different names together', () => {
    const t = sit({}, state => {
      inForce(state, 'ecarus', 'blessing', { do: 'modify', value: 'armour', n: 1 });
      inForce(state, 'ecarus', 'blessing', { do: 'modify', value: 'armour', n: 2 });
      inForce(state, 'ecarus', 'rune', { do: 'modify', value: 'armour', n: 1 });
    });
    expect(armourOf(t.state, 'ecarus').parts).toEqual([
      { source: 'blessing', amount: 2 },
      { source: 'rune', amount: 1 },
    ]);
  });

  test('SS-GOLD-06 what is suffered is not prevented', () => {
    const t = sit({}, state => {
      stand(state, 'laegon', '1A.t');
      enemy(state, 'orc-shaman-green-1', '2A.c');
      nextAttack(state, 'ecarus', { do: 'property', cost: {}, effects: [{ do: 'suffer', n: 2 }] });
    });
    t.choose('attack:unarmed,orc-shaman-green-1', [blue('gremlin')]).choose('property:0');
    expect(body(t, 'orc-shaman-green-1')).toMatchObject({ wounds: 2, shields: 2 });
  });
});
