import { type Config, type Game, type Lang, scenarioOf, type Viewer } from '@tafelrunde/engine';
import type { GameTable, SideGoals } from './board.ts';

interface Looked {
  readonly table: { readonly game: Game; readonly config: Config };
  readonly gameTable: GameTable | null;
  readonly situation: { readonly view: unknown; readonly viewer: Viewer };
  readonly words: { readonly lang: Lang };
}

/** What everybody plays for, the viewer's own side first: as the game's table tells it at this moment, or as it was announced before play. */
export function goalsOf({ table, gameTable, situation, words }: Looked): readonly SideGoals[] {
  const { view, viewer } = situation;
  const goals = gameTable?.goals?.(view, viewer, words.lang) ?? announcedGoals(table, viewer, words.lang);
  return goals.toSorted((a, b) => Number(b.mine) - Number(a.mine));
}

/** The aims of the scenario. Where nobody's is another, it is everybody's own. */
export function announcedGoals(
  { game, config }: { readonly game: Game; readonly config: Config },
  viewer: Viewer,
  lang: Lang,
): readonly SideGoals[] {
  const { aims = [], role } = scenarioOf(game, config.scenario);
  const own = viewer === 'spectator' ? undefined : role?.(viewer, config.seats);
  return aims.map(aim => ({
    title: aim.role ? titled(aim.role[lang]) : '',
    lines: [aim.text[lang]],
    mine: viewer !== 'spectator' && (aim.role === undefined || aim.role.en === own?.en),
  }));
}

const titled = (role: string): string => role.slice(0, 1).toUpperCase() + role.slice(1);
