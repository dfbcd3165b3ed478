import { describe, expect, test } from 'vitest';
import { groupSizeOf } from '../../../content/index.ts';
import { objectivesWith } from '../../../content/objectives.ts';
import type { Encounter } from '../../../content/quest.ts';
import type { State } from '../../../index.ts';
import { giveCondition, removeCondition } from '../../../rules/conditions.ts';
import { defeat } from '../../../rules/defeat.ts';
import { DOOR_OPEN } from '../../../rules/ground.ts';
import { canSee, spacesBetween } from '../../../rules/map.ts';
import { moveSpaces } from '../../../rules/moving.ts';
import { layPeople, newCharacter, readyPeople } from '../../../rules/quest/people.ts';
import { bring } from '../../../rules/quest/reinforcements.ts';
import { healthOf, speedOf } from '../../../rules/values.ts';
import { after, io } from '../../laid.ts';
import {
  acts,
  ally,
  at,
  damageOf,
  face,
  fatigueOf,
  figure,
  go,
  hero,
  holds,
  monster,
  type Played,
  raid,
  reanimate,
  sit,
  strike,
} from '../../positions.ts';
import { PROVING_GROUND, proving } from '../../proving-ground.ts';

const SYN = 'syndrael';
const GRI = 'grisban-the-thirsty';
const LEORIC = 'leoric-of-the-book';
const RAYTHEN = 'ally-raythen';
const name = (en: string) => ({ en, de: en });
const HEROES = { by: 'heroes' } as const;

