import { levels } from '@tafelrunde/bots';
import { BadConfig, type Game, save } from '@tafelrunde/engine';
import { z } from 'zod';
import type { Player } from '../store/store.ts';
import { type Occupant, occupant } from '../table/entry.ts';
import type { Act } from '../table/house.ts';
import { hashOf, newTable } from '../table/opening.ts';
import type { Table } from '../table/table.ts';
import { BAD_INVITATION, type HouseRefusal, NOT_HOST, NOT_OVER, NOT_YOUR_SEAT, SEAT_TAKEN } from '../table/wishes.ts';
import { type Call, NO_TABLE, type Premises, Refused, type Route, route } from './route.ts';

const level = z.enum(levels.map(({ id }) => id));
const seatWanted = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('me') }),
  z.strictObject({ is: z.literal('free') }),
  z.strictObject({ is: z.literal('bot'), level }),
]);
const opened = z.strictObject({ table: z.string(), invitation: z.string() });
const seatShown = z.union([
  z.strictObject({ is: z.literal('free') }),
  z.strictObject({ is: z.literal('player'), name: z.string() }),
  z.strictObject({ is: z.literal('bot'), level: z.string() }),
]);
const ok = z.strictObject({ number: z.number() });

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
    settings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
    seats: z.array(seatWanted).min(1).max(16),
    spectators: z.boolean().default(true),
    /** May a bot advise people, and play for them if they let it? */
    hints: z.boolean().default(true),
  }),
  answer: opened,
  refuses: ['no-such-game', 'bad-config', 'too-many-tables'],
  async act({ premises, player, body }) {
    const { game: id, scenario, settings, seats, spectators, hints } = body;
    const game = premises.house.games.find(g => g.id === id);
    if (!game) throw noSuchGame(id, premises.house.games);
    const config = { ...(scenario ? { scenario } : {}), ...(settings ? { settings } : {}) };
    const taken = seats.map((seat): Occupant => (seat.is === 'me' ? sitting(player) : seat));
    if (seats.some(({ is }) => is === 'me')) await notTooMany(premises, player);
    return openTable(premises, game, config, taken, player?.id ?? '', { spectators, hints });
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
    over: z.boolean(),
    /** You opened it. */
    host: z.boolean(),
  }),
  refuses: ['no-such-table'],
  async act({ premises, params, player }) {
    const seen = await premises.house.look(params.table ?? '', ({ opening, seats, ending }) => ({
      table: opening.id,
      game: opening.game,
      scenario: opening.config.scenario,
      settings: opening.config.settings,
      seats: seats.map(shown),
      spectators: opening.spectators,
      hints: opening.hints !== false,
      over: ending !== null,
      host: opening.host === player?.id,
    }));
    if (!seen) throw NO_TABLE;
    return seen;
  },
});

const claim = route({
  method: 'POST',
  path: '/api/tables/:table/claim',
  about: 'Take a free seat with an invitation.',
  who: 'player',
  body: z.strictObject({ seat: z.int().min(0), invitation: z.string().max(100) }),
  answer: ok,
  refuses: ['no-such-table', 'bad-invitation', 'seat-taken', 'too-many-tables'],
  async act({ premises, player, params, body: { seat, invitation } }) {
    await notTooMany(premises, player);
    return changed(premises, params.table, (table, at) => {
      if (hashOf(invitation) !== table.opening.inviteHash) return BAD_INVITATION;
      if (table.seats[seat]?.is !== 'free') return SEAT_TAKEN;
      return seated(table, at, seat, sitting(player), player);
    });
  },
});

const leave = route({
  method: 'POST',
  path: '/api/tables/:table/leave',
  about: 'Leave your seat. It is free then; who has the invitation may take it, you too.',
  who: 'player',
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
  about: 'Put a bot on a free seat, or free the seat of a bot. Only for whoever opened the table.',
  who: 'player',
  body: z.strictObject({
    seat: z.int().min(0),
    occupant: z.discriminatedUnion('is', [
      z.strictObject({ is: z.literal('free') }),
      z.strictObject({ is: z.literal('bot'), level }),
    ]),
  }),
  answer: ok,
  refuses: ['no-such-table', 'not-host', 'seat-taken'],
  act: ({ premises, player, params, body }) =>
    changed(premises, params.table, (table, at) => {
      if (table.opening.host !== player?.id) return NOT_HOST;
      const now = table.seats[body.seat];
      if (now === undefined || now.is === 'player') return SEAT_TAKEN;
      return seated(table, at, body.seat, body.occupant, player);
    }),
});

const rematch = route({
  method: 'POST',
  path: '/api/tables/:table/rematch',
  about: 'The same again, everybody one seat on, once the game is over. The others are told where.',
  who: 'player',
  opens: true,
  body: z.strictObject({}),
  answer: opened.extend({ invitation: z.string().optional() }),
  refuses: ['no-such-table', 'not-over', 'no-seat'],
  async act(call) {
    const { premises, params, player } = call;
    const before = await premises.house.look(params.table ?? '', table => ({
      again: table.rematch,
      over: table.ending !== null,
      seat: table.seatsOf(player?.id ?? '').length > 0,
      seats: table.seats.slice(),
      opening: table.opening,
    }));
    if (!before) throw NO_TABLE;
    if (!before.seat) throw refused(NOT_YOUR_SEAT);
    if (!before.over) throw refused(NOT_OVER);
    if (before.again) return { table: before.again };
    return again(call, before.opening, before.seats);
  },
});

