import { describe, expect, test } from 'vitest';
import { itemOf } from '../../content/index.ts';
import type { Terrain } from '../../content/tiles/tile.ts';
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
  lay,
  monster,
  type Played,
  raid,
  sit,
  strike,
} from '../positions.ts';

const AVRIC = 'avric-albright';
const ALRIC = 'sir-alric-farrow';
const JAIN = 'jain-fairwood';
const gray = (shield: number) => face('gray', { shield });
const blue = (range: number) => face('blue', { range });
const yellow = (damage: number, surge = 0) => face('yellow', { damage, surge });
const red = (damage: number, surge = 0) => face('red', { damage, surge });
const PASS = [1, 1];
/** A hero without cards, so that nobody is asked for shields. */
const bare = (state: State, id: string, of: string, space: string) => {
  const one = hero(state, id, of, space);
  one.cards = [];
  return one;
};
const pools = (t: Played) => t.state.turns[0]?.pools.map(({ source, left }) => `${source} ${left}`);

describe('Fire Breath and Shadow', () => {
  test('D2C-MAB-29 D2C-CMBX-EX7 a path of four spaces: everybody on it once, an empty space is only counted, and one may be counted twice', () => {
    const breathe = (...path: readonly string[]) => {
      const t = raid(state => {
        bare(state, 'syndrael', 'knight', 'F5');
        bare(state, AVRIC, 'disciple', 'D5');
        bare(state, JAIN, 'wildlander', 'C5');
        monster(state, 'shadow-dragon*', 'G4', 'H4', 'I4', 'G5', 'H5', 'I5');
      });
      t.choose(strike(t, 'shadow-dragon', 'syndrael', 'F5'), [blue(2), red(2), gray(0)]).choose(
        'surge:shadow-dragon,0',
      );
      for (const space of path) t.choose(`space:${at(t.state, space)}`);
      for (let i = 0; t.kind === 'order' && i < 3; i++) t.choose(t.offered()[0] ?? '');
      return t.events().flatMap(e => (e.kind === 'dealt' ? [e.figure] : []));
    };
    expect(breathe('E5', 'D5', 'C5')).toEqual(['syndrael', AVRIC, JAIN]);
    expect(breathe('E5', 'F5', 'E5')).toEqual(['syndrael']);
  });

  test('D2C-MAB-61 D2C-MAB-EX3 beside two shadow dragons one surge is enough', () => {
    const t = acts(
      sit(state => {
        const one = hero(state, 'syndrael', 'knight', 'F5', ['light-hammer']);
        one.cards = one.cards.filter(({ id }) => id === 'light-hammer');
        monster(state, 'shadow-dragon', 'G4', 'H4', 'I4', 'G5', 'H5', 'I5');
        monster(state, 'shadow-dragon', 'G6', 'H6', 'I6', 'G7', 'H7', 'I7');
      }),
      'syndrael',
    );
    t.choose(strike(t, 'light-hammer', 'shadow-dragon-1', 'G5'), [blue(2), yellow(2), gray(0), gray(0)]);
    expect([t.kind, t.offered()]).toEqual(['surge', ['surge:shadow,0', 'pass']]);
    t.choose('surge:shadow,0');
    expect([t.events().some(e => e.kind === 'missed'), damageOf(t, 'shadow-dragon-1')]).toEqual([false, 4]);
  });
});

