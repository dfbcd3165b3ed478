import { Cover } from '../art/covers.tsx';
import { useMessages } from '../messages/index.ts';
import { Link } from '../router.tsx';
import { LESSONS } from './cards.ts';
import { finishedLessons } from './notebook.ts';
import './lesson-cards.css';

/** The lessons, as cards to begin them with. */
export function LessonCards() {
  const m = useMessages();
  const finished = finishedLessons();
  return (
    <ul className="lesson-cards">
      {LESSONS.map(({ id, game, name, about }) => (
        <li key={id} className="lesson-card parchment">
          <Cover game={game} />
          <div>
            <h3>{name[m.lang]}</h3>
            <p>{about[m.lang]}</p>
            <Link className="button main" to={`/learn/${id}`} aria-label={`${m.learn.begin}: ${name[m.lang]}`}>
              {m.learn.begin}
            </Link>
            {finished.includes(id) ? <p className="lesson-done">{m.learn.done}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
