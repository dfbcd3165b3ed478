import { levels } from '@tafelrunde/bots';
import { beginCampaign, beginningsOf, campaignOf, type Game } from '@tafelrunde/engine';
import { z } from 'zod';
import { type Route, route } from './route.ts';

const text = z.strictObject({ en: z.string(), de: z.string() });
const value = z.union([z.string(), z.number(), z.boolean()]);

const listed = z.strictObject({
  id: z.string(),
  name: text,
  /** Where scenarios can be played in a row: the campaigns, and the scenario each begins with. */
  campaigns: z.array(z.strictObject({ name: text, about: text, scenario: z.string() })),
  scenarios: z.array(
    z.strictObject({
      id: z.string(),
      name: text,
      about: text,
      /** It is played as part of the campaign only. */
      campaignOnly: z.boolean(),
      /** The numbers of seats it can be played with. */
      seats: z.array(z.number()),
      settings: z.array(
        z.strictObject({
          id: z.string(),
          name: text,
          about: text,
          values: z.array(value),
          /** What is taken where a table says nothing. */
          initial: value,
        }),
      ),
    }),
  ),
});

const list = route({
  method: 'GET',
  path: '/api/games',
  about: 'Everything that can be played here: games, their scenarios, seats and settings, and the levels of bots.',
  who: 'anybody',
  answer: z.strictObject({
    games: z.array(listed),
    bots: z.array(z.strictObject({ id: z.string(), name: text })),
  }),
  async act({ premises, reply }) {
    const { games } = premises.house;
    const text = written.get(games) ?? write(games);
    written.set(games, text);
    return reply.type('application/json').header('cache-control', 'public, max-age=3600').send(text);
  },
});

/** It is long, and the same for everybody: it is written once. */
const written = new WeakMap<readonly Game[], string>();

const write = (games: readonly Game[]): string =>
  JSON.stringify({ games: games.map(about), bots: levels.map(({ id, name }) => ({ id, name })) });

export const gameRoutes: readonly Route[] = [list];

const campaignsOf = (game: Game): z.infer<typeof listed>['campaigns'] =>
  beginningsOf(game).flatMap(beginning => {
    const [scenario] = campaignOf(game).next(beginCampaign(game, beginning));
    return scenario === undefined ? [] : [{ name: beginning.name, about: beginning.about, scenario }];
  });

const about = (game: Game): z.infer<typeof listed> => ({
  id: game.id,
  name: game.name,
  campaigns: game.campaign ? campaignsOf(game) : [],
  scenarios: game.scenarios.map(scenario => ({
    id: scenario.id,
    name: scenario.name,
    about: scenario.about,
    campaignOnly: scenario.campaignOnly ?? false,
    seats: [...scenario.seats],
    settings: scenario.settings.map(setting => ({
      id: setting.id,
      name: setting.name,
      about: setting.about,
      values: [...setting.values],
      initial: setting.initial,
    })),
  })),
});
