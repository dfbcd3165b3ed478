import {
  type Ask,
  asked,
  type Choice,
  type Config,
  type Game,
  type GameEvent,
  type Lang,
  type Nth,
  type SeatName,
  say,
  type Wording,
} from '@tafelrunde/engine';
import { calledByName, type Names, seatNames } from '../local/seating.ts';
import type { End } from '../local/table.ts';

const GAVE_UP: Readonly<Record<Lang, (name: string) => string>> = {
  en: name => `${name} gave up.`,
  de: name => `${name} hat aufgegeben.`,
};
const WAS_LATE: Readonly<Record<Lang, (name: string) => string>> = {
  en: name => `The time of ${name} has run out.`,
  de: name => `Die Zeit ist abgelaufen: ${name} hat nicht entschieden.`,
};

const ABANDONED: Readonly<Record<Lang, string>> = {
  en: 'The campaign was ended before this match was over.',
  de: 'Die Kampagne wurde beendet, bevor diese Partie zu Ende war.',
};

const NTH: Readonly<Record<Lang, (nth: Nth) => string>> = {
  en: ({ number, of }) => `${number} of ${of}`,
  de: ({ number, of }) => `${number} von ${of}`,
};

/** Puts what a game asks, offers and tells into words of one language. */
export class Words {
  readonly lang: Lang;
  /** The seat by what it is in the game: its role, or its number. */
  readonly role: SeatName;
  /** The seat by who sits there, where people have names. */
  readonly seat: SeatName;
  readonly #game: Game;

  constructor(game: Game, config: Config, lang: Lang, numbered: (seat: number) => string, names: Names = []) {
    this.lang = lang;
    this.role = seatNames(game, config, lang, numbered);
    this.seat = calledByName(names, this.role);
    this.#game = game;
  }

  /** The question, with whom it is about; where the same is asked several times in a row, with which of how many it is. */
  ask(ask: Pick<Ask, 'kind' | 'nth' | 'about'>): string {
    const { nth } = ask;
    const question = asked(this.#game, ask, this.lang);
    return nth && nth.of > 1 ? `${question} (${NTH[this.lang](nth)})` : question;
  }

  option(choice: Choice): string {
    return this.#say(this.#game.texts.options, choice.do, choice);
  }

  event(event: GameEvent): string {
    return this.#say(this.#game.texts.events, event.kind, event);
  }

  outcome(outcome: End): string {
    if ('resigned' in outcome) return GAVE_UP[this.lang](this.seat(outcome.resigned));
    if ('abandoned' in outcome) return ABANDONED[this.lang];
    if ('late' in outcome) return WAS_LATE[this.lang](this.seat(outcome.late));
    return this.#say(this.#game.texts.outcomes, outcome.kind, outcome);
  }

  draw(view: unknown, plain: boolean): string[] {
    return this.#game.draw(view, { lang: this.lang, plain, seat: this.seat });
  }

  #say<About>(texts: Readonly<Record<string, Wording<never>>>, key: string, about: About): string {
    const wording = texts[key] as Wording<About> | undefined;
    return wording ? say(wording, this.lang, about, this.seat) : key;
  }
}
