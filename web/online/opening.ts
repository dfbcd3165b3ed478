import type { Game, GameEvent } from '@tafelrunde/engine';
import { GAMES, loadToPlay } from '@tafelrunde/games';
import { preferences } from '../preferences.ts';
import type { GameTable } from '../table/board.ts';
import { paceFor } from '../table/pace.ts';
import { tableFor } from '../tables.ts';
import { ApiTrouble, api, type TableSummary } from './api.ts';
import type { Line } from './line.ts';
import { RemoteTable } from './remote-table.ts';

/** A table of the server, as far as this person may come. */
export interface FoundTable {
  readonly summary: TableSummary;
  readonly game: Game;
  readonly gameTable: GameTable | null;
  /** Null: only those who sit here may see it. */
  readonly table: RemoteTable | null;
}

export type Arrival = FoundTable | 'missing' | 'unreachable';

/** Goes to a table. The line is made anew each time, so that it carries the key of whoever has just been introduced. */
export async function arriveAt(id: string, connect: () => Line): Promise<Arrival> {
  try {
    const summary = await api.summary(id);
    const card = GAMES.find(game => game.id === summary.game);
    if (!card) return 'missing';
    const game = await loadToPlay(card);
    const { scenario, settings, seats } = summary;
    const config = { scenario, settings, seats: seats.length };
    await game.prepare?.(config);
    const gameTable = await tableFor({ game, config });
    const table = await RemoteTable.open({
      id,
      game,
      config,
      line: connect(),
      file: () => api.file(id),
      pace: (happened: readonly GameEvent[]) => paceFor(happened, gameTable),
      answersTrivial: () => !preferences().stops,
    });
    return { summary, game, gameTable, table };
  } catch (error) {
    if (!(error instanceof ApiTrouble)) throw error;
    return error.code === 'no-such-table' ? 'missing' : 'unreachable';
  }
}
