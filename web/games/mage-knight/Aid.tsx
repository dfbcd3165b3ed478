import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { icons } from '../../art/icons.ts';
import { lazily } from '../../parts/lazily.ts';
import { Sign } from './Deed.tsx';
import { optionText } from './describe.ts';
import type { Choice } from './game.ts';
import { useTable } from './Table.tsx';

const Solver = lazily(
  async () => (await import('./Solver.tsx')).Solver,
  () => null,
);

/** What the last click did can be taken back, and the button says what that was. */
export function TakeBack(): ReactNode {
  const { aid, lang, seat, tell } = useTable();
  if (aid?.situation.back.kind !== 'free') return null;
  const last = aid.situation.takes.barrier.at(-1) as Choice | undefined;
  if (last === undefined) return null;
  return (
    <button type="button" className="button quiet mk-back" onClick={aid.undo}>
      <Sign d={icons['anticlockwise-rotation']} /> {tell('takeBack', optionText(last, lang, seat))}
    </button>
  );
}

const ASKS: ReadonlySet<string> = new Set(['ranged', 'block', 'damage', 'attack']);

/** Beside a combat: taking back, a hint, and the whole of it by the solver. */
export function CombatAid(): ReactNode {
  const { aid, ask, tell } = useTable();
  const [wanted, want] = useState<'hint' | 'all' | null>(null);
  const stop = useCallback(() => want(null), []);
  if (!aid) return null;
  return (
    <div className="mk-aid">
      <TakeBack />
      {ask && ASKS.has(ask.kind) && wanted !== 'all' ? (
        <>
          <button type="button" className="button quiet" data-aid="hint" onClick={() => want('hint')}>
            {tell('hint')}
          </button>
          <button type="button" className="button quiet" data-aid="solve" onClick={() => want('all')}>
            {tell('solve')}
          </button>
        </>
      ) : null}
      {wanted === null ? null : (
        <Suspense fallback={<p>{tell('solving')}</p>}>
          <Solver key={wanted} aid={aid} all={wanted === 'all'} stop={stop} />
        </Suspense>
      )}
    </div>
  );
}
