import { greedy } from '@tafelrunde/bots';
import { erased, hash, Match, newChance, perspective, save } from '@tafelrunde/engine';
import { schurkenUndHalunken } from '@tafelrunde/schurken-und-halunken';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newCreature } from '../../../games/schurken-und-halunken/content/scenarios/creatures.ts';
import { position, type TestTable } from '../../../games/schurken-und-halunken/test/positions.ts';
import { PHONE, seated, visit, type Wishes } from './visitor.ts';

const thing = (page: Page, id: string): Locator => page.locator(`[data-thing="${id}"]`).first();
const duelPanel = (page: Page): Locator => page.getByRole('region', { name: 'Duel' });

/** A barbarian against one watchman, who answers by the first option there is; these dice fall. */
const ambush = (hand: readonly string[] = []): TestTable =>
  position([{ heroes: { barbarian: ['barbarian-axe'], lich: [] }, hand }], {
    scenario: 'night-watch',
    change: state => {
      const watchman = newCreature('sleepy-watchman#1', 1);
      watchman.reactions = 1;
      state.groups[1]?.creatures.push(watchman);
    },
  });

/** The position as a file, with dice that will fall. */
function file(t: TestTable, dice: readonly number[]): Buffer {
  const { check: _, ...body } = JSON.parse(save(t.match as never));
  for (const { chance } of [body.start, body.checkpoint.position]) chance.laid = dice;
  return Buffer.from(JSON.stringify({ ...body, check: hash(body) }));
}

async function open(t: TestTable, dice: readonly number[] = [], wishes: Wishes = {}, options = {}): Promise<Page> {
  const page = await visit('/', wishes, options);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'ambush.tafel.json', mimeType: 'application/json', buffer: file(t, dice) });
  await page.locator('.sh-table').waitFor();
  return page;
}

async function boxOf(what: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not to be seen.');
  return box;
}

/** Goes there with the Tab key alone. */
async function tabTo(page: Page, id: string): Promise<void> {
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate('document.activeElement?.dataset.thing');
    if (focused === id) return;
  }
  throw new Error(`The Tab key does not lead to ${id}.`);
}

test('a duel is played to its end by keyboard alone, and its panel shows where both totals come from', async () => {
  const page = await open(ambush(), [6, 3, 2]);
  await tabTo(page, 'barbarian-axe#1');
  await page.keyboard.press('Enter');
  await page.locator('[data-thing="sleepy-watchman#1"][data-glow="offered"]').waitFor();
  await tabTo(page, 'sleepy-watchman#1');
  await page.keyboard.press('Enter');
  const panel = duelPanel(page);
  await panel.getByText('That was that.').waitFor();
  const [attack, guard] = [panel.locator('.sh-corner-attack'), panel.locator('.sh-corner-guard')];
  expect(await attack.locator('.kit-lines li').allTextContents()).toEqual([
    'base value6',
    'Barbarian Axe+2',
    'specialisation+2',
    'dice: 6 + 3++9',
  ]);
  expect(await attack.locator('.sh-total b').textContent()).toBe('19');
  expect(await guard.locator('.sh-total b').textContent()).toBe('7');
  expect(await panel.locator('.sh-damage').textContent()).toBe('8 damage');
  // The axe bites its bearer, too.
  await page.getByRole('button', { name: /^Barbarian, life 13 of 15/ }).waitFor();
  await expect.poll(() => page.locator('[data-thing="sleepy-watchman#1"]').count()).toBe(0);
});

test('SH-POT-01 a card that cannot be played now is refused with its rule', async () => {
  const page = await open(ambush(['healing-potion']));
  await thing(page, 'healing-potion#1').click();
  const why = page.getByRole('dialog', { name: 'Healing Potion' }).locator('.info-not-now');
  await why.getByText('This card is not for the roll at hand.').first().waitFor();
  await why.getByText('SH-POT-01').first().waitFor();
});

test('in the own turn a click on a pile only picks it; the hero who rummages is the second click', async () => {
  const page = await open(ambush());
  const cards = page.locator('.kit-hand .kit-in-hand');
  await thing(page, 'pile:magic').click();
  await page.locator('[data-thing="lich"][data-glow="offered"]').waitFor();
  expect(await cards.count()).toBe(0);
  await thing(page, 'lich').click();
  await expect.poll(() => cards.count()).toBe(1);
});

