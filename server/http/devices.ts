import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Key } from '../store/people.ts';
import { hashOf, newId, newSecret } from '../table/opening.ts';
import { KEY_COOKIE, keyCookie, keyHashIn } from './identity.ts';
import { readable } from './names.ts';
import { type Call, type Premises, Refused, type Route, route } from './route.ts';

/** No letters or figures that are mistaken for others. */
const SIGNS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
/** Thirty signs to the power of twenty: nobody guesses that. */
const SIGNS_OF_A_CODE = 20;
const IN_A_GROUP = 4;
const MOST_DEVICES = 20;
/** The browser in which somebody became a player. */
const FIRST = 'first';

const newCode = (): string => {
  const signs = Array.from({ length: SIGNS_OF_A_CODE }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return (signs.match(new RegExp(`.{${IN_A_GROUP}}`, 'g')) ?? []).join('-');
};

/** However it was typed: small letters, blanks and hyphens do not matter. */
const hashOfCode = (typed: string): string => hashOf(`code ${typed.toUpperCase().replace(/[^A-Z0-9]/g, '')}`);

const device = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Milliseconds since 1970; null: nobody knows any more. */
  since: z.number().nullable(),
  /** The one that asks. */
  here: z.boolean(),
});

const list = route({
  method: 'GET',
  path: '/api/players/me/devices',
  about:
    'The devices that have a key of yours, and since when there is a code that lets others in (null: there is none).',
  who: 'player',
  answer: z.strictObject({ devices: z.array(device), code: z.strictObject({ since: z.number() }).nullable() }),
  async act(call) {
    const { premises, player } = call;
    const keys = await premises.store.people.keysOf(player?.id ?? '');
    const here = carried(call);
    const shown = (
      hash: string,
      { id, name, since }: Omit<z.infer<typeof device>, 'here'>,
    ): z.infer<typeof device> => ({
      id,
      name,
      since,
      here: hash === here,
    });
    const others = keys.filter(({ kind }) => kind === 'device');
    const code = keys.find(({ kind }) => kind === 'code');
    return {
      devices: [
        ...(isVoid(player?.keyHash) ? [] : [shown(player?.keyHash ?? '', { id: FIRST, name: '', since: null })]),
        ...others.map(({ id, name, made, hash }) => shown(hash, { id, name, since: made })),
      ],
      code: code ? { since: code.made } : null,
    };
  },
});

const makeCode = route({
  method: 'POST',
  path: '/api/players/me/code',
  about:
    'Get a code that carries your seats to other devices. It is told once, stored as a hash, and takes the place of the last one.',
  who: 'player',
  cost: 10,
  body: z.strictObject({}),
  answer: z.strictObject({ code: z.string() }),
  async act({ premises, player }) {
    const code = newCode();
    const key = { id: newId(), player: player?.id ?? '', kind: 'code', hash: hashOfCode(code), name: '' } as const;
    await premises.store.people.addKey({ ...key, made: premises.now() });
    return { code };
  },
});

const useCode = route({
  method: 'POST',
  path: '/api/players/by-code',
  about:
    'Come in on another device, by a code: the device gets a key of its own, as a cookie or, with `key: true`, in the answer. `device` is what you call it.',
  who: 'anybody',
  cost: 10,
  body: z.strictObject({ code: z.string().max(60), device: z.string().trim().max(40), key: z.boolean().optional() }),
  answer: z.strictObject({
    id: z.string(),
    name: z.string(),
    webhook: z.string().nullable(),
    key: z.string().optional(),
  }),
  refuses: ['bad-code', 'bad-name', 'too-many-devices'],
  async act({ premises, body, reply }) {
    const { store, publicUrl, now } = premises;
    const owner = await store.people.ownerOfCode(hashOfCode(body.code));
    const player = owner === null ? null : await store.player(owner);
    if (!player) throw BAD_CODE;
    const known = await store.people.keysOf(player.id);
    if (known.length > MOST_DEVICES) throw TOO_MANY;
    const key = newSecret();
    const made = { id: newId(), player: player.id, kind: 'device', hash: hashOf(key) } as const;
    await store.people.addKey({ ...made, name: readable(body.device), made: now() });
    reply.setCookie(KEY_COOKIE, key, keyCookie(publicUrl));
    const { id, name, webhook } = player;
    return { id, name, webhook, ...(body.key ? { key } : {}) };
  },
});

const revoke = route({
  method: 'POST',
  path: '/api/players/me/devices/revoke',
  about:
    'The key of a device opens nothing any more (`id` of the device), or the code lets nobody in any more (`id` is `code`). All your sockets are closed: those with a key come again.',
  who: 'player',
  body: z.strictObject({ id: z.string().max(40) }),
  answer: z.strictObject({ ok: z.literal(true) }),
  refuses: ['no-such-device'],
  async act({ premises, player, body: { id } }) {
    const { store } = premises;
    const me = player?.id ?? '';
    const keys = await store.people.keysOf(me);
    const meant = keys.find(key => (key.kind === 'code' ? id === 'code' : key.id === id));
    if (id === FIRST) await dropFirst(premises, me, player?.keyHash ?? '');
    else if (meant) await store.people.removeKey(me, meant.hash);
    else throw NO_DEVICE;
    if (meant?.kind !== 'code') premises.revoked(me);
    return { ok: true };
  },
});

/** No hash looks like this. */
const VOID = 'void:';
const isVoid = (hash: string | undefined): boolean => hash?.startsWith(VOID) ?? false;

async function dropFirst({ store }: Premises, player: string, hash: string): Promise<void> {
  await store.changePlayer(player, { keyHash: VOID + newSecret() });
  await store.people.removeKey(player, hash);
}

/** All keys but the first, with the code; nobody is called anywhere any more. */
export async function forgetDevices({ store }: Premises, player: string): Promise<void> {
  const keys: readonly Key[] = await store.people.keysOf(player);
  for (const { hash } of keys) await store.people.removeKey(player, hash);
  for (const { endpoint } of await store.people.pushesOf(player)) await store.people.removePush(player, endpoint);
}

/** The hash of the key with which somebody asks. */
export const carried = ({ request }: Pick<Call, 'request'>): string | null =>
  keyHashIn({ authorization: request.headers.authorization, cookie: request.cookies[KEY_COOKIE] });

const BAD_CODE = new Refused(403, 'bad-code', {
  en: 'This code lets nobody in: it is mistyped, or there is a newer one.',
  de: 'Dieser Code lässt niemanden ein: Er ist vertippt, oder es gibt einen neueren.',
});
const TOO_MANY = new Refused(409, 'too-many-devices', {
  en: `At most ${MOST_DEVICES} devices; take the key from one of them first.`,
  de: `Höchstens ${MOST_DEVICES} Geräte; nimm erst einem von ihnen den Schlüssel.`,
});
const NO_DEVICE = new Refused(404, 'no-such-device', {
  en: 'There is no such device of yours.',
  de: 'Ein solches Gerät von dir gibt es nicht.',
});

export const deviceRoutes: readonly Route[] = [list, makeCode, useCode, revoke];
