import { beginCampaign, erased, saveCampaign } from '@tafelrunde/engine';
import { swordAndSorcery } from '@tafelrunde/sword-and-sorcery';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ActivationId } from '../../../games/sword-and-sorcery/content/activations.ts';
import type { ItemId } from '../../../games/sword-and-sorcery/content/items/index.ts';
import { itemName } from '../../../games/sword-and-sorcery/names.ts';
import { newSupply } from '../../../games/sword-and-sorcery/rules/supplies.ts';
import { stepsFrom, zoneNamed } from '../../../games/sword-and-sorcery/rules/zones.ts';
import { inForce, nextAttack } from '../../../games/sword-and-sorcery/test/laid.ts';
import { enemy, give, type Sitting, sit, stand, zone } from '../../../games/sword-and-sorcery/test/positions.ts';
import { overhang } from './barriers.ts';
import { choose, decisions, keeps, lay, layMatch, offered, open, option, thing, token } from './sorcery.ts';
import { PHONE, visit } from './visitor.ts';

type State = Sitting['state'];
const BELL = 'the-bell-without-a-hand';
const MILL = 'smoke-over-the-mill-road';

/** Two heroes whom hardly anybody withstands, before the crypt; nothing lurks on the way. */
const bell = (): Sitting =>
  sit({ adventure: BELL, heroes: ['white-rose', 'archer'], rank: 7, at: 'crypt', passing: ['react'] }, state => {
    for (const hero of ['ecarus', 'laegon'] as const) {
      give(state, hero, 'main', hero === 'ecarus' ? 'longsword' : 'longbow');
      inForce(state, hero, 'promise', { do: 'modify', value: 'hits', n: 6 });
    }
    state.shadows = [];
    // The King waits on his silver.
    state.supplies.activation = newSupply<ActivationId>(['A']);
  });

/** What a person who knows the way would click on: strike, walk nearer to the aim, decide, else end the turn. */
async function nextOf(page: Page, state: State, reached: Map<string, number>): Promise<string | null> {
  const options = await offered(page);
  const first = (...starts: string[]): string | undefined =>
    starts.flatMap(start => options.find(id => id.startsWith(start)) ?? [])[0];
  const aim = (await page.locator('.goals').first().textContent()) ?? '';
  const goal = zoneNamed(state, aim.includes('Gremlin King') ? 'nave' : 'cathedral-yard');
  const far = (id: string): number => stepsFrom(state, Number(id.slice('step:'.length)), goal);
  const steps = options.filter(id => id.startsWith('step:')).sort((a, b) => far(a) - far(b));
  const [nearest] = steps;
  const decided = first('course:', 'attack:', 'property:', 'next:', 'learn:', 'raise:', 'pass', 'done');
  if (decided !== undefined) return decided;
  const key = `${goal} ${(await page.locator('.ss-portrait strong').first().textContent()) ?? ''}`;
  if (nearest !== undefined && far(nearest) < (reached.get(key) ?? 99)) {
    reached.set(key, far(nearest));
    return nearest;
  }
  return first('end') ?? options[0] ?? null;
}

test('the first adventure by clicks with two heroes: walk, decide, read, fight, win', async () => {
  const t = bell();
  const page = await open(t);
  const reached = new Map<string, number>();
  const over = page.locator('.ending, [data-over="true"]').first();
  const read: string[] = [];
  for (let i = 0; i < 140 && (await over.count()) === 0; i++) {
    await expect.poll(async () => (await offered(page)).length + (await over.count())).toBeGreaterThan(0);
    if ((await over.count()) > 0) break;
    const pageRead = await page.locator('.ss-page p').allTextContents();
    read.push(...pageRead);
    const goOn = page.locator('.ss-page').getByRole('button', { name: 'Go on' });
    if ((await goOn.count()) > 0) await goOn.click();
    const id = await nextOf(page, t.state, reached);
    if (id === null) break;
    await choose(page, id);
  }
  await over.waitFor();
  expect(read.join(' ')).toContain('The doors of the cathedral stand open');
  await page.getByText('You have won!').first().waitFor({ timeout: 15_000 });
});

