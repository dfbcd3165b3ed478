import type { Text } from '@tafelrunde/engine';
import type { Situation } from '../local/table.ts';
import type { CoachView, Lesson, Offer, Pointer, Step } from './lesson.ts';

/** How far a lesson has come: plain data, kept on the device. */
export interface Progress {
  /** The number of the step; as many as there are steps: the lesson is over. */
  readonly step: number;
  /** How many decisions had been made when the step began. */
  readonly since: number;
  /** What the coach says on the way from the step before. */
  readonly remark: Text | null;
  /** What the coach said when the step began, where that is not to change while it is read. */
  readonly said: Text | null;
}

export const BEGINNING: Progress = { step: 0, since: 0, remark: null, said: null };

/** What the page knows at this moment, besides the progress. */
export interface Seen {
  readonly situation: Situation;
  readonly offers: readonly Offer[];
  readonly looked: string | null;
  readonly refused: boolean;
  readonly touch: boolean;
}

export function momentOf({ situation, offers, looked, refused, touch }: Seen, { since }: Progress): CoachView {
  const { log, view, decisions } = situation;
  return {
    situation,
    view,
    offers,
    events: log.filter(({ at }) => at > since).map(({ event }) => event),
    story: log.map(({ event }) => event),
    decided: decisions - since,
    looked,
    refused,
    touch,
  };
}

/** Goes on as far as the person has come. Who did something else than asked is met where they are. */
export function advance(lesson: Lesson, progress: Progress, seen: Seen): Progress {
  let now = entered(lesson, progress, seen);
  for (;;) {
    const step = lesson.steps[now.step];
    if (!step) return now;
    if (seen.situation.outcome !== null) return enter(lesson, seen, lesson.steps.length, null);
    const moment = momentOf(seen, now);
    const done = step.until?.(moment) ?? false;
    if (done !== false) now = enter(lesson, seen, now.step + 1, done === true ? null : done);
    else if (step.skip?.(moment) && now.said === null) now = enter(lesson, seen, now.step + 1, now.remark);
    else return moment.decided < 0 ? { ...now, since: seen.situation.decisions } : now;
  }
}

/** The person goes on of their own accord. */
export function goOn(lesson: Lesson, progress: Progress, seen: Seen): Progress {
  return advance(lesson, enter(lesson, seen, progress.step + 1, null), seen);
}

export const isOver = (lesson: Lesson, { step }: Progress): boolean => step >= lesson.steps.length;

/** What the coach says now. */
export function saying(lesson: Lesson, progress: Progress, seen: Seen): Text {
  const says = lesson.steps[progress.step]?.say ?? lesson.end;
  if (progress.said) return progress.said;
  return typeof says === 'function' ? says(momentOf(seen, progress)) : says;
}

export function pointing(lesson: Lesson, progress: Progress, seen: Seen): Pointer | null {
  return lesson.steps[progress.step]?.point?.(momentOf(seen, progress)) ?? null;
}

/** Whether the person may say that it goes on. */
export const mayGoOn = (step: Step | undefined): boolean =>
  step !== undefined && (!step.until || step.optional === true);

function enter(lesson: Lesson, seen: Seen, step: number, remark: Text | null): Progress {
  return entered(lesson, { step, since: seen.situation.decisions, remark, said: null }, seen);
}

/** What is only read must stay as it is while it is read, whatever happens at the table. */
function entered(lesson: Lesson, progress: Progress, seen: Seen): Progress {
  const step = lesson.steps[progress.step];
  if (progress.said !== null || !step || step.until) return progress;
  const moment = momentOf(seen, progress);
  if (step.skip?.(moment)) return progress;
  return { ...progress, said: typeof step.say === 'function' ? step.say(moment) : step.say };
}
