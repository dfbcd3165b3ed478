import { describe, expect, test } from 'vitest';
import { levelOf } from '../../content/levels.ts';
import { handLimit } from '../../rules/draw-up.ts';
import { commandTokens } from '../../rules/units.ts';
import { heroOf, type State, turnOf } from '../../state.ts';
import { army, deck, fight, hexOn, hold, layMap, me, type Sitting, sit, stand } from '../positions.ts';

/** The turn of seat 0, who has reached so much fame on this level, is about to end. */
function risen(level: number, fame: number, arrange: (state: State) => void = () => {}): Sitting {
  return sit({}, state => {
    layMap(state, ['country-3']);
    stand(state, 0, hexOn(1, 0, 0));
    hold(state, 1, 'rage');
    deck(state, 1, 'march');
    Object.assign(heroOf(state, 0), { level, fame, skillPile: ['double-time', 'shield-mastery'] });
    turnOf(state).stage = 'after';
    turnOf(state).cards = 1;
    state.offers.actions = ['march', 'stamina', 'rage'];
    state.piles.actions.rest = ['promise'];
    arrange(state);
  });
}

describe('level-up', () => {
  test('MK-LVL-01 one level for each row of the fame track crossed, one after the other', () => {
    const t = risen(1, 15, state => {
      state.offers.actions = ['march', 'stamina', 'rage'];
      heroOf(state, 0).skillPile = ['double-time', 'double-time', 'shield-mastery', 'shield-mastery'];
    });
    t.choose('end');
    // Levels 2, 3 and 4: the first skill is chosen before the next level comes.
    expect([t.kind, me(t).level]).toEqual(['level-up', 2]);
    t.choose(t.offered('gain-skill')[0] ?? '').choose('card:march');
    expect([t.kind, me(t).level]).toEqual(['level-up', 4]);
    t.choose(t.offered('gain-skill')[0] ?? '').choose('card:stamina');
    expect(t.events().flatMap(e => (e.kind === 'level' ? [e.level] : []))).toEqual([2, 3, 4]);
  });

  test.each([
    [2, 3],
    [3, 8],
    [4, 15],
    [5, 24],
    [6, 35],
    [7, 48],
    [8, 63],
    [9, 80],
    [10, 99],
  ])('MK-LVL-01 level %i comes at fame %i and not before', (level, fame) => {
    const levelAfter = (now: number) => {
      const t = risen(level - 1, now, state => {
        heroOf(state, 0).skillPile = [];
        state.offers.actions = [];
        state.piles.actions.rest = [];
      });
      t.choose('end');
      return me(t).level;
    };
    expect([levelAfter(fame - 1), levelAfter(fame)]).toEqual([level - 1, level]);
  });

  test('MK-LVL-02 MK-LVL-03 an odd level brings armor, hand limit and a command token, no skill', () => {
    const t = risen(4, 24);
    expect([levelOf(4).armor, handLimit(t.state, 0), commandTokens(me(t))]).toEqual([3, 5, 2]);
    t.choose('end');
    expect([me(t).level, levelOf(5).armor, handLimit(t.state, 0), commandTokens(me(t))]).toEqual([5, 3, 6, 3]);
    expect([t.kind, me(t).skills]).toEqual(['discard', []]);
  });

  test('MK-LVL-02 the new armor counts against damage', () => {
    const t = sit({}, state => {
      heroOf(state, 0).level = 7;
      fight(state, ['swordsmen'], { phase: 'block' });
    });
    t.choose('done');
    // 6 points against armor 4.
    expect(me(t).hand).toEqual(['wound', 'wound']);
  });

  test('MK-LVL-03 the new command token carries a unit', () => {
    const t = risen(2, 8, state => {
      army(state, 0, 'peasants');
      state.offers.units = ['foresters'];
      turnOf(state).owed = [{ reward: 'unit' }];
    });
    t.choose('end').choose('pass').choose('recruit:foresters');
    expect(me(t).units.map(({ unit }) => unit)).toEqual(['peasants', 'foresters']);
  });

  test('MK-LVL-04 MK-LVL-05 MK-LVL-07 an even level: one of two own skills, the other into the common offer, and any action', () => {
    const t = risen(1, 3);
    t.choose('end');
    expect(t.offered()).toEqual(['gain-skill:double-time,own', 'gain-skill:shield-mastery,own']);
    t.choose('gain-skill:shield-mastery,own');
    expect(t.offered()).toEqual(['card:march', 'card:stamina', 'card:rage']);
    t.choose('card:stamina');
    expect(me(t).skills).toEqual([{ skill: 'shield-mastery', used: false, out: false, colour: null }]);
    expect(t.state.offers.skills).toEqual([{ skill: 'double-time', from: 0 }]);
    expect([me(t).deck.top, t.state.offers.actions]).toEqual([['stamina'], ['march', 'rage', 'promise']]);
    expect(me(t).skillPile).toEqual([]);
  });

  test('MK-LVL-06 MK-LVL-07 or a skill of another player, both own ones into the offer, and the lowest action', () => {
    const t = risen(1, 3, state => {
      state.offers.skills = [
        { skill: 'dark-paths', from: 1 },
        { skill: 'i-feel-no-pain', from: 0 },
      ];
    });
    t.choose('end');
    // The own one that lies there already cannot be taken back.
    expect(t.offered()).toEqual([
      'gain-skill:double-time,own',
      'gain-skill:shield-mastery,own',
      'gain-skill:dark-paths,common',
    ]);
    t.choose('gain-skill:dark-paths,common');
    expect(me(t).skills.map(({ skill }) => skill)).toEqual(['dark-paths']);
    expect(t.state.offers.skills).toEqual([
      { skill: 'i-feel-no-pain', from: 0 },
      { skill: 'double-time', from: 0 },
      { skill: 'shield-mastery', from: 0 },
    ]);
    expect([me(t).deck.top, t.state.offers.actions]).toEqual([['march'], ['stamina', 'rage', 'promise']]);
  });
});
