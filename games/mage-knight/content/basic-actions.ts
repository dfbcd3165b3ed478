import type { Effect } from '../effects/effect.ts';
import { basicActions } from './card-tables.ts';

const attack = (n: number): Effect => ({ do: 'attack', n });
const block = (n: number): Effect => ({ do: 'block', n });
const move = (n: number): Effect => ({ do: 'move', n });
const influence = (n: number): Effect => ({ do: 'influence', n });
const heal = (n: number): Effect => ({ do: 'heal', n });
const draw = (n: number): Effect => ({ do: 'draw', n });
const oneOf = (...of: readonly Effect[]): Effect => ({ do: 'one-of', of: of.map(effect => [effect]) });
const anyOf = (n: number): Effect => oneOf(move(n), influence(n), attack(n), block(n));

/** The basic actions every hero begins with (MK-SETUP-32), and those that belong to one hero. */
export const BASIC_ACTIONS = basicActions({
  rage: {
    name: { en: 'Rage', de: 'Wut' },
    box: 'base',
    colours: ['red'],
    basic: { effects: [oneOf(attack(2), block(2))] },
    strong: { effects: [attack(4)] },
  },
  determination: {
    name: { en: 'Determination', de: 'Verbissenheit' },
    box: 'base',
    colours: ['blue'],
    basic: { effects: [oneOf(attack(2), block(2))] },
    strong: { effects: [block(5)] },
  },
  swiftness: {
    name: { en: 'Swiftness', de: 'Schnelligkeit' },
    box: 'base',
    colours: ['white'],
    basic: { effects: [move(2)] },
    strong: { effects: [{ do: 'attack', n: 3, kind: 'ranged' }] },
  },
  march: {
    name: { en: 'March', de: 'Marsch' },
    box: 'base',
    colours: ['green'],
    basic: { effects: [move(2)] },
    strong: { effects: [move(4)] },
  },
  stamina: {
    name: { en: 'Stamina', de: 'Ausdauer' },
    box: 'base',
    colours: ['blue'],
    basic: { effects: [move(2)] },
    strong: { effects: [move(4)] },
  },
  tranquility: {
    name: { en: 'Tranquility', de: 'Gelassenheit' },
    box: 'base',
    colours: ['green'],
    basic: { effects: [oneOf(heal(1), draw(1))] },
    strong: { effects: [oneOf(heal(2), draw(2))] },
  },
  promise: {
    name: { en: 'Promise', de: 'Versprechen' },
    box: 'base',
    colours: ['white'],
    basic: { effects: [influence(2)] },
    strong: { effects: [influence(4)] },
  },
  threaten: {
    name: { en: 'Threaten', de: 'Drohung' },
    box: 'base',
    colours: ['red'],
    basic: { effects: [influence(2)] },
    strong: { effects: [influence(5), { do: 'reputation', n: -1 }] },
  },
  crystallize: {
    name: { en: 'Crystallize', de: 'Kristallisieren' },
    box: 'base',
    colours: ['blue'],
    basic: { effects: [{ do: 'cost', price: { mana: 'basic' }, gives: [{ do: 'crystal', of: 'noted' }] }] },
    strong: { effects: [{ do: 'crystal', of: 'basic' }] },
  },
  improvisation: {
    name: { en: 'Improvisation', de: 'Improvisation' },
    box: 'base',
    colours: ['red'],
    basic: { effects: [{ do: 'cost', price: { discard: 'non-wound' }, gives: [anyOf(3)] }] },
    strong: { effects: [{ do: 'cost', price: { discard: 'non-wound' }, gives: [anyOf(5)] }] },
  },
});
