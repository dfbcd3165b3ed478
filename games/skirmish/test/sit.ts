import { type Table, table } from '@tafelrunde/testing';
import type { CardId } from '../content/cards.ts';
import { MAP, ROWS } from '../content/map.ts';
import { type State, skirmish } from '../index.ts';
import { playerOf, type Unit, unitOf } from '../state.ts';
import type { Skirmish } from '../types.ts';

export const RED_KNIGHT = 0;
export const RED_ARCHER = 1;
export const RED_MAGE = 2;
export const BLUE_KNIGHT = 3;
export const BLUE_ARCHER = 4;
export const BLUE_MAGE = 5;

/** The first turn of red, changed as the test needs it. */
export const sit = (arrange: (state: State) => void = () => {}): Table<Skirmish> => table(skirmish, { arrange });

export function put(state: State, unit: number, x: number, y: number, change: Partial<Unit> = {}): void {
  if (ROWS[y]?.[x] !== '.') throw new Error(`${x},${y} is no free square of the map.`);
  Object.assign(unitOf(state, unit), { at: MAP.cell(x, y) }, change);
}

export function fell(state: State, ...units: number[]): void {
  for (const unit of units) unitOf(state, unit).life = 0;
}

export function deal(state: State, seat: number, ...cards: CardId[]): void {
  const { hand } = playerOf(state, seat);
  hand.splice(0, hand.length, ...cards);
}

export const cell = (x: number, y: number): number => MAP.cell(x, y);
