import type { Job, ResultOf } from '@tafelrunde/bots';
import { Match } from '@tafelrunde/engine';
import { gameById } from '@tafelrunde/games';
import { describe, expect, test } from 'vitest';
import { beginLesson } from '../learn/beginning.ts';
import { LESSONS } from '../learn/cards.ts';
import {
  advance,
  BEGINNING,
  goOn,
  isOver,
  mayGoOn,
  type Progress,
  pointing,
  type Seen,
  saying,
} from '../learn/course.ts';
import { goingLessons, lessonAt } from '../learn/going.ts';
import type { Lesson, Step } from '../learn/lesson.ts';
import { lessonById } from '../learn/lessons/index.ts';
import { attend, dismiss } from '../learn/notebook.ts';
import { LocalTable } from '../local/local-table.ts';
import type { Shelf } from '../local/shelf.ts';
import type { Situation } from '../local/table.ts';
import { memoryShelf, OpenMind, skirmishTable } from './sitting-down.ts';

const SAID = { en: 'Say', de: 'Sag' };
const REMARK = { en: 'Fine too.', de: 'Auch gut.' };

const lessonOf = (...steps: Step[]): Lesson => ({
  id: 'test',
  game: 'skirmish',
  config: {},
  seat: 0,
  bot: 'random',
  seed: 'test',
  steps,
  end: { en: 'Over', de: 'Aus' },
});

const situation: Situation = skirmishTable([{ kind: 'person' }, { kind: 'person' }]).situation;
const seen = (changed: Partial<Situation> = {}, more: Partial<Seen> = {}): Seen => ({
  situation: { ...situation, decisions: 4, ...changed },
  offers: [],
  looked: null,
  refused: false,
  touch: false,
  ...more,
});

describe('the course of a lesson', () => {
  test('a step lasts until the person has done it', () => {
    const lesson = lessonOf(
      { id: 'look', say: SAID, until: ({ looked }) => looked === 'end' },
      { id: 'read', say: SAID },
    );
    expect(advance(lesson, BEGINNING, seen())).toEqual(BEGINNING);
    expect(advance(lesson, BEGINNING, seen({}, { looked: 'end' }))).toEqual({
      step: 1,
      since: 4,
      remark: null,
      said: SAID,
    });
  });

  test('who does something else is told that it is fine, before the next step', () => {
    const lesson = lessonOf(
      { id: 'move', say: SAID, until: ({ decided }) => decided > 0 && REMARK },
      { id: 'b', say: SAID },
    );
    expect(advance(lesson, BEGINNING, seen()).remark).toEqual(REMARK);
  });

  test('a step that makes no sense is left out', () => {
    const never = { until: () => false };
    const lesson = lessonOf({ id: 'a', say: SAID, skip: () => true, ...never }, { id: 'b', say: SAID, ...never });
    expect(advance(lesson, BEGINNING, seen()).step).toBe(1);
  });

  test('only what happened since the step began counts', () => {
    const heard: number[] = [];
    const lesson = lessonOf({ id: 'a', say: SAID, until: ({ events }) => heard.push(events.length) > 9 });
    const event = { kind: 'told', rule: 'SK-1' } as never;
    const log = [1, 2, 3].map(at => ({ at, event, to: 'all' as const }));
    advance(lesson, { ...BEGINNING, since: 2 }, seen({ log } as never));
    expect(heard).toEqual([1]);
  });

  test('going back is noticed, and later decisions are counted from there', () => {
    const steps = [{ id: 'undo', say: SAID, until: ({ decided }: { decided: number }) => decided < 0 }];
    expect(advance(lessonOf(...steps), { ...BEGINNING, since: 5 }, seen()).step).toBe(1);
    const patient = lessonOf({ id: 'a', say: SAID, until: () => false });
    expect(advance(patient, { ...BEGINNING, since: 5 }, seen()).since).toBe(4);
  });

  test('what is read stays while the table moves on, and the person says when', () => {
    const say = ({ situation: { decisions } }: { situation: Situation }) => ({
      en: `${decisions}`,
      de: `${decisions}`,
    });
    const lesson = lessonOf({ id: 'read', say });
    const reading = advance(lesson, BEGINNING, seen());
    expect(saying(lesson, advance(lesson, reading, seen({ decisions: 9 })), seen({ decisions: 9 })).en).toBe('4');
    expect(mayGoOn(lesson.steps[0])).toBe(true);
    expect(isOver(lesson, goOn(lesson, reading, seen()))).toBe(true);
  });

  test('with the end of the game the lesson is over', () => {
    const lesson = lessonOf({ id: 'a', say: SAID, until: () => false }, { id: 'b', say: SAID, until: () => false });
    const over = advance(lesson, BEGINNING, seen({ outcome: { winners: [0], kind: 'won', rule: 'SK-1' } } as never));
    expect(isOver(lesson, over)).toBe(true);
    expect(saying(lesson, over, seen()).en).toBe('Over');
  });
});

