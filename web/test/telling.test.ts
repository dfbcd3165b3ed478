import type { Ask, GameEvent, LogEntry, Viewer } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import type { Situation } from '../local/table.ts';
import type { GameTable } from '../table/board.ts';
import { Aim, SLIP_MS } from '../table/telling/aim.ts';
import { beatsOf, lastRoll, timesOf } from '../table/telling/beats.ts';
import { Reel } from '../table/telling/reel.ts';
import { isTold, Showing } from '../table/telling/showing.ts';
import type { Told } from '../table/telling/told.ts';

const ASK: Ask = { kind: 'turn', seat: 0, rule: 'SK-TURN-01', options: [{ do: 'end' }, { do: 'go' }] };

const line = (at: number, kind = 'moved'): LogEntry => ({ at, event: { kind, rule: 'SK-MOVE-01' }, to: 'all' });

interface Look {
  readonly viewer?: Viewer;
  readonly asked?: boolean;
  readonly deciding?: number;
  readonly happened?: readonly LogEntry[];
  readonly curtain?: number;
  readonly over?: boolean;
}

/** Seat 0 is a person, seat 1 a bot. */
function at(decisions: number, { viewer = 0, asked = false, deciding, happened, curtain, over }: Look = {}): Situation {
  return {
    viewer,
    view: { decisions },
    ask: asked ? ASK : null,
    deciding: deciding ?? (asked ? 0 : 1),
    alsoDeciding: [],
    thinking: !asked,
    log: [],
    fresh: happened ?? (decisions === 0 ? [] : [line(decisions)]),
    outcome: over ? { kind: 'won', winners: [1], rule: 'SK-AIM-01' } : null,
    decisions,
    curtain: curtain ?? null,
    window: null,
    chairs: [{ kind: 'person' }, { kind: 'bot', bot: 'squire' }],
    helped: [],
    back: { kind: 'free' },
    takes: { turn: [], barrier: [] },
    orders: {},
    canRedo: false,
    canFile: true,
    failure: null,
  };
}

const decisionsOf = (reel: Reel): number[] => reel.steps.map(({ situation }) => situation.decisions);

describe('the reel', () => {
  test('begins anew with every decision of the viewer and goes on with what others do', () => {
    const reel = new Reel();
    expect(reel.take(at(0, { asked: true }))).toBe('anew');
    expect(reel.take(at(1))).toBe('step');
    expect(reel.steps.map(({ mine, by }) => ({ mine, by }))).toEqual([{ mine: true, by: 0 }]);
    reel.take(at(2));
    reel.take(at(3, { asked: true }));
    expect(decisionsOf(reel)).toEqual([1, 2, 3]);
    expect(reel.steps.map(({ by }) => by)).toEqual([0, 1, 1]);
    expect(reel.steps.map(isTold)).toEqual([false, true, true]);
    reel.take(at(4));
    expect(decisionsOf(reel)).toEqual([4]);
  });

  test('who passes does nothing that could be told', () => {
    const reel = new Reel();
    reel.take(at(1));
    expect(reel.take(at(2, { happened: [] }))).toBe('none');
    expect(decisionsOf(reel)).toEqual([2]);
    expect(reel.steps[0]?.happened).toEqual([line(1)]);
  });

  test('what was taken back has not happened', () => {
    const reel = new Reel();
    for (const n of [1, 2, 3]) reel.take(at(n));
    expect(reel.take(at(2, { asked: true }))).toBe('anew');
    expect(decisionsOf(reel)).toEqual([1, 2]);
    expect(reel.steps.at(-1)?.happened).toEqual([]);
  });

  test('everybody at the screen has their own, and nothing is taken behind a curtain', () => {
    const reel = new Reel();
    reel.take(at(0, { asked: true }));
    expect(reel.take(at(1, { curtain: 1 }))).toBe('none');
    expect(decisionsOf(reel)).toEqual([0]);
    expect(reel.take(at(1, { viewer: 1, happened: [line(1)] }))).toBe('anew');
    expect(reel.steps.map(({ situation }) => situation.viewer)).toEqual([1]);
    reel.take(at(2, { viewer: 0, asked: true, happened: [line(1), line(2)] }));
    expect(reel.steps.map(({ situation }) => situation.viewer)).toEqual([0, 0]);
    expect(reel.steps.at(-1)).toMatchObject({ mine: false, happened: [line(1), line(2)] });
  });

  test('of a long evening only the last steps are kept', () => {
    const reel = new Reel();
    for (let n = 0; n < 200; n++) reel.take(at(n, { viewer: 'spectator' }));
    expect(decisionsOf(reel)).toEqual(Array.from({ length: 80 }, (_, i) => 120 + i));
  });
});

