import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { BadBackup, backUp, restore } from '../store/backup.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { answer } from '../table/deciding.ts';
import { House } from '../table/house.ts';
import { Client, call } from './client.ts';
import { crusade } from './crusade.ts';
import { server, temporary } from './servers.ts';
import { decide, game, tableForTwo } from './tables.ts';

async function played() {
  const store = await sqliteStore(temporary());
  const house = new House({ store, games: [game] });
  await store.addPlayer({ id: 'anna', name: 'Anna', keyHash: 'hash', webhook: null });
  const id = await tableForTwo(store);
  for (let i = 0; i < 20; i++) await decide(house, id, options => i % options.length);
  const folder = temporary();
  return { store, house, id, folder, file: join(folder, 'backup.gz') };
}
const hashAt = (house: House, id: string) => house.look(id, t => t.match.hash());

test('a backup made while play goes on brings every table back as it stood', async () => {
  const { store, house, id, file, folder } = await played();
  const before = await hashAt(house, id);
  const going = backUp(store, file);
  for (let i = 0; i < 5; i++) await decide(house, id);
  expect(await going).toBeGreaterThanOrEqual(22);
  await store.close();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['backup.gz']);
  const copy = await sqliteStore(temporary());
  const lines = await restore(copy, file);
  const again = new House({ store: copy, games: [game] });
  expect((await copy.read(id))?.entries.length).toBe(lines - 2);
  if (lines === 22) expect(await hashAt(again, id)).toBe(before);
  expect(await decide(again, id)).toEqual({ number: lines - 1 });
  expect(await copy.player('anna')).toMatchObject({ name: 'Anna', keyHash: 'hash' });
  await copy.close();
});

test('a backup brings campaigns back: every match with its number, and the next one follows', async () => {
  const data = temporary();
  const file = join(temporary(), 'backup.gz');
  const before = await server({ games: [crusade], data });
  const anna = await Client.enter(before.url, 'Anna');
  const seats = [{ is: 'me' }, { is: 'me' }];
  const begun = await anna.call('POST', '/api/campaigns', { game: 'crusade', name: 'Friday', seats });
  const { campaign, table } = begun.body as { campaign: string; table: string };
  while (await before.house.look(table, t => t.ending === null))
    await before.house.change(table, (t, at) => {
      const option = t.match.optionIds().find(id => id.startsWith('end')) ?? t.match.optionIds()[0] ?? '';
      return answer(t, at, { seat: t.deciders[0] ?? 0, epoch: t.match.epoch, option }, { by: null });
    });
  await anna.call('POST', `/api/campaigns/${campaign}/next`, { after: 1 });
  const standing = (await anna.call('GET', `/api/campaigns/${campaign}`)).body as object;
  await backUp(before.house.store, file);
  const place = temporary();
  const copy = await sqliteStore(place);
  await restore(copy, file);
  expect(await copy.campaign(campaign)).toEqual(await before.house.store.campaign(campaign));
  await copy.close();
  const { url } = await server({ games: [crusade], data: place });
  const headers = { authorization: `Bearer ${anna.key}` };
  expect((await call(url, 'GET', `/api/campaigns/${campaign}`, undefined, headers)).body).toEqual(standing);
  const again = await call(url, 'POST', `/api/campaigns/${campaign}/next`, { after: 1 }, headers);
  expect(again.body).toMatchObject({ number: 2 });
});

test('a damaged backup is refused as a whole, with the line', async () => {
  const { store, file } = await played();
  await backUp(store, file);
  await store.close();
  const good = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  const copy = await sqliteStore(temporary());
  const tried = async (lines: readonly string[]) => {
    writeFileSync(file, gzipSync(`${lines.join('\n')}\n`));
    return restore(copy, file).then(
      () => 'restored',
      error => (error instanceof BadBackup ? error.text.en : String(error)),
    );
  };
  expect(await tried(good.slice(0, -1))).toContain('the end is missing');
  expect(await tried(good.toSpliced(4, 1))).toContain('lines are missing');
  expect(await tried(good.with(4, good[5] ?? ''))).toContain('no entry before number');
  expect(await tried(good.toSpliced(3, 0, 'what?'))).toBe('Line 4 of the backup cannot be used: it is not JSON.');
  expect(await tried(good.with(3, '{"what":"entry","table":"t"}'))).toContain('Line 4 of the backup cannot be used');
  expect(await tried(['{"format":"tafelrunde-backup","version":9}'])).toContain('version 1 is known');
  expect(await tried([...good, '{}'])).toContain('nothing may follow the end');
  writeFileSync(file, gzipSync(`${good.join('\n')}\n`));
  truncateSync(file, statSync(file).size - 20);
  await expect(restore(copy, file)).rejects.toThrow('cannot be unpacked');
  writeFileSync(file, 'no backup');
  await expect(restore(copy, file)).rejects.toThrow('cannot be unpacked');
  await expect(restore(copy, '/nowhere/at/all')).rejects.toThrow('ENOENT');
  expect(await tried(good)).toBe('restored');
  await copy.close();
});
