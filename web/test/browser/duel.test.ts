import { expect, test } from 'vitest';
import { options, visit } from './visitor.ts';

/** No duel takes longer than this, however it goes. */
const LONGEST = 2_000;

test('a whole duel by keyboard only, from the first page to the end', async () => {
  const page = await visit('/');
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
  const focused = () => page.evaluate<string>('document.activeElement?.innerText ?? ""');
  const tabTo = async (text: RegExp) => {
    for (let i = 0; i < 60; i++) {
      await press('Tab');
      const name = await page.evaluate<string>(
        'document.activeElement?.getAttribute("aria-label") || document.activeElement?.innerText || document.activeElement?.closest("label")?.innerText || ""',
      );
      if (text.test(name)) return;
    }
    throw new Error(`Nothing called ${text} can be reached with the Tab key.`);
  };
  await page.locator('.game-card').first().waitFor();
  await tabTo(/^New match: Schurken/);
  await press('Enter');
  await page.locator('.setup-begin').waitFor();
  await tabTo(/^Begin$/);
  await press('Enter');
  await options(page).first().waitFor();

  // Arrows walk through the options, Enter takes the one looked at.
  await tabTo(/Draw/);
  const first = await focused();
  await press('ArrowDown');
  expect(await focused()).not.toBe(first);
  await press('Enter');

  // What is chosen several at once: one thing after the other, then the button that carries it out.
  const severalByKeys = async (): Promise<boolean> => {
    if ((await page.locator('.several').count()) === 0) return false;
    const commit = page.locator('.several-commit:not([disabled])');
    const next = page.locator('.several .option[aria-pressed="false"]').first();
    const target = (await commit.count()) > 0 ? commit : next;
    await target.focus({ timeout: 2_000 }).catch(() => {});
    await press('Enter');
    return true;
  };
  const over = page.getByRole('heading', { name: 'The game is over' });
  for (let i = 0; i < LONGEST; i++) {
    await options(page).first().or(over).waitFor();
    if (await over.isVisible()) return;
    if (await severalByKeys()) continue;
    const fights = page.locator('.option[data-option^="attack"][aria-keyshortcuts]');
    const sign = await ((await fights.count()) > 0 ? fights : options(page))
      .first()
      .getAttribute('aria-keyshortcuts', { timeout: 2_000 })
      .catch(() => null);
    if (sign) await press(sign);
  }
  throw new Error(`The duel was not over after ${LONGEST} keys.`);
});
