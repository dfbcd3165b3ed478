// A table of Dungeon Saga where the heroes are asked together who is next.
import { dungeonSaga } from '@tafelrunde/dungeon-saga';
import { erased } from '@tafelrunde/engine';
import { afterEach, expect } from 'vitest';
import { sqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { BotSeats } from '../table/bot-seats.ts';
import type { ClockSetting } from '../table/clock.ts';
import type { Occupant } from '../table/entry.ts';
import { House } from '../table/house.ts';
import { seenBy } from '../table/seen.ts';
import type { Table } from '../table/table.ts';
import type { Thinkers } from '../thinking/thinkers.ts';
import { type Folder, folder } from './databases.ts';
import { type anna, tableForTwo, want } from './tables.ts';

const game = erased(dungeonSaga);
const stores: Store[] = [];
const folders: Folder[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  for (const place of folders.splice(0)) place.remove();
});

export const BOT: Occupant = { is: 'bot', level: 'page' };
export const person = (who: typeof anna): Occupant => ({ is: 'player', ...who });

export interface Agreed {
  readonly overlord?: Occupant;
  readonly agree?: { readonly seconds: number };
  readonly clock?: ClockSetting;
  readonly now?: () => number;
}

export interface AtTable {
  readonly house: House;
  readonly store: Store;
  readonly id: string;
}

/** The overlord and two players of heroes, who are drafted: who is next? The order is decided by all whose heroes wait (DS-ROUND-07). */
export async function asked(heroes: readonly [Occupant, Occupant], agreed: Agreed = {}): Promise<AtTable> {
  const { overlord = BOT, now, agree, clock } = agreed;
  const place = folder();
  folders.push(place);
  const store = await sqliteStore(place.path);
  stores.push(store);
  const house = new House({ store, games: [game], ...(now && { now }) });
  const id = await tableForTwo(store, { game, seats: [overlord, ...heroes], agree, clock });
  // Bots among themselves think for whoever watches.
  await house.visit(id, { told: () => undefined, gone: () => undefined });
  // The last hero is left for the second of them.
  for (let drafted = 0; drafted < 3; drafted++) {
    const { seat, epoch, option } = await at(house, id, t => ({
      seat: t.match.ask?.seat ?? 0,
      epoch: t.match.epoch,
      option: t.match.optionIds()[0] ?? '',
    }));
    const sits = heroes[seat - 1];
    const bot = new BotSeats(house, { decide: async () => 0 } as unknown as Thinkers, { trouble: fail });
    if (sits?.is === 'player') await want(house, id, sits, { do: 'answer', seat, epoch, option });
    else await house.look(id, t => bot.look(t));
    await epochAfter(house, id, epoch);
    bot.stop();
  }
  expect(await house.look(id, t => t.match.ask)).toMatchObject({ kind: 'next-hero', seat: 1, also: [2] });
  return { house, store, id };
}

export const fail = (what: string, error: unknown): never => {
  throw new Error(what, { cause: error });
};

export async function at<T>(house: House, id: string, look: (table: Table) => T): Promise<T> {
  const found = await house.look(id, look);
  if (found === null) throw new Error('There is no such table.');
  return found;
}

export async function epochAfter(house: House, id: string, epoch: number): Promise<void> {
  for (let tries = 0; tries < 400 && (await at(house, id, t => t.match.epoch)) === epoch; tries++)
    await new Promise(resolve => setTimeout(resolve, 5));
  expect(await at(house, id, t => t.match.epoch)).not.toBe(epoch);
}

export const seen = (house: House, id: string, player: string, when?: number) =>
  at(house, id, table => seenBy(table, player, null, when === undefined ? {} : { at: when }));
