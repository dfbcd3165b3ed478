import { z } from 'zod';
import { hashOf, newId, newSecret } from '../table/opening.ts';
import { forgetDevices } from './devices.ts';
import { KEY_COOKIE, keyCookie } from './identity.ts';
import { readable } from './names.ts';
import { type Call, type Route, route } from './route.ts';

const name = z.string().trim().min(1).max(40);
/** Only the web, and nothing inside the house: see `notices.ts`. */
const webhook = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .regex(/^[\x21-\x7e]+$/);
const me = z.strictObject({ id: z.string(), name: z.string(), webhook: z.string().nullable() });

const MOST_LISTED = 100;

const enter = route({
  method: 'POST',
  path: '/api/players',
  about:
    'Become a player: a name and a random key, no account. Browsers get the key as an HttpOnly cookie; other programs ask for it with `key: true` and send it as `Authorization: Bearer`.',
  who: 'anybody',
  cost: 10,
  body: z.strictObject({ name, key: z.boolean().optional() }),
  answer: me.extend({ key: z.string().optional() }),
  refuses: ['bad-name'],
  async act({ premises: { store, publicUrl }, body, reply }) {
    const key = newSecret();
    const player = { id: newId(), name: readable(body.name), keyHash: hashOf(key), webhook: null };
    await store.addPlayer(player);
    reply.setCookie(KEY_COOKIE, key, keyCookie(publicUrl));
    return { id: player.id, name: player.name, webhook: null, ...(body.key ? { key } : {}) };
  },
});

const self = route({
  method: 'GET',
  path: '/api/players/me',
  about: 'Who the server takes you for.',
  who: 'player',
  answer: me,
  act: async call => shown(call),
});

const change = route({
  method: 'PATCH',
  path: '/api/players/me',
  about: 'Change your name, or the address that is told when it is your turn.',
  who: 'player',
  body: z.strictObject({ name: name.optional(), webhook: webhook.nullable().optional() }),
  answer: me,
  refuses: ['bad-name'],
  async act(call) {
    const { premises, player, body } = call;
    const { webhook: newHook } = body;
    const newName = body.name === undefined ? undefined : readable(body.name);
    await premises.store.changePlayer(player?.id ?? '', {
      ...(newName === undefined ? {} : { name: newName }),
      ...(newHook === undefined ? {} : { webhook: newHook }),
    });
    return { ...shown(call), ...body, ...(newName === undefined ? {} : { name: newName }) };
  },
});

const renew = route({
  method: 'POST',
  path: '/api/players/me/key',
  about:
    'Get a new key. The old one opens nothing from now on, nor do the keys of other devices and the code; sockets that were opened with them are closed, and nobody is called there: for whoever has lost one or shown it to somebody.',
  who: 'player',
  cost: 10,
  body: z.strictObject({ key: z.boolean().optional() }),
  answer: me.extend({ key: z.string().optional() }),
  async act(call) {
    const { premises, player, body, reply } = call;
    const key = newSecret();
    const id = player?.id ?? '';
    await premises.store.changePlayer(id, { keyHash: hashOf(key) });
    await forgetDevices(premises, id);
    premises.revoked(id);
    reply.setCookie(KEY_COOKIE, key, keyCookie(premises.publicUrl));
    return { ...shown(call), ...(body.key ? { key } : {}) };
  },
});

const tables = route({
  method: 'GET',
  path: '/api/players/me/tables',
  about: 'Your tables: those that wait for you first, then the most recent.',
  who: 'player',
  answer: z.array(
    z.strictObject({
      table: z.string(),
      game: z.string(),
      scenario: z.string(),
      due: z.boolean(),
      over: z.boolean(),
      changed: z.number(),
      /** The campaign it is a match of: of each campaign only your last table is listed. */
      campaign: z.strictObject({ id: z.string(), name: z.string(), number: z.number() }).nullable(),
      /** The people it waits for, by name. */
      awaited: z.array(z.string()),
    }),
  ),
  act: ({ premises, player }) => premises.store.tablesOf(player?.id ?? '', MOST_LISTED),
});

function shown({ player }: Call<never> | Call): z.infer<typeof me> {
  return { id: player?.id ?? '', name: player?.name ?? '', webhook: player?.webhook ?? null };
}

export const playerRoutes: readonly Route[] = [enter, self, change, renew, tables];
