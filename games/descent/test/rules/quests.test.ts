import { describe, expect, test } from 'vitest';
import { ALL_OBJECTIVES, OBJECTIVES } from '../../content/objectives.ts';
import type { State } from '../../index.ts';
import { candidates } from '../../rules/aiming.ts';
import { giveCondition } from '../../rules/conditions.ts';
import { isImmune, recoverDamage } from '../../rules/damage.ts';
import { defeat } from '../../rules/defeat.ts';
import { jumpsFrom } from '../../rules/quest/glyphs.ts';
import { setCounter } from '../../rules/quest/goals.ts';
import { readyPeople } from '../../rules/quest/people.ts';
import { leaveMap, specialActions } from '../../rules/quest/special.ts';
import { layEncounter } from '../../rules/setting-up.ts';
import { droppable, dropToken, takeable, takeToken } from '../../rules/tokens.ts';
import { after, begun, dusk, io } from '../laid.ts';
import { acts, at, damageOf, face, figure, hero, monster, type Played } from '../positions.ts';

const SYN = 'syndrael';
const GRI = 'grisban-the-thirsty';
const special = (state: State, id: string): string[] => specialActions(state, id).map(({ action }) => action);
const person = (state: State, of: string) => {
  const found = state.companions.find(one => one.of === of);
  if (found === undefined) throw new RangeError(`${of} is not there.`);
  return found;
};
/** The activation of this monster in the overlord's turn. */
function activated(t: Played, group: string, id: string): Played {
  for (let i = 0; i < 20 && t.kind !== 'monster-turn'; i++) {
    if (t.kind === 'overlord-turn') t.choose(`group:${group}`);
    else if (t.kind === 'activate') t.choose(`monster:${id}`);
    else t.choose(t.offered()[0] ?? '');
  }
  return t;
}

describe('objects', () => {
  const mire = (arrange: (state: State) => void = () => {}) =>
    begun('captive-of-the-mire', state => {
      hero(state, SYN, 'knight', 'P5');
      arrange(state);
    });

  test('D2-AOBJ-01 objects are attacked where the quest says so, and only by the other side', () => {
    const t = acts(mire(), SYN);
    // Of two heroes one may strike without an action as well.
    expect(t.offered('attack:').filter(id => id.includes('cage') && !id.endsWith(',true'))).toEqual([
      `attack:iron-longsword,cage-2,${at(t.state, 'Q5')}`,
      `attack:unarmed,cage-2,${at(t.state, 'Q5')}`,
    ]);
    const raid = begun('captive-of-the-mire', state => {
      hero(state, SYN, 'knight', 'B3');
      monster(state, 'goblin-archer', 'P5');
      dusk(state);
    });
    activated(raid, 'goblin-archer', 'goblin-archer-1');
    expect(raid.offered('attack:').filter(id => id.includes('cage'))).toEqual([]);
  });

  test('D2-AOBJ-03 D2-AOBJ-04 an object is an enemy figure while an attack works on it, and for everything then', () => {
    const t = mire(state => {
      monster(state, 'goblin-archer', 'N2');
    });
    const state = structuredClone(t.state);
    const asked = { state, by: SYN, source: { id: 'x', by: 'rule' as const }, on: [], about: {} };
    expect(candidates(asked, { who: 'figure', each: true })).toEqual(['goblin-archer-1']);
    state.attacks.push({ aims: [{ figure: 'cage-2' }] } as never);
    expect(candidates(asked, { who: 'figure', each: true })).toEqual(['goblin-archer-1', 'cage-2']);
  });

  test('D2-AOBJ-05 conditions an object has received stay after the attack', () => {
    const t = mire();
    const state = after(t, now => giveCondition(now, io(), 'cage-2', 'poisoned', 'x'));
    expect(state.companions.find(({ id }) => id === 'cage-2')?.conditions).toEqual(['poisoned']);
  });
});

