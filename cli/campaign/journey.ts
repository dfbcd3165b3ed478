import {
  afterMatch,
  beginningsOf,
  type CampaignTable,
  type Config,
  campaignName,
  campaignOf,
  type Game,
  type Lang,
  type LoadedCampaign,
  type Match,
  scenarioOf,
  startNext,
  type Text,
} from '@tafelrunde/engine';
import type { Messages } from '../messages/index.ts';
import { quoted } from '../play/leaving.ts';
import { sit } from '../play/play.ts';
import { Session } from '../play/session.ts';
import { type Seating, seatingFlag } from '../seating.ts';
import type { Terminal } from '../terminal.ts';
import type { CampaignFile } from './campaign-file.ts';
import { showMap } from './campaign-map.ts';

export interface Travellers {
  readonly terminal: Terminal;
  readonly file: CampaignFile;
  readonly seating: Seating;
  readonly lang: Lang;
  readonly m: Messages;
  /** For adventures that are begun now. */
  readonly settings: Config['settings'];
  readonly seed: string | undefined;
}

/** Plays adventure after adventure until people leave or the campaign is over. The file always holds how far they have come. */
export async function travel({ loaded, ...start }: LoadedCampaign, travellers: Travellers): Promise<void> {
  const { terminal, file, lang, m } = travellers;
  let table: CampaignTable | null = start;
  if (!file.exists) terminal.tell(m.campaign.begins(aboutOf(start)[lang], file.name));
  if (loaded && !loaded.complete) terminal.tell(m.play.incomplete(loaded.dropped.length));
  terminal.open();
  try {
    while (table) {
      file.write(table);
      table = await oneAdventure(table, travellers);
    }
  } finally {
    terminal.close();
  }
}

/** What is said of the campaign that begins. */
const aboutOf = ({ game, record }: CampaignTable): Text =>
  (beginningsOf(game).find(({ name }) => name === campaignName(game, record)) ?? campaignOf(game)).about;

/** Null: nobody goes on from here. */
async function oneAdventure(table: CampaignTable, travellers: Travellers): Promise<CampaignTable | null> {
  const { terminal, file, lang, m } = travellers;
  const { game, record } = table;
  showMap(terminal, table, lang, m);
  const { closing } = campaignOf(game).tell(record);
  if (closing) {
    terminal.tell(terminal.paint(['bold', 'yellow'], closing[lang]));
    return null;
  }
  const match = await setOut(table, travellers);
  if (match === null) {
    sayKept(file.name, table, travellers);
    terminal.tell(m.play.bye);
    return null;
  }
  const session = sessionFor({ ...table, match }, travellers);
  await sit(session);
  if (!session.goesOn) return null;
  const after = afterMatch(record, session.match);
  tellNews(terminal, after.news, lang);
  return { ...table, record: after.record, match: null };
}

/** Asks whether, and with several to choose from with which adventure, people want to go on. */
async function setOut(
  table: CampaignTable,
  { terminal, file, lang, m, settings, seed }: Travellers,
): Promise<Match | null> {
  const { game, record, seats, match } = table;
  const open = match ? [match.config.scenario] : campaignOf(game).next(record);
  const names = open.map(id => scenarioOf(game, id).name[lang]);
  if (open.length > 1) names.forEach((name, i) => void terminal.print(m.play.numbered(i + 1, name)));
  for (;;) {
    const line = await terminal.ask(`${m.campaign.prompt(names[0] ?? '', match !== null)} `);
    const typed = line?.trim().toLowerCase() ?? 'quit';
    if (m.campaign.leave.includes(typed)) return null;
    const scenario = open[typed === '' ? 0 : Number(typed) - 1];
    if (scenario === undefined) {
      terminal.tell(m.campaign.again);
      continue;
    }
    if (match) return match;
    const begun = startNext(
      game,
      record,
      { scenario, seats, settings: thoseOf(game, scenario, settings) },
      { seed: seedOf(table, seed) },
    );
    file.write({ ...table, match: begun });
    return begun;
  }
}

/** What was agreed on, as far as this adventure knows it. */
function thoseOf(game: Game, scenario: string, settings: Config['settings']): Config['settings'] {
  const known = scenarioOf(game, scenario).settings.map(({ id }) => id);
  return Object.fromEntries(Object.entries(settings).filter(([id]) => known.includes(id)));
}

const seedOf = ({ record }: CampaignTable, seed: string | undefined): string | undefined =>
  seed === undefined ? undefined : `${seed}/${record.played.length + 1}`;

function sessionFor(table: CampaignTable & { readonly match: Match }, travellers: Travellers): Session {
  const { file, terminal, m, lang, seating } = travellers;
  return new Session({
    match: table.match,
    seating,
    lang,
    m,
    terminal,
    seed: seedOf(table, travellers.seed),
    keeper: match => {
      const { file: where, why } = file.keep({ ...table, match });
      if (why !== null) terminal.tell(why);
      sayKept(where, table, travellers);
    },
  });
}

function sayKept(file: string, { game }: CampaignTable, { terminal, m, lang, seating }: Travellers): void {
  const command = `campaign ${game.id} ${quoted(file)} --bots ${seatingFlag(seating)} --lang ${lang}`;
  terminal.print(m.campaign.kept(file), m.play.goOn(`npm run -s tafelrunde -- ${command}`));
}

function tellNews(terminal: Terminal, news: readonly Text[], lang: Lang): void {
  terminal.clear();
  for (const text of news) terminal.tell(terminal.paint('yellow', text[lang]));
}
