import { levels } from '@tafelrunde/bots';
import { STALE } from '@tafelrunde/engine';
import { z } from 'zod';
import { firstOf, type GoingOn, nextAfter } from '../campaign/going-on.ts';
import { belongs, fileOf, isSealedFor, leads, standingOf, storyOf } from '../campaign/standing.ts';
import type { CampaignPart, ListedPart, Opening } from '../store/store.ts';
import { clockSetting } from '../table/clock.ts';
import { newId, newTable } from '../table/opening.ts';
import { CAMPAIGN_OVER, NO_SEAT, NOT_HOST, NOT_OVER } from '../table/refusals.ts';
import { mayWatch } from '../table/seen.ts';
import { agreeing } from '../table/suggestion.ts';
import type { Table } from '../table/table.ts';
import { readable } from './names.ts';
import { type Premises, Refused, type Route, route } from './route.ts';
import {
  agreed,
  changed,
  configured,
  gameCalled,
  openTable,
  refused,
  seatShown,
  seatsTaken,
  seatWanted,
  shown,
} from './tables.ts';

const text = z.strictObject({ en: z.string(), de: z.string() });
const level = z.enum(levels.map(({ id }) => id));
const outcome = z.looseObject({ kind: z.string(), winners: z.array(z.number()) });

const seen = z.strictObject({
  campaign: z.string(),
  game: z.string(),
  name: z.string(),
  /** The last match, being played or over, and its number. */
  table: z.string(),
  number: z.number(),
  playing: z.boolean(),
  /** What may be played next, as soon as the last match is over. */
  next: z.array(z.string()),
  /** Nothing more will be played. */
  over: z.boolean(),
  story: z.strictObject({
    stages: z.array(
      z.strictObject({ scenario: z.string(), at: z.enum(['done', 'open', 'ahead']), note: text.nullable() }),
    ),
    holdings: z.array(text),
    closing: text.nullable(),
  }),
  /** What people were told after the last match that is over. */
  news: z.array(text),
  /** Its matches in their order; those an operator has not kept have no table. */
  matches: z.array(
    z.strictObject({
      number: z.number(),
      scenario: z.string(),
      table: z.string().nullable(),
      /** Null: it is not over. */
      outcome: outcome.nullable(),
    }),
  ),
  /** Who is to sit where in the next match; while one is played, who would. */
  seats: z.array(seatShown),
  settings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  spectators: z.boolean(),
  hints: z.boolean(),
  clock: clockSetting.nullable(),
  agree: agreeing.nullable(),
  /** You belong to it: you may go on when a match is over. */
  belongs: z.boolean(),
  /** You say who sits where, and may end it. */
  leads: z.boolean(),
  /** Until it is over, you may not look at its matches again: somebody's secrets of them still count. */
  sealed: z.boolean(),
});

const begin = route({
  method: 'POST',
  path: '/api/campaigns',
  about:
    'Begin a campaign: the table of its first match is opened. The invitation is told once and holds for all matches: whoever has it may take a free seat.',
  who: 'player',
  cost: 5,
  opens: true,
  body: z.strictObject({
    game: z.string(),
    name: z.string().trim().max(60).default(''),
    scenario: z.string().optional(),
    seats: z.array(seatWanted).min(1).max(16),
    ...agreed,
  }),
  answer: z.strictObject({ campaign: z.string(), table: z.string(), invitation: z.string() }),
  refuses: ['no-such-game', 'bad-config', 'bad-name', 'too-many-tables', 'one-seat'],
  async act({ premises, player, body }) {
    const game = gameCalled(premises, body.game);
    const { seats, several } = await seatsTaken(premises, player, body);
    const { settings = {}, spectators, hints, clock, agree } = body;
    const campaign = newId();
    const part: CampaignPart = {
      id: campaign,
      name: readable(body.name),
      number: 1,
      settings,
      played: [],
      news: [],
    };
    const host = player?.id ?? '';
    const agreement = { spectators, hints, several, clock, agree, campaign: part };
    return configured(async () => {
      const config = { ...firstOf(game, body.scenario), settings };
      return { campaign, ...(await openTable(premises, { game, config, seats, host, ...agreement })) };
    });
  },
});

