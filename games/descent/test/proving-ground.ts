import { afterAll, beforeAll } from 'vitest';
import type { Encounter } from '../content/quest.ts';
import { OPENED } from '../content/quests/opened.ts';

export const PROVING_GROUND = 'proving-ground';

/** The practice yard with a door before F2 and G2 (number 0) and a locked one before F9 and G9 (number 1); no goals. */
const YARD: Encounter = {
  name: { en: 'The proving ground', de: 'Das Versuchsfeld' },
  story: { en: 'A meadow.', de: 'Eine Wiese.' },
  plan: {
    id: PROVING_GROUND,
    tiles: [
      { tile: '1A', at: 'C3', as: 'yard' },
      { tile: 'end-A', at: 'F2', turn: 180 },
      { tile: 'end-A', at: 'F9' },
      { tile: 'end-A', at: 'K5', turn: 270 },
    ],
    doors: [
      { kind: 'door', at: ['F3', 'G3'], side: 'N' },
      { kind: 'locked', at: ['F8', 'G8'], side: 'S' },
    ],
    marks: { west: ['E3', 'E4', 'E5', 'E6', 'E7', 'E8'], east: ['I7', 'J7', 'I8', 'J8'], search: ['E3'] },
  },
  heroes: 'west',
  groups: [],
  goals: [],
};

/** Quests that only the tests of this file know; `sit` them with `{ quest }`. */
export function proving(...encounters: readonly Partial<Encounter>[]): void {
  const quests = OPENED;
  beforeAll(() => {
    quests[PROVING_GROUND] = {
      name: YARD.name,
      about: YARD.name,
      act: 1,
      encounters: encounters.map(one => ({ ...YARD, ...one })),
    };
  });
  afterAll(() => {
    delete quests[PROVING_GROUND];
  });
}
