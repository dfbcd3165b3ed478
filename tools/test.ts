// `npm test`: everything that must hold before a change lands.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { brokenArrows } from './arrows.ts';
import { reportRules } from './rules.ts';
import { ROOT, runTests } from './tests.ts';

let fine = true;

function step(name: string, ok: () => boolean): void {
  console.log(`\n== ${name}`);
  if (!ok()) {
    console.error(`-- ${name}: FAILED`);
    fine = false;
  }
}

function tool(bin: string, ...args: string[]): boolean {
  return (
    spawnSync(join(ROOT, 'node_modules', '.bin', bin), args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] })
      .status === 0
  );
}

step('format and lint (biome)', () => tool('biome', 'ci', '--error-on-warnings', '.'));
step('types (tsc)', () => tool('tsc', '--noEmit', '-p', 'tsconfig.json'));
step('types without Node and DOM (tsc)', () => tool('tsc', '--noEmit', '-p', 'tsconfig.portable.json'));
step('types in the browser (tsc)', () => tool('tsc', '--noEmit', '-p', 'tsconfig.web.json'));
step('imports follow the arrows', () => {
  const broken = brokenArrows();
  for (const line of broken) console.error(line);
  return broken.length === 0;
});
step('generated files are up to date', () => tool('node', join('tools', 'generate.ts'), '--check'));
step('dead code (knip)', () => tool('knip', '--no-progress'));

const folders = process.argv.slice(2);
console.log('\n== tests');
const tests = runTests(folders, 'tests');
fine &&= tests.ok;

console.log('\n== behaviour of the games again, with an undo and redo after every decision');
// The contract takes back and repeats every decision anyway.
const behaviour = [...(folders.length > 0 ? folders : ['games']), '--exclude=**/contract.test.ts'];
const again = runTests(behaviour, 'tests-undo', { TAFELRUNDE_UNDO: '1' });
fine &&= again.ok;

step('rules', () => reportRules(tests, { json: false, all: false }));

for (const name of [...tests.secondTries, ...again.secondTries])
  console.log(`\nPassed only at the second try: ${name}`);
// The failures once more at the end: a log of this length is read from there.
for (const failure of [...tests.failures, ...again.failures]) console.error(`\nFAILED ${failure}`);
console.log(`\n${tests.passed + again.passed} passed, ${tests.failed + again.failed} failed`);
process.exit(fine ? 0 : 1);
