import { erased } from '@tafelrunde/engine';
import { skirmish } from '@tafelrunde/skirmish';
import type { Diary, Had, Page, Used } from '../diary.ts';
import type { Orders } from '../orders.ts';

/** The skirmish lends its chronicle to games that were never played. */
export const game = erased(skirmish);

export const orders: Orders = {
  game: 'skirmish',
  seed: 'made up',
  tables: [{ config: { scenario: 'field', seats: 2, settings: {} }, bots: ['random', 'random'] }],
};

export const page = (seat: number, won: boolean, had: readonly Had[] = [], used: readonly Used[] = []): Page => ({
  seat,
  won,
  out: null,
  had,
  used,
  gauges: {},
});

export const diary = (number: number, pages: readonly Page[], rest: Partial<Diary> = {}): Diary => ({
  number,
  end: 'felled',
  failure: null,
  decisions: 40,
  rounds: 9,
  pages,
  gauges: {},
  forms: {},
  counts: {},
  figures: {},
  ...rest,
});
