import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { ALLY_SKILLS, allyCardOf, inPlay, questOf } from '../content/index.ts';
import { type CardId, type Cell, type Companion, type FigureId, figureOf, type Monster, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { together } from './deciding.ts';
import { emptyBeside, nearestEmpty, placeCells, spacesBetween } from './map.ts';
import { cardFor } from './searching.ts';
import { healthOf } from './values.ts';

/** Somebody who is led by all heroes' players together (D2-ALLY-01). */
export const isAlly = (state: State, id: FigureId): boolean =>
  state.companions.some(one => one.id === id && one.kind === 'ally');

/** The ally of the heroes, if it is on the map. */
export const allyOf = (state: State): Companion | null =>
  state.companions.find(({ kind, cells }) => kind === 'ally' && cells.length > 0) ?? null;

/** Skills the heroes' ally has not learned yet. */
export const allySkillsOf = ({ ally, boxes }: State): CardId[] =>
  ally === undefined
    ? []
    : inPlay('allySkills', boxes).filter(id => ALLY_SKILLS[id]?.ally === ally.of && !ally.skills.includes(id));

/** It has the skill from now on (D2-ALLY-05). */
export function learnSkill(state: State, io: Io, skill: CardId): void {
  const { ally } = state;
  if (ally === undefined) return;
  ally.skills.push(skill);
  const figure = state.companions.find(({ kind }) => kind === 'ally');
  figure?.cards?.push(cardFor(skill));
  io.tell?.({ kind: 'learned', hero: ally.of, card: skill, rule: 'D2-ALLY-05' });
}

/** Do the heroes lead an ally in this encounter: the one the quest names, or theirs (D2-ALLY-06)? */
export function hasAlly({ quest, encounter, ally, boxes, campaign }: State): boolean {
  const named = questOf(quest, encounter).ally;
  if (named === undefined || inPlay('allies', boxes).length === 0) return false;
  return named !== 'own' || ally !== undefined || campaign === null;
}

/** Outside a campaign the heroes choose their ally (D2-ALLY-07); it comes next to one of them, after all heroes (D2-ALLY-08, D2-SETUP-12). */
export function* allyStep(state: State, io: Io): Flow {
  const { ally: named, heroes } = questOf(state.quest, state.encounter);
  if (named === undefined) return;
  if (named !== 'own') state.ally ??= { of: named, skills: [] };
  state.ally ??= { of: yield* chooseAlly(state), skills: [] };
  const beside = [
    ...new Set(state.heroes.flatMap(({ cells, down }) => emptyBeside(state, down === null ? cells : [down]))),
  ].sort((a, b) => a - b);
  // Where there is no room beside anybody, as near as can be.
  const spaces = beside.length > 0 ? beside : nearestEmpty(state, placeCells(state, heroes)[0] ?? 0);
  const choice = yield* choose<Choice, AskKind>({
    ...together(state),
    kind: 'place',
    rule: 'D2-ALLY-08',
    about: state.ally.of,
    options: spaces.map(cell => ({ do: 'space', cell })),
  });
  const cell = choice.do === 'space' ? choice.cell : (spaces[0] ?? 0);
  joins(state, [cell]);
  io.tell?.({ kind: 'appears', figure: state.ally.of, cells: [cell], rule: 'D2-ALLY-08' });
}

function* chooseAlly(state: State): Flow<string> {
  const all = inPlay('allies', state.boxes);
  const choice = yield* choose<Choice, AskKind>({
    ...together(state),
    kind: 'ally',
    rule: 'D2-ALLY-07',
    options: all.map(card => ({ do: 'card', card })),
  });
  return choice.do === 'card' ? choice.card : (all[0] ?? '');
}

/** The heroes' ally on these spaces, unharmed (D2-ALLY-13). */
function joins(state: State, cells: readonly Cell[]): Companion {
  const { of, skills } = state.ally ?? { of: '', skills: [] };
  const figure: Companion = {
    id: of,
    of,
    kind: 'ally',
    side: 'heroes',
    owner: null,
    acted: false,
    cells: [...cells],
    damage: 0,
    conditions: [],
    carries: [],
    marks: {},
    cards: skills.map(cardFor),
  };
  state.companions.push(figure);
  return figure;
}

/** The heroes on the map who are closest to a figure. */
export function nearestHeroes(state: State, id: FigureId): FigureId[] {
  const from = figureOf(state, id)?.cells ?? [];
  const far = state.heroes.flatMap(({ id: hero, cells: [cell] }) =>
    cell === undefined || hero === id ? [] : [{ hero, n: spacesBetween(state, from, cell) }],
  );
  const least = Math.min(...far.map(({ n }) => n));
  return far.filter(({ n }) => n === least).map(({ hero }) => hero);
}

/** The lieutenant the heroes' ally is at the moment, if it is possessed. */
export function possessedAlly(state: State): Monster | null {
  if (state.ally === undefined) return null;
  const { lieutenant } = allyCardOf(state.ally.of);
  return state.monsters.find(({ id, marks }) => id === lieutenant && marks.possessed !== undefined) ?? null;
}

/** Its activation is over. Under another card it has the health of that card: the change alone never fells it. */
function change(state: State, before: FigureId, figure: Companion | Monster): void {
  for (const turn of state.turns) if (turn.figure === before) turn.ended = true;
  if (state.overlordTurn !== null) state.overlordTurn.left = state.overlordTurn.left.filter(id => id !== before);
  figure.damage = Math.min(figure.damage, healthOf(state, figure.id) - 1);
}

/**
 * The ally becomes a lieutenant where it stands, in a group of its own; its card and its skills count for nothing now (D2-ALLY-15). Damage and conditions
 * stay on it, but they never defeat it by the change alone (D2-ALLY-16).
 */
export function possess(state: State, io: Io): void {
  const ally = allyOf(state);
  if (ally === null) return;
  const { lieutenant: id } = allyCardOf(ally.of);
  state.companions.splice(state.companions.indexOf(ally), 1);
  if (!state.groups.some(one => one.id === id))
    state.groups.push({ id, of: id, inactive: false, minions: 0, masters: 0, acted: false });
  const monster: Monster = {
    id,
    of: id,
    rank: 'lieutenant',
    group: id,
    cells: [...ally.cells],
    damage: ally.damage,
    conditions: [...ally.conditions],
    carries: [...ally.carries],
    marks: { possessed: 1 },
    relic: null,
    down: null,
  };
  state.monsters.push(monster);
  change(state, ally.id, monster);
  io.tell?.({ kind: 'defected', figure: id, side: 'overlord', rule: 'D2-ALLY-15' });
}

/** It is itself again. */
export function release(state: State, io: Io): void {
  const monster = possessedAlly(state);
  if (monster === null) return;
  state.monsters.splice(state.monsters.indexOf(monster), 1);
  state.groups = state.groups.filter(({ id }) => id !== monster.group);
  const ally = joins(state, monster.cells);
  ally.damage = monster.damage;
  ally.conditions = [...monster.conditions];
  ally.carries = [...monster.carries];
  // It was the overlord's in this round.
  ally.acted = true;
  change(state, monster.id, ally);
  io.tell?.({ kind: 'defected', figure: ally.id, side: 'heroes', rule: 'D2-ALLY-15' });
}
