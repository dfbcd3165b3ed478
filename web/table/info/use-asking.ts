import { useCallback, useEffect, useState } from 'react';
import type { Asked } from './about.ts';

/** A finger that rests this long, and moves no farther, wants to know what that is. In milliseconds and pixels. */
export const LONG_PRESS = 450;
const SLACK = 10;
/** What says of itself which thing it is: what can be pointed at, and whatever else stands for one. */
const THING = '[data-thing],[data-about]';

let at = { x: 0, y: 0 };

/**
 * Listens for whoever wants to know what something is: a long press, the right button, the key i, or a click on what does nothing else. Boards ask by
 * `inform` for what they draw themselves.
 */
export function useAsking(on: boolean) {
  const [asked, ask] = useState<Asked | null>(null);
  const inform = useCallback(
    (thing: string, wish: string | null = null, value: string | null = null) => ask({ thing, value, wish, at }),
    [],
  );
  useEffect(() => {
    if (!on) return;
    const asks = (target: EventTarget | null): boolean => {
      const part = target instanceof Element ? target : null;
      const found = part?.closest<HTMLElement>(THING);
      const thing = found?.dataset.about ?? found?.dataset.thing;
      if (thing === undefined) return false;
      const value = part?.closest<HTMLElement>('[data-value]');
      inform(thing, null, (value && found?.contains(value) && value.dataset.value) || null);
      return true;
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const point = (event: PointerEvent): void => {
      const { clientX: x, clientY: y, type } = event;
      if (type === 'pointermove' && Math.hypot(x - at.x, y - at.y) < SLACK) return;
      clearTimeout(timer);
      if (type !== 'pointerdown') return;
      at = { x, y };
      held = false;
      if (event.pointerType !== 'mouse')
        timer = setTimeout(() => {
          held = asks(event.target);
        }, LONG_PRESS);
    };
    const click = (event: MouseEvent): void => {
      const { target } = event;
      if (held) {
        event.preventDefault();
        event.stopPropagation();
      } else if (target instanceof Element && !target.closest('button, a, [data-thing]')) asks(target);
      held = false;
    };
    const open = (event: MouseEvent): void => {
      if (asks(event.target)) event.preventDefault();
    };
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (key !== 'i' || ctrlKey || metaKey || altKey || !(target instanceof Element)) return;
      const { left: x, bottom: y } = target.getBoundingClientRect();
      at = { x, y };
      if (!target.matches('input, textarea, select')) asks(target);
    };
    const stop = new AbortController();
    const always = { capture: true, signal: stop.signal };
    for (const kind of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const)
      addEventListener(kind, point, always);
    addEventListener('click', click, always);
    addEventListener('contextmenu', open, always);
    addEventListener('keydown', press, always);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [on, inform]);
  return { asked, inform, forget: useCallback(() => ask(null), []) };
}