describe('deeds of the game itself', () => {
  /** The game acts with every event called `acts`; the table then stands as it did, one deed further. */
  const deeds: GameTable['deeds'] = (_, __, events) =>
    events.flatMap((event, number) => (event.kind === 'acts' ? [{ at: number, view: { before: number } }] : []));
  const ended = [line(1), line(1, 'acts'), line(1), line(1, 'acts')];

  test('follow the own decision, each with the table as it stood after it', () => {
    const reel = new Reel(deeds);
    reel.take(at(0, { asked: true }));
    expect(reel.take(at(1, { asked: true, happened: ended }))).toBe('step');
    expect(reel.added).toBe(3);
    expect(reel.steps.map(({ mine, deed = false, happened }) => [mine, deed, happened.length])).toEqual([
      [true, false, 1],
      [false, true, 2],
      [false, true, 1],
    ]);
    expect(reel.steps.map(({ situation }) => situation.view)).toEqual([{ before: 1 }, { before: 3 }, { decisions: 1 }]);
    expect(reel.steps.map(isTold)).toEqual([false, true, true]);
  });

  test('are not in the log before they are told', () => {
    const reel = new Reel(deeds);
    const early = line(0);
    reel.take({ ...at(0, { asked: true }), log: [early] });
    reel.take({ ...at(1, { asked: true, happened: ended }), log: [early, ...ended] });
    expect(reel.steps.map(({ situation }) => situation.log.length)).toEqual([2, 4, 5]);
    expect(reel.steps[0]?.situation.log).toEqual([early, ended[0]]);
  });

  test('stay what they were when the table is looked at once more', () => {
    const reel = new Reel(deeds);
    reel.take(at(0, { asked: true }));
    reel.take(at(1, { asked: true, happened: ended }));
    expect(reel.take(at(1, { asked: true, happened: ended }))).toBe('none');
    expect(reel.steps.map(({ happened }) => happened.length)).toEqual([1, 2, 1]);
  });

  test('are told one after the other before the next question, also to somebody else at the screen', () => {
    const t = shown(() => 100, deeds);
    t.take(at(1, { viewer: 0, asked: true, happened: ended }));
    expect(t.on).toMatchObject({ asked: false, live: false });
    t.passTime();
    expect(t.on).toMatchObject({ asked: false, live: false });
    t.passTime();
    expect(t.on).toMatchObject({ asked: true, live: true });
    t.take(at(2, { viewer: 1, asked: true, happened: [line(2)] }));
    t.take(at(3, { viewer: 0, asked: true, happened: [line(3), line(3, 'acts')] }));
    expect(t.on).toMatchObject({ asked: false, live: false });
  });
});

/** A table whose time passes when the test says so. */
function shown(lengthOf: (decisions: number) => number = () => 100, deeds?: GameTable['deeds']) {
  const waiting: { act: () => void; ms: number }[] = [];
  const showing = new Showing(at(0, { asked: true }), {
    deeds,
    lengthOf: ({ situation, mine }) => (mine ? 0 : lengthOf(situation.decisions)),
    later: (act, ms) => {
      const timer = { act, ms };
      waiting.push(timer);
      return () => {
        if (waiting.includes(timer)) waiting.splice(waiting.indexOf(timer), 1);
      };
    },
  });
  return {
    showing,
    take: (...situations: Situation[]) => {
      for (const situation of situations) showing.take(situation);
    },
    passTime: (): number | undefined => {
      const timer = waiting.shift();
      timer?.act();
      return timer?.ms;
    },
    get on() {
      const { situation, live, paused, again, still } = showing.shown;
      return { decisions: situation.decisions, asked: situation.ask !== null, live, paused, again, still };
    },
  };
}

