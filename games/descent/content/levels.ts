import type { Text } from '@tafelrunde/engine';
import type { Act } from './words.ts';

/** What both sides may spend before a quest that stands for itself (D2-EPIC-01, -02). */
export interface Level {
  readonly name: Text;
  readonly heroXp: number;
  /** For each hero; they may pool it (D2-EPIC-03). */
  readonly gold: number;
  /** The acts whose shop cards are for sale, all of them. */
  readonly shop: readonly Act[];
  readonly overlordXp: number;
  /** The act of all cards; null: as the players agree (D2-ACT-03). */
  readonly act: Act | null;
}

export type LevelId = 'basic' | 'advanced' | 'expert';

export const LEVELS: Readonly<Record<LevelId, Level>> = {
  basic: {
    name: { en: 'basic', de: 'Einsteiger' },
    heroXp: 0,
    gold: 0,
    shop: [],
    overlordXp: 0,
    act: null,
  },
  advanced: {
    name: { en: 'advanced', de: 'Fortgeschrittene' },
    heroXp: 3,
    gold: 150,
    shop: [1],
    overlordXp: 4,
    act: 1,
  },
  expert: {
    name: { en: 'expert', de: 'Experten' },
    heroXp: 6,
    gold: 250,
    shop: [1, 2],
    overlordXp: 8,
    act: 2,
  },
};
