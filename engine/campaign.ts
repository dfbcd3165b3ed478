import { BadConfig, type Config, type Game, type Outcome, type Seat, scenarioOf } from './game.ts';
import { Match, type MatchOptions } from './match.ts';
import type { Plain } from './plain.ts';
import { valuesFor } from './settings.ts';
import type { Text } from './text.ts';

/**
 * Matches in a row, where each is begun with what the ones before have left behind. A campaign is a function from what was played to what
 * may be played: whatever people have to decide on the way (who bears the spoils, what is bought) they decide inside a match, where it has
 * options, undo, bots and a log like everything else.
 */
export interface Campaign<S extends object = object> {
  readonly name: Text;
  readonly about: Text;
  /** What the first match is begun with. */
  readonly start: Plain;
  /** Other campaigns of this game; which one is played, what is carried says from then on. */
  readonly others?: readonly CampaignBeginning[];
  /** What the campaign that is being played is called, where there are several. */
  called?(record: CampaignRecord): Text;
  /** Throws a `BadConfig` if this cannot be carried into a match: it may come from a file that anybody has written. */
  checkCarried(carried: Plain): void;
  /** The scenarios to choose from; none when the campaign is over. */
  next(record: CampaignRecord): readonly string[];
  /** What a match that is over leaves behind, and what people are told about it. */
  after(record: CampaignRecord, state: S): Aftermath;
  /** The campaign so far, to be shown between two matches: what everybody may know. */
  tell(record: CampaignRecord): CampaignStory;
  /**
   * Seats that have decided something in secret which still tells the others something when a match is over: until the campaign is, only
   * whoever sat there may look at the match again. None, or left out: a match that is over lies open.
   */
  secretive?(state: S): readonly Seat[];
}

/** One of the campaigns of a game. */
export interface CampaignBeginning {
  readonly name: Text;
  readonly about: Text;
  /** What its first match is begun with. */
  readonly start: Plain;
}

/** What lies between two matches: plain data. */
export interface CampaignRecord {
  readonly played: readonly Played[];
  readonly carried: Plain;
}

export interface Played {
  readonly scenario: string;
  readonly outcome: Outcome;
}

export interface Aftermath {
  readonly carried: Plain;
  readonly news: readonly Text[];
}

export interface CampaignStory {
  /** All there is to be played, in order: the map of the campaign. */
  readonly stages: readonly Stage[];
  /** What the sides have: a sentence each. */
  readonly holdings: readonly Text[];
  /** How it ended, null while it goes on. */
  readonly closing: Text | null;
}

export interface Stage {
  readonly scenario: string;
  readonly at: 'done' | 'open' | 'ahead';
  /** How it went so far, if it was played. */
  readonly note: Text | null;
}

export function campaignOf(game: Game): Campaign {
  if (game.campaign) return game.campaign;
  throw new BadConfig(`${game.id} has no campaign.`, `${game.id} hat keine Kampagne.`);
}

/** All campaigns of a game; the first is the one that is begun where nobody chooses. */
export function beginningsOf(game: Game): readonly CampaignBeginning[] {
  const { name, about, start, others = [] } = campaignOf(game);
  return [{ name, about, start }, ...others];
}

/** The beginning of a campaign; without one, of the first. */
export const beginCampaign = (game: Game, { start } = beginningsOf(game)[0] ?? campaignOf(game)): CampaignRecord => ({
  played: [],
  carried: start,
});

/** The campaign that begins with this scenario, if there is one. */
export const beginningWith = (game: Game, scenario: string): CampaignBeginning | null =>
  beginningsOf(game).find(one => campaignOf(game).next(beginCampaign(game, one)).includes(scenario)) ?? null;

/** What a campaign is called. */
export function campaignName(game: Game, record: CampaignRecord): Text {
  const campaign = campaignOf(game);
  return campaign.called?.(record) ?? campaign.name;
}

/** What was agreed on for the whole campaign, as far as this scenario knows it and it goes with so many seats. */
export function settingsFor(
  game: Game,
  scenario: string,
  seats: number,
  settings: Config['settings'],
): Config['settings'] {
  const fits = (id: string, value: Config['settings'][string]): boolean =>
    scenarioOf(game, scenario).settings.some(one => one.id === id && valuesFor(one, seats).includes(value));
  return Object.fromEntries(Object.entries(settings).filter(([id, value]) => fits(id, value)));
}

/** Sets up a match that comes next in the campaign; without a scenario, the first of those to choose from. */
export function startNext(
  game: Game,
  record: CampaignRecord,
  wanted: Omit<Partial<Config>, 'carried'>,
  options?: MatchOptions,
): Match {
  const open = campaignOf(game).next(record);
  const scenario = wanted.scenario ?? open[0];
  if (scenario === undefined) throw new BadConfig('This campaign is over.', 'Diese Kampagne ist zu Ende.');
  if (!open.includes(scenario))
    throw new BadConfig(
      `"${scenario}" does not come next in this campaign; it can be ${open.join(', ') || 'nothing: it is over'}.`,
      `„${scenario}“ kommt in dieser Kampagne nicht als Nächstes; möglich ist ${open.join(', ') || 'nichts: Sie ist zu Ende'}.`,
    );
  return Match.start(game, { ...wanted, scenario, carried: record.carried }, options);
}

/** The campaign after a match that is over, with what people are told about it. */
export function afterMatch(
  record: CampaignRecord,
  { game, config, outcome, state }: Match,
): { readonly record: CampaignRecord; readonly news: readonly Text[] } {
  if (outcome === null) throw new Error('The match is not over yet.');
  const { carried, news } = campaignOf(game).after(record, state);
  return { record: { played: [...record.played, { scenario: config.scenario, outcome }], carried }, news };
}
