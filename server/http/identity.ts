import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Player, Store } from '../store/store.ts';
import { hashOf } from '../table/opening.ts';

export const KEY_COOKIE = 'tafelrunde-key';
const TEN_YEARS = 10 * 365 * 24 * 3600;
const KEY = /^[A-Za-z0-9_-]{43}$/;

/** No script can read it, and it comes along with no request from another site. */
export const keyCookie = (publicUrl: string): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'strict',
  secure: publicUrl.startsWith('https:'),
  path: '/',
  maxAge: TEN_YEARS,
});

interface Carried {
  readonly authorization: string | undefined;
  readonly cookie: string | undefined;
}

/** The hash of the key a request carries, in the header or in the cookie; null: none. */
export function keyHashIn({ authorization, cookie }: Carried): string | null {
  const bearer = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
  const key = bearer ?? cookie;
  return key !== undefined && KEY.test(key) ? hashOf(key) : null;
}

/** The player whose key the request carries. */
export async function playerOf(store: Store, request: Carried): Promise<Player | null> {
  const hash = keyHashIn(request);
  return hash === null ? null : store.playerByKey(hash);
}
