import { load } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { anyGame, type Duel, type DuelState, duel, duelStep, oneDecision, playerOf } from '../../engine/test/toys.ts';
import { configs } from '../configs.ts';
import { Finding, type Walked, walk } from '../walk.ts';

type Step = Duel['step'];
type Io = Parameters<Step>[1];
const CONFIG = { scenario: 'ring', seats: 2, settings: { turns: 4 } };

/** Walks until something is found, at most ten times; returns the finding. */
function found(game: unknown, config = CONFIG): Finding {
  for (let i = 0; i < 10; i++) {
    try {
      walk(anyGame(game), config, { seed: `walk ${i}` });
    } catch (error) {
      if (error instanceof Finding) return error;
      throw error;
    }
  }
  throw new Error('Nothing was found.');
}

const message = (game: unknown): string => found(game).message.replace(/ \(after \d+ answers\)$/, '');

/** The duel with another io in every step. */
const hearing = (change: (io: Io) => Io): Duel => ({ ...duel, step: (state, io) => duelStep(state, change(io)) });

/** The duel in which something happens whenever a walk is taken. */
const walking = (mishap: (state: DuelState, io: Io) => void): Duel => ({
  ...duel,
  *step(state, io) {
    const { steps } = playerOf(state, state.current);
    const walker = playerOf(state, state.current);
    yield* duelStep(state, io);
    if (walker.steps > steps) mishap(state, io);
  },
});

describe('a correct game', () => {
  test.each(configs(anyGame(duel)))('passes: $seats seats, $settings', config => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const walked: Walked = walk(anyGame(duel), config, { seed, decisions: 150 });
      expect(walked.decisions).toBeGreaterThan(1);
      expect(walked.options).toBeGreaterThan(walked.decisions);
      expect(walked.over).toBe(walked.decisions < 150);
    }
  });

  test('stops after the decisions it was given', () => {
    expect(walk(anyGame(duel), CONFIG, { seed: 'x', decisions: 3 })).toMatchObject({ decisions: 3, over: false });
  });

  test('is walked the same way for the same seed', () => {
    const one = walk(anyGame(duel), CONFIG, { seed: 'x' });
    expect(walk(anyGame(duel), CONFIG, { seed: 'x' })).toEqual(one);
  });
});

