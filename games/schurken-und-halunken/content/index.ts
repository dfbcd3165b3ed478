import type { Card, Hero, SupportCard } from './cards.ts';
import { equipment } from './equipment.ts';
import { heroes } from './heroes.ts';
import { magic } from './magic.ts';
import { scenarioCards } from './scenarios/cards.ts';
import { tactics } from './tactics.ts';
import type { Pile } from './values.ts';

export type * from './cards.ts';
export type * from './values.ts';
export { equipment, heroes, magic, tactics };

export const supportCards: readonly SupportCard[] = [...equipment, ...magic, ...tactics];

const index = <C extends Card>(cards: readonly C[]): ReadonlyMap<string, C> =>
  new Map(cards.map(card => [card.id, card]));
export const heroesById: ReadonlyMap<string, Hero> = index(heroes);
export const supportCardsById: ReadonlyMap<string, SupportCard> = index([...supportCards, ...scenarioCards]);

/** One physical card of the box: the card's id, a hash and its number among the copies, e.g. `silver-sword#1`. */
export type InstanceId = `${string}#${number}`;

const instances = (cards: readonly SupportCard[]): readonly InstanceId[] =>
  cards.flatMap(card => Array.from({ length: card.copies }, (_, i): InstanceId => `${card.id}#${i + 1}`));

/** Every physical card of the three support piles, unshuffled. */
export const decks: Readonly<Record<Pile, readonly InstanceId[]>> = {
  equipment: instances(equipment),
  magic: instances(magic),
  tactics: instances(tactics),
};

export const heroDecks = {
  magical: heroes.filter(hero => hero.magical).map(hero => hero.id),
  nonMagical: heroes.filter(hero => !hero.magical).map(hero => hero.id),
} as const;

const supportCardsByInstance: ReadonlyMap<string, SupportCard> = new Map(
  [...supportCards, ...scenarioCards].flatMap(card => instances([card]).map(id => [id, card] as const)),
);

/** Cards of scenarios lie in no pile and never come to one. */
export const isOfTheBox = (id: InstanceId): boolean => !scenarioCards.includes(supportCard(id));

/** The card an instance id stands for. */
export function supportCard(id: string): SupportCard {
  const card = supportCardsByInstance.get(id);
  if (!card) throw new Error(`There is no support card "${id}" in Schurken & Halunken.`);
  return card;
}

export function hero(id: string): Hero {
  const found = heroesById.get(id);
  if (!found) throw new Error(`There is no hero "${id}" in Schurken & Halunken.`);
  return found;
}

const pileOfKind: Readonly<Record<SupportCard['kind'], Pile>> = {
  weapon: 'equipment',
  shield: 'equipment',
  armour: 'equipment',
  artefact: 'equipment',
  'attack-spell': 'magic',
  'defence-spell': 'magic',
  'general-spell': 'magic',
  summoning: 'magic',
  potion: 'magic',
  demon: 'magic',
  manoeuvre: 'tactics',
  event: 'tactics',
  'spontaneous-event': 'tactics',
  npc: 'tactics',
};

/** The pile a card is drawn from and the discard pile it goes to. */
export const pileOf = (card: SupportCard): Pile => pileOfKind[card.kind];