describe('Cry Havoc', () => {
  /** Belthir of act II; Syndrael and Avric in a row before him. */
  const havoc = (change: (state: State) => void = () => undefined) =>
    raid(state => {
      state.act = 2;
      bare(state, 'syndrael', 'knight', 'H5');
      bare(state, AVRIC, 'disciple', 'G6');
      monster(state, 'belthir', 'I5');
      change(state);
    });

  test('D2C-MAB-36 D2C-MAB-37 a move without interruption, then one attack on all he moved through', () => {
    const t = havoc().choose('use:belthir,cry-havoc,0');
    const fly = (space: string) => t.choose(`go:${at(t.state, space)},cry-havoc`);
    // Only this move, nothing else: no attack, no end, no card.
    expect([...new Set(t.offered().map(id => id.split(':')[0]))]).toEqual(['go', 'done']);
    // Through Syndrael: there he may not stop. Past her he may, or go on through Avric.
    fly('H5');
    expect([t.kind, t.offered('done')]).toEqual(['where', []]);
    fly('G5');
    expect(t.offered('done')).toEqual(['done']);
    fly('G6');
    // With his last point he cannot go where somebody stands.
    expect(t.offered(`go:${at(t.state, 'H5')}`)).toEqual([]);
    fly('F7');
    expect(t.events().filter(e => e.kind === 'attacks')).toMatchObject([{ by: 'belthir', on: ['syndrael', AVRIC] }]);
  });

  test('D2C-MAB-38 D2C-MAB-39 points from before wait: only those of Cry Havoc are spent in it, the others afterwards', () => {
    const t = havoc().choose('move');
    const before = pools(t);
    t.choose('use:belthir,cry-havoc,0');
    t.choose(`go:${at(t.state, 'J5')},cry-havoc`).choose('done');
    expect([pools(t), t.events().filter(e => e.kind === 'attacks')]).toEqual([before, []]);
    t.choose(go(t, 'G5'));
    // Those he passes now are no targets any more.
    expect([figure(t, 'belthir').cells, t.events().filter(e => e.kind === 'attacks')]).toEqual([
      [at(t.state, 'G5')],
      [],
    ]);
    // Nor are those he passed before it; and after 4 spaces it is over, whatever points he had.
    const late = havoc(state => {
      bare(state, JAIN, 'wildlander', 'H4');
      bare(state, 'ashrian', 'spiritspeaker', 'H6');
    }).choose('move');
    late.choose(go(late, 'G5')).choose('use:belthir,cry-havoc,0');
    for (const space of ['F5', 'E5', 'D5', 'C5']) late.choose(`go:${at(late.state, space)},cry-havoc`);
    expect([late.kind, pools(late), late.events().filter(e => e.kind === 'attacks')]).toEqual([
      'monster-turn',
      ['move-1 2'],
      [],
    ]);
  });
});

describe('Fly', () => {
  /** Belthir of act II at I5, with speed 4; the spaces of these columns are such terrain. */
  const flight = (columns: Readonly<Record<string, Terrain>>, more: (state: State) => void = () => undefined) =>
    raid(state => {
      state.act = 2;
      bare(state, 'syndrael', 'knight', 'H5');
      monster(state, 'belthir', 'I5');
      for (const [column, terrain] of Object.entries(columns))
        for (const row of [3, 4, 5, 6, 7, 8]) state.ground[at(state, `${column}${row}`)] = terrain;
      more(state);
    }, 'belthir').choose('move');

  test('D2C-MAB-30 D2C-MAB-31 D2C-MAB-35 over a hero and a wall of obstacles, to an empty space behind them', () => {
    const t = flight({ G: 'obstacle' });
    const offered = ['H5', 'G5', 'F5', 'E5', 'D5'].map(name => t.offered(go(t, name)).length);
    expect(offered).toEqual([0, 0, 1, 1, 0]);
    t.choose(go(t, 'F5'));
    expect([figure(t, 'belthir').cells, pools(t)]).toEqual([[at(t.state, 'F5')], ['move-1 1']]);
    // Heroes all along the way, too.
    const crowd = flight({}, state => {
      for (const [i, name] of ['H3', 'H4', 'H6', 'H7', 'H8'].entries())
        bare(state, [AVRIC, JAIN, 'ashrian', 'leoric-of-the-book', 'grisban-the-thirsty'][i] ?? '', 'knight', name);
    });
    expect([crowd.offered(go(crowd, 'G5')).length, crowd.offered(go(crowd, 'H6'))]).toEqual([1, []]);
  });

  test('D2C-MAB-33 each space of special terrain costs him 1 point, and none hurts him', () => {
    const t = flight({ H: 'pit', G: 'lava', F: 'sludge', E: 'water' });
    t.choose(go(t, 'E5'));
    expect([figure(t, 'belthir').cells, pools(t), damageOf(t, 'belthir')]).toEqual([[at(t.state, 'E5')], [], 0]);
  });

  test('D2C-MAB-32 he enters each space on his way: there he may be interrupted', () => {
    const t = flight({}, state => void hero(state, JAIN, 'wildlander', 'E4'));
    t.choose(go(t, 'E5'));
    // F5 or F4 is the first beside Jain.
    expect([t.kind, t.seat, t.offered('use:')]).toEqual(['answer', 1, [`use:${JAIN},nimble,0`]]);
    expect(['F3', 'F4', 'F5'].map(name => at(t.state, name))).toContain(figure(t, 'belthir').cells[0]);
    t.choose('pass');
    expect([t.kind, figure(t, 'belthir').cells]).toEqual(['answer', [at(t.state, 'E5')]]);
  });

  test('D2C-MAB-34 what is not tied to the movement counts: the end of his activation in lava, its beginning in a pit', () => {
    const lava = flight({ F: 'lava' });
    lava.choose(go(lava, 'F5'));
    expect(damageOf(lava, 'belthir')).toBe(0);
    lava.choose('end');
    expect(lava.state.monsters).toEqual([]);
    const pit = flight({ I: 'pit' });
    expect([pit.offered('go:'), pit.offered('climb:').length > 0, damageOf(pit, 'belthir')]).toEqual([[], true, 0]);
  });
});