const YARD: Partial<Encounter> = {
  goals: [
    { side: 'heroes', counter: 'rescued', least: 1, text: name('Rescue.') },
    { side: 'heroes', counter: 'felled', least: 3, text: name('Fell.') },
    { side: 'overlord', counter: 'dread', least: 2, text: name('Dread.') },
  ],
  things: {
    cache: {
      name: name('Cache'),
      colour: 'green',
      faces: {
        coffer: { name: name('Coffer'), find: true, effects: [{ do: 'clear' }] },
        bell: {
          name: name('Bell'),
          effects: [{ do: 'alarm', effects: [{ do: 'muster', group: 'volucrix-reaver', at: 'cache' }] }],
        },
        den: { name: name('Den'), effects: [{ do: 'arrive', who: 'zombie', at: 'east' }, { do: 'clear' }] },
      },
    },
    pilgrim: { name: name('Pilgrim'), colour: 'villager', carried: 'heroes', limit: 1 },
    tentacle: { name: name('Tentacle') },
  },
  groups: [{ of: 'volucrix-reaver' }, { of: 'zombie' }],
  characters: {
    'secret-passage': {
      name: name('Secret passage'),
      as: 'object',
      side: 'overlord',
      health: 6,
      defence: ['gray'],
      door: 1,
      attackable: true,
    },
    root: { name: name('Old root'), as: 'object', side: 'heroes', health: 9, defence: [], at: 'search' },
    goblin: {
      name: name('Splig'),
      as: 'hero',
      like: 'splig',
      side: 'heroes',
      speed: 3,
      health: 1,
      defence: [],
      activated: true,
    },
    guardian: {
      name: name('Guardian'),
      as: 'figure',
      side: 'overlord',
      speed: 3,
      health: 20,
      defence: ['black'],
      attack: 'melee',
      dice: ['blue', 'red'],
      attackable: true,
      activated: { is: 'counter', counter: 'wrath', least: 5 },
    },
  },
  figures: {
    splig: { name: name('Splig'), down: true },
    zombie: { name: name('Zombie'), standing: [{ do: 'modify', value: 'health', n: { per: 'omens' } }] },
  },
  actions: {
    open: { ...HEROES, name: name('Open'), token: 'cache', effects: [{ do: 'turn-over' }] },
    curse: { ...HEROES, name: name('Drink'), effects: [{ do: 'condition', condition: 'cursed', lasting: true }] },
    calm: { ...HEROES, name: name('Calm'), effects: [{ do: 'count', counter: 'wrath', n: -9 }] },
    'quiet-rest': {
      ...HEROES,
      name: name('Quiet rest'),
      effects: [{ do: 'repose' }, { do: 'heal', n: 2, anyway: true }],
    },
    clamber: { name: name('Clamber'), by: 'overlord', who: ['zombie'], effects: [{ do: 'ferry', to: 'east' }] },
    fall: {
      ...HEROES,
      name: name('Break the floor'),
      effects: [{ do: 'collapse', place: 'west', into: 'pit', spares: true }],
    },
  },
  abilities: [
    {
      at: 'overlord-turn-end',
      must: true,
      ordered: true,
      if: { is: 'counter', counter: 'ritual', least: 1 },
      effects: [{ do: 'count', counter: 'dread', n: 2 }],
    },
    {
      at: 'overlord-turn-end',
      must: true,
      ordered: true,
      if: { is: 'counter', counter: 'ritual', least: 1 },
      effects: [{ do: 'count', counter: 'rescued' }],
    },
    { at: 'defeated', must: true, if: { is: 'about', who: 'monster' }, effects: [{ do: 'count', counter: 'felled' }] },
    {
      at: 'defeated',
      must: true,
      if: { is: 'about-kind', of: ['secret-passage'] },
      effects: [{ do: 'gate', door: 1, to: 'open' }],
    },
    // Thorns: whoever goes through of his own will is scratched.
    {
      at: 'enters',
      must: true,
      if: { is: 'all', of: [{ is: 'crosses', door: 0 }, { is: 'willing' }, { is: 'that-is', of: { is: 'hero' } }] },
      aim: { who: 'that' },
      effects: [{ do: 'suffer', n: 2 }],
    },
    {
      at: 'overlord-turn-start',
      must: true,
      if: { is: 'counter', counter: 'panic', least: 1 },
      effects: [{ do: 'stray', kind: 'pilgrim', n: 2 }],
    },
    {
      at: 'enters',
      must: true,
      if: {
        is: 'all',
        of: [
          { is: 'that-is', of: { is: 'hero-figure' } },
          { is: 'space-beside-token', kind: 'tentacle' },
        ],
      },
      aim: {
        who: 'figure',
        self: true,
        chooser: 'overlord',
        if: { is: 'all', of: [{ is: 'hero-figure' }, { is: 'beside-token', kind: 'tentacle' }] },
      },
      effects: [{ do: 'suffer', n: 1 }],
    },
  ],
  plan: {
    id: `${PROVING_GROUND}-labyrinth`,
    tiles: [
      { tile: '1A', at: 'C3', as: 'yard' },
      { tile: 'end-A', at: 'F2', turn: 180 },
      { tile: 'end-A', at: 'F9' },
      { tile: 'end-A', at: 'K5', turn: 270 },
    ],
    doors: [
      { kind: 'overgrowth', at: ['F3', 'G3'], side: 'N', tangled: true },
      { kind: 'locked', at: ['F8', 'G8'], side: 'S' },
    ],
    marks: {
      west: ['E3', 'E4', 'E5', 'E6', 'E7', 'E8'],
      east: ['I7', 'J7', 'I8', 'J8'],
      search: ['H5'],
      nook: ['F2', 'G2'],
    },
  },
};
proving(YARD, { goals: YARD.goals ?? [], counters: [] });

const QUEST = { quest: PROVING_GROUND, heroes: 2 } as const;
const lay = (state: State, kind: string, space: string, shown: string | null = null): void => {
  const number = state.tokens.filter(one => one.kind === kind).length + 1;
  state.tokens.push({ id: `${kind}-${number}`, kind, cell: at(state, space), face: shown, hidden: shown !== null });
};
const grouped = (state: State, of: string): void =>
  void state.groups.push({ id: of, of, inactive: false, minions: 0, masters: 0, acted: false });
const ends = (t: Played, most = 12): Played => {
  for (let i = 0; i < most && t.state.turns.length > 0; i++)
    t.choose(t.kind === 'turn' || t.kind === 'monster-turn' ? 'end' : (t.offered()[0] ?? ''));
  return t;
};

