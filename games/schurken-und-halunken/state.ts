import type { Lasting } from '@tafelrunde/engine';
import type { AttackForm, Creature, Demon, Hero, InstanceId, Npc, Pile, Stat, Summoning } from './content/index.ts';
import { hero, supportCard } from './content/index.ts';

/** A player's group has the number of its seat; groups that no player leads (a scenario's dragon) have the numbers after. */
export type GroupId = number;

/** How choices and events name a group: a player's by its seat, any other by the name its scenario gives it. */
export type Side = GroupId | string;

/** A hero is known by the id of its card; creatures, NPCs and demons by that of their physical card. */
export type OpponentId = string;

/** A laid-out card of a hero: equipment (`used`: its ability, this round) or a spell (`cooldown`: own turns to wait). */
export interface Item {
  readonly card: InstanceId;
  used: boolean;
  cooldown: number;
}

interface Fighter {
  readonly id: OpponentId;
  group: GroupId;
  life: number;
  actions: number;
  /** Actions that serve for equipping alone. */
  equips: number;
  reactions: number;
  /** No action in the next own turn. */
  idle: boolean;
}

export interface HeroFigure extends Fighter {
  readonly kind: 'hero';
  readonly items: Item[];
}

export interface CreatureFigure extends Fighter {
  readonly kind: 'creature';
  readonly id: InstanceId;
  /** Summoned in this turn (SH-SUMM-11). */
  fresh: boolean;
  /** The living hero its card returns to. */
  summoner: OpponentId | null;
  cooldown: number;
  /** Life points it starts with, where a scenario says otherwise than the card. */
  readonly full?: number;
}

export type Figure = HeroFigure | CreatureFigure;

export interface NpcFigure {
  readonly kind: 'npc';
  readonly id: InstanceId;
  group: GroupId;
  life: number;
  used: boolean;
}

export interface DemonFigure {
  readonly kind: 'demon';
  readonly id: InstanceId;
  group: GroupId;
  life: number;
}

/** Whatever can be attacked. */
export type Opponent = Figure | NpcFigure | DemonFigure;

/** A hand card that some other seats have seen; `all` includes spectators. */
export interface Shown {
  readonly card: InstanceId;
  readonly to: readonly number[] | 'all';
}

export interface Group {
  /** What a group that no player leads is called, a key of content/scenarios/bands.ts. */
  readonly band?: string;
  /** Groups of one team are no rivals. */
  team: number;
  readonly hand: InstanceId[];
  readonly shown: Shown[];
  /** Hand cards that were laid out and still cool down or have been used in this round (SH-EQUIP-15). */
  readonly resting: Item[];
  readonly heroes: HeroFigure[];
  readonly creatures: CreatureFigure[];
  npc: NpcFigure | null;
  demon: DemonFigure | null;
  bought: number;
  /** Own turns begun. */
  turns: number;
  out: boolean;
}

/**
 * A changed value that lasts: until the combat or casting is over, until the end of the turn, until the next turn of the group `by`. Its key is
 * the value it changes.
 */
export interface Boost extends Lasting {
  readonly on: OpponentId;
  readonly until: 'combat' | 'turn' | 'round';
  readonly stat: Stat;
  readonly amount: number;
}

/** How what lasts names a group. */
export const ownerOf = (group: GroupId): string => String(group);

/** What a figure attacks or parries with: a card, or nothing but itself. */
export type Means = InstanceId | 'claws';

export interface Defence {
  readonly how: 'parry' | 'dodge' | 'resist' | 'spell' | 'waive' | 'none' | 'fixed';
  readonly with: Means | null;
  readonly hands: number;
}

/** A combat from announcement to damage. It never outlives a step. */
export interface Combat {
  readonly attacker: OpponentId;
  /** The attacker's group. */
  readonly by: GroupId;
  readonly form: AttackForm;
  readonly with: Means;
  readonly hands: number;
  target: OpponentId;
  protector: OpponentId | null;
  /** null: not declared yet. */
  defence: Defence | null;
  /** Potions, manoeuvres: what lasts of them is read from here. */
  played: { readonly card: InstanceId; readonly by: GroupId }[];
  twice: { readonly who: OpponentId; readonly keep: 'higher' | 'lower'; readonly by: GroupId }[];
  cancelled: boolean;
  rolled: boolean;
  /** Who the blow itself killed, for plundering. */
  slain: OpponentId | null;
}

/** A general spell being cast. It never outlives a step. */
export interface Casting {
  readonly by: OpponentId;
  readonly card: InstanceId;
  readonly twice: Combat['twice'];
}

/** `window`: a deed is done, and before the next one the others may play spontaneous events. */
export type Phase = 'start-draw' | 'start-redraw' | 'start-equip' | 'begin' | 'draw' | 'main' | 'window' | 'end';
export type Piles = Record<Pile, InstanceId[]>;

