import {
  type Chance,
  dealFrom,
  insert,
  newPile,
  type Pile,
  pileCards,
  pileSize,
  putOnTop,
  putUnder,
  shuffleIn,
  takeFrom,
  takeOut,
  type Viewer,
} from '@tafelrunde/engine';
import { questOf, thingOf } from './content/index.ts';
import { CHALLENGE } from './content/secret-room.ts';
import { travelDeck } from './rules/campaign/travel-deck.ts';
import { INFLUENCE } from './rules/quest/influence.ts';
import { challengeFaces } from './rules/secret-rooms.ts';
import {
  type CampaignSheet,
  type Journey,
  overlordSeat,
  type PlotSide,
  type Rumors,
  type Secret,
  type Side,
  type State,
  type Token,
} from './state.ts';
import type { Fact } from './types.ts';

/** What a seat sees: all but the overlord's hand and the order of decks, which does not exist but for what he has looked at; and tokens that lie face down. */
export interface View extends Omit<State, 'overlord' | 'tokens' | 'secrets' | 'campaign' | 'journey' | 'plot'> {
  readonly overlord: Omit<State['overlord'], 'hand' | 'deck' | 'leftOut'> & {
    /** His own hand, and what he has left out of his deck; null for the others. */
    readonly hand: readonly string[] | null;
    readonly leftOut: readonly string[] | null;
    readonly handSize: number;
    readonly deckSize: number;
  };
  /** Of rumor cards the overlord sees his own, everybody which nobody has seen yet. */
  readonly campaign: CampaignView | null;
  /** Cards he has looked at ahead, only he sees. */
  readonly journey: (Omit<Journey, 'ahead'> & { readonly ahead?: readonly string[]; readonly known?: number }) | null;
  /** His plot deck; whom he has bet on is hidden from the others. */
  readonly plot?: Omit<PlotSide, 'bet'> & { readonly bet: Side | 'hidden' | null };
  /** Numbers to be guessed; null for those who do not know them. */
  readonly secrets: Readonly<Record<string, Omit<Secret, 'n'> & { readonly n: number | null }>>;
  readonly tokens: readonly (Omit<State['tokens'][number], 'face'> & { readonly face: string | null })[];
}

export type CampaignView = Omit<CampaignSheet, 'rumors'> & {
  readonly rumors?: Omit<Rumors, 'hand' | 'deck'> & {
    readonly hand: readonly string[] | null;
    readonly handSize: number;
    readonly unseen: readonly string[];
  };
};

function campaignView({ rumors, ...sheet }: CampaignSheet, own: boolean): CampaignView {
  if (rumors === undefined) return sheet;
  const { hand, deck, ...rest } = rumors;
  const unseen = [...hand, ...deck].sort();
  return { ...sheet, rumors: { ...rest, hand: own ? hand : null, handSize: hand.length, unseen } };
}

function journeyView({ ahead, ...journey }: Journey, own: boolean): View['journey'] {
  if (ahead === undefined) return journey;
  return { ...journey, known: ahead.length, ...(own && { ahead }) };
}

export function view(state: State, viewer: Viewer): View {
  const { hand, deck, leftOut, ...rest } = state.overlord;
  const own = viewer === overlordSeat(state);
  return {
    ...state,
    overlord: {
      ...rest,
      hand: own ? hand : null,
      leftOut: own ? leftOut : null,
      handSize: hand.length,
      deckSize: pileSize(deck),
    },
    campaign: state.campaign && campaignView(state.campaign, own),
    journey: state.journey && journeyView(state.journey, own),
    ...(state.plot !== undefined && {
      plot: own ? state.plot : hiddenPlot(state.plot),
    }),
    search: own ? state.search : newPile(pileCards(state.search).sort()),
    tokens: state.tokens.map(token => (isSeen(state, viewer, token) ? token : { ...token, face: null })),
    secrets: Object.fromEntries(
      Object.entries(state.secrets).map(([code, secret]) => [
        code,
        isKnown(state, viewer, code) ? secret : { ...secret, n: null },
      ]),
    ),
  };
}

