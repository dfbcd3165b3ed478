import { BadConfig, type Plain } from '@tafelrunde/engine';
import { type ClassId, HERO_IDS, HEROES, type HeroId, HIGHEST_RANK } from './content/heroes.ts';
import { ITEM_IDS, itemOf } from './content/items/index.ts';
import { POWER_IDS, type PowerId } from './content/powers/index.ts';
import { newItem } from './rules/equipment.ts';
import type { Coins, Item } from './state.ts';

/** How many coins of 5, 10 and 50 there are (SS-COMP-02, SS-COIN-05). */
export const COINS: Readonly<Coins> = [15, 15, 5];

/**
 * What a group brings into an adventure. Treasures and soul weapons that nobody owns lie in their decks, coins that nobody owns in the supply: neither is
 * carried. What adventure is next follows from what was played.
 */
export interface Carried {
  /** None before the first adventure: they are chosen there. */
  readonly heroes: readonly CarriedHero[];
  readonly shards: number;
  /** What the story remembers. */
  readonly flags: Readonly<Record<string, number>>;
  readonly stash: readonly Item[];
  readonly market: readonly Item[];
  readonly soulStorm: boolean;
  readonly hard: boolean;
}

export interface CarriedHero {
  readonly hero: HeroId;
  readonly class: ClassId;
  readonly rank: number;
  /** In the order in which they were gained (SS-POW-07); those of items come with their item. */
  readonly powers: readonly PowerId[];
  readonly main: Item | null;
  readonly off: Item | null;
  readonly armour: Item | null;
  readonly artefact: Item | null;
  readonly pack: readonly Item[];
  readonly coins: Readonly<Coins>;
}

/** All cards of a deck, as they lie in the box. */
const itemsOf = (deck: string): Item[] =>
  ITEM_IDS.filter(id => itemOf(id).deck === deck).flatMap(id =>
    Array.from({ length: itemOf(id).copies ?? 1 }, () => newItem(id)),
  );

/** Before the first adventure: nobody yet, the stash and the Emporium as they lie in the box (SS-STASH-02). */
export const unbegun = (): Carried => ({
  heroes: [],
  shards: 0,
  flags: {},
  stash: itemsOf('stash'),
  market: itemsOf('emporium'),
  soulStorm: false,
  hard: false,
});

/** Every card the heroes own or have stored. */
export const ownedBy = ({ heroes, stash }: Pick<Carried, 'heroes' | 'stash'>): Item[] => [
  ...heroes.flatMap(({ main, off, armour, artefact, pack }) =>
    [main, off, armour, artefact, ...pack].filter(item => item !== null),
  ),
  ...stash,
];

// ---------------------------------------------------------------------------------------------------------------- reading

type Fields = { readonly [key: string]: Plain };

/** Reads what is carried into an adventure; it may come from a file that anybody has written. */
export function readCarried(carried: Plain): Carried {
  const { heroes, shards, flags, stash, market, soulStorm, hard } = fields(carried, 'carried', [
    'heroes',
    'shards',
    'flags',
    'stash',
    'market',
    'soulStorm',
    'hard',
  ]);
  const read: Carried = {
    heroes: list(heroes, 'heroes').map(readHero),
    shards: count(shards, 'shards'),
    flags: Object.fromEntries(
      Object.entries(isFields(flags) ? flags : refuse('flags', flags, 'numbers by name', 'Zahlen nach Namen')).map(
        ([name, n]) => [name, count(n, `flags.${name}`)],
      ),
    ),
    stash: items(stash, 'stash'),
    market: items(market, 'market'),
    soulStorm: yesOrNo(soulStorm, 'soulStorm'),
    hard: yesOrNo(hard, 'hard'),
  };
  checkNobodyTwice(read);
  return read;
}

function readHero(value: Plain, i: number): CarriedHero {
  const where = `heroes.${i}`;
  const own = fields(value, where, [
    'hero',
    'class',
    'rank',
    'powers',
    'main',
    'off',
    'armour',
    'artefact',
    'pack',
    'coins',
  ]);
  const hero = oneOf(own.hero, `${where}.hero`, HERO_IDS);
  const rank = count(own.rank, `${where}.rank`);
  if (rank < 1 || rank > HIGHEST_RANK) refuse(`${where}.rank`, rank, `1 to ${HIGHEST_RANK}`, `1 bis ${HIGHEST_RANK}`);
  const classes = HEROES[hero].classes.map(({ id }) => id);
  const worn = (place: 'main' | 'off' | 'armour' | 'artefact'): Item | null =>
    own[place] === null ? null : readItem(own[place] as Plain, `${where}.${place}`);
  return {
    hero,
    class: oneOf(own.class, `${where}.class`, classes),
    rank,
    powers: list(own.powers, `${where}.powers`).map((power, n) => oneOf(power, `${where}.powers.${n}`, POWER_IDS)),
    main: worn('main'),
    off: worn('off'),
    armour: worn('armour'),
    artefact: worn('artefact'),
    pack: items(own.pack, `${where}.pack`),
    coins: readCoins(own.coins, `${where}.coins`),
  };
}

