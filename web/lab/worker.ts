import { gameById } from '@tafelrunde/games';
import { type Diary, type Orders, playGame } from '@tafelrunde/lab';

/** Which games of which orders to play. */
export interface Task {
  readonly orders: Orders;
  readonly numbers: readonly number[];
}

export type Played = { readonly diaries: readonly Diary[] } | { readonly error: string };

addEventListener('message', async ({ data }: MessageEvent<Task>) => {
  postMessage(await play(data));
});

async function play({ orders, numbers }: Task): Promise<Played> {
  try {
    const game = await gameById(orders.game);
    return { diaries: numbers.map(number => playGame(game, orders, number)) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
