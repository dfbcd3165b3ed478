import type { Game, GameEvent, Note, Scribe, Seat } from '@tafelrunde/engine';

/** What a seat did in a match, counted. */
export interface TallyOfSeat {
  readonly decisions: number;
  /** Null where the game is not counted. */
  readonly fighting: Fighting | null;
}

export interface Fighting {
  readonly attacks: number;
  readonly hits: number;
  readonly wounds: number;
  /** Figures of others that fell by its hand, and its own that fell. */
  readonly felled: number;
  readonly fallen: number;
}

type Counting = { -readonly [Figure in keyof Fighting]: number };

/** Counts a match as it is told, in the words of the game's chronicle. */
export class Tally {
  readonly #scribe: Scribe | undefined;
  readonly #decisions: number[];
  readonly #fighting: Counting[];
  readonly #turns: number[];
  #rounds = 0;

  constructor(game: Game, start: object, seats: number) {
    this.#decisions = new Array<number>(seats).fill(0);
    this.#turns = new Array<number>(seats).fill(0);
    this.#fighting = this.#decisions.map(() => ({ attacks: 0, hits: 0, wounds: 0, felled: 0, fallen: 0 }));
    this.#scribe = game.chronicle?.begin(start, note => this.#count(note));
  }

  hear(event: GameEvent, state: object): void {
    this.#scribe?.hear(event, state);
  }

  decide(seat: Seat): void {
    this.#decisions[seat] = (this.#decisions[seat] ?? 0) + 1;
  }

  /** Rounds are those of everybody, or the own turns of whoever had most of them. */
  finish(): { readonly rounds: number; readonly tally: readonly TallyOfSeat[] } {
    return {
      rounds: Math.max(this.#rounds, ...this.#turns),
      tally: this.#decisions.map((decisions, seat) => ({
        decisions,
        fighting: (this.#scribe && this.#fighting[seat]) ?? null,
      })),
    };
  }

  #count(note: Note): void {
    switch (note.note) {
      case 'round':
        this.#rounds++;
        break;
      case 'turn':
        this.#turns[note.seat] = (this.#turns[note.seat] ?? 0) + 1;
        break;
      case 'attack':
        this.#add(note.by?.seat, 'attacks');
        break;
      case 'hit':
        this.#add(note.by?.seat, 'hits');
        break;
      case 'wounds':
        this.#add(note.by?.seat, 'wounds', note.amount);
        break;
      case 'fell':
        if (note.by?.seat !== note.who.seat) this.#add(note.by?.seat, 'felled');
        this.#add(note.who.seat, 'fallen');
        break;
    }
  }

  #add(seat: Seat | null | undefined, figure: keyof Fighting, amount = 1): void {
    // Some figures fight for nobody who sits at the table.
    const own = this.#fighting[seat ?? -1];
    if (own) own[figure] += amount;
  }
}
