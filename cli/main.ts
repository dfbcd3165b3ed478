// `npm run -s tafelrunde -- <command>`: the table in the terminal, and the tools around it.
import { readFileSync } from 'node:fs';
import type { Command } from './context.ts';
import { languageOf, withoutLanguage } from './language.ts';
import { messages } from './messages/index.ts';
import { Misuse } from './misuse.ts';

/** Loaded when called: `rules` need not wait for what only `play` needs. */
const COMMANDS = {
  play: () => import('./commands/play.ts'),
  campaign: () => import('./commands/campaign.ts'),
  simulate: () => import('./commands/simulate.ts'),
  arena: () => import('./commands/arena.ts'),
  replay: () => import('./commands/replay.ts'),
  rules: () => import('./commands/rules.ts'),
  odds: () => import('./commands/odds.ts'),
  fuzz: () => import('./commands/fuzz.ts'),
  serve: () => import('./commands/serve.ts'),
  backup: () => import('./commands/backup.ts'),
  restore: () => import('./commands/restore.ts'),
} satisfies Record<string, () => Promise<{ run: Command }>>;

const argv = process.argv.slice(2);
const lang = languageOf(argv, process.env);
const m = messages[lang];

// Whoever reads our output may stop reading (`... | head`): that is no error.
process.stdout.on('error', error => {
  if ('code' in error && error.code === 'EPIPE') process.exit(0);
  throw error;
});

async function main(): Promise<number> {
  const words = argv[0] === '--lang' ? argv.slice(2) : argv[0]?.startsWith('--lang=') ? argv.slice(1) : argv;
  const [name = 'help', ...args] = words;
  if (name === '--version') return say(version());
  if (name === '--help' || name === '-h') return say(m.help.all);
  if (name === 'help') {
    const [topic] = withoutLanguage(args);
    return say(topic === undefined ? m.help.all : m.help[known(topic)]);
  }
  const command = known(name);
  if (args.includes('--help') || args.includes('-h')) return say(m.help[command]);
  return (await COMMANDS[command]()).run(args, { lang, m });
}

function known(name: string): keyof typeof COMMANDS {
  if (Object.hasOwn(COMMANDS, name)) return name as keyof typeof COMMANDS;
  throw new Misuse(m.misuse.noSuchCommand(name, [...Object.keys(COMMANDS), 'help'].join(', ')));
}

function version(): string {
  const file = new URL('../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

function say(text: string): number {
  process.stdout.write(`${text.trim()}\n`);
  return 0;
}

try {
  process.exitCode = (await main()) || process.exitCode || 0;
} catch (error) {
  if (!(error instanceof Misuse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
