import { newChance, newPile, type Plain, type Text } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { campaignPlan } from '../../content/campaigns/index.ts';
import { descent, type State } from '../../index.ts';
import { unbegun } from '../../rules/campaign/flow.ts';
import { readLedger, withAlly } from '../../rules/campaign/ledger.ts';
import { DOOR_OPEN } from '../../rules/ground.ts';
import { layEncounter } from '../../rules/setting-up.ts';
import { countsAsHero } from '../../rules/treated.ts';
import { attributeOf, defencePool, healthOf, speedOf } from '../../rules/values.ts';
import type { CardInPlay } from '../../state.ts';
import {
  acts,
  ally,
  at,
  damageOf,
  face,
  fatigueOf,
  figure,
  hero,
  monster,
  type Played,
  raid,
  reanimate,
  sit,
  strike,
} from '../positions.ts';
import { PROVING_GROUND, proving } from '../proving-ground.ts';
import { withRooms } from '../secret-positions.ts';

const SYN = 'syndrael';
const GRI = 'grisban-the-thirsty';
const JAIN = 'jain-fairwood';
const LEORIC = 'leoric-of-the-book';
const RAYTHEN = 'ally-raythen';
const SERENA = 'ally-serena';

const GOALS = [{ side: 'heroes', counter: 'won', least: 9, text: { en: 'Win.', de: 'Gewinnt.' } }] as const;
proving({
  goals: GOALS,
  ally: 'own',
  actions: {
    pray: { name: { en: 'Pray', de: 'Beten' }, by: 'heroes', effects: [{ do: 'count', counter: 'prayers' }] },
    possess: { name: { en: 'Whisper', de: 'Flüstern' }, by: 'heroes', effects: [{ do: 'possess' }] },
    free: { name: { en: 'Free', de: 'Befreien' }, by: 'heroes', effects: [{ do: 'release' }] },
    teach: { name: { en: 'Teach', de: 'Lehren' }, by: 'heroes', effects: [{ do: 'teach' }] },
  },
});

/** The activation of the ally; two heroes stand by. */
function led(
  arrange: (state: State) => void,
  of = RAYTHEN,
  skills: readonly string[] = [],
  options: { quest?: string; seats?: number } = {},
): Played {
  const t = sit(
    state => {
      hero(state, SYN, 'knight', 'E5');
      hero(state, GRI, 'berserker', 'E7');
      ally(state, of, 'F6', skills);
      arrange(state);
    },
    { heroes: 2, ...options },
  );
  t.choose(`familiar:${of}`);
  return t;
}
const nothing = () => undefined;
const RANGE = [
  face('blue', { range: 5 }),
  face('green', { damage: 1, surge: 0 }),
  face('green', { damage: 1, surge: 0 }),
];
const GREEN = face('green', { damage: 1, surge: 0 });
const WEAK = [face('gray', { shield: 0 })];

