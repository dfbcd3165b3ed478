import { pileCards } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { itemOf, RELICS } from '../../../content/index.ts';
import { relicNames, sideOfRelic } from '../../../content/relics.ts';
import { giveCondition } from '../../../rules/conditions.ts';
import { newMonster } from '../../../rules/monsters.ts';
import { layEncounter } from '../../../rules/setting-up.ts';
import { attributeOf, healthOf } from '../../../rules/values.ts';
import type { State } from '../../../state.ts';
import { io } from '../../laid.ts';
import {
  acts,
  at,
  card,
  damageOf,
  face,
  fatigueOf,
  figure,
  hero,
  holds,
  lay,
  monster,
  type Played,
  raid,
  sit,
  strike,
} from '../../positions.ts';
import { blue, FAIL, gray, PASS, red, yellow } from './monster-turns.ts';

const SYN = 'syndrael';
const JAIN = 'jain-fairwood';
const SHARDS = 'shards-of-ithyndrus-turned';
const STONE = 'stone-of-wayward-means';
const TOME = 'tome-of-the-five-lies';

/** Set-up of an encounter with zombies and Splig; the overlord has these relics. */
const setUp = (...relics: readonly string[]): Played =>
  sit(state => {
    hero(state, SYN, 'knight', 'E5');
    monster(state, 'zombie', 'J5');
    monster(state, 'zombie', 'J6');
    monster(state, 'splig', 'I5');
    state.overlord.relics = [...relics];
    state.stage = 'setup';
    state.todo = ['relics', 'begin'];
  });
const relicsOf = (t: Played) => t.state.monsters.map(({ id, relic }) => [id, relic]);

/** Syndrael with nothing but this relic at F5. */
const bearing = (relic: string, more: (state: State) => void = () => {}): Played =>
  acts(
    sit(state => {
      const one = hero(state, SYN, 'knight', 'F5', [relic]);
      one.cards = one.cards.filter(({ id }) => id === relic);
      monster(state, 'zombie', 'G5');
      more(state);
    }),
    SYN,
  );

/** A zombie at G5 and a master at J8, which bear this; Syndrael stands at F5. */
const borne = (relic: string, figure = 'zombie-1'): Played =>
  raid(state => {
    hero(state, SYN, 'knight', 'F5').cards = [];
    monster(state, 'zombie', 'G5').relic = relic;
    monster(state, 'zombie*', 'J8').relic = relic;
  }, figure);

