import { describe, expect, test } from 'vitest';
import { boardOf } from '../board.ts';
import {
  type Adventure,
  adventures,
  type Happening,
  type TwistMoment,
  validateAdventure,
} from '../content/adventures/index.ts';
import { moveOf } from '../rules/values.ts';
import { figureOf, findFigure } from '../state.ts';
import { view } from '../view.ts';
import { position, type Situation, told } from './positions.ts';

const words = { en: 'Something stirs.', de: 'Etwas regt sich.' };

/** A position with one twist. */
const twisted = (drawing: string, when: TwistMoment, effects: readonly Happening[], more: Situation = {}) => {
  return position(drawing, {
    turn: 'orlaf',
    ...more,
    adventure: { twists: [{ id: 'twist', text: words, when, effects }], ...more.adventure },
  });
};

/** Ends turns and passes until the round with this number has begun. */
function untilRound(t: ReturnType<typeof position>, round: number): void {
  for (let i = 0; t.state.round < round && i < 50; i++) t.choose(t.offered().at(-1) as string);
}

const floor = (t: ReturnType<typeof position>): readonly number[] => view(t.state, 1).board.floor;

describe('collapse', () => {
  test('squares are gone for good; minions fall, heroes save themselves with a wound, bones are lost', () => {
    const t = twisted(
      'O> ** .. ..\n.. ** .. z>',
      { is: 'round', number: 2 },
      [{ do: 'collapse', mark: 'here', wounds: 1 }],
      {
        arrange: state => {
          figureOf(state, 'orlaf').cell = 1;
          figureOf(state, 'zombie-1').cell = 5;
          state.bones.push(1, 3);
        },
      },
    );
    untilRound(t, 2);
    expect(floor(t)).toEqual([0, 2, 3, 4, 6, 7]);
    expect(figureOf(t.state, 'orlaf')).toMatchObject({ cell: 0, wounds: 1 });
    expect(findFigure(t.state, 'zombie-1')).toBeUndefined();
    expect(t.state.slain).toEqual({ zombie: 1 });
    expect(t.state.bones).toEqual([3]);
  });
});

describe('collapse without wounds', () => {
  test('minions fall all the same, heroes are unhurt', () => {
    const t = twisted(
      'O> ** .. ..\n.. ** .. z>',
      { is: 'round', number: 2 },
      [{ do: 'collapse', mark: 'here', wounds: 0 }],
      {
        arrange: state => {
          figureOf(state, 'orlaf').cell = 1;
          figureOf(state, 'zombie-1').cell = 5;
        },
      },
    );
    untilRound(t, 2);
    expect(figureOf(t.state, 'orlaf')).toMatchObject({ cell: 0, wounds: 0 });
    expect(findFigure(t.state, 'zombie-1')).toBeUndefined();
  });
});

describe('moments', () => {
  test('a twist of one round waits for that round and comes once', () => {
    const t = twisted('O> **', { is: 'round', number: 3 }, [{ do: 'bones', mark: 'here' }]);
    untilRound(t, 2);
    expect(t.state.bones).toEqual([]);
    untilRound(t, 3);
    expect(t.state.bones).toEqual([1]);
    untilRound(t, 4);
    expect(t.state.bones).toEqual([1]);
  });

  test('DS-MOVE-17 a square that is entered sets off its own twist and no other', () => {
    const onEntering = (mark: string, add: number) => ({
      id: mark,
      text: words,
      when: { is: 'entered', mark } as const,
      effects: [{ do: 'commands', add } as const],
    });
    const t = position('O> ** .. ++', {
      turn: 'orlaf',
      adventure: { twists: [onEntering('here', 1), onEntering('there', 3)] },
    });
    t.choose('move:1,0');
    expect([t.state.twists, t.state.overlord.perTurn]).toEqual([['here'], 3]);
    t.choose('move:3,0');
    expect([t.state.twists, t.state.overlord.perTurn]).toEqual([['here', 'there'], 6]);
  });

  test('DS-DOOR-07 a chest that opens by itself keeps what it holds: no hero has opened it', () => {
    const t = twisted('O> .. c1', { is: 'round', number: 2 }, [{ do: 'open', sign: 'ā' }], { holds: ['crowbar'] });
    expect(boardOf(t.state).plan.closed.map(({ sign }) => sign)).toEqual(['ā']);
    untilRound(t, 2);
    expect(t.state.things).toMatchObject([{ id: 'chest-1', open: true, holds: ['crowbar'] }]);
    expect(figureOf(t.state, 'orlaf').items).toEqual([]);
  });
});

describe('turn', () => {
  test('the floor turns every second round, takes figures along and turns back', () => {
    const t = twisted(
      '## ++ ##\nO> .. **\n## ++ **',
      { is: 'every', rounds: 2 },
      [{ do: 'turn', marks: ['here', 'there'] }],
      {
        arrange: state => {
          figureOf(state, 'orlaf').cell = 5;
        },
      },
    );
    expect(floor(t)).toEqual([3, 4, 5, 8]);
    untilRound(t, 2);
    expect(floor(t)).toEqual([1, 3, 4, 7]);
    expect(figureOf(t.state, 'orlaf')).toMatchObject({ cell: 1, wounds: 0 });
    untilRound(t, 3);
    expect(floor(t)).toEqual([1, 3, 4, 7]);
    untilRound(t, 4);
    expect(floor(t)).toEqual([3, 4, 5, 8]);
    expect(figureOf(t.state, 'orlaf').cell).toBe(5);
  });
});

