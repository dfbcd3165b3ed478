// What is secret in a campaign stays with its owner: at its tables, on its page, and in files of its matches.
import { descent } from '@tafelrunde/descent';
import { dungeonSaga } from '@tafelrunde/dungeon-saga';
import {
  afterMatch,
  beginCampaign,
  type CampaignRecord,
  campaignOf,
  erased,
  type Game,
  newChance,
  startNext,
} from '@tafelrunde/engine';
import { swordAndSorcery } from '@tafelrunde/sword-and-sorcery';
import { expect, test } from 'vitest';
import type { Opening } from '../store/store.ts';
import { answer } from '../table/deciding.ts';
import { Client } from './client.ts';
import { server } from './servers.ts';
import { at, compare } from './worlds.ts';

/** The campaign after a match that was played at random. */
function afterOne(game: Game): CampaignRecord {
  const begun = beginCampaign(game);
  const chance = newChance(`campaign of ${game.id}`);
  const match = startNext(game, begun, {}, { seed: 'first' });
  while (match.ask) match.choose(chance.int(match.ask.options.length));
  return afterMatch(begun, match).record;
}

const part = (id: string, { played }: CampaignRecord): Opening['campaign'] => ({
  id: `c-${id}`,
  name: 'Friday',
  number: played.length + 1,
  settings: {},
  played,
  news: [],
});

/** All that can be asked about a campaign and its match. */
const paths = (id: string): string[] => [
  `/api/campaigns/c-${id}`,
  `/api/campaigns/c-${id}/file`,
  `/api/tables/${id}`,
  `/api/tables/${id}/file`,
  `/api/tables/${id}/replay`,
];

const games = [erased(dungeonSaga), erased(swordAndSorcery), erased(descent)];
const cases = games.flatMap(game => [15, 40].map(played => [game.id, played, game] as const));

test.for(cases)(
  '%s, second match of a campaign after %i decisions: re-dealt secrets change no byte that others are sent',
  async ([, played, game]) => {
    const record = afterOne(game);
    const [scenario] = campaignOf(game).next(record);
    expect(scenario).toBeDefined();
    const chance = newChance(`${game.id} ${played}`);
    const there = at(game, played, chance, { ...(scenario && { scenario }), carried: record.carried });
    expect(there.match.ask).not.toBeNull();
    await compare(game, there, chance, { opening: id => ({ campaign: part(id, record) as never }), paths });
  },
);

test('D2-SETUP-18 in a campaign only the overlord watches a quest again that is over, until the campaign is over, too', async () => {
  const { url, house } = await server({ games: [erased(descent)] });
  const [lord, hero] = [await Client.enter(url, 'Lord'), await Client.enter(url, 'Hero')];
  const seats = [{ is: 'me' }, { is: 'free' }];
  const begun = await lord.call('POST', '/api/campaigns', { game: 'descent', seats });
  const { campaign, table, invitation } = begun.body as Record<'campaign' | 'table' | 'invitation', string>;
  await hero.call('POST', `/api/tables/${table}/claim`, { seat: 1, invitation });
  const chance = newChance('sealed');
  while (await house.look(table, t => t.ending === null))
    await house.change(table, (t, now) => {
      const ids = t.match.optionIds();
      const decided = { seat: t.deciders[0] ?? 0, epoch: t.match.epoch, option: ids[chance.int(ids.length)] ?? '' };
      return answer(t, now, decided, { by: null });
    });
  const asked = async (who: Client, path: string) => {
    const { status, body } = await who.call('GET', path);
    return status === 200 ? 200 : (body as { code: string }).code;
  };
  const ways = [`/api/tables/${table}/file`, `/api/tables/${table}/replay`];
  for (const path of ways) {
    expect([await asked(lord, path), await asked(hero, path)]).toEqual([200, 'sealed']);
    // Nor does it help to come without a seat.
    expect(await asked(await Client.enter(url, 'Friend'), path)).toBe('sealed');
  }
  expect(await asked(hero, `/api/campaigns/${campaign}/file`)).toBe('not-over');
  expect((await hero.call('GET', `/api/campaigns/${campaign}`)).body).toMatchObject({ sealed: true, playing: false });
  expect((await lord.call('GET', `/api/campaigns/${campaign}`)).body).toMatchObject({ sealed: false });
  expect((await lord.call('POST', `/api/campaigns/${campaign}/end`, {})).status).toBe(200);
  for (const path of [...ways, `/api/campaigns/${campaign}/file`]) expect(await asked(hero, path)).toBe(200);
});
