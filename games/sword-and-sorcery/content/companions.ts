import type { Text } from '@tafelrunde/engine';
import type { Effect } from '../effects/effect.ts';
import type { Property } from '../state.ts';
import type { AttackValues, Damage, Style } from './words.ts';

export interface CompanionLevel {
  readonly level: number;
  /** As how many heroes it counts on event cards (SS-ALLY-08). */
  readonly heroValue: number;
  readonly move: number;
  readonly health: number;
  readonly attack: AttackValues & { readonly range: number; readonly damage: Damage };
  readonly properties?: readonly Property[];
  readonly defence: { readonly armour: number; readonly dice: number };
  readonly passive?: readonly Effect[];
}

export interface CompanionCard {
  readonly name: Text;
  readonly style: Style;
  readonly levels: readonly CompanionLevel[];
}

export const COMPANIONS: Readonly<Record<string, CompanionCard>> = {
  fenrir: {
    name: { en: 'Fenrir', de: 'Fenrir' },
    style: 'speed',
    levels: [
      {
        level: 1,
        heroValue: 0,
        move: 4,
        health: 5,
        attack: { auto: 1, red: 1, range: 0, damage: 'sharp' },
        defence: { armour: 0, dice: 1 },
      },
      {
        level: 4,
        heroValue: 0,
        move: 4,
        health: 7,
        attack: { auto: 1, red: 1, blue: 1, range: 0, damage: 'sharp' },
        properties: [{ cost: { energy: 1 }, effects: [{ do: 'condition', condition: 'knocked-down' }] }],
        defence: { armour: 0, dice: 2 },
        passive: [{ do: 'permit', rule: 'ignore-difficult' }],
      },
    ],
  },
};
