import {
  afterMatch,
  type CampaignRecord,
  type CampaignStory,
  campaignOf,
  saveCampaign,
  type Text,
} from '@tafelrunde/engine';
import type { CampaignPart } from '../store/store.ts';
import type { Table } from '../table/table.ts';

/** A campaign as its last match leaves it. */
export interface CampaignStanding {
  readonly record: CampaignRecord;
  /** What people were told after the last match that is over. */
  readonly news: readonly Text[];
  /** What may be played now: nothing while a match is played, or when the campaign is over. */
  readonly open: readonly string[];
  /** Nothing more will be played: it is at its end, or people have ended it. */
  readonly over: boolean;
}

/**
 * A campaign is no more than a row of tables, each of which is opened with what the ones before have left behind. How it stands follows from
 * the last of them; nothing else is kept.
 */
export function standingOf(table: Table, { played, news }: CampaignPart): CampaignStanding {
  const { game, match, closed } = table;
  const campaign = campaignOf(game);
  const before = { played, carried: match.config.carried ?? campaign.start };
  if (match.outcome === null) return { record: before, news, open: [], over: closed };
  const after = afterMatch(before, match);
  const open = closed ? [] : campaign.next(after.record);
  return { ...after, open, over: open.length === 0 };
}

/** What everybody may know of it. What is carried stays here: the game tells what of it may be told. */
export const storyOf = ({ game }: Table, { record }: CampaignStanding): CampaignStory => campaignOf(game).tell(record);

/** As a file, to be played on at one screen; a match that was broken off is in it. */
export function fileOf({ game, match, opening }: Table, { record }: CampaignStanding): string {
  return saveCampaign({ game, record, seats: opening.config.seats, match: match.outcome === null ? match : null });
}

/** Those who belong to the campaign: who sits there, or shall in the next match. */
export const belongs = ({ seating }: Table, player: string): boolean => seating.belongs(player);

/** Whoever has opened the campaign leads it, until they leave their seat for good. */
function isLed({ opening: { host, seats }, seating }: Table): boolean {
  const isHost = (seat: object): boolean => 'player' in seat && seat.player === host;
  return !seats.some(isHost) || seating.successors().some(isHost);
}

/** The host of the next match: when the old one has left, whoever goes on. */
export const hostAfter = (table: Table, player: string): string => (isLed(table) ? table.opening.host : player);

/** May the player end the campaign, and say who sits where? Where nobody leads it, all who belong to it may. */
export const leads = (table: Table, player: string): boolean =>
  isLed(table) ? table.opening.host === player : belongs(table, player);

/** Before the campaign is over some games let only certain seats look at a match again: what was secret there still counts. */
export function isSealedFor({ game, opening, match, seating }: Table, player: string | null): boolean {
  const secretive = (opening.campaign && game.campaign?.secretive?.(match.state)) ?? [];
  const own = seating.of(player);
  return secretive.length > 0 && !secretive.some(seat => own.includes(seat));
}
