import { newChance } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../events.ts';
import { damage, heal, remove, takeWound } from '../../rules/damage.ts';
import { newAttack } from '../../rules/melee.ts';
import { figureOf, findFigure, type State } from '../../state.ts';
import { position, type Situation, stateOf, told } from '../positions.ts';

/** What so many hits do to somebody, without anybody being asked. */
function hit(drawing: string, id: string, hits: number, more: Situation = {}): { state: State; events: Event[] } {
  const state = stateOf(drawing, more);
  const events: Event[] = [];
  const attack = newAttack(state, figureOf(state, 'orlaf'), id, { form: 'melee' });
  const io = { chance: newChance('damage'), tell: (event: Event) => void events.push(event) };
  expect(damage(state, io, attack, figureOf(state, id), hits).next().done).toBe(true);
  return { state, events };
}

describe('hits', () => {
  test.each([
    ['skeleton-warrior', 's', ['-', 'bones', 'destroyed', 'destroyed', 'destroyed']],
    ['dwarf-revenant', 'r', ['bones', 'bones', 'destroyed', 'destroyed', 'destroyed']],
    ['zombie', 'z', ['-', 'bones', 'bones', 'destroyed', 'destroyed']],
    ['ghost', 'h', ['destroyed', 'destroyed', 'destroyed', 'destroyed', 'destroyed']],
  ] as const)('DS-MELEE-17 DS-DMG-01 %s: what one to five hits do', (kind, sign, fates) => {
    const fate = (hits: number): string => {
      const { state, events } = hit(`O> ${sign}<`, `${kind}-1`, hits);
      const fell = events.find(event => event.kind === 'fell');
      expect(state.bones).toEqual(fell?.as === 'bones' ? [1] : []);
      expect(findFigure(state, `${kind}-1`) === undefined).toBe(fell !== undefined);
      return fell?.as ?? '-';
    };
    expect([1, 2, 3, 4, 5].map(fate)).toEqual(fates);
    expect(hit(`O> ${sign}<`, `${kind}-1`, 0).events).toEqual([]);
  });

  test('DS-DMG-13 a troll is injured first and destroyed when injured again; three hits destroy it at once', () => {
    const troll = 'O> T< T<\n.. T< T<';
    const first = hit(troll, 'zombie-troll-1', 2);
    expect(first.events).toEqual([{ kind: 'injured', figure: 'zombie-troll-1', rule: 'DS-DMG-13' }]);
    expect(figureOf(first.state, 'zombie-troll-1').wounds).toBe(1);
    const again = hit(troll, 'zombie-troll-1', 1, { wounds: { 'zombie-troll-1': 1 } });
    expect([findFigure(again.state, 'zombie-troll-1'), again.state.bones]).toEqual([undefined, []]);
    expect(again.events).toMatchObject([{ kind: 'fell', as: 'destroyed', rule: 'DS-DMG-01' }]);
    expect(findFigure(hit(troll, 'zombie-troll-1', 3).state, 'zombie-troll-1')).toBeUndefined();
  });

  test('DS-DMG-05 DS-DMG-06 DS-DMG-15 a boss takes one wound of an attack; the fifth cripples it', () => {
    const { state, events } = hit('O> k<', 'grimbur', 4);
    expect(figureOf(state, 'grimbur').wounds).toBe(1);
    expect(events).toEqual([{ kind: 'wounded', figure: 'grimbur', wounds: 1, rule: 'DS-DMG-06' }]);
    const fourth = hit('O> k<', 'grimbur', 1, { wounds: { grimbur: 3 } });
    expect(figureOf(fourth.state, 'grimbur').wounds).toBe(4);
    const last = hit('O> k<', 'grimbur', 1, { wounds: { grimbur: 4 } });
    expect(last.events).toEqual([
      { kind: 'wounded', figure: 'grimbur', wounds: 5, rule: 'DS-DMG-06' },
      { kind: 'fell', figure: 'grimbur', as: 'crippled', rule: 'DS-DMG-15' },
    ]);
    expect([findFigure(last.state, 'grimbur'), last.state.slain, last.state.bones]).toEqual([
      undefined,
      { grimbur: 1 },
      [],
    ]);
  });

  test('DS-ITEM-07 what prevents a wound, or only the last one, is told and leaves the wounds as they were', () => {
    const t = position('O> s<', {
      turn: 'skeleton-warrior-1',
      wounds: { orlaf: 2 },
      items: { orlaf: ['amulet-of-dawn'] },
    });
    t.choose('attack:orlaf', [6, 6, 1, 1, 1, 1, 1]).choose('use:amulet-of-dawn');
    expect(told(t, 'prevented')).toEqual([{ kind: 'prevented', figure: 'orlaf', rule: 'DS-ITEM-07' }]);
    expect([figureOf(t.state, 'orlaf').wounds, told(t, 'wounded')]).toEqual([2, []]);
    const feather = (wounds: number) => {
      const f = position('O> s<', {
        turn: 'skeleton-warrior-1',
        wounds: { orlaf: wounds },
        items: { orlaf: ['phoenix-feather'] },
      });
      f.choose('attack:orlaf', [6, 6, 1, 1, 1, 1, 1]);
      if (f.kind === 'crippling') f.choose('use:phoenix-feather');
      return [figureOf(f.state, 'orlaf').wounds, told(f, 'prevented').length, figureOf(f.state, 'orlaf').items.length];
    };
    expect([feather(3), feather(4)]).toEqual([
      [4, 0, 1],
      [4, 1, 0],
    ]);
  });

  test('DS-REF-02 a warded boss is not wounded, from whatever cause, and it is told', () => {
    const state = stateOf('O> k< e< **', {
      adventure: { finds: { here: {} }, warded: { elshara: { find: 'here', count: 1 } } },
    });
    const events: Event[] = [];
    const io = { chance: newChance('ward'), tell: (event: Event) => void events.push(event) };
    for (const id of ['elshara', 'grimbur', 'orlaf'])
      expect(takeWound(state, io, figureOf(state, id), { attack: null, prevented: false }).next().done).toBe(true);
    expect(['elshara', 'grimbur', 'orlaf'].map(id => figureOf(state, id).wounds)).toEqual([0, 1, 1]);
    expect(events[0]).toEqual({ kind: 'prevented', figure: 'elshara', rule: 'DS-REF-02' });
  });
});

