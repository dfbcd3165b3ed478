import { type ReactNode, Suspense, useRef } from 'react';
import { Tray } from './later.tsx';
import { useTable } from './Table.tsx';

/** The attack has its room above the map from the beginning; what it shows is loaded with the first one. */
export function Roll(): ReactNode {
  const { view, fresh, tell } = useTable();
  const wanted = useRef(false);
  wanted.current ||= view.attacks.length > 0 || fresh.some(({ kind }) => kind === 'attack');
  const empty = <p className="ss-roll ss-none">{tell('noAttack')}</p>;
  return wanted.current ? (
    <Suspense fallback={empty}>
      <Tray />
    </Suspense>
  ) : (
    empty
  );
}
