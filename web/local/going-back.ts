import {
  BEYOND_BARRIER,
  type Choice,
  deciders,
  type Match,
  NOTHING_TO_UNDO,
  type Refusal,
  type Seat,
  type Span,
  type Undo,
} from '@tafelrunde/engine';
import type { Back } from './table.ts';

/** Whether people may go back: over their own last decision freely, over dice and bots if all at the screen agree. */
export function backOf(match: Match, undo: Undo, people: readonly Seat[]): Back {
  const to = lastOf(match, people);
  if (to < 0) return { kind: 'none', why: NOTHING_TO_UNDO.text };
  const refusal = undo.whyNot(whoWants(match, people));
  if (refusal === null || onlyPassed(match, people, to)) return { kind: 'free' };
  // Who answered the dice is the lesser reason.
  const rolled = match.answers.some((_, i) => i >= to && match.isBarrier(i));
  return { kind: 'vote', why: (rolled ? BEYOND_BARRIER : refusal).text };
}

/** What people could take back at once. */
export function takesOf(match: Match, undo: Undo, people: readonly Seat[]): Record<'turn' | 'barrier', Choice[]> {
  const by = whoWants(match, people);
  const choices = (span: Span): Choice[] => {
    const from = undo.backTo(by, span);
    return match.answers.slice(from).flatMap((_, i) => match.chosen(from + i) ?? []);
  };
  return { turn: choices('turn'), barrier: choices('barrier') };
}

export const goBackAll = (match: Match, undo: Undo, people: readonly Seat[], span: Span): Refusal | null =>
  undo.undo(whoWants(match, people), span);

/** Bots agree to everything; that all people at the screen agree, `agreed` says. */
export function goBack(match: Match, undo: Undo, people: readonly Seat[], agreed: boolean): Refusal | null {
  const refusal = undo.undo(whoWants(match, people));
  if (refusal === null) return null;
  const to = lastOf(match, people);
  if (to < 0 || !(agreed || onlyPassed(match, people, to))) return refusal;
  return undo.propose(everybody(match), to);
}

/** Bots have only passed since, and nothing was rolled or revealed: nobody need be asked for that. */
function onlyPassed(match: Match, people: readonly Seat[], to: number): boolean {
  const mine = whoWants(match, people).includes(match.answers[to]?.seat ?? -1);
  if (!mine || match.isBarrier(to)) return false;
  return match.answers.slice(to + 1).every(({ seat }, i) => {
    const answer = to + 1 + i;
    return !people.includes(seat) && !match.isBarrier(answer) && match.chosen(answer)?.do === 'pass';
  });
}

/** Gives the decision again that was taken back, and what bots had answered to it. */
export function goForth(match: Match, undo: Undo, people: readonly Seat[]): Refusal | null {
  const refusal = undo.redo(everybody(match));
  if (refusal) return refusal;
  const bots = everybody(match).filter(seat => !people.includes(seat));
  while (match.ask !== null && deciders(match.ask).every(seat => bots.includes(seat)) && undo.redo(bots) === null);
  return null;
}

/** The seat that must decide takes back its own; once the game is over, whoever of the people decided last. */
function whoWants(match: Match, people: readonly Seat[]): Seat[] {
  const last = match.answers.findLast(({ seat }) => people.includes(seat))?.seat;
  const asked = match.ask === null ? [] : deciders(match.ask).filter(seat => people.includes(seat));
  const seat = last !== undefined && asked.includes(last) ? last : (asked[0] ?? last);
  return seat === undefined ? [] : [seat];
}

const lastOf = (match: Match, people: readonly Seat[]): number =>
  match.answers.findLastIndex(({ seat }) => people.includes(seat));

export const everybody = (match: Match): Seat[] => Array.from({ length: match.config.seats }, (_, seat) => seat);
