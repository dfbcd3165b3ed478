import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriers, overhang } from './barriers.ts';
import { options, PHONE, seated, visit } from './visitor.ts';

const term = (place: Locator, words: string): Locator =>
  place.locator('.term').filter({ hasText: new RegExp(`^${words}$`) });
const card = (page: Page): Locator => page.locator('.term-card');

/** Where everything on the page stands. */
const places = (page: Page): Promise<string> =>
  page.evaluate<string>(
    `JSON.stringify([...document.querySelectorAll('.book-rule')].map(e => { const r = e.getBoundingClientRect(); return [r.x, r.y, r.width, r.height]; }))`,
  );

describe('a term in the rules', () => {
  test('shows what it means to whoever points at it, and nothing moves', async () => {
    const page = await visit('/rules/dungeon-saga#DS-BREAK-02');
    const mark = term(page.locator('#DS-BREAK-02'), 'break away');
    await mark.waitFor();
    const before = await places(page);
    await mark.hover();
    await card(page).getByText('To leave the place in front of an enemy.').waitFor();
    expect(await places(page)).toBe(before);
    expect(await card(page).locator('i[lang=de]').textContent()).toBe('sich lösen');
    // The pointer may go over to the card.
    await card(page).getByRole('button', { name: 'Rule DS-BREAK-06' }).hover();
    await card(page).getByRole('button', { name: 'Rule DS-BREAK-06' }).click();
    await page.getByRole('dialog').getByText('Every enemy figure').waitFor();
    await card(page).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.mouse.move(5, 5);
    await mark.hover();
    await card(page).waitFor();
    await page.mouse.move(5, 5);
    await card(page).waitFor({ state: 'detached' });
  });

  test('is reached by the Tab key once on each page, and Escape closes its card', async () => {
    const page = await visit('/rules/dungeon-saga#DS-BREAK-02');
    await page.locator('.term').first().waitFor();
    const stops = await page.locator('.term[tabindex="0"]').allTextContents();
    expect(new Set(stops.map(words => words.toLowerCase())).size).toBe(stops.length);
    await page.getByRole('link', { name: 'DS-BREAK-01' }).focus();
    await page.keyboard.press('Tab');
    await card(page).getByText('front squares').waitFor();
    const described = await page.evaluate<string>(
      'document.getElementById(document.activeElement.getAttribute("aria-describedby")).textContent',
    );
    expect(described).toContain('five are in front of it');
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.textContent')).toBe('in front of');
    await page.keyboard.press('Enter');
    await card(page).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('DS-FACE-03');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await card(page).locator('strong', { hasText: 'break away' }).waitFor();
    expect(await card(page).count()).toBe(1);
  });

  test.each(['en', 'de'] as const)('is tapped on a phone; the card stays on the screen (%s)', async lang => {
    const page = await visit('/rules/schurken-und-halunken#SH-ATT-01', { lang }, { viewport: PHONE, hasTouch: true });
    await page.locator('.term').first().waitFor();
    for (const mark of (await page.locator('.book-rule .term').all()).slice(0, 12)) {
      await mark.tap();
      await card(page).waitFor();
      const box = await card(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
      await page.locator('h1').tap();
      await card(page).waitFor({ state: 'detached' });
    }
    await page.locator('.book-rule .term').first().tap();
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    expect(await barriers(page)).toEqual([]);
  });
});

test('the glossary is a chapter, and the search finds terms in either language', async () => {
  const page = await visit('/rules/dungeon-saga', { lang: 'de' });
  await page.getByRole('button', { name: 'Glossar 38' }).click();
  const terms = page.locator('.book-terms dt');
  await terms.first().waitFor();
  expect((await terms.allTextContents()).slice(0, 2)).toEqual(['Abenteuer adventure', 'Anführer boss']);
  await page.getByRole('searchbox').fill('free strike');
  // It stands in the glossary, too: what was found stands alone.
  await expect.poll(() => terms.count()).toBe(1);
  expect(await terms.textContent()).toContain('Passierschlag');
});

const heading = (page: Page): Locator => page.locator('.book-page h2');

describe('the search', () => {
  test.each([
    ['en', 'Würfel', /^\d+ rules found/],
    ['de', 'dice', /^\d+ Regeln gefunden/],
  ] as const)('finds rules by the words of either language (%s)', async (lang, words, told) => {
    const page = await visit('/rules/dungeon-saga', { lang });
    await page.getByRole('searchbox').fill(words);
    await heading(page).getByText(told).waitFor();
    // They are read in the language of the page.
    const found = (await page.locator('.book-rule').allTextContents()).join(' ');
    expect(found).toContain(lang === 'en' ? 'dice' : 'Würfel');
    expect(found).not.toContain(words);
  });

  test('is none without a word, and tells how much it found and how much of that stands there', async () => {
    const page = await visit('/rules/dungeon-saga#DS-BREAK-02');
    const chapter = await heading(page).textContent();
    const search = page.getByRole('searchbox');
    for (const signs of ['"', '(', '🐉', '-']) {
      await search.fill(signs);
      await page.waitForTimeout(600);
      expect(await heading(page).textContent()).toBe(chapter);
      expect(await search.inputValue()).toBe(signs);
    }
    await search.fill('free strike');
    await heading(page)
      .getByText(/^\d+ rules? found · 1 term found$/)
      .waitFor();
    await search.fill('a');
    await heading(page)
      .getByText(/^\d+ rules found \(the first 200 are shown\) · \d+ terms found \(the first 6 are shown\)$/)
      .waitFor();
    expect(await page.locator('.book-rule').count()).toBe(200);
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await heading(page)
      .getByText(/^\d+ Regeln gefunden \(die ersten 200 stehen hier\) · /)
      .waitFor();
  });

  test('does not come back when its address is noted in the very moment one goes to a rule', async () => {
    const page = await visit('/rules/dungeon-saga#DS-ROUND-01');
    await page.locator('#DS-ROUND-01[data-wanted="true"]').waitFor();
    // Whatever waits to be done once typing has settled is done right after the address has changed.
    await page.evaluate(`(() => {
      const { setTimeout: wait, clearTimeout: forget } = window;
      window.waiting = new Map();
      window.setTimeout = (act, ms, ...rest) => {
        const timer = wait(act, ms === 400 ? 60_000 : ms, ...rest);
        if (ms === 400) waiting.set(timer, act);
        return timer;
      };
      window.clearTimeout = timer => {
        waiting.delete(timer);
        forget(timer);
      };
    })()`);
    await page.getByRole('searchbox').fill('DS-ROUND-01');
    await heading(page).getByText('1 rule found').waitFor();
    await page.evaluate(`addEventListener('tafelrunde:moved', () => {
      if (location.search === '') for (const act of [...waiting.values()]) act();
    })`);
    await page.locator('#DS-ROUND-01').getByRole('link').click();
    await page.locator('.book-chapters [aria-current="true"]').waitFor({ timeout: 20_000 });
    expect(new URL(page.url()).search).toBe('');
  });

  test('leads to the rule one came from, too, and Back leads to what was found', async () => {
    const page = await visit('/rules/dungeon-saga#DS-ROUND-01');
    await page.locator('#DS-ROUND-01[data-wanted="true"]').waitFor();
    const search = page.getByRole('searchbox');
    await search.fill('DS-ROUND-01');
    await heading(page).getByText('1 rule found').waitFor();
    await page.locator('#DS-ROUND-01').getByRole('link').click();
    await page.locator('.book-chapters [aria-current="true"]').waitFor();
    expect(await search.inputValue()).toBe('');
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('#DS-ROUND-01');

    await search.fill('front squares');
    await heading(page)
      .getByText(/rules found/)
      .waitFor();
    const id = (await page.locator('.book-rule-head a').first().textContent()) ?? '';
    await page.locator('.book-rule-head a').first().click();
    await page.locator(`#${id}[data-wanted="true"]`).waitFor();
    await page.goBack();
    await heading(page)
      .getByText(/rules found/)
      .waitFor();
    expect(await search.inputValue()).toBe('front squares');
    await page.goForward();
    await page.locator('.book-chapters [aria-current="true"]').waitFor();
    expect(await search.inputValue()).toBe('');
    await page.goBack();
    await page.reload();
    await heading(page)
      .getByText(/rules found/)
      .waitFor();
    expect(await search.inputValue()).toBe('front squares');
  });
});

test('a rulebook whose game is not here yet says what its terms mean and which box a rule needs, too', async () => {
  const page = await visit('/rules/descent#D2-TERR-17');
  expect(await page.locator('#D2-TERR-17 .book-box').textContent()).toBe('Labyrinth of Ruin');
  expect(await page.locator('#D2-TERR-03 .book-box').textContent()).toBe('Shadow of Nerekhall / Mists of Bilehall');
  expect(await page.locator('#D2-TERR-04 .book-box').count()).toBe(0);
  await page.getByRole('button', { name: 'Glossary 261' }).click();
  const reach = page.locator('.book-terms > div', { hasText: 'Reach (2 spaces) Weitreichend' });
  await reach.getByText('reaches targets up to two spaces away').waitFor();
  expect(await reach.locator('.rule-link').allTextContents()).toEqual(['D2-KEYW-13', 'D2-KEYW-14']);
});

describe('at the table', () => {
  test('decisions and rules explain their terms, and Escape closes the card before anything else', async () => {
    const page = await seated('dungeon-saga', ['page', 'person']);
    await options(page).first().waitFor();
    const heading = page.locator('#decision-title');
    await heading.locator('.term').first().waitFor();
    await heading.locator('.term', { hasText: 'hero' }).hover();
    await card(page).getByText('One of the four figures of the hero players.').waitFor();
    await page.mouse.move(5, 5);
    await card(page).waitFor({ state: 'detached' });

    // A rule on its card, with a term on that.
    await page.locator('.decision-rule .rule-link').click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('.term').first().click();
    await card(page).waitFor();
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'detached' });
    expect(await dialog.count()).toBe(1);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  test('a card that says why not explains its terms, and stays when theirs is closed', async () => {
    const page = await seated('dungeon-saga', ['page', 'person']);
    await page.locator('.option[data-option="hero:rordin"]').click();
    await page.locator('.kit-offering [data-option^="move:"]').first().waitFor({ state: 'attached' });
    await page.locator('.kit-token[data-figure="skeleton-warrior-4"]').click({ force: true });
    const refusal = page.locator('.info');
    await term(refusal.locator('.info-not-now'), 'ranged dice').click();
    await card(page).getByText('The dice of a figure that can shoot.').waitFor();
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'detached' });
    expect(await refusal.count()).toBe(1);
    await page.keyboard.press('Escape');
    await refusal.waitFor({ state: 'detached' });
  });

  test('a refusal is closed with Escape while the board has the focus', async () => {
    const page = await seated('dungeon-saga', ['page', 'person']);
    await page.locator('.option[data-option="hero:rordin"]').click();
    await page.locator('.kit-offering [data-option^="move:"]').first().waitFor({ state: 'attached' });
    await page.locator('.ds-board').focus();
    // Two squares to the north of where he stands there is nothing but wall and dark: he cannot turn to what he faces already.
    await page.keyboard.press('Shift+ArrowRight');
    const refusal = page.locator('.why-not');
    await refusal.waitFor();
    await page.keyboard.press('Escape');
    await refusal.waitFor({ state: 'detached', timeout: 5_000 });
  });
});

