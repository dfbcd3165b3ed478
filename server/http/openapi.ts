import { z } from 'zod';
import type { Route } from './route.ts';

/** The routes as an OpenAPI 3.1 document, made from the same descriptions that check the requests. */
export function describe(routes: readonly Route[], publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    const operations = paths[path] ?? {};
    paths[path] = operations;
    operations[route.method.toLowerCase()] = operation(route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tafelrunde',
      version: '1',
      description: 'Tables, seats and players. Play itself goes over the socket.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'The key of a player; browsers send it as a cookie.' },
      },
      schemas: {
        Refusal: z.toJSONSchema(z.object({ code: z.string(), text: z.object({ en: z.string(), de: z.string() }) })),
      },
    },
  };
}

/** Every code this route may refuse with, those of all routes among them. */
function codesOf({
  who,
  method,
  writes,
  refuses = [],
}: Pick<Route, 'who' | 'method' | 'writes' | 'refuses'>): readonly string[] {
  return [
    'bad-request',
    'too-fast',
    'failed',
    ...(method === 'GET' ? [] : ['foreign-origin']),
    ...(who === 'player' ? ['no-key'] : []),
    ...(writes ? ['quota'] : []),
    ...refuses,
  ];
}

function operation(route: Route): object {
  const { about, who, body, answer, path } = route;
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const json = (schema: z.ZodType) => ({ 'application/json': { schema: z.toJSONSchema(schema, { io: 'input' }) } });
  const refusal = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };
  return {
    summary: about,
    ...(who === 'player' ? { security: [{ key: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: json(body) } } : {}),
    responses: {
      200: { description: 'Done', ...(answer ? { content: json(answer) } : {}) },
      default: { description: `Refused: ${codesOf(route).join(', ')}`, content: refusal },
    },
  };
}

/** The same for people, without a script. */
export function page(routes: readonly Route[]): string {
  const items = routes.map(route => {
    const { method, path, about, who, body } = route;
    const shape = body ? `<pre>${escaped(JSON.stringify(z.toJSONSchema(body, { io: 'input' }), null, 2))}</pre>` : '';
    const codes = `<p>Refuses with: ${codesOf(route).map(escaped).join(', ')}</p>`;
    return `<section><h2>${method} ${escaped(path)}</h2><p>${escaped(about)}${who === 'player' ? ' (players only)' : ''}</p>${shape}${codes}</section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Tafelrunde: requests</title>
<h1>Tafelrunde: requests</h1><p>The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>${items.join('\n')}</html>`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
