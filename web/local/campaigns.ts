import {
  afterMatch,
  BadSave,
  beginCampaign,
  type CampaignBeginning,
  type CampaignRecord,
  type Config,
  campaignOf,
  type Game,
  load,
  loadCampaign,
  type Match,
  saveCampaign,
  settingsFor,
  startNext,
  type Text,
} from '@tafelrunde/engine';
import { campaignShelf, type KeptCampaign } from './campaign-shelf.ts';
import { newId } from './ids.ts';
import { putNew, readMatch } from './opening.ts';
import { deviceShelf } from './shelf.ts';
import type { Chair } from './table.ts';

/** A campaign as it stands. */
export interface CampaignState {
  readonly id: string;
  readonly name: string;
  readonly started: number;
  readonly record: CampaignRecord;
  readonly chairs: readonly Chair[];
  readonly match: { readonly id: string; readonly scenario: string } | null;
  readonly news: readonly Text[];
}

/** A campaign in the list: what it is called and how far it has come; a damaged one says what is wrong with it. */
export interface CampaignLine {
  readonly id: string;
  readonly name: string;
  readonly started: number;
  readonly updated: number;
  readonly progress: Progress | BadSave;
}

export interface Progress {
  /** Stages, however often they were tried. */
  readonly played: number;
  readonly stages: number;
  readonly over: boolean;
}

async function keepNew(game: Game, state: CampaignState, settings: Config['settings'] = {}): Promise<void> {
  const { record, match, ...rest } = state;
  const save = saved(game, record, rest.chairs);
  await campaignShelf.put({ ...rest, settings, game: game.id, match: match?.id ?? null, save, updated: Date.now() });
}

const saved = (game: Game, record: CampaignRecord, { length: seats }: readonly Chair[]): string =>
  saveCampaign({ game, record, seats, match: null });

const recordOf = (game: Game, { save }: KeptCampaign): CampaignRecord => loadCampaign(save, [game]).record;

/** The campaigns of a game on this device, the latest first. */
export async function listCampaigns(game: Game): Promise<readonly CampaignLine[]> {
  const kept = await campaignShelf.list(game.id);
  return kept.map(campaign => {
    const { id, name, started, updated } = campaign;
    return { id, name, started, updated, progress: progressOf(game, campaign) };
  });
}

function progressOf(game: Game, kept: KeptCampaign): Progress | BadSave {
  try {
    const record = recordOf(game, kept);
    const { stages, closing } = campaignOf(game).tell(record);
    const played = new Set(record.played.map(({ scenario }) => scenario)).size;
    return { played, stages: stages.length, over: closing !== null };
  } catch (error) {
    if (error instanceof BadSave) return error;
    throw error;
  }
}

/** A campaign by its own name or by that of a match of it; null if there is none. A match that is over by now is counted, once. */
export async function openCampaign(game: Game, id: string): Promise<CampaignState | null> {
  const found = await look(game, id);
  if (!found) return null;
  const { kept, match } = found;
  const { name, started, chairs, news } = kept;
  return { id: kept.id, name, started, record: recordOf(game, kept), chairs, match, news };
}

interface Looked {
  readonly kept: KeptCampaign;
  readonly match: CampaignState['match'];
}

async function look(game: Game, id: string): Promise<Looked | null> {
  const kept = (await campaignShelf.get(id)) ?? (await campaignShelf.ofMatch(id));
  if (!kept || kept.game !== game.id) return null;
  const found = kept.match === null ? null : await readMatch(kept.match);
  if (!found || kept.match === null) return { kept, match: null };
  const { match } = found;
  if (match.outcome === null) return { kept, match: { id: kept.match, scenario: match.config.scenario } };
  await count(game, kept.id, kept.match, match);
  return look(game, kept.id);
}

/** A match that is over is counted while the campaign waits for it, and never again. */
async function count(game: Game, campaign: string, id: string, match: Match): Promise<void> {
  await campaignShelf.change(campaign, now => {
    if (now.match !== id) return now;
    const { record, news } = afterMatch(recordOf(game, now), match);
    const counted = [...(now.counted ?? []), id];
    return { ...now, match: null, counted, save: saved(game, record, now.chairs), news, updated: Date.now() };
  });
}

