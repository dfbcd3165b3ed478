import {
  BadConfig,
  beginCampaign,
  beginningsOf,
  beginningWith,
  campaignOf,
  type Plain,
  settingsFor,
} from '@tafelrunde/engine';
import type { CampaignPart, Store } from '../store/store.ts';
import { clockSetting } from '../table/clock.ts';
import type { Occupant } from '../table/entry.ts';
import type { House } from '../table/house.ts';
import { hashOf, type Wanted } from '../table/opening.ts';
import { CAMPAIGN_OVER, type HouseRefusal, NO_SEAT, NOT_HOST, NOT_OVER } from '../table/refusals.ts';
import { agreeing } from '../table/suggestion.ts';
import type { Table } from '../table/table.ts';
import { belongs, hostAfter, leads, standingOf } from './standing.ts';

/** Who is to sit on a seat of the next match: whoever did, anybody with the invitation, or a bot. */
export type NextSeat =
  | { readonly is: 'same' }
  | { readonly is: 'free' }
  | { readonly is: 'bot'; readonly level: string };

export interface GoingOn {
  readonly player: string;
  /** Left out: the first of those to choose from. */
  readonly scenario?: string | undefined;
  /** Left out: everybody stays. Only for whoever leads the campaign. */
  readonly seats?: readonly NextSeat[] | undefined;
}

/** The next match of the campaign, as it follows from this table; or why there is none for this player. */
export function nextAfter(
  table: Table,
  { player, scenario, seats }: GoingOn,
): { readonly wanted: Omit<Wanted, 'now'> } | HouseRefusal {
  const { opening, game } = table;
  const { campaign: part } = opening;
  if (!part || !belongs(table, player)) return NO_SEAT;
  if (table.closed) return CAMPAIGN_OVER;
  if (!table.ending) return NOT_OVER;
  if (seats && !leads(table, player)) return NOT_HOST;
  const { record, news, open } = standingOf(table, part);
  const [first] = open;
  if (first === undefined) return CAMPAIGN_OVER;
  const next = scenario ?? first;
  if (!open.includes(next)) throw notNext(next, open);
  const { spectators, hints = true, several = true, clock, agree, inviteHash } = opening;
  const number = part.number + 1;
  const campaign: CampaignPart = { ...part, number, played: record.played, news };
  return {
    wanted: {
      id: hashOf(`match ${number} of ${part.id} ${inviteHash}`).slice(0, opening.id.length),
      game,
      config: {
        scenario: next,
        settings: settingsFor(game, next, opening.seats.length, part.settings),
        carried: record.carried,
      },
      seats: seated(table.seating.successors(), seats),
      host: hostAfter(table, player),
      spectators,
      hints,
      several,
      clock: clock && clockSetting.parse(clock),
      agree: agree && agreeing.parse(agree),
      campaign,
      inviteHash,
    },
  };
}

function seated(successors: readonly Occupant[], seats: readonly NextSeat[] | undefined): readonly Occupant[] {
  if (seats && seats.length !== successors.length)
    throw new BadConfig(
      `This campaign has ${successors.length} seats, not ${seats.length}.`,
      `Diese Kampagne hat ${successors.length} Plätze, nicht ${seats.length}.`,
    );
  return successors.map((same, seat) => {
    const wanted = seats?.[seat] ?? { is: 'same' };
    return wanted.is === 'same' ? same : wanted;
  });
}

const notNext = (scenario: string, open: readonly string[]): BadConfig =>
  new BadConfig(
    `"${scenario.slice(0, 60)}" does not come next in this campaign; it can be ${open.join(', ')}.`,
    `„${scenario.slice(0, 60)}“ kommt in dieser Kampagne nicht als Nächstes; möglich ist ${open.join(', ')}.`,
  );

/** Is the campaign over? Asked of its last match. */
export async function isOver(store: Store, house: Pick<House, 'look'>, id: string): Promise<boolean> {
  const last = (await store.campaign(id)).at(-1);
  return (last && (await house.look(last.table, overAfter))) ?? true;
}

const overAfter = (table: Table): boolean => {
  const { campaign } = table.opening;
  return !campaign || standingOf(table, campaign).over;
};

/** The first match of a campaign of this game, by what its people have agreed on. */
export function firstOf(
  game: Wanted['game'],
  scenario: string | undefined,
): { readonly scenario: string; readonly carried: Plain } {
  const { next } = campaignOf(game);
  const open = beginningsOf(game).flatMap(one => next(beginCampaign(game, one)));
  const first = scenario ?? open[0] ?? '';
  const beginning = beginningWith(game, first);
  if (beginning === null) throw notNext(first, open);
  return { scenario: first, carried: beginning.start };
}