/** A mind whose whims repeat. */
class SteadyMind extends OpenMind {
  override think<J extends Job>(job: J, signal?: AbortSignal): Promise<ResultOf<J>> {
    return super.think({ ...job, seed: `${this.asked.length + 1}` }, signal);
  }
}

/** Takes a lesson at a real table; `decide` says which option is chosen, by default the one pointed at. */
async function take(id: string, decide: (seen: Seen, meant: string | undefined) => string | undefined, part = 1) {
  const lesson = await lessonById(id, part);
  if (!lesson) throw new Error(`There is no lesson "${id}".`);
  const match = lesson.begin?.() ?? Match.start(await gameById(lesson.game), lesson.config, { seed: lesson.seed });
  const chairs = Array.from({ length: match.config.seats }, (_, seat) =>
    seat === lesson.seat ? ({ kind: 'person' } as const) : ({ kind: 'bot', bot: lesson.bot } as const),
  );
  const table = new LocalTable({
    id,
    match,
    chairs,
    mind: new SteadyMind(),
    keep: () => {},
    pace: async () => {},
    answersTrivial: () => true,
  });
  const steps: string[] = [];
  const texts: string[] = [];
  let progress: Progress = BEGINNING;
  let looked: string | null = null;
  for (let i = 0; i < 400 && !isOver(lesson, progress); i++) {
    await new Promise(resolve => setTimeout(resolve));
    const now: Seen = {
      situation: table.situation,
      offers: table.situation.ask?.options.map(choice => ({ id: table.optionId(choice), choice })) ?? [],
      looked,
      refused: false,
      touch: false,
    };
    progress = advance(lesson, progress, now);
    const step = lesson.steps[progress.step];
    if (!step) break;
    if (steps.at(-1) !== step.id) steps.push(step.id);
    texts.push(saying(lesson, progress, now).de, saying(lesson, progress, now).en);
    const pointer = pointing(lesson, progress, now);
    if (pointer?.option !== undefined) expect(now.offers.map(offer => offer.id)).toContain(pointer.option);
    if (!step.until || (step.optional && pointer?.option === undefined)) progress = goOn(lesson, progress, now);
    else if (pointer?.look) looked = pointer.option ?? null;
    else if (now.offers.length > 0) {
      looked = null;
      await table.choose(decide(now, pointer?.option) ?? now.offers[0]?.id ?? '');
    } else i--;
  }
  const story = table.situation.log.map(({ event }) => event.kind);
  await table.leave();
  return { steps, texts, story, over: isOver(lesson, progress) };
}

