import { heroSheetOf, isAgent, isItem, itemOf, MONSTERS } from '../../content/index.ts';
import type { MonsterTrait } from '../../content/words.ts';
import type { Test } from '../../effects/tests.ts';
import {
  everybody,
  type FigureId,
  figureOf,
  heroOf,
  isHero,
  kindOf,
  kindOfToken,
  monsterOf,
  type State,
  sideOf,
} from '../../state.ts';
import { slotOf } from '../equipment.ts';
import { inForce } from '../in-force.ts';
import { areAdjacent, isTerrain, isWithin, placeCells, seesFigure, sizeOf, spacesBetween } from '../map.ts';
import { searchCardsOf } from '../owning.ts';
import { singsTwice } from '../songs.ts';
import { countsAsMonster, isLoose, isStone, isTreatedAsHero } from '../treated.ts';
import { actionsEach } from '../turn.ts';
import { attributeOf, healthLeft, speedOf, staminaOf } from '../values.ts';
import type { Holding } from './asking.ts';
import { groupKindOf, isBesideToken } from './who.ts';

/** What is asked of a figure: what it is, what it has, where it stands. */
export const FIGURE_TESTS = {
  spent: ({ state, figure }) =>
    isHero(state, figure) && heroOf(state, figure).fatigue >= (staminaOf(state, figure) ?? 0),
  small: ({ state, figure }) => figureOf(state, figure)?.cells.length === 1,
  'other-hand-free': ({ state, figure }) => isHero(state, figure) && handsUsed(state, figure) < 2,
  wears: ({ state, figure }, test) =>
    isHero(state, figure) &&
    heroOf(state, figure).cards.some(({ id, worn }) => worn && isItem(id) && itemOf(id).traits.includes(test.trait)),
  condition: ({ state, figure }, test) => figureOf(state, figure)?.conditions.includes(test.condition) ?? false,
  'has-conditions': ({ state, figure }) => (figureOf(state, figure)?.conditions.length ?? 0) > 0,
  damaged: ({ state, figure }) => (figureOf(state, figure)?.damage ?? 0) > 0,
  tired: ({ state, figure }) => isHero(state, figure) && heroOf(state, figure).fatigue > 0,
  down: ({ state, figure }) => isHero(state, figure) && heroOf(state, figure).down !== null,
  'on-map': ({ state, figure }) => (figureOf(state, figure)?.cells.length ?? 0) > 0,
  beside: ({ state, figure }, test) => isBeside(state, figure, test),
  sees: ({ state, figure }, test) => {
    let seen = 0;
    for (const { id } of everybody(state))
      if (sideOf(state, id) !== sideOf(state, figure) && seesFigure(state, figure, id)) seen++;
    return seen === test.exactly;
  },
  hero: ({ state, figure }) => isHero(state, figure),
  'hero-figure': ({ state, figure }) => isHero(state, figure) || isTreatedAsHero(state, figure),
  carries: ({ state, figure }, test) =>
    figureOf(state, figure)?.carries.some(id => kindOfToken(id) === test.token) ?? false,
  inside: ({ state, figure }, test) =>
    test.who === undefined
      ? isInside(state, figure, test.place)
      : [...everybody(state)].some(({ id }) => kindOf(state, id) === test.who && isInside(state, id, test.place)),
  kind: ({ state, figure }, test) => test.of.includes(kindOf(state, figure)),
  side: ({ state, figure }, test) => sideOf(state, figure) === test.side,
  'near-kind': ({ state, figure }, test) =>
    everybody(state).filter(
      ({ id, cells }) =>
        id !== figure && cells.length > 0 && kindOf(state, id) === test.of && isWithin(state, figure, id, test.within),
    ).length >= (test.least ?? 1),
  'near-token': ({ state, figure }, test) =>
    state.tokens.some(
      ({ kind, cell }) =>
        kind === test.kind &&
        cell !== null &&
        spacesBetween(state, figureOf(state, figure)?.cells ?? [], cell) <= test.within,
    ),
  'on-terrain': ({ state, figure }, test) => {
    const cells = figureOf(state, figure)?.cells ?? [];
    return cells.length > 0 && cells.every(cell => isTerrain(state, cell, test.terrain));
  },
  'has-search-card': ({ state, figure }) =>
    isHero(state, figure) &&
    heroOf(state, figure).cards.some(({ id, used }) => !used && isItem(id) && itemOf(id).kind === 'search-card'),
  survives: ({ state, figure }) => healthLeft(state, figure) > 0,
  dying: ({ state, figure }) => healthLeft(state, figure) <= 0,
  'beside-fellow': ({ state, figure }) => {
    const group = monsterOf(state, figure)?.group;
    return state.monsters.some(one => one.group === group && areAdjacent(state, figure, one.id));
  },
  'has-token': ({ state, figure }, test) => (figureOf(state, figure)?.marks[test.token] ?? 0) >= (test.least ?? 1),
  'attribute-least': ({ state, figure }, test) => (attributeOf(state, figure, test.attribute) ?? 0) >= test.least,
  'beside-token': ({ state, figure }, test) => isBesideToken(state, figureOf(state, figure)?.cells ?? [], test.kind),
  archetype: ({ state, figure }, test) => isHero(state, figure) && heroSheetOf(figure).archetype === test.of,
  surrounded: ({ state, figure }, test) =>
    state.monsters.filter(({ id, cells }) => cells.length > 0 && areAdjacent(state, figure, id)).length >= test.least,
  servant: ({ state, figure }) => MONSTERS[kindOf(state, figure)]?.servant === true,
  'one-action': ({ state, figure }) => monsterOf(state, figure) !== null && actionsEach(state, figure) <= 1,
  named: ({ state, figure }, test) => kindOf(state, figure).split('-').includes(test.word),
  'monster-trait': ({ state, figure }, test) => traitsOf(state, figure).includes(test.trait),
  'search-cards': ({ state, figure }, test) => searchCardsOf(state, figure) >= test.least,
  'sings-twice': ({ state, figure }) => singsTwice(state, figure),
  large: ({ state, figure }) => sizeOf(state, figure).w * sizeOf(state, figure).h > 1,
  rank: ({ state, figure }, test) => monsterOf(state, figure)?.rank === test.rank,
  'damage-least': ({ state, figure }, test) => (figureOf(state, figure)?.damage ?? 0) >= test.least,
  monster: ({ state, figure }) => countsAsMonster(state, figure),
  leader: ({ state, figure }) => monsterOf(state, figure)?.rank === 'lieutenant' || isAgent(kindOf(state, figure)),
  master: ({ state, figure }) => monsterOf(state, figure)?.rank === 'master',
  'speed-least': ({ state, figure }, test) => speedOf(state, figure) >= test.least,
} satisfies Partial<Holding>;

