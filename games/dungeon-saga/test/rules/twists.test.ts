import { newChance } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { planFor } from '../../board.ts';
import { adventureOf, type Happening, type TwistMoment } from '../../content/adventures/index.ts';
import { happen, type Occasion, pausesFor, runTwists } from '../../rules/twists.ts';
import { figureOf, type State } from '../../state.ts';
import { position, type Situation, stateOf, told } from '../positions.ts';

const text = { en: 'Something stirs.', de: 'Etwas regt sich.' };
const io = { chance: newChance('twists') };

const waiting = (drawing: string, when: TwistMoment, effects: readonly Happening[] = [], more: Situation = {}): State =>
  stateOf(drawing, { ...more, adventure: { twists: [{ id: 'twist', text, when, effects }], ...more.adventure } });

/** Whether an occasion sets the twist off. */
const setsOff = (state: State, occasion: Occasion): boolean => {
  happen(state, io, adventureOf(state.adventure), occasion);
  return state.pending.splice(0).length === 1;
};

describe('when a twist comes', () => {
  test('DS-REF-02 each occasion means its own round, sign, kind, mark or find', () => {
    const asked = (when: TwistMoment, occasion: Occasion): boolean => setsOff(waiting('O> ** c1', when), occasion);
    const round = (number: number): Occasion => ({ is: 'round', number });
    expect([1, 2, 3].map(n => asked({ is: 'round', number: 2 }, round(n)))).toEqual([false, true, false]);
    expect([1, 2, 3, 4, 6].map(n => asked({ is: 'every', rounds: 2 }, round(n)))).toEqual([
      false,
      true,
      false,
      true,
      true,
    ]);
    expect(['a', 'b'].map(sign => asked({ is: 'opened', sign: 'a' }, { is: 'opened', sign }))).toEqual([true, false]);
    expect(['a', 'b'].map(mark => asked({ is: 'entered', mark: 'a' }, { is: 'entered', mark }))).toEqual([true, false]);
    expect(asked({ is: 'round', number: 2 }, { is: 'opened', sign: 'a' })).toBe(false);
    expect(asked({ is: 'opened', sign: 'here' }, { is: 'entered', mark: 'here' })).toBe(false);
    expect(asked({ is: 'entered', mark: 'here' }, { is: 'opened', sign: 'here' })).toBe(false);
    expect(asked({ is: 'gone', who: 'zombie' }, { is: 'slain', who: 'ghost' })).toBe(false);
    expect(asked({ is: 'gone', who: 'zombie' }, { is: 'slain', who: 'zombie' })).toBe(true);
  });

  test('DS-REF-02 slain: as many of the kind as it waits for', () => {
    const when: TwistMoment = { is: 'slain', who: 'zombie', count: 2 };
    const after = (zombie: number, who = 'zombie'): boolean => {
      const state = waiting('O> ..', when);
      Object.assign(state.slain, { zombie });
      return setsOff(state, { is: 'slain', who });
    };
    expect([after(1), after(2), after(3), after(2, 'ghost')]).toEqual([false, true, true, false]);
  });

  test('DS-REF-02 taken: as many finds as it waits for, of that mark', () => {
    const after = (held: number, find = 'here'): boolean => {
      const state = waiting('O> ** ** **', { is: 'taken', find: 'here', count: 2 }, [], {
        adventure: { finds: { here: {} } },
      });
      for (const [i, lying] of state.finds.entries()) if (i < held) lying.by = 'orlaf';
      return setsOff(state, { is: 'taken', find });
    };
    expect([after(1), after(2), after(3), after(2, 'there')]).toEqual([false, true, true, false]);
  });

  test('DS-REF-02 DS-SETUP-16 once, unless it says every; never one that nobody can know; noted once', () => {
    const again = (when: TwistMoment, arrange: (state: State) => void): boolean => {
      const state = waiting('O> **', when);
      arrange(state);
      return setsOff(state, { is: 'round', number: 2 });
    };
    const had = (state: State): void => void state.twists.push('twist');
    const unknown = (state: State): void => {
      state.unknown = { zones: [], twists: ['twist'] };
    };
    const other = (state: State): void => {
      state.unknown = { zones: [], twists: ['another'] };
    };
    const once: TwistMoment = { is: 'round', number: 2 };
    const every: TwistMoment = { is: 'every', rounds: 2 };
    expect([again(once, () => undefined), again(once, had), again(once, unknown), again(once, other)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect([again(every, had), again(every, unknown)]).toEqual([true, false]);
    const state = waiting('O> **', once);
    for (let i = 0; i < 2; i++) happen(state, io, adventureOf(state.adventure), { is: 'round', number: 2 });
    expect(state.pending).toEqual(['twist']);
  });

  test('DS-REF-02 every ... until: not once all with the sign is open, but as long as one is closed', () => {
    const rings = (...open: readonly number[]): boolean => {
      const state = waiting('O> c1 c1 c2', { is: 'every', rounds: 2, until: 'ā' });
      expect(planFor(state).closed.map(({ sign }) => sign)).toEqual(['ā', 'ā', 'Ă']);
      for (const [i, thing] of state.things.entries()) thing.open = open.includes(i);
      return setsOff(state, { is: 'round', number: 2 });
    };
    expect([rings(), rings(0), rings(0, 2), rings(0, 1)]).toEqual([true, true, true, false]);
  });

  test('DS-MOVE-17 where a hero pauses: what lies about, and places a twist waits at that has not come', () => {
    const state = waiting('O> ** ++ ++', { is: 'entered', mark: 'there' }, [], { adventure: { finds: { here: {} } } });
    expect(pausesFor(state)).toEqual([1, 2, 3]);
    for (const find of state.finds) find.by = 'orlaf';
    expect(pausesFor(state)).toEqual([2, 3]);
    state.twists.push('twist');
    expect(pausesFor(state)).toEqual([]);
    expect(pausesFor(waiting('O> **', { is: 'round', number: 2 }))).toEqual([]);
    expect(pausesFor(stateOf('O> **'))).toEqual([]);
  });
});

describe('what a twist does', () => {
  const done = (drawing: string, effects: readonly Happening[], more: Situation = {}): State => {
    const state = waiting(drawing, { is: 'round', number: 2 }, effects, more);
    state.pending.push('twist');
    expect(runTwists(state, io).next().done).toBe(true);
    return state;
  };

  test('DS-REF-02 it is told and remembered', () => {
    const t = position('O> **', {
      phase: 'draw',
      adventure: { twists: [{ id: 'twist', text, when: { is: 'round', number: 2 }, effects: [] }] },
    });
    expect(told(t, 'twist')).toEqual([
      { kind: 'twist', adventure: t.state.adventure, twist: 'twist', rule: 'DS-REF-02' },
    ]);
    expect([t.state.twists, t.state.pending]).toEqual([['twist'], []]);
  });

  test('DS-REF-02 DS-SETUP-16 with its first time all learn of it, and not again', () => {
    const state = waiting('O> **', { is: 'every', rounds: 2 });
    const learned: unknown[] = [];
    for (let i = 0; i < 2; i++) {
      state.pending.push('twist');
      runTwists(state, { ...io, reveal: (...fact: unknown[]) => void learned.push(fact) }).next();
    }
    expect([learned, state.twists]).toEqual([[['all', { twist: 'twist' }]], ['twist']]);
  });

  test('DS-REF-02 a figure appears on each free square of the mark that is laid out, facing as it says', () => {
    const appear: Happening = { do: 'appear', of: 'zombie', mark: 'here', facing: 'S' };
    const t = position('O> .. ** ** .. ** d1 **', {
      phase: 'draw',
      adventure: { twists: [{ id: 'twist', text, when: { is: 'round', number: 2 }, effects: [appear] }] },
      arrange: s => {
        figureOf(s, 'orlaf').cell = 3;
      },
    });
    // On D1 stands Orlaf, who has C1 at his back; H1 is dark.
    const zombies = t.state.figures.filter(({ of }) => of === 'zombie');
    expect(zombies.map(({ id, cell, facing }) => [id, cell, facing])).toEqual([
      ['zombie-1', 2, 'S'],
      ['zombie-2', 5, 'S'],
    ]);
    const at = { x: 2, y: 0 };
    const rule = 'DS-RAISE-12';
    expect(told(t, 'appeared')[0]).toEqual({
      kind: 'appeared',
      figure: 'zombie-1',
      minion: 'zombie',
      at,
      facing: 'S',
      rule,
    });
  });

  test('DS-REF-02 more commands, more cards as long as there are any, bones on laid-out squares as long as there are any', () => {
    expect(done('O> **', [{ do: 'commands', add: 2 }]).overlord.perTurn).toBe(4);
    const drawn = (cards: number) => {
      const { hand, deck } = done('O> **', [{ do: 'draw', cards }], { deck: ['interrupt', 'interrupt'] }).overlord;
      return [hand.length, deck.length];
    };
    expect([drawn(1), drawn(2), drawn(3)]).toEqual([
      [1, 1],
      [2, 0],
      [2, 0],
    ]);
    const bones = (before: number) =>
      done('O> ** ** d1 **', [{ do: 'bones', mark: 'here' }], {
        arrange: s => void s.bones.push(...Array.from({ length: before }, () => 0)),
      }).bones.slice(before);
    expect([bones(0), bones(8), bones(9), bones(10)]).toEqual([[1, 2], [1, 2], [1], []]);
  });

  test('DS-REF-02 everything with the sign opens, nothing else', () => {
    const state = done('O> c1 c1 c2', [{ do: 'open', sign: 'ā' }]);
    expect(state.things.map(({ open }) => open)).toEqual([true, true, false]);
  });
});
