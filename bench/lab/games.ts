import { checkConfig, erased } from '@tafelrunde/engine';
import { Ledger, type Orders, playGame } from '@tafelrunde/lab';
import { skirmish } from '@tafelrunde/skirmish';

const game = erased(skirmish);
const orders: Orders = {
  game: game.id,
  seed: 'bench',
  tables: [{ config: checkConfig(game, {}), bots: ['greedy', 'greedy'] }],
};

/** Plays game after game, as a worker of the lab does; every call is one more. */
export function player(first: number): () => void {
  const ledger = new Ledger(game, orders);
  let number = first;
  return () => ledger.add(playGame(game, orders, number++));
}
