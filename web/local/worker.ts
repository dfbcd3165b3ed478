import type { Lang } from '@tafelrunde/engine';
import { gameById } from '../games.ts';
import type { Standing } from './mind.ts';
import { advise, decide, oddsOf } from './thinking.ts';

export type Order =
  | { readonly do: 'decide'; readonly standing: Standing; readonly bot: string; readonly table: string }
  | { readonly do: 'odds'; readonly standing: Standing; readonly option: number; readonly lang: Lang }
  | { readonly do: 'advise'; readonly standing: Standing };

export type Report = { readonly number: number } & ({ readonly result: unknown } | { readonly error: string });

addEventListener('message', async ({ data }: MessageEvent<{ number: number; order: Order }>) => {
  postMessage(await carryOut(data.number, data.order));
});

async function carryOut(number: number, order: Order): Promise<Report> {
  try {
    return { number, result: await think(order) };
  } catch (error) {
    return { number, error: error instanceof Error ? error.message : String(error) };
  }
}

async function think(order: Order): Promise<unknown> {
  const game = await gameById(order.standing.game);
  switch (order.do) {
    case 'decide':
      return decide(game, order.standing, order.bot, order.table);
    case 'odds':
      return oddsOf(game, order.standing, order.option, order.lang);
    case 'advise':
      return advise(game, order.standing);
  }
}
