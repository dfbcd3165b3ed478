import { checkConfig, erased } from '@tafelrunde/engine';
import { Ledger, type Orders, playGame, summarise } from '@tafelrunde/lab';
import { schurkenUndHalunken } from '@tafelrunde/schurken-und-halunken';
import { expect, test } from 'vitest';
import { balancePage } from './markdown.ts';

const game = erased(schurkenUndHalunken);
const orders: Orders = {
  game: game.id,
  seed: 'page',
  tables: [2, 3].map(seats => ({
    config: checkConfig(game, { scenario: 'free-for-all', seats }),
    bots: Array<string>(seats).fill('random'),
  })),
};

test('the page of the documentation follows from a report', () => {
  const ledger = new Ledger(game, orders);
  for (let number = 0; number < 4; number++) ledger.add(playGame(game, orders, number));
  const report = summarise(ledger, 4);
  const page = balancePage(report, { command: 'balance', date: '2026-11-16', evenStart: false });
  expect(page).toContain('4 games on 2026-11-16, seed `page`');
  expect(page).toContain('2 games with 2 players, 2 games with 3 players.');
  expect(page).toContain('| games that did not end | none | 0 | holds |');
  const dealt = report.pools.find(({ id }) => id === 'dealt')?.effects ?? [];
  for (const { name, count } of dealt) expect(page).toContain(`| ${name.en} | ${count} | `);
  const [first] = report.sides;
  expect(first).toMatchObject({ seats: 2, of: 2 });
  expect(page).toMatch(new RegExp(`\\| 2 \\| ${((first?.count ?? 0) / 1).toFixed(2)} ± `));
  expect(page).not.toMatch(/NaN|undefined|Infinity/);
});
