import type { Lasting, Pile, Seat, Sum, Uses } from '@tafelrunde/engine';
import type { ActivationId } from './content/activations.ts';
import type { AdventureId } from './content/adventures/index.ts';
import type { CriticalId } from './content/criticals.ts';
import type { DieColour, Face } from './content/dice.ts';
import type { CardId as EnemyCardId, ScrollId } from './content/enemies/index.ts';
import type { EnemyPowerId } from './content/enemy-powers.ts';
import type { EventId } from './content/events.ts';
import type { ClassId, HeroId } from './content/heroes.ts';
import type { ItemId } from './content/items/index.ts';
import type { PowerId } from './content/powers/index.ts';
import type { ShadowId } from './content/shadows.ts';
import type { TrapId } from './content/traps.ts';
import type { Condition, Damage, DieSymbol, Payment } from './content/words.ts';
import type { Effect } from './effects/effect.ts';
import type { Test } from './effects/tests.ts';

/** The number of a zone on the map of the adventure. */
export type Zone = number;

/** Every figure has one name: `auriel`, `fenrir`, `gremlin-green-1`, `gremlin-pack-1.2` (a body of a horde), `drum-1` (an object). */
export type FigureId = string;

export type Period = 'turn' | 'round' | 'adventure';

/** What all figures have. */
export interface Figure {
  readonly id: FigureId;
  zone: Zone;
  /** The zones it came through, the last one at the end: for push and retreat (SS-PUSH-02, SS-EMOV-11). */
  came: Zone[];
  wounds: number;
  conditions: Condition[];
  /** Those received in the own turn that is being taken: they also cover the next one (SS-COND-10, -28). */
  fresh: Condition[];
  /** Fire tokens by their strength. */
  fire: number[];
  criticals: CriticalId[];
  /** Magic shields not yet discarded. */
  shields: number;
}

export interface Hero extends Figure {
  readonly id: HeroId;
  class: ClassId;
  /** Who leads it. */
  seat: Seat;
  rank: number;
  ghost: boolean;
  hidden: boolean;
  /** Its marker is turned face down: it was active in this round. */
  acted: boolean;
  /** From left to right, in the order in which they were gained (SS-POW-07). */
  powers: PowerInPlay[];
  main: Item | null;
  off: Item | null;
  armour: Item | null;
  artefact: Item | null;
  pack: Item[];
  /** Coins of 5, 10 and 50. */
  coins: Coins;
  keys: string[];
  /** Tokens of powers: mirages, runes. */
  tokens: Record<string, number>;
}

export type Coins = [number, number, number];

export interface PowerInPlay {
  id: PowerId;
  /** Hourglasses at the top; 0: ready. */
  glasses: number;
  /** The item that grants it (SS-POW-14). */
  from: ItemId | null;
}

/** An item card: which side lies up, whether the forge has turned it for this adventure, charges left. */
export interface Item {
  id: ItemId;
  side: 0 | 1;
  forged: boolean;
  charges: number;
}

export interface Companion extends Figure {
  owner: HeroId;
  power: PowerId;
  level: number;
  /** It was activated in this round (SS-ALLY-04). */
  acted: boolean;
}

/** An enemy in play: its card, the side of its scroll, who manages it. A horde has several bodies. */
export interface Enemy {
  readonly id: EnemyCardId;
  scroll: ScrollId;
  side: 0 | 1;
  /** The hero whose player manages it; null for bosses, which the active player manages (SS-BOSS-04). */
  manager: HeroId | null;
  bodies: Figure[];
  charges: Record<string, number>;
  powers: EnemyPowerId[];
  /** What its own abilities count: activations on this side, wounds since the last activation. */
  notes: Record<string, number>;
  /** Of a boss: who has brought the fire and the poison on it (SS-THRT-14). */
  fireBy?: FigureId;
  poisonBy?: FigureId;
}

/** Something on the map that is attacked but is no figure: drums, gates. */
export interface Thing {
  readonly id: FigureId;
  kind: string;
  zone: Zone;
  wounds: number;
}

/** What lies in a zone. Loot and treasures lie face down: they are counts until somebody turns them over. */
export interface Ground {
  fire: number[];
  items: Item[];
  coins: Coins;
  loot: number;
  treasure: number;
  keys: string[];
  tokens: string[];
}

export interface Door {
  /** The name of its border on the map. */
  readonly id: string;
  state: 'closed' | 'locked' | 'open' | 'wall';
  /** The colour of a magic lock on it (SS-ELEM-11). */
  lock: string | null;
}

