import cookie from '@fastify/cookie';
import { Complaint } from '@tafelrunde/engine';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { z } from 'zod';
import { type Logging, loggable } from '../log.ts';
import type { Player } from '../store/store.ts';
import { campaignRoutes } from './campaigns.ts';
import { deviceRoutes } from './devices.ts';
import type { Doorkeeper } from './doorkeeper.ts';
import { finishedRoutes } from './finished.ts';
import { gameRoutes } from './games.ts';
import { addHeaders } from './headers.ts';
import { KEY_COOKIE, playerOf } from './identity.ts';
import { describe, page } from './openapi.ts';
import { playerRoutes } from './players.ts';
import { pushRoutes } from './pushes.ts';
import { type Premises, Refused, type Route } from './route.ts';
import { tableRoutes } from './tables.ts';

export const routes: readonly Route[] = [
  ...gameRoutes,
  ...playerRoutes,
  ...deviceRoutes,
  ...pushRoutes,
  ...tableRoutes,
  ...finishedRoutes,
  ...campaignRoutes,
];

const LONGEST_BODY = 16 * 1024;
const LONGEST_REQUEST_MS = 30_000;
const DOCUMENTED = 'public, max-age=3600';

export interface AppOptions {
  readonly premises: Premises;
  readonly doorkeeper: Doorkeeper;
  readonly log: Logging | false;
  /** Behind one proxy, which says in a header whose request it passes on. */
  readonly proxied: boolean;
}

/** The part of the server that answers requests; the socket and the files of the table come on top. */
export function app({ premises, doorkeeper, log, proxied }: AppOptions): FastifyInstance {
  const fastify = Fastify({
    bodyLimit: LONGEST_BODY,
    requestTimeout: LONGEST_REQUEST_MS,
    // What the proxy saw, not what the client claims before it.
    trustProxy: proxied ? (_, hop) => hop === 0 : false,
    logController: new LogController({ disableRequestLogging: true }),
    logger: log && {
      stream: log.stream,
      level: log.level,
      base: null,
      timestamp: isoTime,
      serializers: { err: loggable },
    },
  });
  addHeaders(fastify, premises.publicUrl);
  fastify.addHook('onSend', async (request, _, payload) => {
    if (typeof payload === 'string') doorkeeper.answered(request.ip, Buffer.byteLength(payload));
  });
  fastify.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode >= 500 || doorkeeper.mayLog(request.ip)) logged(request, reply);
  });
  fastify.register(cookie);
  fastify.setErrorHandler(answerError);
  fastify.setNotFoundHandler((request, reply) => {
    doorkeeper.admit(request.ip, 1);
    return answerError(
      new Refused(404, 'no-such-route', {
        en: `There is no ${request.method} ${request.url.slice(0, 100)}; see /api.`,
        de: `${request.method} ${request.url.slice(0, 100)} gibt es nicht; siehe /api.`,
      }),
      request,
      reply,
    );
  });
  fastify.after(() => {
    for (const described of routes) add(fastify, described, premises, doorkeeper);
  });
  // Both are made once, and a browser or a program that has them need not fetch them again at once.
  const [described, forPeople] = [JSON.stringify(describe(routes, premises.publicUrl)), page(routes)];
  fastify.get('/api/openapi.json', async (request, reply) => {
    doorkeeper.admit(request.ip, 1);
    return reply.type('application/json').header('cache-control', DOCUMENTED).send(described);
  });
  fastify.get('/api', async (request, reply) => {
    doorkeeper.admit(request.ip, 1);
    return reply.type('text/html; charset=utf-8').header('cache-control', DOCUMENTED).send(forPeople);
  });
  return fastify;
}

const bytesOf = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? 0);

const isoTime = (): string => `,"time":"${new Date().toISOString()}"`;

/** Which route, not which address: keys travel in headers and names in bodies, and neither is ever logged. */
function logged(request: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): void {
  const { method, routeOptions } = request;
  const milliseconds = Math.round(elapsedTime * 10) / 10;
  request.log.info({ method, route: routeOptions.url ?? null, status: statusCode, milliseconds }, 'request');
}

function add(fastify: FastifyInstance, described: Route, premises: Premises, doorkeeper: Doorkeeper): void {
  fastify.route({
    method: described.method,
    url: described.path,
    async handler(request, reply) {
      doorkeeper.admit(request.ip, described.cost ?? 1);
      if (described.opens) doorkeeper.admitTable(request.ip);
      sameOrigin(request, premises.publicUrl);
      const player = await identify(request, premises);
      if (described.who === 'player' && !player) throw NO_KEY;
      if (described.writes) doorkeeper.admitEntry(request.ip, player?.id ?? '', bytesOf(request));
      const body = described.body ? read(described.body, request.body ?? {}) : undefined;
      const params = request.params as Record<string, string>;
      return described.act({ premises, player, params, body, request, reply });
    },
  });
}

export async function identify(
  { headers, cookies, ip }: Pick<FastifyRequest, 'headers' | 'cookies' | 'ip'>,
  { store, saw }: Pick<Premises, 'store' | 'saw'>,
): Promise<Player | null> {
  const player = await playerOf(store, { authorization: headers.authorization, cookie: cookies[KEY_COOKIE] });
  if (player) saw(player.id, ip);
  return player;
}

/** A page of another site may not act in somebody's name, even if it gets the browser to send the cookie. */
export function sameOrigin({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>, publicUrl: string): void {
  const { origin, host } = headers;
  if (method === 'GET' || origin === undefined) return;
  if (!isOwn(origin, host, publicUrl))
    throw new Refused(403, 'foreign-origin', {
      en: 'Requests from pages of other sites are refused.',
      de: 'Anfragen von Seiten anderer Herkunft werden abgelehnt.',
    });
}

export function isOwn(origin: string, host: string | undefined, publicUrl: string): boolean {
  return origin === new URL(publicUrl).origin || (URL.canParse(origin) && new URL(origin).host === host);
}

const NO_KEY = new Refused(401, 'no-key', {
  en: 'Only players may do that: first POST /api/players.',
  de: 'Das dürfen nur Spieler: zuerst POST /api/players.',
});

function read<B>(schema: z.ZodType<B>, body: unknown): B {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const issue = z.prettifyError(result.error).replaceAll('\n', ' ');
  throw new Refused(400, 'bad-request', {
    en: `The request cannot be read: ${issue}`,
    de: `Die Anfrage ist nicht lesbar: ${issue}`,
  });
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, code, text } = asRefused(error);
  if (status >= 500)
    request.log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'request failed');
  reply.status(status).send({ code, text });
}

function asRefused(error: unknown): Pick<Refused, 'status' | 'code' | 'text'> {
  if (error instanceof Refused) return error;
  if (error instanceof Complaint) return { status: 422, code: 'bad-request', text: error.text };
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status < 500) {
    const { message } = error as Error;
    return { status, code: 'bad-request', text: { en: message, de: message } };
  }
  return {
    status: 500,
    code: 'failed',
    text: { en: 'That failed here; nothing has changed.', de: 'Das ist hier misslungen; nichts hat sich geändert.' },
  };
}
