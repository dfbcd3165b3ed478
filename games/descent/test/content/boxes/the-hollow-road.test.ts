import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../effects/vocabulary.ts';
import { NO_DICE } from '../../../effects/word.ts';
import type { State } from '../../../index.ts';
import { defeat } from '../../../rules/defeat.ts';
import { readyPeople } from '../../../rules/quest/people.ts';
import { leaveMap, specialActions } from '../../../rules/quest/special.ts';
import { layEncounter } from '../../../rules/setting-up.ts';
import { takeToken } from '../../../rules/tokens.ts';
import { healthOf, speedOf } from '../../../rules/values.ts';
import { after, begun, dusk, io } from '../../laid.ts';
import { acts, ally, at, damageOf, face, figure, go, hero, monster, type Played, sit } from '../../positions.ts';

const ROAD = 'the-hollow-road';
const SYN = 'syndrael';
const GRI = 'grisban-the-thirsty';
const special = (state: State, id: string): string[] => specialActions(state, id).map(({ action }) => action);

describe('The Hollow Road, the walled shrine', () => {
  const shrine = (change: (state: State) => void): Played =>
    begun(ROAD, state => {
      hero(state, SYN, 'knight', 'J4');
      hero(state, GRI, 'berserker', 'J5');
      change(state);
    });

  test('D2C-QLOR-27 the hidden passage is broken like an object, and the shrine is open', () => {
    const t = shrine(state => void state);
    expect(t.state.companions.map(({ of, kind }) => [of, kind])).toEqual([['hidden-passage', 'object']]);
    const open = after(t, state => defeat(state, io(), 'hidden-passage-1', { by: 'x' }));
    expect([open.doors[0], open.counters.breached]).toEqual([0, 1]);
  });

  test('D2C-QLOR-28 who carries the pilgrim out by the gate has won the encounter', () => {
    const t = shrine(state => {
      for (const one of state.heroes) one.cells = [at(state, one.id === SYN ? 'N6' : 'J5')];
    });
    const carried = after(t, state => takeToken(state, io(), SYN, 'walled-pilgrim-1'));
    expect(carried.heroes[0]?.carries).toEqual(['walled-pilgrim-1']);
    const out = after({ state: carried } as Played, state => leaveMap(state, io(), SYN));
    expect([out.counters['led-out'], out.met]).toEqual([1, 0]);
    const empty = after(t, state => leaveMap(state, io(), GRI));
    expect(empty.counters['led-out'] ?? 0).toBe(0);
  });

  test('D2C-QLOR-41 D2-SUN-01 four green caches lie face down, and the Sun Stone on the altar', () => {
    const { state } = shrine(now => void now);
    const caches = state.tokens.filter(({ kind }) => kind === 'road-cache');
    expect([caches.length, caches.every(({ hidden }) => hidden)]).toEqual([4, true]);
    expect(caches.map(({ face: shown }) => shown).sort()).toEqual(['road-bell', 'road-bell', 'strongbox', 'strongbox']);
    expect(state.tokens.find(({ kind }) => kind === 'sun-stone')?.cell).toBe(at(state, 'P3'));
  });
});

