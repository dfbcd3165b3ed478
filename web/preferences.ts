import type { Lang } from '@tafelrunde/engine';
import { useSyncExternalStore } from 'react';
import type { Motion } from './table/board.ts';

/** What a person likes; kept on this device. */
export interface Preferences {
  readonly lang: Lang;
  /** `auto` follows what the device says about reduced motion. */
  readonly motion: Motion | 'auto';
  readonly sound: boolean;
  readonly bots: 'slow' | 'normal' | 'fast' | 'instant';
  /** When a first click only shows what will happen and a second one decides. */
  readonly confirm: 'never' | 'touch' | 'always';
  readonly colours: 'lamplight' | 'contrast';
  /** The table as sentences, for screen readers and people who like to read. */
  readonly text: boolean;
  /** Ask even where there is but one answer. */
  readonly stops: boolean;
}

const ALLOWED: { readonly [K in keyof Preferences]: readonly Preferences[K][] } = {
  lang: ['en', 'de'],
  motion: ['auto', 'full', 'quick', 'none'],
  sound: [false, true],
  bots: ['slow', 'normal', 'fast', 'instant'],
  confirm: ['never', 'touch', 'always'],
  colours: ['lamplight', 'contrast'],
  text: [false, true],
  stops: [false, true],
};

const KEY = 'tafelrunde.preferences';
const listeners = new Set<() => void>();
let current: Preferences | null = null;

export function preferences(): Preferences {
  current ??= read();
  return current;
}

export function prefer(change: Partial<Preferences>): void {
  current = { ...preferences(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A browser that keeps nothing still plays; the wish lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, preferences);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** What stands in the store may be of an older version or tampered with: only known values count. */
export function readPreferences(stored: string | null, device: { readonly german: boolean }): Preferences {
  const initial: Preferences = {
    lang: device.german ? 'de' : 'en',
    motion: 'auto',
    sound: false,
    bots: 'normal',
    confirm: 'touch',
    colours: 'lamplight',
    text: false,
    stops: false,
  };
  const found = parsed(stored);
  const known = Object.entries(found).filter(
    ([key, value]) => key in ALLOWED && (ALLOWED[key as keyof Preferences] as readonly unknown[]).includes(value),
  );
  return { ...initial, ...Object.fromEntries(known) };
}

function read(): Preferences {
  const german = navigator.language.toLowerCase().startsWith('de');
  try {
    return readPreferences(localStorage.getItem(KEY), { german });
  } catch {
    return readPreferences(null, { german });
  }
}

function parsed(stored: string | null): object {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** How much the table moves, with what the device says taken into account. */
export function motionOf({ motion }: Preferences): Motion {
  if (motion !== 'auto') return motion;
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'full';
}