/** Neither the bet nor what lies face down under a card. */
const hiddenPlot = (plot: PlotSide): NonNullable<View['plot']> => ({
  ...plot,
  bet: plot.bet === null ? null : 'hidden',
  ...(plot.under !== undefined && { under: plot.under.map(() => '') }),
});

/** What lies face down is seen by those the quest names; where the special search token lies, the overlord knows (D2-SRCH-04). */
const isSeen = (state: State, viewer: Viewer, { kind, hidden }: Token): boolean =>
  !hidden || (viewer === overlordSeat(state) && (kind === 'search' || thingOf(state, kind)?.seenBy === 'overlord'));

const isKnown = (state: State, viewer: Viewer, code: string): boolean =>
  viewer === overlordSeat(state) &&
  (code === INFLUENCE || questOf(state.quest, state.encounter).secrets?.[code]?.seenBy === 'overlord');

/** For the heroes the overlord's hand is dealt anew together with his deck and what he has left out of it; for him the special search token is no secret. */
export function resample(state: State, viewer: Viewer, chance: Chance, facts: readonly Fact[]): void {
  redealTokens(state, viewer, chance, facts);
  redealSecrets(state, viewer, chance, facts);
  if (viewer === overlordSeat(state)) {
    if (state.overlord.foreseen) redealPile(state.overlord.deck, chance);
    return;
  }
  redealSearch(state, chance, facts);
  redealRumors(state, chance, facts);
  redealTravel(state, chance, facts);
  redealBet(state, chance, facts);
  const { overlord } = state;
  const n = overlord.hand.length;
  const out = overlord.leftOut.length;
  const under = state.plot?.under ?? [];
  shuffleIn(overlord.deck, overlord.hand);
  shuffleIn(overlord.deck, overlord.leftOut);
  shuffleIn(overlord.deck, under);
  // What he has shown since was in his hand.
  const shown = facts
    .flatMap(fact => (fact.know === 'hand' && takeFrom(overlord.deck, fact.card) ? [fact.card] : []))
    .slice(0, n);
  // What he has drawn since and shown comes next.
  const next = facts.flatMap(fact => (fact.know === 'next' && takeFrom(overlord.deck, fact.card) ? [fact.card] : []));
  overlord.hand = [];
  for (const card of [...shown, ...dealFrom(overlord.deck, n - shown.length, chance)]) insert(overlord.hand, card);
  if (state.plot?.under !== undefined) state.plot.under = dealFrom(overlord.deck, under.length, chance).sort();
  overlord.leftOut = [];
  for (const card of dealFrom(overlord.deck, out, chance)) insert(overlord.leftOut, card);
  overlord.deck.top = [...overlord.deck.top, ...next];
}

/** Cards that others have put on top of a deck and under it are any of it. */
function redealPile(pile: Pile, chance: Chance): void {
  const { top, bottom } = pile;
  shuffleIn(pile);
  const above = dealFrom(pile, top.length, chance);
  const below = dealFrom(pile, bottom.length, chance);
  pile.top = above;
  pile.bottom = below;
}

/** Search cards the overlord has looked at and put back are any; those that were drawn since are known. */
function redealSearch({ search }: State, chance: Chance, facts: readonly Fact[]): void {
  const { top, bottom } = search;
  if (top.length === 0 && bottom.length === 0) return;
  search.top = [];
  search.bottom = [];
  shuffleIn(search, [...top, ...bottom]);
  const drawn = facts.flatMap(fact => (fact.know === 'drawn' && takeFrom(search, fact.card) ? [fact.card] : []));
  const known = drawn.slice(0, top.length);
  shuffleIn(search, drawn.slice(top.length));
  const onTop = [...known, ...dealFrom(search, top.length - known.length, chance)];
  const below = dealFrom(search, bottom.length, chance);
  for (const card of onTop.reverse()) putOnTop(search, card);
  for (const card of below) putUnder(search, card);
}