const look = route({
  method: 'GET',
  path: '/api/campaigns/:campaign',
  about:
    'A campaign as everybody with the link may know it: how far it has come, what was won, what may come next, who sits where, and its matches.',
  who: 'anybody',
  cost: 2,
  answer: seen,
  refuses: ['no-such-campaign'],
  async act({ premises, params, player }) {
    const { parts, last } = await found(premises, params.campaign);
    const standing = await premises.house.look(last.table, table => seenBy(table, parts, player?.id ?? null));
    if (!standing) throw NO_CAMPAIGN;
    return standing;
  },
});

const next = route({
  method: 'POST',
  path: '/api/campaigns/:campaign/next',
  about:
    'Go on after match number `after`, once it is over. Whoever belongs to the campaign may, and chooses where there is a choice; whoever is second finds the match the first has opened. Who leads the campaign may say who sits where.',
  who: 'player',
  cost: 5,
  opens: true,
  writes: true,
  body: z.strictObject({
    after: z.int().min(1),
    scenario: z.string().optional(),
    seats: z
      .array(
        z.discriminatedUnion('is', [
          z.strictObject({ is: z.literal('same') }),
          z.strictObject({ is: z.literal('free') }),
          z.strictObject({ is: z.literal('bot'), level }),
        ]),
      )
      .min(1)
      .max(16)
      .optional(),
  }),
  answer: z.strictObject({ table: z.string(), number: z.number() }),
  refuses: ['no-such-campaign', 'no-seat', 'not-over', 'not-host', 'campaign-over', 'bad-config'],
  async act({ premises, params, player, body }) {
    const { after, ...choice } = body;
    const { parts } = await found(premises, params.campaign);
    const part = parts.find(({ number }) => number === after);
    if (!part) throw NO_CAMPAIGN;
    const by = player?.id ?? '';
    const opened =
      (await following(premises, part, parts, by)) ??
      (await openNext(premises, part, { ...choice, player: by }, params.campaign));
    return { table: opened.table, number: after + 1 };
  },
});

const end = route({
  method: 'POST',
  path: '/api/campaigns/:campaign/end',
  about:
    'End the campaign, and with it the match that is being played. For whoever opened it, or, when that one has left it, for those who sit there.',
  who: 'player',
  writes: true,
  body: z.strictObject({}),
  answer: z.strictObject({ number: z.number() }),
  refuses: ['no-such-campaign', 'not-host', 'campaign-over', 'stale'],
  async act({ premises, params, player }) {
    const { last } = await found(premises, params.campaign);
    const by = player?.id ?? '';
    return changed(premises, last.table, (table, at) => {
      const { campaign } = table.opening;
      if (!leads(table, by)) return NOT_HOST;
      if (!campaign || standingOf(table, campaign).over) return CAMPAIGN_OVER;
      // Somebody has just gone on: the campaign ends with that match, if at all.
      if (table.rematch) return STALE;
      const entry = { kind: 'closed', by } as const;
      return table.take(table.number + 1, at, entry) ?? entry;
    });
  },
});

const file = route({
  method: 'GET',
  path: '/api/campaigns/:campaign/file',
  about: 'A campaign that is over as a file, to keep it; one that was ended can be played on from there at one screen.',
  who: 'anybody',
  refuses: ['no-such-campaign', 'not-over'],
  async act({ premises, params, player, reply }) {
    const { last } = await found(premises, params.campaign);
    const text = await premises.house.look(last.table, table => {
      const { campaign } = table.opening;
      if (!campaign || !mayWatch(table, player?.id ?? null)) throw NO_CAMPAIGN;
      const standing = standingOf(table, campaign);
      if (!standing.over) throw refused(NOT_OVER);
      return fileOf(table, standing);
    });
    if (text === null) throw NO_CAMPAIGN;
    reply.header('content-disposition', `attachment; filename="${params.campaign}.campaign.json"`);
    return reply.type('application/json').send(text);
  },
});