describe('allies in the round', () => {
  test('D2-ALLY-01 D2-ALLY-09 all hero players lead it together, before or after some turn of a hero, never in one, and it cannot be left out', () => {
    const t = sit(
      state => {
        hero(state, SYN, 'knight', 'E5');
        hero(state, GRI, 'berserker', 'E7');
        ally(state, RAYTHEN, 'F6');
      },
      { heroes: 2, seats: 3 },
    );
    expect(t.offered()).toEqual([`hero:${SYN}`, `hero:${GRI}`, `familiar:${RAYTHEN}`]);
    acts(t, SYN);
    expect(t.offered('familiar')).toEqual([]);
    for (let i = 0; i < 9 && t.kind !== 'next-hero'; i++) t.choose(t.kind === 'turn' ? 'end' : (t.offered()[0] ?? ''));
    t.choose(`hero:${GRI}`);
    for (let i = 0; i < 9 && t.state.turns.some(turn => turn.figure === GRI); i++)
      t.choose(t.kind === 'turn' ? 'end' : (t.offered()[0] ?? ''));
    // Nothing else is left: it is activated by itself, and both hero players are asked.
    expect([t.kind, t.state.turns[0]?.figure, t.match.ask?.seat, t.match.ask?.also]).toEqual([
      'monster-turn',
      RAYTHEN,
      1,
      [2],
    ]);
    t.choose('end');
    expect(t.state.round).toBe(2);
  });

  test('D2-ACTN-05 D2-ALLY-10 D2-TREAT-04 two actions: move, attack, its own, revive, doors, special actions; neither rest nor search', () => {
    const t = led(
      state => {
        figure({ state } as Played, RAYTHEN).cells = [at(state, 'F3')];
        monster(state, 'zombie', 'H3');
        state.tokens.push({ id: 'search-1', kind: 'search', cell: at(state, 'E3'), face: null, hidden: true });
        Object.assign(state.heroes[1] ?? {}, { down: at(state, 'G4'), cells: [], damage: 12, fatigue: 4 });
      },
      RAYTHEN,
      [],
      { quest: PROVING_GROUND },
    );
    const kinds = [...new Set(t.offered().map(one => one.split(':')[0]))].sort();
    expect(kinds).toEqual(['attack', 'door', 'end', 'move', 'revive', 'special', 'use']);
    expect(t.offered('door')).toEqual(['door:0']);
    expect(t.offered('special')).toContain('special:pray,');
    t.choose('door:0');
    expect(t.state.doors[0]).toBe(DOOR_OPEN);
    t.choose(`revive:${GRI}`, [1, 1]);
    expect([t.state.heroes[1]?.down, t.offered()]).toEqual([null, ['end']]);
    // An action for a special action as for any other.
    const prays = led(nothing, RAYTHEN, [], { quest: PROVING_GROUND }).choose('special:pray,');
    expect([prays.state.counters.prayers, prays.state.turns[0]?.actions]).toEqual([1, 1]);
  });

  test('D2-ALLY-10 move twice, with its own speed each time', () => {
    const t = led(nothing).choose('move');
    expect(t.state.turns[0]?.pools[0]?.left).toBe(5);
    t.choose('move');
    expect([t.state.turns[0]?.actions, t.state.turns[0]?.pools.length]).toEqual([0, 2]);
  });

  test('D2-ALLY-11 D2-ACTN-07 one attack in an activation, also by a skill', () => {
    const t = led(state => void monster(state, 'zombie', 'F5'), RAYTHEN, ['back-strike']);
    expect(t.offered(`use:${RAYTHEN},back-strike`)).toHaveLength(1);
    t.choose(strike(t, RAYTHEN, 'zombie-1', 'F5'), [...RANGE, face('brown', { shield: 2 })]);
    expect(damageOf(t, 'zombie-1')).toBe(1);
    expect([t.offered('attack'), t.offered(`use:${RAYTHEN},back-strike`), t.state.turns[0]?.actions]).toEqual([
      [],
      [],
      1,
    ]);
  });

  test('D2-ALLY-04 D2-ALLY-06 values go by the number of heroes; attributes are tested', () => {
    const values = (heroes: 2 | 3 | 4, of: string) => {
      const { state } = sit(
        now => {
          hero(now, SYN, 'knight', 'E5');
          ally(now, of, 'F6');
        },
        { heroes },
      );
      return [speedOf(state, of), healthOf(state, of), defencePool(state, of)];
    };
    expect([2, 3, 4].map(n => values(n as 2, RAYTHEN))).toEqual([
      [5, 12, ['gray']],
      [5, 10, ['brown']],
      [5, 8, ['brown']],
    ]);
    expect([2, 3, 4].map(n => values(n as 2, SERENA))).toEqual([
      [3, 10, ['gray']],
      [3, 8, ['gray']],
      [3, 8, ['brown']],
    ]);
    const { state } = led(nothing);
    const attributes = (['might', 'knowledge', 'willpower', 'awareness'] as const).map(of =>
      attributeOf(state, RAYTHEN, of),
    );
    expect(attributes).toEqual([3, 2, 1, 5]);
  });

  test('Raythen (ally): blue, green, green at range; a surge for 1 damage or for poison', () => {
    const t = led(state => void monster(state, 'zombie*', 'H6'));
    t.choose(strike(t, RAYTHEN, 'zombie-master-1', 'H6'), [
      face('blue', { range: 2, surge: 1 }),
      face('green', { damage: 1, surge: 0 }),
      face('green', { damage: 1, surge: 0 }),
      face('brown', { shield: 0 }),
    ]);
    expect(t.offered('surge')).toHaveLength(2);
    t.choose(t.offered('surge')[1] ?? '');
    expect([figure(t, 'zombie-master-1').conditions, damageOf(t, 'zombie-master-1')]).toEqual([['poisoned'], 4]);
  });

  test('Serena (ally): blue, green, green in melee; a surge for 1 damage or to stun', () => {
    const t = led(state => void monster(state, 'zombie*', 'G6'), SERENA);
    expect(t.offered('attack')).toEqual([strike(t, SERENA, 'zombie-master-1', 'G6')]);
    t.choose(t.offered('attack')[0] ?? '', [
      face('blue', { range: 2, surge: 1 }),
      face('green', { damage: 1, surge: 0 }),
      face('green', { damage: 1, surge: 0 }),
      face('brown', { shield: 0 }),
    ]);
    t.choose(t.offered('surge')[1] ?? '');
    expect(figure(t, 'zombie-master-1').conditions).toEqual(['stunned']);
  });

  test('D2-ALLY-12 D2-ALLY-14 it suffers damage, has conditions, shakes them off, and is gone when it is defeated', () => {
    const t = led(state => {
      figure({ state } as Played, RAYTHEN).conditions = ['stunned', 'poisoned'];
      figure({ state } as Played, RAYTHEN).damage = 11;
    });
    expect(t.offered()).toEqual(['shake-off:stunned', 'end']);
    const struck = raid(
      state => {
        hero(state, SYN, 'knight', 'E3');
        Object.assign(ally(state, RAYTHEN, 'F6'), { damage: 11 });
        monster(state, 'zombie', 'G6');
      },
      'zombie-1',
      { heroes: 2 },
    );
    struck.choose(strike(struck, 'zombie', RAYTHEN, 'F6'), [
      face('blue', { range: 3 }),
      face('yellow', { damage: 2, surge: 0 }),
      ...WEAK,
    ]);
    expect([struck.state.companions, struck.state.ally?.of]).toEqual([[], RAYTHEN]);
  });

  test('D2-ALLY-03 D2C-HERO-56 attacks, monster abilities, overlord cards and hero sheets mean it too; skills and abilities of allies do not', () => {
    const { state } = led(nothing);
    const means = (card: string) => countsAsHero(state, RAYTHEN, card);
    expect(['howl', 'dash', SYN, 'iron-longsword'].map(means)).toEqual([true, true, true, true]);
    expect(['oath-of-honor', SERENA, 'healing-aura', 'quest'].map(means)).toEqual([false, false, false, false]);
    const howl = raid(
      now => {
        hero(now, SYN, 'knight', 'E3');
        ally(now, RAYTHEN, 'F6');
        monster(now, 'barghest', 'H6', 'I6');
      },
      'barghest-1',
      { heroes: 2 },
    );
    // It has willpower 1 and rolls for itself; the fatigue it cannot have is damage.
    howl.choose('use:barghest-1,howl,0', [1, 1, face('gray', { shield: 1 }), face('black', { shield: 2 })]);
    expect([howl.leftover, damageOf(howl, RAYTHEN)]).toEqual([[], 1]);
  });
});

