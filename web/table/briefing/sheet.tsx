import { type Config, type Game, minutesFor, scenarioOf, type Viewer } from '@tafelrunde/engine';
import type { ReactNode } from 'react';
import type { Chair } from '../../local/table.ts';
import { useMessages } from '../../messages/index.ts';
import { ScenarioPicture } from '../../pictures.tsx';
import { announcedGoals } from '../goals.tsx';

import { useBriefingMessages } from './messages.ts';
import { Seated } from './seated.tsx';
import './briefing.css';

interface SheetProps {
  readonly game: Game;
  readonly config: Config;
  /** None where it is said elsewhere who sits at the table. */
  readonly chairs: readonly Chair[];
  readonly viewer: Viewer;
  readonly children?: ReactNode;
}

/** The map, what everybody plays for, what is different here, how long it takes and how hard it is. */
export function BriefingSheet({ game, config, chairs, viewer, children }: SheetProps) {
  const m = useMessages();
  const b = useBriefingMessages();
  const scenario = scenarioOf(game, config.scenario);
  const { about, prologue, twist, difficulty } = scenario;
  const minutes = minutesFor(scenario, config.seats);
  const goals = announcedGoals({ game, config }, viewer, m.lang);
  const wins = difficulty?.wins;
  return (
    <div className="briefing">
      <ScenarioPicture game={game.id} scenario={config.scenario} seats={config.seats} />
      <div className="briefing-text">
        <p className="briefing-facts">
          <span>{m.facts.players(config.seats, config.seats)}</span>{' '}
          {minutes === null ? null : <span>{m.facts.minutes(minutes, minutes)}</span>}{' '}
          {difficulty ? <span>{m.facts.difficulty[difficulty.level]}</span> : null}
        </p>
        <p className={prologue ? 'briefing-prologue' : undefined}>{(prologue ?? about)[m.lang]}</p>
        {goals.length > 0 ? <h2>{b.aims}</h2> : null}
        <ul className="briefing-aims">
          {goals.map(({ title, lines, mine }) => (
            <li key={title} data-mine={mine && goals.length > 1}>
              {title && mine && goals.length > 1 ? <strong>{`${title} (${b.yours})`}</strong> : null}
              {title && !mine ? <strong>{title}</strong> : null}
              {lines.map(line => (
                <span key={line}>{line}</span>
              ))}
            </li>
          ))}
        </ul>
        {twist ? (
          <>
            <h2>{b.twist}</h2>
            <p>{twist[m.lang]}</p>
          </>
        ) : null}
        {chairs.length > 0 ? <Seated game={game} config={config} chairs={chairs} /> : null}
        {wins ? (
          <p className="briefing-measured">
            {b.wins(wins.of[m.lang], m.number(Math.round(wins.share * wins.games)), wins.games)}
            {config.carried === undefined ? '' : ` ${b.carried}`}
          </p>
        ) : null}
        {children}
      </div>
    </div>
  );
}