/** The traits of its group; lieutenants have none. */
const traitsOf = (state: State, id: FigureId): readonly MonsterTrait[] => [
  ...(MONSTERS[groupKindOf(state, id) ?? '']?.traits ?? []),
  ...inForce(state, id, 'kin').map(({ effect }) => effect.trait),
];

function handsUsed(state: State, figure: FigureId): number {
  let hands = 0;
  for (const { id, worn } of heroOf(state, figure).cards)
    if (worn && isItem(id)) {
      const slot = slotOf(state, figure, id);
      hands += slot === 'two-hands' ? 2 : slot === 'one-hand' ? 1 : 0;
    }
  return hands;
}

function isBeside(state: State, figure: FigureId, { who, within, alone }: Extract<Test, { is: 'beside' }>): boolean {
  const near = (id: FigureId): boolean =>
    id !== figure && (within === undefined ? areAdjacent(state, figure, id) : isWithin(state, figure, id, within));
  const found = everybody(state).some(({ id, cells }) => {
    // Who is knocked out is not on the map (D2-KO-20).
    if (cells.length === 0 || !near(id)) return false;
    if (who === 'figure') return !isStone(state, id) && !isLoose(state, id);
    if (who === 'hero') return isHero(state, id);
    if (who === 'hero-figure') return isHero(state, id) || isTreatedAsHero(state, id);
    const monster = monsterOf(state, id);
    return monster !== null && (who === 'monster' || monster.rank !== 'minion');
  });
  return found !== (alone === true);
}

/** Some space of it lies in a place of the plan. */
function isInside(state: State, id: FigureId, place: string): boolean {
  const cells = figureOf(state, id)?.cells ?? [];
  return cells.length > 0 && placeCells(state, place).some(cell => cells.includes(cell));
}
