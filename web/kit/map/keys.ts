import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import type { Heading, Neighbour } from './neighbours.ts';

interface Keys {
  /** Where the cursor begins, and where Home takes it. */
  readonly start: number;
  readonly neighbour: Neighbour;
  /** Cells at which something is offered. */
  readonly stops: readonly number[];
  readonly onMove: (cell: number) => void;
  readonly onEnter: (cell: number) => void;
  /** Shift with an arrow: the piece that acts turns, where pieces have a facing. */
  readonly onTurn?: (heading: Heading) => void;
  /** The key i: what is on this cell? */
  readonly onInform?: (cell: number) => void;
  readonly onZoom: (factor: number) => void;
  readonly onEscape: () => void;
}

const ARROWS: Readonly<Record<string, Heading>> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
};
const ZOOM: Readonly<Record<string, number>> = { '+': 1.25, '=': 1.25, '-': 0.8 };

/** The keyboard on a map: a cursor that is there while the map has the focus of the keyboard. */
export function useMapKeys(keys: Keys) {
  const [cell, setCell] = useState<number | null>(null);
  const go = (to: number): void => {
    setCell(to);
    keys.onMove(to);
  };
  const jump = (step: number): void => {
    const stops = [...new Set(keys.stops)].sort((a, b) => a - b);
    const from = cell ?? keys.start;
    const ahead = step > 0 ? stops.find(stop => stop > from) : stops.findLast(stop => stop < from);
    const to = ahead ?? (step > 0 ? stops[0] : stops.at(-1));
    if (to !== undefined) go(to);
  };
  const press = (event: KeyboardEvent): boolean => {
    const arrow = ARROWS[event.key];
    const zoom = ZOOM[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (arrow && event.shiftKey) keys.onTurn?.(arrow);
    else if (arrow) go(cell === null ? keys.start : keys.neighbour(cell, arrow));
    else if (event.key === 'PageDown') jump(1);
    else if (event.key === 'PageUp') jump(-1);
    else if (event.key === 'Home') go(keys.start);
    else if ((event.key === 'Enter' || event.key === ' ') && cell !== null) keys.onEnter(cell);
    else if (event.key === 'i' && cell !== null && keys.onInform) keys.onInform(cell);
    else if (zoom !== undefined) keys.onZoom(zoom);
    else if (event.key === 'Escape') {
      setCell(null);
      keys.onEscape();
    } else return false;
    return true;
  };
  const handlers = {
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.target !== event.currentTarget || !press(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onFocus: (event: FocusEvent): void => {
      if (event.target === event.currentTarget && event.currentTarget.matches(':focus-visible'))
        setCell(c => c ?? keys.start);
    },
    onBlur: (event: FocusEvent): void => {
      if (event.target === event.currentTarget) setCell(null);
    },
  };
  return { cell, handlers };
}

export type MapKeys = ReturnType<typeof useMapKeys>;
