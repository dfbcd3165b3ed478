import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriers, overhang } from './barriers.ts';
import { OnlineServer } from './online-server.ts';
import { ending, over, visitWith } from './skirmishes.ts';
import { complaints, options, PHONE, visit, type Wishes } from './visitor.ts';

const SLOWLY = { timeout: 30_000 };
const at = (page: Page): Promise<string> => page.getByRole('spinbutton').inputValue();
const jump = (page: Page) => page.getByRole('combobox', { name: /^(Jump to|Springen zu)$/ });

/**
 * The least contrast of the words of each of these with what is painted behind them, every colour of a gradient taken by itself:
 * axe does not look at gradients.
 */
const CONTRASTS = `(selector => {
  const rgb = text => [...text.matchAll(/rgba?\\(([^)]+)\\)/g)].map(([, n]) => n.split(/[ ,/]+/).map(Number)).filter(c => c[3] !== 0);
  const light = c => c.slice(0, 3).map(v => v / 255).map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const behind = element => {
    const { backgroundImage, backgroundColor } = getComputedStyle(element);
    const colours = rgb(backgroundImage + ' ' + backgroundColor);
    return colours.length > 0 ? colours : behind(element.parentElement);
  };
  return [...document.querySelectorAll(selector)].map(element => {
    const [colour] = rgb(getComputedStyle(element).color);
    const ratios = behind(element).map(c => [light(c), light(colour)].sort((a, b) => b - a)).map(([a, b]) => (a + 0.05) / (b + 0.05));
    return [element.textContent, Math.min(...ratios)];
  });
})`;

/** WCAG AA. */
const READABLE = 4.5;

async function unreadable(page: Page, selector: string): Promise<unknown[]> {
  const all = await page.evaluate<[string, number][]>(`${CONTRASTS}(${JSON.stringify(selector)})`);
  expect(all.length).toBeGreaterThan(2);
  return all.filter(([, ratio]) => ratio < READABLE);
}

/** It is watched again. */
async function watching(wishes: Wishes = {}, more: BrowserContextOptions = {}): Promise<Page> {
  const page = await visitWith(over, wishes, more);
  await page.getByRole('slider').waitFor();
  return page;
}

test('any turn is reached by list, mark, button and key, and any decision by its number', async () => {
  const page = await watching();
  const turns = await jump(page).locator('option').allTextContents();
  expect(turns.slice(0, 2)).toEqual(['Beginning', 'Turn 2: Seat 2']);
  await jump(page).selectOption({ label: 'Turn 2: Seat 2' });
  const second = await at(page);
  expect(Number(second)).toBeGreaterThan(0);
  await page.locator('.replay-log li[data-new="true"]', { hasText: 'Turn 2: Seat 2.' }).waitFor();

  await page.locator('.timeline-mark[title="Turn 3: Seat 1"]').click();
  const third = await at(page);
  expect(Number(third)).toBeGreaterThan(Number(second));
  expect(await jump(page).locator('option:checked').textContent()).toBe('Turn 3: Seat 1');

  await page.locator('body').press('PageUp');
  expect(await at(page)).toBe(second);
  await page.locator('body').press('PageDown');
  expect(await at(page)).toBe(third);
  await page.locator('body').press('ArrowLeft');
  expect(await at(page)).toBe(String(Number(third) - 1));
  // A button that was clicked keeps the focus; the arrows still go through the match.
  await page.getByRole('button', { name: 'Back to the last turn' }).click();
  await page.keyboard.press('ArrowRight');
  expect(await at(page)).toBe(String(Number(second) + 1));
  await page.getByRole('slider').focus();
  await page.keyboard.press('PageDown');
  expect(await at(page)).toBe(third);

  await page.getByRole('spinbutton').fill('7');
  await page.keyboard.press('Enter');
  await page.getByText('Decided by').waitFor();
  expect(await page.getByRole('slider').inputValue()).toBe('7');
  await expect.poll(() => new URL(page.url()).hash, SLOWLY).toBe('#7');
  await page.locator('.decision-rule .rule-link').click();
  const rule = page.getByRole('dialog').locator('.rule-text p');
  await rule.waitFor();
  expect(await rule.textContent()).not.toBe('');
  await page.keyboard.press('ArrowRight');
  expect(await at(page)).toBe('7');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect.poll(() => at(page), SLOWLY).toBe('7');
});

test('a number is typed as people type, and counts when it is complete', async () => {
  const page = await watching();
  const field = page.getByRole('spinbutton');
  const slider = page.getByRole('slider');
  await field.fill('7');
  expect(await slider.inputValue()).toBe('0');
  await field.press('Enter');
  expect(await slider.inputValue()).toBe('7');
  await field.press('Backspace');
  expect(await field.inputValue()).toBe('');
  await field.pressSequentially('12');
  expect(await slider.inputValue()).toBe('7');
  await field.blur();
  expect(await slider.inputValue()).toBe('12');
  await field.press('ArrowUp');
  expect(await slider.inputValue()).toBe('13');
  await field.fill('');
  await field.blur();
  expect(await field.inputValue()).toBe('13');
  await field.fill('99999');
  await field.press('Enter');
  expect(await field.inputValue()).toBe(await slider.getAttribute('max'));
});