export interface Chest {
  zone: Zone;
  lock: string | null;
}

export interface Portal {
  readonly symbol: DieSymbol;
  zone: Zone;
  open: boolean;
  /** It goes back to what it was in the next event phase. */
  turns?: true;
}

export interface Altar {
  zone: Zone;
  active: boolean;
}

/** A pile with its discards: where it is empty the discards are shuffled (SS-GOLD-03). */
export interface Supply<T extends string = string> {
  pile: Pile<T>;
  out: T[];
}

/** The turn of a hero. */
export interface Turn {
  hero: HeroId;
  /** Movement points left; null: no move action is under way. */
  points: number | null;
  moved: boolean;
  combat: number;
  standard: number;
  /** Slowed: how many actions are left besides free ones; null: as many as there are (SS-COND-26, -28). */
  slowed: number | null;
  /** Attacks that a combat action still allows (hero powers, Cleave): taken or left before anything but standard and free actions. */
  extra: ExtraAttack[];
  /** Dropped in this turn: cannot be taken up again in it. */
  dropped: ItemId[];
  droppedCoins: boolean;
  /** It ends as soon as what is under way is over: stunned, killed (SS-COND-10). */
  over: boolean;
}

export interface ExtraAttack {
  /** The ability that grants it. */
  source: string;
  /** With which weapon: a slot, or values of the ability's own. */
  with: 'main' | 'off' | 'own';
  /** Only on another enemy in this zone. */
  zone: Zone | null;
  not: FigureId | null;
}

/** The enemy turn, or activations inside another one: who is still to activate. */
export interface EnemyTurn {
  card: ActivationId | null;
  queue: EnemyCardId[];
  /** Special powers are used first (cards with that sign). */
  special: boolean;
}

/** One die on the table. */
export interface RolledDie {
  die: DieColour;
  face: Face;
  rerolled: boolean;
}

export type AttackStep = 'declared' | 'roll' | 'properties' | 'defence' | 'over';

/** An attack under way. Attacks can nest (a strike back): the last one of `State.attacks` is the one being resolved. */
export interface Attack {
  by: FigureId;
  target: FigureId;
  /** The weapon, power, item or scroll weapon it is made with, as it is named in play. */
  source: string;
  /** Weapon categories and slots that powers ask for: `dagger`, `bow`, `main`, `ranged`. */
  tags: string[];
  damage: Damage | null;
  melee: boolean;
  range: number;
  step: AttackStep;
  auto: number;
  red: Sum;
  blue: Sum;
  dice: RolledDie[];
  properties: Property[];
  /** Which properties were chosen, in this order. */
  used: number[];
  /** Symbols added to the roll by abilities, and those spent. */
  added: Record<DieSymbol, number>;
  spent: Record<DieSymbol, number>;
  /** Hits besides those rolled: automatic ones, superiority, focus, powers. */
  hits: Sum;
  /** How many of the hits are lethal; 'all' (SS-LETH-01). */
  lethal: number | 'all';
  pierce: number;
  area: number | null;
  critical: boolean;
  /** Zones that the attacker's side dominated when the attack began (SS-SUP-03). */
  dominated: Zone[];
  opportunity: boolean;
  /** The hero at whose command it is made: what it does counts as done by that hero (SS-ECMB-05). */
  commander?: FigureId;
  /** The target evades: the attack is not made (SS-CRIT-05). */
  evaded: boolean;
  defence: Defence | null;
  /** Wounds each target has suffered by it. */
  dealt: Record<FigureId, number>;
  /** Where each target stood when the attack reached it: a push does not change superiority (SS-SUP-03). */
  zones: Record<FigureId, Zone>;
}

/** A property printed on a weapon, a power or an armour: symbols pay it (SS-ATK-03). */
export interface Property {
  readonly cost: Payment;
  readonly effects: readonly Effect[];
  /** Where it was added by something else. */
  readonly source?: string;
}

export type DefenceStep = 'before' | 'roll' | 'properties' | 'over';

export interface Defence {
  of: FigureId;
  step: DefenceStep;
  ordinary: number;
  lethal: number;
  most: Sum;
  dice: RolledDie[];
  properties: Property[];
  used: number[];
  spent: Record<DieSymbol, number>;
  blocks: Sum;
}

/** An effect that lasts: on a figure (`auriel`), a side (`heroes`, `enemies`), a zone (`zone-12`) or everything (`all`). */
export interface LastingEffect extends Omit<Lasting, 'until'> {
  until: string | null;
  readonly what: Effect;
  /** It waits for the next attack or roll of the figure that fits, and holds for that one alone (SS-USE-05). */
  next: 'attack' | 'roll' | null;
  readonly fits: Test | null;
}

