import { type RefObject, useEffect, useRef } from 'react';
import type { Camera } from './camera.ts';
import type { Point } from './layout.ts';

/** A pointer that moved less than this many pixels has clicked. */
const SLACK = 7;
/** A finger that rests so long holds on. In milliseconds. */
const LONG_PRESS = 450;

export interface Gestures {
  /** The pointer is over this point of the board (in cells), or has left it. */
  readonly onHover: (at: Point | null) => void;
  readonly onTap: (at: Point, touch: boolean) => void;
  /** A long press, or the right button: somebody wants to know what is there. */
  readonly onHold?: (at: Point) => void;
  /** Whether a drag that begins here turns a figure instead of moving the picture. */
  readonly turns?: (at: Point) => boolean;
  /** A drag that turns: where it points now; `done` when let go. */
  readonly onTurn?: (to: Point, done: boolean) => void;
  /** The wheel over a figure that can turn: true if it was used. */
  readonly onWheel?: (at: Point, step: number) => boolean;
}

interface Drag {
  readonly start: Point;
  readonly turning: boolean;
  moved: boolean;
}

/** Pointer, wheel and pinch on a map; what lies on it and is no part of it says `data-off-map`. Listeners are put on once; they always call the newest handlers. */
export function useGestures(ref: RefObject<HTMLElement | null>, camera: Camera, gestures: Gestures): void {
  const latest = useRef(gestures);
  latest.current = gestures;
  useEffect(() => {
    const element = ref.current;
    return element ? listen(element, camera, latest) : undefined;
  }, [ref, camera]);
}

function listen(element: HTMLElement, camera: Camera, latest: RefObject<Gestures>): () => void {
  const fingers = new Map<number, Point>();
  let drag: Drag | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const pointOf = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const isOurs = (event: Event): boolean => !(event.target as Element).closest('[data-off-map]');

  const down = (event: PointerEvent): void => {
    if (!isOurs(event) || event.button > 1) return;
    const at = pointOf(event);
    fingers.set(event.pointerId, at);
    drag = {
      start: at,
      turning: fingers.size === 1 && (latest.current.turns?.(camera.toBoard(at)) ?? false),
      moved: fingers.size > 1,
    };
    clearTimeout(resting);
    const pressed = drag;
    if (event.pointerType !== 'mouse')
      resting = setTimeout(() => {
        if (drag !== pressed || pressed.moved || !latest.current.onHold) return;
        // What is held is not tapped when it is let go.
        pressed.moved = true;
        latest.current.onHold(camera.toBoard(at));
      }, LONG_PRESS);
  };
  const move = (event: PointerEvent): void => {
    const at = pointOf(event);
    const before = fingers.get(event.pointerId);
    if (!before || !drag) {
      if (event.pointerType !== 'touch') latest.current.onHover(isOurs(event) ? camera.toBoard(at) : null);
      return;
    }
    if (fingers.size === 2) pinch(fingers, event.pointerId, at, camera);
    else if (drag.moved || Math.hypot(at.x - drag.start.x, at.y - drag.start.y) > SLACK) {
      if (!drag.moved) element.setPointerCapture(event.pointerId);
      drag.moved = true;
      if (drag.turning) latest.current.onTurn?.(camera.toBoard(at), false);
      else camera.pan(at.x - before.x, at.y - before.y);
    } else return;
    fingers.set(event.pointerId, at);
  };
  const hold = (event: MouseEvent): void => {
    if (!isOurs(event) || !latest.current.onHold) return;
    event.preventDefault();
    // A finger has held on already.
    if (fingers.size === 0) latest.current.onHold(camera.toBoard(pointOf(event)));
  };
  const up = (event: PointerEvent): void => {
    clearTimeout(resting);
    if (!fingers.delete(event.pointerId) || !drag) return;
    const at = camera.toBoard(pointOf(event));
    if (!drag.moved) latest.current.onTap(at, event.pointerType === 'touch');
    else if (drag.turning) latest.current.onTurn?.(at, true);
    if (fingers.size === 0) drag = null;
  };
  const cancel = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) drag = null;
  };
  // A finger leaves when it is lifted: what it showed stays.
  const leave = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') latest.current.onHover(null);
  };
  const wheel = (event: WheelEvent): void => {
    if (!isOurs(event)) return;
    event.preventDefault();
    const at = pointOf(event);
    if (latest.current.onWheel?.(camera.toBoard(at), Math.sign(event.deltaY))) return;
    camera.zoom(Math.exp(-Math.max(-160, Math.min(160, event.deltaY)) * 0.0016), at);
  };
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', cancel);
  element.addEventListener('pointerleave', leave);
  element.addEventListener('wheel', wheel, { passive: false });
  element.addEventListener('contextmenu', hold);
  return () => {
    clearTimeout(resting);
    element.removeEventListener('contextmenu', hold);
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', cancel);
    element.removeEventListener('pointerleave', leave);
    element.removeEventListener('wheel', wheel);
  };
}

/** Two fingers: the picture follows their middle and grows with their distance. */
function pinch(fingers: ReadonlyMap<number, Point>, id: number, at: Point, camera: Camera): void {
  const before = fingers.get(id);
  const [, other] = [...fingers].find(([finger]) => finger !== id) ?? [];
  if (!before || !other) return;
  const spread = (a: Point): number => Math.hypot(a.x - other.x, a.y - other.y);
  const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
  camera.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
  if (spread(before) > 1) camera.zoom(spread(at) / spread(before), middle);
}