describe('secrets', () => {
  test('what all have learned before anybody was asked is nothing an answer shows', () => {
    const open: Duel = {
      ...duel,
      *step(state, io) {
        const top = state.phase === 'turn' && state.discard.length === 0 ? state.deck.pop() : undefined;
        if (top !== undefined) {
          io.reveal?.('all', { top });
          state.discard.push(top);
        }
        yield* duelStep(state, io);
      },
    };
    for (const seed of ['a', 'b', 'c', 'd']) expect(walk(anyGame(open), CONFIG, { seed }).over).toBe(true);
  });

  test('a view that shows a hidden card', () => {
    const leaking: Duel = {
      ...duel,
      view: (state, viewer) => ({ ...duel.view(state, viewer), top: state.deck.at(-1) }),
    };
    expect(message(leaking)).toBe('re-dealing what 0 cannot know changes its view');
  });

  test('a view that shows the spectator what only players may know', () => {
    const leaking: Duel = {
      ...duel,
      view: (state, viewer) => duel.view(state, viewer === 'spectator' ? 0 : viewer),
    };
    expect(message(leaking)).toBe('re-dealing what spectator cannot know changes its view');
  });

  test('an ask that depends on a hidden card', () => {
    const telling: Duel = {
      ...duel,
      *step(state, io) {
        const other = 1 - state.current;
        if (state.phase === 'turn' && playerOf(state, other).hand.some(card => card > 5))
          yield { seat: other, kind: 'parry', rule: 'TOY-TELL-1', options: [{ do: 'pass' }, { do: 'keep' }] };
        yield* duelStep(state, io);
      },
    };
    expect(message(telling)).toMatch(/^whether somebody is asked tells (0|1|spectator) what is hidden from it$/);
  });

  test('a reaction that only those are asked for who can react', () => {
    const telling: Duel = { ...duel, step: (state, io) => duelStep(state, io, true) };
    // Whichever shows first: a world in which the reaction was skipped, or what the skipping gives away.
    expect(message(telling)).toMatch(
      /^(whether somebody is asked tells|re-dealing what \w+ cannot know changes|"play:\d" shows seat \d something hidden)/,
    );
  });

  test('options that depend on a hidden card', () => {
    const peeking: Duel = {
      ...duel,
      *step(state, io) {
        const flow = duelStep(state, io);
        for (let next = flow.next(0); !next.done; ) {
          const ask = next.value;
          const lucky = ask.kind === 'turn' && (state.deck.at(-1) ?? 0) > 5;
          const number = yield lucky ? { ...ask, options: ask.options.slice(0, -1) } : ask;
          next = flow.next(number);
        }
      },
    };
    expect(message(peeking)).toMatch(/^the options of seat \d depend on what is hidden from it$/);
  });

  test('asks to several seats: options that one of them cannot know, and others to ask that betray a hidden card', () => {
    const together = (also: (state: DuelState, seat: number) => readonly number[] | undefined): Duel => ({
      ...duel,
      *step(state, io) {
        const flow = duelStep(state, io);
        for (let next = flow.next(0); !next.done; ) {
          const others = next.value.kind === 'turn' ? also(state, next.value.seat) : undefined;
          next = flow.next(yield others ? { ...next.value, also: others } : next.value);
        }
      },
    });
    // What may be played follows from the hand of the one whose turn it is.
    expect(message(together((_, seat) => [1 - seat]))).toMatch(
      /^the options of seat \d depend on what is hidden from it$/,
    );
    expect(message(together((state, seat) => ((state.deck.at(-1) ?? 0) > 5 ? [1 - seat] : undefined)))).toMatch(
      /^(whether somebody is asked tells|the options of seat \d depend on)/,
    );
  });

  test('an explanation that depends on a hidden card', () => {
    const mine: Duel['explain'] = (state, seat, wanted) =>
      wanted.do === 'play' && !playerOf(state, seat).hand.includes(wanted.card)
        ? {
            rule: 'TOY-TURN-2',
            text: { en: 'That card is not in the hand.', de: 'Diese Karte ist nicht auf der Hand.' },
          }
        : null;
    walk(anyGame({ ...duel, explain: mine }), CONFIG, { seed: 'mine' });
    const anybodys: Duel = { ...duel, explain: (state, _, wanted) => mine(state, state.current, wanted) };
    expect(message(anybodys)).toMatch(/^why seat \d cannot have "play:\d" tells what is hidden from it$/);
  });

  test('the name of an option that is read as another choice', () => {
    expect(message({ ...duel, verbs: { walk: () => ({ do: 'roll' }) } })).toBe('"walk" is read as {"do":"roll"}');
  });

  test('a private event told to all', () => {
    const loud = hearing(io => ({ ...io, tell: event => io.tell?.(event) }));
    expect(message(loud)).toMatch(/^what (0|1|spectator) hears of "draw" tells what is hidden from it$/);
  });

  test('a draw that forgets to say what it reveals', () => {
    const quiet = hearing(io => ({ ...io, reveal: undefined }));
    // Whichever shows first: the world in which the card was not drawn, or the undo it would allow.
    expect(message(quiet)).toMatch(
      /^("draw" shows seat \d something hidden, but could be taken back|re-dealing what \d cannot know changes its view)$/,
    );
  });

  test('an undo of something seen', () => {
    const kind = oneDecision(
      { secret: 1, seen: 0 },
      {
        look: state => {
          state.seen = state.secret;
        },
        away: () => {},
      },
      {
        texts: {
          asks: { act: { en: 'Act', de: 'Handeln' } },
          options: { look: { en: 'Look', de: 'Sehen' }, away: { en: 'Away', de: 'Weg' } },
          events: {},
          outcomes: { done: { en: 'Done', de: 'Fertig' } },
        },
        view: (state, viewer) => ({ seen: viewer === 0 ? state.seen : 0 }),
        resample: (state, _viewer, chance) => {
          state.secret = chance.die(20);
        },
      },
    );
    expect(found(kind, { scenario: 'only', seats: 2, settings: {} } as never).message).toBe(
      '"look" shows seat 0 something hidden, but could be taken back (after 0 answers)',
    );
  });
});

