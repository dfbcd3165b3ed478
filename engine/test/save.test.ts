import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newChance } from '../chance.ts';
import { choose } from '../flow.ts';
import type { Config, Game } from '../game.ts';
import { Match } from '../match.ts';
import { hash } from '../plain.ts';
import { BadSave, type Loaded, load, replay, save } from '../save.ts';
import { type Json, type JsonObject, mutated } from './json.ts';
import {
  type Act,
  anyGame,
  anyMatch,
  arrangedDuel,
  type DuelMatch,
  type DuelState,
  duel,
  oneDecision,
  playAtRandom,
  playerOf,
  submit,
} from './toys.ts';

const text = (match: unknown): string => save(anyMatch(match));
const read = (saved: string, game: unknown = duel): Loaded => load(saved, [anyGame(game)]);
const asDuel = (loaded: Loaded): DuelMatch => loaded.match as unknown as DuelMatch;

/** The message of the BadSave that reading throws; any other exception fails the test. */
function complaint(saved: string, games: readonly Game[] = [anyGame(duel)]): string {
  try {
    load(saved, games);
  } catch (error) {
    if (error instanceof BadSave) return error.message;
    throw error;
  }
  throw new Error('It was read without complaint.');
}

/** The same complaint in German. */
function beschwerde(saved: string, games: readonly Game[] = [anyGame(duel)]): string {
  try {
    load(saved, games);
  } catch (error) {
    return (error as BadSave).text.de;
  }
  return '';
}

/** A save with something changed, and a checksum that fits again. */
function edited(saved: string, edit: (body: JsonObject) => void): string {
  const { check: _, ...body } = JSON.parse(saved) as JsonObject;
  edit(body);
  return JSON.stringify({ ...body, check: hash(body) });
}

describe('a round trip', () => {
  test.each([
    ['seeded', 'x'],
    ['fresh', undefined],
  ])('brings everything back at every point of a random match (%s)', (_, seed) => {
    for (const seats of [2, 3]) {
      const match = Match.start(duel, { seats }, { seed });
      const chance = newChance(`walk ${seats}`);
      const check = (): void => {
        const { match: again, complete, dropped } = read(text(match));
        expect(complete).toBe(true);
        expect(dropped).toEqual([]);
        expect(again.hash()).toBe(match.hash());
        expect(again.epoch).toBe(match.epoch);
        expect(again.config).toEqual(match.config);
        expect(again.answers).toEqual(match.answers);
        expect(again.log('everyone')).toEqual(match.log('everyone'));
        expect(again.optionIds()).toEqual(match.optionIds());
        expect(again.outcome).toEqual(match.outcome);
        expect(again.factsFor(0)).toEqual(match.factsFor(0));
        expect(again.answers.map((_, i) => again.isBarrier(i))).toEqual(
          match.answers.map((_, i) => match.isBarrier(i)),
        );
        expect(text(again)).toBe(text(match));
        expect(text(match.fork())).toBe(text(match));
      };
      playAtRandom(match, chance, 10_000, check);
      check();
    }
  });

  test('goes on with the dice that would have come', () => {
    const match = arrangedDuel();
    submit(match, 'walk');
    const again = asDuel(read(text(match)));
    for (const m of [match, again]) playAtRandom(m, newChance('on'));
    expect(again.hash()).toBe(match.hash());
  });

  test('who sat where comes along, if it is told', () => {
    const match = anyMatch(Match.start(duel));
    expect(load(save(match, ['Anna', null]), [anyGame(duel)]).players).toEqual(['Anna', null]);
    expect(load(save(match), [anyGame(duel)]).players).toBeUndefined();
  });

  test('a match with fresh luck goes on with fresh luck', () => {
    const { match } = read(text(arrangedDuel({ seed: undefined })));
    submit(match, 'roll');
    expect(match.answers[0]?.luck).toBeDefined();
    expect(read(text(arrangedDuel())).match.record().seeded).toBe(true);
  });

  test('keeps laid dice that were not rolled', () => {
    const match = arrangedDuel();
    submit(match, 'walk', [5, 4]);
    const { match: again } = read(text(match));
    expect(again.laidDice).toEqual([5, 4]);
    expect(again.hash()).toBe(match.hash());
  });

  test('an undo survives it', () => {
    const match = arrangedDuel();
    submit(match, 'walk');
    submit(match, 'roll', [3]);
    match.rewind(1);
    const { match: again } = read(text(match));
    expect(again.hash()).toBe(match.hash());
    expect(again.epoch).toBe(3);
  });

  test('finds its game among several', () => {
    const other = { ...duel, id: 'toy-other' };
    expect(load(text(arrangedDuel()), [anyGame(other), anyGame(duel)]).match.game.id).toBe('toy-duel');
  });
});

