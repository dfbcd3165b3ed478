import { describe, expect, test } from 'vitest';
import { Undo } from '../undo.ts';
import { arrangedDuel, type DuelMatch, playerOf, submit } from './toys.ts';

const undoOf = (match: DuelMatch): Undo => new Undo(match);

const NOTHING_TO_UNDO = {
  code: 'nothing-to-undo',
  text: { en: 'There is nothing to undo.', de: 'Es gibt nichts zurückzunehmen.' },
};
const NOTHING_TO_REDO = {
  code: 'nothing-to-redo',
  text: { en: 'There is nothing to redo.', de: 'Es gibt nichts zu wiederholen.' },
};
const BARRIER = {
  code: 'beyond-barrier',
  text: {
    en: 'Dice were rolled or something was revealed; all seats must agree to go back.',
    de: 'Es wurde gewürfelt oder aufgedeckt; zurück geht es nur, wenn alle zustimmen.',
  },
};
const NOT_YOURS = {
  code: 'beyond-barrier',
  text: {
    en: 'Somebody else has decided since; all seats must agree to go back.',
    de: 'Seitdem hat jemand anders entschieden; zurück geht es nur, wenn alle zustimmen.',
  },
};
const NO_VOTE = {
  code: 'no-vote',
  text: { en: 'No undo is being voted on.', de: 'Es läuft keine Abstimmung über eine Rücknahme.' },
};
const NO_SUCH_SEAT = {
  code: 'no-such-seat',
  text: { en: 'The seats are numbered from 0 to 1.', de: 'Die Plätze haben die Nummern 0 bis 1.' },
};

describe('undo', () => {
  test('goes back decision by decision to the start', () => {
    const match = arrangedDuel();
    const undo = undoOf(match);
    const hashes = [match.hash()];
    for (let i = 0; i < 2; i++) {
      submit(match, 'walk');
      hashes.push(match.hash());
    }
    expect(undo.whyNot([0])).toBeNull();
    expect(undo.undo([0])).toBeNull();
    expect(match.hash()).toBe(hashes[1]);
    expect(undo.undo([0])).toBeNull();
    expect(match.hash()).toBe(hashes[0]);
    expect(undo.undo([0])).toEqual(NOTHING_TO_UNDO);
    expect(match.epoch).toBe(4);
  });

  test('stops at a die', () => {
    const match = arrangedDuel();
    const undo = undoOf(match);
    submit(match, 'roll', [2]);
    submit(match, 'stop');
    submit(match, 'walk');
    expect(undo.undo([0])).toBeNull();
    expect(undo.undo([0])).toBeNull();
    const before = match.hash();
    expect(undo.undo([0])).toEqual(BARRIER);
    expect(match.hash()).toBe(before);
    expect(match.state.rolled).toBe(2);
  });

  test('stops at a card drawn', () => {
    const match = arrangedDuel();
    const undo = undoOf(match);
    submit(match, 'draw');
    submit(match, 'keep');
    expect(undo.undo([0])).toBeNull();
    expect(match.ask?.kind).toBe('drawn');
    expect(undo.whyNot([0])).toEqual(BARRIER);
  });

  test('a card shown can be taken back until somebody answers it', () => {
    const match = arrangedDuel();
    const undo = undoOf(match);
    submit(match, 'play:1');
    expect(undo.whyNot([1])).toEqual(NOT_YOURS);
    expect(undo.undo([0])).toBeNull();
    expect(playerOf(match.state, 0).hand).toEqual([1, 2]);
    submit(match, 'play:1');
    submit(match, 'pass', [1, 1]);
    expect(undo.undo([0])).toEqual(NOT_YOURS);
    expect(undo.undo([1])).toEqual(BARRIER);
  });

  test('a turn that ended by itself can be taken back', () => {
    const match = arrangedDuel();
    const undo = undoOf(match);
    for (let i = 0; i < 3; i++) submit(match, 'walk');
    expect(match.ask?.seat).toBe(1);
    expect(undo.undo([0])).toBeNull();
    expect(match.ask?.seat).toBe(0);
    expect(playerOf(match.state, 0).energy).toBe(1);
  });

  test('one person may play several seats', () => {
    const match = arrangedDuel();
    const undo = undoOf(match);
    submit(match, 'end');
    submit(match, 'walk');
    expect(undo.undo([0])).toEqual(NOT_YOURS);
    expect(undo.undo([0, 1])).toBeNull();
    expect(undo.undo([0, 1])).toBeNull();
    expect(undo.undo([])).toEqual(NOTHING_TO_UNDO);
  });
});