describe('healing', () => {
  test('DS-DMG-07 DS-DMG-08 so many wounds, but no more than there are; of none nothing is told', () => {
    const healed = (wounds: number, by: number) => {
      const state = stateOf('O> ..', { wounds: { orlaf: wounds } });
      const events: Event[] = [];
      heal({ chance: newChance('heal'), tell: event => void events.push(event) }, figureOf(state, 'orlaf'), by);
      return [figureOf(state, 'orlaf').wounds, ...events.map(event => (event.kind === 'healed' ? event.wounds : null))];
    };
    expect([healed(3, 2), healed(1, 2), healed(2, 2), healed(0, 2), healed(2, 0)]).toEqual([
      [1, 2],
      [0, 1],
      [0, 2],
      [0],
      [2],
    ]);
  });
});

describe('who leaves the board', () => {
  const leave = (drawing: string, id: string, as: 'bones' | 'destroyed' | 'crippled', more: Situation = {}) => {
    const state = stateOf(drawing, more);
    const events: Event[] = [];
    const figure = figureOf(state, id);
    const io = { chance: newChance('leave'), tell: (event: Event) => void events.push(event) };
    remove(state, io, figure, as);
    remove(state, io, figure, as);
    return { state, events };
  };

  test('DS-DMG-01 it leaves once: one pile where it stood, of a large one on its first square', () => {
    const { state, events } = leave('O> z< z<', 'zombie-1', 'bones');
    expect([state.bones, state.slain, events]).toEqual([
      [1],
      { zombie: 1 },
      [{ kind: 'fell', figure: 'zombie-1', as: 'bones', rule: 'DS-DMG-01' }],
    ]);
    expect(state.figures.map(({ id }) => id)).toEqual(['orlaf', 'zombie-2']);
    expect(leave('O> T< T<\n.. T< T<', 'zombie-troll-1', 'bones').state.bones).toEqual([1]);
    expect(leave('O> z< z<', 'zombie-1', 'destroyed').state.bones).toEqual([]);
  });

  test('DS-MAGIC-03 what lies on it ends, and what lasts until its next turn; what others have on others stays', () => {
    const grant = (by: string, on: string, until: 'turn' | 'next-turn') => ({
      source: 'steelskin',
      key: 'steelskin',
      on,
      by,
      until,
    });
    const { state } = leave('O> R> z<', 'orlaf', 'crippled', {
      arrange: s =>
        void s.grants.push(
          grant('rordin', 'orlaf', 'next-turn'),
          grant('orlaf', 'rordin', 'next-turn'),
          grant('orlaf', 'rordin', 'turn'),
          grant('rordin', 'rordin', 'next-turn'),
        ),
    });
    expect(state.grants.map(({ by, on, until }) => [by, on, until])).toEqual([
      ['orlaf', 'rordin', 'turn'],
      ['rordin', 'rordin', 'next-turn'],
    ]);
  });

  test('DS-CAMP-02 DS-REF-02 a hero leaves what it found where it stood, and what it carried is remembered', () => {
    const { state, events } = leave('O> R> **', 'orlaf', 'crippled', {
      items: { orlaf: ['crowbar'] },
      adventure: { finds: { here: {} } },
      arrange: s => {
        for (const find of s.finds) find.by = 'orlaf';
        s.fallen = { danor: ['lucky-coin'] };
      },
    });
    expect(state.fallen).toEqual({ danor: ['lucky-coin'], orlaf: ['crowbar'] });
    expect(state.finds).toEqual([{ mark: 'here', cell: 0, by: null }]);
    expect(events).toEqual([
      { kind: 'fell', figure: 'orlaf', as: 'crippled', rule: 'DS-DMG-15' },
      { kind: 'dropped', figure: 'orlaf', adventure: state.adventure, mark: 'here', rule: 'DS-REF-02' },
    ]);
    expect(leave('O> z< **', 'zombie-1', 'bones').state.fallen).toBeUndefined();
  });
});
