import type { Ask, Match } from '@tafelrunde/engine';
import type { Narrator } from '../narrator.ts';

/** A pending option as a person meets it: a number to type, a sentence to read, a name to be exact. */
export interface Offer {
  readonly number: number;
  readonly verb: string;
  readonly id: string;
  readonly text: string;
}

export function offersOf(match: Match, ask: Ask, narrator: Narrator): Offer[] {
  return ask.options.map((choice, i) => ({
    number: i + 1,
    verb: choice.do,
    id: match.optionId(choice),
    text: narrator.option(choice),
  }));
}

/** Two equal cards make two options that read alike: to a person they are one. */
export function distinct<O extends { text: string }>(offers: readonly O[]): O[] {
  const seen = new Set<string>();
  return offers.filter(({ text }) => !seen.has(text) && seen.add(text));
}

/** What was meant: one offer, several that fit, or none. A number, a name, or words of the name or the sentence. */
export function meant<O extends { id: string; text: string; number?: number }>(
  typed: string,
  offers: readonly O[],
): O[] {
  const wanted = fold(typed).trim();
  // A number means that number and never a part of some name, however long the list was a moment ago.
  if (/^\d+$/.test(wanted)) return offers.filter(o => o.number === Number(wanted));
  const named = offers.filter(o => fold(o.id) === wanted || fold(o.text) === wanted);
  if (named.length === 1) return named;
  const words = wanted.split(/[\s,:]+/).filter(Boolean);
  // A single letter is a slip of the finger, not a decision.
  if (words.join('').length < 2) return [];
  const fitting = offers.filter(o => words.every(word => fold(`${o.id} ${o.text}`).includes(word)));
  const exact = fitting.filter(o => {
    const own = new Set(fold(`${o.id} ${o.text}`).split(/[^\p{L}\p{N}]+/u));
    return words.every(word => own.has(word));
  });
  const alike = distinct(exact);
  return alike.length === 1 ? alike : distinct(fitting);
}

/** Umlauts may be typed as ae, oe, ue; case does not matter. */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss');
}
