import { describe, expect, test } from 'vitest';
import { DICE, isAttackDie, isPowerDie } from '../../content/dice.ts';
import type { State } from '../../index.ts';
import { heldFor } from '../../rules/in-force.ts';
import { attributeOf, defencePool, healthLeft, healthOf, speedOf, staminaOf } from '../../rules/values.ts';
import { begun } from '../laid.ts';
import {
  acts,
  at,
  card,
  damageOf,
  face,
  fatigueOf,
  figure,
  go,
  hero,
  holds,
  lay,
  monster,
  type Played,
  raid,
  reanimate,
  sit,
  strike,
} from '../positions.ts';
import { PROVING_GROUND, proving } from '../proving-ground.ts';

proving({
  exits: { heroes: ['entrance-A'] },
  plan: {
    id: 'gate',
    tiles: [
      { tile: 'entrance-A', at: 'A7' },
      { tile: '9A', at: 'C6', as: 'yard' },
      { tile: 'end-A', at: 'D5', turn: 180 },
      { tile: 'end-A', at: 'G7', turn: 270 },
    ],
  },
});

const AVRIC = 'avric-albright';
const GRISBAN = 'grisban-the-thirsty';
const JAIN = 'jain-fairwood';
const TARHA = 'widow-tarha';
const none = face('gray', { shield: 0 });
const SMALL = [face('blue', { range: 3 }), face('yellow', { range: 1, damage: 1, surge: 0 })];

