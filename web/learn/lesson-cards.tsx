import { GAMES } from '@tafelrunde/games';
import { Cover } from '../art/covers.tsx';
import { useMessages } from '../messages/index.ts';
import { Link } from '../router.tsx';
import { LESSONS } from './cards.ts';
import { type GoingLesson, useGoingLessons } from './going.ts';
import { finishedLessons } from './notebook.ts';
import './lesson-cards.css';

/** The lessons, as cards to begin them with. */
export function LessonCards() {
  const m = useMessages();
  const finished = finishedLessons();
  const going = useGoingLessons();
  return (
    <ul className="lesson-cards">
      {LESSONS.map(({ id, game, name, about }) => (
        <li key={id} className="lesson-card parchment">
          <Cover game={game} />
          <div>
            <h3>{name[m.lang]}</h3>
            <p className="lesson-game">{GAMES.find(card => card.id === game)?.name[m.lang]}</p>
            <p className="lesson-about">{about[m.lang]}</p>
            <Ways id={id} name={name[m.lang]} going={going?.[id]} />
            {finished.includes(id) ? <p className="lesson-done">{m.learn.done}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A lesson that was begun is gone on with where it stopped, or begun again. */
function Ways({
  id,
  name,
  going,
}: {
  readonly id: string;
  readonly name: string;
  readonly going: GoingLesson | undefined;
}) {
  const m = useMessages();
  if (!going)
    return (
      <Link className="button main" to={`/learn/${id}`} aria-label={`${m.learn.begin}: ${name}`}>
        {m.learn.begin}
      </Link>
    );
  const resume = going.taught ? m.learn.playOn : m.learn.resume;
  return (
    <div className="lesson-ways">
      <Link className="button main" to={`/table/${going.match}`} aria-label={`${resume}: ${name}`}>
        {resume}
      </Link>
      <Link className="button quiet" to={`/learn/${id}`} aria-label={`${m.learn.again}: ${name}`}>
        {m.learn.again}
      </Link>
    </div>
  );
}
