import type { Facing } from '@tafelrunde/engine/geometry';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';

interface Keys {
  /** Where the cursor begins, and where Home takes it. */
  readonly start: number;
  readonly width: number;
  readonly height: number;
  /** Squares at which something is offered. */
  readonly stops: readonly number[];
  readonly onMove: (cell: number) => void;
  readonly onEnter: (cell: number) => void;
  readonly onTurn: (facing: Facing) => void;
  readonly onZoom: (factor: number) => void;
  readonly onEscape: () => void;
}

const ARROWS: Readonly<Record<string, { readonly dx: number; readonly dy: number; readonly facing: Facing }>> = {
  ArrowUp: { dx: 0, dy: -1, facing: 'N' },
  ArrowRight: { dx: 1, dy: 0, facing: 'E' },
  ArrowDown: { dx: 0, dy: 1, facing: 'S' },
  ArrowLeft: { dx: -1, dy: 0, facing: 'W' },
};
const ZOOM: Readonly<Record<string, number>> = { '+': 1.25, '=': 1.25, '-': 0.8 };

/** The keyboard on the board: a cursor that is there while the board has the focus of the keyboard. */
export function useKeys(keys: Keys) {
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
    if (arrow && event.shiftKey) keys.onTurn(arrow.facing);
    else if (arrow) go(cell === null ? keys.start : moved(cell, arrow, keys));
    else if (event.key === 'PageDown') jump(1);
    else if (event.key === 'PageUp') jump(-1);
    else if (event.key === 'Home') go(keys.start);
    else if ((event.key === 'Enter' || event.key === ' ') && cell !== null) keys.onEnter(cell);
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

function moved(
  cell: number,
  { dx, dy }: { readonly dx: number; readonly dy: number },
  { width, height }: Keys,
): number {
  const x = Math.min(width - 1, Math.max(0, (cell % width) + dx));
  const y = Math.min(height - 1, Math.max(0, Math.floor(cell / width) + dy));
  return y * width + x;
}
