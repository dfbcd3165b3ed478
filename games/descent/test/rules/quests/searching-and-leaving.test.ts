import { describe, expect, test } from 'vitest';
import { cellName } from '../../../rules/ground.ts';
import { boardFor } from '../../../rules/map.ts';
import { begun, dusk } from '../../laid.ts';
import { acts, at, hero, lay, monster, raid, reanimate } from '../../positions.ts';

import { activated, GRI, SYN } from './people-and-places.ts';

const LEORIC = 'leoric-of-the-book';

describe('searching and leaving', () => {
  test('D2-SRCH-03 search tokens lie in the marked spaces, more with more heroes', () => {
    const spaces = (heroes: 2 | 3 | 4): number[] =>
      begun('goblin-cipher', () => {}, { heroes }).state.tokens.flatMap(({ kind, cell }) =>
        kind === 'search' && cell !== null ? [cell] : [],
      );
    const { state } = begun('goblin-cipher', () => {});
    expect([spaces(2), spaces(4).length]).toEqual([['B5', 'B10'].map(name => at(state, name)), 4]);
  });

  test('D2-SRCH-04 the overlord lays the special token face down on one of the starred spaces; the heroes do not see which', () => {
    const t = begun('goblin-cipher', state => {
      state.todo = ['special', 'begin'];
      state.stage = 'setup';
      hero(state, SYN, 'knight', 'O7');
    });
    expect([t.seat, t.offered()]).toEqual([0, ['B5', 'B10'].map(name => `space:${at(t.state, name)}`)]);
    t.choose(`space:${at(t.state, 'B10')}`);
    const faces = (seat: number) =>
      t.match
        .view(seat)
        .tokens.filter(({ kind }) => kind === 'search')
        .map(({ face: one }) => one);
    expect([faces(0), faces(1)]).toEqual([
      ['usual', 'special'],
      [null, null],
    ]);
    // Of the four spaces with four heroes two are starred.
    const four = begun(
      'goblin-cipher',
      state => {
        state.todo = ['special', 'begin'];
        state.stage = 'setup';
        hero(state, SYN, 'knight', 'O7');
      },
      { heroes: 4 },
    );
    expect([four.state.tokens.filter(({ kind }) => kind === 'search').length, four.offered()]).toEqual([
      4,
      ['B5', 'B10'].map(name => `space:${at(four.state, name)}`),
    ]);
  });

  test('D2-SRCH-05 D2-SRCH-06 who finds the special token draws no card but gets what the quest says; any other brings a card', () => {
    const found = (face: 'special' | 'usual'): unknown => {
      const t = acts(
        begun('crypt-of-oaths', state => {
          hero(state, SYN, 'knight', 'G10').cards = [];
          state.search = { top: ['curse-doll'], rest: [], bottom: [] };
          for (const token of state.tokens) if (token.id === 'search-1') token.face = face;
        }),
        SYN,
      );
      t.choose('search:search-1');
      return [
        t.state.heroes[0]?.cards.map(({ id }) => id),
        t.state.counters.oaths ?? 0,
        t.state.tokens.some(({ id }) => id === 'search-1'),
      ];
    };
    expect([found('special'), found('usual')]).toEqual([
      [[], 1, false],
      [['curse-doll'], 0, false],
    ]);
  });

  test('D2-SRCH-09 D2-SRCH-10 the search deck of twelve cards is made at set-up, stays between encounters and is not made anew when it is empty', () => {
    const t = begun('goblin-cipher', state => {
      hero(state, SYN, 'knight', 'B6');
      state.search.rest = [];
      state.searchOut = ['curse-doll'];
    });
    expect(begun('goblin-cipher', () => {}).state.search.rest).toHaveLength(12);
    acts(t, SYN);
    const before = t.state.heroes[0]?.cards.length;
    t.choose('search:search-1');
    expect([t.state.heroes[0]?.cards.length, t.state.search.rest]).toEqual([before, []]);
    const two = begun(
      'crypt-of-oaths',
      state => {
        state.search.rest = ['nothing'];
      },
      { encounter: 1 },
    );
    expect(two.state.search.rest).toEqual(['nothing']);
  });

  test('D2-EXIT-05 D2-EXIT-06 a hero who has left has no more turns and uses nothing', () => {
    const t = acts(
      begun(
        'masked-feast',
        state => {
          hero(state, SYN, 'knight', 'B2');
          hero(state, GRI, 'berserker', 'H2');
        },
        { encounter: 1 },
      ),
      SYN,
    );
    t.choose('move');
    t.choose(`leave:${at(t.state, 'A2')},move-1`);
    expect(t.state.heroes[0]).toMatchObject({ cells: [], away: true, left: true });
    for (let i = 0; i < 9 && t.kind !== 'turn'; i++) t.choose(t.offered()[0] ?? '');
    expect([t.state.turns[0]?.figure, t.offered('use:syndrael')]).toEqual([GRI, []]);
    // Nor in the next round: he is not even asked for.
    for (let i = 0; i < 30 && t.state.round === 1; i++) t.choose(t.offered('end')[0] ?? t.offered()[0] ?? '');
    expect([t.state.round, t.kind, t.state.turns.map(({ figure }) => figure)]).toEqual([2, 'turn', [GRI]]);
  });

  test('D2-EXIT-01 who leaves, and where, the quest says: heroes by the chapel, monsters by the lane, in other quests nobody', () => {
    const out = (side: 'heroes' | 'overlord', space: string, quest = 'lantern-in-the-mist', other = 'M3'): string[] => {
      const t = begun(quest, state => {
        state.monsters = [];
        hero(state, SYN, 'knight', side === 'heroes' ? space : other).acted = side === 'overlord';
        monster(state, 'zombie', side === 'heroes' ? other : space);
        if (side === 'overlord') dusk(state);
      });
      if (side === 'overlord') activated(t, 'zombie', 'zombie-1');
      else acts(t, SYN);
      const names = new Map(boardFor(t.state).cells.map(cell => [cell, cellName(boardFor(t.state), cell)]));
      return t
        .choose('move')
        .offered('leave')
        .map(one => names.get(Number.parseInt(one.slice(6), 10)) ?? '');
    };
    expect([out('heroes', 'C10'), out('heroes', 'P3')]).toEqual([['C11', 'D11'], []]);
    // The first hall of the masked feast has no way out at all.
    expect(out('heroes', 'B2', 'masked-feast', 'E2')).toEqual([]);
    expect([out('overlord', 'P3'), out('overlord', 'C10')]).toEqual([['Q3', 'Q4'], []]);
  });

  test('D2-EXIT-06 a hero off the map uses no card, though his familiar fights on: Undead Might asks for his fatigue', () => {
    const fights = (away: boolean): readonly [boolean, number] => {
      const t = raid(state => {
        const leoric = hero(state, LEORIC, 'necromancer', 'J8', ['undead-might']);
        if (away) Object.assign(leoric, { cells: [], away: true, left: true });
        reanimate(state, LEORIC, 'F5');
        monster(state, 'ettin', 'G5', 'H5', 'G6', 'H6');
        lay(state, 'reanimate', { at: 'activation-start', effects: [{ do: 'attack', on: { who: 'monster' } }] });
      });
      t.choose('use:reanimate,laid,0');
      t.choose(t.offered('attack')[0] ?? '');
      return [
        t.happened().some(({ kind }) => kind === 'attack-rolled'),
        t.offered(`use:${LEORIC},undead-might`).length,
      ];
    };
    expect([fights(false), fights(true)]).toEqual([
      [true, 1],
      [true, 0],
    ]);
  });

  test('D2-EXIT-02 D2-MOVE-18 who has no point left in the edge space stays there', () => {
    const t = acts(
      begun(
        'masked-feast',
        state => {
          hero(state, SYN, 'knight', 'B2');
          hero(state, GRI, 'berserker', 'H2');
          lay(state, SYN, {
            at: 'enters',
            must: true,
            if: { is: 'there', place: 'tunnel' },
            effects: [{ do: 'points', n: 'lose-all' }],
          });
        },
        { encounter: 1 },
      ),
      SYN,
    ).choose('move');
    t.choose(`leave:${at(t.state, 'A2')},move-1`);
    expect(t.state.heroes[0]).toMatchObject({ left: false });
    expect([t.state.heroes[0]?.cells, t.offered('leave')]).toEqual([[at(t.state, 'A2')], []]);
  });

  test('D2-EXIT-02 a hero may go through a friend in the edge space and leave; whoever stands there stays', () => {
    const t = acts(
      begun(
        'masked-feast',
        state => {
          hero(state, SYN, 'knight', 'C2');
          hero(state, GRI, 'berserker', 'A2');
        },
        { encounter: 1 },
      ),
      SYN,
    );
    t.choose('move');
    t.choose(`leave:${at(t.state, 'A2')},move-1`);
    expect(t.state.heroes[0]).toMatchObject({ cells: [], away: true, left: true });
    expect(t.state.heroes[1]).toMatchObject({ cells: [at(t.state, 'A2')], left: false });
  });

  test('goblin-cipher: a wrong number raises the alarm and tells higher or lower, the right one opens the vault', () => {
    const t = acts(
      begun('goblin-cipher', state => {
        hero(state, SYN, 'knight', 'G6');
        state.secrets.lock = { n: 7, low: 1, high: 12 };
      }),
      SYN,
    );
    t.choose('special:turn-wheel,0').choose('number:4');
    expect([t.state.counters.alarm, t.state.secrets.lock, t.state.doors]).toEqual([1, { n: 7, low: 5, high: 12 }, [2]]);
    expect([t.match.view(0).secrets.lock?.n, t.match.view(1).secrets.lock?.n]).toEqual([7, null]);
    t.choose('special:turn-wheel,0').choose('number:7');
    expect([t.state.counters.alarm, t.state.doors]).toEqual([1, [0]]);
  });
});
