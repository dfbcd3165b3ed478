import { describe, expect, test } from 'vitest';
import { MONSTERS, monsterCardOf } from '../../../content/index.ts';
import { ordersFor } from '../../../content/legend/orders.ts';
import type { Condition } from '../../../content/words.ts';
import { spaceName } from '../../../names.ts';
import { preyOf } from '../../../rules/legend/targets.ts';
import { legend, marauded } from '../../legend.ts';
import { at, damageOf, face, figure, hero, MISS, monster, type Played, strike } from '../../positions.ts';

const SYN = 'grisban-the-thirsty';
const AVRIC = 'avric-albright';
const blue = (damage: number) => face('blue', { damage });
const range = (n: number) => face('blue', { range: n });
const yellow = (shows: Parameters<typeof face>[1]) => face('yellow', shows);
const brown = (shield: number) => face('brown', { shield });
const gray = (shield: number) => face('gray', { shield });
const spaces = (t: Played, id: string): string[] => figure(t, id).cells.map(spaceName).sort();
const attacks = (t: Played): number => t.events().filter(({ kind }) => kind === 'attacks').length;
/** Grisban on E5, alone. */
const alone = (arrange: Parameters<typeof legend>[0]) => (state: Parameters<Parameters<typeof legend>[0]>[0]) => {
  hero(state, SYN, 'berserker', 'E5');
  arrange(state);
};
const HIT = [blue(2), yellow({ damage: 1, surge: 1 }), gray(1)] as const;

