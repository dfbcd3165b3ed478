import { checkConfig, erased } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { companionCardOf } from '../../../content/index.ts';
import { LIEUTENANTS } from '../../../content/lieutenants.ts';
import { descent, type State } from '../../../index.ts';
import { defeat } from '../../../rules/defeat.ts';
import { after, begun, dusk, io } from '../../laid.ts';
import {
  acts,
  at,
  damageOf,
  face,
  figure,
  hero,
  holds,
  monster,
  type Played,
  reanimate,
  strike,
} from '../../positions.ts';
import { activated, GRI, SYN, special } from './people-and-places.ts';

const gray = (shield: number) => face('gray', { shield });
const black = (shield: number) => face('black', { shield });

describe('quests and rules', () => {
  const champion = (relic: string | null = null) =>
    begun('the-gilded-champion', state => {
      hero(state, SYN, 'knight', 'C7');
      Object.assign(monster(state, 'sir-alric-farrow', 'K7'), { relic });
      state.overlord.relics = relic === null ? [] : [relic];
      state.overlord.bearers = relic === null ? {} : { 'sir-alric-farrow': relic };
    });

  test('D2-QGEN-01 a quest adds actions of its own, and has rules that general ones give way to', () => {
    const bell = begun('toll-at-the-ford', state => {
      hero(state, SYN, 'knight', 'K3');
      monster(state, 'splig', 'M3');
    });
    expect([special(bell.state, SYN), special(champion().state, SYN)]).toEqual([['silence-bell'], []]);
    // A defeated lieutenant is removed (D2-LTGEN-09), but the champion is knocked out.
    const gone = after(bell, state => defeat(state, io(), 'splig', { by: 'x' }));
    const down = after(champion(), state => defeat(state, io(), 'sir-alric-farrow', { by: 'x' }));
    expect([gone.monsters, down.monsters[0]?.down]).toEqual([[], at(champion().state, 'K7')]);
  });

  test('D2-RELGEN-08 D2-RELGEN-10 who is knocked out and not defeated keeps his relic; who is defeated loses it for the quest, even if he comes back', () => {
    const down = after(champion('duskblade'), state => defeat(state, io(), 'sir-alric-farrow', { by: 'x' }));
    expect([down.monsters[0]?.relic, down.overlord.bearers]).toEqual([
      'duskblade',
      { 'sir-alric-farrow': 'duskblade' },
    ]);
    const t = begun('toll-at-the-ford', state => {
      hero(state, SYN, 'knight', 'A3');
      monster(state, 'splig', 'M3').relic = 'duskblade';
      state.overlord.bearers = { splig: 'duskblade' };
    });
    expect(after(t, state => defeat(state, io(), 'splig', { by: 'x' })).overlord.bearers).toEqual({
      splig: null,
      'splig/lost': 'duskblade',
    });
    const gallery = begun(
      'falling-gallery',
      state => {
        hero(state, SYN, 'knight', 'B2');
        monster(state, 'baron-zachareth', 'B4').relic = 'duskblade';
        state.overlord.bearers = { 'baron-zachareth': 'duskblade' };
      },
      { encounter: 0 },
    );
    const back = after(gallery, state => defeat(state, io(), 'baron-zachareth', { by: 'x' }));
    expect(back.monsters).toMatchObject([{ id: 'baron-zachareth', relic: null }]);
  });

  test('D2-AOBJ-02 who is only treated as a hero attacks no objects', () => {
    const LEORIC = 'leoric-of-the-book';
    const t = acts(
      begun('captive-of-the-mire', state => {
        hero(state, LEORIC, 'necromancer', 'P5');
        reanimate(state, LEORIC, 'Q4');
      }),
      LEORIC,
    );
    t.choose('familiar:reanimate');
    expect([t.state.turns.at(-1)?.figure, t.offered('attack:')]).toEqual(['reanimate', []]);
    for (let i = 0; i < 3 && t.state.turns.at(-1)?.figure !== LEORIC; i++) t.choose('end');
    expect(t.offered('attack:').some(id => id.includes('cage-2'))).toBe(true);
  });

  test('D2-CAMP-21 interlude and finale are played in a campaign only, all other quests on their own', () => {
    const alone = descent.scenarios.filter(({ campaignOnly }) => !campaignOnly).map(({ id }) => id);
    const refused = ['falling-gallery', 'the-old-wyrm', 'the-gilded-champion'];
    for (const id of refused) {
      expect(alone).not.toContain(id);
      expect(() => checkConfig(erased(descent), { scenario: id, seats: 2, settings: { heroes: 2 } })).toThrow(
        /campaign/,
      );
    }
    expect(alone).toContain('crypt-of-oaths');
    expect(
      checkConfig(erased(descent), { scenario: 'crypt-of-oaths', seats: 2, settings: { heroes: 2 } }).scenario,
    ).toBe('crypt-of-oaths');
  });
});

