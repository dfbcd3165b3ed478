import { type RefObject, useLayoutEffect } from 'react';

/** How far a card stays away from its term and from the edge of the screen. */
const GAP = 6;

/** Lays an open card above everything else, a dialog too, and keeps it at its term when the page moves. */
export function usePlaced(
  open: boolean,
  mark: RefObject<HTMLElement | null>,
  card: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    if (!open) return;
    const place = () => {
      if (mark.current && card.current) lay(card.current, mark.current);
    };
    card.current?.showPopover?.();
    place();
    addEventListener('scroll', place, true);
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, true);
      removeEventListener('resize', place);
    };
  }, [open, mark, card]);
}

/** Below the term, or over it where there is more room; a term may be broken into two lines. */
function lay(card: HTMLElement, mark: HTMLElement): void {
  const lines = mark.getClientRects();
  const [first, last] = [lines[0], lines[lines.length - 1]];
  if (!first || !last) return;
  const { offsetWidth: width, offsetHeight: height } = card;
  const { clientWidth, clientHeight } = document.documentElement;
  const below = last.bottom + GAP + height <= clientHeight - GAP || first.top < clientHeight - last.bottom;
  card.style.left = `${Math.max(GAP, Math.min(last.left, clientWidth - width - GAP))}px`;
  card.style.top = `${below ? last.bottom + GAP : Math.max(GAP, first.top - GAP - height)}px`;
}
