import { save } from '@tafelrunde/engine';
import { z } from 'zod';
import { isOver } from '../campaign/going-on.ts';
import { isSealedFor } from '../campaign/standing.ts';
import type { Opening, Player } from '../store/store.ts';
import { clockSetting } from '../table/clock.ts';
import type { Occupant } from '../table/entry.ts';
import { hashOf } from '../table/opening.ts';
import { IN_CAMPAIGN, NOT_OVER, NOT_YOUR_SEAT } from '../table/refusals.ts';
import { mayWatch } from '../table/seen.ts';
import { agreeing } from '../table/suggestion.ts';
import type { Table } from '../table/table.ts';
import { NO_TABLE, type Premises, Refused, type Route, route } from './route.ts';
import { changed, gameCalled, opened, openTable, refused, seatShown, shown } from './tables.ts';

const rematch = route({
  method: 'POST',
  path: '/api/tables/:table/rematch',
  about: 'The same again, everybody one seat on, once the game is over. The others are told where.',
  who: 'player',
  opens: true,
  writes: true,
  body: z.strictObject({}),
  answer: opened.extend({ invitation: z.string().optional() }),
  refuses: ['no-such-table', 'not-over', 'not-your-seat', 'in-campaign'],
  async act({ premises, params, player }) {
    const id = params.table ?? '';
    const before = await premises.house.look(id, table => ({
      again: table.rematch,
      over: table.ending !== null,
      seat: table.seatsOf(player?.id ?? '').length > 0,
      seats: table.seats.slice(),
      opening: table.opening,
    }));
    if (!before) throw NO_TABLE;
    if (!before.seat) throw refused(NOT_YOUR_SEAT);
    if (before.opening.campaign) throw refused(IN_CAMPAIGN);
    if (!before.over) throw refused(NOT_OVER);
    if (before.again) return { table: before.again };
    const next = await again(premises, before.opening, before.seats, player?.id ?? '');
    await changed(premises, id, (table, at) => {
      if (table.rematch) return 'done';
      const entry = { kind: 'rematch', table: next.table, by: player?.id ?? null } as const;
      return table.take(table.number + 1, at, entry) ?? entry;
    });
    return next;
  },
});

const file = route({
  method: 'GET',
  path: '/api/tables/:table/file',
  about: 'A finished game as a file, to replay it or to keep it.',
  who: 'anybody',
  refuses: ['no-such-table', 'not-over', 'sealed'],
  async act({ premises, params, player, reply }) {
    await notSealed(premises, params.table, player);
    const text = await premises.house.look(params.table ?? '', table => {
      if (!mayWatch(table, player?.id ?? null)) throw NO_TABLE;
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
  late: z.number().optional(),
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
  refuses: ['no-such-table', 'not-over', 'closed', 'sealed'],
  async act({ premises, params, player }) {
    await notSealed(premises, params.table, player);
    const seen = await premises.house.look(params.table ?? '', table => {
      const { opening, seats, ending, match, mended } = table;
      if (!mayWatch(table, player?.id ?? null)) throw CLOSED;
      // Before the end the file would show every hand, and what is still to come.
      if (!ending) throw refused(NOT_OVER);
      const { id, spectators } = opening;
      return { table: id, file: save(match, namesOf(table)), seats: seats.map(shown), ending, mended, spectators };
    });
    if (!seen) throw NO_TABLE;
    return seen;
  },
});

/** What can be done with a table where the match is over. */
export const finishedRoutes: readonly Route[] = [rematch, file, replay];

const namesOf = ({ seats }: Table): (string | null)[] => seats.map(seat => (seat.is === 'player' ? seat.name : null));

/** The next table has an id that follows from the last one: whoever comes second, or again after a crash, finds the same. */
async function again(
  premises: Premises,
  { id, game: of, config, spectators, hints = true, several = true, clock, agree, inviteHash }: Opening,
  seats: readonly Occupant[],
  host: string,
): Promise<{ table: string; invitation?: string }> {
  const game = gameCalled(premises, of);
  const next = hashOf(`rematch of ${id} ${inviteHash}`).slice(0, id.length);
  const moved = seats.map((_, i) => seats[(i + 1) % seats.length] as Occupant);
  const { scenario, settings } = config;
  const agreed = {
    spectators,
    hints,
    several,
    ...(clock && { clock: clockSetting.parse(clock) }),
    ...(agree && { agree: agreeing.parse(agree) }),
  };
  try {
    return await openTable(premises, { id: next, game, config: { scenario, settings }, seats: moved, host, ...agreed });
  } catch (error) {
    if ((await premises.store.read(next)) === null) throw error;
    return { table: next };
  }
}

/** What was secret in a match of a campaign may count until that is over. */
async function notSealed({ house, store }: Premises, table: string | undefined, player: Player | null): Promise<void> {
  const sealed = await house.look(table ?? '', t => (isSealedFor(t, player?.id ?? null) ? t.opening.campaign : null));
  if (sealed && !(await isOver(store, house, sealed.id))) throw SEALED;
}

const SEALED = new Refused(403, 'sealed', {
  en: 'What was secret in this match still counts in its campaign: it can be watched again when the campaign is over.',
  de: 'Was in dieser Partie geheim war, zählt in der Kampagne noch: Wieder ansehen lässt sie sich, wenn die Kampagne zu Ende ist.',
});

const CLOSED = new Refused(403, 'closed', {
  en: 'Only those who sat at this table may watch the match again.',
  de: 'Nur wer an diesem Tisch saß, darf sich die Partie noch einmal ansehen.',
});
