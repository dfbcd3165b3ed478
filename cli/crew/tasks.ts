import type { Diary, Orders as LabOrders } from '@tafelrunde/lab';
import { type ArenaOrders, type ArenaResult, arenaOne } from './arena-one.ts';
import { type FuzzOrders, type FuzzResult, fuzzOne } from './fuzz-one.ts';
import { playOne } from './play-one.ts';

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

export const TASKS: { readonly [T in TaskName]: (orders: Orders[T], number: number) => Results[T] } = {
  play: playOne,
  fuzz: fuzzOne,
  arena: arenaOne,
};
