import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Passing over a term is not yet looking at it; and who leaves it may be on the way to its card. */
const COME = 140;
const GO = 220;

/** What opened a card decides what closes it. */
type Opened = 'hover' | 'focus' | 'click';

interface Card {
  readonly open: boolean;
  readonly hover: () => void;
  readonly unhover: () => void;
  readonly focus: () => void;
  readonly toggle: () => void;
  readonly close: () => void;
}

/** One card is open at a time. */
let closeOther: (() => void) | null = null;

/** Opens and closes the card of a term: by pointing, by the focus, by a click or a tap. Escape and a click elsewhere close it. */
export function useCard(mark: RefObject<HTMLElement | null>, card: RefObject<HTMLElement | null>): Card {
  const [opened, setOpened] = useState<Opened | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpened(null);
  }, []);
  const open = useCallback(
    (by: Opened) => {
      clearTimeout(timer.current);
      if (closeOther !== close) closeOther?.();
      closeOther = close;
      setOpened(by);
    },
    [close],
  );
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (closeOther === close) closeOther = null;
    },
    [close],
  );
  useEffect(() => {
    if (opened === null) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Only the card: not the dialog or the drawer it lies on.
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    const point = ({ target }: PointerEvent) => {
      const own = target instanceof Node && (mark.current?.contains(target) || card.current?.contains(target));
      if (!own) close();
    };
    addEventListener('keydown', press, true);
    addEventListener('pointerdown', point, true);
    return () => {
      removeEventListener('keydown', press, true);
      removeEventListener('pointerdown', point, true);
    };
  }, [opened, close, mark, card]);
  return {
    open: opened !== null,
    hover: () => {
      clearTimeout(timer.current);
      if (opened === null) timer.current = setTimeout(() => open('hover'), COME);
    },
    unhover: () => {
      clearTimeout(timer.current);
      if (opened !== 'focus' && opened !== 'click') timer.current = setTimeout(close, GO);
    },
    focus: () => open('focus'),
    toggle: () => (opened === 'click' || opened === 'focus' ? close() : open('click')),
    close,
  };
}