describe('tokens of Labyrinth of Ruin', () => {
  test('D2C-QLOR-02 travellers move in the direction the active player decides, but not into spaces with figures', () => {
    const t = raid(
      state => {
        hero(state, SYN, 'knight', 'F5');
        monster(state, 'zombie', 'I5');
        lay(state, 'pilgrim', 'G5');
        state.counters.panic = 1;
      },
      undefined,
      QUEST,
    );
    expect([t.kind, t.match.ask?.seat]).toEqual(['where', 0]);
    const to = t.offered().map(one => Number(one.slice(6)));
    // West stands Syndrael, two spaces to the east a zombie: there it stops before.
    expect(to).not.toContain(at(t.state, 'F5'));
    expect(to).not.toContain(at(t.state, 'I5'));
    expect(to).toContain(at(t.state, 'H5'));
    expect(to).toContain(at(t.state, 'G3'));
    t.choose(`space:${at(t.state, 'G3')}`);
    expect(t.state.tokens.find(({ kind }) => kind === 'pilgrim')?.cell).toBe(at(t.state, 'G3'));
  });

  test('D2C-QLOR-28 a hero next to a prisoner or on his space picks him up with an action', () => {
    const offered = (space: string) =>
      acts(
        sit(state => {
          hero(state, SYN, 'knight', 'F5');
          lay(state, 'pilgrim', space);
        }, QUEST),
        SYN,
      ).offered('take').length;
    expect([offered('F5'), offered('G6'), offered('H5')]).toEqual([1, 1, 0]);
  });

  test('D2C-QLOR-06 what the first encounter has counted is gone in the second', () => {
    const t = acts(
      sit(state => {
        hero(state, SYN, 'knight', 'F5');
        state.counters.wrath = 4;
        state.counters.felled = 2;
        monster(state, 'zombie', 'F6').damage = 2;
      }, QUEST),
      SYN,
    );
    t.choose(strike(t, 'iron-longsword', 'zombie-1', 'F6'), [
      face('blue', { range: 3 }),
      face('red', { damage: 3, surge: 0 }),
      face('brown', { shield: 0 }),
    ]);
    expect([t.state.encounter, t.state.counters]).toEqual([1, {}]);
  });

  test('D2C-QLOR-41 with the box there are 5 blue, 4 green, 4 white and 4 red objective tokens', () => {
    expect(objectivesWith(['LR'])).toEqual({ blue: 5, green: 4, white: 4, red: 4 });
    expect(objectivesWith([])).toEqual({ blue: 4, green: 1, white: 1, red: 4 });
  });
});

