import { equal, newChance, sample, type Viewer } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { commandCards } from '../content/index.ts';
import { dungeonSaga } from '../index.ts';
import { type State, thingOf } from '../state.ts';
import { position, told } from './positions.ts';

const words = { en: 'Something stirs.', de: 'Etwas regt sich.' };

/** Orlaf before a door; behind it lie a room, a zombie and a surprise. */
const before = () =>
  position('O> d1 .. z<\n## ## %% **', {
    turn: 'orlaf',
    adventure: {
      twists: [
        { id: 'ambush', text: words, when: { is: 'opened', sign: '\u0101' }, effects: [{ do: 'commands', add: 3 }] },
      ],
    },
  });

const OPENING = [6, 6, 6, 6, 6, 1];

/** A world dealt for the viewer in which Orlaf has broken the lock: sooner or later the dice let him. */
function openedFor(viewer: Viewer): State {
  const { match } = before();
  for (let i = 0; i < 100; i++) {
    const run = sample(match, viewer, newChance(`world ${i}`));
    run.answer(match.find('attack:door-1'));
    run.advance();
    if (thingOf(run.state, 'door-1')?.open) return run.state;
  }
  throw new Error('The lock held a hundred times.');
}

describe('what the heroes do not know', () => {
  test('DS-SETUP-04 DS-SETUP-16 the room behind a door is laid out when the door opens, and a twist comes true', () => {
    const t = before();
    t.choose('attack:door-1', OPENING);
    expect(t.state.revealed).toEqual([0, 1]);
    expect(t.state.overlord.perTurn).toBe(5);
    expect(told(t, 'twist').map(({ twist }) => twist)).toEqual(['ambush']);
    expect(t.match.view(1).board.floor).toEqual([0, 1, 2, 3, 6, 7]);
  });

  test.each([1, 'spectator'] as const)('DS-SETUP-16 in a world dealt for %s the dark stays dark', viewer => {
    const state = openedFor(viewer);
    expect(thingOf(state, 'door-1')?.open).toBe(true);
    expect(state.revealed).toEqual([0]);
    expect(state.figures.map(({ id }) => id)).toEqual(['orlaf']);
    expect(state.overlord.perTurn).toBe(2);
    expect(dungeonSaga.view(state, viewer).board.floor).toEqual([0, 1]);
  });

  test('DS-SETUP-16 the overlord knows the adventure: nothing is missing from his worlds', () => {
    expect(sample(before().match, 0, newChance('world')).state.unknown).toBeUndefined();
  });

  test('DS-SETUP-16 what was laid out and told in the middle of an action is known', () => {
    const { match } = before();
    const start = match.halfMade().position.state;
    const facts = [{ zones: [1] }, { twist: 'ambush' }];
    const dealt = (given: typeof facts) => {
      const state = structuredClone(start);
      dungeonSaga.resample(state, 1, newChance('facts'), given);
      return state.unknown;
    };
    expect(dealt([])).toEqual({ zones: [1], twists: ['ambush'] });
    expect(dealt(facts)).toEqual({ zones: [], twists: [] });
  });

  test('DS-SETUP-16 a twist that is read out cannot be taken back', () => {
    const t = position('O> ** ..', {
      turn: 'orlaf',
      adventure: {
        twists: [
          { id: 'trap', text: words, when: { is: 'entered', mark: 'here' }, effects: [{ do: 'commands', add: 1 }] },
        ],
      },
    });
    t.choose('move:1,0');
    expect(told(t, 'twist')).toHaveLength(1);
    expect(t.match.isBarrier(0)).toBe(true);
  });

  test('DS-SETUP-12 asking why tells the heroes nothing of the hand', () => {
    const t = position('O> .. R<');
    for (const { id } of commandCards)
      expect(t.explain(`play:${id}`, 1)).toMatchObject({
        allowed: false,
        rule: 'DS-SETUP-01',
        text: { en: 'Only the overlord decides that.' },
      });
  });

  test('DS-SETUP-16 asking why does not tell whether there is another door in the dark', () => {
    const t = position('O> d1 .. d1 ..', { turn: 'orlaf' });
    expect(t.match.view(1).things.map(({ id }) => id)).toEqual(['door-1']);
    expect(t.explain('attack:door-2')).toEqual(t.explain('attack:door-3'));
    expect(t.explain('attack:door-1').allowed).toBe(true);
  });

  test('DS-SETUP-16 the view shows neither the dark nor what is in it', () => {
    const { match } = before();
    const { board, lurking, things } = match.view(1);
    expect([board.floor, board.marks, lurking]).toEqual([[0, 1], [], null]);
    expect(things.map(({ id, holds }) => [id, holds])).toEqual([['door-1', null]]);
    expect(equal(match.view(1), match.view('spectator'))).toBe(true);
  });
});