export type Stage = 'heroes' | 'emporium' | 'time' | 'battle' | 'turn' | 'enemies' | 'events' | 'over';

export interface State {
  readonly adventure: AdventureId;
  readonly variants: Variants;
  /** How many heroes began the adventure: the health of red and violet enemies depends on it (SS-ECRD-10). */
  readonly size: number;
  readonly seats: number;
  readonly act: number;
  /** Nobody falls below this rank (SS-GHOST-03). */
  minRank: number;
  stage: Stage;
  round: number;
  /** In the order of the players: clockwise (SS-SETUP-06). */
  heroes: Hero[];
  /** So many of them, the first ones, come from an earlier adventure of a campaign: they begin with what they bring. */
  readonly veterans: number;
  /** Which hero is active, in its turn and the enemy turn after it. */
  active: HeroId | null;
  turn: Turn | null;
  enemyTurn: EnemyTurn | null;
  companions: Companion[];
  enemies: Enemy[];
  things: Thing[];
  ground: Ground[];
  doors: Door[];
  chests: Chest[];
  searches: Zone[];
  shadows: Zone[];
  portals: Portal[];
  altars: Altar[];
  waypoints: { id: string; zone: Zone }[];
  /** Story cards lying in zones (SS-ADVE-01). */
  storyCards: { event: EventId; zone: Zone }[];
  supplies: {
    activation: Supply<ActivationId>;
    enemy: Supply<EnemyCardId>;
    power: Supply<EnemyPowerId>;
    trap: Supply<TrapId>;
    treasure: Supply<ItemId>;
    critical: Supply<CriticalId>;
    loot: Supply;
    shadow: Supply<ShadowId>;
    chest: Supply;
    search: Supply;
  };
  events: { deck: Pile<EventId>; up: EventId[]; day: EventId | null; out: EventId[] };
  shards: number;
  /** Coins of 5, 10 and 50 in the supply: a hard limit (SS-COIN-05). */
  coins: Coins;
  market: Item[];
  stash: Item[];
  soulWeapons: ItemId[];
  /** Who has left the Emporium. */
  left: HeroId[];
  bets: HeroId[];
  /** What was done in this visit, so that nothing goes back and forth for ever. */
  visit: string[];
  /** The threat marker (SS-THRT). */
  threat: { hero: HeroId; level: 1 | 2 } | null;
  attacks: Attack[];
  /** What answers a moment right now: nothing answers itself. */
  acting: string[];
  /** A trap being resolved: somebody may still disarm it. */
  trap: { id: TrapId; cancelled: boolean } | null;
  /** A save roll under way. */
  save: { of: FigureId; face: Face; rerolled: boolean; against: 'trap' | 'other' } | null;
  lasting: LastingEffect[];
  used: Uses<Period>;
  story: Story;
  over: Over | null;
}

export interface Variants {
  readonly soulStorm: boolean;
  readonly hard: boolean;
}

export interface Story {
  stage: string;
  flags: Record<string, number>;
  read: string[];
  /** Only in the worlds of bots: what of the Book of Secrets may happen there; everything else stays dark (decision 8). */
  known?: string[];
}

export interface Over {
  readonly kind: 'won' | 'deck' | 'ghosts' | 'lost';
  readonly by: string | null;
}

// ------------------------------------------------------------------------------------------------------------ finding

export function heroOf(state: State, id: FigureId): Hero {
  for (const hero of state.heroes) if (hero.id === id) return hero;
  throw new RangeError(`There is no hero "${id}" in this adventure.`);
}

export function isHero({ heroes }: State, id: FigureId): boolean {
  for (const hero of heroes) if (hero.id === id) return true;
  return false;
}

export function enemyOf(state: State, body: FigureId): Enemy | null {
  for (const enemy of state.enemies) for (const one of enemy.bodies) if (one.id === body) return enemy;
  return null;
}

/** The attack that is being resolved. */
export function attackOf({ attacks }: State): Attack {
  const attack = attacks[attacks.length - 1];
  if (attack === undefined) throw new Error('Nobody attacks.');
  return attack;
}

/** A figure by its name, or null where it has left the map. */
export function figureOf(state: State, id: FigureId): Figure | null {
  for (const hero of state.heroes) if (hero.id === id) return hero;
  for (const enemy of state.enemies) for (const body of enemy.bodies) if (body.id === id) return body;
  for (const companion of state.companions) if (companion.id === id) return companion;
  return null;
}
