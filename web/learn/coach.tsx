import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { icons } from '../art/icons.ts';
import { useMedia } from '../kit/use-media.ts';
import { useMessages } from '../messages/index.ts';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../router.tsx';
import { playsByKeyboard } from '../table/hands.ts';
import type { Sitting } from '../table/use-table.ts';
import { LESSONS } from './cards.ts';
import { useCoachMessages } from './coach-messages.ts';
import { advance, BEGINNING, goOn, isOver, mayGoOn, type Progress, pointing, type Seen, saying } from './course.ts';
import { type GoingLesson, useGoingLessons } from './going.ts';
import type { Lesson, Pointer } from './lesson.ts';
import { attend, attendanceAt, dismiss, finish } from './notebook.ts';
import { Rings } from './rings.tsx';
import './coach.css';

interface CoachProps {
  readonly lesson: Lesson;
  readonly sitting: Sitting;
}

/** Stands beside the table and says one thing at a time. */
export function Coach({ lesson, sitting }: CoachProps): ReactNode {
  const { table } = sitting;
  const [there, setThere] = useState(true);
  const leave = () => {
    dismiss(table.id);
    setThere(false);
  };
  return there ? <Teaching lesson={lesson} sitting={sitting} leave={leave} /> : null;
}

function Teaching({ lesson, sitting, leave }: CoachProps & { readonly leave: () => void }): ReactNode {
  const m = useMessages();
  const says = useCoachMessages();
  const seen = useSeen(sitting);
  const [progress, setProgress] = useProgress(lesson, sitting.table.id, seen);
  const panel = useRef<HTMLElement>(null);
  const words = useId();
  const over = isOver(lesson, progress);
  const step = lesson.steps[progress.step];
  const pointer = pointing(lesson, progress, seen);
  useFocusFollowing(panel, progress.step, pointer);
  return (
    <section
      ref={panel}
      className="coach parchment"
      aria-label={says.coach}
      data-step={step?.id ?? 'end'}
      tabIndex={-1}
    >
      <Icon d={over ? icons.trophy : icons['light-bulb']} />
      <div className="coach-words" id={words} aria-live="polite" aria-atomic="true">
        {progress.remark ? <p className="coach-remark">{progress.remark[m.lang]}</p> : null}
        <p>{saying(lesson, progress, seen)[m.lang]}</p>
      </div>
      <div className="coach-buttons">
        {mayGoOn(step) ? (
          <button
            type="button"
            className="button main"
            aria-describedby={words}
            onClick={() => setProgress(goOn(lesson, progress, seen))}
          >
            {says.next}
          </button>
        ) : null}
        <ForMe pointer={pointer} sitting={sitting} />
        {over ? <WhatNext lesson={lesson} sitting={sitting} leave={leave} /> : null}
        {over ? null : (
          <button type="button" className="button quiet coach-leave" onClick={leave}>
            {says.leave}
          </button>
        )}
      </div>
      <p className="coach-count">
        {lesson.part ? `${says.part(lesson.part.number, lesson.part.of, lesson.part.name[m.lang])} · ` : ''}
        {over ? says.over : says.count(progress.step + 1, lesson.steps.length)}
      </p>
      {over ? null : <Rings pointer={pointer} />}
    </section>
  );
}

/** For whoever cannot find it: the coach does what it points at, or looks at it. */
function ForMe({ pointer, sitting }: { readonly pointer: Pointer | null; readonly sitting: Sitting }): ReactNode {
  const says = useCoachMessages();
  const option = pointer?.option;
  if (option === undefined || !sitting.situation.ask) return null;
  const act = () => (pointer?.look ? sitting.look(option) : sitting.choose(option));
  return (
    <button type="button" className="button coach-do" data-option-meant={option} onClick={act}>
      {pointer?.look ? says.showMe : says.forMe}
    </button>
  );
}

function WhatNext({ lesson, sitting, leave }: CoachProps & { readonly leave: () => void }): ReactNode {
  const m = useMessages();
  const says = useCoachMessages();
  const going = useGoingLessons();
  // Not before it is known which were begun: to begin one again clears it away.
  const others = going === null ? [] : LESSONS.filter(({ id }) => id !== lesson.id);
  const { part } = lesson;
  const next = part?.next;
  useEffect(() => {
    if (next === undefined) finish(lesson.id);
  }, [lesson.id, next]);
  if (part && next)
    return (
      <>
        <Link className="button main" to={`/learn/${lesson.id}/${part.number + 1}`}>
          {says.nextPart(next[m.lang])}
        </Link>
        <button type="button" className="button quiet" onClick={leave}>
          {m.learn.playOn}
        </button>
      </>
    );
  return (
    <>
      {sitting.situation.outcome ? null : (
        <button type="button" className="button main" onClick={leave}>
          {m.learn.playOn}
        </button>
      )}
      <Link className="button" to={`/new/${lesson.game}`}>
        {says.realMatch}
      </Link>
      {others.map(({ id, name }) => (
        <OtherLesson key={id} id={id} name={name[m.lang]} going={going?.[id]} />
      ))}
    </>
  );
}

function OtherLesson({ id, name, going }: { id: string; name: string; going: GoingLesson | undefined }): ReactNode {
  const m = useMessages();
  const resume = going?.taught ? m.learn.playOn : m.learn.resume;
  return (
    <Link className="button quiet" to={going ? `/table/${going.match}` : `/learn/${id}`}>
      {going ? `${resume}: ${name}` : name}
    </Link>
  );
}

function useSeen({ situation, table, looked, refused, informed = false }: Sitting): Seen {
  const touch = useMedia('(pointer: coarse)');
  return useMemo(
    () => ({
      situation,
      offers: situation.ask?.options.map(choice => ({ id: table.optionId(choice), choice })) ?? [],
      looked,
      refused: refused !== null || informed,
      touch,
    }),
    [situation, table, looked, refused, informed, touch],
  );
}

/** The progress follows what happens at the table, and is kept with the match. */
function useProgress(lesson: Lesson, match: string, seen: Seen): [Progress, (progress: Progress) => void] {
  const [kept, setKept] = useState<Progress>(() => attendanceAt(match)?.progress ?? BEGINNING);
  const progress = useMemo(() => advance(lesson, kept, seen), [lesson, kept, seen]);
  useEffect(() => {
    setKept(progress);
    // Of a lesson in parts only the last leaves a match that is played on.
    attend(match, {
      lesson: lesson.id,
      part: lesson.part?.number,
      progress,
      taught: !lesson.part?.next && isOver(lesson, progress),
    });
  }, [lesson, match, progress]);
  return [progress, setKept];
}

/**
 * Who plays by keyboard is led: to the button that goes on, or to the option that is meant. Everybody begins with the coach;
 * who plays on the board itself is left there.
 */
function useFocusFollowing(
  panel: { readonly current: HTMLElement | null },
  step: number,
  pointer: Pointer | null,
): void {
  const option = pointer?.option;
  const meant = useRef(option);
  meant.current = option;
  useEffect(() => {
    if (step > 0 && (!playsByKeyboard() || document.activeElement?.closest('.table-board'))) return;
    const next = panel.current?.querySelector<HTMLElement>('.button.main');
    const button = meant.current === undefined ? null : buttonOf(meant.current);
    (next ?? button ?? panel.current?.querySelector<HTMLElement>('.coach-do') ?? panel.current)?.focus();
  }, [step, panel]);
}

const buttonOf = (option: string): HTMLElement | null =>
  document.querySelector(`.options .option[data-option="${CSS.escape(option)}"]`);
