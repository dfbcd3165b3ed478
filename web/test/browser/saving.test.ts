import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriers, overhang } from './barriers.ts';
import { complaints, options, PHONE, seated, sitDown, visit } from './visitor.ts';

const decisions = (page: Page): Promise<string | null> => page.locator('.table').getAttribute('data-decisions');
/** What another tab does may take a while. */
const PATIENT = { timeout: 30_000 };
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first();

/** Another tab of the same browser. */
async function anotherTab(page: Page, url: string): Promise<Page> {
  const other = await page.context().newPage();
  other.on('pageerror', error => complaints.push(error.message));
  await other.goto(url);
  return other;
}

async function decide(page: Page, before: number): Promise<void> {
  await options(page).first().waitFor({ state: 'attached' });
  await options(page).first().click();
  await expect.poll(() => decisions(page), PATIENT).toBe(String(before + 1));
}

/** How many decisions the matches on the shelf have, as another page finds them. */
const kept = (page: Page, database = 'tafelrunde', store = 'matches'): Promise<number[]> =>
  page.evaluate(
    `indexedDB.databases().then(all => all.every(({ name }) => name !== '${database}') ? [] : new Promise((done, failed) => {
      const opening = indexedDB.open('${database}');
      opening.onerror = failed;
      opening.onsuccess = () => {
        const reading = opening.result.transaction('${store}').objectStore('${store}').getAll();
        reading.onsuccess = () => { opening.result.close(); done(reading.result.map(match => match.decisions)); };
      };
    }))`,
  );

describe.each([
  ['has no database', `Object.defineProperty(globalThis, 'indexedDB', { value: undefined })`],
  ['refuses it', `IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); }`],
])('a browser that %s', (_how, without) => {
  const privately = async (path: string): Promise<Page> => {
    const page = await visit('about:blank');
    await page.addInitScript(without);
    await page.goto(path);
    return page;
  };

  test('keeps matches until the page is closed, as the first page says', async () => {
    const page = await privately('/');
    await page.getByText('matches last until you close the page').waitFor();
    await link(page, 'New match: Skirmish').click();
    await page.locator('.setup-begin').click();
    await options(page).first().waitFor();
    await decide(page, Number(await decisions(page)));
    await link(page, 'Leave the table').click();
    await link(page, /Skirmish: The rocky field.*1 decision/).click();
    await options(page).first().waitFor();
    expect(await decisions(page)).toBe('1');
    await link(page, 'Leave the table').click();
    await link(page, 'Replay').click();
    await page.locator('.timeline').waitFor();
  });

  test('keeps lessons and campaigns in the same way', async () => {
    const page = await privately('/learn/first-adventure');
    await page.waitForURL(/\/table\//);
    await page.locator('.coach').waitFor();
    await page.goto('/campaign/dungeon-saga');
    await page.locator('.campaign-go').click();
    await page.locator('.ds-map').waitFor();
    await link(page, 'All campaigns').click();
    await expect.poll(() => page.locator('.match-open').count(), PATIENT).toBe(1);
  });

  test('says where there is nothing instead of keeping people waiting', async () => {
    const page = await privately('/table/nowhere');
    await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
    await page.goto('/replay/nowhere');
    await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
    await page.goto('/campaign/dungeon-saga/nowhere');
    await page.getByText('This campaign is not on this device.').waitFor();
  });
});

describe('a device that is full', () => {
  const FILL = `IDBTransaction.prototype.commit = function () { this.abort(); }`;

  test('is told of at the table, with the match as a file; where there is room again it is kept', async () => {
    const page = await seated('skirmish', ['person', 'page'], {}, { viewport: PHONE });
    await options(page).first().waitFor({ state: 'attached' });
    await page.evaluate(`globalThis.commit = IDBTransaction.prototype.commit; ${FILL}`);
    await decide(page, 0);
    const notice = page.getByRole('alert').filter({ hasText: 'cannot be saved on this device any more' });
    await notice.waitFor();
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    expect(await barriers(page)).toEqual([]);
    const [file] = await Promise.all([page.waitForEvent('download'), notice.getByRole('button').click()]);
    expect(JSON.parse(readFileSync(await file.path(), 'utf8')).players).toEqual(['', null]);
    await page.evaluate(`IDBTransaction.prototype.commit = globalThis.commit`);
    await decide(page, Number(await decisions(page)));
    await notice.waitFor({ state: 'detached' });
    await expect.poll(() => kept(page), PATIENT).toEqual([Number(await decisions(page))]);
  });

  test.each([
    ['en', 'The match could not be begun'],
    ['de', 'Die Partie konnte nicht beginnen'],
  ])('is the reason given when no match can begin (%s)', async (lang, why) => {
    const page = await visit('/new/skirmish', { lang });
    await page.evaluate(
      `IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); }`,
    );
    await page.locator('.setup-begin').click();
    await page.getByRole('alert').getByText(why).waitFor();
    expect(await page.locator('.setup-begin').isEnabled()).toBe(true);
    expect(await barriers(page)).toEqual([]);
  });

  test('is the reason given when no campaign can begin, and no match of it', async () => {
    const page = await visit('/campaign/dungeon-saga');
    await page.locator('.campaign-go').waitFor();
    await page.evaluate(`globalThis.commit = IDBTransaction.prototype.commit; ${FILL}`);
    await page.locator('.campaign-go').click();
    await page.getByRole('alert').getByText('The campaign could not be begun').waitFor();
    await page.evaluate(`IDBTransaction.prototype.commit = globalThis.commit`);
    await page.locator('.campaign-go').click();
    await page.locator('.ds-map').waitFor();
    await page.evaluate(FILL);
    await page.locator('.ds-map button').click();
    await page.getByRole('alert').getByText('The match could not be begun').waitFor();
  });

  test('is the reason given when no lesson can begin and no file be opened', async () => {
    const page = await seated('skirmish', ['person', 'page']);
    await link(page, 'Leave the table').click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save file' }).click(),
    ]);
    await page.addInitScript(FILL);
    await page.goto('/learn/first-adventure');
    await page.getByRole('heading', { name: 'This cannot be opened right now' }).waitFor();
    await page.goto('/');
    await page.locator('input[type=file]').setInputFiles(await file.path());
    await page.getByRole('alert').getByText('could not be saved on this device').waitFor();
  });
});

