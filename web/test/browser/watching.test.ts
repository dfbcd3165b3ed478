// Somebody watches others play, and a browser is called when it is somebody's turn.
import { createECDH } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers, overhang } from './barriers.ts';
import { OnlineServer } from './online-server.ts';
import { options, PHONE, visit, type Wishes } from './visitor.ts';

let server: OnlineServer;

beforeAll(async () => {
  server = await OnlineServer.start();
});
afterAll(() => server.clear());

const come = (path: string, wishes: Wishes = {}, more: BrowserContextOptions = {}): Promise<Page> =>
  visit(path, wishes, { baseURL: server.url, ...more });

/** Anna and Bert sit down to a skirmish; returns where. */
async function table(anna: Page): Promise<string> {
  await anna.goto('/new/skirmish');
  const seats = anna.locator('.setup-row select');
  await seats.nth(0).selectOption('person');
  await seats.nth(1).selectOption('free');
  await anna.locator('.online-name input').fill('Anna');
  await anna.locator('.online-begin .setup-begin').click();
  await anna.waitForURL(/\/online\//);
  const bert = await come(await anna.locator('.online-link input').inputValue());
  await bert.locator('.online-name input').fill('Bert');
  await bert.locator('.online-seats .button').click();
  await options(anna).first().waitFor();
  await bert.evaluate(ADVANCE);
  return new URL(anna.url()).pathname;
}

async function watch(path: string, wishes: Wishes = {}, more: BrowserContextOptions = {}): Promise<Page> {
  const page = await come(path, wishes, more);
  await page.getByRole('button', { name: wishes.lang === 'de' ? 'Zuschauen' : 'Watch' }).click();
  return page;
}

/** Whoever has to decide goes towards the middle, until a blow can be struck. */
const ADVANCE = `(() => {
  const far = id => Math.hypot(...id.split(',').slice(1).map(n => Number(n) - 8));
  setInterval(() => {
    const ids = [...document.querySelectorAll('.options .option')].map(({ dataset }) => dataset.option);
    if (ids.some(id => id.startsWith('attack:'))) return;
    const [move] = ids.filter(id => id.startsWith('move:')).sort((a, b) => far(a) - far(b));
    document.querySelector('.option[data-option="' + (move ?? 'end') + '"]')?.click();
  }, 25);
})()`;

test('who watches sees who is ahead and the odds of a blow, in both languages, and it changes with the match', async () => {
  const anna = await come('about:blank');
  const path = await table(anna);
  const cleo = await watch(path);
  const standing = cleo.getByRole('region', { name: 'Who is ahead' });
  await standing.locator('.watching-outlook li', { hasText: 'Anna' }).waitFor();
  const shares = await standing.locator('.watching-outlook b').allTextContents();
  expect(shares.map(text => Number.parseInt(text, 10)).reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, -1);
  await standing.getByText('What may come of what Anna can do').waitFor();

  await anna.evaluate(ADVANCE);
  const blow = standing.locator('details li', { hasText: /^Attack the / }).first();
  await blow.waitFor();
  await blow.locator('.odds dt').first().waitFor();
  expect(await options(cleo).count()).toBe(0);
  expect(await barriers(cleo)).toEqual([]);

  const dora = await watch(path, { lang: 'de' }, { viewport: PHONE, hasTouch: true, isMobile: true });
  const lage = dora.getByRole('region', { name: 'Wer vorn liegt' });
  await lage.getByText(/^Was aus dem werden kann, was (Anna|Bert) tun könnte$/).click();
  await lage.locator('.odds dt').first().waitFor();
  expect(await overhang(dora)).toBe(0);
  expect(await barriers(dora)).toEqual([]);
  // Whoever plays is not distracted by it.
  expect(await anna.locator('.online-watching').count()).toBe(0);
});

/** The page is kept by its service worker, and may call. */
async function kept(path: string): Promise<Page> {
  const page = await come(path, {}, { serviceWorkers: 'allow', permissions: ['notifications'] });
  await page.evaluate('navigator.serviceWorker.ready');
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
  return page;
}

test('a call is shown as a notice, and a click on it leads to the table', async () => {
  const page = await kept('/');
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>(resolve =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const push = (data: object) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: server.url,
      registrationId,
      data: JSON.stringify(data),
    });
  const call = { event: 'your-turn', table: 'abc', game: 'skirmish', title: 'Skirmish', body: 'It is your turn.' };
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  // A browser without a screen shows no notices, and only a hand may open windows: it is noted what would be shown and opened.
  await worker.evaluate(`
    globalThis.noted = [];
    registration.showNotification = async (title, options) => void noted.push({ title, ...options });
    clients.openWindow = async url => void noted.push('open ' + url);
    WindowClient.prototype.focus = async function () {
      noted.push('focus ' + new URL(this.url).pathname);
    };`);
  /** So much has been noted since the last time. */
  const noted = async (count: number): Promise<unknown> => {
    await expect.poll(() => worker.evaluate('noted.length')).toBe(count);
    return worker.evaluate('noted.splice(0)');
  };
  const click = (data: string): Promise<unknown> =>
    worker.evaluate(`
      const event = new ExtendableEvent('notificationclick');
      const notification = { data: ${JSON.stringify(data)}, close: () => noted.push('closed') };
      Object.defineProperty(event, 'notification', { value: notification });
      Object.defineProperty(event, 'waitUntil', { value: () => undefined });
      dispatchEvent(event);`);
  await push({ ...call, url: `${server.url}/online/abc` });
  const notice = { title: 'Skirmish', body: 'It is your turn.', tag: 'abc', icon: '/icon-192.png' };
  expect(await noted(1)).toEqual([{ ...notice, data: `${server.url}/online/abc` }]);

  await click(`${server.url}/online/abc`);
  expect(await noted(2)).toEqual(['closed', 'open /online/abc']);
  // Where the page is open already it comes to the front; an address elsewhere leads to no other site.
  await click(`${server.url}/`);
  expect(await noted(2)).toEqual(['closed', 'focus /']);
  await click('https://elsewhere.example/online/abc');
  expect(await noted(2)).toEqual(['closed', 'open /online/abc']);
});