test('the enemy turn is told deed by deed, held, and told again; a reload in its middle loses nothing', async () => {
  const t = sit({}, state => {
    give(state, 'ecarus', 'main', 'longsword');
    enemy(state, 'brigand-green-1', '2A.n');
    state.supplies.activation = newSupply<ActivationId>(['H']);
  });
  const page = await open(t, { bots: 'slow', motion: 'full' });
  await option(page, 'end').click();
  const telling = page.getByTestId('telling');
  await telling.getByText('Battle').first().waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  await telling.locator('.scene-lines .rule-link').first().waitFor();
  await page.getByRole('button', { name: 'To your decision' }).click();
  // The White Rose may taunt before the brigand chooses: the map says whom it means.
  await option(page, 'pass').waitFor();
  await page.locator('.kit-map-caption').getByText('If it activates now').waitFor();
  await page.reload();
  await option(page, 'pass').waitFor();
  await page.locator('.kit-map-caption').getByText('If it activates now').waitFor();
  await option(page, 'pass').click();
  await telling.getByText('goes for').first().waitFor();
});

test('a hero falls, goes on as a ghost, and comes back for soul shards; by keyboard alone', async () => {
  const t = sit({ passing: ['react'] }, state => {
    const [ecarus, laegon] = state.heroes;
    if (ecarus) ecarus.wounds = 7;
    if (ecarus) ecarus.zone = zone('2A.n');
    if (laegon) Object.assign(laegon, { acted: true, zone: zone('1A.t') });
    enemy(state, 'orc-warrior-red-1', '2A.n');
    state.supplies.activation = newSupply<ActivationId>(['H']);
    state.events.up.push('quiet-hour');
    state.shards = 12;
  });
  const page = await open(t);
  await page.locator('.kit-map').focus();
  await page.keyboard.press('PageDown');
  await page.locator('.kit-map-caption').waitFor();
  const press = async (id: string): Promise<void> => {
    const before = await decisions(page);
    await option(page, id).waitFor();
    await page.keyboard.press((await option(page, id).getAttribute('aria-keyshortcuts')) ?? '');
    await expect.poll(() => decisions(page)).not.toBe(before);
  };
  await press('end');
  for (let i = 0; i < 4 && (await option(page, 'pass').count()) > 0; i++) await press('pass');
  await page.locator('.ss-me').getByText('a ghost').first().waitFor();
  await press('resurrect:ecarus');
  await page.locator('.ss-portrait, .ss-strip').getByText('Ecarus').first().waitFor();
  await expect.poll(() => page.locator('.ss-me').getByText('a ghost').count()).toBe(0);
});

test('three people at one screen lead five heroes: anybody says who is next, whoever leads it plays it', async () => {
  const t = sit(
    { seats: 3, heroes: ['white-rose', 'archer', 'cleric', 'rogue', 'white-mage'], begun: false },
    state => {
      for (const { id } of state.heroes) give(state, id, 'main', 'longsword');
      enemy(state, 'brigand-green-1', '1A.h');
      state.supplies.activation = newSupply<ActivationId>(['A']);
    },
  );
  const page = await visit('/');
  await keeps(page, 'tafelrunde');
  await layMatch(page, 'three', t);
  await page.goto('/table/three');
  await page
    .locator('.decision-whose')
    .getByText(/Seat 1.*Seat 3/)
    .waitFor();
  const played: string[] = [];
  for (const hero of ['thorgar', 'shae', 'ecarus', 'auriel', 'laegon']) {
    // The last one is nobody's choice.
    if (played.length < 4) await choose(page, `next:${hero}`);
    await option(page, 'end').waitFor();
    played.push((await page.locator('.decision-whose').textContent()) ?? '');
    await page.locator('.ss-portrait').getByText(new RegExp(hero, 'i')).first().waitFor();
    await choose(page, 'end');
  }
  expect(played).toEqual(['Seat 3', 'Seat 1', 'Seat 1', 'Seat 2', 'Seat 2']);
});

const game = erased(swordAndSorcery);
/** The Gremlin King is about to fall. */
const lastBlow = (): Sitting =>
  sit({ adventure: BELL, at: 'nave', passing: ['react'] }, state => {
    give(state, 'ecarus', 'main', 'longsword');
    state.story.stage = 'gremlin-king';
    state.shadows = [];
    stand(state, 'laegon', 'cathedral-yard');
    for (const hero of state.heroes) hero.coins = [2, 4, 2];
    enemy(state, 'gremlin-red-1', 'nave');
    nextAttack(state, 'ecarus', { do: 'modify', value: 'hits', n: 30 });
  });

