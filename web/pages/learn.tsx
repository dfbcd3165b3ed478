import { GAMES } from '@tafelrunde/games';
import { lazy, useEffect, useState } from 'react';
import type { PageProps } from '../app.tsx';
import { beginLesson } from '../learn/beginning.ts';
import { LESSONS } from '../learn/cards.ts';
import { LessonCards } from '../learn/lesson-cards.tsx';
import { lessonById } from '../learn/lessons/index.ts';
import { useMessages } from '../messages/index.ts';
import { Frame } from '../parts/frame.tsx';
import { Loading } from '../parts/loading.tsx';
import { NotOpened } from '../parts/not-opened.tsx';
import { go, Link } from '../router.tsx';
import { NotFound } from './not-found.tsx';

/** The lessons; with the name of one in the address, that lesson begins. */
export function Learn({ path: [id, part, how] }: PageProps) {
  const m = useMessages();
  if (id === 'puzzles') return <PuzzlesPage id={part} how={how} />;
  if (id !== undefined)
    return LESSONS.some(card => card.id === id) ? (
      <Beginning key={`${id} ${part}`} id={id} part={Number(part ?? 1)} />
    ) : (
      <NotFound />
    );
  return (
    <Frame title={m.learn.title}>
      <p>{m.learn.about}</p>
      <h2 className="unseen">{m.learn.lessons}</h2>
      <LessonCards />
      <Puzzles />
    </Frame>
  );
}

const PuzzlesPage = lazy(async () => ({
  default: (await import('../games/mage-knight/puzzles/Page.tsx')).PuzzlesPage,
}));

/** Games with puzzles. */
function Puzzles() {
  const m = useMessages();
  return (
    <section className="lesson-puzzles">
      {GAMES.map(({ id, name, puzzles }) =>
        puzzles ? (
          <p key={id}>
            <Link className="button" to="/learn/puzzles">
              {name[m.lang]}: {puzzles[m.lang]}
            </Link>
          </p>
        ) : null,
      )}
    </section>
  );
}

function Beginning({ id, part }: { readonly id: string; readonly part: number }) {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    begin(id, part, () => wanted).catch(() => wanted && setFailed(true));
    return () => {
      wanted = false;
    };
  }, [id, part]);
  return failed ? <NotOpened /> : <Loading />;
}

async function begin(id: string, part: number, isWanted: () => boolean): Promise<void> {
  const lesson = await lessonById(id, part);
  if (!lesson) throw new Error(`"${id}" has no part ${part}.`);
  if (!isWanted()) return;
  const match = await beginLesson(lesson);
  if (isWanted()) go(`/table/${match}`, { replace: true });
}
