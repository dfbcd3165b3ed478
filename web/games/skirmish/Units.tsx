import { memo, type ReactElement } from 'react';
import { Token } from '../../kit/map/token.tsx';
import type { Effect } from '../../kit/map/token-effects.ts';
import type { Condition, TokenLook } from '../../kit/map/token-look.ts';
import { LAYOUT } from './field.tsx';
import { CLASSES, type Unit, unitId, type View } from './game.ts';
import { CARD_ART, UNITS } from './pictures.ts';

const ONE = { w: 1, h: 1 };

/** Red is round, blue is square: told apart without colours, too. */
export function lookOf({ owner, cls, life, blessings, shield }: Unit): TokenLook {
  const conditions: Condition[] = [
    ...(blessings > 0 ? [{ key: 'blessed', sign: { d: CARD_ART.blessing }, tone: 'good' as const }] : []),
    ...(shield > 0 ? [{ key: 'shielded', sign: 'shield' as const, tone: 'good' as const }] : []),
  ];
  return {
    shape: owner === 0 ? 'round' : 'square',
    tone: owner === 0 ? 'red' : 'blue',
    picture: UNITS[cls],
    base: ONE,
    life: { now: life, full: CLASSES[cls].life },
    conditions,
  };
}

interface Props {
  readonly view: View;
  readonly effect: Effect | null;
  /** The unit that is picked. */
  readonly picked: number | null;
}

/** All who stand; who falls is seen falling. */
export const Units = memo(function Units({ view, effect, picked }: Props): ReactElement {
  return (
    <g>
      {view.units.map((unit, number) => {
        const own = effect?.figure === unitId(number) ? effect : null;
        if (unit.life <= 0 && own?.kind !== 'fall') return null;
        return (
          <Token
            key={unitId(number)}
            id={unitId(number)}
            cell={unit.at}
            layout={LAYOUT}
            look={lookOf(unit)}
            active={number === picked}
            tired={unit.owner === view.current && unit.actions === 0}
            effect={own}
          />
        );
      })}
    </g>
  );
});
