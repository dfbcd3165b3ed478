import { describe, expect, test } from 'vitest';
import { CLASSES } from '../../../content/index.ts';
import type { State } from '../../../index.ts';
import { attributeTest } from '../../../rules/testing.ts';
import { isTreatedAsHero } from '../../../rules/treated.ts';
import { after, io } from '../../laid.ts';
import {
  at,
  card,
  damageOf,
  face,
  familiar,
  fatigueOf,
  figure,
  go,
  hero,
  lay,
  monster,
  type Played,
  raid,
  reanimate,
  sit,
  strike,
} from '../../positions.ts';
import { blue, brown, gray, through, turn, yellow } from './hero-positions.ts';

const KEL = 'seer-kel';
const SYNDRAEL = 'syndrael';
const STONE = 'summoned-stone';
const use = (skill: string, n = 0): string => `use:${KEL},${skill},${n}`;
const stone = (state: State, space: string, n = 1) =>
  familiar(state, STONE, KEL, space, n === 1 ? STONE : `${STONE}-${n}`);
/** His turn with stones and whatever else; familiars are left for later. */
const acting = (arrange: (state: State) => void, more: readonly string[] = []) => {
  const t = turn(KEL, 'geomancer', arrange, more);
  if (t.kind === 'familiars') t.choose('done');
  return t;
};

