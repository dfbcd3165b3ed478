import type { Game } from '@tafelrunde/engine';
import { type Diary, type Orders as LabOrders, playGame } from '@tafelrunde/lab';
import { type ArenaOrders, type ArenaResult, arenaOne } from './arena-one.ts';
import { type FuzzOrders, type FuzzResult, fuzzOne } from './fuzz-one.ts';

/** What a worker can be told to do, one number at a time. Orders and results travel between threads: plain data. */
export interface Orders {
  readonly play: LabOrders;
  readonly fuzz: FuzzOrders;
  readonly arena: ArenaOrders;
}
export interface Results {
  readonly play: Diary;
  readonly fuzz: FuzzResult;
  readonly arena: ArenaResult;
}
export type TaskName = keyof Orders;

export const TASKS: { readonly [T in TaskName]: (game: Game, orders: Orders[T], number: number) => Results[T] } = {
  play: playGame,
  fuzz: fuzzOne,
  arena: arenaOne,
};
