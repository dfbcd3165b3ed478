import { describe, expect, test } from 'vitest';
import type { State } from '../../index.ts';
import { DOOR_OPEN } from '../../rules/ground.ts';
import {
  acts,
  at,
  damageOf,
  face,
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
} from '../positions.ts';
import { PROVING_GROUND, proving } from '../proving-ground.ts';

/** Somebody of the quest who counts as a hero, and a stranger of the overlord's. */
proving({
  characters: {
    guide: {
      name: { en: 'Guide', de: 'Führerin' },
      as: 'hero',
      side: 'heroes',
      speed: 3,
      health: 4,
      defence: [],
      at: 'guide',
      attackable: true,
    },
  },
});

const ASHRIAN = 'ashrian';
const AVRIC = 'avric-albright';
const JAIN = 'jain-fairwood';
const LEORIC = 'leoric-of-the-book';
const SYN = 'syndrael';
const TARHA = 'widow-tarha';
const ETTIN = ['G5', 'H5', 'G6', 'H6'] as const;
const none = face('gray', { shield: 0 });
const column = (name: string, rows: readonly number[] = [3, 4, 5, 6, 7, 8]) => rows.map(row => `${name}${row}`);
const block = (state: State, spaces: readonly string[]): void => {
  for (const space of spaces) state.ground[at(state, space)] = 'obstacle';
};
const token = (state: State, space: string): void => {
  state.tokens.push({ id: 'search-1', kind: 'search', cell: at(state, space), face: null, hidden: false });
};

describe('adjacent figures', () => {
  test('D2-GEO-06 a large figure is beside her with any space of its base: Ashrian stuns the minion that is activated there', () => {
    const stunned = (space: string) =>
      figure(
        raid(state => {
          hero(state, ASHRIAN, 'spiritspeaker', space);
          monster(state, 'ettin', ...ETTIN);
        }, 'ettin-1'),
        'ettin-1',
      ).conditions;
    expect([stunned('F4'), stunned('I7'), stunned('J7')]).toEqual([['stunned'], ['stunned'], []]);
  });

  test('D2-GEO-03 a large target is not beside itself: Blast reaches its neighbours, and it rolls its dice once', () => {
    const t = acts(
      sit(state => {
        const jain = hero(state, JAIN, 'wildlander', 'E5', ['dwarven-firebomb']);
        jain.cards = jain.cards.filter(({ id }) => id === 'dwarven-firebomb');
        monster(state, 'ettin', ...ETTIN);
        monster(state, 'zombie', 'G4');
        lay(state, JAIN, { at: 'attack-declared', must: true, effects: [{ do: 'blast' }] }, 'blast');
        // 1 damage more for each other monster next to the target.
        const more = { do: 'add', to: 'damage', n: { per: 'beside-target' } } as const;
        lay(state, JAIN, { at: 'rolled', must: true, effects: [more] }, 'more');
      }),
      JAIN,
    );
    t.choose(strike(t, 'dwarven-firebomb', 'ettin-1', 'G5'));
    const rolled = t.events().find(event => event.kind === 'attack-rolled');
    expect(t.happened().filter(event => event.kind === 'added')).toMatchObject([{ n: 1 }]);
    expect(rolled?.kind === 'attack-rolled' && rolled.defence.map(one => one.figure)).toEqual(['ettin-1', 'zombie-1']);
  });
});