describe('abilities and their triggers', () => {
  test('D2-ABIL-01 sheet, skills, items, search cards and conditions of a hero are abilities alike', () => {
    const t = sit(state => {
      hero(state, AVRIC, 'disciple', 'E5', ['blessed-strike', 'lucky-charm', 'health-potion']).conditions = [
        'poisoned',
      ];
      monster(state, 'zombie', 'J8').conditions = ['diseased'];
    });
    expect([...heldFor(t.state, AVRIC)].map(({ by, id }) => `${by} ${id}`)).toEqual([
      `hero-ability ${AVRIC}`,
      'skill prayer-of-healing',
      'item wooden-shield-disciple',
      'skill blessed-strike',
      'item lucky-charm',
      'search-card health-potion',
      'condition poisoned',
    ]);
    expect([...heldFor(t.state, 'zombie-1')].map(({ by, id }) => `${by} ${id}`)).toEqual([
      'monster-ability shambling',
      'condition diseased',
    ]);
    // What stands on the sheet and on a condition works like any other ability.
    const worn = sit(state => {
      Object.assign(hero(state, 'syndrael', 'knight', 'E5'), { fatigue: 3, conditions: ['poisoned'] });
      hero(state, AVRIC, 'disciple', 'E8').acted = true;
      monster(state, 'zombie', 'J8').conditions = ['poisoned'];
    });
    expect(worn.events().filter(e => e.kind === 'tested')).toHaveLength(1);
    worn.choose('end');
    expect([fatigueOf(worn, 'syndrael'), damageOf(worn, 'zombie-1')]).toEqual([1, 1]);
  });

  test('D2-ABIL-03 D2-ABIL-05 triggers: a step of the turn, an action, damage suffered, a condition; before them nothing is offered', () => {
    const t = sit(state => {
      hero(state, GRISBAN, 'berserker', 'E5').conditions = ['diseased'];
      const jain = hero(state, JAIN, 'wildlander', 'F8');
      jain.fatigue = 1;
      monster(state, 'zombie', 'G8');
      monster(state, 'zombie', 'F6');
    });
    // Having a condition and the start of the turn: he is asked to test willpower.
    t.choose(`hero:${GRISBAN}`, [face('gray', { shield: 3 }), face('black', { shield: 4 })]);
    expect(t.events().filter(e => e.kind === 'tested')).toMatchObject([{ figure: GRISBAN, passed: false }]);
    expect(t.offered('use:').filter(id => !id.includes('feat') && !id.includes('rage'))).toEqual([]);
    t.choose('rest');
    expect([t.kind, t.offered()]).toEqual(['answer', [`use:${GRISBAN},${GRISBAN},0`, 'pass']]);
    t.choose('pass').choose('end').choose('end').choose('monster:zombie-2');
    // What Jain may do about damage is no answer to that of another hero.
    t.choose(strike(t, 'zombie', GRISBAN, 'E5'), [...SMALL, none]);
    expect([t.kind, t.state.turns[0]?.figure]).toEqual(['monster-turn', 'zombie-2']);
    t.choose('end');
    t.choose(strike(t, 'zombie', JAIN, 'F8'), [...SMALL, none]);
    // Damage about to be suffered.
    expect([t.kind, t.offered()]).toEqual(['answer', [`use:${JAIN},${JAIN},0`, 'pass']]);
  });

  test('D2-ABIL-06 as often as one likes, or as often as the card says: Tarha rolls again once in a round', () => {
    const t = acts(
      sit(state => {
        hero(state, TARHA, 'runemaster', 'E5').fatigue = 1;
        monster(state, 'ettin', 'H5', 'I5', 'H6', 'I6');
      }),
      TARHA,
    );
    const bolt = () =>
      t.choose(strike(t, 'arcane-bolt', 'ettin-1', 'H5'), [
        face('blue', { range: 3 }),
        face('yellow', { range: 2 }),
        face('gray', { shield: 3 }),
        face('gray', { shield: 3 }),
      ]);
    bolt();
    expect([t.kind, t.offered(`use:${TARHA},${TARHA}`)]).toEqual(['answer', [`use:${TARHA},${TARHA},0`]]);
    t.choose(`use:${TARHA},${TARHA},0`).choose('reroll:0', [face('blue', { range: 4 })]);
    t.chooseWhile('surge', 'done');
    expect([t.kind, t.state.turns[0]?.actions]).toEqual(['turn', 1]);
    bolt();
    expect(t.offered(`use:${TARHA},${TARHA}`)).toEqual([]);
    t.chooseWhile('surge', 'done').choose('end').choose('end');
    expect(t.state.round).toBe(2);
    bolt();
    expect(t.offered(`use:${TARHA},${TARHA}`)).toEqual([`use:${TARHA},${TARHA},0`]);
  });

  test('D2-ABIL-10 a surge ability of two surges needs two', () => {
    const hit = (surge: number) => {
      const t = acts(
        sit(state => {
          const one = hero(state, 'syndrael', 'knight', 'E5');
          one.cards = [];
          monster(state, 'ettin', 'F5', 'G5', 'F6', 'G6');
          state.lasting.push({
            source: 'laid',
            key: 'two',
            on: 'syndrael',
            by: 'syndrael',
            until: 'encounter-end',
            next: false,
            what: { do: 'surge', surge: { cost: 2, effects: [{ do: 'add', to: 'damage', n: 3 }] } },
          });
          state.lasting.push({
            source: 'more',
            key: 'more',
            on: 'syndrael',
            by: 'syndrael',
            until: 'encounter-end',
            next: false,
            what: { do: 'bonus', to: 'surges', n: surge },
          });
        }),
        'syndrael',
      );
      return t.choose(strike(t, 'unarmed', 'ettin-1', 'F5'), [face('blue', { range: 6 }), none, none]);
    };
    expect(hit(0).offered('surge:')).toEqual([]);
    const t = hit(1);
    t.choose('surge:syndrael/laid,0');
    expect([damageOf(t, 'ettin-1'), t.kind]).toEqual([4, 'turn']);
  });

  test('D2-ABIL-14 leaving the map costs a movement point', () => {
    const t = acts(
      sit(
        state => {
          hero(state, 'syndrael', 'knight', 'A7');
          hero(state, AVRIC, 'disciple', 'D7');
        },
        { quest: PROVING_GROUND },
      ),
      'syndrael',
    );
    expect(t.offered('leave')).toEqual([]);
    t.choose('tire').choose(`leave:${at(t.state, 'A7')},fatigue`);
    expect([figure(t, 'syndrael').cells, t.state.turns[0]?.pools]).toEqual([[], []]);
    // The steps to the edge cost theirs besides.
    const inside = acts(
      sit(state => void hero(state, 'syndrael', 'knight', 'C7'), { quest: PROVING_GROUND }),
      'syndrael',
    ).choose('tire');
    expect(inside.offered('leave')).toEqual([]);
    inside.choose('tire');
    expect(inside.offered('leave')).toEqual([]);
    inside.choose('tire');
    expect(inside.offered('leave').length).toBeGreaterThan(0);
  });

  test('D2-ABIL-17 what must happen comes first; then the active side is asked, then the other, until both pass', () => {
    const t = acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'E5').fatigue = 4;
        monster(state, 'zombie', 'J8').damage = 1;
        lay(state, 'zombie-1', { at: 'rested', effects: [{ do: 'heal', n: 1 }] }, 'theirs');
        lay(state, 'syndrael', { at: 'rested', again: true, effects: [{ do: 'rest', n: 1 }] }, 'hers');
        lay(state, 'zombie-1', { at: 'rested', must: true, effects: [{ do: 'suffer', n: 1 }] }, 'duty');
      }),
      'syndrael',
    );
    t.choose('rest');
    expect(damageOf(t, 'zombie-1')).toBe(2);
    expect([t.seat, t.offered()]).toEqual([1, ['use:syndrael,hers,0', 'pass']]);
    t.choose('use:syndrael,hers,0');
    expect([t.seat, t.offered()]).toEqual([0, ['use:zombie-1,theirs,0', 'pass']]);
    t.choose('use:zombie-1,theirs,0');
    expect([t.seat, t.offered()]).toEqual([1, ['use:syndrael,hers,0', 'pass']]);
    t.choose('pass');
    expect([t.kind, fatigueOf(t, 'syndrael')]).toEqual(['turn', 3]);
    // In the overlord's turn he is the active side; several duties come in the order he chooses.
    const night = raid(state => {
      hero(state, 'syndrael', 'knight', 'E5').fatigue = 3;
      monster(state, 'zombie', 'J8').damage = 2;
      lay(state, 'syndrael', { at: 'activation-start', effects: [{ do: 'rest', n: 1 }] }, 'hers');
      lay(state, 'zombie-1', { at: 'activation-start', effects: [{ do: 'heal', n: 1 }] }, 'theirs');
      lay(state, 'syndrael', { at: 'activation-start', must: true, effects: [{ do: 'rest', n: 1 }] }, 'one');
      lay(state, 'zombie-1', { at: 'activation-start', must: true, effects: [{ do: 'heal', n: 1 }] }, 'two');
    });
    expect([night.seat, night.kind, night.offered().length]).toEqual([0, 'order', 2]);
    night.choose(night.offered('order:zombie-1')[0] ?? '');
    expect([night.seat, night.offered()]).toEqual([0, ['use:zombie-1,theirs,0', 'pass']]);
    expect([damageOf(night, 'zombie-1'), fatigueOf(night, 'syndrael')]).toEqual([1, 2]);
    night.choose('pass');
    expect([night.seat, night.offered()]).toEqual([1, ['use:syndrael,hers,0', 'pass']]);
  });

  test('D2-ABIL-EX1 two effects that answer each other stop after one each', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'barghest', 'G5', 'H5');
      const hurts = { do: 'aimed', aim: { who: 'that' }, effects: [{ do: 'suffer', n: 1 }] } as const;
      const tires = { do: 'aimed', aim: { who: 'that' }, effects: [{ do: 'tire', n: 1 }] } as const;
      lay(state, 'heroes', { at: 'fatigue-suffered', must: true, effects: [hurts] }, 'quest-rule');
      lay(state, 'heroes', { at: 'suffered', must: true, effects: [tires] }, 'word-of-misery');
    });
    t.choose('use:barghest-1,howl,0', [face('gray', { shield: 3 }), face('black', { shield: 0 })]);
    // 1 for the howl, 1 damage for that, 1 fatigue for that damage, and no more.
    expect([fatigueOf(t, 'syndrael'), damageOf(t, 'syndrael')]).toEqual([2, 1]);
  });

  test('D2-INT-01 D2-INT-03 a move is interrupted in an empty space only', () => {
    const t = acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'E5');
        hero(state, AVRIC, 'disciple', 'F5');
        monster(state, 'zombie', 'E4');
        monster(state, 'zombie', 'E6');
        monster(state, 'zombie', 'F4');
        monster(state, 'zombie', 'F6');
        monster(state, 'zombie', 'J8');
        holds(state, ['pit-trap']);
      }),
      'syndrael',
    ).choose('move');
    t.choose(go(t, 'H5'));
    // Not on Avric's space: the first question comes beyond it, in the middle of her way.
    expect([t.offered(), figure(t, 'syndrael').cells]).toEqual([['play:pit-trap', 'pass'], [at(t.state, 'G4')]]);
    t.choose('pass');
    expect([t.kind, figure(t, 'syndrael').cells]).toEqual(['answer', [at(t.state, 'H5')]]);
    // Nor may she stop on it herself.
    const stops = acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'E5');
        hero(state, AVRIC, 'disciple', 'F5');
        monster(state, 'zombie', 'J8');
      }),
      'syndrael',
    ).choose('move');
    expect([stops.offered(go(stops, 'F5')), stops.offered(go(stops, 'G5'))]).toEqual([[], [go(stops, 'G5')]]);
  });

  test('D2-INT-14 whether the overlord is asked goes by what is openly known, never by his hand', () => {
    const step = (hand: readonly string[], deck: readonly string[], out: readonly string[] = []) => {
      const t = sit(state => {
        hero(state, 'syndrael', 'knight', 'E5');
        monster(state, 'zombie', 'J8');
        holds(state, hand, deck);
        state.overlord.out = [...out];
        state.overlord.owned.push(...out);
      }).choose('move');
      t.choose(go(t, 'F5'));
      return [t.kind, t.kind === 'answer' ? t.offered() : []];
    };
    expect(step(['dash'], ['pit-trap'])).toEqual(['answer', ['pass']]);
    expect(step(['pit-trap'], ['dash'])).toEqual(['answer', ['play:pit-trap', 'pass']]);
    // Everybody has seen it go; and with no card in hand there is nothing to ask.
    expect(step(['dash'], [], ['pit-trap'])).toEqual(['turn', []]);
    expect(step([], ['pit-trap'])).toEqual(['turn', []]);
    // Nor where none of them could be played: a Tripwire is for move actions, and she spends fatigue.
    const tired = sit(state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'zombie', 'J8');
      holds(state, ['tripwire', 'dash'], ['frenzy']);
    }).choose('tire');
    tired.choose(go(tired, 'F5', 'fatigue'));
    expect([tired.kind, figure(tired, 'syndrael').cells]).toEqual(['turn', [at(tired.state, 'F5')]]);
    // A hero player without an answer is not asked, though another player has one.
    const guarded = raid(
      state => {
        hero(state, 'syndrael', 'knight', 'F5');
        hero(state, GRISBAN, 'berserker', 'H5', ['guard']);
        monster(state, 'zombie', 'G7');
        monster(state, 'zombie', 'J8');
      },
      'zombie-1',
      { seats: 3 },
    ).choose('move');
    guarded.choose(go(guarded, 'G6'));
    expect([guarded.seat, guarded.offered()]).toEqual([2, [`use:${GRISBAN},guard,0`, 'pass']]);
  });

  test('D2-EXH-EX1 an exhausted item that is handed on is refreshed with its new owner', () => {
    const t = acts(
      sit(state => {
        hero(state, TARHA, 'runemaster', 'E5', ['mana-weave']);
        hero(state, 'leoric-of-the-book', 'necromancer', 'E6');
        monster(state, 'ettin', 'H5', 'I5', 'H6', 'I6');
      }),
      TARHA,
    );
    t.choose(strike(t, 'arcane-bolt', 'ettin-1', 'H5'), [
      face('blue', { range: 5 }),
      face('yellow', { range: 2 }),
      none,
      none,
    ]);
    t.choose(`use:${TARHA},mana-weave,0`).chooseWhile('answer', 'pass').choose('done');
    expect(card(t, TARHA, 'mana-weave').tired).toBe(true);
    t.choose('move').choose('give:mana-weave,leoric-of-the-book');
    expect(card(t, 'leoric-of-the-book', 'mana-weave').tired).toBe(true);
    t.choose('end');
    expect([t.kind, card(t, 'leoric-of-the-book', 'mana-weave').tired]).toEqual(['equip', false]);
    t.choose('wear:mana-weave');
    t.choose(strike(t, 'reapers-scythe', 'ettin-1', 'H5'), [
      face('blue', { range: 5 }),
      face('yellow', { range: 2 }),
      none,
      none,
    ]);
    expect(t.offered('use:leoric-of-the-book,mana-weave')).toHaveLength(1);
  });
});

