import { capacityOf, crownsOf, mayUse } from '../announced.ts';
import type { Choice, Place } from '../choices.ts';
import { faceOf, itemOf } from '../content/items/index.ts';
import type { ItemFace } from '../content/items/item.ts';
import { type Hero, heroOf, type Item, type State } from '../state.ts';

/** What an equipped card is worth: hits it makes, hits it stops, and a little for everything else it does. */
function faceWorth({ attack, defence, properties = [], passive = [], ability }: ItemFace): number {
  const hits = (attack?.auto ?? 0) + 0.9 * (attack?.red ?? 0) + 0.35 * (attack?.blue ?? 0);
  const guard = 1.3 * (defence?.armour ?? 0) + (defence?.shields ?? 0) + 0.5 * (defence?.dice ?? 0);
  return hits + guard + 0.25 * properties.length + 0.4 * passive.length + (ability === undefined ? 0 : 0.6);
}

const itemWorth = (item: Pick<Item, 'id' | 'side'>): number => faceWorth(faceOf(item));

type Equipped = Exclude<Place, 'pack'>;

function placesOf(item: Pick<Item, 'id'>): readonly Equipped[] {
  const { slot } = itemOf(item.id);
  switch (slot) {
    case 'either':
      return ['main', 'off'];
    case 'two-handed':
      return ['main'];
    case 'pack':
      return [];
    default:
      return [slot];
  }
}

/** By how much a hero would be better off with a card in one of its places. */
function gain(hero: Hero, item: Pick<Item, 'id' | 'side'>): number {
  if (!mayUse(hero, item)) return 0;
  const worth = itemWorth(item);
  const gains = placesOf(item).map(place => {
    const there = hero[place];
    const off = itemOf(item.id).slot === 'two-handed' && hero.off !== null ? itemWorth(hero.off) : 0;
    const blocked = place === 'off' && hero.main !== null && itemOf(hero.main.id).slot === 'two-handed';
    return blocked ? 0 : worth - (there === null ? 0 : itemWorth(there)) - off;
  });
  return Math.max(0, ...gains);
}

/** Crowns below which nothing is bought that is not needed at once. */
const POTION = 0.5;

/** What a hero does in the Emporium: what is better than what is worn is bought and put on; then a potion, then the street. */
export function shopChoice(state: State, options: readonly Choice[]): Choice | null {
  let found: Choice | null = null;
  let most = 0.05;
  for (const choice of options) {
    const worth = worthOf(state, choice);
    if (worth <= most) continue;
    most = worth;
    found = choice;
  }
  return found ?? options.find(({ do: what }) => what === 'leave') ?? null;
}

function worthOf(state: State, choice: Choice): number {
  switch (choice.do) {
    case 'buy': {
      const hero = heroOf(state, choice.hero);
      const item = { id: choice.item, side: choice.side };
      const better = gain(hero, item);
      if (better > 0.2) return better;
      return isHelpful(state, hero, item) && choice.cost * 2 <= crownsOf(hero) + 15 ? POTION : 0;
    }
    case 'fetch': {
      const hero = heroOf(state, choice.hero);
      const item = { id: choice.item, side: choice.up === 'back' ? 1 : 0 } as const;
      return gain(hero, item) > 0.2 ? gain(hero, item) : isHelpful(state, hero, item) ? POTION : 0;
    }
    case 'arrange': {
      const hero = heroOf(state, choice.hero);
      if (choice.from !== 'pack' || choice.as === 'pack') return makesRoom(hero, choice);
      const item = hero.pack.find(({ id }) => id === choice.item);
      return item === undefined || hero[choice.as] !== null ? 0 : itemWorth(item) + 1;
    }
    default:
      return 0;
  }
}

/** What is worn goes into the inventory where something better waits for its place. */
function makesRoom(hero: Hero, { from, as }: Extract<Choice, { do: 'arrange' }>): number {
  if (as !== 'pack' || from === 'pack') return 0;
  const now = hero[from];
  if (now === null) return 0;
  const better = hero.pack.some(item => mayUse(hero, item) && placesOf(item).includes(from) && gain(hero, item) > 0.2);
  return better ? 0.6 : 0;
}

/** One single-use card of its own for everybody with room for it. */
function isHelpful(state: State, hero: Hero, item: Pick<Item, 'id' | 'side'>): boolean {
  const { kind, slot } = itemOf(item.id);
  if (kind !== 'single-use' || slot !== 'pack' || !mayUse(hero, item)) return false;
  if (hero.pack.some(({ id }) => itemOf(id).kind === 'single-use')) return false;
  const heals = faceOf(item).ability?.levels.some(({ effects }) => effects?.some(effect => effect.do === 'heal'));
  return heals === true && hero.pack.length < capacityOf(state, hero) - 1;
}
