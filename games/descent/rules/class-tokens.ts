import { CLASS_TOKENS } from '../content/class-tokens.ts';
import { everybody, type FigureId, figureOf, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { imagesOf } from './images.ts';
import { announce } from './window.ts';

/** How many tokens of a class lie on a figure. */
export const tokensOn = (state: State, id: FigureId, token: string): number => figureOf(state, id)?.marks[token] ?? 0;

/** How many may still be taken: what lies on figures or on the map is in use (D2-TOK-01). */
export function supplyOf(state: State, token: string): number {
  let left = CLASS_TOKENS[token]?.supply ?? 0;
  for (const { marks } of everybody(state)) left -= marks[token] ?? 0;
  if (token === 'image') left -= imagesOf(state).length;
  for (const { kind, cell } of state.tokens) if (kind === token && cell !== null) left--;
  return left;
}

/** A figure gains tokens, as many as there are; one that is unique comes from wherever it is (D2-TOK-03, -07, -14, -32). */
export function* gainTokens(state: State, io: Io, id: FigureId, token: string, n = 1): Flow {
  const figure = figureOf(state, id);
  if (figure === null) return;
  if (CLASS_TOKENS[token]?.single) for (const one of everybody(state)) delete one.marks[token];
  const gained = Math.min(n, supplyOf(state, token));
  if (gained <= 0) return;
  figure.marks[token] = (figure.marks[token] ?? 0) + gained;
  io.tell?.({ kind: 'gained-token', figure: id, token, n: gained, rule: 'D2-TOK-01' });
  yield* announce(state, io, 'token-gained', { figure: id, card: token, n: gained });
}

/** Tokens go back to the supply; `quietly`: something else takes their place, nothing answers. */
export function* loseTokens(state: State, io: Io, id: FigureId, token: string, n: number, quietly = false): Flow {
  const figure = figureOf(state, id);
  const lost = Math.min(n, figure?.marks[token] ?? 0);
  if (figure === null || lost <= 0) return;
  const left = (figure.marks[token] ?? 0) - lost;
  if (left > 0) figure.marks[token] = left;
  else delete figure.marks[token];
  io.tell?.({ kind: 'lost-token', figure: id, token, n: lost, rule: 'D2-TOK-01' });
  if (!quietly) yield* announce(state, io, 'token-spent', { figure: id, card: token, n: lost });
}
