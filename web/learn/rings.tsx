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
    let frame = requestAnimationFrame(function follow() {
      if (layer.current) lay(layer.current, boxesOf(selector));
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

function boxesOf(selector: string): DOMRect[] {
  return [...document.querySelectorAll(selector)]
    .map(element => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .slice(0, MOST);
}

function lay(layer: HTMLElement, boxes: readonly DOMRect[]): void {
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
