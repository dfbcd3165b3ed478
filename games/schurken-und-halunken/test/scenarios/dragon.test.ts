import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { draw } from '../../drawing.ts';
import { value } from '../../heuristics.ts';
import { schurkenUndHalunken as game } from '../../index.ts';
import { texts } from '../../texts.ts';
import { type Circumstances, type GroupSpec, lifeOf, position, told, totals, who } from '../positions.ts';

const SCORCHER = 'old-scorcher#1';
const seat = (n: number): string => `Seat ${n + 1}`;

const lair = (groups: readonly GroupSpec[], more: Circumstances = {}) =>
  position(groups, { scenario: 'dragon', ...more });

const pair = (more: Circumstances = {}) => lair([{ heroes: { troll: [] } }, { heroes: { werewolf: [] } }], more);

/** Seat 1 ends its turn, the dragon is on. */
const wake = (more: Circumstances = {}) => pair({ active: 1, ...more }).choose('end');

describe('SH-SCEN-04 the dragon', () => {
  test.each([
    [2, 62],
    [3, 90],
    [4, 104],
    [5, 150],
  ])('with %i players has %i life points', (seats, life) => {
    const { groups } = table(game, { config: { scenario: 'dragon', seats } }).state;
    expect(groups).toHaveLength(seats + 1);
    expect(groups.map(({ team }) => team)).toEqual([...Array(seats).fill(0), 1]);
    expect(groups[seats]).toMatchObject({ band: 'dragon', creatures: [{ id: SCORCHER, life, full: life }] });
  });

  test('attacks once per player, each time the group with the most life and there the figure with the most', () => {
    const t = wake({ life: { troll: 14, werewolf: 15 } });
    expect([t.seat, t.kind]).toEqual([0, 'protect']);
    t.choose('pass').choose('dodge', [1, 6, 1]);
    expect(totals(t)).toEqual([10 + 1, 4 + 7]);
    expect(lifeOf(t, 'werewolf')).toBe(15);
    expect([t.seat, t.kind]).toEqual([0, 'protect']);
    t.choose('pass');
    expect(t.match.log('everyone').filter(({ event }) => event.kind === 'attacked')).toHaveLength(2);
    expect(who(t, SCORCHER).actions).toBe(0);
  });

  test('among equals takes the next in turn; the other players may protect', () => {
    const t = wake();
    expect([t.seat, t.kind]).toEqual([1, 'protect']);
    expect(t.offered()).toEqual(['protect:werewolf', 'pass']);
    t.choose('protect:werewolf').choose('accept:werewolf').choose('dodge', [2, 1]);
    expect(totals(t)).toEqual([10 + 2, 4 - 4 + 1]);
    expect(lifeOf(t, 'werewolf')).toBe(15 - (8 - 1));
  });

  test('has two reactions in every turn and parries by itself (SH-SCEN-01)', () => {
    const t = lair([{ heroes: { troll: [], werewolf: [] } }, { heroes: { lich: [] } }]);
    expect(who(t, SCORCHER).reactions).toBe(2);
    t.choose(`attack:werewolf,claws,${SCORCHER}`, [5, 1]);
    expect(totals(t)).toEqual([6 + 5, 7 + 1]);
    expect(lifeOf(t, SCORCHER)).toBe(62 - (5 - 2));
    expect(who(t, SCORCHER).reactions).toBe(1);
  });
});

describe('SH-SCEN-05 fire', () => {
  const third = (more: Circumstances = {}) =>
    lair([{ heroes: { troll: [], lich: [] } }, { heroes: { werewolf: [] } }], {
      active: 1,
      ...more,
      change: state => {
        if (state.groups[2]) state.groups[2].turns = 2;
      },
    });

  test('in every third turn: 4 life points from the strongest figure of every group, and no attack', () => {
    const t = third({ life: { troll: 9 } }).choose('end');
    expect(told(t, 'breathed')).toEqual({ kind: 'breathed', group: 'dragon', amount: 4, rule: 'SH-SCEN-05' });
    // The troll has healed at the start of the turn that follows.
    expect(['troll', 'lich', 'werewolf'].map(id => lifeOf(t, id))).toEqual([9 + 1, 15 - 4, 15 - 4]);
    expect([t.seat, t.kind]).toEqual([0, 'pile']);
    expect(t.happened().some(({ kind }) => kind === 'attacked')).toBe(false);
  });

  test('SH-SCEN-03 who falls to it last has lost for all', () => {
    const t = third({ life: { troll: 1, lich: 4, werewolf: 3 } });
    expect(t.choose('end').match.outcome).toBeNull();
    const last = lair([{ heroes: { troll: [] } }, { heroes: { werewolf: [] } }], {
      active: 1,
      life: { troll: 4, werewolf: 3 },
      change: state => {
        if (state.groups[2]) state.groups[2].turns = 5;
      },
    });
    expect(last.choose('end').match.outcome).toEqual({
      winners: [],
      kind: 'dragon-fed',
      rule: 'SH-SCEN-03',
      lost: true,
    });
  });
});

