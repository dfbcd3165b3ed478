import { abilities } from './abilities.ts';
import { bosses } from './bosses.ts';
import { commandCards } from './commands.ts';
import { feats } from './feats.ts';
import { furniture } from './furniture.ts';
import { heroes } from './heroes.ts';
import { items } from './items.ts';
import { locks, seals } from './locks.ts';
import { minions } from './minions.ts';
import { spells } from './spells.ts';
import type { Content } from './things.ts';

export { bonePiles, limits, recharge, rulers, startingHand } from './constants.ts';
export type * from './effects.ts';
export { isActivated, isConsumable } from './items.ts';
export { damageOf } from './minions.ts';
export type * from './things.ts';
export { abilities, bosses, commandCards, feats, furniture, heroes, items, locks, minions, seals, spells };

export const everything: readonly Content[] = [
  ...heroes,
  ...bosses,
  ...minions,
  ...abilities,
  ...feats,
  ...spells,
  ...items,
  ...commandCards,
  ...furniture,
  ...locks,
  ...seals,
];

/** A lookup by id that refuses unknown ids. */
function lookup<C extends Content>(list: readonly C[], what: string): (id: string) => C {
  const byId: ReadonlyMap<string, C> = new Map(list.map(thing => [thing.id, thing]));
  return id => {
    const found = byId.get(id);
    if (!found) throw new Error(`There is no ${what} "${id}" in Dungeon Saga.`);
    return found;
  };
}

export const hero = lookup(heroes, 'hero');
export const boss = lookup(bosses, 'boss');
export const minion = lookup(minions, 'minion');
export const ability = lookup(abilities, 'ability');
export const feat = lookup(feats, 'feat');
export const spell = lookup(spells, 'spell');
export const item = lookup(items, 'item');
export const furniturePiece = lookup(furniture, 'piece of furniture');
export const lock = lookup(locks, 'lock');

/** One physical command card: the card's id, a hash and its number among the copies, e.g. `interrupt#3`. */
export type CommandInstance = `${string}#${number}`;

const copiesOf = (card: (typeof commandCards)[number]): readonly CommandInstance[] =>
  Array.from({ length: card.copies }, (_, i): CommandInstance => `${card.id}#${i + 1}`);

/** Every physical command card, unshuffled. */
export const commandDeck: readonly CommandInstance[] = commandCards.flatMap(copiesOf);

const cardsByInstance = new Map<string, (typeof commandCards)[number]>(
  commandCards.flatMap(card => copiesOf(card).map(id => [id, card] as const)),
);

/** The card an instance id stands for. */
export function commandCard(id: string): (typeof commandCards)[number] {
  const found = cardsByInstance.get(id);
  if (!found) throw new Error(`There is no command card "${id}" in Dungeon Saga.`);
  return found;
}
