import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { OnlineServer } from './online-server.ts';
import { options, PHONE, visit, type Wishes } from './visitor.ts';

let server: OnlineServer;

beforeAll(async () => {
  server = await OnlineServer.start();
});
afterAll(() => server.clear());

const come = (path: string, wishes: Wishes = {}, more: BrowserContextOptions = {}): Promise<Page> =>
  visit(path, wishes, { baseURL: server.url, ...more });

/** Who opens a table sits down on these seats: herself, others, bots. */
async function open(page: Page, game: string, seats: readonly string[], agree?: string): Promise<string> {
  await page.goto(`/new/${game}`);
  if (seats.length > 2)
    await page
      .locator('input[name=seats]')
      .nth(seats.length - 2)
      .check({ force: true });
  const rows = page.locator('.setup-row select');
  for (const [i, who] of seats.entries()) await rows.nth(i).selectOption(who);
  await page.locator('.online-name input').fill('Anna');
  if (agree) await page.getByLabel('Where several are asked').selectOption({ label: agree });
  await page.locator('.online-begin .setup-begin').click();
  await page.waitForURL(/\/online\//);
  return page.locator('.online-link input').inputValue();
}

async function sit(link: string, name: string, more: BrowserContextOptions = {}, wishes: Wishes = {}): Promise<Page> {
  const page = await come(link, wishes, more);
  await page.locator('.online-name input').fill(name);
  await page.locator('.online-seats .button').first().click();
  return page;
}

/** What a camera would read. */
async function scanned(page: Page): Promise<string> {
  const [outline, size] = await page
    .locator('.online-qr')
    .evaluate(
      svg =>
        [svg.lastElementChild?.getAttribute('d') ?? '', Number(svg.getAttribute('viewBox')?.split(' ')[2])] as const,
    );
  const scale = 4;
  const side = size * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of outline.matchAll(/M(\d+) (\d+)/g))
    for (let i = 0; i < scale * scale; i++) {
      const pixel = (Number(y) * scale + Math.floor(i / scale)) * side + Number(x) * scale + (i % scale);
      data.fill(0, pixel * 4, pixel * 4 + 3);
    }
  return decodeQR({ width: side, height: side, data });
}

test('who leaves comes back on another device by the code; the first one is shut out by it', async () => {
  const anna = await come('about:blank');
  const link = await open(anna, 'skirmish', ['person', 'free']);
  const bert = await sit(link, 'Bert');
  await options(anna).first().waitFor();
  await anna.goto('/settings');
  await anna.getByRole('button', { name: 'Make a code' }).click();
  const code = await anna.locator('.online-code').textContent();
  const carried = await scanned(anna);
  expect(carried).toBe(`${server.url}/key#${code}`);
  expect(await barriers(anna)).toEqual([]);

  const phone = await come(carried, { lang: 'de' }, { viewport: PHONE, hasTouch: true, isMobile: true });
  expect(await phone.getByLabel('Code').inputValue()).toBe(code);
  await phone.getByRole('button', { name: 'Hereinkommen' }).click();
  await phone.getByText('Willkommen zurück, Anna.').waitFor();
  expect(phone.url()).toBe(`${server.url}/key`);
  await phone.getByRole('link', { name: 'Zu meinen Tischen' }).click();
  await phone.getByRole('link', { name: /Scharmützel\s*Du bist dran/ }).click();
  await options(phone).first().click();
  await bert.getByText('The red Knight moves').first().waitFor();

  // The other browser has lost its key, and with it its seat.
  await phone.goto('/settings');
  await phone.getByRole('button', { name: 'Schlüssel wegnehmen: Der Browser, in dem du begonnen hast' }).click();
  await phone.getByText('Der Browser, in dem du begonnen hast').waitFor({ state: 'detached' });
  await anna.goto(link.split('#')[0] ?? '');
  await anna.getByText('All seats are taken.').waitFor();
});

test('two who are asked together agree on what one of them suggests', async () => {
  const anna = await come('about:blank');
  const all = 'All must agree; after 10 minutes a suggestion counts';
  const link = await open(anna, 'dungeon-saga', ['page', 'person', 'free'], all);
  const bert = await sit(link, 'Bert');
  // Heroes are drafted one after the other.
  for (const page of [anna, bert, anna]) await options(page).first().click();
  await anna.getByText('You decide together with Bert (here).').waitFor();
  await options(anna).first().click();
  await anna.getByText(/You suggest: /).waitFor();
  const before = await bert.locator('.table').getAttribute('data-decisions');
  await bert.getByText(/Anna suggests: /).waitFor();
  expect(await barriers(bert)).toEqual([]);
  expect(await bert.locator('.table').getAttribute('data-decisions')).toBe(before);
  await bert.getByRole('button', { name: 'Yes, do it' }).click();
  await expect.poll(() => anna.locator('.table').getAttribute('data-decisions')).not.toBe(before);
  await bert.close();
});

