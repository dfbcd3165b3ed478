import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { weigh } from '../../build/weight.ts';
import { findings, overhang } from './barriers.ts';
import { PHONE, visit, WIDE } from './visitor.ts';

/** Where the pictures of all parts lie afterwards, to be looked at. */
const PICTURES = join(import.meta.dirname, '..', '..', '..', '.cache', 'kit');

/** Every part of the kit and what of it must be on the page. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'map-squares': [
    '.kit-map [data-layer]',
    '.kit-tiles',
    '.kit-shade',
    '.kit-token[data-active]',
    '.kit-glow-move',
    '.kit-glow-strike .kit-crosshair',
    '.kit-glow-pick',
    '.kit-glow-trade',
    '.kit-place-dot',
    '.kit-note',
    '.kit-cover-near',
    '.kit-cover-behind',
    '.kit-way',
    '.kit-aim',
    '.kit-turns .kit-turn[data-looked]',
    '.kit-ring .kit-turn[data-looked]',
    '.kit-bubble',
    '.kit-cry-bad',
    '.kit-coordinates',
    '.kit-map-tools button',
  ],
  'map-sight': ['.kit-cover-unseen', '.kit-rim-seen', '.kit-ruler', '.kit-aim-barred', '.kit-rocks'],
  'map-hexes': ['.kit-glow-move', '.kit-token', '.kit-rim', '.kit-label'],
  'map-zones': ['.kit-glow-move', '.kit-token'],
  tokens: ['.kit-token[data-done]', '.kit-token-life', '.kit-seal', '.kit-seal-more', '.kit-arrow'],
  'card-face': [
    '.kit-card .kit-card-art',
    '.kit-card-cost',
    '.kit-card-kind',
    '.kit-card-title[data-long]',
    '.kit-back',
  ],
  'card-large': ['.kit-card-large .kit-large-flavour'],
  picking: ['.kit-fan .kit-in-hand[data-glow="offered"]'],
  'hidden-hand': ['.kit-hidden-hand .kit-back'],
  pile: ['.kit-stack[data-height="0"]', '.kit-stack[data-height="4"]', '.kit-count'],
  'offer-row': ['.kit-offer-row .kit-card'],
  tableau: ['.kit-small-card', '.kit-spent', '.kit-slot'],
  flights: ['.kit-stack'],
  dice: ['.kit-die-pip', '.kit-die[data-fate="gone"] .kit-die-cross', '.kit-die[data-fate="again"]'],
  'symbol-dice': ['.kit-die-symbol'],
  'roll-panel': ['.kit-roll .kit-die'],
  rolls: ['.kit-pair[data-counts]', '.kit-no-die', '.kit-chain', '.kit-pool'],
  sums: ['.kit-sum .kit-minus', '.kit-lines li[data-sign="plus"]', '.kit-lines-row'],
  tracks: ['.kit-track [data-filled][data-square]', '.kit-charge[data-left]'],
  clocks: ['.kit-clock[data-late] .kit-tick[data-gone]'],
  meters: ['.kit-heart[data-state="dying"]', '.kit-meter[data-state="hurt"]'],
  scores: ['.kit-scores tr[data-won="true"] .kit-scores-won', '.kit-scores tr[data-won="false"] td'],
  badges: [
    '.kit-badge',
    '.kit-ready-action b',
    '.kit-ready-reaction',
    '.kit-ready-used',
    '.kit-value[data-boost="up"]',
  ],
  foldout: ['.kit-foldout-head[aria-expanded="false"]'],
  tip: ['button'],
  menu: ['button'],
  banner: ['.kit-banner'],
  journey: [
    '.kit-journey [data-at="done"]',
    '.kit-journey [data-at="open"] button',
    '.kit-journey [data-at="ahead"]',
    '.kit-way-gone',
  ],
  stage: ['.kit-token'],
};

async function open(size: typeof WIDE): Promise<Page> {
  const page = await visit('/kit', {}, { viewport: size });
  await page.locator('.kit-page').waitFor();
  return page;
}

test.each([
  ['wide', WIDE],
  ['phone', PHONE],
])('every part is there, %s, and none keeps anybody out', async (name, size) => {
  const page = await open(size);
  const shown = await page.locator('.kit-show').evaluateAll(all => all.map(e => e.getAttribute('data-part') ?? ''));
  expect(shown).toEqual(Object.keys(PARTS));
  mkdirSync(join(PICTURES, name), { recursive: true });
  for (const [part, needed] of Object.entries(PARTS)) {
    const section = page.locator(`.kit-show[data-part="${part}"]`);
    for (const selector of needed)
      expect(await section.locator(selector).count(), `${part}: ${selector}`).toBeGreaterThan(0);
    const picture = await section.screenshot({ path: join(PICTURES, name, `${part}.png`) });
    expect(picture.length, `${part} is drawn`).toBeGreaterThan(1500);
  }
  expect(await findings(page)).toEqual([]);
  expect(await overhang(page)).toBe(0);
});

test('clicks narrow the offers: a card, then somebody; or one of the two, then a button', async () => {
  const page = await open(WIDE);
  const section = page.locator('[data-part="picking"]');
  await section.getByRole('button', { name: 'Spark' }).click();
  await section.getByText('Now somebody who glows …').or(section.locator('.kit-pick-option').first()).first().waitFor();
  await section.getByRole('button', { name: 'Orlaf', exact: true }).click();
  await section.getByText('Chosen: spark to Orlaf').waitFor();
  await section.getByRole('button', { name: 'Never mind' }).click();
  await section.getByRole('button', { name: 'Danor', exact: true }).click();
  expect(await section.locator('.kit-in-hand[data-glow="offered"]').count()).toBe(3);
});

test('a card is read closely on hover and by keyboard, a tip too, a fold-out opens, a menu goes with Escape', async () => {
  const page = await open(WIDE);
  const card = page.locator('[data-part="picking"]').getByRole('button', { name: 'Long Sword' });
  await card.scrollIntoViewIfNeeded();
  await card.hover();
  await page.mouse.move(1, 1);
  await card.hover({ position: { x: 20, y: 40 } });
  await page.locator('.kit-zoom').getByText('It was long once.').waitFor();
  await page.getByRole('button', { name: 'Steelskin' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.locator('.kit-tip').getByText('The next wound is prevented.').waitFor();
  await page.getByRole('button', { name: 'Goals' }).click();
  await page.locator('.kit-foldout-body').getByText('All heroes stand on the stairs.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('menuitem', { name: 'Shout' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('menu').count()).toBe(0);
});

test('on hexes and zones too the arrow keys go to the neighbour that lies there', async () => {
  const page = await open(WIDE);
  const caption = (part: string) => page.locator(`[data-part="${part}"] .kit-map-caption`).textContent();
  await page.getByRole('application', { name: 'Hexes' }).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => caption('map-hexes')).toBe('cell 1');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => caption('map-hexes')).toBe('cell 0');
  await page.getByRole('application', { name: 'Zones' }).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => caption('map-zones')).toBe('cell 1');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => caption('map-zones')).toBe('cell 2');
});

test('what people load to play has nothing of this page', async () => {
  const { first, table } = weigh(inject('build'));
  const page = await visit('about:blank');
  const [own] = await Promise.all([page.waitForRequest(/kit-page[^/]*\.js$/), page.goto('/kit')]);
  expect([...first.files, ...table.files]).not.toContain(new URL(own.url()).pathname.slice(1));
});
