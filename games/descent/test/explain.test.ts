import { LANGS } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import type { Condition } from '../content/words.ts';
import { explain } from '../explain.ts';
import { spaceName } from '../names.ts';
import { boardFor } from '../rules/map.ts';
import type { State } from '../state.ts';
import { plotting } from './plots.ts';
import { acts, at, go, hero, holds, monster, type Played, raid, sit, strike } from './positions.ts';

/** The rule and the English sentence. */
const why = (t: Played, wanted: string, seat?: number): string => {
  const { allowed, rule, text } = t.explain(wanted, seat);
  for (const lang of LANGS) expect(text[lang]).toMatch(/\S/);
  return `${allowed ? 'allowed' : rule}: ${text.en}`;
};

/** Syndrael's turn: a goblin beside her, an ettin farther off, Leoric behind her. */
function duel(arrange: (state: State) => void = () => {}): Played {
  const t = sit(state => {
    hero(state, 'syndrael', 'knight', 'F5');
    hero(state, 'leoric-of-the-book', 'runemaster', 'E5');
    monster(state, 'goblin-archer', 'G5');
    monster(state, 'ettin', 'I5', 'J5', 'I6', 'J6');
    arrange(state);
  });
  return acts(t, 'syndrael');
}
const suffering = (condition: Condition): Played =>
  duel(state => {
    state.heroes[0]?.conditions.push(condition);
  });

describe('moving', () => {
  test('no points, too far, occupied, no such space', () => {
    const t = duel();
    expect(why(t, go(t, 'F6'))).toMatch(/^D2-MOVE-28: No movement points are left/);
    t.choose('move');
    expect(why(t, go(t, 'F6'))).toMatch(/^allowed/);
    t.choose(go(t, 'F6'));
    expect(why(t, go(t, 'J8'))).toBe('D2-MOVE-27: J8 costs 4 movement points, and 3 are left.');
    expect(why(t, go(t, 'G5'))).toBe('D2-MOVE-03: That space is occupied: nobody ends a move there.');
    expect(why(t, 'go:0,move-1')).toBe('D2-MOVE-06: There is no such space on the map.');
  });

  test('conditions, actions, stamina', () => {
    expect(why(suffering('stunned'), 'move')).toMatch(/^D2-COND-11/);
    expect(why(suffering('immobilized'), 'move')).toMatch(/^D2-COND-21/);
    expect(why(suffering('immobilized'), 'tire')).toMatch(/^D2-COND-21/);
    const t = duel(state => {
      const [own] = state.heroes;
      if (own) own.fatigue = 4;
    });
    expect(why(t, 'tire')).toMatch(/^D2-CHAR-08/);
    t.choose('rest').choose('rest');
    for (const wanted of ['move', 'rest', strike(t, 'iron-longsword', 'goblin-archer-1', 'G5')])
      expect(why(t, wanted)).toBe('D2-HTURN-09: No action is left in this turn.');
    expect(why(t, 'stand-up')).toBe('D2-STAND-01: Only a knocked-out hero stands up.');
  });
});

describe('attacking', () => {
  test('distance, sight, friends, weapons, stunned', () => {
    const t = duel();
    expect(why(t, strike(t, 'iron-longsword', 'ettin-1', 'I5'))).toBe(
      'D2-ATK-09: The target is 3 spaces away; this melee attack reaches 1.',
    );
    expect(why(t, strike(t, 'iron-longsword', 'leoric-of-the-book', 'E5'))).toBe(
      'D2-ASTEP-04: Only enemies can be targeted.',
    );
    expect(why(t, strike(t, 'arcane-bolt', 'goblin-archer-1', 'G5'))).toBe(
      'D2-ASTEP-01: It has no such weapon equipped.',
    );
    expect(why(t, strike(t, 'iron-longsword', 'ettin-7', 'I5'))).toBe('D2-ASTEP-04: That figure is not on the map.');
    expect(why(t, strike(t, 'iron-longsword', 'goblin-archer-1', 'H5'))).toMatch(/^D2-TGT-03/);
    expect(why(t, `${strike(t, 'iron-longsword', 'goblin-archer-1', 'G5')},true`)).toMatch(/^D2-TWO-01/);
    const stunned = suffering('stunned');
    expect(why(stunned, strike(stunned, 'unarmed', 'goblin-archer-1', 'G5'))).toMatch(/^D2-COND-11/);
  });

  test('a bow needs a line of sight', () => {
    const t = acts(
      sit(state => {
        hero(state, 'jain-fairwood', 'wildlander', 'F5');
        monster(state, 'goblin-archer', 'G5');
        monster(state, 'goblin-archer', 'H5');
      }),
      'jain-fairwood',
    );
    expect(why(t, strike(t, 'yew-shortbow', 'goblin-archer-2', 'H5'))).toBe(
      'D2-ATK-13: There is no line of sight to that space.',
    );
  });

  test('one attack of a monster in its activation', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, 'ettin', 'G5', 'H5', 'G6', 'H6');
    }, 'ettin-1');
    t.choose(strike(t, 'ettin', 'syndrael', 'F5'), [1, 1, 1]);
    if (t.kind === 'answer') t.choose('pass');
    expect(why(t, strike(t, 'ettin', 'syndrael', 'F5'))).toMatch(/^D2-OTURN-06/);
    expect(why(t, 'rest')).toMatch(/^D2-ACTN-03: Only heroes/);
    expect(why(t, 'tire')).toMatch(/^D2-ACTN-03: Only heroes/);
    expect(why(t, 'hero:syndrael')).toMatch(/^D2-ROUND-03/);
  });
});

