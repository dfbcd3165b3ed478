import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { afterPaint } from '../../parts/after-paint.ts';
import { Journeys } from './Flights.tsx';
import { Gang } from './Gang.tsx';
import { Playing } from './Piles.tsx';
import { useTable } from './Table.tsx';
import { Tray } from './Tray.tsx';
import { useScale } from './useScale.ts';

/** The table: the others above, what is being played in the middle, the own gang large at the bottom. */
export function Board(): ReactNode {
  return (
    <>
      <Surface>
        <Rivals />
        <Tray />
        <Playing />
        <Own />
      </Surface>
      <Journeys />
    </>
  );
}

/** As large as the window allows. Where that is too small for all, it brings something that may be chosen into sight. */
function Surface({ children }: { readonly children: ReactNode }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const { view, ask, picked, motion } = useTable();
  const { zoom, rows, shares } = useScale(ref, view.groups.length - 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question or pick is what it waits for
  useEffect(
    () =>
      afterPaint(() => {
        const table = ref.current?.getBoundingClientRect();
        const offered = [...(ref.current?.querySelectorAll('[data-thing][data-glow="offered"]') ?? [])];
        if (!table || offered.some(element => isWithin(element.getBoundingClientRect(), table))) return;
        offered[0]?.scrollIntoView({
          block: 'nearest',
          inline: 'nearest',
          behavior: motion === 'none' ? 'auto' : 'smooth',
        });
      }),
    [ask, picked],
  );
  return (
    <div className="sh-table" ref={ref}>
      <div className="sh-scaled" style={{ zoom }}>
        <div
          className="sh-ground"
          data-rows={rows}
          style={{ '--above': `${shares[0]}fr`, '--below': `${shares[1]}fr` } as CSSProperties}
        >
          {children}
        </div>
      </div>
    </div>
  );
}

const isWithin = (inner: DOMRect, outer: DOMRect): boolean =>
  inner.top >= outer.top && inner.bottom <= outer.bottom && inner.left >= outer.left && inner.right <= outer.right;

/** Everybody else, in the order of play from the own seat on. */
function Rivals(): ReactNode {
  const { view, own, say } = useTable();
  const count = view.groups.length;
  const others = Array.from({ length: count - 1 }, (_, i) => (own + 1 + i) % count);
  return (
    <section className="sh-rivals" aria-label={say('rivals')} data-count={others.length}>
      {others.map(id => {
        const group = view.groups[id];
        return group && <Gang key={id} group={group} id={id} large={false} />;
      })}
    </section>
  );
}

function Own(): ReactNode {
  const { view, own } = useTable();
  const group = view.groups[own];
  return group ? <Gang group={group} id={own} large /> : null;
}