describe('tokens', () => {
  const field = (arrange: (state: State) => void) => begun('harvest-and-fire', arrange);

  test('D2-OBJ-01 D2-OBJ-09 tokens are what the quest says: villagers are carried, a bell is cut down', () => {
    const t = field(state => void hero(state, SYN, 'knight', 'H4'));
    expect(takeable(t.state, SYN)).toEqual(['villager-1']);
    const bell = begun('toll-at-the-ford', state => void hero(state, SYN, 'knight', 'K3'));
    expect([takeable(bell.state, SYN), special(bell.state, SYN)]).toEqual([[], ['silence-bell']]);
  });

  test('D2-OBJ-02 a token in the own or an adjacent space is picked up as an action', () => {
    const t = acts(
      field(state => void hero(state, SYN, 'knight', 'I4')),
      SYN,
    );
    t.choose(`take:villager-1,${at(t.state, 'I4')}`);
    expect([figure(t, SYN).carries, t.state.turns[0]?.actions]).toEqual([['villager-1'], 1]);
    expect(takeable(begun('harvest-and-fire', state => void hero(state, SYN, 'knight', 'G4')).state, SYN)).toEqual([]);
  });

  test('D2-OBJ-03 without a limit a figure carries any number, with one no more', () => {
    const books = begun('books-and-blades', state => {
      hero(state, SYN, 'knight', 'B3').carries = ['book-1'];
      for (const token of state.tokens) if (token.kind === 'book') token.cell = at(state, 'A3');
    });
    expect(takeable(books.state, SYN)).toContain('book-2');
    const full = structuredClone(books.state);
    full.heroes[0]?.carries.push('book-2');
    expect(takeable(full, SYN)).toEqual([]);
  });

  test('D2-OBJ-04 what another carries is not picked up, and tokens are not traded', () => {
    const t = acts(
      field(state => {
        hero(state, SYN, 'knight', 'H4').carries = ['villager-1'];
        hero(state, GRI, 'berserker', 'H5');
        for (const token of state.tokens) if (token.id === 'villager-1') token.cell = null;
      }),
      SYN,
    );
    expect(takeable(t.state, GRI)).not.toContain('villager-1');
    expect(t.offered('give:')).toEqual([]);
  });

  test('D2-OBJ-05 as an action it is dropped in an adjacent space', () => {
    const t = field(state => {
      hero(state, SYN, 'knight', 'A4').carries = ['villager-1'];
      for (const token of state.tokens) if (token.id === 'villager-1') token.cell = null;
    });
    expect(droppable(t.state, SYN).map(({ cell }) => cell)).toEqual(['B4', 'A5', 'B5'].map(name => at(t.state, name)));
    const state = after(t, now => dropToken(now, io(), SYN, 'villager-1', at(now, 'B4')));
    expect([state.heroes[0]?.carries, state.tokens.find(({ id }) => id === 'villager-1')?.cell]).toEqual([
      [],
      at(t.state, 'B4'),
    ]);
  });

  test('D2-OBJ-06 the token of a defeated carrier lies where it stood', () => {
    const t = field(state => {
      hero(state, SYN, 'knight', 'A4');
      monster(state, 'goblin-archer', 'L4').carries = ['villager-2'];
      for (const token of state.tokens) if (token.id === 'villager-2') token.cell = null;
    });
    const state = after(t, now => defeat(now, io(), 'goblin-archer-1', { by: 'x' }));
    expect(state.tokens.find(({ id }) => id === 'villager-2')?.cell).toBe(at(t.state, 'L4'));
  });

  test('D2-OBJ-07 D2-OBJ-08 four blue, one green, four red and one white token: ten in all', () => {
    expect([OBJECTIVES, ALL_OBJECTIVES]).toEqual([{ blue: 4, green: 1, red: 4, white: 1 }, 10]);
  });

  test('D2C-QTSR-01 the chief carries villagers like any goblin, but questions them only at the crossing', () => {
    const t = field(state => {
      hero(state, SYN, 'knight', 'A4');
      monster(state, 'splig', 'L4');
      monster(state, 'goblin-archer', 'K3');
      monster(state, 'cave-spider', 'K4');
    });
    expect([
      takeable(t.state, 'splig'),
      takeable(t.state, 'goblin-archer-1'),
      takeable(t.state, 'cave-spider-1'),
    ]).toEqual([['villager-2'], ['villager-2'], []]);
    const state = after(t, now => takeToken(now, io(), 'splig', 'villager-2'));
    expect(special(state, 'splig')).toEqual([]);
    const there = structuredClone(state);
    Object.assign(there.monsters[0] ?? {}, { cells: [at(t.state, 'M4')] });
    expect(special(there, 'splig')).toEqual(['question-villager']);
  });

  test('harvest-and-fire: a villager brought into the barn counts; two are enough for two heroes', () => {
    const t = acts(
      field(state => {
        hero(state, SYN, 'knight', 'E8').carries = ['villager-1'];
        state.counters.saved = 1;
      }),
      SYN,
    );
    t.choose(t.offered('special:shelter')[0] ?? '');
    expect([t.state.counters.saved, t.state.won]).toEqual([2, ['heroes']]);
  });
});

