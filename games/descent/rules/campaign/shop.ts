import { choose, dealFrom, different, insert, newPile, pileSize, takeOut } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../../choices.ts';
import type { BoxId } from '../../content/boxes/box.ts';
import { inPlay, isItem, itemOf } from '../../content/index.ts';
import type { Act } from '../../content/words.ts';
import { type CardId, type Hero, heroOf, type State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { together } from '../deciding.ts';
import { fortuneOf, refreshPlot, spendFortune } from '../plot.ts';
import { cardFor } from '../searching.ts';
import { isTradable } from '../trading.ts';

/** The price of starting equipment, whatever it is (D2-SHOP-09). */
const STARTING_EQUIPMENT = 25;

/** The shop cards of an act, each as often as it is there, without those the heroes have (D2-SETUP-25). */
export function shopOf(act: Act, boxes: readonly BoxId[], heroes: readonly Pick<Hero, 'cards'>[] = []): State['shop'] {
  const cards = inPlay('shop', boxes).flatMap(id => {
    const item = itemOf(id);
    return item.act === act ? Array.from({ length: item.copies ?? 1 }, () => id) : [];
  });
  for (const { id } of heroes.flatMap(hero => hero.cards)) takeOut(cards, id);
  return newPile(cards);
}

/** What the heroes get for an item: half its value, rounded down to a multiple of 25; nothing is paid for relics (D2-SHOP-08 to -10). */
export function saleOf(id: CardId): number | null {
  const { kind, class: own, gold = 0 } = itemOf(id);
  if (kind !== 'item') return null;
  return own === undefined ? Math.floor(gold / 2 / 25) * 25 : STARTING_EQUIPMENT;
}

const DEARER = 50;

/** What a shop card costs now: a plot card may have made it dearer. */
export const priceOf = (state: Pick<State, 'plot'>, card: CardId): number =>
  (itemOf(card).gold ?? 0) + (state.plot?.cards.some(({ on }) => on === card) ? DEARER : 0);

/** The heroes buy, sell and hand things over, one at a time and in any order, until they have had enough (D2-SHOP-07, -08, D2-TRADE-02). */
export function* shopStep(state: State, io: Io): Flow {
  const options = offers(state);
  // Where there is nothing to buy, nobody goes to the market.
  if (options.length === 0) return endShopping(state);
  const choice = yield* choose<Choice, AskKind>({
    ...together(state),
    kind: 'shop',
    rule: 'D2-SHOP-07',
    options: [...options, { do: 'done' }],
  });
  if (choice.do === 'done') return closeShop(state);
  if (choice.do === 'buy-blind') buyBlind(state, io, choice.hero);
  if (choice.do === 'reveal-card') revealCard(state, io);
  if (choice.do === 'buy') buy(state, io, choice.card, choice.hero);
  if (choice.do === 'sell') sell(state, io, choice.card, choice.hero);
  if (choice.do === 'hand') hand(state, io, choice);
  state.todo = ['shop', ...state.todo];
}

function offers(state: State): Choice[] {
  const found: Choice[] = [];
  for (const card of different(state.row))
    if (priceOf(state, card) <= state.gold)
      for (const { id } of state.heroes) found.push({ do: 'buy', card, hero: id });
  if (state.blind !== undefined && state.blind.left > 0 && state.blind.price <= state.gold)
    for (const { id } of state.heroes) found.push({ do: 'buy-blind', hero: id });
  if (fortuneOf(state) >= MORE_COSTS && pileSize(state.shop) > 0 && state.campaign !== null)
    found.push({ do: 'reveal-card' });
  if (state.row.length === 0 && state.campaign === null) return found;
  for (const { id: hero, cards } of state.heroes)
    for (const card of ownItems(cards)) {
      // Outside a campaign only starting equipment can be turned into gold (D2-EPIC-04).
      const isForSale = state.campaign !== null || itemOf(card).class !== undefined;
      if (isForSale && saleOf(card) !== null) found.push({ do: 'sell', card, hero });
      if (!isTradable(card)) continue;
      for (const { id: to } of state.heroes)
        if (to !== hero && !isHanded(state, card, to)) found.push({ do: 'hand', item: card, from: hero, to });
    }
  return found;
}

const ownItems = (cards: Hero['cards']): CardId[] =>
  different(
    cards
      .map(({ id }) => id)
      .filter(isItem)
      .sort(),
  );

/** In one campaign phase a card goes to the same hero once for each copy of it (D2-TRADE-08). */
const isHanded = ({ handed }: State, card: CardId, to: string): boolean =>
  handed.filter(one => one === `${card}/${to}`).length >= (itemOf(card).copies ?? 1);

function buy(state: State, io: Io, card: CardId, to: string): void {
  takeOut(state.row, card);
  state.gold -= priceOf(state, card);
  heroOf(state, to).cards.push(cardFor(card));
  io.tell?.({ kind: 'bought', hero: to, card, gold: state.gold, rule: 'D2-SHOP-07' });
}

/** One of the cards that lie face down, whichever it is. */
function buyBlind(state: State, io: Io, to: string): void {
  const { blind } = state;
  const [card] = dealFrom(state.shop, 1, io.chance);
  if (blind === undefined || card === undefined) return;
  blind.left--;
  state.gold -= blind.price;
  heroOf(state, to).cards.push(cardFor(card));
  io.reveal?.('all', { know: 'drawn', card });
  io.tell?.({ kind: 'bought', hero: to, card, gold: state.gold, rule: 'D2-SHOP-07' });
}

/** What is sold lies in the shop deck again, unless its act is over: then it goes back into the box (D2-COMP-01 to -03, D2-CAMP-18). */
function sell(state: State, io: Io, card: CardId, from: string): void {
  takeCard(heroOf(state, from), card);
  const { act, class: own } = itemOf(card);
  state.gold += saleOf(card) ?? 0;
  if (own === undefined && act === state.act) insert(state.shop.rest, card);
  io.tell?.({ kind: 'sold', hero: from, card, gold: state.gold, rule: 'D2-SHOP-08' });
}

function hand(state: State, io: Io, { item, from, to }: Extract<Choice, { do: 'hand' }>): void {
  takeCard(heroOf(state, from), item);
  heroOf(state, to).cards.push(cardFor(item));
  state.handed.push(`${item}/${to}`);
  io.tell?.({ kind: 'gave', from, to, item, rule: 'D2-TRADE-02' });
}

function takeCard(hero: Hero, card: CardId): void {
  hero.cards.splice(
    hero.cards.findIndex(({ id }) => id === card),
    1,
  );
}

const MORE_COSTS = 2;

/** For 2 fortune tokens of any heroes 1 more card is laid open (D2-SHOP-06, D2-PLGEN-21). */
function revealCard(state: State, io: Io): void {
  spendFortune(state, MORE_COSTS);
  for (const card of dealFrom(state.shop, 1, io.chance)) {
    insert(state.row, card);
    io.reveal?.('all', { know: 'drawn', card });
  }
  io.tell?.({ kind: 'market', cards: [...state.row], gold: state.gold, rule: 'D2-SHOP-06' });
}

/** Fortune tokens are not kept beyond this step (D2-PLGEN-24). */
function endShopping(state: State): void {
  spendFortune(state, fortuneOf(state));
  refreshPlot(state, 'shopping');
  for (const card of state.plot?.cards ?? []) card.on = null;
}

/** What nobody has bought is shuffled back (D2-SHOP-12) */
function closeShop(state: State): void {
  endShopping(state);
  for (const card of state.row) if (itemOf(card).act === state.act) insert(state.shop.rest, card);
  state.row = [];
  delete state.blind;
}
