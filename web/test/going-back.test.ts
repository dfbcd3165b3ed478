import { type Choice, choose, erased, type Game, type GameTypes, Match, Undo } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { backOf, goBack } from '../local/going-back.ts';

interface State {
  deeds: number;
}
interface Deed extends Choice {
  readonly do: 'deed' | 'other' | 'pass' | 'strike';
}

interface Toy extends GameTypes {
  readonly state: State;
  readonly choice: Deed;
}

/** Seat 0 does something, then seat 1 may strike or pass. */
const game: Game<Toy> = {
  id: 'toy-window',
  name: { en: 'Window', de: 'Fenster' },
  about: { en: 'For tests.', de: 'Für Tests.' },
  version: 1,
  scenarios: [
    {
      id: 'only',
      name: { en: 'Only', de: 'Nur' },
      about: { en: 'One', de: 'Eins' },
      seats: [2],
      settings: [],
      longest: 40,
    },
  ],
  texts: { asks: {}, options: {} as never, events: {}, outcomes: {} },
  setup: () => ({ deeds: 0 }),
  *step(state, io) {
    const deed = yield* choose<Deed>({
      seat: 0,
      kind: 'turn',
      rule: 'SK-ATT-01',
      options: [{ do: 'deed' }, { do: 'other' }],
    });
    state.deeds++;
    if (deed.do === 'other') io.chance.die();
    yield* choose<Deed>({ seat: 1, kind: 'reply', rule: 'SK-ATT-01', options: [{ do: 'pass' }, { do: 'strike' }] });
  },
  outcome: ({ deeds }) => (deeds > 9 ? { winners: [0], kind: 'done', rule: 'SK-ATT-01' } : null),
  view: state => state,
  resample: () => {},
  draw: () => [],
};

function after(...options: string[]): { match: Match; undo: Undo } {
  const match = Match.start(erased(game), {}, { seed: 'window' });
  for (const option of options)
    expect(match.submit({ seat: match.ask?.seat ?? -1, epoch: match.epoch, option })).toBeNull();
  return { match, undo: new Undo(match) };
}

test('past bots that have only passed one goes back freely', () => {
  const { match, undo } = after('deed', 'pass');
  expect(backOf(match, undo, [0])).toEqual({ kind: 'free' });
  expect(goBack(match, undo, [0], false)).toBeNull();
  expect(match.answers).toEqual([]);
});

test('past a bot that did something, or past a die, everybody must agree', () => {
  const struck = after('deed', 'strike');
  expect(backOf(struck.match, struck.undo, [0]).kind).toBe('vote');
  expect(goBack(struck.match, struck.undo, [0], false)).toMatchObject({ code: 'beyond-barrier' });
  const rolled = after('other', 'pass');
  expect(backOf(rolled.match, rolled.undo, [0]).kind).toBe('vote');
});

test('past another person at the screen everybody must agree, though they only passed or have not answered yet', () => {
  const passed = after('deed', 'pass');
  expect(backOf(passed.match, passed.undo, [0, 1]).kind).toBe('vote');
  const asked = after('deed');
  expect(backOf(asked.match, asked.undo, [0, 1]).kind).toBe('vote');
});
