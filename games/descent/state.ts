import type { Lasting, Pile, Seat, Uses } from '@tafelrunde/engine';
import type { BoxId } from './content/boxes/box.ts';
import type { LevelId } from './content/levels.ts';
import type { Terrain } from './content/tiles/tile.ts';
import type { Act, Size } from './content/words.ts';
import type { Effect } from './effects/effect.ts';
import type { Attack, AttributeTest, Deed } from './state/attack.ts';
import type { BlindMarket, CampaignSheet, Journey, Secret, SecretRooms } from './state/campaign.ts';
import type { Companion, Figure, Group, Hero, Monster, Turn } from './state/figures.ts';
import type { Legend } from './state/legend.ts';
import type { CardId, Cell, FigureId, Period, Side } from './state/names.ts';
import type { OverlordSide, OverlordTurn, PlotSide } from './state/overlord.ts';

export type * from './state/attack.ts';
export type * from './state/campaign.ts';
export type * from './state/figures.ts';
export type * from './state/legend.ts';
export type * from './state/names.ts';
export type * from './state/overlord.ts';

/** Nobody sits there: in Road to Legend an automaton decides for the overlord (D2-RTL-12). */
export const AUTOMATON: Seat = -1;

/** Who plays the overlord: the first seat, or nobody. */
export const overlordSeat = ({ legend }: Pick<State, 'legend'>): Seat => (legend === null ? 0 : AUTOMATON);

/** The first seat of the heroes; theirs are all that follow. */
export const firstHeroSeat = ({ legend }: Pick<State, 'legend'>): Seat => (legend === null ? 1 : 0);

/** Something lies on the map. */
export interface Token {
  readonly id: string;
  /** `search`, `objective-red`, `villager`, ... */
  readonly kind: string;
  cell: Cell | null;
  /** Face down until somebody turns it over; what it is then. */
  face: string | null;
  hidden: boolean;
}

/** A passive word that lies on a figure for a while, or on a side. */
export interface LastingEffect extends Lasting {
  /** A figure, `heroes`, `monsters` or `all`. */
  readonly on: string;
  readonly by: FigureId;
  until: string;
  readonly what: Effect;
  /** It waits for the next attack of the figure. */
  next: boolean;
}

/** Something that will happen at a moment. */
export interface Delayed {
  readonly source: string;
  readonly by: FigureId;
  readonly at: 'turn-start' | 'turn-end' | 'overlord-turn-start' | 'overlord-turn-end' | 'round-end';
  /** Whose turn, where it matters. */
  readonly of: FigureId | null;
  /** How many such moments pass before it. */
  skip: number;
  readonly effects: readonly Effect[];
  readonly on: readonly FigureId[];
  readonly cell: Cell | null;
}

export type Stage = 'campaign' | 'setup' | 'heroes' | 'overlord' | 'between' | 'over';

export interface Over {
  readonly winner: Side;
  readonly why: string;
}

export interface State {
  readonly seats: number;
  /** The boxes on the table besides the base game. */
  readonly boxes: readonly BoxId[];
  quest: string;
  encounter: number;
  act: Act;
  size: Size;
  readonly level: LevelId;
  stage: Stage;
  round: number;
  heroes: Hero[];
  monsters: Monster[];
  companions: Companion[];
  groups: Group[];
  /** Doors by their number on the plan: open, closed, locked or gone, as in `rules/ground/ground.ts`. */
  doors: number[];
  /** Spaces whose terrain has changed. */
  ground: Record<Cell, Terrain>;
  tokens: Token[];
  turns: Turn[];
  /** A hero's turn that rests until another hero has had his (`over`), with what was used in it (D2C-HERO-26). */
  paused?: { readonly turn: Turn; readonly used: string[]; over: boolean };
  overlordTurn: OverlordTurn | null;
  attacks: Attack[];
  tests: AttributeTest[];
  /** Skills being carried out, the last one on top: whom they have hurt and helped so far. */
  deeds: Deed[];
  /** Cards about to be exhausted or to take effect, actions about to be carried out: another card may come between. */
  exhausting: { readonly figure: FigureId; readonly card: CardId; spared: boolean }[];
  /** Damage that figures are about to suffer: cards may take some of it away. */
  hurting: { readonly figure: FigureId; left: number }[];
  /** Damage or fatigue that figures are about to recover, the last one on top: cards may add to it. Only while that is so. */
  recovering?: { readonly figure: FigureId; n: number }[];
  overlord: OverlordSide;
  /** Only in campaigns whose overlord has chosen a plot deck (D2-PLGEN-01). */
  plot?: PlotSide;
  search: Pile;
  searchOut: CardId[];
  shop: Pile;
  lasting: LastingEffect[];
  delayed: Delayed[];
  used: Uses<Period>;
  /** Listeners whose answers are being carried out: nothing answers itself (D2-ABIL-16). */
  acting: string[];
  /** The hero the overlord acts with at the moment: he counts as a monster (D2C-CHRM-05). */
  charmed: FigureId | null;
  /** A monster that acts for a hero's player at the moment. */
  commanded: { readonly figure: FigureId; readonly seat: Seat } | null;
  /** What the quest counts. */
  counters: Record<string, number>;
  /** Numbers of the quest that are to be guessed. */
  secrets: Record<string, Secret>;
  /** Left out: nobody plays with secret rooms. */
  rooms?: SecretRooms;
  /** The goal that was met first, by its place in the list: a step may meet several. */
  met: number | null;
  /** Set-up steps still to come. */
  todo: string[];
  /** The ally the heroes have gained or chosen, and what it has learned (D2-ALLY-02, -05, -07). */
  ally?: { readonly of: string; readonly skills: CardId[] };
  /** The heroes' common purse (D2-SHOP-04). */
  gold: number;
  /** Shop cards that lie open for sale (D2-SHOP-05). */
  row: CardId[];
  /** Cards for sale that lie face down. */
  blind?: BlindMarket;
  /** What was handed to whom in this campaign phase: `item/hero` (D2-TRADE-08). */
  handed: string[];
  campaign: CampaignSheet | null;
  /** Road to Legend: the heroes play together against an automaton; null where somebody plays the overlord. */
  legend: Legend | null;
  journey: Journey | null;
  over: Over | null;
  /** Encounters won so far, by side. */
  won: Side[];
}