describe('what is turned over', () => {
  const caches = (
    faces: readonly string[],
    change: (state: State) => void = () => undefined,
    who = SYN,
    heroes: 2 | 4 = 2,
  ) => {
    const t = sit(
      state => {
        hero(state, SYN, 'knight', 'F5');
        hero(state, GRI, 'berserker', 'J3');
        grouped(state, 'volucrix-reaver');
        for (const [i, one] of faces.entries()) lay(state, 'cache', ['G5', 'I7', 'H8', 'E8'][i] ?? 'E8', one);
        state.search.top = ['health-potion'];
        change(state);
      },
      { ...QUEST, heroes },
    );
    if (who === SYN) acts(t, SYN);
    else t.choose(`familiar:${who}`);
    return t;
  };
  const found = (t: Played, i: number) => t.state.heroes[i]?.cards.some(({ id }) => id === 'health-potion') ?? false;

  test('D2C-QLOR-07 D2C-QLOR-08 the overlord may play Mimic on what is found: a reaver carries the token, and the hero who defeats it draws the search card', () => {
    const t = caches(['coffer'], state => holds(state, ['mimic'])).choose('special:open,cache-1');
    expect([t.match.ask?.seat, t.offered()]).toEqual([0, ['play:mimic', 'pass']]);
    t.choose('play:mimic');
    expect([found(t, 0), figure(t, 'volucrix-reaver-1').carries, figure(t, 'volucrix-reaver-1').cells]).toEqual([
      false,
      ['cache-1'],
      [at(t.state, 'G5')],
    ]);
    const slain = after(t, state => {
      // Grisban defeats it from afar; Syndrael stands nearer.
      return defeat(state, io(), 'volucrix-reaver-1', { by: 'x', from: GRI });
    });
    expect([
      slain.tokens.some(({ kind }) => kind === 'cache'),
      slain.heroes.map(({ cards }) => cards.some(({ id }) => id === 'health-potion')),
    ]).toEqual([false, [false, true]]);
    // Passed on, it is what it seemed.
    const plain = caches(['coffer'], state => holds(state, ['mimic']))
      .choose('special:open,cache-1')
      .choose('pass');
    expect([found(plain, 0), plain.state.tokens]).toEqual([true, []]);
  });

  test('D2C-QLOR-09 if an ally turns it over, the closest hero draws the search card', () => {
    const t = caches(['coffer'], state => void ally(state, RAYTHEN, 'H5'), RAYTHEN)
      .changed(state => void Object.assign(state.heroes[1] ?? {}, { cells: [at(state, 'H4')] }))
      .choose('special:open,cache-1');
    expect([found(t, 0), found(t, 1)]).toEqual([false, true]);
  });

  test('D2C-QLOR-10 only where a hero turns it over the overlord may discard a card for the green die', () => {
    const t = caches(['bell'], state => holds(state, ['dash'])).choose('special:open,cache-1');
    expect([t.match.ask?.seat, t.kind, t.offered()]).toEqual([0, 'whether', ['yes', 'no']]);
    t.choose('yes').choose('card:dash', [face('green', { damage: 1, surge: 0 })]);
    expect([t.state.overlord.hand, t.leftover, t.state.monsters]).toEqual([[], [], []]);
    const led = caches(
      ['bell'],
      state => {
        holds(state, ['dash']);
        ally(state, RAYTHEN, 'H5');
      },
      RAYTHEN,
    ).choose('special:open,cache-1', [face('yellow', { damage: 1, surge: 0 })]);
    expect([led.state.overlord.hand, led.leftover, led.kind]).toEqual([['dash'], [], 'monster-turn']);
  });

  test('D2C-QLOR-11 when the alarm sounds one comes at each token that lies face down, the rest nearest to one the overlord chooses', () => {
    const t = caches(['bell', 'coffer']).choose('special:open,cache-1', [face('yellow', { damage: 0, surge: 1 })]);
    // Two heroes: a group of so many, and a single token is left.
    const { minions, masters } = groupSizeOf('volucrix-reaver', 2);
    let asked = 0;
    for (let i = 0; i < 30 && t.kind !== 'turn'; i++) {
      if (t.kind === 'where') {
        asked++;
        expect(t.offered()).toEqual([`space:${at(t.state, 'I7')}`]);
      }
      t.choose(t.offered()[0] ?? '');
    }
    const cells = t.state.monsters.map(({ cells: [cell = 0] }) => cell);
    expect([t.state.monsters.length, cells.includes(at(t.state, 'I7')), asked]).toEqual([minions + masters, true, 0]);
    for (const cell of cells) expect(spacesBetween(t.state, [at(t.state, 'I7')], cell)).toBeLessThanOrEqual(1);
    // Of two that are left the overlord chooses one for the rest.
    const two = caches(['bell', 'coffer', 'coffer'], () => undefined, SYN, 4).choose('special:open,cache-1', [
      face('yellow', { damage: 0, surge: 1 }),
    ]);
    for (let i = 0; i < 30 && two.kind !== 'where' && two.kind !== 'turn'; i++) two.choose(two.offered()[0] ?? '');
    expect([two.kind, two.offered()]).toEqual([
      'where',
      [`space:${at(two.state, 'I7')}`, `space:${at(two.state, 'H8')}`],
    ]);
  });

  test('D2C-QLOR-13 monsters that came through tokens count for the goal when they are defeated', () => {
    const t = caches(['den'], state => grouped(state, 'zombie')).choose('special:open,cache-1');
    t.choose(t.offered()[0] ?? '');
    const [zombie] = t.state.monsters;
    const state = after(t, now => defeat(now, io(), zombie?.id ?? '', { by: 'x' }));
    expect([zombie?.of, state.counters.felled]).toEqual(['zombie', 1]);
  });
});