describe('characteristics and attributes', () => {
  /** The second encounter of a quest that has somebody in it. */
  const keeper = () =>
    begun('books-and-blades', state => void hero(state, 'syndrael', 'knight', 'E4'), { encounter: 1 });
  const company = (change: (state: State) => void = () => undefined): Played =>
    sit(state => {
      hero(state, 'leoric-of-the-book', 'necromancer', 'E5');
      reanimate(state, 'leoric-of-the-book', 'E6');
      monster(state, 'zombie', 'J8');
      monster(state, 'splig', 'J3');
      change(state);
    });

  test('D2-CHAR-01 D2-CHAR-07 D2-CHAR-11 speed, health, stamina and defence stand on sheets and cards', () => {
    const { state } = company();
    const of = (id: string) => [speedOf(state, id), healthOf(state, id), staminaOf(state, id), defencePool(state, id)];
    expect(of('leoric-of-the-book')).toEqual([4, 8, 5, ['gray']]);
    expect(of('reanimate')).toEqual([3, 4, null, []]);
    expect(of('zombie-1')).toEqual([3, 3, null, ['brown']]);
    expect(of('splig').slice(2)).toEqual([null, ['gray']]);
    const others = sit(now => {
      hero(now, 'syndrael', 'knight', 'E5').cards = [];
      hero(now, GRISBAN, 'berserker', 'E6').cards = [];
      monster(now, 'goblin-archer', 'J8');
    }).state;
    const all = (id: string) => [speedOf(others, id), healthOf(others, id), staminaOf(others, id)];
    expect(['syndrael', GRISBAN, 'goblin-archer-1'].map(all)).toEqual([
      [4, 12, 4],
      [3, 14, 4],
      [5, 2, null],
    ]);
    // Whoever is attacked rolls those dice.
    const struck = acts(
      sit(now => {
        hero(now, 'syndrael', 'knight', 'F5');
        monster(now, 'ettin', 'G5', 'H5', 'G6', 'H6');
        monster(now, 'zombie', 'F6');
      }),
      'syndrael',
    );
    struck.choose(strike(struck, 'unarmed', 'ettin-1', 'G5'), [face('blue', { range: 3 }), none, none]);
    struck.choose(strike(struck, 'unarmed', 'zombie-1', 'F6'), [face('blue', { range: 3 }), 1]);
    expect(
      struck
        .events()
        .flatMap(e => (e.kind === 'attack-rolled' ? e.defence : []))
        .map(({ figure: id, dice }) => [id, dice.map(({ kind }) => kind)]),
    ).toEqual([
      ['ettin-1', ['gray', 'gray']],
      ['zombie-1', ['brown']],
    ]);
    // The keeper's stand in the description of her quest, by the number of heroes.
    const { state: library } = keeper();
    expect(
      [speedOf, healthOf, staminaOf, (now: State, id: string) => defencePool(now, id)].map(one =>
        one(library, 'keeper-1'),
      ),
    ).toEqual([3, 11, null, ['gray']]);
  });

  test('D2-ATTR-01 D2-ATTR-02 might, knowledge, willpower and awareness: heroes and lieutenants have them', () => {
    const { state } = company();
    const of = (id: string) =>
      (['might', 'knowledge', 'willpower', 'awareness'] as const).map(one => attributeOf(state, id, one));
    expect(of('leoric-of-the-book')).toEqual([1, 5, 2, 3]);
    expect(of('splig')).toEqual([4, 3, 3, 2]);
    expect([of('zombie-1'), of('reanimate')]).toEqual([
      [null, null, null, null],
      [null, null, null, null],
    ]);
    // So have people whose quest says so.
    const { state: library } = keeper();
    expect(
      (['might', 'knowledge', 'willpower', 'awareness'] as const).map(one => attributeOf(library, 'keeper-1', one)),
    ).toEqual([1, 5, 4, 2]);
  });

  test('D2-CHAR-02 what sets a value comes before what adds to it, whatever came first', () => {
    const changed = (order: readonly ('set' | 'add')[]) => {
      const { state } = company(one => {
        for (const [i, kind] of order.entries())
          one.lasting.push({
            source: `laid-${i}`,
            key: kind,
            on: 'zombie-1',
            by: 'zombie-1',
            until: 'encounter-end',
            next: false,
            what: kind === 'set' ? { do: 'modify', value: 'speed', set: 5 } : { do: 'modify', value: 'speed', n: -1 },
          });
      });
      return speedOf(state, 'zombie-1');
    };
    expect([changed(['add']), changed(['set', 'add']), changed(['add', 'set'])]).toEqual([2, 4, 4]);
  });

  test('D2-CHAR-06 what is left of the health is health minus damage', () => {
    const { state } = company(one => {
      for (const leoric of one.heroes) leoric.damage = 3;
    });
    expect([healthLeft(state, 'leoric-of-the-book'), healthLeft(state, 'zombie-1')]).toEqual([5, 3]);
  });

  test('D2-CHAR-10 D2-FAT-EX2 a figure without stamina suffers damage for fatigue, one for one', () => {
    const t = company(state => {
      for (const id of ['zombie-1', 'reanimate'])
        lay(state, id, { at: 'turn-start', must: true, effects: [{ do: 'tire', n: 2 }] });
    });
    t.choose(t.offered('order')[0] ?? '');
    expect([damageOf(t, 'zombie-1'), damageOf(t, 'reanimate')]).toEqual([2, 2]);
  });

  test('D2-ATTR-07 however often it is rolled again, it is one test', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'E5', ['lucky-charm']);
      monster(state, 'barghest', 'G5', 'H5');
      lay(state, 'syndrael', { at: 'testing', must: true, effects: [{ do: 'count', counter: 'tests' }] });
    });
    t.choose('use:barghest-1,howl,0', [6, 6]).choose('use:syndrael,lucky-charm,0', [1, 1]);
    expect([t.state.counters.tests, fatigueOf(t, 'syndrael')]).toEqual([1, 0]);
    expect(t.events().filter(e => e.kind === 'tested')).toMatchObject([{ shields: 0, passed: true }]);
  });
});