describe('counting spaces', () => {
  /** Whether Ashrian's feat, which works within 3 spaces, is offered. */
  const reaches = (from: string, of: string, spaces: readonly string[], change: (state: State) => void = () => {}) =>
    acts(
      sit(
        state => {
          hero(state, ASHRIAN, 'spiritspeaker', from);
          monster(state, of, ...spaces);
          change(state);
        },
        { quest: PROVING_GROUND },
      ),
      ASHRIAN,
    ).offered('use:ashrian,ashrian-feat').length === 1;
  const zombie = (space: string, change?: (state: State) => void): boolean => reaches('E5', 'zombie', [space], change);

  test('D2-GEO-04 D2-GEO-09 D2-GEO-13 the first space counts 1: within 3 spaces are three steps, not four', () => {
    expect(['F5', 'G6', 'H5', 'H8', 'I5', 'I8'].map(space => zombie(space))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test('D2-GEO-09 D2-GEO-10 D2-GEO-11 D2-TERR-15 the shortest way counts, round what stands between, not as the crow flies', () => {
    const behind = (rows: readonly number[], space = 'G5'): boolean =>
      zombie(space, state => block(state, column('F', rows)));
    // Past F6 it is two spaces, as without obstacles; past F7 it is three, past F3 four.
    expect([behind([4, 5]), behind([4, 5, 6], 'G6'), behind([4, 5, 6, 7, 8])]).toEqual([true, true, false]);
    expect(behind([3, 4, 5, 6, 7, 8])).toBe(false);
  });

  test('D2-GEO-11 D2-DOOR-04 not through a closed door', () => {
    const beyond = (open: boolean) =>
      reaches('F3', 'zombie', ['F2'], state => {
        if (open) state.doors[0] = DOOR_OPEN;
      });
    expect([beyond(false), beyond(true)]).toEqual([false, true]);
  });

  test('D2-GEO-12 through figures of both sides', () => {
    expect(
      zombie('H5', state => {
        for (const space of column('F')) monster(state, 'goblin-archer', space);
        for (const [i, id] of [SYN, AVRIC, JAIN].entries()) hero(state, id, 'knight', `G${4 + i}`);
      }),
    ).toBe(true);
  });

  test('D2-GEO-08 to any space of a large figure', () => {
    // F5 is 4 spaces from J5, G5 is 3.
    expect([
      reaches('J5', 'ettin', ['F5', 'G5', 'F6', 'G6']),
      reaches('J5', 'ettin', ['E5', 'F5', 'E6', 'F6']),
      reaches('E5', 'ettin', ['H5', 'I5', 'H6', 'I6']),
    ]).toEqual([true, false, true]);
  });

  test('D2-GEO-07 from any space of a large figure: its own shot needs the range from the nearest', () => {
    const shot = (range: number) => {
      const t = raid(state => {
        hero(state, SYN, 'knight', 'J5').cards = [];
        monster(state, 'elemental', 'F5', 'G5', 'F6', 'G6');
      });
      const [option = ''] = t.offered('attack:elemental');
      t.choose(option, [face('blue', { range }), 1, none]);
      return t.events().some(event => event.kind === 'missed');
    };
    expect([shot(2), shot(3)]).toEqual([true, false]);
  });
});

describe('empty spaces', () => {
  const alone = (change: (state: State) => void = () => undefined): Played =>
    acts(
      sit(state => {
        hero(state, JAIN, 'wildlander', 'E5');
        monster(state, 'zombie', 'H5');
        change(state);
      }),
      JAIN,
    );
  const enters = (t: Played, space: string): boolean => t.choose('move').offered(go(t, space)).length === 1;
  const aims = (t: Played): boolean => t.offered('attack:yew-shortbow').length === 1;

  test('D2-GEO-15 D2-GEO-16 D2-GEO-17 D2-TERR-14 a token leaves its space empty: one stops there and sees past it, unlike an obstacle or a figure', () => {
    const marked = alone(state => token(state, 'F5'));
    const blocked = alone(state => block(state, column('F')));
    const held = alone(state => void monster(state, 'ettin', 'F4', 'G4', 'F5', 'G5'));
    expect([alone(), marked, blocked].map(aims)).toEqual([true, true, false]);
    expect([alone(), marked, blocked, held].map(t => enters(t, 'F5'))).toEqual([true, true, false, false]);
  });

  test('D2-GEO-16 D2-MOVE-24 somebody may be placed on a token, not on a figure or an obstacle, and no farther than the effect says', () => {
    const t = alone(state => {
      token(state, 'F5');
      block(state, ['E4']);
      lay(state, JAIN, { at: 'rested', must: true, effects: [{ do: 'place', within: 3, of: 'them' }] });
    }).choose('rest');
    const offered = (space: string): number => t.offered(`space:${at(t.state, space)}`).length;
    expect(['F5', 'E4', 'H5', 'H6', 'I5'].map(offered)).toEqual([1, 0, 0, 1, 0]);
  });
});

describe('figures', () => {
  /** Jain at E5 and a zombie at H5, all rows between them full: with whom stands at G5 in the middle of the row of obstacles. */
  const past = (change: (state: State) => void, quest?: string): Played =>
    acts(
      sit(
        state => {
          hero(state, JAIN, 'wildlander', 'E5');
          monster(state, 'zombie', 'H5');
          block(state, ['F3', 'F4', 'F6', 'F7', 'F8']);
          change(state);
        },
        quest === undefined ? {} : { quest },
      ),
      JAIN,
    );
  const between: Readonly<Record<string, (state: State) => void>> = {
    nobody: () => undefined,
    hero: state => void Object.assign(hero(state, AVRIC, 'disciple', 'F5'), { acted: true }),
    monster: state => void monster(state, 'goblin-archer', 'F5'),
    familiar: state => {
      hero(state, LEORIC, 'necromancer', 'E8').acted = true;
      reanimate(state, LEORIC, 'F5');
    },
    guide: state => void guide(state, 'F5'),
  };
  const guide = (state: State, space: string): void => {
    state.companions.push({
      id: 'guide-1',
      of: 'guide',
      kind: 'character',
      side: 'heroes',
      owner: null,
      acted: true,
      cells: [at(state, space)],
      damage: 0,
      conditions: [],
      carries: [],
      marks: {},
    });
  };
  const stands = (who: string): Played => past(between[who] ?? (() => undefined), PROVING_GROUND);

  test('D2-FIG-01 D2-FIG-02 D2-LOS-06 heroes, monsters, familiars that are figures and people of the quest block sight and movement, whoever they are', () => {
    const seen = (who: string): number => stands(who).offered(`attack:yew-shortbow,zombie-1`).length;
    expect(['nobody', 'hero', 'monster', 'familiar', 'guide'].map(seen)).toEqual([1, 0, 0, 0, 0]);
    const entered = (who: string): number => {
      const t = stands(who).choose('move');
      return t.offered(go(t, 'F5')).length;
    };
    expect(['nobody', 'hero', 'monster', 'familiar', 'guide'].map(entered)).toEqual([1, 0, 0, 0, 0]);
  });

  test('D2-FIG-03 D2-FIG-04 D2-MOVE-02 D2C-MOVE-03 D2C-MOVE-05 heroes pass heroes, familiars and people treated as heroes, monsters they do not', () => {
    const passed = (who: string): number => {
      const t = stands(who).choose('move');
      return t.offered(go(t, 'G5')).length;
    };
    expect(['nobody', 'hero', 'monster', 'familiar', 'guide'].map(passed)).toEqual([1, 1, 0, 1, 1]);
  });

  test('D2-FIG-04 D2-FIG-05 D2-MOVE-02 monsters pass monsters of any group, but no hero, no familiar and nobody who is treated as a hero', () => {
    const passed = (who: string): number => {
      const t = raid(
        state => {
          hero(state, JAIN, 'wildlander', 'J8');
          monster(state, 'barghest', 'G5', 'H5');
          block(state, ['F3', 'F4', 'F6', 'F7', 'F8']);
          between[who]?.(state);
        },
        'barghest-1',
        { quest: PROVING_GROUND },
      ).choose('move');
      return t.offered(go(t, 'E5')).length;
    };
    expect(['nobody', 'hero', 'monster', 'familiar', 'guide'].map(passed)).toEqual([1, 0, 1, 0, 0]);
  });

  test('D2-FIG-06 familiars that are figures and people of the quest are targets, and attacks affect them', () => {
    const t = raid(
      state => {
        hero(state, LEORIC, 'necromancer', 'J8').acted = true;
        reanimate(state, LEORIC, 'E5');
        guide(state, 'E6');
        monster(state, 'zombie', 'F5');
        lay(state, 'zombie-1', { at: 'attack-declared', must: true, effects: [{ do: 'blast' }] });
      },
      'zombie-1',
      { quest: PROVING_GROUND },
    );
    expect(t.offered('attack')).toEqual([strike(t, 'zombie', 'reanimate', 'E5'), strike(t, 'zombie', 'guide-1', 'E6')]);
    t.choose(strike(t, 'zombie', 'guide-1', 'E6'), [
      face('blue', { range: 3 }),
      face('yellow', { damage: 1, surge: 0 }),
    ]);
    for (let i = 0; t.kind === 'order' && i < 4; i++) t.choose(t.offered('order')[0] ?? '');
    expect([damageOf(t, 'guide-1'), damageOf(t, 'reanimate')]).toEqual([3, 3]);
  });
});

describe('dice of a roll', () => {
  test('D2-DICE-02 the dice of both sides are thrown together: whoever answers the roll sees them all', () => {
    const t = acts(
      sit(state => {
        hero(state, TARHA, 'runemaster', 'E5');
        monster(state, 'ettin', 'H5', 'I5', 'H6', 'I6');
      }),
      TARHA,
    );
    t.choose(strike(t, 'arcane-bolt', 'ettin-1', 'H5'), [face('blue', { range: 5 }), 2, 3, 4]);
    expect([t.kind, t.offered(`use:${TARHA}`).length]).toEqual(['answer', 1]);
    expect(t.events().filter(({ kind }) => kind === 'attack-rolled')).toMatchObject([
      { dice: [{ kind: 'blue' }, { kind: 'yellow' }], defence: [{ dice: [{ kind: 'gray' }, { kind: 'gray' }] }] },
    ]);
  });

  test('D2-DICE-03 every die the defender has rolled is a defence die: all may be rolled again', () => {
    const t = acts(
      sit(state => {
        hero(state, SYN, 'knight', 'F5');
        monster(state, 'ettin', ...ETTIN);
        state.lasting.push({
          source: 'laid',
          key: 'red',
          on: 'ettin-1',
          by: 'ettin-1',
          until: 'encounter-end',
          next: false,
          what: { do: 'dice', pool: 'defence', dice: ['red'] },
        });
      }),
      SYN,
    );
    const dice = [face('blue', { range: 2 }), face('red', { damage: 2, surge: 0 }), none, none, 1];
    t.choose(strike(t, 'iron-longsword', 'ettin-1', 'G5'), dice).choose('surge:iron-longsword,0');
    expect(t.offered()).toEqual(['reroll:0', 'reroll:1', 'reroll:2']);
  });
});