describe('what is no save', () => {
  test.each<[string, string]>([
    ['', 'This is not a save of Tafelrunde: it is not even JSON.'],
    ['{', 'This is not a save of Tafelrunde: it is not even JSON.'],
    [
      'null',
      'This is not a save of Tafelrunde, or it is damaged at the top: Invalid input: expected object, received null.',
    ],
    [
      '[]',
      'This is not a save of Tafelrunde, or it is damaged at the top: Invalid input: expected object, received array.',
    ],
    ['{}', 'This is not a save of Tafelrunde, or it is damaged at format: Invalid input: expected 1.'],
    ['-0', 'This save is damaged: save is -0, which JSON turns into 0.'],
    ['{"__proto__": {}}', 'This save is damaged: save has the forbidden key "__proto__".'],
    [
      '['.repeat(100_000) + ']'.repeat(100_000),
      `This save is damaged: save${'[0]'.repeat(12)}... is nested more than 500 levels deep.`,
    ],
  ])('is refused in one sentence (case %#)', (broken, message) => {
    expect(complaint(broken)).toBe(message);
  });

  test('any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.string({ unit: 'binary' })), anything => {
        expect(complaint(anything)).toMatch(/^This (is not a save of Tafelrunde|save is damaged|save has format)/);
      }),
      { numRuns: 500 },
    );
  });

  const saved = (() => {
    const match = Match.start(duel, {}, { seed: 'saved' });
    playAtRandom(match, newChance('saved'), 9);
    return text(match);
  })();

  test('a save cut off anywhere', () => {
    for (let length = 0; length < saved.length; length++)
      expect(complaint(saved.slice(0, length))).toBe('This is not a save of Tafelrunde: it is not even JSON.');
  });

  test('a save with one character changed anywhere is refused, or says the same', () => {
    const good = read(saved).match.hash();
    for (let at = 0; at < saved.length; at++) {
      const changed = saved.slice(0, at) + (saved[at] === '1' ? '2' : '1') + saved.slice(at + 1);
      try {
        expect(read(changed).match.hash()).toBe(good);
      } catch (error) {
        expect(error).toBeInstanceOf(BadSave);
      }
    }
  });

  test('a save with any node deleted, replaced or added is refused in one sentence', () => {
    const original = JSON.parse(saved) as JsonObject;
    fc.assert(
      fc.property(mutated<Json>(original), broken => {
        fc.pre(hash(broken) !== hash(original));
        const message = complaint(JSON.stringify(broken));
        expect(message).toMatch(/^This .*\.$/s);
        expect(message.length).toBeLessThan(400);
      }),
      { numRuns: 600 },
    );
  });

  test('nor does a fitting checksum lead to anything but a match or one sentence', () => {
    const { check: _, ...body } = JSON.parse(saved) as JsonObject;
    let refused = 0;
    fc.assert(
      fc.property(mutated<JsonObject>(body), broken => {
        const forged = JSON.stringify({ ...broken, check: hash(broken) });
        try {
          read(forged);
        } catch (error) {
          expect(error).toBeInstanceOf(BadSave);
          expect((error as BadSave).message).toMatch(/^This /);
          refused++;
        }
      }),
      { numRuns: 600 },
    );
    expect(refused).toBeGreaterThan(100);
  });

  test('a wrong checksum', () => {
    expect(complaint(saved.replace('"epoch":9', '"epoch":8'))).toBe(
      'This save is damaged: its contents do not match its checksum.',
    );
  });

  test('a checkpoint beyond the last answer', () => {
    const late = edited(saved, body => {
      (body.checkpoint as JsonObject).at = 99;
    });
    expect(complaint(late)).toBe('This save is damaged: its checkpoint lies behind its last answer.');
  });

  test('a part of the wrong kind is named', () => {
    const wrong = edited(saved, body => {
      body.epoch = 'x';
    });
    expect(complaint(wrong)).toBe(
      'This is not a save of Tafelrunde, or it is damaged at epoch: Invalid input: expected number, received string.',
    );
  });

  test('a game that is not there', () => {
    expect(complaint(saved, [anyGame({ ...duel, id: 'toy-a' }), anyGame({ ...duel, id: 'toy-b' })])).toBe(
      'This save is of "toy-duel"; known games are toy-a, toy-b.',
    );
  });

  test('a scenario or setting that is not there', () => {
    const elsewhere = edited(saved, body => {
      (body.config as JsonObject).scenario = 'moon';
    });
    expect(complaint(elsewhere)).toBe(
      'This save does not fit the rules of toy-duel: toy-duel has no scenario "moon"; it has ring.',
    );
    const odd = edited(saved, body => {
      (body.config as JsonObject).settings = { turns: 5 };
    });
    expect(complaint(odd)).toBe(
      'This save does not fit the rules of toy-duel: Setting "turns" can be 2, 4 or 120 with 2 seats, not 5.',
    );
  });

  test('is refused in German too', () => {
    const changed = (edit: (body: JsonObject) => void): string => beschwerde(edited(saved, edit));
    expect(beschwerde('{')).toBe('Das ist kein Spielstand von Tafelrunde: Es ist nicht einmal JSON.');
    expect(beschwerde(saved.replace('"epoch":9', '"epoch":8'))).toBe(
      'Dieser Spielstand ist beschädigt: Sein Inhalt passt nicht zu seiner Prüfsumme.',
    );
    expect(
      changed(body => {
        (body.checkpoint as JsonObject).at = 99;
      }),
    ).toBe('Dieser Spielstand ist beschädigt: Sein Haltepunkt liegt hinter der letzten Antwort.');
    expect(
      changed(body => {
        body.format = 2;
      }),
    ).toBe('Dieser Spielstand hat das Format 2; diese Fassung liest bis 1. Bitte aktualisieren.');
    expect(
      changed(body => {
        body.version = 4;
      }),
    ).toBe('Dieser Spielstand stammt von einer neueren Fassung von toy-duel (4; hier ist es 1).');
    expect(
      changed(body => {
        (body.config as JsonObject).scenario = 'moon';
      }),
    ).toBe(
      'Dieser Spielstand passt nicht zu den Regeln von toy-duel: toy-duel hat kein Szenario „moon“, sondern ring.',
    );
    expect(beschwerde(saved, [anyGame({ ...duel, id: 'toy-a' })])).toBe(
      'Dieser Spielstand gehört zu „toy-duel“; bekannte Spiele sind toy-a.',
    );
    expect(beschwerde(saved, [anyGame({ ...duel, version: 2 })])).toBe(
      'Dieser Spielstand von toy-duel hat die Version 1, die nicht mehr gelesen werden kann.',
    );
  });

  test('a newer format', () => {
    const newer = edited(saved, body => {
      body.format = 2;
      body.novelty = true;
    });
    expect(complaint(newer)).toBe('This save has format 2; this version reads up to 1. Please update.');
  });

  test('a newer version of the game', () => {
    expect(complaint(text(Match.start({ ...duel, version: 4 }, {}, { seed: 'x' })))).toBe(
      'This save was made by a newer version of toy-duel (4; this is 1).',
    );
  });

  test('a state the rules cannot play', () => {
    const broken = edited(saved, body => {
      for (const position of [body.start, (body.checkpoint as JsonObject).position] as JsonObject[])
        position.state = { nothing: true };
    });
    expect(complaint(broken)).toMatch(
      /^This save does not fit the rules of toy-duel: Cannot read properties of undefined/,
    );
  });
});

