import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import type { Item } from '../content/cards.ts';
import { isItem, itemOf } from '../content/index.ts';
import type { ItemTrait } from '../content/words.ts';
import { type CardId, type FigureId, type Hero, heroOf, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { inForce, isPermitted } from './in-force.ts';

/** Two hands, one armour, two others (D2-EQUIP-03 to -05). */
const ROOM = { hands: 2, armor: 1, other: 2 } as const;

const ARMORS = ['light-armor', 'heavy-armor'] as const;

/** How an item is held; in some hands two-handed melee weapons are one-handed ones, for other cards too (D2C-HERO-32). */
export function slotOf(state: State, hero: FigureId, id: CardId): Item['slot'] {
  const { slot, attack } = itemOf(id);
  return slot === 'two-hands' && attack === 'melee' && isPermitted(state, hero, 'light-arms') ? 'one-hand' : slot;
}

/** What the item takes up; runes may need one hand less. */
const taken = (state: State, hero: Hero, id: CardId): { hands: number; armor: number; other: number } => {
  const { traits } = itemOf(id);
  const slot = slotOf(state, hero.id, id);
  const less = traits.includes('rune') && isPermitted(state, hero.id, 'planar-runes') ? 1 : 0;
  return {
    hands: Math.max(0, (slot === 'two-hands' ? 2 : slot === 'one-hand' ? 1 : 0) - less),
    armor: slot === 'armor' ? 1 : 0,
    other: slot === 'other' ? 1 : 0,
  };
};

/** Its traits for this hero: something may give weapons one more, which armor may forbid (D2C-RUNE-06). */
function traitsFor(state: State, hero: Hero, id: CardId): readonly ItemTrait[] {
  const { traits, attack } = itemOf(id);
  return attack === undefined
    ? traits
    : [...traits, ...inForce(state, hero.id, 'trait').map(({ effect }) => effect.trait)];
}

/** Could the hero equip this besides what he wears? */
export function canWear(state: State, hero: Hero, id: CardId): boolean {
  const { limit, traits, forbids } = itemOf(id);
  const worn = hero.cards.filter(card => card.worn).map(card => card.id);
  // At most one item of a trait, where the item says so (D2-IGEN-09).
  if (limit !== undefined && worn.some(one => itemOf(one).traits.includes(limit))) return false;
  const anyway = isPermitted(state, hero.id, 'runes-anyway');
  if (!anyway && traitsFor(state, hero, id).includes('rune') && isPermitted(state, hero.id, 'no-runes')) return false;
  if (ARMORS.some(trait => traits.includes(trait)) && isPermitted(state, hero.id, 'no-armor')) return false;
  if (
    forbids !== undefined &&
    !(anyway && forbids === 'rune') &&
    worn.some(one => traitsFor(state, hero, one).includes(forbids))
  )
    return false;
  const all = [...worn, id];
  const free = isPermitted(state, hero.id, 'free-shield')
    ? all.find(one => itemOf(one).traits.includes('shield'))
    : undefined;
  return (['hands', 'armor', 'other'] as const).every(
    place =>
      all.reduce((sum, one) => sum + (one === free && place === 'hands' ? 0 : taken(state, hero, one)[place]), 0) <=
      ROOM[place],
  );
}

/** Step 2 of a turn: one item on or off; false when the hero is done (D2-HTURN-04, D2-EQUIP-07). */
export function* equipStep(state: State, io: Io, hero: Hero): Flow<boolean> {
  const options: Choice[] = [];
  for (const [i, { id, worn }] of hero.cards.entries()) {
    if (!isItem(id) || itemOf(id).kind === 'search-card') continue;
    // Of two cards alike in the same place one is offered.
    if (hero.cards.findIndex(card => card.id === id && card.worn === worn) < i) continue;
    if (worn) options.push({ do: 'take-off', item: id });
    else if (canWear(state, hero, id)) options.push({ do: 'wear', item: id });
  }
  // Who has nothing lying face down has nothing to change.
  if (!hero.cards.some(({ id, worn }) => isItem(id) && itemOf(id).kind !== 'search-card' && !worn)) return false;
  options.push({ do: 'done' });
  const choice = yield* choose<Choice, AskKind>({
    seat: hero.seat,
    kind: 'equip',
    rule: 'D2-HTURN-04',
    about: hero.id,
    options,
  });
  if (choice.do !== 'wear' && choice.do !== 'take-off') return false;
  const card = heroOf(state, hero.id).cards.find(
    one => one.id === choice.item && one.worn === (choice.do === 'take-off'),
  );
  if (card !== undefined) card.worn = choice.do === 'wear';
  io.tell?.({ kind: 'equipped', figure: hero.id, item: choice.item, on: choice.do === 'wear', rule: 'D2-HTURN-04' });
  return true;
}

/** What is not equipped lies face down and is not exhausted any more (D2-HTURN-05). */
export function settleEquipment(hero: Hero): void {
  for (const card of hero.cards) if (isItem(card.id) && !card.worn) card.tired = false;
}