test('what one points at the other sees, and who has gone is away', async () => {
  const anna = await come('about:blank');
  const link = await open(anna, 'skirmish', ['person', 'free']);
  const bert = await sit(link, 'Bert');
  await options(anna).first().waitFor();
  await anna.locator('.seat[data-here="true"]', { hasText: 'Bert' }).waitFor();
  const figure = await anna.locator('[data-figure]').first().boundingBox();
  if (!figure) throw new Error('Nobody stands on the field.');
  await anna.mouse.click(figure.x + figure.width / 2, figure.y + figure.height / 2, { button: 'right' });
  await anna.getByRole('button', { name: 'Show the others' }).click();
  await bert.getByText(/Anna points at: .* Knight/).waitFor();
  await bert.locator('.online-ring').waitFor();
  await bert.close();
  await anna.locator('.seat[data-here="false"]', { hasText: 'Bert' }).waitFor();
});

test('in Dungeon Saga a ring shows on the board what one points at: a figure, and bare floor', async () => {
  const anna = await come('about:blank');
  const link = await open(anna, 'dungeon-saga', ['person', 'free']);
  const bert = await sit(link, 'Bert');
  await bert.locator('.ds-board [data-figure]').first().waitFor();
  /** Where the ring is on Bert's screen, in squares from the middle of that figure; adding nothing makes -0 a plain one. */
  const ringFrom = async (figure: string): Promise<readonly [number, number]> => {
    const ring = bert.locator('.online-ring');
    await ring.waitFor();
    const [at, token] = [await ring.evaluate(middle), await bert.locator(`[data-figure="${figure}"]`).evaluate(middle)];
    return [Math.round((at.x - token.x) / token.side) + 0, Math.round((at.y - token.y) / token.side) + 0];
  };
  const first = anna.locator('.ds-board [data-figure]').first();
  await first.waitFor();
  const id = (await first.getAttribute('data-figure')) ?? '';
  const { x, y, side } = await first.evaluate(middle);
  const show = async (right: number, down: number) => {
    await anna.mouse.click(x + right * side, y + down * side, { button: 'right' });
    await anna.getByRole('button', { name: 'Show the others' }).click();
  };
  await show(0, 0);
  await bert.getByText(/Anna points at: /).waitFor();
  expect(await ringFrom(id)).toEqual([0, 0]);
  // The one ring goes before the next one comes.
  await bert.locator('.online-ring').waitFor({ state: 'detached' });
  for (const [right, down] of BESIDE) {
    await anna.mouse.click(x + right * side, y + down * side, { button: 'right' });
    const title = anna.getByText('Bare floor', { exact: true });
    if (!(await title.isVisible())) {
      await anna.keyboard.press('Escape');
      continue;
    }
    await anna.getByRole('button', { name: 'Show the others' }).click();
    expect(await ringFrom(id)).toEqual([right, down]);
    return;
  }
  throw new Error('There is no bare floor beside the figure.');
});

test.each(['mage-knight', 'sword-and-sorcery', 'descent'])(
  'in %s a ring shows on the other screen what one points at',
  {
    timeout: 240_000,
  },
  async game => {
    const anna = await come('about:blank');
    const link = await open(anna, game, ['person', 'free']);
    const bert = await sit(link, 'Bert');
    // Both see all of it: where one looks at another part, the ring would lie beside the map.
    for (const page of [anna, bert]) await page.locator(`${MAP} .kit-map-tools button`).last().click();
    const box = await anna.locator(MAP).first().boundingBox();
    if (box === null) throw new Error('There is no map.');
    const asked = await askAbout(anna, box);
    await anna.getByRole('button', { name: 'Show the others' }).click();
    const ring = bert.locator('.online-ring');
    await ring.waitFor();
    await bert.getByText(`Anna points at: ${asked}`).waitFor();
    // What lies under the ring is what Anna has asked about.
    const { x, y } = await ring.evaluate(middle);
    await bert.mouse.click(x, y, { button: 'right' });
    expect(await titleOf(bert)).toBe(asked);
  },
);

const MAP = '.kit-map';
/** What has no name of its own. */
const BARE = 'This place';
const titleOf = async (page: Page): Promise<string> => (await page.locator('.info h2').first().textContent()) ?? '';

/** Asks about something on the map that can be shown, from its middle outwards; says what it is called. */
async function askAbout(page: Page, { x, y, width, height }: NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>) {
  for (let i = 0; i < 97; i++) {
    const [right, down] = [((i * 36) % 97) / 97 - 0.5, ((i * 55) % 97) / 97 - 0.5];
    await page.mouse.click(x + width * (0.5 + right * 0.8), y + height * (0.5 + down * 0.8), { button: 'right' });
    const card = page.locator('.info');
    // What it is, is loaded when somebody asks for the first time.
    await card.waitFor({ timeout: i === 0 ? 10_000 : 1_000 }).catch(() => {});
    if (await card.getByRole('button', { name: 'Show the others' }).isVisible()) {
      const title = await titleOf(page);
      if (title !== BARE) return title;
    }
    await page.keyboard.press('Escape');
  }
  throw new Error('Nothing with a name lies on the map.');
}

const BESIDE = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
] as const;

interface Boxed {
  getBoundingClientRect(): Record<'x' | 'y' | 'width' | 'height', number>;
}

/** The middle of something on the screen, and how wide it is. */
const middle = (element: Boxed) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, side: Math.max(width, height) };
};
