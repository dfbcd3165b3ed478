import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Pointer } from './lesson.ts';

/** More would be no pointing. */
const MOST = 8;
const MARGIN = 5;

/** Rings around what is meant, wherever it is drawn: they follow while boards move, and let every click through. */
export function Rings({ pointer }: { readonly pointer: Pointer | null }): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  const selector = selectorOf(pointer);
  useEffect(() => {
    if (selector === '') return;
    let brought = false;
    let frame = requestAnimationFrame(function follow() {
      const meant = [...document.querySelectorAll(selector)].slice(0, MOST);
      if (!brought && meant[0]) {
        bringIntoView(meant[0]);
        brought = true;
      }
      if (layer.current) lay(layer.current, meant.flatMap(boxOf));
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [selector]);
  if (selector === '') return null;
  return createPortal(<div key={selector} ref={layer} className="coach-rings" aria-hidden="true" />, document.body);
}

function selectorOf(pointer: Pointer | null): string {
  if (!pointer) return '';
  const option = pointer.option === undefined ? [] : [`[data-option="${CSS.escape(pointer.option)}"]`];
  return [...option, ...(pointer.elements ?? [])].join(', ');
}

/** What scrolls with the element in it; what is scrolled away must not be ringed, something else is there. */
function scrollerOf(element: Element): Element | null {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (around.scrollHeight > around.clientHeight && /auto|scroll/.test(getComputedStyle(around).overflowY))
      return around;
  return null;
}

function bringIntoView(element: Element): void {
  const scroller = scrollerOf(element);
  if (!scroller) return;
  const [box, frame] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()];
  const below = Math.min(box.bottom + 2 * MARGIN - frame.bottom, box.top - 2 * MARGIN - frame.top);
  if (below > 0) scroller.scrollTop += below;
  else if (box.top < frame.top) scroller.scrollTop += box.top - 2 * MARGIN - frame.top;
}

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** The part of the element that can be seen, if any. */
function boxOf(element: Element): readonly Box[] {
  const box = element.getBoundingClientRect();
  const frame = scrollerOf(element)?.getBoundingClientRect() ?? box;
  const [left, top] = [Math.max(box.left, frame.left), Math.max(box.top, frame.top)];
  const [right, bottom] = [Math.min(box.right, frame.right), Math.min(box.bottom, frame.bottom)];
  return right > left && bottom > top ? [{ x: left, y: top, width: right - left, height: bottom - top }] : [];
}

function lay(layer: HTMLElement, boxes: readonly Box[]): void {
  while (layer.childElementCount > boxes.length) layer.lastElementChild?.remove();
  while (layer.childElementCount < boxes.length) layer.append(document.createElement('i'));
  for (const [i, { x, y, width, height }] of boxes.entries()) {
    const ring = layer.children[i] as HTMLElement;
    const place = `${x - MARGIN}px ${y - MARGIN}px`;
    if (ring.style.translate !== place) ring.style.translate = place;
    const [w, h] = [`${width + 2 * MARGIN}px`, `${height + 2 * MARGIN}px`];
    if (ring.style.width !== w) ring.style.width = w;
    if (ring.style.height !== h) ring.style.height = h;
  }
}
