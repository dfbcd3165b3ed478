import { newPile } from '@tafelrunde/engine';
import { type Table, table } from '@tafelrunde/testing';
import type { Ability } from '../content/card.ts';
import { DICE, type Face } from '../content/dice.ts';
import { isItem, isLieutenant, questOf } from '../content/index.ts';
import type { DieKind } from '../content/words.ts';
import { type Descent, descent, type State } from '../index.ts';
import { cellNamed, DOOR_CLOSED, DOOR_LOCKED } from '../rules/ground.ts';
import { boardFor } from '../rules/map.ts';
import type { Moment } from '../rules/moments.ts';
import { cardFor } from '../rules/searching.ts';
import { newHero } from '../rules/setting-up.ts';
import type { CardInPlay, Companion, Hero, Monster } from '../state.ts';

export type Played = Table<Descent>;

/** A position on the practice yard: rows 3 to 8, columns C to J, of which C and D are water. Figures are laid by `arrange`; the heroes' seats are 1 and so on. */
export function sit(
  arrange: (state: State) => void,
  options: {
    readonly heroes?: 2 | 3 | 4;
    readonly seats?: number;
    /** Its scenario is the practice yard all the same (`proving-ground.ts`). */
    readonly quest?: string;
    /** How the dice fall that are not laid. */
    readonly seed?: string;
  } = {},
): Played {
  const { heroes = 4, seats = 2, quest = 'practice-yard', seed = 'position' } = options;
  return table(descent, {
    config: { scenario: 'practice-yard', seats, settings: { heroes } },
    seed,
    arrange: state => {
      state.quest = quest;
      state.doors = (questOf(quest, 0).plan.doors ?? []).map(({ kind }) =>
        kind === 'locked' ? DOOR_LOCKED : DOOR_CLOSED,
      );
      state.todo = [];
      state.stage = 'heroes';
      state.groups = [];
      state.tokens = [];
      // The overlord has no cards unless a test lays some: his windows stay shut.
      holds(state, []);
      arrange(state);
    },
  });
}

/** The number of a space by its name. */
export function at(state: State, name: string): number {
  const cell = cellNamed(boardFor(state), name);
  if (cell === null) throw new RangeError(`There is no space ${name} here.`);
  return cell;
}

/** A hero on a space, with starting equipment of the class; more cards on top, items equipped. */
export function hero(state: State, id: string, of: string, space: string, more: readonly string[] = []): Hero {
  const made = newHero(id, of, 1 + (state.heroes.length % (state.seats - 1)));
  made.cells = [at(state, space)];
  for (const card of more) made.cards.push({ ...cardFor(card), worn: isItem(card) });
  state.heroes.push(made);
  return made;
}

/** A monster of the overlord: `goblin-archer`, `ettin*` for a master, a lieutenant by its name; the spaces of its base. */
export function monster(state: State, name: string, ...spaces: readonly string[]): Monster {
  const master = name.endsWith('*');
  const of = master ? name.slice(0, -1) : name;
  let group = state.groups.find(one => one.of === of);
  if (group === undefined) {
    group = { id: of, of, inactive: false, minions: 0, masters: 0, acted: false };
    state.groups.push(group);
  }
  const rank = isLieutenant(of) ? 'lieutenant' : master ? 'master' : 'minion';
  const number = rank === 'master' ? ++group.masters : ++group.minions;
  const id = rank === 'lieutenant' ? of : `${of}${master ? '-master' : ''}-${number}`;
  const made: Monster = {
    id,
    of,
    rank,
    group: group.id,
    cells: spaces.map(space => at(state, space)).sort((a, b) => a - b),
    damage: 0,
    conditions: [],
    carries: [],
    marks: {},
    relic: null,
    down: null,
  };
  state.monsters.push(made);
  return made;
}

/** A familiar of a hero. */
export function familiar(state: State, of: string, owner: string, space: string, id = of): Companion {
  const made: Companion = {
    id,
    of,
    kind: 'familiar',
    side: 'heroes',
    owner,
    acted: false,
    cells: [at(state, space)],
    damage: 0,
    conditions: [],
    carries: [],
    marks: {},
  };
  state.companions.push(made);
  return made;
}

