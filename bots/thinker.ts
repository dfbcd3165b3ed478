import { type Game, Match, type MatchRecord, newChance, ownAnswers, perspective } from '@tafelrunde/engine';
import { type Advice, advise } from './advice.ts';
import type { Bot } from './bot.ts';
import { botById } from './roster.ts';
import type { Budget } from './search/index.ts';

declare const performance: { now(): number };

/** What is asked of somebody who thinks elsewhere, in another thread: plain data. */
export interface Question {
  readonly do: 'decide' | 'advise';
  readonly game: string;
  /** The match as it stands; the bot itself is shown what the deciding seat may know. */
  readonly record: MatchRecord;
  /** What the deciding seat has answered lately (see `Perspective`); the record begins with the last rest. */
  readonly lately?: readonly string[];
  /** Who decides: the id of a level or a bot. */
  readonly bot: string;
  /** Which table this is: bots remember what they thought at the same table and seat. */
  readonly table: string;
  /** Repeats the whims; without it they come from the operating system. */
  readonly seed?: string | undefined;
}

export interface Thought {
  readonly option: number;
  readonly advice: readonly Advice[];
  readonly milliseconds: number;
}

const ADVICE: Budget = { milliseconds: 600 };
const MOST_REMEMBERED = 64;

/** A match as others need it to think about the pending decision: the last rest and the answers since. */
export function standing(match: Match): Pick<Question, 'game' | 'record' | 'lately'> {
  const { position, answers } = match.halfMade();
  const record = { ...match.record(), start: position, answers, checkpoint: { at: 0, position } };
  return { game: match.game.id, record, lately: match.ask ? ownAnswers(match, match.ask.seat) : [] };
}

/** Thinks for others: the same in a worker thread of the terminal or a server and in a web worker. */
export class Thinker {
  readonly #games: readonly Game[];
  readonly #seated = new Map<string, Bot>();

  constructor(games: readonly Game[]) {
    this.#games = games;
  }

  think({ do: what, game: id, record, lately = [], bot, table, seed }: Question): Thought {
    const begun = performance.now();
    const game = this.#games.find(g => g.id === id);
    if (!game) throw new RangeError(`There is no game "${id}".`);
    const seen = { ...perspective(Match.resume(game, record, { fromStart: false, listen: false })), lately };
    const whims = newChance(seed);
    const advice = what === 'advise' ? advise(seen, whims, ADVICE) : [];
    const option =
      what === 'advise'
        ? (advice[0]?.option ?? 0)
        : this.#botAt(`${table}/${seen.seat}/${bot}`, bot).decide(seen, whims);
    return { option, advice, milliseconds: performance.now() - begun };
  }

  #botAt(seat: string, id: string): Bot {
    let bot = this.#seated.get(seat);
    if (!bot) {
      bot = botById(id);
      bot = bot.seated?.() ?? bot;
      this.#seated.set(seat, bot);
    }
    const [oldest] = this.#seated.keys();
    if (this.#seated.size > MOST_REMEMBERED && oldest !== undefined) this.#seated.delete(oldest);
    return bot;
  }
}