describe('every', () => {
  const bell = (more: Situation = {}) =>
    twisted('O> ** c1 d1 **', { is: 'every', rounds: 2, until: 'Ă' }, [{ do: 'bones', mark: 'here' }], more);

  test('comes again and again; no bones in the dark', () => {
    const t = bell();
    expect(boardOf(t.state).plan.closed.map(({ sign }) => sign)).toEqual(['Ă', 'ă']);
    untilRound(t, 2);
    expect(t.state.bones).toEqual([1]);
    untilRound(t, 4);
    expect(t.state.bones).toEqual([1, 1]);
  });

  test('no longer once everything drawn with the sign is open', () => {
    const t = bell({
      arrange: state => {
        for (const thing of state.things) if (thing.id === 'chest-1') thing.open = true;
      },
    });
    untilRound(t, 4);
    expect(t.state.bones).toEqual([]);
  });

  test('no more bones than the box has', () => {
    const t = bell({ arrange: state => void state.bones.push(...Array.from({ length: 10 }, () => 0)) });
    untilRound(t, 2);
    expect(t.state.bones).toHaveLength(10);
  });
});

describe('finds', () => {
  const hostage: Situation = {
    turn: 'orlaf',
    goals: { heroes: [{ is: 'bring', find: 'here', count: 1, to: 'there' }], overlord: [{ is: 'crippled', count: 2 }] },
    adventure: {
      finds: { here: { burden: 2 } },
      twists: [
        {
          id: 'noticed',
          text: words,
          when: { is: 'taken', find: 'here', count: 1 },
          effects: [{ do: 'commands', add: 1 }],
        },
      ],
    },
  };

  test('a hero takes up what lies on its square, is burdened by it and wins by bringing it where it should be', () => {
    const t = position('O> .. ** .. .. ++ ..', hostage);
    expect(moveOf(t.state, figureOf(t.state, 'orlaf'))).toBe(7);
    t.choose('move:2,0');
    expect(told(t, 'took-up')).toMatchObject([{ figure: 'orlaf', mark: 'here' }]);
    expect(t.state.finds).toEqual([{ mark: 'here', cell: 2, by: 'orlaf' }]);
    expect(t.state.overlord.perTurn).toBe(3);
    expect(moveOf(t.state, figureOf(t.state, 'orlaf'))).toBe(5);
    expect(t.state.over).toBeNull();
    t.choose('move:5,0');
    expect(t.state.over).toMatchObject({ kind: 'heroes' });
    expect(told(t, 'ends')).toMatchObject([{ winner: 'heroes' }]);
  });

  test('a crippled hero lets go of it on its square', () => {
    const t = position('z> .. O< ** ++ R<', {
      ...hostage,
      turn: 'zombie-1',
      wounds: { orlaf: 4 },
      arrange: state => {
        for (const find of state.finds) find.by = 'orlaf';
      },
    });
    t.choose('move:1,0').choose('attack:orlaf', [6, 6, 1, 1, 1, 1, 1]);
    expect(findFigure(t.state, 'orlaf')).toBeUndefined();
    expect(t.state.finds).toEqual([{ mark: 'here', cell: 2, by: null }]);
  });

  test('what lies in the dark is not to be seen', () => {
    const t = position('O> d1 **', hostage);
    expect(view(t.state, 1).finds).toEqual([]);
    t.choose('attack:door-1', [6, 6, 6, 6, 6, 1]);
    expect(view(t.state, 1).finds).toEqual([{ mark: 'here', cell: 2, by: null }]);
  });

  test('a warded boss takes no wound until the heroes have the pieces', () => {
    const heart = (by: string | null) => {
      const t = position('O> e< ** **', {
        turn: 'orlaf',
        adventure: { finds: { here: {} }, warded: { elshara: { find: 'here', count: 2 } } },
        arrange: state => {
          for (const [i, find] of state.finds.entries()) find.by = i === 0 ? 'orlaf' : by;
        },
      });
      return t.choose('attack:elshara', [6, 6, 6, 6, 6, 1, 1, 1]);
    };
    const safe = heart(null);
    expect(told(safe, 'prevented')).toMatchObject([{ figure: 'elshara' }]);
    expect(figureOf(safe.state, 'elshara').wounds).toBe(0);
    expect(figureOf(heart('orlaf').state, 'elshara').wounds).toBe(1);
  });
});

describe('new words are checked', () => {
  const gate = adventures[0] as Adventure;

  test('finds, floors that move and bones', () => {
    const bad: Adventure = {
      ...gate,
      signs: { ...gate.signs, b: { is: 'bones', piles: 6, mark: 'graves' } },
      marks: { ...gate.marks, graves: words },
      warded: { elshara: { find: 'stairs', count: 1 } },
      twists: [
        {
          id: 'mill',
          text: words,
          when: { is: 'taken', find: 'moon', count: 1 },
          effects: [
            { do: 'turn', marks: ['graves', 'moon'] },
            { do: 'appear', of: 'hoggar', mark: 'stairs', facing: 'N' },
          ],
        },
      ],
    };
    expect(validateAdventure(bad)).toEqual([
      'the-broken-gate: 12 bone piles are drawn, but the box has 10.',
      'the-broken-gate: the twist "mill" moves squares drawn as "b", but only places may come and go.',
      'the-broken-gate: the twist "mill" turns 2 squares into 0: both marks must be drawn, with as many squares.',
      'the-broken-gate: the twist "mill" lets hoggar appear, but large figures cannot.',
      'the-broken-gate: the ward of elshara speaks of the find "stairs", which is not listed under finds.',
      'the-broken-gate: the twist "mill" speaks of the find "moon", which is not listed under finds.',
    ]);
  });
});
