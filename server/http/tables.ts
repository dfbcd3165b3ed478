import { levels } from '@tafelrunde/bots';
import { BadConfig, type Game } from '@tafelrunde/engine';
import { z } from 'zod';
import type { Player } from '../store/store.ts';
import { clockSetting } from '../table/clock.ts';
import { type Occupant, occupant } from '../table/entry.ts';
import type { Act } from '../table/house.ts';
import { hashOf, newTable, type Wanted } from '../table/opening.ts';
import { BAD_INVITATION, type HouseRefusal, NOT_HOST, NOT_YOUR_SEAT, ONE_SEAT, TABLE_FULL } from '../table/refusals.ts';
import { campaignOf } from '../table/seen.ts';
import { agreeing } from '../table/suggestion.ts';
import type { Table } from '../table/table.ts';
import { isFull } from '../table/wishes.ts';
import { NO_TABLE, type Premises, Refused, type Route, route } from './route.ts';

const level = z.enum(levels.map(({ id }) => id));
export const seatWanted = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('me') }),
  z.strictObject({ is: z.literal('free') }),
  z.strictObject({ is: z.literal('bot'), level }),
]);
export const opened = z.strictObject({ table: z.string(), invitation: z.string() });
export const seatShown = z.union([
  z.strictObject({ is: z.literal('free') }),
  z.strictObject({ is: z.literal('player'), name: z.string() }),
  z.strictObject({ is: z.literal('bot'), level: z.string() }),
]);
const ok = z.strictObject({ number: z.number() });
/** What those who sit down agree to, at a table or in a campaign. */
export const agreed = {
  settings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  spectators: z.boolean().default(true),
  /** May a bot advise people, and play for them if they let it? */
  hints: z.boolean().default(true),
  /** May one person have several seats? If left out, only where whoever opens the table takes several. */
  several: z.boolean().optional(),
  /** How long somebody may think about a decision; left out: as long as they like. */
  clock: clockSetting.optional(),
  /** Where several people are asked: all must agree, or a suggestion must have stood for so long. Left out: whoever answers first decides. */
  agree: agreeing.optional(),
};

const open = route({
  method: 'POST',
  path: '/api/tables',
  about: 'Open a table. The invitation is told once: whoever has it may take a free seat.',
  who: 'player',
  cost: 5,
  opens: true,
  body: z.strictObject({
    game: z.string(),
    scenario: z.string().optional(),
    seats: z.array(seatWanted).min(1).max(16),
    ...agreed,
  }),
  answer: opened,
  refuses: ['no-such-game', 'bad-config', 'too-many-tables', 'one-seat'],
  async act({ premises, player, body }) {
    const { scenario, settings, spectators, hints, clock, agree } = body;
    const game = gameCalled(premises, body.game);
    const config = { ...(scenario ? { scenario } : {}), ...(settings ? { settings } : {}) };
    const { seats, several } = await seatsTaken(premises, player, body);
    const host = player?.id ?? '';
    return openTable(premises, { game, config, seats, host, spectators, hints, several, clock, agree });
  },
});

const summary = route({
  method: 'GET',
  path: '/api/tables/:table',
  about: 'What everybody with the link may know of a table before sitting down.',
  who: 'anybody',
  answer: z.strictObject({
    table: z.string(),
    game: z.string(),
    scenario: z.string(),
    settings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    seats: z.array(seatShown),
    spectators: z.boolean(),
    hints: z.boolean(),
    several: z.boolean(),
    clock: clockSetting.nullable(),
    agree: agreeing.nullable(),
    /** The campaign it is a match of. */
    campaign: z.strictObject({ id: z.string(), name: z.string(), number: z.number() }).nullable(),
    /** All seats were taken once. */
    begun: z.boolean(),
    over: z.boolean(),
    /** You opened it. */
    host: z.boolean(),
  }),
  refuses: ['no-such-table'],
  async act({ premises, params, player }) {
    const seen = await premises.house.look(params.table ?? '', table => {
      const { opening, seats, seating, ending } = table;
      return {
        table: opening.id,
        game: opening.game,
        scenario: opening.config.scenario,
        settings: opening.config.settings,
        seats: seats.map(shown),
        spectators: opening.spectators,
        hints: opening.hints !== false,
        several: opening.several ?? true,
        clock: opening.clock ?? null,
        agree: opening.agree ?? null,
        campaign: campaignOf(table),
        begun: seating.begun,
        over: ending !== null,
        host: opening.host === player?.id,
      };
    });
    if (!seen) throw NO_TABLE;
    return seen;
  },
});

const claim = route({
  method: 'POST',
  path: '/api/tables/:table/claim',
  about: 'Take a free seat with an invitation.',
  who: 'player',
  writes: true,
  body: z.strictObject({ seat: z.int().min(0), invitation: z.string().max(100) }),
  answer: ok,
  refuses: [
    'no-such-table',
    'bad-invitation',
    'seat-taken',
    'too-many-tables',
    'one-seat',
    'knows-another-seat',
    'barred',
    'table-full',
  ],
  async act({ premises, player, params, body: { seat, invitation } }) {
    await notTooMany(premises, player);
    return changed(premises, params.table, (table, at) => {
      if (hashOf(invitation) !== table.opening.inviteHash) return BAD_INVITATION;
      // Who sits down may get up again and again; who gets up where no more is taken down has left for good.
      if (isFull(table)) return TABLE_FULL;
      return table.seating.whyNotSit(seat, player?.id ?? '') ?? seated(table, at, seat, sitting(player), player);
    });
  },
});

