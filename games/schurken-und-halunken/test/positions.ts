import { type Table, table } from '@tafelrunde/testing';
import { heroes as allHeroes, decks, type InstanceId, type Pile, supportCard } from '../content/index.ts';
import type { Event } from '../events.ts';
import { schurkenUndHalunken } from '../index.ts';
import { newHero } from '../rules/buy-hero.ts';
import { PILES, pileOfCard } from '../rules/cards.ts';
import { extraReactions } from '../rules/values.ts';
import { newGroup } from '../setup.ts';
import { type Figure, figure, figuresOf, groupOf, heroFigure, opponent, type Phase, type State } from '../state.ts';
import type { SchurkenUndHalunken } from '../types.ts';

/**
 * Positions for tests, readable at a glance:
 *
 *     const t = duel({ heroes: { barbarian: ['barbarian-axe'] } }, { heroes: { 'dark-elf': ['silver-sword'] } });
 *     t.choose('attack:barbarian,barbarian-axe#1,dark-elf').choose('parry:silver-sword#1', [6, 6, 3, 6, 5]);
 *
 * Cards are named by their id; the lowest free copy is taken ("silver-sword" is `silver-sword#1`, the next `#2`). Hands are
 * empty unless given, so that nobody is asked in windows. Seat 0 is on turn, all its figures have their action, all
 * others their reaction. Everything not named lies in the piles.
 */
export interface GroupSpec {
  /** Hero id -> cards laid out with it, equipment and spells alike. */
  readonly heroes?: Readonly<Record<string, readonly string[]>>;
  readonly hand?: readonly string[];
  /** Summoning id -> its living summoner, or null. */
  readonly creatures?: Readonly<Record<string, string | null>>;
  readonly npc?: string;
  readonly demon?: string;
  readonly bought?: number;
  readonly turns?: number;
  readonly team?: number;
}

export interface Circumstances {
  /** Its further groups, teams, NPCs and notes are kept. */
  readonly scenario?: string;
  readonly phase?: Phase;
  readonly active?: number;
  /** Life points of figures that are not unhurt. */
  readonly life?: Readonly<Record<string, number>>;
  /** Own turns a laid-out spell still has to wait. */
  readonly cooldown?: Readonly<Record<string, number>>;
  /** Cards on top of their piles, the first to be drawn first. */
  readonly top?: readonly string[];
  /** Cards on their discard piles, the topmost last. */
  readonly discarded?: readonly string[];
  /** Heroes on top of the pile for sale. */
  readonly forSale?: readonly string[];
  /** Figures without action and reaction. */
  readonly spent?: readonly string[];
  readonly startLife?: number;
  /** Anything else. Never write to the state of a running table: taking a decision back would undo it. */
  readonly change?: (state: State) => void;
  readonly seed?: string;
  /** Others are asked for spontaneous events after every deed (SH-EVENT-07); without it they pass, as by standing orders. */
  readonly asked?: boolean;
}

export type TestTable = Table<SchurkenUndHalunken>;

/** Two groups, seat 0 on turn. */
export const duel = (own: GroupSpec, other: GroupSpec, circumstances: Circumstances = {}): TestTable =>
  position([own, other], circumstances);

/** Any number of groups in the order of the seats. */
export function position(groups: readonly GroupSpec[], circumstances: Circumstances = {}): TestTable {
  return table(schurkenUndHalunken, {
    config: {
      scenario: circumstances.scenario ?? 'free-for-all',
      seats: groups.length,
      settings: { life: circumstances.startLife ?? 15 },
    },
    ...(circumstances.seed ? { seed: circumstances.seed } : {}),
    passing: circumstances.asked ? [] : ['event-window'],
    arrange: state => arrange(state, groups, circumstances),
  });
}

function arrange(state: State, groups: readonly GroupSpec[], circumstances: Circumstances): void {
  const box = new Box();
  for (let i = 0; i < groups.length; i++) {
    const { team, npc } = groupOf(state, i);
    state.groups[i] = { ...newGroup(team), npc };
  }
  for (const [i, spec] of groups.entries()) fill(state, i, spec, box, circumstances);
  state.active = circumstances.active ?? 0;
  // The first turn of a game has a rule of its own (SH-TURN-06).
  state.turn = 2;
  state.phase = circumstances.phase ?? 'main';
  for (const group of state.groups)
    for (const who of figuresOf(group)) {
      const active = who.group === state.active;
      who.actions = active ? 1 : 0;
      who.reactions = active ? 0 : 1 + extraReactions(who);
    }
  for (const [id, life] of Object.entries(circumstances.life ?? {})) opponent(state, id).life = life;
  for (const card of circumstances.discarded ?? []) {
    const taken = box.take(card);
    state.discards[pileOfCard(taken)].push(taken);
  }
  const top = (circumstances.top ?? []).map(card => box.take(card)).reverse();
  for (const pile of PILES)
    state.piles[pile].splice(0, Infinity, ...box.rest(pile), ...top.filter(card => pileOfCard(card) === pile));
  arrangeHeroes(state, circumstances.forSale ?? []);
  for (const id of circumstances.spent ?? []) Object.assign(figure(state, id), { actions: 0, reactions: 0 });
  circumstances.change?.(state);
}

