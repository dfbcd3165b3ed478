import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { overhang } from './barriers.ts';
import { options, PHONE, seated, sitDown, visit } from './visitor.ts';

const decisions = (page: Page) => page.locator('.table').getAttribute('data-decisions');
/** What has the focus: its tag, and what it is called. */
const focused = (page: Page) =>
  page
    .locator(':focus')
    .evaluate(at => `${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent?.trim() ?? ''}`);
const option = (page: Page, at: number) => options(page).nth(at);

async function atSkirmish(wishes = {}): Promise<Page> {
  const page = await seated('skirmish', ['person', 'page'], wishes);
  await options(page).first().waitFor();
  return page;
}

test('who confirms always: the first click or key marks and shows, the second decides', async () => {
  const page = await atSkirmish({ confirm: 'always' });
  await option(page, 0).hover();
  await page.getByTestId('preview').waitFor();
  await option(page, 0).click();
  await page.getByText('Choose it once more to decide.').waitFor();
  expect(await option(page, 0).getAttribute('data-marked')).toBe('true');
  expect(await decisions(page)).toBe('0');
  await option(page, 1).click();
  expect(await decisions(page)).toBe('0');
  await option(page, 1).click();
  await expect.poll(() => decisions(page)).toBe('1');

  await page.keyboard.press('1');
  await page.getByText('Choose it once more to decide.').waitFor();
  await page.keyboard.press('2');
  expect(await decisions(page)).toBe('1');
  await page.keyboard.press('2');
  await expect.poll(() => decisions(page)).toBe('2');

  await option(page, 0).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText('Choose it once more to decide.').waitFor();
  expect(await decisions(page)).toBe('2');
  await page.keyboard.press('Enter');
  await expect.poll(() => decisions(page)).toBe('3');
});

test('who never confirms decides with one key', async () => {
  const page = await atSkirmish();
  await page.keyboard.press('1');
  await expect.poll(() => decisions(page)).toBe('1');
});

