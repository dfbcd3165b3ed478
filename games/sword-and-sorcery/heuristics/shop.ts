import { capacityOf, crownsOf } from '../announced.ts';
import type { Choice, Place } from '../choices.ts';
import { itemOf } from '../content/items/index.ts';
import { type Hero, heroOf, type Item, type State } from '../state.ts';
import { bestOutfit, type Outfit, Wardrobe } from './gear.ts';
import { tasteOf } from './lessons.ts';
import { supplyWorth } from './supplies.ts';

/** A card must make a hero better by so much to be bought or taken. */
const BETTER = 0.15;
/** By so much what a group buys may differ from what another buys. */
const TASTE = 0.6;
/** The forge works for one adventure only: what it makes better must be worth it. */
const FORGED = 0.7;
/** What is put on, taken off and put away comes first, so that there is room for the rest. */
const WEAR = 4;
const TAKE_OFF = 3;
const PUT_AWAY = 2.5;
/** What nobody here can use is sold. */
const SELL = 2;

/** What the heroes do in the Emporium: everybody gets what suits it best, sells what suits nobody, buys what is better, and then a potion. */
export function shopChoice(state: State, options: readonly Choice[]): Choice | null {
  let found: Choice | null = null;
  let most = 0.05;
  const wardrobe = new Wardrobe();
  for (const choice of options) {
    const worth = worthOf(state, wardrobe, choice);
    if (worth <= most) continue;
    most = worth;
    found = choice;
  }
  return found ?? options.find(({ do: what }) => what === 'leave') ?? null;
}

function worthOf(state: State, wardrobe: Wardrobe, choice: Choice): number {
  switch (choice.do) {
    case 'buy': {
      const hero = heroOf(state, choice.hero);
      const item = card(choice.item, choice.side);
      const gain = wardrobe.gain(hero, item);
      if (gain > BETTER) return gain + TASTE * tasteOf(state, hero, item.id);
      return choice.cost * 2 <= crownsOf(hero) + 15 ? supplyWorth(state, hero, item) - 0.01 * choice.cost : 0;
    }
    case 'fetch': {
      const hero = heroOf(state, choice.hero);
      const item = card(choice.item, choice.up === 'back' ? 1 : 0);
      const gain = wardrobe.gain(hero, item);
      return gain > BETTER ? gain : supplyWorth(state, hero, item);
    }
    case 'hand': {
      const hero = heroOf(state, choice.hero);
      const other = heroOf(state, choice.to);
      const item = cardOf(hero, choice);
      if (item === null) return 0;
      const gain = wardrobe.gain(other, item) - wardrobe.loss(hero, item);
      return gain > 2 * BETTER ? gain : 0;
    }
    case 'sell': {
      const item = cardOf(heroOf(state, choice.hero), choice);
      return item !== null && isIdle(state, wardrobe, item) ? SELL : 0;
    }
    case 'forge': {
      const hero = heroOf(state, choice.hero);
      const item = cardOf(hero, choice);
      if (item === null) return 0;
      const better = bestOutfit(hero, { ...item, side: 1 }, item).worth - wardrobe.bestOf(hero).worth;
      return better > FORGED ? better : 0;
    }
    case 'store':
      return putAwayWorth(state, wardrobe, heroOf(state, choice.hero), choice);
    case 'arrange':
      return dressWorth(wardrobe, heroOf(state, choice.hero), choice);
    default:
      return 0;
  }
}

const card = (id: Item['id'], side: 0 | 1): Item => ({ id, side, forged: false, charges: itemOf(id).charges ?? 0 });

/** The card of a hero that a choice names. */
function cardOf(hero: Hero, { item: id, from, up }: Named): Item | null {
  const side = up === 'back' ? 1 : 0;
  const there = from === 'pack' ? hero.pack : [hero[from]];
  return there.find(item => item?.id === id && item.side === side) ?? null;
}

interface Named {
  readonly item: Item['id'];
  readonly from: Place;
  readonly up?: 'back';
}

const isSame = (a: Item | null, b: Item | null): boolean => a?.id === b?.id && a?.side === b?.side;

/** What belongs to the best outfit is put on; what is in its way goes into the inventory. */
function dressWorth(wardrobe: Wardrobe, hero: Hero, choice: Extract<Choice, { do: 'arrange' }>): number {
  const { outfit } = wardrobe.bestOf(hero);
  const item = cardOf(hero, choice);
  if (choice.as === 'pack') return isInTheWay(hero, outfit, choice.from) ? TAKE_OFF : 0;
  const isWanted = isSame(outfit[choice.as], item) && (choice.from === 'pack' || !isSame(outfit[choice.from], item));
  return isWanted ? WEAR : 0;
}

const isInTheWay = (hero: Hero, outfit: Outfit, place: Place): boolean =>
  place !== 'pack' && hero[place] !== null && !isSame(outfit[place], hero[place]);

/** Without room for it, what is in the way goes into the stash. */
function putAwayWorth(state: State, wardrobe: Wardrobe, hero: Hero, { from }: Named): number {
  if (hero.pack.length < capacityOf(state, hero)) return 0;
  return isInTheWay(hero, wardrobe.bestOf(hero).outfit, from) ? PUT_AWAY : 0;
}

/** Does nobody here wear it, and would nobody be better off with it? */
const isIdle = (state: State, wardrobe: Wardrobe, item: Item): boolean =>
  itemOf(item.id).slot !== 'pack' &&
  state.heroes.every(hero =>
    [hero.main, hero.off, hero.armour, hero.artefact, ...hero.pack].includes(item)
      ? wardrobe.loss(hero, item) <= 0.01
      : wardrobe.gain(hero, item) <= BETTER,
  );