/** What the overlord holds of rumors is any of those nobody has seen; what he has shown since he held. */
function redealRumors({ campaign }: State, chance: Chance, facts: readonly Fact[]): void {
  const rumors = campaign?.rumors;
  if (rumors === undefined) return;
  const n = rumors.hand.length;
  const pool = [...rumors.hand, ...rumors.deck].sort();
  rumors.hand = [];
  for (const fact of facts)
    if (fact.know === 'rumor' && rumors.hand.length < n && takeOut(pool, fact.card)) insert(rumors.hand, fact.card);
  while (rumors.hand.length < n) insert(rumors.hand, chance.draw(pool));
  rumors.deck = pool;
}

/** Travel cards he has put in order are any that were not drawn; those that were since came first. */
function redealTravel(state: State, chance: Chance, facts: readonly Fact[]): void {
  const { journey } = state;
  if (journey?.ahead === undefined || journey.ahead.length === 0) return;
  const n = journey.ahead.length;
  const pool = travelDeck(state).sort();
  const drawn = facts.flatMap(fact => (fact.know === 'drawn' && takeOut(pool, fact.card) ? [fact.card] : []));
  journey.ahead = drawn.slice(0, n);
  while (journey.ahead.length < n) journey.ahead.push(chance.draw(pool));
}

/** The overlord may have bet on either side, unless it was shown since. */
function redealBet({ plot }: State, chance: Chance, facts: readonly Fact[]): void {
  if (plot === undefined || plot.bet === null) return;
  const shown = facts.find(fact => fact.know === 'bet');
  plot.bet = shown?.know === 'bet' ? shown.side : (chance.draw<Side>(['heroes', 'overlord']) ?? plot.bet);
}

/** Faces of tokens that lie face down are dealt among those of their kind. */
function redealTokens(state: State, viewer: Viewer, chance: Chance, facts: readonly Fact[]): void {
  const known = new Set(facts.flatMap(fact => (fact.know === 'token' ? [fact.token] : [])));
  for (const kind of new Set(state.tokens.map(token => token.kind))) {
    const hidden = state.tokens.filter(
      token => token.kind === kind && token.face !== null && !isSeen(state, viewer, token) && !known.has(token.id),
    );
    // In an order that tells nothing; challenge tokens may be any that were not turned over (D2-SECGEN-05).
    const faces: (string | null)[] =
      kind === CHALLENGE ? unknownChallenges(state, known) : hidden.map(({ face }) => face).sort();
    for (const token of hidden) token.face = chance.draw(faces);
  }
}

/** Faces of challenge tokens that nobody has seen, in this room or just now. */
function unknownChallenges(state: State, known: ReadonlySet<string>): string[] {
  const left = challengeFaces(state);
  for (const { id, kind, face } of state.tokens)
    if (kind === CHALLENGE && known.has(id) && face !== null && left.includes(face)) left.splice(left.indexOf(face), 1);
  return left;
}

/** A number to be guessed is any that the guesses so far leave open. */
function redealSecrets(state: State, viewer: Viewer, chance: Chance, facts: readonly Fact[]): void {
  for (const [code, secret] of Object.entries(state.secrets)) {
    if (isKnown(state, viewer, code)) continue;
    const left = Array.from({ length: secret.high - secret.low + 1 }, (_, i) => secret.low + i).filter(n =>
      facts.every(fact => fact.know !== 'code' || fact.code !== code || fits(fact, n)),
    );
    secret.n = chance.draw(left) ?? secret.n;
  }
}

const fits = ({ is, n: guessed }: Extract<Fact, { know: 'code' }>, n: number): boolean =>
  is === 'right' ? n === guessed : is === 'higher' ? n > guessed : n < guessed;
