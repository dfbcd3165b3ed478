import { type Lang, type SeatName, say, type Text, type Wording } from './text.ts';

/**
 * A number that content can change, computed as base plus modifiers and able to show how: "4 dice = 5 base - 1 injured".
 * Build it where the rule needs the number; nothing is formatted until somebody looks.
 */
export class Tally {
  readonly base: number;
  readonly parts: { readonly amount: number; readonly source: Text }[] = [];
  #value: number;
  #least = Number.NEGATIVE_INFINITY;
  #most = Number.POSITIVE_INFINITY;

  constructor(base: number) {
    this.base = base;
    this.#value = base;
  }

  get value(): number {
    return Math.min(this.#most, Math.max(this.#least, this.#value));
  }

  add(amount: number, source: Text): this {
    if (amount !== 0) {
      this.parts.push({ amount, source });
      this.#value += amount;
    }
    return this;
  }

  /** Adds every modifier on `stat` in a list of the state. */
  addAll(modifiers: readonly Modifier[], stat: string, name: (source: string) => Text): this {
    for (const modifier of modifiers) if (modifier.stat === stat) this.add(modifier.amount, name(modifier.source));
    return this;
  }

  atLeast(least: number): this {
    this.#least = least;
    return this;
  }

  atMost(most: number): this {
    this.#most = most;
    return this;
  }

  /** "4 dice = 5 base - 1 injured"; a limit that bites is said too. */
  text(unit: Wording<number>, lang: Lang): string {
    const sum = this.parts.map(p => `${p.amount < 0 ? '-' : '+'} ${Math.abs(p.amount)} ${p.source[lang]}`).join(' ');
    const limit =
      this.value === this.#value ? '' : ` (${LIMIT[this.value > this.#value ? 'least' : 'most'][lang]} ${this.value})`;
    const head = `${this.value} ${say(unit, lang, this.value, NO_SEATS)}`;
    return `${head} = ${this.base} ${BASE[lang]}${sum ? ` ${sum}` : ''}${limit}`;
  }
}

const NO_SEATS: SeatName = seat => String(seat);
const BASE: Text = { en: 'base', de: 'Grundwert' };
const LIMIT: Record<'least' | 'most', Text> = {
  least: { en: 'at least', de: 'mindestens' },
  most: { en: 'at most', de: 'höchstens' },
};

/** A modifier that lasts, as it lies in the state: who caused it, what it changes, and the moment at which it ends. */
export interface Modifier {
  readonly source: string;
  readonly stat: string;
  readonly amount: number;
  /** A named moment of the game ("turn.end", "round.end"), or null while its source lies in play. */
  readonly until: string | null;
  /** Whose moment it is, where a moment comes for each seat. */
  readonly owner?: number;
}

/** Removes the modifiers that end at this moment (of this owner) and returns them. */
export function expire(modifiers: Modifier[], moment: string, owner?: number): Modifier[] {
  return takeOut(modifiers, m => m.until === moment && (m.owner === undefined || m.owner === owner));
}

/** Removes everything a source has caused: the card left play. */
export function withdraw(modifiers: Modifier[], source: string): Modifier[] {
  return takeOut(modifiers, m => m.source === source);
}

function takeOut(modifiers: Modifier[], leaves: (modifier: Modifier) => boolean): Modifier[] {
  const gone = modifiers.filter(leaves);
  for (const modifier of gone) modifiers.splice(modifiers.indexOf(modifier), 1);
  return gone;
}