describe('people', () => {
  test('D2C-QTSR-04 D2C-QTSR-05 the militia comes when the last hero has ended his first turn, unhurt, and may act at once', () => {
    const t = begun(
      'harvest-and-fire',
      state => {
        hero(state, SYN, 'knight', 'F3').conditions = ['poisoned'];
        monster(state, 'goblin-archer', 'P3');
        state.counters.saved = 0;
      },
      { encounter: 1, heroes: 3 },
    );
    acts(t, SYN).choose('end');
    expect([t.kind, t.seat]).toEqual(['where', 0]);
    t.choose(`space:${at(t.state, 'B3')}`);
    expect([t.kind, t.offered()]).toEqual(['next-hero', ['familiar:militia-1', 'done']]);
    expect(person(t.state, 'militia')).toMatchObject({ damage: 0, conditions: [], carries: [] });
    t.choose('familiar:militia-1');
    expect(t.offered('move')).toEqual(['move']);
  });

  test('D2C-QTSR-10 the keeper suffers damage from zombies’ attacks and from what is no attack', () => {
    const t = begun(
      'books-and-blades',
      state => {
        hero(state, SYN, 'knight', 'J2');
        monster(state, 'zombie', 'O3');
        monster(state, 'sir-alric-farrow', 'Q3');
      },
      { encounter: 1 },
    );
    const immune = (from: string | undefined, attack: boolean): boolean =>
      isImmune(t.state, 'keeper-1', { by: 'x', ...(from && { from }), ...(attack && { attack: true }) });
    expect([
      immune('zombie-1', true),
      immune('sir-alric-farrow', true),
      immune('sir-alric-farrow', false),
      immune(undefined, false),
    ]).toEqual([false, true, false, false]);
  });

  test('D2C-QTSR-11 D2C-QTSR-12 the keeper acts once the library is open, and tests against her conditions then', () => {
    const t = begun(
      'books-and-blades',
      state => {
        hero(state, SYN, 'knight', 'L5');
        monster(state, 'sir-alric-farrow', 'C4');
        person(state, 'keeper').conditions = ['poisoned'];
      },
      { encounter: 1 },
    );
    expect(readyPeople(t.state, 'heroes')).toEqual([]);
    acts(t, SYN).choose('door:0');
    for (let i = 0; i < 5 && t.kind === 'place'; i++) t.choose(t.offered()[0] ?? '');
    expect([t.state.counters.opened, readyPeople(t.state, 'heroes').map(({ id }) => id)]).toEqual([1, ['keeper-1']]);
    t.choose('end');
    t.choose('familiar:keeper-1');
    expect(t.events().filter(({ kind }) => kind === 'tested')).toMatchObject([{ figure: 'keeper-1' }]);
  });

  test('D2C-QTSR-30 once the prison door is open the captive is the overlord’s, who moves him and attacks with him', () => {
    const t = begun(
      'captive-of-the-mire',
      state => {
        hero(state, SYN, 'knight', 'L3');
      },
      { encounter: 1 },
    );
    expect(readyPeople(t.state, 'overlord')).toEqual([]);
    acts(t, SYN).choose('door:0');
    expect(person(t.state, 'captive').side).toBe('overlord');
    t.choose('end');
    if (t.kind === 'overlord-turn') t.choose('familiar:captive-1');
    expect([t.seat, t.state.turns[0]?.figure, t.state.turns[0]?.extra]).toEqual([0, 'captive-1', ['move', 'attack']]);
  });
});

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
  });

  test('D2C-QTSR-20 the overlord wins when all ten tokens lie on the map at once', () => {
    const t = begun('village-of-boils', state => {
      hero(state, SYN, 'knight', 'A2');
      monster(state, 'zombie', 'P1');
      for (let i = 4; i <= 9; i++)
        state.tokens.push({
          id: `boil-${i}`,
          kind: 'boil',
          cell: at(state, `C${Math.min(i - 3, 4)}`) + (i > 7 ? 1 : 0),
          face: null,
          hidden: false,
        });
      dusk(state);
    });
    expect(t.kind).toBe('where');
    t.choose(t.offered()[0] ?? '');
    expect(t.state.won).toEqual(['overlord']);
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
    expect(state.monsters[0]).toMatchObject({ damage: 0, conditions: [], marks: {}, cells: [at(t.state, 'H5')] });
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
  });

  test('D2C-QTSR-33 D2C-QTSR-34 new zombies keep their distance from all zombies, if they can', () => {
    const offered = (...spaces: string[]) => {
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
      return t.offered().map(id => Number(id.slice(5)));
    };
    const t = begun('crypt-of-oaths', state => void hero(state, SYN, 'knight', 'G1'));
    const far = offered('F7');
    expect([
      far.includes(at(t.state, 'G7')),
      far.includes(at(t.state, 'I10')),
      far.includes(at(t.state, 'M3')),
    ]).toEqual([false, true, true]);
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

  test('D2C-QTSR-43 D2C-QTSR-44 flesh moulders and Merick stay where they are; tokens and conditions are gone', () => {
    const t = begun('village-of-boils', state => {
      hero(state, SYN, 'knight', 'D3');
      Object.assign(monster(state, 'flesh-moulder', 'J2'), { conditions: ['poisoned'], marks: { x: 1 }, damage: 2 });
      monster(state, 'lord-merick-farrow', 'N2').conditions = ['stunned'];
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
});

describe('lieutenants', () => {
  const champion = (arrange: (state: State) => void = () => {}) =>
    begun('the-gilded-champion', state => {
      hero(state, SYN, 'knight', 'C7');
      Object.assign(monster(state, 'sir-alric-farrow', 'K7'), { damage: 3, conditions: ['poisoned'] });
      arrange(state);
    });

  test('D2-LTGEN-01 D2-LTGEN-02 the quest says who takes part and how; he counts as a monster', () => {
    const t = champion();
    expect(t.state.groups.map(({ of }) => of)).toContain('sir-alric-farrow');
    const asked = { state: t.state, by: SYN, source: { id: 'x', by: 'skill' as const }, on: [], about: {} };
    expect(candidates(asked, { who: 'monster', each: true })).toEqual(['sir-alric-farrow']);
    expect([
      isImmune(t.state, 'sir-alric-farrow', { by: 'x', from: SYN, attack: true }),
      isImmune({ ...t.state, counters: { seals: 1 } }, 'sir-alric-farrow', { by: 'x', from: SYN, attack: true }),
    ]).toEqual([true, false]);
  });

  test('D2-LTGEN-09 a defeated lieutenant is removed unless the quest says otherwise', () => {
    const t = begun('toll-at-the-ford', state => {
      hero(state, SYN, 'knight', 'A3');
      monster(state, 'splig', 'M3');
    });
    const state = after(t, now => defeat(now, io(), 'splig', { by: 'x' }));
    expect([state.monsters, state.counters.chief, state.met]).toEqual([[], 1, 0]);
  });

  test('D2-LTGEN-10 D2-LTGEN-11 knocked out like a hero he loses his conditions, stands up in his activation and has an action left', () => {
    const t = champion(state => {
      monster(state, 'sir-alric-farrow', 'K7');
      state.monsters = [];
      Object.assign(monster(state, 'sir-alric-farrow', 'K7'), { cells: [], down: at(state, 'K7'), damage: 12 });
      dusk(state);
    });
    const fallen = after(champion(), now => defeat(now, io(), 'sir-alric-farrow', { by: 'x' }));
    expect(fallen.monsters[0]).toMatchObject({ cells: [], conditions: [], down: at(t.state, 'K7') });
    activated(t, 'sir-alric-farrow', 'sir-alric-farrow');
    expect(t.offered()).toEqual(['stand-up', 'end']);
    t.choose('stand-up', [face('red', { damage: 3 }), face('red', { damage: 2 })]);
    expect([
      damageOf(t, 'sir-alric-farrow'),
      figure(t, 'sir-alric-farrow').cells,
      t.state.turns[0]?.actions,
      t.offered('move'),
    ]).toEqual([7, [at(t.state, 'K7')], 1, ['move']]);
  });

  test('D2-LTGEN-12 no monster revives him, but what lets him recover damage brings him back', () => {
    const t = champion(state => {
      Object.assign(state.monsters[0] ?? {}, { cells: [], down: at(state, 'K7'), damage: 12 });
      monster(state, 'zombie', 'K8');
      dusk(state);
    });
    const asked = {
      state: t.state,
      by: 'zombie-1',
      source: { id: 'x', by: 'monster-ability' as const },
      on: [],
      about: {},
    };
    expect(candidates(asked, { who: 'monster', each: true, downToo: true })).toEqual(['sir-alric-farrow']);
    activated(t, 'zombie', 'zombie-1');
    expect(t.offered('revive')).toEqual([]);
    const state = structuredClone(t.state);
    const flow = recoverDamage(state, io(), 'sir-alric-farrow', 2, 'x');
    let step = flow.next();
    while (!step.done) step = flow.next({ do: 'space', cell: at(state, 'K7') } as never);
    expect(state.monsters[0]).toMatchObject({ down: null, damage: 10, cells: [at(state, 'K7')] });
  });
});

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
  });

  test('D2-SRCH-06 who finds the special token draws no card but gets what the quest says', () => {
    const t = acts(
      begun('crypt-of-oaths', state => {
        hero(state, SYN, 'knight', 'G10');
        for (const token of state.tokens) if (token.id === 'search-1') token.face = 'special';
      }),
      SYN,
    );
    const before = t.state.heroes[0]?.cards.length;
    t.choose('search:search-1');
    expect([t.state.heroes[0]?.cards.length, t.state.counters.oaths]).toEqual([before, 1]);
  });

  test('D2-SRCH-09 D2-SRCH-10 the search deck of twelve cards is made at set-up, stays between encounters and is not made anew when it is empty', () => {
    const t = begun('goblin-cipher', state => {
      hero(state, SYN, 'knight', 'B6');
      state.search.rest = [];
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