describe('rules that have changed since', () => {
  const walked = (): DuelMatch => {
    const match = arrangedDuel();
    submit(match, 'walk');
    submit(match, 'walk');
    return match;
  };

  test('another result of the same answers: the stored rest counts, and play goes on from it', () => {
    const changed = {
      ...duel,
      *step(...[state, io]: Parameters<typeof duel.step>) {
        const before = playerOf(state, state.current).steps;
        const player = playerOf(state, state.current);
        yield* duel.step(state, io);
        if (player.steps > before) player.steps += 10;
      },
    };
    const match = walked();
    const loaded = read(text(match), changed);
    expect(loaded.complete).toBe(false);
    expect(loaded.dropped).toEqual([]);
    const again = asDuel(loaded);
    expect(again.state).toEqual(match.state);
    expect(again.epoch).toBe(2);
    expect(again.answers).toEqual([]);
    expect(again.log('everyone')).toEqual([]);
    submit(again, 'walk');
    expect(playerOf(again.state, 0).steps).toBe(2 + 11);
    expect(read(text(again), changed).complete).toBe(true);
  });

  test('an old answer that is no longer offered: play goes on from the rest', () => {
    const renamed = { ...duel, optionId: (choice: Act) => (choice.do === 'walk' ? 'stroll' : choice.do) };
    const match = walked();
    const loaded = read(text(match), renamed);
    expect(loaded.complete).toBe(false);
    expect(loaded.dropped).toEqual([]);
    expect(asDuel(loaded).state).toEqual(match.state);
    submit(loaded.match, 'stroll');
    expect(loaded.match.outcome).toBeNull();
  });

  test('a half-made action that is no longer offered is asked again', () => {
    const renamed = { ...duel, optionId: (choice: Act) => (choice.do === 'play' ? 'use' : choice.do) };
    const match = walked();
    submit(match, 'play:1');
    const loaded = read(text(match), renamed);
    expect(loaded.complete).toBe(false);
    expect(loaded.dropped).toEqual([{ seat: 0, option: 'play:1' }]);
    expect(loaded.match.ask?.kind).toBe('turn');
    expect(playerOf(asDuel(loaded).state, 0)).toEqual({ score: 0, energy: 1, steps: 2, hand: [1, 2] });
  });

  test('only the part of a half-made action that is no longer offered is asked again', () => {
    const match = arrangedDuel({ seats: 3 });
    submit(match, 'walk');
    submit(match, 'play:1');
    submit(match, 'pass');
    const renamed = {
      ...duel,
      optionId: (choice: Act & { card?: number }) =>
        choice.do === 'pass' ? 'decline' : choice.card ? `${choice.do}:${choice.card}` : choice.do,
    };
    const loaded = read(text(match), renamed);
    expect(loaded.complete).toBe(false);
    expect(loaded.dropped).toEqual([{ seat: 1, option: 'pass' }]);
    expect(loaded.match.ask?.seat).toBe(1);
    expect(loaded.match.optionIds()).toEqual(['decline', 'block:3', 'block:4']);
    expect(asDuel(loaded).state.discard).toEqual([1]);
  });

  test('a half-made action on which the rules now fail is asked again', () => {
    const broken = {
      ...duel,
      *step(...[state, io]: Parameters<typeof duel.step>) {
        const flow = duel.step(state, io);
        let next = flow.next(0);
        while (!next.done) {
          if (next.value.kind === 'parry') throw new Error('no parries any more');
          next = flow.next(yield next.value);
        }
      },
    };
    const match = walked();
    submit(match, 'play:2');
    const loaded = read(text(match), broken);
    expect(loaded.dropped).toEqual([{ seat: 0, option: 'play:2' }]);
    expect(loaded.match.ask?.kind).toBe('turn');
  });
});

