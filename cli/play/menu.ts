import { type Bot, bots } from '@tafelrunde/bots';
import type { Config, Game, Lang, Scenario } from '@tafelrunde/engine';
import { checkConfig } from '@tafelrunde/engine';
import { GAMES } from '../games.ts';
import { type Messages, messages } from '../messages/index.ts';
import { type Seating, seatNames } from '../seating.ts';
import type { Terminal } from '../terminal.ts';

export interface Evening {
  readonly game: Game;
  readonly config: Config;
  readonly seating: Seating;
  readonly lang: Lang;
}

interface Entry<T> {
  readonly name: string;
  readonly about?: string;
  readonly value: T;
}

/** A few questions with a number each; Enter takes the first. Null: the person left. */
export async function chooseEvening(terminal: Terminal, initial: Lang): Promise<Evening | null> {
  const languages: Entry<Lang>[] = [
    { name: 'English', value: 'en' },
    { name: 'Deutsch', value: 'de' },
  ];
  if (initial === 'de') languages.reverse();
  const lang = await pick(terminal, 'Language / Sprache', languages, messages[initial]);
  if (lang === null) return null;
  const m = messages[lang];
  const game = await pick(
    terminal,
    m.menu.game,
    GAMES.map(g => ({ name: g.name[lang], about: g.about[lang], value: g })),
    m,
  );
  const scenario = game && (await pick(terminal, m.menu.scenario, scenarios(game, lang), m));
  const seats =
    scenario &&
    (await pick(
      terminal,
      m.menu.seats,
      scenario.seats.map(n => ({ name: String(n), value: n })),
      m,
    ));
  if (!game || !scenario || seats === null) return null;
  const config = checkConfig(game, { scenario: scenario.id, seats });
  const seating = await chooseSeating(terminal, game, config, lang, m);
  return seating && { game, config, seating, lang };
}

const scenarios = (game: Game, lang: Lang): Entry<Scenario>[] =>
  game.scenarios.map(s => ({ name: s.name[lang], about: s.about[lang], value: s }));

async function chooseSeating(
  terminal: Terminal,
  game: Game,
  config: Config,
  lang: Lang,
  m: Messages,
): Promise<Seating | null> {
  const name = seatNames(game, config, lang, m);
  const me: Entry<Bot | null> = { name: m.menu.person, value: null };
  const machines: Entry<Bot | null>[] = bots.map(bot => ({ name: `${m.menu.bot}: ${bot.name[lang]}`, value: bot }));
  const seating: Seating = [];
  for (let seat = 0; seat < config.seats; seat++) {
    // Enter after Enter makes a table for one against the strongest bots.
    const entries = seat === 0 ? [me, ...machines] : [...machines, me];
    const chosen = await pickEntry(terminal, m.menu.whoSits(name(seat)), entries, m);
    if (chosen === null) return null;
    seating.push(chosen.value);
  }
  return seating;
}

async function pick<T>(
  terminal: Terminal,
  title: string,
  entries: readonly Entry<T>[],
  m: Messages,
): Promise<T | null> {
  return (await pickEntry(terminal, title, entries, m))?.value ?? null;
}

async function pickEntry<T>(
  terminal: Terminal,
  title: string,
  entries: readonly Entry<T>[],
  m: Messages,
): Promise<Entry<T> | null> {
  const [first] = entries;
  if (first && entries.length === 1) return first;
  terminal.print('', terminal.paint('bold', title));
  entries.forEach(({ name, about }, i) => {
    terminal.print(`${terminal.paint('yellow', String(i + 1).padStart(4))} ${name}${about ? ` - ${about}` : ''}`);
  });
  for (;;) {
    const line = await terminal.ask(`${m.menu.prompt(entries.length)} `);
    if (line === null) return null;
    const number = line.trim() === '' ? 1 : Number(line);
    const chosen = entries[number - 1];
    if (chosen) return chosen;
    terminal.print(m.menu.again(entries.length));
  }
}
