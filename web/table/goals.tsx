import { type Config, type Game, type Lang, scenarioOf, type Viewer } from '@tafelrunde/engine';
import type { GameTable, SideGoals } from './board.ts';
import './goals.css';

interface Played {
  readonly game: Game;
  readonly config: Config;
}

/** The same table, which knows what everybody plays for: what the game itself says of it, or what was announced before play. */
export const withGoals = (gameTable: GameTable, played: Played): GameTable => ({
  ...gameTable,
  goals: gameTable.goals ?? ((_, viewer, lang) => announcedGoals(played, viewer, lang)),
});

/** The aims of the scenario. Where nobody's is another, it is everybody's own. */
export function announcedGoals({ game, config }: Played, viewer: Viewer, lang: Lang): readonly SideGoals[] {
  const { aims = [], role } = scenarioOf(game, config.scenario);
  const own = viewer === 'spectator' ? undefined : role?.(viewer, config.seats);
  return aims.map(aim => ({
    title: aim.role ? titled(aim.role[lang]) : '',
    lines: [aim.text[lang]],
    mine: viewer !== 'spectator' && (aim.role === undefined || aim.role.en === own?.en),
  }));
}

const titled = (role: string): string => role.slice(0, 1).toUpperCase() + role.slice(1);

/** What everybody plays for, the viewer's own side first. */
export function Goals({ goals }: { readonly goals: readonly SideGoals[] }) {
  const ownFirst = goals.toSorted((a, b) => Number(b.mine) - Number(a.mine));
  return (
    <ul className="goals">
      {ownFirst.map(({ title, lines, mine }) => (
        <li key={title} data-mine={mine && goals.length > 1}>
          {title ? <h2>{title}</h2> : null}
          {lines.map(line => (
            <p key={line}>{line}</p>
          ))}
        </li>
      ))}
    </ul>
  );
}
