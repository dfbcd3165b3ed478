// Runs a TypeScript program of this repository under the pinned Node, installing what is missing first.
// Plain JavaScript for any Node >= 20, because it is the one file that runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const lock = join(root, 'package-lock.json');
const stamp = join(root, 'node_modules', '.tafelrunde-installed');
const pinned = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
/** While nothing is to be seen for longer, it says that it is still there. In milliseconds. */
const STILL_HERE = 15_000;

const since = Date.now();
const [program, ...rest] = process.argv.slice(2);
if (!program) fail('usage: node tools/with-setup.mjs <program.ts> [arguments]');
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) fail(`Tafelrunde needs Node 20 or newer to set itself up; this is Node ${process.versions.node}.`);

const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
const installed = existsSync(stamp) && existsSync(pinned) && readFileSync(stamp, 'utf8') === wanted;
if (!installed) {
  say('Setting up Tafelrunde (npm install) ...');
  const waiting = setInterval(() => say(`... still setting up, ${seconds()} s`), STILL_HERE);
  // Not `npm ci`: it refuses a lock file that does not name the binaries for every platform in the world. `--no-save` keeps
  // the lock file as it is all the same. The output goes to standard error, so that `npm run -s ... --json` prints nothing but its JSON.
  const status = await ended('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  clearInterval(waiting);
  if (status !== 0 || !existsSync(pinned)) fail('npm install did not succeed; see the lines above.');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  say(`Set up after ${seconds()} s.`);
}

// Who tells how long something takes counts the set-up in.
const env = { ...process.env, TAFELRUNDE_SINCE: String(since) };
process.exit(await ended(pinned, [join(root, program), ...rest], { cwd: process.cwd(), stdio: 'inherit', env }));

/** Runs a program to its end. Who ends this one ends that; Ctrl+C reaches it by itself. */
function ended(file, args, options) {
  return new Promise(resolve => {
    const child = spawn(file, args, options);
    const stop = signal => child.kill(signal);
    const leave = () => {};
    process.on('SIGTERM', stop).on('SIGHUP', stop).on('SIGINT', leave);
    child.once('error', error => fail(error.message));
    child.once('exit', (status, signal) => {
      process.off('SIGTERM', stop).off('SIGHUP', stop).off('SIGINT', leave);
      resolve(status ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

function seconds() {
  return Math.round((Date.now() - since) / 1_000);
}

function say(line) {
  process.stderr.write(`${line}\n`);
}

function fail(message) {
  say(message);
  process.exit(2);
}
