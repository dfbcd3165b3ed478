import type { Reason } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { adventureOf } from '../content/adventures/index.ts';
import { FORGE_PRICE, STAKE } from '../content/buildings.ts';
import { classOf, HEROES, HIGHEST_RANK, rankCost } from '../content/heroes.ts';
import { itemOf } from '../content/items/index.ts';
import { powerOf } from '../content/powers/index.ts';
import { roman } from '../content/words.ts';
import { belongings } from '../rules/carrying.ts';
import { crownsOf } from '../rules/coins.ts';
import { hasRoom } from '../rules/equipment.ts';
import { isTaken, suits } from '../rules/granted.ts';
import { resurrectionCost } from '../rules/ranks.ts';
import { mayUse } from '../rules/runes.ts';
import type { Hero, Item, State } from '../state.ts';
import { fewShards } from './handling.ts';
import { because } from './reasons.ts';

const LEFT = because('SS-EMP-02', 'This hero has left the Emporium.', 'Dieser Held hat das Emporium schon verlassen.');
const STASH_ONLY = because(
  'SS-EMP-03',
  'In this adventure only the stash is open.',
  'In diesem Abenteuer ist nur der Vorrat offen.',
);
const NOT_FOR_SALE = because('SS-EMP-01', 'That is not for sale here.', 'Das wird hier nicht verkauft.');
const NO_ROOM = because('SS-INV-01', 'There is no room left in the inventory.', 'Im Inventar ist kein Platz mehr.');
const NOT_OWN = because('SS-EMP-08', 'The hero does not have that.', 'Das hat der Held nicht.');
const NO_TREASURE = because('SS-EMP-09', 'Only treasures can be sold.', 'Nur Schätze lassen sich verkaufen.');
const NOT_IN_STASH = because('SS-STASH-01', 'That does not lie in the stash.', 'Das liegt nicht im Vorrat.');
const CANNOT_FORGE = because(
  'SS-BLDG-02',
  'The forge improves weapons and armour that have a better side and do not show it yet.',
  'Die Schmiede verbessert Waffen und Rüstungen, die eine bessere Seite haben und sie noch nicht zeigen.',
);
const HAS_BET = because('SS-BLDG-07', 'One bet for each hero and visit.', 'Jeder Held wettet einmal je Besuch.');
const WRONG_RUNE = because(
  'SS-ITEM-04',
  'The runes of this item do not fit the combat style of the hero.',
  'Die Runen dieses Gegenstands passen nicht zum Kampfstil des Helden.',
);
const NO_SLOT = because('SS-WEAP-02', 'No matching slot is free for it.', 'Kein passender Platz ist dafür frei.');
const OFTEN_ENOUGH = because(
  'SS-EMP-10',
  'That was done often enough in this visit.',
  'Das geschah in diesem Besuch oft genug.',
);

type InTown = Extract<
  Choice,
  { do: 'buy' | 'sell' | 'fetch' | 'store' | 'forge' | 'bet' | 'hand' | 'arrange' | 'leave' }
>;

const poor = (price: number, crowns: number): Reason =>
  because(
    'SS-EMP-02',
    `That costs ${price} crowns, and the hero has ${crowns}.`,
    `Das kostet ${price} Kronen, und der Held hat ${crowns}.`,
  );

/** Why somebody cannot do this in the Emporium. */
export function whyNotInTown(state: State, choice: InTown): Reason | null {
  const hero = state.heroes.find(({ id }) => id === choice.hero);
  if (hero === undefined) return null;
  if (state.left.includes(hero.id)) return LEFT;
  const closed = adventureOf(state.adventure).emporium === 'open' ? null : STASH_ONLY;
  switch (choice.do) {
    case 'buy':
      return closed ?? whyNotBuy(state, hero, choice.item, choice.side);
    case 'sell':
      if (closed !== null) return closed;
      if (!owns(hero, choice.item)) return NOT_OWN;
      return itemOf(choice.item).deck === 'treasure' ? null : NO_TREASURE;
    case 'forge':
      return closed ?? whyNotForge(hero, choice.item);
    case 'bet':
      if (closed !== null) return closed;
      if (state.bets.includes(hero.id)) return HAS_BET;
      return crownsOf(hero) < STAKE ? poor(STAKE, crownsOf(hero)) : null;
    case 'fetch':
      if (!state.stash.some(({ id }) => id === choice.item)) return NOT_IN_STASH;
      return hasRoom(state, hero) ? OFTEN_ENOUGH : NO_ROOM;
    case 'store':
      return owns(hero, choice.item) ? OFTEN_ENOUGH : NOT_OWN;
    case 'hand': {
      if (!owns(hero, choice.item)) return NOT_OWN;
      const other = state.heroes.find(({ id }) => id === choice.to);
      if (other === undefined || state.left.includes(other.id)) return LEFT;
      return hasRoom(state, other) ? OFTEN_ENOUGH : NO_ROOM;
    }
    case 'arrange':
      if (!owns(hero, choice.item)) return NOT_OWN;
      if (choice.as === 'pack') return hasRoom(state, hero) ? OFTEN_ENOUGH : NO_ROOM;
      return mayUse(hero, { id: choice.item }) ? NO_SLOT : WRONG_RUNE;
    case 'leave':
      return null;
  }
}