describe('possessed allies', () => {
  const whispered = () =>
    led(
      state => {
        Object.assign(figure({ state } as Played, RAYTHEN), { damage: 9, conditions: ['cursed'] });
        Object.assign(state, { act: 2 });
      },
      RAYTHEN,
      ['back-strike'],
      { quest: PROVING_GROUND },
    );

  test('D2-ALLY-15 D2-ALLY-16 it is a lieutenant of the overlord with the card of that name; neither its own card nor its skills count', () => {
    const t = whispered();
    expect(healthOf(t.state, RAYTHEN)).toBe(16);
    t.choose('special:possess,');
    expect([t.state.companions, t.state.monsters[0]]).toMatchObject([
      [],
      { id: 'raythen', rank: 'lieutenant', group: 'raythen', cells: [at(t.state, 'F6')], conditions: ['cursed'] },
    ]);
    // 8 health with two heroes, brown: the change alone does not defeat him.
    expect([healthOf(t.state, 'raythen'), damageOf(t, 'raythen'), defencePool(t.state, 'raythen')]).toEqual([
      8,
      7,
      ['brown'],
    ]);
    for (const one of [SYN, GRI]) {
      acts(t, one);
      for (let i = 0; i < 9 && t.state.turns[0]?.figure === one; i++)
        t.choose(t.kind === 'turn' ? 'end' : (t.offered()[0] ?? ''));
    }
    expect([t.state.stage, t.match.ask?.seat, t.state.turns[0]?.figure]).toEqual(['overlord', 0, 'raythen']);
    expect([t.offered('use:raythen,back-strike'), t.offered('attack:raythen').length > 0]).toEqual([[], true]);
  });

  test('D2-ALLY-16 freed, it is the ally again, with its damage and its skills', () => {
    const t = whispered().choose('special:possess,');
    acts(t, SYN).choose('special:free,');
    expect([t.state.monsters, t.state.groups]).toEqual([[], []]);
    expect(figure(t, RAYTHEN)).toMatchObject({ kind: 'ally', damage: 7, conditions: ['cursed'], acted: true });
    expect((t.state.companions[0]?.cards ?? []).map(({ id }: CardInPlay) => id)).toEqual(['back-strike']);
  });
});

