// Runs a TypeScript program of this repository under the pinned Node, installing what is missing first.
// Plain JavaScript for any Node >= 20, because it is the one file that runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const lock = join(root, 'package-lock.json');
const stamp = join(root, 'node_modules', '.tafelrunde-installed');
const pinned = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const [program, ...rest] = process.argv.slice(2);
if (!program) fail('usage: node tools/with-setup.mjs <program.ts> [arguments]');
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) fail(`Tafelrunde needs Node 20 or newer to set itself up; this is Node ${process.versions.node}.`);

const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
const installed = existsSync(stamp) && existsSync(pinned) && readFileSync(stamp, 'utf8') === wanted;
if (!installed) {
  process.stderr.write('Setting up Tafelrunde (npm install) ...\n');
  // Not `npm ci`: it refuses a lock file that does not name the binaries for every platform in the world. `--no-save` keeps
  // the lock file as it is all the same. The output goes to standard error, so that `npm run -s ... --json` prints nothing but its JSON.
  const npm = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0 || !existsSync(pinned)) fail('npm install did not succeed; see the lines above.');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

const run = spawnSync(pinned, [join(root, program), ...rest], { cwd: process.cwd(), stdio: 'inherit' });
if (run.error) fail(run.error.message);
process.exit(run.status ?? 1);

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}
