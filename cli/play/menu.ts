import { type Bot, levels, usual } from '@tafelrunde/bots';
import {
  beginningsOf,
  type Config,
  campaignOf,
  checkConfig,
  freeScenarios,
  type Game,
  initialOf,
  type Lang,
  type LoadedCampaign,
  type Scenario,
  scenarioOf,
  valueName,
  valuesFor,
} from '@tafelrunde/engine';
import { GAMES } from '@tafelrunde/games';
import { CampaignFile, newCampaign } from '../campaign/campaign-file.ts';
import { type Messages, messages } from '../messages/index.ts';
import { type Seating, seatNames } from '../seating.ts';
import type { Terminal } from '../terminal.ts';

/** What the menu needs of a terminal. */
type Asker = Pick<Terminal, 'ask' | 'print' | 'paint'>;

export interface Evening {
  readonly game: Game;
  readonly config: Config;
  readonly seating: Seating;
  readonly lang: Lang;
  /** The adventure is the next one of this campaign. */
  readonly campaign?: { readonly file: CampaignFile; readonly table: LoadedCampaign };
}

interface Entry<T> {
  readonly name: string;
  readonly about?: string;
  readonly value: T;
}

/** A few questions with a number each; Enter takes the first. Null: the person left. */
export async function chooseEvening(terminal: Asker, initial: Lang): Promise<Evening | null> {
  const languages: Entry<Lang>[] = [
    { name: 'English', value: 'en' },
    { name: 'Deutsch', value: 'de' },
  ];
  if (initial === 'de') languages.reverse();
  const lang = await pick(terminal, 'Language / Sprache', languages, messages[initial]);
  if (lang === null) return null;
  const m = messages[lang];
  const card = await pick(
    terminal,
    m.menu.game,
    GAMES.map(g => ({ name: g.name[lang], about: g.about[lang], value: g })),
    m,
  );
  const game = card && (await card.load());
  const scenario = game && (await pick(terminal, m.menu.scenario, scenarios(game, lang), m));
  if (!game || !scenario) return null;
  if (scenario === 'campaign') return chooseCampaign(terminal, game, lang, m);
  const seats = await chooseSeats(terminal, scenario, m);
  if (seats === null) return null;
  const settings = await chooseSettings(terminal, game, scenario, seats, lang, m);
  if (settings === null) return null;
  const config = checkConfig(game, { scenario: scenario.id, seats, settings });
  const seating = await chooseSeating(terminal, game, config, lang, m);
  return seating && { game, config, seating, lang };
}

function scenarios(game: Game, lang: Lang): Entry<Scenario | 'campaign'>[] {
  const { name, about } = game.campaign ?? {};
  return [
    ...freeScenarios(game).map(s => ({ name: s.name[lang], about: s.about[lang], value: s })),
    ...(name && about ? [{ name: name[lang], about: about[lang], value: 'campaign' as const }] : []),
  ];
}

/** The campaign that lies here, or a new one. */
async function chooseCampaign(terminal: Asker, game: Game, lang: Lang, m: Messages): Promise<Evening | null> {
  const file = CampaignFile.defaultFor(game, m);
  const stored = file.exists ? await file.read(game) : await newOne(terminal, game, lang, m);
  if (stored === null) return null;
  const next = stored.match?.config.scenario ?? campaignOf(game).next(stored.record)[0];
  const scenario = scenarioOf(game, next ?? game.scenarios[0]?.id ?? '');
  const seats = stored.match?.config.seats ?? (stored.seats || (await chooseSeats(terminal, scenario, m)));
  if (seats === null) return null;
  const config = checkConfig(game, { scenario: scenario.id, seats });
  const seating = await chooseSeating(terminal, game, config, lang, m);
  return seating && { game, config, seating, lang, campaign: { file, table: { ...stored, seats } } };
}

/** Where a game has several campaigns, people choose which one begins. */
async function newOne(terminal: Asker, game: Game, lang: Lang, m: Messages): Promise<LoadedCampaign | null> {
  const all = beginningsOf(game);
  if (all.length === 1) return newCampaign(game, 0);
  const chosen = await pick(
    terminal,
    m.menu.campaign,
    all.map(one => ({ name: one.name[lang], about: one.about[lang], value: one })),
    m,
  );
  return chosen && newCampaign(game, 0, chosen);
}

const chooseSeats = (terminal: Asker, { seats }: Scenario, m: Messages): Promise<number | null> =>
  pick(
    terminal,
    m.menu.seats,
    seats.map(n => ({ name: String(n), value: n })),
    m,
  );

/** Optional rules are for those who want them: one Enter plays as usual. */
async function chooseSettings(
  terminal: Asker,
  { advice }: Game,
  scenario: Scenario,
  seats: number,
  lang: Lang,
  m: Messages,
): Promise<Config['settings'] | null> {
  const open = scenario.settings
    .map(setting => ({ setting, values: valuesFor(setting, seats) }))
    .filter(({ values }) => values.length > 1);
  if (open.length === 0) return {};
  const entries = [
    { name: m.menu.asUsual, value: 'usual' },
    { name: m.menu.chooseRules, about: open.map(({ setting }) => setting.name[lang]).join(', '), value: 'choose' },
  ];
  const how = await pick(terminal, m.menu.rules, entries, m);
  if (how === null) return null;
  const settings: Record<string, string | number | boolean> = {};
  if (advice && how === 'choose') terminal.print('', `${advice.text[lang]} (${advice.rule})`);
  for (const { setting, values } of how === 'choose' ? open : []) {
    const usual = initialOf(setting, seats);
    const inOrder = [usual, ...values.filter(value => value !== usual)];
    const title = `${setting.name[lang]} - ${setting.about[lang]}`;
    const chosen = await pickEntry(
      terminal,
      title,
      inOrder.map(value => ({ name: valueName(setting, value)[lang], value })),
      m,
    );
    if (chosen === null) return null;
    settings[setting.id] = chosen.value;
  }
  return settings;
}

async function chooseSeating(
  terminal: Asker,
  game: Game,
  config: Config,
  lang: Lang,
  m: Messages,
): Promise<Seating | null> {
  const name = seatNames(game, config, lang, m);
  const me: Entry<Bot | null> = { name: m.menu.person, value: null };
  const machines: Entry<Bot | null>[] = [usual, ...levels.filter(level => level !== usual)].map(bot => ({
    name: `${m.menu.bot}: ${bot.name[lang]}`,
    about: m.menu.level[bot.id] ?? '',
    value: bot,
  }));
  const seating: Seating = [];
  for (let seat = 0; seat < config.seats; seat++) {
    // Enter after Enter makes a table for one against the usual bots.
    const entries = seat === 0 ? [me, ...machines] : [...machines, me];
    const chosen = await pickEntry(terminal, m.menu.whoSits(name(seat)), entries, m);
    if (chosen === null) return null;
    seating.push(chosen.value);
  }
  return seating;
}

async function pick<T>(terminal: Asker, title: string, entries: readonly Entry<T>[], m: Messages): Promise<T | null> {
  return (await pickEntry(terminal, title, entries, m))?.value ?? null;
}

async function pickEntry<T>(
  terminal: Asker,
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
