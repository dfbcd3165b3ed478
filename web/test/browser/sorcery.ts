import { save } from '@tafelrunde/engine';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Sitting } from '../../../games/sword-and-sorcery/test/positions.ts';
import { visit, type Wishes } from './visitor.ts';

/** A position of Sword & Sorcery is opened from its file; the table is there when its map is. */
export async function open(t: Sitting, wishes: Wishes = {}, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await visit('/', wishes, options);
  await page.locator('input[type=file]').setInputFiles({
    name: 'yard.tafel.json',
    mimeType: 'application/json',
    buffer: Buffer.from(save(t.match as never)),
  });
  await page.locator('.ss-ground').waitFor({ state: 'attached' });
  await page.locator('.options .option').first().waitFor({ state: 'attached' });
  return page;
}

export const thing = (page: Page, id: string): Locator => page.locator(`[data-thing="${id}"]`).first();
export const token = (page: Page, id: string): Locator => page.locator(`.kit-token[data-figure="${id}"]`);
export const option = (page: Page, id: string): Locator => page.locator(`.option[data-option="${id}"]`);

/** The middle of what is drawn, once it has come to rest. */
export async function middleOf(page: Page, place: Locator): Promise<{ readonly x: number; readonly y: number }> {
  let before = '';
  let box = await place.boundingBox();
  while (JSON.stringify(box) !== before) {
    before = JSON.stringify(box);
    await page.waitForTimeout(120);
    box = await place.boundingBox();
  }
  if (!box) throw new Error('That is not on the map.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function click(page: Page, place: Locator): Promise<void> {
  const { x, y } = await middleOf(page, place);
  await page.mouse.click(x, y);
}

/** Everything that may be chosen now, on the map and beside it. */
export const offered = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(
    `[...new Set([...document.querySelectorAll('.options [data-option], .kit-offering [data-option], .ss-page [data-thing]')]
      .map(one => one.dataset.option ?? one.dataset.thing))]`,
  );

/** How many decisions have led to what is shown. */
export const decisions = (page: Page): Promise<number> =>
  page.evaluate<number>(`Number(document.querySelector('.table')?.dataset.decisions ?? -1)`);

/** Chooses by a click: on the page of the story, on the map, or on the button. */
export async function choose(page: Page, id: string): Promise<void> {
  const before = await decisions(page);
  const course = page.locator(`.ss-page [data-thing="${id}"]`);
  const glow = page.locator(`.kit-offering [data-option="${id}"]`).first();
  if ((await course.count()) > 0) await course.click();
  else if ((await option(page, id).count()) > 0) await option(page, id).first().click();
  else {
    await click(page, glow);
    // Where somebody stands in the middle of a zone, they are meant: then it is found in the list.
    const list = page.getByRole('button', { name: /Show all/ });
    await expect
      .poll(async () => {
        if ((await decisions(page)) !== before) return true;
        if ((await list.count()) > 0) await list.click();
        if ((await option(page, id).count()) > 0) await option(page, id).first().click();
        return false;
      })
      .toBe(true);
  }
  await expect.poll(() => decisions(page), { timeout: 30_000 }).not.toBe(before);
}

/** Lays something on this device as an earlier visit would have left it there. */
export const lay = (page: Page, database: string, store: string, value: object): Promise<unknown> =>
  page.evaluate(
    `new Promise((done, failed) => {
      const request = indexedDB.open('${database}');
      request.onerror = failed;
      request.onsuccess = () => {
        const writing = request.result.transaction('${store}', 'readwrite');
        writing.objectStore('${store}').put(${JSON.stringify(value)});
        writing.oncomplete = () => { request.result.close(); done(); };
      };
    })`,
  );

export const keeps = (page: Page, database: string): Promise<unknown> =>
  expect
    .poll(() => page.evaluate('indexedDB.databases().then(all => all.map(({ name }) => name))'), { timeout: 30_000 })
    .toContain(database);

/** A match lies on the device, with people in all its chairs. */
export const layMatch = (page: Page, id: string, { match }: Sitting): Promise<unknown> =>
  lay(page, 'tafelrunde', 'matches', {
    id,
    game: match.game.id,
    scenario: { en: 'An adventure', de: 'Ein Abenteuer' },
    chairs: Array.from({ length: match.config.seats }, () => ({ kind: 'person' })),
    started: 1,
    updated: 1,
    decisions: 1,
    over: false,
    save: save(match as never),
  });
