import { dealFrom, different, insert, newPile, pileCards } from '@tafelrunde/engine';
import type { Choice } from '../../choices.ts';
import { isItem } from '../../content/index.ts';
import { type City, cityOf } from '../../content/legend/road.ts';
import type { Act } from '../../content/words.ts';
import { vocabulary } from '../../effects/vocabulary.ts';
import { NO_DICE, NOTHING } from '../../effects/word.ts';
import { type CardId, heroOf, type Road, type State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { shopOf } from '../campaign/shop.ts';
import { together } from '../deciding.ts';
import { cardFor } from '../searching.ts';
import { isTradable } from '../trading.ts';
import { priceIn } from './prices.ts';

/** One card more lies out for every so much fame (D2-RTLC-12, -15). */
const FAME_PER_STALL = 3;
/** Whom people know is shown what belongs to act II; in act II everybody is (D2-RTLC-12, -13, -15). */
const KNOWN = 5;

/** The cards that may lie out: of act I always, of act II for those who are known, or whose story has come so far (D2-RTLC-13). */
function wares(state: State, { fame }: Road): State['shop'] {
  const acts: Act[] = state.act === 2 || fame >= KNOWN ? [1, 2] : [1];
  return newPile(acts.flatMap(act => pileCards(shopOf(act, state.boxes, state.heroes))).sort());
}

/** Stalls are laid out anew at every visit: how many, depends on the city and on fame (D2-RTLC-10, -12). */
export function layStalls(state: State, io: Io, { stalls }: City, road: Road): void {
  const pile = wares(state, road);
  state.row = [];
  for (const card of dealFrom(pile, stalls + Math.floor(road.fame / FAME_PER_STALL), io.chance)) {
    insert(state.row, card);
    io.reveal?.('all', { know: 'drawn', card });
  }
  io.tell?.({ kind: 'market', cards: [...state.row], gold: state.gold, rule: 'D2-RTLC-12' });
}

/** What can be done in a city: buy, sell, hand over, its own action, and leave (D2-RTLC-07, -09, -10). */
export function cityOffers(state: State, road: Road): Choice[] {
  const city = cityOf(road.city ?? '');
  const found: Choice[] = [];
  for (const card of different(state.row)) {
    const gold = priceIn(city, card);
    if (gold !== null && gold <= state.gold)
      for (const { id: hero } of state.heroes) found.push({ do: 'buy', card, hero, gold });
  }
  for (const { id: hero, cards } of state.heroes)
    for (const card of different(cards.map(({ id }) => id).filter(isItem)).sort()) {
      const gold = priceIn(city, card);
      if (gold !== null) found.push({ do: 'sell', card, hero, gold });
      if (!isTradable(card)) continue;
      for (const { id: to } of state.heroes)
        if (to !== hero && !state.handed.includes(`${card}/${to}`))
          found.push({ do: 'hand', item: card, from: hero, to });
    }
  // What takes a week needs one (D2-RTLC-06).
  if (!road.acted && road.weeks > 0 && state.gold >= city.action.gold)
    found.push({ do: 'city-action', city: road.city ?? '' });
  found.push({ do: 'leave-city' });
  return found;
}

type Deal = Extract<Choice, { do: 'buy' | 'sell' | 'hand' }>;

export const isCityDeal = (choice: Choice): choice is Deal =>
  choice.do === 'buy' || choice.do === 'sell' || choice.do === 'hand';

export function deal(state: State, io: Io, choice: Deal): void {
  if (choice.do === 'hand') {
    const { item, from, to } = choice;
    takeFrom(state, from, item);
    heroOf(state, to).cards.push(cardFor(item));
    state.handed.push(`${item}/${to}`);
    io.tell?.({ kind: 'gave', from, to, item, rule: 'D2-TRADE-02' });
    return;
  }
  const { card, hero } = choice;
  const price = priceIn(cityOf(state.legend?.road?.city ?? ''), card) ?? 0;
  if (choice.do === 'buy') {
    state.row.splice(state.row.indexOf(card), 1);
    state.gold -= price;
    heroOf(state, hero).cards.push(cardFor(card));
    io.tell?.({ kind: 'bought', hero, card, gold: state.gold, rule: 'D2-RTLC-11' });
    return;
  }
  takeFrom(state, hero, card);
  state.gold += price;
  io.tell?.({ kind: 'sold', hero, card, gold: state.gold, rule: 'D2-RTLC-14' });
}

function takeFrom(state: State, hero: string, card: CardId): void {
  const { cards } = heroOf(state, hero);
  cards.splice(
    cards.findIndex(({ id }) => id === card),
    1,
  );
}

/** What only this city offers, once at each visit (D2-RTLC-09). */
export function* takeCityAction(state: State, io: Io, road: Road): Flow {
  const id = road.city ?? '';
  const { action } = cityOf(id);
  road.acted = true;
  state.gold -= action.gold;
  io.tell?.({ kind: 'city-action', city: id, rule: 'D2-RTLC-09' });
  yield* vocabulary.carryOut(
    {
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
    },
    action.effects,
  );
}

export function leaveCity(state: State, road: Road): void {
  road.city = null;
  state.row = [];
}
