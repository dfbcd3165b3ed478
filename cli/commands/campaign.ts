import {
  beginningsOf,
  type CampaignBeginning,
  type Config,
  campaignOf,
  type Game,
  type LoadedCampaign,
} from '@tafelrunde/engine';
import { loadAll } from '@tafelrunde/games';
import { CampaignFile, newCampaign } from '../campaign/campaign-file.ts';
import { showMap } from '../campaign/campaign-map.ts';
import { travel } from '../campaign/journey.ts';
import type { Command } from '../context.ts';
import { readFlags } from '../flags.ts';
import { gameById } from '../games.ts';
import type { Messages } from '../messages/index.ts';
import { Misuse } from '../misuse.ts';
import { seatingForPlay } from '../seating.ts';
import { configFrom } from '../setup.ts';
import { Terminal } from '../terminal.ts';

const FLAGS = {
  begin: { type: 'string' },
  seats: { type: 'string' },
  set: { type: 'string', multiple: true },
  bots: { type: 'string' },
  seed: { type: 'string' },
  list: { type: 'boolean' },
  plain: { type: 'boolean' },
} as const;

export const run: Command = async (args, { m, lang }) => {
  const { values, positionals } = readFlags(args, FLAGS, 2, m);
  const game = await gameWithCampaign(positionals[0], m);
  const [, name] = positionals;
  const file = name === undefined ? CampaignFile.defaultFor(game, m) : new CampaignFile(name, m);
  const terminal = new Terminal({ plain: values.plain ?? false });
  if (values.list) {
    showMap(terminal, await file.read(game), lang, m);
    return 0;
  }
  const table = withSeats(
    file.exists ? await file.read(game) : newCampaign(game, 0, beginning(game, values.begin, m)),
    values.seats,
    m,
  );
  const settings = settingsFor(table, values.set, m);
  const seating = seatingForPlay(values.bots, table.seats, lang, m);
  await travel(table, { terminal, file, seating, lang, m, settings, seed: values.seed });
  return 0;
};

/** Which campaign of the game begins: by its number or the beginning of its name, the first if nobody says. */
function beginning(game: Game, wanted: string | undefined, m: Messages): CampaignBeginning | undefined {
  const all = beginningsOf(game);
  if (wanted === undefined) return all[0];
  const typed = wanted.trim().toLowerCase();
  const found =
    all[Number(typed) - 1] ??
    all.find(({ name }) => [name.en, name.de].some(one => typed !== '' && one.toLowerCase().startsWith(typed)));
  if (found === undefined)
    throw new Misuse(
      m.campaign.noSuch(
        wanted,
        all.map(({ name }) => name),
      ),
    );
  return found;
}

/** What is agreed on for the adventures that are begun now; one that is being played has its own. */
function settingsFor(
  { game, record, seats }: LoadedCampaign,
  set: string[] | undefined,
  m: Messages,
): Config['settings'] {
  const [scenario] = campaignOf(game).next(record);
  return set === undefined ? {} : configFrom(game, { scenario, seats: String(seats), set }, m).settings;
}

async function gameWithCampaign(name: string | undefined, m: Messages): Promise<Game> {
  if (name === undefined) throw new Misuse(m.campaign.nameAGame(await withCampaigns()));
  const game = await gameById(name, m);
  if (!game.campaign) throw new Misuse(m.campaign.none(game.id, await withCampaigns()));
  return game;
}

async function withCampaigns(): Promise<string> {
  const games = await loadAll();
  return games.flatMap(({ id, campaign }) => (campaign ? [id] : [])).join(', ');
}

/** As many seats as wanted, else as many as there were; those of an adventure that is being played stay. */
function withSeats(table: LoadedCampaign, wanted: string | undefined, m: Messages): LoadedCampaign {
  const { game, record, seats, match } = table;
  if (match && wanted !== undefined && Number(wanted) !== match.config.seats)
    throw new Misuse(m.campaign.seatsSettled(match.config.seats));
  if (match) return { ...table, seats: match.config.seats };
  if (wanted === undefined && seats > 0) return table;
  const [scenario] = campaignOf(game).next(record);
  return { ...table, seats: configFrom(game, { scenario, seats: wanted }, m).seats };
}