export interface State {
  readonly scenario: string;
  readonly seats: number;
  readonly startLife: number;
  readonly redraw: boolean;
  /** SH-TURN-06 and SH-SETUP-20 hold. */
  readonly evenStart: boolean;
  readonly groups: Group[];
  /** The last card is on top. */
  readonly piles: Piles;
  readonly discards: Piles;
  readonly heroPile: string[];
  /** Heroes removed from the game. */
  readonly fallen: string[];
  readonly first: GroupId;
  active: GroupId;
  turn: number;
  phase: Phase;
  /** The start cards came from these piles (SH-SETUP-17). */
  drawn: Pile[];
  eventPlayed: boolean;
  /** The others have not been asked for spontaneous events since something happened last (SH-EVENT-07). */
  unasked: boolean;
  /** A rival's event stands announced and may be answered. */
  announced: InstanceId | null;
  announcedCancelled: boolean;
  readonly boosts: Boost[];
  combat: Combat | null;
  casting: Casting | null;
  /** Cards out of the hand and not yet discarded. */
  readonly playing: InstanceId[];
  /** Room for the rules of a scenario. */
  readonly notes: Record<string, number>;
}

export type { Io, Play } from './types.ts';

export function groupOf(state: State, group: GroupId): Group {
  const found = state.groups[group];
  if (!found) throw new RangeError(`There is no group number ${group}.`);
  return found;
}

export const isPlayer = (state: State, group: GroupId): boolean => group < state.seats;

export const sideOf = (state: State, group: GroupId): Side => groupOf(state, group).band ?? group;

/** The group of this name, or -1. */
export function groupNamed(state: State, side: Side): GroupId {
  return state.groups.findIndex((_, group) => String(sideOf(state, group)) === String(side));
}

/** Groups still in the game, from the active one on. */
export function groupsInOrder(state: State, from = state.active): GroupId[] {
  const order: GroupId[] = [];
  const count = state.groups.length;
  for (let i = 0; i < count; i++) {
    const group = (from + i) % count;
    if (!groupOf(state, group).out) order.push(group);
  }
  return order;
}

/** Seats that still play, from the given one on. */
export const seatsInOrder = (state: State, from = state.active): GroupId[] =>
  groupsInOrder(state, from).filter(group => isPlayer(state, group));

/** Other groups still in the game that are not of the same team, from this one on. */
export function rivalsOf(state: State, group: GroupId): GroupId[] {
  const { team } = groupOf(state, group);
  return groupsInOrder(state, group).filter(other => other !== group && groupOf(state, other).team !== team);
}

export const figuresOf = (group: Group): Figure[] => [...group.heroes, ...group.creatures];

/** Whoever lies on the table under this id, or null. */
export function find(state: State, id: OpponentId): Opponent | null {
  for (const group of state.groups) {
    for (const figure of group.heroes) if (figure.id === id) return figure;
    for (const figure of group.creatures) if (figure.id === id) return figure;
    if (group.npc?.id === id) return group.npc;
    if (group.demon?.id === id) return group.demon;
  }
  return null;
}

export function opponent(state: State, id: OpponentId): Opponent {
  const found = find(state, id);
  if (!found) throw new RangeError(`Nobody called "${id}" lies on the table.`);
  return found;
}

export const isFigure = (who: Opponent): who is Figure => who.kind === 'hero' || who.kind === 'creature';

export function findFigure(state: State, id: OpponentId): Figure | null {
  const found = find(state, id);
  return found !== null && isFigure(found) ? found : null;
}

export function figure(state: State, id: OpponentId): Figure {
  const found = findFigure(state, id);
  if (!found) throw new RangeError(`There is no hero or creature "${id}" on the table.`);
  return found;
}

export function heroFigure(state: State, id: OpponentId): HeroFigure {
  const found = find(state, id);
  if (found?.kind !== 'hero') throw new RangeError(`There is no hero "${id}" on the table.`);
  return found;
}

export const heroCard = (figure: HeroFigure): Hero => hero(figure.id);
export const summoningCard = (figure: CreatureFigure): Summoning => supportCard(figure.id) as Summoning;
export const creatureCard = (figure: CreatureFigure): Creature => summoningCard(figure).creature;
export const npcCard = (npc: NpcFigure): Npc => supportCard(npc.id) as Npc;
export const demonCard = (demon: DemonFigure): Demon => supportCard(demon.id) as Demon;

export const isMagical = (figure: Figure): boolean => figure.kind === 'hero' && heroCard(figure).magical;

/** Life points it starts with and cannot exceed. */
export const fullLife = (state: State, figure: Figure): number =>
  figure.kind === 'hero' ? state.startLife : (figure.full ?? creatureCard(figure).life);

/** Takes a laid-out card from a hero. */
export function takeOff(hero: HeroFigure, card: string): Item {
  const [item] = hero.items.splice(
    hero.items.findIndex(({ card: held }) => held === card),
    1,
  );
  if (!item) throw new RangeError(`"${card}" does not lie with "${hero.id}".`);
  return item;
}

export const itemOf = (figure: Figure, card: string): Item | undefined =>
  figure.kind === 'hero' ? figure.items.find(item => item.card === card) : undefined;