test('the menu closes with Escape and beside it, which does nothing else, and gives the focus back', async () => {
  const page = await atSkirmish();
  const list = page.locator('.menu-list');
  const open = async () => {
    await page.locator('.menu summary').click();
    await list.waitFor();
  };
  await open();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
  expect(await focused(page)).toBe('SUMMARY Menu');

  await open();
  const box = await option(page, 0).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  await list.waitFor({ state: 'hidden' });
  expect(await decisions(page)).toBe('0');
  expect(await focused(page)).toBe('SUMMARY Menu');

  await page.keyboard.press('Enter');
  await list.waitFor();
  await list.getByRole('button', { name: 'Keys' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('SUMMARY Menu');
});

test('the log opened by keyboard has the focus, and gives it back', async () => {
  const page = await atSkirmish();
  await option(page, 1).focus();
  const before = await focused(page);
  await page.keyboard.press('l');
  await expect.poll(() => focused(page)).toBe('SECTION Log');
  await page.keyboard.press('Escape');
  await page.locator('.drawer').waitFor({ state: 'detached' });
  expect(await focused(page)).toBe(before);

  await page.getByRole('button', { name: 'Log' }).click();
  await page.locator('.drawer').getByRole('button', { name: 'Close' }).click();
  await page.locator('.drawer').waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('BUTTON Log');
});

test('from sentences back to pictures the focus is at the board', async () => {
  const page = await atSkirmish({ text: true });
  await page.getByRole('button', { name: 'Table as pictures' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.sk-board').waitFor();
  await expect.poll(() => focused(page)).toMatch(/^MAIN /);
});

test('every new page has the focus', async () => {
  const page = await visit('/');
  await page.getByRole('link', { name: 'New match: Skirmish' }).click();
  await expect.poll(() => focused(page)).toBe('H1 New match: Skirmish');
  await page.getByRole('button', { name: 'Begin' }).click();
  await options(page).first().waitFor();
  await expect.poll(() => focused(page)).toMatch(/^H1 .*Skirmish/);
  await page.locator('.tools-home').click();
  await expect.poll(() => focused(page)).toMatch(/^H1 /);
});

test('where people choose all colours, what is chosen and looked at stands out', async () => {
  const page = await visit('/settings', {}, { forcedColors: 'active' });
  const colours = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(element => {
        const { backgroundColor, color } = element.ownerDocument.defaultView?.getComputedStyle(element) ?? {};
        return `${color} on ${backgroundColor}`;
      });
  await page.locator('.pill').first().waitFor();
  expect(await colours('.pill :checked + span')).not.toBe(await colours('.pill :not(:checked) + span'));
  await sitDown(page, 'skirmish', ['person', 'page']);
  // Whatever came to lie under the resting pointer has not been entered: it comes from elsewhere.
  await option(page, 1).waitFor();
  await page.mouse.move(0, 0);
  await option(page, 1).hover();
  await page.locator('.option[data-looked="true"]').waitFor();
  expect(await colours('.option[data-looked="true"]')).not.toBe(await colours('.option[data-looked="false"]'));
});

test('news stay to be heard when the question comes, and the same question is asked again', async () => {
  const page = await atSkirmish({ text: true });
  const news = page.getByTestId('announcer').getByRole('log');
  const question = page.getByTestId('announcer').getByRole('status');
  await expect.poll(() => question.textContent()).toMatch(/^Your decision: Move, attack/);
  const first = await question.locator('p').elementHandle();
  const asked = await question.textContent();
  await option(page, 0).click();
  await expect.poll(() => news.textContent()).toContain('The red Knight moves from G7 to F6.');
  await expect.poll(() => question.textContent()).toBe(asked);
  await expect.poll(() => first?.evaluate(element => element.isConnected)).toBe(false);
  const before = await news.locator('p').count();
  await option(page, 0).click();
  await expect.poll(() => news.locator('p').count()).toBeGreaterThan(before);
  expect(await news.textContent()).toContain('The red Knight moves from G7 to F6.');
});

test('a preview says what an option does, not its name again', async () => {
  const page = await seated('dungeon-saga', ['page', 'person']);
  const said = page.locator('.preview-said');
  await said.waitFor({ state: 'attached' });
  expect(await said.getAttribute('aria-live')).toBe('polite');
  await option(page, 0).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByTestId('preview').waitFor();
  const name = (await page.getByTestId('preview').locator('h3').textContent()) ?? '';
  expect(name).not.toBe('');
  expect(await page.locator('[aria-live] h3').count()).toBe(0);
  expect(await said.textContent()).not.toContain('Computing');
});

const heightOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate(element => element.getBoundingClientRect().height)
    .catch(() => 0);

test.each(['dungeon-saga', 'schurken-und-halunken'])(
  '%s: magnified to twice its size, board and decision are both seen',
  async game => {
    const page = await seated(game, ['page', 'person'], {}, { viewport: { width: 720, height: 450 } });
    await page.locator('.options').waitFor();
    expect(await heightOf(page, '[data-place="map"]')).toBeGreaterThan(170);
    expect(await heightOf(page, '.options')).toBeGreaterThan(80);
  },
);

test('on a phone the map has half of the screen, whatever is open below it', async () => {
  const page = await seated('dungeon-saga', ['page', 'person'], {}, { viewport: PHONE });
  await options(page).first().waitFor();
  const tabs = page.getByRole('navigation', { name: 'Places of the table' }).getByRole('button');
  expect(await tabs.locator('span').allTextContents()).toEqual([
    'Decide',
    'Sheet',
    'Heroes',
    'Overlord',
    'Goals',
    'Log',
  ]);
  for (const tab of await tabs.all()) {
    await tab.click();
    expect(await heightOf(page, '[data-place="map"]')).toBeGreaterThanOrEqual(PHONE.height / 2);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  }
});

test('motion follows the device while the page is open', async () => {
  const page = await visit('/settings', { motion: 'auto' }, { reducedMotion: 'no-preference' });
  const motion = () => page.locator('html').getAttribute('data-motion');
  await expect.poll(motion).toBe('full');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(motion).toBe('none');
});

test('who wants no motion sees new colours at once, down to the last word', async () => {
  const page = await visit('/credits');
  const colour = await page.evaluate(`(() => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = '<ul><li>word</li></ul>';
    const word = place.querySelector('li');
    getComputedStyle(word).color;
    place.style.color = 'rgb(1, 2, 3)';
    return getComputedStyle(word).color;
  })()`);
  expect(colour).toBe('rgb(1, 2, 3)');
});

test('no options are folded at a table of sentences', async () => {
  const page = await seated('dungeon-saga', ['page', 'person'], { text: true });
  for (let i = 0; i < 12; i++) {
    await options(page).first().waitFor();
    expect(await page.locator('.option-fold').count()).toBe(0);
    await options(page).first().click();
  }
});
