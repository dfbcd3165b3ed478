import { type Bot, botById } from '@tafelrunde/bots';
import { type Config, type Game, Match, newChance, perspective, type Seat, scenarioOf } from '@tafelrunde/engine';

/** The two sides of a match: seats that win and lose together. */
export type Sides = readonly [readonly Seat[], readonly Seat[]];

export interface ArenaOrders {
  readonly game: string;
  readonly tables: readonly { readonly config: Config; readonly sides: Sides }[];
  readonly bots: readonly [string, string];
  readonly seed: string;
}

export interface ArenaResult {
  readonly number: number;
  readonly scenario: string;
  /** Which side the first bot played. */
  readonly side: 0 | 1;
  /** Which bot won, or null: nobody did, or it was still going on after the scenario's longest game. */
  readonly winner: 0 | 1 | null;
  readonly decisions: number;
  /** Milliseconds that each bot thought about each decision that left it a choice. */
  readonly thinking: readonly [readonly number[], readonly number[]];
  /** A rule or a bot broke. */
  readonly failure: string | null;
}

/** One game. Two in a row have the same luck and the sides swapped; nothing in it depends on anything but the seed and the number. */
export function arenaOne(game: Game, { tables, bots, seed }: ArenaOrders, number: number): ArenaResult {
  const pair = Math.floor(number / 2);
  const table = tables[pair % tables.length];
  if (!table) throw new Error('There is no table to play at.');
  const { config, sides } = table;
  const side = number % 2 === 0 ? 0 : 1;
  const thinking: [number[], number[]] = [[], []];
  const head = { number, scenario: config.scenario, side, thinking } as const;
  try {
    const match = Match.start(game, config, { seed: `${seed}/${pair}`, listen: false });
    const seated = Array.from({ length: config.seats }, (_, seat) => sit(bots[botAt(sides, side, seat)]));
    const whims = seated.map((_, seat) => newChance(`${seed}/${number}/${seat}`));
    const { longest } = scenarioOf(game, config.scenario);
    while (match.ask !== null && match.answers.length < longest) {
      const { seat, options } = match.ask;
      const begun = process.threadCpuUsage();
      const choice = seated[seat]?.decide(perspective(match), whims[seat] ?? newChance(seed)) ?? 0;
      const { user, system } = process.threadCpuUsage(begun);
      if (options.length > 1) thinking[botAt(sides, side, seat)].push((user + system) / 1_000);
      match.choose(choice);
    }
    const winners = match.outcome?.winners ?? [];
    const winner = winners[0] === undefined ? null : botAt(sides, side, winners[0]);
    return { ...head, winner, decisions: match.answers.length, failure: null };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    return { ...head, winner: null, decisions: 0, failure };
  }
}

function sit(id: string): Bot {
  const bot = botById(id);
  return bot.seated?.() ?? bot;
}

function botAt(sides: Sides, sideOfFirst: 0 | 1, seat: Seat): 0 | 1 {
  const side = sides[0].includes(seat) ? 0 : 1;
  return side === sideOfFirst ? 0 : 1;
}