export const campaignRoutes: readonly Route[] = [begin, look, next, end, file];

const NO_CAMPAIGN = new Refused(404, 'no-such-campaign', {
  en: 'There is no such campaign.',
  de: 'Diese Kampagne gibt es nicht.',
});

interface Found {
  readonly parts: readonly ListedPart[];
  readonly last: ListedPart;
}

async function found({ store }: Premises, campaign: string | undefined): Promise<Found> {
  const parts = await store.campaign(campaign ?? '');
  const last = parts.at(-1);
  if (!last) throw NO_CAMPAIGN;
  return { parts, last };
}

function seenBy(table: Table, parts: readonly ListedPart[], player: string | null): z.infer<typeof seen> {
  const { opening, game } = table;
  const { campaign: part } = opening;
  if (!part || !mayWatch(table, player)) throw NO_CAMPAIGN;
  const standing = standingOf(table, part);
  const by = player ?? '';
  const played = standing.record.played.map(({ scenario, outcome }, i) => ({
    number: i + 1,
    scenario,
    table: parts.find(({ number }) => number === i + 1)?.table ?? null,
    outcome: { ...outcome, winners: [...outcome.winners] },
  }));
  const now = { number: part.number, scenario: opening.config.scenario, table: table.id, outcome: null };
  const { stages, holdings, closing } = storyOf(table, standing);
  return {
    campaign: part.id,
    game: game.id,
    name: part.name,
    table: table.id,
    number: part.number,
    playing: table.ending === null,
    next: [...standing.open],
    over: standing.over,
    story: { stages: [...stages], holdings: [...holdings], closing },
    news: [...standing.news],
    matches: played.length < part.number ? [...played, now] : played,
    seats: table.seating.successors().map(shown),
    settings: part.settings,
    spectators: opening.spectators,
    hints: opening.hints !== false,
    clock: opening.clock ? clockSetting.parse(opening.clock) : null,
    agree: opening.agree ? agreeing.parse(opening.agree) : null,
    belongs: belongs(table, by),
    leads: leads(table, by),
    sealed: !standing.over && isSealedFor(table, player),
  };
}

/** The match after this one, if it was opened already and the player belongs there. */
async function following(
  premises: Premises,
  { table, number }: ListedPart,
  parts: readonly ListedPart[],
  player: string,
): Promise<ListedPart | undefined> {
  const next = parts.find(part => part.number === number + 1);
  if (!next) return undefined;
  const own = await premises.house.look(table, t => belongs(t, player));
  if (!own) throw refused(NO_SEAT);
  return next;
}

/**
 * That it goes on is written into the journal of the match that is over, before the next table is opened: so nobody ends the campaign meanwhile, and
 * two who go on at once open one table. A campaign has each number once; who comes second takes what is there.
 */
async function openNext(
  premises: Premises,
  { table: id, number }: ListedPart,
  choice: GoingOn,
  campaign: string | undefined,
): Promise<Pick<ListedPart, 'table'>> {
  return configured(async () => {
    const made: Opening[] = [];
    await changed(premises, id, (table, at) => {
      const plan = nextAfter(table, choice);
      if ('code' in plan) return plan;
      const { opening } = newTable({ ...plan.wanted, now: premises.now() });
      made.push(opening);
      if (table.rematch) return 'done';
      const entry = { kind: 'rematch', table: opening.id, by: choice.player } as const;
      return table.take(table.number + 1, at, entry) ?? entry;
    });
    const [opening] = made.slice(-1);
    if (!opening) throw new Error('A match was set up, but there is none.');
    try {
      await premises.house.open(opening);
      return { table: opening.id };
    } catch (error) {
      const opened = (await premises.store.campaign(campaign ?? '')).find(part => part.number === number + 1);
      if (!opened) throw error;
      return opened;
    }
  });
}
