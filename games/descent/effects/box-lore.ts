import type { Lang } from '@tafelrunde/engine';
import type { FigureId, State } from '../state.ts';
import type { BoxPer, BoxTest } from './box-tests.ts';
import type { About, Doing } from './word.ts';

/** What the tests and amounts mean that only cards of the boxes know: it comes with them (`box-tests.ts`), so that nobody loads it for the base game. */
export interface BoxLore {
  holds(state: State, figure: FigureId, test: BoxTest, about: About, card: string): boolean;
  testText(test: BoxTest, lang: Lang): string;
  count(at: Doing, per: BoxPer): number;
  readonly countNames: Readonly<Record<BoxPer, readonly [en: string, de: string]>>;
}

let known: BoxLore | null = null;

export function learnBoxLore(lore: BoxLore): void {
  known = lore;
}

export function boxLore(): BoxLore {
  if (known === null) throw new RangeError('This is said by a card of a box, and no box is unpacked.');
  return known;
}
