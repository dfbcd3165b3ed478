import { insert } from '@tafelrunde/engine';
import { type EnemyId, enemyOf } from '../content/enemies.ts';
import type { TokenColour } from '../content/words.ts';
import type { Hex, Lying, State } from '../state.ts';
import type { Io } from '../types.ts';

/**
 * Token piles without a hidden order. A token that lies face down on the map has no identity yet: `pile` still holds it, `unseen` counts how many of
 * the pile lie outside. It is drawn when somebody sees it. When the pile is made anew from its discards, those lying outside are drawn first and
 * sealed, since they cannot be one of the discards (MK-SETUP-03).
 */

/** Takes a token from its pile, or null if there is none anywhere (MK-SETUP-39). */
export function drawToken(state: State, io: Io, colour: TokenColour): EnemyId | null {
  const tokens = state.tokens[colour];
  const { top } = tokens;
  if (top !== undefined) {
    delete tokens.top;
    return top.token;
  }
  if (tokens.pile.length <= tokens.unseen) refill(state, io, colour);
  return tokens.pile.length <= tokens.unseen ? null : io.chance.draw(tokens.pile);
}

function refill(state: State, io: Io, colour: TokenColour): void {
  const tokens = state.tokens[colour];
  if (tokens.discard.length === 0) return;
  for (const lying of unseenOf(state, colour)) {
    lying.token = io.chance.draw(tokens.pile);
    lying.sealed = true;
  }
  tokens.unseen = 0;
  tokens.pile = tokens.discard.toSorted();
  tokens.discard = [];
}

/** All tokens of a colour that lie face down and undrawn, in the order of the spaces. */
function unseenOf({ map }: State, colour: TokenColour): Lying[] {
  return Object.keys(map.sites)
    .map(Number)
    .sort((a, b) => a - b)
    .flatMap(hex => map.sites[hex]?.tokens ?? [])
    .filter(lying => lying.colour === colour && lying.token === null && !lying.substitute);
}

/** Lays a token face down; null if the pile and its discards are empty. */
export function layFaceDown(state: State, io: Io, colour: TokenColour): Lying | null {
  const tokens = state.tokens[colour];
  const { top } = tokens;
  if (top !== undefined) {
    delete tokens.top;
    return { colour, token: top.token, sealed: true, seen: top.seen };
  }
  if (tokens.pile.length <= tokens.unseen) refill(state, io, colour);
  if (tokens.pile.length <= tokens.unseen) return null;
  tokens.unseen++;
  return { colour, token: null };
}

/** The same, with something that stands for a token where none is left: it is drawn when it is turned up (MK-S07-10). */
export const layHidden = (state: State, io: Io, colour: TokenColour): Lying =>
  layFaceDown(state, io, colour) ?? { colour, token: null, substitute: true };

export function layFaceUp(state: State, io: Io, colour: TokenColour): Lying | null {
  const token = drawToken(state, io, colour);
  return token === null ? null : { colour, token };
}

/** Says which token it is that lies face down: only now it is drawn. Null if it stands for one and still none is there. */
export function identify(state: State, io: Io, lying: Lying): EnemyId | null {
  if (lying.token !== null) return lying.token;
  if (lying.substitute) {
    lying.token = drawToken(state, io, lying.colour);
    if (lying.token !== null) delete lying.substitute;
    return lying.token;
  }
  const tokens = state.tokens[lying.colour];
  tokens.unseen--;
  lying.token = io.chance.draw(tokens.pile);
  return lying.token;
}

/** Turns a token up for all to see; whether it was face down. */
export function revealToken(state: State, io: Io, lying: Lying, at: Hex | null): boolean {
  if (!isFaceDown(lying)) return false;
  const drawn = lying.token === null;
  const token = identify(state, io, lying);
  if (token === null) return false;
  if (!drawn) {
    delete lying.sealed;
    delete lying.seen;
    io.reveal?.('all', { token, at });
  }
  io.tell?.({ kind: 'token-revealed', at, token, rule: 'MK-CMB-15' });
  return true;
}

export const isFaceDown = ({ token, sealed }: Lying): boolean => token === null || sealed === true;

export function discardToken(state: State, token: EnemyId): void {
  insert(state.tokens[enemyOf(token).colour].discard, token);
}

/** A token that lay face down goes back without having been seen. */
export function putBackUnseen(state: State, lying: Lying): void {
  const tokens = state.tokens[lying.colour];
  if (lying.substitute) return;
  if (lying.token === null) tokens.unseen--;
  else insert(tokens.pile, lying.token);
}
