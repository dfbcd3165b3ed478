// How much time the heroes of Descent need: plays quests without the limit of their counter of doom and says where it stood when the heroes had reached their
// goal. A limit at the median is reached in time in one game of two.
//   node tools/balance/descent-time.ts --games 12 --seed sand [--only toll-at-the-ford,...] [--heroes 2,3,4] [--keep file.jsonl]
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { botById } from '@tafelrunde/bots';
import { descent, type State } from '@tafelrunde/descent';
import { checkConfig, erased, Match, newChance, perspective } from '@tafelrunde/engine';
import { CAMPAIGN, campaignPlan } from '../../games/descent/content/campaigns/index.ts';
import type { Goal, Quest } from '../../games/descent/content/quest.ts';
import { QUESTS } from '../../games/descent/content/quests/index.ts';
import { openQuests } from '../../games/descent/content/quests/opened.ts';
import { partOf } from '../../games/descent/rules/campaign/flow.ts';

const DOOM = 'doom';
/** Whoever has not got there by then never will. */
const NEVER = 60;
const BOT = 'greedy';

/** How an encounter ended: who won it, and how far doom had come. */
interface Ended {
  readonly winner: 'heroes' | 'overlord' | null;
  readonly doom: number;
}

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '12' },
    seed: { type: 'string', default: 'sand' },
    only: { type: 'string' },
    heroes: { type: 'string', default: '2,3,4' },
    keep: { type: 'string' },
  },
});
const plan = campaignPlan(CAMPAIGN);
const quests = Object.keys(QUESTS).filter(id => partOf(plan, id) !== null);
const wanted: readonly string[] = values.only?.split(',') ?? quests;
for (const id of wanted)
  if (!quests.includes(id)) throw new Error(`--only names "${id}"; there are ${quests.join(', ')}.`);
const games = Number(values.games);
if (!Number.isInteger(games) || games < 1)
  throw new Error(`--games is a whole number from 1 on, not "${values.games}".`);

openQuests(Object.fromEntries(wanted.map(id => [id, withoutLimit(QUESTS[id] as Quest)])));
const game = erased(descent);
const opened = { ...game, scenarios: game.scenarios.map(({ campaignOnly: _, ...scenario }) => scenario) };
for (const id of wanted)
  for (const heroes of values.heroes.split(',').map(Number)) {
    const rows = Array.from({ length: games }, (_, number) => play(id, heroes, number));
    const limits = (QUESTS[id] as Quest).encounters.map(({ goals }) => limitOf(goals, heroes));
    for (const [encounter, limit] of limits.entries()) console.log(line(id, heroes, encounter, limit, rows));
    if (values.keep !== undefined)
      appendFileSync(values.keep, `${JSON.stringify({ id, heroes, seed: values.seed, limits, rows })}\n`);
  }

function withoutLimit({ encounters, ...quest }: Quest): Quest {
  const endless = { 2: NEVER, 3: NEVER, 4: NEVER };
  return {
    ...quest,
    encounters: encounters.map(one => ({
      ...one,
      goals: one.goals.map(goal => (isLimit(goal) ? { ...goal, least: endless } : goal)),
    })),
  };
}

function isLimit({ side, counter }: Goal): boolean {
  return side === 'overlord' && counter === DOOM;
}

function limitOf(goals: readonly Goal[], heroes: number): number | null {
  const least = goals.find(isLimit)?.least;
  return typeof least === 'number' || least === undefined ? (least ?? null) : (least[heroes as 2 | 3 | 4] ?? null);
}

function play(scenario: string, heroes: number, number: number): Ended[] {
  const config = checkConfig(opened, { scenario, seats: 2, settings: { heroes } });
  const luck = `${values.seed}/${number}`;
  const whims = newChance(`${luck}/bots`);
  const bots = [0, 1].map(() => {
    const bot = botById(BOT);
    return bot.seated?.() ?? bot;
  });
  const match = Match.start(opened, config, { seed: luck, listen: false });
  const ended: Ended[] = [];
  let doom = 0;
  const look = (): State => match.state as unknown as State;
  while (match.ask !== null) {
    const bot = bots[match.ask.seat];
    if (bot === undefined) throw new RangeError(`Nobody sits at seat ${match.ask.seat}.`);
    const { encounter } = look();
    match.choose(bot.decide(perspective(match), whims));
    const state = look();
    if (state.encounter !== encounter) {
      ended.push({ winner: state.won[encounter] ?? null, doom });
      doom = 0;
    }
    doom = state.counters[DOOM] ?? doom;
  }
  const { over } = look();
  ended.push({ winner: over?.winner ?? null, doom });
  return ended;
}

function line(
  id: string,
  heroes: number,
  encounter: number,
  limit: number | null,
  rows: readonly (readonly Ended[])[],
): string {
  const all = rows.flatMap(row => row[encounter] ?? []);
  const needed = all.flatMap(({ winner, doom }) => (winner === 'heroes' ? [doom] : [])).sort((a, b) => a - b);
  const at = (share: number): string => String(needed[Math.floor(share * needed.length)] ?? '-');
  const inTime = limit === null ? '-' : needed.filter(doom => doom < limit).length;
  return `${id} ${encounter + 1}, ${heroes} heroes: limit ${limit ?? 'none'}; of ${all.length} games the heroes get there in ${needed.length}, in time in ${inTime}; doom then ${at(0)} · ${at(0.25)} · ${at(0.5)} · ${at(0.75)} · ${at(0.999)}`;
}
