import { describe, expect, test } from 'vitest';
import {
  type Choice,
  choose,
  deciders,
  explain,
  type Game,
  load,
  Match,
  mayDecide,
  peopleFirst,
  perspective,
  resultFor,
  save,
  Undo,
} from '../index.ts';
import type { Toy } from './toys.ts';

interface Council {
  readonly spoken: string[];
}
interface Speak extends Choice {
  readonly do: 'yes' | 'no' | 'maybe';
}

/** Seats 1 and 2 decide together what the three of them do; seat 0 is asked alone every third time. */
function council(lazily: boolean): Game<Toy<Council, Speak>> {
  return {
    id: 'toy-council',
    name: { en: 'Council', de: 'Rat' },
    about: { en: 'For tests.', de: 'Für Tests.' },
    version: 1,
    scenarios: [
      {
        id: 'hall',
        name: { en: 'Hall', de: 'Halle' },
        about: { en: 'Talk.', de: 'Reden.' },
        seats: [3],
        settings: [],
        longest: 20,
      },
    ],
    texts: {
      asks: { word: { en: 'Well?', de: 'Nun?' } },
      options: { yes: { en: 'Yes', de: 'Ja' }, no: { en: 'No', de: 'Nein' }, maybe: { en: 'Maybe', de: 'Vielleicht' } },
      events: {},
      outcomes: { done: { en: 'Done', de: 'Fertig' } },
    },
    setup: () => ({ spoken: [] }),
    *step(state) {
      const options: Speak[] = [{ do: 'yes' }, { do: 'no' }];
      const whom = state.spoken.length % 3 === 2 ? { seat: 0 } : { seat: 1, also: [2] };
      const ask = { ...whom, kind: 'word', rule: 'TOY-1' } as const;
      state.spoken.push((yield* choose<Speak>(lazily ? { ...ask, options: () => options } : { ...ask, options })).do);
    },
    outcome: ({ spoken }) => (spoken.length < 6 ? null : { winners: [], kind: 'done', rule: 'TOY-2', lost: true }),
    view: ({ spoken }) => spoken,
    resample: () => {},
    explain: (_, seat) => ({ rule: 'TOY-3', text: { en: `no, ${seat}`, de: `nein, ${seat}` } }),
    draw: () => [],
  };
}

describe.each([false, true])('an ask to several seats (listed lazily: %s)', lazily => {
  const started = () => Match.start(council(lazily), {}, { seed: 'council' });

  test('names them all, and whoever is first decides', () => {
    const match = started();
    expect(match.ask && deciders(match.ask)).toEqual([1, 2]);
    expect(match.submit({ seat: 0, epoch: 0, option: 'yes' })).toMatchObject({
      code: 'not-your-decision',
      text: { en: 'Seat 2 or 3 decides now.', de: 'Jetzt entscheidet Platz 2 oder 3.' },
    });
    expect(match.submit({ seat: 2, epoch: 0, option: 'no' })).toBeNull();
    expect(match.submit({ seat: 1, epoch: 0, option: 'yes' })).toMatchObject({ code: 'stale' });
    expect(match.submit({ seat: 1, epoch: 1, option: 'yes' })).toBeNull();
    expect(match.answers.map(({ seat, option }) => `${seat} ${option}`)).toEqual(['2 no', '1 yes']);
    expect(match.ask && deciders(match.ask)).toEqual([0]);
  });

  test('is answered by number for any of them, and for nobody else', () => {
    const match = started();
    expect(() => match.choose(0, undefined, 0)).toThrow('Seat 0 is not asked.');
    match.choose(1, undefined, 2);
    match.choose(0);
    expect(match.answers.map(({ seat }) => seat)).toEqual([2, 1]);
  });

  test('is explained to each of them, seen by each of them', () => {
    const match = started();
    expect(explain(match, 2, { do: 'maybe' }).text.en).toBe('no, 2');
    expect(explain(match, 0, { do: 'maybe' }).text.en).toBe('Seat 2 or 3 decides now.');
    expect([perspective(match).seat, perspective(match, 2).seat]).toEqual([1, 2]);
    expect(() => perspective(match, 0)).toThrow('Seat 0 is not asked.');
  });

  test('is saved and played again with who answered', () => {
    const match = started();
    match.choose(1, undefined, 2);
    match.choose(0, undefined, 2);
    const again = load(save(match), [council(lazily)]).match;
    expect(again.answers).toEqual(match.answers);
    expect(again.hash()).toBe(match.hash());
  });

  test('is taken back by who answered', () => {
    const match = started();
    const undo = new Undo(match);
    match.choose(1, undefined, 2);
    expect(undo.undo([1])).toMatchObject({ code: 'beyond-barrier' });
    expect(undo.undo([2])).toBeNull();
    expect(match.answers).toEqual([]);
    expect(undo.redo([2])).toBeNull();
    expect(match.answers[0]?.seat).toBe(2);
  });
});

test('people come before bots, who decide only where no person may', () => {
  const ask = { seat: 1, also: [2, 3] };
  expect(peopleFirst(ask, () => true)).toEqual([1, 2, 3]);
  expect(peopleFirst(ask, seat => seat === 3)).toEqual([3]);
  expect(peopleFirst(ask, () => false)).toEqual([1]);
  expect([mayDecide(ask, 1), mayDecide(ask, 3), mayDecide(ask, 0), mayDecide({ seat: 1 }, 3)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('an end without winners is lost for all, or drawn', () => {
  expect(resultFor({ winners: [1] }, 1)).toBe('won');
  expect(resultFor({ winners: [1] }, 0)).toBe('lost');
  expect(resultFor({ winners: [], lost: true }, 0)).toBe('lost');
  expect(resultFor({ winners: [] }, 0)).toBe('drawn');
});
