import type { FastifyInstance } from 'fastify';

/** An answer of the API is data: nothing in it runs, is framed, is kept or is read by another site. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};
const A_YEAR = 365 * 24 * 3600;

export function addHeaders(fastify: FastifyInstance, publicUrl: string): void {
  const secure = publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${A_YEAR}` } : {};
  fastify.addHook('onSend', async (_, reply) => {
    const kept = reply.getHeader('cache-control');
    reply.headers({ ...HEADERS, ...secure, ...(kept === undefined ? {} : { 'cache-control': kept }) });
  });
}
