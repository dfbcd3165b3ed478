import type { Thing } from '../../kit/picking/picking.ts';
import type { Choice, Hex, View } from './game.ts';

// What can be pointed at: `hex:8256`, `card:rage` (in the own hand), `unit:0`, `skill:…`, `foe:1`, `offer:…` (a unit or card on display), `die:red`,
// `crystal:red`, `token:red`, `tactic:…`, `hero:…`, `me` (the own hero).
export type Kind =
  | 'hex'
  | 'card'
  | 'unit'
  | 'skill'
  | 'foe'
  | 'offer'
  | 'die'
  | 'crystal'
  | 'token'
  | 'tactic'
  | 'hero';
export const thing = (kind: Kind, of: string | number): Thing => `${kind}:${of}`;
export const ME: Thing = 'me';

/** What stands behind the kind, if the thing is of that kind. */
export function partOf(kind: Kind, one: Thing | undefined): string | null {
  return one?.startsWith(`${kind}:`) ? one.slice(kind.length + 1) : null;
}

export const hexOf = (one: Thing | undefined): Hex | null => {
  const part = partOf('hex', one);
  return part === null ? null : Number(part);
};

/** Where the hero stands whose turn it is. */
const here = ({ turns, heroes }: View): readonly Thing[] => {
  const at = heroes[turns[turns.length - 1]?.seat ?? -1]?.at;
  return at === null || at === undefined ? [] : [thing('hex', at)];
};

/** The things on the table a choice is about. */
export function thingsOf(view: View, choice: Choice): readonly Thing[] {
  switch (choice.do) {
    case 'play':
    case 'card':
    case 'discard':
    case 'throw-away':
    case 'keep':
    case 'shuffle-in':
    case 'give-up':
    case 'steal':
      return [thing('card', choice.card)];
    case 'banner':
      return [thing('card', choice.card), thing('unit', choice.unit)];
    case 'unit':
    case 'own-unit':
    case 'disband':
      return [thing('unit', choice.unit)];
    case 'skill':
    case 'gain-skill':
      return [thing('skill', choice.skill)];
    case 'use':
      return usedThing(view, choice.source);
    case 'heal':
    case 'hurt':
    case 'wound':
      return [choice.unit === null ? ME : thing('unit', choice.unit)];
    case 'step':
    case 'space':
    case 'drive':
    case 'tunnel':
      return [thing('hex', choice.to)];
    case 'explore':
      return [thing('hex', choice.slot)];
    case 'challenge':
    case 'propose':
      return [thing('hex', choice.at)];
    case 'interact':
    case 'enter':
    case 'burn':
    case 'activate':
    case 'incantation':
      return here(view);
    case 'recruit':
      return [thing('offer', choice.unit)];
    case 'ability':
      return [thing('offer', choice.id)];
    case 'learn':
      return choice.card === null ? [] : [thing('offer', choice.card)];
    case 'upgrade':
      return [thing('offer', choice.card)];
    case 'target':
    case 'without':
    case 'block':
    case 'damage':
    case 'foe':
    case 'foe-attack':
      return [thing('foe', choice.foe)];
    case 'pay':
      return choice.with === 'die' || choice.with === 'crystal' || choice.with === 'token'
        ? [thing(choice.with, choice.mana)]
        : [];
    case 'die':
      return [thing('die', choice.colour)];
    case 'tactic':
      return [thing('tactic', choice.tactic)];
    case 'hero':
      return [thing('hero', choice.hero)];
    default:
      return [];
  }
}

/** What an effect that waits to be used lies on: a card in play, a unit, a skill. */
function usedThing({ heroes, turns }: View, source: string): readonly Thing[] {
  const hero = heroes[turns[turns.length - 1]?.seat ?? -1];
  const unit = hero?.units.findIndex(one => one.unit === source) ?? -1;
  if (unit >= 0) return [thing('unit', unit)];
  return hero?.skills.some(({ skill }) => skill === source) ? [thing('skill', source)] : [];
}

/** The wish behind a click on something that is not offered, as the game's `explain` reads it. */
export function wishFor(one: Thing): string | null {
  const hex = hexOf(one);
  if (hex !== null) return `step:${hex}`;
  const card = partOf('card', one);
  if (card !== null) return `play:${card},basic`;
  const skill = partOf('skill', one);
  if (skill !== null) return `skill:${skill}`;
  return null;
}
