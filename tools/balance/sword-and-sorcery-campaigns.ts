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
import { watched } from '@tafelrunde/lab';
import { Results } from './sword-and-sorcery-results.ts';

/** A campaign as bots played it. */
export interface Travelled {
  readonly heroes: number;
  /** Adventures won, and all that were begun. */
  readonly won: number;
  readonly attempts: number;
  readonly isOver: boolean;
  /** The adventure that was lost too often. */
  readonly gaveUp: string | null;
  /** What the heroes had and used, in all attempts together. */
  readonly results: Results;
}

/** Plays a campaign with bots; an adventure that is lost this often is given up, and the campaign with it. */
export function travelled(game: Game, heroes: number, seed: string, most: number): Travelled {
  const bot = botById('greedy');
  const { next } = campaignOf(game);
  const results = new Results();
  let record: CampaignRecord = beginCampaign(game);
  for (let lost = 0; lost < most; ) {
    const [scenario] = next(record);
    if (scenario === undefined) break;
    const attempt = record.played.length;
    const luck = `${seed}/${attempt}`;
    const whims = newChance(`${luck}/bots`);
    const watching = watched(game);
    const match = startNext(
      watching.game,
      record,
      { scenario, seats: 1, settings: { heroes } },
      { seed: luck, listen: false, hear: watching.hear },
    );
    while (match.ask !== null) match.choose(bot.decide(perspective(match), whims));
    results.add(watching.finish(match.state, attempt, match.outcome, match.answers.length));
    record = afterMatch(record, match).record;
    lost = next(record)[0] === scenario ? lost + 1 : 0;
  }
  const won = record.played.filter(({ outcome }) => outcome.kind === 'won').length;
  const [left = null] = next(record);
  return { heroes, won, attempts: record.played.length, isOver: left === null, gaveUp: left, results };
}