/** The heroes' ally, with these skills; its box is on the table. */
export function ally(state: State, of: string, space: string, skills: readonly string[] = []): Companion {
  Object.assign(state, { boxes: ['LR'] });
  state.ally = { of, skills: [...skills] };
  const made: Companion = {
    id: of,
    of,
    kind: 'ally',
    side: 'heroes',
    owner: null,
    acted: false,
    cells: [at(state, space)],
    damage: 0,
    conditions: [],
    carries: [],
    marks: {},
    cards: skills.map(cardFor),
  };
  state.companions.push(made);
  return made;
}
/** The Reanimate of a hero. */
export const reanimate = (state: State, owner: string, space: string): Companion =>
  familiar(state, 'reanimate', owner, space);

/** An ability that lies on a figure or a side for the whole encounter, as if a card had laid it there. */
export function lay(state: State, on: string, ability: Ability & { readonly at: Moment }, source = 'laid'): void {
  const by = ['heroes', 'monsters', 'all'].includes(on) ? (state.heroes[0]?.id ?? '') : on;
  const key = `laid-${state.lasting.length}`;
  state.lasting.push({
    source,
    key,
    on,
    by,
    until: 'encounter-end',
    next: false,
    what: { do: 'on', at: ability.at, ability },
  });
}

/** The overlord holds just these cards, and these lie in his deck. */
export function holds(state: State, hand: readonly string[], deck: readonly string[] = []): void {
  state.overlord.hand = [...hand].sort();
  state.overlord.deck = newPile(deck);
  state.overlord.owned = [...hand, ...deck].sort();
  state.overlord.out = [];
}

/** It is this hero's turn, past start and equipment. */
export function acts(t: Played, id: string): Played {
  // A single hero is chosen by itself.
  if (t.kind === 'next-hero') t.choose(`hero:${id}`);
  for (let i = 0; i < 5 && t.kind === 'equip'; i++) t.choose('done');
  return t;
}

/** The face of a die that shows this, as tests lay it: `face('blue', { range: 2 })`. */
export function face(kind: DieKind, shows: Partial<Face>): number {
  const found = DICE[kind].findIndex(one =>
    (Object.keys(shows) as (keyof Face)[]).every(key => one[key] === shows[key]),
  );
  if (found < 0) throw new RangeError(`No face of the ${kind} die shows ${JSON.stringify(shows)}.`);
  return found + 1;
}
export const MISS = face('blue', { miss: true });

/** The option that goes to a space with points of a source. */
export const go = (t: Played, space: string, source = 'move-1'): string => `go:${at(t.state, space)},${source}`;
/** The option that attacks a figure in one of its spaces. */
export const strike = (t: Played, weapon: string, target: string, space: string): string =>
  `attack:${weapon},${target},${at(t.state, space)}`;

export const figure = (t: Played, id: string) => {
  const found = [...t.state.heroes, ...t.state.monsters, ...t.state.companions].find(one => one.id === id);
  if (found === undefined) throw new RangeError(`${id} is not in play.`);
  return found;
};

/** A position in the overlord's turn, in which he draws no card; it is the activation of this figure, or the first one that needs no choice. */
export function raid(
  arrange: (state: State) => void,
  figure?: string,
  options: Parameters<typeof sit>[1] = {},
): Played {
  const t = sit(state => {
    holds(state, []);
    arrange(state);
    state.stage = 'overlord';
    for (const one of state.heroes) one.acted = true;
  }, options);
  const group = t.state.monsters.find(one => one.id === figure)?.group;
  if (t.kind === 'overlord-turn') t.choose(`group:${group}`);
  if (t.kind === 'activate') t.choose(`monster:${figure}`);
  return t;
}

/** The sum of what a figure has, as tests look at it. */
export const damageOf = (t: Played, id: string): number => figure(t, id).damage;
export const fatigueOf = (t: Played, id: string): number => t.state.heroes.find(one => one.id === id)?.fatigue ?? -1;
/** A card of a hero as it lies there. */
export function card(t: Played, id: string, of: string): CardInPlay {
  const found = t.state.heroes.find(one => one.id === id)?.cards.find(one => one.id === of);
  if (found === undefined) throw new RangeError(`${id} does not have ${of}.`);
  return found;
}

/** A hero has fallen: the overlord draws his card for it, if there is one. */
export const drawsForFallen = (t: Played): Played => t.chooseWhile('knock-out', t.offered('draw')[0] ?? 'decline');
