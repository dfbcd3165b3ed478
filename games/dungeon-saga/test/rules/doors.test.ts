import { newChance } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { boardOf, planFor } from '../../board.ts';
import type { Event } from '../../events.ts';
import { closedThings, open, reveal, weaken } from '../../rules/doors.ts';
import { figureOf, type State, thingOf } from '../../state.ts';
import { type Situation, stateOf } from '../positions.ts';

function opened(state: State, id: string, by: string | null): Event[] {
  const events: Event[] = [];
  const index = state.things.findIndex(thing => thing.id === id);
  const closed = planFor(state).closed[index];
  if (!closed) throw new Error(`There is no ${id}.`);
  const io = { chance: newChance('doors'), tell: (event: Event) => void events.push(event) };
  open(state, io, closed, by === null ? null : figureOf(state, by));
  return events;
}

const ROOMS = `
  O> c1 d1 z< %% d2 h< %%
  .. .. ## .. .. ## c1 ..
`;

describe('opening', () => {
  test('DS-DOOR-05 DS-DOOR-06 the rooms behind the door come with all that stands in them, and no others', () => {
    const state = stateOf(ROOMS);
    expect([state.revealed, state.lurking.map(({ of }) => of), state.bones]).toEqual([[0], ['zombie', 'ghost'], []]);
    const events = opened(state, 'door-1', 'orlaf');
    expect(events).toEqual([
      { kind: 'opened', figure: 'orlaf', thing: 'door-1', rule: 'DS-DOOR-05' },
      { kind: 'revealed', figures: ['zombie-1'], rule: 'DS-DOOR-06' },
    ]);
    expect([state.figures.map(({ id }) => id), state.lurking.map(({ of }) => of), state.bones]).toEqual([
      ['orlaf', 'zombie-1'],
      ['ghost'],
      [4],
    ]);
    expect(figureOf(state, 'zombie-1')).toMatchObject({ cell: 3, facing: 'W', done: false });
    expect([boardOf(state).grid.open[3], boardOf(state).grid.open[6]]).toEqual([1, 0]);
    expect(thingOf(state, 'door-1')).toMatchObject({ open: true, seal: 0 });
    // Once open, nothing happens again.
    expect(opened(state, 'door-1', 'orlaf')).toEqual([]);
    opened(state, 'door-2', 'orlaf');
    expect([state.figures.map(({ id }) => id), state.lurking, state.bones]).toEqual([
      ['orlaf', 'zombie-1', 'ghost-1'],
      [],
      [4, 7],
    ]);
  });

  test('DS-SETUP-08 things are numbered as they come onto the board, each kind for itself', () => {
    const state = stateOf(ROOMS);
    const named = (): string[] => closedThings(state).map(({ index }) => state.things[index]?.id ?? '');
    expect(named()).toEqual(['chest-1', 'door-1']);
    opened(state, 'door-1', 'orlaf');
    expect(named()).toEqual(['chest-1', 'door-2']);
    opened(state, 'door-2', 'orlaf');
    expect(named()).toEqual(['chest-1', 'chest-2']);
  });

  test('DS-SETUP-08 what opens in the dark gets the next number then', () => {
    const state = stateOf(ROOMS);
    const dark = state.things.find(({ id }) => id.startsWith('dark-chest'));
    const events = opened(state, dark?.id ?? '', null);
    expect(events).toEqual([{ kind: 'opened', figure: null, thing: 'chest-2', rule: 'DS-DOOR-08' }]);
  });

  test('DS-DOOR-07 DS-DOOR-08 a hero who opens a chest gets all of it; a servant or nobody gets nothing', () => {
    const chest = (by: string | null) => {
      const state = stateOf('O> c1 k<', { holds: ['crowbar', 'lucky-coin'] });
      const events = opened(state, 'chest-1', by);
      return [state.figures.map(({ items }) => items.length), thingOf(state, 'chest-1')?.holds.length, events.length];
    };
    expect(chest('orlaf')).toEqual([[2, 0], 0, 3]);
    expect(chest('grimbur')).toEqual([[0, 0], 2, 1]);
    expect(chest(null)).toEqual([[0, 0], 2, 1]);
  });

  test('DS-DOOR-06 DS-SETUP-16 zones that are laid out already, or that nobody can know, bring nothing', () => {
    const events: Event[] = [];
    const io = { chance: newChance('reveal'), tell: (event: Event) => void events.push(event) };
    const state = stateOf(ROOMS);
    reveal(state, io, [0]);
    state.unknown = { zones: [1], twists: [] };
    reveal(state, io, [0, 1]);
    expect([events, state.revealed, state.lurking.length]).toEqual([[], [0], 2]);
    reveal(state, io, [0, 1, 2]);
    expect([state.revealed, state.figures.map(({ id }) => id)]).toEqual([
      [0, 2],
      ['orlaf', 'ghost-1'],
    ]);
  });

  test('DS-REF-02 what is opened is an occasion for the twists of its sign', () => {
    const text = { en: 'A click.', de: 'Ein Klicken.' };
    const pending = (id: string) => {
      const twist = { id: 'click', text, when: { is: 'opened', sign: 'ā' } as const, effects: [] };
      const state = stateOf('O> c1 c2 ..', { adventure: { twists: [twist] } });
      opened(state, id, 'orlaf');
      return state.pending;
    };
    expect([pending('chest-1'), pending('chest-2')]).toEqual([['click'], []]);
  });
});

describe('seals', () => {
  const weakened = (by: number, more: Situation = {}) => {
    const state = stateOf('D> q2 ..', { holds: ['crowbar'], ...more });
    const events: Event[] = [];
    weaken(
      state,
      { chance: newChance('seal'), tell: event => void events.push(event) },
      'chest-1',
      by,
      figureOf(state, 'danor'),
    );
    return { state, events };
  };

  test('DS-LOCK-08 each point lowers the strength; at 0 the seal is open for whoever broke it', () => {
    const one = weakened(1);
    expect(one.events).toEqual([{ kind: 'weakened', thing: 'chest-1', strength: 1, rule: 'DS-LOCK-08' }]);
    expect([thingOf(one.state, 'chest-1')?.open, figureOf(one.state, 'danor').items]).toEqual([false, []]);
    const all = weakened(3);
    expect(all.events.map(event => (event.kind === 'weakened' ? event.strength : event.kind))).toEqual([
      0,
      'opened',
      'gained',
    ]);
    expect([thingOf(all.state, 'chest-1'), figureOf(all.state, 'danor').items]).toMatchObject([
      { open: true, seal: 0, holds: [] },
      ['crowbar'],
    ]);
  });

  test('DS-LOCK-08 nothing happens to what is open or not there', () => {
    const { events } = weakened(1, {
      arrange: state => {
        for (const thing of state.things) thing.open = true;
      },
    });
    expect(events).toEqual([]);
    const state = stateOf('D> q2 ..');
    const io = { chance: newChance('seal'), tell: (event: Event) => void events.push(event) };
    weaken(state, io, 'chest-9', 1, figureOf(state, 'danor'));
    expect(events).toEqual([]);
  });
});