function readCoins(value: Plain | undefined, where: string): Coins {
  const [five, ten, fifty, ...more] = list(value, where).map((n, i) => count(n, `${where}.${i}`));
  if (five === undefined || ten === undefined || fifty === undefined || more.length > 0)
    return refuse(where, value, 'numbers of coins of 5, 10 and 50', 'Anzahlen der Münzen zu 5, 10 und 50');
  return [five, ten, fifty];
}

const items = (value: Plain | undefined, where: string): Item[] =>
  list(value, where).map((item, i) => readItem(item, `${where}.${i}`));

function readItem(value: Plain, where: string): Item {
  const { id, side, forged, charges } = fields(value, where, ['id', 'side', 'forged', 'charges']);
  const item = oneOf(id, `${where}.id`, ITEM_IDS);
  const up =
    side === 1 && itemOf(item).faces.length === 2
      ? 1
      : side === 0
        ? 0
        : refuse(`${where}.side`, side, '0 or 1', '0 oder 1');
  const most = itemOf(item).charges ?? 0;
  const left = count(charges, `${where}.charges`);
  if (left > most) refuse(`${where}.charges`, left, `at most ${most}`, `höchstens ${most}`);
  return { id: item, side: up, forged: yesOrNo(forged, `${where}.forged`), charges: left };
}

/** Nobody is there twice, no power is learned by two, nobody has coins that do not exist. */
function checkNobodyTwice({ heroes }: Carried): void {
  const names = heroes.map(({ hero }) => hero);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) refuse('heroes', twice, 'each hero once', 'jeder Held einmal');
  const powers = heroes.flatMap(hero => hero.powers);
  const again = powers.find((power, i) => powers.indexOf(power) !== i);
  if (again !== undefined) refuse('powers', again, 'each power once', 'jede Fähigkeit einmal');
  for (const i of [0, 1, 2] as const) {
    const coins = heroes.reduce((sum, hero) => sum + hero.coins[i], 0);
    if (coins > COINS[i])
      refuse('coins', coins, `at most ${COINS[i]} of a kind`, `höchstens ${COINS[i]} von einer Art`);
  }
}

const isFields = (value: Plain | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fields<K extends string>(value: Plain | undefined, where: string, names: readonly K[]): Record<K, Plain> {
  const found = isFields(value) ? Object.keys(value) : [];
  if (!isFields(value) || found.length !== names.length || names.some(name => !found.includes(name)))
    return refuse(
      where,
      isFields(value) ? found : value,
      `${names.join(', ')} and nothing else`,
      `${names.join(', ')} und sonst nichts`,
    );
  return value as Record<K, Plain>;
}

const list = (value: Plain | undefined, where: string): readonly Plain[] =>
  Array.isArray(value) ? (value as readonly Plain[]) : refuse(where, value, 'a list', 'eine Liste');

const count = (value: Plain | undefined, where: string): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0
    ? value
    : refuse(where, value, 'a whole number, 0 or more', 'eine ganze Zahl ab 0');

const yesOrNo = (value: Plain | undefined, where: string): boolean =>
  typeof value === 'boolean' ? value : refuse(where, value, 'true or false', 'true oder false');

const oneOf = <T extends string>(value: Plain | undefined, where: string, of: readonly T[]): T =>
  of.find(one => one === value) ?? refuse(where, value, `one of ${of.join(', ')}`, `eines von ${of.join(', ')}`);

function refuse(where: string, value: unknown, en: string, de: string): never {
  throw new BadConfig(
    `What is carried into the adventure is wrong at "${where}": ${JSON.stringify(value)} instead of ${en}.`,
    `Was ins Abenteuer mitgebracht wird, stimmt bei „${where}“ nicht: ${JSON.stringify(value)} statt ${de}.`,
  );
}
