import type { Text } from '@tafelrunde/engine';
import type { Effect } from '../effects/effect.ts';

export type TrapId = 'lightning' | 'flames' | 'click';

/** A trap: heroes within its range save or meet its effects; or something always happens (SS-TRAP-02). */
export interface Trap {
  readonly name: Text;
  readonly copies: number;
  /** Zones by movement from the trap; null: it concerns nobody in particular. A trap on a door has no range 0 (SS-TRAP-05). */
  readonly range: number | null;
  readonly fails?: readonly Effect[];
  readonly always?: readonly Effect[];
}

export const TRAPS: Readonly<Record<TrapId, Trap>> = {
  lightning: { name: { en: 'Lightning', de: 'Blitze' }, copies: 1, range: 2, fails: [{ do: 'suffer', n: 1 }] },
  flames: { name: { en: 'Flames', de: 'Flammen' }, copies: 2, range: 1, fails: [{ do: 'fire', n: 1 }] },
  click: { name: { en: 'A Click', de: 'Ein Klicken' }, copies: 1, range: null },
};