function fill(state: State, at: number, spec: GroupSpec, box: Box, { cooldown = {} }: Circumstances): void {
  const group = groupOf(state, at);
  group.team = spec.team ?? group.team;
  group.bought = spec.bought ?? 0;
  group.turns = spec.turns ?? 1;
  for (const [id, items] of Object.entries(spec.heroes ?? {})) {
    const hero = newHero(state, id, at, 0);
    for (const card of items) hero.items.push({ card: box.take(card), used: false, cooldown: cooldown[card] ?? 0 });
    group.heroes.push(hero);
  }
  for (const [card, summoner] of Object.entries(spec.creatures ?? {})) {
    const id = box.take(card);
    const summoning = supportCard(id);
    if (summoning.kind !== 'summoning') throw new Error(`"${card}" is no summoning.`);
    const { life } = summoning.creature;
    const rest = { actions: 0, equips: 0, reactions: 0, idle: false, fresh: false, cooldown: cooldown[card] ?? 0 };
    group.creatures.push({ kind: 'creature', id, group: at, life, summoner, ...rest });
  }
  if (spec.npc) group.npc = { kind: 'npc', id: box.take(spec.npc), group: at, life: lifeOn(spec.npc), used: false };
  if (spec.demon) group.demon = { kind: 'demon', id: box.take(spec.demon), group: at, life: lifeOn(spec.demon) };
  for (const card of spec.hand ?? []) group.hand.push(box.take(card));
}

function lifeOn(id: string): number {
  const card = supportCard(`${id}#1`);
  return card.kind === 'npc' || card.kind === 'demon' ? card.life : 0;
}

function arrangeHeroes(state: State, forSale: readonly string[]): void {
  const used = new Set(state.groups.flatMap(({ heroes }) => heroes.map(({ id }) => id)));
  const rest = allHeroes.map(({ id }) => id).filter(id => !used.has(id) && !forSale.includes(id));
  state.heroPile.splice(0, Infinity, ...rest, ...[...forSale].reverse());
}

/** All support cards, each to be taken once. */
class Box {
  readonly #left = new Set<InstanceId>(PILES.flatMap(pile => decks[pile]));

  take(card: string): InstanceId {
    for (const id of this.#left)
      if (id === card || id.slice(0, id.indexOf('#')) === card) {
        this.#left.delete(id);
        return id;
      }
    throw new Error(`There is no further copy of "${card}" in the box.`);
  }

  rest(pile: Pile): InstanceId[] {
    return decks[pile].filter(id => this.#left.has(id));
  }
}

// What tests look at

export const lifeOf = (t: TestTable, id: string): number => opponent(t.state, id).life;
export const who = (t: TestTable, id: string): Figure => figure(t.state, id);
export const itemsOf = (t: TestTable, id: string): string[] => heroFigure(t.state, id).items.map(({ card }) => card);
export const handOf = (t: TestTable, seat: number): readonly string[] => groupOf(t.state, seat).hand;
export const discardsOf = (t: TestTable, pile: Pile): readonly string[] => t.state.discards[pile];

/** The first event of this kind that the last decision led to. */
export function told<K extends Event['kind']>(t: TestTable, kind: K): Extract<Event, { kind: K }> {
  const event = t.happened().find(e => e.kind === kind);
  if (!event)
    throw new Error(
      `Nothing like "${kind}" happened, only ${t
        .happened()
        .map(e => e.kind)
        .join(', ')}.`,
    );
  return event as Extract<Event, { kind: K }>;
}

/** All totals rolled by the last decision, in order. */
export const totals = (t: TestTable): number[] =>
  t.happened().flatMap(event => (event.kind === 'rolled' ? [event.total] : []));

/** Passes as long as somebody is asked in a window. */
export function passAll(t: TestTable): TestTable {
  for (let i = 0; i < 100 && t.offered().includes('pass'); i++) t.choose('pass');
  return t;
}

/** Everybody ends the turn until the same player is on again; all draw red cards, which nobody can react with. */
export function nextRound(t: TestTable): TestTable {
  const { seat } = t;
  do {
    t.choose('end');
    while (t.kind !== 'act') t.choose(t.kind === 'pile' ? 'pile:equipment' : 'pass');
  } while (t.seat !== seat);
  return t;
}
