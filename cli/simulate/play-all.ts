import type { Game } from '@tafelrunde/engine';
import type { Ledger, Orders } from '@tafelrunde/lab';
import { workOn } from '../crew/crew.ts';
import type { Messages } from '../messages/index.ts';
import type { KeptGames } from './kept-games.ts';

export interface Simulation {
  readonly game: Game;
  readonly orders: Orders;
  readonly games: number;
  readonly workers: number;
  readonly ledger: Ledger;
  readonly kept: KeptGames | null;
  readonly m: Messages;
}

/** Plays what is not kept yet, and puts every game into the ledger and the file. True: it was interrupted. */
export async function playAll({ game, orders, games, workers, ledger, kept, m }: Simulation): Promise<boolean> {
  const done = new Set<number>();
  kept?.open(game, orders, diary => {
    if (diary.number >= games || done.has(diary.number)) return;
    done.add(diary.number);
    ledger.add(diary);
  });
  if (kept && done.size > 0) process.stderr.write(`${m.simulate.resumed(done.size, kept.file)}\n`);
  let played = 0;
  const numbers = { count: games, without: done };
  const { interrupted, seconds } = await workOn('play', orders, numbers, workers, m, (_, diary) => {
    ledger.add(diary);
    kept?.add(diary);
    played++;
  });
  kept?.flush();
  if (process.stderr.isTTY && seconds > 0) {
    const pace = (played / seconds).toFixed(1);
    process.stderr.write(`${m.simulate.speed(played, pace, seconds.toFixed(1), workers)}\n`);
  }
  return interrupted;
}
