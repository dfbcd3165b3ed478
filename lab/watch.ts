import type { Game, GameEvent, Outcome, Scribe } from '@tafelrunde/engine';
import { Diarist, type Diary } from './diary.ts';

/** The chronicle of one match and the diary it is written into. */
export class Watch {
  readonly #diarist: Diarist;
  readonly #scribe: Scribe | undefined;

  constructor({ chronicle }: Game, start: object, seats: number) {
    this.#diarist = new Diarist(chronicle, start, seats);
    this.#scribe = chronicle?.begin(start, this.#diarist.write);
    this.#diarist.readGauges(start);
  }

  hear(event: GameEvent, state: object): void {
    this.#scribe?.hear(event, state);
    this.#diarist.readGauges(state);
  }

  finish(state: object, number: number, outcome: Outcome | null, decisions: number): Diary {
    return this.#diarist.finish(state, number, outcome, decisions);
  }
}

/** What a match played with `game` and told to `hear` is written down as. */
export interface Watched {
  readonly game: Game;
  readonly hear: (event: GameEvent, state: object) => void;
  finish(state: object, number: number, outcome: Outcome | null, decisions: number): Diary;
}

/** For one match: the chronicle begins with the state as it was set up, before anything has happened. */
export function watched(game: Game): Watched {
  let watch: Watch | null = null;
  return {
    game: {
      ...game,
      setup: (wanted, chance) => {
        const state = game.setup(wanted, chance);
        watch = new Watch(game, state, wanted.seats);
        return state;
      },
    },
    hear: (event, state) => watch?.hear(event, state),
    finish: (...end) => {
      if (watch === null) throw new Error(`${game.id} was never set up.`);
      return watch.finish(...end);
    },
  };
}
