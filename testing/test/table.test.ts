import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  arrangedDuel,
  type Duel,
  type DuelState,
  duel,
  duelStep,
  oneDecision,
  playerOf,
} from '../../engine/test/toys.ts';
import { table } from '../table.ts';

const arranged = (): DuelState => arrangedDuel().record().start.state;
const sit = (game: Duel = duel) => table(game, { state: arranged() });

describe('a table', () => {
  test('is set up by the scenario, always with the same luck', () => {
    const t = table(duel);
    expect(t.match.config).toEqual({ scenario: 'ring', seats: 2, settings: { turns: 4 } });
    expect(t.state).toEqual(table(duel).state);
    expect(t.state).not.toEqual(table(duel, { seed: 'other' }).state);
    expect(table(duel, { config: { seats: 3 } }).state.players).toHaveLength(3);
  });

  test('is set up by a state, which stays as it was', () => {
    const state = arranged();
    const t = table(duel, {
      state,
      arrange: s => {
        playerOf(s, 0).score = 5;
      },
    });
    t.choose('walk');
    expect(playerOf(t.state, 0).score).toBe(5);
    expect(state).toEqual(arranged());
  });

  test('is set up by changing the set-up of the scenario', () => {
    const t = table(duel, {
      arrange: s => {
        s.deck.splice(0, 9, 1, 2, 3, 4, 5, 6, 7, 8, 9);
      },
    });
    expect(t.state.players.map(p => p.hand)).toEqual([
      [9, 8],
      [7, 6],
    ]);
  });

  test('says who decides what', () => {
    const t = sit();
    expect([t.seat, t.kind]).toEqual([0, 'turn']);
    t.choose('play:1');
    expect([t.seat, t.kind]).toEqual([1, 'parry']);
  });

  test('says what is offered, all of it or by its beginning', () => {
    const t = sit();
    expect(t.offered()).toEqual(['walk', 'roll', 'draw', 'play:1', 'play:2', 'end']);
    expect(t.offered('play:')).toEqual(['play:1', 'play:2']);
    expect(t.offered('fly')).toEqual([]);
  });

  test('decides for whoever must, with the dice laid', () => {
    const t = sit().choose('play:1').choose('block:3', [6, 5]);
    expect(playerOf(t.state, 0).score).toBe(1 + 11 - 6);
    expect(t.leftover).toEqual([]);
  });

  test('throws on what is not offered, with what is', () => {
    const t = sit();
    expect(() => t.choose('play:3')).toThrow(
      'Seat 0, turn: "play:3" is not offered. Offered: walk  roll  draw  play:1  play:2  end',
    );
    expect(t.match.answers).toEqual([]);
  });

  test('throws when the game is over', () => {
    const t = table(duel, { config: { settings: { turns: 2 } } })
      .choose('end')
      .choose('end');
    expect([t.seat, t.kind]).toEqual([null, null]);
    expect(t.offered()).toEqual([]);
    expect(() => t.choose('walk')).toThrow('"walk" cannot be chosen: the game is over.');
  });

  test('dice that were laid and not rolled are left over', () => {
    expect(sit().choose('roll', [6, 2, 3]).leftover).toEqual([2, 3]);
  });

  test('chooses through a window of one kind', () => {
    const t = table(duel, { state: arrangedDuel({ seats: 3 }).record().start.state, config: { seats: 3 } });
    t.choose('play:1').chooseWhile('parry', 'pass');
    expect(t.kind).toBe('turn');
    expect(t.match.answers.map(a => [a.seat, a.option])).toEqual([
      [0, 'play:1'],
      [1, 'pass'],
      [2, 'pass'],
    ]);
    expect(t.chooseWhile('parry', 'pass').match.answers).toHaveLength(3);
  });

  test('tells what happened, to whom, since when', () => {
    const t = sit().choose('walk').choose('draw');
    expect(t.events().map(e => e.kind)).toEqual(['walked', 'drew', 'drew']);
    expect(t.events(1)).toEqual([
      { kind: 'walked', seat: 0 },
      { kind: 'drew', seat: 0, card: null },
    ]);
    expect(t.happened(0)).toEqual([{ kind: 'drew', seat: 0, card: 9 }]);
    expect(t.happened()).toHaveLength(2);
    expect(t.events('spectator', 2)).toEqual([{ kind: 'drew', seat: 0, card: null }]);
  });

  test('explains, to whoever decides or to somebody else', () => {
    const t = sit();
    expect(t.explain('walk').allowed).toBe(true);
    expect(t.explain('walk', 1).text.en).toBe('Seat 1 decides now.');
  });
});

describe('with TAFELRUNDE_UNDO=1 every decision is taken back and given again', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  async function undoing(): Promise<typeof table> {
    vi.stubEnv('TAFELRUNDE_UNDO', '1');
    vi.resetModules();
    return (await import('../table.ts')).table;
  }

  test('and a correct game does not notice', async () => {
    const setUp = await undoing();
    const t = setUp(duel, { state: arranged() });
    t.choose('play:1').choose('block:3', [6, 5]).choose('roll', [2]).choose('again', [5]).choose('stop');
    expect(playerOf(t.state, 0).score).toBe(6 + 5);
    expect(t.match.answers).toHaveLength(5);
    // Each decision counts three times: given, taken back, given again.
    expect(t.match.epoch).toBe(15);
    expect(t.leftover).toEqual([]);
    expect(t.events().map(e => e.kind)).toEqual(['played', 'blocked', 'scored', 'rolled', 'rolled']);
  });

  test('and a game that keeps something outside of its state does', async () => {
    const setUp = await undoing();
    let count = 0;
    const forgetful: Duel = {
      ...duel,
      *step(state, io) {
        yield* duelStep(state, io);
        playerOf(state, 1).score = ++count;
      },
    };
    expect(() => setUp(forgetful, { state: arranged() }).choose('walk')).toThrow(
      'Giving "walk" again led to another position.',
    );
  });

  test('and a game that does not come back to the same position does', async () => {
    const setUp = await undoing();
    let count = 0;
    const drifting = oneDecision({ count: 0 }, { a: () => {}, b: () => {} });
    const { step } = drifting;
    const game: typeof drifting = {
      ...drifting,
      *step(state, io) {
        state.count = count++;
        yield* step.call(drifting, state, io);
      },
    };
    expect(() => setUp(game).choose('a')).toThrow('Taking "a" back led to another position.');
  });

  test('without it nothing of the kind happens', () => {
    expect(table(duel, { state: arranged() }).choose('walk').match.epoch).toBe(
      process.env.TAFELRUNDE_UNDO === '1' ? 3 : 1,
    );
  });
});
