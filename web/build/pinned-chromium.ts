// The browser that npm brings (@sparticuz/chromium, for Linux on x64): unpacked once, and helped where the machine lacks something.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Chromium } from './chromium.ts';

const UNPACKED = join(import.meta.dirname, '..', '..', '.cache', 'chromium');

/** Undefined where it is not made for this machine, was not installed or does not run. */
export function pinned(): Chromium | undefined {
  const brought = packageFolder();
  if (brought === undefined || process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { version } = JSON.parse(readFileSync(join(brought, 'package.json'), 'utf8')) as { version: string };
  const folder = join(UNPACKED, version);
  if (!existsSync(folder)) unpack(join(brought, 'bin'), folder);
  const executablePath = join(folder, 'chromium');
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  // The machine's own libraries first; NSS and NSPR come along for machines without.
  return [fonts, { ...fonts, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') }]
    .map(env => ({ executablePath, env }))
    .find(runs);
}

function packageFolder(): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
  } catch {
    return undefined;
  }
}

/** Whole or not at all: another program may need it at the same time. */
function unpack(packed: string, folder: string): void {
  process.stderr.write('Unpacking the browser for the tests ...\n');
  const making = `${folder}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  const run = spawnSync(process.execPath, [join(import.meta.dirname, 'unpack-chromium.ts'), packed], {
    env: { ...process.env, TMPDIR: making },
    stdio: ['ignore', 2, 2],
  });
  if (run.status !== 0) throw new Error('The browser for the tests could not be unpacked; see the lines above.');
  writeFileSync(join(making, 'fonts.conf'), fontsIn(folder));
  if (existsSync(folder)) rmSync(making, { recursive: true });
  else renameSync(making, folder);
}

/** For machines without any typeface; the page brings its own, but not for every sign. */
const fontsIn = (folder: string): string =>
  `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;

const runs = ({ executablePath, env }: Chromium): boolean =>
  spawnSync(executablePath, ['--version'], { env: { ...process.env, ...env }, stdio: 'ignore' }).status === 0;
