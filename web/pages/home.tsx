import { GAMES } from '@tafelrunde/games';
import { lazy, Suspense } from 'react';
import { Cover } from '../art/covers.tsx';
import { lessonAt } from '../learn/going.ts';
import { LessonCards } from '../learn/lesson-cards.tsx';
import { isNew } from '../learn/notebook.ts';
import { useMessages } from '../messages/index.ts';
import { useServer } from '../online/server.ts';
import { Frame } from '../parts/frame.tsx';
import { Link } from '../router.tsx';
import { useGoingCampaigns } from './home-campaigns.tsx';
import { ImportMatch, MatchList, useKeptMatches } from './matches.tsx';
import './home.css';

const OnlineTables = lazy(async () => ({ default: (await import('./online-tables.tsx')).OnlineTables }));

/** Matches that wait, the games, and matches to look back at. */
export function Home() {
  const m = useMessages();
  const { matches, kept, refresh } = useKeptMatches();
  const campaigns = useGoingCampaigns(matches);
  const online = useServer();
  // Who goes on with a lesson finds it among the lessons, and those at the top.
  const going = matches.filter(({ over }) => !over);
  const games = going.filter(({ id }) => lessonAt(id) === null);
  const learning = games.length < going.length || (matches.length === 0 && isNew());
  return (
    <Frame title="Tafelrunde" untitled>
      <section className="home-welcome">
        <h1>{m.games.title}</h1>
        <p>{m.tagline}</p>
      </section>
      {online ? (
        <Suspense>
          <OnlineTables />
        </Suspense>
      ) : null}
      <MatchList title={m.games.going} campaigns={campaigns} matches={games} changed={refresh} />
      {learning ? <Lessons /> : null}
      <Games online={online} />
      {learning ? null : <Lessons />}
      <MatchList title={m.games.finished} matches={matches.filter(({ over }) => over)} changed={refresh} />
      <ImportMatch />
      {kept ? null : <p className="home-notice">{m.games.unkept}</p>}
    </Frame>
  );
}

function Lessons() {
  const m = useMessages();
  return (
    <section className="lessons">
      <h2>{m.learn.newHere}</h2>
      <p>{m.learn.promise}</p>
      <LessonCards />
    </section>
  );
}

/** The games, with what stands on their boxes; where there is a server, the way to play with others is beside the way to play here. */
function Games({ online }: { readonly online: boolean }) {
  const m = useMessages();
  return (
    <ul className="game-cards">
      {GAMES.map(({ id, name, about, box, puzzles }) => (
        <li key={id} className="game-card" data-game={id}>
          <Cover game={id} />
          <div className="game-card-text">
            <h2>{name[m.lang]}</h2>
            <p>{about[m.lang]}</p>
            <p className="game-card-facts">
              <span>{m.facts.players(...box.players)}</span> <span>{m.facts.minutes(...box.minutes)}</span>{' '}
              <span>{m.facts.weight[box.weight]}</span>
            </p>
            <div className="game-card-ways">
              <Link className="button main" to={`/new/${id}`} aria-label={`${m.games.start}: ${name[m.lang]}`}>
                {m.games.start}
              </Link>
              {online && box.players[1] > 1 ? (
                <Link className="button" to={`/new/${id}#online`} aria-label={`${m.games.online}: ${name[m.lang]}`}>
                  {m.games.online}
                </Link>
              ) : null}
              <Link className="button quiet" to={`/rules/${id}`} aria-label={`${m.games.rules}: ${name[m.lang]}`}>
                {m.games.rules}
              </Link>
              {puzzles ? (
                <Link className="button quiet" to="/learn/puzzles">
                  {puzzles[m.lang]}
                </Link>
              ) : null}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
