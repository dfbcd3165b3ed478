import {
  afterMatch,
  BadSave,
  beginCampaign,
  type CampaignRecord,
  type Game,
  loadCampaign,
  saveCampaign,
  startNext,
  type Text,
} from '@tafelrunde/engine';
import { campaignShelf, type KeptCampaign } from './campaign-shelf.ts';
import { newId } from './ids.ts';
import { putNew, readMatch } from './opening.ts';
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
  readonly played: number | BadSave;
}

async function keep(game: Game, state: CampaignState): Promise<void> {
  const { id, name, started, record, chairs, match, news } = state;
  const save = saveCampaign({ game, record, seats: chairs.length, match: null });
  const updated = Date.now();
  await campaignShelf.put({
    id,
    game: game.id,
    name,
    chairs,
    match: match?.id ?? null,
    save,
    news,
    started,
    updated,
  });
}

/** The campaigns of a game on this device, the latest first. */
export async function listCampaigns(game: Game): Promise<readonly CampaignLine[]> {
  const kept = await campaignShelf.list(game.id);
  return kept.map(({ id, name, started, updated, save }) => ({
    id,
    name,
    started,
    updated,
    played: playedIn(game, save),
  }));
}

function playedIn(game: Game, save: string): number | BadSave {
  try {
    return loadCampaign(save, [game]).record.played.length;
  } catch (error) {
    if (error instanceof BadSave) return error;
    throw error;
  }
}

/** A campaign by its own name or by that of its match; null if there is none. A match that is over by now is counted, once. */
export async function openCampaign(game: Game, id: string): Promise<CampaignState | null> {
  const kept = (await campaignShelf.get(id)) ?? (await campaignShelf.ofMatch(id));
  if (!kept || kept.game !== game.id) return null;
  const state = stateOf(game, kept);
  const found = kept.match === null ? null : await readMatch(kept.match);
  if (!found || kept.match === null) return state;
  if (found.match.outcome === null)
    return { ...state, match: { id: kept.match, scenario: found.match.config.scenario } };
  const after = { ...state, ...afterMatch(state.record, found.match) };
  await keep(game, after);
  return after;
}

function stateOf(game: Game, { id, name, started, save, chairs, news }: KeptCampaign): CampaignState {
  const { record } = loadCampaign(save, [game]);
  return { id, name, started, record, chairs, match: null, news };
}

/** Begins a campaign beside those that are there. */
export async function newCampaign(game: Game, chairs: readonly Chair[], name: string): Promise<CampaignState> {
  const record = beginCampaign(game);
  const state: CampaignState = { id: newId(), name, started: Date.now(), record, chairs, match: null, news: [] };
  await keep(game, state);
  return state;
}

export async function renameCampaign(game: Game, state: CampaignState, name: string): Promise<CampaignState> {
  const renamed = { ...state, name };
  await keep(game, renamed);
  return renamed;
}

/** Sets up a match of the campaign; returns its id on the shelf. Another tab may have begun it already. */
export async function playStage(game: Game, { id }: CampaignState, scenario: string): Promise<string> {
  const state = await openCampaign(game, id);
  if (!state) throw new Error('This campaign was removed.');
  if (state.match?.scenario === scenario) return state.match.id;
  const match = startNext(game, state.record, { scenario, seats: state.chairs.length });
  const played = await putNew(match, state.chairs);
  await keep(game, { ...state, match: { id: played, scenario } });
  return played;
}

/** Its matches stay where they are. */
export const forgetCampaign = (id: string): Promise<void> => campaignShelf.remove(id);

/** The campaign as a file, with the match being played inside. */
export async function campaignFile(game: Game, { record, chairs, match }: CampaignState): Promise<string> {
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
  await keep(game, state);
  return state;
}
