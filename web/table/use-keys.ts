import { useEffect } from 'react';
import { prefer, preferences } from '../preferences.ts';
import { COMMIT, isEnough } from './several/gathered.ts';
import type { Drawer } from './table-view.tsx';
import type { Sitting } from './use-table.ts';

/** Plays the table by keyboard: signs choose, letters do what the tools do. */
export function useKeys(sitting: Sitting, toggle: (drawer: Drawer) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === ' ' && (sitting.telling.shown.live || !isFree(event.target))) return;
      if (obey(event.key, sitting, toggle)) event.preventDefault();
    };
    // A board that has the focus keeps keys to itself; a refusal is closed all the same.
    const closeRefusal = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isTyping(event.target)) sitting.forgive();
    };
    addEventListener('keydown', press);
    document.addEventListener('keydown', closeRefusal, true);
    return () => {
      removeEventListener('keydown', press);
      document.removeEventListener('keydown', closeRefusal, true);
    };
  }, [sitting, toggle]);
}

function obey(key: string, sitting: Sitting, toggle: (drawer: Drawer) => void): boolean {
  const offer = sitting.groups.flatMap(({ offers }) => offers).find(({ sign }) => sign === key);
  if (offer) {
    sitting.request(offer.id);
    return true;
  }
  const { gathering, gathered } = sitting;
  if (key === COMMIT && gathering) {
    if (isEnough(gathering, gathered)) sitting.commit();
    return true;
  }
  if (key === 'Escape') {
    sitting.lookAway();
    toggle(null);
    return true;
  }
  const deed = deeds(sitting, toggle)[key];
  deed?.();
  return deed !== undefined;
}

function deeds(sitting: Sitting, toggle: (drawer: Drawer) => void): Readonly<Record<string, () => void>> {
  return {
    ',': sitting.telling.showing.back,
    ';': sitting.telling.showing.forth,
    ' ': sitting.telling.shown.paused ? sitting.telling.showing.play : sitting.telling.showing.pause,
    u: sitting.undo,
    U: sitting.undoTurn,
    r: sitting.redo,
    h: sitting.askAdvice,
    l: () => toggle('log'),
    '?': () => toggle('keys'),
    t: () => prefer({ text: !preferences().text }),
    '.': () => sitting.preview.current?.querySelector<HTMLElement>('.term')?.focus(),
    '/': () => document.querySelector<HTMLElement>('.options-filter')?.focus(),
  };
}

function isTyping(target: EventTarget | null): boolean {
  const open = document.querySelector('dialog[open]') !== null;
  return open || (target instanceof HTMLElement && target.matches('input, textarea, select'));
}

/** The space bar means what has the focus, where anything has. */
const isFree = (target: EventTarget | null): boolean =>
  !(target instanceof Element && target.closest('button, a, summary, [role], [tabindex]'));