describe('what is on the screen', () => {
  test('what others do is told one after the other, and only then the viewer is asked', () => {
    const table = shown();
    table.take(at(1));
    expect(table.on).toMatchObject({ decisions: 1, live: true });
    table.take(at(2), at(3), at(4, { asked: true }));
    expect(table.on).toMatchObject({ decisions: 2, asked: false, live: false });
    expect(table.passTime()).toBe(100);
    expect(table.on).toMatchObject({ decisions: 3, asked: false });
    table.passTime();
    expect(table.on).toMatchObject({ decisions: 4, asked: false, live: false });
    table.passTime();
    expect(table.on).toMatchObject({ decisions: 4, asked: true, live: true });
    expect(table.passTime()).toBeUndefined();
  });

  test('where nothing takes time, the table is there at once', () => {
    const table = shown(() => 0);
    table.take(at(1), at(2), at(3, { asked: true }));
    expect(table.on).toMatchObject({ decisions: 3, asked: true, live: true, still: false });
  });

  test('how it ended is not known before it is told', () => {
    const table = shown();
    table.take(at(1), at(2, { over: true }));
    expect(table.showing.shown.situation.outcome).toBeNull();
    table.passTime();
    expect(table.showing.shown.situation.outcome).toMatchObject({ winners: [1] });
  });

  test('it can be held: the table goes on, the screen stays; then it is told from there', () => {
    const table = shown();
    table.take(at(1), at(2));
    table.showing.pause();
    table.take(at(3), at(4, { asked: true }));
    expect(table.on).toMatchObject({ decisions: 2, asked: false, paused: true, again: true });
    expect(table.passTime()).toBeUndefined();
    table.showing.play();
    table.passTime();
    expect(table.on).toMatchObject({ decisions: 3, paused: false });
    table.passTime();
    table.passTime();
    expect(table.on).toMatchObject({ decisions: 4, asked: true, live: true, again: false });
  });

  test('it can be gone through back and forth; what moves is only what happened', () => {
    const table = shown();
    table.take(at(1), at(2), at(3), at(4, { asked: true }));
    table.showing.now();
    expect(table.on).toMatchObject({ decisions: 4, asked: true, still: true });
    table.showing.forth();
    expect(table.on).toMatchObject({ decisions: 4, asked: true, live: true });
    table.showing.back();
    expect(table.on).toEqual({ decisions: 4, asked: false, live: false, paused: true, again: true, still: true });
    table.showing.back();
    expect(table.on).toMatchObject({ decisions: 3, asked: false, still: true });
    table.showing.back();
    table.showing.back();
    table.showing.back();
    expect(table.on).toMatchObject({ decisions: 1 });
    table.showing.forth();
    expect(table.on).toMatchObject({ decisions: 2, still: false, paused: true });
    table.showing.goTo(3);
    expect(table.on).toMatchObject({ decisions: 4, asked: false, still: true });
    table.showing.now();
    expect(table.on).toMatchObject({ decisions: 4, asked: true, live: true });
  });

  test('it can be played again, at a pace one can follow however fast bots are', () => {
    const table = shown(() => 0);
    table.take(at(1), at(2), at(3, { asked: true }));
    table.showing.again();
    expect(table.on).toMatchObject({ decisions: 1, asked: false, again: true });
    expect(table.passTime()).toBe(600);
    expect(table.on).toMatchObject({ decisions: 2 });
    expect(table.passTime()).toBe(1_000);
    expect(table.on).toMatchObject({ decisions: 3, asked: false });
    table.passTime();
    expect(table.on).toMatchObject({ decisions: 3, asked: true, live: true, again: false });
  });

  test('the viewer who decides elsewhere, or goes back, is at the table at once', () => {
    const table = shown();
    table.take(at(1), at(2), at(3, { asked: true }));
    table.showing.pause();
    table.take(at(4));
    expect(table.on).toMatchObject({ decisions: 4, live: true, paused: false });
    table.take(at(5), at(6));
    table.take(at(4, { asked: true }));
    expect(table.on).toMatchObject({ decisions: 4, asked: true, live: true });
    expect(table.passTime()).toBeUndefined();
  });

  test('who is far behind sees how the table stands', () => {
    const table = shown();
    table.take(at(1));
    for (let n = 2; n <= 16; n++) table.take(at(n));
    expect(table.on.decisions).toBe(15);
  });

  test('behind the first curtain nobody has seen anything', () => {
    const showing = new Showing(at(0, { curtain: 0 }), { lengthOf: () => 0, later: () => () => {} });
    expect(showing.shown).toMatchObject({ live: true, steps: [], situation: { curtain: 0 } });
  });
});

