import { type FuzzOrders, type FuzzResult, fuzzOne } from './fuzz-one.ts';
import { type PlayOrders, type PlayResult, playOne } from './play-one.ts';

/** What a worker can be told to do, one number at a time. Orders and results travel between threads: plain data. */
export interface Orders {
  readonly play: PlayOrders;
  readonly fuzz: FuzzOrders;
}
export interface Results {
  readonly play: PlayResult;
  readonly fuzz: FuzzResult;
}
export type TaskName = keyof Orders;

export const TASKS: { readonly [T in TaskName]: (orders: Orders[T], number: number) => Results[T] } = {
  play: playOne,
  fuzz: fuzzOne,
};