describe('dice', () => {
  test('D2-DICE-01 D2-DMOD-05 one attack die, the blue one, three power dice, three defence dice', () => {
    expect(Object.keys(DICE)).toEqual(['blue', 'red', 'yellow', 'green', 'brown', 'gray', 'black']);
    expect((Object.keys(DICE) as (keyof typeof DICE)[]).filter(isAttackDie)).toEqual([
      'blue',
      'red',
      'yellow',
      'green',
    ]);
    expect((Object.keys(DICE) as (keyof typeof DICE)[]).filter(isPowerDie)).toEqual(['red', 'yellow', 'green']);
    expect(Object.values(DICE).map(faces => faces.length)).toEqual([6, 6, 6, 6, 6, 6, 6]);
    // Only defence dice show shields, and nothing else.
    const shielding = Object.entries(DICE).filter(([, faces]) => faces.some(({ shield }) => shield > 0));
    expect(shielding.map(([kind]) => kind)).toEqual(['brown', 'gray', 'black']);
    expect(shielding.flatMap(([, faces]) => faces.map(one => one.damage + one.surge + one.range))).toEqual(
      Array(18).fill(0),
    );
  });

  /** Tarha's bolt at an ettin, which may answer with a reroll of the same dice; 1 damage less comes at the end. */
  const bolt = (change: (state: State) => void = () => undefined): Played => {
    const t = acts(
      sit(state => {
        hero(state, TARHA, 'runemaster', 'E5');
        monster(state, 'ettin', 'H5', 'I5', 'H6', 'I6');
        change(state);
      }),
      TARHA,
    );
    return t.choose(strike(t, 'arcane-bolt', 'ettin-1', 'H5'), [
      face('blue', { range: 5 }),
      face('yellow', { range: 2, damage: 1 }),
      none,
      none,
    ]);
  };

  test('D2-DICE-03 D2-DMOD-05 every die the attacker has rolled is an attack die: all may be rolled again', () => {
    const t = bolt(state => {
      state.lasting.push({
        source: 'laid',
        key: 'brown',
        on: TARHA,
        by: TARHA,
        until: 'encounter-end',
        next: false,
        what: { do: 'dice', pool: 'attack', dice: ['brown'] },
      });
    });
    t.choose(`use:${TARHA},${TARHA},0`);
    expect(t.offered()).toEqual(['reroll:0', 'reroll:1', 'reroll:2']);
  });

  test('D2-DMOD-05 the attack die is the blue one alone, the power dice all others', () => {
    const rerolled = (of: 'blue' | 'power', die: number) =>
      bolt(state => lay(state, TARHA, { at: 'rolled', effects: [{ do: 'reroll', of }] }))
        .choose(`use:${TARHA},laid,0`, [die])
        .state.attacks[0]?.dice.map(({ face: shown }) => shown);
    // One die each: nothing is left to choose. Faces are counted from 0.
    const [blue, yellow] = [face('blue', { range: 3 }), face('yellow', { damage: 2, surge: 0 })];
    expect(rerolled('blue', blue)).toEqual([blue - 1, face('yellow', { range: 2, damage: 1 }) - 1]);
    expect(rerolled('power', yellow)).toEqual([face('blue', { range: 5 }) - 1, yellow - 1]);
  });

  test('D2-DMOD-04 D2-DMOD-01 rerolls that answer each other count in the order in which they are used', () => {
    const t = bolt(state => {
      lay(state, 'ettin-1', { at: 'rolled', effects: [{ do: 'reroll', of: 'attack' }] });
    });
    t.choose(`use:${TARHA},${TARHA},0`).choose('reroll:0', [face('blue', { range: 3 })]);
    // The other side answers, and nobody puts it into another order.
    expect([t.seat, t.offered()]).toEqual([0, ['use:ettin-1,laid,0', 'pass']]);
    t.choose('use:ettin-1,laid,0').choose('reroll:0', [face('blue', { range: 4 })]);
    expect(t.happened().filter(e => e.kind === 'dealt')).toMatchObject([{ damage: 3, dealt: 3 }]);
  });

  test('D2-DMOD-07 D2-DMOD-01 what is added or taken away changes the whole result, whatever was rolled again before or after', () => {
    const struck = (first: boolean) => {
      const t = bolt(state => {
        const less = { at: 'rolled', must: true, effects: [{ do: 'add', to: 'damage', n: -1 }] } as const;
        lay(state, 'ettin-1', first ? less : { ...less, at: 'not-missed' });
      });
      t.choose(`use:${TARHA},${TARHA},0`).choose('reroll:0', [face('blue', { range: 4 })]);
      return damageOf(t, 'ettin-1');
    };
    // 2 + 1 hearts minus 1.
    expect([struck(true), struck(false)]).toEqual([2, 2]);
  });
});

describe('figures', () => {
  test('D2-FIG-01 D2-FIG-06 heroes, monsters and familiars that are figures stand in the way, are targets and get conditions', () => {
    const t = raid(state => {
      hero(state, 'leoric-of-the-book', 'necromancer', 'J8');
      reanimate(state, 'leoric-of-the-book', 'E5');
      monster(state, 'zombie', 'F5');
    }).choose('move');
    expect(t.offered(go(t, 'E5'))).toEqual([]);
    t.choose(strike(t, 'zombie', 'reanimate', 'E5'), [
      face('blue', { range: 2 }),
      face('yellow', { range: 1, damage: 1, surge: 0 }),
    ]);
    t.choose('surge:zombie,0');
    expect([damageOf(t, 'reanimate'), figure(t, 'reanimate').conditions]).toEqual([3, ['diseased']]);
  });
});
