import { shuffleIn } from '@tafelrunde/engine';
import type { Place } from '../choices.ts';
import { itemOf } from '../content/items/index.ts';
import type { Hero, Item, State } from '../state.ts';
import type { Io } from '../types.ts';
import { newItem, takeFrom, upOf } from './equipment.ts';
import { settleGrants } from './granted.ts';

const SLOTS: readonly Exclude<Place, 'pack'>[] = ['main', 'off', 'armour', 'artefact'];

/**
 * The adventure is over: whoever is a ghost loses an equipped item, stash cards left on the map go home, and what the forge has improved, or shards have
 * awakened, lies with its front up again (SS-END-05, SS-STASH-04, SS-BLDG-03, SS-SWEAP-06).
 */
export function endAdventure(state: State, io: Io): void {
  for (const hero of state.heroes) if (hero.ghost) loseItem(state, io, hero);
  for (const { items } of state.ground) {
    for (const { id } of items) if (itemOf(id).deck === 'stash') state.stash.push(newItem(id));
    items.splice(0, items.length, ...items.filter(({ id }) => itemOf(id).deck !== 'stash'));
  }
  const owned = state.heroes.flatMap(({ main, off, armour, artefact, pack }) => [main, off, armour, artefact, ...pack]);
  for (const item of [...owned, ...state.stash, ...state.ground.flatMap(({ items }) => items)])
    if (item && (item.forged || itemOf(item.id).deck === 'soul')) {
      item.side = 0;
      item.forged = false;
    }
  settleGrants(state, io);
}

/** One of the equipped cards, drawn at random, returns to its deck (SS-END-05). */
function loseItem(state: State, io: Io, hero: Hero): void {
  const equipped = SLOTS.filter(slot => hero[slot] !== null);
  if (equipped.length === 0) return;
  const slot = equipped.length === 1 ? equipped[0] : io.chance.draw(equipped);
  const worn = slot === undefined ? null : hero[slot];
  if (slot === undefined || worn === null) return;
  const item = takeFrom(state, hero, slot, { item: worn.id, ...upOf(worn) });
  if (item === null) return;
  io.tell?.({ kind: 'item', hero: hero.id, item: item.id, ...upOf(worn), how: 'lost', rule: 'SS-END-05' });
  toDeck(state, item);
}

function toDeck(state: State, { id }: Item): void {
  switch (itemOf(id).deck) {
    case 'stash':
      state.stash.push(newItem(id));
      return;
    case 'emporium':
      state.market.push(newItem(id));
      return;
    case 'treasure':
      shuffleIn(state.supplies.treasure.pile, [id]);
      return;
    case 'soul':
      state.soulWeapons.push(id);
      return;
    case 'adventure':
      // It lies aside again until an adventure calls for it.
      return;
  }
}

/** A new adventure begins: every artefact that heroes own gains a charge, up to what its card allows (SS-ART-06). */
export function rechargeArtefacts({ heroes }: Pick<State, 'heroes'>): void {
  for (const { artefact, pack } of heroes)
    for (const item of [artefact, ...pack])
      if (item !== null) item.charges = Math.min(itemOf(item.id).charges ?? 0, item.charges + 1);
}