describe('the state', () => {
  const withSetup = (change: (state: DuelState & { extra?: unknown }) => void): Duel => ({
    ...duel,
    setup(config, chance) {
      const state = duel.setup(config, chance);
      change(state);
      return state;
    },
  });

  test.each<[string, (state: DuelState & { extra?: unknown }) => void, string]>([
    [
      'undefined',
      state => {
        state.extra = undefined;
      },
      'state.extra is undefined; only JSON-plain data can be stored',
    ],
    [
      'a Map',
      state => {
        state.extra = new Map();
      },
      'state.extra is an instance of a class',
    ],
    [
      'a shared node',
      state => {
        state.extra = state.deck;
      },
      'state.extra is an object that also stands elsewhere; a state is a tree',
    ],
    [
      'NaN',
      state => {
        state.extra = Number.NaN;
      },
      'state.extra is NaN; only finite numbers can be stored',
    ],
  ])('with %s is found, from the set-up or from a step', (_, change, complaint) => {
    expect(message(withSetup(change))).toBe(complaint);
    expect(message(walking(change))).toBe(complaint);
  });

  test('kept outside of the state is found: the step runs differently again', () => {
    let walks = 0;
    const forgetful = walking((state: DuelState & { extra?: unknown }) => {
      state.extra = ++walks;
    });
    expect(message(forgetful)).toMatch(/^(taking|giving) "walk" (back|again) leads to another position$/);
  });

  test('kept outside of the state in the middle of an action is found', () => {
    let rolls = 0;
    const forgetful: Duel = {
      ...duel,
      *step(state, io) {
        const flow = duelStep(state, io);
        for (let next = flow.next(0); !next.done; ) {
          if (next.value.kind === 'again') state.rolled = (++rolls % 5) + 1;
          next = flow.next(yield next.value);
        }
      },
    };
    expect(message(forgetful)).toMatch(/another (hash|position)|changes its view/);
  });
});

describe('options', () => {
  test('that throw', () => {
    const broken = walking(() => {
      throw new Error('the floor is lava');
    });
    expect(message(broken)).toBe('option "walk": toy-duel: the rules failed on "walk": the floor is lava');
  });

  test('with the same name', () => {
    const twins: Duel = { ...duel, optionId: choice => (choice.do === 'roll' ? 'walk' : choice.do) };
    expect(message(twins)).toBe('two options are called "walk"');
  });

  test('whose explanation throws', () => {
    const rude: Duel = {
      ...duel,
      explain: () => {
        throw new Error('do not ask');
      },
    };
    expect(message(rude)).toBe('do not ask');
  });
});

describe('texts', () => {
  const { texts } = duel;
  const without = (part: Partial<typeof texts>): Duel => ({ ...duel, texts: { ...texts, ...part } });
  const noGerman = { en: 'Only English' } as unknown as { en: string; de: string };

  test('a missing option, event, ask or outcome', () => {
    const { walk: _, ...options } = texts.options;
    expect(message(without({ options: options as typeof texts.options }))).toBe(
      'there is no text for option "walk" (en)',
    );
    const { turn: __, ...events } = texts.events;
    expect(message(without({ events: events as typeof texts.events }))).toBe('there is no text for event "turn" (en)');
    expect(message(without({ asks: {} as typeof texts.asks }))).toBe('there is no text for asking "turn" (en)');
    expect(message(without({ outcomes: {} as typeof texts.outcomes }))).toMatch(
      /^there is no text for outcome "(points|drawn)" \(en\)$/,
    );
  });

  test('missing German', () => {
    expect(message(without({ options: { ...texts.options, walk: noGerman } }))).toBe(
      'there is no text for option "walk" (de)',
    );
    expect(message(without({ asks: { ...texts.asks, turn: noGerman } }))).toBe(
      'there is no text for asking "turn" (de)',
    );
    expect(message(without({ events: { ...texts.events, turn: noGerman } }))).toBe(
      'there is no text for event "turn" (de)',
    );
    expect(message(without({ outcomes: { points: noGerman, drawn: noGerman } }))).toMatch(
      /^there is no text for outcome "(points|drawn)" \(de\)$/,
    );
  });

  test('of an event that only the last decision tells', () => {
    const { turn: _, ...events } = texts.events;
    const late: Duel = {
      ...duel,
      texts: { ...texts, events: events as typeof texts.events },
      // Only the turn after the last is told.
      step: (state, io) =>
        duelStep(state, {
          ...io,
          tell: (event, ...rest) =>
            event.kind !== 'turn' || event.turn > state.last ? io.tell?.(event, ...rest) : undefined,
        }),
    };
    expect(message(late)).toBe('there is no text for event "turn" (en)');
  });

  test('that read badly', () => {
    const odd = { en: 'fine', de: (_: unknown) => `von ${undefined}` };
    expect(message(without({ options: { ...texts.options, walk: odd } }))).toBe(
      'the text for option "walk" reads "von undefined" (de)',
    );
    const empty = { en: '', de: 'gut' };
    expect(message(without({ options: { ...texts.options, walk: empty } }))).toBe(
      'the text for option "walk" reads "" (en)',
    );
  });

  test('a drawing with holes', () => {
    expect(message({ ...duel, draw: () => ['all well', `life: ${undefined}`] })).toBe(
      'the drawing for 0 contains "life: undefined"',
    );
  });

  test.each([
    ['en', false],
    ['en', true],
    ['de', false],
    ['de', true],
  ] as const)('a drawing with holes in one way to draw only: %s, plain %s', (holed, bare) => {
    const draw: typeof duel.draw = (_view, { lang, plain }) => [
      `life: ${lang === holed && plain === bare ? Number.NaN : 1}`,
    ];
    expect(message({ ...duel, draw })).toMatch(/^the drawing for (0|1|spectator) contains "life: NaN"$/);
  });

  test('an event that is not plain, or told to nobody', () => {
    const strange = walking((_, io) => io.tell?.({ kind: 'walked', seat: undefined } as never));
    expect(message(strange)).toMatch(/^event "walked"\.seat is undefined; |^the text for event "walked" reads/);
    const lost = walking((_, io) => io.tell?.({ kind: 'walked', seat: 0 }, [5]));
    expect(message(lost)).toBe('event "walked" is told to nobody');
  });
});

