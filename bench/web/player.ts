import type { Locator, Page } from 'playwright-core';
import { XorshiftChance } from '../skirmish/xorshift.ts';
import { LAP, type Lap, READY } from './stopwatch.ts';

/** Long enough on an option that its odds are there, as people look. */
const LOOK_MS = 500;

/** Plays matches of one game by clicks on whatever is offered, so many times; returns how long each answer took. */
export async function play(page: Page, game: string, clicks: number): Promise<Lap[]> {
  const dice = new XorshiftChance(clicks);
  const taken: Lap[] = [];
  while (taken.length < clicks) {
    await sitDown(page, game);
    while (taken.length < clicks && (await isAsked(page))) taken.push(...(await decide(page, dice)));
  }
  return taken;
}

async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.locator('.setup-begin').click();
  await page.waitForURL(/\/table\//);
}

/** Waits for the bots; false if the game is over. */
async function isAsked(page: Page): Promise<boolean> {
  const over = page.locator('.ending');
  await page.locator('.options').or(over).first().waitFor();
  return !(await over.isVisible());
}

/** Answers by a click. Nothing is taken where a question has just answered itself. */
async function decide(page: Page, dice: XorshiftChance): Promise<Lap[]> {
  const isGathered = await page.locator('.several').isVisible();
  const answer = isGathered ? await gather(page, dice) : await oneOf(page, dice);
  if (answer === null) return [];
  await answer.hover();
  await page.waitForTimeout(LOOK_MS);
  await page.evaluate(READY);
  // The pointer rests on it. A click by name would look for the option first, and measure that too.
  await page.mouse.down();
  await page.mouse.up();
  return [await page.evaluate<Lap>(LAP)];
}

/** One of the options; those that only the board shows are unfolded first. */
async function oneOf(page: Page, dice: XorshiftChance): Promise<Locator | null> {
  const folds = page.locator('.option-fold[aria-expanded="false"]');
  while ((await folds.count()) > 0) await folds.first().click();
  const options = page.locator('.options .option');
  const count = await options.count();
  return count === 0 ? null : options.nth(dice.int(count));
}

/** Where several answers are chosen in one go a click on an option decides nothing: as many as are wanted, one at least, then what carries them out. */
async function gather(page: Page, dice: XorshiftChance): Promise<Locator> {
  const commit = page.locator('.several-commit');
  const left = page.locator('.several .option[aria-pressed="false"]');
  do {
    const count = await left.count();
    if (count === 0) break;
    await left.nth(dice.int(count)).click();
  } while (await commit.isDisabled());
  return commit;
}