describe('The Hollow Road, the whispering ravine', () => {
  const ravine = (change: (state: State) => void): Played =>
    begun(
      ROAD,
      state => {
        hero(state, SYN, 'knight', 'G4');
        hero(state, GRI, 'berserker', 'G6');
        change(state);
      },
      { encounter: 1 },
    );

  test('D2C-QLOR-16 D2C-QLOR-21 who fails at the well is cursed for the round, and the overlord has a token more: zombies have 1 health more for each', () => {
    const t = acts(
      ravine(state => {
        for (const one of state.heroes) if (one.id === SYN) one.cells = [at(state, 'O4')];
        monster(state, 'zombie', 'I4');
      }),
      SYN,
    );
    const before = healthOf(t.state, 'zombie-1');
    t.choose('special:silence-the-well,talking-well-1').choose('attribute:willpower', [
      face('gray', { shield: 3 }),
      face('black', { shield: 4 }),
    ]);
    expect([figure(t, SYN).conditions, t.state.counters.omens, healthOf(t.state, 'zombie-1') - before]).toEqual([
      ['cursed'],
      1,
      1,
    ]);
    expect(special(t.state, SYN)).not.toContain('silence-the-well');
  });

  test('D2C-QLOR-20 the thorns scratch whoever goes through them', () => {
    const t = acts(
      ravine(state => void state),
      SYN,
    ).choose('move');
    t.choose(go(t, 'H4'));
    expect(damageOf(t, SYN)).toBe(1);
  });

  test('D2-ALLY-15 Ariad whispers a name once: the ally next to her serves the overlord, until a hero calls it back', () => {
    const t = begun(
      ROAD,
      state => {
        hero(state, SYN, 'knight', 'M4');
        ally(state, 'ally-serena', 'M5');
        monster(state, 'ariad', 'N5');
        dusk(state);
      },
      { encounter: 1 },
    );
    for (let i = 0; i < 9 && t.kind !== 'monster-turn'; i++) t.choose(t.offered()[0] ?? '');
    t.choose('special:whisper-a-name,');
    expect([t.state.companions.length, t.state.monsters.map(({ id }) => id)]).toEqual([0, ['ariad', 'serena']]);
    expect(t.offered('special:whisper-a-name')).toEqual([]);
    expect(special(t.state, SYN)).toContain('call-back');
  });

  test('D2-ALLY-05 whoever has won the first encounter teaches the ally a skill', () => {
    const taught = (won: 'heroes' | 'overlord') => {
      const t = sit(
        state => {
          hero(state, SYN, 'knight', 'E5');
          ally(state, 'ally-raythen', 'F5');
          state.encounter = 1;
          state.won = [won];
          state.quest = ROAD;
          layEncounter(state, io());
          state.heroes[0]?.cells.push(at(state, 'A4'));
          ally(state, 'ally-raythen', 'B4');
          state.stage = 'setup';
          state.todo = ['begin'];
        },
        { heroes: 2 },
      );
      return t.kind;
    };
    expect([taught('heroes'), taught('overlord')]).toEqual(['which', 'next-hero']);
  });
});

describe('The Pilgrims’ Stair', () => {
  const stair = (change: (state: State) => void): Played =>
    begun('the-pilgrims-stair', state => {
      hero(state, SYN, 'knight', 'M4');
      hero(state, GRI, 'berserker', 'C4');
      change(state);
    });

  test('D2C-QLOR-02 D2C-QLOR-24 pilgrims run at the end of the overlord’s turn; the guardian is awake with 5 tokens', () => {
    const t = stair(state => {
      state.counters.wrath = 4;
      dusk(state);
    });
    expect([t.kind, t.match.ask?.seat]).toEqual(['where', 0]);
    expect(readyPeople(t.state, 'overlord')).toEqual([]);
    for (let i = 0; i < 9 && t.kind === 'where'; i++) t.choose(t.offered()[0] ?? '');
    expect([t.state.counters.wrath, readyPeople(t.state, 'overlord').length]).toEqual([5, 1]);
  });

  test('D2C-QLOR-23 D2C-QLOR-36 D2C-QLOR-37 rest beside the guardian, 3 points for Splig, who does not fall with the steps', () => {
    const t = acts(
      stair(state => {
        Object.assign(state.heroes[0] ?? {}, { damage: 4, fatigue: 2 });
        state.counters.doom = 4;
      }),
      SYN,
    ).choose('special:quiet-rest,');
    expect([damageOf(t, SYN), t.state.turns[0]?.rested]).toEqual([2, true]);
    expect(speedOf(t.state, 'splig-the-helper-1')).toBe(3);
    const fallen = after(
      stair(state => {
        for (const one of state.companions) if (one.of === 'splig-the-helper') one.cells = [at(state, 'C3')];
      }),
      state =>
        vocabulary.carryOut(
          {
            state,
            io: io(),
            by: '',
            seat: 1,
            source: { id: 'x', by: 'quest' },
            on: [],
            cell: null,
            about: {},
            x: 0,
            shown: NO_DICE,
          },
          [{ do: 'collapse', place: 'brittle', into: 'pit', spares: true }],
        ),
    );
    const splig = fallen.companions.find(({ of }) => of === 'splig-the-helper');
    expect([splig?.damage, fallen.ground[splig?.cells[0] ?? -1], fallen.heroes[1]?.damage]).toEqual([0, undefined, 2]);
  });
});