describe('redo', () => {
  test('gives back what was undone, in order', () => {
    const match = arrangedDuel();
    const undo = undoOf(match);
    submit(match, 'walk');
    const [, one] = [match.hash(), match.hash()];
    submit(match, 'play:2');
    const two = match.hash();
    undo.undo([0]);
    undo.undo([0]);
    expect(undo.redo([0])).toBeNull();
    expect(match.hash()).toBe(one);
    expect(undo.redo([0])).toBeNull();
    expect(match.hash()).toBe(two);
    expect(undo.redo([0])).toEqual(NOTHING_TO_REDO);
  });

  test.each([
    ['seeded', 'x'],
    ['fresh', undefined],
  ])('rolls the same dice again (%s)', (_, seed) => {
    const match = arrangedDuel({ seed });
    const undo = undoOf(match);
    submit(match, 'play:1');
    submit(match, 'pass');
    const after = match.hash();
    const score = playerOf(match.state, 0).score;
    undo.propose([0, 1], 0);
    expect(match.answers).toEqual([]);
    expect(undo.redo([0])).toBeNull();
    expect(undo.redo([1])).toBeNull();
    expect(match.hash()).toBe(after);
    expect(playerOf(match.state, 0).score).toBe(score);
  });

  test('is for the seat that decided', () => {
    const match = arrangedDuel();
    const undo = undoOf(match);
    submit(match, 'walk');
    undo.undo([0]);
    expect(undo.redo([1])).toEqual(NOT_YOURS);
    expect(match.answers).toEqual([]);
    expect(undo.redo([1, 0])).toBeNull();
  });

  test('is over with a new decision', () => {
    const match = arrangedDuel();
    const undo = undoOf(match);
    submit(match, 'walk');
    submit(match, 'walk');
    undo.undo([0]);
    undo.undo([0]);
    submit(match, 'play:1');
    expect(undo.redo([0])).toEqual(NOTHING_TO_REDO);
    undo.undo([0]);
    expect(undo.redo([0])).toBeNull();
    expect(match.answers.map(a => a.option)).toEqual(['play:1']);
    expect(undo.redo([0])).toEqual(NOTHING_TO_REDO);
  });

  test('does not reach behind a new decision that was undone itself', () => {
    const match = arrangedDuel();
    const undo = undoOf(match);
    submit(match, 'walk');
    undo.undo([0]);
    submit(match, 'play:1');
    undo.undo([0]);
    expect(undo.redo([0])).toBeNull();
    expect(match.answers.map(a => a.option)).toEqual(['play:1']);
    submit(match, 'pass', [1, 1]);
    expect(undo.redo([0, 1])).toEqual(NOTHING_TO_REDO);
    const again = arrangedDuel();
    const other = undoOf(again);
    submit(again, 'walk');
    submit(again, 'walk');
    other.undo([0]);
    submit(again, 'play:2');
    other.undo([0]);
    other.redo([0]);
    expect(other.redo([0])).toEqual(NOTHING_TO_REDO);
    expect(again.answers.map(a => a.option)).toEqual(['walk', 'play:2']);
  });

  test('has nothing to do at the start', () => {
    expect(undoOf(arrangedDuel()).redo([0, 1])).toEqual(NOTHING_TO_REDO);
  });
});