describe('monsters of quests', () => {
  test('D2C-QTSR-24 no open group of this encounter takes more than four spaces', () => {
    const t = begun('gate-of-glyphs', state => {
      hero(state, SYN, 'knight', 'P3');
      state.stage = 'setup';
      state.todo = ['open:1', 'begin'];
    });
    // Cave, dark or hot: shadow dragons are all of that, on six spaces.
    expect(t.offered()).toEqual(
      expect.arrayContaining(['open-group:barghest', 'open-group:cave-spider', 'open-group:elemental']),
    );
    expect(t.offered()).not.toContain('open-group:shadow-dragon');
    const race = begun('idol-race', state => {
      hero(state, SYN, 'knight', 'H1');
      state.stage = 'setup';
      state.todo = ['open:2', 'begin'];
    });
    expect(race.offered().length).toBeGreaterThan(0);
  });

  test('D2C-QTSR-25 D2-EXIT-03 where figures stand on the entrance, reinforcements come to the nearest empty spaces', () => {
    const spaces = (blocked: boolean): number[] => {
      const t = begun('gate-of-glyphs', state => {
        hero(state, SYN, 'knight', 'G3').conditions = ['stunned'];
        state.groups = [{ id: 'open-1', of: 'goblin-archer', inactive: false, minions: 0, masters: 0, acted: false }];
        state.round = 2;
        if (blocked) for (const space of ['P3', 'P4', 'Q3', 'Q4']) monster(state, 'zombie', space);
        dusk(state);
      });
      for (let i = 0; i < 40 && t.kind !== 'place'; i++)
        t.choose(['end', 'rank:minion'].find(id => t.offered().includes(id)) ?? t.offered()[0] ?? '');
      return t.offered().map(id => Number(id.slice(5)));
    };
    const { state } = begun('gate-of-glyphs', one => void hero(one, SYN, 'knight', 'G3'));
    const cells = (...names: string[]): number[] => names.map(name => at(state, name));
    expect(spaces(false)).toEqual(cells('P3', 'Q3', 'P4', 'Q4'));
    expect(spaces(true)).toEqual(cells('O2', 'O3', 'O4', 'O5'));
  });

  test('D2-PLACE-03 where one of two places is full, a space near it that lies in the other is offered once', () => {
    const t = begun('toll-at-the-ford', state => {
      hero(state, SYN, 'knight', 'A3').conditions = ['stunned'];
      for (const space of ['N1', 'O1']) monster(state, 'goblin-archer', space);
      dusk(state);
    });
    for (let i = 0; i < 40 && t.kind !== 'place'; i++)
      t.choose(['end', 'rank:minion'].find(id => t.offered().includes(id)) ?? t.offered()[0] ?? '');
    expect([t.kind, new Set(t.offered()).size]).toEqual(['place', t.offered().length]);
    expect(t.offered()).toContain(`base:${at(t.state, 'N2')}`);
  });

  test('D2C-QTSR-34 the distance counts from every zombie on the map; where it cannot be kept it is dropped', () => {
    const offered = (...zombies: string[]): string[] => {
      const t = begun('crypt-of-oaths', state => {
        hero(state, SYN, 'knight', 'G1').conditions = ['stunned'];
        for (const space of zombies) monster(state, 'zombie', space);
        dusk(state);
      });
      for (let i = 0; i < 60 && t.kind !== 'place'; i++)
        t.choose(['end', 'rank:minion'].find(id => t.offered().includes(id)) ?? t.offered()[0] ?? '');
      return t.offered();
    };
    const { state } = begun('crypt-of-oaths', () => {});
    const base = (name: string): string => `base:${at(state, name)}`;
    // One in each tomb: whatever is near either of them is barred.
    const apart = offered('F7', 'M3');
    expect([base('G8'), base('L4'), base('I10'), base('J6')].map(id => apart.includes(id))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    // In the middle of both: no space of the tombs is three away, so all of them will do.
    const crowded = offered('G8', 'H9', 'K4', 'L5');
    expect([base('F7'), base('M3')].every(id => crowded.includes(id))).toBe(true);
  });

  test('D2C-QTSR-37 the bound wyrm spends as many surges as it can, as the overlord decides', () => {
    const t = begun(
      'crypt-of-oaths',
      state => {
        hero(state, GRI, 'berserker', 'H3');
        monster(state, 'shadow-dragon*', 'H1', 'I1', 'J1', 'H2', 'I2', 'J2');
        dusk(state);
      },
      { encounter: 1 },
    );
    activated(t, 'shadow-dragon', 'shadow-dragon-master-1');
    t.choose(strike(t, 'shadow-dragon', GRI, 'H3'), [
      face('blue', { range: 2, surge: 1 }),
      face('red', { damage: 1 }),
      face('red', { damage: 1 }),
      gray(0),
    ]);
    expect([t.kind, t.seat, t.offered().includes('done')]).toEqual(['surge', 0, false]);
    expect(t.offered('surge:').length).toBeGreaterThan(1);
    // With one spent of two the other must be spent as well.
    const two = begun(
      'crypt-of-oaths',
      state => {
        hero(state, GRI, 'berserker', 'H3');
        monster(state, 'shadow-dragon*', 'H1', 'I1', 'J1', 'H2', 'I2', 'J2');
        dusk(state);
      },
      { encounter: 1 },
    );
    activated(two, 'shadow-dragon', 'shadow-dragon-master-1');
    two.choose(strike(two, 'shadow-dragon', GRI, 'H3'), [
      face('blue', { range: 2, surge: 1 }),
      face('red', { damage: 3, surge: 1 }),
      face('red', { damage: 1 }),
      gray(3),
    ]);
    expect(two.offered()).toEqual(['surge:shadow-dragon,0', 'surge:shadow-dragon,1']);
    // The damage first: then nothing but the breath is left, and it comes by itself.
    two.choose('surge:shadow-dragon,1');
    expect([two.kind, two.seat, two.state.attacks[0]?.spent]).toEqual(['where', 0, 2]);
    // Any other dragon may leave it.
    const free = begun('practice-yard', state => {
      hero(state, GRI, 'berserker', 'F5');
      monster(state, 'shadow-dragon*', 'G5', 'H5', 'I5', 'G6', 'H6', 'I6');
      state.act = 2;
      dusk(state);
    });
    activated(free, 'shadow-dragon', 'shadow-dragon-master-1');
    free.choose(strike(free, 'shadow-dragon', GRI, 'F5'), [
      face('blue', { range: 2, surge: 1 }),
      face('red', { damage: 1 }),
      face('red', { damage: 1 }),
      gray(0),
    ]);
    expect(free.offered('done')).toEqual(['done']);
  });

  test('D2C-QTSR-38 its fire breath goes to whoever carries the blade, where it can', () => {
    const breathes = (carrier: boolean, space = 'I4'): Played => {
      const t = begun(
        'crypt-of-oaths',
        state => {
          hero(state, GRI, 'berserker', 'H3');
          hero(state, SYN, 'knight', space).carries = carrier ? ['oath-blade-1'] : [];
          monster(state, 'shadow-dragon*', 'H1', 'I1', 'J1', 'H2', 'I2', 'J2');
          dusk(state);
        },
        { encounter: 1 },
      );
      activated(t, 'shadow-dragon', 'shadow-dragon-master-1');
      t.choose(strike(t, 'shadow-dragon', GRI, 'H3'), [
        face('blue', { range: 2, surge: 1 }),
        face('red', { damage: 1 }),
        face('red', { damage: 1 }),
        gray(0),
      ]);
      const breath = t.match.ask?.options.findIndex(
        option => option.do === 'surge' && JSON.stringify(option.does).includes('fire-breath'),
      );
      return t.choose(t.offered()[breath ?? 0] ?? '');
    };
    const forced = breathes(true);
    const cell = at(forced.state, 'I4');
    expect([forced.kind, forced.offered('done')]).toEqual(['where', []]);
    expect(forced.offered()).toContain(`space:${cell}`);
    expect(breathes(false).offered('done')).toEqual(['done']);
    // Three spaces away only ways straight to the blade are open, each step of them.
    const far = breathes(true, 'K4');
    const names = (t: Played) =>
      ['G2', 'G3', 'G4', 'H4', 'I2', 'I3', 'I4'].filter(name => t.offered(`space:${at(t.state, name)}`).length);
    expect([names(far), far.offered('done')]).toEqual([['I2', 'I3', 'I4'], []]);
  });

  test('D2C-GOLD-02 D2C-QTSR-50 neither Dash nor Frenzy gives whoever carries the idol more than its one action', () => {
    const carrying = (idol: boolean): Played => {
      const t = begun('idol-race', state => {
        hero(state, SYN, 'knight', 'J4');
        monster(state, 'goblin-archer', 'K4').carries = idol ? ['idol-1'] : [];
        for (const token of state.tokens) if (idol && token.kind === 'idol') token.cell = null;
        holds(state, ['dash', 'frenzy']);
        dusk(state);
      });
      while (t.kind === 'answer') t.choose('pass');
      return activated(t, 'goblin-archer', 'goblin-archer-1');
    };
    const t = carrying(true);
    expect([t.state.turns[0]?.actions, t.offered('play:')]).toEqual([1, []]);
    t.choose('move');
    expect([t.offered('attack'), t.offered('move')]).toEqual([[], []]);
    // The same goblin with empty hands takes what the cards give.
    const free = carrying(false);
    expect(free.offered('play:')).toEqual(['play:dash', 'play:frenzy']);
    free.choose('play:dash');
    expect([free.state.turns[0]?.actions, free.state.turns[0]?.extra]).toEqual([2, ['move']]);
  });
});

describe('Belthir on the heroes’ side', () => {
  const ally = 'belthir-ally-1';
  const ledge = (arrange: (state: State) => void = () => {}, heroes: 2 | 3 | 4 = 2): Played => {
    const t = begun(
      'the-old-wyrm',
      state => {
        hero(state, SYN, 'knight', 'L2');
        arrange(state);
      },
      { heroes },
    );
    acts(t, SYN).choose('end');
    for (let i = 0; i < 5 && t.kind !== 'next-hero' && t.kind !== 'monster-turn'; i++) t.choose(t.offered()[0] ?? '');
    return t.kind === 'next-hero' ? t.choose(`familiar:${ally}`) : t;
  };

  test('D2-LTGEN-08 his card of the act counts, with the numbers for so many heroes', () => {
    const card = (heroes: 2 | 3 | 4, act: 1 | 2) => {
      const { state } = ledge(() => {}, heroes);
      return companionCardOf({ ...state, act }, { of: 'belthir-ally', kind: 'character' });
    };
    const printed = LIEUTENANTS.belthir?.acts;
    for (const heroes of [2, 3, 4] as const)
      for (const act of [1, 2] as const)
        expect(card(heroes, act)).toMatchObject({ ...printed?.[act]?.by[heroes], dice: printed?.[act]?.dice ?? [] });
    expect([card(2, 1).health, card(4, 1).health]).toEqual([9, 15]);
  });

  test('D2C-QTSR-52 he does what he may do as a monster: he neither searches nor revives anybody', () => {
    const t = ledge(state => {
      Object.assign(hero(state, GRI, 'berserker', 'I2'), { cells: [], down: at(state, 'I2'), acted: true });
      const [token] = state.tokens;
      if (token !== undefined) token.cell = at(state, 'J3');
    });
    expect([t.state.turns[0]?.figure, t.state.turns[0]?.actions]).toEqual([ally, 2]);
    expect([...t.offered('search'), ...t.offered('revive'), ...t.offered('rest')]).toEqual([]);
    expect(t.offered('move')).toEqual(['move']);
  });

  test('D2C-QTSR-53 he moves once and may attack twice; Cry Havoc holds a move action, so once', () => {
    const flies = ledge(state => void monster(state, 'zombie', 'I2'));
    expect([flies.offered('move'), flies.offered(`use:${ally},cry-havoc`).length]).toEqual([['move'], 1]);
    flies.choose('move');
    expect([flies.offered('move'), flies.offered(`use:${ally},cry-havoc`)]).toEqual([[], []]);
    // Nor does he move after it.
    const dives = ledge(state => void monster(state, 'zombie', 'F4')).choose(`use:${ally},cry-havoc,0`);
    dives.choose(dives.offered('go:')[0] ?? '').choose('done');
    expect([dives.state.turns[0]?.actions, dives.offered('move'), dives.offered('use:')]).toEqual([1, [], []]);
    const fights = ledge(state => void Object.assign(monster(state, 'ettin', 'H1', 'I1', 'H2', 'I2'), { damage: 0 }));
    const dice = [face('blue', { range: 3 }), face('red', { damage: 1 }), face('red', { damage: 1 })];
    const strikes = () =>
      fights.choose(
        fights.offered('attack:').find(id => id.includes('ettin-1')) ?? '',
        [...dice, black(0), ...(fights.state.act === 2 ? [black(0)] : [])].slice(0, dice.length + 2),
      );
    strikes();
    expect([fights.offered('attack:').length > 0, damageOf(fights, 'ettin-1') > 0]).toEqual([true, true]);
    strikes();
    expect([fights.offered('attack:'), figure(fights, ally).cells]).toEqual([[], [at(fights.state, 'J2')]]);
  });
});
