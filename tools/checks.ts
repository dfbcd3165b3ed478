// What is checked without running anything: format, types, arrows, generated files, dead code.
import { join } from 'node:path';
import { brokenArrows } from './arrows.ts';
import { ROOT } from './parts.ts';
import { runs, tell } from './progress.ts';

/** Folders whose types are checked without Node and DOM too, and those of the page. */
const PORTABLE = /^(engine|games|bots|lab|wire|\.)(\/|$)/;
const PAGE = /^(engine|games|bots|lab|wire|catalogue|web|\.)(\/|$)/;

/** Checks everything, or what concerns these folders; names the checks that failed. */
export async function checks(places: readonly string[]): Promise<string[]> {
  const concerns = (folders: RegExp) => places.length === 0 || places.some(place => folders.test(place));
  const failed: string[] = [];
  const check = async (name: string, holds: () => boolean | Promise<boolean>): Promise<void> => {
    const fine = await holds();
    tell('checks', `${name}: ${fine ? 'ok' : 'FAILED'}`);
    if (!fine) failed.push(name);
  };
  const tool = (bin: string, ...args: string[]) =>
    runs(join(ROOT, 'node_modules', '.bin', bin), args, { each: line => tell('checks', line) });

  await check('format and lint (biome)', () =>
    tool('biome', 'ci', '--error-on-warnings', '--no-errors-on-unmatched', ...(places.length > 0 ? places : ['.'])),
  );
  await check('types (tsc)', () => tool('tsc', '--noEmit', '-p', 'tsconfig.json'));
  if (concerns(PORTABLE))
    await check('types without Node and DOM (tsc)', () => tool('tsc', '--noEmit', '-p', 'tsconfig.portable.json'));
  if (concerns(PAGE))
    await check('types in the browser (tsc)', () => tool('tsc', '--noEmit', '-p', 'tsconfig.web.json'));
  await check('imports follow the arrows', () => {
    const broken = brokenArrows();
    for (const line of broken) tell('checks', line);
    return broken.length === 0;
  });
  await check('generated files are up to date', () => tool('node', join('tools', 'generate.ts'), '--check'));
  // Whether something is used nowhere shows only in the whole.
  if (places.length === 0) await check('dead code (knip)', () => tool('knip', '--no-progress'));
  return failed;
}