describe('SH-SCEN-02 SH-SCEN-03 together', () => {
  test('the dragon alone is attacked, and demons go to it', () => {
    const t = lair([{ heroes: { werewolf: [] }, hand: ['trembler'] }, { heroes: { troll: [] } }]);
    expect(t.offered('attack')).toEqual([`attack:werewolf,claws,${SCORCHER}`]);
    expect(t.offered('send')).toEqual(['send:trembler#1,dragon']);
    expect(t.explain('send:trembler#1,1')).toMatchObject({ allowed: false, rule: 'SH-DEMON-01' });
    t.choose('send:trembler#1,dragon');
    expect(told(t, 'sent')).toMatchObject({ group: 0, to: 'dragon' });
    t.choose(`attack:werewolf,claws,${SCORCHER}`, [3, 2]);
    expect(totals(t)).toEqual([6 + 3, 7 - 1 + 2]);
  });

  test('SH-END-02 its death is the victory of all, also of those who are out', () => {
    const t = lair([{ heroes: { werewolf: [] } }, {}, { heroes: { troll: [] } }], {
      life: { [SCORCHER]: 1 },
      change: state => {
        if (state.groups[1]) state.groups[1].out = true;
      },
    });
    t.choose(`attack:werewolf,claws,${SCORCHER}`, [5, 1]);
    expect(t.match.outcome).toEqual({ winners: [0, 1, 2], kind: 'dragon-slain', rule: 'SH-SCEN-03' });
  });

  test('to fall with it is to win', () => {
    const t = lair([{ heroes: { werewolf: [] }, hand: ['collapsing-lair'] }, { heroes: { troll: [] } }], {
      life: { [SCORCHER]: 1, werewolf: 1, troll: 1 },
    });
    t.choose('play:collapsing-lair#1');
    expect(t.match.outcome).toMatchObject({ winners: [0, 1], kind: 'dragon-slain' });
  });

  test('an attack on it is not redirected to a friend', () => {
    const t = lair([{ heroes: { werewolf: [] } }, { heroes: { troll: [] }, hand: ['mistaken-identity'] }]);
    t.choose(`attack:werewolf,claws,${SCORCHER}`);
    expect([t.seat, t.offered()]).toEqual([1, ['pass']]);
  });

  test('SH-SCEN-01 it cannot be banished', () => {
    const t = lair([{ heroes: { werewolf: [] }, hand: ['pest-control'] }, { heroes: { troll: [] } }]);
    expect(t.explain('play:pest-control#1')).toMatchObject({ allowed: false, rule: 'SH-END-06' });
  });
});

describe('what is said and seen', () => {
  test('the dragon is called by its name', () => {
    const t = wake();
    const turn = t.happened().find(({ kind }) => kind === 'turn');
    if (turn?.kind !== 'turn') throw new Error('No turn began.');
    expect((texts.events.turn.en as (e: typeof turn, name: typeof seat) => string)(turn, seat)).toBe(
      `Turn ${t.state.turn}: Dragon.`,
    );
    for (const plain of [true, false]) {
      const text = draw(t.match.view(0), { lang: 'de', plain, seat }).join('\n');
      expect(text).toContain(`Zug ${t.state.turn}: Drache`);
      expect(text).toContain('Alter Brenner: Leben 62/62');
      expect(text).toContain('Feuer in 2 Drachenzügen');
      expect(text).not.toContain('Seat 3');
    }
  });

  test('a hurt dragon and an unhurt friend are worth something', () => {
    const worth = (life: Record<string, number>) => value(pair({ life }).match.view(0), 0);
    expect(worth({ [SCORCHER]: 20 })).toBeGreaterThan(worth({}));
    expect(worth({ werewolf: 5 })).toBeLessThan(worth({}));
  });
});