test('what cannot be told apart on the table is chosen by a button', async () => {
  const t = position([{ heroes: { barbarian: ['thorn-club'] } }, { heroes: { troll: [] } }]);
  const page = await open(t, [1, 6, 1]);
  await thing(page, 'thorn-club#1').click();
  await thing(page, 'troll').click();
  await page
    .getByRole('button', { name: 'Barbarian attacks Troll with Thorn Club (two-handed)', exact: true })
    .nth(0)
    .click();
  await duelPanel(page).getByText('Thorn Club, two-handed').waitFor();
});

test('hot-seat: the next person sees backs, not cards', async () => {
  const page = await seated('schurken-und-halunken', ['person', 'person']);
  const curtain = page.getByRole('button', { name: /^That is me: Seat \d$/ });
  const first = await curtain.textContent();
  await curtain.click();
  for (const pile of ['equipment', 'equipment', 'magic', 'tactics']) {
    await thing(page, `pile:${pile}`).click();
    // Four times the same question: nothing else tells that it is a new one.
    await page.waitForTimeout(150);
  }
  const mine = page.locator('.kit-hand .kit-in-hand');
  await expect.poll(() => mine.count()).toBe(4);
  const names = await mine.locator('.unseen').allTextContents();
  await page.getByRole('button', { name: 'Done' }).click();
  const next = page.getByRole('button', {
    name: first === 'That is me: Seat 1' ? 'That is me: Seat 2' : 'That is me: Seat 1',
  });
  await next.waitFor();
  for (const name of names) expect(await page.locator('body').textContent()).not.toContain(name);
  await next.click();
  await page.getByText('hand: 2 equipment cards, 1 magic card, 1 tactics card').waitFor();
  for (const name of names) expect(await page.locator('.table-board').textContent()).not.toContain(name);
});

/** Three people at one screen; the second may react to something, and if nobody does, somebody has to decide. */
function beforeReaction(): Buffer {
  const match = Match.start(erased(schurkenUndHalunken), { scenario: 'free-for-all', seats: 3 }, { seed: 'window' });
  const whims = newChance('window');
  const passIn = ({ ask }: Match): number => ask?.options.findIndex(option => option.do === 'pass') ?? -1;
  const leadsToATurn = (): boolean => {
    if (match.ask?.seat !== 1 || !match.ask.always || passIn(match) < 0) return false;
    const { kind } = match.ask;
    const fork = match.fork();
    while (fork.ask?.kind === kind && passIn(fork) >= 0) fork.choose(passIn(fork));
    return fork.ask !== null && passIn(fork) < 0 && fork.ask.seat !== 1;
  };
  while (match.ask && !leadsToATurn()) match.choose(greedy.decide(perspective(match), whims));
  return Buffer.from(save(match, ['', '', '']));
}

test('hot-seat: where nobody reacts, one curtain is enough, and it shows no hand', async () => {
  const page = await visit('/');
  const buffer = beforeReaction();
  await page.locator('input[type=file]').setInputFiles({ name: 'x.tafel.json', mimeType: 'application/json', buffer });
  await page.getByRole('heading', { name: 'Seat 2 may react' }).waitFor();
  await page.getByRole('list', { name: 'What has just happened' }).waitFor();
  expect(await page.locator('.kit-hand').count()).toBe(0);
  await page.getByRole('button', { name: 'Seat 2 passes without looking' }).waitFor();
  await page.getByRole('button', { name: 'Nobody reacts' }).click();
  await page.getByRole('heading', { name: /^Hand the screen to Seat \d$/ }).waitFor();
});

test('German, a phone and a finger: tap weapon and foe, see what is likely, tap again', async () => {
  const touch = { viewport: PHONE, hasTouch: true, isMobile: true };
  const page = await open(ambush(), [1, 6, 1], { lang: 'de', confirm: 'touch' }, touch);
  await thing(page, 'barbarian-axe#1').tap();
  await thing(page, 'sleepy-watchman#1').tap();
  await page.locator('.preview').getByText('Barbar attackiert mit „Barbarenaxt“: Schläfriger Wächter').waitFor();
  await thing(page, 'sleepy-watchman#1').tap();
  await page.getByRole('region', { name: 'Duell' }).getByText('Abgewehrt!').waitFor();
});

