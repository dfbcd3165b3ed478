import { expect, test } from 'vitest';
import type { Files } from '../server.ts';
import { Client } from './client.ts';
import { server, tableForTwo } from './servers.ts';

const PAGE = '<!doctype html><html><head><title>Tafelrunde</title></head><body></body></html>';

const files: Files = (_, response, head = '') => void response.end(PAGE.replace('</head>', () => `${head}</head>`));
const pages = () => server({ files, publicUrl: 'https://tafel.example.org' });

const read = async (url: string, lang = ''): Promise<string> =>
  (await fetch(url, { headers: { 'accept-language': lang } })).text();
const tag = (page: string, property: string): string | undefined =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(page)?.[1];

test('a link to a match that is over shows what was played and who has won, in both languages', async () => {
  const { url } = await pages();
  const { anna, bert, table } = await tableForTwo(url, 'skirmish');
  const invited = await read(`${url}/online/${table}`);
  expect(tag(invited, 'og:title')).toBe('Skirmish: The rocky field');
  expect(tag(invited, 'og:description')).toBe('Anna and Bert are playing.');
  // Before the end nobody reads there how it stands.
  expect(tag(await read(`${url}/replay/online/${table}`), 'og:description')).toBe('Anna and Bert are playing.');
  await (await bert.socket()).ask({ do: 'resign', table, seat: 1 });
  const over = await read(`${url}/replay/online/${table}?at=3`);
  expect(tag(over, 'og:description')).toBe(
    'Anna and Bert have played. Won by Anna. Watch the match again, decision by decision.',
  );
  expect(tag(over, 'og:image')).toBe('https://tafel.example.org/previews/skirmish.jpg');
  expect(tag(over, 'og:url')).toBe(`https://tafel.example.org/replay/online/${table}`);
  expect(tag(await read(`${url}/replay/online/${table}`, 'de-DE,en;q=0.5'), 'og:title')).toBe(
    'Scharmützel: Das steinige Feld',
  );
  expect(over).not.toContain(anna.id);
  // Every other page is the file as it is.
  for (const path of ['/', '/settings', '/online/nowhere', '/replay/online/nowhere/more'])
    expect(await read(url + path)).toBe(PAGE);
});

test('names are text and nothing else; a closed table names nobody', async () => {
  const { url } = await pages();
  const mallory = await Client.enter(url, '"><script>alert(1)</script>');
  const seats = [{ is: 'me' }, { is: 'free' }];
  const open = async (more: object) =>
    ((await mallory.call('POST', '/api/tables', { game: 'skirmish', seats, ...more })).body as { table: string }).table;
  const page = await read(`${url}/online/${await open({})}`);
  expect(page).not.toContain('<script>');
  expect(tag(page, 'og:description')).toBe(
    '&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62; would like to play with you.',
  );
  const closed = await read(`${url}/online/${await open({ spectators: false })}`);
  expect(closed).not.toContain('alert(1)');
  expect(tag(closed, 'og:title')).toBe('Skirmish: The rocky field');
});