/** Counts what is over before it is taken from the shelf. What cannot be read any more cannot be counted. */
export async function countBefore(game: Game, campaign: string): Promise<void> {
  try {
    await look(game, campaign);
  } catch (error) {
    if (!(error instanceof BadSave)) throw error;
  }
}

/** Begins a campaign beside those that are there. What is agreed on at its beginning holds for all its matches. */
export async function newCampaign(
  game: Game,
  chairs: readonly Chair[],
  name: string,
  settings: Config['settings'] = {},
  beginning?: CampaignBeginning,
): Promise<CampaignState> {
  const record = beginCampaign(game, beginning);
  const state: CampaignState = { id: newId(), name, started: Date.now(), record, chairs, match: null, news: [] };
  await keepNew(game, state, settings);
  return state;
}

/** Returns the campaign as it stands now; null if it was removed. */
export async function renameCampaign(game: Game, id: string, name: string): Promise<CampaignState | null> {
  await campaignShelf.change(id, now => ({ ...now, name, updated: Date.now() }));
  return openCampaign(game, id);
}

/**
 * Sets up a match of the campaign; returns its id on the shelf. Another tab may have begun it already, or played it and gone on, or
 * removed the campaign: null if there is nothing to play.
 */
export async function playStage(game: Game, campaign: string, scenario: string): Promise<string | null> {
  const found = await look(game, campaign);
  if (!found) return null;
  if (found.match?.scenario === scenario) return found.match.id;
  const { kept } = found;
  const record = recordOf(game, kept);
  if (!campaignOf(game).next(record).includes(scenario)) return null;
  const match = startNext(game, record, {
    scenario,
    seats: kept.chairs.length,
    settings: settingsFor(game, scenario, kept.chairs.length, kept.settings ?? {}),
  });
  const id = await putNew(match, kept.chairs);
  const after = await campaignShelf.change(campaign, now =>
    now.match === kept.match && now.save === kept.save ? { ...now, match: id, updated: Date.now() } : now,
  );
  if (after?.match === id) return id;
  await deviceShelf.remove(id);
  return playStage(game, campaign, scenario);
}

/** Where people go on after a match of a campaign, and whether its scenario may be played there again. */
export interface Afterwards {
  readonly campaign: string;
  readonly again: boolean;
}

/** What comes after a match that is over; null if it belongs to no campaign, like a copy that was played on from a replay. */
export async function afterwards(game: Game, id: string, save: string): Promise<Afterwards | null> {
  const kept = await campaignShelf.ofMatch(id);
  if (!kept) return null;
  const { match } = load(save, [game]);
  const record = recordOf(game, kept);
  const next = campaignOf(game).next(kept.match === id ? afterMatch(record, match).record : record);
  return { campaign: kept.id, again: next.includes(match.config.scenario) };
}

/** Counts a match that is over, and plays its scenario again; see `playStage`. The shelf may not have its end yet: it is in the save. */
export async function playAgain(game: Game, campaign: string, id: string, save: string): Promise<string | null> {
  const { match } = load(save, [game]);
  await count(game, campaign, id, match);
  return playStage(game, campaign, match.config.scenario);
}

/** Its matches stay where they are. */
export const forgetCampaign = (id: string): Promise<void> => campaignShelf.remove(id);

/** The campaign as a file, with the match being played inside. */
export async function campaignFile(game: Game, seen: CampaignState): Promise<string> {
  const { record, chairs, match } = (await openCampaign(game, seen.id)) ?? seen;
  const found = match ? await readMatch(match.id) : null;
  return saveCampaign({ game, record, seats: chairs.length, match: found?.match ?? null });
}

/** A file becomes one more campaign; throws a `BadSave` if it is none of this game. */
export async function importCampaign(
  game: Game,
  text: string,
  seat: (seats: number) => readonly Chair[],
): Promise<CampaignState> {
  const { record, seats, match } = loadCampaign(text, [game]);
  const chairs = seat(seats);
  const begun = match ? { id: await putNew(match, chairs), scenario: match.config.scenario } : null;
  const state: CampaignState = {
    id: newId(),
    name: '',
    started: Date.now(),
    record,
    chairs,
    match: begun,
    news: [],
  };
  await keepNew(game, state);
  return state;
}
