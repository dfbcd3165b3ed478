import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newChance } from '../chance.ts';
import { choose } from '../flow.ts';
import { BadConfig, type Seats } from '../game.ts';
import { Match, RuleFailure } from '../match.ts';
import { sample } from '../perspective.ts';
import { equal, hash } from '../plain.ts';
import {
  type Act,
  arrangedDuel,
  type DuelEvent,
  type DuelMatch,
  duel,
  oneDecision,
  playAtRandom,
  playerOf,
  submit,
} from './toys.ts';

const longDuel = (seed: string): DuelMatch => Match.start(duel, { settings: { turns: 120 } }, { seed });

/** What must not change when something is refused or fails. */
const trace = (match: DuelMatch) => ({
  hash: match.hash(),
  epoch: match.epoch,
  answers: [...match.answers],
  log: match.log('everyone'),
  ask: match.ask,
  facts: match.factsFor(0),
  barriers: match.answers.map((_, i) => match.isBarrier(i)),
});

describe('start', () => {
  test('completes the configuration, deals by itself and asks the first seat', () => {
    const match = Match.start(duel, {}, { seed: 'x' });
    expect(match.config).toEqual({ scenario: 'ring', seats: 2, settings: { turns: 4 } });
    expect(match.epoch).toBe(0);
    expect(match.answers).toEqual([]);
    expect(match.outcome).toBeNull();
    expect(match.ask?.seat).toBe(0);
    expect(match.ask?.kind).toBe('turn');
    expect(match.state.players.map(p => p.hand.length)).toEqual([2, 2]);
    expect(match.state.deck).toHaveLength(5);
  });

  test('is the same for the same seed, and another without', () => {
    expect(Match.start(duel, {}, { seed: 'x' }).hash()).toBe(Match.start(duel, {}, { seed: 'x' }).hash());
    expect(Match.start(duel, {}, { seed: 'x' }).hash()).not.toBe(Match.start(duel, {}, { seed: 'y' }).hash());
    const random = new Set(Array.from({ length: 8 }, () => Match.start(duel).hash()));
    expect(random.size).toBe(8);
  });

  test('refuses what cannot be played', () => {
    expect(() => Match.start(duel, { seats: 5 })).toThrow(
      new BadConfig('"ring" is for 2 or 3 seats, not for 5.', '„ring“ ist für 2 oder 3 Plätze, nicht für 5.'),
    );
  });

  test('from a position leaves that position alone', () => {
    const state = arrangedDuel().record().start.state;
    const before = hash(state);
    const match = Match.from(duel, { scenario: 'ring', seats: 2, settings: { turns: 4 } }, state, { seed: 'x' });
    playAtRandom(match, newChance('x'));
    expect(hash(state)).toBe(before);
    expect(match.outcome).not.toBeNull();
  });
});

