import { type Bot, botById, random } from '@tafelrunde/bots';
import {
  type Game,
  type GameEvent,
  Match,
  newChance,
  type Outcome,
  perspective,
  playOut,
  Run,
  type Scribe,
  scenarioOf,
} from '@tafelrunde/engine';
import { Diarist, type Diary, torn } from './diary.ts';
import { type Lineup, type Orders, tableOf } from './orders.ts';

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
  return watch.diarist.finish(state, number, outcome, decisions);
}

interface Played {
  readonly watch: Watch;
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
  let watch: Watch | null = null;
  const hear = (event: GameEvent, state: object): void => watch?.hear(event, state);
  // The chronicle begins with the state as it was set up, before anything has happened.
  const watched: Game = {
    ...game,
    setup: (wanted, chance) => {
      const state = game.setup(wanted, chance);
      watch = new Watch(game, state, wanted.seats);
      return state;
    },
  };
  const match = Match.start(watched, config, { seed: luck, listen: false, hear });
  while (match.ask !== null && match.answers.length < longest) {
    const bot = seated[match.ask.seat];
    if (!bot) throw new RangeError(`Nobody sits at seat ${match.ask.seat}.`);
    match.choose(bot.decide(perspective(match), whims));
  }
  if (watch === null) throw new Error(`${game.id} was never set up.`);
  return { watch, state: match.state, outcome: match.outcome, decisions: match.answers.length };
}

/** The chronicle of one match and the diary it is written into. */
class Watch {
  readonly diarist: Diarist;
  readonly #scribe: Scribe | undefined;

  constructor({ chronicle }: Game, start: object, seats: number) {
    this.diarist = new Diarist(chronicle, start, seats);
    this.#scribe = chronicle?.begin(start, this.diarist.write);
    this.diarist.readGauges(start);
  }

  hear(event: GameEvent, state: object): void {
    this.#scribe?.hear(event, state);
    this.diarist.readGauges(state);
  }
}
