import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { afterPaint } from '../../parts/after-paint.ts';
import { CardBack, CardFace } from './CardFace.tsx';
import { deathOf, type Flight, flightOf } from './flights.ts';
import type { Event } from './game.ts';
import { Picture, SignIcon } from './Picture.tsx';
import { PACE, startsOf } from './pace.ts';
import { useTable } from './Table.tsx';

type Spot = { readonly x: number; readonly y: number };

/** Something that is drawn above the table for a moment. */
type Passing = { readonly key: number; readonly delay: number } & (
  | { readonly is: 'flight'; readonly flight: Flight; readonly from: Spot; readonly to: Spot }
  | { readonly is: 'death'; readonly who: string; readonly at: Spot }
);

const FLIGHT = 520;
const DEATH = 1400;

/** Cards fly from where they were to where they are; the dead leave a tombstone for a moment. */
export function Flights(): ReactNode {
  const { fresh, motion } = useTable();
  const places = useRef(new Map<string, Spot>());
  const next = useRef(0);
  const seen = useRef<readonly Event[]>(fresh);
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
    const starts = startsOf(fresh, motion);
    const spot = (place: string) => places.current.get(place) ?? before.get(place);
    const found = fresh.flatMap((event, i) => passingOf(event, starts[i] ?? 0, spot, next));
    if (found.length > 0) setPassing(found);
  }

  if (motion === 'none' || passing.length === 0) return null;
  return createPortal(
    <div className="sh-flights" aria-hidden="true">
      {passing.map(one => (
        <Passer key={one.key} one={one} done={() => setPassing(all => all.filter(({ key }) => key !== one.key))} />
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

function passingOf(
  event: Event,
  delay: number,
  spot: (place: string) => Spot | undefined,
  next: { current: number },
): Passing[] {
  const who = deathOf(event);
  const at = who === null ? undefined : spot(who);
  if (who !== null && at) return [{ is: 'death', key: next.current++, delay, who, at }];
  const flight = flightOf(event);
  const from = flight ? spot(flight.from) : undefined;
  const to = flight ? spot(flight.to) : undefined;
  return flight && from && to ? [{ is: 'flight', key: next.current++, delay, flight, from, to }] : [];
}

function Passer({ one, done }: { readonly one: Passing; readonly done: () => void }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const { motion, lang } = useTable();
  const finished = useRef(done);
  finished.current = done;
  useEffect(() => {
    const time = (one.is === 'flight' ? FLIGHT : DEATH) * Math.max(0.5, PACE[motion]);
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
    <div className="sh-passing" ref={ref}>
      {one.is === 'death' ? (
        <span className="sh-grave">
          <Picture of={one.who} />
          <SignIcon sign="dead" />
        </span>
      ) : one.flight.card ? (
        <CardFace id={one.flight.card} lang={lang} />
      ) : (
        <CardBack pile={one.flight.back} />
      )}
    </div>
  );
}

function framesOf(one: Passing): Keyframe[] {
  const at = ({ x, y }: Spot, more: string) => `translate(${x}px, ${y}px) translate(-50%, -50%) ${more}`;
  if (one.is === 'death')
    return [
      { transform: at(one.at, 'scale(1)'), opacity: 1 },
      { transform: at(one.at, 'scale(1.15) rotate(-4deg)'), opacity: 1, offset: 0.3 },
      { transform: at({ x: one.at.x, y: one.at.y + 30 }, 'scale(0.9)'), opacity: 0 },
    ];
  const middle = { x: (one.from.x + one.to.x) / 2, y: (one.from.y + one.to.y) / 2 - 24 };
  return [
    { transform: at(one.from, 'scale(0.55)'), opacity: 0 },
    { transform: at(one.from, 'scale(0.7)'), opacity: 1, offset: 0.12 },
    { transform: at(middle, 'scale(0.95) rotate(4deg)'), opacity: 1, offset: 0.55 },
    { transform: at(one.to, 'scale(0.6)'), opacity: 0.2 },
  ];
}
