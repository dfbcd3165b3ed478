import type { GameTable } from './table/board.ts';

const TABLES = import.meta.glob<{ readonly table: GameTable }>('./games/*/index.{ts,tsx}');

/** What a game adds to the table, if it adds anything; any game can be played without. */
export async function tableOf(id: string): Promise<GameTable | null> {
  const load = TABLES[`./games/${id}/index.tsx`] ?? TABLES[`./games/${id}/index.ts`];
  return load ? (await load()).table : null;
}
