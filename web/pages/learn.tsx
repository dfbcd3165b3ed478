import { useEffect, useState } from 'react';
import type { PageProps } from '../app.tsx';
import { beginLesson } from '../learn/beginning.ts';
import { LESSONS } from '../learn/cards.ts';
import { LessonCards } from '../learn/lesson-cards.tsx';
import { lessonById } from '../learn/lessons/index.ts';
import { useMessages } from '../messages/index.ts';
import { Frame } from '../parts/frame.tsx';
import { Loading } from '../parts/loading.tsx';
import { NotOpened } from '../parts/not-opened.tsx';
import { go } from '../router.tsx';
import { NotFound } from './not-found.tsx';

/** The lessons; with the name of one in the address, that lesson begins. */
export function Learn({ path: [id] }: PageProps) {
  const m = useMessages();
  if (id !== undefined) return LESSONS.some(card => card.id === id) ? <Beginning key={id} id={id} /> : <NotFound />;
  return (
    <Frame title={m.learn.title}>
      <p>{m.learn.about}</p>
      <h2 className="unseen">{m.learn.lessons}</h2>
      <LessonCards />
    </Frame>
  );
}

function Beginning({ id }: { readonly id: string }) {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    begin(id, () => wanted).catch(() => wanted && setFailed(true));
    return () => {
      wanted = false;
    };
  }, [id]);
  return failed ? <NotOpened /> : <Loading />;
}

async function begin(id: string, isWanted: () => boolean): Promise<void> {
  const lesson = await lessonById(id);
  if (!lesson || !isWanted()) return;
  const match = await beginLesson(lesson);
  if (isWanted()) go(`/table/${match}`, { replace: true });
}
