import { describe, expect, test } from 'vitest';
import { MANA } from '../../content/words.ts';
import { newUnit } from '../../rules/units.ts';
import { heroOf, type Reward, type State, turnOf } from '../../state.ts';
import { army, crystals, deck, hexOn, hold, layMap, me, type Sitting, sit, stand } from '../positions.ts';

const C = hexOn(1, 0, 0);
/** The side of a mana die that shows a colour, as laid dice count them. */
const side = (mana: (typeof MANA)[number]): number => MANA.indexOf(mana) + 1;

/** The turn of seat 0 is about to end, and these rewards are owed. */
function owed(rewards: readonly Reward[], arrange: (state: State) => void = () => {}): Sitting {
  return sit({}, state => {
    layMap(state, ['country-3']);
    stand(state, 0, C);
    hold(state, 0);
    hold(state, 1, 'rage');
    deck(state, 1, 'march');
    turnOf(state).stage = 'after';
    turnOf(state).cards = 1;
    turnOf(state).owed = [...rewards];
    state.piles.artifacts.rest = [];
    state.offers.actions = [];
    state.piles.actions.rest = [];
    heroOf(state, 0).skillPile = [];
    arrange(state);
  });
}

describe('rewards', () => {
  test('MK-REW-01 they are taken at the end of the turn, in an order the player chooses', () => {
    const t = owed([{ reward: 'spell' }, { reward: 'action' }, { reward: 'crystal', colour: 'red' }], state => {
      state.offers.spells = ['fireball'];
      state.piles.spells.rest = [];
      state.offers.actions = ['stamina'];
    });
    t.choose('end');
    expect(t.offered()).toEqual(['reward:0,spell', 'reward:1,action', 'reward:2,crystal']);
    t.choose('reward:1,action');
    expect(t.offered()).toEqual(['reward:0,spell', 'reward:1,crystal']);
    t.choose('reward:1,crystal');
    expect(me(t).crystals.red).toBe(1);
    // The spell came last: it lies on top.
    expect(t.events().flatMap(e => (e.kind === 'card-gained' ? [e.card] : []))).toEqual(['stamina', 'fireball']);
  });

  test('MK-REW-02 MK-FIX-06 crystals go to the inventory; a fourth one is nothing', () => {
    const t = owed(
      [
        { reward: 'crystal', colour: 'red' },
        { reward: 'crystal', colour: 'blue' },
      ],
      state => {
        crystals(state, 0, 'red', 'red', 'red');
      },
    );
    t.choose('end').choose('reward:0,crystal');
    expect([me(t).crystals.red, me(t).crystals.blue, me(t).tokens.red]).toEqual([3, 1, 0]);
  });

  test('MK-REW-03 random crystals: a basic colour is that crystal, black is 1 fame, gold is of one’s choice', () => {
    const t = owed([{ reward: 'random-crystals', n: 3 }]);
    t.choose('end', [side('green'), side('black'), side('gold')]);
    expect(t.offered()).toEqual(['colour:red', 'colour:blue', 'colour:green', 'colour:white']);
    t.choose('colour:white');
    expect(me(t).crystals).toEqual({ red: 0, blue: 0, green: 1, white: 1 });
    expect(me(t).fame).toBe(1);
  });

  test('MK-REW-04 one artifact more is drawn than won; one goes under the deck, the others on top in any order', () => {
    const t = owed([{ reward: 'artifact', n: 2 }], state => {
      state.piles.artifacts.rest = ['ruby-ring', 'sapphire-ring', 'emerald-ring'];
    });
    t.choose('end');
    expect(t.offered()).toEqual(['card:emerald-ring', 'card:ruby-ring', 'card:sapphire-ring']);
    t.choose('card:ruby-ring');
    expect(t.state.piles.artifacts.bottom).toEqual(['ruby-ring']);
    t.choose('card:sapphire-ring');
    expect(t.events(0).flatMap(e => (e.kind === 'card-gained' ? [e.card] : []))).toEqual([
      'sapphire-ring',
      'emerald-ring',
    ]);
  });

  test('MK-REW-04 all artifacts of a turn are drawn together', () => {
    const t = owed([{ reward: 'artifact', n: 1 }, { reward: 'spell' }, { reward: 'artifact', n: 1 }], state => {
      state.piles.artifacts.rest = ['ruby-ring', 'sapphire-ring', 'emerald-ring', 'diamond-ring'];
      state.offers.spells = ['fireball'];
      state.piles.spells.rest = [];
    });
    t.choose('end').choose('reward:0,artifact');
    expect(t.offered()).toHaveLength(3);
    t.choose(t.offered()[0] ?? '').choose(t.offered()[0] ?? '');
    expect(t.state.piles.artifacts.rest).toHaveLength(1);
    expect(t.state.piles.artifacts.bottom).toHaveLength(1);
  });

  test('MK-REW-05 MK-REW-06 spells and actions are chosen from their offers, never from the unit offer; those are refilled', () => {
    const t = owed([{ reward: 'action' }], state => {
      state.offers.actions = ['march', 'stamina', 'rage'];
      state.offers.monastery = ['swiftness'];
      state.piles.actions.rest = ['promise'];
      hold(state, 0, 'wound', 'wound', 'wound', 'wound', 'wound');
    });
    t.choose('end');
    expect(t.offered()).toEqual(['card:march', 'card:stamina', 'card:rage']);
    t.choose('card:march').chooseWhile('discard', 'done');
    expect([me(t).deck.top, t.state.offers.actions, t.state.offers.monastery]).toEqual([
      ['march'],
      ['stamina', 'rage', 'promise'],
      ['swiftness'],
    ]);
  });
});

