import { describe, expect, test } from 'vitest';
import type { State } from '../../../index.ts';
import { staminaOf } from '../../../rules/values.ts';
import {
  acts,
  at,
  card,
  damageOf,
  fatigueOf,
  figure,
  go,
  hero,
  monster,
  type Played,
  raid,
  reanimate,
  sit,
  strike,
} from '../../positions.ts';
import { black, blue, brown, gray, green, red, yellow } from './throws.ts';

const JAIN = 'jain-fairwood';
const AVRIC = 'avric-albright';
const use = (of: string, n = 0): string => `use:${JAIN},${of},${n}`;
const space = (t: Played, name: string): string => `space:${at(t.state, name)}`;
const token = (state: State, name: string) =>
  state.tokens.push({
    id: `search-${state.tokens.length + 1}`,
    kind: 'search',
    cell: at(state, name),
    face: null,
    hidden: false,
  });
/** The search deck holds just these, the last one on top. */
const deck = (state: State, ...top: readonly string[]) => {
  state.search = { top: [...top], rest: [], bottom: [] };
};

/** Jain as Treasure Hunter at F5, a zombie at H5 (two spaces away). */
const vault = (more: readonly string[] = [], change: (state: State) => void = () => undefined) =>
  acts(
    sit(state => {
      hero(state, JAIN, 'treasure-hunter', 'F5', more);
      monster(state, 'zombie*', 'H5');
      change(state);
    }),
    JAIN,
  );
const whip = (t: Played, dice: readonly number[]) =>
  t.choose(strike(t, 'leather-whip', 'zombie-master-1', 'H5'), [...dice]);
const ids = (t: Played, of = JAIN): string[] =>
  t.state.heroes.find(one => one.id === of)?.cards.map(({ id }) => id) ?? [];