describe('the skills of allies', () => {
  test('D2-ALLY-05 it learns skills, which work like class cards', () => {
    const t = led(nothing, RAYTHEN, ['sharp-eyes'], { quest: PROVING_GROUND }).choose('special:teach,');
    expect([t.kind, t.offered()]).toEqual(['which', ['card:back-strike', 'card:night-prowler']]);
    t.choose('card:back-strike');
    expect([healthOf(t.state, RAYTHEN), t.state.ally?.skills]).toEqual([16, ['sharp-eyes', 'back-strike']]);
  });

  test('Back Strike: 4 health more; an attack with 3 damage more on a monster next to a hero', () => {
    const t = led(
      state => {
        monster(state, 'zombie', 'F5');
        monster(state, 'zombie', 'I6');
      },
      RAYTHEN,
      ['back-strike'],
    );
    expect(healthOf(t.state, RAYTHEN)).toBe(16);
    // The zombie on I6 stands next to no hero: the other one is the only target.
    t.choose(`use:${RAYTHEN},back-strike,0`, [face('blue', { range: 5 }), GREEN, GREEN, face('brown', { shield: 0 })]);
    expect(t.state.monsters.map(({ id }) => id)).toEqual(['zombie-2']);
    // 1 by the blue die, 1 by each green one, 3 more, less 1 shield; two spaces from a hero is not next to him.
    const strong = led(
      state => {
        monster(state, 'zombie*', 'F5');
        monster(state, 'zombie', 'G6');
      },
      RAYTHEN,
      ['back-strike'],
    );
    strong.choose(`use:${RAYTHEN},back-strike,0`, [
      face('blue', { range: 5 }),
      GREEN,
      GREEN,
      face('brown', { shield: 1 }),
    ]);
    expect(figure(strong, 'zombie-master-1').damage).toBe(5);
  });

  test('Night Prowler: an activation of moves and Investigate only; while it is exhausted nobody targets him, unless three monsters stand next to him', () => {
    const t = sit(
      state => {
        hero(state, SYN, 'knight', 'E5');
        hero(state, GRI, 'berserker', 'E7');
        ally(state, RAYTHEN, 'F6', ['night-prowler']);
        monster(state, 'zombie', 'F5');
        monster(state, 'zombie', 'G5');
        state.tokens.push({ id: 'search-1', kind: 'search', cell: at(state, 'G7'), face: null, hidden: true });
      },
      { heroes: 2, quest: PROVING_GROUND },
    );
    t.choose(`familiar:${RAYTHEN}`);
    expect(t.offered()).toEqual([`use:${RAYTHEN},night-prowler,0`, 'pass']);
    t.choose(`use:${RAYTHEN},night-prowler,0`);
    expect([...new Set(t.offered().map(one => one.split(':')[0]))].sort()).toEqual(['end', 'move', 'use']);
    expect(t.offered('use')).toEqual([`use:${RAYTHEN},${RAYTHEN},0`]);
    t.choose('end');
    expect(t.state.companions[0]?.cards?.[0]?.tired).toBe(true);
    const targets = (monsters: number, tired: boolean) => {
      const r = raid(
        state => {
          hero(state, SYN, 'knight', 'E3');
          const one = ally(state, RAYTHEN, 'F6', ['night-prowler']);
          if (one.cards?.[0] !== undefined) one.cards[0].tired = tired;
          for (const space of ['F5', 'G5', 'G6'].slice(0, monsters)) monster(state, 'zombie', space);
        },
        'zombie-1',
        { heroes: 2 },
      );
      return r.offered(`attack:zombie,${RAYTHEN}`).length;
    };
    expect([targets(2, false), targets(2, true), targets(3, true)]).toEqual([1, 0, 1]);
  });

  test('Sharp Eyes: 1 speed and a brown die more, and Investigate reaches 3 spaces', () => {
    const reach = (skills: readonly string[], space: string) =>
      led(
        state =>
          void state.tokens.push({ id: 'search-1', kind: 'search', cell: at(state, space), face: null, hidden: true }),
        RAYTHEN,
        skills,
      ).offered('use').length;
    expect([reach([], 'G6'), reach([], 'I6'), reach(['sharp-eyes'], 'I6'), reach(['sharp-eyes'], 'J6')]).toEqual([
      1, 0, 1, 0,
    ]);
    const { state } = led(nothing, RAYTHEN, ['sharp-eyes']);
    expect([speedOf(state, RAYTHEN), defencePool(state, RAYTHEN)]).toEqual([6, ['gray', 'brown']]);
  });

  test('Investigate: the closest hero has searched, of several the heroes choose one', () => {
    const search = (spaces: readonly [string, string]) => {
      const t = led(state => {
        for (const [i, space] of spaces.entries()) Object.assign(state.heroes[i] ?? {}, { cells: [at(state, space)] });
        state.tokens.push({ id: 'search-1', kind: 'search', cell: at(state, 'G6'), face: null, hidden: true });
        state.search.top = ['health-potion'];
      });
      return t.choose(`use:${RAYTHEN},${RAYTHEN},0`);
    };
    const one = search(['E3', 'E7']);
    expect([
      one.state.tokens,
      one.state.heroes.map(({ cards }) => cards.some(({ id }) => id === 'health-potion')),
    ]).toEqual([[], [false, true]]);
    expect(one.state.turns[0]?.actions).toBe(1);
    const two = search(['E5', 'E7']);
    expect(two.offered()).toEqual([`pick:${SYN}`, `pick:${GRI}`]);
  });

  test('D2C-HERO-41 the Treasure Hunter who has searched that way may use Gold Rush, and moves at once', () => {
    const t = sit(
      state => {
        hero(state, JAIN, 'treasure-hunter', 'E5', ['gold-rush', 'health-potion']);
        hero(state, GRI, 'berserker', 'E8');
        ally(state, RAYTHEN, 'F5', ['sharp-eyes']);
        state.tokens.push({ id: 'search-1', kind: 'search', cell: at(state, 'H5'), face: null, hidden: true });
        state.search.top = ['stamina-potion'];
      },
      { heroes: 2 },
    );
    t.choose(`familiar:${RAYTHEN}`).choose(`use:${RAYTHEN},${RAYTHEN},0`);
    // She draws two and keeps one.
    t.choose('card:stamina-potion').choose('way:1');
    expect(t.offered('use')).toEqual([`use:${JAIN},gold-rush,1`]);
    t.choose(`use:${JAIN},gold-rush,1`);
    // Two search cards: two points.
    expect([
      t.match.ask?.seat,
      t.offered(`go:${at(t.state, 'E3')}`).length,
      t.offered(`go:${at(t.state, 'E8')}`),
    ]).toEqual([1, 1, []]);
  });

  test('D2C-HERO-42 what Sharp Eyes turn up goes to the closest hero: a secret passage lies in his space, not where the token lay', () => {
    const t = led(
      state => {
        Object.assign(state.heroes[1] ?? {}, { cells: [at(state, 'J8')] });
        withRooms(state, ['the-armory']);
        state.search = newPile(['secret-passage']);
        state.tokens.push({ id: 'search-1', kind: 'search', cell: at(state, 'I6'), face: null, hidden: true });
      },
      RAYTHEN,
      ['sharp-eyes'],
    );
    t.choose(`use:${RAYTHEN},${RAYTHEN},0`);
    // Syndrael stands on E5, the token lay on I6.
    expect(t.state.tokens.map(({ kind, cell }) => [kind, cell])).toEqual([['secret-passage', at(t.state, 'E5')]]);
  });

  test('D2C-HERO-43 a challenge token is no search token', () => {
    const t = led(
      state =>
        void state.tokens.push({
          id: 'challenge-1',
          kind: 'challenge',
          cell: at(state, 'G6'),
          face: null,
          hidden: true,
        }),
      RAYTHEN,
      ['sharp-eyes'],
    );
    expect(t.offered('use')).toEqual([]);
  });

  const soothed = (
    skills: readonly string[],
    arrange: (state: State) => void = nothing,
    dice: readonly number[] = [],
  ) => {
    const t = led(
      state => {
        for (const one of state.heroes) Object.assign(one, { damage: 3, fatigue: 2 });
        Object.assign(state.heroes[1] ?? {}, { cells: [at(state, 'F8')] });
        hero(state, LEORIC, 'necromancer', 'J3');
        reanimate(state, LEORIC, 'G6').damage = 2;
        figure({ state } as Played, SERENA).damage = 3;
        arrange(state);
      },
      SERENA,
      skills,
    );
    return t.choose(`use:${SERENA},${SERENA},0`, dice);
  };

  test('D2-ALLY-18 D2C-HERO-56 Soothing Spirit: heroes next to her recover 1 damage and 1 fatigue, neither a familiar nor she herself', () => {
    const t = soothed([]);
    expect([damageOf(t, SYN), fatigueOf(t, SYN), damageOf(t, GRI), fatigueOf(t, GRI)]).toEqual([2, 1, 3, 2]);
    expect([damageOf(t, 'reanimate'), damageOf(t, SERENA)]).toEqual([2, 3]);
  });

  test('Healing Aura: 4 health more, and Soothing Spirit reaches 3 spaces', () => {
    const t = soothed(['healing-aura']);
    expect([healthOf(t.state, SERENA), damageOf(t, SYN), damageOf(t, GRI), damageOf(t, 'reanimate')]).toEqual([
      14, 2, 2, 2,
    ]);
  });

  test('Aura of Might: a gray die more; with Soothing Spirit every monster within 3 spaces suffers 3 damage, each less its own shields', () => {
    const t = soothed(
      ['aura-of-might'],
      state => {
        monster(state, 'zombie', 'H6');
        monster(state, 'zombie', 'I6');
        monster(state, 'zombie', 'J6');
      },
      [face('brown', { shield: 0 }), face('brown', { shield: 2 })],
    );
    expect(defencePool(t.state, SERENA)).toEqual(['gray', 'gray']);
    // The first is defeated, the second suffers 1, the third stands 4 spaces away.
    expect(t.state.monsters.map(({ id, damage }) => [id, damage])).toEqual([
      ['zombie-2', 1],
      ['zombie-3', 0],
    ]);
  });

  test('Holy Hammer: a ranged attack of blue, red and green that may affect a second monster within 3 spaces of its target', () => {
    const t = led(
      state => {
        monster(state, 'ettin', 'I3', 'J3', 'I4', 'J4');
        monster(state, 'zombie', 'J7');
        monster(state, 'zombie', 'F8');
      },
      SERENA,
      ['holy-hammer'],
    );
    t.choose(`use:${SERENA},holy-hammer,0`);
    t.choose(strike(t, 'holy-hammer', 'ettin-1', 'I4'));
    expect(t.offered()).toEqual(['pick:zombie-1', 'done']);
    t.choose('pick:zombie-1', [
      face('blue', { range: 5 }),
      face('red', { damage: 1, surge: 0 }),
      GREEN,
      face('gray', { shield: 0 }),
      face('gray', { shield: 0 }),
      face('brown', { shield: 0 }),
    ]);
    t.choose('order:ettin-1');
    expect([damageOf(t, 'ettin-1'), t.state.monsters.map(({ id }) => id)]).toEqual([3, ['ettin-1', 'zombie-2']]);
    expect(t.state.turns[0]?.attacks).toBe(1);
  });
});