const file = route({
  method: 'GET',
  path: '/api/tables/:table/file',
  about: 'A finished game as a file, to replay it or to keep it.',
  who: 'anybody',
  refuses: ['no-such-table', 'not-over'],
  async act({ premises, params, player, reply }) {
    const text = await premises.house.look(params.table ?? '', table => {
      if (!table.opening.spectators && table.seatsOf(player?.id ?? null).length === 0) throw NO_TABLE;
      if (!table.ending) throw refused(NOT_OVER);
      return save(table.match, namesOf(table));
    });
    if (text === null) throw NO_TABLE;
    reply.header('content-disposition', `attachment; filename="${params.table}.tafelrunde.json"`);
    return reply.type('application/json').send(text);
  },
});

const ending = z.strictObject({
  kind: z.string(),
  winners: z.array(z.number()),
  rule: z.string().optional(),
  lost: z.literal(true).optional(),
  scores: z.array(z.number()).optional(),
  resigned: z.number().optional(),
});

const replay = route({
  method: 'GET',
  path: '/api/tables/:table/replay',
  about: 'A finished game to be watched again by whoever has the link: its file, who sat where, and how it ended.',
  who: 'anybody',
  cost: 2,
  answer: z.strictObject({
    table: z.string(),
    file: z.string(),
    seats: z.array(seatShown),
    ending,
    mended: z.boolean(),
    spectators: z.boolean(),
  }),
  refuses: ['no-such-table', 'not-over', 'closed'],
  async act({ premises, params, player }) {
    const seen = await premises.house.look(params.table ?? '', table => {
      const { opening, seats, ending, match, mended } = table;
      if (!opening.spectators && table.seatsOf(player?.id ?? null).length === 0) throw CLOSED;
      // Before the end the file would show every hand, and what is still to come.
      if (!ending) throw refused(NOT_OVER);
      const { id, spectators } = opening;
      return { table: id, file: save(match, namesOf(table)), seats: seats.map(shown), ending, mended, spectators };
    });
    if (!seen) throw NO_TABLE;
    return seen;
  },
});

export const tableRoutes: readonly Route[] = [open, summary, claim, leave, fill, rematch, file, replay];

const namesOf = ({ seats }: Table): (string | null)[] => seats.map(seat => (seat.is === 'player' ? seat.name : null));

/** Names, never ids. */
const shown = (seat: Occupant): z.infer<typeof seatShown> =>
  seat.is === 'player' ? { is: seat.is, name: seat.name } : seat;

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

async function changed(premises: Premises, table: string | undefined, act: Act): Promise<{ number: number }> {
  const result = await premises.house.change(table ?? '', act);
  if (result === null) throw NO_TABLE;
  if ('code' in result) throw refused(result);
  return result;
}

async function openTable(
  { house, now }: Premises,
  game: Game,
  config: Parameters<typeof newTable>[0]['config'],
  seats: readonly Occupant[],
  host: string,
  { spectators, hints }: { readonly spectators: boolean; readonly hints: boolean },
): Promise<{ table: string; invitation: string }> {
  try {
    const { opening, invitation } = newTable({ game, config, seats, host, spectators, hints, now: now() });
    await house.open(opening);
    return { table: opening.id, invitation };
  } catch (error) {
    if (error instanceof BadConfig) throw new Refused(422, 'bad-config', error.text);
    throw error;
  }
}

async function again(
  { premises, player, params }: Call,
  { game: id, config, spectators, hints = true }: Table['opening'],
  seats: readonly Occupant[],
): Promise<{ table: string; invitation?: string }> {
  const game = premises.house.games.find(g => g.id === id);
  if (!game) throw noSuchGame(id, premises.house.games);
  const moved = seats.map((_, i) => seats[(i + 1) % seats.length] as Occupant);
  const { scenario, settings } = config;
  const next = await openTable(premises, game, { scenario, settings }, moved, player?.id ?? '', { spectators, hints });
  let first = next.table;
  await changed(premises, params.table, (table, at) => {
    if (table.rematch) {
      first = table.rematch;
      return 'done';
    }
    const entry = { kind: 'rematch', table: next.table, by: player?.id ?? null } as const;
    return table.take(table.number + 1, at, entry) ?? entry;
  });
  return first === next.table ? next : { table: first };
}

const STATUS: Partial<Record<HouseRefusal['code'], number>> = {
  'seat-taken': 409,
  'not-over': 409,
  over: 409,
  stale: 409,
};
const refused = ({ code, text }: HouseRefusal): Refused => new Refused(STATUS[code] ?? 403, code, text);

const CLOSED = new Refused(403, 'closed', {
  en: 'Only those who sat at this table may watch the match again.',
  de: 'Nur wer an diesem Tisch saß, darf sich die Partie noch einmal ansehen.',
});

const noSuchGame = (id: string, games: readonly Game[]): Refused => {
  const known = games.map(game => game.id).join(', ');
  return new Refused(422, 'no-such-game', {
    en: `There is no game "${id.slice(0, 40)}"; there are ${known}.`,
    de: `Es gibt kein Spiel „${id.slice(0, 40)}“; es gibt ${known}.`,
  });
};
