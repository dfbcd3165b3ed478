// `npm run balance -- <game> [flags]`: plays a game against itself and says how well it is balanced (docs/balance/).
const PAGES: Record<string, () => Promise<unknown>> = {
  descent: () => import('./descent.ts'),
  'dungeon-saga': () => import('./dungeon-saga.ts'),
  'mage-knight': () => import('./mage-knight.ts'),
  'schurken-und-halunken': () => import('./schurken-und-halunken.ts'),
  'sword-and-sorcery': () => import('./sword-and-sorcery.ts'),
};

const [, , game = ''] = process.argv;
const measure = PAGES[game];
if (measure) {
  process.argv.splice(2, 1);
  await measure();
} else {
  console.error(`Name the game first: ${Object.keys(PAGES).join(' or ')}.`);
  process.exitCode = 2;
}
