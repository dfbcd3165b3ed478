import { describe, expect, test } from 'vitest';
import type { State } from '../../index.ts';
import { acts, at, damageOf, face, fatigueOf, figure, hero, lay, monster, raid, sit, strike } from '../positions.ts';

const AVRIC = 'avric-albright';
const JAIN = 'jain-fairwood';
const TARHA = 'widow-tarha';
const gray = (shield: number) => face('gray', { shield });
const none = gray(0);
const ETTIN = ['G5', 'H5', 'G6', 'H6'] as const;
const blue = (range: number) => face('blue', { range });
const yellow = (damage: number, surge = 0) => face('yellow', { damage, surge });
const brown = (shield: number) => face('brown', { shield });
const red = (damage: number, surge = 0) => face('red', { damage, surge });

describe('surges and damage', () => {
  test('D2-SURGE-01 D2-SURGE-04 D2-SURGE-05 surges of the dice are spent in any order; an ability with two effects brings both', () => {
    const fight = () => {
      const t = acts(
        sit(state => {
          const jain = hero(state, JAIN, 'wildlander', 'E5', ['crossbow']);
          jain.cards = jain.cards.filter(({ id }) => id === 'crossbow');
          monster(state, 'ettin', ...ETTIN);
        }),
        JAIN,
      );
      return t.choose(strike(t, 'crossbow', 'ettin-1', 'G5'), [
        blue(6),
        face('yellow', { range: 1, surge: 1 }),
        gray(1),
        none,
      ]);
    };
    const t = fight();
    expect(t.offered('surge:')).toEqual(['surge:crossbow,0', 'surge:crossbow,1']);
    t.choose('surge:crossbow,1');
    expect(t.kind).toBe('where');
    t.choose(`space:${at(t.state, 'H4')}`);
    if (t.kind === 'stretch') t.choose(t.offered()[0] ?? '');
    t.choose('surge:crossbow,0');
    // 1 heart, 1 and 2 more; Pierce 1 ignores the shield.
    expect(damageOf(t, 'ettin-1')).toBe(4);
  });

  test('D2-KEYW-03 D2C-MAB-21 D2C-MAB-22 D2C-MAB-23 D2C-MAB-EX2 several Pierce abilities add up, beyond the shields they are lost', () => {
    const pierced = (shields: readonly number[]) => {
      const t = acts(
        sit(state => {
          const one = hero(state, 'syndrael', 'knight', 'F5', ['iron-battleaxe']);
          one.cards = one.cards.filter(({ id }) => id === 'iron-battleaxe');
          monster(state, 'ettin', ...ETTIN);
          state.lasting.push({
            source: 'laid',
            key: 'pierce',
            on: 'syndrael',
            by: 'syndrael',
            until: 'encounter-end',
            next: false,
            what: { do: 'bonus', to: 'pierce', n: 2 },
          });
        }),
        'syndrael',
      );
      t.choose(strike(t, 'iron-battleaxe', 'ettin-1', 'G5'), [blue(3), red(2), ...shields.map(gray)]);
      return damageOf(t, 'ettin-1');
    };
    // 4 hearts with Pierce 1 and 2.
    expect([pierced([1, 1]), pierced([3, 1]), pierced([3, 2])]).toEqual([4, 3, 2]);
  });

  test('D2-ASTEP-23 fatigue recovered in step 4 may be spent in the same attack: Runic Knowledge', () => {
    const t = acts(
      sit(state => {
        hero(state, TARHA, 'runemaster', 'E5').fatigue = 4;
        monster(state, 'ettin', ...ETTIN);
      }),
      TARHA,
    );
    t.choose(strike(t, 'arcane-bolt', 'ettin-1', 'G5'), [
      blue(2),
      face('yellow', { damage: 2, surge: 1 }),
      none,
      none,
    ]).choose('pass');
    t.choose('surge-fatigue');
    expect(fatigueOf(t, TARHA)).toBe(3);
    t.choose(`surge:${TARHA}/runic-knowledge,0`);
    expect([fatigueOf(t, TARHA), damageOf(t, TARHA)]).toEqual([4, 0]);
  });
});