describe('Overpower', () => {
  const march = (change: (state: State) => void = () => undefined) =>
    raid(state => {
      bare(state, 'syndrael', 'knight', 'F5');
      monster(state, ALRIC, 'I5');
      change(state);
    });
  const use = `use:${ALRIC},overpower,0`;

  test('D2C-MAB-76 beside a hero he tests might: passed, they trade places, and the hero suffers 1 fatigue', () => {
    const t = march().choose(use);
    t.choose(`go:${at(t.state, 'G5')},overpower`).choose(`use:${ALRIC},overpower,0`, PASS);
    expect([figure(t, ALRIC).cells, figure(t, 'syndrael').cells, fatigueOf(t, 'syndrael')]).toEqual([
      [at(t.state, 'F5')],
      [at(t.state, 'G5')],
      1,
    ]);
    expect(t.leftover).toEqual([]);
  });

  test('D2C-MAB-76 failed, nothing happens; he has the points of a move action, and each space beside a hero is an occasion', () => {
    const t = march().choose(use);
    expect(pools(t)).toEqual(['overpower 3']);
    // He has might 5 and willpower 2.
    t.choose(`go:${at(t.state, 'G4')},overpower`).choose(use, [gray(3), face('black', { shield: 3 })]);
    expect([figure(t, 'syndrael').cells, fatigueOf(t, 'syndrael')]).toEqual([[at(t.state, 'F5')], 0]);
    t.choose(`go:${at(t.state, 'G5')},overpower`);
    expect([t.kind, t.offered()]).toEqual(['answer', [use, 'pass']]);
    t.choose(use, [gray(2), face('black', { shield: 3 })]);
    expect([figure(t, 'syndrael').cells, fatigueOf(t, 'syndrael')]).toEqual([[at(t.state, 'G5')], 1]);
  });

  test('D2C-MAB-77 it may be interrupted; only steps with its own points have the effect', () => {
    const t = march().choose('move').choose(use);
    t.choose(go(t, 'G5'));
    expect([t.kind, figure(t, ALRIC).cells]).toEqual(['monster-turn', [at(t.state, 'G5')]]);
    t.choose(`go:${at(t.state, 'G6')},overpower`);
    expect([t.kind, t.offered()]).toEqual(['answer', [use, 'pass']]);
  });

  test('D2C-MAB-78 D2C-MAB-EX5 into a pit beside a hero: the overlord says what comes first', () => {
    const pit = (order: 'answers' | 'terrain') => {
      const t = march(state => {
        state.ground[at(state, 'G5')] = 'pit';
      }).choose(use);
      t.choose(`go:${at(t.state, 'G5')},overpower`);
      expect([t.kind, t.seat, t.offered()]).toEqual(['order', 0, ['order:terrain', 'order:answers']]);
      return t.choose(`order:${order}`);
    };
    const t = pit('answers').choose(use, PASS);
    // The hero in the pit with 1 fatigue and 2 damage; Alric suffers 2 too, though he is out of it, and goes on.
    expect([figure(t, 'syndrael').cells, fatigueOf(t, 'syndrael'), damageOf(t, 'syndrael')]).toEqual([
      [at(t.state, 'G5')],
      1,
      2,
    ]);
    expect([figure(t, ALRIC).cells, damageOf(t, ALRIC), pools(t)]).toEqual([[at(t.state, 'F5')], 2, ['overpower 1']]);
    const fallen = pit('terrain');
    expect([damageOf(fallen, ALRIC), fallen.offered('go:')]).toEqual([2, []]);
    fallen.choose(use, PASS);
    expect([figure(fallen, ALRIC).cells, damageOf(fallen, 'syndrael')]).toEqual([[at(fallen.state, 'F5')], 2]);
  });
});

