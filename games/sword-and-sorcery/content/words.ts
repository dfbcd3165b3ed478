import type { Text } from '@tafelrunde/engine';

/** What a face of a die can show (SS-DICE-03). */
export type DieSymbol = 'hit' | 'energy' | 'magic' | 'block' | 'sorcery' | 'gremlin';
export const SYMBOLS: readonly DieSymbol[] = ['hit', 'energy', 'magic', 'block', 'sorcery', 'gremlin'];
export const SYMBOL_NAMES: Readonly<Record<DieSymbol, Text>> = {
  hit: { en: 'hit', de: 'Treffer' },
  energy: { en: 'energy', de: 'Energie' },
  magic: { en: 'magic', de: 'Magie' },
  block: { en: 'block', de: 'Abwehr' },
  sorcery: { en: 'sorcery', de: 'Zauberkraft' },
  gremlin: { en: 'gremlin', de: 'Gremlin' },
};

/** Symbols that are paid for a property. */
export type Payment = Readonly<Partial<Record<DieSymbol, number>>>;

/** Combat styles, printed as runes (SS-STYL-02). */
export type Style = 'faith' | 'might' | 'magic' | 'speed';
export const STYLE_NAMES: Readonly<Record<Style, Text>> = {
  faith: { en: 'Faith', de: 'Glaube' },
  might: { en: 'Might', de: 'Kraft' },
  magic: { en: 'Magic', de: 'Magie' },
  speed: { en: 'Speed', de: 'Schnelligkeit' },
};
/** The natures of souls (SS-SOUL-01). */
export type Nature = 'law' | 'neutral' | 'chaos';
export const NATURE_NAMES: Readonly<Record<Nature, Text>> = {
  law: { en: 'lawful', de: 'rechtschaffen' },
  neutral: { en: 'neutral', de: 'neutral' },
  chaos: { en: 'chaotic', de: 'chaotisch' },
};
/** Levels of enemies, the highest first: in this order they activate (SS-ACTV-05). */
export type Level = 'violet' | 'red' | 'blue' | 'green';
export const LEVELS: readonly Level[] = ['violet', 'red', 'blue', 'green'];
export const LEVEL_NAMES: Readonly<Record<Level, Text>> = {
  violet: { en: 'violet', de: 'violett' },
  red: { en: 'red', de: 'rot' },
  blue: { en: 'blue', de: 'blau' },
  green: { en: 'green', de: 'grün' },
};

/** Types of damage (SS-ATK-18). */
export type Damage = 'magical' | 'sharp' | 'pointed' | 'blunt';
export const DAMAGE_NAMES: Readonly<Record<Damage, Text>> = {
  magical: { en: 'magical', de: 'magisch' },
  sharp: { en: 'sharp', de: 'scharf' },
  pointed: { en: 'pointed', de: 'spitz' },
  blunt: { en: 'blunt', de: 'stumpf' },
};

/** Conditions a figure can have (SS-COND, SS-ECON). */
export type Condition = 'stunned' | 'blinded' | 'slowed' | 'knocked-down' | 'poisoned-1' | 'poisoned-2';
export const CONDITION_NAMES: Readonly<Record<Condition, Text>> = {
  stunned: { en: 'stunned', de: 'betäubt' },
  blinded: { en: 'blinded', de: 'geblendet' },
  slowed: { en: 'slowed', de: 'verlangsamt' },
  'knocked-down': { en: 'knocked down', de: 'niedergeschlagen' },
  'poisoned-1': { en: 'poisoned I', de: 'vergiftet I' },
  'poisoned-2': { en: 'poisoned II', de: 'vergiftet II' },
};

/** What the use of a card costs (SS-USE-01); passive ones cost nothing and work by themselves. */
export type Action = 'passive' | 'move' | 'combat' | 'standard' | 'free' | 'reaction';
export type Terrain = 'difficult' | 'dangerous';

/** Values of an attack: automatic hits, red and blue dice. */
export interface AttackValues {
  readonly auto?: number;
  readonly red?: number;
  readonly blue?: number;
}

/** "I", "II" ... for ranks and levels. */
export const roman = (n: number): string => ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'][n] ?? String(n);
