import { choose, end } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { inPlay, PLOT_DECKS, plotCardOf } from '../content/index.ts';
import type { Refreshed } from '../content/plot.ts';
import type { Effect } from '../effects/effect.ts';
import { type CardId, overlordSeat, type PlotCardInPlay, type PlotSide, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { gainTokens, tokensOn } from './class-tokens.ts';
import { together } from './deciding.ts';
import { announce } from './window.ts';

export const FORTUNE = 'fortune';

/** A plot deck as it is begun: its base card lies open, the others are to be bought (D2-PLGEN-02, -03). */
export const newPlot = (deck: string): PlotSide => ({
  deck,
  threat: 0,
  cards: (PLOT_DECKS[deck]?.cards ?? []).filter(id => plotCardOf(id).buy === 0).map(newPlotCard),
  boxed: [],
  agent: null,
  bet: null,
});

export const newPlotCard = (id: CardId): PlotCardInPlay => ({ id, tired: false, tokens: 0, on: null });

export const plotCardIn = ({ plot }: Pick<State, 'plot'>, id: CardId): PlotCardInPlay | null =>
  plot?.cards.find(one => one.id === id) ?? null;

/** At the start of a campaign the overlord may choose one plot deck (D2-SETUP-23, D2-PLGEN-01). */
export function* plotDeckStep(state: State, io: Io): Flow {
  const choice = yield* choose<Choice, AskKind>({
    seat: overlordSeat(state),
    kind: 'plot-deck',
    rule: 'D2-PLGEN-01',
    options: [...inPlay('plotDecks', state.boxes).map((deck): Choice => ({ do: 'plot-deck', deck })), { do: 'pass' }],
  });
  if (choice.do !== 'plot-deck') return;
  state.plot = newPlot(choice.deck);
  io.tell?.({ kind: 'plot-deck', deck: choice.deck, rule: 'D2-PLGEN-01' });
}

/** Threat tokens come, as many as there may be (D2-PLGEN-09); only who plays with a plot deck gets any. */
export function gainThreat({ plot }: State, io: Io, n: number): void {
  if (plot === undefined || n <= 0) return;
  plot.threat += n;
  io.tell?.({ kind: 'threat', n, total: plot.threat, rule: 'D2-PLGEN-09' });
}

/** The same, and whatever answers that. */
export function* gainsThreat(state: State, io: Io, n: number): Flow {
  if (state.plot === undefined || n <= 0) return;
  gainThreat(state, io, n);
  yield* announce(state, io, 'threat-gained', { n });
}

/** They go without being spent on a plot card: nobody gets a fortune token for them. */
export function loseThreat({ plot }: State, io: Io, n: number): void {
  const lost = Math.min(n, plot?.threat ?? 0);
  if (plot === undefined || lost <= 0) return;
  plot.threat -= lost;
  io.tell?.({ kind: 'threat', n: -lost, total: plot.threat, rule: 'D2-PLGEN-22' });
}

/** What the open plot cards say of a kind: standing words, those of exhausted cards only while they are exhausted. */
export function plotWords<D extends Effect['do']>({ plot }: State, word: D): Extract<Effect, { do: D }>[] {
  const found: Extract<Effect, { do: D }>[] = [];
  for (const { id, tired } of plot?.cards ?? []) {
    const { standing = [], whileTired = [] } = plotCardOf(id);
    for (const effect of tired ? whileTired : standing)
      if (effect.do === word) found.push(effect as Extract<Effect, { do: D }>);
  }
  return found;
}

/** The threat a use costs now (D2-PLGEN-13). */
export const useCost = (state: State, card: CardId): number =>
  Math.max(0, plotCardOf(card).use - state.lasting.filter(({ what }) => what.do === 'cheaper').length);

/** The use cost is paid; each token turns over and goes to whoever of the heroes has the fewest, one after the other (D2-PLGEN-13 to -16). */
export function* payThreat(state: State, io: Io, n: number): Flow {
  const { plot } = state;
  if (plot === undefined || n <= 0) return;
  plot.threat -= n;
  io.tell?.({ kind: 'threat', n: -n, total: plot.threat, rule: 'D2-PLGEN-13' });
  for (let i = 0; i < n; i++) yield* turnToFortune(state, io);
}

function* turnToFortune(state: State, io: Io): Flow {
  const least = Math.min(...state.heroes.map(({ id }) => tokensOn(state, id, FORTUNE)));
  const poorest = state.heroes.filter(({ id }) => tokensOn(state, id, FORTUNE) === least);
  if (poorest.length === 0) return;
  const choice = yield* choose<Choice, AskKind>({
    ...together(state),
    kind: 'fortune',
    rule: 'D2-PLGEN-15',
    options: poorest.map(({ id }) => ({ do: 'pick', figure: id })),
  });
  yield* gainTokens(state, io, choice.do === 'pick' ? choice.figure : (poorest[0]?.id ?? ''), FORTUNE);
}

/** All fortune tokens of the heroes together. */
export const fortuneOf = (state: State): number =>
  state.heroes.reduce((sum, { id }) => sum + tokensOn(state, id, FORTUNE), 0);

/** Tokens of any heroes go back to the supply (D2-PLGEN-21, -22). */
export function spendFortune({ heroes }: State, n: number): void {
  let left = n;
  for (const { marks } of heroes) {
    const paid = Math.min(left, marks[FORTUNE] ?? 0);
    left -= paid;
    const rest = (marks[FORTUNE] ?? 0) - paid;
    if (rest > 0) marks[FORTUNE] = rest;
    else delete marks[FORTUNE];
  }
}

const TILE = 'tile/';

/** The note on a plot card which tile it holds. */
export const holdsTile = (tile: number): string => `${TILE}${tile}`;

/** The tile a plot card holds. */
export function heldTile(state: Pick<State, 'plot'>, card: CardId): number | null {
  const on = plotCardIn(state, card)?.on;
  return on?.startsWith(TILE) ? Number(on.slice(TILE.length)) : null;
}

const MEMBERS = 'members/';

/** What lasts for all figures of a monster group, whoever comes and goes. */
export const membersKey = (group: string): string => `${MEMBERS}${group}`;
export const isForMembers = (on: string): boolean => on.startsWith(MEMBERS);

/** What lasts until the card is refreshed. */
export const untilRefreshed = (card: CardId): string => `refreshed/${card}`;

/** Exhausted cards that are refreshed now; what lasted until then ends. */
export function refreshPlot(
  state: State,
  at: Refreshed | undefined,
  which: (id: CardId) => boolean = () => true,
): void {
  for (const card of state.plot?.cards ?? [])
    if (card.tired && plotCardOf(card.id).refresh === at && which(card.id)) refreshCard(state, card);
}

export function refreshCard(state: State, card: PlotCardInPlay): void {
  card.tired = false;
  end(state.lasting, ({ until }) => until === untilRefreshed(card.id));
}

/** A card exhausted at the start of this very turn stays so while something lasts by it (D2-PLGEN-25). */
export const isHeld = (state: State, card: CardId): boolean =>
  state.lasting.some(({ until }) => until === untilRefreshed(card));

/** Something lasts until a card is refreshed that still is exhausted. */
export const isWaiting = ({ plot }: State, until: string): boolean =>
  plot?.cards.some(({ id, tired }) => tired && until === untilRefreshed(id)) ?? false;

/** A new encounter: cards mark nothing, and the agent of the last one is gone, undefeated (D2-AGT-11). */
export function newScene({ plot }: State): void {
  if (plot === undefined) return;
  plot.agent = null;
  for (const card of plot.cards) card.on = null;
}

/** It goes back into the box, and cannot be bought again (D2-PLGEN-12). */
export function boxPlot({ plot }: State, id: CardId): void {
  if (plot === undefined) return;
  plot.cards = plot.cards.filter(one => one.id !== id);
  if (!plot.boxed.includes(id)) plot.boxed.push(id);
}

/** The cards that may be bought with so much threat (D2-PLGEN-10 to -12). */
export const plotsForSale = ({ plot }: Pick<State, 'plot'>): CardId[] =>
  plot === undefined
    ? []
    : (PLOT_DECKS[plot.deck]?.cards ?? []).filter(
        id => !plot.boxed.includes(id) && !plot.cards.some(one => one.id === id) && plotCardOf(id).buy <= plot.threat,
      );

/** What he may do with threat and for it when experience is spent (D2-PLGEN-07, -10). */
export const plotOffers = (state: State): Choice[] => [
  ...plotsForSale(state).map((card): Choice => ({ do: 'buy-plot', card })),
  ...(state.plot !== undefined && state.overlord.xp > 0 ? [{ do: 'xp-for-threat' } as const] : []),
];

const THREAT_FOR_XP = 3;

/** Does it, if it was one of them. */
export function takeOffer(state: State, io: Io, choice: Choice): boolean {
  const { plot, overlord } = state;
  if (plot === undefined) return false;
  if (choice.do === 'xp-for-threat') {
    overlord.xp--;
    gainThreat(state, io, THREAT_FOR_XP);
    return true;
  }
  if (choice.do !== 'buy-plot') return false;
  plot.threat -= plotCardOf(choice.card).buy;
  plot.cards.push(newPlotCard(choice.card));
  io.tell?.({ kind: 'bought-card', card: choice.card, rule: 'D2-PLGEN-10' });
  return true;
}