describe.each(['first-adventure', 'first-duel', 'first-souls', 'first-descent'])('%s', id => {
  test('leads who follows it from the first step to the last', async () => {
    const { steps, texts, over } = await take(id, (_, meant) => meant);
    expect(over).toBe(true);
    expect(steps[0]).toBe('welcome');
    expect(steps).toEqual(expect.arrayContaining(['undo', 'odds', 'dice', 'why-not', 'rules']));
    expect(texts.every(text => text !== '')).toBe(true);
  });

  test.each([1, 3])('bears with somebody who always does something else (%i)', async which => {
    const { over } = await take(id, ({ offers }) => offers[offers.length - which]?.id);
    expect(over).toBe(true);
  });
});

/** What is learnt in each part of First Reconnaissance, by what happens to whoever follows the coach. */
const PARTS = [
  [1, 'explored', ['welcome', 'march', 'step', 'undo', 'more', 'explore', 'explored', 'why-not', 'end-turn']],
  [2, 'recruited', ['offer', 'interact', 'promise', 'recruit', 'unit', 'end-turn']],
  [3, 'defeated', ['foe', 'ranged', 'block', 'attack', 'fame', 'end-turn']],
  [4, 'defeated', ['source', 'crystal', 'challenge', 'target', 'cast', 'strike', 'night', 'rules']],
  [5, 'tactic-taken', ['clock', 'last', 'dusk', 'tactic', 'night']],
] as const;

describe.each(PARTS)('first-reconnaissance, part %i', (part, learnt, expected) => {
  const id = 'first-reconnaissance';

  test('leads who follows it from the first step to the last', async () => {
    const { steps, texts, over, story } = await take(id, (_, meant) => meant, part);
    expect(steps).toEqual(expected);
    expect(over).toBe(true);
    expect(texts.every(text => text !== '')).toBe(true);
    expect(story).toContain(learnt);
  });

  test.each([1, 3])('bears with somebody who always does something else (%i)', async which => {
    const { over } = await take(id, ({ offers }) => offers[offers.length - which]?.id, part);
    expect(over).toBe(true);
  });
});

test('a lesson has no more parts than it has', async () => {
  expect(await lessonById('first-reconnaissance', 6)).toBeNull();
  expect(LESSONS.map(({ id }) => id)).toEqual([
    'first-adventure',
    'first-duel',
    'first-reconnaissance',
    'first-souls',
    'first-descent',
  ]);
});

describe('a lesson that was begun', () => {
  const begun = async (id: string, shelf: Shelf) => {
    const lesson = await lessonById(id);
    if (!lesson) throw new Error(`There is no lesson "${id}".`);
    return beginLesson(lesson, shelf);
  };

  test('is gone on with as that lesson, until the coach is sent away', async () => {
    const shelf = memoryShelf();
    const match = await begun('first-duel', shelf);
    expect(await goingLessons(shelf)).toEqual({ 'first-duel': { match, taught: false } });
    expect(lessonAt(match)).toEqual({ en: 'Your first duel', de: 'Dein erstes Duell' });
    dismiss(match);
    expect(await goingLessons(shelf)).toEqual({});
    expect(lessonAt(match)).toBeNull();
    expect(shelf.kept.has(match)).toBe(true);
  });

  test('begun again takes the place of the one before', async () => {
    const shelf = memoryShelf();
    const first = await begun('first-duel', shelf);
    const other = await begun('first-adventure', shelf);
    const second = await begun('first-duel', shelf);
    expect([...shelf.kept.keys()]).toEqual([other, second]);
    expect(lessonAt(first)).toBeNull();
  });

  test('and learnt to its end leaves a match that nobody takes away', async () => {
    const shelf = memoryShelf();
    const first = await begun('first-duel', shelf);
    attend(first, { lesson: 'first-duel', progress: BEGINNING, taught: true });
    expect((await goingLessons(shelf))['first-duel']).toEqual({ match: first, taught: true });
    const second = await begun('first-duel', shelf);
    expect([...shelf.kept.keys()]).toEqual([first, second]);
    expect(lessonAt(first)).toBeNull();
  });
});