describe('units as a reward', () => {
  const ruins = (arrange: (state: State) => void = () => {}) =>
    owed([{ reward: 'unit' }], state => {
      state.offers.units = ['altem-guardians', 'peasants', 'peasants'];
      arrange(state);
    });

  test('MK-REW-07 any unit of the offer, whatever its kind and price', () => {
    const t = ruins();
    t.choose('end');
    expect(t.offered()).toEqual(['recruit:altem-guardians', 'recruit:peasants', 'pass']);
    t.choose('recruit:altem-guardians');
    expect(me(t).units).toEqual([newUnit('altem-guardians')]);
    expect(t.state.offers.units).toEqual(['peasants', 'peasants']);
  });

  test('MK-REW-07 without a free command token a unit is disbanded, or the reward given up', () => {
    const t = ruins(state => army(state, 0, 'foresters'));
    t.choose('end').choose('recruit:peasants');
    expect(me(t).units.map(({ unit }) => unit)).toEqual(['peasants']);
    expect(t.events().find(({ kind }) => kind === 'disbanded')).toMatchObject({ unit: 'foresters' });
    const given = ruins(state => army(state, 0, 'foresters'));
    given.choose('end').choose('pass');
    expect(me(given).units.map(({ unit }) => unit)).toEqual(['foresters']);
  });

  test('MK-REW-08 who gets a command token by a new level may take the unit afterwards', () => {
    const t = ruins(state => {
      army(state, 0, 'foresters');
      heroOf(state, 0).fame = 8;
      heroOf(state, 0).level = 2;
    });
    t.choose('end');
    expect(t.offered()).toEqual(['reward:0,unit', 'pass']);
    t.choose('pass');
    expect([me(t).level, t.kind]).toEqual([3, 'reward']);
    t.choose('recruit:peasants');
    expect(me(t).units.map(({ unit }) => unit)).toEqual(['foresters', 'peasants']);
    expect(turnOf(t.state).owed ?? []).toEqual([]);
  });

  test('MK-REW-08 a level that brings no token is no reason to wait, and other rewards do not wait', () => {
    const skillsOnly = ruins(state => {
      heroOf(state, 0).fame = 3;
    });
    skillsOnly.choose('end');
    expect(skillsOnly.offered('reward')).toEqual([]);
    expect(me(skillsOnly).level).toBe(1);
    const two = owed([{ reward: 'unit' }, { reward: 'spell' }], state => {
      state.offers.units = ['peasants'];
      state.offers.spells = ['fireball'];
      state.piles.spells.rest = [];
      heroOf(state, 0).fame = 8;
      heroOf(state, 0).level = 2;
    });
    two.choose('end');
    expect(two.offered()).toEqual(['reward:0,unit', 'reward:1,spell']);
    two.choose('reward:1,spell');
    expect(two.offered()).toEqual(['reward:0,unit', 'pass']);
  });
});
