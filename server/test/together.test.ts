import { dungeonSaga } from '@tafelrunde/dungeon-saga';
import { erased } from '@tafelrunde/engine';
import { afterEach, expect, test } from 'vitest';
import { sqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { BotSeats } from '../table/bot-seats.ts';
import type { Occupant } from '../table/entry.ts';
import { House } from '../table/house.ts';
import { seenBy } from '../table/seen.ts';
import type { Table } from '../table/table.ts';
import type { Thinkers } from '../thinking/thinkers.ts';
import { type Folder, folder } from './databases.ts';
import { anna, bert, tableForTwo, want } from './tables.ts';

/** The order of heroes is decided by all whose heroes wait (DS-ROUND-07): the first question to several seats. */
const game = erased(dungeonSaga);
const stores: Store[] = [];
const folders: Folder[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  for (const place of folders.splice(0)) place.remove();
});

const BOT: Occupant = { is: 'bot', level: 'page' };
const person = (who: typeof anna): Occupant => ({ is: 'player', ...who });

/** Three seats, the heroes drafted: who is next? */
async function asked(heroes: readonly [Occupant, Occupant]): Promise<{ house: House; id: string }> {
  const place = folder();
  folders.push(place);
  const store = await sqliteStore(place.path);
  stores.push(store);
  const house = new House({ store, games: [game] });
  const id = await tableForTwo(store, { game, seats: [BOT, ...heroes] });
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
  return { house, id };
}

const fail = (what: string, error: unknown): never => {
  throw new Error(what, { cause: error });
};

async function at<T>(house: House, id: string, look: (table: Table) => T): Promise<T> {
  const found = await house.look(id, look);
  if (found === null) throw new Error('There is no such table.');
  return found;
}

async function epochAfter(house: House, id: string, epoch: number): Promise<void> {
  for (let tries = 0; tries < 400 && (await at(house, id, t => t.match.epoch)) === epoch; tries++)
    await new Promise(resolve => setTimeout(resolve, 5));
  expect(await at(house, id, t => t.match.epoch)).not.toBe(epoch);
}

const seen = (house: House, id: string, player: string) => at(house, id, table => seenBy(table, player, null));

test('two people are asked together: either may answer, for any hero, and the other one is too late', async () => {
  const { house, id } = await asked([person(anna), person(bert)]);
  expect(await house.look(id, t => t.standing())).toMatchObject({ due: ['anna', 'bert'], bot: false });
  const [first, second] = [await seen(house, id, 'anna'), await seen(house, id, 'bert')];
  expect(first).toMatchObject({ viewer: 1, deciding: 1, alsoDeciding: [2], ask: { seat: 1, kind: 'next-hero' } });
  expect(second).toMatchObject({ viewer: 2, deciding: 1, alsoDeciding: [2], ask: { seat: 2, kind: 'next-hero' } });
  expect(second.ask?.ids).toEqual(first.ask?.ids);
  expect(first.ask?.ids).toHaveLength(4);
  const { epoch } = second;
  const ofAnna = await at(house, id, t => Object.entries((t.match.state as { control: object }).control));
  const [heroOfAnna = ''] = ofAnna.find(([, seat]) => seat === 1) ?? [];
  const answer = { do: 'answer', epoch, option: `hero:${heroOfAnna}` } as const;
  expect(await want(house, id, bert, { ...answer, seat: 1 })).toMatchObject({ code: 'not-your-seat' });
  expect(await want(house, id, bert, { ...answer, seat: 2 })).not.toHaveProperty('code');
  expect(await want(house, id, anna, { ...answer, seat: 1 })).toMatchObject({ code: 'stale' });
  expect(await house.look(id, t => t.match.answers.at(-1))).toMatchObject({ seat: 2, option: answer.option });
  expect(await seen(house, id, 'anna')).toMatchObject({ deciding: 1, alsoDeciding: [], ask: { kind: 'turn' } });
});

test('a bot leaves the decision to a person who may take it, and takes it where there is none', async () => {
  const { house, id } = await asked([BOT, person(bert)]);
  const before = await at(house, id, t => t.match.epoch);
  expect(await house.look(id, t => [t.deciders, t.standing()])).toMatchObject([[2], { due: ['bert'], bot: false }]);
  let thought = 0;
  const thinkers = {
    decide: async () => {
      thought++;
      return 0;
    },
  } as unknown as Thinkers;
  const bots = new BotSeats(house, thinkers, { trouble: fail });
  await house.look(id, t => bots.look(t));
  expect([thought, await at(house, id, t => t.match.epoch)]).toEqual([0, before]);
  bots.stop();

  const alone = await asked([BOT, BOT]);
  expect(await alone.house.look(alone.id, t => [t.deciders, t.standing()])).toMatchObject([
    [1],
    { due: [], bot: false },
  ]);
  const epoch = await at(alone.house, alone.id, t => t.match.epoch);
  const others = new BotSeats(alone.house, thinkers, { trouble: fail });
  await alone.house.look(alone.id, t => others.look(t));
  await epochAfter(alone.house, alone.id, epoch);
  others.stop();
  expect(await alone.house.look(alone.id, t => t.match.answers.at(-1))).toMatchObject({ seat: 1 });
});