describe('monster relics and universal relics', () => {
  test('D2-RELGEN-12 D2-RELGEN-13 D2-RELGEN-14 monster groups bear them, each at most one, no lieutenant; at the start of an encounter, if he likes', () => {
    const t = setUp(SHARDS, STONE);
    expect([t.kind, t.offered()]).toEqual(['relics', [`bear:zombie,${SHARDS}`, `bear:zombie,${STONE}`, 'done']]);
    t.choose(`bear:zombie,${SHARDS}`);
    expect(t.offered('bear:')).toEqual([]);
    expect(relicsOf(t)).toEqual([
      ['zombie-1', SHARDS],
      ['zombie-2', SHARDS],
      ['splig', null],
    ]);
    const idle = setUp(STONE).choose('done');
    expect([relicsOf(idle), idle.state.overlord.relics]).toEqual([
      [
        ['zombie-1', null],
        ['zombie-2', null],
        ['splig', null],
      ],
      [STONE],
    ]);
    // A relic for lieutenants is for lieutenants.
    expect(setUp('duskblade').offered('bear:')).toEqual(['bear:splig,duskblade']);
  });

  test('D2-RELGEN-14 D2-RELGEN-15 it stays with the group to the end of the encounter, even when all have fallen; then he decides anew', () => {
    const t = setUp(STONE).choose(`bear:zombie,${STONE}`);
    const state = structuredClone(t.state);
    const [group] = state.groups;
    state.monsters = state.monsters.filter(({ of }) => of !== 'zombie');
    if (group === undefined) throw new Error('no group');
    expect(newMonster(state, io(), group, 'minion', [at(state, 'J5')]).relic).toBe(STONE);
    layEncounter(state, io());
    expect(state.overlord.bearers).toEqual({});
  });

  test('D2-RELGEN-13 Stone of Wayward Means: borne, a surge dooms; borne by nobody it has no effect', () => {
    const surges = (relic: string | null) => {
      const t = raid(state => {
        hero(state, SYN, 'knight', 'F5').cards = [];
        monster(state, 'zombie', 'G5').relic = relic;
        state.overlord.relics = [STONE];
      }, 'zombie-1');
      t.choose(strike(t, 'zombie', SYN, 'F5'), [blue(6), yellow(1), gray(0)]);
      return t;
    };
    const t = surges(STONE);
    t.choose(t.offered('surge:').find(one => one.includes(STONE)) ?? '');
    t.chooseWhile('surge', 'done');
    expect(figure(t, SYN).conditions).toContain('doomed');
    expect(
      surges(null)
        .offered('surge:')
        .some(one => one.includes(STONE)),
    ).toBe(false);
  });

  test('Shards of Ithyndrus: a monster of the group exhausts it for a surge; a hero shoots, heals 2, rests 2 or pierces 2', () => {
    const t = borne(SHARDS);
    t.choose(strike(t, 'zombie', SYN, 'F5'), [blue(3), yellow(1), gray(0)]);
    expect(t.offered('use:')).toEqual([`use:zombie-1,${SHARDS},0`]);
    t.choose(`use:zombie-1,${SHARDS},0`);
    expect([t.state.overlord.tired, t.kind]).toEqual([[SHARDS], 'surge']);
    const light = RELICS['shards-of-ithyndrus'];
    expect([light?.attack, light?.dice, light?.surges?.length]).toEqual(['ranged', ['blue', 'yellow'], 3]);
    const shot = bearing('shards-of-ithyndrus', state =>
      Object.assign(state.heroes[0] as object, { damage: 3, fatigue: 3 }),
    );
    shot.choose(strike(shot, 'shards-of-ithyndrus', 'zombie-1', 'G5'), [
      blue(6),
      yellow(2, 1),
      face('brown', { shield: 2 }),
    ]);
    shot.choose('surge:shards-of-ithyndrus,0').choose('surge:shards-of-ithyndrus,1');
    expect([damageOf(shot, SYN), fatigueOf(shot, SYN)]).toEqual([1, 1]);
  });

  test("The Manor's Heart: a master attacks as if from the space of a minion; a hero recovers by the overlord's discard pile, once a quest", () => {
    const t = borne('the-manors-heart-turned', 'zombie-master-1');
    expect(t.offered('use:')).toEqual(['use:zombie-master-1,the-manors-heart-turned,0']);
    t.choose('use:zombie-master-1,the-manors-heart-turned,0', [blue(3), yellow(2), gray(0)]);
    for (let i = 0; i < 5 && t.kind !== 'monster-turn'; i++) t.choose(t.offered('done')[0] ?? t.offered()[0] ?? '');
    expect(damageOf(t, SYN)).toBeGreaterThan(0);
    expect(borne('the-manors-heart-turned').offered('use:')).toEqual([]);
    const light = bearing('the-manors-heart', state => {
      Object.assign(state.heroes[0] as object, { damage: 5, fatigue: 4 });
      state.overlord.out = ['dash', 'dash', 'frenzy'];
    });
    light.choose(`use:${SYN},the-manors-heart,0`).choose('way:0');
    expect([damageOf(light, SYN), fatigueOf(light, SYN), light.offered('use:')]).toEqual([2, 4, []]);
  });

  test("Wanderer's Stone: each move action gives back 1 fatigue", () => {
    const t = bearing('wanderers-stone', state => Object.assign(state.heroes[0] as object, { fatigue: 3 }));
    t.choose('move');
    expect(fatigueOf(t, SYN)).toBe(2);
  });

  test('D2-RELGEN-16 D2-RELGEN-17 Tome of the Five Lies: borne by nobody, it lies before him; with it he may exchange his first hand', () => {
    const { stage, overlord } = setUp(TOME).state;
    expect([stage, overlord.front, overlord.bearers]).toEqual(['heroes', [TOME], {}]);
    const t = sit(state => {
      hero(state, SYN, 'knight', 'E5');
      monster(state, 'zombie', 'J5');
      holds(state, [], ['dash', 'dash', 'frenzy', 'frenzy', 'critical-blow', 'pit-trap']);
      state.overlord.relics = [TOME];
      state.stage = 'setup';
      state.todo = ['relics', 'hand', 'begin'];
    });
    expect([t.kind, t.seat, t.offered()]).toEqual(['answer', 0, [`use:,${TOME},0`, 'pass']]);
    const first = [...t.state.overlord.hand];
    t.choose(`use:,${TOME},0`);
    const { hand, deck, tired } = t.state.overlord;
    expect([hand.length, pileCards(deck).length, tired]).toEqual([first.length, 6 - first.length, [TOME]]);
  });

  test('Book of Stars: 1 knowledge more, at most 6; an action and a test of knowledge free any hero of a condition', () => {
    const t = bearing('book-of-stars', state => {
      Object.assign(hero(state, JAIN, 'thief', 'J8'), { conditions: ['poisoned'] });
    });
    expect(attributeOf(t.state, SYN, 'knowledge')).toBe(4);
    t.choose(`use:${SYN},book-of-stars,0`, [...PASS]);
    expect([figure(t, JAIN).conditions, t.state.turns[0]?.actions]).toEqual([[], 1]);
    const failed = bearing('book-of-stars', state => {
      Object.assign(hero(state, JAIN, 'thief', 'J8'), { conditions: ['poisoned'] });
    });
    failed.choose(`use:${SYN},book-of-stars,0`, [...FAIL]);
    expect(figure(failed, JAIN).conditions).toEqual(['poisoned']);
  });
});

