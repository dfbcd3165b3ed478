import { type ParseArgsConfig, parseArgs } from 'node:util';
import { LANGS } from '@tafelrunde/engine';
import type { Messages } from './messages/index.ts';
import { Misuse } from './misuse.ts';

export type Flags = NonNullable<ParseArgsConfig['options']>;

/** Flags every command has. */
export const COMMON = { lang: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const satisfies Flags;

/** Flags that describe which match is to be set up. */
export const MATCH = {
  scenario: { type: 'string' },
  seats: { type: 'string' },
  bots: { type: 'string' },
  set: { type: 'string', multiple: true },
  seed: { type: 'string' },
} as const satisfies Flags;

/** Reads the arguments of one command strictly; what does not belong there is named, with what does. */
export function readFlags<F extends Flags>(args: readonly string[], options: F, most: number, m: Messages) {
  const all = { ...COMMON, ...options };
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: all,
      allowPositionals: true,
      strict: true,
    });
    const extra = positionals[most];
    if (extra !== undefined) throw new Misuse(m.misuse.tooMany(extra));
    const { lang } = values as { lang?: string };
    if (lang !== undefined) choice('--lang', lang, LANGS, m);
    return { values, positionals };
  } catch (error) {
    throw asMisuse(error, Object.keys(all), m);
  }
}

/** Node says in English what was wrong; only its code and the flag it names are used. */
function asMisuse(error: unknown, known: readonly string[], m: Messages): unknown {
  if (!(error instanceof TypeError && 'code' in error)) return error;
  const flag = error.message.match(/'(?:-\w, )?(-{1,2}[^' ]*)/)?.[1] ?? '';
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    return new Misuse(m.misuse.noSuchFlag(flag, known.map(name => `--${name}`).join(', ')));
  if (error.message.includes('does not take an argument')) return new Misuse(m.misuse.flagTakesNone(flag));
  return new Misuse(m.misuse.flagNeedsValue(flag));
}

export function wholeNumber(
  flag: string,
  text: string,
  { least, most = Number.MAX_SAFE_INTEGER }: { least: number; most?: number },
  m: Messages,
): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  const range = most === Number.MAX_SAFE_INTEGER ? m.misuse.from(least) : m.misuse.fromTo(least, most);
  throw new Misuse(m.misuse.notANumber(flag, text, range));
}

export function choice<T extends string>(flag: string, text: string, allowed: readonly T[], m: Messages): T {
  const found = allowed.find(value => value === text);
  if (found !== undefined) return found;
  throw new Misuse(m.misuse.notAllowed(flag, text, allowed.join(', ')));
}

/** The argument a command cannot do without. */
export function needed(value: string | undefined, what: string): string {
  if (value !== undefined) return value;
  throw new Misuse(what);
}