describe('Summoned Stones', () => {
  test('D2-FAM-31 D2-FAM-23 a Summoned Stone is neither hero nor figure: what works on figures or heroes passes it by', () => {
    const t = raid(state => {
      hero(state, KEL, 'geomancer', 'E5');
      stone(state, 'F5');
      monster(state, 'zombie', 'G5');
      lay(state, 'zombie-1', {
        at: 'turn-start',
        must: true,
        if: { is: 'about', who: 'self' },
        aim: { who: 'figure', within: 9, each: true },
        effects: [{ do: 'suffer', n: 1 }],
      });
    });
    expect([damageOf(t, KEL), damageOf(t, STONE), isTreatedAsHero(t.state, STONE)]).toEqual([1, 0, false]);
  });

  test('D2-FAM-24 monsters and heroes may attack it, and Blast affects it', () => {
    const t = raid(state => {
      hero(state, KEL, 'geomancer', 'E5');
      stone(state, 'F5');
      monster(state, 'zombie', 'G5');
    });
    t.choose(strike(t, 'zombie', STONE, 'F5'), [blue(2), yellow(1), brown(1)]);
    expect(through(t).state.companions).toEqual([]);
    const own = acting(state => {
      stone(state, 'F5');
    });
    expect(own.offered(strike(own, 'stasis-rune', STONE, 'F5'))).toHaveLength(1);
  });

  test('D2-FAM-25 it can have conditions, fails every test, and gives its action to end a condition', () => {
    const t = turn(KEL, 'geomancer', state => {
      stone(state, 'F5').conditions = ['stunned'];
    });
    const tested = after(t, state => {
      const flow = attributeTest(state, io(), STONE, 'might');
      return (function* () {
        expect((yield* flow).passed).toBe(false);
      })();
    });
    expect(tested.companions).toHaveLength(1);
    t.choose(`familiar:${STONE}`);
    expect([t.offered('move'), t.offered('shake-off')]).toEqual([[], ['shake-off:stunned']]);
    t.choose('shake-off:stunned');
    // One action is left, and it moves with it.
    expect([figure(t, STONE).conditions, t.offered('move')]).toEqual([[], ['move']]);
  });

  test('D2-FAM-28 it has a single move action in its activation', () => {
    const t = turn(KEL, 'geomancer', state => {
      stone(state, 'F5');
    });
    t.choose(`familiar:${STONE}`).choose('move');
    expect([t.state.turns.at(-1)?.pools, t.offered('move')]).toEqual([[{ source: 'move-1', left: 2 }], []]);
    t.choose(go(t, 'G5'));
    expect([figure(t, STONE).cells, t.offered('attack:')]).toEqual([[at(t.state, 'G5')], []]);
  });

  test('D2-FAM-29 D2-FAM-30 D2-TERR-13 on its way it passes friends, not monsters; a pit is water to it, costs 2 points and neither hurts nor holds it', () => {
    const t = turn(KEL, 'geomancer', state => {
      stone(state, 'G5');
      state.ground[at(state, 'G4')] = 'pit';
      // East of it a column of monsters and one knight; behind them everything is free.
      for (const name of ['H3', 'H4', 'H6', 'H7']) monster(state, 'zombie', name);
      hero(state, SYNDRAEL, 'knight', 'H5');
    });
    t.choose(`familiar:${STONE}`).choose('move');
    const reached = (name: string): boolean => t.offered(go(t, name)).length === 1;
    expect(['I4', 'I5', 'I6'].map(reached)).toEqual([true, true, true]);
    expect(['H4', 'H5', 'H6', 'I3', 'I7'].map(reached)).toEqual([false, false, false, false, false]);
    t.choose(go(t, 'G4'));
    expect([figure(t, STONE).damage, t.offered('go:')]).toEqual([0, []]);
    // It begins in a pit: a step costs 1, and it need not climb.
    const left = turn(KEL, 'geomancer', state => {
      stone(state, 'G5');
      state.ground[at(state, 'G5')] = 'pit';
    });
    left.choose(`familiar:${STONE}`).choose('move');
    expect([left.offered(go(left, 'I5')).length, left.offered('climb:')]).toEqual([1, []]);
    // Only monsters in its way: there is no other side.
    const shut = turn(KEL, 'geomancer', state => {
      stone(state, 'G5');
      for (const name of ['H3', 'H4', 'H5', 'H6', 'H7']) monster(state, 'zombie', name);
    });
    shut.choose(`familiar:${STONE}`).choose('move');
    expect(['I4', 'I5', 'I6'].flatMap(name => shut.offered(go(shut, name)))).toEqual([]);
  });

  test('D2-FAM-09 D2-HTURN-06 several stones are activated as a group: when one has acted the others follow', () => {
    const t = turn(KEL, 'geomancer', state => {
      stone(state, 'F5');
      stone(state, 'F7', 2);
      reanimate(state, KEL, 'F6');
    });
    expect(t.offered()).toEqual([`familiar:${STONE}`, `familiar:${STONE}-2`, 'familiar:reanimate', 'done']);
    t.choose(`familiar:${STONE}`).choose('end');
    // The other one comes by itself, not after his actions nor after one of another kind.
    expect(t.state.turns.at(-1)?.figure).toBe(`${STONE}-2`);
    t.choose('end');
    expect([t.kind, t.offered()]).toEqual(['familiars', ['familiar:reanimate', 'done']]);
    t.choose('familiar:reanimate').choose('end');
    expect([t.kind, t.state.companions.every(({ acted }) => acted)]).toEqual(['turn', true]);
  });

  test('it blocks the way, and spaces are counted around it', () => {
    const t = raid(state => {
      hero(state, KEL, 'geomancer', 'E5');
      stone(state, 'F5');
      monster(state, 'zombie', 'G5');
    });
    t.choose('move');
    expect(t.offered(go(t, 'F5'))).toEqual([]);
  });

  test('D2C-MAB-62 Shadow does nothing to a stone that attacks a shadow dragon beside it; it does to a hero', () => {
    const demands = (by: string, space: string) => {
      const t = turn(
        KEL,
        'geomancer',
        state => {
          stone(state, 'F5');
          monster(state, 'shadow-dragon', 'G5', 'H5', 'I5', 'G6', 'H6', 'I6');
          for (const own of state.heroes[0]?.cards ?? []) own.tired = own.id === 'terracall';
          if (by === KEL) for (const one of state.heroes) one.cells = [at(state, 'F6')];
        },
        [],
      ).changed(state => {
        // Cards are refreshed at the start of the turn.
        for (const own of state.heroes[0]?.cards ?? []) own.tired = own.id === 'terracall';
      });
      t.choose(by === KEL ? 'done' : `familiar:${STONE}`);
      t.choose(strike(t, 'stasis-rune', 'shadow-dragon-1', space), [blue(2), yellow(1), gray(0), brown(0)]);
      while (t.kind === 'surge' || t.kind === 'answer') t.choose(t.offered('done')[0] ?? 'pass');
      return t.events().some(({ kind }) => kind === 'missed');
    };
    expect([demands(STONE, 'G5'), demands(KEL, 'G6')]).toEqual([false, true]);
  });
});

