import type { ReactNode } from 'react';
import type { Effect } from '../../kit/map/token-effects.ts';
import { PACE } from '../../kit/motion/pace.ts';
import type { Stir } from '../../kit/motion/stirs.ts';
import type { Motion } from '../../table/board.ts';
import { Sign, signs } from './Deed.tsx';
import { type EnemyId, type Event, hexesOf, names } from './game.ts';
import type { Land } from './land.ts';
import { enemySign } from './pictures.ts';
import { useTable } from './Table.tsx';

/** A step over a space, in milliseconds at full pace. */
const STEP = 320;

/** How a hero walked, as far as that is news. */
export function walkOf(fresh: readonly Event[], seat: number, land: Land, motion: Motion): Effect | null {
  const steps = fresh.flatMap(event =>
    event.kind === 'moved' && event.seat === seat && event.from !== null ? [[event.from, event.to] as const] : [],
  );
  const path = [...(steps[0] ? [steps[0][0]] : []), ...steps.map(([, to]) => to)].flatMap(hex => land.cell(hex) ?? []);
  if (path.length < 2 || motion === 'none') return null;
  return { kind: 'walk', figure: `hero-${seat}`, path, ms: STEP * (path.length - 1) * PACE[motion] };
}

/** A tile that was just turned over: the mist lifts from space to space. */
export function Unveiling({ land }: { readonly land: Land }): ReactNode {
  const { fresh } = useTable();
  const revealed = fresh.flatMap(event => (event.kind === 'explored' ? [event] : []));
  return revealed.flatMap(({ slot, turn }) =>
    hexesOf(slot, turn).flatMap((hex, i) => {
      const cell = land.cell(hex);
      if (cell === null) return [];
      return [
        <path
          key={`${slot} ${hex}`}
          className="mk-mist"
          d={land.layout.shape([cell], 0)}
          style={{ animationDelay: `${i * 70}ms` }}
        />,
      ];
    }),
  );
}

/** What an event does to the foe it is about. */
export const foeStir = (event: Event, who: EnemyId): Stir | null => {
  switch (event.kind) {
    case 'attacked':
      return event.foes.includes(who) ? 'shake' : null;
    case 'blocked':
      return event.foe === who ? 'block' : null;
    case 'hurt':
      return event.foe === who ? 'lunge' : null;
    default:
      return null;
  }
};

/** The last foe has fallen, and the combat is gone from the table: for a moment it says what came of it. */
export function Aftermath(): ReactNode {
  const { fresh, turn, lang, tell } = useTable();
  const fallen = fresh.flatMap(event => (event.kind === 'defeated' ? [event] : []));
  if (fallen.length === 0 || turn?.combat) return null;
  const fame = fallen.reduce((sum, event) => sum + event.fame, 0);
  return (
    <p className="mk-aftermath" aria-hidden="true">
      {fallen.map(({ foe }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may fall together
        <span key={i}>
          <Sign d={enemySign(foe)} /> {names.enemy(foe, lang)}
        </span>
      ))}
      <strong>
        {tell('defeated')} <Sign d={signs['laurels-trophy']} /> +{fame}
      </strong>
    </p>
  );
}
