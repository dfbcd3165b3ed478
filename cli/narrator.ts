import {
  type Ask,
  asked,
  type Choice,
  type Config,
  type Game,
  type GameEvent,
  type Lang,
  type LogEntry,
  type Outcome,
  type SeatName,
  say,
  type Wording,
} from '@tafelrunde/engine';
import type { Messages } from './messages/index.ts';
import { seatNames } from './seating.ts';

/** Puts what a game offers and tells into words of one language, always with the rule behind it. */
export class Narrator {
  readonly seat: SeatName;
  readonly #game: Game;
  readonly #lang: Lang;
  readonly #m: Messages;

  constructor(game: Game, config: Config, lang: Lang, m: Messages, players: readonly (string | null)[] = []) {
    const role = seatNames(game, config, lang, m);
    this.seat = seat => players[seat] || role(seat);
    this.#game = game;
    this.#lang = lang;
    this.#m = m;
  }

  option(choice: Choice): string {
    return this.#say(this.#game.texts.options, choice.do, choice);
  }

  /** The question, with whom it is about; where it is one of several, also which. */
  ask(ask: Pick<Ask, 'kind' | 'nth' | 'about'>): string {
    const { nth } = ask;
    const question = asked(this.#game, ask, this.#lang);
    return nth && nth.of > 1 ? `${question} (${this.#m.play.nth(nth.number, nth.of)})` : question;
  }

  event({ event }: LogEntry): string {
    return cited(this.#say(this.#game.texts.events, event.kind, event), event.rule);
  }

  outcome(outcome: Outcome): string {
    return cited(this.#say(this.#game.texts.outcomes, outcome.kind, outcome), outcome.rule);
  }

  draw(view: unknown, plain: boolean): string[] {
    return this.#game.draw(view, { lang: this.#lang, plain, seat: this.seat });
  }

  #say<About>(texts: Readonly<Record<string, Wording<never>>>, key: string, about: About): string {
    const wording = texts[key] as Wording<About> | undefined;
    return wording ? say(wording, this.#lang, about, this.seat) : key;
  }
}

const cited = (text: string, rule: GameEvent['rule']): string => (rule === undefined ? text : `${text} [${rule}]`);