describe('Blast', () => {
  /** Syndrael throws the Fire Flask at a zombie with a zombie and a friend beside it; its Blast is bought with a surge. */
  const flask = (change: (state: State) => void = () => undefined, range: 2 | 1 = 2) => {
    const t = acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'E5', ['fire-flask']);
        hero(state, AVRIC, 'disciple', 'H6').cards = [];
        monster(state, 'zombie', 'H5');
        monster(state, 'zombie', 'I5');
        monster(state, 'zombie', 'J3');
        change(state);
      }),
      'syndrael',
    );
    t.choose('use:syndrael,fire-flask,0');
    return t.choose(strike(t, 'fire-flask', 'zombie-1', 'H5'), [
      blue(2),
      range === 2 ? face('yellow', { range: 1, damage: 1 }) : yellow(2),
      brown(1),
    ]);
  };

  test('D2-TGT-08 D2-KEYW-08 D2-ASTEP-21 D2-ASTEP-27 D2-ASTEP-30 bought with a surge: affected from step 4 on; the active player orders the damage; then the attack is over', () => {
    const t = flask(state => {
      for (const moment of ['before-roll', 'rolled', 'surges-spent'] as const)
        lay(
          state,
          'zombie-2',
          { at: moment, must: true, if: { is: 'affected' }, effects: [{ do: 'count', counter: moment }] },
          moment,
        );
    });
    expect([t.kind, t.state.attacks[0]?.aims.map(one => one.figure)]).toEqual(['surge', ['zombie-1']]);
    t.choose('surge:fire-flask,0', [gray(1), brown(0)]);
    // It has not rolled with the others; before it rolls now, what may be used then may be used.
    expect(t.state.counters).toEqual({ 'before-roll': 1, 'surges-spent': 1 });
    expect([t.kind, t.seat, t.offered()]).toEqual(['order', 1, ['order:zombie-1', `order:${AVRIC}`, 'order:zombie-2']]);
    t.choose('order:zombie-2');
    expect([damageOf(t, AVRIC), t.state.monsters.map(({ id }) => id)]).toEqual([0, ['zombie-1', 'zombie-3']]);
    t.choose('order:zombie-1');
    // 3 hearts against 1 shield, 1, and none.
    expect([damageOf(t, 'zombie-1'), damageOf(t, AVRIC), t.state.attacks]).toEqual([2, 2, []]);
    const told = t.events().map(e => e.kind);
    expect(told.indexOf('attack-over')).toBeGreaterThan(told.lastIndexOf('dealt'));
  });

  test('D2-ATK-03 who falls while damage is dealt deals no more', () => {
    const t = flask(state =>
      lay(state, 'zombie-1', {
        at: 'suffered',
        must: true,
        if: { is: 'about', who: 'self' },
        aim: { who: 'attacker' },
        effects: [{ do: 'suffer', n: 20 }],
      }),
    );
    t.choose('surge:fire-flask,0', [gray(1), brown(0)]).choose('order:zombie-1');
    expect([t.state.heroes[0]?.down, t.state.attacks]).toEqual([at(t.state, 'E5'), []]);
    expect(['zombie-1', AVRIC, 'zombie-2'].map(id => damageOf(t, id))).toEqual([2, 0, 0]);
  });

  test('D2-KO-16 D2-KO-20 who is knocked out beside the target is not affected', () => {
    const t = flask(state => {
      Object.assign(state.heroes[1] ?? {}, { down: at(state, 'H6'), cells: [], damage: 12 });
    });
    t.choose('surge:fire-flask,0', [brown(0)]);
    expect([t.kind, t.state.attacks[0]?.aims.map(one => one.figure)]).toEqual(['order', ['zombie-1', 'zombie-2']]);
  });

  test('D2-KEYW-09 who was affected stays so, even if it is put away', () => {
    const t = flask(state => {
      lay(state, 'zombie-2', { at: 'surges-spent', must: true, effects: [{ do: 'place', within: 3, of: 'them' }] });
    });
    t.choose('surge:fire-flask,0', [gray(1), brown(1)]).choose(`space:${at(t.state, 'J8')}`);
    t.choose('order:zombie-1').choose(`order:${AVRIC}`);
    expect([figure(t, 'zombie-2').cells, damageOf(t, 'zombie-2')]).toEqual([[at(t.state, 'J8')], 2]);
  });

  test('D2-KEYW-06 it needs range and sight to the target alone; if that is missed nobody is affected', () => {
    // Range 2 for 3 spaces: the surge buys no range here.
    const t = flask(() => undefined, 1);
    expect([t.kind, t.events().some(e => e.kind === 'missed')]).toEqual(['turn', true]);
    expect(t.state.monsters.map(one => one.damage)).toEqual([0, 0, 0]);
  });

  /** Tarha with a rune that has Blast by itself, or her bolt with Exploding Rune. */
  const rune = (monsters: readonly string[], change: (state: State) => void = () => undefined) =>
    acts(
      sit(state => {
        hero(state, TARHA, 'runemaster', 'E5', ['exploding-rune', 'break-the-rune']);
        for (const space of monsters) monster(state, 'zombie', space);
        change(state);
      }),
      TARHA,
    );

  test('D2-KEYW-08 D2-ASTEP-19 D2-KEYW-11 Blast of its own affects from step 1 on; surges count for everybody it affects', () => {
    const t = rune(['G5', 'H5'], state => {
      lay(state, 'zombie-2', {
        at: 'attack-declared',
        must: true,
        if: { is: 'affected' },
        effects: [{ do: 'count', counter: 'declared' }],
      });
    });
    t.choose(`use:${TARHA},exploding-rune,0`, [blue(2), face('yellow', { range: 1, damage: 1 }), brown(2), brown(2)]);
    t.choose('pass');
    expect(t.state.counters.declared).toBe(1);
    // Pierce 2 ignores the shields of both.
    t.choose('surge:arcane-bolt,1').choose('order:zombie-1');
    expect(t.state.monsters).toEqual([]);
  });

  test('D2-KEYW-06 who is affected need neither be seen nor in range', () => {
    // The second zombie stands behind the first, 3 spaces away: range 2.
    const t = rune(['G5', 'H5']);
    t.choose(`use:${TARHA},exploding-rune,0`, [blue(2), yellow(2), brown(2), brown(2)]).choose('pass');
    t.choose('done').choose('order:zombie-1');
    expect([damageOf(t, 'zombie-1'), damageOf(t, 'zombie-2')]).toEqual([2, 2]);
  });

  test('D2-ASTEP-27 the order is for the active player, even where another has struck', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, 'zombie', 'G5');
      monster(state, 'zombie', 'G6');
      lay(state, 'syndrael', {
        at: 'activation-start',
        effects: [{ do: 'attack', blast: true, on: { who: 'monster' } }],
      });
    }, 'zombie-1');
    t.choose('use:syndrael,laid,0');
    t.choose(strike(t, 'iron-longsword', 'zombie-1', 'G5'), [blue(3), red(1), none, brown(2), brown(1)]);
    t.chooseWhile('answer', 'pass');
    expect([t.kind, t.seat]).toEqual(['order', 0]);
  });

  const storm = (state: State, skills: readonly string[] = []) => {
    const [tarha] = state.heroes;
    if (tarha === undefined) return;
    tarha.cards = tarha.cards.filter(({ id }) => skills.includes(id));
    tarha.cards.push({ id: 'lightning-strike', tired: false, worn: true, used: false, on: null });
  };
  const BOLT = [blue(2), yellow(2), yellow(2)];

  test('D2-KEYW-07 D2-TGT-11 D2C-HERO-66 Tarha’s feat with Blast: both are targets, everybody beside either is affected, once', () => {
    const t = rune(['G5', 'G7', 'G6', 'J3'], state => {
      storm(state);
      // Beside the second target only.
      hero(state, 'syndrael', 'knight', 'H8').cards = [];
    });
    t.choose(`use:${TARHA},${TARHA}-feat,0`).choose('pick:zombie-1').choose('pick:zombie-2');
    t.choose(t.offered('attack:lightning-strike')[0] ?? '', [
      face('blue', { range: 6 }),
      yellow(2),
      yellow(2),
      brown(0),
      brown(0),
    ]);
    t.choose('pass').choose('surge:lightning-strike,0', [brown(0), gray(0)]);
    expect(t.state.attacks[0]?.aims.map(one => [one.figure, one.target])).toEqual([
      ['zombie-1', true],
      ['zombie-2', true],
      ['zombie-3', false],
      ['syndrael', false],
    ]);
    for (let i = 0; t.kind === 'order' && i < 4; i++) t.choose(t.offered()[0] ?? '');
    expect([damageOf(t, 'syndrael'), t.state.monsters.map(({ id }) => id)]).toEqual([5, ['zombie-4']]);
  });

  test('D2C-RUNE-04 Break the Rune may be combined with Blast, which reaches those beside its targets', () => {
    const t = rune(['H5', 'I5'], state => storm(state, ['break-the-rune']));
    t.choose(`use:${TARHA},break-the-rune,0`, [...BOLT, brown(0)]).choose('pass');
    expect(t.state.attacks[0]?.aims.map(one => one.figure)).toEqual(['zombie-1']);
    t.choose('surge:lightning-strike,0', [brown(0)]);
    t.choose('order:zombie-2');
    expect(t.state.monsters).toEqual([]);
  });
});

