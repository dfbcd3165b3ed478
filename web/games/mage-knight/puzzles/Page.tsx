import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import type { Drill } from '../../../../games/mage-knight/drills/drill.ts';
import {
  DRILLS,
  type DrillLevel,
  drillById,
  drillOfTheDay,
  LEVELS,
} from '../../../../games/mage-knight/drills/index.ts';
import { useMessages } from '../../../messages/index.ts';
import { NotFound } from '../../../pages/not-found.tsx';
import { Frame } from '../../../parts/frame.tsx';
import { Loading } from '../../../parts/loading.tsx';
import { NotOpened } from '../../../parts/not-opened.tsx';
import { go, Link } from '../../../router.tsx';
import { Sign } from '../Deed.tsx';
import { enemySign } from '../pictures.ts';
import { beginPuzzle } from './beginning.ts';
import { levelNumber, numberOf, titleOf } from './naming.ts';
import { marks, starsOf } from './progress.ts';
import { tell } from './words.ts';
import './puzzles.css';

/** The puzzles; with the name of one in the address, that one is laid on the table. `today` is the one of the day. */
export function PuzzlesPage({ id, how }: { readonly id: string | undefined; readonly how: string | undefined }) {
  if (id === undefined) return <Puzzles />;
  const drill = id === 'today' ? drillOfTheDay(today()) : drillById(id);
  return drill ? <Beginning key={`${drill.id} ${how}`} drill={drill} answer={how === 'answer'} /> : <NotFound />;
}

const today = () => {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
};

function Beginning({ drill, answer }: { readonly drill: Drill; readonly answer: boolean }): ReactElement {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    beginPuzzle(drill, answer).then(
      match => wanted && go(`/table/${match}`, { replace: true }),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [drill, answer]);
  return failed ? <NotOpened /> : <Loading />;
}

function Puzzles(): ReactElement {
  const { lang } = useMessages();
  const done = marks();
  const ofTheDay = drillOfTheDay(today());
  const date = new Date().toLocaleDateString(lang, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <Frame title={tell(lang, 'title')}>
      <p>{tell(lang, 'about', DRILLS.length)}</p>
      <section className="mk-puzzle-today parchment" aria-labelledby="puzzle-today">
        <Signs drill={ofTheDay} />
        <div>
          <h2 id="puzzle-today">{tell(lang, 'today')}</h2>
          <p>
            {date} · {tell(lang, 'level', levelNumber(ofTheDay))}
          </p>
          <p>
            <strong>{titleOf(ofTheDay, lang)}</strong> <Stars drill={ofTheDay} />
          </p>
        </div>
        <Link
          className="button main"
          to="/learn/puzzles/today"
          aria-label={`${tell(lang, 'begin')}: ${tell(lang, 'today')}`}
        >
          {tell(lang, 'begin')}
        </Link>
      </section>
      {(Object.keys(LEVELS) as DrillLevel[]).map(level => {
        const drills = LEVELS[level];
        const solved = drills.filter(({ id }) => done[id] === 'best').length;
        return (
          <section key={level} className="mk-puzzle-level" aria-labelledby={`level-${level}`}>
            <h2 id={`level-${level}`}>{tell(lang, level)}</h2>
            <p>{tell(lang, 'solved', solved, drills.length)}</p>
            <ul className="mk-puzzle-list">
              {drills.map(drill => (
                <li key={drill.id}>
                  <PuzzleLink drill={drill} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Frame>
  );
}

function PuzzleLink({ drill }: { readonly drill: Drill }): ReactNode {
  const { lang } = useMessages();
  return (
    <Link className="mk-puzzle parchment" to={`/learn/puzzles/${drill.id}`}>
      <Signs drill={drill} />
      <span className="mk-puzzle-name">
        <small>{numberOf(drill)}</small> {titleOf(drill, lang)}
      </span>
      <Stars drill={drill} />
    </Link>
  );
}

function Signs({ drill }: { readonly drill: Drill }): ReactNode {
  return (
    <span className="mk-puzzle-signs" aria-hidden="true">
      {[...new Set(drill.foes)].map(foe => (
        <Sign key={foe} d={enemySign(foe)} />
      ))}
    </span>
  );
}

function Stars({ drill }: { readonly drill: Drill }): ReactNode {
  const { lang } = useMessages();
  const mark = marks()[drill.id];
  return (
    <span className="mk-puzzle-stars" data-mark={mark} role="img" aria-label={tell(lang, mark ?? 'none')}>
      {starsOf(mark)}
    </span>
  );
}
