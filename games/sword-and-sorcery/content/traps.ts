import type { Text } from '@tafelrunde/engine';
import type { Effect } from '../effects/effect.ts';

export type TrapId =
  | 'lightning'
  | 'flames'
  | 'pentagram'
  | 'alarm'
  | 'darts'
  | 'gas'
  | 'glare'
  | 'net'
  | 'blade'
  | 'shadow-bell'
  | 'rust'
  | 'click';

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
  pentagram: { name: { en: 'Pentagram', de: 'Pentagramm' }, copies: 1, range: 1, fails: [{ do: 'delay', n: 'all' }] },
  alarm: { name: { en: 'Alarm', de: 'Alarm' }, copies: 1, range: null, always: [{ do: 'draw-activation' }] },
  darts: {
    name: { en: 'Darts', de: 'Pfeilfalle' },
    copies: 1,
    range: 0,
    fails: [
      { do: 'suffer', n: 1 },
      { do: 'condition', condition: 'poisoned-1' },
    ],
  },
  gas: {
    name: { en: 'Sleeping Gas', de: 'Schlafgas' },
    copies: 1,
    range: 1,
    fails: [{ do: 'condition', condition: 'slowed' }],
  },
  glare: {
    name: { en: 'Glare', de: 'Gleißen' },
    copies: 1,
    range: 1,
    fails: [{ do: 'condition', condition: 'blinded' }],
  },
  net: {
    name: { en: 'Net', de: 'Netz' },
    copies: 1,
    range: 0,
    fails: [{ do: 'condition', condition: 'knocked-down' }, { do: 'stop' }],
  },
  blade: { name: { en: 'Swinging Blade', de: 'Pendelklinge' }, copies: 1, range: 0, fails: [{ do: 'suffer', n: 2 }] },
  'shadow-bell': {
    name: { en: 'Shadow Bell', de: 'Schattenglocke' },
    copies: 1,
    range: null,
    always: [{ do: 'shadow', at: 'nearest-portal' }],
  },
  rust: {
    name: { en: 'Rust', de: 'Rost' },
    copies: 1,
    range: 1,
    fails: [{ do: 'last', until: 'time', effects: [{ do: 'modify', value: 'armour', n: -1 }] }],
  },
  click: { name: { en: 'A Click', de: 'Ein Klicken' }, copies: 1, range: null },
};
