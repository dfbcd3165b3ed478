import { describe, expect, test } from 'vitest';
import { conditionsWith } from '../../content/conditions.ts';
import type { Condition } from '../../content/words.ts';
import type { Effect } from '../../effects/effect.ts';
import type { State } from '../../index.ts';
import {
  acts,
  at,
  damageOf,
  face,
  fatigueOf,
  figure,
  go,
  hero,
  monster,
  raid,
  reanimate,
  sit,
  strike,
} from '../positions.ts';

const SYNDRAEL = 'syndrael';
const GRISBAN = 'grisban-the-thirsty';
const AVRIC = 'avric-albright';
const LEORIC = 'leoric-of-the-book';
const gray = (shield: number) => face('gray', { shield });
const brown = (shield: number) => face('brown', { shield });
const blue = (damage: number, surge = 0) => face('blue', { damage, surge });
const red = (damage: number, surge = 0) => face('red', { damage, surge });
const yellow = (damage: number, surge = 0) => face('yellow', { damage, surge });
const PASS = [face('gray', { shield: 0 }), face('black', { shield: 0 })];
const FAIL = [face('gray', { shield: 3 }), face('black', { shield: 4 })];
const conditions = (t: Parameters<typeof figure>[0], id: string) => figure(t, id).conditions;

/** A passive word lies on a figure for the whole encounter. */
const lies = (state: State, on: string, what: Effect): void => {
  state.lasting.push({ source: 'laid', key: 'laid', on, by: on, until: 'encounter-end', next: false, what });
};

