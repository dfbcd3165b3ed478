// Finds the browser the tests run in, or installs Debian's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export class NoChromium extends Error {}

export function chromium(): string {
  const named = process.env.CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new NoChromium(`CHROMIUM is ${named}, but there is no such file.`);
  }
  return installed() ?? install();
}

const installed = (): string | undefined => PLACES.find(place => existsSync(place));

function install(): string {
  const root = process.platform === 'linux' && process.getuid?.() === 0;
  if (root) {
    process.stderr.write('Installing Chromium for the tests in the browser (apt-get) ...\n');
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium');
  }
  const found = installed();
  if (found) return found;
  throw new NoChromium(
    'The tests in the browser need Chromium or Chrome: install it (on Debian: apt-get install chromium), or name it: CHROMIUM=/path/to/chromium npm test',
  );
}

function run(program: string, ...args: string[]): void {
  spawnSync(program, args, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