describe('a vote', () => {
  const rolled = (): { match: DuelMatch; undo: Undo } => {
    const match = arrangedDuel();
    submit(match, 'roll', [6]);
    return { match, undo: undoOf(match) };
  };

  test('goes back past any barrier when the last seat agrees', () => {
    const { match, undo } = rolled();
    expect(undo.vote).toBeNull();
    expect(undo.propose([0], 0)).toBeNull();
    expect(undo.vote).toEqual({ to: 0, missing: [1] });
    expect(match.answers).toHaveLength(1);
    expect(undo.agree(0)).toBeNull();
    expect(undo.vote).toEqual({ to: 0, missing: [1] });
    expect(undo.agree(1)).toBeNull();
    expect(match.answers).toEqual([]);
    expect(playerOf(match.state, 0).score).toBe(0);
    expect(undo.vote).toBeNull();
    expect(undo.agree(1)).toEqual(NO_VOTE);
  });

  test('takes effect at once when the proposer speaks for all', () => {
    const { match, undo } = rolled();
    expect(undo.propose([0, 1, 0], 0)).toBeNull();
    expect(match.answers).toEqual([]);
  });

  test('needs every seat of three', () => {
    const match = arrangedDuel({ seats: 3 });
    submit(match, 'roll', [6]);
    const undo = undoOf(match);
    undo.propose([1], 0);
    undo.agree(2);
    expect(undo.vote).toEqual({ to: 0, missing: [0] });
    undo.agree(0);
    expect(match.answers).toEqual([]);
  });

  test('fails with one refusal', () => {
    const { match, undo } = rolled();
    undo.propose([0], 0);
    expect(undo.refuse(1)).toBeNull();
    expect(undo.vote).toBeNull();
    expect(undo.agree(1)).toEqual(NO_VOTE);
    expect(undo.refuse(1)).toEqual(NO_VOTE);
    expect(match.answers).toHaveLength(1);
  });

  test('lapses when something is decided', () => {
    const { match, undo } = rolled();
    undo.propose([0], 0);
    submit(match, 'walk');
    expect(undo.vote).toBeNull();
    expect(undo.agree(1)).toEqual(NO_VOTE);
    expect(undo.refuse(1)).toEqual(NO_VOTE);
    expect(match.answers).toHaveLength(2);
  });

  test('lapses when something is undone', () => {
    const { match, undo } = rolled();
    submit(match, 'walk');
    undo.propose([1], 0);
    undo.undo([0]);
    expect(undo.agree(0)).toEqual(NO_VOTE);
    expect(match.answers).toHaveLength(1);
  });

  test('a new proposal replaces the old one', () => {
    const { match, undo } = rolled();
    submit(match, 'walk');
    undo.propose([0], 0);
    undo.propose([1], 1);
    expect(undo.vote).toEqual({ to: 1, missing: [0] });
    undo.agree(0);
    expect(match.answers.map(a => a.option)).toEqual(['roll']);
  });

  test.each([1, -1, 0.5, Number.NaN])('cannot go to answer %d of one', to => {
    const { undo } = rolled();
    expect(undo.propose([0], to)).toEqual(NOTHING_TO_UNDO);
    expect(undo.vote).toBeNull();
  });

  test.each([2, -1, 0.5])('there is no seat %d', seat => {
    const { match, undo } = rolled();
    undo.propose([0], 0);
    expect(undo.agree(seat)).toEqual(NO_SUCH_SEAT);
    expect(undo.refuse(seat)).toEqual(NO_SUCH_SEAT);
    expect(undo.vote).toEqual({ to: 0, missing: [1] });
    expect(match.answers).toHaveLength(1);
  });

  test('a refused proposal changes nothing: no vote begins, and one under way goes on', () => {
    const { match, undo } = rolled();
    expect(undo.propose([7], 0)).toEqual(NO_SUCH_SEAT);
    expect(undo.vote).toBeNull();
    undo.propose([0], 0);
    expect(undo.propose([1, 7], 0)).toEqual(NO_SUCH_SEAT);
    expect(undo.vote).toEqual({ to: 0, missing: [1] });
    expect(match.answers).toHaveLength(1);
  });

  test('what a vote took back can be redone', () => {
    const match = arrangedDuel();
    const undo = undoOf(match);
    submit(match, 'walk');
    submit(match, 'roll', [6]);
    submit(match, 'end');
    submit(match, 'walk');
    const after = match.hash();
    undo.propose([0, 1], 0);
    for (const seat of [0, 0, 0, 1]) expect(undo.redo([seat])).toBeNull();
    expect(match.hash()).toBe(after);
  });
});

describe('undo of more than one decision', () => {
  /** Turns of a single seat, told apart by the game. */
  const inTurns = (): { match: DuelMatch; undo: Undo } => {
    const match = arrangedDuel();
    return { match, undo: undoOf(match) };
  };

  test('this turn from its start, in one go; redo gives it back step by step', () => {
    const { match, undo } = inTurns();
    submit(match, 'walk');
    submit(match, 'walk');
    const hash = match.hash();
    expect(undo.backTo([0], 'turn')).toBe(0);
    expect(undo.undo([0], 'turn')).toBeNull();
    expect(match.answers).toEqual([]);
    expect(undo.redo([0])).toBeNull();
    expect(undo.redo([0])).toBeNull();
    expect(match.hash()).toBe(hash);
  });

  test('stops at the last barrier', () => {
    const { match, undo } = inTurns();
    submit(match, 'roll', [2]);
    submit(match, 'stop');
    submit(match, 'walk');
    expect([undo.backTo([0], 'one'), undo.backTo([0], 'turn'), undo.backTo([0], 'barrier')]).toEqual([2, 1, 1]);
    expect(undo.undo([0], 'barrier')).toBeNull();
    expect(match.answers.map(({ option }) => option)).toEqual(['roll']);
    expect(undo.undo([0], 'barrier')).toEqual(BARRIER);
    expect(undo.backTo([0], 'turn')).toBe(1);
  });

  test('tells turns apart where one player has several in a row', () => {
    const { match, undo } = inTurns();
    for (const option of ['walk', 'walk', 'walk', 'walk', 'walk']) submit(match, option);
    // The turn of seat 0 ended by itself after three steps; whoever plays both seats may go back further.
    expect([undo.backTo([0, 1], 'turn'), undo.backTo([0, 1], 'barrier')]).toEqual([3, 0]);
    expect(undo.backTo([1], 'barrier')).toBe(3);
    expect(undo.undo([0, 1], 'turn')).toBeNull();
    expect(match.answers).toHaveLength(3);
  });

  test('says what was chosen, and what not any more', () => {
    const { match, undo } = inTurns();
    submit(match, 'walk');
    submit(match, 'end');
    expect([match.chosen(0), match.chosen(1)]).toEqual([{ do: 'walk' }, { do: 'end' }]);
    undo.undo([0]);
    submit(match, 'walk');
    expect(match.chosen(1)).toEqual({ do: 'walk' });
    expect(match.chosen(7)).toBeNull();
  });
});