describe('damage dealt and suffered', () => {
  test('D2C-HERO-EX2 D2C-HERO-25 D2-ASTEP-28 damage dealt is not damage suffered: Jain takes it as fatigue and is poisoned all the same', () => {
    const t = raid(state => {
      hero(state, JAIN, 'wildlander', 'F5');
      monster(state, 'cave-spider', 'G5');
    });
    t.choose(strike(t, 'cave-spider', JAIN, 'F5'), [blue(2), yellow(2), gray(2)]);
    t.choose('surge:cave-spider,0').choose(`use:${JAIN},${JAIN},0`).choose('number:2');
    expect(t.events().filter(e => e.kind === 'dealt')).toMatchObject([{ dealt: 2 }]);
    expect([damageOf(t, JAIN), fatigueOf(t, JAIN), figure(t, JAIN).conditions]).toEqual([0, 2, ['poisoned']]);
  });

  test('D2-DMG-05 whose health sinks to its damage is defeated', () => {
    const t = acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'F5');
        monster(state, 'ettin', ...ETTIN).damage = 5;
        monster(state, 'zombie', 'J8');
        state.lasting.push({
          source: 'laid',
          key: 'health',
          on: 'ettin-1',
          by: 'ettin-1',
          until: 'turn-start',
          next: false,
          what: { do: 'modify', value: 'health', n: 2 },
        });
      }),
      'syndrael',
    );
    t.choose('end').choose('group:ettin');
    expect([t.state.monsters.map(({ id }) => id), t.events().filter(e => e.kind === 'defeated')]).toMatchObject([
      ['zombie-1'],
      [{ figure: 'ettin-1' }],
    ]);
  });
});

