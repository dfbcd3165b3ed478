import { createECDH } from 'node:crypto';
import { z } from 'zod';
import { carried } from './devices.ts';
import { Refused, type Route, route } from './route.ts';

/** More browsers than this nobody has; the oldest is forgotten. */
const MOST = 10;
const endpoint = z
  .url({ protocol: /^https?$/ })
  .max(1_000)
  .regex(/^[\x21-\x7e]+$/);

/** A point of the curve P-256, uncompressed, and 16 random bytes: what a browser gives. */
const p256dh = z.string().regex(/^[\w-]{87}=?$/);
const auth = z.string().regex(/^[\w-]{22}(==)?$/);

const key = route({
  method: 'GET',
  path: '/api/push',
  about: 'The public key (VAPID) a browser subscribes with, to be called when it is somebody’s turn (Web Push).',
  who: 'anybody',
  answer: z.strictObject({ key: z.string() }),
  act: async ({ premises }) => ({ key: premises.pushKey }),
});

const subscribe = route({
  method: 'POST',
  path: '/api/players/me/pushes',
  about:
    'Be called at this browser when it is your turn and you do not look: what `PushSubscription.toJSON()` gives, and in which language.',
  who: 'player',
  cost: 5,
  body: z.strictObject({ endpoint, keys: z.strictObject({ p256dh, auth }), lang: z.enum(['en', 'de']) }),
  answer: z.strictObject({ ok: z.literal(true) }),
  refuses: ['bad-subscription'],
  async act(call) {
    const { premises, player, body } = call;
    const { people } = premises.store;
    if (!isPoint(body.keys.p256dh)) throw BAD_SUBSCRIPTION;
    const me = player?.id ?? '';
    const { endpoint, keys, lang } = body;
    await people.addPush({ endpoint, player: me, keyHash: carried(call) ?? '', ...keys, lang });
    for (const old of (await people.pushesOf(me)).slice(MOST)) await people.removePush(me, old.endpoint);
    return { ok: true };
  },
});

const unsubscribe = route({
  method: 'POST',
  path: '/api/players/me/pushes/stop',
  about: 'Be called at this browser no longer.',
  who: 'player',
  body: z.strictObject({ endpoint }),
  answer: z.strictObject({ ok: z.literal(true) }),
  async act({ premises, player, body }) {
    await premises.store.people.removePush(player?.id ?? '', body.endpoint);
    return { ok: true };
  },
});

/** Whatever is no point of the curve would fail only when somebody is to be called. */
function isPoint(encoded: string): boolean {
  try {
    const own = createECDH('prime256v1');
    own.generateKeys();
    own.computeSecret(Buffer.from(encoded, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

const BAD_SUBSCRIPTION = new Refused(400, 'bad-subscription', {
  en: 'No browser can have made this subscription: its key is none.',
  de: 'Diese Anmeldung kann kein Browser gemacht haben: Ihr Schlüssel ist keiner.',
});

export const pushRoutes: readonly Route[] = [key, subscribe, unsubscribe];
