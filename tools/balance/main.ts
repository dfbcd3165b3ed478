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
  try {
    await measure();
  } catch (error) {
    if (!isUnknownFlag(error)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
} else {
  console.error(`Name the game first: ${Object.keys(PAGES).join(' or ')}.`);
  process.exitCode = 2;
}

function isUnknownFlag(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