describe('conditions of the other boxes', () => {
  test('with a box its condition can be chosen where one may give any', () => {
    const base: Condition[] = ['diseased', 'immobilized', 'poisoned', 'stunned'];
    expect(conditionsWith([])).toEqual(base);
    expect(conditionsWith(['SN', 'LW', 'LR', 'MR', 'CR', 'TF'])).toHaveLength(10);
    expect(conditionsWith(['MB']).filter(one => !base.includes(one))).toEqual(['terrified']);
  });

  test('D2-COND-15 Bleeding: every action costs 1 fatigue but the one that ends it; monsters suffer damage for it', () => {
    const t = acts(
      sit(state => {
        hero(state, SYNDRAEL, 'knight', 'E5').conditions = ['bleeding'];
        monster(state, 'ettin', 'I5', 'J5', 'I6', 'J6').conditions = ['bleeding'];
      }),
      SYNDRAEL,
    );
    t.choose('move');
    expect([fatigueOf(t, SYNDRAEL), conditions(t, SYNDRAEL)]).toEqual([1, ['bleeding']]);
    t.choose(go(t, 'F5'));
    expect(fatigueOf(t, SYNDRAEL)).toBe(1);
    t.choose('shake-off:bleeding');
    expect([fatigueOf(t, SYNDRAEL), conditions(t, SYNDRAEL)]).toEqual([1, []]);
    t.choose('end');
    if (t.kind === 'overlord-turn') t.choose('group:ettin');
    t.choose('move');
    expect(damageOf(t, 'ettin-1')).toBe(1);
  });

  test('D2-COND-15 the attack without an action of two heroes is no action', () => {
    const t = acts(
      sit(
        state => {
          hero(state, SYNDRAEL, 'knight', 'E5').conditions = ['bleeding'];
          hero(state, AVRIC, 'disciple', 'J8');
          state.size = 2;
          monster(state, 'zombie', 'F5');
        },
        { heroes: 2 },
      ),
      SYNDRAEL,
    );
    t.choose(`${strike(t, 'iron-longsword', 'zombie-1', 'F5')},true`, [blue(1), red(1), brown(2)]);
    t.chooseWhile('surge', 'done');
    expect([t.kind, fatigueOf(t, SYNDRAEL)]).toEqual(['turn', 0]);
    t.choose(strike(t, 'iron-longsword', 'zombie-1', 'F5'), [blue(1), red(1), brown(2)]).chooseWhile('surge', 'done');
    expect(fatigueOf(t, SYNDRAEL)).toBe(1);
  });

  test('D2-COND-16 Burning: an action of the figure or of an adjacent one puts it out', () => {
    const position = () =>
      acts(
        sit(state => {
          hero(state, GRISBAN, 'berserker', 'E5').conditions = ['burning'];
          hero(state, AVRIC, 'disciple', 'E6');
          hero(state, LEORIC, 'runemaster', 'J8');
        }),
        GRISBAN,
      );
    const self = position();
    expect(self.offered('shake-off')).toEqual(['shake-off:burning']);
    self.choose('shake-off:burning');
    expect([conditions(self, GRISBAN), self.state.turns[0]?.actions]).toEqual([[], 1]);
    const other = position().choose('end');
    acts(other, AVRIC).choose(`shake-off:burning,${GRISBAN}`);
    expect([conditions(other, GRISBAN), other.state.turns[0]?.actions]).toEqual([[], 1]);
    const far = position().choose('end');
    expect(acts(far, LEORIC).offered('shake-off')).toEqual([]);
  });

  test('D2-COND-17 Burning: 1 damage at the end of the turn, for adjacent friends too, not for enemies', () => {
    const t = acts(
      sit(state => {
        hero(state, GRISBAN, 'berserker', 'E5').conditions = ['burning'];
        hero(state, AVRIC, 'disciple', 'E6');
        hero(state, LEORIC, 'runemaster', 'G5');
        monster(state, 'zombie', 'F5');
      }),
      GRISBAN,
    );
    t.choose('end');
    expect([GRISBAN, AVRIC, LEORIC, 'zombie-1'].map(id => damageOf(t, id))).toEqual([1, 1, 0, 0]);
    expect(conditions(t, GRISBAN)).toEqual(['burning']);
  });

  test('D2-COND-17 a burning monster hurts the monsters beside it, even if it dies of it', () => {
    const t = raid(state => {
      hero(state, GRISBAN, 'berserker', 'E5');
      const one = monster(state, 'zombie', 'F5');
      one.conditions = ['burning'];
      one.damage = 2;
      monster(state, 'zombie', 'F6');
    }, 'zombie-1');
    t.choose('end');
    expect(t.state.monsters.map(({ id, damage }) => [id, damage])).toEqual([['zombie-2', 1]]);
    expect(damageOf(t, GRISBAN)).toBe(0);
  });

  test('D2-COND-18 Burning that is put out in time does no damage', () => {
    const t = acts(
      sit(state => {
        hero(state, SYNDRAEL, 'knight', 'E5').conditions = ['burning'];
        hero(state, AVRIC, 'disciple', 'E6');
      }),
      SYNDRAEL,
    );
    t.choose('shake-off:burning').choose('end');
    expect([damageOf(t, SYNDRAEL), damageOf(t, AVRIC)]).toEqual([0, 0]);
  });

  test('D2-COND-19 a familiar that is treated as a hero puts out the hero beside it, with its move or its other action', () => {
    const t = sit(state => {
      hero(state, LEORIC, 'necromancer', 'E5').conditions = ['burning'];
      reanimate(state, LEORIC, 'E6');
    });
    acts(t, LEORIC);
    t.choose('familiar:reanimate');
    expect(t.offered('shake-off')).toEqual([`shake-off:burning,${LEORIC}`]);
    t.choose(`shake-off:burning,${LEORIC}`);
    expect([conditions(t, LEORIC), t.state.turns.at(-1)?.only]).toEqual([[], ['move', 'attack']]);
  });

  test('D2-COND-25 Weakened: 1 damage less in attacks, 1 shield less in defence, until a rest action', () => {
    const t = acts(
      sit(state => {
        hero(state, SYNDRAEL, 'knight', 'E5').conditions = ['weakened'];
        monster(state, 'ettin', 'F5', 'G5', 'F6', 'G6').conditions = ['weakened'];
      }),
      SYNDRAEL,
    );
    // 2 + 2 damage, 1 less; 1 + 1 shields, 1 less.
    t.choose(strike(t, 'iron-longsword', 'ettin-1', 'F5'), [blue(2), red(2), gray(1), gray(1)]);
    t.chooseWhile('surge', 'done');
    expect(damageOf(t, 'ettin-1')).toBe(2);
    t.choose('rest');
    expect(conditions(t, SYNDRAEL)).toEqual([]);
    expect(conditions(t, 'ettin-1')).toEqual(['weakened']);
  });

  test('D2-COND-26 who is treated as a hero cannot rest', () => {
    const t = sit(state => {
      hero(state, LEORIC, 'necromancer', 'J8');
      reanimate(state, LEORIC, 'E6').conditions = ['weakened'];
    });
    acts(t, LEORIC).choose('familiar:reanimate');
    expect([t.offered('rest'), t.offered('shake-off')]).toEqual([[], []]);
  });

  test('D2-COND-27 D2-COND-29 Doomed: 1 more damage each time some is suffered, none more is dealt', () => {
    const t = acts(
      sit(state => {
        hero(state, SYNDRAEL, 'knight', 'E5');
        monster(state, 'ettin', 'F5', 'G5', 'F6', 'G6').conditions = ['doomed'];
      }),
      SYNDRAEL,
    );
    t.choose(strike(t, 'iron-longsword', 'ettin-1', 'F5'), [blue(1), red(1), gray(1), gray(0)]);
    t.chooseWhile('surge', 'done');
    const dealt = t.events().find(event => event.kind === 'dealt');
    expect([damageOf(t, 'ettin-1'), dealt?.kind === 'dealt' && dealt.dealt]).toEqual([2, 1]);
    t.choose(strike(t, 'iron-longsword', 'ettin-1', 'F5'), [blue(1), red(1), gray(1), gray(1)]);
    t.chooseWhile('surge', 'done');
    // Nothing was suffered, so that nothing comes on top.
    expect(damageOf(t, 'ettin-1')).toBe(2);
  });

  test('D2-COND-28 Doomed: a surge of an own attack ends it', () => {
    const t = acts(
      sit(state => {
        hero(state, SYNDRAEL, 'knight', 'E5').conditions = ['doomed'];
        monster(state, 'ettin', 'F5', 'G5', 'F6', 'G6');
      }),
      SYNDRAEL,
    );
    t.choose(strike(t, 'iron-longsword', 'ettin-1', 'F5'), [blue(2, 1), red(1), gray(0), gray(0)]);
    const [end] = t.offered('surge:').filter(id => id.includes('doomed'));
    t.choose(end ?? 'none');
    t.chooseWhile('surge', 'done');
    expect([conditions(t, SYNDRAEL), damageOf(t, 'ettin-1')]).toEqual([[], 3]);
  });

  test('D2-COND-EX1 Doomed by a surge counts for the damage of the same attack already', () => {
    const t = raid(state => {
      hero(state, SYNDRAEL, 'knight', 'E5');
      monster(state, 'zombie', 'F5');
      lies(state, 'zombie-1', { do: 'surge', surge: { effects: [{ do: 'inflict', condition: 'doomed' }] } });
    });
    t.choose(strike(t, 'zombie', SYNDRAEL, 'E5'), [blue(2, 1), yellow(1), gray(0)]);
    while (t.kind === 'answer') t.choose('pass');
    const [doom] = t.offered('surge:').filter(id => id.includes('laid'));
    t.choose(doom ?? 'none')
      .chooseWhile('surge', 'done')
      .chooseWhile('answer', 'pass');
    expect([damageOf(t, SYNDRAEL), conditions(t, SYNDRAEL)]).toEqual([4, ['doomed']]);
  });

  test('D2-COND-30 Terrified: no surges, not even against fatigue; it ends with a turn that ends without an enemy in sight', () => {
    const t = acts(
      sit(state => {
        const one = hero(state, SYNDRAEL, 'knight', 'E5');
        one.conditions = ['terrified'];
        one.fatigue = 2;
        monster(state, 'ettin', 'F5', 'G5', 'F6', 'G6');
        hero(state, AVRIC, 'disciple', 'J8').conditions = ['terrified'];
      }),
      SYNDRAEL,
    );
    t.choose(strike(t, 'iron-longsword', 'ettin-1', 'F5'), [blue(2, 1), red(2), gray(0), gray(0)]);
    expect([t.kind, damageOf(t, 'ettin-1'), fatigueOf(t, SYNDRAEL)]).toEqual(['turn', 4, 2]);
    t.choose('end');
    expect(conditions(t, SYNDRAEL)).toEqual(['terrified']);
    const calm = acts(
      sit(state => {
        hero(state, GRISBAN, 'berserker', 'E5').conditions = ['terrified'];
        hero(state, AVRIC, 'disciple', 'J8');
      }),
      GRISBAN,
    );
    expect(conditions(calm.choose('end'), GRISBAN)).toEqual([]);
  });

  test('D2-COND-31 D2-COND-33 Cursed: no skills that are actions, but feats, items and all that is no action; no monster actions', () => {
    const t = sit(state => {
      const one = hero(state, AVRIC, 'disciple', 'E5', ['blessed-strike']);
      one.conditions = ['cursed'];
      one.damage = 2;
      hero(state, SYNDRAEL, 'knight', 'E6').damage = 3;
      monster(state, 'zombie', 'F5');
    });
    acts(t.choose(`hero:${AVRIC}`, FAIL), AVRIC);
    expect(t.offered('use:').map(id => id.split(',')[1])).toEqual([`${AVRIC}-feat`, 'prayer-of-healing']);
    expect(t.explain(`use:${AVRIC},blessed-strike,0`).rule).toBe('D2-COND-31');
    expect(t.offered(`use:${AVRIC},${AVRIC}-feat`)).toHaveLength(1);
    const raided = raid(state => {
      hero(state, SYNDRAEL, 'knight', 'E5');
      monster(state, 'ettin*', 'F5', 'G5', 'F6', 'G6').conditions = ['cursed'];
    });
    expect([raided.offered('use:'), raided.offered('attack:').length > 0]).toEqual([[], true]);
  });

  test('D2-COND-32 Cursed: a test of knowledge at the start of the turn ends it', () => {
    const position = () =>
      sit(state => {
        hero(state, SYNDRAEL, 'knight', 'E5').conditions = ['cursed'];
        hero(state, AVRIC, 'disciple', 'J8');
      });
    const passed = position().choose(`hero:${SYNDRAEL}`, PASS);
    expect(conditions(passed, SYNDRAEL)).toEqual([]);
    const failed = position().choose(`hero:${SYNDRAEL}`, FAIL);
    expect([conditions(failed, SYNDRAEL), fatigueOf(failed, SYNDRAEL), damageOf(failed, SYNDRAEL)]).toEqual([
      ['cursed'],
      0,
      0,
    ]);
  });
});

