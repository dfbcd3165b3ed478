import { endAt } from '@tafelrunde/engine';
import { campaignPlan } from '../../content/campaigns/index.ts';
import { eventOf } from '../../content/index.ts';
import { isRoad, roadPlan } from '../../content/legend/road.ts';
import { unpackTravel } from '../../content/tables.ts';
import { TRAVEL } from '../../content/travel.ts';
import type { CitySymbol, TravelSymbol } from '../../content/words.ts';
import { vocabulary } from '../../effects/vocabulary.ts';
import { type Doing, NO_DICE, NOTHING } from '../../effects/word.ts';
import type { State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { together } from '../deciding.ts';
import { legendRules } from '../learned.ts';
import { announce } from '../window.ts';
import { nextPart, specialOf } from './flow.ts';
import { cardBehind, questOnCard } from './rumors.ts';
import { travelDeck } from './travel-deck.ts';

unpackTravel(TRAVEL);

/** The journey to the quest that was just set up; none leads to the introduction (D2-TRVGEN-01 to -04, D2-CAMP-04). */
export function setOut(state: State): void {
  const { campaign } = state;
  if (campaign === null || campaign.played.length === 0) return;
  const { ways, extras = [] } = isRoad(campaign.id)
    ? { ...roadPlan(campaign.id), extras: [] }
    : campaignPlan(campaign.id);
  // A quest card shows what lies on the way to its quest, from left to right (D2-RUMGEN-12, D2-TRVGEN-05).
  const card = cardBehind(campaign.rumors, state.quest);
  const way =
    card === null
      ? (extras.find(({ quest }) => quest === state.quest)?.way ?? ways[state.quest])
      : questOnCard(card)?.travel;
  state.journey = { symbols: [...(way ?? [])], out: [] };
}

/** One stop: a card is drawn, and what it says of this symbol happens (D2-TRVGEN-06 to -08). At the end all cards are shuffled back (-11). */
export function* travelStep(state: State, io: Io): Flow {
  const { journey } = state;
  if (journey === null) return;
  const [symbol] = journey.symbols;
  if (symbol === undefined) return yield* arrive(state, io);
  state.todo = ['travel', ...state.todo];
  const before = journey.symbols.length;
  yield* announce(state, io, 'travel-stop', { card: symbol });
  // Somebody knows a way around it.
  if (journey.symbols.length < before) return;
  journey.symbols.shift();
  if (state.legend !== null) return yield* legendRules().roadEvent(state, io, journey, symbol);
  yield* happens(state, io, drawEvent(state, io, isInCity(symbol) ? 'city' : 'travel'), symbol);
}

/** A card of the deck comes into sight, the one the overlord has put there if he has. */
export function drawEvent(state: State, io: Io, deck: 'travel' | 'city' = 'travel'): string {
  const known = deck === 'travel' ? state.journey?.ahead?.shift() : undefined;
  const card = known ?? io.chance.draw(travelDeck(state, deck));
  state.journey?.out.push(card);
  io.reveal?.('all', { know: 'drawn', card });
  return card;
}

/** What a card says of a symbol happens. */
export function* happens(state: State, io: Io, card: string, symbol: TravelSymbol): Flow {
  const event = eventOf(card, symbol);
  if (event === undefined) {
    io.tell?.({ kind: 'travel', card, symbol, rule: 'D2-TRVGEN-07' });
    return;
  }
  io.tell?.({ kind: 'travel', card, symbol, rule: 'D2-TRVGEN-08' });
  yield* vocabulary.carryOut({ ...onTheWay(state, io, card), about: { card: symbol } }, event.effects);
}

/** In the city its own events happen, outside it those of the road: the decks are never mixed (D2-TRVGEN-12, -14, -15). */
const isInCity = (symbol: TravelSymbol): boolean => CITY_SYMBOLS.includes(symbol);
const CITY_SYMBOLS: readonly TravelSymbol[] = ['street', 'sewer', 'building', 'tower', 'hazard'] satisfies CitySymbol[];

/** What a journey does, it does to all heroes, and they decide together. */
const onTheWay = (state: State, io: Io, id: string): Doing => ({
  state,
  io,
  by: '',
  ...together(state),
  source: { id, by: 'travel' },
  on: state.heroes.map(hero => hero.id),
  cell: null,
  about: NOTHING,
  x: 0,
  shown: NO_DICE,
});

/** Whoever was ahead before an interlude or finale has earned something there (D2-CAMP-08, -11). */
function* arrive(state: State, io: Io): Flow {
  yield* announce(state, io, 'travel-over', {});
  // Something may have led them astray.
  if ((state.journey?.symbols.length ?? 0) > 0) {
    state.todo = ['travel', ...state.todo];
    return;
  }
  state.journey = null;
  endAt(state.lasting, 'travel-over');
  const { campaign } = state;
  if (campaign === null || isRoad(campaign.id)) return;
  const plan = campaignPlan(campaign.id);
  if (cardBehind(campaign.rumors, state.quest) !== null) return;
  const special = specialOf(plan, campaign.played, nextPart(plan, campaign.played));
  yield* vocabulary.carryOut(onTheWay(state, io, state.quest), special?.prelude ?? []);
}
