import type { Config, Game } from '@tafelrunde/engine';
import type { GameTable } from './table/board.ts';
import { withGoals } from './table/goals.tsx';

const TABLES = import.meta.glob<{ readonly table: GameTable }>('./games/*/index.{ts,tsx}');

/** What a game adds to the table, if it adds anything; any game can be played without. */
export async function tableOf(id: string): Promise<GameTable | null> {
  const load = TABLES[`./games/${id}/index.tsx`] ?? TABLES[`./games/${id}/index.ts`];
  return load ? (await load()).table : null;
}

/** The same for a match: with what everybody plays for. */
export async function tableFor(played: { readonly game: Game; readonly config: Config }): Promise<GameTable | null> {
  const own = await tableOf(played.game.id);
  return own && withGoals(own, played);
}
