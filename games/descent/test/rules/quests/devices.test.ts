import { describe, expect, test } from 'vitest';
import type { State } from '../../../index.ts';
import { candidates } from '../../../rules/aiming.ts';
import { giveCondition } from '../../../rules/conditions.ts';
import { isImmune } from '../../../rules/damage.ts';
import { defeat } from '../../../rules/defeat.ts';
import { placeCells } from '../../../rules/map.ts';
import { jumpsFrom } from '../../../rules/quest/glyphs.ts';
import { setCounter } from '../../../rules/quest/goals.ts';
import { leaveMap } from '../../../rules/quest/special.ts';
import { layEncounter } from '../../../rules/setting-up.ts';
import { dropToken, takeToken } from '../../../rules/tokens.ts';
import { after, begun, dusk, io } from '../../laid.ts';
import { plotting, spend, until } from '../../plots.ts';
import { acts, at, damageOf, face, figure, hero, holds, monster, type Played, sit, strike } from '../../positions.ts';

import { activated, GRI, SYN, special } from './people-and-places.ts';

const gray = (shield: number) => face('gray', { shield });

describe('goals and devices', () => {
  test('D2C-QTSR-18 each figure tries to force a door once in a turn', () => {
    const t = acts(
      begun('masked-feast', state => void hero(state, SYN, 'knight', 'P2'), { encounter: 1, won: 'overlord' }),
      SYN,
    );
    t.choose('special:force-door,0').choose('attribute:might', [
      face('gray', { shield: 3 }),
      face('black', { shield: 4 }),
    ]);
    expect([t.offered('special:'), t.state.turns[0]?.actions]).toEqual([[], 1]);
    // Nor another door; before another hero has tried, he may.
    const beside = (who: string) =>
      t.changed(state => {
        Object.assign(state.heroes[0] ?? {}, { cells: [at(state, 'I2')], id: who });
      });
    expect(beside(SYN).offered('special:')).toEqual([]);
  });

  test('D2C-QTSR-19 every hero must leave by the exit', () => {
    const t = begun(
      'masked-feast',
      state => {
        hero(state, SYN, 'knight', 'A2');
        hero(state, GRI, 'berserker', 'A3');
      },
      { encounter: 1 },
    );
    const one = after(t, now => leaveMap(now, io(), SYN));
    expect([one.counters.out, one.met]).toEqual([1, null]);
    const both = after({ state: one } as Played, now => leaveMap(now, io(), GRI));
    expect([both.counters.out, both.met]).toEqual([2, 0]);
    // In play: one goes out by the tunnel, then the other.
    acts(t, SYN)
      .choose('move')
      .choose(t.offered('leave:')[0] ?? '');
    expect([t.state.heroes[0]?.cells, t.state.won]).toEqual([[], ['heroes']]);
    acts(t, GRI)
      .choose('move')
      .choose(t.offered('leave:')[0] ?? '');
    expect([t.state.stage, t.state.won]).toEqual(['over', ['heroes', 'heroes']]);
  });

  test('D2C-QTSR-20 the overlord wins when all ten tokens lie on the map at once', () => {
    const festering = (boils: number) => {
      const t = begun('village-of-boils', state => {
        hero(state, SYN, 'knight', 'A2');
        monster(state, 'zombie', 'P1');
        for (let i = 4; i <= boils; i++)
          state.tokens.push({
            id: `boil-${i}`,
            kind: 'boil',
            cell: at(state, `C${Math.min(i - 3, 4)}`) + (i > 7 ? 1 : 0),
            face: null,
            hidden: false,
          });
        dusk(state);
      });
      expect([t.kind, t.state.tokens.filter(({ kind }) => kind === 'boil').length]).toEqual(['where', boils]);
      t.choose(t.offered()[0] ?? '');
      return t.state.won;
    };
    expect([festering(8), festering(9)]).toEqual([[], ['overlord']]);
  });

  test('D2C-QTSR-21 where the bank is blocked, the swimmer comes ashore on the nearest empty space', () => {
    const swim = (blocked: boolean) => {
      const t = acts(
        begun(
          'weights-and-bridges',
          state => {
            hero(state, SYN, 'knight', 'G4');
            if (blocked) monster(state, 'zombie', 'F4');
          },
          { encounter: 1 },
        ),
        SYN,
      );
      t.choose(t.offered('special:swim')[0] ?? '');
      return t;
    };
    expect(figure(swim(false), SYN).cells).toEqual([at(swim(false).state, 'F4')]);
    const t = swim(true);
    expect([
      t.kind,
      t.offered().includes(`space:${at(t.state, 'F4')}`),
      t.offered().includes(`space:${at(t.state, 'E4')}`),
    ]).toEqual(['where', false, true]);
  });

  test('D2C-QTSR-22 the defeated baron stands at the landing again, without damage, tokens and conditions', () => {
    const t = begun('falling-gallery', state => {
      hero(state, SYN, 'knight', 'F1');
      Object.assign(monster(state, 'baron-zachareth', 'B4'), { damage: 9, conditions: ['poisoned'], marks: { x: 1 } });
    });
    const state = after(t, now => defeat(now, io(), 'baron-zachareth', { by: 'x' }));
    const [baron] = state.monsters;
    expect([baron?.damage, baron?.conditions, baron?.marks, baron?.cells]).toEqual([0, [], {}, [at(t.state, 'H5')]]);
  });

  test('D2C-QTSR-23 no hero takes the stairs while the baron stands on the seal', () => {
    const stairs = (space: string): string[] =>
      special(
        begun('falling-gallery', state => {
          hero(state, SYN, 'knight', 'B2');
          monster(state, 'baron-zachareth', space);
        }).state,
        SYN,
      );
    expect([stairs('B4'), stairs('C4')]).toEqual([[], ['climb-stairs']]);
  });

  test('falling-gallery: after three rounds the west of the gallery is pits, and who stands there falls for 2 damage', () => {
    const t = begun('falling-gallery', state => {
      hero(state, SYN, 'knight', 'M2');
      state.counters.doom = 2;
      dusk(state);
    });
    for (let i = 0; i < 10 && t.state.round === 1; i++) t.choose(t.offered()[0] ?? '');
    expect([t.state.ground[at(t.state, 'L2')], damageOf(t, SYN), t.state.counters.doom]).toEqual(['pit', 2, 3]);
  });

  test('D2C-QTSR-26 D2C-QTSR-EX1 from glyph to glyph over a friend, but only to an empty one', () => {
    const t = begun(
      'gate-of-glyphs',
      state => {
        hero(state, SYN, 'knight', 'F1');
        hero(state, GRI, 'berserker', 'F6');
        for (const token of state.tokens)
          if (token.kind === 'glyph')
            token.cell = at(state, { 'glyph-1': 'F1', 'glyph-2': 'F6', 'glyph-3': 'K6' }[token.id] ?? 'S3');
      },
      { encounter: 1 },
    );
    const ways = (points: number): string[] => jumpsFrom(t.state, SYN, points).map(way => way.join());
    expect(ways(2)).toContain(String(at(t.state, 'K6')));
    expect(ways(9)).not.toContain(String(at(t.state, 'F6')));
    const wall = structuredClone(t.state);
    wall.ground[at(wall, 'H3')] = 'obstacle';
    wall.ground[at(wall, 'H4')] = 'obstacle';
    wall.ground[at(wall, 'I3')] = 'obstacle';
    wall.ground[at(wall, 'I4')] = 'obstacle';
    wall.ground[at(wall, 'G2')] = 'obstacle';
    wall.ground[at(wall, 'J5')] = 'obstacle';
    expect(jumpsFrom(wall, SYN, 2)).toContainEqual([at(wall, 'F6'), at(wall, 'K6')]);
    expect(jumpsFrom(wall, SYN, 1)).toEqual([]);
    // In play two of the points of a move go for it.
    const walks = acts(
      sit(state => void Object.assign(state, wall)),
      SYN,
    ).choose('move');
    expect(walks.offered(`jump:${at(wall, 'F6')}`)).toEqual([]);
    walks.choose(`jump:${at(wall, 'K6')},move-1`);
    expect([figure(walks, SYN).cells, walks.state.turns[0]?.pools]).toEqual([
      [at(wall, 'K6')],
      [{ source: 'move-1', left: 2 }],
    ]);
  });

  test('D2C-QTSR-27 D2C-QTSR-28 D2C-QTSR-29 the guardian attacks, slides one space with its whole base, and gets conditions', () => {
    const t = begun('weights-and-bridges', state => {
      hero(state, SYN, 'knight', 'I4');
      monster(state, 'elemental', 'G4', 'H4', 'G5', 'H5').conditions = [];
      dusk(state);
    });
    activated(t, 'elemental', 'elemental-1');
    expect([t.offered('move'), t.offered('attack:').length > 0]).toEqual([[], true]);
    t.choose(t.offered('special:slide')[0] ?? '');
    // The hero stands on one side: there is only the other.
    expect(figure(t, 'elemental-1').cells).toEqual(['F4', 'G4', 'F5', 'G5'].map(name => at(t.state, name)));
    const state = after(t, now => giveCondition(now, io(), 'elemental-1', 'poisoned', 'x'));
    expect(state.monsters[0]?.conditions).toEqual(['poisoned']);
  });

  test('D2C-QTSR-31 the overlord draws, and what is used at the start of his turn comes before the lantern moves', () => {
    const t = begun('lantern-in-the-mist', state => {
      hero(state, SYN, 'knight', 'P3');
      monster(state, 'barghest', 'F3', 'F4');
      monster(state, 'sir-alric-farrow', 'B3');
      state.overlord.deck.rest = ['dash'];
      state.overlord.owned = ['dash'];
      dusk(state);
    });
    const kinds = t.events().map(({ kind }) => kind);
    expect([
      kinds.indexOf('drew') < kinds.indexOf('laid'),
      t.state.tokens.find(({ kind }) => kind === 'lantern')?.cell,
    ]).toEqual([true, at(t.state, 'J4')]);
  });

  test('D2C-QTSR-32 D2C-QTSR-35 the blade is only a thing to carry: no card comes with it, and no relic is borne', () => {
    const t = begun('lantern-in-the-mist', state => {
      hero(state, SYN, 'knight', 'N4');
      monster(state, 'sir-alric-farrow', 'N2');
    });
    const mine = after(t, now => takeToken(now, io(), SYN, 'broken-blade-1'));
    const his = after(t, now => takeToken(now, io(), 'sir-alric-farrow', 'broken-blade-1'));
    expect([mine.heroes[0]?.cards.length, his.monsters[0]?.relic, his.overlord.relics]).toEqual([
      t.state.heroes[0]?.cards.length,
      null,
      [],
    ]);
    // With the blade in his hand he still bears a relic.
    const bearer = structuredClone(his);
    Object.assign(bearer, { stage: 'setup', todo: ['relics', 'begin'] });
    bearer.overlord.relics = ['duskblade'];
    const setUp = sit(state => void Object.assign(state, bearer));
    expect(setUp.offered('bear:')).toEqual(['bear:sir-alric-farrow,duskblade']);
  });

  test('D2C-QTSR-33 D2C-QTSR-34 new zombies keep their distance from all zombies, if they can', () => {
    const comes = (...spaces: string[]) => {
      const t = begun('crypt-of-oaths', state => {
        hero(state, SYN, 'knight', 'G1').conditions = ['stunned'];
        for (const space of spaces) monster(state, 'zombie', space);
        dusk(state);
      });
      for (let i = 0; i < 40 && t.kind !== 'place'; i++)
        t.choose(
          t.offered().includes('end')
            ? 'end'
            : t.offered().includes('rank:minion')
              ? 'rank:minion'
              : (t.offered()[0] ?? ''),
        );
      return t;
    };
    const offered = (...spaces: string[]): number[] =>
      comes(...spaces)
        .offered()
        .map(id => Number(id.slice(5)));
    const t = begun('crypt-of-oaths', state => void hero(state, SYN, 'knight', 'G1'));
    const far = offered('F7');
    expect([
      far.includes(at(t.state, 'G7')),
      far.includes(at(t.state, 'I10')),
      far.includes(at(t.state, 'M3')),
    ]).toEqual([false, true, true]);
    // They come into the tombs only, wherever others of them stand.
    const tombs = new Set(['south tomb', 'east tomb'].flatMap(place => placeCells(t.state, place)));
    const there = comes('B4');
    const outside = there.offered().map(id => Number(id.slice(5)));
    there.choose(there.offered()[0] ?? '');
    expect(there.state.monsters.map(({ cells }) => cells)).toEqual([[at(t.state, 'B4')], [outside[0]]]);
    expect([outside.length > 0, outside.every(cell => tombs.has(cell)), tombs.has(at(t.state, 'B4'))]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('D2C-QTSR-36 D2C-QTSR-39 no overlord card works on the bound wyrm, and only Alric with the blade harms it', () => {
    const t = begun(
      'crypt-of-oaths',
      state => {
        hero(state, SYN, 'knight', 'H9').carries = ['oath-blade-1'];
        monster(state, 'shadow-dragon', 'H1', 'I1', 'J1', 'H2', 'I2', 'J2');
        monster(state, 'sir-alric-farrow', 'H3');
      },
      { encounter: 1 },
    );
    const asked = { state: t.state, by: SYN, source: { id: 'dash', by: 'overlord-card' as const }, on: [], about: {} };
    expect(candidates(asked, { who: 'monster', each: true })).toEqual(['sir-alric-farrow']);
    const immune = (state: State, from: string) => isImmune(state, 'shadow-dragon-1', { by: 'x', from });
    expect([immune(t.state, SYN), immune(t.state, 'sir-alric-farrow')]).toEqual([true, true]);
    const armed = structuredClone(t.state);
    armed.monsters.find(({ of }) => of === 'sir-alric-farrow')?.carries.push('oath-blade-1');
    expect(immune(armed, 'sir-alric-farrow')).toBe(false);
  });

  describe('the bound wyrm in play', () => {
    const crypt = (blade: boolean, more: (state: State) => void = () => {}): Played =>
      begun(
        'crypt-of-oaths',
        state => {
          hero(state, SYN, 'knight', 'I3');
          monster(state, 'shadow-dragon*', 'H1', 'I1', 'J1', 'H2', 'I2', 'J2');
          monster(state, 'sir-alric-farrow', 'H3').carries = blade ? ['oath-blade-1'] : [];
          for (const token of state.tokens) if (blade && token.kind === 'oath-blade') token.cell = null;
          more(state);
        },
        { encounter: 1 },
      );

    test('D2C-QTSR-39 what gets through to it does not harm it, unless Alric strikes with the blade', () => {
      const t = acts(crypt(false), SYN);
      t.choose(strike(t, 'iron-longsword', 'shadow-dragon-master-1', 'I2'), [
        face('blue', { range: 2 }),
        face('red', { damage: 3, surge: 1 }),
        gray(0),
        gray(0),
      ]);
      t.choose('surge:shadow,0').chooseWhile('surge', 'done');
      expect(t.events().filter(e => e.kind === 'dealt')).toMatchObject([{ dealt: 5 }]);
      expect(damageOf(t, 'shadow-dragon-master-1')).toBe(0);
      const strikes = (blade: boolean): Played => {
        const his = crypt(blade, dusk);
        return activated(his, 'sir-alric-farrow', 'sir-alric-farrow');
      };
      expect(strikes(false).offered('special:')).toEqual([]);
      const his = strikes(true);
      his.choose(his.offered('special:strike-wyrm')[0] ?? '');
      // Two for each hero.
      expect(damageOf(his, 'shadow-dragon-master-1')).toBe(4);
    });

    test('D2C-QTSR-36 the overlord leads it, but plays no card for it', () => {
      const played = (group: string, id: string): readonly string[] => {
        const t = crypt(false, state => {
          holds(state, ['dash', 'frenzy']);
          dusk(state);
        });
        while (t.kind === 'answer') t.choose('pass');
        activated(t, group, id);
        expect([t.seat, t.state.turns[0]?.figure]).toEqual([0, id]);
        return t.offered('play:');
      };
      expect(played('shadow-dragon', 'shadow-dragon-master-1')).toEqual([]);
      expect(played('sir-alric-farrow', 'sir-alric-farrow')).toEqual(['play:dash', 'play:frenzy']);
    });

    test('D2C-QTSR-36 plot cards are not for it either', () => {
      const t = crypt(false, state => {
        monster(state, 'zombie', 'F5');
        plotting(state, 'endless-thirst', ['the-ladys-care']);
        dusk(state);
      });
      spend(until(t, 'the-ladys-care'), 'the-ladys-care');
      expect(t.offered()).toEqual(['pick:sir-alric-farrow', 'pick:zombie-1']);
    });
  });

  test('D2C-QTSR-43 D2C-QTSR-44 flesh moulders and Merick stay where they are; tokens and conditions are gone', () => {
    const t = begun('village-of-boils', state => {
      hero(state, SYN, 'knight', 'D3');
      Object.assign(monster(state, 'flesh-moulder', 'J2'), { conditions: ['poisoned'], marks: { x: 1 }, damage: 2 });
      Object.assign(monster(state, 'lord-merick-farrow', 'N2'), { conditions: ['stunned'], marks: { x: 1 } });
      monster(state, 'zombie', 'F6');
    });
    const state = structuredClone(t.state);
    state.encounter = 1;
    state.won = ['heroes'];
    layEncounter(state, io());
    expect(
      state.monsters.map(({ id, cells, conditions, marks, damage }) => [id, cells, conditions, marks, damage]),
    ).toEqual([
      ['flesh-moulder-1', [at(state, 'J2')], [], {}, 2],
      ['lord-merick-farrow', [at(state, 'N2')], [], {}, 0],
    ]);
    expect([state.heroes[0]?.cells, state.groups.some(({ id }) => id === 'flesh-moulder')]).toEqual([
      [at(state, 'D3')],
      true,
    ]);
  });

  test('D2C-QTSR-43 Merick is there once: where he has stayed, or at the well if he had fallen', () => {
    const farrows = (stays: boolean) => {
      const before = begun('village-of-boils', state => {
        hero(state, SYN, 'knight', 'D3');
        hero(state, GRI, 'berserker', 'D4');
        if (stays) monster(state, 'lord-merick-farrow', 'N2');
      });
      const next = structuredClone(before.state);
      next.encounter = 1;
      next.won = ['heroes'];
      next.stage = 'setup';
      layEncounter(next, io());
      const t = sit(state => void Object.assign(state, next));
      for (let i = 0; i < 20 && t.state.stage === 'setup' && t.kind !== null; i++) t.choose(t.offered()[0] ?? '');
      return t.state.monsters.filter(({ of }) => of === 'lord-merick-farrow').map(({ cells }) => cells);
    };
    const [stayed, ...others] = farrows(true);
    expect([stayed, others]).toEqual([[at(begun('village-of-boils', () => {}).state, 'N2')], []]);
    const returned = farrows(false);
    expect([returned.length, returned[0]?.length]).toEqual([1, 1]);
  });

  test('D2C-QTSR-43 no flesh moulder comes to those that have stayed, neither in the set-up nor at the end of a round', () => {
    const before = begun('village-of-boils', state => {
      hero(state, SYN, 'knight', 'D3');
      hero(state, GRI, 'berserker', 'D4');
      monster(state, 'flesh-moulder', 'J2');
      monster(state, 'lord-merick-farrow', 'N2');
    });
    const next = structuredClone(before.state);
    next.encounter = 1;
    next.won = ['heroes'];
    next.stage = 'setup';
    layEncounter(next, io());
    const t = sit(state => void Object.assign(state, next));
    const moulders = () => t.state.monsters.filter(({ of }) => of === 'flesh-moulder').map(({ id }) => id);
    const passes = ['end', 'done', 'pass', 'decline'];
    const goOn = () => t.choose(passes.find(id => t.offered().includes(id)) ?? t.offered()[0] ?? '');
    for (let i = 0; i < 20 && t.state.stage === 'setup'; i++) goOn();
    expect([t.state.stage, moulders()]).toEqual(['heroes', ['flesh-moulder-1']]);
    for (let i = 0; i < 60 && t.state.round === 1 && t.state.stage !== 'over'; i++) goOn();
    expect([t.state.round, moulders()]).toEqual([2, ['flesh-moulder-1']]);
  });

  test('D2C-QTSR-45 surrounded by heroes, Merick moves through them during the set-up', () => {
    const t = begun(
      'village-of-boils',
      state => {
        monster(state, 'lord-merick-farrow', 'E10');
        hero(state, SYN, 'knight', 'E9');
        hero(state, GRI, 'berserker', 'F9');
        hero(state, 'avric-albright', 'disciple', 'F10');
        state.won = ['overlord'];
        state.stage = 'setup';
        state.todo = ['begin'];
      },
      { encounter: 1, heroes: 3, won: 'overlord' },
    );
    expect([t.kind, t.seat, t.offered().includes(`space:${at(t.state, 'E8')}`)]).toEqual(['where', 0, true]);
  });

  test('D2C-QTSR-49 D2C-QTSR-50 whoever carries the idol has one action: stunned it only shakes that off, and no card gives it more', () => {
    const t = begun('idol-race', state => {
      hero(state, SYN, 'knight', 'H1');
      Object.assign(monster(state, 'goblin-archer', 'K4'), { carries: ['idol-1'], conditions: ['stunned'] });
      for (const token of state.tokens) if (token.kind === 'idol') token.cell = null;
      dusk(state);
    });
    activated(t, 'goblin-archer', 'goblin-archer-1');
    expect([t.state.turns[0]?.actions, t.offered().filter(id => id !== 'end')]).toEqual([1, ['shake-off:stunned']]);
    t.choose('shake-off:stunned');
    expect(t.offered()).toEqual(['end']);
  });

  test('D2C-QTSR-51 the idol counts on the altar only if a monster puts it there', () => {
    const t = begun('idol-race', state => {
      hero(state, SYN, 'knight', 'H1');
      monster(state, 'goblin-archer', 'C5').carries = ['idol-1'];
      for (const token of state.tokens) if (token.kind === 'idol') token.cell = null;
    });
    const laid = after(t, now => dropToken(now, io(), 'goblin-archer-1', 'idol-1', at(now, 'C6')));
    expect([laid.counters.altar, laid.met]).toEqual([1, 1]);
    const beside = after(t, now => dropToken(now, io(), 'goblin-archer-1', 'idol-1', at(now, 'C4')));
    expect([beside.counters.altar ?? 0, beside.met]).toEqual([0, null]);
    // A hero who lays it there does the overlord no service.
    const heroic = structuredClone(t.state);
    Object.assign(heroic.heroes[0] ?? {}, { cells: [at(heroic, 'D5')], carries: ['idol-1'] });
    Object.assign(heroic.monsters[0] ?? {}, { carries: [] });
    const his = after({ state: heroic } as Played, now => dropToken(now, io(), SYN, 'idol-1', at(now, 'C6')));
    expect([his.counters.altar ?? 0, his.met]).toEqual([0, null]);
    const state = structuredClone(t.state);
    Object.assign(state.monsters[0] ?? {}, { cells: [at(state, 'C6')] });
    const fell = after({ state } as Played, now => defeat(now, io(), 'goblin-archer-1', { by: 'x' }));
    expect([fell.counters.altar ?? 0, fell.tokens.find(({ kind }) => kind === 'idol')?.cell]).toEqual([
      0,
      at(t.state, 'C6'),
    ]);
  });

  test('D2C-QTSR-54 the wyrm that devours the baron recovers 3 damage for each hero of the campaign, standing or not', () => {
    const t = begun(
      'the-old-wyrm',
      state => {
        hero(state, SYN, 'knight', 'A7');
        Object.assign(hero(state, GRI, 'berserker', 'A8'), { cells: [], down: at(state, 'B8') });
        monster(state, 'shadow-dragon*', 'L6', 'M6', 'N6', 'L7', 'M7', 'N7').damage = 10;
        monster(state, 'baron-zachareth', 'K7');
        dusk(state);
      },
      { encounter: 1, heroes: 3 },
    );
    activated(t, 'shadow-dragon', 'shadow-dragon-master-1');
    t.choose(t.offered('special:devour')[0] ?? '');
    expect([damageOf(t, 'shadow-dragon-master-1'), t.state.monsters.map(({ of }) => of)]).toEqual([
      1,
      ['shadow-dragon'],
    ]);
  });

  test('D2C-QTSR-55 the last hero knocked out decides, even if the wyrm falls in the same breath', () => {
    const t = begun('the-old-wyrm', state => void hero(state, SYN, 'knight', 'A7'), { encounter: 1 });
    const state = structuredClone(t.state);
    setCounter(state, io(), 'down', 2);
    setCounter(state, io(), 'slain', 1);
    expect(state.met).toBe(1);
    const other = structuredClone(t.state);
    setCounter(other, io(), 'slain', 1);
    setCounter(other, io(), 'down', 2);
    expect(other.met).toBe(0);
  });

  test('D2C-QTSR-55 Blood Rage for the wyrm: it fells the last hero and falls itself, and the overlord has won', () => {
    const t = begun(
      'the-old-wyrm',
      state => {
        Object.assign(hero(state, SYN, 'knight', 'A7'), { cells: [], down: at(state, 'A7'), damage: 12 });
        Object.assign(hero(state, GRI, 'berserker', 'K7'), { damage: 13 });
        for (const one of state.heroes) one.cards = [];
        monster(state, 'shadow-dragon*', 'L6', 'M6', 'N6', 'L7', 'M7', 'N7');
        holds(state, ['blood-rage']);
        state.counters.down = 1;
        dusk(state);
      },
      { encounter: 1 },
    );
    for (let i = 0; i < 20 && t.offered('play:blood-rage').length === 0; i++)
      t.choose(t.offered('end')[0] ?? t.offered()[0] ?? '');
    t.choose('play:blood-rage');
    if (t.kind === 'pick')
      t.choose(t.offered('attack:')[0] ?? t.offered()[0] ?? '', [
        face('blue', { range: 2 }),
        face('red', { damage: 3 }),
        face('red', { damage: 3 }),
        gray(0),
      ]);
    t.chooseWhile('surge', 'done').chooseWhile('answer', 'pass').chooseWhile('knock-out', 'decline');
    expect(t.events().flatMap(e => (e.kind === 'defeated' || e.kind === 'knocked-out' ? [e.figure] : []))).toEqual([
      GRI,
      'shadow-dragon-master-1',
    ]);
    expect([t.state.stage, t.state.over?.winner]).toEqual(['over', 'overlord']);
  });
});