describe('migrations', () => {
  const seen: Config[] = [];
  const third = {
    ...duel,
    version: 3,
    migrations: {
      1: (state: unknown, config: Config) => {
        seen.push(config);
        const old = state as DuelState;
        return { ...old, players: old.players.map(p => ({ ...p, score: p.score * 10 })) };
      },
      2: (state: unknown) => {
        const old = state as DuelState;
        return { ...old, players: old.players.map(p => ({ ...p, score: p.score + 1 })) };
      },
    },
  };

  test('are applied one after the other, and play goes on', () => {
    const match = arrangedDuel();
    submit(match, 'roll', [6]);
    const loaded = read(text(match), third);
    expect(loaded.complete).toBe(false);
    expect(loaded.dropped).toEqual([]);
    expect(asDuel(loaded).state.players.map(p => p.score)).toEqual([61, 1]);
    expect(seen).toEqual([match.config]);
    expect(loaded.match.epoch).toBe(1);
    submit(loaded.match, 'roll', [6]);
    expect(asDuel(loaded).state.players.map(p => p.score)).toEqual([67, 1]);
    const again = read(text(loaded.match), third);
    expect(again.complete).toBe(true);
    expect(again.match.hash()).toBe(loaded.match.hash());
  });

  test('what the table agreed on is read in the words of today, of earlier versions only', () => {
    const match = Match.start(duel, { settings: { turns: 4 } }, { seed: 'x' });
    const [ring] = duel.scenarios;
    const renamed = {
      ...duel,
      version: 2,
      migrations: { 1: (state: unknown) => state },
      setup: (config: Config, chance: Parameters<typeof duel.setup>[1]) =>
        duel.setup({ ...config, settings: { turns: config.settings.length ?? 0 } }, chance),
      scenarios: [{ ...ring, settings: ring?.settings.map(setting => ({ ...setting, id: 'length' })) ?? [] }],
      renewSettings: ({ turns, ...rest }: Config['settings'], version: number) =>
        ({ ...rest, length: version === 1 ? Number(turns) : 0 }) as Config['settings'],
    } as unknown as typeof duel;
    expect(read(text(match), renamed).match.config.settings).toEqual({ length: 4 });
    const today = Match.start(renamed, { settings: { length: 4 } }, { seed: 'x' });
    expect(read(text(today), renamed).match.config.settings).toEqual({ length: 4 });
  });

  test('from the second version only the second', () => {
    const match = Match.start({ ...duel, version: 2 }, {}, { seed: 'x' });
    expect(asDuel(read(text(match), third)).state.players.map(p => p.score)).toEqual([1, 1]);
  });

  test('keep the half-made action', () => {
    const match = arrangedDuel();
    submit(match, 'roll', [3]);
    submit(match, 'again', [4]);
    const loaded = read(text(match), third);
    expect(loaded.dropped).toEqual([]);
    expect(loaded.match.ask?.kind).toBe('again');
    expect(asDuel(loaded).state.rolled).toBe(4);
    expect(loaded.match.answers.map(a => a.option)).toEqual(['roll', 'again']);
  });

  test('that are missing are said, with the version of the save', () => {
    const { 2: two } = third.migrations;
    const saved = text(arrangedDuel());
    const message = 'This save of toy-duel has version 1, which can no longer be read.';
    expect(complaint(saved, [anyGame({ ...third, migrations: { 2: two } })])).toBe(message);
    expect(complaint(saved, [anyGame({ ...third, migrations: { 1: third.migrations[1] } })])).toBe(message);
    expect(complaint(saved, [anyGame({ ...duel, version: 2 })])).toBe(message);
  });

  test('that fail or give back nonsense are one sentence too', () => {
    const saved = text(arrangedDuel());
    const failing = {
      1: () => {
        throw new Error('lost');
      },
    };
    expect(complaint(saved, [anyGame({ ...duel, version: 2, migrations: failing })])).toBe(
      'This save does not fit the rules of toy-duel: lost',
    );
    for (const nonsense of [undefined, null, 7, {}])
      expect(complaint(saved, [anyGame({ ...duel, version: 2, migrations: { 1: () => nonsense } })])).toMatch(
        /^This save does not fit the rules of toy-duel: /,
      );
  });
});

describe('replay', () => {
  test('shows every position from the start', () => {
    const match = Match.start(duel, {}, { seed: 'replay' });
    const hashes: string[] = [];
    playAtRandom(match, newChance('replay'), 10_000, () => hashes.push(match.hash()));
    hashes.push(match.hash());
    expect([...replay(match)].length).toBe(hashes.length);
    const seen: string[] = [];
    let last: DuelMatch | null = null;
    for (const position of replay(match)) {
      seen.push(position.hash());
      last = position;
    }
    expect(seen).toEqual(hashes);
    expect(last?.log('everyone')).toEqual(match.log('everyone'));
    expect(last?.outcome).toEqual(match.outcome);
  });

  test('of a match without answers is its start', () => {
    const game = oneDecision(
      {},
      {
        *act() {
          yield* choose<Act>({ seat: 0, kind: 'x', rule: 'TOY-SAVE-1', options: [{ do: 'a' }, { do: 'b' }] });
        },
      },
    );
    const match = Match.start(game, {}, { seed: 'x' });
    expect([...replay(match)].map(m => m.optionIds())).toEqual([['act']]);
  });
});
