import type { Text } from '@tafelrunde/engine';
import type { Box, Colour, TokenColour } from './words.ts';

/** What the victor over the enemies of a ruin finds; `crystals` is one of each basic colour. */
export interface Treasure {
  readonly artifact?: number;
  readonly spell?: number;
  readonly action?: number;
  readonly unit?: number;
  readonly crystals?: true;
}

/** A yellow token: an altar where mana is paid for fame, or enemies with a treasure. One copy of each. */
export type Ruins = { readonly name: Text; readonly box: Box } & (
  | { readonly altar: Readonly<Partial<Record<Colour, number>>>; readonly fame: number }
  | { readonly enemies: readonly TokenColour[]; readonly treasure: Treasure }
);

export const RUINS = {
  'altar-green': { name: { en: 'Green altar', de: 'Grüner Altar' }, box: 'base', altar: { green: 3 }, fame: 7 },
  'altar-blue': { name: { en: 'Blue altar', de: 'Blauer Altar' }, box: 'base', altar: { blue: 3 }, fame: 7 },
  'altar-white': { name: { en: 'White altar', de: 'Weißer Altar' }, box: 'base', altar: { white: 3 }, fame: 7 },
  'altar-red': { name: { en: 'Red altar', de: 'Roter Altar' }, box: 'base', altar: { red: 3 }, fame: 7 },
  'ruins-grey-violet': {
    name: { en: 'Ruins with grey, violet', de: 'Ruine mit Grau, Violett' },
    box: 'base',
    enemies: ['grey', 'violet'],
    treasure: { unit: 1 },
  },
  'ruins-green-brown': {
    name: { en: 'Ruins with green, brown', de: 'Ruine mit Grün, Braun' },
    box: 'base',
    enemies: ['green', 'brown'],
    treasure: { artifact: 1 },
  },
  'ruins-green-green': {
    name: { en: 'Ruins with green, green', de: 'Ruine mit Grün, Grün' },
    box: 'base',
    enemies: ['green', 'green'],
    treasure: { crystals: true },
  },
  'ruins-brown-violet': {
    name: { en: 'Ruins with brown, violet', de: 'Ruine mit Braun, Violett' },
    box: 'base',
    enemies: ['brown', 'violet'],
    treasure: { spell: 1, crystals: true },
  },
  'ruins-grey-white': {
    name: { en: 'Ruins with grey, white', de: 'Ruine mit Grau, Weiß' },
    box: 'base',
    enemies: ['grey', 'white'],
    treasure: { artifact: 1, spell: 1 },
  },
  'ruins-grey-brown': {
    name: { en: 'Ruins with grey, brown', de: 'Ruine mit Grau, Braun' },
    box: 'base',
    enemies: ['grey', 'brown'],
    treasure: { artifact: 1 },
  },
  'ruins-brown-red': {
    name: { en: 'Ruins with brown, red', de: 'Ruine mit Braun, Rot' },
    box: 'base',
    enemies: ['brown', 'red'],
    treasure: { artifact: 2 },
  },
  'ruins-green-red': {
    name: { en: 'Ruins with green, red', de: 'Ruine mit Grün, Rot' },
    box: 'base',
    enemies: ['green', 'red'],
    treasure: { artifact: 1, action: 1 },
  },
  'altar-all': {
    name: { en: 'Altar of all colours', de: 'Altar aller Farben' },
    box: 'lost-legion',
    altar: { green: 1, blue: 1, white: 1, red: 1 },
    fame: 10,
  },
  'ruins-green-green-green': {
    name: { en: 'Ruins with green, green, green', de: 'Ruine mit Grün, Grün, Grün' },
    box: 'lost-legion',
    enemies: ['green', 'green', 'green'],
    treasure: { unit: 1 },
  },
  'ruins-violet-violet': {
    name: { en: 'Ruins with violet, violet', de: 'Ruine mit Violett, Violett' },
    box: 'lost-legion',
    enemies: ['violet', 'violet'],
    treasure: { spell: 1, action: 1 },
  },
} as const satisfies Record<string, Ruins>;

export type RuinsId = keyof typeof RUINS;

export const ruinsOf = (id: RuinsId): Ruins => RUINS[id];
