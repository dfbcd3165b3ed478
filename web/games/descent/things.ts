import type { Thing } from '../../kit/picking/picking.ts';
import type { Choice, View } from './game.ts';

// What can be pointed at: `cell:42`, `figure:syndrael`, `door:2`, `token:search-1`, `card:iron-longsword` (skills, items, overlord cards), `group:zombie`,
// `die:3`, `surge:iron-longsword/0`, `class:knight`, `kind:zombie` (a kind of monster), `quest:...`, `city:...`, `condition:stunned`.
type Kind =
  | 'cell'
  | 'figure'
  | 'door'
  | 'token'
  | 'card'
  | 'group'
  | 'die'
  | 'surge'
  | 'class'
  | 'kind'
  | 'quest'
  | 'city'
  | 'condition';
export const thing = (kind: Kind, of: string | number): Thing => `${kind}:${of}`;

export function partOf(kind: Kind, one: Thing | undefined): string | null {
  return one?.startsWith(`${kind}:`) ? one.slice(kind.length + 1) : null;
}

export function numberOf(kind: Kind, one: Thing | undefined): number | null {
  const part = partOf(kind, one);
  return part === null ? null : Number(part);
}

const cell = (at: number): Thing => thing('cell', at);
const card = (id: string): Thing => thing('card', id);
const figure = (id: string): Thing => thing('figure', id);

/** What a special action of the quest is done with: a token, a door, or nothing on the map. */
function place({ tokens }: View, at: string): Thing[] {
  if (/^\d+$/.test(at)) return [thing('door', at)];
  return tokens.some(({ id }) => id === at) ? [thing('token', at)] : [];
}

/** The things on the table a choice is about. */
export function thingsOf(view: View, choice: Choice): readonly Thing[] {
  switch (choice.do) {
    case 'hero':
    case 'revive':
    case 'take-hero':
      return [figure(choice.hero)];
    case 'monster':
    case 'familiar':
    case 'pick':
      return [figure(choice.figure)];
    case 'group':
      return [thing('group', choice.group)];
    case 'wear':
    case 'take-off':
      return [card(choice.item)];
    case 'go':
    case 'jump':
    case 'climb':
      return [cell(choice.to)];
    case 'space':
      return [cell(choice.cell)];
    case 'stretch':
    case 'base':
      return choice.cells.map(cell);
    case 'attack':
      return [card(choice.weapon), figure(choice.target)];
    case 'search':
    case 'take':
      return [thing('token', choice.token)];
    case 'explore':
      return [thing('token', 'secret-passage')];
    case 'clear':
      return [view.tokens.some(({ id }) => id === choice.what) ? thing('token', choice.what) : figure(choice.what)];
    case 'drop':
      return [thing('token', choice.token), cell(choice.cell)];
    case 'door':
      return [thing('door', choice.door)];
    case 'special':
      return place(view, choice.at);
    case 'give':
      return [card(choice.item), figure(choice.from ?? choice.to)];
    case 'hand':
      return [card(choice.item), figure(choice.to)];
    case 'bear':
      return [card(choice.relic), figure(choice.lieutenant)];
    case 'use':
    case 'play':
    case 'plot':
    case 'buy-plot':
    case 'card':
    case 'leave-out':
    case 'give-back':
    case 'rumor':
      return [card(choice.card)];
    case 'surge':
      return [thing('surge', `${choice.source}/${choice.n}`)];
    case 'surge-fatigue':
      return [thing('surge', 'fatigue')];
    case 'reroll':
    case 'face':
      return [thing('die', choice.die)];
    case 'shake-off':
      return [thing('condition', choice.condition), ...(choice.of === undefined ? [] : [figure(choice.of)])];
    case 'condition':
      return [thing('condition', choice.condition)];
    case 'take-class':
      return [thing('class', choice.class)];
    case 'open-group':
      return [thing('kind', choice.of)];
    case 'buy':
    case 'sell':
    case 'learn':
      return [card(choice.card), figure(choice.hero)];
    case 'buy-blind':
      return [figure(choice.hero)];
    case 'quest':
      return [thing('quest', choice.quest)];
    case 'city':
      return [thing('city', choice.city)];
    default:
      return [];
  }
}

/** The wish behind a click on something that is not offered, as the game's `explain` reads it. */
export function wishFor(view: View, picked: readonly Thing[], one: Thing): string | null {
  const at = numberOf('cell', one);
  if (at !== null) return `go:${at},${view.turns[view.turns.length - 1]?.pools[0]?.source ?? 'move-1'}`;
  const door = numberOf('door', one);
  if (door !== null) return `door:${door}`;
  const target = partOf('figure', one);
  if (target === null) return null;
  const weapon = partOf('card', picked[0]) ?? weaponOf(view);
  const stands = [...view.monsters, ...view.heroes].find(({ id }) => id === target)?.cells[0];
  return weapon === null || stands === undefined ? null : `attack:${weapon},${target},${stands}`;
}

/** What whoever acts would strike with: the first weapon at hand, or the own attack of a monster, familiar or ally. */
function weaponOf({ turns, heroes, monsters, companions }: View): string | null {
  const acting = turns[turns.length - 1]?.figure;
  const hero = heroes.find(({ id }) => id === acting);
  if (hero !== undefined) return hero.cards.find(({ worn }) => worn)?.id ?? 'unarmed';
  return [...monsters, ...companions].find(({ id }) => id === acting)?.of ?? null;
}
