import { type Diary, type Orders, playGame } from '@tafelrunde/lab';
import { GAMES } from '../games.ts';

/** One game between bots, by its number. */
export function playOne(orders: Orders, number: number): Diary {
  const game = GAMES.find(g => g.id === orders.game);
  if (!game) throw new Error(`There is no game "${orders.game}".`);
  return playGame(game, orders, number);
}
