import { botById } from '@tafelrunde/bots';
import {
  afterMatch,
  beginCampaign,
  type CampaignRecord,
  campaignOf,
  type Game,
  newChance,
  perspective,
  startNext,
} from '@tafelrunde/engine';

/** A campaign as bots played it. */
export interface Travelled {
  readonly heroes: number;
  /** Adventures won, and all that were begun. */
  readonly won: number;
  readonly attempts: number;
  readonly isOver: boolean;
}

/** Plays a campaign with bots; an adventure that is lost this often is given up, and the campaign with it. */
export function travelled(game: Game, heroes: number, seed: string, most: number): Travelled {
  const bot = botById('greedy');
  const { next } = campaignOf(game);
  let record: CampaignRecord = beginCampaign(game);
  for (let lost = 0; lost < most; ) {
    const [scenario] = next(record);
    if (scenario === undefined) break;
    const attempt = record.played.length;
    const whims = newChance(`${seed}/${attempt}/bots`);
    const match = startNext(game, record, { scenario, seats: 1, settings: { heroes } }, { seed: `${seed}/${attempt}` });
    while (match.ask !== null) match.choose(bot.decide(perspective(match), whims));
    record = afterMatch(record, match).record;
    lost = next(record)[0] === scenario ? lost + 1 : 0;
  }
  const won = record.played.filter(({ outcome }) => outcome.kind === 'won').length;
  return { heroes, won, attempts: record.played.length, isOver: next(record).length === 0 };
}
