import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { zoomed } from './stores.ts';
import { useTable } from './Table.tsx';
import type { Thing } from './things.ts';

interface Pointable {
  readonly thing: Thing;
  /** What a screen reader says. */
  readonly name: string;
  readonly className?: string;
  /** The card to be seen closely while this is pointed at. */
  readonly card?: string | undefined;
  readonly children?: ReactNode;
}

/** How long a finger rests on a card to look at it, and a pointer before the large card appears, in milliseconds. */
const LONG_PRESS = 380;
const LINGER = 260;

/** Something that can be pointed at: click, tap, Enter. Resting on it shows its card; a finger never only looks. */
export function Pointed({ thing, name, className = '', card, children }: Pointable): ReactNode {
  const { glow, point, lookAt, picked } = useTable();
  const state = glow(thing);
  // Who is choosing a target wants to see the table, not the card.
  const near = useNearby(picked.length > 0 && state === 'offered' ? undefined : card);
  return (
    <button
      type="button"
      className={`sh-pointed ${className}`}
      data-thing={thing}
      data-glow={state}
      aria-pressed={state === 'picked' ? true : undefined}
      onClick={() => {
        if (!near.wasLong()) point(thing);
      }}
      onPointerEnter={event => {
        if (event.pointerType === 'mouse') lookAt(thing);
      }}
      onPointerMove={near.move}
      onPointerLeave={event => {
        if (event.pointerType === 'mouse') lookAt(null);
        near.leave();
      }}
      onPointerDown={near.down}
      onPointerUp={near.up}
      onPointerCancel={near.leave}
      onContextMenu={event => event.preventDefault()}
      onFocus={event => {
        if (!event.currentTarget.matches(':focus-visible')) return;
        lookAt(thing);
        near.focus(event);
      }}
      onBlur={near.leave}
      onKeyDown={event => {
        if (event.key === 'Escape') near.leave();
      }}
    >
      <span className="unseen">{name}</span>
      <span className="sh-seen" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}

/** Shows the large card: after a moment under a mouse, at once for the keyboard, with a long press for a finger. */
function useNearby(card: string | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const long = useRef(false);
  const isOver = useRef(false);
  const wait = (on: Element, delay: number, then?: () => void) => {
    if (card === undefined) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      zoomed.set({ id: card, beside: on.getBoundingClientRect() });
      then?.();
    }, delay);
  };
  const leave = () => {
    isOver.current = false;
    clearTimeout(timer.current);
    if (card !== undefined && zoomed.get()?.id === card) zoomed.set(null);
  };
  // A card that is gone cannot be left.
  const last = useRef(leave);
  last.current = leave;
  useEffect(() => () => last.current(), []);
  return {
    // What comes to lie under a resting pointer is entered, but nobody has pointed at it.
    move: (event: PointerEvent) => {
      const moves = event.movementX !== 0 || event.movementY !== 0;
      if (event.pointerType !== 'mouse' || isOver.current || !moves) return;
      isOver.current = true;
      wait(event.currentTarget, LINGER);
    },
    down: (event: PointerEvent) => {
      long.current = false;
      if (event.pointerType !== 'mouse')
        wait(event.currentTarget, LONG_PRESS, () => {
          long.current = true;
        });
    },
    up: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') leave();
    },
    focus: (event: FocusEvent) => wait(event.currentTarget, 0),
    leave,
    wasLong: () => long.current,
  };
}