// ----------------------------------------------------------------------------------------------------------- finding things

export const heroOf = (state: State, id: FigureId): Hero => {
  for (const hero of state.heroes) if (hero.id === id) return hero;
  throw new RangeError(`${id} is no hero of this quest.`);
};

export const isHero = (state: State, id: FigureId): boolean => {
  for (const hero of state.heroes) if (hero.id === id) return true;
  return false;
};

export const monsterOf = (state: State, id: FigureId): Monster | null => {
  for (const monster of state.monsters) if (monster.id === id) return monster;
  return null;
};

export const companionOf = (state: State, id: FigureId): Companion | null => {
  for (const companion of state.companions) if (companion.id === id) return companion;
  return null;
};

export const figureOf = (state: State, id: FigureId): Figure | null => {
  for (const hero of state.heroes) if (hero.id === id) return hero;
  for (const monster of state.monsters) if (monster.id === id) return monster;
  for (const companion of state.companions) if (companion.id === id) return companion;
  return null;
};

/** Heroes, monsters, familiars and characters, in the order in which they came into play. */
export function everybody({
  heroes,
  monsters,
  companions,
}: Pick<State, 'heroes' | 'monsters' | 'companions'>): Figure[] {
  const all: Figure[] = [];
  for (const hero of heroes) all.push(hero);
  for (const monster of monsters) all.push(monster);
  for (const companion of companions) all.push(companion);
  return all;
}

/** What a figure is: the id of its card, of a character what the quest calls it. */
export const kindOf = (state: State, id: FigureId): string =>
  (monsterOf(state, id) ?? state.companions.find(one => one.id === id))?.of ?? id;

/** Tokens are numbered within their kind: `villager-2`. */
export const kindOfToken = (id: string): string => id.replace(/-\d+$/, '');

/** On whose side a figure stands (D2-FIG-04, -05). */
export function sideOf(state: State, id: FigureId): Side {
  if (state.charmed === id) return 'overlord';
  if (state.commanded?.figure === id) return 'heroes';
  if (monsterOf(state, id) !== null) return 'overlord';
  // A plot card may attack by itself.
  if (state.plot?.cards.some(card => card.id === id)) return 'overlord';
  return companionOf(state, id)?.side ?? 'heroes';
}

/** Who decides for a figure. */
export function seatOf(state: State, id: FigureId): Seat {
  if (state.charmed === id) return overlordSeat(state);
  if (state.commanded?.figure === id) return state.commanded.seat;
  for (const hero of state.heroes) if (hero.id === id) return hero.seat;
  const companion = companionOf(state, id);
  if (companion === null || companion.side === 'overlord') return overlordSeat(state);
  return state.heroes.find(one => one.id === companion.owner)?.seat ?? 1;
}

/** Who answers with a figure's cards: of a charmed hero his own player, as far as anybody may (D2C-CHRM-20, -21). */
export const playerOf = (state: State, id: FigureId): Seat =>
  state.charmed === id ? (state.heroes.find(one => one.id === id)?.seat ?? overlordSeat(state)) : seatOf(state, id);

/** The heroes' seats, lowest first. */
export function heroSeats({ heroes, seats }: Pick<State, 'heroes' | 'seats'>): Seat[] {
  const found: Seat[] = [];
  for (let seat = 0; seat < seats; seat++)
    for (const hero of heroes)
      if (hero.seat === seat) {
        found.push(seat);
        break;
      }
  return found;
}

/** The attack being resolved. */
export const attackOf = (state: State): Attack => {
  const attack = state.attacks[state.attacks.length - 1];
  if (attack === undefined) throw new RangeError('No attack is under way.');
  return attack;
};

export const turnOf = (state: State): Turn | null => state.turns[state.turns.length - 1] ?? null;

export const testOf = (state: State): AttributeTest => {
  const test = state.tests[state.tests.length - 1];
  if (test === undefined) throw new RangeError('No attribute test is under way.');
  return test;
};
