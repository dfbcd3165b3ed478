import type { Lang } from '@tafelrunde/engine';
import { useSyncExternalStore } from 'react';
import type { Motion } from './table/board.ts';

/** What a person likes; kept on this device. */
export interface Preferences {
  readonly lang: Lang;
  /** `auto` follows what the device says about reduced motion. */
  readonly motion: Motion | 'auto';
  readonly sound: boolean;
  /** How loud, of a hundred. */
  readonly volume: (typeof VOLUMES)[number];
  /** It was asked whether sounds are wanted; nobody is asked twice. */
  readonly soundAsked: boolean;
  readonly bots: 'slow' | 'normal' | 'fast' | 'instant';
  /** When a first click only shows what will happen and a second one decides. */
  readonly confirm: 'never' | 'touch' | 'always';
  readonly colours: 'lamplight' | 'contrast';
  /** The table as sentences, for screen readers and people who like to read. */
  readonly text: boolean;
  /** Ask even where there is but one answer. */
  readonly stops: boolean;
  /** Several people at one screen hide nothing from each other. */
  readonly openHands: boolean;
  /** A click or key in the first moment of a new question was meant for something else, and does nothing. */
  readonly slips: boolean;
  /** Before a new match begins, it is told what it is about. */
  readonly briefings: boolean;
  /** Rules are named in full at the table, not by a sign. */
  readonly ruleIds: boolean;
}

export const VOLUMES = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const;

const ALLOWED: { readonly [K in keyof Preferences]: readonly Preferences[K][] } = {
  lang: ['en', 'de'],
  motion: ['auto', 'full', 'quick', 'none'],
  sound: [false, true],
  volume: VOLUMES,
  soundAsked: [false, true],
  bots: ['slow', 'normal', 'fast', 'instant'],
  confirm: ['never', 'touch', 'always'],
  colours: ['lamplight', 'contrast'],
  text: [false, true],
  stops: [false, true],
  openHands: [false, true],
  slips: [true, false],
  briefings: [true, false],
  ruleIds: [false, true],
};

const KEY = 'tafelrunde.preferences';
const STILLNESS = '(prefers-reduced-motion: reduce)';
const listeners = new Set<() => void>();
let current: Preferences | null = null;
/** What could not be kept; it lasts until the page is closed. */
let unkept: Partial<Preferences> = {};

export function preferences(): Preferences {
  current ??= read();
  return current;
}

export function prefer(change: Partial<Preferences>): void {
  // Another tab may have kept other wishes since.
  const wishes = { ...read(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(wishes));
    unkept = {};
  } catch {
    unkept = { ...unkept, ...change };
  }
  use(wishes);
}

function use(wishes: Preferences): void {
  current = wishes;
  for (const listener of listeners) listener();
}

// Without a key everything was cleared away.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === KEY || key === null) use(read());
});

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, preferences);
}

function subscribe(changed: () => void): () => void {
  followDevice();
  listeners.add(changed);
  return () => listeners.delete(changed);
}

let device: MediaQueryList | null = null;

/** What the device says may change while the page is open: the wishes stay, but mean something else. */
function followDevice(): void {
  if (device) return;
  device = matchMedia(STILLNESS);
  device.addEventListener('change', () => use({ ...preferences() }));
}

/** What stands in the store may be of an older version or tampered with: only known values count. */
export function readPreferences(stored: string | null, device: { readonly german: boolean }): Preferences {
  const initial: Preferences = {
    lang: device.german ? 'de' : 'en',
    motion: 'auto',
    sound: false,
    volume: 60,
    soundAsked: false,
    bots: 'normal',
    confirm: 'touch',
    colours: 'lamplight',
    text: false,
    stops: false,
    openHands: false,
    slips: true,
    briefings: true,
    ruleIds: false,
  };
  const found = parsed(stored);
  const known = Object.entries(found).filter(
    ([key, value]) => key in ALLOWED && (ALLOWED[key as keyof Preferences] as readonly unknown[]).includes(value),
  );
  return { ...initial, ...Object.fromEntries(known) };
}

function read(): Preferences {
  const german = navigator.language.toLowerCase().startsWith('de');
  return { ...readPreferences(stored(), { german }), ...unkept };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parsed(found: string | null): object {
  try {
    const value: unknown = JSON.parse(found ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** How much the table moves, with what the device says taken into account. */
export function motionOf({ motion }: Preferences): Motion {
  if (motion !== 'auto') return motion;
  return matchMedia(STILLNESS).matches ? 'none' : 'full';
}
