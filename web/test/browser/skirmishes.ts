import { greedy } from '@tafelrunde/bots';
import { erased, Match, newChance, perspective, save } from '@tafelrunde/engine';
import { skirmish } from '@tafelrunde/skirmish';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { visit, type Wishes } from './visitor.ts';

/** A skirmish between two who strike where they can: to its end, and as it stood a little before. */
export const [over, nearlyOver] = ((): [Buffer, Buffer] => {
  const match = Match.start(erased(skirmish), {}, { seed: 'watched' });
  const chance = newChance('watched');
  while (match.ask) match.choose(greedy.decide(perspective(match), chance));
  const file = (): Buffer => Buffer.from(save(match, [null, null]));
  const end = file();
  match.rewind(match.answers.length - 6);
  return [end, file()];
})();

/** Somebody comes with the file of a match. */
export async function visitWith(buffer: Buffer, wishes: Wishes, more: BrowserContextOptions): Promise<Page> {
  const page = await visit('/', wishes, more);
  await openFile(page, buffer);
  return page;
}

export const openFile = (page: Page, buffer: Buffer): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name: 'watched.tafel.json', mimeType: 'application/json', buffer });

/** Bots bring it to its end on this device. */
export async function ending(wishes: Wishes = {}, more: BrowserContextOptions = {}): Promise<Page> {
  const page = await visitWith(nearlyOver, wishes, more);
  await page.locator('#ending-title').waitFor();
  return page;
}
