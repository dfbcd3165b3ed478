import { afterPaintOrSoon } from './after-paint.ts';

/** Leads the focus to something that usually takes none, a heading or the board, without moving the page; once it has gone on, nothing is left of that. */
export function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** The focus is nowhere: what had it is gone, or nothing ever had it. What `focusOn` led it to for want of better counts as well. */
export function isFocusFree(): boolean {
  const { activeElement: at, body } = document;
  return at === null || at === body || at.matches(':is(h1, main)[tabindex="-1"]');
}

/** For so long a page is waited for, looked for so often. In milliseconds. */
const PATIENCE = 10_000;
const OFTEN = 50;
let callOff = (): void => {};

/** With the old page the focus is gone: it goes to the heading of the new one as soon as that is there, unless the page or a person has led it somewhere else. */
export function focusNewPage(): void {
  callOff();
  const until = performance.now() + PATIENCE;
  const seek = () => {
    if (document.activeElement !== document.body || performance.now() > until) return;
    // A page that is still being fetched has a frame, but no heading yet.
    const heading = ['main h1', 'h1', 'main:not(:has(.loading))'].map(seen).find(found => found !== undefined);
    if (heading) return focusOn(heading);
    const timer = setTimeout(seek, OFTEN);
    callOff = () => clearTimeout(timer);
  };
  callOff = afterPaintOrSoon(seek);
}

/** A page that waits for its successor is still there, but hidden. */
const seen = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(element => element.checkVisibility());