describe('Wither', () => {
  const MERICK = 'lord-merick-farrow';
  const withered = (fatigue: number) => {
    const t = raid(state => {
      state.act = 2;
      bare(state, 'syndrael', 'knight', 'F5').fatigue = fatigue;
      monster(state, MERICK, 'G5');
      lay(state, 'syndrael', {
        at: 'surges-spent',
        must: true,
        if: { is: 'damaged' },
        effects: [{ do: 'count', counter: 'hurt' }],
      });
    });
    t.choose(strike(t, MERICK, 'syndrael', 'F5'), [blue(2), red(1), yellow(1), gray(0)]);
    return t.choose(`surge:${MERICK},0`);
  };

  test('D2C-MAB-83 D2C-MAB-84 a surge: 1 fatigue in step 4, or 1 damage then and there', () => {
    // 2 + 1 + 1 hearts come later, in step 5.
    const t = withered(0);
    expect([fatigueOf(t, 'syndrael'), damageOf(t, 'syndrael'), t.state.counters.hurt]).toEqual([1, 4, undefined]);
    const full = withered(4);
    expect([fatigueOf(full, 'syndrael'), damageOf(full, 'syndrael'), full.state.counters.hurt]).toEqual([4, 5, 1]);
  });
});

describe('measuring from a large base', () => {
  /** The far space of the base sees the hero on G3, the near one is two spaces away and does not. */
  const corner = (state: State, of: 'barghest' | 'elemental') => {
    bare(state, 'syndrael', 'knight', 'G3');
    bare(state, AVRIC, 'disciple', 'G4');
    state.ground[at(state, 'F4')] = 'obstacle';
    if (of === 'barghest') monster(state, of, 'E5', 'F5');
    else monster(state, of, 'E5', 'F5', 'E6', 'F6');
  };

  test('D2-KEYW-15 D2C-CMBX-01 Reach: two spaces from one space of the base, sight from another, to the same target', () => {
    const t = raid(state => {
      corner(state, 'barghest');
      state.lasting.push({
        source: 'laid',
        key: 'reach',
        on: 'barghest-1',
        by: 'barghest-1',
        until: 'encounter-end',
        next: false,
        what: { do: 'reach', n: 2 },
      });
    });
    expect(t.offered('attack').sort()).toEqual(
      [strike(t, 'barghest', AVRIC, 'G4'), strike(t, 'barghest', 'syndrael', 'G3')].sort(),
    );
  });

  test('D2C-CMBX-02 a ranged attack likewise: range 2 is enough', () => {
    const t = raid(state => corner(state, 'elemental'));
    t.choose(strike(t, 'elemental', 'syndrael', 'G3'), [blue(2), 1, 1, gray(0)]);
    expect(t.events().some(e => e.kind === 'missed')).toBe(false);
  });

  test('D2C-CMBX-EX1 D2C-CMBX-01 D2-KEYW-14 not where the only way to count two spaces leads through an obstacle', () => {
    const reach = (blocked: boolean) => {
      const t = raid(state => {
        bare(state, 'ashrian', 'spiritspeaker', 'G2');
        monster(state, 'ettin', 'F4', 'G4', 'F5', 'G5');
        if (blocked) for (const space of ['E3', 'F3', 'G3', 'H3', 'F2']) state.ground[at(state, space)] = 'obstacle';
      });
      return t.offered('attack').length;
    };
    expect([reach(false), reach(true)]).toEqual([1, 0]);
    // Here she is seen past the obstacle, but from G6 two spaces are only counted through it.
    const corner = (blocked: boolean) =>
      raid(state => {
        bare(state, 'ashrian', 'spiritspeaker', 'I4');
        monster(state, 'ettin', 'F6', 'G6', 'F7', 'G7');
        if (blocked) state.ground[at(state, 'H5')] = 'obstacle';
        lay(state, 'ettin-1', {
          at: 'activation-start',
          must: true,
          aim: { who: 'hero', sight: true },
          effects: [{ do: 'count', counter: 'seen' }],
        });
      });
    const [open, closed] = [corner(false), corner(true)];
    expect([open.state.counters.seen, open.offered('attack').length]).toEqual([1, 1]);
    expect([closed.state.counters.seen, closed.offered('attack').length]).toEqual([1, 0]);
  });
});

