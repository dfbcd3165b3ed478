import { expect, test } from 'vitest';
import { guard, nextAttack } from '../../../games/sword-and-sorcery/test/laid.ts';
import {
  blue,
  enemy,
  give,
  red,
  type Sitting,
  sit,
  stand,
  zone,
} from '../../../games/sword-and-sorcery/test/positions.ts';
import { findings, overhang } from './barriers.ts';
import { choose, click, decisions, middleOf, offered, open, option, thing, token } from './sorcery.ts';
import { PHONE } from './visitor.ts';

/** Ecarus with a sword beside a brigand, Laegon with a bow and wounded. */
const fight = (): Sitting =>
  sit({}, state => {
    give(state, 'ecarus', 'main', 'longsword');
    give(state, 'laegon', 'main', 'longbow');
    for (const hero of state.heroes) hero.wounds = hero.id === 'laegon' ? 2 : 0;
    enemy(state, 'brigand-green-1', '2A.c');
  });

/** The sword has struck one of two brigands: two energy and a magic to spend, on three properties. */
const struck = (): Sitting =>
  sit({}, state => {
    give(state, 'ecarus', 'main', 'longsword', 1);
    stand(state, 'laegon', '2A.n');
    enemy(state, 'brigand-green-1', '2A.c');
    enemy(state, 'brigand-green-2', '2A.c');
    nextAttack(
      state,
      'ecarus',
      { do: 'property', cost: { energy: 1 }, effects: [{ do: 'hits', n: 2 }] },
      { do: 'property', cost: { magic: 1 }, effects: [{ do: 'area', n: 0 }] },
    );
  }).choose('attack:main,brigand-green-1', [red('energy+energy'), blue('hit+magic'), blue('hit')]);

test('a hero goes where the map glows and comes back by undo; an enemy is struck by a click; dice and wounds are told', async () => {
  const page = await open(fight());
  const to = zone('2A.n');
  await page.locator(`.kit-offering [data-option="step:${to}"]`).waitFor({ state: 'attached' });
  const ecarus = token(page, 'ecarus');
  const before = await ecarus.getAttribute('style');
  await page.getByRole('button', { name: /Show all/ }).click();
  await option(page, `step:${to}`).click();
  await expect.poll(() => ecarus.getAttribute('style')).not.toBe(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => ecarus.getAttribute('style')).toBe(before);
  await click(page, token(page, 'brigand-green-1'));
  await page.locator('.ss-roll .ss-die').first().waitFor();
  expect(await page.locator('.ss-roll strong').first().textContent()).toContain('Ecarus');
});

test('what an enemy will do is drawn and said where it is pointed at, lit on its scroll, and a hero shows what it sees', async () => {
  const page = await open(fight());
  const { x, y } = await middleOf(page, token(page, 'brigand-green-1'));
  await page.mouse.move(x, y);
  await page.locator('.ss-intent-arrow').waitFor({ state: 'attached' });
  expect(await page.locator('.kit-map-caption').textContent()).toContain(
    'If it activates now, it goes for Laegon (the most wounded, whom it prefers): Sword on Laegon',
  );
  const hero = await middleOf(page, token(page, 'laegon'));
  await page.mouse.move(hero.x, hero.y);
  await page.locator('.ss-sight').waitFor({ state: 'attached' });
  await thing(page, 'figure:brigand-green-1').hover();
  expect(await page.locator('.ss-scroll li[data-now]').textContent()).toContain('into melee');
  await thing(page, 'gear:main').hover();
  await page.locator('.kit-card-large').getByText('Longsword', { exact: true }).waitFor();
});

