import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { afterPaint } from '../../parts/after-paint.ts';
import type { Motion } from '../../table/board.ts';
import { PACE, startsOf } from '../motion/pace.ts';
import './flights.css';

/** What an event sends over the table: from one `data-at` to another, or up from where it stands and away. */
export type Passage =
  | { readonly from: string; readonly to: string; readonly face: ReactNode }
  | { readonly leaves: string; readonly face: ReactNode };

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Something that is drawn above the table for a moment. */
interface Passing {
  readonly key: number;
  readonly delay: number;
  readonly face: ReactNode;
  readonly from: Spot;
  /** null: it leaves the table. */
  readonly to: Spot | null;
}

const FLIGHT = 520;
const LEAVING = 1400;

interface Props<E> {
  readonly fresh: readonly E[];
  readonly motion: Motion;
  readonly pause: (event: E) => number;
  readonly passageOf: (event: E) => Passage | null;
}

/** Cards fly from where they were to where they are; whoever leaves for good is seen going. */
export function Flights<E>({ fresh, motion, pause, passageOf }: Props<E>): ReactNode {
  const places = useRef(new Map<string, Spot>());
  const next = useRef(0);
  const seen = useRef<readonly E[]>(fresh);
  const [passing, setPassing] = useState<readonly Passing[]>([]);

  // Behind the frame that shows the answer: measuring before it would lay the page out twice.
  useEffect(() => {
    if (motion !== 'none') return afterPaint(look);
  });

  function look(): void {
    const before = places.current;
    places.current = measured();
    if (seen.current === fresh || motion === 'none') return;
    seen.current = fresh;
    const starts = startsOf(fresh, pause, motion);
    const spot = (place: string) => places.current.get(place) ?? before.get(place);
    const found = fresh.flatMap((event, i) => {
      const passage = passageOf(event);
      if (!passage) return [];
      const from = spot('from' in passage ? passage.from : passage.leaves);
      const to = 'to' in passage ? spot(passage.to) : null;
      return from && to !== undefined
        ? [{ key: next.current++, delay: starts[i] ?? 0, face: passage.face, from, to }]
        : [];
    });
    if (found.length > 0) setPassing(found);
  }

  if (motion === 'none' || passing.length === 0) return null;
  return createPortal(
    <div className="kit-flights" aria-hidden="true">
      {passing.map(one => (
        <Passer
          key={one.key}
          one={one}
          motion={motion}
          done={() => setPassing(all => all.filter(({ key }) => key !== one.key))}
        />
      ))}
    </div>,
    document.body,
  );
}

/** The middle of every place that is on the table now. */
function measured(): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-at]')) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width > 0) spots.set(element.dataset.at ?? '', { x: left + width / 2, y: top + height / 2 });
  }
  return spots;
}

interface PasserProps {
  readonly one: Passing;
  readonly motion: Motion;
  readonly done: () => void;
}

function Passer({ one, motion, done }: PasserProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const finished = useRef(done);
  finished.current = done;
  useEffect(() => {
    const time = (one.to ? FLIGHT : LEAVING) * Math.max(0.5, PACE[motion]);
    const animation = ref.current?.animate(framesOf(one), {
      duration: time,
      delay: one.delay,
      easing: 'ease-in-out',
      fill: 'both',
    });
    if (animation) animation.onfinish = () => finished.current();
    return () => animation?.cancel();
  }, [one, motion]);
  return (
    <div className="kit-passing" ref={ref}>
      {one.face}
    </div>
  );
}

function framesOf({ from, to }: Passing): Keyframe[] {
  const at = ({ x, y }: Spot, more: string) => `translate(${x}px, ${y}px) translate(-50%, -50%) ${more}`;
  if (to === null)
    return [
      { transform: at(from, 'scale(1)'), opacity: 1 },
      { transform: at(from, 'scale(1.15) rotate(-4deg)'), opacity: 1, offset: 0.3 },
      { transform: at({ x: from.x, y: from.y + 30 }, 'scale(0.9)'), opacity: 0 },
    ];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 24 };
  return [
    { transform: at(from, 'scale(0.55)'), opacity: 0 },
    { transform: at(from, 'scale(0.7)'), opacity: 1, offset: 0.12 },
    { transform: at(middle, 'scale(0.95) rotate(4deg)'), opacity: 1, offset: 0.55 },
    { transform: at(to, 'scale(0.6)'), opacity: 0.2 },
  ];
}
