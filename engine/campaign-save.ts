import { type CampaignRecord, campaignOf } from './campaign.ts';
import { type Game, type Outcome, scenarioOf } from './game.ts';
import type { Match } from './match.ts';
import { hash, type Plain, whyNotPlain } from './plain.ts';
import { BadSave, type Loaded, load, save } from './save.ts';
import { anything, byName, count, exactly, list, number, object, orNull, type Shaped, text } from './shape.ts';
import { Complaint } from './text.ts';

/** Raised when the shape of the file itself changes. */
const FORMAT = 1;

const outcome = object(
  { winners: list(count(0)), kind: text, rule: text },
  { lost: exactly(true), scores: list(number) },
);
const campaignShape = object({
  campaign: exactly(FORMAT),
  game: text,
  seats: count(1),
  played: list(object({ scenario: text, outcome })),
  carried: anything,
  match: orNull(byName(anything)),
  check: text,
});
type CampaignFile = Shaped<typeof campaignShape>;

/** A campaign at a table: what was played, how many sit there, and the match that was left in the middle. */
export interface CampaignTable {
  readonly game: Game;
  readonly record: CampaignRecord;
  readonly seats: number;
  readonly match: Match | null;
}

export interface LoadedCampaign extends CampaignTable {
  /** How well the match could be brought back, see `load`. */
  readonly loaded: Loaded | null;
}

/** The campaign as a JSON text, with the match being played inside. */
export function saveCampaign({ game, record, seats, match }: CampaignTable): string {
  const body = {
    campaign: FORMAT,
    game: game.id,
    seats,
    played: record.played,
    carried: record.carried,
    match: match && (JSON.parse(save(match)) as object),
  };
  return JSON.stringify({ ...body, check: hash(body) });
}

/** Reads a campaign, or throws a `BadSave` with one sentence for people. Nothing else can happen. */
export function loadCampaign(text: string, games: readonly Game[]): LoadedCampaign {
  const data = parse(text);
  const game = games.find(({ id, campaign }) => id === data.game && campaign);
  if (!game) {
    const known = games.filter(({ campaign }) => campaign).map(({ id }) => id);
    throw new BadSave(
      `This is a campaign of "${data.game}"; games with a campaign are ${known.join(', ')}.`,
      `Das ist eine Kampagne von „${data.game}“; Spiele mit einer Kampagne sind ${known.join(', ')}.`,
    );
  }
  const loaded = data.match && load(JSON.stringify(data.match), [game]);
  const record = recordOf(data);
  try {
    for (const { scenario } of record.played) scenarioOf(game, scenario);
    campaignOf(game).checkCarried(record.carried);
    const { scenario } = loaded?.match.config ?? {};
    if (scenario !== undefined && !campaignOf(game).next(record).includes(scenario))
      throw damaged(
        `its match is of "${scenario}", which does not come next`,
        `Seine Partie ist „${scenario}“, was nicht als Nächstes kommt`,
      );
  } catch (error) {
    if (!(error instanceof Complaint) || error instanceof BadSave) throw error;
    throw new BadSave(
      `This campaign does not fit the rules of ${game.id}: ${error.message}`,
      `Diese Kampagne passt nicht zu den Regeln von ${game.id}: ${error.text.de}`,
    );
  }
  return { game, record, seats: data.seats, match: loaded?.match ?? null, loaded };
}

function recordOf({ played, carried }: CampaignFile): CampaignRecord {
  return {
    played: played.map(({ scenario, outcome }) => ({ scenario, outcome: outcome as Outcome })),
    carried: carried as Plain,
  };
}

function parse(source: string): CampaignFile {
  let raw: unknown;
  try {
    raw = JSON.parse(source);
  } catch {
    throw new BadSave(
      'This is not a campaign of Tafelrunde: it is not even JSON.',
      'Das ist keine Kampagne von Tafelrunde: Es ist nicht einmal JSON.',
    );
  }
  const impure = whyNotPlain(raw, 'campaign');
  if (impure) throw damaged(impure);
  const format = typeof raw === 'object' && raw !== null && 'campaign' in raw ? raw.campaign : undefined;
  if (typeof format === 'number' && format > FORMAT)
    throw new BadSave(
      `This campaign has format ${format}; this version reads up to ${FORMAT}. Please update.`,
      `Diese Kampagne hat das Format ${format}; diese Fassung liest bis ${FORMAT}. Bitte aktualisieren.`,
    );
  if (format === undefined)
    throw new BadSave('This is not a campaign of Tafelrunde.', 'Das ist keine Kampagne von Tafelrunde.');
  const flaw = campaignShape(raw);
  if (flaw) throw damaged(`${flaw.at || 'the top'}: ${flaw.what}`);
  const data = raw as CampaignFile;
  const { check, ...body } = data;
  if (hash(body) !== check)
    throw damaged('its contents do not match its checksum', 'Ihr Inhalt passt nicht zu ihrer Prüfsumme');
  return data;
}

const damaged = (how: string, wie = how): BadSave =>
  new BadSave(`This campaign is damaged: ${how}.`, `Diese Kampagne ist beschädigt: ${wie}.`);