describe('curses, guardians and rest', () => {
  test('D2C-QLOR-16 a lasting curse stays until the end of the round, whatever would remove it; then it is like any other', () => {
    const t = acts(
      sit(state => {
        hero(state, SYN, 'knight', 'F5');
        hero(state, GRI, 'berserker', 'J3');
        monster(state, 'zombie', 'J8');
      }, QUEST),
      SYN,
    ).choose('special:curse,');
    const cured = (now: State): readonly string[] => {
      const state = structuredClone(now);
      removeCondition(state, io(), SYN, 'cursed');
      return state.heroes[0]?.conditions ?? [];
    };
    expect([figure(t, SYN).conditions, cured(t.state)]).toEqual([['cursed'], ['cursed']]);
    for (let i = 0; i < 30 && t.state.round === 1; i++)
      t.choose(t.kind === 'monster-turn' || t.kind === 'turn' ? 'end' : (t.offered()[0] ?? ''));
    expect([t.state.round, figure(t, SYN).conditions, cured(t.state)]).toEqual([2, ['cursed'], []]);
  });

  test('D2C-QLOR-17 whoever is cursed already gets no second curse: his own becomes lasting', () => {
    const t = sit(state => void hero(state, SYN, 'knight', 'F5'), QUEST);
    const cursed = after(t, state => giveCondition(state, io(), SYN, 'cursed', 'x'));
    const again = acts(
      sit(state => {
        Object.assign(state, cursed);
      }, QUEST),
      SYN,
    ).choose('special:curse,');
    const state = structuredClone(again.state);
    removeCondition(state, io(), SYN, 'cursed');
    expect([again.state.heroes[0]?.conditions, state.heroes[0]?.conditions]).toEqual([['cursed'], ['cursed']]);
  });

  test('D2C-QLOR-23 a special rest is a rest: whatever answers that answers it, and the fatigue is gone at the end of the turn', () => {
    const t = acts(
      sit(state => {
        Object.assign(hero(state, SYN, 'knight', 'F5'), { damage: 5, fatigue: 3 });
        state.lasting.push({
          source: 'laid',
          key: 'x',
          on: SYN,
          by: SYN,
          until: 'encounter-end',
          next: false,
          what: {
            do: 'on',
            at: 'rested',
            ability: { at: 'rested', must: true, effects: [{ do: 'count', counter: 'slept' }] },
          },
        });
        monster(state, 'zombie', 'J8');
      }, QUEST),
      SYN,
    ).choose('special:quiet-rest,');
    expect([t.state.counters.slept, damageOf(t, SYN), fatigueOf(t, SYN)]).toEqual([1, 3, 3]);
    ends(t);
    expect(fatigueOf(t, SYN)).toBe(0);
  });

  test('D2C-QLOR-24 a guardian is active with 5 tokens and stays so with more, until it is calmed', () => {
    const active = (wrath: number) =>
      readyPeople(
        sit(state => {
          hero(state, SYN, 'knight', 'F5');
          newCharacter(state, io(), 'guardian', [at(state, 'I5')]);
          state.counters.wrath = wrath;
        }, QUEST).state,
        'overlord',
      ).length;
    expect([active(4), active(5), active(7)]).toEqual([0, 1, 1]);
    const t = acts(
      sit(state => {
        hero(state, SYN, 'knight', 'F5');
        newCharacter(state, io(), 'guardian', [at(state, 'I5')]);
        state.counters.wrath = 7;
      }, QUEST),
      SYN,
    ).choose('special:calm,');
    expect(readyPeople(t.state, 'overlord')).toEqual([]);
  });

  test('D2C-QLOR-21 what the tokens in front of the overlord do adds up', () => {
    const health = (omens: number) => {
      const { state } = sit(now => {
        hero(now, SYN, 'knight', 'F5');
        monster(now, 'zombie', 'J8');
        now.counters.omens = omens;
      }, QUEST);
      return healthOf(state, 'zombie-1');
    };
    expect([health(1) - health(0), health(3) - health(0)]).toEqual([1, 3]);
  });

  test('D2C-QLOR-03 the overlord decides which comes first at the end of his turn: what counts for him, or the rescue', () => {
    const ending = (first: number) => {
      const t = raid(
        state => {
          hero(state, SYN, 'knight', 'F5');
          state.counters.ritual = 1;
        },
        undefined,
        QUEST,
      );
      expect([t.kind, t.match.ask?.seat, t.offered().length]).toEqual(['order', 0, 2]);
      t.choose(t.offered()[first] ?? '');
      return t.state.won;
    };
    expect([ending(0), ending(1)]).toEqual([['overlord'], ['heroes']]);
  });
});