test('a duel that is taken back is no longer told', async () => {
  const t = position([{ heroes: { barbarian: ['barbarian-axe'] }, hand: ['banana-skin'] }, { heroes: { troll: [] } }], {
    spent: ['troll'],
  });
  const page = await open(t, [1]);
  await thing(page, 'barbarian-axe#1').click();
  await thing(page, 'troll').click();
  // Before the dice: nothing stands in the way of going back.
  const panel = duelPanel(page);
  await panel.getByText('The dice are still in the cup.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await thing(page, 'barbarian-axe#1').and(page.locator('[data-glow="offered"]')).waitFor();
  expect(await panel.count()).toBe(0);
  expect(await page.locator('.sh-ribbon').count()).toBe(0);
});

test('a card that comes to lie under a resting pointer is seen closely only when that moves', async () => {
  const page = await open(ambush());
  const { x, y, width, height } = await boxOf(page.locator('.kit-hand'));
  await page.mouse.move(x + width / 2, y + height / 2 + 1);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.getByRole('button', { name: 'Lich rummages about: draw 1 magic card' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.kit-in-hand:hover').waitFor();
  // Longer than a pointer rests on a card to see it.
  await page.waitForTimeout(600);
  expect(await page.locator('.kit-zoom').count()).toBe(0);
  await page.mouse.move(x + width / 2 + 2, y + height / 2);
  await page.locator('.kit-zoom').waitFor();
});

test.each([
  [1440, 900],
  [1024, 768],
  [1920, 1080],
])('at %dx%d nothing of five gangs with their gear is out of sight', async (width, height) => {
  const t = position([
    { heroes: { shaman: ['pirate-sabre', 'shadow-bolt', 'lightning', 'ring-mail'], 'rat-man': ['thorn-club'] } },
    { heroes: { 'voodoo-priestess': ['blowpipe', 'needlework', 'iron-boots'], 'dragon-slayer': [] }, npc: 'quack' },
    { heroes: { 'bog-witch': ['hexing-stick', 'icy-breath', 'bone-armour'], assassin: [] }, demon: 'trembler' },
    { heroes: { necromancer: ['bone-spear', 'soul-leech'], 'goblin-tinkerer': ['frying-pan'] } },
    { heroes: { lich: ['fireball', 'hail-of-frogs', 'knights-armour'], troll: ['halberd'] } },
  ]);
  const page = await open(t, [], {}, { viewport: { width, height } });
  const cut =
    await page.evaluate(`[...document.querySelectorAll('.sh-table, .sh-rivals, .sh-gang, .sh-members, .sh-hero .sh-stats')]
    .filter(e => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)
    .map(e => e.className + ': ' + e.textContent)`);
  expect(cut).toEqual([]);
});

test('one rival: the gangs fill the window they have', async () => {
  const t = position([{ heroes: { barbarian: ['thorn-club'] } }, { heroes: { troll: [] } }]);
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
  ]) {
    const page = await open(t, [], {}, { viewport });
    const [room, ...gangs] = await Promise.all(
      ['[data-place="map"]', '.sh-gang-rival', '.sh-gang-own'].map(part => boxOf(page.locator(part))),
    );
    const filled = gangs.reduce((sum, gang) => sum + gang.width * gang.height, 0);
    expect(filled / ((room?.width ?? 0) * (room?.height ?? 1))).toBeGreaterThan(0.9);
    const hero = await boxOf(page.locator('.sh-gang-own .sh-hero'));
    expect(hero.width / viewport.width).toBeGreaterThan(0.2);
  }
});

test('hot-seat: with open hands no curtain falls, and a reaction can be waived before it is asked for', async () => {
  const page = await visit('/');
  const buffer = beforeReaction();
  await page.locator('input[type=file]').setInputFiles({ name: 'x.tafel.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: 'Play with open hands: no more curtains' }).click();
  await page.locator('.kit-hand').waitFor();
  await page.locator('.seat[data-me="true"]').getByText('Seat 2').waitFor();
  await page.locator('.menu summary').click();
  const question = (await page.locator('#decision-title').textContent()) ?? '';
  await page.getByRole('button', { name: `Always pass for me: ${question}` }).click();
  // The table has passed: somebody else decides, and still no curtain has fallen.
  await expect.poll(() => page.locator('.seat[data-me="true"]').textContent()).not.toContain('Seat 2');
  expect(await page.locator('.curtain').count()).toBe(0);
});