describe('the rest of a turn', () => {
  test('the map is left from its rim only, where the quest lets one', () => {
    const t = sit(
      state => {
        const [inside = 0] = boardFor(state).tiles.find(({ piece }) => piece === 'tile')?.cells ?? [];
        hero(state, 'syndrael', 'knight', spaceName(inside));
      },
      { quest: 'toll-at-the-ford' },
    );
    acts(t, 'syndrael');
    const [rim] = boardFor(t.state).tiles.flatMap(tile => tile.rim);
    expect(why(t, `leave:${rim},move-1`)).toMatch(/^D2-EXIT-02/);
  });

  test('search, doors, revival, gifts, climbing', () => {
    const t = duel(state => {
      state.tokens = [{ id: 'search-1', kind: 'search', cell: at(state, 'J8'), face: null, hidden: true }];
      const down = hero(state, 'grisban-the-thirsty', 'berserker', 'H8');
      down.down = at(state, 'H8');
      down.cells = [];
    });
    expect(why(t, 'search:search-1')).toMatch(/^D2-SRCH-02: One searches in the own space/);
    expect(why(t, 'search:search-9')).toMatch(/^D2-SRCH-02: There is no such token/);
    expect(why(t, 'revive:grisban-the-thirsty')).toBe(
      'D2-REV-01: A hero is revived from a space adjacent to the hero token.',
    );
    expect(why(t, 'revive:leoric-of-the-book')).toBe('D2-REV-01: Only a knocked-out hero is revived.');
    expect(why(t, 'door:0')).toMatch(/^D2-DOOR-01/);
    expect(why(t, `climb:${at(t.state, 'F6')}`)).toMatch(/^D2-TERR-10: Only who is in a pit/);
    expect(why(t, 'give:iron-longsword,leoric-of-the-book')).toMatch(/^D2-IGEN-06/);
    expect(why(t, 'shake-off:stunned')).toBe('D2-COND-11: This figure is not stunned.');
  });

  test('cards: exhausted, not to be paid, for another moment, not there; equipment', () => {
    const t = duel(state => {
      const [own] = state.heroes;
      if (!own) return;
      own.feat = false;
      own.fatigue = 4;
      own.cards.push({ id: 'defend', tired: true, worn: false, used: false, on: null });
    });
    expect(why(t, 'use:syndrael,syndrael-feat,0')).toMatch(/^D2-EXH-04/);
    expect(why(t, 'use:syndrael,oath-of-honor,0')).toMatch(/^D2-CHAR-08/);
    expect(why(t, 'use:syndrael,defend,0')).toMatch(/^D2-ABIL-04/);
    expect(why(t, 'wear:iron-longsword')).toMatch(/^D2-HTURN-04/);
    expect(why(t, 'hero:leoric-of-the-book')).toMatch(/^D2-ROUND-02/);
    expect(why(t, 'group:ettin')).toMatch(/^D2-ROUND-03/);
  });

  test('who is knocked out can only stand up', () => {
    const t = duel(state => {
      const [own] = state.heroes;
      if (!own) return;
      own.down = at(state, 'F5');
      own.cells = [];
    });
    expect(why(t, 'move')).toBe('D2-STAND-01: A knocked-out hero can only stand up.');
    expect(why(t, 'stand-up')).toMatch(/^allowed/);
  });

  test('overlord cards: the heroes learn nothing of his hand, he does', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, 'ettin', 'G5', 'H5', 'G6', 'H6');
      holds(state, ['dark-might']);
    }, 'ettin-1');
    while (t.kind === 'answer') t.choose('pass');
    expect(why(t, 'play:dark-might')).toMatch(/^D2-INT-10/);
    expect(why(t, 'play:dash')).toMatch(/^D2-OLGEN-12: That card is not in your hand/);
    const heroes = duel(state => holds(state, ['dark-might']));
    expect(why(heroes, 'play:dark-might')).toBe(why(heroes, 'play:dash'));
  });

  test('plot cards: whose they are, whether they lie there ready, whether there is threat for them', () => {
    const why = (seat: number, card: string, arrange: (state: State) => void = () => {}) => {
      const t = sit(state => {
        hero(state, 'syndrael', 'knight', 'E5');
        monster(state, 'zombie', 'J8');
        plotting(state, 'the-fallen-elite', [], 1);
        arrange(state);
      });
      return explain(t.state, seat, { do: 'plot', card: `plot-${card}`, ability: 0 })?.rule;
    };
    expect(why(1, 'armor-of-darkness')).toBe('D2-PLGEN-11');
    expect(why(0, 'unkillable')).toBe('D2-PLGEN-11');
    expect(why(0, 'armor-of-darkness')).toBe('D2-PLGEN-13');
    const tire = (state: State): void => {
      for (const one of state.plot?.cards ?? []) one.tired = true;
    };
    expect(why(0, 'armor-of-darkness', tire)).toBe('D2-PLGEN-25');
  });
});