describe('a database that another tab', () => {
  test('throws away is opened again for the next decision', async () => {
    const page = await seated('skirmish', ['person', 'page']);
    const other = await anotherTab(page, '/credits');
    await decide(page, 0);
    await other.evaluate(
      `new Promise((done, failed) => Object.assign(indexedDB.deleteDatabase('tafelrunde'), { onsuccess: done, onerror: failed }))`,
    );
    await decide(page, Number(await decisions(page)));
    await expect.poll(() => kept(other), PATIENT).toEqual([Number(await decisions(page))]);
  });

  test('has brought forward says so at the table and wherever a match is opened', async () => {
    const page = await seated('skirmish', ['person', 'page']);
    const url = page.url();
    const other = await anotherTab(page, '/credits');
    await decide(page, 0);
    await other.evaluate(
      `new Promise((done, failed) => {
        const opening = indexedDB.open('tafelrunde', 99);
        opening.onerror = failed;
        opening.onsuccess = () => { opening.result.close(); done(); };
      })`,
    );
    await decide(page, Number(await decisions(page)));
    await page.getByRole('alert').getByText('cannot be saved on this device any more').waitFor();
    await page.goto(url);
    await page.getByRole('heading', { name: 'This cannot be opened right now' }).waitFor();
    await page.goto(url.replace('/table/', '/replay/'));
    await page.getByRole('heading', { name: 'This cannot be opened right now' }).waitFor();
  });
});

describe('a match that is removed', () => {
  const remove = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Remove' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).waitFor();
  };

  test.each([
    ['the match', '/', 'tafelrunde', 'matches'],
    ['the campaign', '/campaign/dungeon-saga', 'tafelrunde-campaigns', 'kept'],
  ])('is gone with the click, whatever becomes of the page: %s', async (_what, path, database, store) => {
    const page = await visit('about:blank');
    if (path === '/') await sitDown(page, 'skirmish', ['person', 'page']);
    else await page.goto(path).then(() => page.locator('.campaign-go').click());
    await page.locator('.table, .ds-map').waitFor();
    await page.goto(path);
    await page.locator('.match .danger').first().click();
    await page.locator('dialog').waitFor();
    const other = await anotherTab(page, '/credits');
    // From the click on the page hears nothing of the database any more, as if it were left.
    let heard = false;
    const deaf = page
      .evaluate(
        `(async () => {
          document.querySelector('dialog .button.main').click();
          for (let i = 0; i < 50; i++) await null;
          const end = Date.now() + 4000;
          while (Date.now() < end);
        })()`,
      )
      .then(() => {
        heard = true;
      });
    await expect.poll(() => kept(other, database, store), PATIENT).toEqual([]);
    expect(heard).toBe(false);
    await deaf;
  });

  test('does not come back with the next decision of the tab that plays it', async () => {
    const first = await seated('skirmish', ['person', 'page']);
    await decide(first, 0);
    const second = await anotherTab(first, '/');
    await remove(second);
    await second.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    const note = first.getByRole('alert').filter({ hasText: 'This match was removed in another tab' });
    await note.waitFor();
    expect(await options(first).count()).toBe(0);
    expect(await note.getByRole('button', { name: 'Play here' }).count()).toBe(0);
    expect(await barriers(first)).toEqual([]);
    const [file] = await Promise.all([
      first.waitForEvent('download'),
      note.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^skirmish-/);
    await note.getByRole('link', { name: 'To the games' }).click();
    await first.getByRole('heading', { name: 'What shall we play?' }).waitFor();
    expect(await kept(second)).toEqual([]);
  });

  test('does not come back by a tab that plays it and hears nothing', async () => {
    const first = await visit('about:blank');
    await first.addInitScript(`Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set() {} })`);
    await sitDown(first, 'skirmish', ['person', 'page']);
    await decide(first, 0);
    const second = await anotherTab(first, '/');
    await remove(second);
    await second.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => kept(second), PATIENT).toEqual([]);
    await first.bringToFront();
    await decide(first, 1);
    await first.getByRole('alert').getByText('This match is now played in another tab').waitFor();
    await expect.poll(() => kept(second), PATIENT).toEqual([]);
    await first.close();
    expect(await kept(second)).toEqual([]);
  });
});

test('two tabs do not undo each other’s settings, and follow them', async () => {
  const first = await visit('/settings');
  const second = await anotherTab(first, '/settings');
  await first.getByRole('radio', { name: 'Deutsch' }).check({ force: true });
  await second.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  await second.getByRole('radio', { name: 'starker Kontrast' }).check({ force: true });
  await expect.poll(() => first.evaluate('document.documentElement.dataset.colours'), PATIENT).toBe('contrast');
  await first.reload();
  await first.getByRole('heading', { name: 'Einstellungen' }).waitFor();
});