describe('other relics', () => {
  test('D2-RELGEN-02 every relic of a box has both sides', () => {
    for (const relic of relicNames())
      expect([RELICS[relic]?.kind, RELICS[sideOfRelic(relic, 'overlord')]?.slot], relic).toEqual(['relic', 'none']);
  });

  test('Mending Talisman: any hero heals the hearts of a red die and may lose a condition', () => {
    const t = bearing('mending-talisman', state => {
      Object.assign(hero(state, JAIN, 'thief', 'J8'), { damage: 5, conditions: ['poisoned'] });
    });
    t.choose(`use:${SYN},mending-talisman,0`).choose(`pick:${JAIN}`, [red(3)]);
    t.choose('yes');
    if (t.kind === 'one-of') t.choose('way:0');
    expect([damageOf(t, JAIN), figure(t, JAIN).conditions, card(t, SYN, 'mending-talisman').tired]).toEqual([
      2,
      [],
      true,
    ]);
  });

  test('Omen of Blight: a surge gives a condition of the overlord’s choice if damage is dealt', () => {
    const t = raid(state => {
      hero(state, SYN, 'knight', 'F5').cards = [];
      monster(state, 'splig', 'G5').relic = 'omen-of-blight';
    }, 'splig');
    t.choose(strike(t, 'splig', SYN, 'F5'), [blue(6), red(2), gray(0)]);
    t.choose(t.offered('surge:').find(one => one.includes('omen-of-blight')) ?? '');
    t.chooseWhile('surge', 'done');
    expect(t.kind).toBe('one-of');
    t.choose('condition:diseased');
    expect(figure(t, SYN).conditions).toEqual(['diseased']);
  });

  test('D2C-ITEM-26 Boneborn Bow: he cannot be terrified, in an attack or not', () => {
    const t = bearing('boneborn-bow');
    const state = structuredClone(t.state);
    for (const _ of giveCondition(state, io(), SYN, 'terrified', 'test') as Iterable<unknown>) throw new Error();
    expect(state.heroes[0]?.conditions).toEqual([]);
    for (const one of state.heroes[0]?.cards ?? []) one.worn = false;
    for (const _ of giveCondition(state, io(), SYN, 'terrified', 'test') as Iterable<unknown>) throw new Error();
    expect(state.heroes[0]?.conditions).toEqual(['terrified']);
    expect(RELICS['boneborn-bow']?.dice).toEqual(['blue', 'yellow', 'yellow']);
  });

  test("Azathea's Triumph: 4 health, exhausted or not; as an action a hero he sees suffers 2 damage", () => {
    const t = raid(state => {
      hero(state, SYN, 'knight', 'F5').cards = [];
      monster(state, 'splig', 'I5').relic = 'azatheas-triumph';
    }, 'splig');
    const health = healthOf(t.state, 'splig');
    t.choose('use:splig,azatheas-triumph,0');
    expect([damageOf(t, SYN), healthOf(t.state, 'splig'), t.offered('use:')]).toEqual([2, health, []]);
    const bare = structuredClone(t.state);
    for (const one of bare.monsters) one.relic = null;
    expect(healthOf(bare, 'splig')).toBe(health - 4);
  });

  test('Blessed Armor: tests with two gray dice; no rune is worn with it', () => {
    const t = bearing('blessed-armor', state => {
      state.stage = 'heroes';
      lay(state, SYN, {
        at: 'move-declared',
        must: true,
        if: { is: 'about', who: 'self' },
        effects: [{ do: 'test', attribute: 'might', fail: [{ do: 'suffer', n: 3 }] }],
      });
    });
    t.choose('move', [gray(3), gray(3)]);
    expect(damageOf(t, SYN)).toBe(3);
    expect([RELICS['blessed-armor'], itemOf('blessed-armor').forbids, itemOf('blessed-armor').dice]).toEqual([
      undefined,
      'rune',
      ['gray'],
    ]);
  });

  test('Fists of Iron: one attack in a turn without an action', () => {
    const t = bearing(
      'fists-of-iron',
      state => void Object.assign(state.monsters[0] as object, { of: 'ettin', damage: 0 }),
    );
    t.choose(`use:${SYN},fists-of-iron,0`, [blue(3), yellow(1), yellow(1), ...[]]);
    for (let i = 0; i < 6 && t.kind !== 'turn'; i++)
      t.choose(t.offered('done')[0] ?? t.offered('pass')[0] ?? t.offered()[0] ?? '');
    expect([t.state.turns[0]?.actions, t.offered(`use:${SYN},fists-of-iron`)]).toEqual([2, []]);
  });

  test('Mask of Horrors: exhausted when he was hurt, the attacker is terrified', () => {
    const t = raid(state => {
      hero(state, SYN, 'knight', 'F5').cards = [
        { id: 'mask-of-horrors', tired: false, worn: true, used: false, on: null },
      ];
      monster(state, 'zombie', 'G5');
    }, 'zombie-1');
    t.choose(strike(t, 'zombie', SYN, 'F5'), [blue(3), yellow(2), gray(0)]);
    t.chooseWhile('surge', 'done');
    expect(t.offered('use:')).toEqual([`use:${SYN},mask-of-horrors,0`]);
    t.choose(`use:${SYN},mask-of-horrors,0`);
    expect([figure(t, 'zombie-1').conditions, card(t, SYN, 'mask-of-horrors').tired]).toEqual([['terrified'], true]);
    const unhurt = raid(state => {
      hero(state, SYN, 'knight', 'F5').cards = [
        { id: 'mask-of-horrors', tired: false, worn: true, used: false, on: null },
      ];
      monster(state, 'zombie', 'G5');
    }, 'zombie-1');
    unhurt.choose(strike(unhurt, 'zombie', SYN, 'F5'), [face('blue', { miss: true }), yellow(2), gray(0)]);
    expect(unhurt.offered('use:')).toEqual([]);
  });

  test('Sash of the Slayer: after he has felled a monster, one next to him is terrified', () => {
    const t = bearing('sash-of-the-slayer', state => {
      state.heroes[0]?.cards.push({ id: 'iron-longsword', tired: false, worn: true, used: false, on: null });
      for (const one of state.monsters) one.damage = 2;
      monster(state, 'zombie', 'F6');
      monster(state, 'zombie', 'J8');
    });
    t.choose(strike(t, 'iron-longsword', 'zombie-1', 'G5'), [blue(3), red(2), face('brown', { shield: 0 })]);
    t.chooseWhile('surge', 'done');
    t.choose(`use:${SYN},sash-of-the-slayer,0`);
    expect([figure(t, 'zombie-2').conditions, figure(t, 'zombie-3').conditions]).toEqual([['terrified'], []]);
  });

  test('D2C-ITEM-22 Bone Wand: when a hero within 3 spaces falls another recovers 1 fatigue, without any attack with it', () => {
    const t = raid(state => {
      hero(state, SYN, 'knight', 'F5').cards = [];
      Object.assign(state.heroes[0] as object, { damage: 11 });
      hero(state, JAIN, 'thief', 'F7', ['bone-wand']).fatigue = 2;
      monster(state, 'zombie', 'G5');
    }, 'zombie-1');
    t.choose(strike(t, 'zombie', SYN, 'F5'), [blue(3), yellow(2), gray(0)]);
    t.chooseWhile('surge', 'done');
    expect([t.seat, t.offered('use:')]).toEqual([1, [`use:${JAIN},bone-wand,0`]]);
    t.choose(`use:${JAIN},bone-wand,0`);
    expect(fatigueOf(t, JAIN)).toBe(1);
  });

  test('D2C-ITEM-16 Winged Blade: one defence die of the attack is turned to any face, of one figure only, and once', () => {
    const t = bearing('winged-blade', state => void monster(state, 'zombie', 'G6'));
    t.choose(strike(t, 'winged-blade', 'zombie-1', 'G5'), [blue(3), red(2), yellow(1), face('brown', { shield: 2 })]);
    expect(t.offered('use:')).toEqual([`use:${SYN},winged-blade,0`]);
    t.choose(`use:${SYN},winged-blade,0`).choose('face:0,brown,0');
    expect([t.offered('use:'), t.state.monsters.some(({ id }) => id === 'zombie-1')]).toEqual([[], false]);
    // Two are affected, each with a roll of its own: one die is turned all the same.
    const both = bearing('winged-blade', state => {
      monster(state, 'zombie', 'G6');
      state.lasting.push({
        source: 'laid',
        key: 'blast',
        on: SYN,
        by: SYN,
        until: 'encounter-end',
        next: false,
        what: { do: 'surge', surge: { effects: [{ do: 'blast' }] } },
      });
    });
    both.choose(strike(both, 'winged-blade', 'zombie-1', 'G5'), [
      blue(6),
      red(1),
      yellow(1, 1),
      face('brown', { shield: 2 }),
    ]);
    both.choose(`use:${SYN},winged-blade,0`).choose('face:0,brown,0');
    const blast = both.offered('surge:').find(one => one.includes('laid'));
    both.choose(blast ?? '', [face('brown', { shield: 2 })]);
    expect(both.offered('use:')).toEqual([]);
  });
});
