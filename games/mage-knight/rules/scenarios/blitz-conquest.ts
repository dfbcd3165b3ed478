import type { ScenarioRules } from '../scenario.ts';
import { fullConquest } from './full-conquest.ts';

/** The head start of blitz games (MK-S03-02..05, MK-S06-03..06). */
export const BLITZ = { start: { fame: 1, reputation: 2 }, rowBonus: 1, more: 1 } as const;

/** As Full Conquest, with a head start (MK-S03-06, -07). */
export const blitzConquest: ScenarioRules = { ...fullConquest, ...BLITZ };