describe('conditions of all boxes', () => {
  test('D2-COND-10 who has one move and one other action only gives either for the action of a condition', () => {
    for (const condition of ['bleeding', 'burning', 'stunned'] as const) {
      const t = sit(state => {
        hero(state, LEORIC, 'necromancer', 'J8');
        reanimate(state, LEORIC, 'E6').conditions = [condition];
      });
      acts(t, LEORIC).choose('familiar:reanimate').choose(`shake-off:${condition}`);
      expect([conditions(t, 'reanimate'), t.offered('move')]).toEqual([[], ['move']]);
      t.choose('move');
      expect(t.offered('move')).toEqual([]);
    }
  });

  test('D2-COND-12 D2-COND-13 shaking off the stun takes one action; what is no action was possible before', () => {
    const t = acts(
      sit(state => {
        const one = hero(state, SYNDRAEL, 'knight', 'E5');
        one.conditions = ['stunned'];
        hero(state, AVRIC, 'disciple', 'E6');
      }),
      SYNDRAEL,
    );
    expect([t.offered('tire'), t.offered('move'), t.offered(`use:${SYNDRAEL},${SYNDRAEL}-feat`).length]).toEqual([
      ['tire'],
      [],
      1,
    ]);
    t.choose('shake-off:stunned').choose('move');
    expect([t.state.turns[0]?.actions, t.offered(go(t, 'F5')).length]).toEqual([0, 1]);
    expect(at(t.state, 'E5')).toBe(figure(t, SYNDRAEL).cells[0]);
  });

  test('D2-COND-09 D2-OTURN-10 for figures without a turn it is their activation: a burning monster at its end', () => {
    const t = raid(state => {
      hero(state, SYNDRAEL, 'knight', 'E5');
      monster(state, 'ettin', 'I5', 'J5', 'I6', 'J6').conditions = ['burning', 'terrified'];
    });
    t.choose('end');
    expect([damageOf(t, 'ettin-1'), conditions(t, 'ettin-1')]).toEqual([1, ['burning', 'terrified']]);
  });
});
