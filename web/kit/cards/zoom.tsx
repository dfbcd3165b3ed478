import {
  type CSSProperties,
  createContext,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Store, useStore } from '../../parts/store.ts';
import './zoom.css';

/** The card that is looked at closely, and where it lies. */
interface Zoomed {
  readonly id: string;
  readonly beside: DOMRect;
}

const Context = createContext<Store<Zoomed | null> | null>(null);

/** How long a pointer rests on a card before the large one appears, in milliseconds. */
const LINGER = 260;

const WIDTH = 272;
const HEIGHT = 400;
const GAP = 12;

interface Props {
  /** A card, large enough to read in comfort. */
  readonly face: (id: string) => ReactNode;
  readonly children: ReactNode;
}

/** Cards inside it are seen closely when somebody rests on them. */
export function Zooming({ face, children }: Props): ReactNode {
  const [zoomed] = useState(() => new Store<Zoomed | null>(null));
  return (
    <Context value={zoomed}>
      {children}
      <Zoom zoomed={zoomed} face={face} />
    </Context>
  );
}

/** The card that is looked at closely, beside where it lies. */
function Zoom({ zoomed, face }: { readonly zoomed: Store<Zoomed | null>; readonly face: Props['face'] }): ReactNode {
  const shown = useStore(zoomed);
  useEffect(() => {
    const hide = () => zoomed.set(null);
    addEventListener('scroll', hide, { passive: true, capture: true });
    return () => removeEventListener('scroll', hide, { capture: true });
  }, [zoomed]);
  if (!shown) return null;
  return createPortal(
    <div className="kit-zoom" style={placeBeside(shown.beside)} aria-hidden="true">
      {face(shown.id)}
    </div>,
    document.body,
  );
}

/** To the right, or to the left, or where there is room; never under the finger. */
function placeBeside(rect: DOMRect): CSSProperties {
  const { innerWidth: width, innerHeight: height } = window;
  const top = Math.max(GAP, Math.min(rect.top, height - HEIGHT - GAP));
  if (rect.right + GAP + WIDTH < width) return { left: rect.right + GAP, top };
  if (rect.left - GAP - WIDTH > 0) return { left: rect.left - GAP - WIDTH, top };
  const isLow = rect.top > height / 2;
  return { left: Math.max(GAP, (width - WIDTH) / 2), top: isLow ? GAP : Math.max(GAP, height - HEIGHT - GAP) };
}

/** Shows the large card: after a moment under a mouse, at once for the keyboard. */
export function useNearby(card: string | undefined) {
  const zoomed = use(Context);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isOver = useRef(false);
  const wait = (on: Element, delay: number) => {
    if (card === undefined || !zoomed) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => zoomed.set({ id: card, beside: on.getBoundingClientRect() }), delay);
  };
  const leave = () => {
    isOver.current = false;
    clearTimeout(timer.current);
    if (card !== undefined && zoomed?.get()?.id === card) zoomed.set(null);
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
    focus: (event: FocusEvent) => wait(event.currentTarget, 0),
    leave,
  };
}
