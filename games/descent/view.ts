import { newPile, pileCards, pileSize, type Viewer } from '@tafelrunde/engine';
import { questOf, thingOf } from './content/index.ts';
import { INFLUENCE } from './rules/quest/influence.ts';
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
export const isSeen = (state: State, viewer: Viewer, { kind, hidden }: Token): boolean =>
  !hidden || (viewer === overlordSeat(state) && (kind === 'search' || thingOf(state, kind)?.seenBy === 'overlord'));

export const isKnown = (state: State, viewer: Viewer, code: string): boolean =>
  viewer === overlordSeat(state) &&
  (code === INFLUENCE || questOf(state.quest, state.encounter).secrets?.[code]?.seenBy === 'overlord');
