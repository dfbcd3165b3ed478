import type { Plan } from '@tafelrunde/engine';
import { canWear, isItem, itemOf } from '../announced.ts';
import type { Choice } from '../choices.ts';
import type { CardId, Hero, State } from '../state.ts';

/** What starting equipment would cost if it were for sale: it is sold for as much. */
const STARTING = 25;
const RELIC = 200;
/** A dear thing is better than a cheap one, but two good ones are better than one dear: what is worth a point, in roots of gold. */
const PER_ROOT = 0.25;
/** Weapons decide most, then armour. */
const WEAPON = 1.5;
const ARMOR = 1.2;
const OTHER = 0.8;
/** Gold in the purse wins no fight. */
const IN_THE_PURSE = 0.004;

const priceOf = (id: CardId): number => itemOf(id).gold ?? (itemOf(id).kind === 'relic' ? RELIC : STARTING);

function worthOf(id: CardId): number {
  const { attack, slot } = itemOf(id);
  return (attack !== undefined ? WEAPON : slot === 'armor' ? ARMOR : OTHER) * PER_ROOT * Math.sqrt(priceOf(id));
}

/** A weapon and all that is worth most beside it: what a hero should wear of what it has. */
export interface Gear {
  readonly worn: readonly CardId[];
  readonly worth: number;
}

const known = new Map<string, Gear>();
const MOST_KNOWN = 4_000;

/** The best set of what a hero has; the same for the same cards, whatever is worn at the moment. */
export function bestGear(state: State, hero: Hero): Gear {
  const key = `${hero.id} ${hero.cards.map(({ id }) => id).join()}`;
  let best = known.get(key);
  if (best === undefined) {
    best = chosen(state, hero);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, best);
  }
  return best;
}

function chosen(state: State, hero: Hero): Gear {
  const items = hero.cards
    .flatMap(({ id }) => (isItem(id) && itemOf(id).kind !== 'search-card' ? [id] : []))
    .sort((a, b) => worthOf(b) - worthOf(a) || (a < b ? -1 : 1));
  const weapons = items.filter(id => itemOf(id).attack !== undefined);
  const others = items.filter(id => itemOf(id).attack === undefined);
  const sets = [...weapons.map(weapon => [weapon]), ...(weapons.length === 0 ? [[]] : [])].map(first =>
    wornWith(state, hero, [...first, ...others]),
  );
  return sets.reduce((best, one) => (one.worth > best.worth ? one : best), { worn: [], worth: 0 });
}

/** One after the other, as far as there is room. */
function wornWith(state: State, hero: Hero, items: readonly CardId[]): Gear {
  const dressed: Hero = { ...hero, cards: [] };
  for (const id of items)
    if (canWear(state, dressed, id)) dressed.cards.push({ id, tired: false, worn: true, used: false, on: null });
  const worn = dressed.cards.map(({ id }) => id);
  return { worn, worth: worn.reduce((sum, id) => sum + worthOf(id), 0) };
}

/** What all heroes could wear, and what they could still buy. */
export const gear = (state: State): number =>
  state.heroes.reduce((sum, hero) => sum + bestGear(state, hero).worth, IN_THE_PURSE * state.gold);

/** Off with what is in the way, on with what is better. */
export function dressing(state: State, hero: Hero, options: readonly Choice[]): Plan<Choice> {
  const wanted = [...bestGear(state, hero).worn];
  const spare: CardId[] = [];
  for (const { id, worn } of hero.cards) {
    if (!worn) continue;
    const at = wanted.indexOf(id);
    if (at < 0) spare.push(id);
    else wanted.splice(at, 1);
  }
  const offered = (choice: Choice): boolean =>
    options.some(one => one.do === choice.do && 'item' in one && 'item' in choice && one.item === choice.item);
  const changes: Choice[] =
    wanted.length === 0
      ? []
      : [
          ...wanted.map((item): Choice => ({ do: 'wear', item })),
          ...spare.map((item): Choice => ({ do: 'take-off', item })),
        ];
  return { line: [changes.find(offered) ?? { do: 'done' }], firm: true };
}
