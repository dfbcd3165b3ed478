import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { files, serve } from '../../serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-'));
const server = serve(join(folder, 'dist'));
let base = '';

beforeAll(async () => {
  mkdirSync(join(folder, 'dist', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'dist', 'index.html'), '<!doctype html>the table');
  writeFileSync(join(folder, 'dist', 'assets', 'index-BwQ3x_9f.js'), 'let x;');
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test.each(['/', '/table/42', '/rules/dungeon-saga'])('%s is the page', async path => {
  const answer = await fetch(base + path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(await answer.text()).toBe('<!doctype html>the table');
});

test('files named after their contents may be kept for ever', async () => {
  const answer = await fetch(`${base}/assets/index-BwQ3x_9f.js`);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('a strict policy comes with everything', async () => {
  const policy = (await fetch(base)).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
});

test('what the page holds itself is allowed by its hash, and nothing else that is inline', async () => {
  const page = '<!doctype html><style>a{}</style><script>1</script><script src="/x.js"></script>';
  writeFileSync(join(folder, 'dist', 'index.html'), page);
  const policy = (await fetch(base)).headers.get('content-security-policy') ?? '';
  writeFileSync(join(folder, 'dist', 'index.html'), '<!doctype html>the table');
  expect(policy).toContain("style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=';");
  expect(policy).toContain("script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=';");
  expect(policy).not.toContain('unsafe');
});

test.each(['/../secret.txt', '/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt', '/%00', '/%E0%A4%A'])(
  '%s leads nowhere',
  async path => {
    const answer = await fetch(base + path);
    expect(await answer.text()).not.toContain('secret');
  },
);

test('a file that does not exist is not the page', async () => {
  expect((await fetch(`${base}/assets/gone-12345678.js`)).status).toBe(404);
});

test('nothing can be sent here', async () => {
  expect((await fetch(base, { method: 'POST' })).status).toBe(405);
});

test('what the build has zipped is sent as it is; what is newer is zipped on the way', async () => {
  const file = join(folder, 'dist', 'assets', 'once-BwQ3x_9f.js');
  writeFileSync(file, 'let made;');
  writeFileSync(`${file}.gz`, gzipSync('let zipped_at_build;'));
  const get = async () => (await fetch(`${base}/assets/once-BwQ3x_9f.js`)).text();
  expect(await get()).toBe('let zipped_at_build;');
  utimesSync(`${file}.gz`, 1, 1);
  expect(await get()).toBe('let made;');
});

test('a page may say of itself what it is at one address, under the same policy; other files say nothing', async () => {
  writeFileSync(join(folder, 'dist', 'index.html'), '<!doctype html><head></head>the table');
  const answer = files(join(folder, 'dist'));
  const one = createServer((request, response) =>
    answer(request, response, '<meta property="og:title" content="$&" />'),
  );
  await new Promise<void>(resolve => one.listen(0, '127.0.0.1', resolve));
  const at = `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
  const page = await fetch(`${at}/online/42`);
  expect(await page.text()).toBe(
    '<!doctype html><head>  <meta property="og:title" content="$&" />\n  </head>the table',
  );
  expect(page.headers.get('vary')).toBe('accept-language');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await (await fetch(`${at}/assets/index-BwQ3x_9f.js`)).text()).toBe('let x;');
  one.close();
});
