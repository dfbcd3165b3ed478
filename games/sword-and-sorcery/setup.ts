import { type Chance, type Config, copy, newPile } from '@tafelrunde/engine';
import { doorBetween } from '@tafelrunde/engine/geometry';
import { type Carried, COINS, ownedBy, readCarried, unbegun } from './carried.ts';
import { ACTIVATIONS, type ActivationId } from './content/activations.ts';
import type { Adventure } from './content/adventures/adventure.ts';
import { type AdventureId, adventureOf } from './content/adventures/index.ts';
import { CRITICALS, type CriticalId } from './content/criticals.ts';
import { ENEMY_POWERS, type EnemyPowerId } from './content/enemy-powers.ts';
import { ITEM_IDS, type ItemId, itemOf } from './content/items/index.ts';
import { SHADOWS, type ShadowId } from './content/shadows.ts';
import { CHESTS, LOOT, SEARCHES } from './content/tokens.ts';
import { TRAPS, type TrapId } from './content/traps.ts';
import { veteran } from './rules/heroes.ts';
import { newSupply } from './rules/supplies.ts';
import { newThing } from './rules/things.ts';
import { groundOf, zoneNamed } from './rules/zones.ts';
import type { Coins, Ground, State } from './state.ts';

/** So many of each, as a list. */
const copies = <T extends string>(table: Readonly<Record<T, { readonly copies: number }>>): T[] =>
  (Object.keys(table) as T[]).flatMap(id => Array<T>(table[id].copies).fill(id));

/** The whole table before heroes are chosen (SS-SETUP-01). Luck comes when something is drawn. */
export function setup({ scenario, seats, settings, carried }: Config, _chance: Chance): State {
  const id = scenario as AdventureId;
  const adventure = adventureOf(id);
  const brought = carried === undefined ? unbegun() : readCarried(carried);
  const veterans = brought.heroes.length;
  const size = Math.max(seats, veterans > 0 ? veterans : Number(settings.heroes ?? 2));
  const at = (name: string): number => zoneNamed({ adventure: id }, name);
  const zones = groundOf(id).map.size;
  return {
    adventure: id,
    variants: {
      soulStorm: brought.soulStorm || settings['soul-storm'] === true,
      hard: brought.hard || settings.hard === true,
    },
    size,
    seats,
    act: adventure.act,
    minRank: adventure.minRank,
    stage: 'heroes',
    round: 0,
    heroes: brought.heroes.map((hero, n) => veteran({ adventure: id, seats, minRank: adventure.minRank }, hero, n)),
    veterans,
    active: null,
    turn: null,
    enemyTurn: null,
    companions: [],
    enemies: [],
    things: (adventure.things ?? [])
      .filter(({ notForTwo }) => size > 2 || !notForTwo)
      .map(({ kind, at: zone }, i) => newThing(kind, i + 1, at(zone))),
    ground: laidOut(adventure, zones, at),
    doors: (adventure.doors ?? []).map(({ between: [a, b], locked, lock, wall }) => ({
      id: doorBetween(a, b),
      state: wall ? 'wall' : locked ? 'locked' : 'closed',
      lock: lock ?? null,
    })),
    chests: (adventure.chests ?? []).map(({ at: zone, lock }) => ({ zone: at(zone), lock: lock ?? null })),
    searches: (adventure.searches ?? []).map(at),
    shadows: shadowsFor(adventure, size).map(at),
    portals: (adventure.portals ?? []).map(({ at: zone, symbol, open }) => ({ symbol, zone: at(zone), open })),
    altars: (adventure.altars ?? []).map(({ at: zone, active }) => ({ zone: at(zone), active })),
    waypoints: (adventure.waypoints ?? []).map(({ id: waypoint, at: zone }) => ({ id: waypoint, zone: at(zone) })),
    storyCards: (adventure.storyCards ?? []).map(({ event, at: zone }) => ({ event, zone: at(zone) })),
    supplies: {
      activation: newSupply(Object.keys(ACTIVATIONS) as ActivationId[]),
      enemy: newSupply(adventure.enemies.filter(card => !adventure.placed?.some(one => one.card === card))),
      power: newSupply(Object.keys(ENEMY_POWERS) as EnemyPowerId[]),
      trap: newSupply<TrapId>(copies(TRAPS)),
      treasure: newSupply(unowned(cardsOf('treasure', adventure.act), brought)),
      critical: newSupply<CriticalId>(copies(CRITICALS)),
      loot: newSupply(LOOT),
      shadow: newSupply(shadowPool(adventure)),
      chest: newSupply(Object.keys(CHESTS)),
      search: newSupply(Object.keys(SEARCHES)),
    },
    events: {
      deck: { ...newPile(adventure.events.deck), bottom: [...(adventure.events.bottom ?? [])] },
      up: [],
      day: adventure.events.day ?? null,
      out: [],
    },
    shards: brought.shards,
    coins: [0, 1, 2].map(
      i => (COINS[i] ?? 0) - brought.heroes.reduce((n, { coins }) => n + (coins[i] ?? 0), 0),
    ) as Coins,
    market: copy([...brought.market]),
    stash: copy([...brought.stash]),
    soulWeapons: unowned(cardsOf('soul', adventure.act), brought),
    left: [],
    bets: [],
    visit: [],
    threat: null,
    attacks: [],
    acting: [],
    trap: null,
    save: null,
    lasting: [],
    used: { turn: [], round: [], adventure: [] },
    story: { stage: adventure.stages[0].id, flags: { ...brought.flags }, read: [] },
    over: null,
  };
}

function laidOut({ keys = [], tokens = [] }: Adventure, zones: number, at: (name: string) => number): Ground[] {
  const ground = Array.from(
    { length: zones },
    (): Ground => ({ fire: [], items: [], coins: [0, 0, 0], loot: 0, treasure: 0, keys: [], tokens: [] }),
  );
  for (const { at: zone, key } of keys) ground[at(zone)]?.keys.push(key);
  for (const { at: zone, token } of tokens) ground[at(zone)]?.tokens.push(token);
  return ground;
}

/** Their number goes by the number of heroes: more for four or five, fewer for two (SS-SHAD-01). */
function shadowsFor({ shadows }: Adventure, size: number): string[] {
  const { at = [], more = [], notForTwo = [] } = shadows ?? {};
  return [...at, ...(size > 3 ? more : [])].filter(zone => size > 2 || !notForTwo.includes(zone));
}

/** The shadow tokens of the adventure; without any of its own, all of them (SS-SHAD-02). */
function shadowPool({ shadows }: Adventure): ShadowId[] {
  const pool = shadows?.pool;
  if (pool === undefined) return copies(SHADOWS);
  return (Object.keys(pool) as ShadowId[]).flatMap(id => Array<ShadowId>(pool[id] ?? 0).fill(id));
}

const cardsOf = (deck: string, act: number): ItemId[] =>
  ITEM_IDS.filter(id => itemOf(id).deck === deck && (itemOf(id).act ?? 1) <= act);

/** What heroes own or have stored is not part of the deck (SS-DECK-23). */
function unowned(cards: readonly ItemId[], brought: Carried): ItemId[] {
  const owned = ownedBy(brought).map(({ id }) => id);
  return cards.filter(id => !owned.includes(id));
}