const owns = (hero: Hero, id: Item['id']): boolean => belongings(hero).some(({ item }) => item.id === id);

function whyNotBuy(state: State, hero: Hero, id: Item['id'], side: 0 | 1): Reason | null {
  const price = itemOf(id).faces[side]?.price;
  if (price === undefined || !state.market.some(item => item.id === id)) return NOT_FOR_SALE;
  if (price > crownsOf(hero)) return poor(price, crownsOf(hero));
  return hasRoom(state, hero) ? null : NO_ROOM;
}

function whyNotForge(hero: Hero, id: Item['id']): Reason | null {
  if (!owns(hero, id)) return NOT_OWN;
  if (!itemOf(id).improves || !belongings(hero).some(({ item }) => item.id === id && item.side === 0))
    return CANNOT_FORGE;
  return crownsOf(hero) < FORGE_PRICE ? poor(FORGE_PRICE, crownsOf(hero)) : null;
}

// -------------------------------------------------------------------------------------------------- shards and powers

const HIGHEST = because('SS-RANK-04', 'Rank VII is the highest.', 'Rang VII ist der höchste.');
const NO_GHOST = because('SS-RES-01', 'This hero is not a ghost.', 'Dieser Held ist kein Geist.');
const NO_ALTAR = because(
  'SS-RES-01',
  'A ghost returns only in a zone with an active altar.',
  'Ein Geist kehrt nur in einer Zone mit einem aktiven Altar zurück.',
);
const TIME_ONLY = because(
  'SS-RANK-06',
  'Shards are spent in the time phase.',
  'Splitter werden in der Zeitphase ausgegeben.',
);

/** Why shards cannot be spent so. */
export function whyNotShards(state: State, choice: Extract<Choice, { do: 'raise' | 'resurrect' }>): Reason | null {
  const hero = state.heroes.find(({ id }) => id === choice.hero);
  if (hero === undefined) return null;
  if (choice.do === 'raise') {
    if (hero.rank >= HIGHEST_RANK) return HIGHEST;
    const lower = state.heroes.find(({ rank }) => rank < hero.rank);
    if (lower !== undefined)
      return because(
        'SS-RANK-10',
        `${HEROES[lower.id].name} has the lower rank ${roman(lower.rank)} and comes first.`,
        `${HEROES[lower.id].name} hat den niedrigeren Rang ${roman(lower.rank)} und kommt zuerst.`,
      );
    const cost = rankCost(hero.rank + 1);
    return cost > state.shards ? fewShards('SS-RANK-07', cost, state.shards) : TIME_ONLY;
  }
  if (!hero.ghost) return NO_GHOST;
  if (!state.altars.some(({ zone, active }) => active && zone === hero.zone)) return NO_ALTAR;
  const cost = resurrectionCost(state, hero);
  return cost > state.shards ? fewShards('SS-RES-03', cost, state.shards) : TIME_ONLY;
}

const TAKEN = because('SS-POW-02', 'Somebody has this card already.', 'Diese Karte hat schon jemand.');
const OTHER_HERO = because(
  'SS-POW-02',
  'That is a power of another hero.',
  'Das ist eine Fähigkeit eines anderen Helden.',
);
const OTHER_NATURE = because(
  'SS-POW-11',
  'The nature of this card does not fit the soul of the hero.',
  'Die Gesinnung dieser Karte passt nicht zur Seele des Helden.',
);
const ENOUGH = because(
  'SS-POW-04',
  'The soul gem allows no further card of this kind.',
  'Der Seelenkristall erlaubt keine weitere Karte dieser Art.',
);

/** Why a hero cannot learn a power. */
export function whyNotLearn(state: State, { hero: id, power }: Extract<Choice, { do: 'learn' }>): Reason | null {
  const hero = state.heroes.find(one => one.id === id);
  if (hero === undefined) return null;
  const { of, nature, levels } = powerOf(power);
  if (of !== 'talent' && of !== hero.id) return OTHER_HERO;
  if (isTaken(state, power)) return TAKEN;
  const least = levels[0]?.level ?? 1;
  if (least > hero.rank)
    return because('SS-POW-13', `It needs soul rank ${roman(least)}.`, `Sie braucht den Seelenrang ${roman(least)}.`);
  if (!suits(hero, power) && nature !== 'neutral') return OTHER_NATURE;
  return ENOUGH;
}

const HERO_TAKEN = because('SS-SETUP-02', 'Somebody leads this hero already.', 'Diesen Helden führt schon jemand.');
const OPPOSED = because(
  'SS-SOUL-02',
  'Lawful and chaotic souls do not go together.',
  'Rechtschaffene und chaotische Seelen ziehen nicht zusammen.',
);

/** Why a hero cannot be chosen before the adventure. */
export function whyNotHero(state: State, { hero, class: own }: Extract<Choice, { do: 'hero' }>): Reason | null {
  if (state.heroes.some(({ id }) => id === hero)) return HERO_TAKEN;
  const { nature } = classOf(hero, own);
  const other = nature === 'law' ? 'chaos' : nature === 'chaos' ? 'law' : null;
  return !state.variants.soulStorm && state.heroes.some(one => classOf(one.id, one.class).nature === other)
    ? OPPOSED
    : null;
}
