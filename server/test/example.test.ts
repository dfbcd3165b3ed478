import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PROTOCOL } from '@tafelrunde/wire';
import { request } from '@tafelrunde/wire/requests';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { routes } from '../http/app.ts';
import { Client, call } from './client.ts';
import { server } from './servers.ts';

const PROGRAM = fileURLToPath(new URL('../../docs/examples/client.ts', import.meta.url));
const protocol = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');

test('the example client plays a match to its end', async () => {
  const { url } = await server();
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, url]);
  expect(stdout).toMatch(/(won|not won) after \d+ decisions/);
});

test('everything that can be played is listed, as a table is opened', async () => {
  const { url } = await server();
  const { body } = await call(url, 'GET', '/api/games');
  const { games, bots } = body as { games: { id: string; scenarios: { seats: number[] }[] }[]; bots: { id: string }[] };
  expect(games.map(({ id }) => id)).toContain('skirmish');
  expect(games.every(({ scenarios }) => scenarios.every(({ seats }) => seats.length > 0))).toBe(true);
  expect(bots.map(({ id }) => id)).toEqual(['knight', 'squire', 'page']);
});

test('every campaign that is listed can be begun, and tells its own story', async () => {
  const { url } = await server();
  const anna = await Client.enter(url, 'Anna');
  type Listed = { id: string; campaigns: { scenario: string }[]; scenarios: { id: string; seats: number[] }[] };
  const { games } = (await anna.call('GET', '/api/games')).body as { games: Listed[] };
  const stories: string[] = [];
  for (const { id, campaigns, scenarios } of games)
    for (const { scenario } of campaigns) {
      const [most = 0] = scenarios.find(one => one.id === scenario)?.seats ?? [];
      const seats = Array.from({ length: most }, () => ({ is: 'bot', level: 'page' }));
      const begun = await anna.call('POST', '/api/campaigns', { game: id, scenario, seats });
      expect([id, scenario, begun.status]).toEqual([id, scenario, 200]);
      const { campaign } = begun.body as { campaign: string };
      const { story, matches } = (await anna.call('GET', `/api/campaigns/${campaign}`)).body as Record<string, object>;
      expect(matches).toMatchObject([{ number: 1, scenario, outcome: null }]);
      stories.push(JSON.stringify(story));
    }
  expect(stories.length).toBeGreaterThanOrEqual(4);
  expect(new Set(stories).size).toBe(stories.length);
});

test('codes that routes refuse with are in the OpenAPI document, those of all routes too', async () => {
  const { url } = await server();
  const { paths } = (await call(url, 'GET', '/api/openapi.json')).body as {
    paths: Record<string, Record<string, { responses: { default: { description: string } } }>>;
  };
  for (const { path, method, refuses = [], who } of routes) {
    const said = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.responses.default.description ?? '';
    const codes = ['bad-request', 'too-fast', 'failed', ...refuses, ...(who === 'player' ? ['no-key'] : [])];
    for (const code of codes) expect(said, `${method} ${path}`).toContain(code);
  }
});

test('the protocol is documented with its number and an example of every request, which can be read', () => {
  expect(protocol).toContain(`Version ${PROTOCOL}.`);
  const examples = [...protocol.matchAll(/^\{ "do": .*\}$/gm)].map(([line]) => JSON.parse(line) as { do: string });
  for (const example of examples) expect(request.safeParse(example).error, JSON.stringify(example)).toBeUndefined();
  const known = request.options.map(option => option.shape.do.value).sort();
  expect([...new Set(examples.map(({ do: what }) => what))].sort()).toEqual(known);
});

test('every message and every field of what is seen is explained', () => {
  const types = readFileSync(new URL('../../wire/messages.ts', import.meta.url), 'utf8');
  const fields = [...types.matchAll(/readonly (\w+)\??:/g)].map(([, name = '']) => name);
  const messages = [...types.matchAll(/is: '(\w+)'/g)].map(([, name = '']) => name);
  const wanted = request.options.flatMap(option => Object.keys(option.shape));
  expect(unexplained([...fields, ...messages, ...wanted])).toEqual([]);
});

test('so is every field of what is sent and answered over HTTP', () => {
  const fields = routes.flatMap(({ body, answer }) => [body, answer].flatMap(schema => (schema ? named(schema) : [])));
  expect(fields.length).toBeGreaterThan(50);
  expect(unexplained(fields)).toEqual([]);
});

/** What is nowhere named in the document, neither by the way nor in an example. */
const unexplained = (names: readonly string[]): string[] =>
  [...new Set(names)].filter(name => !new RegExp(`\`[^\`\\n]*\\b${name}\\b[^\`\\n]*\`|"${name}"`).test(protocol));

/** The fields of a schema, at any depth. */
function named(schema: z.ZodType): string[] {
  const within = (part: unknown): string[] =>
    typeof part !== 'object' || part === null
      ? []
      : Object.entries(part).flatMap(([key, value]) => [
          ...(key === 'properties' ? Object.keys(value as object) : []),
          ...within(value),
        ]);
  return within(z.toJSONSchema(schema, { io: 'input' }));
}

/** What the types of the wire look like in a version, without what is said about them. */
const SHAPES: Readonly<Record<number, string>> = {
  5: '87f05535426e2f8d',
  6: '87f05535426e2f8d',
  7: '3c2d8e1c4b800a3e',
};

test('the number of the protocol rises with every message and every field', () => {
  const text = ['messages', 'requests'].map(name =>
    readFileSync(new URL(`../../wire/${name}.ts`, import.meta.url), 'utf8')
      .replace(/export const PROTOCOL = .*/, '')
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      .replace(/\s+/g, ' '),
  );
  const shape = createHash('sha256').update(text.join('')).digest('hex').slice(0, 16);
  // Something has come, gone or changed: raise the number, say in the document what it brings, and enter its shape here.
  expect({ [PROTOCOL]: shape }).toEqual({ [PROTOCOL]: SHAPES[PROTOCOL] });
});
