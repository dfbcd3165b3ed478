import {
  choose,
  different,
  insert,
  pileCards,
  putUnder,
  type Reason,
  reason,
  type Seat,
  shuffleIn,
  takeFrom,
  takeOut,
} from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { cardTypes } from '../content/card-types.ts';
import { type CardId, coloursOf, isAction } from '../content/cards.ts';
import { heroOf, type State, type Upgrade } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { drawAction, seenByAll } from './action-pile.ts';
import { achievement } from './score.ts';

/** Points for each level above whoever is lowest (MK-VUPG-03). */
const PER_LEVEL = 3;

const UNLIKE = reason('MK-VUPG-05', {
  en: 'The new card must share a colour or a type with the card thrown away for it.',
  de: 'Die neue Karte muss mit der dafür entfernten eine Farbe oder einen Typ gemeinsam haben.',
});
const NO_ACTION = reason('MK-VUPG-04', {
  en: 'Only an own action card is thrown away for it.',
  de: 'Dafür wird nur eine eigene Aktionskarte entfernt.',
});

const playersOf = ({ heroes }: State): Seat[] => [...heroes.keys()].filter(seat => !heroes[seat]?.out);

/** After each night but the last (MK-VUPG-01): nights alternate with days, or stay once they have come (MK-VDAY-02). */
export function upgradesFollow({ variants, night, round, rounds }: State): boolean {
  if (variants['action-upgrades'] !== 'upgrades' && variants['action-upgrades'] !== 'open-decks') return false;
  return night && round + (variants.times === 'darkness' ? 1 : 2) <= rounds;
}

/** How strong a deck is: the first three achievements (MK-VUPG-02), and levels above the lowest (MK-VUPG-03). */
export function ratingOf(state: State, seat: Seat): number {
  const lowest = Math.min(...playersOf(state).map(other => heroOf(state, other).level));
  const cards = (['knowledge', 'loot', 'leader'] as const).reduce((sum, one) => sum + achievement(state, seat, one), 0);
  return cards + PER_LEVEL * (heroOf(state, seat).level - lowest);
}

/** The break begins: cards are revealed, everybody gathers and rates the own deck, and whoever is behind chooses first (MK-VUPG-01..04). */
export function openUpgrades(state: State, io: Io): void {
  const players = playersOf(state);
  const cards: CardId[] = [];
  for (let i = 0; i <= players.length; i++) {
    const card = drawAction(state, io);
    if (card === null) break;
    cards.push(card);
    io.tell?.({ kind: 'laid-out', what: 'upgrade', id: card, rule: 'MK-VUPG-01' });
  }
  for (const seat of players) gather(state, io, seat);
  const ratings = state.heroes.map((_, seat) => (players.includes(seat) ? ratingOf(state, seat) : 0));
  for (const seat of players) io.tell?.({ kind: 'deck-rated', seat, n: ratings[seat] ?? 0, rule: 'MK-VUPG-03' });
  const place = (seat: Seat): number => state.order.indexOf(seat);
  const fame = (seat: Seat): number => heroOf(state, seat).fame;
  const left = players.sort(
    (a, b) => (ratings[a] ?? 0) - (ratings[b] ?? 0) || fame(a) - fame(b) || place(b) - place(a),
  );
  state.upgrade = { cards, ratings, left };
  state.stage = 'upgrade';
}

/** The round is over, so all own cards are one deck again; if that was agreed on everybody may look through it (MK-VUPG-07). */
function gather(state: State, io: Io, seat: Seat): void {
  const hero = heroOf(state, seat);
  shuffleIn(hero.deck, [...hero.hand, ...hero.discard, ...hero.aside, ...(hero.tactic?.under ?? [])]);
  hero.hand = [];
  hero.discard = [];
  hero.aside = [];
  if (hero.tactic) hero.tactic.under = [];
  if (state.variants['action-upgrades'] !== 'open-decks') return;
  for (const card of hero.secret ?? []) io.reveal?.('all', { seat, card });
  seenByAll(hero);
  io.tell?.({ kind: 'deck-shown', seat, cards: pileCards(hero.deck), rule: 'MK-VUPG-07' });
}

/** Why this card cannot be thrown away for that one (MK-VUPG-04, -05). */
export function mayGiveUp(card: CardId, thrown: CardId): Reason | null {
  if (!isAction(thrown)) return NO_ACTION;
  const alike =
    coloursOf(card).some(colour => coloursOf(thrown).includes(colour)) ||
    cardTypes(card).some(type => cardTypes(thrown).includes(type));
  return alike ? null : UNLIKE;
}

/** Own actions that can be thrown away for a card. */
const givenUpFor = (state: State, seat: Seat, card: CardId): CardId[] =>
  different(pileCards(heroOf(state, seat).deck)).filter(own => mayGiveUp(card, own) === null);

/** One player exchanges a card or does not; when all have, what nobody took goes under the deck (MK-VUPG-04..06). */
export function* upgradeStep(state: State, io: Io, upgrade: Upgrade): Flow {
  const [seat] = upgrade.left;
  if (seat === undefined) {
    for (const card of upgrade.cards) putUnder(state.piles.actions, card);
    delete state.upgrade;
    state.stage = 'renew';
    return;
  }
  const open = upgrade.cards.filter(card => givenUpFor(state, seat, card).length > 0);
  const options: Choice[] = [{ do: 'pass' }, ...open.map((card): Choice => ({ do: 'upgrade', card }))];
  const chosen = yield* choose({ seat, kind: 'upgrade', rule: 'MK-VUPG-04', options });
  if (chosen.do === 'upgrade') yield* exchange(state, io, upgrade, seat, chosen.card);
  upgrade.left = upgrade.left.filter(other => other !== seat);
}

function* exchange(state: State, io: Io, upgrade: Upgrade, seat: Seat, card: CardId): Flow {
  upgrade.taking = card;
  const prices: Choice[] = givenUpFor(state, seat, card).map(own => ({ do: 'give-up', card: own }));
  // Even a single one is said: nobody throws a card away unawares.
  const price = yield* choose({ seat, kind: 'give-up', rule: 'MK-VUPG-05', options: prices, always: true });
  delete upgrade.taking;
  if (price.do !== 'give-up') return;
  const hero = heroOf(state, seat);
  takeFrom(hero.deck, price.card);
  seenByAll(hero, [price.card]);
  io.reveal?.('all', { seat, card: price.card }, seat);
  io.tell?.({ kind: 'thrown-away', seat, card: price.card, rule: 'MK-VUPG-04' });
  takeOut(upgrade.cards, card);
  insert(hero.hand, card);
  io.tell?.({ kind: 'card-gained', seat, card, to: 'hand', rule: 'MK-VUPG-04' });
}
