import { LIEUTENANTS, MONSTERS } from '../../content/index.ts';
import { type FigureId, figureOf, monsterOf, testOf, turnOf } from '../../state.ts';
import { groupUnder } from '../attached.ts';
import { isSummon } from '../front.ts';
import { imagesOf } from '../images.ts';
import { areAdjacent, isWithin } from '../map.ts';
import { turnFor } from '../points.ts';
import { isInEarshot, isSung } from '../songs.ts';
import { attributeOf, healthOf } from '../values.ts';
import type { Holding } from './asking.ts';
import { groupKindOf } from './who.ts';

/** What is asked of the position: the turn, the round, the quest, what lies on the table. */
export const POSITION_TESTS = {
  battered: ({ state, figure }, test) =>
    state.heroes.some(
      ({ id, damage }) =>
        damage >= test.least &&
        (id === figure || (figureOf(state, id)?.cells.length ?? 0) > 0) &&
        (id === figure || areAdjacent(state, figure, id)),
    ),
  steady: ({ state, figure }) => !state.used.round.includes(`moved/${figure}`),
  'other-feat-used': ({ state, figure }) => state.heroes.some(({ id, feat }) => id !== figure && !feat),
  moved: ({ state, figure }) => turnOf(state)?.figure === figure && (turnOf(state)?.moved ?? false),
  moves: ({ state, figure }, test) => turnOf(state)?.figure === figure && (turnOf(state)?.moves ?? 0) >= test.least,
  attribute: ({ state }, test) => state.tests.length > 0 && testOf(state).attribute === test.attribute,
  counter: ({ state }, test) => (state.counters[test.counter] ?? 0) >= test.least,
  lowest: ({ state, figure }, test) => {
    const value = (id: FigureId): number => attributeOf(state, id, test.attribute) ?? 0;
    return state.heroes.every(({ id }) => value(id) >= value(figure));
  },
  travelling: ({ state }) => state.journey !== null,
  'fresh-familiar': ({ state, figure }) =>
    state.companions.some(
      ({ kind, owner, cells, acted }) => kind === 'familiar' && owner === figure && cells.length > 0 && !acted,
    ),
  won: ({ state }, test) => state.won[state.encounter - 1] === test.side,
  heroes: ({ state }, test) => state.size >= test.least,
  attacked: ({ state, figure }) => (turnFor(state, figure)?.attacks ?? 0) > 0,
  'card-tired': ({ state, card }) => state.heroes.some(({ cards }) => cards.some(one => one.id === card && one.tired)),
  'near-holder': ({ state, figure, card }, test) =>
    state.heroes.some(
      ({ id, cards, cells }) =>
        cells.length > 0 &&
        cards.some(one => one.id === card) &&
        (id === figure || isWithin(state, id, figure, test.within)),
    ),
  'active-group': ({ state, figure }) =>
    state.overlordTurn !== null && monsterOf(state, figure)?.group === state.overlordTurn.group,
  'ranged-group': ({ state, figure }) => {
    const of = groupKindOf(state, figure);
    return of !== null && (MONSTERS[of] ?? LIEUTENANTS[of])?.attack === 'ranged';
  },
  'deck-size': ({ state }, test) =>
    state.overlord.owned.filter(id => !isSummon(id)).length - state.overlord.leftOut.length >= test.least,
  'in-this-group': ({ state, figure, card }) => {
    const group = groupUnder(state, card);
    return group !== null && monsterOf(state, figure)?.group === group;
  },
  'group-gone': ({ state, card }) => {
    const group = groupUnder(state, card);
    return !state.monsters.some(one => one.group === group && one.cells.length > 0);
  },
  'own-turn': ({ state, figure }) => turnOf(state)?.figure === figure,
  sung: ({ state, card }, test) => isSung(state, card, test.song),
  'in-earshot': ({ state, figure, card }) => isInEarshot(state, figure, card),
  healthiest: ({ state, figure }) => state.heroes.every(({ id }) => healthOf(state, id) <= healthOf(state, figure)),
  images: ({ state }, test) => imagesOf(state).length >= test.least,
  'actions-done': ({ state, figure }) => turnOf(state)?.figure === figure && turnOf(state)?.actions === 0,
  'card-tokens': ({ state, card }, test) =>
    (state.plot?.cards.find(({ id }) => id === card)?.tokens ?? 0) >= test.least,
  'first-encounter': ({ state }) => state.encounter === 0,
  'actions-count': ({ state, figure }, test) =>
    turnOf(state)?.figure === figure && (turnOf(state)?.done ?? 0) === test.exactly,
  'actions-whole': ({ state, figure }) =>
    turnOf(state)?.figure === figure && (turnOf(state)?.done ?? 0) === 0 && (turnOf(state)?.actions ?? 0) > 0,
  'attacked-this-round': ({ state, figure }) => state.used.round.includes(`attacked/${figure}`),
  'familiar-on-map': ({ state, figure }, test) =>
    state.companions.some(
      ({ kind, owner, cells, of }) =>
        kind === 'familiar' && owner === figure && cells.length > 0 && (test.of === undefined || test.of === of),
    ),
} satisfies Partial<Holding>;