describe('the Geomancer', () => {
  test('Terracall: 1 fatigue, a stone within 3 spaces; a second one takes the place of the first', () => {
    const t = acting(() => {});
    t.choose(use('terracall'));
    expect([t.offered(`space:${at(t.state, 'H5')}`).length, t.offered(`space:${at(t.state, 'I5')}`).length]).toEqual([
      1, 0,
    ]);
    t.choose(`space:${at(t.state, 'H5')}`);
    expect([fatigueOf(t, KEL), card(t, KEL, 'terracall').tired, figure(t, STONE).cells]).toEqual([
      1,
      true,
      [at(t.state, 'H5')],
    ]);
    const again = acting(state => {
      stone(state, 'F5');
    }).choose(use('terracall'));
    again.choose(`space:${at(again.state, 'G6')}`);
    expect(again.state.companions.map(({ cells }) => cells)).toEqual([[at(again.state, 'G6')]]);
  });

  test('D2C-GEO-05 Terracall may be exhausted without a new stone, and a stone attacks with his magic weapon, one of them', () => {
    const t = acting(state => {
      stone(state, 'F5');
      monster(state, 'zombie*', 'G5');
    });
    t.choose(use('terracall')).choose('pass');
    expect(figure(t, STONE).cells).toEqual([at(t.state, 'F5')]);
    t.choose('end').choose(`familiar:${STONE}`);
    t.choose(strike(t, 'stasis-rune', 'zombie-master-1', 'G5'), [blue(2), yellow(1), brown(0)]);
    expect(damageOf(through(t), 'zombie-master-1')).toBe(3);
    const two = acting(state => {
      stone(state, 'F5');
      stone(state, 'F6', 2);
      monster(state, 'zombie*', 'G5');
    });
    two.choose(use('terracall')).choose('pass').choose('end').choose(`familiar:${STONE}`);
    two.choose(strike(two, 'stasis-rune', 'zombie-master-1', 'G5'), [blue(2), yellow(1), brown(0)]);
    through(two).choose('end');
    expect([two.state.turns.at(-1)?.figure, two.offered('attack:')]).toEqual([`${STONE}-2`, []]);
  });

  test('Terracall: while it is ready no stone attacks', () => {
    const t = turn(KEL, 'geomancer', state => {
      stone(state, 'F5');
      monster(state, 'zombie*', 'G5');
    }).choose(`familiar:${STONE}`);
    expect(t.offered('attack:')).toEqual([]);
  });

  test('Geomancer: a mage who begins with the Stasis Rune and Terracall', () => {
    const t = acting(() => {});
    expect(t.state.heroes[0]?.cards.map(({ id }) => id)).toEqual(['terracall', 'stasis-rune']);
    expect([CLASSES.geomancer?.archetype, CLASSES.geomancer?.skills.length]).toEqual(['mage', 9]);
  });

  /** An attack on a zombie at H5 whose dice show one surge. */
  const blow = (...stones: readonly string[]) => {
    const t = acting(state => {
      for (const [i, space] of stones.entries()) stone(state, space, i + 1);
      monster(state, 'zombie*', 'H5');
    });
    return t.choose(strike(t, 'stasis-rune', 'zombie-master-1', 'H5'), [
      face('blue', { range: 3, damage: 2 }),
      yellow(1, 1),
      brown(0),
    ]);
  };

  test('Summoned Stone: 1 more surge on a monster beside a stone, however many stones are beside it', () => {
    const surges = (t: Played): number | undefined =>
      t.state.attacks[0]?.surges.reduce((sum, { amount }) => sum + amount, 0);
    expect([surges(blow('H4', 'I6')), surges(blow('H4')), surges(blow('E7'))]).toEqual([1, 1, 0]);
  });

  test('Stasis Rune: 2 surges immobilize, 1 adds a damage', () => {
    const near = blow('H4').choose('surge:stasis-rune,1');
    expect(figure(through(near), 'zombie-master-1').conditions).toEqual(['immobilized']);
    const far = blow('E7');
    expect([far.offered('surge:stasis-rune,0').length, far.offered('surge:stasis-rune,1').length]).toEqual([1, 0]);
    far.choose('surge:stasis-rune,0');
    expect(damageOf(through(far), 'zombie-master-1')).toBe(4);
  });

  test('Earthen Anguish: an attack on a stone’s space with Blast, whatever range and sight; the stone breaks', () => {
    const t = acting(
      state => {
        stone(state, 'J5');
        monster(state, 'zombie*', 'J6');
        monster(state, 'zombie*', 'F5');
      },
      ['earthen-anguish'],
    );
    t.choose(use('earthen-anguish'), [blue(2), yellow(1), brown(2), brown(0)]);
    through(t);
    while (t.kind === 'order') t.choose(t.offered()[0] ?? '');
    expect([t.state.companions, damageOf(t, 'zombie-master-1'), damageOf(t, 'zombie-master-2')]).toEqual([[], 3, 0]);
    expect(acting(() => {}, ['earthen-anguish']).offered(use('earthen-anguish'))).toEqual([]);
  });

  test('D2C-GEO-02 Quaking Word: a magic attack with a surge that stuns monsters within 2 spaces of a stone unless they pass awareness', () => {
    const t = acting(
      state => {
        stone(state, 'H5');
        monster(state, 'zombie', 'F5');
        monster(state, 'zombie', 'J5');
        monster(state, 'goblin-archer', 'E3');
      },
      ['quaking-word'],
    );
    t.choose(use('quaking-word')).choose(strike(t, 'stasis-rune', 'zombie-1', 'F5'), [
      face('blue', { damage: 2, surge: 1 }),
      yellow(1),
      brown(2),
    ]);
    t.choose('surge:quaking-word,0');
    through(t);
    expect([
      fatigueOf(t, KEL),
      figure(t, 'zombie-1').conditions,
      figure(t, 'zombie-2').conditions,
      figure(t, 'goblin-archer-1').conditions,
    ]).toEqual([2, ['stunned'], ['stunned'], []]);
  });

  test('Stone Tongue: a second stone, speed 3, one more gray die; Ley Line: a third', () => {
    const t = acting(
      state => {
        stone(state, 'F5');
      },
      ['stone-tongue'],
    ).choose(use('terracall'));
    t.choose(`space:${at(t.state, 'G6')}`);
    expect(t.state.companions).toHaveLength(2);
    t.choose('end').choose(`familiar:${STONE}`).choose('move');
    expect(t.state.turns.at(-1)?.pools).toEqual([{ source: 'move-1', left: 3 }]);
    const three = acting(
      state => {
        stone(state, 'F5');
        stone(state, 'F6', 2);
      },
      ['stone-tongue', 'ley-line'],
    ).choose(use('terracall'));
    three.choose(`space:${at(three.state, 'G7')}`);
    expect(three.state.companions).toHaveLength(3);
    const raided = raid(state => {
      hero(state, KEL, 'geomancer', 'E5', ['stone-tongue']);
      stone(state, 'F5');
      monster(state, 'zombie', 'G5');
    });
    raided.choose(strike(raided, 'zombie', STONE, 'F5'), [blue(2), yellow(1), brown(1), gray(1)]);
    expect(damageOf(through(raided), STONE)).toBe(1);
  });

  test('Ley Line: within 3 spaces of two stones a surge for his attack, a shield for his defence; once until refreshed', () => {
    const t = acting(
      state => {
        stone(state, 'F4');
        stone(state, 'F6', 2);
        monster(state, 'zombie*', 'I5');
      },
      ['ley-line'],
    );
    t.choose(strike(t, 'stasis-rune', 'zombie-master-1', 'I5'));
    expect(t.kind).toBe('answer');
    t.choose(use('ley-line'), [face('blue', { range: 4, damage: 2 }), yellow(2), brown(0)]);
    t.choose('surge:stasis-rune,0');
    expect([damageOf(through(t), 'zombie-master-1'), card(t, KEL, 'ley-line').tired]).toEqual([5, true]);
    const raided = raid(state => {
      hero(state, KEL, 'geomancer', 'E5', ['ley-line']);
      stone(state, 'F4');
      stone(state, 'F6', 2);
      monster(state, 'zombie', 'F5');
    });
    raided.choose(strike(raided, 'zombie', KEL, 'E5'));
    raided.choose(use('ley-line', 1), [blue(2), yellow(1), gray(0)]);
    expect(damageOf(through(raided), KEL)).toBe(2);
    const one = raid(state => {
      hero(state, KEL, 'geomancer', 'E5', ['ley-line']);
      stone(state, 'F4');
      monster(state, 'zombie', 'F5');
    });
    one.choose(strike(one, 'zombie', KEL, 'E5'), [blue(2), yellow(1), gray(0)]);
    expect(damageOf(through(one), KEL)).toBe(3);
  });

  test('Molten Fury: a magic attack from a stone, which burns and may blast', () => {
    const t = acting(
      state => {
        stone(state, 'I8');
        monster(state, 'zombie*', 'I7');
        monster(state, 'zombie*', 'H6');
        for (const one of state.heroes) one.cells = [at(state, 'E3')];
      },
      ['molten-fury'],
    );
    t.choose(use('molten-fury')).choose(strike(t, 'stasis-rune', 'zombie-master-1', 'I7'), [
      face('blue', { range: 2, damage: 2 }),
      yellow(1),
      brown(0),
    ]);
    t.choose('surge:molten-fury,0', [brown(2)]);
    through(t);
    while (t.kind === 'order') t.choose(t.offered()[0] ?? '');
    expect([
      figure(t, 'zombie-master-1').conditions,
      figure(t, 'zombie-master-2').conditions,
      damageOf(t, 'zombie-master-1'),
    ]).toEqual([['burning'], ['burning'], 3]);
    // Blast hits the stone as well.
    expect(t.state.companions).toEqual([]);
  });

  test('Ways of Stone: he steps out beside a stone; while it is exhausted stones have one more gray die', () => {
    const t = acting(
      state => {
        stone(state, 'J8');
      },
      ['ways-of-stone'],
    ).choose(use('ways-of-stone'));
    t.choose(`space:${at(t.state, 'I7')}`);
    expect([figure(t, KEL).cells, card(t, KEL, 'ways-of-stone').tired]).toEqual([[at(t.state, 'I7')], true]);
    const raided = raid(state => {
      const one = hero(state, KEL, 'geomancer', 'E5', ['ways-of-stone']);
      for (const own of one.cards) own.tired = own.id === 'ways-of-stone';
      stone(state, 'F5');
      monster(state, 'zombie', 'G5');
    });
    raided.choose(strike(raided, 'zombie', STONE, 'F5'), [blue(2), yellow(1), brown(1), gray(2)]);
    expect(damageOf(through(raided), STONE)).toBe(0);
  });

  test('Cataclysm: one magic attack from every stone, each of which is then removed', () => {
    const t = acting(
      state => {
        stone(state, 'G4');
        stone(state, 'G7', 2);
        monster(state, 'ettin*', 'H4', 'I4', 'H5', 'I5');
        monster(state, 'zombie*', 'H7');
      },
      ['cataclysm'],
    );
    t.choose(use('cataclysm')).choose(`order:${STONE}`);
    t.choose(strike(t, 'stasis-rune', 'ettin-master-1', 'H4'), [blue(2), yellow(1), gray(0), gray(0)]);
    through(t);
    expect(t.state.companions.map(({ id }) => id)).toEqual([`${STONE}-2`]);
    t.choose(strike(t, 'stasis-rune', 'zombie-master-1', 'H7'), [blue(2), yellow(1), brown(0)]);
    expect([damageOf(through(t), 'ettin-master-1'), damageOf(t, 'zombie-master-1'), t.state.companions]).toEqual([
      3,
      3,
      [],
    ]);
  });

  test('D2C-GEO-03 D2C-GEO-04 Gravity Spike: each monster of a group goes up to 2 spaces nearer to a stone of his choice; beside one it suffers 1', () => {
    const t = acting(
      state => {
        stone(state, 'F4');
        stone(state, 'J8', 2);
        monster(state, 'zombie', 'I4');
        monster(state, 'zombie', 'G4');
        monster(state, 'goblin-archer', 'J4');
      },
      ['gravity-spike'],
    );
    t.choose(use('gravity-spike')).choose('pick:zombie-1').choose(`pick:${STONE}`);
    // Not farther away from the stone it is dragged to.
    expect([t.offered(`space:${at(t.state, 'J5')}`), t.offered(`space:${at(t.state, 'H4')}`).length]).toEqual([[], 1]);
    t.choose(`space:${at(t.state, 'H4')}`).choose(`space:${at(t.state, 'G5')}`);
    // The second stands beside the one stone and is dragged towards the other.
    t.choose(`pick:${STONE}-2`)
      .choose(`space:${at(t.state, 'H5')}`)
      .choose(`space:${at(t.state, 'I6')}`);
    expect([damageOf(t, 'zombie-1'), damageOf(t, 'zombie-2'), damageOf(t, 'goblin-archer-1')]).toEqual([1, 0, 0]);
    expect([figure(t, 'zombie-1').cells, figure(t, 'zombie-2').cells]).toEqual([
      [at(t.state, 'G5')],
      [at(t.state, 'I6')],
    ]);
  });

  test('D2C-GEO-03 D2-MOVE-04 Gravity Spike: he also says how a large monster comes to stand', () => {
    const t = acting(
      state => {
        stone(state, 'F4');
        monster(state, 'ettin', 'H5', 'I5', 'H6', 'I6');
      },
      ['gravity-spike'],
    );
    t.choose(use('gravity-spike')).choose(`space:${at(t.state, 'G5')}`);
    expect([t.kind, t.seat]).toEqual(['stretch', 1]);
  });

  test('an encounter begins without stones', () => {
    const t = sit(state => {
      hero(state, KEL, 'geomancer', 'E5');
      hero(state, SYNDRAEL, 'knight', 'F8');
    });
    expect(t.state.companions).toEqual([]);
  });
});
