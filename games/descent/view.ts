import { type Chance, dealFrom, insert, pileSize, shuffleIn, takeFrom, type Viewer } from '@tafelrunde/engine';
import { OVERLORD, type State } from './state.ts';
import type { Fact } from './types.ts';

/** What a seat sees: all but the overlord's hand and the order of decks, which does not exist; and tokens that lie face down. */
export interface View extends Omit<State, 'overlord' | 'tokens'> {
  readonly overlord: Omit<State['overlord'], 'hand' | 'deck' | 'leftOut'> & {
    /** His own hand, and what he has left out of his deck; null for the others. */
    readonly hand: readonly string[] | null;
    readonly leftOut: readonly string[] | null;
    readonly handSize: number;
    readonly deckSize: number;
  };
  readonly tokens: readonly (Omit<State['tokens'][number], 'face'> & { readonly face: string | null })[];
}

export function view(state: State, viewer: Viewer): View {
  const { hand, deck, leftOut, ...rest } = state.overlord;
  const own = viewer === OVERLORD;
  return {
    ...state,
    overlord: {
      ...rest,
      hand: own ? hand : null,
      leftOut: own ? leftOut : null,
      handSize: hand.length,
      deckSize: pileSize(deck),
    },
    tokens: state.tokens.map(token => (token.hidden && !own ? { ...token, face: null } : token)),
  };
}

/** For the heroes the overlord's hand is dealt anew together with his deck and what he has left out of it; for him the special search token is no secret. */
export function resample(state: State, viewer: Viewer, chance: Chance, facts: readonly Fact[]): void {
  if (viewer === OVERLORD) return;
  const { overlord } = state;
  const n = overlord.hand.length;
  const out = overlord.leftOut.length;
  shuffleIn(overlord.deck, overlord.hand);
  shuffleIn(overlord.deck, overlord.leftOut);
  // What he has shown since was in his hand.
  const shown = facts
    .flatMap(fact => (fact.know === 'hand' && takeFrom(overlord.deck, fact.card) ? [fact.card] : []))
    .slice(0, n);
  overlord.hand = [];
  for (const card of [...shown, ...dealFrom(overlord.deck, n - shown.length, chance)]) insert(overlord.hand, card);
  overlord.leftOut = [];
  for (const card of dealFrom(overlord.deck, out, chance)) insert(overlord.leftOut, card);
  redealTokens(state, chance, facts);
}

/** Faces of tokens that lie face down are dealt among those of their kind. */
function redealTokens(state: State, chance: Chance, facts: readonly Fact[]): void {
  const known = new Set(facts.flatMap(fact => (fact.know === 'token' ? [fact.token] : [])));
  for (const kind of new Set(state.tokens.map(token => token.kind))) {
    const hidden = state.tokens.filter(token => token.kind === kind && token.hidden && !known.has(token.id));
    const faces = hidden.map(({ face }) => face);
    for (const token of hidden) token.face = chance.draw(faces);
  }
}