describe('the end', () => {
  test('a game that never ends', () => {
    const endless: Duel = {
      ...duel,
      outcome: () => null,
      scenarios: duel.scenarios.map(s => ({ ...s, longest: 40 })),
    };
    expect(found(endless).message).toBe('the match goes on after 40 decisions (after 40 answers)');
  });

  test('a game that goes on without asking anybody', () => {
    const restless: Duel = {
      ...duel,
      *step(state, io) {
        if (playerOf(state, 0).steps + playerOf(state, 1).steps === 0) yield* duelStep(state, io);
      },
    };
    expect(message(restless)).toBe(
      'option "walk": toy-duel: the rules failed on "walk": toy-duel goes on forever without asking anybody.',
    );
  });
});

describe('plans', () => {
  const planning = (plan: NonNullable<NonNullable<Duel['heuristics']>['plan']>): Duel => ({
    ...duel,
    heuristics: { value: () => 0, plan },
  });

  test('one that begins with what is on offer passes, as a choice or by its name, and so does none', () => {
    const fitting = planning(({ ask }, effort) => {
      const [first] = ask.options;
      return ask.kind !== 'turn' || !first ? null : { line: [effort === 'quick' ? first : first.do] };
    });
    // The first option of a turn has no parameters: its name is its verb.
    expect(walk(anyGame(fitting), CONFIG, { seed: 'x' }).decisions).toBeGreaterThan(1);
  });

  test('one that begins with something else', () => {
    expect(message(planning(() => ({ line: ['fly', 'end'] })))).toBe('a plan begins with "fly", which is not on offer');
  });

  test('one without a line', () => {
    expect(message(planning(() => ({ line: [] })))).toBe(
      'a plan has no line; where there is nothing to propose it is null',
    );
  });

  test('one that changes the view', () => {
    const spoiling = planning(({ view }) => {
      Object.assign(view, { turn: 99 });
      return null;
    });
    expect(message(spoiling)).toBe('making a plan changed the view');
  });
});

describe('a finding', () => {
  test('carries a save of the very position', () => {
    const broken: Duel = {
      ...duel,
      *step(state, io) {
        if (state.turn === 2 && state.phase === 'turn') throw new Error('turn two');
        yield* duelStep(state, io);
      },
    };
    const finding = found(broken);
    expect(finding.message).toBe(
      `option "end": toy-duel: the rules failed on "end": turn two (after ${finding.at} answers)`,
    );
    const { match, complete } = load(finding.save, [anyGame(duel)]);
    expect(complete).toBe(true);
    expect(match.answers).toHaveLength(finding.at);
    expect(match.optionIds()).toContain('end');
  });

  test('names its cause', () => {
    const broken = walking(() => {
      throw new Error('the floor is lava');
    });
    expect((found(broken).cause as Error).message).toContain('the floor is lava');
  });
});

test('every scenario, number of seats and value of a setting that fits is walked', () => {
  expect(configs(anyGame(duel))).toEqual([
    { scenario: 'ring', seats: 2, settings: { turns: 4 } },
    { scenario: 'ring', seats: 2, settings: { turns: 2 } },
    { scenario: 'ring', seats: 2, settings: { turns: 120 } },
    { scenario: 'ring', seats: 3, settings: { turns: 4 } },
    { scenario: 'ring', seats: 3, settings: { turns: 120 } },
  ]);
});
