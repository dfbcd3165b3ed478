// Finds the browser for tests, screenshots and measurements: the one that is named, the one that npm brings, one that is installed, or Debian's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium as browsers } from 'playwright-core';
import { pinned } from './pinned-chromium.ts';

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

/** Where a browser is, and what it needs in its environment beside what is there. */
export interface Chromium {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

export class NoChromium extends Error {}

export function chromium(): Chromium {
  const named = process.env.CHROMIUM;
  if (named) {
    if (existsSync(named)) return at(named);
    throw new NoChromium(`CHROMIUM is ${named}, but there is no such file.`);
  }
  return pinned() ?? installed() ?? install();
}

export function launch({ executablePath, env }: Chromium): Promise<Browser> {
  return browsers.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
}

const at = (executablePath: string): Chromium => ({ executablePath, env: {} });

function installed(): Chromium | undefined {
  const place = PLACES.find(place => existsSync(place));
  return place === undefined ? undefined : at(place);
}

function install(): Chromium {
  const root = process.platform === 'linux' && process.getuid?.() === 0;
  if (root && existsSync('/etc/debian_version')) {
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