test('symbols are spent by clicks in any order, with a running result; what is paid for is marked', async () => {
  const page = await open(struck());
  const running = page.locator('.ss-running');
  await running.getByText('hits: 3').waitFor();
  // Two properties cost energy: the symbol alone leaves both to choose from.
  await thing(page, 'symbol:energy').click();
  await thing(page, 'property:1').click();
  await running.getByText('hits: 5').waitFor();
  expect(await page.locator('.ss-property [data-used]').count()).toBe(1);
  // Only one costs magic: it is paid for at once, and the other brigand is reached.
  await thing(page, 'symbol:magic').click();
  await running.getByText('Green Brigand II: hits: 5').waitFor();
  await page.getByRole('button', { name: 'Count the hits', exact: true }).click();
  await page.locator('.ss-under-way').waitFor({ state: 'detached', timeout: 20_000 });
});

test('a fight by touch at phone width: an area effect is paid for by a tap on its symbol', async () => {
  const page = await open(struck(), {}, { viewport: PHONE, hasTouch: true, isMobile: true });
  const magic = thing(page, 'symbol:magic');
  expect((await magic.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await magic.tap();
  await page.locator('.ss-running').getByText('Green Brigand II: hits: 3').waitFor({ timeout: 20_000 });
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Count the hits', exact: true }).tap();
  await page.locator('.ss-under-way').waitFor({ state: 'detached', timeout: 20_000 });
});

/** An orc has struck back at whoever left: energy pays for rolling dice of the defence again. */
const struckBack = (): Sitting =>
  sit({ passing: ['react'] }, state => {
    give(state, 'ecarus', 'armour', 'scale-armour');
    stand(state, 'laegon', '7A.y');
    enemy(state, 'orc-warrior-blue-1', '2A.c');
  }).choose(`step:${zone('2A.n')}`, [red('hit+hit'), blue('energy'), blue('gremlin'), blue('block')]);

test('dice are rolled again by touch at phone width: each once, then they are kept', async () => {
  const page = await open(struckBack(), {}, { viewport: PHONE, hasTouch: true, isMobile: true });
  const dice = page.locator('.ss-roll .ss-die');
  await expect.poll(() => dice.count()).toBe(3);
  await thing(page, 'symbol:energy').tap();
  // The tap on the symbol has paid; now each die can be touched.
  const first = page.locator('.ss-pick-die').first();
  await first.waitFor();
  expect((await first.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await page.locator('.ss-die[data-again]').count()).toBe(0);
  await first.tap();
  await expect.poll(() => page.locator('.ss-die[data-again]').count()).toBe(1);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  // It was its one time: it is not offered again, and a tap on it changes nothing.
  const before = await decisions(page);
  expect(await offered(page)).not.toContain('reroll:0');
  await first.tap();
  expect(await decisions(page)).toBe(before);
  await page.getByRole('button', { name: 'Keep the dice', exact: true }).tap();
  await expect.poll(() => page.locator('.ss-pick-die').count(), { timeout: 20_000 }).toBe(0);
});

test('a shadow that is seen turns over on the map; without motion only what it was stands there', async () => {
  const lurking = (): Sitting =>
    sit({ at: '5B.b', passing: ['react'] }, state => {
      state.shadows = [zone('6A.b')];
      state.supplies.shadow.pile.rest = ['single'];
      stand(state, 'laegon', '1A.t');
      guard(state);
      state.storyCards = [];
    });
  for (const motion of ['full', 'none'] as const) {
    const page = await open(lurking(), { motion });
    await page.locator('.ss-element[data-kind="shadow"]').waitFor({ state: 'attached' });
    await choose(page, `step:${zone('5B.p')}`);
    await expect.poll(() => page.locator('.ss-element[data-kind="shadow"]').count()).toBe(0);
    expect(await page.locator('.ss-turning[data-shadow="single"]').count()).toBe(motion === 'full' ? 1 : 0);
  }
});

test('nothing keeps people out, in the fight, among symbols and in words', async () => {
  const page = await open(struck());
  await page.locator('.ss-property').first().waitFor();
  expect(await findings(page, '.table-board')).toEqual([]);
  await page.keyboard.press('t');
  await page
    .locator('.text-board')
    .getByText(/Ecarus attacks Green Brigand|Green Brigand/)
    .first()
    .waitFor();
});