test('a browser is subscribed on a click and unsubscribed on another, and the server knows', async () => {
  const own = createECDH('prime256v1');
  const p256dh = own.generateKeys('base64url');
  const page = await kept('/settings');
  // No service for calls is in reach of a test: the browser makes a subscription of this kind by itself.
  await page.evaluate(
    `(() => {
      const state = { made: null };
      globalThis.wanted = [];
      const subscription = {
        endpoint: 'https://push.example.org/browser-1',
        toJSON: () => ({ endpoint: subscription.endpoint, keys: { p256dh: '${p256dh}', auth: '${'A'.repeat(22)}' } }),
        unsubscribe: async () => { state.made = null; return true; },
      };
      PushManager.prototype.getSubscription = async () => state.made;
      PushManager.prototype.subscribe = async options => {
        globalThis.wanted.push(options);
        return (state.made = subscription);
      };
    })()`,
  );
  await page.getByLabel('Your name at the table').fill('Anna');
  await page.getByRole('button', { name: 'Save' }).first().click();
  const sent = (path: string) =>
    page.waitForResponse(answer => answer.request().method() === 'POST' && new URL(answer.url()).pathname === path);
  const subscribed = sent('/api/players/me/pushes');
  await page.getByRole('button', { name: 'Call me on this device when it is my turn' }).click();
  const answer = await subscribed;
  expect(answer.status()).toBe(200);
  expect(answer.request().postDataJSON()).toEqual({
    endpoint: 'https://push.example.org/browser-1',
    keys: { p256dh, auth: 'A'.repeat(22) },
    lang: 'en',
  });
  await page.getByText('This device is called when it is your turn.').waitFor();
  const { key } = (await (await page.request.get('/api/push')).json()) as { key: string };
  expect(await page.evaluate('wanted')).toEqual([{ userVisibleOnly: true, applicationServerKey: key }]);
  expect(await barriers(page)).toEqual([]);

  const stopped = sent('/api/players/me/pushes/stop');
  await page.getByRole('button', { name: 'No longer call this device' }).click();
  expect((await stopped).status()).toBe(200);
  await page.getByRole('button', { name: 'Call me on this device when it is my turn' }).waitFor();
});

test('where the browser cannot be called it says so', async () => {
  const page = await kept('/settings');
  await page.evaluate(
    `PushManager.prototype.subscribe = async () => { throw new DOMException('no service', 'AbortError'); }`,
  );
  await page.getByLabel('Your name at the table').fill('Bert');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await page.getByRole('button', { name: 'Call me on this device when it is my turn' }).click();
  await page.getByText('This browser forbids it, or cannot be called.').waitFor();
});