describe('the Treasure Hunter', () => {
  test('D2-KEYW-13 Leather Whip: Reach, surges for Pierce 1 and to move the target 1 space', () => {
    const t = vault();
    whip(t, [blue(1, 1), yellow(1, 1), brown(1)])
      .choose('surge:leather-whip,0')
      .choose('surge:leather-whip,1');
    t.choose(space(t, 'I5')).chooseWhile('surge', 'done');
    // 1 more damage as no hero is beside him.
    expect([damageOf(t, 'zombie-master-1'), figure(t, 'zombie-master-1').cells]).toEqual([3, [at(t.state, 'I5')]]);
  });

  test("D2-MOVE-27 The Dead Man's Compass: within 3 spaces of a search token it is exhausted for 1 movement point", () => {
    const t = vault([], state => token(state, 'F8'));
    t.choose(use('the-dead-mans-compass'));
    expect(t.state.turns[0]?.pools).toEqual([{ source: 'the-dead-mans-compass', left: 1 }]);
    expect(vault([], state => token(state, 'J8')).offered(use('the-dead-mans-compass'))).toEqual([]);
  });

  test('D2C-TRES-01 Delver: 1 more damage while no hero figure is adjacent; a familiar that is a figure counts', () => {
    const alone = whip(vault(), [blue(1), yellow(1), brown(1)]);
    const helped = whip(
      vault([], state => reanimate(state, AVRIC, 'F6')),
      [blue(1), yellow(1), brown(1)],
    );
    const friend = whip(
      vault([], state => hero(state, AVRIC, 'disciple', 'F6')),
      [blue(1), yellow(1), brown(1)],
    );
    expect([alone, helped, friend].map(t => damageOf(t, 'zombie-master-1'))).toEqual([2, 1, 1]);
  });

  test('D2-SRCH-05 Delver: he draws two search cards, keeps one, the other goes on top or under the deck', () => {
    const find = (way: number) => {
      const t = vault([], state => {
        token(state, 'F4');
        deck(state, 'stamina-potion', 'fire-flask', 'health-potion');
      });
      t.choose('search:search-1').choose('card:fire-flask').choose(`way:${way}`);
      return t;
    };
    expect(ids(find(0))).toContain('fire-flask');
    expect([find(0).state.search.top, find(1).state.search.bottom]).toEqual([
      ['stamina-potion', 'health-potion'],
      ['health-potion'],
    ]);
  });

  test('D2-SRCH-08 Dungeoneer: a search for 1 fatigue; while exhausted one attack a turn without an action', () => {
    const t = vault(['dungeoneer'], state => {
      token(state, 'F4');
      deck(state, 'health-potion');
    });
    t.choose(use('dungeoneer'));
    expect([ids(t).includes('health-potion'), t.state.turns[0]?.actions]).toEqual([true, 1]);
    t.choose(use('dungeoneer', 1), [blue(1), yellow(1), brown(1)]).chooseWhile('surge', 'done');
    expect([damageOf(t, 'zombie-master-1'), t.state.turns[0]?.actions, t.offered(use('dungeoneer', 1))]).toEqual([
      2,
      1,
      [],
    ]);
    expect(vault(['dungeoneer']).offered(use('dungeoneer', 1))).toEqual([]);
  });

  test('D2-MOVE-27 Gold Rush: after a search as many movement points as search cards, 5 at most, and through enemies while exhausted', () => {
    const rush = (owned: readonly string[]) => {
      const t = vault(['gold-rush', ...owned], state => {
        token(state, 'F4');
        deck(state, 'health-potion');
        monster(state, 'zombie', 'G5');
        monster(state, 'zombie', 'G4');
        monster(state, 'zombie', 'G6');
        monster(state, 'zombie', 'F6');
        monster(state, 'zombie', 'F3');
        monster(state, 'zombie', 'G3');
      });
      t.choose('search:search-1').choose(use('gold-rush'));
      return t;
    };
    const t = rush(['fire-flask']);
    expect([t.state.turns[0]?.pools[0]?.left, card(t, JAIN, 'gold-rush').tired]).toEqual([2, true]);
    expect(t.offered('go')).toContain(go(t, 'H4', 'gold-rush'));
    expect(
      rush(['fire-flask', 'warding-talisman', 'curse-doll', 'power-potion', 'stamina-potion']).state.turns[0]?.pools[0]
        ?.left,
    ).toBe(5);
  });

  test('D2-SRCH-05 Survey: 1 stamina more; the top 3 search cards are put back in any order', () => {
    const t = vault(['survey'], state => deck(state, 'curse-doll', 'stamina-potion', 'fire-flask', 'health-potion'));
    expect(staminaOf(t.state, JAIN)).toBe(6);
    t.choose(use('survey')).choose('card:stamina-potion').choose('card:health-potion');
    expect([t.state.search.top, fatigueOf(t, JAIN)]).toEqual([
      ['curse-doll', 'fire-flask', 'health-potion', 'stamina-potion'],
      1,
    ]);
  });

  test('D2-CHAR-12 Guard the Spoils: a defence die more: brown, gray with 2, black with 3 search cards', () => {
    const guard = (owned: readonly string[], die: number) => {
      const t = raid(state => {
        hero(state, JAIN, 'treasure-hunter', 'F5', ['guard-the-spoils', ...owned]);
        monster(state, 'zombie', 'G5');
      });
      t.choose(strike(t, 'zombie', JAIN, 'F5')).choose(use('guard-the-spoils'), [blue(2), yellow(2), gray(0), die]);
      for (let i = 0; i < 5 && t.kind !== 'monster-turn'; i++) t.choose(t.kind === 'answer' ? 'pass' : 'done');
      return [damageOf(t, JAIN), fatigueOf(t, JAIN)];
    };
    expect(guard([], brown(2))).toEqual([2, 1]);
    expect(guard(['health-potion', 'fire-flask'], gray(3))).toEqual([1, 1]);
    expect(guard(['health-potion', 'fire-flask', 'curse-doll'], black(4))).toEqual([0, 1]);
  });

  test('D2-SRCH-05 Lure of Fortune: a search heals 1 damage and 1 fatigue; whoever he defeats lets him bury the top search card', () => {
    const t = vault(['lure-of-fortune'], state => {
      token(state, 'F4');
      deck(state, 'curse-doll', 'stamina-potion', 'fire-flask', 'health-potion');
      Object.assign(state.heroes[0] as object, { damage: 2, fatigue: 2 });
      (state.monsters[0] as { damage: number }).damage = 5;
    });
    t.choose('search:search-1').choose('card:health-potion').choose('way:0');
    expect([damageOf(t, JAIN), fatigueOf(t, JAIN)]).toEqual([1, 1]);
    whip(t, [blue(1), yellow(1), brown(1)]).choose(use('lure-of-fortune', 1));
    expect([t.state.search.top, t.state.search.bottom]).toEqual([['curse-doll', 'stamina-potion'], ['fire-flask']]);
  });

  test('D2C-TRES-02 Sleight of Hand: Pierce 2 with whichever weapon while an exotic one is equipped; another hero hands him what he finds', () => {
    const t = vault(['sleight-of-hand', 'iron-longsword'], state => {
      (state.monsters[0] as { cells: number[] }).cells = [at(state, 'G5')];
    });
    t.choose(strike(t, 'iron-longsword', 'zombie-master-1', 'G5'), [blue(1), red(1), brown(2)]).chooseWhile(
      'surge',
      'done',
    );
    expect(damageOf(t, 'zombie-master-1')).toBe(3);
    const other = sit(state => {
      hero(state, JAIN, 'treasure-hunter', 'F5', ['sleight-of-hand']);
      hero(state, AVRIC, 'disciple', 'F7');
      monster(state, 'zombie', 'J3');
      token(state, 'F8');
      deck(state, 'health-potion');
    });
    acts(other, AVRIC).choose('search:search-1').choose(use('sleight-of-hand'));
    expect([ids(other).includes('health-potion'), ids(other, AVRIC).includes('health-potion')]).toEqual([true, false]);
  });

  test("D2-SURGE-02 Finder's Keeper's: an exotic attack with a green die more and a surge for 1 damage per search card, 4 at most", () => {
    const t = vault(['finders-keepers', 'health-potion', 'fire-flask']);
    t.choose(use('finders-keepers'), [blue(1), yellow(0, 1), green(0, 1), brown(2)]);
    t.choose('surge:finders-keepers,0').chooseWhile('surge', 'done');
    expect([damageOf(t, 'zombie-master-1'), fatigueOf(t, JAIN)]).toEqual([2, 1]);
  });

  test('D2C-TRES-03 Trail of Riches: with 2 search cards he searches a token within 3 spaces, and what answers a search answers it', () => {
    const t = vault(['trail-of-riches', 'gold-rush', 'health-potion', 'fire-flask'], state => {
      token(state, 'F8');
      deck(state, 'curse-doll');
    });
    t.choose(use('trail-of-riches')).choose(use('gold-rush'));
    expect([ids(t).includes('curse-doll'), t.state.turns[0]?.actions, t.state.turns[0]?.pools[0]?.left]).toEqual([
      true,
      2,
      3,
    ]);
    expect(
      vault(['trail-of-riches', 'health-potion'], state => token(state, 'F8')).offered(use('trail-of-riches')),
    ).toEqual([]);
  });
});