describe('submit', () => {
  test('answers the pending ask and counts the epoch', () => {
    const match = arrangedDuel();
    expect(match.submit({ seat: 0, epoch: 0, option: 'walk' })).toBeNull();
    expect(match.epoch).toBe(1);
    expect(match.answers).toEqual([{ seat: 0, option: 'walk' }]);
    expect(playerOf(match.state, 0)).toEqual({ score: 0, energy: 2, steps: 1, hand: [1, 2] });
  });

  test('keeps laid dice with the answer', () => {
    const match = arrangedDuel();
    expect(match.submit({ seat: 0, epoch: 0, option: 'roll' }, { dice: [6] })).toBeNull();
    expect(match.answers).toEqual([{ seat: 0, option: 'roll', luck: { dice: [6] } }]);
    expect(playerOf(match.state, 0).score).toBe(6);
    expect(match.laidDice).toEqual([]);
  });

  test('dice that were not rolled stay laid', () => {
    const match = arrangedDuel();
    submit(match, 'roll', [6, 3, 2]);
    expect(match.laidDice).toEqual([3, 2]);
    submit(match, 'roll');
    expect(match.state.rolled).toBe(3);
  });

  test('option names lead to options and back', () => {
    const match = arrangedDuel();
    expect(match.optionIds()).toEqual(['walk', 'roll', 'draw', 'play:1', 'play:2', 'end']);
    expect(match.find('play:2')).toBe(4);
    expect(match.find('play:3')).toBe(-1);
    expect(match.find('toString')).toBe(-1);
  });

  test('a game may name its options itself', () => {
    const named = { ...duel, optionId: (choice: { do: string }) => `my ${choice.do}` };
    const match = Match.start(named, {}, { seed: 'x' });
    expect(match.optionIds()[0]).toBe('my walk');
    expect(match.submit({ seat: 0, epoch: 0, option: 'my walk' })).toBeNull();
    expect(match.answers[0]?.option).toBe('my walk');
  });

  describe('refuses, and nothing changes', () => {
    const refused = (input: { seat: number; epoch: number; option: string }, match = arrangedDuel()) => {
      const before = trace(match);
      const refusal = match.submit(input, { dice: [6] });
      expect(trace(match)).toEqual(before);
      return refusal;
    };

    test('an answer for another epoch', () => {
      for (const epoch of [1, -1, Number.NaN])
        expect(refused({ seat: 0, epoch, option: 'walk' })).toEqual({
          code: 'stale',
          text: {
            en: 'The table has moved on since; look again and choose from what is offered now.',
            de: 'Am Tisch ist es inzwischen weitergegangen; bitte aus dem neuen Angebot wählen.',
          },
        });
    });

    test.each([-1, 2, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('a seat that does not exist: %d', seat => {
      expect(refused({ seat, epoch: 0, option: 'walk' })).toEqual({
        code: 'no-such-seat',
        text: { en: 'The seats are numbered from 0 to 1.', de: 'Die Plätze haben die Nummern 0 bis 1.' },
      });
    });

    test('a seat that is not asked', () => {
      expect(refused({ seat: 1, epoch: 0, option: 'walk' })).toEqual({
        code: 'not-your-decision',
        text: { en: 'Seat 1 decides now.', de: 'Jetzt entscheidet Platz 1.' },
      });
    });

    test('an option that is not offered', () => {
      expect(refused({ seat: 0, epoch: 0, option: 'play:3' })).toEqual({
        code: 'not-offered',
        text: {
          en: '"play:3" is not offered. Offered: walk  roll  draw  play:1  play:2  end',
          de: '„play:3“ steht nicht zur Wahl. Zur Wahl: walk  roll  draw  play:1  play:2  end',
        },
      });
    });

    test.each<[unknown, string]>([
      [undefined, 'undefined'],
      [7, 'number'],
      [{}, 'object'],
      ['x'.repeat(200), 'x'.repeat(80)],
    ])('garbage as an option (case %#)', (option, shown) => {
      const refusal = refused({ seat: 0, epoch: 0, option: option as string });
      expect(refusal?.text.en).toBe(`"${shown}" is not offered. Offered: walk  roll  draw  play:1  play:2  end`);
    });

    test('and shows at most twelve of many offers', () => {
      const acts = Object.fromEntries(Array.from({ length: 15 }, (_, i) => [`act${i}`, () => {}]));
      const match = Match.start(oneDecision({}, acts), {}, { seed: 'x' });
      expect(match.submit({ seat: 0, epoch: 0, option: 'x' })?.text.en).toBe(
        '"x" is not offered. Offered: act0  act1  act2  act3  act4  act5  act6  act7  act8  act9  act10  act11  ... (15)',
      );
    });

    test('anything when the game is over', () => {
      const match = arrangedDuel({ turns: 1 });
      submit(match, 'end');
      expect(match.outcome).toEqual({ winners: [], kind: 'drawn', rule: 'TOY-AIM-2' });
      expect(refused({ seat: 0, epoch: match.epoch, option: 'walk' }, match)).toEqual({
        code: 'over',
        text: { en: 'The game is over.', de: 'Das Spiel ist vorbei.' },
      });
    });
  });

  test('choosing by number takes only numbers of options', () => {
    const match = arrangedDuel();
    for (const option of [6, -1, 0.5])
      expect(() => match.choose(option)).toThrow(new RangeError(`There is no option number ${option}.`));
    match.choose(0);
    expect(match.answers).toEqual([{ seat: 0, option: 'walk' }]);
  });
});

describe('epoch', () => {
  test('counts every change and nothing else', () => {
    const match = arrangedDuel();
    submit(match, 'walk');
    submit(match, 'walk');
    expect(match.epoch).toBe(2);
    match.submit({ seat: 1, epoch: 2, option: 'walk' });
    expect(match.epoch).toBe(2);
    match.rewind(1);
    expect(match.epoch).toBe(3);
    match.follow({ seat: 0, option: 'walk' });
    expect(match.epoch).toBe(4);
  });
});

describe('fork', () => {
  test('is independent both ways', () => {
    const match = longDuel('fork');
    playAtRandom(match, newChance('fork'), 25);
    const fork = match.fork();
    expect(fork.hash()).toBe(match.hash());
    expect(fork.epoch).toBe(match.epoch);
    const before = trace(match);
    playAtRandom(fork, newChance('fork on'));
    expect(fork.outcome).not.toBeNull();
    expect(trace(match)).toEqual(before);
    const other = match.fork();
    const standing = other.hash();
    playAtRandom(match, newChance('match on'));
    expect(other.hash()).toBe(standing);
  });

  test('at an earlier answer stands where the match stood, and can go on otherwise', () => {
    const match = arrangedDuel();
    const hashes = [match.hash()];
    for (const option of ['walk', 'draw', 'drop:9', 'play:1', 'pass', 'walk']) {
      submit(match, option, option === 'pass' ? [1, 2] : undefined);
      hashes.push(match.hash());
    }
    for (const [at, expected] of hashes.entries()) expect(match.fork(at).hash()).toBe(expected);
    const fork = match.fork(2);
    expect(fork.answers.map(a => a.option)).toEqual(['walk', 'draw']);
    expect(fork.ask?.kind).toBe('drawn');
    submit(fork, 'keep');
    expect(playerOf(fork.state, 0).hand).toEqual([1, 2, 9]);
    expect(playerOf(match.state, 0).hand).toEqual([2]);
  });

  test('keeps no log unless asked to; then it has the whole story', () => {
    const match = longDuel('fork log');
    playAtRandom(match, newChance('fork log'), 30);
    expect(match.fork().log('everyone')).toEqual([]);
    expect(match.fork(match.answers.length, { listen: true }).log('everyone')).toEqual(match.log('everyone'));
    const half = match.fork(15, { listen: true });
    expect(half.log('everyone')).toEqual(match.log('everyone').filter(entry => entry.at <= 15));
  });
});

describe('rewind', () => {
  test('to every prefix gives the same position as playing forward', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(2, 3), (seed, seats) => {
        const match = Match.start(duel, { seats }, { seed: String(seed) });
        const seen: ReturnType<typeof trace>[] = [];
        const look = (): number => seen.push(trace(match));
        playAtRandom(match, newChance(`walk ${seed}`), 10_000, look);
        look();
        const answers = [...match.answers];
        for (let to = answers.length; to >= 0; to--) {
          match.rewind(to);
          const { epoch: _, ...is } = trace(match);
          const { epoch: __, ...was } = seen[to] as ReturnType<typeof trace>;
          expect(equal(is, was)).toBe(true);
        }
        for (const answer of answers) match.follow(answer);
        expect(match.hash()).toBe(seen.at(-1)?.hash);
      }),
      { numRuns: 25 },
    );
  });

  test.each([-1, 1, 0.5, Number.NaN])('to %d is impossible in a match without answers', to => {
    const match = arrangedDuel();
    expect(() => match.rewind(to)).toThrow(new RangeError(`This match has 0 answers; ${to} is not among them.`));
    expect(match.epoch).toBe(0);
  });

  test('works anywhere in a match long enough for old checkpoints to be given up', () => {
    const match = longDuel('long');
    const hashes: string[] = [];
    const chance = newChance('long');
    playAtRandom(match, chance, 10_000, () => hashes.push(match.hash()));
    const count = match.answers.length;
    expect(count).toBeGreaterThan(300);
    const log = match.log('everyone');
    for (let to = 0; to < count; to++) expect(match.fork(to).hash()).toBe(hashes[to]);
    const answers = [...match.answers];
    const final = match.hash();
    for (const to of [count - 1, 0, 64, 63, 1, 100, 49, 230, 2]) {
      match.rewind(Math.min(to, match.answers.length));
      const at = match.answers.length;
      expect(match.hash()).toBe(hashes[at]);
      for (const answer of answers.slice(at)) match.follow(answer);
      expect(match.hash()).toBe(final);
      expect(match.log('everyone')).toEqual(log);
    }
  });

  test('and deciding otherwise leaves nothing of what was given up', () => {
    for (let i = 0; i < 10; i++) {
      const match = longDuel(`otherwise ${i}`);
      playAtRandom(match, newChance(`first ${i}`), 40);
      match.rewind(7);
      const hashes = Array.from({ length: 7 }, (_, at) => match.fork(at).hash());
      playAtRandom(match, newChance(`second ${i}`), 20, () => hashes.push(match.hash()));
      for (const [at, expected] of hashes.entries()) expect(match.fork(at).hash()).toBe(expected);
      const after = match.hash();
      const answers = [...match.answers];
      match.rewind(9);
      expect(match.hash()).toBe(hashes[9]);
      for (const answer of answers.slice(9)) match.follow(answer);
      expect(match.hash()).toBe(after);
      expect(match.record().checkpoint.at).toBeLessThanOrEqual(match.answers.length);
    }
  });

  test('and following again over and over keeps every position', () => {
    const match = longDuel('to and fro');
    const hashes: string[] = [];
    playAtRandom(match, newChance('to and fro'), 120, () => hashes.push(match.hash()));
    hashes.push(match.hash());
    const answers = [...match.answers];
    const chance = newChance('steps');
    for (let i = 0; i < 60; i++) {
      match.rewind(chance.int(match.answers.length + 1));
      const forward = chance.int(answers.length - match.answers.length + 1);
      for (let n = 0; n < forward; n++) match.follow(answers[match.answers.length] as (typeof answers)[number]);
      expect(match.hash()).toBe(hashes[match.answers.length]);
    }
  });
});