describe('the Wildlander', () => {
  const nimble = (change: (state: State) => void, figureId: string, cards: readonly string[] = []) =>
    raid(state => {
      hero(state, JAIN, 'wildlander', 'E5', cards);
      change(state);
    }, figureId);

  test('D2C-WILD-03 Nimble once for each step of a monster', () => {
    const t = nimble(state => void monster(state, 'zombie', 'G5'), 'zombie-1').choose('move');
    t.choose(go(t, 'F5')).choose(`use:${JAIN},nimble,0`);
    t.choose(`space:${at(t.state, 'E6')}`);
    // Still beside the zombie, and with stamina left: but that step has been answered.
    expect([t.kind, fatigueOf(t, JAIN)]).toEqual(['monster-turn', 1]);
  });

  test('D2C-WILD-02 D2C-WILD-04 D2C-WILD-05 a large monster expands first; where it cannot, Nimble is not used', () => {
    const t = nimble(state => void monster(state, 'ettin', 'H5', 'I5', 'H6', 'I6'), 'ettin-1').choose('move');
    t.choose(go(t, 'F5')).choose(`use:${JAIN},nimble,0`);
    expect([t.kind, t.seat]).toEqual(['stretch', 0]);
    t.choose(t.offered('stretch')[0] ?? '');
    expect([t.kind, t.seat, figure(t, 'ettin-1').cells.length]).toEqual(['where', 1, 4]);
    // Between other monsters there is no room for its base on F5.
    const tight = nimble(state => {
      monster(state, 'ettin', 'H4', 'I4', 'H5', 'I5');
      for (const space of ['F4', 'F6', 'G6', 'E6', 'E4', 'G4']) monster(state, 'zombie', space);
    }, 'ettin-1').choose('move');
    // It only passes through F5, if at all: there it could not stop.
    expect(tight.offered(go(tight, 'F5'))).toEqual([]);
    // On its way through a gap in a wall it is beside him on F5, and has no room there.
    const gap = raid(state => {
      hero(state, JAIN, 'wildlander', 'E4');
      monster(state, 'ettin', 'G4', 'H4', 'G5', 'H5');
      for (const space of ['F3', 'F4', 'F6', 'F7', 'F8']) state.ground[at(state, space)] = 'obstacle';
    }, 'ettin-1').choose('move');
    gap.choose(go(gap, 'E6'));
    if (gap.kind === 'stretch') gap.choose(gap.offered('stretch')[0] ?? '');
    expect([gap.kind, figure(gap, 'ettin-1').cells.includes(at(gap.state, 'E6')), fatigueOf(gap, JAIN)]).toEqual([
      'monster-turn',
      true,
      0,
    ]);
  });

  test('D2C-WILD-01 D2C-WILD-07 Running Shot with First Strike: he moves before the overlord goes on', () => {
    const t = sit(state => {
      hero(state, JAIN, 'wildlander', 'E5', ['first-strike', 'running-shot']).acted = true;
      monster(state, 'zombie', 'H5');
      monster(state, 'zombie', 'J8');
      state.stage = 'overlord';
    });
    t.choose('monster:zombie-1').choose(`use:${JAIN},first-strike,0`, [blue(4), yellow(1), 6]);
    t.chooseWhile('surge', 'done');
    expect([t.kind, t.seat, t.offered()]).toEqual(['answer', 1, [`use:${JAIN},running-shot,0`, 'pass']]);
    t.choose(`use:${JAIN},running-shot,0`).choose(`space:${at(t.state, 'E7')}`);
    expect([t.kind, t.state.turns.map(one => one.figure), figure(t, JAIN).cells]).toEqual([
      'monster-turn',
      ['zombie-1'],
      [at(t.state, 'E7')],
    ]);
  });
});

describe('corrected items', () => {
  test('D2C-ITEM-15 D2C-ITEM-24 D2C-ITEM-33 Iron Battleaxe, Light Hammer and Elm Greatbow: what stands before the colon is a surge', () => {
    // 2 + 2 hearts against 3 shields, of which the axe pierces one; with a surge of the dice 2 hearts more.
    const struck = (item: string, surges: boolean): number => {
      const t = acts(
        sit(state => {
          const one = hero(state, 'syndrael', 'knight', 'F5', [item]);
          one.cards = one.cards.filter(({ id }) => id === item);
          monster(state, 'ettin', 'G5', 'H5', 'G6', 'H6');
        }),
        'syndrael',
      );
      const second = itemOf(item).dice?.[1] === 'red' ? red(2) : yellow(2);
      t.choose(strike(t, item, 'ettin-1', 'G5'), [blue(surges ? 2 : 3), second, gray(3), gray(0)]);
      expect(t.offered(`surge:${item}`)).toEqual(surges ? [`surge:${item},0`, `surge:${item},1`] : []);
      if (surges) t.choose(`surge:${item},0`);
      expect(t.kind).toBe('turn');
      return damageOf(t, 'ettin-1');
    };
    for (const [item, less] of [
      ['iron-battleaxe', 2],
      ['light-hammer', 1],
      ['elm-greatbow', 1],
    ] as const)
      expect([struck(item, false), struck(item, true)]).toEqual([less, less + 2]);
  });
});
