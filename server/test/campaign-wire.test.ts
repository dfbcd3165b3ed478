// What is secret in a campaign stays with its owner: at its tables, on its page, and in files of its matches.
import { descent, type State } from '@tafelrunde/descent';
import { dungeonSaga } from '@tafelrunde/dungeon-saga';
import {
  afterMatch,
  beginCampaign,
  type CampaignRecord,
  campaignOf,
  erased,
  type Game,
  type Match,
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

/** A match that comes next, played at random to its end. */
function playedOut(game: Game, record: CampaignRecord, seats?: number, seed = 'first'): Match {
  const chance = newChance(`campaign of ${game.id}`);
  const match = startNext(game, record, seats === undefined ? {} : { seats }, { seed });
  while (match.ask) match.choose(chance.int(match.ask.options.length));
  return match;
}

/** The campaign after its first match. */
function afterOne(game: Game, seats?: number): CampaignRecord {
  const begun = beginCampaign(game);
  return afterMatch(begun, playedOut(game, begun, seats)).record;
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

test.for([
  ['dungeon-saga', erased(dungeonSaga), 3],
  ['sword-and-sorcery', erased(swordAndSorcery), 2],
] as const)(
  '%s: what is suggested in a campaign changes no byte that those are sent who are not asked',
  async ([, game, seats]) => {
    const record = afterOne(game, seats);
    const [scenario] = campaignOf(game).next(record);
    const config = { ...(scenario && { scenario }), carried: record.carried, seats };
    const chance = newChance(`shared ${game.id}`);
    const asked = (decisions: number): ReturnType<typeof at> => {
      const there = at(game, decisions, chance, config);
      return there.match.ask?.also ? there : asked(decisions + 1);
    };
    const there = asked(0);
    const { seat = 0, also = [] } = there.match.ask ?? {};
    const suggested = (option = '') => ({ kind: 'suggested', seat, option, by: `p${seat}` }) as const;
    const [first, second] = there.match.optionIds();
    expect(second).toBeDefined();
    const others = Array.from({ length: seats }, (_, i) => i).filter(i => i !== seat && !also.includes(i));
    await compare(game, there, chance, {
      next: suggested(first),
      elsewhere: suggested(second),
      viewers: ['spectator', ...others],
      opening: id => ({ campaign: part(id, record) as never }),
      paths,
    });
  },
);

test('descent, a match that is over: what the overlord had in secret changes no byte of its campaign, its file and its replay that others are sent', async () => {
  const game = erased(descent);
  const begun = beginCampaign(game);
  // One that he ends with cards in his hand.
  let match = playedOut(game, begun);
  for (let i = 0; (match.state as State).overlord.hand.length === 0; i++)
    match = playedOut(game, begun, undefined, `secrets ${i}`);
  const there = { match, position: match.halfMade().position };
  const sealed = Array.from({ length: match.config.seats }, (_, seat) => seat).filter(
    seat => !game.campaign?.secretive?.(match.state).includes(seat),
  );
  await compare(game, there, newChance('sealed'), {
    viewers: ['spectator', ...sealed],
    opening: id => ({ campaign: part(id, begun) as never }),
    paths,
  });
});

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