describe('hash', () => {
  test('is another after every answer', () => {
    const match = longDuel('hash');
    const hashes: string[] = [];
    playAtRandom(match, newChance('hash'), 10_000, () => hashes.push(match.hash()));
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test('knows half-made actions and laid dice', () => {
    const match = arrangedDuel();
    const [one, two] = [match.fork(), match.fork()];
    submit(one, 'roll', [6]);
    submit(two, 'roll', [6, 1]);
    expect(one.state).toEqual(two.state);
    expect(one.hash()).not.toBe(two.hash());
  });
});

describe('follow', () => {
  test('refuses an answer that is not offered and changes nothing', () => {
    const match = arrangedDuel();
    const before = trace(match);
    expect(() => match.follow({ seat: 0, option: 'play:3' })).toThrow(
      'Answer 1, "play:3", is not offered by these rules.',
    );
    expect(() => match.follow({ seat: 1, option: 'walk' })).toThrow('Answer 1, "walk", is not offered by these rules.');
    expect(trace(match)).toEqual(before);
  });
});

describe('the log', () => {
  const drew = (card: number | null): DuelEvent => ({ kind: 'drew', seat: 0, card });
  const kinds = (match: DuelMatch, viewer: 0 | 1 | 'spectator' | 'everyone', from = 0) =>
    match.log(viewer, from).map(entry => entry.event);

  test('tells a secret to those who may know it and the others something instead', () => {
    const match = arrangedDuel({ seats: 3 });
    submit(match, 'draw');
    expect(kinds(match, 0)).toEqual([drew(9)]);
    expect(kinds(match, 1)).toEqual([drew(null)]);
    expect(match.log(2).map(e => e.event)).toEqual([drew(null)]);
    expect(kinds(match, 'spectator')).toEqual([drew(null)]);
    expect(kinds(match, 'everyone')).toEqual([drew(9), drew(null)]);
    expect(match.log('everyone').map(e => e.to)).toEqual([[0], [-1, 1, 2]]);
  });

  test('says after how many answers something happened', () => {
    const match = arrangedDuel();
    submit(match, 'walk');
    submit(match, 'draw');
    submit(match, 'keep');
    submit(match, 'end');
    expect(match.log(1).map(e => [e.at, e.event.kind])).toEqual([
      [1, 'walked'],
      [2, 'drew'],
      [3, 'kept'],
      [4, 'turn'],
    ]);
    expect(match.log(1, 3).map(e => e.event.kind)).toEqual(['kept', 'turn']);
    expect(match.log(1, 5)).toEqual([]);
  });

  test('tells what happened before the first decision', () => {
    const match = Match.start(duel, {}, { seed: 'x' });
    const hand = playerOf(match.state, 1).hand;
    expect(match.log(1).map(e => e.at)).toEqual([0, 0, 0, 0, 0]);
    expect(kinds(match, 1)).toEqual([
      drew(null),
      drew(null),
      { kind: 'drew', seat: 1, card: hand[0] },
      { kind: 'drew', seat: 1, card: hand[1] },
      { kind: 'turn', seat: 0, turn: 1 },
    ]);
  });

  test.each<[string, Seats, (string | null)[]]>([
    ['all', 'all', ['secret', 'secret', 'secret']],
    ['nobody', [], ['public', 'public', 'public']],
    ['seat 1', [1], ['public', 'secret', 'public']],
    ['both seats', [0, 1], ['secret', 'secret', 'public']],
  ])('for %s', (_, to, heard) => {
    const game = oneDecision({}, { act: (_, io) => io.tell?.({ kind: 'secret' }, to, { kind: 'public' }) });
    const match = Match.start(game, {}, { seed: 'x' });
    match.choose(0);
    const first = (viewer: 0 | 1 | 'spectator'): string | null => match.log(viewer)[0]?.event.kind ?? null;
    expect([first(0), first(1), first('spectator')]).toEqual(heard);
    for (const viewer of [0, 1, 'spectator'] as const) expect(match.log(viewer)).toHaveLength(1);
  });

  test('without something instead the others hear nothing', () => {
    const game = oneDecision({}, { act: (_, io) => io.tell?.({ kind: 'secret' }, [1]) });
    const match = Match.start(game, {}, { seed: 'x' });
    match.choose(0);
    expect([match.log(0), match.log(1), match.log('spectator')].map(log => log.length)).toEqual([0, 1, 0]);
  });

  test('a match nobody listens to is not told anything', () => {
    let heard: unknown = 'not called';
    const game = oneDecision(
      {},
      {
        act: (_, io) => {
          heard = io.tell;
        },
      },
    );
    const match = Match.start(game, {}, { seed: 'x', listen: false });
    match.choose(0);
    expect(heard).toBeUndefined();
  });
});

describe('barriers', () => {
  const barriers = (match: DuelMatch): boolean[] => match.answers.map((_, i) => match.isBarrier(i));

  test('a die is one, a step is not', () => {
    const match = arrangedDuel();
    submit(match, 'walk');
    submit(match, 'roll', [2]);
    submit(match, 'stop');
    expect(barriers(match)).toEqual([false, true, false]);
  });

  test('a card drawn is one, keeping or dropping it is not', () => {
    const match = arrangedDuel();
    submit(match, 'draw');
    submit(match, 'keep');
    submit(match, 'draw');
    submit(match, 'drop:8');
    expect(barriers(match)).toEqual([true, false, true, false]);
  });

  test('a card shown by the seat that decides is none, but the roll after it is', () => {
    const match = arrangedDuel();
    submit(match, 'play:1');
    expect(barriers(match)).toEqual([false]);
    submit(match, 'block:3');
    expect(barriers(match)).toEqual([false, true]);
  });

  test('by whom something is revealed decides', () => {
    const revealing = (by?: number): boolean => {
      const game = oneDecision({}, { act: (_, io) => io.reveal?.('all', { fact: 1 }, by) });
      const match = Match.start(game, {}, { seed: 'x' });
      match.choose(0);
      return match.isBarrier(0);
    };
    expect([revealing(0), revealing(1), revealing()]).toEqual([false, true, true]);
  });

  test('a shuffle is one although it shows nothing', () => {
    const game = oneDecision({ deck: [1, 2] }, { act: (state, io) => void io.chance.shuffle(state.deck) });
    const match = Match.start(game, {}, { seed: 'x' });
    match.choose(0);
    expect(match.isBarrier(0)).toBe(true);
  });

  test('are the same after a rewind, and what lies beyond the answers counts as one', () => {
    const match = arrangedDuel();
    submit(match, 'draw');
    submit(match, 'keep');
    match.rewind(1);
    expect(barriers(match)).toEqual([true]);
    expect(match.isBarrier(7)).toBe(true);
    match.follow({ seat: 0, option: 'keep' });
    expect(barriers(match)).toEqual([true, false]);
  });
});

describe('a half-made action', () => {
  const worlds = (match: DuelMatch, viewer: 0 | 1 | 'spectator') => {
    const chance = newChance('worlds');
    return Array.from({ length: 60 }, () => sample(match, viewer, chance));
  };

  test('is known to those who have seen it until the next rest', () => {
    const match = arrangedDuel();
    expect(match.factsFor(0)).toEqual([]);
    submit(match, 'draw');
    expect(match.factsFor(0)).toEqual([{ top: 9 }]);
    expect(match.factsFor(1)).toEqual([]);
    expect(match.factsFor('spectator')).toEqual([]);
    submit(match, 'keep');
    expect(match.factsFor(0)).toEqual([]);
    submit(match, 'play:1');
    for (const viewer of [0, 1, 'spectator'] as const) expect(match.factsFor(viewer)).toEqual([{ hand: 0, card: 1 }]);
  });

  test('facts come back with a rewind', () => {
    const match = arrangedDuel();
    submit(match, 'draw');
    submit(match, 'keep');
    match.rewind(1);
    expect(match.factsFor(0)).toEqual([{ top: 9 }]);
    match.rewind(0);
    expect(match.factsFor(0)).toEqual([]);
  });

  test('a card played from a hidden hand is played in every world of the others', () => {
    const match = arrangedDuel();
    submit(match, 'play:2');
    const hands = new Set<string>();
    for (const world of worlds(match, 1)) {
      expect(world.state.discard).toEqual([2]);
      expect(duel.view(world.state, 1)).toEqual(match.view(1));
      expect(world.ask?.options).toEqual(match.ask?.options);
      hands.add(playerOf(world.state, 0).hand.join());
    }
    // Seat 1 holds 3 and 4 and has seen the 2: anything else may be left in the other hand.
    expect([...hands].toSorted()).toEqual(['1', '5', '6', '7', '8', '9']);
  });

  test('a card drawn is the same in every world of the seat that drew it, and any in those of the others', () => {
    const match = arrangedDuel();
    submit(match, 'draw');
    for (const world of worlds(match, 0)) expect(playerOf(world.state, 0).hand).toEqual([1, 2, 9]);
    const drawn = new Set(worlds(match, 1).map(world => playerOf(world.state, 0).hand.at(-1)));
    expect([...drawn].toSorted()).toEqual([1, 2, 5, 6, 7, 8, 9]);
  });

  test('dice that lie on the table lie in every world', () => {
    const match = arrangedDuel();
    submit(match, 'roll', [3]);
    submit(match, 'again', [2]);
    for (const viewer of [0, 1, 'spectator'] as const)
      for (const world of worlds(match, viewer)) {
        expect(world.state.rolled).toBe(2);
        expect(world.ask?.kind).toBe('again');
      }
  });

  test('dice from the seed and from fresh luck are repeated as well', () => {
    for (const seed of ['a', undefined]) {
      const match = arrangedDuel({ seed });
      do {
        match.rewind(0);
        submit(match, 'roll');
      } while (match.state.rolled === 0 && seed === undefined);
      for (const world of worlds(match, 1)) expect(world.state.rolled).toBe(match.state.rolled);
    }
  });

  test('what comes next differs from world to world', () => {
    const match = arrangedDuel();
    submit(match, 'roll', [3]);
    const scores = new Set(
      worlds(match, 0).map(world => {
        world.answer(0);
        return world.state.rolled;
      }),
    );
    expect(scores.size).toBeGreaterThan(3);
  });

  test('is what a match is stored as: a rest and the answers since', () => {
    const match = arrangedDuel();
    submit(match, 'walk');
    expect(match.halfMade().answers).toEqual([]);
    submit(match, 'roll', [3]);
    submit(match, 'again', [4]);
    const { answers, position } = match.halfMade();
    expect(answers.map(a => a.option)).toEqual(['roll', 'again']);
    expect(position.state.rolled).toBe(0);
    expect(playerOf(position.state, 0).steps).toBe(1);
    expect(match.record().checkpoint.at).toBe(1);
  });
});

describe('a rule that fails', () => {
  const game = oneDecision(
    { count: 0 },
    {
      *fine(state) {
        state.count++;
        const options: Act[] = [{ do: 'boom' }, { do: 'on' }];
        const choice = yield* choose<Act>({ seat: 0, kind: 'more', rule: 'TOY-FAIL-1', options });
        if (choice.do === 'boom') throw new Error('the sky fell');
      },
      broken: (state, io) => {
        state.count = 99;
        io.chance.dice(5);
        io.tell?.({ kind: 'told' });
        io.reveal?.('all', { x: 1 });
        throw new Error('the sky fell');
      },
    },
  );

  test('leaves the match as it was', () => {
    const match = Match.start(game, {}, { seed: 'x' });
    const before = trace(match as unknown as DuelMatch);
    const state = structuredClone(match.state);
    expect(() => match.submit({ seat: 0, epoch: 0, option: 'broken' })).toThrow(RuleFailure);
    expect(() => match.choose(1)).toThrow('toy-once: the rules failed on "broken": the sky fell');
    expect({ ...trace(match as unknown as DuelMatch), ask: before.ask }).toEqual(before);
    expect(match.optionIds()).toEqual(['fine', 'broken']);
    expect(match.state).toEqual(state);
    match.choose(0);
    expect(match.state.count).toBe(1);
  });

  test('in the middle of an action leaves the half-made action', () => {
    const match = Match.start(game, {}, { seed: 'x' });
    match.choose(0);
    const before = match.hash();
    expect(() => match.choose(0)).toThrow('toy-once: the rules failed on "boom": the sky fell');
    expect(match.hash()).toBe(before);
    expect(match.answers).toEqual([{ seat: 0, option: 'fine' }]);
    match.choose(1);
    expect(match.outcome).not.toBeNull();
  });

  test('in a later step leaves the match as it was before the answer', () => {
    const broken = {
      ...duel,
      *step(...args: Parameters<typeof duel.step>) {
        if (args[0].current === 1) throw new Error('seat 1 is cursed');
        yield* duel.step(...args);
      },
    };
    const match = Match.start(broken, {}, { seed: 'x' });
    submit(match, 'walk');
    const before = trace(match);
    expect(() => submit(match, 'end')).toThrow('toy-duel: the rules failed on "end": seat 1 is cursed');
    expect({ ...trace(match), ask: before.ask }).toEqual(before);
    submit(match, 'walk');
    expect(playerOf(match.state, 0).steps).toBe(2);
  });

  test('keeps its cause', () => {
    const match = Match.start(game, {}, { seed: 'x' });
    try {
      match.choose(1);
      expect.unreachable();
    } catch (error) {
      expect((error as RuleFailure).cause).toEqual(new Error('the sky fell'));
    }
  });

  test('a die laid wrongly fails like a rule', () => {
    const match = arrangedDuel();
    const before = match.hash();
    expect(() => submit(match, 'roll', [7])).toThrow(
      'toy-duel: the rules failed on "roll": A laid die shows 7, but a die with 6 sides was rolled.',
    );
    expect(match.hash()).toBe(before);
    expect(match.laidDice).toEqual([]);
    submit(match, 'roll', [6]);
    expect(playerOf(match.state, 0).score).toBe(6);
  });
});

describe('fresh luck', () => {
  test('is recorded only with answers that used it', () => {
    const match = arrangedDuel({ seed: undefined });
    for (const option of ['walk', 'draw', 'keep', 'play:1']) submit(match, option);
    expect(match.answers.map(a => a.luck)).toEqual([undefined, undefined, undefined, undefined]);
    submit(match, 'pass');
    const luck = match.answers[4]?.luck;
    expect(luck && 'fresh' in luck && luck.fresh).toHaveLength(4);
    expect(match.record().seeded).toBe(false);
  });

  test('an answer that used none leaves the generator as it was', () => {
    const match = arrangedDuel({ seed: undefined });
    const before = match.record().start.chance;
    submit(match, 'walk');
    submit(match, 'walk');
    expect(match.record().checkpoint.position.chance).toEqual(before);
    match.rewind(1);
    match.follow({ seat: 0, option: 'walk' });
    expect(match.record().checkpoint.position.chance).toEqual(before);
  });

  test('nobody can foresee the dice: the same position rolls differently each time', () => {
    const match = arrangedDuel({ seed: undefined });
    const rolls = new Set(
      Array.from({ length: 60 }, () => {
        const fork = match.fork();
        submit(fork, 'roll');
        return fork.state.rolled;
      }),
    );
    expect(rolls.size).toBeGreaterThan(3);
  });

  test('a seeded match rolls the same each time and records nothing', () => {
    const match = arrangedDuel({ seed: 'x' });
    const rolls = new Set(
      Array.from({ length: 20 }, () => {
        const fork = match.fork();
        submit(fork, 'roll');
        expect(fork.answers).toEqual([{ seat: 0, option: 'roll' }]);
        return fork.hash();
      }),
    );
    expect(rolls.size).toBe(1);
  });

  test('a whole match with fresh luck can be rewound to any point and followed again', () => {
    const match = Match.start(duel, { settings: { turns: 120 } });
    const hashes: string[] = [];
    playAtRandom(match, newChance('fresh'), 90, () => hashes.push(match.hash()));
    hashes.push(match.hash());
    const answers = [...match.answers];
    for (let to = answers.length; to >= 0; to--) {
      match.rewind(to);
      expect(match.hash()).toBe(hashes[to]);
    }
    for (const [i, answer] of answers.entries()) {
      match.follow(answer);
      expect(match.hash()).toBe(hashes[i + 1]);
    }
  });
});
