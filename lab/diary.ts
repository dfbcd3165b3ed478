import type { Chronicle, GameTypes, Gauge, Note, Outcome, Seat, Who } from '@tafelrunde/engine';

/** What the lab keeps of one game. Plain data; short keys of lists say what they hold in the types below. */
export interface Diary {
  readonly number: number;
  /** Null: it did not end within the scenario's longest game, or a rule broke. */
  readonly end: string | null;
  readonly failure: string | null;
  readonly decisions: number;
  readonly rounds: number;
  /** In the order of their turns. */
  readonly pages: readonly Page[];
  /** Per gauge of the table: its value when each round began, and at the end. */
  readonly gauges: Readonly<Record<string, readonly number[]>>;
  readonly forms: Readonly<Record<string, Blows>>;
  readonly counts: Readonly<Record<string, number>>;
  /** Figures by `kind/thing`. */
  readonly figures: Readonly<Record<string, FigureBlows>>;
}

/** What happened to one seat. */
export interface Page {
  readonly seat: Seat;
  readonly won: boolean;
  /** The round in which it was out; null: it was not. */
  readonly out: number | null;
  readonly had: readonly Had[];
  readonly used: readonly Used[];
  readonly gauges: Readonly<Record<string, readonly number[]>>;
}

/** Once for each thing and pool; the own turn it first came in, 0 before the game. */
export type Had = readonly [kind: string, thing: string, among: string, turn: number];
/** Once for each thing: the own turn of its first use, and how often it was used. */
export type Used = readonly [kind: string, thing: string, turn: number, times: number];
export type Blows = readonly [attacks: number, hits: number, wounds: number, felled: number];
/** The blows it struck, then what it suffered. */
export type FigureBlows = readonly [...Blows, taken: number, fell: number];

/** Writes the diary of one game from the notes of its chronicle. */
export class Diarist<T extends GameTypes = GameTypes> {
  readonly #pages: SeatPage[];
  readonly #order: readonly Seat[];
  readonly #gauges: readonly Gauge<T['state']>[];
  readonly #measured = new Map<string, number[]>();
  readonly #forms = new Map<string, number[]>();
  readonly #figures = new Map<string, number[]>();
  readonly #counts = new Map<string, number>();
  #rounds = 0;
  /** A round has begun and its gauges are not read yet: that waits for the event to be over. */
  #due = false;

  constructor(chronicle: Pick<Chronicle<T>, 'gauges' | 'order'> | undefined, start: T['state'], seats: number) {
    this.#gauges = chronicle?.gauges ?? [];
    this.#order = chronicle?.order?.(start) ?? Array.from({ length: seats }, (_, seat) => seat);
    this.#pages = Array.from({ length: seats }, () => new SeatPage());
  }

  readonly write = (note: Note): void => {
    switch (note.note) {
      case 'round':
        for (const page of this.#pages) this.#turn(page);
        return;
      case 'turn':
        this.#turn(this.#page(note.seat));
        break;
      case 'had':
        this.#page(note.seat)?.getThing(note.kind, note.thing, note.among);
        break;
      case 'joined':
        this.#figure(note.who);
        break;
      case 'used':
        this.#page(note.seat)?.use(note.kind, note.thing);
        break;
      case 'out':
        this.#page(note.seat)?.leave(this.#rounds);
        break;
      case 'count':
        this.#counts.set(note.what, (this.#counts.get(note.what) ?? 0) + 1);
        return;
      default:
        this.#blow(note);
    }
  };

  /** Reads the gauges, if a round has just begun. */
  readGauges(state: T['state']): void {
    if (!this.#due) return;
    this.#due = false;
    this.#read(state);
  }

  finish(state: T['state'], number: number, outcome: Outcome | null, decisions: number): Diary {
    this.#read(state);
    return {
      number,
      end: outcome?.kind ?? null,
      failure: null,
      decisions,
      rounds: this.#rounds,
      pages: this.#order.map(seat =>
        (this.#pages[seat] ?? new SeatPage()).close(seat, outcome?.winners.includes(seat) ?? false),
      ),
      gauges: Object.fromEntries(this.#measured),
      forms: Object.fromEntries(this.#forms) as unknown as Diary['forms'],
      counts: Object.fromEntries(this.#counts),
      figures: Object.fromEntries(this.#figures) as unknown as Diary['figures'],
    };
  }

  #page(seat: Seat): SeatPage | undefined {
    return this.#pages[seat];
  }

  #turn(page: SeatPage | undefined): void {
    if (!page) return;
    page.turns++;
    if (page.turns <= this.#rounds) return;
    this.#rounds = page.turns;
    this.#due = true;
  }

  #read(state: T['state']): void {
    for (const gauge of this.#gauges) {
      if (!gauge.perSeat) push(this.#measured, gauge.id, gauge.measure(state, 0));
      else for (const [seat, page] of this.#pages.entries()) push(page.gauges, gauge.id, gauge.measure(state, seat));
    }
  }

  #blow(note: Extract<Note, { note: 'attack' | 'hit' | 'wounds' | 'fell' }>): void {
    const form = row(this.#forms, note.form, 4);
    const by = note.by && this.#figure(note.by);
    const count = (place: number, amount = 1): void => {
      add(form, place, amount);
      if (by) add(by, place, amount);
    };
    switch (note.note) {
      case 'attack':
        count(0);
        break;
      case 'hit':
        count(1);
        break;
      case 'wounds':
        count(2, note.amount);
        add(this.#figure(note.to), 4, note.amount);
        break;
      case 'fell':
        count(3);
        add(this.#figure(note.who), 5, 1);
    }
  }

  #figure({ kind, thing }: Who): number[] {
    return row(this.#figures, `${kind}/${thing}`, 6);
  }
}

class SeatPage {
  turns = 0;
  readonly gauges = new Map<string, number[]>();
  readonly #had = new Map<string, Had>();
  readonly #used = new Map<string, [kind: string, thing: string, turn: number, times: number]>();
  #out: number | null = null;

  getThing(kind: string, thing: string, among: string): void {
    const key = `${among}/${kind}/${thing}`;
    if (!this.#had.has(key)) this.#had.set(key, [kind, thing, among, this.turns]);
  }

  use(kind: string, thing: string): void {
    const key = `${kind}/${thing}`;
    const known = this.#used.get(key);
    if (known) known[3]++;
    else this.#used.set(key, [kind, thing, this.turns, 1]);
  }

  leave(round: number): void {
    this.#out ??= round;
  }

  close(seat: Seat, won: boolean): Page {
    return {
      seat,
      won,
      out: this.#out,
      had: [...this.#had.values()],
      used: [...this.#used.values()],
      gauges: Object.fromEntries(this.gauges),
    };
  }
}

/** The page of a game a rule broke in. */
export const torn = (number: number, failure: string): Diary => ({
  number,
  end: null,
  failure,
  decisions: 0,
  rounds: 0,
  pages: [],
  gauges: {},
  forms: {},
  counts: {},
  figures: {},
});

function row(rows: Map<string, number[]>, key: string, length: number): number[] {
  let found = rows.get(key);
  if (!found) {
    found = Array<number>(length).fill(0);
    rows.set(key, found);
  }
  return found;
}

function add(row: number[], place: number, amount: number): void {
  row[place] = (row[place] ?? 0) + amount;
}

function push(lists: Map<string, number[]>, key: string, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
