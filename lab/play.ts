import { type Bot, botById, random } from '@tafelrunde/bots';
import { type Game, Match, newChance, type Outcome, perspective, playOut, Run, scenarioOf } from '@tafelrunde/engine';
import { type Diary, torn } from './diary.ts';
import { type Lineup, type Orders, tableOf } from './orders.ts';
import { Watch, type Watched, watched } from './watch.ts';

/** Plays one game between bots and writes its diary, which depends on nothing but the orders and the number. */
export function playGame(game: Game, orders: Orders, number: number): Diary {
  try {
    return play(game, tableOf(orders, number), `${orders.seed}/${number}`, number);
  } catch (error) {
    return torn(number, error instanceof Error ? error.message : String(error));
  }
}

function play(game: Game, table: Lineup, luck: string, number: number): Diary {
  const whims = newChance(`${luck}/bots`);
  const { longest } = scenarioOf(game, table.config.scenario);
  // Where nobody looks at anything the bare driver will do: without history and views it is many times faster.
  const played = table.bots.every(bot => bot === random.id)
    ? playBlindly(game, table, luck, ask => whims.int(ask), longest)
    : playByBots(game, table, luck, whims, longest);
  const { watch, state, outcome, decisions } = played;
  return watch.finish(state, number, outcome, decisions);
}

interface Played {
  readonly watch: Pick<Watched, 'finish'>;
  readonly state: object;
  readonly outcome: Outcome | null;
  readonly decisions: number;
}

function playBlindly(
  game: Game,
  { config }: Lineup,
  luck: string,
  pick: (options: number) => number,
  longest: number,
): Played {
  const chance = newChance(luck);
  const state = game.setup(config, chance);
  const watch = new Watch(game, state, config.seats);
  const run = new Run(game, state, { chance, tell: event => watch.hear(event, state) });
  const decisions = playOut(run, ask => pick(ask.options.length), longest);
  return { watch, state, outcome: run.outcome, decisions };
}

function playByBots(
  game: Game,
  { config, bots }: Lineup,
  luck: string,
  whims: ReturnType<typeof newChance>,
  longest: number,
): Played {
  const seated = bots.map((id): Bot => {
    const bot = botById(id);
    return bot.seated?.() ?? bot;
  });
  const watching = watched(game);
  const match = Match.start(watching.game, config, { seed: luck, listen: false, hear: watching.hear });
  while (match.ask !== null && match.answers.length < longest) {
    const bot = seated[match.ask.seat];
    if (!bot) throw new RangeError(`Nobody sits at seat ${match.ask.seat}.`);
    match.choose(bot.decide(perspective(match), whims));
  }
  return { watch: watching, state: match.state, outcome: match.outcome, decisions: match.answers.length };
}
