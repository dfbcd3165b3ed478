import type { ReactNode } from 'react';
import { useNearby } from '../cards/zoom.tsx';
import type { Thing } from './picking.ts';
import { usePointing } from './use-picking.tsx';
import './pointed.css';

interface Pointable {
  readonly thing: Thing;
  /** What a screen reader says. */
  readonly name: string;
  readonly className?: string;
  /** The card to be seen closely while this is pointed at. */
  readonly card?: string | undefined;
  readonly children?: ReactNode;
}

/** Something that can be pointed at: click, tap, Enter. Resting on it shows its card; who wants to know more presses long or with the right button (`useAsking`). */
export function Pointed({ thing, name, className = '', card, children }: Pointable): ReactNode {
  const { glow, point, lookAt, picked } = usePointing();
  const state = glow(thing);
  // Who is choosing a target or a use wants to see the table, not the card.
  const near = useNearby(picked.length > 0 && (state === 'offered' || state === 'picked') ? undefined : card);
  return (
    <button
      type="button"
      className={`kit-pointed ${className}`}
      data-thing={thing}
      data-glow={state}
      aria-pressed={state === 'picked' ? true : undefined}
      onClick={() => {
        near.leave();
        point(thing);
      }}
      onPointerEnter={event => {
        if (event.pointerType === 'mouse') lookAt(thing);
      }}
      onPointerMove={near.move}
      onPointerLeave={event => {
        if (event.pointerType === 'mouse') lookAt(null);
        near.leave();
      }}
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
      <span className="kit-seen" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