describe('fatigue', () => {
  const tired = (fatigue: number, change: (state: State) => void = () => undefined) =>
    acts(
      sit(state => {
        hero(state, TARHA, 'runemaster', 'E5', ['exploding-rune']).fatigue = fatigue;
        monster(state, 'zombie', 'G5');
        change(state);
      }),
      TARHA,
    );

  test('D2-FAT-02 an ability that costs fatigue is paid first, and not used by whoever cannot', () => {
    const t = tired(3, state => {
      lay(state, TARHA, {
        at: 'attack-declared',
        must: true,
        if: { is: 'tired' },
        effects: [{ do: 'count', counter: 'declared' }],
      });
    });
    t.choose(`use:${TARHA},exploding-rune,0`, [1, 1, 1]);
    expect([fatigueOf(t, TARHA), t.state.counters.declared]).toEqual([4, 1]);
    expect(tired(4).offered(`use:${TARHA},exploding-rune,0`)).toEqual([]);
  });

  test('D2-FAT-03 damage in place of fatigue: what answers fatigue and what answers damage', () => {
    const t = tired(4, state => {
      lay(state, TARHA, { at: 'rested', must: true, effects: [{ do: 'tire', n: 1 }] }, 'a');
      lay(state, TARHA, { at: 'fatigue-suffered', must: true, effects: [{ do: 'count', counter: 'fatigue' }] }, 'b');
      lay(state, TARHA, { at: 'suffered', must: true, effects: [{ do: 'count', counter: 'damage' }] }, 'c');
    }).choose('rest');
    expect([fatigueOf(t, TARHA), damageOf(t, TARHA), t.state.counters]).toEqual([4, 1, { fatigue: 1, damage: 1 }]);
  });

  test('D2-FAT-04 D2-FAT-05 whose stamina falls below the fatigue keeps every token, until a rest takes them all', () => {
    const t = tired(4, state => {
      state.lasting.push({
        source: 'laid',
        key: 'weak',
        on: TARHA,
        by: TARHA,
        until: 'encounter-end',
        next: false,
        what: { do: 'modify', value: 'stamina', set: 2 },
      });
      lay(state, TARHA, { at: 'rested', must: true, effects: [{ do: 'tire', n: 1 }] });
      lay(state, TARHA, {
        at: 'rest-recovered',
        must: true,
        if: { is: 'many', least: 4 },
        effects: [{ do: 'count', counter: 'four' }],
      });
    });
    expect([fatigueOf(t, TARHA), damageOf(t, TARHA), t.offered('tire')]).toEqual([4, 0, []]);
    // One more is damage, and takes none of them away.
    t.choose('rest');
    expect([fatigueOf(t, TARHA), damageOf(t, TARHA)]).toEqual([4, 1]);
    t.choose('end');
    expect([fatigueOf(t, TARHA), t.state.counters.four]).toEqual([0, 1]);
  });
});