test('another number in the address leads there, and does not follow to the table that is begun', async () => {
  const page = await watching();
  await page.evaluate(`location.hash = '#9'`);
  await expect.poll(() => at(page), SLOWLY).toBe('9');
  await page.evaluate(`location.hash = '#5'`);
  await expect.poll(() => at(page), SLOWLY).toBe('5');
  await page.goBack();
  await expect.poll(() => at(page), SLOWLY).toBe('9');
  await page.evaluate(`location.hash = '#main'`);
  await page.waitForTimeout(200);
  expect(await at(page)).toBe('9');

  // The table takes longer to come than the address to settle.
  await page.reload();
  await page.getByRole('slider').waitFor();
  const delayed: string[] = [];
  await page.route('**/assets/table-*.js', async route => {
    delayed.push(route.request().url());
    await new Promise(resolve => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.locator('body').press('ArrowRight');
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await page.waitForURL(/\/table\//);
  await page.locator('.table[data-decisions]').waitFor();
  expect(delayed).not.toEqual([]);
  expect(new URL(page.url()).hash).toBe('');
});

test('it plays by itself, as fast as one likes, and once more from the end', async () => {
  const page = await watching();
  const length = (await page.getByRole('slider').getAttribute('max')) ?? '';
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('very fast');
  await page.locator('body').press('End');
  expect(await at(page)).toBe(length);
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await expect.poll(async () => Number(await at(page)), SLOWLY).toBeGreaterThan(3);
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
});

test('each moment shows what was decided, the odds then, and those of what was not chosen', async () => {
  const page = await watching();
  await page.locator('body').press('End');
  await page
    .locator('.replay-log button', { hasText: /^The (red|blue) \w+ attacks/ })
    .last()
    .click();
  // The line stands after the decision that led to it.
  await page.keyboard.press('ArrowLeft');
  await page.locator('.replay-odds .odds').waitFor();
  await page.locator('.replay-could summary').click();
  const chosen = page.locator('.replay-could [aria-pressed="true"]');
  expect(await chosen.locator('small').textContent()).toBe('chosen');
  await page.getByRole('button', { name: 'End the turn' }).click();
  await page
    .getByRole('region', { name: 'Odds then: End the turn' })
    .getByText('Nothing was left to chance.')
    .waitFor();
});

test('once the game is over every seat can be looked through', async () => {
  const page = await watching();
  const eyes = page.getByRole('combobox', { name: 'Seen by' });
  expect(await eyes.locator('option').allTextContents()).toEqual(['Seat 1', 'Seat 2', 'Spectator']);
});

test('a match that is only here says so, and is kept as a file', async () => {
  const page = await ending();
  await page.locator('.ending a.button[href^="/replay/"]').click();
  await page.getByRole('slider').waitFor();
  await page.getByText('Keep or share').click();
  await page.getByText('This match is only on this device.').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const path = await file.path();
  expect(await unreadable(page, '.replay-sharing .button, .replay .decision > .button')).toEqual([]);
  await page.getByRole('link', { name: 'Watch another match' }).click();
  await page.getByRole('heading', { name: 'Played matches' }).waitFor();
  await page.locator('input[type=file]').setInputFiles(path);
  await page.waitForURL(/\/replay\/.+/);
  await page.getByRole('slider').waitFor();
});

describe.each(['en', 'de'] as const)('in %s', lang => {
  test.each([PHONE, { width: 1024, height: 768 }])('the replay has no serious barrier at $width', async viewport => {
    const page = await watching({ lang }, { viewport });
    await page.getByRole('slider').fill('12');
    await page.locator('.replay-could summary').click();
    await page.locator('.replay-sharing summary').click();
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    expect(await barriers(page)).toEqual([]);
  });
});

test('everything one may want after the end can be read', async () => {
  const page = await ending();
  expect(await unreadable(page, '.ending .button')).toEqual([]);
  await page.locator('.ending a[href="/"]').hover();
  expect(await unreadable(page, '.ending .button')).toEqual([]);
});

test('on a phone nothing of the ending is out of reach, and the match is saved from there', async () => {
  const page = await ending({ lang: 'de' }, { viewport: PHONE, hasTouch: true });
  const dialog = page.locator('.ending');
  for (const way of await dialog.locator('.button').all()) {
    await way.scrollIntoViewIfNeeded();
    const box = await way.boundingBox();
    // Scrolling goes by whole points, what is drawn may lie between them.
    expect(Math.floor((box?.y ?? PHONE.height) + (box?.height ?? 0))).toBeLessThanOrEqual(PHONE.height);
  }
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Als Datei sichern' }).tap(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^skirmish-\d{14}\.tafel\.json$/);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
});

describe('a replay by link', () => {
  let server: OnlineServer;
  beforeAll(async () => {
    server = await OnlineServer.start();
  });
  afterAll(() => server.clear());

  const come = (path: string, wishes: Wishes = {}, more: BrowserContextOptions = {}): Promise<Page> =>
    visit(path, wishes, { baseURL: server.url, ...more });

  /** Anna plays a skirmish against a bot on the server; returns the id of the table. */
  async function openTable(page: Page): Promise<string> {
    await page.goto('/new/skirmish');
    await page.locator('.setup-row select').nth(1).selectOption('free');
    await page.locator('.online-name input').fill('Anna');
    await page.locator('.online-begin .setup-begin').click();
    await page.getByRole('button', { name: /^Let a bot sit here/ }).click();
    await options(page).first().waitFor();
    return new URL(page.url()).pathname.split('/').at(-1) ?? '';
  }

  async function giveUp(page: Page): Promise<void> {
    await page.locator('.menu summary').click();
    await page.getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
    await page.locator('#ending-title').waitFor();
  }

  test('a finished match is copied as a link, and anybody watches it', async () => {
    const anna = await come('about:blank', {}, { permissions: ['clipboard-read', 'clipboard-write'] });
    const table = await openTable(anna);
    for (const moves of [1, 2]) {
      await options(anna).first().click();
      await expect.poll(() => anna.locator('.recent .log-step').count(), SLOWLY).toBe(moves);
    }
    await giveUp(anna);
    expect(await unreadable(anna, '.ending .button')).toEqual([]);
    await anna.getByRole('button', { name: 'Copy link to this replay' }).click();
    await anna.getByRole('button', { name: 'Copied' }).waitFor();
    const link = await anna.evaluate<string>('navigator.clipboard.readText()');
    expect(link).toBe(`${server.url}/replay/online/${table}`);
    expect(await anna.getByRole('textbox', { name: 'Link to this replay' }).inputValue()).toBe(link);

    const stranger = await come(link);
    await stranger.getByRole('combobox', { name: 'Seen by' }).selectOption({ label: 'Seat 1 (Anna)' });
    await stranger.getByRole('button', { name: 'To the end' }).click();
    await stranger.getByRole('heading', { name: 'Anna gave up.' }).waitFor();
    await stranger.getByRole('slider').fill('1');
    await stranger.getByText('Keep or share').click();
    expect(await stranger.getByRole('textbox', { name: 'Link to this replay' }).inputValue()).toBe(`${link}#1`);
    const [file] = await Promise.all([
      stranger.waitForEvent('download'),
      stranger.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^skirmish-\d{14}\.tafel\.json$/);
    expect(await barriers(stranger)).toEqual([]);
    await stranger.getByRole('button', { name: 'Continue from here' }).click();
    await stranger.waitForURL(/\/table\//);
    await options(stranger).first().waitFor();

    const later = await come(`${link}#1`, { lang: 'de' });
    await expect.poll(() => at(later), SLOWLY).toBe('1');
  });

  test('where the page may not copy, the link is marked and says so', async () => {
    const anna = await come('about:blank');
    await openTable(anna);
    await giveUp(anna);
    await anna.evaluate(`document.execCommand = () => false;
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))`);
    await anna.getByRole('button', { name: 'Copy link to this replay' }).click();
    await anna.getByText('The link is marked: copy it yourself.').waitFor();
    const marked = await anna.evaluate<string>('getSelection()?.toString() ?? ""');
    expect(marked).toContain('/replay/online/');
  });

  test('a match that is still played shows nothing but that', async () => {
    const anna = await come('about:blank');
    const table = await openTable(anna);
    const texts = { en: 'The game is not over yet.', de: 'Das Spiel ist noch nicht vorbei.' } as const;
    for (const lang of ['en', 'de'] as const) {
      const stranger = await come(`/replay/online/${table}`, { lang });
      await stranger.getByRole('alert').getByText(texts[lang]).waitFor();
      expect(await stranger.getByRole('slider').count()).toBe(0);
      await stranger.getByRole('link', { name: lang === 'de' ? 'Zum Tisch' : 'To the table' }).waitFor();
    }
    // The browser itself notes every answer that is a refusal.
    complaints.splice(0, complaints.length, ...complaints.filter(text => !text.includes('409')));
  });

  test('a match nobody knows is said to be missing', async () => {
    const texts = { en: 'There is no such table.', de: 'Diesen Tisch gibt es nicht.' } as const;
    for (const lang of ['en', 'de'] as const) {
      const stranger = await come('/replay/online/nowhere', { lang });
      await stranger.getByRole('alert').getByText(texts[lang]).waitFor();
    }
    complaints.splice(0, complaints.length, ...complaints.filter(text => !text.includes('404')));
  });
});

test('without a server the link says that the replay is there', async () => {
  const page = await visit('/replay/online/nowhere');
  await page.getByRole('alert').getByText('The server cannot be reached, and this replay is there.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
});