/** The fires are out, and the torch-bearer is about to fall; Ecarus carries what he has bought. */
const torchBearer = (bought: ItemId): Sitting =>
  sit({ adventure: MILL, at: 'mill-road', passing: ['react'] }, state => {
    give(state, 'ecarus', 'main', 'longsword');
    give(state, 'ecarus', 'pack', bought);
    state.story.stage = 'torch';
    state.story.flags['fires-over'] = 3;
    state.shadows = [];
    enemy(state, 'brigand-blue-2', 'mill-road');
    nextAttack(state, 'ecarus', { do: 'modify', value: 'hits', n: 30 });
  });

/** Strikes the last blow of an adventure. */
async function strike(page: Page, target: string): Promise<void> {
  await choose(page, `attack:main,${target}`);
  const done = page.getByRole('button', { name: 'Count the hits', exact: true });
  const over = page.locator('[data-over="true"]');
  await expect.poll(async () => (await done.count()) + (await over.count())).toBeGreaterThan(0);
  if ((await done.count()) > 0) await done.click();
  await over.waitFor();
}

test('a campaign over two adventures: the act as a map, purchases on one sheet, what was bought is carried on', async () => {
  const page = await visit('/');
  await keeps(page, 'tafelrunde');
  await page.goto('/campaign/sword-and-sorcery');
  await keeps(page, 'tafelrunde-campaigns');
  const record = saveCampaign({ game, record: beginCampaign(game), seats: 1, match: null });
  await lay(page, 'tafelrunde-campaigns', 'kept', {
    id: 'friday',
    name: 'Friday round',
    started: 1,
    updated: 1,
    news: [],
    game: game.id,
    chairs: [{ kind: 'person' }],
    match: 'first',
    save: record,
  });
  await layMatch(page, 'first', lastBlow());
  await page.goto('/table/first');
  await strike(page, 'gremlin-red-1');
  await page.goto('/campaign/sword-and-sorcery/friday');
  await page.locator('.ss-land [data-at="done"]').getByText('The Bell Without a Hand').waitFor();
  await page
    .locator('.ss-land')
    .getByRole('button', { name: /Smoke over the Mill Road/ })
    .click();
  const shop = page.locator('.ss-shop');
  // Two more join them.
  for (let i = 0; i < 12 && (await shop.count()) === 0; i++) {
    await expect.poll(async () => (await offered(page)).length + (await shop.count())).toBeGreaterThan(0);
    const [id = ''] = (await offered(page)).filter(one => /^(hero|learn):/.test(one));
    if (id !== '') await choose(page, id);
  }
  await shop.waitFor();
  const ware = shop.locator('[data-thing^="ware:"][data-glow]').first();
  const bought = (await ware.getAttribute('data-thing')) ?? '';
  await ware.click();
  const buy = shop.locator('.kit-pick-option').first();
  if ((await buy.count()) > 0) await buy.click();
  await expect.poll(() => shop.locator('[data-thing^="own:ecarus/"]').count()).toBeGreaterThan(1);
  await page.setViewportSize(PHONE);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  const leave = shop.getByRole('button', { name: /^\w+ leaves$/ });
  for (let i = 0; i < 8 && (await leave.count()) > 0; i++) await leave.click();
  await page.locator('.ss-ground').waitFor({ state: 'attached' });
  expect(bought).toMatch(/^ware:/);
  await token(page, 'ecarus').waitFor({ state: 'attached' });
  await thing(page, 'figure:ecarus').waitFor();
  // The second adventure is played at the same table; here only its last blow.
  const { pathname } = new URL(page.url());
  await page.goto('/');
  await page.locator('.match').first().waitFor();
  const item = bought.slice('ware:'.length) as ItemId;
  await layMatch(page, pathname.split('/').at(-1) ?? '', torchBearer(item));
  await page.goto(pathname);
  await strike(page, 'brigand-blue-2');
  await page.getByText('You have won!').first().waitFor();
  await page.goto('/campaign/sword-and-sorcery/friday');
  const land = page.locator('.ss-land');
  await expect.poll(() => land.locator('[data-at="done"]').count()).toBe(2);
  await land.locator('[data-at="done"]').getByText('Smoke over the Mill Road').waitFor();
  await land.locator('[data-at="open"]').first().waitFor();
  await page
    .getByText(new RegExp(`^Ecarus,.*${itemName(item, undefined, 'en')}`))
    .first()
    .waitFor();
});