const leave = route({
  method: 'POST',
  path: '/api/tables/:table/leave',
  about:
    'Leave your seat. It is free then; who has the invitation may take it, you too, but no other seat once all were taken.',
  who: 'player',
  writes: true,
  body: z.strictObject({ seat: z.int().min(0) }),
  answer: ok,
  refuses: ['no-such-table', 'not-your-seat'],
  act: ({ premises, player, params, body: { seat } }) =>
    changed(premises, params.table, (table, at) =>
      table.seatsOf(player?.id ?? '').includes(seat) ? seated(table, at, seat, { is: 'free' }, player) : NOT_YOUR_SEAT,
    ),
});

const fill = route({
  method: 'POST',
  path: '/api/tables/:table/fill',
  about:
    'Put a bot on a free seat, or, before anything was decided, free the seat of a bot. Only for whoever opened the table.',
  who: 'player',
  writes: true,
  body: z.strictObject({
    seat: z.int().min(0),
    occupant: z.discriminatedUnion('is', [
      z.strictObject({ is: z.literal('free') }),
      z.strictObject({ is: z.literal('bot'), level }),
    ]),
  }),
  answer: ok,
  refuses: ['no-such-table', 'not-host', 'seat-taken', 'bot-stays', 'table-full'],
  act: ({ premises, player, params, body }) =>
    changed(premises, params.table, (table, at) => {
      if (table.opening.host !== player?.id) return NOT_HOST;
      if (body.occupant.is === 'free' && isFull(table)) return TABLE_FULL;
      return table.seating.whyNotFill(body.seat) ?? seated(table, at, body.seat, body.occupant, player);
    }),
});

export const tableRoutes: readonly Route[] = [open, summary, claim, leave, fill];

/** Names, never ids. */
export const shown = (seat: Occupant): z.infer<typeof seatShown> =>
  seat.is === 'player' ? { is: seat.is, name: seat.name } : seat;

/** The seats as they are at the beginning, if whoever opens the table may have those they want. */
export async function seatsTaken(
  premises: Premises,
  player: Player | null,
  wanted: { readonly seats: readonly z.infer<typeof seatWanted>[]; readonly several?: boolean | undefined },
): Promise<Pick<Wanted, 'seats' | 'several'>> {
  const own = wanted.seats.filter(({ is }) => is === 'me').length;
  const several = wanted.several ?? own > 1;
  if (own > 1 && !several) throw refused(ONE_SEAT);
  if (own > 0) await notTooMany(premises, player);
  return { seats: wanted.seats.map(seat => (seat.is === 'me' ? sitting(player) : seat)), several };
}

const sitting = (player: Player | null): Occupant => ({
  is: 'player',
  player: player?.id ?? '',
  name: player?.name ?? '',
});

function seated(table: Table, at: number, seat: number, to: Occupant, player: Player | null): ReturnType<Act> {
  const entry = { kind: 'seated', seat, occupant: occupant.parse(to), by: player?.id ?? null } as const;
  return table.take(table.number + 1, at, entry) ?? entry;
}

async function notTooMany({ store, limits }: Premises, player: Player | null): Promise<void> {
  if ((await store.playing(player?.id ?? '')) < limits.tablesPerPlayer) return;
  throw new Refused(429, 'too-many-tables', {
    en: `You sit at ${limits.tablesPerPlayer} tables already; finish or leave one of them first.`,
    de: `Du sitzt schon an ${limits.tablesPerPlayer} Tischen; beende oder verlasse erst einen davon.`,
  });
}

export async function changed(premises: Premises, table: string | undefined, act: Act): Promise<{ number: number }> {
  const result = await premises.house.change(table ?? '', act);
  if (result === null) throw NO_TABLE;
  if ('code' in result) throw refused(result);
  return result;
}

/** Under `id`, if it must have a certain one. */
export async function openTable(
  { house, now }: Premises,
  wanted: Omit<Wanted, 'now'>,
): Promise<{ table: string; invitation: string }> {
  return configured(async () => {
    const { opening, invitation } = newTable({ ...wanted, now: now() });
    await house.open(opening);
    return { table: opening.id, invitation };
  });
}

/** What cannot be set up like that is the fault of who wanted it. */
export async function configured<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BadConfig) throw new Refused(422, 'bad-config', error.text);
    throw error;
  }
}

const STATUS: Partial<Record<HouseRefusal['code'], number>> = {
  'seat-taken': 409,
  'bot-stays': 409,
  'not-over': 409,
  'in-campaign': 409,
  'campaign-over': 409,
  over: 409,
  stale: 409,
};
export const refused = ({ code, text }: HouseRefusal): Refused => new Refused(STATUS[code] ?? 403, code, text);

export function gameCalled({ house: { games } }: Premises, id: string): Game {
  const game = games.find(g => g.id === id);
  if (!game) throw noSuchGame(id, games);
  return game;
}

const noSuchGame = (id: string, games: readonly Game[]): Refused => {
  const known = games.map(game => game.id).join(', ');
  return new Refused(422, 'no-such-game', {
    en: `There is no game "${id.slice(0, 40)}"; there are ${known}.`,
    de: `Es gibt kein Spiel „${id.slice(0, 40)}“; es gibt ${known}.`,
  });
};
