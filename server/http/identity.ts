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

/** The player whose key the request carries, in the header or in the cookie. */
export async function playerOf(
  store: Store,
  request: { readonly authorization: string | undefined; readonly cookie: string | undefined },
): Promise<Player | null> {
  const bearer = /^Bearer (.+)$/.exec(request.authorization ?? '')?.[1];
  const key = bearer ?? request.cookie;
  return key !== undefined && KEY.test(key) ? store.playerByKey(hashOf(key)) : null;
}