describe('a step is told event by event', () => {
  const TOLD: Readonly<Record<string, Told>> = {
    attack: { begins: true, who: { name: 'A', picture: null }, whom: { name: 'B', picture: null } },
    rolled: { dice: '⚅' },
    hits: { result: { text: '2 hits', bad: true } },
    moved: { begins: true, who: { name: 'C', picture: null } },
  };
  const tell = ({ kind }: GameEvent) => TOLD[kind] ?? null;

  test('what is shown stays until something new begins', () => {
    const story = ['attack', 'rolled', 'hits', 'said', 'moved'].map(kind => line(1, kind));
    const beats = beatsOf(story, tell).map(({ entry, ...on }) => [entry.event.kind, Object.keys(on).sort().join()]);
    expect(beats).toEqual([
      ['attack', 'who,whom'],
      ['rolled', 'dice,who,whom'],
      ['hits', 'dice,result,who,whom'],
      ['said', 'dice,result,who,whom'],
      ['moved', 'who'],
    ]);
  });

  test('the last roll is known', () => {
    expect(lastRoll([line(1, 'rolled'), line(1, 'hits'), line(1, 'rolled'), line(1)], tell)).toBe(2);
    expect(lastRoll([line(1)], tell)).toBe(-1);
  });

  test('events follow each other in their time, faster where there are many', () => {
    expect(timesOf([300, 0, 500], ms => ms, 'full')).toEqual([0, 300, 300, 800]);
    expect(timesOf([1_000], ms => ms, 'quick')).toEqual([0, 450]);
    expect(timesOf([1_000, 500], ms => ms, 'none')).toEqual([0, 0, 0]);
    expect(timesOf([9_000, 3_000], ms => ms, 'full')).toEqual([0, 4_500, 6_000]);
    expect(timesOf([1], undefined, 'full')).toEqual([0, 0]);
  });
});

describe('what is aimed at', () => {
  test('a press that was meant for a question that is gone does nothing', () => {
    const aim = new Aim();
    aim.shows('first', false, 0);
    aim.press(10);
    aim.shows('second', false, 20);
    expect(aim.hits('second', true)).toBe(false);
    expect(aim.hits('second', false)).toBe(false);
    aim.press(30);
    expect(aim.hits('second', true)).toBe(true);
  });

  test('a press in the first moment of a question that came by itself is a slip', () => {
    const aim = new Aim();
    aim.shows('mine', true, 1_000);
    aim.press(1_000 + SLIP_MS - 1);
    expect(aim.hits('mine', true)).toBe(false);
    expect(aim.hits('mine', false)).toBe(true);
    aim.press(1_000 + SLIP_MS);
    expect(aim.hits('mine', true)).toBe(true);
  });

  test('a question that the own decision led to takes the next press at once; shown again, it is no new one', () => {
    const aim = new Aim();
    aim.shows('next', false, 1_000);
    aim.press(1_001);
    expect(aim.hits('next', true)).toBe(true);
    aim.shows('next', true, 2_000);
    aim.press(2_001);
    expect(aim.hits('next', true)).toBe(true);
  });

  test('a key that is held down means nothing that comes later; what nobody pressed is meant', () => {
    const aim = new Aim();
    aim.shows('next', false, 0);
    aim.press(500, true);
    expect(aim.hits('next', false)).toBe(false);
    aim.release();
    expect(aim.hits('next', true)).toBe(true);
  });
});
