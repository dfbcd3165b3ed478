// How much time the heroes of Descent need: plays quests with a later end of time (what is counted at the end of every round) and says where the count stood
// when somebody had reached a goal otherwise, and how often the heroes would win with each end of time.
//   node tools/balance/descent-time.ts --games 60 --seed sand [--only toll-at-the-ford,...] [--heroes 2,3,4] [--later 8] [--keep file.jsonl]
// `--later` is how much later the last encounter ends; without it no encounter ever ends by time. Bots see how near the end is: the less it is put off, the more they
// play as they would.
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { botById } from '@tafelrunde/bots';
import { descent, type State } from '@tafelrunde/descent';
import { checkConfig, erased, Match, newChance, perspective } from '@tafelrunde/engine';
import { CAMPAIGN, campaignPlan } from '../../games/descent/content/campaigns/index.ts';
import type { Encounter, Goal, Quest } from '../../games/descent/content/quest.ts';
import { QUESTS } from '../../games/descent/content/quests/index.ts';
import { openQuests } from '../../games/descent/content/quests/opened.ts';
import type { Size } from '../../games/descent/content/words.ts';
import { partOf } from '../../games/descent/rules/campaign/flow.ts';
import type { Side } from '../../games/descent/state.ts';

/** Whoever has not got there by then never will. */
const NEVER = 60;
const BOT = 'greedy';

/** How an encounter ended: who won it, of the last also by which counter, and how far time had come. */
interface Ended {
  readonly winner: Side | null;
  readonly by?: string;
  readonly time: number;
}

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '12' },
    seed: { type: 'string', default: 'sand' },
    only: { type: 'string' },
    heroes: { type: 'string', default: '2,3,4' },
    later: { type: 'string' },
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

const later = values.later === undefined ? null : Number(values.later);
if (later !== null && !(Number.isInteger(later) && later >= 0))
  throw new Error(`--later is a whole number from 0 on, not "${values.later}".`);

openQuests(Object.fromEntries(wanted.map(id => [id, endingLater(QUESTS[id] as Quest)])));
const game = erased(descent);
const opened = { ...game, scenarios: game.scenarios.map(({ campaignOnly: _, ...scenario }) => scenario) };
for (const id of wanted)
  for (const heroes of values.heroes.split(',').map(Number)) {
    const rows = Array.from({ length: games }, (_, number) => play(id, heroes, number));
    for (const [number, encounter] of (QUESTS[id] as Quest).encounters.entries())
      console.log(
        line(
          `${id} ${number + 1}, ${heroes} heroes`,
          timeOf(encounter),
          heroes as Size,
          rows.flatMap(row => row[number] ?? []),
        ),
      );
    if (values.keep !== undefined)
      appendFileSync(values.keep, `${JSON.stringify({ id, heroes, seed: values.seed, later, rows })}\n`);
  }

/** What time counts for: the goal whose counter goes up at the end of every round. */
function timeOf({ abilities = [], goals }: Encounter): Goal | undefined {
  const counted = abilities.flatMap(({ at, effects }) =>
    at === 'round-end' ? effects.flatMap(effect => (effect.do === 'count' ? [effect.counter] : [])) : [],
  );
  return goals.find(({ counter }) => counted.includes(counter));
}

function endingLater({ encounters, ...quest }: Quest): Quest {
  return {
    ...quest,
    encounters: encounters.map((one, number) => {
      const time = timeOf(one);
      if (time === undefined || (later !== null && number < encounters.length - 1)) return one;
      const put = (heroes: Size): number => (later === null ? NEVER : limitOf(time, heroes) + later);
      const least = { 2: put(2), 3: put(3), 4: put(4) };
      return { ...one, goals: one.goals.map(goal => (goal === time ? { ...goal, least } : goal)) };
    }),
  };
}

function limitOf({ least }: Goal, heroes: Size): number {
  return typeof least === 'number' ? least : least[heroes];
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
  let time = 0;
  const look = (): State => match.state as unknown as State;
  const counterIn = (encounter: number): string => {
    const found = QUESTS[scenario]?.encounters[encounter];
    return (found && timeOf(found)?.counter) ?? '';
  };
  while (match.ask !== null) {
    const bot = bots[match.ask.seat];
    if (bot === undefined) throw new RangeError(`Nobody sits at seat ${match.ask.seat}.`);
    const { encounter } = look();
    match.choose(bot.decide(perspective(match), whims));
    const state = look();
    if (state.encounter !== encounter) {
      ended.push({ winner: state.won[encounter] ?? null, time });
      time = 0;
    }
    time = state.counters[counterIn(state.encounter)] ?? time;
  }
  const { over, met, encounter } = look();
  const by = met === null ? undefined : QUESTS[scenario]?.encounters[encounter]?.goals[met]?.counter;
  ended.push({ winner: over?.winner ?? null, time, ...(by !== undefined && { by }) });
  return ended;
}

/** Where time stood when the side that has to hurry had won, and how often the heroes win if it ends then. */
function line(encounter: string, time: Goal | undefined, heroes: Size, all: readonly Ended[]): string {
  const won = all.filter(({ winner }) => winner === 'heroes').length;
  if (time === undefined)
    return `${encounter}: no end of time; of ${all.length} games the heroes win ${won}${decided(all)}`;
  const hurried: Side = time.side === 'overlord' ? 'heroes' : 'overlord';
  const needed = all.flatMap(({ winner, time: at }) => (winner === hurried ? [at] : []));
  const last = Math.max(...needed, limitOf(time, heroes));
  const first = Math.min(...needed, limitOf(time, heroes));
  const ends = Array.from({ length: last - first + 2 }, (_, i) => first + i).map(end => {
    const inTime = needed.filter(at => at < end).length;
    const share = Math.round((100 * (hurried === 'heroes' ? inTime : all.length - inTime)) / Math.max(1, all.length));
    return `${end === limitOf(time, heroes) ? '*' : ''}${end}: ${share}`;
  });
  return `${encounter}: of ${all.length} games the heroes win ${won}${decided(all)}; in a hundred, by the end of time: ${ends.join(' · ')}`;
}

/** By which counters they were decided. */
function decided(all: readonly Ended[]): string {
  const times = new Map<string, number>();
  for (const { by } of all) if (by !== undefined) times.set(by, (times.get(by) ?? 0) + 1);
  return times.size === 0 ? '' : ` (${[...times].map(([counter, n]) => `${counter} ${n}`).join(', ')})`;
}
