import { describe, expect, test } from 'vitest';
import {
  acts,
  at,
  damageOf,
  face,
  fatigueOf,
  figure,
  go,
  hero,
  lay,
  monster,
  raid,
  reanimate,
  sit,
  strike,
} from '../positions.ts';

const AVRIC = 'avric-albright';
const LEORIC = 'leoric-of-the-book';
const FAIL = [face('gray', { shield: 3 }), face('black', { shield: 4 })];

describe('conditions', () => {
  test('D2-COND-01 a condition lies with whoever has it, hero, monster or familiar', () => {
    const t = acts(
      sit(state => {
        hero(state, LEORIC, 'necromancer', 'E5').cards = [];
        reanimate(state, LEORIC, 'E6');
        monster(state, 'zombie', 'F5');
        lay(state, LEORIC, {
          at: 'rested',
          must: true,
          aim: { who: 'figure', adjacent: true, each: true, self: true },
          effects: [{ do: 'condition', condition: 'poisoned' }],
        });
      }),
      LEORIC,
    );
    if (t.kind === 'familiars') t.choose('done');
    t.choose('rest');
    expect([LEORIC, 'reanimate', 'zombie-1'].map(id => figure(t, id).conditions)).toEqual([
      ['poisoned'],
      ['poisoned'],
      ['poisoned'],
    ]);
  });

  test('D2-COND-05 a second one of the same name has no effect', () => {
    const bitten = (conditions: readonly 'diseased'[]) => {
      const t = raid(state => {
        Object.assign(hero(state, 'syndrael', 'knight', 'F5'), { cards: [], conditions: [...conditions] });
        monster(state, 'zombie', 'G5');
      });
      const dice = [face('blue', { range: 2 }), face('yellow', { range: 1, damage: 1, surge: 0 })];
      t.choose(strike(t, 'zombie', 'syndrael', 'F5'), [...dice, face('gray', { shield: 0 })]).choose('surge:zombie,0');
      return [figure(t, 'syndrael').conditions, t.events().filter(e => e.kind === 'condition').length];
    };
    expect([bitten([]), bitten(['diseased'])]).toEqual([
      [['diseased'], 1],
      [['diseased'], 0],
    ]);
  });

  test('D2-COND-09 D2-COND-21 for a monster its activation counts as its turn', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'E3').cards = [];
      monster(state, 'zombie', 'J8').conditions = ['poisoned', 'immobilized'];
      monster(state, 'zombie', 'J3');
    }, 'zombie-1');
    expect([damageOf(t, 'zombie-1'), t.offered('move')]).toEqual([1, []]);
    t.choose('end');
    expect([figure(t, 'zombie-1').conditions, t.state.turns.map(one => one.figure)]).toEqual([
      ['poisoned'],
      ['zombie-2'],
    ]);
  });

  test('D2-COND-22 whoever becomes immobilized loses the points of every source', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E5').cards = [];
      monster(state, 'zombie', 'J8');
      lay(state, 'syndrael', {
        at: 'rested',
        must: true,
        effects: [{ do: 'condition', condition: 'immobilized' }],
      });
    });
    t.choose('move').choose('tire');
    expect(t.state.turns[0]?.pools.map(({ left }) => left)).toEqual([4, 1]);
    t.choose('rest');
    expect([t.state.turns[0]?.pools, t.offered('go'), t.offered('tire')]).toEqual([[], [], []]);
  });

  test('D2-COND-23 D2-COND-21 immobilized one may still be placed elsewhere, and use the points an ability gives', () => {
    const t = acts(
      sit(state => {
        const one = hero(state, AVRIC, 'disciple', 'E5', ['time-of-need']);
        Object.assign(one, { conditions: ['immobilized'], fatigue: 2 });
        monster(state, 'zombie', 'J8');
        lay(state, AVRIC, { at: 'rested', must: true, effects: [{ do: 'place', within: 2, of: 'them' }] });
      }),
      AVRIC,
    );
    t.choose(`use:${AVRIC},time-of-need,0`);
    t.choose(go(t, 'F5', 'time-of-need'));
    expect([figure(t, AVRIC).cells, fatigueOf(t, AVRIC)]).toEqual([[at(t.state, 'F5')], 0]);
    t.choose('rest').choose(`space:${at(t.state, 'H5')}`);
    expect(figure(t, AVRIC).cells).toEqual([at(t.state, 'H5')]);
    // It ends with the turn.
    t.choose('end');
    expect(figure(t, AVRIC).conditions).toEqual([]);
  });

  test('D2-COND-08 D2-COND-11 D2-COND-12 who is stunned uses no ability that is an action either, and has one action left afterwards', () => {
    const t = acts(
      sit(state => {
        const one = hero(state, AVRIC, 'disciple', 'E5', ['time-of-need']);
        Object.assign(one, { conditions: ['stunned'], fatigue: 2 });
        monster(state, 'zombie', 'J8');
      }),
      AVRIC,
    );
    expect(t.offered(`use:${AVRIC},time-of-need`)).toEqual([]);
    t.choose('shake-off:stunned').choose(`use:${AVRIC},time-of-need,0`);
    expect([figure(t, AVRIC).conditions, t.state.turns[0]?.actions]).toEqual([[], 0]);
  });

  test('D2-COND-20 D2-COND-34 diseased heroes test willpower, poisoned ones might', () => {
    const ill = (condition: 'diseased' | 'poisoned', dice: readonly number[]) => {
      const t = sit(state => {
        hero(state, 'syndrael', 'knight', 'E5').conditions = [condition];
        hero(state, AVRIC, 'disciple', 'H8');
        monster(state, 'zombie', 'J8');
      });
      t.choose('hero:syndrael', dice);
      return t.events().flatMap(e => (e.kind === 'tested' ? [[e.figure, e.attribute, e.passed]] : []));
    };
    expect([ill('diseased', FAIL), ill('poisoned', FAIL)]).toEqual([
      [['syndrael', 'willpower', false]],
      [['syndrael', 'might', false]],
    ]);
  });
});