describe('setting an ally up', () => {
  const config = (settings: Record<string, boolean | number>) =>
    ({ scenario: 'practice-yard', seats: 2, settings: { heroes: 2, ...settings } }) as const;

  test('D2-ALLY-07 D2-ALLY-08 D2-SETUP-12 outside a campaign the heroes choose their ally; it comes next to a hero, after all of them', () => {
    const state = descent.setup(config({ 'labyrinth-of-ruin': true }), newChance('ally'));
    state.quest = PROVING_GROUND;
    state.stage = 'setup';
    layEncounter(state, { chance: newChance('ally') });
    const todo = state.todo.filter(one => one === 'heroes' || one === 'ally');
    expect(todo).toEqual(['heroes', 'ally']);
    const t = sit(
      now => {
        hero(now, SYN, 'knight', 'E3');
        hero(now, GRI, 'berserker', 'E8');
        Object.assign(now, { boxes: ['LR'] });
        now.stage = 'setup';
        now.todo = ['ally', 'begin'];
      },
      { heroes: 2, quest: PROVING_GROUND },
    );
    expect([t.kind, t.offered()]).toEqual(['ally', [`card:${RAYTHEN}`, `card:${SERENA}`]]);
    t.choose(`card:${SERENA}`);
    const free = t.offered().map(one => Number(one.slice(6)));
    expect(free).toContain(at(t.state, 'F4'));
    expect(free).toContain(at(t.state, 'E7'));
    expect(free).not.toContain(at(t.state, 'E5'));
    t.choose(`space:${at(t.state, 'F4')}`);
    expect([t.state.stage, figure(t, SERENA).cells]).toEqual(['heroes', [at(t.state, 'F4')]]);
  });

  test('D2-ALLY-06 in a campaign it is the one they have gained, and nobody where they have none', () => {
    const step = (gained: boolean) => {
      const state = descent.setup(config({ 'labyrinth-of-ruin': true }), newChance('ally'));
      state.quest = PROVING_GROUND;
      state.campaign = { id: 'the-long-toll', played: [{ quest: 'toll-at-the-ford', winner: 'heroes' }] };
      if (gained) state.ally = { of: SERENA, skills: ['holy-hammer'] };
      layEncounter(state, { chance: newChance('ally') });
      return state.todo.includes('ally');
    };
    expect([step(false), step(true)]).toEqual([false, true]);
    const t = sit(
      now => {
        hero(now, SYN, 'knight', 'E3');
        Object.assign(now, { boxes: ['LR'] });
        now.ally = { of: SERENA, skills: ['holy-hammer'] };
        now.stage = 'setup';
        now.todo = ['ally', 'begin'];
      },
      { heroes: 2, quest: PROVING_GROUND },
    );
    expect(t.kind).toBe('place');
    t.choose(t.offered()[0] ?? '');
    expect((t.state.companions[0]?.cards ?? []).map(({ id }) => id)).toEqual(['holy-hammer']);
  });

  test('D2-ALLY-13 D2-ALLY-14 in the next encounter it is there again without damage, even if it was defeated', () => {
    const state = descent.setup(config({ 'labyrinth-of-ruin': true }), newChance('ally'));
    state.quest = PROVING_GROUND;
    state.ally = { of: SERENA, skills: [] };
    state.heroes = [];
    layEncounter(state, { chance: newChance('ally') });
    expect([state.companions, state.todo.includes('ally')]).toEqual([[], true]);
    const t = sit(
      now => {
        hero(now, SYN, 'knight', 'E3');
        Object.assign(now, { boxes: ['LR'], ally: { of: SERENA, skills: [] } });
        now.stage = 'setup';
        now.todo = ['ally', 'begin'];
      },
      { heroes: 2, quest: PROVING_GROUND },
    );
    t.choose(t.offered()[0] ?? '');
    expect(figure(t, SERENA)).toMatchObject({ damage: 0, conditions: [] });
  });

  test('D2-ALLY-02 D2-ALLY-17 some quests give the heroes who win them an ally; a second one teaches the first a skill', () => {
    const news: Text[] = [];
    const before = { ...unbegun(), boxes: ['LR'] as const };
    const first = withAlly(before, SERENA, news);
    expect(first.ally).toEqual({ of: SERENA, skills: [] });
    expect(withAlly(first, RAYTHEN, news).ally).toEqual({ of: SERENA, skills: ['aura-of-might'] });
    expect(withAlly(unbegun(), SERENA, news).ally).toBe(undefined);
    // What was gained is read again, and nothing that is wrong.
    expect(readLedger(first as unknown as Plain).ally).toEqual(first.ally);
    expect(() => readLedger({ ...first, ally: { of: SERENA, skills: ['back-strike'] } } as unknown as Plain)).toThrow();
    expect(campaignPlan('the-long-toll').allies?.['captive-of-the-mire']).toBe(SERENA);
  });
});