describe('monsters that lead themselves', () => {
  test('D2-RTL-08 D2-RTL-09 D2-RTL-10 D2-RTL-12 hero and group take turns; a round ends when all have acted; there is no turn of an overlord', () => {
    const t = legend(state => {
      hero(state, SYN, 'berserker', 'E3');
      hero(state, AVRIC, 'disciple', 'G3');
      for (const [kind, space] of [
        ['zombie', 'J3'],
        ['goblin-archer', 'J4'],
      ] as const)
        monster(state, kind, space).conditions.push('stunned', 'immobilized');
    });
    const acted = () => t.state.groups.filter(one => one.acted).length;
    expect([t.kind, t.seat, acted()]).toEqual(['next-hero', 0, 0]);
    t.choose(`hero:${SYN}`).chooseWhile('equip', 'done').choose('end').chooseWhile('answer', 'pass');
    expect([t.state.round, t.kind, t.seat, acted()]).toEqual([1, 'turn', 1, 1]);
    t.choose('end').chooseWhile('answer', 'pass');
    expect([t.state.round, t.kind, acted()]).toEqual([2, 'next-hero', 0]);
    expect(t.events().some(({ kind }) => kind === 'overlord-turn')).toBe(false);
  });

  test('D2-RTLAI-02 D2-RTLAI-60 masters or minions first, as the list says; of equals the one nearest to a hero', () => {
    expect(ordersFor('zombie', { attack: 'melee' }).map(({ first }) => first)).toEqual(['minions', 'masters']);
    const t = legend(state => {
      hero(state, SYN, 'berserker', 'E5');
      for (const [kind, space] of [
        ['zombie', 'J3'],
        ['zombie', 'H5'],
        ['zombie*', 'J8'],
      ] as const)
        monster(state, kind, space).conditions.push('immobilized');
    });
    t.choose('end');
    const turns = t.events().flatMap(event => (event.kind === 'turn' ? [event.figure] : []));
    const list = t.state.legend?.orders;
    expect(turns.slice(1, 4)).toEqual(
      list === 0 ? ['zombie-2', 'zombie-1', 'zombie-master-1'] : ['zombie-master-1', 'zombie-2', 'zombie-1'],
    );
  });

  test('D2-RTLAI-03 D2-RTLAI-04 D2-RTLAI-31 the list from the top, what cannot be done left out: engage, then attack, and the two actions are spent', () => {
    const t = marauded(
      alone(state => void monster(state, 'zombie', 'H5')),
      HIT,
    );
    expect(figure(t, 'zombie-1').cells).toHaveLength(1);
    expect(['F4', 'F5', 'F6']).toContain(spaces(t, 'zombie-1')[0]);
    // 2 and 1 hearts, 1 more by the surge, 1 shield.
    expect([damageOf(t, SYN), attacks(t)]).toEqual([3, 1]);
  });

  test('D2-RTLAI-05 D2-RTLAI-06 D2-RTLAI-32 no second attack, and who stands beside its target does not move', () => {
    const t = marauded(
      alone(state => void monster(state, 'zombie', 'F5')),
      HIT,
    );
    expect([spaces(t, 'zombie-1'), attacks(t)]).toEqual([['F5'], 1]);
  });

  test('D2-RTLAI-01 a list may allow more than the card: two attacks, and two moves of those who have only one', () => {
    const twice = [blue(1), face('red', { damage: 1 }), gray(0)] as const;
    const t = marauded(
      alone(state => void monster(state, 'barghest', 'F5', 'G5')),
      [...twice, ...twice],
      { orders: 1 },
    );
    expect(attacks(t)).toBe(2);
    // Zombies have one move action: 3 spaces; by the list that lets them run 6.
    const far = (orders: number) =>
      spaces(
        marauded(
          alone(state => void monster(state, 'zombie', 'J8')),
          [],
          { orders },
        ),
        'zombie-1',
      );
    expect([far(0), far(1)].map(([space = '']) => space[0])).toEqual(['G', 'F']);
  });

  test('D2-RTLAI-07 an attack on a hero within 4 spaces is left out if nobody is so near: first the archer moves up', () => {
    const near = marauded(
      alone(state => void monster(state, 'goblin-archer', 'H5')),
      [range(4), yellow({ damage: 1, range: 1 }), gray(0)],
    );
    expect([spaces(near, 'goblin-archer-1'), attacks(near)]).toEqual([['H5'], 1]);
    const t = marauded(
      alone(state => void monster(state, 'goblin-archer', 'J5')),
      [range(4), yellow({ damage: 1, range: 1 }), gray(0)],
    );
    // Spotted: within 3 spaces and in sight; then it shoots.
    const told = t.events();
    const shot = told.findIndex(({ kind }) => kind === 'attacks');
    const stood = told.slice(0, shot).findLast(({ kind }) => kind === 'steps');
    expect(stood?.kind === 'steps' && spaceName(stood.to)).toMatch(/^H[3-7]$/);
    expect(attacks(t)).toBe(1);
  });

  test('D2-RTLAI-11 the weakest by that list, then the nearest; of equals the heroes choose', () => {
    const pair = (damage: number) => (state: Parameters<Parameters<typeof legend>[0]>[0]) => {
      hero(state, SYN, 'berserker', 'E4');
      hero(state, AVRIC, 'disciple', 'E6').damage = damage;
      monster(state, 'zombie', 'F5');
    };
    // Nearest: both stand beside it.
    const t = marauded(pair(0), []);
    expect([t.kind, t.offered()]).toEqual(['tie', [`pick:${SYN}`, `pick:${AVRIC}`]]);
    t.choose(`pick:${AVRIC}`, [blue(2), yellow({ damage: 1, surge: 1 }), gray(0)]).chooseWhile('answer', 'pass');
    expect(damageOf(t, AVRIC)).toBe(4);
    // Wounded: Avric has lost 4, Grisban nothing; nobody is asked.
    const struck = (damage: number) => {
      const bitten = marauded(
        state => {
          pair(damage)(state);
          state.monsters = [];
          state.groups = [];
          monster(state, 'barghest', 'F5', 'G5');
        },
        [blue(1), face('red', { damage: 1 }), gray(0), blue(1), face('red', { damage: 1 }), gray(0)],
        { orders: 1 },
      );
      return [...new Set(bitten.events().flatMap(event => (event.kind === 'attacks' ? event.on : [])))];
    };
    expect(ordersFor('barghest', { attack: 'melee' })[1]?.target).toBe('wounded');
    expect(struck(4)).toEqual([AVRIC]);
  });

  test('D2-RTLAI-22 D2-RTLAI-25 never through lava, rather not at all', () => {
    const t = marauded(
      alone(state => {
        const lava = ['F2', 'G2', 'F9', 'G9', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8'];
        for (const name of lava) state.ground[at(state, name)] = 'lava';
        monster(state, 'zombie', 'H5');
      }),
      [],
    );
    expect([spaces(t, 'zombie-1'), damageOf(t, 'zombie-1')]).toEqual([['H5'], 0]);
    const round = marauded(
      alone(state => {
        state.ground[at(state, 'G5')] = 'lava';
        state.ground[at(state, 'G4')] = 'pit';
        state.ground[at(state, 'G6')] = 'water';
        monster(state, 'zombie', 'H5');
      }),
      [blue(1), yellow({ damage: 1, surge: 1 }), gray(0)],
    );
    // Over G3, G6 or G7: through water it costs 1 more than beside it, and all of them end beside him or short of it.
    expect(damageOf(round, 'zombie-1')).toBe(0);
  });

  test('D2-RTLAI-24 out of a pit it climbs first', () => {
    const t = marauded(
      alone(state => {
        state.ground[at(state, 'G5')] = 'pit';
        monster(state, 'zombie', 'G5');
      }),
      [blue(1), yellow({ damage: 1, surge: 1 }), gray(0)],
    );
    expect(t.events().some(event => event.kind === 'action' && event.action === 'climb')).toBe(true);
  });

  test('D2-RTLAI-24 D2-RTLAI-22 onto a space that is no pit, and not into lava', () => {
    const climbs = (...ground: readonly (readonly [string, 'pit' | 'lava'])[]) => {
      const t = marauded(
        alone(state => {
          state.ground[at(state, 'G5')] = 'pit';
          for (const [name, terrain] of ground) state.ground[at(state, name)] = terrain;
          monster(state, 'zombie', 'G5').conditions.push('immobilized');
        }),
        [MISS, yellow({ damage: 1, surge: 1 }), gray(0)],
      );
      return [spaces(t, 'zombie-1'), damageOf(t, 'zombie-1')];
    };
    expect(climbs()).toEqual([['F4'], 0]);
    expect(climbs(['F4', 'pit'], ['G4', 'lava'])).toEqual([['H4'], 0]);
  });

  test('D2-RTLAI-36 D2-RTLAI-37 D2-RTLAI-10 after its shot the archer retreats with the points it has left; without any it stays, and has shot all the same', () => {
    const t = marauded(
      alone(state => void monster(state, 'goblin-archer', 'J5')),
      [range(4), yellow({ damage: 1, range: 1 }), gray(0)],
    );
    // 5 points: 2 to spot him from H, an attack, then nothing is left of its actions; the list ends with the retreat of 3.
    expect(spaces(t, 'goblin-archer-1')[0]?.[0]).toBe('K');
    const stays = marauded(
      alone(state => void monster(state, 'goblin-archer', 'H5')),
      [range(4), yellow({ damage: 1, range: 1 }), gray(0)],
    );
    expect(spaces(stays, 'goblin-archer-1')).toEqual(['H5']);
  });

  test('D2-RTLAI-49 stunned, it uses its first action to shake that off, then begins at the top', () => {
    const t = marauded(
      alone(state => void monster(state, 'zombie', 'F5').conditions.push('stunned')),
      HIT,
    );
    expect([figure(t, 'zombie-1').conditions, attacks(t)]).toEqual([[], 1]);
  });

  test('D2-RTLAI-54 D2-RTLAI-55 immobilized, it leaves out what needs a move; at the end of its activation that is over', () => {
    const t = marauded(
      alone(state => void monster(state, 'zombie', 'H5').conditions.push('immobilized')),
      [],
    );
    expect([spaces(t, 'zombie-1'), figure(t, 'zombie-1').conditions, attacks(t)]).toEqual([['H5'], [], 0]);
  });

  test('D2-RTLAI-12 D2-RTLAI-13 D2-RTLAI-14 D2-RTLAI-15 surges: range where it is short, then what defeats, else what has an effect', () => {
    // 4 spaces away, range 3: the first surge goes for range, the second for damage.
    const t = marauded(
      alone(state => void monster(state, 'goblin-archer*', 'I5')),
      [range(2), yellow({ range: 1, surge: 1 }), gray(0)],
    );
    const spent = t.events().flatMap(event => (event.kind === 'surge' ? [event.n] : []));
    expect(spent).toEqual([0, 1]);
    // In range: the one for range has no effect, the one for damage has.
    const near = marauded(
      alone(state => void monster(state, 'goblin-archer*', 'G5')),
      [range(4), yellow({ range: 1, surge: 1 }), gray(0)],
    );
    expect(near.events().flatMap(event => (event.kind === 'surge' ? [event.n] : []))).toEqual([1]);
    // Already enough to fell him: no surge is spent.
    const spare = marauded(
      alone(state => {
        monster(state, 'goblin-archer*', 'G5');
        for (const one of state.heroes) one.damage = 13;
      }),
      [range(4), yellow({ damage: 1, surge: 1 }), gray(0)],
    );
    expect(spare.events().filter(({ kind }) => kind === 'surge')).toEqual([]);
  });

  test('D2-RTLAI-13 D2-RTLAI-15 an unhurt monster spends no surge on healing itself', () => {
    // Of its card: 1 damage healed, 1 damage more.
    const spent = (own: number, hero: number) =>
      marauded(
        alone(state => {
          monster(state, 'flesh-moulder', 'F5').damage = own;
          for (const one of state.heroes) one.damage = hero;
        }),
        [face('blue', { damage: 2, surge: 0 }), yellow({ damage: 1, surge: 1 }), gray(0)],
      )
        .events()
        .flatMap(event => (event.kind === 'surge' ? [event.n] : []));
    expect([spent(0, 0), spent(1, 0), spent(0, 13), spent(1, 13)]).toEqual([[1], [0], [], [0]]);
  });

  test('D2-RTLAI-14 what defeats a hero comes before what stands higher on the card, even where it takes several surges', () => {
    // Of the card of the master of act II: poison, 2 damage, 1 damage.
    const bitten = (health: number, ...dice: readonly number[]) => {
      const t = marauded(
        alone(state => {
          state.act = 2;
          monster(state, 'cave-spider*', 'F5');
          for (const one of state.heroes) one.damage = 14 - health;
        }),
        [...dice, yellow({ damage: 2, surge: 0 }), gray(0)],
      );
      return t.events().flatMap(event => (event.kind === 'surge' ? [event.n] : []));
    };
    // 5 hearts and a surge, 5 hearts and two.
    const once = [face('blue', { damage: 2, surge: 0 }), yellow({ damage: 1, surge: 1 })];
    const twice = [face('blue', { damage: 2, surge: 1 }), yellow({ damage: 1, surge: 1 })];
    expect([bitten(14, ...once), bitten(7, ...once), bitten(8, ...once)]).toEqual([[0], [1], [0]]);
    expect([bitten(14, ...twice), bitten(8, ...twice), bitten(9, ...twice)]).toEqual([
      [0, 1],
      [1, 2],
      [0, 1],
    ]);
    // Of what makes up for range, only the second is enough: 3 more for 5 spaces.
    const far = marauded(
      alone(state => {
        monster(state, 'goblin-archer*', 'J5').conditions.push('immobilized');
        state.lasting.push({
          source: 'laid',
          key: 'laid',
          on: 'goblin-archer-master-1',
          by: 'goblin-archer-master-1',
          until: 'encounter-end',
          next: false,
          what: { do: 'surge', surge: { effects: [{ do: 'add', to: 'range', n: 3 }] } },
        });
      }),
      [face('blue', { range: 2, surge: 1 }), yellow({ range: 0, damage: 2, surge: 0 }), gray(0)],
    );
    expect([far.events().flatMap(event => (event.kind === 'surge' ? [event.source] : [])), damageOf(far, SYN)]).toEqual(
      [['goblin-archer-master-1/laid'], 4],
    );
  });

  test('D2-RTLAI-09 whoever cannot be attacked from there is not; the monster comes nearer instead', () => {
    const t = marauded(
      alone(state => {
        monster(state, 'goblin-archer', 'H5');
        state.lasting.push({
          source: 'laid',
          key: 'laid',
          on: SYN,
          by: SYN,
          until: 'encounter-end',
          next: false,
          what: { do: 'permit', rule: 'only-adjacent-attackers' },
        });
      }),
      [MISS, 1, 1],
    );
    expect(attacks(t)).toBe(0);
  });

  test('every kind of monster has two lists, and prey are heroes on the map', () => {
    for (const of of Object.keys(MONSTERS)) {
      const card = monsterCardOf({ act: 1, size: 4 }, { of, rank: 'minion' });
      expect(ordersFor(of, card), of).toHaveLength(2);
    }
    const t = legend(state => {
      hero(state, SYN, 'berserker', 'E5');
      hero(state, AVRIC, 'disciple', 'E6').cells = [];
      monster(state, 'zombie', 'J8');
    });
    expect(preyOf(t.state)).toEqual([SYN]);
  });

  test('D2-RTLAI-17 D2-RTLAI-18 D2-RTLAI-19 D2-RTLAI-EX1 an attack on several monsters: one target takes it all, every other figure half, rounded up, before its shields', () => {
    const t = legend(state => {
      hero(state, 'leoric-of-the-book', 'runemaster', 'E5', ['exploding-rune']);
      hero(state, SYN, 'berserker', 'H5').acted = true;
      monster(state, 'zombie*', 'G5');
      monster(state, 'zombie*', 'G6');
      state.lasting.push({
        source: 'laid',
        key: 'laid',
        on: 'leoric-of-the-book',
        by: 'leoric-of-the-book',
        until: 'encounter-end',
        next: false,
        what: { do: 'bonus', to: 'damage', n: 1 },
      });
    });
    t.chooseWhile('equip', 'done').choose('use:leoric-of-the-book,exploding-rune,0');
    // 5 hearts: the target has 1 shield, the other zombie 2, the friend behind them none.
    t.choose(strike(t, 'arcane-bolt', 'zombie-master-1', 'G5'), [
      blue(2),
      yellow({ damage: 2, surge: 0 }),
      brown(1),
      gray(0),
      brown(2),
    ]);
    t.chooseWhile('surge', 'done').choose('order:zombie-master-2');
    expect([SYN, 'zombie-master-1', 'zombie-master-2'].map(id => damageOf(t, id))).toEqual([3, 4, 1]);
  });

  test('D2-RTLAI-61 the attack of a monster deals its full damage to all it affects', () => {
    const t = marauded(
      alone(state => {
        monster(state, 'goblin-archer*', 'F5');
        for (const space of ['F4', 'F6']) monster(state, 'zombie*', space);
        state.lasting.push({
          source: 'laid',
          key: 'laid',
          on: 'goblin-archer-master-1',
          by: 'goblin-archer-master-1',
          until: 'encounter-end',
          next: false,
          what: { do: 'surge', surge: { effects: [{ do: 'blast' }] } },
        });
      }),
      // 3 hearts and two surges: one for 2 more, one for Blast, at which the others roll.
      [face('blue', { damage: 2, surge: 1 }), yellow({ damage: 1, surge: 1 }), gray(1), gray(3), brown(0), brown(2)],
    );
    const dealt = t.events().flatMap(e => (e.kind === 'dealt' && e.by === 'goblin-archer-master-1' ? [e] : []));
    expect(dealt.map(({ figure: who, damage }) => [who, damage]).sort()).toEqual([
      ['goblin-archer-master-1', 5],
      [SYN, 5],
      ['zombie-master-1', 5],
      ['zombie-master-2', 5],
    ]);
  });

  test('D2-RTLAI-21 a large monster expands towards its target', () => {
    const t = marauded(
      alone(state => void monster(state, 'ettin', 'I4', 'J4', 'I5', 'J5')),
      [blue(1), face('red', { damage: 1 }), gray(0)],
    );
    // 3 points from I to F; then it fills E and F, beside and before the hero, rather than F and G.
    expect([...new Set(spaces(t, 'ettin-1').map(([letter]) => letter))]).toEqual(['E', 'F']);
  });

  test('who cannot move shoots from where it is', () => {
    const t = marauded(
      alone(state => {
        monster(state, 'goblin-archer', 'J5').conditions.push('immobilized');
      }),
      [range(6), yellow({ damage: 1, range: 1 }), gray(0)],
    );
    // It cannot move at all: then it shoots from where it is.
    expect([spaces(t, 'goblin-archer-1'), attacks(t)]).toEqual([['J5'], 1]);
  });

  test('D2-RTLAI-33 with Reach, too, it tries to stand beside its target', () => {
    const t = marauded(
      alone(state => void monster(state, 'merriod', 'I5', 'J5')),
      [],
    );
    expect(spaces(t, 'merriod-1').some(name => name.startsWith('F'))).toBe(true);
  });

  test('D2-RTLAI-42 D2-RTLAI-43 of a group that may have either a master comes first, and never more than its size', () => {
    const t = legend(
      state => {
        hero(state, SYN, 'berserker', 'E5').acted = true;
        state.quest = 'the-delve';
        state.groups = [
          { id: 'goblin-archer', of: 'goblin-archer', inactive: false, minions: 0, masters: 0, acted: true },
        ];
        state.round = 7;
      },
      {},
      { heroes: 2 },
    );
    // The peril of round 7 brings two: the master, then a minion.
    expect(t.state.monsters.map(({ rank }) => rank)).toEqual(['master', 'minion']);
  });

  test('D2-RTLAI-51 a bleeding monster stops that only if it can do nothing else', () => {
    const bleeding = (space: string, ...more: readonly Condition[]) =>
      marauded(
        alone(state => void monster(state, 'zombie', space).conditions.push('bleeding', ...more)),
        space === 'F5' ? [...HIT] : [],
      );
    expect(figure(bleeding('J5', 'immobilized'), 'zombie-1').conditions).toEqual([]);
    const busy = bleeding('F5');
    expect([attacks(busy), figure(busy, 'zombie-1').conditions]).toEqual([1, []]);
  });

  test('D2-RTLAI-52 D2-RTLAI-53 with nothing else to do it puts out a fire: of those in reach the one with the least health', () => {
    const t = marauded(
      alone(state => {
        monster(state, 'zombie', 'J5').conditions.push('immobilized');
        monster(state, 'zombie*', 'J6').conditions.push('burning', 'immobilized');
        const weak = monster(state, 'zombie', 'J4');
        weak.conditions.push('burning', 'immobilized');
        weak.damage = 2;
      }),
      [],
    );
    const cured = t
      .events()
      .flatMap(event => (event.kind === 'cured' && event.condition === 'burning' ? [event.figure] : []));
    expect(cured[0]).toBe('zombie-2');
  });

  test('D2-RTLAI-56 a doomed monster spends a surge that is left on getting rid of that', () => {
    const t = marauded(
      alone(state => {
        monster(state, 'zombie', 'F5').conditions.push('doomed');
        for (const one of state.heroes) one.damage = 13;
      }),
      [blue(2), yellow({ damage: 1, surge: 1 }), gray(0)],
    );
    expect(figure(t, 'zombie-1').conditions).toEqual([]);
  });

  test('D2-RTLAI-58 a cursed monster leaves out the actions of its card', () => {
    const howls = (...conditions: readonly Condition[]) =>
      marauded(
        alone(state => void monster(state, 'barghest', 'G5', 'H5').conditions.push('immobilized', ...conditions)),
        conditions.length > 0 ? [] : [face('gray', { shield: 0 }), face('black', { shield: 0 })],
      )
        .events()
        .filter(event => event.kind === 'used' && event.card === 'howl').length;
    expect([howls() > 0, howls('cursed')]).toEqual([true, 0]);
  });

  test('D2-RTLAI-34 first it comes within 3 spaces and in sight, after its shot it is gone again', () => {
    const t = marauded(
      alone(state => void monster(state, 'goblin-archer', 'J5')),
      [range(4), yellow({ damage: 1, range: 1 }), gray(0)],
    );
    const spot = t.events().filter(({ kind }) => kind === 'steps');
    expect(spot.length).toBeGreaterThan(2);
    expect(spaces(t, 'goblin-archer-1')[0]?.[0]).toBe('K');
  });

  test('D2-RTLAI-27 it does not stop in sludge where it need not', () => {
    const t = marauded(
      alone(state => {
        for (const name of ['F4', 'F5']) state.ground[at(state, name)] = 'sludge';
        monster(state, 'zombie', 'H5');
      }),
      [blue(1), yellow({ damage: 1, surge: 1 }), gray(0)],
    );
    expect(spaces(t, 'zombie-1')).toEqual(['F6']);
  });
});
