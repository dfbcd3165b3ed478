import { useState } from 'react';
import { knownName } from '../online/keepsakes.ts';
import { botNames } from './bot-names.ts';
import type { Chair } from './table.ts';

const KEY = 'tafelrunde.me';
const MOST_SEATS = 8;

/** What I called myself last, at this screen or on the server. */
function myName(): string {
  try {
    return localStorage.getItem(KEY) ?? knownName() ?? '';
  } catch {
    return '';
  }
}

function rememberMe(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // A browser that keeps nothing asks again.
  }
}

export interface Naming {
  /** The chairs with a name for everybody who has one: mine as last time, and those drawn for bots. */
  readonly named: (chairs: readonly Chair[]) => readonly Chair[];
  /** The same, ready to be played with: who has left the name empty has none. */
  readonly settled: (chairs: readonly Chair[]) => readonly Chair[];
}

/** Names for those who sit down; drawn once for as long as the page is open. */
export function useNaming(): Naming {
  const [drawn] = useState(() => botNames(MOST_SEATS));
  const [mine] = useState(myName);
  const named = (chairs: readonly Chair[]): readonly Chair[] => {
    const me = chairs.findIndex(({ kind }) => kind === 'person');
    return chairs.map((chair, seat) => {
      if (chair.kind === 'free' || chair.name !== undefined) return chair;
      return { ...chair, name: chair.kind === 'bot' ? (drawn[seat] ?? '') : seat === me ? mine : '' };
    });
  };
  const settled = (chairs: readonly Chair[]): readonly Chair[] => {
    const all = named(chairs);
    const me = all.find(({ kind }) => kind === 'person');
    if (me?.kind === 'person') rememberMe(me.name?.trim() ?? '');
    return all.map(withoutEmptyName);
  };
  return { named, settled };
}

function withoutEmptyName(chair: Chair): Chair {
  if (chair.kind === 'free') return chair;
  const { name: given = '', ...rest } = chair;
  const name = given.trim();
  if (rest.kind === 'guest') return { ...rest, name };
  return name === '' ? rest : { ...rest, name };
}
