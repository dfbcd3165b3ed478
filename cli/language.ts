import type { Lang } from '@tafelrunde/engine';

/** The language to speak before (and while) the flags are read: an explicit --lang, else that of the environment. */
export function languageOf(argv: readonly string[], env: NodeJS.ProcessEnv): Lang {
  const at = argv.findIndex(arg => arg === '--lang' || arg.startsWith('--lang='));
  const wanted = argv[at] === '--lang' ? argv[at + 1] : argv[at]?.slice('--lang='.length);
  if (wanted === 'de' || wanted === 'en') return wanted;
  return (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').startsWith('de') ? 'de' : 'en';
}

/** The same words without --lang, wherever it stood. */
export function withoutLanguage(argv: readonly string[]): string[] {
  return argv.filter((arg, i) => arg !== '--lang' && !arg.startsWith('--lang=') && argv[i - 1] !== '--lang');
}