describe('people, passages and ledges', () => {
  const peopled = (change: (state: State) => void) =>
    acts(
      sit(state => {
        hero(state, SYN, 'knight', 'F7');
        hero(state, LEORIC, 'necromancer', 'J3');
        layPeople(state, io());
        change(state);
      }, QUEST),
      SYN,
    );

  test('D2C-QLOR-27 the secret passage is attacked like a monster, and is open when it is destroyed', () => {
    const t = peopled(state => {
      Object.assign(state.heroes[0] ?? {}, { cells: [at(state, 'F8')] });
      for (const one of state.companions) if (one.of === 'secret-passage') one.damage = 5;
    });
    const [attack = ''] = t.offered('attack:iron-longsword,secret-passage-1');
    t.choose(attack, [face('blue', { range: 3 }), face('red', { damage: 2 }), face('gray', { shield: 0 })]).chooseWhile(
      'surge',
      'done',
    );
    expect([t.state.companions.some(({ of }) => of === 'secret-passage'), t.state.doors[1]]).toEqual([
      false,
      DOOR_OPEN,
    ]);
  });

  test('D2C-QLOR-22 somebody who is no figure blocks neither movement nor line of sight', () => {
    const t = peopled(() => undefined).choose('move');
    // The old root lies on H5.
    expect(figure(t, 'root-1').cells).toEqual([at(t.state, 'H5')]);
    expect(t.offered(go(t, 'H5'))).toHaveLength(1);
    expect(canSee(t.state, SYN, [at(t.state, 'F5')], at(t.state, 'J5'))).toBe(true);
  });

  test('D2C-QLOR-36 led by the heroes, Splig has 3 movement points for a move action, whatever his card says', () => {
    const t = sit(state => {
      hero(state, SYN, 'knight', 'F7');
      newCharacter(state, io(), 'goblin', [at(state, 'F5')]);
    }, QUEST);
    t.choose('familiar:goblin-1').choose('move');
    expect([t.state.turns[0]?.pools[0]?.left, speedOf(t.state, 'goblin-1')]).toEqual([3, 3]);
  });

  test('D2C-QLOR-37 familiars, allies and people of the quest do not fall with the floor', () => {
    const t = acts(
      sit(state => {
        hero(state, SYN, 'knight', 'E4');
        hero(state, LEORIC, 'necromancer', 'J3');
        reanimate(state, LEORIC, 'E5');
        ally(state, RAYTHEN, 'E6');
        newCharacter(state, io(), 'goblin', [at(state, 'E7')]);
      }, QUEST),
      SYN,
    ).choose('special:fall,');
    for (let i = 0; i < 9 && t.kind !== 'turn' && t.kind !== 'next-hero'; i++) t.choose(t.offered()[0] ?? '');
    expect([damageOf(t, SYN), t.state.ground[at(t.state, 'E5')]]).toEqual([2, 'pit']);
    for (const id of ['reanimate', RAYTHEN, 'goblin-1'])
      expect([damageOf(t, id), t.state.ground[figure(t, id).cells[0] ?? -1]]).toEqual([0, undefined]);
  });

  test('D2C-QLOR-18 Splig who stands up has another action left', () => {
    const t = raid(
      state => {
        hero(state, SYN, 'knight', 'F5');
        Object.assign(monster(state, 'splig', 'H5'), { down: at(state, 'H5'), cells: [], damage: 9 });
      },
      'splig',
      QUEST,
    );
    t.choose('stand-up', [face('red', { damage: 3, surge: 0 }), face('red', { damage: 3, surge: 0 })]);
    if (t.kind === 'where') t.choose(t.offered()[0] ?? '');
    expect([t.state.monsters[0]?.down, t.state.turns[0]?.actions, t.offered().includes('move')]).toEqual([
      null,
      1,
      true,
    ]);
  });

  test('D2C-QLOR-29 zombies may climb with both actions of an activation', () => {
    const t = raid(
      state => {
        hero(state, SYN, 'knight', 'F5');
        monster(state, 'zombie', 'H5');
      },
      'zombie-1',
      QUEST,
    );
    for (const left of [1, 0]) {
      t.choose('special:clamber,');
      if (t.kind === 'where') t.choose(t.offered()[0] ?? '');
      expect(t.state.turns[0]?.actions).toBe(left);
    }
  });

  test('D2C-QLOR-30 reinforcements may go beyond the group limit, as many as there are figures', () => {
    const come = (beyond: boolean) => {
      const t = sit(state => {
        hero(state, SYN, 'knight', 'F5');
        for (const space of ['H3', 'H4', 'H5']) monster(state, 'zombie', space);
        monster(state, 'zombie*', 'H6');
      }, QUEST);
      const state = structuredClone(t.state);
      const flow = bring(state, io(), { group: 'zombie', n: 2, at: ['east'], ...(beyond && { beyond }) });
      for (let next = flow.next(); next.done !== true; next = flow.next(0));
      return state.monsters.length;
    };
    const { minions, masters } = groupSizeOf('zombie', 2);
    expect([come(false), come(true)]).toEqual([Math.max(4, minions + masters), 5]);
  });

  test('D2C-QLOR-32 figures treated as heroes provoke the tentacles, and may be struck by them', () => {
    const t = sit(state => {
      hero(state, SYN, 'knight', 'E8');
      ally(state, RAYTHEN, 'F5');
      lay(state, 'tentacle', 'H5');
    }, QUEST);
    t.choose(`familiar:${RAYTHEN}`).choose('move');
    t.choose(go(t, 'G5'));
    expect(damageOf(t, RAYTHEN)).toBe(1);
    // Somebody else beside it may be chosen instead, by the overlord.
    const two = acts(
      sit(state => {
        hero(state, SYN, 'knight', 'F5');
        hero(state, LEORIC, 'necromancer', 'E8');
        reanimate(state, LEORIC, 'H6');
        lay(state, 'tentacle', 'H5');
      }, QUEST),
      SYN,
    ).choose('move');
    two.choose(go(two, 'G5'));
    expect([two.match.ask?.seat, two.offered()]).toEqual([0, [`pick:${SYN}`, 'pick:reanimate']]);
    two.choose('pick:reanimate');
    expect([damageOf(two, SYN), damageOf(two, 'reanimate')]).toEqual([0, 1]);
  });

  test('D2C-QLOR-20 special overgrowth does its harm only to those who go through of their own will; who is forced finds it like any other', () => {
    const t = acts(
      sit(state => void hero(state, SYN, 'knight', 'F3'), QUEST),
      SYN,
    );
    // It is not cut down in the normal way.
    expect(t.offered('door')).toEqual([]);
    const pushed = sit(state => {
      hero(state, SYN, 'knight', 'F3');
      monster(state, 'zombie', 'J8');
    }, QUEST);
    const state = structuredClone(pushed.state);
    const flow = moveSpaces(state, io(), SYN, 1, { by: 'x', seat: 0, must: true });
    const ask = flow.next();
    const options = ask.done === true ? [] : [...(ask.value.options as readonly { cell?: number }[])];
    flow.next(options.findIndex(({ cell }) => cell === at(state, 'F2')));
    expect([state.heroes[0]?.cells, state.heroes[0]?.damage]).toEqual([[at(state, 'F2')], 0]);
    t.choose('move').choose(go(t, 'F2'));
    expect([figure(t, SYN).cells, damageOf(t, SYN)]).toEqual([[at(t.state, 'F2')], 2]);
  });
});