describe('what a rulebook opens with', () => {
  test('an overview draws how the game goes and leads to every chapter', async () => {
    const page = await visit('/rules/mage-knight', { lang: 'de' });
    await page.getByRole('heading', { name: 'Eine Runde' }).waitFor();
    expect(await page.locator('.diagram svg .diagram-knob').count()).toBeGreaterThan(8);
    await page.locator('.overview-chapters button', { hasText: 'Bewegung' }).first().click();
    await page.getByRole('heading', { level: 2, name: 'Bewegung' }).waitFor();
    await page.locator('.book-rule').first().waitFor();
  });

  test('all figures and all cards are there to be searched and narrowed', async () => {
    const page = await visit('/rules/mage-knight/bestiary');
    const pieces = page.locator('.gallery-piece');
    await pieces.first().waitFor();
    const all = await pieces.count();
    await page.getByLabel('Trait').selectOption('draconum');
    await expect.poll(() => pieces.count()).toBeLessThan(all);
    await page.getByRole('link', { name: 'All cards' }).click();
    await page.getByLabel('Kind').selectOption('spells');
    await page.getByLabel('Search by name or text').fill('Feuerball');
    await expect.poll(() => pieces.count()).toBe(1);
    expect(await pieces.first().textContent()).toContain('Fireball');
    await page.getByRole('button', { name: 'Overview' }).click();
    await page.locator('.overview-chapters').waitFor();
    expect(new URL(page.url()).pathname).toBe('/rules/mage-knight');
  });
});

test('nothing of the glossary is loaded before somebody plays or reads', async () => {
  const page = await visit('about:blank');
  const loaded: string[] = [];
  page.on('response', response => loaded.push(new URL(response.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(loaded.filter(path => path.startsWith('/rulebooks/'))).toEqual([]);
  await page.goto('/rules/skirmish', { waitUntil: 'networkidle' });
  expect(loaded.filter(path => path.includes('skirmish.terms.en'))).toHaveLength(1);
});
