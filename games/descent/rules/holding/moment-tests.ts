import { isItem, itemOf, OVERLORD_CARDS, SKILLS, thingOf } from '../../content/index.ts';
import { isAttribute } from '../../content/secret-room.ts';
import type { About } from '../../effects/word.ts';
import { figureOf, kindOf, kindOfToken, monsterOf, type State } from '../../state.ts';
import { isShut } from '../ground.ts';
import { areAdjacent, boardFor, isEmpty, isWithin, placeCells, seesFigure, spacesBetween } from '../map.ts';
import { isOfMarkedGroup } from '../owning.ts';
import type { Asking, Holding } from './asking.ts';
import { sprung } from './notes.ts';
import { isBesideToken, isOf } from './who.ts';

/** What is asked of the moment: whom, which card, which space it is about. */
export const MOMENT_TESTS = {
  about: ({ state, figure, about, card }, test) => {
    const who = test.part === 'other' ? about.other : about.figure;
    return who !== undefined && isOf(state, figure, who, test.who, card);
  },
  near: ({ state, figure, about }, test) => {
    const who = test.part === 'other' ? about.other : about.figure;
    if (who === undefined) return false;
    return who === figure ? test.self === true : isWithin(state, figure, who, test.within);
  },
  adjacent: (asking, test) => isAdjacent(asking, test) === true,
  'not-adjacent': (asking, test) => isAdjacent(asking, test) === false,
  'in-sight': ({ state, figure, about }, test) => {
    const who = test.part === 'other' ? about.other : about.figure;
    return who !== undefined && seesFigure(state, figure, who);
  },
  itself: ({ figure, about }) => about.other === figure,
  'space-empty': ({ state, about }) => about.cell !== undefined && isEmpty(state, about.cell, about.figure),
  stepping: ({ about }) => about.cell !== undefined,
  'move-action': ({ about }) => about.by?.startsWith('move') ?? false,
  'paid-with': ({ about }, test) => about.by === test.source,
  card: ({ about }, test) => about.card === test.card,
  'card-trait': ({ about }, test) =>
    about.card !== undefined && isItem(about.card) && itemOf(about.card).traits.includes(test.trait),
  skill: ({ about }) => about.card !== undefined && Object.hasOwn(SKILLS, about.card),
  'hides-find': ({ state, about }) => hidesFind(state, about.card ?? ''),
  many: ({ about }, test) => (about.n ?? 0) >= test.least,
  'about-kind': ({ state, about }, test) => about.figure !== undefined && test.of.includes(kindOf(state, about.figure)),
  token: ({ about }, test) => about.card !== undefined && kindOfToken(about.card) === test.kind,
  door: ({ about }, test) => about.card === String(test.door),
  crosses: ({ state, about }, test) => crosses(state, test.door, about),
  there: ({ state, about }, test) => about.cell !== undefined && placeCells(state, test.place).includes(about.cell),
  'about-beside-hero': ({ state, about }) =>
    state.heroes.some(({ id }) => about.figure !== undefined && areAdjacent(state, about.figure, id)),
  'by-attack': ({ about }) => about.attack === true,
  willing: ({ about }) => about.willing === true,
  branded: ({ state, figure, about }) =>
    figureOf(state, about.other ?? '')?.marks[`hero-token/${figure}`] !== undefined,
  brands: ({ state, figure, about }) =>
    figureOf(state, figure)?.marks[`hero-token/${about.figure ?? ''}`] !== undefined,
  'about-condition': ({ state, about }, test) =>
    figureOf(state, about.figure ?? '')?.conditions.includes(test.condition) ?? false,
  'space-beside-token': ({ state, about }, test) =>
    about.cell !== undefined && isBesideToken(state, [about.cell], test.kind),
  sprung: ({ state, about }) => state.used.turn.includes(sprung(about.figure ?? '', about.cell ?? -1)),
  'any-condition': ({ about }, test) => about.condition !== undefined && test.of.includes(about.condition),
  'fell-near': ({ state, figure, about }, test) =>
    (about.cells ?? []).some(cell => spacesBetween(state, figureOf(state, figure)?.cells ?? [], cell) <= test.within),
  fellow: ({ state, figure, about }) =>
    monsterOf(state, figure)?.group === (monsterOf(state, about.other ?? '')?.group ?? null),
  'about-figure': ({ about }, test) => about.figure === test.figure,
  'of-marked-group': ({ state, about, card }) => isOfMarkedGroup(state, about.figure ?? '', card),
  'about-size': ({ state, about }, test) =>
    (about.cells ?? figureOf(state, about.figure ?? '')?.cells ?? []).length >= test.least,
  'asked-by': ({ state, about }, test) => test.of.some(one => state.acting.includes(`${about.figure}/${one}`)),
  'overlord-type': ({ about }, test) => about.card !== undefined && OVERLORD_CARDS[about.card]?.type === test.of,
  'challenge-attribute': ({ about }) => about.card !== undefined && isAttribute(about.card),
} satisfies Partial<Holding>;

/** Whether the figure the moment is about is adjacent; null: it is about nobody. */
function isAdjacent(
  { state, figure, about }: Asking,
  { part }: { readonly part?: 'figure' | 'other' },
): boolean | null {
  const who = part === 'other' ? about.other : about.figure;
  return who === undefined ? null : areAdjacent(state, figure, who);
}

/** A token that was turned over and is found like a search token (D2C-QLOR-07). */
function hidesFind(state: State, id: string): boolean {
  const token = state.tokens.find(one => one.id === id);
  return token !== undefined && !token.hidden && thingOf(state, token.kind)?.faces?.[token.face ?? '']?.find === true;
}

const crosses = (state: State, door: number, { from, cell }: About): boolean =>
  isShut(state.doors[door] ?? 0) &&
  (boardFor(state).doors[door]?.pairs.some(([a, b]) => (a === from && b === cell) || (b === from && a === cell)) ??
    false);
