// Rules that change while a campaign is played: what was played counts, and it goes on.
import { type Game, optionId } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import type { RunningServer } from '../server.ts';
import { answer } from '../table/deciding.ts';
import { Client, call } from './client.ts';
import { crusade } from './crusade.ts';
import { server, temporary } from './servers.ts';

/** The same game under later rules, which know none of the options that were chosen before. */
const later = (by: number): Game => ({
  ...crusade,
  version: crusade.version + by,
  migrations: {
    ...crusade.migrations,
    ...Object.fromEntries(Array.from({ length: by }, (_, i) => [crusade.version + i, (state: object) => state])),
  },
  optionId: choice => `v${by}-${optionId(choice)}`,
});

/** Turns are ended, so many or until the match is over. */
async function play({ house }: RunningServer, table: string, decisions = Number.POSITIVE_INFINITY): Promise<void> {
  for (let i = 0; i < decisions && (await house.look(table, t => t.ending === null)); i++)
    await house.change(table, (t, at) => {
      const option = t.match.optionIds().find(id => id.endsWith('end')) ?? t.match.optionIds()[0] ?? '';
      return answer(t, at, { seat: t.deciders[0] ?? 0, epoch: t.match.epoch, option }, { by: null });
    });
}

test('a match that is over stays over, and one that is played goes on: each is counted once', async () => {
  const data = temporary();
  // No node is closed before the next one opens the file: what is on the disk is what a killed one leaves behind.
  const first = await server({ games: [crusade], data });
  const anna = await Client.enter(first.url, 'Anna');
  const headers = { authorization: `Bearer ${anna.key}` };
  const seats = [{ is: 'me' }, { is: 'me' }];
  const begun = await anna.call('POST', '/api/campaigns', { game: 'crusade', name: 'Friday', seats });
  const { campaign, table } = begun.body as { campaign: string; table: string };
  const next = async ({ url }: RunningServer, after: number) =>
    (await call(url, 'POST', `/api/campaigns/${campaign}/next`, { after }, headers)).body as { table: string };
  const look = async ({ url }: RunningServer) =>
    (await call(url, 'GET', `/api/campaigns/${campaign}`, undefined, headers)).body as object;
  await play(first, table);

  const second = await server({ games: [later(1)], data });
  expect(await look(second)).toMatchObject({ number: 1, playing: false, next: ['field'], over: false });
  const { table: another } = await next(second, 1);
  await play(second, another, 1);
  expect(await second.house.look(another, t => [t.ending, t.match.answers.length])).toEqual([null, 1]);

  const third = await server({ games: [later(2)], data });
  expect(await look(third)).toMatchObject({ number: 2, playing: true });
  expect(await third.house.look(another, t => [t.restarted, t.match.config.carried])).toEqual([true, { matches: 1 }]);
  await play(third, another);
  const { table: last } = await next(third, 2);
  expect(await third.house.look(last, t => [t.opening.campaign?.number, t.match.config.carried])).toEqual([
    3,
    { matches: 2 },
  ]);
  await play(third, last);
  expect(await look(third)).toMatchObject({ number: 3, over: true, story: { holdings: [{ en: '3 matches.' }] } });
  expect((await third.house.store.campaign(campaign)).map(({ number }) => number)).toEqual([1, 2, 3]);
});
