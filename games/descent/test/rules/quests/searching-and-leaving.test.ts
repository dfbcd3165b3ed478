import { describe, expect, test } from 'vitest';
import { begun } from '../../laid.ts';
import { acts, at, hero } from '../../positions.ts';

import { GRI, SYN } from './people-and-places.ts';

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
