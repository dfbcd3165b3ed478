import type { Seat } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { type State, turnOf } from '../state.ts';
import { askedAt, type Thought, waysOf } from './thinking.ts';

/** What can be done at a rest without going on to anything else. */
const LEAVES: ReadonlySet<Choice['do']> = new Set([
  'end',
  'done',
  'step',
  'explore',
  'interact',
  'enter',
  'challenge',
  'burn',
  'rest',
  'propose',
  'duel',
  'announce',
  'activate',
  'incantation',
  'tunnel',
]);

/** What comes first: buying, then what makes points. */
const ORDER: Readonly<Partial<Record<Choice['do'], number>>> = {
  recruit: 0,
  learn: 0,
  heal: 0,
  buy: 1,
  skill: 2,
  use: 3,
};

/**
 * The best of all one can play and buy while the same question is asked again and again: an interaction, the time after the action. Everything is
 * valued as if it ended there; what needs luck is left out.
 */
export function bestPlays(
  start: Thought,
  seat: Seat,
  kind: AskKind,
  worthOf: (state: State) => number,
  most: number,
): { readonly thought: Thought; readonly value: number } {
  let best = { thought: start, value: worthOf(start.rest) };
  const seen = new Set<string>();
  const open: Thought[] = [start];
  for (let looked = 0; open.length > 0 && looked < most; ) {
    const from = open.pop() as Thought;
    const ask = askedAt(from.rest, seat);
    if (ask?.kind !== kind) continue;
    const options = ask.options
      .filter(choice => !LEAVES.has(choice.do))
      .sort((a, b) => (ORDER[b.do] ?? 4) - (ORDER[a.do] ?? 4));
    for (const choice of options)
      for (const next of waysOf(from, seat, choice, 'purchase', 4)) {
        looked++;
        if (next.sure !== null || next.rest.turns.length === 0) continue;
        const key = keyOf(next.rest);
        if (seen.has(key)) continue;
        seen.add(key);
        const value = worthOf(next.rest);
        if (value > best.value + 1e-9) best = { thought: next, value };
        open.push(next);
      }
  }
  return best;
}

function keyOf(state: State): string {
  const { seat, influence, heal, move, stage } = turnOf(state);
  const hero = state.heroes[seat];
  return JSON.stringify([
    stage,
    influence,
    heal,
    move,
    hero?.hand,
    hero?.units,
    hero?.tokens,
    hero?.crystals,
    hero?.skills.map(({ used }) => used),
    hero?.deck.top,
    state.lasting.length,
    state.source.map(({ by }) => by),
  ]);
}
