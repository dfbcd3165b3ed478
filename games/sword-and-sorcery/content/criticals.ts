import type { Text } from '@tafelrunde/engine';
import type { Effect } from '../effects/effect.ts';

export type CriticalId =
  | 'hits-1'
  | 'armour-1'
  | 'no-energy'
  | 'health-1'
  | 'health-2'
  | 'stunned'
  | 'blinded'
  | 'slowed'
  | 'poisoned'
  | 'wound'
  | 'two-wounds'
  | 'felled';

/** A critical hit token: green acts at once, blue becomes a condition, red stays (SS-CRIT-06 to -08). */
export interface Critical {
  readonly name: Text;
  readonly colour: 'green' | 'blue' | 'red';
  readonly copies: number;
  /** What it does at once, on the target. */
  readonly effects?: readonly Effect[];
  /** In force as long as it lies on the card. */
  readonly lasting?: readonly Effect[];
  /** Forms of one effect: a stronger one takes the place of a weaker one (SS-CRIT-11). */
  readonly form?: { readonly of: string; readonly strength: number };
}

export const CRITICALS: Readonly<Record<CriticalId, Critical>> = {
  'hits-1': {
    name: { en: '−1 hit', de: '−1 Treffer' },
    colour: 'red',
    copies: 1,
    lasting: [{ do: 'modify', value: 'hits', n: -1 }],
  },
  'armour-1': {
    name: { en: '−1 armour', de: '−1 Rüstungswert' },
    colour: 'red',
    copies: 1,
    lasting: [{ do: 'modify', value: 'armour', n: -1 }],
  },
  'no-energy': {
    name: { en: 'no energy', de: 'keine Energie' },
    colour: 'red',
    copies: 1,
    lasting: [{ do: 'permit', rule: 'no-energy-properties' }],
  },
  'health-1': {
    name: { en: '−1 health', de: '−1 Lebenskraft' },
    colour: 'red',
    copies: 2,
    lasting: [{ do: 'modify', value: 'health', n: -1 }],
    form: { of: 'health', strength: 1 },
  },
  'health-2': {
    name: { en: '−2 health', de: '−2 Lebenskraft' },
    colour: 'red',
    copies: 2,
    lasting: [{ do: 'modify', value: 'health', n: -2 }],
    form: { of: 'health', strength: 2 },
  },
  stunned: {
    name: { en: 'stunned', de: 'betäubt' },
    colour: 'blue',
    copies: 1,
    effects: [{ do: 'condition', condition: 'stunned' }],
  },
  blinded: {
    name: { en: 'blinded', de: 'geblendet' },
    colour: 'blue',
    copies: 1,
    effects: [{ do: 'condition', condition: 'blinded' }],
  },
  slowed: {
    name: { en: 'slowed', de: 'verlangsamt' },
    colour: 'blue',
    copies: 1,
    effects: [{ do: 'condition', condition: 'slowed' }],
  },
  poisoned: {
    name: { en: 'poisoned I', de: 'vergiftet I' },
    colour: 'blue',
    copies: 1,
    effects: [{ do: 'condition', condition: 'poisoned-1' }],
  },
  wound: { name: { en: '1 wound', de: '1 Wunde' }, colour: 'green', copies: 2, effects: [{ do: 'suffer', n: 1 }] },
  'two-wounds': {
    name: { en: '2 wounds', de: '2 Wunden' },
    colour: 'green',
    copies: 1,
    effects: [{ do: 'suffer', n: 2 }],
  },
  felled: {
    name: { en: 'felled', de: 'gefällt' },
    colour: 'green',
    copies: 1,
    effects: [{ do: 'condition', condition: 'knocked-down' }, { do: 'push' }],
  },
};
